"""What self-play comes to, on sightings made up to be reckoned by hand and on real ones."""

import json

import pytest

from arena.tournaments import results, tournament
from cartomante.arena.balance import FEW, Line, balance_of, clear_changes, report_json
from cartomante.arena.intervals import wilson
from cartomante.arena.running import Means, run
from cartomante.arena.watching import HAD, USED, WASTED, Sightings, key


def line(name: str, wins: float, count: int, looks: int = 1) -> Line:
    return Line(key(name), name, wilson(wins, count), wilson(wins, count, looks))


def test_what_stands_out_is_judged_by_the_wide_interval() -> None:
    assert line("seat", 60, 100).verdict(0.5) == 1
    assert line("seat", 60, 100, looks=40).verdict(0.5) == 0
    assert line("seat", 40, 100).verdict(0.5) == -1
    assert line("seat", FEW - 1, FEW - 1).verdict(0.5) == 0  # too few to say anything


def made_up() -> Sightings:
    """Card 0 is had by 40 sides and used by one of them, card 1 by all; card 2 lay there and nobody took it."""
    seen = Sightings(games=30, sides=60)
    seen.openings.update({key("commit_lead", "card", 0): [30, 24.0], key("commit_lead", "card", 1): [30, 6.0]})
    seen.cards.update({key(HAD, 0): [40, 10.0], key(USED, 0): [1, 0.0], key(WASTED, 0): [39, 10.0],
                       key(HAD, 1): [40, 30.0], key(USED, 1): [40, 30.0]})  # fmt: skip
    seen.turned_up.update({key(0): 30, key(1): 30, key(2): 30})
    seen.turns.update({10: 20, 12: 10})
    seen.endings.update({"hand_empty": 30})
    return seen


def test_figures_of_sightings() -> None:
    played = results(tournament("a", watched=True), [(1, 2)] * 20 + [(2, 1)] * 9 + [(1, 1)])
    played.played.seen = made_up()
    balance = balance_of(played, "en")
    assert [line.wins.wins for line in balance.seats] == [20.5, 9.5]
    assert balance.even == 0.5
    assert balance.ties.wins == 1
    verdicts = {line.name: line.verdict(balance.even) for line in balance.openings}
    assert verdicts == {"Play Fog 0": 1, "Play Fog 1": -1}
    assert [card.key for card in balance.dead_cards] == [key(0), key(2)]
    assert (balance.turns.mean, balance.decisions.mean) == (pytest.approx(32 / 3), 100)
    assert balance.margins.counts == {10: 29, 0: 1}
    assert balance.endings[0][2].rate == 1.0
    json.dumps(balance.to_json(), allow_nan=False)


def test_real_games_of_each_sort() -> None:
    for game, players in (("talismans", 3), ("shipwreck", 2)):
        done = run(tournament("a", game=game, players=players, watched=True), 25, Means(workers=1))
        balance = balance_of(done, "it")
        told = report_json(balance, balance)
        json.dumps(told, allow_nan=False)
        assert told["bot"] == "a"
        assert told["default"]["games"] == 25
        assert (balance.won is None) == (game == "talismans")
        assert len(balance.seats) == (3 if game == "talismans" else 0)
        assert balance.cards


def test_packs_are_compared_thing_by_thing() -> None:
    before = [line("a", 50, 100), line("b", 50, 100), line("c", 5, 10), line("gone", 1, 100)]
    now = [line("a", 80, 100), line("b", 54, 100), line("c", 10, 10), line("new", 99, 100)]
    assert [(change.name, change.low > 0) for change in clear_changes(before, now)] == [("a", True)]
