"""How far a player is with an objective: for players to see, the rules ask `is_fulfilled`."""

from typing import Any

from cartomante.games.cadwallon.kinds import (
    COUNT_LE,
    DISTRICTS,
    DUCATS_GE,
    EACH_DISTRICT_GE,
    EACH_TYPE_GE,
    LOCATION,
    MOST,
    ONE_DISTRICT_GE,
    PERSONALITY,
    RELIC,
)
from cartomante.games.cadwallon.knowledge import cards_of
from cartomante.games.cadwallon.scoring import counts_for_objectives, passes
from cartomante.games.cadwallon.state import DUCATS, FIRST_OBJECTIVE, FIRST_PRIZE


def progress(s: Any, c: Any, seat: int, objectives: list[int]) -> list[dict[str, Any]]:
    """For each objective what it counts, the number that it asks for, and whether it is fulfilled as things are."""
    prizes = prizes_of(s, seat) if objectives else []
    return [progress_with(s, c, seat, objective, prizes) for objective in objectives]


def progress_with(s: Any, c: Any, seat: int, objective: int, prizes: list[int]) -> dict[str, Any]:
    index = objective - FIRST_OBJECTIVE
    have, needed = counted(s, c, seat, index, prizes)
    # the same as `is_fulfilled`, which looks through all prizes of the game again
    is_done = have <= needed if c.condition[index] == COUNT_LE else have >= needed
    return {"card": objective, "have": have, "needed": needed, "fulfilled": is_done}


def counted(s: Any, c: Any, seat: int, index: int, prizes: list[int]) -> tuple[int, int]:
    """Where every district or type must have so many, the fewest count; where any may, the most."""
    condition, needed = c.condition[index], c.needed[index, s.players - 2]
    if condition == MOST:
        others = [passing(c, index, prizes_of(s, other)) for other in range(s.players) if other != seat]
        return passing(c, index, prizes), max(others) + 1
    if condition == EACH_TYPE_GE:
        kinds = [c.kind[card] for card in prizes]
        return min(kinds.count(kind) for kind in (RELIC, LOCATION, PERSONALITY)), needed
    if condition in (EACH_DISTRICT_GE, ONE_DISTRICT_GE):
        districts = [c.district[card] for card in prizes]
        counts = [districts.count(district) for district in range(len(DISTRICTS))]
        return min(counts) if condition == EACH_DISTRICT_GE else max(counts), needed
    return passing(c, index, prizes), needed


def prizes_of(s: Any, seat: int) -> list[int]:
    """The prizes of a player that count for objectives."""
    return [card for card in cards_of(s, seat) if card >= FIRST_PRIZE and counts_for_objectives(s, seat, card)]


def passing(c: Any, index: int, prizes: list[int]) -> int:
    """How many of these prizes an objective is about; or their ducats."""
    about = [card for card in prizes if passes(c, index, card)]
    return sum(c.value[card, DUCATS] for card in about) if c.condition[index] == DUCATS_GE else len(about)
