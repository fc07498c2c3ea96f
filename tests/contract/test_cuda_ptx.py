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


@pytest.mark.parametrize("name", ["toy", *names()])
def test_the_rules_compile_for_a_gpu(name):
    pytest.importorskip("numba.cuda.dispatcher", reason="numba-cuda is not installed")
    ptx = compile_ptx(TOY if name == "toy" else load_game(name))
    assert ".target sm_90" in ptx
    assert ".entry" in ptx
