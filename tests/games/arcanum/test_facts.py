"""Facts: what is printed on the cards and on the board."""

import json
from pathlib import Path

from cartomante.games.arcanum import GAME
from cartomante.games.arcanum.state import CARD_CODES, LOCATION_IDS

BOARD = json.loads((Path(__file__).parent / "reference_board.json").read_text())
FACTS = GAME.new_match(4, seed=1).facts()


def test_a_minor_has_a_suit_and_a_value_and_a_major_a_number():
    assert len(FACTS["cards"]) == len(CARD_CODES)
    assert FACTS["cards"][0] == {"suit": 0, "value": 1}
    assert FACTS["cards"][27] == {"suit": 1, "value": 14}
    assert FACTS["cards"][CARD_CODES.index("tower")] == {"major": 16}


def test_figures_go_by_suit_and_rank():
    assert FACTS["figures"][6] == {"suit": 1, "rank": 2}


def test_locations_tell_their_symbols_and_what_fits_whom():
    castle = FACTS["locations"][9]
    assert (castle["number"], castle["key"]) == (10, "castle")
    assert (castle["suits"], castle["ranks"]) == ([2, 0, 0, 1], [0, 2, 0, 0])
    assert castle["matches"][1] == 4  # the Knight of Swords
    assert [location["key"] for location in FACTS["locations"]] == list(LOCATION_IDS)


def test_the_map_is_that_of_the_board_file():
    for location, printed in zip(FACTS["locations"], BOARD["locations"], strict=True):
        assert (location["xy"], location["neighbours"]) == (printed["xy"], printed["neighbours"])
    assert FACTS["pays"] == BOARD["house_vp"]
    assert FACTS["world_pays"] == [[8, 4, 0], [6, 3, 0], [5, 2, 0], [4, 2, 0]]
    assert (FACTS["top"], FACTS["track"]) == (BOARD["prestige_max"], BOARD["vp_track_length"])


def test_facts_can_be_sent():
    assert json.loads(json.dumps(FACTS)) == FACTS
