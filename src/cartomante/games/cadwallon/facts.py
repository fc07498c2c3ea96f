"""What never changes during a match: what is printed on the cards, and which zones each seat controls."""

from typing import Any

from cartomante.games.cadwallon.city import border_zones, left_zone
from cartomante.games.cadwallon.content import guild_of
from cartomante.games.cadwallon.kinds import CONDITIONS, DISTRICTS, EFFECTS, FILTERS, LOCATION, OBJECTIVE, TYPES
from cartomante.games.cadwallon.parameters import CONDITION_PARAMETERS, FILTER, FILTER_CODES
from cartomante.games.cadwallon.state import ARCANA, CARD_CODES, CARDS, FIRST_OBJECTIVE


def facts(s: Any, c: Any) -> dict[str, Any]:
    """The cards by their numbers; for each seat the zone on its left and the zone on its right."""
    return {
        "cards": [card_facts(c, card) for card in range(CARDS)],
        "controlled": [[left_zone(s, seat), (left_zone(s, seat) - 1) % border_zones(s)] for seat in range(s.players)],
    }


def card_facts(c: Any, card: int) -> dict[str, Any]:
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
        "asks": objective_facts(c, card - FIRST_OBJECTIVE) if c.kind[card] == OBJECTIVE else None,
    }


def objective_facts(c: Any, index: int) -> dict[str, Any]:
    """The condition of an objective, and which prizes it is about: what they are told by, and of which sort."""
    condition = CONDITIONS[c.condition[index]]
    if FILTER not in CONDITION_PARAMETERS[condition]:
        return {"condition": condition, "by": "any", "of": None}
    by, of = FILTERS[c.filter[index]], int(c.filtered[index])
    named = FILTER_CODES.get(by)
    return {"condition": condition, "by": by, "of": of if named is None else named[of] or None}
