"""Whole random games by the thousand, and what came of them."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.content import Pack
from cartomante.core.errors import whole_number
from cartomante.core.fairness import as_seed

if TYPE_CHECKING:
    from cartomante.core.game import Game

CHUNK = 256  # games between two looks at the clock


def play_random(
    game: "Game",
    games: int,
    blank: Any,
    seed: int,
    pack: Pack,
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games in compiled code, on `threads` cores; the outcome does not depend on how many those are."""
    games, threads = whole_number("games", games, 1, 1 << 40), whole_number("threads", threads, 1, 1024)
    key = np.array(as_seed(seed).words(), np.int64)
    entry, players = game.compiled.entry, int(game.window(blank).players)
    sums, wins = np.zeros((threads, game.seats), np.int64), np.zeros((threads, game.seats), np.int64)

    def play(first: int, count: int, thread: int, scratch: list[Any]) -> int:
        state, mask, luck, scores, places = scratch
        args = state, blank, pack.buffer, key, first, count, mask, luck, scores, places, sums[thread], wins[thread]
        return int(entry.play_random(*args))

    play(0, 0, 0, scratch_space(game))  # compile, or load, before the clock starts

    def work(thread: int) -> int:
        decisions, scratch = 0, scratch_space(game)
        for first in range(thread * CHUNK, games, threads * CHUNK):
            count = min(CHUNK, games - first)
            decisions += play(first, count, thread, scratch)
            if progress is not None:
                progress(count)
        return decisions

    start = time.perf_counter()
    if threads == 1:
        decisions = work(0)
    else:
        with ThreadPoolExecutor(threads) as pool:
            decisions = sum(pool.map(work, range(threads)))
    seconds = time.perf_counter() - start
    return report(game, players, games, decisions, seconds, sums.sum(axis=0), wins.sum(axis=0))


def report(
    game: "Game", players: int, games: int, decisions: int, seconds: float, sums: Any, wins: Any
) -> dict[str, Any]:
    """The figures of a simulation; `sums` and `wins` are points and wins by seat."""
    return {
        "game": game.name,
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "mean_decisions": decisions / games,
        "mean_scores": (sums[:players] / games).tolist(),
        "wins_by_seat": wins[:players].tolist(),
    }


def scratch_space(game: "Game") -> list[Any]:
    """What compiled random play works in: a record, a mask, luck, scores and places."""
    record, mask = np.zeros(game.state.itemsize, np.uint8), np.zeros(game.num_actions, np.uint8)
    return [record, mask, np.zeros(1, np.uint64), np.zeros(game.seats, np.int64), np.zeros(game.seats, np.int64)]
