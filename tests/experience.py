"""Teach the outlooks of Arcanum anew: `make experience`. Takes some ten minutes on two cores.

Sensible players (liking.py) and practised ones (instinct.py), who now and then follow a whim, play many games among
themselves. At quiet moments the measures of all seats are noted, and in the end their points. Then a small network for
each of the two learns to tell from the measures how well each seat has ended: who is ahead by `sway` points has e times
as good a result, as for those who look ahead.
"""

from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np

from cartomante.bots.layout import INSTINCT, LIKING
from cartomante.bots.liking import as_whim, playout
from cartomante.core.compiled.target import load_template
from cartomante.core.fairness import as_seed
from cartomante.games import load_game
from cartomante.games.arcanum.experience import INNER, LEARNT, OUTER
from cartomante.games.arcanum.instinct import INSIGHT
from cartomante.games.arcanum.measures import MEASURES

Array = np.ndarray[Any, Any]
Network = list[Array]

GAME = load_game("arcanum")
TABLES: tuple[tuple[int, int, dict[str, object]], ...] = (  # players, games, options
    (4, 40_000, {}),
    (4, 40_000, {}),
    (3, 30_000, {}),
    (5, 30_000, {}),
    (3, 10_000, {"length": "long"}),
    (4, 20_000, {"length": "long"}),
    (5, 10_000, {"length": "long"}),
    (4, 10_000, {"preset": "english"}),
    (4, 10_000, {"majors": "none"}),
)
WHIM = 0.02
ONE_IN = 5  # quiet moments of which one is noted: those of one game are much alike
ROOM = 12  # for so many of a game
EPOCHS, BATCH = 10, 1024
PACE = 0.004  # of learning, at most
STEADY, SCALE, TINY = 0.9, 0.999, 1e-8  # as usual for Adam
TESTED = 20_000  # moments kept apart to see how well the rest has taught


def watch(mind: int, players: int, games: int, options: dict[str, object], seed: int) -> tuple[Array, Array]:
    """The measures of all seats at many moments, and the points they had in the end; NaN where nobody sits."""
    blank, seats, actions = GAME.blank(players, options), GAME.seats, GAME.num_actions
    seen = np.zeros((games * ROOM, seats, MEASURES), np.float32)
    points = np.full((games * ROOM, seats), np.nan, np.float32)
    template = load_template(GAME, Path(__file__).with_name("experience_games.py"), playout=playout(GAME))
    moments = template.watch(
        blank.copy(), blank, GAME.pack().buffer, GAME.new_room(), GAME.lore_bytes,
        np.array(as_seed(seed).words(), np.int64), 0, games, np.full(seats, as_whim(WHIM), np.int64),
        np.full(seats, mind, np.int64), np.zeros(actions, np.uint8), np.zeros(actions), np.zeros(1, np.uint64),
        ONE_IN, seen, points,
    )  # fmt: skip
    return seen[:moments].astype(np.float16), points[:moments]


def shares(standing: Array) -> Array:
    """What each seat has of the result; nothing where nobody sits."""
    odds = np.exp(standing - np.nanmax(standing, axis=1, keepdims=True))
    return np.nan_to_num(odds / np.nansum(odds, axis=1, keepdims=True))


def new_network(rng: np.random.Generator) -> Network:
    def layer(above: int, below: int) -> Array:
        return rng.normal(0, np.sqrt(2 / above), (above, below)).astype(np.float32)

    nothing = (np.zeros(INNER, np.float32), np.zeros(OUTER, np.float32))
    return [layer(MEASURES, INNER), nothing[0], layer(INNER, OUTER), nothing[1], layer(OUTER, 1)[:, 0] / 4]


def think(network: Network, x: Array) -> tuple[Array, Array, Array]:
    """What the neurons make of measures, and the verdicts."""
    eyes, eye_bias, nerves, nerve_bias, voices = network
    inner = np.maximum(x @ eyes + eye_bias, 0)
    outer = np.maximum(inner @ nerves + nerve_bias, 0)
    return inner, outer, outer @ voices


