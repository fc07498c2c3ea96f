"""The engine against the reference: whole random games side by side, question by question and card by card."""

import random
from collections import deque
from collections.abc import Iterable
from typing import Any

import pytest

from cartomante.core.event import Event
from cartomante.core.match import Match
from cartomante.games.arcanum.state import CARD_CODES, HOUSES

from .helpers import GAME
from .reference import Reference
from .reference_position import BOARD
from .reference_rules import CHOICES, PRESETS, kind_of, options_of
from .reference_table import Pending, Question

MIXES = 11
ZONES = ("minor_discard", "major_discard", "in_force", "on_board", "set_aside")


def numbers(codes: Iterable[str]) -> list[int]:
    return [CARD_CODES.index(code) for code in codes]


def bits(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


# --- two games side by side ---


class Pair:
    """A match and a reference game that draws the same cards."""

    def __init__(self, players: int, options: dict[str, Any], seed: int) -> None:
        self.match = GAME.new_match(players, seed, options)
        self.drawn: deque[int] = deque()
        self.watch(self.match.events)
        start = self.match.position()
        self.reference = Reference(
            players, BOARD, lambda: start["first"], lambda: start["figures"], self.draw_the_same, options
        )
        self.reference.begin()

    def watch(self, events: Iterable[Event]) -> None:
        """Keep the cards that leave a deck, in the order in which they do."""
        for event in events:
            if event.kind.name == "drew":
                self.drawn.extend(event.args["cards"])
            elif event.kind.name == "vault_opened":
                self.drawn.append(event.args["card"])

    def draw_the_same(self, kind: str, deck: list[int]) -> int:
        card = self.drawn.popleft()
        assert kind_of(card) == kind
        assert card in deck
        return card

    def act(self, seat: int, action: int) -> None:
        self.watch(self.match.apply(action, seat))
        self.reference.act(seat, action)

    def check(self) -> None:
        assert not self.drawn, f"the reference has not drawn {self.drawn}"
        assert questions(self.match) == self.reference.pending
        assert engine_state(self.match) == reference_state(self.reference)


def questions(match: Match) -> Pending:
    asked = {seat: match.decision(seat) for seat in match.deciders()}
    return {
        seat: Question(decision["id"], frozenset(match.legal_actions(seat)))
        for seat, decision in asked.items()
        if decision
    }


def engine_state(match: Match) -> dict[str, Any]:
    """The engine in the words of the reference. What a seat has chosen to pass on still counts as in its hand."""
    position, table = match.position(), match.view(everything=True)["table"]
    face_up = numbers(position["face_up"])
    held = zip(position["hands"], position["passing"], strict=True)
    return {
        **{name: position[name] for name in ("turn", "prestige", "vp", "active", "tower", "tower_owner")},
        **{name: numbers(position[name]) for name in ZONES},
        **{name: table[name]["cards"] for name in ("minor_deck", "major_deck")},
        "first_player": position["first"],
        "figures": [location or None for location in position["figures"]],
        "removers": position["removers"],
        "hands": [sorted(numbers([*hand, *passing])) for hand, passing in held],
        "passing": [sorted(numbers(cards)) for cards in position["passing"]],
        "hidden": [{card: card in face_up for card in numbers(cards)} for cards in position["hidden"]],
        "resolving": numbers(position["resolving"]),
        "multiplier": table["multiplier"],
        "scoring": None if position["scoring"] == "none" else position["scoring"],
        "shown": position["shown"] & bits(range(HOUSES)),
        "paid": position["paid"],
        "taken": numbers(code for code in position["taken"][position["exchanges"] :] if code),
        "played": [position["minor_played"], position["major_played"]] if table["active"] is not None else None,
        "ending": match.ending,
        "places": match.places if match.is_over else None,
        "winners": match.winners if match.is_over else None,
        "scores": match.scores,
    }


def reference_state(game: Reference) -> dict[str, Any]:
    """The reference as far as it can be compared. A card chosen in the hide step counts as hidden already."""
    state = game.state()
    scoring = state["scoring"] or {"kind": None, "shown": [], "paid": []}
    is_hiding = state["phase"] == "hide"
    hiding = state["committed"] if is_hiding else [[] for _ in state["hands"]]
    removers = {figure: seat for seat, figures in enumerate(state["removed"]) for figure in figures}
    same = ("turn", "first_player", "active", "prestige", "vp", "figures", "minor_deck", "major_deck", "multiplier")
    return {
        **{name: state[name] for name in (*same, *ZONES, "places", "winners")},
        "tower": state["tower"][1] if state["tower"] else None,
        "tower_owner": state["tower"][0] if state["tower"] else None,
        "removers": [removers.get(figure) for figure in range(len(state["figures"]))],
        "hands": [sorted(set(hand) - set(chosen)) for hand, chosen in zip(state["hands"], hiding, strict=True)],
        "passing": [[] if is_hiding else sorted(cards) for cards in state["committed"]],
        "hidden": [hidden | dict.fromkeys(cards, False) for hidden, cards in zip(state["hidden"], hiding, strict=True)],
        "resolving": [] if state["resolving"] is None else [state["resolving"]],
        "scoring": scoring["kind"],
        "shown": bits(scoring["shown"]),
        "paid": bits(scoring["paid"]),
        "taken": [] if state["taken"] is None else [state["taken"]],
        "played": None if state["active"] is None else [int(state["minor_played"]), int(state["major_played"])],
        "ending": "turns_played" if state["ending"] else None,
        "scores": state["vp"],
    }


def compare(players: int, options: dict[str, Any], seed: int) -> None:
    """Play one game to its end with random choices; seats that are asked together answer in random order."""
    pair, rng = Pair(players, options, seed), random.Random(seed)
    pair.check()
    while not pair.match.is_over:
        seat = rng.choice(pair.match.deciders())
        pair.act(seat, rng.choice(pair.match.legal_actions(seat)))
        pair.check()


# --- the games ---


def random_mix(rng: random.Random) -> dict[str, Any]:
    """Any value of every option; the Majors stay in most games, for most rules are theirs."""
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    return options | {"majors": rng.choice(["all", "all", "all", "from_turn_3"])}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("preset", PRESETS)
def test_engine_and_reference_agree_in_every_edition(preset: str, players: int) -> None:
    compare(players, options_of(preset), seed=players)


@pytest.mark.parametrize("seed", range(MIXES))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_engine_and_reference_agree_in_random_mixes_of_options(players: int, seed: int) -> None:
    compare(players, random_mix(random.Random(seed)), seed)
