"""Section 10.4 of the rules page: what thousands of random games look like. A mean that is off is a wrong rule."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from cartomante.core.compiled.target import load_template

from .helpers import GAME

GAMES = 6000
TURNS_OFF = 0.6  # the page: more than this over a few thousand games, and a rule is wrong
STRICT_SHARE = {5: 0.6, 10: 0.35}  # of the turns of the standard game

# players: mean turns, mean decisions, mean forged Talismans, mean winning score in Talismans, shared victories in %
TABLE = {
    2: (29.4, 142, 1.6, 9.4, 0.0),
    3: (36.3, 284, 2.9, 8.7, 2.0),
    4: (36.5, 376, 6.7, 8.1, 0.6),
    5: (40.4, 518, 7.6, 7.6, 0.6),
    6: (42.6, 656, 8.7, 7.1, 0.6),
    7: (43.4, 770, 9.3, 6.6, 0.8),
    8: (43.5, 880, 9.7, 6.1, 1.1),
    9: (41.6, 936, 9.6, 5.5, 1.1),
    10: (39.6, 974, 9.5, 5.0, 1.4),
}
MAX_TURNS = {2: 39, 3: 52, 4: 61, 5: 71, 6: 79, 7: 85, 8: 89, 9: 91, 10: 91}


@cache
def measure(players: int, preset: str = "standard") -> dict[str, float]:
    """Means over many random games, and the extremes of their length."""
    entry = load_template(GAME, Path(__file__).parent / "measure.py")
    figures = np.zeros(entry.FIGURES, np.int64)
    entry.measure(GAME.blank(players, {"preset": preset}), GAME.pack().buffer, np.zeros(4, np.int64), GAMES, figures)
    return {
        "turns": figures[entry.TURNS] / GAMES,
        "fewest_turns": figures[entry.FEWEST_TURNS],
        "most_turns": figures[entry.MOST_TURNS],
        "decisions": figures[entry.DECISIONS] / GAMES,
        "forged": figures[entry.FORGED_TALISMANS] / GAMES,
        "winning_score": figures[entry.WINNING_SCORE] / GAMES / GAME.points_per_unit,
        "shared": 100 * figures[entry.SHARED_VICTORIES] / GAMES,
    }


@pytest.mark.parametrize(("players", "row"), TABLE.items())
def test_random_games_are_as_long_and_as_rich_as_the_page_says(players: int, row: tuple[float, ...]) -> None:
    turns, decisions, forged, winning_score, shared = row
    found = measure(players)
    assert found["turns"] == pytest.approx(turns, abs=TURNS_OFF)
    assert found["decisions"] == pytest.approx(decisions, rel=0.025)
    assert found["forged"] == pytest.approx(forged, abs=0.2)
    assert found["winning_score"] == pytest.approx(winning_score, abs=0.1)
    assert found["shared"] == pytest.approx(shared, abs=1.0)


@pytest.mark.parametrize(("players", "bound"), MAX_TURNS.items())
def test_no_random_game_exceeds_the_bound_on_turns(players: int, bound: int) -> None:
    found = measure(players)
    hand = GAME.new_match(players, seed=0).view()["seats"][0]["hand"]["count"]
    assert -(-hand // 2) <= found["fewest_turns"] <= found["most_turns"] <= bound


@pytest.mark.parametrize(("players", "share"), STRICT_SHARE.items())
def test_strict_games_are_much_shorter(players: int, share: float) -> None:
    ratio = measure(players, "strict")["turns"] / measure(players)["turns"]
    assert ratio == pytest.approx(share, abs=0.05)


def test_play_random_counts_the_same_games() -> None:
    played = GAME.play_random(games=GAMES, players=5, seed=0)
    found = measure(5)
    assert played["mean_decisions"] == found["decisions"]
    assert sum(played["wins_by_seat"]) >= GAMES * (1 + found["shared"] / 100)


def test_no_seat_has_an_advantage() -> None:
    wins = GAME.play_random(games=GAMES, players=4, seed=0)["wins_by_seat"]
    assert all(abs(count - GAMES / 4) < 4 * (GAMES * 3 / 16) ** 0.5 for count in wins), wins
