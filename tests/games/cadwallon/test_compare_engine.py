"""The engine against the reference: whole random games side by side, question by question and card by card."""

import random
from collections import deque
from collections.abc import Iterable
from typing import Any

import pytest

from cartomante.core.event import Event
from cartomante.core.match import Match

from .helpers import GAME
from .reference import Reference
from .reference_position import CARDS, card
from .reference_rules import ARCANA, CHOICES, DISCARD, GUILDS, HAND, MILITIA, PRESETS, options_of
from .reference_table import Pending, Question

MIXES = 16
ARRIVALS = ("militia_came", "militia_came_unseen")


def numbers(codes: Iterable[str]) -> list[int]:
    return [card(code) for code in codes]


def number_or_none(code: str | None) -> int | None:
    return None if code is None else card(code)


# --- two games side by side ---


class Deducing(Reference):
    """The reference to one who counts cards: who shuffles while drawing has all in hand that was left before."""

    def draw_hands(self) -> None:
        shuffling = [len(self.deck[p]) < HAND and bool(self.resources[p]) for p in self.seats]
        left = [set(self.deck[p]) if shuffling[p] else set() for p in self.seats]
        super().draw_hands()
        for p in self.seats:
            self.seen_to_hand[p] |= left[p]


class Pair:
    """A match and a reference game to which the same happens by chance."""

    def __init__(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.match = GAME.new_match(players, seed, options)
        self.drawn: list[deque[int]] = [deque() for _ in range(players)]
        self.called: deque[int] = deque()
        self.watch(self.match.events)
        self.reference = Deducing(
            players,
            CARDS,
            lambda: self.match.position()["first"],
            lambda: self.match.position()["guilds"],
            self.same_piles,
            lambda: [numbers(codes) for codes in self.match.position()["objectives_kept"]],
            self.draw_the_same,
            self.call_the_same,
            reference_options(options),
        )
        self.reference.begin()

    # --- chance; the reference is one answer behind, and asks for nothing that has changed by then ---

    def watch(self, events: Iterable[Event]) -> None:
        """Keep the cards that leave a deck, in the order in which they do."""
        for event in events:
            if event.kind.name == "drew":
                assert event.seat is not None
                self.drawn[event.seat].extend(event.args["cards"])
            elif event.kind.name in ARRIVALS:
                self.called.append(event.args["militia"])

    def same_piles(self) -> list[list[int]]:
        """With the prizes that have been turned up since."""
        position = self.match.position()
        tops = [[] if prize is None else [prize] for prize in position["prizes"]]
        return [numbers(top + pile) for top, pile in zip(tops, position["piles"], strict=True)]

    def draw_the_same(self, seat: int, deck: list[int]) -> int:
        drawn = self.drawn[seat].popleft()
        assert drawn in deck
        return drawn

    def call_the_same(self, deck: list[int]) -> int:
        called = self.called.popleft()
        assert called in deck
        return called

    # --- playing and comparing ---

    def act(self, seat: int, action: int) -> None:
        self.watch(self.match.apply(action, seat))
        self.reference.act(seat, action)

    def check(self) -> None:
        assert not any(self.drawn), f"the reference has not drawn {self.drawn}"
        assert not self.called, f"the reference has not called {self.called}"
        assert questions(self.match) == self.reference.pending
        if None in self.reference.guilds:
            assert self.match.position()["guilds"] == self.reference.guilds  # nothing else has happened yet
        else:
            assert engine_state(self.match) == reference_state(self.reference)


def reference_options(options: dict[str, Any]) -> dict[str, Any]:
    """To the reference, guilds that are given by name are as good as dealt at random."""
    return options | ({"guild_choice": "random"} if isinstance(options["guild_choice"], list) else {})


def questions(match: Match) -> Pending:
    asked = {seat: match.decision(seat) for seat in match.deciders()}
    return {
        seat: Question(decision["id"], frozenset(match.legal_actions(seat)))
        for seat, decision in asked.items()
        if decision
    }


# --- the engine in the words of the reference ---


def engine_state(match: Match) -> dict[str, Any]:
    position = match.position()
    in_play = numbers(position["in_play"])
    return {
        **{name: position[name] for name in ("guilds", "shift", "favour")},
        **{name: [numbers(cards) for cards in position[name]] for name in ("resources", "guild_piles", "piles")},
        "round": max(1, position["round"]),  # until all have their objectives it is none
        "first_player": position["first"],
        "active": position["turn"],
        "hands": sets(position["hands"]),
        "decks": sets(position["decks"]),
        "objectives": sets(position["objectives_kept"]),
        "returned": sets(position["objectives_returned"]),
        "agents": [pieces(agents, is_militia=False) for agents in position["agents"]],
        "militia": [pieces(agents, is_militia=True) for agents in position["agents"]],
        "militia_deck": sorted(numbers(position["militia_deck"])),
        "militia_set_aside": sorted(numbers(position["militia_aside"])),
        "militia_drawn": [number for number in in_play if number in MILITIA],
        "in_play": [number for number in in_play if number not in MILITIA],
        "sealed": [bool(sealed) for sealed in position["sealed"]],
        "boosts": sorted(map(tuple, position["boosts"])),
        "precedence": position["precedence"],
        "known": [seat["known_in_hand"] for seat in match.view()["seats"]],
        "won": None if match.is_over else position["won"],
        "jubilee": bool(position["jubilee_shown"]),
        **engine_questions(match),
        **engine_end(match),
    }


def sets(places: Iterable[Iterable[str]]) -> list[list[int]]:
    return [sorted(numbers(cards)) for cards in places]


def pieces(agents: Iterable[tuple[int, str, bool]], is_militia: bool) -> list[list[Any]]:
    found = [[card(code), seat, not is_down] for seat, code, is_down in agents]
    return [piece for piece in found if (piece[0] in MILITIA) == is_militia]


def engine_questions(match: Match) -> dict[str, Any]:
    """What belongs to a question. A prize that its winner still has to place has left its zone; what is announced
    matters until the prize is awarded, and a card is chosen until it is played."""
    position, asked = match.position(), {question.decision for question in questions(match).values()}
    prizes, won = [number_or_none(code) for code in position["prizes"]], None
    if "place_prize" in asked:
        won, prizes[position["zone"]] = prizes[position["zone"]], None
    announced = position["announced"] if "announce_arcanum" in asked else [None] * match.players
    return {
        "prizes": prizes,
        "prize_won": won,
        "announced": [None if arcanum is None else ARCANA[arcanum] for arcanum in announced],
        "chosen": number_or_none(position["chosen"]) if "choose_play" in asked else None,
    }


def engine_end(match: Match) -> dict[str, Any]:
    over = match.is_over
    return {
        "ending": match.ending,
        "scores": match.scores if over else None,
        "places": match.places if over else None,
        "winners": match.winners if over else None,
    }


# --- the reference as far as it can be compared ---

SAME = (
    *("round", "first_player", "active", "guilds", "hands", "decks", "resources", "guild_piles", "agents", "militia"),
    *("militia_deck", "prizes", "piles", "sealed", "shift", "favour", "objectives", "returned", "chosen"),
    *("ending", "scores", "places", "winners"),
)


def reference_state(game: Reference) -> dict[str, Any]:
    state = game.state()
    boosts = [
        (zone, seat, arcanum, much)
        for zone, by_seat in enumerate(state["boosts"])
        for seat, by_arcanum in enumerate(by_seat)
        for arcanum, much in enumerate(by_arcanum)
        if much
    ]
    return {
        **{name: state[name] for name in SAME},
        "militia_set_aside": sorted(state["militia_set_aside"]),
        "militia_drawn": [number for number in [state["militia_drawn"]] if number is not None],
        "in_play": [number for number in [state["in_play"]] if number is not None],
        "boosts": boosts,
        "precedence": [sum(1 << seat for seat, has in enumerate(by_seat) if has) for by_seat in state["precedence"]],
        # a location in play lies open
        "known": [[number for number in seen if number != state["in_play"]] for seen in state["seen_to_hand"]],
        "won": None if state["ending"] else state["prizes_won"][-1],
        "prize_won": state["won"],
        "announced": [state["announced"].get(seat) for seat in game.seats],
        "jubilee": state["jubilee_revealed"],
    }


def compare(players: int, options: dict[str, Any], seed: int, is_idle: bool = False) -> Match:
    """Play one game to its end with random choices; seats that are asked together answer in random order. Who is idle
    discards every card."""
    pair, rng = Pair(players, options, seed), random.Random(seed)
    pair.check()
    while not pair.match.is_over:
        seat = rng.choice(pair.match.deciders())
        actions = pair.match.legal_actions(seat)
        pair.act(seat, DISCARD if is_idle and DISCARD in actions else rng.choice(actions))
        pair.check()
    return pair.match


# --- the games ---


def random_mix(rng: random.Random, players: int) -> dict[str, Any]:
    """Any value of every option, numbers anywhere in their range."""
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    size = rng.randint(6, 12)
    return options | {
        "guild_choice": rng.choice(["choose", "random", rng.sample(GUILDS, players)]),
        "stall_rounds": rng.choice([0, rng.randint(3, 20)]),
        "round_cap": rng.randint(10, 60),
        "pile_size": size,
        "jubilee_last": rng.randint(0, size - 1),
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_engine_and_reference_agree_in_every_preset(preset: str, players: int) -> None:
    compare(players, options_of(preset), seed=players)


@pytest.mark.parametrize("seed", range(MIXES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_reference_agree_in_random_mixes_of_options(players: int, seed: int) -> None:
    compare(players, random_mix(random.Random(seed), players), seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_engine_and_reference_agree_when_nothing_is_ever_won(players: int) -> None:
    match = compare(players, options_of(stall_rounds=players + 1), seed=players, is_idle=True)
    assert match.ending == "stalled"
    assert match.position()["round"] == players + 1
