"""The number lines: notes of the allies, or of the engine for them (section 3.5)."""

from cartomante.games.shipwreck.options import LINE_BY_LOGIC
from cartomante.games.shipwreck.state import EVERY_VALUE
from cartomante.games.shipwreck.story import Past, logic
from cartomante.games.shipwreck.ways import list_others, values_possible


def line_shown(s, c, hand):
    """Bits of the values that are out. By logic: those that were impossible when the group last met over this hand,
    with what the allies have flipped since."""
    if s.auto_number_line != LINE_BY_LOGIC or not s.lined[hand]:
        return s.line[hand]
    room = logic(Past.of(s, s.lined[hand]), c)
    list_others(room, hand)
    return (EVERY_VALUE & ~values_possible(room, hand)) ^ s.line[hand]
