"""Bad input: one clear message that names the thing, the value and what is allowed; and nothing changes."""

import dataclasses
import random

import numpy as np
import pytest

import cartomante
from cartomante.core.errors import BadPack, CartomanteError, IllegalAction
from cartomante.core.fairness import Seed
from contract.tables import each_game, each_table, open_to, other_games, play_at_random, story


def refused(call, *parts):
    """The call raises a ValueError whose message contains all the parts."""
    with pytest.raises(CartomanteError) as error:
        call()
    message = str(error.value)
    missing = [part for part in parts if str(part) not in message]
    assert not missing, f"{message!r} does not mention {missing}"


@pytest.mark.parametrize("name", ["chess", "", "Talismans ", None, 5], ids=repr)
def test_an_unknown_game(name):
    refused(lambda: cartomante.load_game(name), "game", repr(name), *cartomante.games())


@each_game
@pytest.mark.parametrize("players", [0, -1, 99, 2.0, "2", None, True, [2]], ids=repr)
def test_a_wrong_number_of_players(game, players):
    parts = ("players", repr(players), game.min_players, game.max_players)
    refused(lambda: game.new_match(players, seed=1), *parts)
    refused(lambda: game.new_batch(2, players), *parts)
    if players is not None:  # play_random takes None for the fewest
        refused(lambda: game.play_random(1, players), *parts)


@each_game
def test_one_player_too_few_and_one_too_many(game):
    for players in (game.min_players - 1, game.max_players + 1):
        refused(lambda: game.new_match(players), "players", players, game.min_players, game.max_players)  # noqa: B023


@each_game
@pytest.mark.parametrize("seed", [-1, 1 << 128, 1.0, "7", True, [7], Seed(-1), Seed(1 << 128)], ids=repr)
def test_a_wrong_seed(game, seed):
    refused(lambda: game.new_match(game.min_players, seed), "seed")
    refused(lambda: game.play_random(1, game.min_players, seed), "seed")
    refused(lambda: game.new_batch(1, game.min_players, seed), "seed")


@each_game
def test_a_seed_that_does_not_follow_from_its_secret(game):
    refused(lambda: game.new_match(game.min_players, Seed(1, "secret")), "seed", "secret")


@each_game
def test_unknown_options_values_and_presets(game):
    def new(options):
        return lambda: game.new_match(game.min_players, seed=1, options=options)

    names = [option.name for option in game.options]
    refused(new({"weather": "fine"}), "option", "'weather'", *names)
    refused(new({"preset": "wild"}), "preset", "'wild'", *(game.presets or ()))
    refused(new({"preset": ["standard"]}), "preset")
    for option in game.options:
        for value in ("wild", None, -77, 1 << 40, ["x"]):
            refused(new({option.name: value}), f"'{option.name}'", repr(value), *option.allowed)
    for options in ("x", 5, ["x"], [("a", 1)]):
        refused(new(options), "options", repr(options))


@each_game
def test_options_that_do_not_fit_together(game):
    objecting = dataclasses.replace(game, objection=lambda players, options: f"no {players} with {len(options)}")
    players, parts = game.min_players, (f"no {game.min_players} with", len(game.options))
    refused(lambda: objecting.new_match(players), *parts)
    refused(lambda: objecting.new_batch(1, players), *parts)
    refused(lambda: objecting.play_random(1, players), *parts)
    refused(lambda: objecting.from_position(game.new_match(players, seed=1).position()), *parts)


