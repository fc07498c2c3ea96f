"""Facts: what is printed on the cards and the fates; and which cards everybody knows to be due."""

from cartomante.core.rule import NONE
from cartomante.games.shipwreck.content import POWERS
from cartomante.games.shipwreck.state import CARD_IDS

from .helpers import GAME

FACTS = GAME.new_match(3, seed=1).facts()


def test_a_card_tells_its_duration_and_its_power():
    assert [card["id"] for card in FACTS["cards"]] == list(CARD_IDS)
    key = FACTS["cards"][CARD_IDS.index("key")]
    assert key == {"id": "key", "set": "base", "duration": 3, "fades": "hours", "power": POWERS.index("old")}
    assert FACTS["powers"][key["power"]] == "old"


def test_cards_that_do_not_count_hours_have_no_duration():
    by_other_rules = {card["id"]: card["fades"] for card in FACTS["cards"] if card["duration"] is None}
    assert by_other_rules == {"ash": "ash", "fall": "fall"}


def test_the_hours_of_fates_and_the_length_of_the_tracks():
    assert FACTS["hours"] == [0, 1, 1, 1, 2, 2, 2, 3]
    assert FACTS["goal"] == 7


def test_the_view_tells_which_cards_are_due():
    match = GAME.from_position(
        {
            "players": 2,
            "row": ["beast", "key", "judge", "shore"],
            "fates": [[0, 3], [1, 2]],
            "hands": [[1, 7], []],
            "phase": "before_play",
        }
    )
    assert match.view(1)["table"]["due"] == [0]


def test_a_place_without_a_card_is_not_due():
    match = GAME.new_match(2, seed=1)
    match._s.row[1] = NONE
    assert match.view(0)["table"]["due"] == []
