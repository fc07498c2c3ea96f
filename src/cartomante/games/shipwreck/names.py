"""How cards, powers, proposals and answers are called: message ids and variables for the texts."""

from typing import Any

from cartomante.core.rule import NONE
from cartomante.core.text import Compound, Name, Things
from cartomante.games.shipwreck.content import POWERS
from cartomante.games.shipwreck.state import (
    ACTIONS,
    AGREE,
    ALWAYS_PASS,
    CARD_IDS,
    CARDS,
    CHOOSE_NUMBER,
    CHOOSE_SLOT,
    CHOOSE_VISIBLE,
    DESTINATIONS,
    ENDINGS,
    FOLLOW_SPEAKER,
    HIGHEST,
    JOIN,
    LEAVE,
    NOTE_TOGGLE,
    OBJECT,
    OUT_OF_TIME,
    PASS,
    PAY_POWER,
    PLAY,
    PREDICT,
    REVEAL_DISCARD,
    SEAT_BOT,
    SEAT_PERSON,
    SLOTS,
    USE_POWER,
    VALUES,
)

SWITCHES = {FOLLOW_SPEAKER: "follow-speaker", ALWAYS_PASS: "always-pass"}
ANSWERS = ("no", "yes")
ANY_AGE, OLD_FATE, NEW_FATE = range(3)


def dashed(identifier: str) -> str:
    return identifier.replace("_", "-")


def card_name(card: int) -> Name:
    return Name(f"card-{dashed(CARD_IDS[card])}")


def power_name(power: int) -> Name:
    return Name(f"power-{dashed(POWERS[power])}")


def fate_name(value: int) -> Name:
    return Name("fate", {"value": value})


def slot_name(slot: int) -> Name:
    return Name("slot", {"slot": slot + 1})


def answer_name(answer: int) -> Name:
    return Name(f"answer-{ANSWERS[answer]}")


def switch_name(switch: int) -> Name:
    return Name(f"switch-{SWITCHES[switch]}")


def ending_name(ending: int) -> Name:
    return Name(f"ending-{ENDINGS[ending]}")


def about_card(message: str) -> Things:
    return Things(lambda card: Name(message, {"card": card_name(card)}), range(CARDS))


def about_fate(message: str) -> Things:
    return Things(lambda value: Name(message, {"value": value}), range(1, VALUES))


NAMES = {
    "card": Things(card_name, range(CARDS)),
    "hours": Things(lambda _: Name("card-the-hours"), (0,)),  # a place like a card, but not one of them
    "power": Things(power_name, range(len(POWERS))),
    "fate": about_fate("fate"),
    "slot": Things(slot_name, range(SLOTS)),
    "answer": Things(answer_name, range(len(ANSWERS))),
    "switch": Things(switch_name, SWITCHES),
    "ending": Things(ending_name, range(len(ENDINGS))),
    "use": about_card("use"),
    "pay": about_card("pay"),
    "prediction": about_fate("prediction"),
    "note": about_fate("note"),
    "reveal": Things(lambda hand: Name("reveal", {"hand": hand}), range(NOTE_TOGGLE - REVEAL_DISCARD + 1)),
    # a seat, and which of the seat's hands: 0 for the only one, 1 and 2 for A and B
    "hand": Compound("hand", {"seat": "seat", "which": "number"}),
    "vote": Compound("vote", {"seat": "seat", "choice": "number"}),
    "join": Compound("join", {"seat": "seat"}),
    "visible": Compound("visible", {"value": "number", "card": "card"}),
    # a fate and the card it is played on, none for The Hours; its age matters between equal fates only
    "placement": Compound("placement", {"value": "number", "card": "card", "age": "number"}),
    # an act, then a payment and a parameter if it has them
    "proposal": Compound("proposal", {"act": "meaning", "details": "meaning*"}),
}


def meaning(s: Any, c: Any, seat: int, action: int) -> tuple[str, Any]:
    """What an action stands for as things lie (section 3.7), or a side action beyond those."""
    if action in WORDS:
        return "word", WORDS[action]
    if action >= JOIN:
        return "join", [action - JOIN]
    if action < USE_POWER:
        return "placement", placement_meant(s, action - PLAY)
    if CHOOSE_SLOT <= action < CHOOSE_VISIBLE:
        return "card", s.row[action - CHOOSE_SLOT]
    if CHOOSE_VISIBLE <= action <= CHOOSE_NUMBER:
        slot, value = divmod(action - CHOOSE_VISIBLE, HIGHEST)
        return "visible", [value + 1, s.row[slot]]
    return next((sort, action - base) for base, last, sort in RANGES if base <= action <= last)


def placement_meant(s: Any, play: int) -> list[int]:
    index, destination = divmod(play, DESTINATIONS)
    fates = s.hand[s.active, 0], s.hand[s.active, 1]
    age = (OLD_FATE if index == 0 else NEW_FATE) if s.has_old and fates[0] == fates[1] else ANY_AGE
    return [fates[index], NONE if destination == 0 else s.row[destination - 1], age]


WORDS = {
    PASS: "pass",
    AGREE: "agree",
    OBJECT: "object",
    FOLLOW_SPEAKER: "follow-speaker",
    ALWAYS_PASS: "always-pass",
    LEAVE: "leave",
    SEAT_BOT: "seat-bot",
    SEAT_PERSON: "seat-person",
    OUT_OF_TIME: "out-of-time",
}
RANGES = (
    (USE_POWER, PAY_POWER - 1, "use"),
    (PAY_POWER, CHOOSE_SLOT - 1, "pay"),
    (CHOOSE_NUMBER, PREDICT, "fate"),
    (PREDICT, AGREE - 1, "prediction"),
    (REVEAL_DISCARD, NOTE_TOGGLE, "reveal"),
    (NOTE_TOGGLE, ACTIONS - 1, "note"),
)
