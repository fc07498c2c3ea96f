"""The figures of tournaments that can be reckoned by hand."""

import pytest

from arena.tournaments import results, tournament
from cartomante.arena.figures import figures_of


def test_alone_against_a_table() -> None:
    """The bot wins two of its four games, one of them together with a rival; the others share the rest."""
    job = tournament("hero", players=4, against="crowd")
    figures = figures_of(results(job, [(1, 2, 3, 4), (1, 2, 3, 4), (1, 3, 1, 4), (2, 3, 4, 1)]))
    hero, crowd = figures.bots
    assert (hero.wins.wins, hero.wins.count) == (2.5, 4)
    assert (crowd.wins.wins, crowd.wins.count) == (1.5, 12)
    assert [rate.wins for rate in hero.seats] == [1.0, 0.0, 0.5, 1.0]
    assert [rate.count for rate in hero.seats] == [1, 1, 1, 1]
    assert (figures.even, figures.ties.wins) == (0.25, 1)
    assert (hero.is_rival, crowd.is_rival) == (False, True)
    ahead = figures.ahead[0, 1]  # three others in each game: 3 ahead, 2 of 3, 2 and a tie, 3
    assert (ahead.wins, ahead.count) == (3 + 2 + 2.5 + 3, 12)
    assert figures.ahead[1, 0].wins == 12 - ahead.wins
    assert hero.rating is not None
    assert crowd.rating is not None
    assert hero.rating.mu > crowd.rating.mu


def test_everybody_against_everybody() -> None:
    job = tournament("a,b,c", players=3)
    always_a = [[1 + bot for bot in job.line_up(number)] for number in range(6)]
    figures = figures_of(results(job, always_a))
    assert [bot.wins.rate for bot in figures.bots] == [1.0, 0.0, 0.0]
    assert [bot.places for bot in figures.bots] == [{1: 6}, {2: 6}, {3: 6}]
    assert [bot.scores for bot in figures.bots] == [{20: 6}, {10: 6}, {0: 6}]
    assert figures.best_first == [0, 1, 2]
    assert [rate.count for rate in figures.bots[0].seats] == [2, 2, 2]
    assert figures.ahead[0, 2].rate == 1.0


def test_together_a_bot_is_measured_by_the_games_its_table_wins() -> None:
    job = tournament("good,bad", game="shipwreck", players=3)
    won, lost = (1, 1, 1), (0, 0, 0)
    figures = figures_of(results(job, [won, lost, won, won, won, lost, lost, lost]))
    good, bad = figures.bots
    assert (good.wins.wins, good.wins.count) == (3, 4)
    assert (bad.wins.wins, bad.wins.count) == (1, 4)
    assert figures.even is None
    assert figures.ties.wins == 0
    assert figures.ahead[0, 1].rate == (1 + 0.5 + 1 + 0.5) / 4  # deal by deal
    assert good.rating is not None
    assert bad.rating is not None
    assert good.rating.mu > bad.rating.mu


def test_one_bot_alone_has_no_rating() -> None:
    figures = figures_of(results(tournament("a", game="shipwreck", players=2), [(1, 1), (0, 0)]))
    assert figures.bots[0].rating is None
    assert figures.bots[0].wins.rate == 0.5


def test_the_json_holds_it_all() -> None:
    job = tournament("hero", players=2, against="crowd")
    told = figures_of(results(job, [(1, 2), (1, 2)])).to_json()
    assert (told["game"], told["players"], told["seed"], told["form"]) == ("talismans", 2, 1, "against")
    assert (told["games"], told["games_planned"], told["games_per_deal"]) == (2, 2, 2)
    hero = told["bots"][0]
    assert hero["wins"]["rate"] == 0.5
    assert hero["rating"]["low"] <= hero["rating"]["mu"] <= hero["rating"]["high"]
    assert hero["score"]["mean"] == pytest.approx(5.0)
    assert hero["milliseconds"].keys() == {"decisions", "mean", "percentile_95", "slowest"}
