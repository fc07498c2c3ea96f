"""Everybody sits everywhere equally often, and everybody meets everybody."""

from collections import Counter

import pytest

from cartomante.arena.lineups import AGAINST, MIXED, TOGETHER, lap_length, line_up

TABLES = [(bots, players) for bots in range(2, 8) for players in range(2, 7)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_in_every_lap_each_bot_sits_on_each_seat_once(bots: int, players: int) -> None:
    lap = lap_length(MIXED, bots, players)
    assert lap == bots
    for deal in range(5):
        games = [line_up(MIXED, bots, players, 3, deal * lap + turn) for turn in range(lap)]
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(range(bots))


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_a_table_is_as_mixed_as_it_can_be(bots: int, players: int) -> None:
    for number in range(20):
        held = Counter(line_up(MIXED, bots, players, 3, number)).values()
        assert len(held) == min(bots, players)
        assert max(held) - min(held) <= 1


def test_in_time_every_order_comes_up() -> None:
    assert len({line_up(MIXED, 3, 3, 0, number) for number in range(200)}) == 6
    assert len({frozenset(line_up(MIXED, 5, 3, 0, number)) for number in range(400)}) == 10
    assert len({line_up(MIXED, 2, 4, 0, number) for number in range(200)}) == 6  # two of each, not only a b a b


def test_another_seed_begins_elsewhere() -> None:
    orders = [[line_up(MIXED, 4, 4, seed, number) for number in range(40)] for seed in (1, 2)]
    assert orders[0] != orders[1]
    assert orders[0] == [line_up(MIXED, 4, 4, 1, number) for number in range(40)]


def test_alone_against_a_table_each_bot_takes_each_seat_once() -> None:
    rival = 2
    games = [line_up(AGAINST, 2, 3, 1, number) for number in range(lap_length(AGAINST, 2, 3))]
    assert games[:3] == [(0, rival, rival), (rival, 0, rival), (rival, rival, 0)]
    assert games[3:] == [(1, rival, rival), (rival, 1, rival), (rival, rival, 1)]


def test_together_a_bot_takes_the_whole_table() -> None:
    assert [line_up(TOGETHER, 2, 3, 1, number) for number in range(4)] == [(0, 0, 0), (1, 1, 1), (0, 0, 0), (1, 1, 1)]
