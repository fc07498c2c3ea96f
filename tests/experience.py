"""Fit anew what the outlook of Arcanum goes by: `make experience`. Takes some minutes, and all cores.

Sensible players, who now and then follow a whim, play many games. Whenever somebody's turn begins, what each seat has
is noted, and in the end how many points it has brought; for each moment of a game the numbers that explain most are
kept.
"""

import random
import re
import textwrap
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.bots.liking import weights_of
from cartomante.games import load_game
from cartomante.games.arcanum import experience, outlook
from cartomante.games.arcanum.experience import MOMENTS, THINGS

GAMES = 12_000
BATCH = 50
PLAYERS = (3, 4, 4, 5)
WHIM = 0.03
CAUTION = 5.0  # so many unremarkable positions more, against taking luck for experience
TARGET = Path(experience.__file__)


class Measures:
    """In place of the numbers: makes the outlook tell the measures by which they would be multiplied."""

    def __getitem__(self, key: tuple[int, int]) -> "np.ndarray[Any, Any]":
        return np.eye(1, THINGS, key[1])[0]


def play(first: int) -> "tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]":
    """A batch of games: for each moment the sums that a fit by least squares needs."""
    outlook.EXPERIENCE = Measures()  # type: ignore[assignment]
    squares, products = np.zeros((MOMENTS, THINGS, THINGS)), np.zeros((MOMENTS, THINGS))
    for seed in range(first, first + BATCH):
        for when, measures, gain in positions(seed):
            squares[when] += np.outer(measures, measures)
            products[when] += measures * gain
    return squares, products


def positions(seed: int) -> "list[tuple[int, np.ndarray[Any, Any], int]]":
    """Of one game: the moment, what a seat had, and the points that it won from then on."""
    luck, players = random.Random(seed), PLAYERS[seed % len(PLAYERS)]
    match = load_game("arcanum").new_match(players, seed=seed, events=False)
    noted: list[tuple[int, Any, int, int]] = []
    turn = None
    while not match.is_over:
        s, seat = match._s, match.deciders()[0]
        if turn != (s.turn, s.active, s.scoring):
            turn = (s.turn, s.active, s.scoring)
            for player in range(players):
                measures = outlook.prospect(s, match.pack.c, player) - s.vp[player]
                noted.append((outlook.moment(s, player), measures, player, s.vp[player]))
        weights = weights_of(match, seat)
        is_whim = luck.random() < WHIM
        match.apply(luck.choice(list(weights)) if is_whim else max(weights, key=weights.__getitem__), seat)
    return [(when, measures, match.scores[player] - points) for when, measures, player, points in noted]


def fit(squares: "np.ndarray[Any, Any]", products: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    return np.array([np.linalg.solve(squares[m] + CAUTION * np.eye(THINGS), products[m]) for m in range(MOMENTS)])


def write(numbers: "np.ndarray[Any, Any]") -> None:
    rows = [", ".join(f"{number:.3g}" for number in row) for row in numbers]
    lines = [line for row in rows for line in textwrap.wrap(f"({row}),", 116)]
    table = "\n    ".join(["EXPERIENCE = np.array((", *lines]) + "\n))  # fmt: skip\n"
    TARGET.write_text(re.sub(r"^EXPERIENCE = .*", lambda _: table, TARGET.read_text(), flags=re.M | re.S))


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        parts = list(pool.map(play, range(0, GAMES, BATCH)))
    write(fit(sum(squares for squares, _ in parts), sum(products for _, products in parts)))
