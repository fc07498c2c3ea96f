"""The rules compile for a GPU: down to assembly, which needs the compiler but no device."""

from types import SimpleNamespace
from unittest import mock

import pytest

from cartomante.core.compiled.cuda import kernels
from cartomante.games import load_game, names
from toy import GAME as TOY

HOPPER = (9, 0)


def compile_ptx(game):
    """The kernel of random play as assembly, pretending that a Hopper card is there to ask."""
    from numba import cuda, from_dtype, int64, types
    from numba.cuda import dispatcher

    records, content = (types.Array(from_dtype(dtype), 1, "C") for dtype in (game.state, game.pack().record.dtype))
    table = types.Array(int64, 2, "C")
    signature = types.void(records, content, int64[::1], int64, int64[::1], table, table)
    card = SimpleNamespace(compute_capability=HOPPER)
    with mock.patch.object(dispatcher, "get_current_device", return_value=card):
        ptx, _ = cuda.compile_ptx(kernels(game).play_random.py_func, signature, cc=HOPPER)
    return ptx


def has_compiler():
    """Whether the libraries that turn rules into GPU assembly are installed."""
    try:
        from cuda.pathfinder import load_nvidia_dynamic_lib

        return all(load_nvidia_dynamic_lib(name) for name in ("nvvm", "nvrtc"))
    except (ImportError, RuntimeError):
        return False


@pytest.mark.skipif(not has_compiler(), reason="the compiler for GPUs is missing: pip install 'cartomante[cuda]'")
@pytest.mark.parametrize("name", ["toy", *names()])
def test_the_rules_compile_for_a_gpu(name):
    ptx = compile_ptx(TOY if name == "toy" else load_game(name))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx
