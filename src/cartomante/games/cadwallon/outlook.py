"""How well a seat stands: points so far, and prizes that seem to be coming."""

from cartomante.core.rule import NONE, rule
from cartomante.games.cadwallon.chances import chance_at, prize_worth, rival_at
from cartomante.games.cadwallon.city import has_prize, prize_of
from cartomante.games.cadwallon.scoring import card_points, is_fulfilled
from cartomante.games.cadwallon.state import AT_PRIZE, CARDS, OBJECTIVES, ZONES
from cartomante.games.cadwallon.table import first_at

SPREAD = 5.0  # points of a lead that make winning e times as likely


@rule
def expected_points(s, c, seat):
    """Points so far, objectives as they stand, and prizes that seem to be coming."""
    total = 1.0 * card_points(s, c, seat)
    card = first_at(s, OBJECTIVES + seat)
    while card < CARDS:
        if is_fulfilled(s, c, seat, card):
            total += 0.7 * c.vp[card]
        card = s.after[card]
    for zone in range(ZONES):
        if has_prize(s, zone) and s.size[AT_PRIZE + zone] > 0:
            rival = rival_at(s, c, seat, zone)
            total += chance_at(s, c, seat, zone, NONE, 0, rival) * prize_worth(c, prize_of(s, zone))
    return total


@rule
def outlook(s, c, standing, room):
    for seat in range(s.players):
        standing[seat] = expected_points(s, c, seat) / SPREAD
