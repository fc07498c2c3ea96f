"""House scorings, the regular one and the World's, and the final ranking (section 5)."""

from cartomante.core.rule import NONE, ask, emit, rule, tells
from cartomante.games.arcanum.agenda import then
from cartomante.games.arcanum.cards import hand_size, suit_of, value_of
from cartomante.games.arcanum.events import (
    FOOL_JOINED,
    FOOL_WAITS,
    HOUSE_PAID,
    SCORING_BEGAN,
    SCORING_ENDED,
    TABLEWIDE,
    tell_reveal,
)
from cartomante.games.arcanum.options import HAND_SIZE, HOUSE_BY_HOUSE, POOLED, ROUND_UP
from cartomante.games.arcanum.state import (
    CARDS,
    CLEAN_UP,
    EVERYBODY,
    FOOL,
    FOOL_ASSIGN,
    FOOL_BIT,
    FOOL_COMMIT,
    HIDDEN,
    HOUSES,
    MINORS,
    NO_SCORING,
    PAY_HOUSE,
    REGULAR_SCORING,
    SEATS,
    WORLD_SCORING,
)
from cartomante.games.arcanum.zones import show, to_pile

EVERY_SUIT = (1 << HOUSES) - 1
PAID = 3
COUNTED = 1000  # more than any sum of values, so that one number holds the count and the sum
RANK_BITS, HAND_BITS = 4, 7  # room for a place and for a hand in the keys of the final ranking


@rule
def fool_owner(s):
    """The seat that has hidden the Fool, NONE if nobody has."""
    place = s.place[FOOL]
    return place - HIDDEN if HIDDEN <= place < HIDDEN + SEATS else NONE


@rule
def score_houses(s, scoring):
    """Turn up all hidden cards; where House by House is played and the Fool lies hidden, suit by suit (AR-65)."""
    s.scoring = scoring
    s.fool_house = NONE
    s.paid = 0
    emit(s, SCORING_BEGAN, TABLEWIDE, scoring)
    owner = fool_owner(s)
    if owner == NONE or s.fool_timing != HOUSE_BY_HOUSE:
        turn_up(s, EVERY_SUIT)
        if owner != NONE:
            ask(s, FOOL_ASSIGN, owner)
    for _ in range(HOUSES):
        then(s, PAY_HOUSE, NONE)
    then(s, CLEAN_UP, NONE)


@rule
def turn_up(s, suits):
    fresh = (suits | FOOL_BIT) & ~s.shown
    s.shown |= fresh
    for card in range(MINORS):
        if HIDDEN <= s.place[card] < HIDDEN + SEATS and (suits >> suit_of(card)) & 1:
            show(s, card, EVERYBODY)
    if fool_owner(s) != NONE:
        show(s, FOOL, EVERYBODY)
    tell_reveal(s, fresh)


@rule
def place_of_house(s, house):
    """1 for the House with the most prestige; equal ones share the better place (AR-44)."""
    place = 1
    for other in range(HOUSES):
        place += s.prestige[other] > s.prestige[house]
    return place


@rule
def next_house(s):
    """The House to be paid next: by place, then in canonical order (AR-49)."""
    best, found = HOUSES + 1, NONE
    for house in range(HOUSES):
        if not (s.paid >> house) & 1 and place_of_house(s, house) < best:
            best, found = place_of_house(s, house), house
    return found


@rule
def pay_next_house(s, c, is_asked):
    """With the Fool still free, its owner is asked once the cards of the House are up, and then the House is paid."""
    house = next_house(s)
    if not (s.shown >> house) & 1:
        turn_up(s, 1 << house)
    owner = fool_owner(s)
    is_open = owner != NONE and s.fool_house == NONE and s.fool_timing == HOUSE_BY_HOUSE
    if is_open and not is_asked:
        s.about = house
        ask(s, FOOL_COMMIT, owner)
        then(s, PAY_HOUSE, NONE, 1)
    else:
        pay_house(s, c, house)


@rule
def join_house(s, seat, house):
    s.fool_house = house
    emit(s, FOOL_JOINED, seat, house)


@rule
def let_fool_wait(s, seat, house):
    emit(s, FOOL_WAITS, seat, house)


# paying a House


@rule
def claim(s, seat, house):
    """How strong a player is in a House: the number of cards first, then their sum (AR-45); 0 for none."""
    count, total = 0, 0
    for card in range(house * (MINORS // HOUSES), (house + 1) * (MINORS // HOUSES)):
        if s.place[card] == HIDDEN + seat:
            count += 1
            total += value_of(card)
    if s.fool_house == house and fool_owner(s) == seat:
        count += 1
    return count * COUNTED + total


@rule
def pay_house(s, c, house):
    s.paid |= 1 << house
    place = place_of_house(s, house)
    for seat in range(s.players):
        mine = claim(s, seat, house)
        ahead, level = 0, 0
        for other in range(s.players):
            ahead += claim(s, other, house) > mine
            level += claim(s, other, house) == mine
        if mine > 0:
            s.vp[seat] += share(s, c, place, ahead, level)
    tell_payment(s, c, house, place)


@tells
def tell_payment(s, c, house, place):
    """Who was paid in a House, with the number and the sum of the cards that earned it."""
    claims = {seat: claim(s, seat, house) for seat in range(s.players)}
    payments = []
    for seat, mine in sorted(claims.items(), key=lambda item: (-item[1], item[0])):
        if mine:
            ahead, level = sum(v > mine for v in claims.values()), sum(v == mine for v in claims.values())
            payments.append([seat, share(s, c, place, ahead, level), *divmod(mine, COUNTED)])
    emit(s, HOUSE_PAID, TABLEWIDE, house, place, payments)


@rule
def share(s, c, place, ahead, level):
    """What each of `level` equal players gets who stand behind `ahead` others (AR-47, AR-48)."""
    total = 0
    for position in range(ahead, ahead + level):
        if s.tie_split == POOLED or position == ahead:
            total += pays(s, c, place, position)
    if s.tie_rounding == ROUND_UP:
        return (total + level - 1) // level
    return total // level


@rule
def pays(s, c, place, position):
    """What a position in a House is worth; the World shifts the row by one (5.4)."""
    column = position + 1 if s.scoring == WORLD_SCORING else position
    return c.house_vp[place - 1, column] if column < PAID else 0


@rule
def clean_up(s):
    """After a regular scoring hidden cards are discarded and prestige starts anew; the World leaves everything."""
    emit(s, SCORING_ENDED, TABLEWIDE, s.scoring)
    if s.scoring == REGULAR_SCORING:
        for card in range(CARDS):
            if HIDDEN <= s.place[card] < HIDDEN + SEATS:
                to_pile(s, card)
        for house in range(HOUSES):
            s.prestige[house] = 0
    s.shown_at = s.clock
    s.scoring = NO_SCORING
    s.shown = 0
    s.fool_house = NONE
    s.paid = 0


# the end


@rule
def score(s, c, scores, places):
    """Victory points; of those level the one with more cards in hand is ahead (AR-51)."""
    for seat in range(SEATS):
        scores[seat] = places[seat] = 0
    for seat in range(s.players):
        scores[seat] = s.vp[seat]
        cards = hand_size(s, seat) if s.final_tie_break == HAND_SIZE else 0
        places[seat] = ((s.vp[seat] << HAND_BITS) + cards) << RANK_BITS
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            better += (places[other] >> RANK_BITS) > (places[seat] >> RANK_BITS)
        places[seat] += 1 + better
    for seat in range(s.players):
        places[seat] &= (1 << RANK_BITS) - 1
