"""What `cartomante bench` measures: our figures and a peer's in the same run, per second of CPU time.

Each is the best of several short rounds, ours and the peer's in turn, so that other work on the machine disturbs both
as little as possible and in the same way.
"""

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from cartomante.core.game import Game

ROUNDS = 9
ROUND_SECONDS = 0.25
BATCH = 1024
PEER_GAME = "hearts"
LARGEST_STATE = 2048
SEARCH_FROM = 30  # decisions played before the search begins
PLAYOUT = 50
PEER_SIMULATIONS = 200


@dataclass(frozen=True)
class Figure:
    """One measurement; `goal` is a least value for rates and a most value for everything else."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    peer: str = ""
    peer_value: float | None = None

    @property
    def is_rate(self) -> bool:
        return self.unit.endswith("/s")

    @property
    def is_reached(self) -> bool:
        return self.goal is None or (self.value >= self.goal if self.is_rate else self.value <= self.goal)

    @property
    def ratio(self) -> float | None:
        return None if self.peer_value is None else self.value / self.peer_value


Work = Callable[[], int]  # does something and returns how much


def rates(*works: Work) -> list[float]:
    """How much each of `works` gets done per second of CPU time."""
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for i, work in enumerate(works):
            best[i] = max(best[i], one_round(work))
    return best


def one_round(work: Work) -> float:
    work()
    done, start = 0, time.process_time()
    while time.process_time() - start < ROUND_SECONDS:
        done += work()
    return done / (time.process_time() - start)


def beside(name: str, goal: float, ours: Work, peer_name: str, peer: Work | None) -> Figure:
    """A rate of decisions, with the peer's if there is one."""
    value, *peers = rates(ours) if peer is None else rates(ours, peer)
    return Figure(name, value, "decisions/s", goal, peer_name, peers[0] if peers else None)


def figures(game: Game, players: int, peers: bool, cold: bool) -> Iterator[Figure]:
    """All measurements, one after the other; `cold` adds those that start fresh processes and compile anew."""
    if cold:
        yield from cold_starts(game, players)
    hearts = Hearts() if peers else None
    yield whole_games(game, players, hearts)
    yield batched(game, players)
    yield python_object(game, players, hearts)
    yield Figure("state", game.state.itemsize, "bytes", LARGEST_STATE)
    yield copying(game)
    if not game.is_cooperative:
        yield searching(game, players, hearts)
    for load in game.workloads(players) if game.workloads else ():
        value, peer_value = rates(load.ours, load.peer)
        yield Figure(load.name, value, load.unit, load.goal, load.peer_name, peer_value)


def whole_games(game: Game, players: int, hearts: "Hearts | None") -> Figure:
    def work() -> int:
        return int(game.play_random(256, players)["decisions"])

    peer = hearts.whole_games if hearts else None
    return beside("whole games, compiled", 5e6, work, f"OpenSpiel {PEER_GAME}, inside C++", peer)


def batched(game: Game, players: int) -> Figure:
    batch = game.new_batch(BATCH, players)

    def work() -> int:
        for _ in range(32):
            batch.step(batch.random_actions())
        return 32 * BATCH

    return beside(f"{BATCH} matches a step, with masks", 3e6, work, "", None)


def python_object(game: Game, players: int, hearts: "Hearts | None") -> Figure:
    luck = random.Random(1).random
    seeds = iter(range(1 << 40))

    def work() -> int:
        match = game.new_match(players, next(seeds), events=False)
        while deciders := match.deciders():
            actions = match.legal_actions(deciders[0])
            match.apply(actions[int(luck() * len(actions))], deciders[0])
        return len(match.history)

    peer = hearts.python_object if hearts else None
    return beside("Python object, no events", 4e5, work, f"OpenSpiel {PEER_GAME}, from Python", peer)


def copying(game: Game) -> Figure:
    source, target = (np.zeros(game.state.itemsize, np.uint8) for _ in range(2))
    copies = 100_000

    def work() -> int:
        game.compiled.entry.copy_many(source, target, copies)
        return copies

    return Figure("copying a state, compiled", 1e9 / rates(work)[0], "ns", 50)


