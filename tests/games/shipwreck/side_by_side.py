"""A match and the reference side by side, in random games of every kind.

The reference is given the deck, the starting seat and the fates drawn from the match, and the same answers. After each
of them both must stand the same and ask the same seat the same question.
"""

import random
from collections import deque
from collections.abc import Iterable
from typing import Any

from cartomante import load_game
from cartomante.core.event import Event
from cartomante.core.match import Match
from cartomante.games.shipwreck.state import SEAT_BOT

from .reference import Reference
from .reference_actions import AGREE, PASS, is_predict, is_reveal, value_predicted
from .reference_cards import CARDS, DEFAULTS, SLOTS
from .reference_zones import Event as Told

GAME = load_game("shipwreck")
ENDINGS = {None: None, "won": "score", "doomed": "doom", "deck_empty": "deck_empty", "turn_limit": "turn_limit"}
IN_OTHER_WORDS = ("aside", "removed", "active", "hidden", "ending")
TARGETS = ("cycle_target", "relocate_source", "relocate_destination", "discard_lower_target")

CUSTOM_DECKS = [
    ["beast", "mirror", "huntress", "blind_man", "fall", "ash", "thief", "north_wind"],
    ["fall", "north_wind", "musicians", "ash", "thief", "feast", "imago", "beast", "mirror"],
    ["feast", "wish", "chalice", "imago", "iron", "ghost", "fortune", "lantern", "passage", "asunder"],
    ["key", "wish", "shore", "leviathan", "belltower", "rider", "prophet", "imago", "captain", "pallbearers", "noble"],
]
CHOICES: dict[str, list[Any]] = {  # of the options that change rules
    "difficulty": ["easy", "easy", "normal", "hard", "doomed"],
    "refill_position": ["same_slot", "append_right"],
    "consent": ["unanimous", "majority", "speaker", "host"],
    "consent_fallback": ["majority", "pass"],
    "human_first": [True, False],
    "bots_follow_humans": [True, False],
    "reveal_discard": ["last_copy", "any", "off"],
    "multi_wrong_doom": ["once", "each"],
    "wrong_reveal": [True, False],
    "fall_check": ["announce", "fade_only"],
    "passage_counts": ["values", "tokens"],
    "iron_empty": ["zero", "closed"],
    "spent_cards": ["bottom", "removed"],
    "deck_empty": ["recycle_oldest", "loss"],
    "max_turns": [200, 200, 12],
}


def random_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Every option that changes rules, each as likely as not at its default."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.5}
    options["difficulty"] = rng.choice(CHOICES["difficulty"])
    kind = rng.random()
    if kind < 0.35:
        options["custom_deck"] = rng.choice(CUSTOM_DECKS)
    elif kind < 0.85:
        options["sets"] = [name for name in ("promo", "imago", "stars_below") if rng.random() < 0.7]
    if players == 2 and rng.random() < 0.5:
        options["two_player_challenge"] = True
    if rng.random() < 0.3:
        options["start_seat"] = rng.randrange(players)
    return options


def random_bots(rng: random.Random, players: int) -> list[int]:
    return [seat for seat in range(players) if rng.random() < 0.3]


def drawn_in(events: Iterable[Event]) -> list[int]:
    return [value for event in events if event.kind.name == "drew" for value in event.args["fates"]]


