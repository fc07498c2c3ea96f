"""Options race each other fairly: in the same worlds, until those clearly behind have left."""

import numpy as np
import pytest

from bots.test_search import card, endgame
from cartomante.bots.race import FEWEST, HEATS, RaceBot, Standings
from toy import GAME as TOY


def test_it_finds_the_winning_move():
    best, *others = RaceBot(seed=1, iterations=200).explain(endgame(), 0)
    assert (best.action, best.value > 0.9) == (card("sun1"), True)
    assert all(opinion.value < best.value for opinion in others)


def test_who_is_clearly_behind_leaves_early():
    bot = RaceBot(seed=1, iterations=100_000)
    best, worse = bot.explain(endgame(), 0)[:2]
    assert best.visits == worse.visits == FEWEST
    assert bot.simulations == 2 * FEWEST


def test_all_trials_are_counted():
    match = TOY.new_match(3, seed=2)
    seat = match.deciders()[0]
    bot = RaceBot(seed=1, iterations=500, patience=1000.0)
    opinions = bot.explain(match, seat)
    assert sum(opinion.visits for opinion in opinions) == bot.simulations
    assert 500 <= bot.simulations < 500 + len(opinions)
    assert sorted(opinion.action for opinion in opinions) == match.legal_actions(seat)


def test_the_same_seed_chooses_the_same():
    match = TOY.new_match(3, seed=6)
    seat = match.deciders()[0]
    first, again = (RaceBot(seed=4, iterations=300).explain(match, seat) for _ in range(2))
    assert first == again


def standings(*gains):
    """After some heats of entrants 10, 11, ..."""
    table = np.array(gains).T
    found = Standings(np.arange(10, 10 + len(gains)))
    found.add(table, table)
    return found


def test_luck_that_all_share_hides_no_difference():
    """Two entrants, one always a little better; both swing widely from heat to heat."""
    luck = np.linspace(0, 1, HEATS)
    close = standings(luck, luck + 0.01)
    close.drop_out(3.0)
    assert close.running.tolist() == [1]
    apart = standings(luck, luck[::-1] + 0.01)
    apart.drop_out(3.0)
    assert apart.running.tolist() == [0, 1]


@pytest.mark.parametrize(("lead", "winner"), [(0.001, 0), (0.5, 1)])
def test_the_favourite_is_taken_unless_another_is_better_by_more_than_chance(lead, winner):
    luck = np.linspace(0, 1, HEATS)
    assert standings(luck, luck[::-1] + lead).winner() == winner
