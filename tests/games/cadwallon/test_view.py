"""What a view reads quickly equals what the rules define."""

import random

import pytest

from cartomante.games.cadwallon.kinds import CONDITIONS, MOST
from cartomante.games.cadwallon.progress import progress
from cartomante.games.cadwallon.scoring import card_points, is_fulfilled, passing
from cartomante.games.cadwallon.state import FIRST_OBJECTIVE, OBJECTIVE_COUNT

from .helpers import GAME

EVERY = 20  # decisions
COUNTING = [CONDITIONS.index(name) for name in ("count_ge", "count_le", "most", "ducats_ge")]
OBJECTIVES = list(range(FIRST_OBJECTIVE, FIRST_OBJECTIVE + OBJECTIVE_COUNT))
TABLES = [
    (2, {}),
    (3, {"removed_count_for_objectives": False, "tactical_removal": True}),
    (4, {"table_agents_score": False}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]} players")
def match(request):
    players, options = request.param
    return GAME.new_match(players, seed=players, options=options)


def moments(match):
    """The match now and then in a random game, and at the end."""
    rng = random.Random(match.players)
    while not match.is_over:
        if len(match.history) % EVERY == 0:
            yield match
        seat = rng.choice(match.deciders())
        match.apply(rng.choice(match.legal_actions(seat)), seat)
    yield match


def test_points_are_those_that_the_rules_count(match):
    for now in moments(match):
        s, c = now._s, now.pack.c
        assert [zones["points"] for zones in now.view()["seats"]] == [
            card_points(s, c, seat) for seat in range(now.players)
        ]


def test_an_objective_is_shown_as_fulfilled_when_it_is(match):
    met = set()
    for now in moments(match):
        s, c = now._s, now.pack.c
        for seat in range(now.players):
            for shown in progress(s, c, seat, OBJECTIVES):
                assert shown["fulfilled"] == bool(is_fulfilled(s, c, seat, shown["card"])), shown
                met.add(shown["fulfilled"])
    assert met == {False, True}


def test_progress_counts_what_the_rules_count(match):
    for now in moments(match):
        s, c = now._s, now.pack.c
        for seat in range(now.players):
            for shown in progress(s, c, seat, OBJECTIVES):
                index = shown["card"] - FIRST_OBJECTIVE
                if c.condition[index] in COUNTING:
                    assert shown["have"] == passing(s, c, seat, index)
                if c.condition[index] == MOST:
                    rivals = [passing(s, c, other, index) for other in range(now.players) if other != seat]
                    assert shown["needed"] == max(rivals) + 1
