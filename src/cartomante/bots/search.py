"""The bot that searches: information-set Monte Carlo tree search (see tree.py)."""

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from cartomante.bots.layout import (
    ACTION,
    COUNTS,
    DECISIONS,
    EDGE_COLUMNS,
    FIRST_EDGE,
    NEXT_EDGE,
    NODE_COLUMNS,
    SIMULATIONS,
    VISITS,
)
from cartomante.bots.liking import as_whim, tree
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.game import Game
from cartomante.core.match import Match, lucky
from cartomante.core.opinion import Opinion
from cartomante.core.rule import NONE

MOST_ITERATIONS = 100_000_000
MOST_MILLISECONDS = 3_600_000
USUAL_ITERATIONS = 2000
FASTEST = 200  # simulations in a millisecond, for which there is room in the tree
CHUNK = 32  # simulations between two looks at the clock
TRIAL = 4  # a choice that is compared with the best gets one more simulation for so many of the search
EDGES_PER_NODE = 4
LARGEST_TREE = 1 << 20
DEEPEST_PATH = 64


@dataclass
class Desk:
    """The arrays in which one game is searched; made once, used for every decision."""

    world: np.ndarray[Any, Any]
    trial: np.ndarray[Any, Any]
    room: np.ndarray[Any, Any]
    nodes: np.ndarray[Any, Any]
    edges: np.ndarray[Any, Any]
    values: np.ndarray[Any, Any]
    chances: np.ndarray[Any, Any]
    counts: np.ndarray[Any, Any]
    path: np.ndarray[Any, Any]
    mask: np.ndarray[Any, Any]
    weights: np.ndarray[Any, Any]
    scores: np.ndarray[Any, Any]
    places: np.ndarray[Any, Any]
    rewards: np.ndarray[Any, Any]

    @classmethod
    def of(cls, game: Game, size: int) -> "Desk":
        bytes_, n = game.state.itemsize, game.seats
        return cls(
            np.zeros(bytes_, np.uint8), np.zeros(bytes_, np.uint8), game.new_room(),
            np.zeros((size, NODE_COLUMNS), np.int32), np.zeros((size * EDGES_PER_NODE, EDGE_COLUMNS), np.int32),
            np.zeros(size * EDGES_PER_NODE), np.zeros(size * EDGES_PER_NODE), np.zeros(COUNTS, np.int64),
            np.zeros((DEEPEST_PATH, 2), np.int32), np.zeros(game.num_actions, np.uint8), np.zeros(game.num_actions),
            np.zeros(n, np.int64), np.zeros(n, np.int64), np.zeros(n),
        )  # fmt: skip

    def clear(self) -> None:
        """A tree of nothing but its root."""
        self.nodes[0] = (0, NONE, NONE, NONE)
        self.counts[:] = (1, 0, 0, 0)
        self.chances[:] = 0.0


