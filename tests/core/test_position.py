"""Reading a position field by field."""

import pytest

from cartomante.core.errors import CartomanteError
from cartomante.core.position import Reader

COLOURS = ("red", "green", "blue")


def test_fields_are_read_as_what_they_should_be():
    reader = Reader(
        {"turn": 3, "top": "green", "row": ["blue", "red"], "hands": [["red"], []], "key": [1, 2], "part": {"a": 1}}
    )
    assert reader.number("turn", 1, 9, 1) == 3
    assert reader.label("top", COLOURS, "red") == 1
    assert reader.labels("row", COLOURS) == [2, 0]
    assert reader.per_seat("hands", 2, []) == [["red"], []]
    assert reader.numbers("key", 2, 0, 9) == [1, 2]
    part = reader.part("part")
    assert part.number("a", 0, 5, 0) == 1
    part.finish()
    reader.finish()


def test_absent_fields_take_their_defaults():
    reader = Reader({})
    assert reader.take("x") is None
    assert reader.number("turn", 1, 9, 4) == 4
    assert reader.label("top", COLOURS, "blue") == 2
    assert reader.labels("row", COLOURS, ["green"]) == [1]
    assert reader.per_seat("hands", 3, []) == [[], [], []]
    assert reader.numbers("key", 2, 0, 9) == [0, 0]
    assert reader.items("queue") == []
    reader.part("part").finish()
    reader.finish()


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda r: r.number("f", 1, 9, 1), "position: f must be a whole number from 1 to 9, not 'x'"),
        (lambda r: r.label("f", COLOURS, "red"), "position: f holds 'x'; allowed: red, green, blue"),
        (lambda r: r.labels("f", COLOURS), "position: f must be a list, not 'x'"),
        (lambda r: r.items("f"), "position: f must be a list, not 'x'"),
        (lambda r: r.numbers("f", 2, 0, 9), "position: f must be a list, not 'x'"),
        (lambda r: r.per_seat("f", 2, []), "position: f must list one value for each of 2 seats, not 'x'"),
        (lambda r: r.part("f"), "position: f must be a mapping of names to values, not 'x'"),
        (lambda r: r.finish(), "position: unknown field 'f'; allowed: known"),
    ],
)
def test_a_wrong_field_is_named_with_what_is_allowed(read, message):
    reader = Reader({"f": "x"})
    if "unknown" in message:
        reader.take("known")
    with pytest.raises(CartomanteError) as refused:
        read(reader)
    assert str(refused.value) == message


def test_lists_of_the_wrong_length_or_content_are_refused():
    with pytest.raises(CartomanteError, match=r"row holds 'pink'; allowed: red"):
        Reader({"row": ["red", "pink"]}).labels("row", COLOURS)
    with pytest.raises(CartomanteError, match="one value for each of 3 seats"):
        Reader({"hands": [[], []]}).per_seat("hands", 3, [])
    with pytest.raises(CartomanteError, match="key must list 2 numbers"):
        Reader({"key": [1]}).numbers("key", 2, 0, 9)


@pytest.mark.parametrize("fields", [None, 5, "x", [("turn", 1)]])
def test_a_position_is_a_mapping(fields):
    with pytest.raises(CartomanteError, match="a position must be a mapping"):
        Reader(fields)
