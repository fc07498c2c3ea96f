"""The zones of the table and who sees them (section 8)."""

from cartomante.core.rule import NONE
from cartomante.core.view import INSIDER, OMNISCIENT, VIEWER, Zone
from cartomante.games.arcanum.cards import suit_of
from cartomante.games.arcanum.events import cards_at, locations_in, pile
from cartomante.games.arcanum.flow import last_turn, scoring_interval
from cartomante.games.arcanum.knowledge import known_cards
from cartomante.games.arcanum.prestige import multiplier
from cartomante.games.arcanum.scoring import place_of_house
from cartomante.games.arcanum.state import (
    FIGURES,
    FOOL,
    HAND,
    HIDDEN,
    HOUSES,
    IN_FORCE,
    LOCATIONS,
    MAJOR_DECK,
    MAJOR_DISCARD,
    MINOR_DECK,
    MINOR_DISCARD,
    PASSING,
    RESOLVING,
    SET_ASIDE,
)


def read_scoring_turns(s, c):
    interval = scoring_interval(s)
    return list(range(interval, last_turn(s) + 1, interval))


def read_figures(s, c):
    """The figures in each location, from the first to the tenth."""
    figures: list[list[int]] = [[] for _ in range(LOCATIONS)]
    for figure, location in enumerate(s.figure):
        if location:
            figures[location - 1].append(figure)
    return figures


def read_removed(s, c):
    """The figures that are out of the city, each with the seat that will bring it back."""
    return [[figure, s.remover[figure]] for figure in range(FIGURES) if s.remover[figure] != NONE]


def read_tower(s, c):
    if s.tower == NONE:
        return None
    return {"seat": s.tower_owner, "locations": locations_in(c.placements[s.tower])}


def read_deck(place):
    def read(s, c, is_open):
        """How many cards it has; a replay also shows which, though their order is not made before they are drawn."""
        return {"count": s.size[place], "cards": cards_at(s, place) if is_open else []}

    return read


def held_by(s, seat):
    """Cards chosen to be passed on still count as in hand until they all move."""
    return sorted([*cards_at(s, HAND + seat), *cards_at(s, PASSING + seat)])


def read_hand(s, c, seat, is_own):
    return {"count": s.size[HAND + seat] + s.size[PASSING + seat], "cards": held_by(s, seat) if is_own else []}


def read_passing(s, c, seat, is_own):
    """What the owner has chosen to pass on."""
    return cards_at(s, PASSING + seat) if is_own else []


def is_shown(s, card):
    """Whether everybody sees a hidden card: the Sun has turned it up, or a scoring is on."""
    suit = HOUSES if card == FOOL else suit_of(card)
    return bool(s.face_up[card] or s.shown >> suit & 1)


def read_hidden(s, c, seat, is_own):
    """How many there are; which, for their owner; those that lie open, for everybody."""
    cards = cards_at(s, HIDDEN + seat)
    shown = [card for card in cards if is_shown(s, card)]
    return {"count": len(cards), "cards": cards if is_own else shown, "open": shown}


def read_known(s, c, seat, viewer):
    """What a viewer remembers of another seat: cards passed on, or seen before they were taken back."""
    return [] if viewer in (seat, OMNISCIENT) else known_cards(s, seat, viewer)


def read_square(s, c, seat):
    """Where the points stand on the printed track, which goes round; 0 beside it (AR-53)."""
    return (s.vp[seat] - 1) % c.track + 1 if s.vp[seat] else 0


ZONES = (
    Zone("turn", "number", lambda s, c: s.turn),
    Zone("turns", "number", lambda s, c: last_turn(s)),
    Zone("scoring_turns", "number*", read_scoring_turns),
    Zone("first", "seat", lambda s, c: s.first),
    Zone("active", "seat", lambda s, c: None if s.active == NONE else s.active),
    Zone("prestige", "number*", lambda s, c: list(s.prestige)),
    Zone("places", "number*", lambda s, c: [place_of_house(s, house) for house in range(HOUSES)]),
    Zone("multiplier", "number", lambda s, c: multiplier(s)),
    Zone("figures", "figure*;", read_figures),
    Zone("removed", "number*;", read_removed),
    Zone("tower", "tower", read_tower),
    Zone("minor_deck", "deck", read_deck(MINOR_DECK), INSIDER, at=(MINOR_DECK,)),
    Zone("major_deck", "deck", read_deck(MAJOR_DECK), INSIDER, at=(MAJOR_DECK,)),
    Zone("minor_discard", "card*", lambda s, c: pile(s, MINOR_DISCARD), at=(MINOR_DISCARD,)),
    Zone("major_discard", "card*", lambda s, c: pile(s, MAJOR_DISCARD), at=(MAJOR_DISCARD,)),
    Zone("resolving", "card*", lambda s, c: cards_at(s, RESOLVING), at=(RESOLVING,)),
    Zone("moving", "figure", lambda s, c: None if s.moving == NONE else s.moving),
    Zone("in_force", "card*", lambda s, c: cards_at(s, IN_FORCE), at=(IN_FORCE,)),
    Zone("set_aside", "card*", lambda s, c: cards_at(s, SET_ASIDE), at=(SET_ASIDE,)),
    Zone("scoring", "scoring", lambda s, c: s.scoring or None),
    Zone("hand", "card*", read_hand, INSIDER, per_seat=True, at=(HAND, PASSING)),
    Zone("passing", "card*", read_passing, INSIDER, per_seat=True, at=(PASSING,)),
    Zone("hidden_cards", "card*", read_hidden, INSIDER, per_seat=True, at=(HIDDEN,)),
    Zone("known", "card*", read_known, VIEWER, per_seat=True, at=(HAND, HIDDEN, PASSING)),
    Zone("points", "number", lambda s, c, seat: s.vp[seat], per_seat=True),
    Zone("square", "number", read_square, per_seat=True),
)
