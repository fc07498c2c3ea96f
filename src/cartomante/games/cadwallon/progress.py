"""How far a player is with an objective: for players to see, the rules ask `is_fulfilled`."""

from typing import Any

from cartomante.games.cadwallon.kinds import (
    DISTRICTS,
    EACH_DISTRICT_GE,
    EACH_TYPE_GE,
    LOCATION,
    MOST,
    ONE_DISTRICT_GE,
    PERSONALITY,
    RELIC,
)
from cartomante.games.cadwallon.scoring import in_district, is_fulfilled, of_type, passing
from cartomante.games.cadwallon.state import FIRST_OBJECTIVE


def progress(s: Any, c: Any, seat: int, objective: int) -> dict[str, Any]:
    """What the objective counts, the number that it asks for, and whether it is fulfilled as things are."""
    have, needed = counted(s, c, seat, objective - FIRST_OBJECTIVE)
    is_done = bool(is_fulfilled(s, c, seat, objective))
    return {"card": objective, "have": int(have), "needed": int(needed), "fulfilled": is_done}


def counted(s: Any, c: Any, seat: int, index: int) -> tuple[int, int]:
    """Where every district or type must have so many, the fewest count; where any may, the most."""
    condition, needed = c.condition[index], c.needed[index, s.players - 2]
    if condition == MOST:
        others = [passing(s, c, other, index) for other in range(s.players) if other != seat]
        return passing(s, c, seat, index), max(others) + 1
    if condition == EACH_TYPE_GE:
        return min(of_type(s, c, seat, kind) for kind in (RELIC, LOCATION, PERSONALITY)), needed
    if condition in (EACH_DISTRICT_GE, ONE_DISTRICT_GE):
        districts = [in_district(s, c, seat, district) for district in range(len(DISTRICTS))]
        return min(districts) if condition == EACH_DISTRICT_GE else max(districts), needed
    return passing(s, c, seat, index), needed
