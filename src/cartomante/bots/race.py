"""The bot that lets its options race each other (see heat.py)."""

import math
from dataclasses import dataclass, field

import numpy as np

from cartomante.bots.budget import TRIAL, Budget, is_late
from cartomante.bots.desk import Array, Desk, bytes_of, desk_for
from cartomante.bots.layout import INSTINCT
from cartomante.bots.liking import as_whim, heat, instinct_of
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import above_zero, whole_number
from cartomante.core.game import Game
from cartomante.core.match import Match, lucky
from cartomante.core.opinion import Opinion

HEATS = 8  # between two looks at who is behind
FEWEST = 16  # heats before anybody leaves
HOPELESS = 0.003  # what is liked less, as a share of all liking, does not start
BENEFIT = 1.0  # standard errors by which another must beat the favourite to be taken instead
TINY = 1e-9


@dataclass
class Standings:
    """Who has run how far: for each entrant what it brought in all, its chances of winning, and its heats."""

    actions: Array  # the favourite first
    gains: Array = field(init=False)
    chances: Array = field(init=False)
    heats: Array = field(init=False)
    squares: Array = field(init=False)  # of the differences between two entrants, summed over the heats of both
    running: Array = field(init=False)

    def __post_init__(self) -> None:
        n = len(self.actions)
        self.gains, self.chances, self.heats = np.zeros(n), np.zeros(n), np.zeros(n, np.int64)
        self.squares, self.running = np.zeros((n, n)), np.arange(n)

    @property
    def is_open(self) -> bool:
        """Whether anything is still to be found out, if only how good the one is that is left."""
        return len(self.running) > 1 or self.heats.max() < FEWEST

    @property
    def leader(self) -> int:
        return int(self.running[np.argmax(self.gains[self.running])])

    def add(self, gains: Array, chances: Array) -> None:
        self.gains[self.running] += gains.sum(0)
        self.chances[self.running] += chances.sum(0)
        self.heats[self.running] += len(gains)
        apart = gains[:, :, None] - gains[:, None, :]
        self.squares[np.ix_(self.running, self.running)] += (apart * apart).sum(0)

    def behind(self, entrant: int, other: int) -> tuple[float, float]:
        """How far one is behind another that has run as long, and the standard error of that."""
        n = self.heats[entrant]
        gap = (self.gains[other] - self.gains[entrant]) / n
        return float(gap), float(np.sqrt(max(self.squares[other, entrant] / n - gap * gap, TINY) / n))

    def drop_out(self, patience: float) -> None:
        """Who is clearly behind the leader leaves."""
        leader, staying = self.leader, []
        for entrant in self.running.tolist():
            gap, error = self.behind(entrant, leader)
            if gap <= patience * error:
                staying.append(entrant)
        self.running = np.array(staying)

    def winner(self) -> int:
        """The leader, unless the favourite is about as good: it is so for reasons."""
        leader = self.leader
        if leader != 0 and self.heats[0] == self.heats[leader] > 0:
            gap, error = self.behind(0, leader)
            return leader if gap >= BENEFIT * error else 0
        return leader


