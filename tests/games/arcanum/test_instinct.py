"""What a practised player sees and does without a thought."""

import numpy as np
import pytest

from cartomante.bots import bots_for, make_bot
from cartomante.bots.layout import INSTINCT
from cartomante.bots.liking import contest, instinct_of
from cartomante.core.match import Match
from cartomante.games.arcanum import GAME, sight
from cartomante.games.arcanum.state import CARDS, HAND, HIDDEN, PLAY_CARD
from contract.tables import TABLES, moments


def seen(match: Match, seat: int) -> np.ndarray:
    found = np.zeros(sight.SIGHTS, np.int8)
    sight.look(match._s, match.pack.c, seat, found, [0.0] * GAME.num_actions)
    return found


@pytest.mark.parametrize("table", [table for table in TABLES if table.game is GAME], ids=str)
def test_a_seat_sees_the_same_in_all_worlds_it_cannot_tell_apart(table):
    for match in moments(table, every=10):
        for seat in match.deciders():
            worlds = [seen(match.determinize(seat, seed), seat).tolist() for seed in range(3)]
            assert worlds == [seen(match, seat).tolist()] * 3


def test_a_seat_sees_its_own_cards_and_how_many_the_others_have():
    match = GAME.new_match(4, seed=3)
    while match._s.asked[match.deciders()[0]] != PLAY_CARD:
        seat = match.deciders()[0]
        match.apply(match.legal_actions(seat)[0], seat)
    s, me = match._s, match.deciders()[0]
    found = seen(match, me)
    own = [[card for card in range(CARDS) if s.place[card] == place + me] for place in (HAND, HIDDEN)]
    assert [np.flatnonzero(found[at : at + CARDS]).tolist() for at in (sight.HELD, sight.LAID)] == own
    assert found[sight.DECISION + PLAY_CARD] == 1
    assert found[sight.ACTIVE] == 1
    stashed = [s.size[HIDDEN + (me + far) % 4] for far in range(4)]
    assert found[sight.STASHED : sight.STASHED + 4].tolist() == stashed
    assert found[sight.PRESTIGE : sight.PRESTIGE + 4].tolist() == list(s.prestige)


def test_what_is_known_of_rivals_is_seen():
    match = GAME.new_match(4, seed=3)
    seat = match.deciders()[0]
    card = next(card for card in range(CARDS) if match._s.place[card] == HAND + (seat + 1) % 4)
    at = sight.SEEN_HELD + card
    assert seen(match, seat)[at] == 0
    match._s.sure[card] |= 1 << seat
    assert seen(match, seat)[at] == 1


def test_instinct_is_the_same_interpreted_and_compiled():
    match = GAME.new_match(3, seed=8)
    for _ in range(12):
        seat = match.deciders()[0]
        mask, weights = bytearray(GAME.num_actions), [0.0] * GAME.num_actions
        for action in match.legal_actions(seat):
            mask[action] = 1
        room = GAME.room_window(GAME.new_room())
        GAME.instinct(match._s, match.pack.c, seat, mask, weights, room, GAME.lore.view(np.recarray))
        compiled = instinct_of(match, seat)
        assert {action: weights[action] for action in compiled} == pytest.approx(compiled, rel=1e-3, abs=1e-6)
        match.apply(max(compiled, key=compiled.get), seat)


def test_the_bot_takes_what_is_likeliest_and_says_how_likely():
    assert "instinct" in bots_for(GAME)
    match = GAME.new_match(3, seed=8)
    seat = match.deciders()[0]
    weights, bot = instinct_of(match, seat), make_bot("instinct", seed=1)
    assert bot.choose(match, seat) == max(weights, key=weights.get)
    opinions = bot.explain(match, seat)
    assert [opinion.action for opinion in opinions] == sorted(weights, key=weights.get, reverse=True)
    assert sum(opinion.value for opinion in opinions) == pytest.approx(1)


def test_practised_players_beat_sensible_ones_without_a_thought():
    """By chance they would win a quarter of the games; taught as they are, 46 of 100."""
    games = 800
    wins = [contest(GAME, [0.0] * 4, games, seed, minds=minds(seat))["wins"][seat] for seed, seat in ((1, 0), (2, 3))]
    assert sum(wins) > 0.4 * 2 * games


def minds(seat: int) -> list[int]:
    return [INSTINCT if other == seat else 0 for other in range(4)]
