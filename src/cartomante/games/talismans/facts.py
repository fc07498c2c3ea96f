"""What never changes during a match: what is printed on the cards."""

from typing import Any

from cartomante.games.talismans.cards import is_fairy, is_joker, is_special, suit_of, value_of
from cartomante.games.talismans.content import COPIES
from cartomante.games.talismans.state import BEFORE_SPECIALS, CARD_CODES, CARDS, SUIT_CODES


def facts(s: Any, c: Any) -> dict[str, Any]:
    """The codes of the suits, and the cards, by their numbers."""
    return {"suits": list(SUIT_CODES), "cards": [card_facts(card) for card in range(CARDS)]}


def card_facts(card: int) -> dict[str, Any]:
    return {
        "code": CARD_CODES[card],
        "kind": kind_of(card),
        "suit": suit_of(card) if is_fairy(card) else None,
        "value": value_of(card) if is_fairy(card) else None,
        "number": number_of(card) if is_special(card) else None,
    }


def kind_of(card: int) -> str:
    if is_fairy(card):
        return "fairy"
    if is_special(card):
        return COPIES[(number_of(card) - 1) // 2]
    return "joker" if is_joker(card) else "first_talisman"


def number_of(special: int) -> int:
    return special - BEFORE_SPECIALS
