"""Whole random games by the thousand."""

import pytest

from cartomante.core.simulate import CHUNK, play_random
from toy import GAME


def test_progress_adds_up_to_the_games():
    told = []
    result = play_random(GAME, 2 * CHUNK + 3, GAME.blank(3, None), 1, GAME.pack(), threads=2, progress=told.append)
    assert sum(told) == result["games"] == 2 * CHUNK + 3
    assert max(told) == CHUNK


def test_games_of_consecutive_seeds_add_up():
    whole = GAME.play_random(40, 2, seed=100)
    parts = [GAME.play_random(10, 2, seed=100 + first) for first in range(0, 40, 10)]
    assert whole["decisions"] == sum(part["decisions"] for part in parts)
    assert whole["wins_by_seat"] == [sum(wins) for wins in zip(*(part["wins_by_seat"] for part in parts), strict=True)]
    mean = [sum(scores) / 4 for scores in zip(*(part["mean_scores"] for part in parts), strict=True)]
    assert whole["mean_scores"] == pytest.approx(mean)


def test_without_a_number_the_fewest_players_sit_down():
    assert GAME.play_random(1)["players"] == GAME.min_players


def test_options_and_packs_make_a_difference():
    plain = GAME.play_random(200, 3, seed=1)
    passing = GAME.play_random(200, 3, seed=1, options={"passing": True})
    level = GAME.play_random(200, 3, seed=1, pack="level")
    assert passing["mean_decisions"] > plain["mean_decisions"] + 2
    assert level["mean_scores"] != plain["mean_scores"]
