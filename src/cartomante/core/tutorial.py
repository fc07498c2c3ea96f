"""A first game that teaches: a script of moves on the real rules, told step by step to the learner on seat 0."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cartomante.core.errors import CartomanteError
from cartomante.core.text import Meaning

if TYPE_CHECKING:
    from cartomante.core.event import Event
    from cartomante.core.game import Game
    from cartomante.core.match import Match

LEARNER = 0
Move = tuple[int, Meaning]  # a seat, and what it chooses


@dataclass(frozen=True)
class Step:
    """Something to read; then the learner makes `choice`, or only goes on where there is none.

    `before` are the moves of others that come first. `highlight` is what to look at: a thing, or a zone as it is found
    in a view, ("table", "row") or ("seats", "hand") for the learner's own. The text may name the choice, or else the
    thing to look at, as `item`.
    """

    message: str
    choice: Meaning | None = None
    before: tuple[Move, ...] = ()
    highlight: Meaning | None = None


@dataclass(frozen=True)
class Script:
    """An opening that is worth learning from."""

    players: int
    seed: int
    steps: tuple[Step, ...]
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """A step as the learner finds it: what there is to see, what happened before, and the action to take."""

    message: str
    view: dict[str, Any]
    events: "list[Event]"
    action: int | None
    highlight: Meaning | None


def scenes(game: "Game", script: Script) -> "Iterator[Scene]":
    """Play a script on the rules of the game."""
    match = first_deal(game, script)
    told = 0
    for step in script.steps:
        for seat, meaning in step.before:
            match.apply(find(match, seat, meaning), seat)
        action = None if step.choice is None else find(match, LEARNER, step.choice)
        events = match.events_seen_by(LEARNER)
        yield Scene(step.message, match.view(LEARNER), events[told:], action, step.highlight)
        told = len(events)
        if action is not None:
            match.apply(action, LEARNER)


def first_deal(game: "Game", script: Script) -> "Match":
    return game.new_match(script.players, script.seed, script.options)


def find(match: "Match", seat: int, meaning: Meaning) -> int:
    """The action that has this meaning for a seat now."""
    open_now = {action: match.meaning(action, seat) for action in match.legal_actions(seat)}
    found = [action for action, each in open_now.items() if each == meaning]
    if not found:
        raise CartomanteError(f"seat {seat} cannot choose {meaning}; it can {list(open_now.values())}")
    return found[0]
