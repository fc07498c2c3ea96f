"""Bots choose what is legal, the same for the same seed, and better than chance where they claim to."""

import dataclasses

import pytest

from cartomante.bots import BOTS, bots_for, default_bot, make_bot
from cartomante.core.errors import CartomanteError
from cartomante.games import load_game
from toy import GAME as TOY


def play(game, players, bots, seed):
    """A whole match; bots see only worlds that their seat cannot tell from the real one."""
    match = game.new_match(players, seed)
    while deciders := match.deciders():
        seat = deciders[0]
        match.apply(bots[seat].choose(match.determinize(seat, len(match.history)), seat), seat)
    return match


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name):
    games = [play(TOY, 3, [make_bot(name, seed=seat) for seat in range(3)], seed=5).history for _ in range(2)]
    assert games[0] == games[1]


def test_a_rollout_bot_values_every_legal_action_between_last_place_and_a_win():
    match = TOY.new_match(2, seed=1)
    seat = match.deciders()[0]
    values = make_bot("rollout", seed=1, worlds=20).judge(match, seat)
    assert sorted(values) == match.legal_actions(seat)
    assert all(0 <= value <= 1 for value in values.values())


def test_thinking_leaves_the_match_alone():
    match = TOY.new_match(2, seed=1)
    before = match.fingerprint()
    make_bot("rollout", seed=1, worlds=5).choose(match, match.deciders()[0])
    assert match.fingerprint() == before


def test_a_rollout_bot_beats_random_ones():
    game, wins = load_game("talismans"), 0
    for seed in range(12):
        seat = seed % 3
        bots = [make_bot("rollout" if i == seat else "random", seed=seed) for i in range(3)]
        wins += seat in play(game, 3, bots, seed).winners
    assert wins >= 9  # four of twelve would be chance; it wins nearly all


@pytest.mark.parametrize(
    ("name", "params", "named"),
    [("oracle", {}, "oracle"), ("random", {"depth": 3}, "depth"), ("rollout", {"worlds": 0}, "worlds")],
)
def test_an_unknown_bot_or_a_wrong_parameter_is_refused_by_name(name, params, named):
    with pytest.raises(CartomanteError, match=named):
        make_bot(name, **params)


def test_the_reference_bot_plays_as_the_rules_describe():
    bots = [make_bot("reference", seed=seat) for seat in range(2)]
    match, again = play(TOY, 2, bots, seed=3), TOY.new_match(2, seed=3)
    for seat, action in match.history:
        assert TOY.house_bot(again, seat) == action
        again.apply(action, seat)


def test_a_game_without_a_house_bot_has_no_reference_bot():
    plain = dataclasses.replace(TOY, house_bot=None)
    assert (bots_for(TOY), default_bot(TOY)) == (["random", "rollout", "reference"], "reference")
    assert (bots_for(plain), default_bot(plain)) == (["random", "rollout"], "rollout")
    with pytest.raises(CartomanteError, match="toy has no reference bot"):
        make_bot("reference").choose(plain.new_match(2, seed=1), 0)
