"""Compiled games of bots that do not look ahead: the same in kind as the plain ones, and only where that is so."""

from dataclasses import replace

import pytest

from arena.tournaments import tournament
from cartomante.arena.entrants import Entrant
from cartomante.arena.figures import figures_of
from cartomante.arena.job import Job, make_job
from cartomante.arena.playing import Played, play_batch, play_game
from cartomante.arena.quick import is_quick, whim_of
from cartomante.arena.running import Results
from cartomante.games import load_game
from cli.conftest import toy_on_the_shelf  # noqa: F401 (a fixture)

GREEDY, RANDOM = Entrant("greedy", "greedy"), Entrant("random", "random")
pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def contest(*entrants: Entrant, players: int = 2) -> Job:
    return make_job(load_game("toy"), entrants, None, players, seed=1)


def test_only_bots_without_thoughts_of_their_own_are_quick() -> None:
    assert whim_of(GREEDY) == 0.0
    assert whim_of(RANDOM) == 1.0
    assert whim_of(Entrant("apprentice", "greedy", (("whim", 0.2),))) == 0.2
    assert whim_of(Entrant("instinct", "instinct")) == 0.0
    assert whim_of(Entrant("search", "search")) is None
    assert whim_of(Entrant("odd", "greedy", (("mood", "bad"),))) is None


def test_a_line_up_is_quick_if_all_of_it_is() -> None:
    assert is_quick(contest(GREEDY, RANDOM), 0)
    assert not is_quick(contest(GREEDY, Entrant("search", "search")), 0)
    assert not is_quick(replace(contest(GREEDY, RANDOM), watched=True), 0)
    assert not is_quick(tournament("a", game="shipwreck", players=2), 0)  # bots must say that they are bots there


def test_instinct_plays_quickly_what_it_plays_plainly() -> None:
    """It likes no two options exactly alike, so that nothing is left to luck and whole games are the same."""
    entrants = (Entrant("one", "instinct"), Entrant("other", "instinct"))
    job = make_job(load_game("arcanum"), entrants, None, 3, seed=1)
    plain = Played()
    for number in range(6):
        play_game(job, number, plain)
    assert [outcome.scores for outcome in play_batch(job, range(6)).outcomes] == [o.scores for o in plain.outcomes]


def test_the_same_numbers_end_the_same_in_any_batch() -> None:
    job = contest(GREEDY, RANDOM, players=3)
    whole = play_batch(job, range(20))
    assert [outcome.number for outcome in whole.outcomes] == list(range(20))
    assert whole.outcomes == [o for start in (0, 7) for o in play_batch(job, range(start, 20 if start else 7)).outcomes]
    assert {len(outcome.scores) for outcome in whole.outcomes} == {3}


def test_a_sample_is_timed_and_does_not_count() -> None:
    played = play_batch(contest(GREEDY, RANDOM), range(10))
    assert len(played.outcomes) == 10
    assert (
        0 < sum(clock.decisions for clock in played.clocks.values()) <= max(o.decisions for o in played.outcomes) + 20
    )


def test_greedy_is_as_strong_quickly_as_it_is_plainly() -> None:
    job, games = contest(GREEDY, RANDOM), 300
    plain = Played()
    for number in range(games):
        play_game(job, number, plain)
    quick = play_batch(job, range(games))
    strong, same = (figures_of(Results(job, games, played)).bots[0].wins for played in (quick, plain))
    assert strong.low <= same.rate <= strong.high
    assert strong.rate > 0.5
