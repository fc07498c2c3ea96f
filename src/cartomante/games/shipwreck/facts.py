"""What never changes during a match: what is printed on the cards and the fates."""

from typing import Any

from cartomante.games.shipwreck.cards import hours_of
from cartomante.games.shipwreck.content import FADE_RULES, POWERS, SETS
from cartomante.games.shipwreck.state import CARD_IDS, CARDS, GOAL, VALUES


def facts(s: Any, c: Any) -> dict[str, Any]:
    """Cards and powers by their numbers, the hours of fates by their values (0 for none), the length of both tracks."""
    return {
        "cards": [card_facts(c, card) for card in range(CARDS)],
        "powers": list(POWERS),
        "hours": [0, *(int(hours_of(value)) for value in range(1, VALUES))],
        "goal": GOAL,
    }


def card_facts(c: Any, card: int) -> dict[str, Any]:
    """`duration` is None on cards that fade by another rule than hours."""
    return {
        "id": CARD_IDS[card],
        "set": SETS[c.set[card]],
        "duration": int(c.duration[card]) or None,
        "fades": FADE_RULES[c.fade_rule[card]],
        "power": int(c.power[card]),
    }
