"""A job: what makes two of them the same, and what makes none."""

import pickle
from dataclasses import replace

import pytest

from arena.tournaments import tournament
from cartomante.arena.entrants import Entrant
from cartomante.arena.job import Job, make_job
from cartomante.core.errors import CartomanteError
from cartomante.games import load_game


def test_all_line_ups_of_a_lap_get_the_same_deal(job: Job) -> None:
    assert job.lap == 2
    assert job.seed_of(0) == job.seed_of(1) != job.seed_of(2) == job.seed_of(3)
    assert job.seed_of(0) != tournament("a,b", seed=2).seed_of(0)


def test_games_are_raised_to_whole_laps() -> None:
    assert tournament("a,b,c", players=4).whole_laps(400) == 402
    assert tournament("a", players=4, against="b").whole_laps(400) == 400
    assert tournament("a,b", players=3, against="c").whole_laps(1) == 6
    assert tournament("a", game="shipwreck", players=3).whole_laps(7) == 7


def test_everything_that_changes_a_game_changes_the_digest(job: Job) -> None:
    others = [
        tournament("a,c"), tournament("a,b", players=3), tournament("a,b", seed=2), tournament("a", against="b"),
        replace(job, options=(("zero_stake", "whole"),)), replace(job, pack_text=job.pack_text + "\n"),
        replace(job, sources="another program"), replace(job, entrants=(job.entrants[0], Entrant("b", "search"))),
    ]  # fmt: skip
    assert len({job.digest, *(other.digest for other in others)}) == len(others) + 1
    assert tournament("a,b").digest == job.digest


def test_a_job_travels(job: Job) -> None:
    assert job.game.name == job.pack.name.replace("standard", "talismans")  # both are worked out and kept
    there = pickle.loads(pickle.dumps(job))
    assert (there, there.digest) == (job, job.digest)


def test_a_game_that_is_won_together_gives_each_bot_the_whole_table() -> None:
    job = tournament("a,b", game="shipwreck", players=3)
    assert [job.line_up(number) for number in range(2)] == [(0, 0, 0), (1, 1, 1)]


def test_what_makes_no_tournament() -> None:
    game, a, b = load_game("talismans"), Entrant("a", "random"), Entrant("b", "random")
    with pytest.raises(CartomanteError, match=r"a alone makes no tournament.*--against"):
        make_job(game, [a])
    with pytest.raises(CartomanteError, match="'a' cannot play against itself"):
        make_job(game, [a, b], rival=a)
    with pytest.raises(CartomanteError, match="won together"):
        make_job(load_game("shipwreck"), [a], rival=b)
    with pytest.raises(CartomanteError, match=r"players of talismans.*from 2 to 10, not 11"):
        make_job(game, [a, b], players=11)
    with pytest.raises(CartomanteError, match=r"seed.*-1"):
        make_job(game, [a, b], seed=-1)
    with pytest.raises(CartomanteError, match="unknown option 'weather'"):
        make_job(game, [a, b], options={"weather": "mild"})
    with pytest.raises(CartomanteError, match="games must be a whole number from 1"):
        make_job(game, [a, b]).whole_laps(0)


def test_four_play_where_four_can() -> None:
    assert [load_game(name).comfortable_players for name in ("arcanum", "shipwreck", "talismans")] == [4, 4, 4]
