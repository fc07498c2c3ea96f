"""The search finds what is there to be found, in any world, and lets nobody peek."""

import numpy as np
import pytest

from cartomante.bots.liking import contest, playout
from cartomante.bots.search import SearchBot
from cartomante.core.errors import CartomanteError
from toy import GAME as TOY
from toy.state import CARD_CODES


def card(code):
    return CARD_CODES.index(code)


def endgame():
    """Seat 0 has two cards left: whoever keeps the star wins, whatever the other one does."""
    return TOY.from_position(
        {
            "players": 2,
            "hands": [["sun1", "star2"], ["moon1", "moon2"]],
            "prestige": {"sun": 0, "moon": 5, "star": 20, "comet": 0},
        }
    )


def test_it_finds_the_winning_move():
    match = endgame()
    bot = SearchBot(seed=1, iterations=200)
    best = bot.explain(match, 0)[0]
    assert (best.action, best.value > 0.9) == (card("sun1"), True)


def test_all_simulations_are_counted_and_none_is_lost_when_the_tree_is_full():
    match = TOY.new_match(3, seed=2)
    seat = match.deciders()[0]
    bot = SearchBot(seed=1, iterations=500)
    assert sum(opinion.visits for opinion in bot.explain(match, seat)) == 500 == bot.simulations
    small = SearchBot(seed=1, iterations=500)
    small._tree_size = lambda: 8
    assert sum(opinion.visits for opinion in small.explain(match, seat)) == 500


def test_nobody_reacts_to_what_the_searcher_commits_in_secret():
    """Behind its root, a search has one node for what another seat commits at the same time, not one per answer."""
    match = TOY.new_match(2, seed=3)
    assert match.deciders() == [0, 1]
    bot = SearchBot(seed=1, iterations=400)
    bot.choose(match, 0)
    grown = bot._tree
    together = [node for node in range(1, int(grown.counts[0])) if int(grown.nodes[node, 0]) % TOY.seats == 1]
    first = [n for n in together if int(grown.nodes[n, 0]) == TOY.seats * 0 + 1]
    children_of_root, child = [], int(grown.nodes[0, 3])
    while child != -1:
        children_of_root.append(child)
        child = int(grown.nodes[child, 1])
    assert len(children_of_root) == 1
    assert first


def test_others_may_be_taken_for_enemies():
    match = TOY.new_match(3, seed=4)
    seat = match.deciders()[0]
    opinions = SearchBot(seed=1, iterations=100, paranoid=True).explain(match, seat)
    assert sorted(opinion.action for opinion in opinions) == match.legal_actions(seat)


def test_contests_are_reproducible_and_share_wins():
    first, again = contest(TOY, [0.0, 1.0, 1.0], 60, seed=5), contest(TOY, [0.0, 1.0, 1.0], 60, seed=5)
    assert first == again
    assert sum(first["wins"]) == pytest.approx(60)
    with pytest.raises(CartomanteError, match="whim"):
        contest(TOY, [0.0, 3.0], 10)


def test_liking_is_the_same_interpreted_and_compiled():
    """A contest of greedy seats ends like the same games played one decision at a time."""
    rules, players = playout(TOY), 3
    result = contest(TOY, [0.0] * players, 5, seed=9)
    totals = np.zeros(players)
    for i in range(5):
        match = TOY.new_match(players, seed=9 + i)
        luck = np.zeros(1, np.uint64)
        TOY.engine.start_luck(match._s, luck)
        while not match.is_over:
            seat = match.deciders()[0]
            mask, weights = bytearray(TOY.num_actions), [0.0] * TOY.num_actions
            for action in match.legal_actions(seat):
                mask[action] = 1
            if sum(mask) > 1:
                TOY.prefer(match._s, match.pack.c, seat, mask, weights)
                action = rules.best_liked(mask, weights, luck)
            else:
                action = match.legal_actions(seat)[0]
            match.apply(action, seat)
        totals += match.scores
    assert result["mean_scores"] == pytest.approx(list(totals / 5))
