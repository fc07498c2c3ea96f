"""A position describes a match completely, and a wrong one is refused in words."""

import json
import random

import pytest

from cartomante.core.errors import CartomanteError
from contract.changes import changed, leaves, value_at, with_value
from contract.tables import each_game, each_table, moments, other_games, patience, play_at_random, step_at_random

JUNK = (
    None,
    True,
    -1,
    99,
    1 << 40,
    1.5,
    "x",
    "0",
    [],
    {},
    [None],
    ["x"],
    [[]],
    [-1],
    [[["x"]]],
    {"x": "x"},
    {"0": "x"},
)


def copy_of(match):
    return match.game.from_position(json.loads(json.dumps(match.position())), match.pack)


@each_table
def test_a_position_stands_exactly_as_the_match_did(table):
    for match in moments(table):
        twin = copy_of(match)
        assert twin.fingerprint() == match.fingerprint()
        assert twin.position() == match.position()
        assert twin.view(0) == match.view(0)


@each_table
def test_a_match_from_a_position_plays_on_identically(table):
    for number, match in enumerate(moments(table, every=100)):
        real, twin, rng = match.clone(), copy_of(match), random.Random(number)
        for _ in range(30):
            if real.is_over:
                break
            seat, action, events = step_at_random(real, rng)
            assert twin.apply(action, seat) == events
        assert twin.fingerprint() == real.fingerprint()


@each_table
def test_a_position_can_be_taken_without_events(table):
    match = play_at_random(table.deal(), random.Random(1), steps=10)
    fast = table.game.from_position(match.position(), events=False)
    for seat, action in play_at_random(copy_of(match), random.Random(2), steps=20).history:
        fast.apply(action, seat)
        match.apply(action, seat)
    assert fast.fingerprint() == match.fingerprint()


@each_game
@pytest.mark.parametrize("position", [None, 5, "x", [], [["players", 2]]], ids=str)
def test_what_is_no_position_is_refused(game, position):
    with pytest.raises(CartomanteError, match="a position must be a mapping"):
        game.from_position(position)


@each_game
def test_an_unknown_field_is_named(game):
    position = game.new_match(game.min_players, seed=1).position()
    with pytest.raises(CartomanteError, match=r"unknown field 'surprise'; allowed: .*players"):
        game.from_position(position | {"surprise": 1})


@other_games
def test_a_position_of_another_game_is_refused(game, other):
    with pytest.raises(CartomanteError, match=f"a position of '{other.name}', not of '{game.name}'"):
        game.from_position(other.new_match(other.min_players, seed=1).position())


@each_table
def test_a_wrong_field_is_refused_or_makes_a_sound_match(table):
    """Whatever stands in a field: either a ValueError that names it, or a match that keeps all invariants."""
    for position in positions(table):
        for name in position:
            for junk in JUNK:
                check_sound_or_refused(table.game, position | {name: junk}, name)


@each_table
def test_a_changed_value_is_refused_or_makes_a_sound_match(table):
    for position in positions(table):
        for path in leaves(position):
            check_sound_or_refused(table.game, with_value(position, path, changed(value_at(position, path))), path[0])


def positions(table):
    """A few moments of a random game; one of them in the middle of a commitment."""
    for steps in (0, table.players + 3, 15, 40, 77):
        match = play_at_random(table.deal(), random.Random(steps), steps=steps)
        if not match.is_over:
            yield match.position()


def check_sound_or_refused(game, position, name):
    with patience(f"{name}: {position[name]!r} never comes to an end"):
        try:
            match = game.from_position(position)
        except CartomanteError as error:
            refused = str(error)
        else:
            check_sound(match, f"{name}: {position[name]!r}")
            return
    assert "position" in refused or name.rstrip("s") in refused, f"{name}: {position[name]!r}: {refused}"


def check_sound(match, what):
    """It keeps its invariants for some steps, and everybody asked can answer."""
    for step in range(4):
        assert match.game.problems(match._s, match.pack.c) == [], what
        if match.is_over:
            break
        assert all(match.legal_actions(seat) for seat in match.deciders()), what
        step_at_random(match, random.Random(step))
