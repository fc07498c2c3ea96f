"""Every bot of every game chooses what is legal, and the same whatever the others secretly hold."""

import pytest

from cartomante.bots import bots_for, make_bot, review
from cartomante.bots.liking import instinct_of, weights_of
from chances import chances_of
from contract.tables import TABLES, moments

QUICK = {"search": {"iterations": 8, "depth": 10}, "race": {"iterations": 40, "depth": 3}}
each_table_and_bot = pytest.mark.parametrize(
    ("table", "name"), [(table, name) for table in TABLES for name in bots_for(table.game)], ids=str
)


def fresh(table, name):
    return make_bot(name, table.game, seed=1, **QUICK.get(name, {}))


@each_table_and_bot
def test_a_bot_is_honest(table, name):
    """With every secret of the others swapped for another that its seat could not tell, the same bot does the same."""
    for match in moments(table, every=60):
        for seat in match.deciders():
            worlds = [match, match.determinize(seat, 1), match.determinize(seat, 2)]
            choices = {fresh(table, name).choose(world.determinize(seat, 3), seat) for world in worlds}
            assert len(choices) == 1
            assert choices <= set(match.legal_actions(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_review_is_honest(table, monkeypatch):
    """The same choice is judged the same in all worlds of the seat, and costs nothing if it is the best."""
    monkeypatch.setattr(review, "SHARE", 500)  # quick, and never late
    for match in moments(table, every=60):
        for seat in match.deciders():
            for action in match.legal_actions(seat)[-2:]:
                worlds = [match, match.determinize(seat, 1), match.determinize(seat, 2)]
                found, *others = [review.review(world, seat, action, seed=3) for world in worlds]
                assert others == [found, found]
                assert 0 <= found.loss <= 1
                assert review.review(match, seat, found.best.action, seed=3).verdict == review.BEST


@pytest.mark.parametrize("table", [t for t in TABLES if t.game.prefer], ids=str)
def test_what_a_seat_likes_follows_from_what_it_knows(table):
    """Weights are positive, finite, there for every option, and the same in all worlds of the seat."""
    for match in moments(table, every=20):
        for seat in match.deciders():
            found = [
                weights_of(world, seat) for world in (match, match.determinize(seat, 1), match.determinize(seat, 2))
            ]
            assert all(weights == found[0] for weights in found)
            assert all(0 < weight < 1e9 for weight in found[0].values())


@pytest.mark.parametrize("table", [t for t in TABLES if t.game.instinct], ids=str)
def test_instinct_follows_from_what_a_seat_knows(table):
    """It weighs every option, and the same in all worlds of the seat."""
    for match in moments(table, every=20):
        for seat in match.deciders():
            found = [
                instinct_of(world, seat) for world in (match, match.determinize(seat, 1), match.determinize(seat, 2))
            ]
            assert all(weights == found[0] for weights in found)
            assert max(found[0].values()) == 1
            assert all(0 <= weight <= 1 for weight in found[0].values())


@pytest.mark.parametrize("table", [t for t in TABLES if t.game.outlook], ids=str)
def test_outlooks_give_chances_of_winning(table):
    for match in moments(table, every=40):
        chances = chances_of(match)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
