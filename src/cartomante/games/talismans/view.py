"""The zones of the table and who sees them (section 8.1)."""

from cartomante.core.rule import NONE
from cartomante.core.view import INSIDER, OMNISCIENT, VIEWER, Zone
from cartomante.games.talismans.events import cards_at, play_of, talismans_at
from cartomante.games.talismans.knowledge import held_by, known_among, unseen_cards
from cartomante.games.talismans.scoring import captured_points, forged_points, whole_worth
from cartomante.games.talismans.state import (
    BOX,
    CAPTURED,
    DISCARD,
    FORGED,
    PENDING,
    REORDER_POSITION,
    REVEAL,
    STAKE,
    TABLE,
)


def read_row(s, c):
    return list(s.row)


def read_winner(s, c):
    return None if s.winner == NONE else s.winner


def read_ranking(s, c):
    return [seat for seat in s.ranking if seat != NONE]


def read_unseen(s, c, viewer):
    return [] if viewer == OMNISCIENT else unseen_cards(s, viewer)


def read_hand(s, c, seat, viewer):
    """Its size counts committed cards until the reveal (WT-22); the cards are those that the viewer knows."""
    held = held_by(s, seat)
    return {"count": len(held), "cards": held if viewer == OMNISCIENT else known_among(s, held, seat, viewer)}


def has_committed(s, seat):
    return s.step == REVEAL and s.lead[seat] != NONE and s.asked[seat] == NONE


def read_commitment(s, c, seat, is_own):
    """Everybody sees who is done; what was committed is the owner's alone until the reveal."""
    cards = play_of(s, seat) if s.step == REVEAL and is_own else []
    return {"done": has_committed(s, seat), "cards": cards}


def read_play(s, c, seat):
    return [] if s.step == REVEAL else play_of(s, seat)


def read_sitting_out(s, c, seat):
    return s.step > 0 and s.lead[seat] == NONE and not (s.step == REVEAL and s.asked[seat] != NONE)


def read_moving(s, c, seat, is_own):
    """The Weather card that a seat is about to put elsewhere; the others see it when it is put back (WT-59)."""
    return s.moving if is_own and s.asked[seat] == REORDER_POSITION else None


def read_points(s, c, seat):
    """What `score` counts for this seat, without ranking everybody."""
    forged, captured = cards_at(s, FORGED + seat), cards_at(s, CAPTURED + seat)
    return sum(forged_points(s, card) for card in forged) + sum(captured_points(s, card) for card in captured)


def read_wholes(s, c, seat):
    """How many whole Talismans a seat owns, which decides between equal scores."""
    forged, captured = cards_at(s, FORGED + seat), cards_at(s, CAPTURED + seat)
    return sum(whole_worth(s, card, True) > 0 for card in forged) + sum(
        whole_worth(s, card, False) > 0 for card in captured
    )


ZONES = (
    Zone("turn", "number", lambda s, c: s.turn),
    Zone("row", "suit*", read_row),
    Zone("stake", "card*", lambda s, c: cards_at(s, STAKE)),
    Zone("pool", "card*", lambda s, c: cards_at(s, TABLE)),
    Zone("winner", "seat", read_winner),
    Zone("ranking", "seat*", read_ranking),
    Zone("unseen", "card*", read_unseen, VIEWER),
    Zone("discard", "card*", lambda s, c: cards_at(s, DISCARD)),
    Zone("box", "card*", lambda s, c: cards_at(s, BOX)),
    Zone("hand", "card*", read_hand, VIEWER, per_seat=True),
    Zone("commitment", "card*", read_commitment, INSIDER, per_seat=True),
    Zone("play", "card*", read_play, per_seat=True),
    Zone("sitting_out", "flag", read_sitting_out, per_seat=True),
    Zone("moving", "suit", read_moving, INSIDER, per_seat=True),
    Zone("pending", "card*;", lambda s, c, seat: talismans_at(s, PENDING + seat), per_seat=True),
    Zone("forged", "card*;", lambda s, c, seat: talismans_at(s, FORGED + seat), per_seat=True),
    Zone("captured", "card*", lambda s, c, seat: cards_at(s, CAPTURED + seat), per_seat=True),
    Zone("half_points", "number", read_points, per_seat=True),
    Zone("whole_talismans", "number", read_wholes, per_seat=True),
)
