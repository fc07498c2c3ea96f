"""The zones of the table and who sees them (section 5)."""

from cartomante.core.rule import NONE
from cartomante.core.view import OMNISCIENT, OWNER, VIEWER, Zone
from toy.events import cards_at
from toy.knowledge import knows
from toy.state import DECK, DISCARD, HAND


def read_hand(s, c, seat, viewer):
    """How many cards everybody holds, and those of them that the viewer knows (TY-16)."""
    held = cards_at(s, HAND + seat)
    if viewer == OMNISCIENT:
        return {"count": len(held), "cards": held}
    return {"count": len(held), "cards": [card for card in held if knows(s, NONE if viewer is None else viewer, card)]}


def read_committed(s, c, seat):
    return [] if s.committed[seat] == NONE else [s.committed[seat]]


ZONES = (
    Zone("prestige", "number*", lambda s, c: list(s.prestige)),
    Zone("bar", "number*", lambda s, c: list(c.bar)),
    Zone("deck", "card*", lambda s, c: cards_at(s, DECK), OWNER),  # it has no owner: everybody sees its size alone
    Zone("discard", "card*", lambda s, c: cards_at(s, DISCARD)),
    Zone("hand", "card*", read_hand, VIEWER, per_seat=True),
    Zone("committed", "card*", read_committed, OWNER, per_seat=True),
    Zone("waved", "flag", lambda s, c, seat: bool(s.waved[seat]), per_seat=True),
)
