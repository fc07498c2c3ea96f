"""A figure enters a location: symbols first, then the effect for the active player (sections 3.4 and 4.2)."""

from cartomante.core.rule import NONE, ask, emit, rule
from cartomante.games.arcanum.agenda import each_other, then
from cartomante.games.arcanum.cards import MINOR, hand_size, is_drawable, minors_in_hand, suit_of_figure
from cartomante.games.arcanum.events import MOVED, VAULT_OPENED
from cartomante.games.arcanum.prestige import gain_prestige, gain_vp
from cartomante.games.arcanum.state import (
    ARTISAN_DISTRICT,
    ARTISAN_DRAW,
    BALLROOM,
    CASTLE,
    CATHEDRAL,
    CATHEDRAL_CHOICE,
    DRAW,
    FIELDS,
    FIELDS_ADJUST,
    HARBOUR,
    HARBOUR_OFFER,
    HARBOUR_SHARE,
    HIDDEN,
    MAGE_TOWER,
    MARKET,
    MARKET_TRADE,
    MAY_HIDE,
    MUST_DISCARD,
    THRONE_ROOM,
    TREASURE_VAULT,
)
from cartomante.games.arcanum.zones import draw_card, put, show


@rule
def enter(s, c, seat, figure, location):
    """Each symbol that fits raises the figure's own House (AR-30), all of them at once (AR-29)."""
    s.figure[figure] = location
    emit(s, MOVED, seat, figure, location)
    if c.match[figure, location] > 0:
        gain_prestige(s, seat, suit_of_figure(figure), c.match[figure, location])
    visit(s, seat, location)


@rule
def visit(s, seat, location):
    if location == MAGE_TOWER:
        gain_vp(s, seat, 1)
        then(s, DRAW, seat, 0, 1)
    elif location == ARTISAN_DISTRICT:
        visit_artisans(s, seat)
    elif location == HARBOUR:
        visit_harbour(s, seat)
    elif location == THRONE_ROOM:
        then(s, DRAW, seat, 2, 0)
    elif location == MARKET:
        visit_market(s, seat)
    elif location == FIELDS:
        visit_fields(s, seat)
    elif location == TREASURE_VAULT:
        visit_vault(s, seat)
    elif location == CATHEDRAL:
        visit_cathedral(s, seat)
    elif location == BALLROOM:
        then(s, MAY_HIDE, seat, 1)
    elif location == CASTLE:
        each_other(s, MUST_DISCARD, seat)


@rule
def visit_artisans(s, seat):
    """Two Minors or a Major, of what can be drawn; nothing if nothing can (AR-97)."""
    if is_drawable(s, 0) or is_drawable(s, 1):
        ask(s, ARTISAN_DRAW, seat)


@rule
def visit_harbour(s, seat):
    """A Minor for the active player, one for each other player who wants it, then as many as those drew (AR-36)."""
    s.harbour_drawn = 0
    then(s, DRAW, seat, 1, 0)
    each_other(s, HARBOUR_OFFER, seat)
    then(s, HARBOUR_SHARE, seat)


@rule
def visit_market(s, seat):
    """Two points, and at most one trade (AR-38)."""
    gain_vp(s, seat, 2)
    if hand_size(s, seat) > 0:
        ask(s, MARKET_TRADE, seat)


@rule
def visit_fields(s, seat):
    """Each House may go one step up or down, in the order the player likes (AR-39)."""
    if s.fields_vp:
        gain_vp(s, seat, 1)
    s.adjusted = 0
    ask(s, FIELDS_ADJUST, seat)


@rule
def visit_vault(s, seat):
    """The top Minor goes straight among the hidden cards; only its owner sees it (AR-42)."""
    card = draw_card(s, MINOR)
    if card != NONE:
        put(s, card, HIDDEN + seat)
        s.came[card] = NONE
        show(s, card, 1 << seat | s.traced[card])
        emit(s, VAULT_OPENED, seat, card)


@rule
def visit_cathedral(s, seat):
    """Hide a Minor, or draw two, or neither."""
    if minors_in_hand(s, seat) > 0 or is_drawable(s, MINOR):
        ask(s, CATHEDRAL_CHOICE, seat)
