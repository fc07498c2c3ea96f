"""What never changes during a match: what is printed on the cards, and which zones each seat controls."""

from typing import Any

from cartomante.games.cadwallon.city import border_zones, left_zone
from cartomante.games.cadwallon.content import guild_of
from cartomante.games.cadwallon.kinds import (
    CONDITIONS,
    DISTRICTS,
    EFFECTS,
    FILTERS,
    LOCATION,
    OBJECTIVE,
    PLAYER_COUNTS,
    TYPES,
)
from cartomante.games.cadwallon.parameters import CONDITION_PARAMETERS, FILTER, FILTER_CODES, NEEDED
from cartomante.games.cadwallon.state import ARCANA, CARD_CODES, CARDS, FIRST_OBJECTIVE


def facts(s: Any, c: Any) -> dict[str, Any]:
    """The cards by their numbers, as they count at this table; for each seat its left and its right zone."""
    return {
        "cards": [card_facts(s, c, card) for card in range(CARDS)],
        "controlled": [[left_zone(s, seat), (left_zone(s, seat) - 1) % border_zones(s)] for seat in range(s.players)],
    }


def card_facts(s: Any, c: Any, card: int) -> dict[str, Any]:
    """Values in staves, swords, chalices and ducats; [arcanum, threshold] for each that is gold."""
    thresholds = [[arcanum, int(c.threshold[card, arcanum])] for arcanum in range(ARCANA) if c.threshold[card, arcanum]]
    return {
        "code": CARD_CODES[card],
        "type": TYPES[c.kind[card]],
        "guild": guild_of(card) or None,
        "district": DISTRICTS[c.district[card]] if thresholds else None,
        "values": [int(c.value[card, arcanum]) for arcanum in range(ARCANA)],
        "thresholds": thresholds,
        "vp": int(c.vp[card]),
        "effect": EFFECTS[c.effect[card]] if c.kind[card] == LOCATION else None,
        "asks": objective_facts(s, c, card - FIRST_OBJECTIVE) if c.kind[card] == OBJECTIVE else None,
    }


def objective_facts(s: Any, c: Any, index: int) -> dict[str, Any]:
    """The condition of an objective, the number it needs, and its prizes: what they are told by, and of which sort."""
    condition = CONDITIONS[c.condition[index]]
    wanted = CONDITION_PARAMETERS[condition]
    by, of = _prizes_asked_for(c, index) if FILTER in wanted else ("any", None)
    needed = int(c.needed[index, s.players - PLAYER_COUNTS[0]]) if NEEDED in wanted else None
    return {"condition": condition, "needed": needed, "by": by, "of": of}


def _prizes_asked_for(c: Any, index: int) -> tuple[str, str | int | None]:
    by, of = FILTERS[c.filter[index]], int(c.filtered[index])
    return by, (FILTER_CODES[by][of] or None) if by in FILTER_CODES else of