def searching(game: Game, players: int, hearts: "Hearts | None") -> Figure:
    """Simulations of 50 decisions each, tree included, from somewhere in the first turns; playouts left to chance."""
    from cartomante.bots.search import SearchBot

    match, luck = game.new_match(players, 3, events=False), random.Random(1)
    for _ in range(SEARCH_FROM):
        match.apply(luck.choice(match.legal_actions(match.deciders()[0])), match.deciders()[0])
    bot, seat = SearchBot(seed=1, iterations=2000, depth=PLAYOUT, whim=1.0), match.deciders()[0]

    def work() -> int:
        bot.choose(match, seat)
        return round(bot.decisions / PLAYOUT)

    value, *peers = rates(work) if hearts is None else rates(work, hearts.search)
    name = f"search, {PLAYOUT} decisions a simulation"
    return Figure(name, value, "sims/s", 1e5, f"OpenSpiel {PEER_GAME}, ISMCTS in C++", peers[0] if peers else None)


class Hearts:
    """OpenSpiel's hearts, uniformly random; the nearest that the peer offers (4 players, 61 decisions a game)."""

    def __init__(self) -> None:
        import pyspiel

        self._spiel, self._game = pyspiel, pyspiel.load_game(PEER_GAME)
        self._bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self._game.num_players())]
        self._luck = random.Random(1).random
        self._state: Any = None  # where the search starts; made when it is first asked for
        self._decisions = statistics.mean(self.python_object() for _ in range(50))

    def python_object(self) -> int:
        state, decisions = self._game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self._spiel.sample_action(state.chance_outcomes(), self._luck())[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(self._luck() * len(actions))])
                decisions += 1
        return decisions

    def search(self) -> int:
        """Simulations of the peer's own search from the first trick; each plays the rest of the game, fewer than 50."""
        if self._state is None:
            self._state = self._game.new_initial_state()
            while self._state.is_chance_node():
                self._state.apply_action(self._spiel.sample_action(self._state.chance_outcomes(), self._luck())[0])
            rollout, best = self._spiel.RandomRolloutEvaluator(1, 1), self._spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            self._searcher = self._spiel.ISMCTSBot(1, rollout, 2.0, PEER_SIMULATIONS, -1, best, False, False)
        self._searcher.step(self._state)
        return PEER_SIMULATIONS

    def whole_games(self) -> int:
        """The peer does not count decisions when it plays by itself; a game has the mean number."""
        for _ in range(20):
            self._spiel.evaluate_bots(self._game.new_initial_state(), self._bots, int(self._luck() * (1 << 30)))
        return round(20 * self._decisions)


IMPORT = "import time; t = time.perf_counter(); import cartomante; print(time.perf_counter() - t)"
FIRST_MOVE = """
import time
from cartomante import load_game
match = load_game({game!r}).new_match({players}, seed=1)
seat = match.deciders()[0]
t = time.perf_counter()
match.apply(match.legal_actions(seat)[0], seat)
print(time.perf_counter() - t)
"""
COMPILE = """
import time
t = time.perf_counter()
from cartomante import load_game
from cartomante.core.compiled.target import WarmUp
WarmUp(load_game({game!r}).compiled.rehearsals()).run()
print(time.perf_counter() - t)
"""
WARM_CALL = """
import time
from cartomante import load_game
game = load_game({game!r})
t = time.perf_counter()
game.play_random(1, {players})
print(time.perf_counter() - t)
"""


def cold_starts(game: Game, players: int) -> Iterator[Figure]:
    """What a person and a researcher wait for, each in a fresh process, the compiler with an empty cache."""
    words: dict[str, Any] = {"game": game.name, "players": players}
    with tempfile.TemporaryDirectory() as folder:
        yield Figure("import cartomante", in_fresh_process(IMPORT, folder), "s", 0.3)
        yield Figure("first move, interpreted", 1e3 * in_fresh_process(FIRST_MOVE.format(**words), folder), "ms", 10)
        yield Figure("first compilation, everything", in_fresh_process(COMPILE.format(**words), folder), "s", 30)
        warm = min(in_fresh_process(WARM_CALL.format(**words), folder) for _ in range(3))
        yield Figure("first compiled call, warm cache", warm, "s", 0.5)


def in_fresh_process(program: str, cache: str) -> float:
    """The number that a small program prints."""
    environment = {"CARTOMANTE_CACHE": cache, "PATH": ""}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)
