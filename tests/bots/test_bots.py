"""Bots choose what is legal, the same for the same seed, explain themselves, and are as strong as they claim."""

import dataclasses
import math

import pytest

from cartomante.bots import BOTS, LEVELS, bots_for, default_bot, levels_for, levels_of, make_bot
from cartomante.core.errors import CartomanteError
from cartomante.core.game import Level
from cartomante.core.rule import rule
from cartomante.games import load_game, names
from toy import GAME as TOY

PLAIN = dataclasses.replace(TOY, house_bot=None, prefer=None, outlook=None)


def play(game, players, bots, seed):
    """A whole match; bots see only worlds that their seat cannot tell from the real one."""
    match = game.new_match(players, seed)
    while deciders := match.deciders():
        seat = deciders[0]
        match.apply(bots[seat].choose(match.determinize(seat, len(match.history)), seat), seat)
    return match


def wins_of(game, players, games, one, rest):
    """How many games one bot wins against a table of others, sitting everywhere equally often."""
    wins = 0.0
    for seed in range(games):
        seat = seed % players
        bots = [make_bot(*(one if i == seat else rest), seed=seed) for i in range(players)]
        winners = play(game, players, bots, seed).winners
        wins += (seat in winners) / len(winners)
    return wins


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(name):
    games = [play(TOY, 3, [make_bot(name, seed=seat) for seat in range(3)], seed=5).history for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_an_opinion_of_every_option_and_takes_the_best(name):
    match = TOY.new_match(2, seed=1)
    seat = match.deciders()[0]
    opinions = make_bot(name, seed=1).explain(match, seat)
    assert sorted(opinion.action for opinion in opinions) == match.legal_actions(seat)
    assert all(0 <= opinion.value <= 1 for opinion in opinions)
    if name != "random":
        assert make_bot(name, seed=1).choose(match, seat) == opinions[0].action


def test_playouts_go_on_to_a_quiet_moment(monkeypatch, tmp_path):
    """With none before the end the outlook is never asked: whole games are played, however short of sight one is."""

    def opinions(game, depth):
        match = game.new_match(2, seed=1)
        return make_bot("search", game, seed=1, iterations=50, depth=depth).explain(match, match.deciders()[0])

    @rule
    def never(s, c):
        return False

    short, whole = opinions(TOY, 1), opinions(TOY, 1000)
    monkeypatch.setenv("CARTOMANTE_CACHE", str(tmp_path))  # what is compiled of one toy must not be taken for another
    assert opinions(dataclasses.replace(TOY, name="restless", is_quiet=never), 1) == whole != short


@pytest.mark.parametrize("name", BOTS)
def test_thinking_leaves_the_match_alone(name):
    match = TOY.new_match(2, seed=1)
    before = match.fingerprint()
    make_bot(name, seed=1).choose(match, match.deciders()[0])
    assert match.fingerprint() == before


def test_greedy_beats_random_and_search_beats_greedy():
    """One of three wins a third of the games by chance; these margins leave room for bad luck."""
    game = load_game("cadwallon")
    assert wins_of(game, 3, 6, ("greedy", game), ("random", game)) >= 5
    search = dataclasses.replace(game, levels={"adept": Level("search", {"iterations": 60})})
    assert wins_of(game, 3, 6, ("adept", search), ("random", game)) >= 5


@pytest.mark.parametrize(
    ("name", "params", "named"),
    [
        ("oracle", {}, "oracle"),
        ("random", {"depth": 3}, "depth"),
        ("greedy", {"whim": 2}, "whim"),
        ("instinct", {"whim": 2}, "whim"),
        ("search", {"iterations": 0}, "iterations"),
        ("search", {"milliseconds": 0}, "milliseconds"),
        ("search", {"bold": 0}, "bold"),
        ("search", {"bold": math.nan}, "bold"),
        ("search", {"reuse": 0}, "reuse"),
        ("search", {"depth": -1}, "depth"),
        ("race", {"iterations": 0}, "iterations"),
        ("race", {"entrants": 1}, "entrants"),
        ("race", {"patience": 0}, "patience"),
        ("race", {"depth": -1}, "depth"),
        ("adept", {}, "which game"),
    ],
)
def test_an_unknown_bot_or_a_wrong_parameter_is_refused_by_name(name, params, named):
    with pytest.raises(CartomanteError, match=named):
        make_bot(name, **params)


@pytest.mark.parametrize("name", ["search", "race"])
def test_a_budget_in_time_is_kept_and_always_thinks_at_least_once(name):
    match = TOY.new_match(2, seed=1)
    bot = make_bot(name, seed=1, milliseconds=1)
    bot.choose(match, match.deciders()[0])
    assert bot.simulations > 0


def test_the_reference_bot_plays_as_the_rules_describe():
    bots = [make_bot("reference", seed=seat) for seat in range(2)]
    match, again = play(TOY, 2, bots, seed=3), TOY.new_match(2, seed=3)
    for seat, action in match.history:
        assert TOY.house_bot(again, seat) == action
        again.apply(action, seat)


def test_a_game_offers_the_bots_that_it_has_words_for():
    assert (bots_for(TOY), default_bot(TOY)) == (["random", "greedy", "search", "race", "reference"], "adept")
    assert bots_for(PLAIN) == ["random", "search", "race"]
    with pytest.raises(CartomanteError, match="toy has no reference bot"):
        make_bot("reference").choose(PLAIN.new_match(2, seed=1), 0)
    with pytest.raises(CartomanteError, match="toy has no greedy bot"):
        make_bot("greedy").choose(PLAIN.new_match(2, seed=1), 0)


@pytest.mark.parametrize("name", names())
def test_every_game_has_three_levels_that_play(name):
    game = load_game(name)
    assert tuple(levels_for(game)) == LEVELS
    match = game.new_match(game.min_players, seed=1)
    seat = match.deciders()[0]
    for level in LEVELS:
        assert make_bot(level, game, seed=1).choose(match.determinize(seat, 1), seat) in match.legal_actions(seat)


def test_levels_are_declared_by_the_game_or_usual():
    own = dataclasses.replace(TOY, levels={level: Level("random") for level in LEVELS})
    assert levels_of(own)["master"].bot == "random"
    assert levels_of(PLAIN)["apprentice"].bot == "random"
    assert levels_of(TOY)["apprentice"].bot == "greedy"