class Pair:
    """The match and its reference; `reference_class` may tell more than the plain one.

    `fates` lie in the row already, as positions list them; a match that has just been dealt has none.
    """

    def __init__(
        self,
        match: Match,
        bots: Iterable[int] = (),
        reference_class: type[Reference] = Reference,
        fates: Iterable[tuple[int, int]] = (),
    ) -> None:
        self.match = match
        self.drawn = deque(drawn_in(match.events))
        self.seen: list[str | None] = []  # every card that has lain in the row; one in the deck was put under it
        position = match.position()
        chosen = {name: value for name, value in match.options.items() if name in DEFAULTS}
        deck = [*position["row"], *position["deck"]]
        self.reference = reference_class(match.players, deck, position["order"][0], self.draw, chosen, bots)
        for slot, value in fates:
            self.reference.put_down(slot, value)
            self.reference.bag.remove(value)
        for seat in self.reference.bots:
            match.apply(SEAT_BOT, seat)
        self.reference.begin()
        self.seen = list(position["row"])

    def draw(self, bag: list[int]) -> int:
        return bag.index(self.drawn.popleft())

    def act(self, action: int) -> None:
        """The one seat that is asked answers, on both sides, and both say the same."""
        (seat,) = self.match.deciders()
        events, logged = self.match.apply(action, seat), len(self.reference.log)
        self.drawn.extend(drawn_in(events))
        self.reference.act(seat, action)
        self.seen += [card for place in self.reference.row for card in (place.card, *place.attached)]
        said, expected = said_by_match(events), said_by_reference(self.reference.log[logged:])
        assert said == expected, (said, expected)

    def legal(self) -> list[int]:
        return self.match.legal_actions(self.match.deciders()[0])

    # --- comparing ---

    def check(self) -> None:
        assert not self.drawn
        self.check_question()
        expected = self.reference.state()
        found = state_of(self.match)
        for name in IN_OTHER_WORDS:
            del expected[name]
        if self.reference.pending and self.reference.pending.decision in TARGETS:
            expected["power_used"] = True  # the reference says so when the effect is over
        differences = {name: (found[name], value) for name, value in expected.items() if found[name] != value}
        assert not differences, differences
        self.check_rest(found)

    def check_question(self) -> None:
        question, deciders = self.reference.pending, self.match.deciders()
        if question is None:
            assert deciders == []
            assert self.match.is_over
            return
        assert deciders == [question.seat]
        asked = self.match.decision(question.seat)
        assert asked is not None
        assert asked["id"] == question.decision
        legal = self.match.legal_actions(question.seat)
        assert legal == sorted(question.options)

    def check_rest(self, found: dict[str, Any]) -> None:
        reference, match = self.reference, self.match
        aside = [reference.aside] if reference.aside else []
        assert found["missing"] == sorted([*reference.removed, *aside])
        number = reference.seat + 2 * reference.hand_number
        assert found["active"] == number
        assert found["hidden"] == (reference.hidden or 0)
        assert found["known"] == sum(card in self.seen for card in reference.deck)
        assert ENDINGS[match.ending] == reference.ending
        won = reference.ending == "score"
        assert match.scores == [reference.score] * match.players
        assert match.winners == (list(range(match.players)) if won else [])


def state_of(match: Match) -> dict[str, Any]:
    """A match in the words of `Reference.state`, as far as they can be the same."""
    position = match.position()
    row, fates, attached = position["row"], position["fates"], position["attached"]
    placed = {*row, *position["deck"], *position["faded"], *(card for cards in attached for card in cards)}
    bag = match.view(None, everything=True)["table"]["bag"]["copies"]
    return {
        **{name: position[name] for name in ("row", "attached", "faded", "deck", "score", "doom", "turn")},
        **{name: position[name] for name in ("power_used", "plus_one", "feast_done", "predictions_left", "outcome")},
        **{name: position[name] for name in ("exile", "tried", "active", "hidden", "known")},
        "fates": [sorted(value for at, value in fates if at == slot) for slot in SLOTS],
        "visible_since": [(slot, value) for slot, value in fates],
        "bag": [bag[str(value)] for value in range(1, 8)],
        "hands": [[aged_hand(position, hand) for hand in hands] for hands in hands_of_seats(match)],
        "plays": [(value, destination) for value, destination in position["plays"]],
        "missing": sorted(card for card in cards_in_game(match) if card not in placed),
    }


def cards_in_game(match: Match) -> list[str]:
    custom, sets = match.options["custom_deck"], match.options["sets"]
    assert isinstance(custom, list)
    assert isinstance(sets, list)
    return custom or [card.id for card in CARDS.values() if card.set == "base" or card.set in sets]


