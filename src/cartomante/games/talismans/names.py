"""How cards, suits and plays are called: message ids and variables for the texts."""

from typing import Any

from cartomante.core.text import Compound, Meaning, Name, Things
from cartomante.games.talismans.cards import is_fairy, is_joker, suit_of, value_of
from cartomante.games.talismans.state import (
    ALONE,
    BEFORE_SPECIALS,
    CARDS,
    DEALT,
    FIRST_TALISMAN,
    MOVE_SUIT,
    SUIT_CODES,
    SUITS,
    TO_POSITION,
)

SPECIAL_NAMES = ("choose-stake", "invert-order", "change-order", "change-weather")
WORDS = ("alone", "forge", "decline", "keep", "move")


def suit_name(suit: int) -> Name:
    return Name(f"suit-{SUIT_CODES[suit].lower()}")


def card_name(card: int) -> Name:
    if is_fairy(card):
        return Name("card-fairy", {"suit": suit_name(suit_of(card)), "value": value_of(card)})
    if is_joker(card):
        return Name("card-joker")
    if card == FIRST_TALISMAN:
        return Name("card-first-talisman")
    number = card - BEFORE_SPECIALS
    return Name(f"card-{SPECIAL_NAMES[(number - 1) // 2]}", {"number": number})


def position_name(position: int) -> Name:
    return Name("position", {"position": position})


NAMES = {
    "card": Things(card_name, range(CARDS)),
    "suit": Things(suit_name, range(SUITS)),
    "position": Things(position_name, range(1, SUITS + 1)),
    "play": Compound("play", {"seat": "seat", "cards": "card*"}),
}


def meaning(s: Any, c: Any, seat: int, action: int) -> Meaning:
    """What an action stands for (section 3.6)."""
    if action < DEALT:
        return "card", action
    if action < MOVE_SUIT:
        return "word", WORDS[action - ALONE]
    if action < MOVE_SUIT + SUITS:
        return "suit", action - MOVE_SUIT
    return "position", action - TO_POSITION
