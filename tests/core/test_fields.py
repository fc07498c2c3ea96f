"""Which fields of the record matter to a function."""

from functools import lru_cache

import pytest

from cartomante.core.fields import fields_named_by

FIELDS = ("turn", "hand", "deck")


def size_of(s, seat):
    return len(s.hand[seat])


@lru_cache
def remembered(turn, s=None):
    return s.deck


READERS = {"hand": size_of, "turn": lambda s: s.turn}
SIZES = (size_of,)


def maker(read):
    return lambda s: read(s, 0)


def loops(s, seat):
    return [s.deck for _ in range(3)] + [(lambda: s.turn)()] + (loops(s, seat - 1) if seat else [])


@pytest.mark.parametrize(
    ("function", "fields"),
    [
        (lambda s: 3, set()),
        (lambda s: s.turn, {"turn"}),
        (lambda s: s.turn + size_of(s, 0), {"turn", "hand"}),
        (lambda s: remembered(1), {"deck"}),
        (lambda s: READERS["turn"](s), {"turn", "hand"}),
        (lambda s: SIZES[0](s, 0), {"hand"}),
        (maker(size_of), {"hand"}),
        (loops, {"deck", "turn"}),
    ],
)
def test_all_that_a_function_can_reach_is_found(function, fields):
    assert fields_named_by(function, FIELDS) == fields


class Opaque:
    def __call__(self, s):
        return s.turn


OPAQUE = Opaque()


@pytest.mark.parametrize(
    "function",
    [lambda s: getattr(s, "tu" + "rn"), lambda s: bytes(s.buffer), lambda s: OPAQUE(s), lambda s: pytest.approx(s)],
)
def test_whoever_cannot_be_understood_is_thought_to_read_everything(function):
    assert fields_named_by(function, FIELDS) == set(FIELDS)
