"""The same rules on a GPU, for simulation by the million games. Needs the extra `cuda` and, but for tests, a GPU."""

import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from cartomante.core.compiled.target import load_template
from cartomante.core.content import Pack
from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.fairness import as_seed
from cartomante.core.record import window
from cartomante.core.rule import rule
from cartomante.core.simulate import report

if TYPE_CHECKING:
    from cartomante.core.game import Game

KERNELS = Path(__file__).parent / "kernels.py"
THREADS = 256  # a block
MAX_GAMES = 1 << 22  # a launch: a few GB of records

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 expects this name, which NumPy 2.5 dropped


@rule
def element(records: Any, i: int) -> Any:
    """A record in the memory of a GPU."""
    return records[i]


def simulated_element(records: Any, i: int) -> Any:
    """A record under Numba's CUDA simulator, where kernels are plain Python."""
    array = np.asarray(getattr(records, "_ary", records))
    return window(array.dtype)(array[i : i + 1].view(np.uint8))


@cache
def kernels(game: "Game") -> ModuleType:
    """The kernels of one game."""
    from numba.core import config

    from cartomante.core.compiled.registry import register_for_cuda

    register_for_cuda()
    simulated = vars(config)["ENABLE_CUDASIM"]
    return load_template(game, KERNELS, element=simulated_element if simulated else element)


def check_device() -> None:
    try:
        from numba import cuda
    except ImportError as error:
        raise CartomanteError(f"CUDA needs the extra: pip install 'cartomante[cuda]' ({error})") from error
    if not cuda.is_available():
        raise CartomanteError("no CUDA device was found")


def play_random(
    game: "Game",
    games: int,
    players: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    pack: "str | Path | Pack | None" = None,
) -> dict[str, Any]:
    """What `game.play_random` does, on the GPU; besides its figures, `states` holds the final records as bytes."""
    check_device()
    from numba import cuda

    games = whole_number("games", games, 1, MAX_GAMES)
    blank, loaded = game.blank(players, options), game.pack(pack)
    kernel = kernels(game).play_random
    blocks = (games + THREADS - 1) // THREADS
    content = cuda.to_device(loaded.record.reshape(1))
    key = cuda.to_device(np.array(as_seed(seed).words(), np.int64))
    decisions = cuda.to_device(np.zeros(games, np.int64))
    scores, places = (cuda.to_device(np.zeros((games, game.seats), np.int64)) for _ in range(2))

    def launch(states: Any) -> float:
        start = time.perf_counter()
        kernel[blocks, THREADS](states, content, key, 0, decisions, scores, places)
        cuda.synchronize()
        return time.perf_counter() - start

    launch(cuda.to_device(blank.view(game.state)))  # compile before the clock starts
    states = cuda.to_device(np.repeat(blank.view(game.state), games))
    seconds = launch(states)
    sums, wins = scores.copy_to_host().sum(axis=0), (places.copy_to_host() == 1).sum(axis=0)
    figures = report(game, players, games, int(decisions.copy_to_host().sum()), seconds, sums, wins)
    return figures | {"states": states.copy_to_host().view(np.uint8).reshape(games, -1)}
