"""Positions of the reference game in a line, and what tests ask of it."""

from collections.abc import Iterable, Sequence
from typing import Any

from .reference import Reference, draws_of
from .reference_zones import Fate

SLOT_0, SLOT_1, SLOT_2, SLOT_3 = range(1, 5)  # destinations of a play; 0 is The Hours


def position(
    row: str,
    drawn: Iterable[int],
    deck: str = "midnight noble stranger",
    fates: Sequence[Sequence[int]] = (),
    kept: dict[int, int] | None = None,
    faded: str = "",
    score: int = 0,
    doom: int = 0,
    seats: int = 2,
    bots: Iterable[int] = (),
    **options: Any,
) -> Reference:
    """The start of seat 0's turn: fates by slot, kept fates by seat, and what will be drawn."""
    game = Reference(seats, f"{row} {deck}".split(), 0, draws_of(drawn), options, bots)
    for slot, values in enumerate(fates):
        for value in values:
            game.put_down(slot, value)
            game.bag.remove(value)
    for seat, value in (kept or {}).items():
        game.hands[seat][0] = [Fate(value, True)]
        game.bag.remove(value)
    game.faded, game.score, game.doom = faded.split(), score, doom
    game.begin()
    return game


def do(game: Reference, *actions: int) -> Reference:
    for action in actions:
        assert game.pending is not None
        game.act(game.pending.seat, action)
    return game


def asked(game: Reference) -> str | None:
    return game.pending.decision if game.pending else None


def options(game: Reference) -> set[int]:
    assert game.pending is not None
    return set(game.pending.options)


def row_of(game: Reference) -> list[str | None]:
    return [place.card for place in game.row]


def fates_of(game: Reference) -> list[list[int]]:
    return [sorted(place.values()) for place in game.row]


def said(game: Reference, kind: str) -> dict[str, Any]:
    return [event.facts for event in game.log if event.kind == kind][-1]
