"""What never changes during a match: what is printed on the cards, and which zones each seat controls."""

from typing import Any

from cartomante.games.cadwallon.city import border_zones, left_zone
from cartomante.games.cadwallon.content import guild_of
from cartomante.games.cadwallon.kinds import DISTRICTS, EFFECTS, LOCATION, TYPES
from cartomante.games.cadwallon.state import ARCANA, CARD_CODES, CARDS


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
    }
