"""Short words for what events, zones and actions speak of: in scripts, in expectations and in golden playthroughs."""

from collections.abc import Mapping, Sequence
from typing import Any

from cartomante.core.rule import NONE
from cartomante.games.shipwreck.content import POWERS
from cartomante.games.shipwreck.state import CARD_IDS, ENDINGS

SEATS = "ABCDE"


def card(value: int) -> str:
    """A card, or "-" where none lies."""
    return "-" if value == NONE else CARD_IDS[value]


def hand(value: Sequence[int]) -> str:
    """A seat, with the letter of its hand in the challenge."""
    seat, which = value
    return SEATS[seat] + ("", "-A", "-B")[which]


def placement(value: Sequence[int]) -> str:
    fate, where, age = value
    return f"{('', 'old', 'new')[age]}{fate}@{'hours' if where == NONE else CARD_IDS[where]}"


def visible(value: Sequence[int]) -> str:
    fate, where = value
    return f"{fate}@{CARD_IDS[where]}"


def vote(value: Any) -> str:
    """A vote with its seat, as events tell it; or as a seat's zone shows it."""
    if isinstance(value, Mapping):
        return ("done", "agree", "object")[value["vote"] or 0] if value["done"] else ""
    seat, choice = value
    return f"{SEATS[seat]}:{('', 'agree', 'object')[choice]}"


def proposal(value: Any) -> str:
    """The meanings of its act and of what goes with it; the zone adds who has made it."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        return f"{SEATS[value['seat']]} {proposal(value['proposal'])}"
    act, details = value
    return "+".join(spell(*meaning) or str(meaning[1]) for meaning in (act, *details))


def offer(value: Mapping[str, Any]) -> str:
    return f"{proposal(value['proposal'])} ({value['support']})"


def fates(value: Sequence[Mapping[str, Any]]) -> str:
    """What each hand of a seat holds, "3+7" if the first is old; for others how many."""
    return " ".join(("+" if held["old"] else "&").join(map(str, held["fates"])) or str(held["count"]) for held in value)


def hints(value: Mapping[str, Any]) -> str:
    return "; ".join(f"{name} {told}" for name, told in value.items())


SPELLINGS = {
    "card": card,
    "power": lambda value: POWERS[value],
    "hand": hand,
    "answer": lambda value: "yes" if value else "no",
    "ending": lambda value: ENDINGS[value],
    "placement": placement,
    "visible": visible,
    "use": lambda value: f"use:{CARD_IDS[value]}",
    "pay": lambda value: f"pay:{CARD_IDS[value]}",
    "prediction": lambda value: f"predict:{value}",
    "reveal": lambda value: f"reveal:{'AB'[value]}",
    "vote": vote,
    "proposal": proposal,
    "offer": offer,
    "fates": fates,
    "hints": hints,
}


def spell(sort: str, value: Any) -> str | None:
    """A thing in a word; None for numbers, seats and lists, which need no word of ours."""
    return SPELLINGS[sort](value) if sort in SPELLINGS else None
