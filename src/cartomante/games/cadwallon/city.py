"""The zones of the city: who controls them, what lies there, in which order they are resolved (section 2.1)."""

from cartomante.core.rule import NONE, rule
from cartomante.games.cadwallon.options import FREE_FIRST
from cartomante.games.cadwallon.state import CARDS, FREE_ZONE, PRIZE, ZONES


@rule
def border_zones(s):
    return 3 if s.players == 3 else 4


@rule
def left_zone(s, seat):
    """With two players everybody has two zones of their own; otherwise neighbours share one."""
    return 2 * seat if s.players == 2 else seat


@rule
def controls(s, seat, zone):
    left = left_zone(s, seat)
    return zone == left or zone == (left - 1 if left > 0 else border_zones(s) - 1)


@rule
def left_of(s, seat):
    return seat + 1 if seat + 1 < s.players else 0


@rule
def right_of(s, seat):
    return seat - 1 if seat > 0 else s.players - 1


@rule
def nth_in_turn(s, n):
    """Turn order: clockwise from who holds the first-player card."""
    seat = s.first + n
    return seat if seat < s.players else seat - s.players


@rule
def zone_at(s, stage):
    """The zone that is resolved after so many others (AC-52)."""
    borders = border_zones(s)
    if s.free_zone_order == FREE_FIRST:
        stage -= 1
    if stage < 0 or stage == borders:
        return FREE_ZONE
    zone = left_zone(s, s.first) + stage
    return zone if zone < borders else zone - borders


@rule
def has_prize(s, zone):
    return s.size[PRIZE + zone] > 0


@rule
def prize_of(s, zone):
    """The prize of a zone, NONE if there is none."""
    return s.after[CARDS + PRIZE + zone] if has_prize(s, zone) else NONE


@rule
def is_open(s, zone):
    """Whether there is a prize that is not sealed."""
    return has_prize(s, zone) and not s.sealed[zone]


@rule
def open_zones(s):
    """A bit for each zone with an open prize."""
    bits = 0
    for zone in range(ZONES):
        if is_open(s, zone):
            bits |= 1 << zone
    return bits
