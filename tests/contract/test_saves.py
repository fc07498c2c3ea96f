"""Saving at any step and loading gives the same match; a save with anything changed is refused."""

import json
import random

import pytest

from cartomante.core.errors import BadSave
from cartomante.core.fairness import draw
from contract.changes import changed, leaves, value_at, with_value
from contract.tables import each_game, each_table, moments, other_games, patience, play_at_random, story

OTHER_TYPES = (None, "x", -1, [], {}, 1.5, True)


def reload(match):
    return match.game.load_match(json.loads(json.dumps(match.save())))


def assert_refused(game, data, path):
    with patience(f"loading a save with another {path} never comes to an end"):
        try:
            game.load_match(data)
        except BadSave as refused:
            assert "save" in str(refused), path  # noqa: PT017
        else:
            pytest.fail(f"a save with another {path} was loaded")


@each_table
def test_a_match_saved_at_any_step_loads_as_it_was(table):
    for match in moments(table, every=150):
        loaded = reload(match)
        assert story(loaded) == story(match)
        assert loaded.save() == match.save()
        assert loaded.view(0) == match.view(0)


@each_table
def test_a_loaded_match_plays_on_as_the_first_would_have(table):
    match = play_at_random(table.deal(), random.Random(1), steps=20)
    loaded = reload(match)
    play_at_random(match, random.Random(2))
    play_at_random(loaded, random.Random(2))
    assert story(loaded) == story(match)


@each_table
def test_a_match_that_began_from_a_position_is_saved_with_it(table):
    started = play_at_random(table.deal(), random.Random(1), steps=15)
    match = table.game.from_position(started.position())
    for steps in (0, 1, 5, 20):
        play_at_random(match, random.Random(steps), steps=steps)
        loaded = reload(match)
        assert story(loaded) == story(match)
        assert loaded.save() == match.save()
        assert reload(match.clone()).fingerprint() == match.fingerprint()


@each_table
def test_a_redrawn_match_is_saved_without_its_past(table):
    match = play_at_random(table.deal(), random.Random(1), steps=15)
    for viewer in (None, 0):
        world = match.determinize(viewer, 1)
        play_at_random(world, random.Random(2), steps=10)
        loaded = reload(world)
        assert (loaded.fingerprint(), loaded.history) == (world.fingerprint(), world.history)
        assert loaded.save() == world.save()


@each_game
def test_a_match_without_events_saves_and_loads_the_same(game):
    match = play_at_random(game.new_match(game.min_players, seed=3, events=False), random.Random(1), steps=12)
    loaded = reload(match)
    assert (loaded.fingerprint(), loaded.history) == (match.fingerprint(), match.history)


@each_game
def test_a_drawn_seed_is_saved_with_its_secret_and_checked(game):
    seed = draw(("Ada", "Bo"), secret="sesame")
    match = play_at_random(game.new_match(game.min_players, seed=seed), random.Random(1), steps=8)
    data = match.save()
    assert data["seed"]["commitment"] == seed.commitment
    assert reload(match).seed == seed
    for path in leaves(data["seed"], ("seed",)):
        wrong = with_value(data, path, "0" + str(path))
        assert_refused(game, wrong, path)
    swapped = with_value(data, ("seed", "contributions"), ["Bo", "Ada"])
    assert_refused(game, swapped, "contributions")


@each_table
def test_any_change_to_a_save_is_refused(table):
    match = play_at_random(table.deal(), random.Random(1), steps=10)
    data = match.save()
    for path in leaves(data):
        value = value_at(data, path)
        assert_refused(table.game, with_value(data, path, changed(value)), path)
        for other in OTHER_TYPES:
            if other != value or type(other) is not type(value):
                assert_refused(table.game, with_value(data, path, other), path)


@each_table
def test_any_change_to_a_saved_position_is_refused(table):
    started = play_at_random(table.deal(), random.Random(1), steps=15)
    data = play_at_random(table.game.from_position(started.position()), random.Random(2), steps=5).save()
    for path in leaves(data):
        value = value_at(data, path)
        assert_refused(table.game, with_value(data, path, changed(value)), path)


@each_table
def test_a_save_that_lacks_something_is_refused(table):
    data = play_at_random(table.deal(), random.Random(1), steps=10).save()
    for name in data:
        if data[name] is not None:
            shorter = {key: value for key, value in data.items() if key != name}
            assert_refused(table.game, shorter, name)
    assert_refused(table.game, data | {"moves": data["moves"][:-1]}, "moves")
    assert_refused(table.game, data | {"moves": [*data["moves"], [0, -1]]}, "moves")


@each_table
def test_the_scores_of_a_finished_save_are_checked(table):
    data = play_at_random(table.deal(), random.Random(1)).save()
    assert data["over"] is True
    assert_refused(table.game, data | {"scores": [score + 1 for score in data["scores"]]}, "scores")
    assert_refused(table.game, data | {"over": False}, "over")


@each_game
@pytest.mark.parametrize("data", [None, 5, "text", [], [1], {}, {"format": "other"}], ids=str)
def test_what_is_no_save_at_all_is_refused(game, data):
    assert_refused(game, data, "")


@other_games
def test_the_save_of_another_game_is_refused(game, other):
    data = other.new_match(other.min_players, seed=1).save()
    with pytest.raises(BadSave, match=f"game is '{other.name}', expected '{game.name}'"):
        game.load_match(data)


@each_game
def test_the_save_of_another_version_is_refused(game):
    data = game.new_match(game.min_players, seed=1).save()
    with pytest.raises(BadSave, match=f"version is {game.version + 1}, expected {game.version}"):
        game.load_match(data | {"version": game.version + 1})


@each_game
def test_a_pack_of_ones_own_travels_in_the_save(game, tmp_path):
    path = tmp_path / f"mine{game.packs.suffix}"
    path.write_text(game.pack().text + "# mine\n")
    match = play_at_random(game.new_match(game.min_players, seed=1, pack=path), random.Random(1), steps=5)
    path.unlink()
    data = match.save()
    assert reload(match).fingerprint() == match.fingerprint()
    for path in leaves(data["pack"], ("pack",)):
        assert_refused(game, with_value(data, path, changed(value_at(data, path))), path)
    pretending = data | {"pack": data["pack"] | {"name": game.packs.builtin[0]}}
    assert_refused(game, pretending, "pack name")
