"""What a prize is worth, and how likely a player wins it, as far as the player can see."""

from cartomante.core.rule import NONE, rule
from cartomante.games.cadwallon.city import is_open, prize_of
from cartomante.games.cadwallon.plays import bribe_total
from cartomante.games.cadwallon.resolution import needed
from cartomante.games.cadwallon.state import ARCANA, AT_PRIZE, CARDS, DUCATS, ZONES
from cartomante.games.cadwallon.table import first_at

UNSEEN_AGENT = 11  # fifths that a face-down agent of an opponent is taken to add
A_PRIZE = 0.35  # what any prize is worth beyond its points
WASTE = 0.02  # for every point of power beyond what is needed


@rule
def prize_worth(c, prize):
    """Its points, and a little for having it at all."""
    return c.vp[prize] + A_PRIZE


# Totals of all seats at a prize are counted in fifths and kept side by side in one number, so that one look is enough.
FIFTHS = 5
SIDE = 16  # bits for each seat


@rule
def totals_at(s, c, viewer, zone, arcanum):
    """What everybody has at a prize in an arcanum, as far as the viewer can see."""
    totals = 0
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        seat = s.owner[card]
        fifths = FIFTHS * c.value[card, arcanum]
        if s.face_down[card] and seat != viewer:
            fifths = UNSEEN_AGENT
        totals += fifths << SIDE * seat
        card = s.after[card]
    for seat in range(s.players):
        if s.present[zone, seat] > 0:
            totals += FIFTHS * s.boost[zone, seat, arcanum] << SIDE * seat
    return totals


@rule
def total_of(totals, seat):
    return (totals >> SIDE * seat) & 0xFFFF


@rule
def rival_of(s, totals, viewer):
    """The highest total of an opponent."""
    best = 0
    for seat in range(s.players):
        if seat != viewer:
            best = max(best, total_of(totals, seat))
    return best


@rule
def rival_at(s, c, seat, zone):
    """The highest total that an opponent seems to have at a prize, in any gold arcanum."""
    best, prize = 0, prize_of(s, zone)
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            best = max(best, rival_of(s, totals_at(s, c, seat, zone, arcanum), seat))
    return best


@rule
def chance_with(total, wanted, rival):
    """How likely a total wins against the strongest rival, so early in a round that more may come. All in fifths."""
    if total < wanted:
        return 0.12 * total / wanted
    ahead = (total - rival) / FIFTHS
    if ahead > 0:
        return min(0.95, 0.6 + 0.1 * ahead) - WASTE * max(0, total - wanted - 2 * FIFTHS) / FIFTHS
    return 0.25 if ahead == 0 else max(0.02, 0.15 + 0.05 * ahead)


@rule
def chance_at(s, c, seat, zone, card, bonus, rival):
    """The chance to win a prize, with one more agent (NONE for none) and with so much more of every arcanum."""
    best, prize = 0.0, prize_of(s, zone)
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            added = bonus if card == NONE else bonus + c.value[card, arcanum]
            total = total_of(totals_at(s, c, seat, zone, arcanum), seat) + FIFTHS * added
            best = max(best, chance_with(total, FIFTHS * needed(s, c, zone, arcanum), rival))
    return best


@rule
def gain_at(s, c, seat, zone, card, bonus):
    """What one more agent, or a bonus, adds to the chance of a prize, in points."""
    rival = rival_at(s, c, seat, zone)
    before = chance_at(s, c, seat, zone, NONE, 0, rival)
    return (chance_at(s, c, seat, zone, card, bonus, rival) - before) * prize_worth(c, prize_of(s, zone))


@rule
def best_gain(s, c, seat, card, bonus):
    """At the best of all open prizes."""
    best = 0.0
    for zone in range(ZONES):
        if is_open(s, zone):
            best = max(best, gain_at(s, c, seat, zone, card, bonus))
    return best


@rule
def bribe_gain(s, c, seat, zone, relic):
    """A bribe that works is a prize for sure; one that does not is nothing."""
    prize = prize_of(s, zone)
    if bribe_total(s, c, seat, zone, relic) < c.value[prize, DUCATS]:
        return 0.0
    rival = rival_at(s, c, seat, zone)
    return prize_worth(c, prize) * (1.1 - chance_at(s, c, seat, zone, NONE, 0, rival))