class RaceBot:
    """Lets options race in the same imagined worlds with the same luck, until those clearly behind have left.

    All seats then play on by instinct, where the game has one, or by liking. Anytime, with a budget in `iterations`
    (trials of an option), in `milliseconds`, or in both; where that is not the time, the same seed chooses the same.
    `depth`: decisions of a trial before it is judged at the next quiet moment; `entrants`: options that start, those
    liked best. `patience`: standard errors behind the leader at which one leaves; `whim`: the share of decisions in
    trials left to chance.
    """

    def __init__(
        self,
        seed: int | None = None,
        iterations: int | None = None,
        milliseconds: int | None = None,
        depth: int = 40,
        entrants: int = 8,
        patience: float = 3.0,
        whim: float = 0.0,
    ) -> None:
        self.budget = Budget.of(iterations, milliseconds)
        self.depth = whole_number("depth", depth, 0, 1 << 20)
        self.entrants = whole_number("entrants", entrants, 2, 1 << 20)
        self.patience, self.whim = above_zero("patience", patience), as_whim(whim)
        self._luck = lucky(int.from_bytes(np.random.default_rng(seed).bytes(8), "big"))
        self._desk: Desk | None = None
        self.simulations = self.decisions = 0  # of the last race

    def choose(self, match: Match, seat: int) -> int:
        return self.explain(match, seat)[0].action

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """Every option with its chance of winning and how often it was tried, best first."""
        return self._opinions(self._race(match, seat), match, seat)

    def compare(self, match: Match, seat: int, action: int) -> tuple[Opinion, Opinion]:
        """The best option and `action`, which then race each other alone: it may prove the best."""
        best = self.explain(match, seat)[0]
        if best.action == action:
            return best, best
        pair = Standings(np.array([best.action, action]))
        self._run(pair, match, seat, self.simulations + max(self.budget.iterations // TRIAL, 1), math.inf)
        found = {opinion.action: opinion for opinion in self._opinions(pair, match, seat)}
        return max(found.values(), key=lambda opinion: opinion.value), found[action]

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        def choose_once() -> None:
            match = game.new_match(game.min_players, seed=0)
            RaceBot(seed=0, iterations=1).choose(match, match.deciders()[0])

        return [("race", choose_once)]

    def _race(self, match: Match, seat: int) -> Standings:
        self.simulations = self.decisions = 0
        standings = Standings(self._line_up(match, seat))
        if len(match.legal_actions(seat)) > 1:
            self._run(standings, match, seat, self.budget.iterations, self.patience)
        return standings

    def _line_up(self, match: Match, seat: int) -> Array:
        """The options that start, those liked best first."""
        weights = instinct_of(match, seat)
        options, least = sorted(weights, key=lambda action: -weights[action]), HOPELESS * sum(weights.values())
        return np.array([action for action in options if weights[action] >= least][: self.entrants], np.int64)

    def _run(self, standings: Standings, match: Match, seat: int, most: int, patience: float) -> None:
        """Heats until one is left, so many trials have been made in all, or time is up."""
        game, state = match.game, bytes_of(match)
        desk = self._desk = desk_for(game, self._desk)
        whims, minds = np.full(game.seats, self.whim, np.int64), np.full(game.seats, INSTINCT, np.int64)
        told, tastes = np.array([seat, 0, self.depth], np.int64), np.array([0.0, game.sway])
        deadline = self.budget.deadline()
        while standings.is_open and self.simulations < most and not (self.simulations and is_late(deadline)):
            entrants = standings.actions[standings.running]
            heats = min(HEATS, -(-(most - self.simulations) // len(entrants)))
            gains, chances = np.zeros((2, heats, len(entrants)))
            self.decisions += heat(game).run_heats(
                state, match.pack.buffer, desk.world, desk.trial, desk.room, desk.lore, entrants, gains, chances,
                desk.mask, desk.weights, whims, minds, tastes, told, self._luck, desk.scores, desk.places, desk.rewards,
            )  # fmt: skip
            self.simulations += heats * len(entrants)
            standings.add(gains, chances)
            if standings.heats.max() >= FEWEST:
                standings.drop_out(patience)

    def _opinions(self, standings: Standings, match: Match, seat: int) -> list[Opinion]:
        """The winner first, then who ran farthest; what did not start comes last."""
        winner, heats = standings.winner(), np.maximum(standings.heats, 1)
        order = sorted(
            range(len(heats)), key=lambda i: (i != winner, -standings.heats[i], -standings.gains[i] / heats[i])
        )
        tried = [
            Opinion(int(standings.actions[i]), float(standings.chances[i] / heats[i]), int(standings.heats[i]))
            for i in order
        ]
        rest = set(match.legal_actions(seat)) - {opinion.action for opinion in tried}
        return tried + [Opinion(action, 0.0, 0) for action in sorted(rest)]
