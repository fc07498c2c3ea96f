"""A game follows from the job and its number, and bots see no more than their seat may."""

import time
from dataclasses import replace

import pytest

from arena.tournaments import tournament
from cartomante import bots
from cartomante.arena.job import Job
from cartomante.arena.playing import Played, play_batch, play_game
from cartomante.bots.random import RandomBot
from cartomante.core.errors import CartomanteError
from cartomante.core.match import Match


def test_the_same_numbers_end_the_same_wherever_they_are_played(job: Job) -> None:
    together = play_batch(job, range(6)).outcomes
    assert together == [*play_batch(job, range(3)).outcomes, *play_batch(job, range(3, 6)).outcomes]
    assert together != play_batch(tournament("a,b", seed=2), range(6)).outcomes


def play_plainly(job: Job, numbers: range) -> Played:
    """Without the quick way that random bots may take."""
    played = Played()
    for number in numbers:
        play_game(job, number, played)
    return played


def test_outcomes_and_clocks_are_complete(job: Job) -> None:
    played = play_plainly(job, range(4))
    assert [outcome.number for outcome in played.outcomes] == [0, 1, 2, 3]
    for outcome in played.outcomes:
        assert len(outcome.scores) == len(outcome.places) == 2
        assert 1 in outcome.places
    assert sum(clock.decisions for clock in played.clocks.values()) == sum(o.decisions for o in played.outcomes)
    assert Played.from_json(played.to_json()).to_json() == played.to_json()


class Spy(RandomBot):
    """Writes down what it is shown."""

    shown: list[tuple[int, Match]] = []  # noqa: RUF012 (shared by all of them, on purpose)

    def choose(self, match: Match, seat: int) -> int:
        Spy.shown.append((seat, match))
        return super().choose(match, seat)


def test_a_bot_is_handed_a_match_of_its_own(job: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, "random": Spy})
    Spy.shown = []
    plain = play_plainly(job, range(1)).outcomes
    assert len(Spy.shown) == plain[0].decisions
    for seat, match in Spy.shown:
        assert match.seed is None  # a determinized match: it does not come from the deal
        assert seat in match.deciders()
    assert len({id(match) for _, match in Spy.shown}) == len(Spy.shown)


class Sluggish(RandomBot):
    """Takes its time to wake up."""

    is_awake = False

    def choose(self, match: Match, seat: int) -> int:
        if not Sluggish.is_awake:
            time.sleep(0.5)
        Sluggish.is_awake = True
        return super().choose(match, seat)


def test_what_happens_once_is_not_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BOTS", {**bots.BOTS, "random": Sluggish})
    played = play_batch(tournament("a,b", seed=12345), range(1))
    assert Sluggish.is_awake
    assert all(clock.slowest < 0.5 for clock in played.clocks.values())


def test_watching_changes_nothing() -> None:
    watched = tournament("a", watched=True)
    seen, unseen = play_plainly(watched, range(5)), play_plainly(replace(watched, watched=False), range(5))
    assert seen.outcomes == unseen.outcomes
    assert (seen.seen.games, unseen.seen.games) == (5, 0)


def test_bots_make_themselves_known_where_the_rules_want_that() -> None:
    played = play_batch(tournament("a", game="shipwreck", players=3, watched=True), range(3))
    assert sum(played.seen.endings.values()) == 3
    assert all(len(set(outcome.places)) == 1 for outcome in played.outcomes)


def test_another_state_of_the_program_does_not_play_along(job: Job) -> None:
    with pytest.raises(CartomanteError, match="the program here differs"):
        play_batch(replace(job, sources="older"), range(1))
