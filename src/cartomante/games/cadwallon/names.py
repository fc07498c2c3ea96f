"""How cards, zones and powers are called: message ids and variables. Cards go by the names of the pack."""

from typing import Any

from cartomante.core.text import Compound, Meaning, Name, Things
from cartomante.games.cadwallon.city import controls, prize_of
from cartomante.games.cadwallon.options import GUILD_IDS
from cartomante.games.cadwallon.state import (
    AGENT_AT,
    AGENT_UP_AT,
    ARCANUM_IDS,
    BRIBE_AT,
    CALL_MILITIA,
    CARDS,
    DISCARD,
    FREE_ZONE,
    NO,
    PLAY_LOCATION,
    TO_ARCANUM,
    TO_GUILD,
    TO_GUILD_PILE,
    TO_RESOURCES,
    TO_ZONE,
    YES,
    ZONES,
)

WORDS = {
    PLAY_LOCATION: "location",
    CALL_MILITIA: "militia",
    DISCARD: "discard",
    TO_RESOURCES: "to-resources",
    TO_GUILD_PILE: "to-guild-pile",
    YES: "to-bottom",
    NO: "leave-on-top",
}


def card_name(card: int) -> Name:
    return Name(f"card-{card}")


def zone_name(zone: int) -> Name:
    return Name("place-free") if zone == FREE_ZONE else Name("place-border", {"number": zone + 1})


def guild_name(guild: int) -> Name:
    return Name(f"guild-{GUILD_IDS[guild]}")


def arcanum_name(arcanum: int) -> Name:
    return Name(f"arcanum-{ARCANUM_IDS[arcanum]}")


def at_prize(message: str) -> Compound:
    """Names a play at a zone together with the prize that lies there."""
    return Compound(message, {"zone": "zone", "prize": "card"})


NAMES = {
    "card": Things(card_name, range(CARDS)),
    "zone": Things(zone_name, range(ZONES)),
    "guild": Things(guild_name, range(len(GUILD_IDS))),
    "arcanum": Things(arcanum_name, range(len(ARCANUM_IDS))),
    # a seat, its total, the arcanum in which it is counted, and the threshold there
    "strength": Compound("strength", {"seat": "seat", "total": "number", "arcanum": "arcanum", "needed": "number"}),
    "total": Compound("total", {"seat": "seat", "points": "number"}),
    "prize": at_prize("prize-at"),
    "lay_down": at_prize("lay-down"),
    "lay_up": at_prize("lay-up"),
    "bribe": at_prize("bribe"),
}


def meaning(s: Any, c: Any, seat: int, action: int) -> Meaning:
    """What an action stands for (section 13)."""
    if action in WORDS:
        return "word", WORDS[action]
    if action < TO_ZONE:
        return "card", action
    if action < AGENT_AT:
        return zone_meaning(s, "prize", action - TO_ZONE)
    if action < AGENT_UP_AT:
        zone = action - AGENT_AT
        return zone_meaning(s, "lay_down" if controls(s, seat, zone) else "lay_up", zone)
    if action < BRIBE_AT:
        return zone_meaning(s, "lay_up", action - AGENT_UP_AT)
    if action < PLAY_LOCATION:
        return zone_meaning(s, "bribe", action - BRIBE_AT)
    if action < TO_RESOURCES:
        return "arcanum", action - TO_ARCANUM
    return "guild", action - TO_GUILD


def zone_meaning(s: Any, sort: str, zone: int) -> Meaning:
    """A zone is told by its prize; one that has none, though its pile can be looked at, by itself."""
    prize = prize_of(s, zone)
    return ("zone", zone) if prize < 0 else (sort, [zone, prize])
