"""What a view reads quickly equals what the rules define."""

import random

import pytest

from cartomante.core.rule import NONE
from cartomante.games.talismans.knowledge import holder, is_unknown
from cartomante.games.talismans.state import DEALT

from .helpers import GAME

VIEWERS = (None, 0, 1)


def matches(players):
    """One match after each decision of a random game."""
    match, rng = GAME.new_match(players, seed=players), random.Random(players)
    while not match.is_over:
        yield match
        seat = rng.choice(match.deciders())
        match.apply(rng.choice(match.legal_actions(seat)), seat)
    yield match


def unknown_to(s, viewer):
    """The cards that a viewer cannot place, unless all of them must be with one seat (8.2)."""
    unknown = {card for card in range(DEALT) if is_unknown(s, card, NONE if viewer is None else viewer)}
    return unknown if len({holder(s, card) for card in unknown}) > 1 else set()


@pytest.mark.parametrize("players", [2, 4])
def test_half_points_are_those_that_the_score_counts(players):
    for match in matches(players):
        assert [zones["half_points"] for zones in match.view()["seats"]] == match.scores


@pytest.mark.parametrize("players", [2, 4])
def test_a_hand_shows_the_cards_that_the_viewer_can_place(players):
    for match in matches(players):
        for viewer, view in zip(VIEWERS, match.views(VIEWERS), strict=True):
            unknown = unknown_to(match._s, viewer)
            assert view["table"]["unseen"] == sorted(unknown)
            for seat in range(players):
                held = [card for card in range(DEALT) if holder(match._s, card) == seat]
                known = [card for card in held if card not in unknown]
                assert view["seats"][seat]["hand"] == {"count": len(held), "cards": known}


def test_only_the_mover_is_told_which_weather_card_is_on_the_move():
    position = {"row": ["SU", "FO", "CL", "SN", "RA", "ST"], "hands": [["SU4", "RA1"], ["CO5", "RA2"], ["CL8", "RA3"]]}
    match = GAME.from_position({"players": 3, **position})
    for seat, card in (0, 64), (1, 94), (2, 38), (0, 38):
        match.apply(card, seat)
    match.apply(105 + 2, 1)
    assert [view["seats"][1]["moving"] for view in match.views((0, 1, None))] == [None, 2, None]
    match.apply(111, 1)
    assert match.view(1)["seats"][1]["moving"] is None
