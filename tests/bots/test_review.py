"""Was that a good choice? From what the seat knew, with a fair trial for what was chosen."""

import dataclasses

import pytest

from bots.test_hints import GAME, endgame
from cartomante.bots.budget import TRIAL
from cartomante.bots.race import RaceBot
from cartomante.bots.review import BEST, DOUBTFUL, FINE, MISTAKE, Choice, Review, review
from cartomante.bots.search import SearchBot
from cartomante.core.errors import IllegalAction
from cartomante.core.game import Level
from cartomante.games import load_game
from toy.state import CARD_CODES

ITERATIONS = 1000
STRONG = dataclasses.replace(GAME, levels={"master": Level("search", {"iterations": ITERATIONS})})
SUN, STAR = CARD_CODES.index("sun1"), CARD_CODES.index("star2")


def test_a_mistake_is_called_so_and_the_best_is_named():
    found = review(endgame(STRONG), 0, STAR)
    assert (found.verdict, found.best.action, found.chosen.action) == (MISTAKE, SUN, STAR)
    assert found.loss == found.best.value - found.chosen.value > 0.5
    assert found.best.meaning == endgame().meaning(SUN, 0)
    assert found.decision == endgame().decision(0)["id"]


def test_the_best_costs_nothing():
    found = review(endgame(STRONG), 0, SUN)
    assert (found.verdict, found.loss, found.best) == (BEST, 0.0, found.chosen)


def test_what_was_chosen_is_tried_often_enough_to_be_judged():
    bot = SearchBot(seed=1, iterations=ITERATIONS)
    best, chosen = bot.compare(endgame(), 0, STAR)
    assert chosen.visits >= ITERATIONS // TRIAL
    assert best.visits + chosen.visits == bot.simulations == ITERATIONS + ITERATIONS // TRIAL


def test_a_racer_lets_what_was_chosen_race_the_best():
    bot = RaceBot(seed=1, iterations=ITERATIONS)
    best, chosen = bot.compare(endgame(), 0, STAR)
    assert (best.action, chosen.action, best.value > chosen.value) == (SUN, STAR, True)
    assert best.visits == chosen.visits >= ITERATIONS // TRIAL // 2


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [(0.0, BEST), (0.009, BEST), (0.02, FINE), (0.06, DOUBTFUL), (0.2, MISTAKE), (1.0, MISTAKE)],
)
def test_verdicts_follow_from_what_was_lost(loss, verdict):
    best, chosen = (Choice(action, ("word", "pass"), value) for action, value in ((0, 1.0), (1, 1.0 - loss)))
    assert Review(0, "play_card", chosen, best, 100).verdict == verdict


def test_where_there_is_no_choice_nothing_is_searched():
    game = load_game("shipwreck")
    match = game.new_match(3, seed=1)
    seat = match.deciders()[0]
    aside = match.side_actions(seat)[0]
    assert aside not in match.legal_actions(seat)
    found = review(match, seat, aside)
    assert (found.decision, found.verdict, found.loss, found.simulations) == (None, BEST, 0.0, 0)
    assert found.chosen.value is None


def test_what_could_not_be_chosen_is_not_judged():
    with pytest.raises(IllegalAction):
        review(endgame(STRONG), 0, CARD_CODES.index("moon1"))
