"""The wording of what is wrong."""

import numpy as np
import pytest

from cartomante.core.errors import BadPack, BadSave, CartomanteError, IllegalAction, unknown, whole_number


def test_every_error_is_a_value_error():
    for kind in (CartomanteError, IllegalAction, BadSave, BadPack):
        assert issubclass(kind, ValueError)


def test_a_value_outside_a_list_is_named_with_the_list():
    assert str(unknown("game", "chess", ["a", "b"])) == "unknown game 'chess'; allowed: a, b"


@pytest.mark.parametrize("value", [1, 3, np.int8(2), np.uint64(3)])
def test_whole_numbers_within_the_limits_pass_as_plain_ones(value):
    assert type(whole_number("it", value, 1, 3)) is int
    assert whole_number("it", value, 1, 3) == value


@pytest.mark.parametrize("value", [0, 4, True, 2.0, "2", None, [2], np.float64(2), np.bool_(True)])
def test_anything_else_is_named_with_the_limits(value):
    with pytest.raises(CartomanteError) as refused:
        whole_number("it", value, 1, 3)
    assert str(refused.value) == f"it must be a whole number from 1 to 3, not {value!r}"
