"""Worlds that a seat cannot tell from the real one: hidden fates, the unseen deck and secret votes drawn anew (8.2).

Hidden fates are drawn from the belief under `count`: by logic and the number of copies, without a guess at how others
choose. So no world contradicts what the plays and answers so far have told.
"""

from cartomante.core.rule import NONE, rule, toss
from cartomante.games.shipwreck.belief import catch_up
from cartomante.games.shipwreck.cards import copies_visible
from cartomante.games.shipwreck.likelihood import COUNT
from cartomante.games.shipwreck.seats import owner
from cartomante.games.shipwreck.state import AGREED, CARDS, COPIES, HAND_SIZE, HANDS, HIGHEST, NO_VOTE, SEATS, VALUES
from cartomante.games.shipwreck.tokens import bag_size, order_hand, take_from_bag
from cartomante.games.shipwreck.ways import DIGIT, NEW, OLD, copies, list_others, with_fate

FINE = 1 << 31  # steps of a random share


@rule
def determinize(s, c, viewer, luck, room):
    catch_up(s, c, room, room, COUNT)
    list_others(room, s.active)
    imagine_hands(s, room, viewer, luck)
    shuffle_unseen_deck(s, luck)
    forget_votes(s, viewer, luck)


# hidden fates


@rule
def imagine_hands(s, room, viewer, luck):
    """Choose one of all ways to fill the hands that agree with what the viewer holds, by their weights."""
    total = 0.0
    for i in range(room.combinations):
        if agrees_with_own(s, room.others[i], viewer):
            for kept in range(VALUES):
                total += weight_for(s, room, viewer, i, kept, NEW) + weight_for(s, room, viewer, i, kept, OLD)
    rest = total * (toss(luck, FINE) + 0.5) / FINE
    chosen, chosen_kept, chosen_part = NONE, 0, NEW
    for i in range(room.combinations):
        if rest > 0 and agrees_with_own(s, room.others[i], viewer):
            for kept in range(VALUES):
                for part in range(2):
                    weight = weight_for(s, room, viewer, i, kept, part)
                    if weight > 0 and rest > 0:
                        chosen, chosen_kept, chosen_part = i, kept, part
                    rest -= weight
    if chosen != NONE:  # nothing fits only where somebody has written down a position that contradicts itself
        fill_hands(s, room, viewer, room.others[chosen], chosen_kept, chosen_part, luck)


@rule
def fate_in(way, hand):
    return (way >> DIGIT * hand) & HIGHEST


@rule
def agrees_with_own(s, way, viewer):
    """Whether the viewer's hands other than the active one are filled as they really are."""
    for hand in range(HANDS):
        if hand != s.active and owner(s, hand) == viewer and fate_in(way, hand) != s.hand[hand, 0]:
            return False
    return True


@rule
def weight_for(s, room, viewer, i, kept, part):
    """The weight of one way to fill all hands, `kept` being what the active hand has not just drawn."""
    if (kept == 0) != (room.held[s.active] == 0):
        return 0 * room.one
    weight = room.weights[part, with_fate(room.others[i], s.active, kept)]
    if weight > 0 and owner(s, s.active) == viewer:
        weight *= ways_to_hold(s, room.left[i], kept, part)
    return weight


@rule
def ways_to_hold(s, left, kept, part):
    """In how many ways the active hand, which the viewer sees, comes about from what it kept."""
    first, second = s.hand[s.active, 0], s.hand[s.active, 1]
    if second == 0:
        return int(first == kept and (s.played == 0 or kept == 0 or s.played_old == part))
    if kept == 0:
        return copies(left, first) * (copies(left, second) - (first == second))
    if s.feast_done and s.has_old != part:
        return 0
    ways = 0
    if kept == first:
        ways += copies(left, second) - (first == second)
    if kept == second and not s.has_old and first != second:
        ways += copies(left, first)
    return ways


@rule
def fill_hands(s, room, viewer, way, kept, part, luck):
    for hand in range(HANDS):
        if hand != s.active and owner(s, hand) != viewer:
            s.hand[hand, 0] = fate_in(way, hand)
    is_full = s.hand[s.active, 1] != 0
    if owner(s, s.active) != viewer:
        s.hand[s.active, 0], s.hand[s.active, 1] = kept, 0
    fill_bag(s)
    if owner(s, s.active) != viewer:
        tell_turn_apart(s, room, kept, part, is_full)
        if is_full:
            draw_anew(s, luck)


@rule
def fill_bag(s):
    """Whatever lies nowhere else."""
    for value in range(1, VALUES):
        s.bag[value] = COPIES - copies_visible(s, value) - s.exile[value]
        for hand in range(HANDS):
            for i in range(HAND_SIZE):
                s.bag[value] -= s.hand[hand, i] == value


@rule
def tell_turn_apart(s, room, kept, part, is_full):
    """What the active player alone knows of the turn: the hidden fate, and which fates are old."""
    if s.hidden and kept:
        s.hidden = kept
    if is_full and s.feast_done:
        s.has_old = part
        s.played_old = room.had_old * (1 - part)
    elif s.played > 0 and kept:
        s.played_old = part


@rule
def draw_anew(s, luck):
    """The active hand draws up to two, as in `fill_hand`."""
    for i in range(HAND_SIZE):
        if s.hand[s.active, i] == 0:
            s.hand[s.active, i] = take_from_bag(s, toss(luck, bag_size(s)))
    order_hand(s)


# the deck and the votes


@rule
def shuffle_unseen_deck(s, luck):
    """The top card lies open, and what went to the bottom was seen going there (SW-5).

    Each unseen card, the lowest first, goes to a random place among those before it, so that luck alone decides.
    """
    unseen, size = 0, 1
    for i in range(1, s.deck_size - s.known):
        unseen |= 1 << s.deck[i]
    for card in range(CARDS):
        if (unseen >> card) & 1:
            place = 1 + toss(luck, size)
            s.deck[size] = s.deck[place]
            s.deck[place] = card
            size += 1


@rule
def forget_votes(s, viewer, luck):
    """Votes of others are secret until the last is in."""
    for seat in range(SEATS):
        if seat != viewer and s.ballot[seat] != NO_VOTE:
            s.ballot[seat] = AGREED + toss(luck, 2)
