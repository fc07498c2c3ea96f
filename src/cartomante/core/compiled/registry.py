"""How Numba is told about rules: what compiles, what vanishes, and how bytes become a record."""

from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload, register_jitable

from cartomante.core.compiled.lean import RuleCompiler
from cartomante.core.rule import RULES, TELLERS, marks, small


def register_rules() -> None:
    """Tell Numba what was marked as @rule or @tells since the last time."""
    while RULES:
        register_jitable(_nrt=False, error_model="numpy", pipeline_class=RuleCompiler)(RULES.pop())
    while TELLERS:
        overload(TELLERS.pop(), strict=False)(lambda *args: say_nothing)


def say_nothing(*args: Any) -> None:
    """What compiled code makes of telling."""


@overload(small)
def compile_small(number):  # type: ignore[no-untyped-def]
    return lambda number: np.int8(number)


@cache
def register_for_cuda() -> None:
    """On a GPU eight marks are counted one by one: it has no unaligned loads."""
    overload(marks, target="cuda")(lambda mask, first: marks)


@overload(marks, target="cpu")
def compile_marks(mask, first):  # type: ignore[no-untyped-def]
    return lambda mask, first: marks_in_a_word(mask, first)  # type: ignore[call-arg]


@intrinsic
def marks_in_a_word(typing_context: Any, mask: Any, first: Any) -> Any:
    """The bits set in the eight bytes from `first` on, each of which is 0 or 1."""

    def count(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        word = ir.IntType(64)
        start = builder.bitcast(builder.gep(array.data, [args[1]]), word.as_pointer())
        return builder.ctpop(builder.load(start, align=1))

    return types.int64(mask, types.int64), count


@intrinsic
def record_at(typing_context: Any, buffer: Any, dtype: Any) -> Any:
    """The record whose bytes are in `buffer`; like buffer.view(dtype)[0], but quick to compile."""

    def cast(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        return builder.bitcast(array.data, context.get_value_type(signature.return_type))

    return dtype.dtype(buffer, dtype), cast