def hands_of_seats(match: Match) -> list[list[int]]:
    """Which hands each seat has, as positions number them."""
    is_challenge = match.options["two_player_challenge"]
    return [[seat, seat + 2] if is_challenge else [seat] for seat in range(match.players)]


def aged_hand(position: dict[str, Any], hand: int) -> list[tuple[int, bool]]:
    """The fates of a hand, each with its age; what somebody else kept is old, and in the own turn the first may be."""
    is_active = hand == position["active"]
    return [
        (value, position["has_old"] and index == 0 if is_active else True)
        for index, value in enumerate(position["hands"][hand])
    ]


# --- what is said ---

SAYINGS: dict[str, tuple[str, ...]] = {  # events, and which of their details the reference logs too
    "played": ("fate",),
    "played_on_hours": ("fate",),
    "told_higher": ("fate", "answer"),
    "asked_values": ("answer",),
    "asked_higher": ("number", "answer"),
    "asked_same": ("number", "answer"),
    "asked_within": ("fate", "answer"),
    "told_old": ("answer",),
    "thief_took": ("fate",),
    "thief_took_nothing": (),
    "discarded": ("fate",),
    "announced": ("answer",),
    "predicted": ("number", "answer"),
    "showed": ("fate",),
    "revealed": ("fate",),
    "returned_unseen": (),
}
QUESTIONS = {"higher_than": "asked_higher", "same": "asked_same", "within_2": "asked_within"}


def said_by_match(events: Iterable[Event]) -> list[tuple[Any, ...]]:
    """Everything that tells something, in any order: The Ash and The Fall are announced at the same moment."""
    told = [event for event in events if event.kind.name in SAYINGS]
    return sorted((event.kind.name, *(event.args[name] for name in SAYINGS[event.kind.name])) for event in told)


def said_by_reference(log: Iterable[Told]) -> list[tuple[Any, ...]]:
    said = [saying(event) for event in log if event.kind not in ("turn", "drew") and "by_fading" not in event.facts]
    return sorted(said)


def saying(event: Told) -> tuple[Any, ...]:
    """A line of the reference's log in the words of the game's events."""
    facts = event.facts
    match event.kind:
        case "played":
            return "played" if facts["destination"] else "played_on_hours", facts["value"]
        case "chalice":
            return "told_higher", facts["value"], facts["higher"]
        case "asked":
            kind = QUESTIONS.get(facts["power"], "asked_values")
            return (kind, facts["yes"]) if kind == "asked_values" else (kind, facts["number"], facts["yes"])
        case "old":
            return "told_old", facts["yes"]
        case "thief":
            return ("thief_took", facts["value"]) if facts["value"] else ("thief_took_nothing",)
        case "discarded":
            return "discarded", facts["value"]
        case "fall_due" | "ash_due":
            return "announced", facts["yes"]
        case "predicted":
            return "predicted", facts["value"], facts["right"]
        case "shown":
            return "showed" if facts["shown_hand"] == event.hand else "revealed", facts["value"]
    assert event.kind == "unseen"
    return ("returned_unseen",)


# --- playing ---


def choose(pair: Pair, rng: random.Random, patience: float = 0) -> int:
    """Any action, but seldom a wrong prediction, so that games last; and not too many fates thrown away.

    With patience allies often neither predict nor object, so that fates are kept.
    """
    options = pair.legal()
    if rng.random() < patience and not {PASS, AGREE}.isdisjoint(options):
        return PASS if PASS in options else AGREE
    if rng.random() < 0.85:
        options = [
            option for option in options if not is_predict(option) or value_predicted(option) == pair.reference.u
        ]
    if rng.random() < 0.7:
        options = [option for option in options if not is_reveal(option)]
    return rng.choice(options)


def random_pair(seed: int, reference_class: type[Reference] = Reference, **options: Any) -> Pair:
    rng = random.Random(seed)
    players = rng.randrange(2, 6)
    match = GAME.new_match(players, seed=seed, options=random_options(rng, players) | options)
    return Pair(match, random_bots(rng, players), reference_class)
