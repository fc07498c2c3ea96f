"""What a client is told about the cards, once and for all."""

import json

from cartomante.games.talismans.state import CARD_CODES, SUIT_CODES

from .helpers import GAME


def test_facts_tell_what_is_printed_on_cards():
    facts = GAME.new_match(3, seed=1).facts()
    by_code = {card.pop("code"): card for card in facts["cards"]}
    assert facts["suits"] == list(SUIT_CODES)
    assert tuple(by_code) == CARD_CODES
    assert by_code["SN9"] == {"kind": "fairy", "suit": 1, "value": 9, "number": None}
    assert by_code["FO0"] == {"kind": "fairy", "suit": 0, "value": 0, "number": None}
    assert by_code["JK2"] == {"kind": "joker", "suit": None, "value": None, "number": None}
    assert by_code["FT"]["kind"] == "first_talisman"
    assert [by_code[code]["kind"] for code in ("CS1", "IO4", "CO5", "CW8")] == [
        "choose_stake", "invert_order", "change_order", "change_weather",
    ]  # fmt: skip
    assert [card["number"] for card in facts["cards"] if card["number"]] == list(range(1, 9))
    assert json.loads(json.dumps(facts)) == facts
