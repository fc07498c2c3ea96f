"""What is printed on the cards, as clients are told."""

import pytest

from .helpers import GAME


@pytest.fixture(scope="module")
def cards():
    printed = GAME.new_match(2, seed=1).facts()["cards"]
    return {card["code"]: card for card in printed}


def test_a_prize_tells_its_district_its_values_and_what_it_needs(cards):
    legate = cards["P37"]
    assert (legate["type"], legate["district"], legate["vp"]) == ("personality", "crown", 2)
    assert legate["values"] == [1, 4, 5, 7]
    assert legate["thresholds"] == [[1, 4], [2, 5]]


def test_a_card_of_a_guild_tells_its_guild_and_a_location_its_effect(cards):
    landing = cards["FER-L"]
    assert (landing["guild"], landing["district"], landing["effect"], landing["asks"]) == (
        "ferrymen",
        None,
        "move",
        None,
    )


@pytest.mark.parametrize(
    ("code", "condition", "needed", "by", "of"),
    [
        ("O01", "count_ge", 8, "type", "relic"),
        ("O02", "most", None, "type", "relic"),
        ("O07", "count_ge", 6, "district", "harbour"),
        ("O12", "count_ge", 10, "gold", "staves"),
        ("O15", "ducats_ge", 28, "type", "relic"),
        ("O16", "each_district_ge", 3, "any", None),
        ("O18", "count_ge", 7, "vp_min", 3),
        ("O19", "count_le", 4, "type", "relic"),
        ("O20", "count_ge", 7, "threshold_max", 2),
        ("O21", "count_ge", 25, "any", None),
    ],
)
def test_an_objective_tells_what_it_asks_for(cards, code, condition, needed, by, of):
    assert cards[code]["asks"] == {"condition": condition, "needed": needed, "by": by, "of": of}