@each_game
@pytest.mark.parametrize("language", ["xx", "", None, 5, "EN", ["en"]], ids=repr)
def test_an_unknown_language(game, language):
    match = game.new_match(game.min_players, seed=1)
    seat = match.deciders()[0]
    refused(lambda: game.text(language), "language", repr(language), "en", "it", "de", "fr", "es")
    refused(lambda: match.describe(match.legal_actions(seat)[0], seat, language), "language", repr(language), "en")


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["interpreted", "compiled"])
def test_a_wrong_seat_changes_nothing(table, events):
    match = play_at_random(table.deal(events=events), random.Random(1), steps=5)
    before = story(match)
    for seat in (-1, table.players, 1 << 70, 1.0, 0.5, "0", True, None, [0]):
        parts = ("seat", repr(seat), table.players - 1)
        refused(lambda: match.apply(0, seat), "seat", repr(seat))  # noqa: B023
        refused(lambda: match.decision(seat), *parts)  # noqa: B023
        refused(lambda: match.legal_actions(seat), *parts)  # noqa: B023
        refused(lambda: match.describe(0, seat), "seat", repr(seat))  # noqa: B023
        if seat is not None:  # a spectator
            refused(lambda: match.view(seat), *parts)  # noqa: B023
            refused(lambda: match.determinize(seat, 1), *parts)  # noqa: B023
    assert story(match) == before


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["interpreted", "compiled"])
def test_an_illegal_action_changes_nothing(table, events):
    match = play_at_random(table.deal(events=events), random.Random(1), steps=3)
    before = story(match)
    seat = match.deciders()[0]
    legal = match.legal_actions(seat)
    wrong = [action for action in range(table.game.num_actions) if action not in open_to(match, seat)][:3]
    for action in (*wrong, -1, 1 << 16, 1 << 70, None, "x", 0.5, [0], float(legal[0]), str(legal[0])):
        refused(lambda: match.apply(action, seat), "action", repr(action), *legal[:2])  # noqa: B023
        refused(lambda: match.describe(action, seat), "action", repr(action))  # noqa: B023
    if 1 in legal:
        refused(lambda: match.apply(True, seat), "action", "True")
    assert story(match) == before
    assert match.legal_actions(seat) == legal


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["interpreted", "compiled"])
def test_numbers_of_numpy_are_numbers(table, events):
    match = table.deal(events=events)
    seat = match.deciders()[0]
    action = match.legal_actions(np.int64(seat))[0]
    match.apply(np.int64(action), np.int32(seat))
    assert match.history == [(seat, action)]
    assert [type(number) for number in match.history[0]] == [int, int]


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["interpreted", "compiled"])
def test_an_action_out_of_turn_changes_nothing(table, events):
    match = table.deal(events=events)
    rng = random.Random(1)
    for _ in range(30):
        for seat in set(range(table.players)) - set(match.deciders()):
            before, action = story(match), min(set(range(table.game.num_actions)) - open_to(match, seat))
            refused(lambda: match.apply(action, seat), f"seat {seat}", *match.deciders())  # noqa: B023
            assert story(match) == before
        seat = rng.choice(match.deciders())
        match.apply(rng.choice(match.legal_actions(seat)), seat)
        if match.is_over:
            break


@each_table
@pytest.mark.parametrize("events", [True, False], ids=["interpreted", "compiled"])
def test_nothing_can_be_done_once_the_game_is_over(table, events):
    match = play_at_random(table.deal(events=events), random.Random(1))
    before = story(match)
    for seat in range(table.players):
        with pytest.raises(IllegalAction, match="over"):
            match.apply(0, seat)
    assert story(match) == before


@each_game
def test_a_batch_refuses_wrong_actions_and_stays_as_it_is(game):
    batch = game.new_batch(3, game.min_players, seed=1)
    before = batch.states.copy(), batch.masks.copy(), batch.seats.copy()
    legal = batch.random_actions().copy()
    for wrong in (-1, game.num_actions, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        actions = legal.copy()
        actions[1] = wrong
        refused(lambda: batch.step(actions), f"action {wrong}", "match 1", np.flatnonzero(batch.masks[1])[0])  # noqa: B023
    for shape in (legal[:2], [], [[0, 0, 0]], 0):
        refused(lambda: batch.step(shape), "actions", "3")  # noqa: B023
    for kind in (legal + 0.5, ["x"] * 3, [None] * 3):
        refused(lambda: batch.step(kind), "actions")  # noqa: B023
    for old, new in zip(before, (batch.states, batch.masks, batch.seats), strict=True):
        assert (old == new).all()


@each_game
def test_wrong_sizes_of_batches_and_simulations(game):
    for count in (0, -1, 1.0, "x", None, True):
        refused(lambda: game.new_batch(count, game.min_players), "size", repr(count))  # noqa: B023
        refused(lambda: game.play_random(count, game.min_players), "games", repr(count))  # noqa: B023
        refused(lambda: game.play_random(1, game.min_players, threads=count), "threads", repr(count))  # noqa: B023


@each_game
@pytest.mark.parametrize("seed", [1.0, "1", None, [1]], ids=repr)
def test_a_wrong_seed_of_a_redrawn_world(game, seed):
    match = game.new_match(game.min_players, seed=1)
    refused(lambda: match.determinize(0, seed), "seed", repr(seed))


@each_game
def test_an_unknown_pack_is_named_with_those_there_are(game, tmp_path):
    for choice in ("nowhere.csv", tmp_path / "nowhere.csv", tmp_path, 5):
        refused(lambda: game.pack(choice), "pack", str(choice), *game.packs.builtin)  # noqa: B023


@each_game
def test_a_wrong_pack_is_named_with_the_place_of_its_error(game, tmp_path):
    path = tmp_path / "wrong.csv"
    path.write_text("")
    with pytest.raises(BadPack, match=r"wrong\.csv"):
        game.new_match(game.min_players, pack=path)
    path.write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(BadPack, match=r"wrong\.csv"):
        game.new_match(game.min_players, pack=path)
    good = game.pack().text.splitlines()
    path.write_text("\n".join([*good[:-1], good[-1] + ",surplus"]))
    with pytest.raises(BadPack, match=rf"wrong\.csv, line {len(good)}"):
        game.new_match(game.min_players, pack=path)


@other_games
def test_the_pack_of_another_game_is_refused(game, other):
    refused(lambda: game.new_match(game.min_players, seed=1, pack=other.pack()), "pack")
