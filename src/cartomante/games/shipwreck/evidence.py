"""What each thing that happens says about the hidden fates."""

from cartomante.core.rule import rule
from cartomante.games.shipwreck.cards import accepting_slots, slot_of, value_of
from cartomante.games.shipwreck.content import DRAW_AND_REPLAY
from cartomante.games.shipwreck.likelihood import chance_of_choice
from cartomante.games.shipwreck.state import VALUES
from cartomante.games.shipwreck.tokens import move_fate, put_fate, take_fate
from cartomante.games.shipwreck.trace import PLUS_ONE_STEP
from cartomante.games.shipwreck.ways import NEW, OLD, copies, list_others, values_possible, with_fate

# draws and plays


@rule
def begin_play(room, c, hand, play):
    """The hand has drawn. At the first play of a turn a fate that it kept is old; at the second, after The Feast, the
    parts tell already."""
    if hand != room.active or not room.feast_done:
        list_others(room, hand)
        merge_parts(room, hand, OLD if room.held[hand] else NEW)
        room.active = hand
        room.had_old = room.held[hand]
        room.feast_done = 0
    room.plus_one = play // PLUS_ONE_STEP
    list_others(room, hand)
    for v in range(1, VALUES):
        for u in range(1, VALUES):
            room.accepted[v, u] = accepting_slots(room, c, v, u, room.plus_one)


@rule
def merge_parts(room, hand, part):
    """The turn before is over: what was played then no longer matters."""
    for i in range(room.combinations):
        for value in range(VALUES):
            if (value == 0) == (room.held[hand] == 0):
                way = with_fate(room.others[i], hand, value)
                room.weights[part, way] += room.weights[1 - part, way]
                room.weights[1 - part, way] = 0


@rule
def finish_play(room, c, value, destination):
    """Weigh every pair that the hand may have held by how likely it made the play; then lay the fate down."""
    hand = room.active
    for i in range(room.combinations):
        if room.held[hand]:
            play_with_kept(room, room.others[i], room.left[i], value)
        else:
            play_two_new(room, room.others[i], room.left[i], value)
    room.held[hand] = 1
    room.can[hand] = values_possible(room, hand)
    slot = max(destination - 1, 0)
    put_fate(room, slot, value)
    if destination > 0 and c.special[room.row[slot]] == DRAW_AND_REPLAY:
        room.feast_done = 1
        if room.had_old:
            swap_parts(room)


@rule
def play_two_new(room, way, left, v):
    """Both fates were drawn just now, in either order."""
    for u in range(1, VALUES):
        pairs = copies(left, v) * (copies(left, v) - 1) if u == v else 2 * copies(left, v) * copies(left, u)
        room.weights[NEW, with_fate(way, room.active, u)] = room.weights[NEW, way] * room.like[u] * pairs
    room.weights[NEW, way] = 0


@rule
def play_with_kept(room, way, left, v):
    """One fate was kept and one drawn. Either the kept one was played, or the new one and the hand is as before."""
    kept = with_fate(way, room.active, v)
    kept_new, kept_old = room.weights[NEW, kept], room.weights[OLD, kept]
    half = room.one / 2
    for u in range(1, VALUES):
        result = with_fate(way, room.active, u)
        if u == v:  # nobody knows which of two equal fates was played
            draws = room.like[u] * max(copies(left, v) - 1, 0)
            room.weights[NEW, result] = draws * (kept_new + kept_old * half)
            room.weights[OLD, result] = draws * kept_old * half
        else:
            stayed = room.weights[NEW, result] + room.weights[OLD, result]
            room.weights[NEW, result] = room.like[u] * (stayed * copies(left, v) + kept_new * copies(left, u))
            room.weights[OLD, result] = room.like[u] * kept_old * copies(left, u)


@rule
def swap_parts(room):
    """Before a second play the parts tell whether the fate kept is old: it is if the one played was not."""
    for i in range(room.combinations):
        for value in range(1, VALUES):
            way = with_fate(room.others[i], room.active, value)
            room.weights[NEW, way], room.weights[OLD, way] = room.weights[OLD, way], room.weights[NEW, way]


# other evidence


@rule
def scale_value(room, hand, value, factor):
    """Multiply the weight of a hand holding a value."""
    for i in range(room.combinations):
        way = with_fate(room.others[i], hand, value)
        room.weights[NEW, way] *= factor
        room.weights[OLD, way] *= factor


@rule
def keep_values(room, hand, values):
    """The fate of a hand is one of these."""
    list_others(room, hand)
    for value in range(1, VALUES):
        if not (values >> value) & 1:
            scale_value(room, hand, value, 0)
    room.can[hand] &= values


@rule
def observe_theft(room, thief, slot, value):
    """The Thief must take a fate higher than the hidden one, if there is any."""
    list_others(room, room.active)
    for u in range(1, VALUES):
        choices = 0
        for i in range(room.visible):
            spot = room.spots[i]
            higher = slot_of(spot) != thief and value_of(spot) > u + room.plus_one
            choices += higher and is_first(room, i)
        agrees = choices == 0 if value == 0 else value > u + room.plus_one
        scale_value(room, room.active, u, chance_of_choice(room, choices) if agrees else 0)
    if value > 0:
        move_fate(room, slot * VALUES + value, thief)


@rule
def observe_discard(room, slot, value):
    """Only a fate lower than the hidden one can be discarded."""
    list_others(room, room.active)
    for u in range(1, VALUES):
        choices = 0
        for i in range(room.visible):
            choices += value_of(room.spots[i]) < u and is_first(room, i)
        scale_value(room, room.active, u, chance_of_choice(room, choices) if value < u else 0)
    take_fate(room, slot * VALUES + value)


@rule
def is_first(room, i):
    """Whether no equal fate on the same card comes before: several of them are one choice."""
    for j in range(i):
        if room.spots[j] == room.spots[i]:
            return False
    return True


@rule
def keep_part(room, part):
    """The last fate played was old, or it was not."""
    list_others(room, room.active)
    for i in range(room.combinations):
        for value in range(1, VALUES):
            room.weights[1 - part, with_fate(room.others[i], room.active, value)] = 0


@rule
def empty_unseen(room, hand):
    """A hand is empty now, whatever it held."""
    if not room.held[hand]:
        return
    list_others(room, hand)
    for i in range(room.combinations):
        empty = room.others[i]
        for value in range(1, VALUES):
            way = with_fate(empty, hand, value)
            room.weights[NEW, empty] += room.weights[NEW, way]
            room.weights[OLD, empty] += room.weights[OLD, way]
            room.weights[NEW, way] = room.weights[OLD, way] = 0
    room.held[hand] = 0
    room.can[hand] = 0


@rule
def hold_unknown(room, hand):
    """A hand has drawn a fate about which nothing more is known."""
    list_others(room, hand)
    for i in range(room.combinations):
        way, left = room.others[i], room.left[i]
        for value in range(1, VALUES):
            for part in range(2):
                room.weights[part, with_fate(way, hand, value)] = room.weights[part, way] * copies(left, value)
        room.weights[NEW, way] = room.weights[OLD, way] = 0
    room.held[hand] = 1
    room.can[hand] = values_possible(room, hand)
