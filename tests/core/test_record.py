"""The flat record, and the window through which plain Python sees it."""

import numpy as np
import pytest

from cartomante.core.options import Option
from cartomante.core.record import state_record, where, window
from toy import GAME

RECORD = state_record(3, [("row", np.int8, (4,)), ("grid", np.int16, (2, 3)), ("level", np.uint8)], queue=5)


def open_blank():
    return window(RECORD)(np.zeros(RECORD.itemsize, np.uint8))


def test_a_record_is_aligned_for_the_gpu_and_has_what_the_core_keeps():
    assert RECORD.isalignedstruct
    assert RECORD["asked"].shape == RECORD["unsettled"].shape == (3,)
    assert RECORD["queue"].shape == (5, 3)
    assert RECORD["key"].shape == (4,)


def test_every_option_has_a_field():
    record = state_record(2, [], [Option("fog", (False, True)), Option("goal", (10, 20))])
    assert record["fog"] == record["goal"] == np.int8


def test_a_window_holds_fractions_too():
    record = np.dtype([("share", np.float64, (2,)), ("total", np.float64)])
    buffer = np.zeros(record.itemsize, np.uint8)
    w = window(record)(buffer)
    w.share[1], w.total = 0.25, 1 / 3
    assert buffer.view(record)[0].tolist()[1] == w.total == 1 / 3
    assert list(w.share) == [0.0, 0.25]


def test_a_window_writes_through_to_the_bytes():
    buffer = np.zeros(RECORD.itemsize, np.uint8)
    s = window(RECORD)(buffer)
    s.level, s.row[2], s.grid[1, 2], s.draws = 200, -5, 300, 1 << 40
    seen = buffer.view(RECORD)[0]
    assert (seen["level"], seen["row"][2], seen["grid"][1][2], seen["draws"]) == (200, -5, 300, 1 << 40)


def test_a_window_shows_what_the_bytes_hold():
    buffer = np.zeros(RECORD.itemsize, np.uint8)
    s, record = window(RECORD)(buffer), buffer.view(RECORD)[0]
    record["row"] = [1, -2, 3, -4]
    record["players"] = 3
    assert list(s.row) == [1, -2, 3, -4]
    assert s.players == 3


def test_numbers_are_those_of_python_which_do_not_overflow():
    s = open_blank()
    s.row[0] = 127
    assert type(s.row[0]) is type(s.level) is int
    assert s.row[0] + 1 == 128


@pytest.mark.parametrize("value", [128, -129, 1.0, None])
def test_a_value_that_does_not_fit_is_refused(value):
    s = open_blank()
    with pytest.raises((ValueError, TypeError)):
        s.row[0] = value
    with pytest.raises((ValueError, TypeError)):
        s.players = value


def test_a_field_that_does_not_exist_cannot_be_set():
    with pytest.raises(AttributeError):
        open_blank().rows = 1


def test_a_record_stays_small():
    assert GAME.state.itemsize <= 1024


def test_where_finds_what_a_loop_finds():
    s = open_blank()
    for i, value in enumerate((-1, 3, -1, 127)):
        s.row[i] = value
    for value in (-1, 0, 3, 127):
        assert where(s.row, value) == [i for i in range(4) if s.row[i] == value]
