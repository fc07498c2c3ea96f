"""The zones of the table and who sees them (section 8)."""

from cartomante.core.rule import NONE, RUNNING
from cartomante.core.view import INSIDER, OMNISCIENT, VIEWER, Zone
from cartomante.games.cadwallon.city import has_prize, prize_of, zone_at
from cartomante.games.cadwallon.events import cards_at
from cartomante.games.cadwallon.knowledge import (
    cards_of,
    cards_seen_to_hand,
    has_all_unseen,
    known_in_pile,
    unseen_cards,
)
from cartomante.games.cadwallon.options import AS_AGENTS, PUBLIC
from cartomante.games.cadwallon.progress import progress
from cartomante.games.cadwallon.resolution import needed, strength
from cartomante.games.cadwallon.scoring import counts
from cartomante.games.cadwallon.state import (
    ANNOUNCE_STEP,
    ARCANA,
    AT_PRIZE,
    DECK,
    FIRST_GUILD_CARD,
    FIRST_MILITIA,
    GUILD_PILE,
    HAND,
    IN_PLAY,
    JUBILEE_SHOWN,
    MILITIA_ASIDE,
    MILITIA_DECK,
    OBJECTIVES,
    PILE,
    RESOURCES,
    RETURNED,
    SEATS,
    ZONES,
)


def in_each_zone(read):
    return lambda s, c, *viewer: [read(s, c, zone, *viewer) for zone in range(ZONES)]


def read_pile(s, c, zone, viewer):
    """How many cards; and, from the top, those that the viewer knows, None for the others."""
    cards = cards_at(s, PILE + zone)
    return {"count": len(cards), "cards": cards if viewer == OMNISCIENT else known_in_pile(s, cards, viewer)}


def read_agents(s, c, zone, viewer):
    """Whoever lies beside the prize, in order of arrival; what lies face down is known to its owner alone."""
    return [
        {
            "card": card if not s.face_down[card] or viewer in (s.owner[card], OMNISCIENT) else None,
            "seat": s.owner[card],
            "down": bool(s.face_down[card]),
            "militia": card >= FIRST_MILITIA,
        }
        for card in cards_at(s, AT_PRIZE + zone)
    ]


def read_thresholds(s, c, zone):
    """What must be reached in each gold arcanum, as things are now."""
    if not has_prize(s, zone):
        return []
    prize = prize_of(s, zone)
    return [[arcanum, needed(s, c, zone, arcanum)] for arcanum in range(ARCANA) if c.threshold[prize, arcanum]]


def read_boosts(s, c):
    """In each zone: [seat, arcanum, how much]."""
    return [
        [[seat, arcanum, boost] for seat, row in enumerate(boosts) for arcanum, boost in enumerate(row) if boost]
        for boosts in s.boost.tolist()
    ]


def read_precedence(s, c, zone):
    return [seat for seat in range(SEATS) if s.precedence[zone] >> seat & 1]


def read_in_play(s, c, viewer):
    """The card that is being used; militia on its way may be known to who called it alone."""
    cards = cards_at(s, IN_PLAY)
    sees_militia = s.militia_facing != AS_AGENTS or viewer in (s.turn, OMNISCIENT)
    return [card for card in cards if card < FIRST_MILITIA or sees_militia]


def read_chosen(s, c, viewer):
    return s.chosen if s.chosen != NONE and viewer in (s.turn, OMNISCIENT) else None


def read_target(s, c, viewer):
    """The agent that a location is about, once it is chosen; others learn of it when it has happened."""
    return s.target if s.target != NONE and viewer in (s.turn, OMNISCIENT) else None


def read_at_issue(s, c):
    """The zone that is being decided, whose prize has just been won, or into whose pile somebody looks."""
    if s.step == ANNOUNCE_STEP and s.ending == RUNNING:
        return zone_at(s, s.stage)
    return None if s.zone == NONE else s.zone


def counted(place):
    """A place whose contents nobody may look at."""

    def read(s, c, is_open):
        return {"count": s.size[place], "cards": sorted(cards_at(s, place)) if is_open else []}

    return read


def owned(place):
    """A place whose contents its owner knows; and everybody, if all unseen cards of that player are there."""

    def read(s, c, seat, is_own):
        cards = sorted(cards_at(s, place + seat))
        return {"count": len(cards), "cards": cards if is_own or has_all_unseen(s, seat, cards) else []}

    return read


