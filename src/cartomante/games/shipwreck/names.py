"""How cards, powers, proposals and answers are called: message ids and variables for the texts."""

from collections.abc import Sequence
from typing import Any

from cartomante.core.rule import NONE
from cartomante.core.text import Name, SeatName
from cartomante.games.shipwreck.content import POWERS
from cartomante.games.shipwreck.state import (
    ACTIONS,
    AGREE,
    AGREED,
    ALWAYS_PASS,
    CARD_IDS,
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
    USE_POWER,
)

SWITCHES = {FOLLOW_SPEAKER: "follow-speaker", ALWAYS_PASS: "always-pass"}
ANSWERS = ("no", "yes")
ANY_AGE, OLD_FATE, NEW_FATE = range(3)
AGE_NAMES = ("plain", "old", "new")


def dashed(identifier: str) -> str:
    return identifier.replace("_", "-")


def card_name(card: int) -> Name:
    return Name(f"card-{dashed(CARD_IDS[card])}")


def power_name(power: int) -> Name:
    return Name(f"power-{dashed(POWERS[power])}")


def hand_name(hand: Sequence[int]) -> Name:
    """A hand is told as its seat and which of the seat's hands it is: 0 for the only one, 1 and 2 for A and B."""
    seat, which = hand
    return Name("hand", {"seat": SeatName(seat), "which": which})


def fate_name(value: int) -> Name:
    return Name("fate", {"value": value})


def slot_name(slot: int) -> Name:
    return Name("slot", {"slot": slot + 1})


def answer_name(answer: int) -> Name:
    return Name(f"answer-{ANSWERS[answer]}")


def vote_name(vote: Sequence[int]) -> Name:
    seat, choice = vote
    return Name("vote-agreed" if choice == AGREED else "vote-objected", {"seat": SeatName(seat)})


def switch_name(switch: int) -> Name:
    return Name(f"switch-{SWITCHES[switch]}")


def ending_name(ending: int) -> Name:
    return Name(f"ending-{ENDINGS[ending]}")


def proposal_name(parts: Sequence[Sequence[Any]]) -> Name:
    """A proposal is told as the meanings of its actions: the act, then a payment and a parameter if it has them."""
    (sort, value), *details = parts
    if sort == "word":
        return Name("proposal-pass")
    act = NAMES[sort](value)
    return Name("proposal-with", {"act": act, "details": [NAMES[s](v) for s, v in details]}) if details else act


def placement_name(placement: Sequence[int]) -> Name:
    """A fate and the card it is played on, NONE for The Hours; its age matters between equal fates only."""
    value, card, age = placement
    fate = Name(f"fate-{AGE_NAMES[age]}", {"value": value})
    return Name("play-hours", {"fate": fate}) if card == NONE else Name("play", {"fate": fate, "card": card_name(card)})


def visible_name(spot: Sequence[int]) -> Name:
    value, card = spot
    return Name("visible", {"value": value, "card": card_name(card)})


NAMES = {
    "card": card_name,
    "power": power_name,
    "hand": hand_name,
    "fate": fate_name,
    "slot": slot_name,
    "answer": answer_name,
    "vote": vote_name,
    "switch": switch_name,
    "ending": ending_name,
    "proposal": proposal_name,
    "placement": placement_name,
    "visible": visible_name,
    "use": lambda card: Name("use", {"card": card_name(card)}),
    "pay": lambda card: Name("pay", {"card": card_name(card)}),
    "prediction": lambda value: Name("prediction", {"value": value}),
    "reveal": lambda hand: Name("reveal", {"hand": hand}),
    "note": lambda value: Name("note", {"value": value}),
    "join": lambda seat: Name("join", {"seat": SeatName(seat)}),
}


def meaning(s: Any, c: Any, seat: int, action: int) -> tuple[str, Any]:
    """What an action stands for as things lie (section 3.7), or a side action beyond those."""
    if action in WORDS:
        return "word", WORDS[action]
    if action >= JOIN:
        return "join", action - JOIN
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
