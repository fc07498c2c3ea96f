"""The bot that searches: information-set Monte Carlo tree search (see tree.py)."""

from dataclasses import dataclass

import numpy as np

from cartomante.bots.budget import MOST_ITERATIONS, TRIAL, Budget, is_late
from cartomante.bots.desk import Array, Desk, bytes_of, desk_for
from cartomante.bots.layout import (
    ACTION,
    COUNTS,
    DECISIONS,
    EDGE_COLUMNS,
    FIRST_EDGE,
    LIKING,
    NEXT_EDGE,
    NODE_COLUMNS,
    SIMULATIONS,
    VISITS,
)
from cartomante.bots.liking import as_whim, tree
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import above_zero, whole_number
from cartomante.core.game import Game
from cartomante.core.match import Match, lucky
from cartomante.core.opinion import Opinion
from cartomante.core.rule import NONE

FASTEST = 200  # simulations in a millisecond, for which there is room in the tree
CHUNK = 32  # simulations between two looks at the clock
EDGES_PER_NODE = 4
LARGEST_TREE = 1 << 20
DEEPEST_PATH = 64


@dataclass
class Tree:
    """What a search remembers of the options it has tried (see tree.py)."""

    nodes: Array
    edges: Array
    values: Array
    chances: Array
    counts: Array
    path: Array

    @classmethod
    def of(cls, size: int) -> "Tree":
        return cls(
            np.zeros((size, NODE_COLUMNS), np.int32), np.zeros((size * EDGES_PER_NODE, EDGE_COLUMNS), np.int32),
            np.zeros(size * EDGES_PER_NODE), np.zeros(size * EDGES_PER_NODE), np.zeros(COUNTS, np.int64),
            np.zeros((DEEPEST_PATH, 2), np.int32),
        )  # fmt: skip

    def clear(self) -> None:
        """Nothing but its root."""
        self.nodes[0] = (0, NONE, NONE, NONE)
        self.counts[:] = (1, 0, 0, 0)
        self.chances[:] = 0.0


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
        self.budget = Budget.of(iterations, milliseconds)
        self.depth = whole_number("depth", depth, 0, 1 << 20)
        self.whim, self.reuse = as_whim(whim), whole_number("reuse", reuse, 1, 1 << 20)
        self.bold, self.paranoid = above_zero("bold", bold), bool(paranoid)
        self._luck = lucky(int.from_bytes(np.random.default_rng(seed).bytes(8), "big"))
        self._desk: Desk | None = None
        self._tree: Tree | None = None
        self.simulations = self.decisions = 0  # of the last search

    def choose(self, match: Match, seat: int) -> int:
        """The answer tried most often, which is the one that kept its promise."""
        return max(self.explain(match, seat), key=lambda opinion: (opinion.visits, opinion.value)).action

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """Every option with how often it was tried and what it brought on average, best first."""
        return self._opinions(self._search(match, seat), match, seat)

    def compare(self, match: Match, seat: int, action: int) -> tuple[Opinion, Opinion]:
        """The best option and `action`, which gets a fair trial, however little it promises: it may prove the best."""
        grown = self._search(match, seat)
        best = self._opinions(grown, match, seat)[0].action
        if action != best:
            self._simulate(grown, match, seat, max(self.budget.iterations // TRIAL, 1), action)
        found = {opinion.action: opinion for opinion in self._opinions(grown, match, seat)}
        return max(found[action], found[best], key=lambda opinion: opinion.value), found[action]

    def _opinions(self, grown: Tree, match: Match, seat: int) -> list[Opinion]:
        found = {action: Opinion(action, 0.0, 0) for action in match.legal_actions(seat)}
        edge = int(grown.nodes[0, FIRST_EDGE])
        while edge != NONE:
            action, visits = int(grown.edges[edge, ACTION]), int(grown.edges[edge, VISITS])
            if visits:
                found[action] = Opinion(action, float(grown.chances[edge] / visits), visits)
            edge = int(grown.edges[edge, NEXT_EDGE])
        return sorted(found.values(), key=lambda opinion: (-opinion.visits, -opinion.value))

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        def choose_once() -> None:
            match = game.new_match(game.min_players, seed=0)
            SearchBot(seed=0, iterations=1).choose(match, match.deciders()[0])

        return [("search", choose_once)]

    def _search(self, match: Match, seat: int) -> Tree:
        if self._tree is None:
            self._tree = Tree.of(self._tree_size())
        self._tree.clear()
        self.simulations = self.decisions = 0
        if len(match.legal_actions(seat)) > 1:
            self._simulate(self._tree, match, seat, self.budget.iterations)
        return self._tree

    def _simulate(self, grown: Tree, match: Match, seat: int, most: int, first: int = NONE) -> None:
        """Add simulations to the tree, at most so many; all of them beginning with `first`, unless that is NONE."""
        game, state, template = match.game, bytes_of(match), tree(match.game)
        desk = self._desk = desk_for(game, self._desk)
        whims, minds = np.full(game.seats, self.whim, np.int64), np.full(game.seats, LIKING, np.int64)
        tastes = np.array([self.bold, game.sway])
        told = np.array([seat, self.paranoid, self.depth, self.reuse, 0, first], np.int64)
        most += self.simulations
        deadline = self.budget.deadline()
        while self.simulations < most and (self.simulations == 0 or not is_late(deadline)):
            told[SIMULATIONS] = min(CHUNK, most - self.simulations)
            template.search(
                state, match.pack.buffer, desk.world, desk.trial, desk.room, desk.lore, grown.nodes, grown.edges,
                grown.values, grown.chances, grown.counts, grown.path, desk.mask, desk.weights, whims, minds, tastes,
                told, self._luck, desk.scores, desk.places, desk.rewards,
            )  # fmt: skip
            self.simulations += int(told[SIMULATIONS])
        self.decisions = int(grown.counts[DECISIONS])

    def _tree_size(self) -> int:
        """A node for every simulation, as far as memory goes; a full tree still counts what it has."""
        in_time = MOST_ITERATIONS if self.budget.milliseconds is None else self.budget.milliseconds * FASTEST
        return min(max(min(self.budget.iterations, in_time) + 1, 64), LARGEST_TREE)
