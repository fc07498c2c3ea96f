"""The zones of the table and who sees them (section 8.1)."""

from cartomante.core.rule import NONE
from cartomante.core.view import INSIDER, VIEWER, Zone
from cartomante.games.shipwreck.cards import hours_on, is_known_due
from cartomante.games.shipwreck.events import fates_on, hand_told, proposal_told
from cartomante.games.shipwreck.group import SUPPORT
from cartomante.games.shipwreck.hints import hints_shown
from cartomante.games.shipwreck.notes import line_shown
from cartomante.games.shipwreck.seats import hand_of, hands_of_each, place_in_order
from cartomante.games.shipwreck.state import EVERY_VALUE, HAND_SIZE, NO_VOTE, PHASES, SLOTS, VALUES


def values_in(bits):
    return [value for value in range(1, VALUES) if bits >> value & 1]


def read_order(s, c):
    return [seat for seat in s.order if seat != NONE]


def read_hours(s, c):
    return [hours_on(s, c, slot) if s.row[slot] != NONE else 0 for slot in range(SLOTS)]


def read_due(s, c):
    """The slots of the cards that will fade as things stand, as far as everybody knows."""
    return [slot for slot in range(SLOTS) if is_known_due(s, c, slot)]


def read_attached(s, c):
    return [[card for card in (s.attached[slot, 0], s.attached[slot, 1]) if card != NONE] for slot in range(SLOTS)]


def read_unseen(s, c):
    """The cards of the deck whose place nobody knows, in ascending order."""
    return sorted(s.deck[i] for i in range(1, s.deck_size - s.known))


def read_known(s, c):
    """The cards at the bottom of the deck, in the order in which they will come."""
    return [s.deck[i] for i in range(max(s.deck_size - s.known, 1), s.deck_size)]


def read_deck(s, c, is_open):
    """How many cards it has; a replay also shows what each place holds."""
    places = {str(i + 1): s.deck[i] for i in range(s.deck_size)} if is_open else {}
    return {"count": s.deck_size, "places": places}


def read_bag(s, c, is_open):
    contents = {str(value): s.bag[value] for value in range(1, VALUES)} if is_open else {}
    return {"count": sum(s.bag), "copies": contents}


def read_exile(s, c):
    return [value for value in range(1, VALUES) for _ in range(s.exile[value])]


def read_plays(s, c):
    """The plays of this turn: the fate, and the slot it was played on, NONE for The Hours."""
    return [[s.plays[i, 0], s.plays[i, 1] - 1] for i in range(s.played)]


def read_proposal(s, c):
    """The proposal that is being voted on; one that is still being built is its maker's own business."""
    is_complete = s.proposer != NONE and s.spoken >> s.proposer & 1
    return {"seat": s.proposer, "proposal": proposal_told(s, s.proposal)} if is_complete else None


def read_offers(s, c):
    """The proposals that were rejected in this window, with the number of allies for each."""
    return [
        {"proposal": proposal_told(s, [s.offers[i, j] for j in range(SUPPORT)]), "support": s.offers[i, SUPPORT]}
        for i in range(s.offered)
    ]


def read_joining(s, c):
    return [[seat, after] for seat, after in enumerate(s.joining) if after != NONE]


def read_hands(s, c, seat, is_own):
    """The fates of each of a seat's hands, for its owner; how many they are, for everybody."""
    return [read_hand(s, hand_of(seat, which), is_own) for which in range(hands_of_each(s))]


def read_hand(s, hand, is_open):
    fates = [s.hand[hand, i] for i in range(HAND_SIZE) if s.hand[hand, i]]
    if not is_open:
        return {"count": len(fates), "fates": [], "old": None}
    is_old = bool(s.has_old) if hand == s.active else bool(fates)
    return {"count": len(fates), "fates": fates, "old": is_old}


def read_lines(s, c, seat):
    """The values that are crossed out on the number line of each of a seat's hands."""
    return [values_in(line_shown(s, c, hand_of(seat, which)) & EVERY_VALUE) for which in range(hands_of_each(s))]


def read_vote(s, c, seat, is_own):
    """Whether a seat has voted; how, only its owner knows before the last vote is in."""
    vote = s.ballot[seat]
    if vote == NO_VOTE or not is_own:
        return {"done": vote != NO_VOTE, "vote": None}
    return {"done": True, "vote": vote}


ZONES = (
    Zone("turn", "number", lambda s, c: s.turn),
    Zone("phase", "word", lambda s, c: PHASES[s.phase]),
    Zone("order", "seat*", read_order),
    Zone("active", "hand", lambda s, c: hand_told(s, s.active)),
    Zone("score", "number", lambda s, c: s.score),
    Zone("doom", "number", lambda s, c: s.doom),
    Zone("row", "card*", lambda s, c: list(s.row)),
    Zone("fates", "fate*;", lambda s, c: [fates_on(s, slot) for slot in range(SLOTS)]),
    Zone("hours", "number*", read_hours),
    Zone("due", "slot*", read_due),
    Zone("attached", "card*;", read_attached),
    Zone("deck_top", "card*", lambda s, c: [s.deck[0]] if s.deck_size else []),
    Zone("deck", "deck", read_deck, INSIDER),
    Zone("deck_unseen", "card*", read_unseen),
    Zone("deck_known", "card*", read_known),
    Zone("faded", "card*", lambda s, c: [s.faded[i] for i in range(s.faded_size)]),
    Zone("bag", "bag", read_bag, INSIDER),
    Zone("exile", "fate*", read_exile),
    Zone("power_used", "flag", lambda s, c: bool(s.power_used)),
    Zone("plus_one", "flag", lambda s, c: bool(s.plus_one)),
    Zone("predictions_left", "number", lambda s, c: s.predictions_left),
    Zone("tried", "fate*", lambda s, c: values_in(s.tried)),
    Zone("plays", "number*;", read_plays),
    Zone("proposal", "proposal", read_proposal),
    Zone("offers", "offer*", read_offers),
    Zone("joining", "number*;", read_joining),
    Zone("hints", "hints", hints_shown, VIEWER),
    Zone("present", "flag", lambda s, c, seat: place_in_order(s, seat) != NONE, per_seat=True),
    Zone("hands", "fates", read_hands, INSIDER, per_seat=True),
    Zone("line", "fate*;", read_lines, per_seat=True),
    Zone("vote", "vote", read_vote, INSIDER, per_seat=True),
    Zone("bot", "flag", lambda s, c, seat: bool(s.bot[seat]), per_seat=True),
    Zone("follows", "flag", lambda s, c, seat: bool(s.follows[seat]), per_seat=True),
    Zone("passes", "flag", lambda s, c, seat: bool(s.passes[seat]), per_seat=True),
    Zone("leaving", "flag", lambda s, c, seat: bool(s.leaving[seat]), per_seat=True),
)
