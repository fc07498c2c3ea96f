"""The trace: a short public record of all that tells something about hidden fates (section 8.4).

The state carries it, so that whoever has the state, a bot in compiled code or a position on paper, can work out what
everybody may know. Each entry is a fact with two details. A trace begins with the table as it lay at that moment.
"""

from cartomante.core.rule import NONE, rule
from cartomante.games.shipwreck.cards import slot_of, value_of
from cartomante.games.shipwreck.state import HANDS, SLOTS, TRACE, VALUES

# fact                 details
CAME_CARD = 0  #       slot, card: it lies there now, without fates
CAME_FATE = 1  #       slot, value
WENT_FATE = 2  #       slot, value: to the bag
WENT_ROW = 3  #        slot: all fates of this card went to the bag
CLOSED_UP = 4  #       slot: the card left and those to its right moved up
EXILED_FATE = 5  #     slot (NONE: before the trace began), value
HOLDS = 6  #           hand: it holds a fate of which nothing is known
PLAYED_FATE = 7  #     hand, value + 8 * destination + 64 if the power plus_1 was used
TOLD_VALUES = 8  #     source, bits of the values the active hand may hold, shifted right by one
TOOK_FATE = 9  #       slot, value that The Thief took; value 0: it took nothing
DISCARDED_FATE = 10  # slot, value that `discard_lower` sent to the bag
TOLD_AGE = 11  #       1 if the last fate played was old, 0 if not
SHOWN = 12  #          hand, value: it is empty now
EMPTIED = 13  #        hand: empty now, unseen
FACTS = 14

# sources of TOLD_VALUES
BY_CHALICE, BY_QUESTION, BY_FALL_CHECK, BY_PREDICTION = range(4)

DESTINATION_STEP, PLUS_ONE_STEP = 8, 64
LONGEST_TURN = 40  # entries, with room to spare


@rule
def note(s, fact, a, b):
    s.trace[s.traced, 0] = fact
    s.trace[s.traced, 1] = a
    s.trace[s.traced, 2] = b
    s.traced += 1


@rule
def note_play(s, hand, value, destination):
    note(s, PLAYED_FATE, hand, value + DESTINATION_STEP * destination + PLUS_ONE_STEP * s.plus_one)


@rule
def note_values(s, source, values):
    """The hidden fate is one of these."""
    note(s, TOLD_VALUES, source, values >> 1)


@rule
def begin_trace(s):
    """Forget the past: the table as it lies now is all there is to know."""
    for i in range(s.traced):
        for j in range(3):
            s.trace[i, j] = 0
    s.traced = 0
    for slot in range(SLOTS):
        note(s, CAME_CARD, slot, s.row[slot])
    for i in range(s.visible):
        note(s, CAME_FATE, slot_of(s.spots[i]), value_of(s.spots[i]))
    for value in range(1, VALUES):
        for _ in range(s.exile[value]):
            note(s, EXILED_FATE, NONE, value)
    for hand in range(HANDS):
        s.lined[hand] = 0
        if keeps_fate(s, hand):
            note(s, HOLDS, hand, 0)


@rule
def keeps_fate(s, hand):
    """Whether a hand holds a fate, not counting what it has just drawn for its turn."""
    is_full = s.hand[hand, 1] != 0
    return s.hand[hand, 0] != 0 and (not is_full or s.has_old or s.feast_done)


@rule
def tidy_trace(s):
    """Between turns: begin anew when no hand holds a fate, for then the past tells nothing more; or for lack of room.

    The latter forgets what was known of fates in hands; it takes a game of some thirty turns without an empty moment.
    """
    held = False
    for hand in range(HANDS):
        held |= s.hand[hand, 0] != 0
    if not held or s.traced > TRACE - LONGEST_TURN:
        begin_trace(s)
