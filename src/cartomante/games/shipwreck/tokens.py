"""Where fates go: bag, hands, the row, exile (section 4.8)."""

from cartomante.core.rule import NONE, chance, emit, rule
from cartomante.games.shipwreck.cards import slot_of, value_of
from cartomante.games.shipwreck.events import BAG_EMPTY, tell_draw
from cartomante.games.shipwreck.state import HAND_SIZE, VALUES
from cartomante.games.shipwreck.trace import WENT_FATE, note


@rule
def bag_size(s):
    size = 0
    for value in range(1, VALUES):
        size += s.bag[value]
    return size


@rule
def draw_fate(s):
    """Take a random fate out of the bag."""
    if bag_size(s) == 0:
        refill_bag(s)
    return take_from_bag(s, chance(s, bag_size(s)))


@rule
def take_from_bag(s, n):
    """The n-th fate of the bag, counting from 0 in ascending order."""
    for value in range(1, VALUES):
        n -= s.bag[value]
        if n < 0:
            s.bag[value] -= 1
            return value
    return 0


@rule
def refill_bag(s):
    """An empty bag gets the fate that has been visible longest (SW-13)."""
    spot = s.spots[0]
    emit(s, BAG_EMPTY, NONE, value_of(spot), s.row[slot_of(spot)])
    note(s, WENT_FATE, slot_of(spot), value_of(spot))
    take_fate(s, spot)
    s.bag[value_of(spot)] += 1


@rule
def fill_hand(s):
    """Draw up to two. An old fate comes first; of two new ones the lower."""
    hand = s.active
    drawn = 0
    for i in range(HAND_SIZE):
        if s.hand[hand, i] == 0:
            s.hand[hand, i] = draw_fate(s)
            drawn += 1
    tell_draw(s, drawn)
    order_hand(s)


@rule
def order_hand(s):
    hand = s.active
    if not s.has_old and s.hand[hand, 0] > s.hand[hand, 1]:
        s.hand[hand, 0], s.hand[hand, 1] = s.hand[hand, 1], s.hand[hand, 0]


@rule
def give_fate(s, index):
    """Take a fate out of the active hand; the other one moves to the front."""
    value = s.hand[s.active, index]
    if index == 0:
        s.hand[s.active, 0] = s.hand[s.active, 1]
    s.hand[s.active, 1] = 0
    return value


@rule
def put_fate(t, slot, value):
    """Lay a fate in front of a card; it has been visible for the shortest time."""
    t.spots[t.visible] = slot * VALUES + value
    t.visible += 1


@rule
def find_spot(t, spot):
    """Where a fate stands in the order of appearance; the oldest of several equal ones."""
    i = 0
    while t.spots[i] != spot:
        i += 1
    return i


@rule
def take_fate(t, spot):
    """Remove a fate from in front of a card."""
    for i in range(find_spot(t, spot), t.visible - 1):
        t.spots[i] = t.spots[i + 1]
    t.visible -= 1
    t.spots[t.visible] = 0


@rule
def move_fate(t, spot, slot):
    """To another card; its age stays (4.8)."""
    t.spots[find_spot(t, spot)] = slot * VALUES + value_of(spot)


@rule
def shift_fates(t, gap):
    """The fates to the right of an empty slot move one slot to the left."""
    for i in range(t.visible):
        if slot_of(t.spots[i]) > gap:
            t.spots[i] -= VALUES


@rule
def clear_slot(s, slot):
    """All fates of a card go to the bag."""
    for i in range(s.visible):
        if slot_of(s.spots[i]) == slot:
            s.bag[value_of(s.spots[i])] += 1
    strip_slot(s, slot)


@rule
def strip_slot(t, slot):
    """Remove all fates from in front of a card."""
    kept = 0
    for i in range(t.visible):
        if slot_of(t.spots[i]) != slot:
            t.spots[kept] = t.spots[i]
            kept += 1
    for i in range(kept, t.visible):
        t.spots[i] = 0
    t.visible = kept


@rule
def empty_hand(s, hand):
    """All fates of a hand go to the bag, and its number line starts anew (SW-36)."""
    for i in range(HAND_SIZE):
        if s.hand[hand, i]:
            s.bag[s.hand[hand, i]] += 1
            s.hand[hand, i] = 0
    s.line[hand] = 0
    s.lined[hand] = 0