def above_zero(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < math.inf:
        raise CartomanteError(f"{name} must be a number above 0, not {value!r}")
    return float(value)


class SearchBot:
    """Looks ahead in many imagined worlds; anytime, with a budget in `iterations`, in `milliseconds`, or in both.

    Whichever is used up first ends the search; where that is not the time, the same seed chooses the same.
    `depth`: decisions of a playout beyond the tree before it is judged by how things stand; `whim`: the share of
    playout decisions left to chance; `bold`: how eagerly new answers are tried; `reuse`: simulations in one imagined
    world; `paranoid`: others are taken to play against this seat instead of for themselves.
    """

    def __init__(
        self,
        seed: int | None = None,
        iterations: int | None = None,
        milliseconds: int | None = None,
        depth: int = 40,
        whim: float = 0.1,
        bold: float = 1.0,
        reuse: int = 4,
        paranoid: bool = False,
    ) -> None:
        if iterations is None:
            iterations = USUAL_ITERATIONS if milliseconds is None else MOST_ITERATIONS
        self.iterations = whole_number("iterations", iterations, 1, MOST_ITERATIONS)
        self.milliseconds = (
            None if milliseconds is None else whole_number("milliseconds", milliseconds, 1, MOST_MILLISECONDS)
        )
        self.depth = whole_number("depth", depth, 0, 1 << 20)
        self.whim, self.reuse = as_whim(whim), whole_number("reuse", reuse, 1, 1 << 20)
        self.bold, self.paranoid = above_zero("bold", bold), bool(paranoid)
        self._luck = lucky(int.from_bytes(np.random.default_rng(seed).bytes(8), "big"))
        self._desk: Desk | None = None
        self._game: Game | None = None
        self.simulations = self.decisions = 0  # of the last search

    def choose(self, match: Match, seat: int) -> int:
        """The answer tried most often, which is the one that kept its promise."""
        return max(self.explain(match, seat), key=lambda opinion: (opinion.visits, opinion.value)).action

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """Every option with how often it was tried and what it brought on average, best first."""
        return self._opinions(self._search(match, seat), match, seat)

    def compare(self, match: Match, seat: int, action: int) -> tuple[Opinion, Opinion]:
        """The best option and `action`, which gets a fair trial, however little it promises: it may prove the best."""
        desk = self._search(match, seat)
        best = self._opinions(desk, match, seat)[0].action
        if action != best:
            self._simulate(desk, match, seat, max(self.iterations // TRIAL, 1), action)
        found = {opinion.action: opinion for opinion in self._opinions(desk, match, seat)}
        return max(found[action], found[best], key=lambda opinion: opinion.value), found[action]

    def _opinions(self, desk: Desk, match: Match, seat: int) -> list[Opinion]:
        found = {action: Opinion(action, 0.0, 0) for action in match.legal_actions(seat)}
        edge = int(desk.nodes[0, FIRST_EDGE])
        while edge != NONE:
            action, visits = int(desk.edges[edge, ACTION]), int(desk.edges[edge, VISITS])
            if visits:
                found[action] = Opinion(action, float(desk.chances[edge] / visits), visits)
            edge = int(desk.edges[edge, NEXT_EDGE])
        return sorted(found.values(), key=lambda opinion: (-opinion.visits, -opinion.value))

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        def choose_once() -> None:
            match = game.new_match(game.min_players, seed=0)
            SearchBot(seed=0, iterations=1).choose(match, match.deciders()[0])

        return [("search", choose_once)]

    def _search(self, match: Match, seat: int) -> Desk:
        game = match.game
        if self._desk is None or self._game is not game:
            self._desk, self._game = Desk.of(game, self._tree_size()), game
        desk = self._desk
        desk.clear()
        self.simulations = self.decisions = 0
        if len(match.legal_actions(seat)) > 1:
            self._simulate(desk, match, seat, self.iterations)
        return desk

    def _simulate(self, desk: Desk, match: Match, seat: int, most: int, first: int = NONE) -> None:
        """Add simulations to the tree, at most so many; all of them beginning with `first`, unless that is NONE."""
        game = match.game
        state, template = np.frombuffer(bytearray(match.state_bytes()), np.uint8), tree(game)
        whims = np.full(game.seats, self.whim, np.int64)
        tastes = np.array([self.bold, game.sway])
        told = np.array([seat, self.paranoid, self.depth, self.reuse, 0, first], np.int64)
        most += self.simulations
        deadline = None if self.milliseconds is None else time.perf_counter() + self.milliseconds / 1000
        while self._goes_on(most, deadline):
            told[SIMULATIONS] = min(CHUNK, most - self.simulations)
            template.search(
                state, match.pack.buffer, desk.world, desk.trial, desk.room, desk.nodes, desk.edges, desk.values,
                desk.chances, desk.counts, desk.path, desk.mask, desk.weights, whims, tastes, told, self._luck,
                desk.scores, desk.places, desk.rewards,
            )  # fmt: skip
            self.simulations += int(told[SIMULATIONS])
        self.decisions = int(desk.counts[DECISIONS])

    def _goes_on(self, most: int, deadline: float | None) -> bool:
        is_late = deadline is not None and time.perf_counter() >= deadline
        return self.simulations < most and (self.simulations == 0 or not is_late)

    def _tree_size(self) -> int:
        """A node for every simulation, as far as memory goes; a full tree still counts what it has."""
        in_time = MOST_ITERATIONS if self.milliseconds is None else self.milliseconds * FASTEST
        return min(max(min(self.iterations, in_time) + 1, 64), LARGEST_TREE)