def read_points(s, c, seat):
    """The same as `card_points`, which asks of every card whether it is the player's."""
    own = [card for card in cards_of(s, seat) if counts(s, seat, card)]
    guild = [] if s.guild[seat] == NONE else [FIRST_GUILD_CARD + s.guild[seat]]
    return sum(c.vp[card] for card in guild + own)


def read_resources(s, c, seat, is_own):
    """In order, the newest last; some tables show others only that one."""
    cards = cards_at(s, RESOURCES + seat)
    sees_all = s.resources_view == PUBLIC or is_own
    return {"count": len(cards), "cards": cards if sees_all else cards[-1:]}


def read_objectives(s, c, seat, is_own):
    """One's own; at the end everybody shows them."""
    is_seen = is_own or s.ending
    return {
        "count": s.size[OBJECTIVES + seat],
        "cards": sorted(cards_at(s, OBJECTIVES + seat)) if is_seen else [],
    }


def read_returned(s, c, seat, is_own):
    """One's own."""
    return {"count": s.size[RETURNED + seat], "cards": sorted(cards_at(s, RETURNED + seat)) if is_own else []}


def read_progress(s, c, seat, is_own):
    """How far a seat is with the objectives that the viewer sees."""
    return progress(s, c, seat, read_objectives(s, c, seat, is_own)["cards"])


def read_strength(s, c, seat, is_own):
    """What the seat has at each prize in each gold arcanum, by all that lies there; nothing for others to see."""
    return strengths(s, c, seat, True) if is_own else []


def strengths(s, c, seat, counts_face_down):
    prizes = [(zone, prize_of(s, zone)) for zone in range(ZONES) if has_prize(s, zone)]
    return [
        [zone, arcanum, strength(s, c, seat, zone, arcanum, counts_face_down)]
        for zone, prize in prizes
        for arcanum in range(ARCANA)
        if c.threshold[prize, arcanum]
    ]


ZONES_SHOWN = (
    Zone("round", "number", lambda s, c: s.round),
    Zone("first", "seat", lambda s, c: s.first),
    Zone("turn", "seat", lambda s, c: None if s.turn == NONE else s.turn),
    Zone("prizes", "card*", in_each_zone(lambda s, c, zone: prize_of(s, zone) if has_prize(s, zone) else None)),
    Zone("piles", "card*;", in_each_zone(read_pile), VIEWER),
    Zone("agents", "card*;", in_each_zone(read_agents), VIEWER),
    Zone("thresholds", "number*;", in_each_zone(read_thresholds)),
    Zone("sealed", "flag*", in_each_zone(lambda s, c, zone: bool(s.sealed[zone]))),
    Zone("boosts", "number*;", read_boosts),
    Zone("precedence", "seat*;", in_each_zone(read_precedence)),
    Zone("jubilee", "flag", lambda s, c: bool(s.size[JUBILEE_SHOWN])),
    Zone("in_play", "card*", read_in_play, VIEWER),
    Zone("chosen", "card", read_chosen, VIEWER),
    Zone("target", "card", read_target, VIEWER),
    Zone("at_issue", "zone", read_at_issue),
    Zone("militia_deck", "card*", counted(MILITIA_DECK), INSIDER),
    Zone("militia_aside", "card*", lambda s, c: cards_at(s, MILITIA_ASIDE)),
    Zone("guild", "guild", lambda s, c, seat: None if s.guild[seat] == NONE else s.guild[seat], per_seat=True),
    Zone("points", "number", read_points, per_seat=True),
    Zone("hand", "card*", owned(HAND), INSIDER, per_seat=True),
    Zone("deck", "card*", owned(DECK), INSIDER, per_seat=True),
    Zone("resources", "card*", read_resources, INSIDER, per_seat=True),
    Zone("guild_pile", "card*", lambda s, c, seat: cards_at(s, GUILD_PILE + seat), per_seat=True),
    Zone("objectives_kept", "card*", read_objectives, INSIDER, per_seat=True),
    Zone("progress", "number*", read_progress, INSIDER, per_seat=True),
    Zone("objectives_returned", "card*", read_returned, INSIDER, per_seat=True),
    Zone("favour", "number", lambda s, c, seat: s.favour[seat], per_seat=True),
    Zone("unseen", "card*", lambda s, c, seat: unseen_cards(s, seat), per_seat=True),
    Zone("known_in_hand", "card*", lambda s, c, seat: cards_seen_to_hand(s, seat), per_seat=True),
    Zone("strength", "number*;", read_strength, INSIDER, per_seat=True),
    Zone("shown_strength", "number*;", lambda s, c, seat: strengths(s, c, seat, False), per_seat=True),
)
