"""Who wins a prize at the end of a round (sections 4.8 and 4.9)."""

from cartomante.core.rule import NONE, ask, emit, rule, tells
from cartomante.games.cadwallon.agents import clear_prize, is_militia, take_prize, turn_up
from cartomante.games.cadwallon.city import border_zones, nth_in_turn, prize_of, zone_at
from cartomante.games.cadwallon.events import (
    ANNOUNCED,
    COMPARED,
    NOBODY_REACHED,
    TABLEWIDE,
    TIED,
    WON,
    WON_BY_PRECEDENCE,
)
from cartomante.games.cadwallon.options import AUTO_BEST, PLAYED
from cartomante.games.cadwallon.state import (
    ANNOUNCE_ARCANUM,
    ANNOUNCE_STEP,
    ARCANA,
    AT_PRIZE,
    CARDS,
    END_STEP,
    PLACE_PRIZE,
    RESOLVE_STEP,
    SEATS,
)
from cartomante.games.cadwallon.table import first_at

# totals


@rule
def agents_strength(s, c, seat, zone, arcanum, counts_militia, counts_face_down):
    """The sum of what a seat has at a prize in an arcanum."""
    total = 0
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        if s.owner[card] == seat and (counts_militia or not is_militia(card)):
            if counts_face_down or not s.face_down[card]:
                total += c.value[card, arcanum]
        card = s.after[card]
    return total


@rule
def strength(s, c, seat, zone, arcanum, counts_face_down):
    """With militia, and with boosts as long as an own agent is there (AC-105)."""
    total = agents_strength(s, c, seat, zone, arcanum, True, counts_face_down)
    return total + s.boost[zone, seat, arcanum] if s.present[zone, seat] > 0 else total


@rule
def needed(s, c, zone, arcanum):
    """The threshold as it has been shifted, at least 1 (AC-111)."""
    return max(1, c.threshold[prize_of(s, zone), arcanum] + s.shift[zone])


@rule
def is_involved(s, seat, zone):
    """Whether a seat has an agent or militia at a prize."""
    card = first_at(s, AT_PRIZE + zone)
    while card < CARDS:
        if s.owner[card] == seat:
            return True
        card = s.after[card]
    return False


# the zones one after the other


@rule
def resolve_next(s, c):
    if s.stage > border_zones(s):
        s.step = END_STEP
        return
    zone = zone_at(s, s.stage)
    if s.size[AT_PRIZE + zone] == 0:
        s.stage += 1
        return
    for seat in range(SEATS):
        s.announced[seat] = NONE
    for n in range(s.players):
        turn_up(s, nth_in_turn(s, n), zone, True)
    s.speaker = 0
    s.step = ANNOUNCE_STEP


@rule
def hear_next(s, c):
    """Everybody involved says in which gold arcanum they compete; who has no real choice is spared (3.5)."""
    zone = zone_at(s, s.stage)
    prize = prize_of(s, zone)
    while s.speaker < s.players:
        seat = nth_in_turn(s, s.speaker)
        s.speaker += 1
        if is_involved(s, seat, zone):
            if has_choice(s, c, seat, zone):
                ask(s, ANNOUNCE_ARCANUM, seat)
                return
            s.announced[seat] = best_arcanum(s, c, seat, zone)
            if c.golds[prize] > 1:
                emit(s, ANNOUNCED, seat, s.announced[seat], prize)
    s.step = RESOLVE_STEP
    s.stage += 1
    award(s, c, zone)


@rule
def announce(s, seat, arcanum):
    s.announced[seat] = arcanum
    emit(s, ANNOUNCED, seat, arcanum, prize_of(s, zone_at(s, s.stage)))


@rule
def standing(s, c, seat, zone, arcanum):
    """How good an arcanum is for a seat: reaching the threshold comes first, then the total."""
    total = strength(s, c, seat, zone, arcanum, True)
    return total + 10_000 if total >= needed(s, c, zone, arcanum) else total


@rule
def best_arcanum(s, c, seat, zone):
    prize, best, chosen = prize_of(s, zone), -1, 0
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            value = standing(s, c, seat, zone, arcanum)
            if value > best:
                best, chosen = value, arcanum
    return chosen


@rule
def has_choice(s, c, seat, zone):
    """Whether the answer can matter: some arcanum reaches its threshold, and they are not all the same."""
    prize = prize_of(s, zone)
    if c.golds[prize] == 1 or s.multi_gold == AUTO_BEST:
        return False
    lowest, highest = 100_000, -1
    for arcanum in range(ARCANA):
        if c.threshold[prize, arcanum] > 0:
            value = standing(s, c, seat, zone, arcanum)
            lowest, highest = min(lowest, value), max(highest, value)
    return highest >= 10_000 and lowest != highest


# the comparison


@tells
def tell_comparison(s, c, zone):
    """Everybody's total in the arcanum they compete in, and what they needed; in turn order."""
    seats = [nth_in_turn(s, n) for n in range(s.players)]
    competing = [(seat, s.announced[seat]) for seat in seats if s.announced[seat] != NONE]
    totals = [
        [seat, strength(s, c, seat, zone, arcanum, True), arcanum, needed(s, c, zone, arcanum)]
        for seat, arcanum in competing
    ]
    emit(s, COMPARED, TABLEWIDE, prize_of(s, zone), zone, totals)


@tells
def tell_tie(s, zone, leaders):
    emit(s, TIED, TABLEWIDE, prize_of(s, zone), zone, [seat for seat in range(s.players) if leaders >> seat & 1])


@rule
def award(s, c, zone):
    """The highest total that reaches its threshold wins; a tie is nobody's unless precedence decides (AC-57, AC-59)."""
    tell_comparison(s, c, zone)
    prize, best, leaders, favoured = prize_of(s, zone), 0, 0, 0
    for seat in range(s.players):
        arcanum = s.announced[seat]
        if arcanum != NONE:
            total = strength(s, c, seat, zone, arcanum, True)
            if total >= needed(s, c, zone, arcanum) and total >= best:
                if total > best:
                    best, leaders = total, 0
                leaders |= 1 << seat
    favoured = leaders & s.precedence[zone]
    if leaders == 0:
        emit(s, NOBODY_REACHED, TABLEWIDE, prize, zone)
    elif is_single(leaders):
        emit(s, WON, seat_of(leaders), prize, zone)
        win_resolved(s, seat_of(leaders), zone)
    elif is_single(favoured):
        emit(s, WON_BY_PRECEDENCE, seat_of(favoured), prize, zone)
        win_resolved(s, seat_of(favoured), zone)
    else:
        tell_tie(s, zone, leaders)


@rule
def is_single(bits):
    return bits != 0 and bits & (bits - 1) == 0


@rule
def seat_of(bit):
    """The seat of a single bit."""
    for seat in range(SEATS):
        if bit >> seat & 1:
            return seat
    return NONE


@rule
def win_resolved(s, seat, zone):
    """All agents go home first; the zone stays without a prize until the end of the round (AC-62, AC-65)."""
    clear_prize(s, zone)
    win(s, seat, zone)


@rule
def win(s, seat, zone):
    """The prize is the winner's, who says where it goes if removal is played (4.11)."""
    s.won += 1
    if s.tactical_removal == PLAYED:
        s.zone = zone
        ask(s, PLACE_PRIZE, seat)
    else:
        take_prize(s, seat, zone, False)