def verdicts(network: Network, x: Array, points: Array) -> Array:
    standing = think(network, x.reshape(-1, MEASURES))[-1].reshape(points.shape)
    return np.where(np.isnan(points), np.nan, standing)


def slopes(network: Network, x: Array, points: Array, truth: Array) -> Network:
    """How the surprise at the truth grows with each number of the network."""
    flat = x.reshape(-1, MEASURES)
    inner, outer, standing = think(network, flat)
    told = shares(np.where(np.isnan(points), np.nan, standing.reshape(points.shape)))
    error = ((told - truth) / len(x)).astype(np.float32).ravel()
    at_outer = error[:, None] * network[4] * (outer > 0)
    at_inner = at_outer @ network[2].T * (inner > 0)
    return [flat.T @ at_inner, at_inner.sum(0), inner.T @ at_outer, at_outer.sum(0), outer.T @ error]


def learn(x: Array, points: Array, rng: np.random.Generator) -> Network:
    """By Adam, in steps that grow at first and then become smaller and smaller."""
    network, truth = new_network(rng), shares(points / GAME.sway)
    drift, spread = [np.zeros_like(part) for part in network], [np.zeros_like(part) for part in network]
    batches = [rows for _ in range(EPOCHS) for rows in np.array_split(rng.permutation(len(x)), len(x) // BATCH)]
    for step, rows in enumerate(batches, 1):
        pace = PACE * min(10 * step / len(batches), np.cos(np.pi / 2 * step / len(batches)))
        for i, slope in enumerate(slopes(network, x[rows].astype(np.float32), points[rows], truth[rows])):
            drift[i] += (1 - STEADY) * (slope - drift[i])
            spread[i] += (1 - SCALE) * (slope * slope - spread[i])
            size = np.sqrt(spread[i] / (1 - SCALE**step)) + TINY
            network[i] -= pace * drift[i] / (1 - STEADY**step) / size
    return network


def surprise(network: Network, x: Array, points: Array) -> float:
    """How far its verdicts are from the truth, in nats; as many as there are if it tells nothing."""
    truth, told = shares(points / GAME.sway), shares(verdicts(network, x.astype(np.float32), points))
    seated = truth > 0
    return float((truth[seated] * np.log(truth[seated] / told[seated])).sum() / len(x))


def write(file: Path, network: Network, mean: Array, spread: Array) -> None:
    """For measures as they are, not in the units in which learning is easy."""
    eyes, eye_bias, nerves, nerve_bias, voices = network
    eyes = eyes / spread[:, None]
    parts = {"eyes": eyes, "eye_bias": eye_bias - mean @ eyes, "nerves": nerves, "nerve_bias": nerve_bias}
    np.savez(file, allow_pickle=False, **{k: v.astype(np.float32) for k, v in (parts | {"voices": voices}).items()})


def teach(mind: int, file: Path) -> None:
    rng = np.random.default_rng(0)
    with Pool() as pool:
        games = pool.starmap(watch, [(mind, *table, seed) for seed, table in enumerate(TABLES)], chunksize=1)
    order = rng.permutation(sum(len(points) for _, points in games))
    x, points = (np.concatenate(part)[order] for part in zip(*games, strict=True))
    seated = x[~np.isnan(points)].astype(np.float32)
    mean, spread = seated.mean(0), np.maximum(seated.std(0), 0.01)
    x = ((x - mean) / spread).astype(np.float16)
    network = learn(x[TESTED:], points[TESTED:], rng)
    blind = [part * 0 for part in network]
    print(f"{len(x):,} moments of {sum(games for _, games, _ in TABLES):,} games: surprised by")
    print(f"{surprise(network, x[:TESTED], points[:TESTED]):.4f} nats on those not seen before,")
    print(f"{surprise(blind, x[:TESTED], points[:TESTED]):.4f} without any experience")
    write(file, network, mean, spread)


if __name__ == "__main__":
    teach(LIKING, LEARNT)
    teach(INSTINCT, INSIGHT)
