"""How cards and houses are called: message ids and variables for the texts."""

from cartomante.core.text import Name, Things
from toy.effects import house_of, is_banner, strength_of
from toy.state import CARDS, HOUSE_CODES, HOUSES, PICK, SILENT, WAVE


def house_name(house: int) -> Name:
    return Name(f"house-{HOUSE_CODES[house]}")


def card_name(card: int) -> Name:
    if is_banner(card):
        return Name("card-banner", {"house": house_name(house_of(card)), "strength": strength_of(card)})
    return Name("card-herald")


NAMES = {"card": Things(card_name, range(CARDS)), "house": Things(house_name, range(HOUSES))}


def meaning(s, c, seat, action) -> tuple[str, int | str]:
    """What an action stands for."""
    if action < CARDS:
        return "card", action
    if action < SILENT:
        return "house", action - PICK
    return "word", "wave" if action == WAVE else "silent"
