"""One function per thing the rules do to cards and weather."""

from cartomante.core.rule import NONE, chance, emit, rule
from cartomante.games.talismans.cards import (
    is_combination,
    is_fairy,
    rank_of,
    strength,
    suit_of,
)
from cartomante.games.talismans.events import (
    ANNULLED,
    STAKE_CHOSEN,
    TOOK,
    WEATHER_KEPT,
    WEATHER_MOVED,
    WON,
    tell_completion,
    tell_forging,
    tell_inversion,
    tell_reordering,
    tell_table,
)
from cartomante.games.talismans.options import WHILE_PENDING
from cartomante.games.talismans.state import (
    BOX,
    CAPTURED,
    CARDS,
    CHANGE_WEATHER_7,
    CHANGE_WEATHER_8,
    CHOOSE_STAKE_1,
    CHOOSE_STAKE_2,
    DEALT,
    DISCARD,
    FAIRIES,
    FORGED,
    HAND,
    JOKER_1,
    PENDING,
    STAKE,
    SUITS,
    TABLE,
    VALUES,
)

# --- the deal ----------------------------------------------------------------------------------------------------


@rule
def lay_row(s):
    """Shuffle the six Weather cards into a line."""
    for i in range(SUITS):
        s.row[i] = i
    for i in range(SUITS - 1, 0, -1):
        j = chance(s, i + 1)
        s.row[i], s.row[j] = s.row[j], s.row[i]


@rule
def is_in_deck(s, c, card):
    """Whether a card is played with at this number of players (section 2)."""
    n = s.players
    if card < FAIRIES:
        return c.lowest_fairy[n] <= card % VALUES <= c.highest_fairy[n]
    if card < JOKER_1:
        kind, copy = (card - CHOOSE_STAKE_1) // 2, (card - CHOOSE_STAKE_1) % 2
        return copy < c.copies[n, kind]
    return card - JOKER_1 < c.jokers[n]


@rule
def deal(s, c):
    """Give every player the same number of cards: deal them round, then shuffle who got which."""
    seat = 0
    for card in range(DEALT):
        s.place[card] = BOX
        if is_in_deck(s, c, card):
            s.place[card] = HAND + seat
            seat = (seat + 1) % s.players
    for i in range(DEALT - 1, 0, -1):
        if s.place[i] != BOX:
            j = chance(s, i + 1)
            while s.place[j] == BOX:
                j = chance(s, i + 1)
            s.place[i], s.place[j] = s.place[j], s.place[i]


# --- plays -------------------------------------------------------------------------------------------------------


@rule
def has_played(s, seat):
    return s.lead[seat] != NONE


@rule
def put_play(s, seat, zone):
    """Move both cards of a seat's play."""
    s.place[s.lead[seat]] = zone
    if s.partner[seat] != NONE:
        s.place[s.partner[seat]] = zone


@rule
def find_winner(s):
    """The strongest play that contains a fairy; NONE if there is none (WT-30, WT-31)."""
    winner, best = NONE, NONE
    for seat in range(s.players):
        if is_fairy(s.lead[seat]):
            strong = strength(s, s.lead[seat], s.partner[seat])
            if strong > best:
                winner, best = seat, strong
    return winner


@rule
def rank_plays(s):
    """Line up everybody who played, lowest play first."""
    count = 0
    for seat in range(s.players):
        if has_played(s, seat):
            i, rank = count, rank_of(s, seat)
            while i > 0 and rank_of(s, s.ranking[i - 1]) > rank:
                s.ranking[i] = s.ranking[i - 1]
                i -= 1
            s.ranking[i] = seat
            count += 1


@rule
def who_played(s, card):
    """The seat that led a card this turn, NONE if nobody did."""
    for seat in range(s.players):
        if s.lead[seat] == card:
            return seat
    return NONE


@rule
def who_played_first(s, card, twin):
    """Of the two copies of a special the lower number acts; the other is annulled (WT-40, WT-62)."""
    seat, other = who_played(s, card), who_played(s, twin)
    if seat != NONE and other != NONE:
        emit(s, ANNULLED, other, twin)
    return other if seat == NONE else seat


@rule
def discard_table(s, kind):
    tell_table(s, kind)
    for card in range(CARDS):
        if s.place[card] == TABLE:
            s.place[card] = DISCARD


# --- the stake ---------------------------------------------------------------------------------------------------


@rule
def stake_card(s):
    card = 0
    while s.place[card] != STAKE:
        card += 1
    return card


@rule
def capture_stake(s, seat):
    card = stake_card(s)
    s.place[card] = CAPTURED + seat
    emit(s, WON, seat, card)


@rule
def set_stake(s, seat, card):
    s.place[card] = STAKE
    emit(s, STAKE_CHOSEN, seat, card)


@rule
def stake_chooser(s):
    """The player of the lower Choose stake, otherwise the winner."""
    seat = who_played_first(s, CHOOSE_STAKE_1, CHOOSE_STAKE_2)
    return s.winner if seat == NONE else seat


# --- forging -----------------------------------------------------------------------------------------------------


@rule
def can_forge(s, seat):
    """A losing combination that still lies complete on the table (WT-46)."""
    lead, partner = s.lead[seat], s.partner[seat]
    if seat == s.winner or not is_combination(lead, partner):
        return False
    return s.place[lead] == TABLE and (partner == NONE or s.place[partner] == TABLE)


@rule
def forge(s, seat):
    """Keep the combination: forged at once in the dominant suit, otherwise set aside until its weather comes."""
    is_at_once = suit_of(s.lead[seat]) == s.row[0]
    put_play(s, seat, (FORGED if is_at_once else PENDING) + seat)
    tell_forging(s, seat, is_at_once)
    if s.partner[seat] != NONE:
        s.mate[s.lead[seat]] = s.partner[seat]
        s.mate[s.partner[seat]] = s.lead[seat]


@rule
def has_forged(s, seat):
    """Whether this turn's play was set aside or forged."""
    place = s.place[s.lead[seat]]
    return place == PENDING + seat or place == FORGED + seat


@rule
def has_pending(s, seat, suit):
    """Whether a seat owns a pending Talisman of a suit."""
    count = 0
    for fairy in range(suit * VALUES, (suit + 1) * VALUES):
        count += s.place[fairy] == PENDING + seat
    return count > 0


@rule
def has_any_pending(s, seat):
    for suit in range(SUITS):
        if has_pending(s, seat, suit):
            return True
    return False


@rule
def complete(s, seat):
    """Forge all pending Talismans of the dominant suit (WT-52)."""
    tell_completion(s, seat)
    for fairy in range(s.row[0] * VALUES, (s.row[0] + 1) * VALUES):
        if s.place[fairy] == PENDING + seat:
            s.place[fairy] = FORGED + seat
            if s.mate[fairy] != NONE:
                s.place[s.mate[fairy]] = FORGED + seat


# --- weather -----------------------------------------------------------------------------------------------------


@rule
def invert_row(s, seat, card):
    for i in range(SUITS // 2):
        s.row[i], s.row[SUITS - 1 - i] = s.row[SUITS - 1 - i], s.row[i]
    tell_inversion(s, seat, card)


@rule
def reorder(s, seat, suit, position):
    """Take a Weather card out and put it back so that it ends at `position` (2 to 6); the others shift (WT-58)."""
    at, to = 0, position - 1
    while s.row[at] != suit:
        at += 1
    while at < to:
        s.row[at] = s.row[at + 1]
        at += 1
    while at > to:
        s.row[at] = s.row[at - 1]
        at -= 1
    s.row[to] = suit
    tell_reordering(s, seat, suit, position)


@rule
def keep_weather(s, seat):
    emit(s, WEATHER_KEPT, seat, s.row[0])


@rule
def move_weather(s, seat):
    """The dominant card goes to the end of the row."""
    gone = s.row[0]
    for i in range(SUITS - 1):
        s.row[i] = s.row[i + 1]
    s.row[SUITS - 1] = gone
    emit(s, WEATHER_MOVED, seat, gone, s.row[0])


@rule
def is_weather_spent(s):
    """A Change weather has taken the place of the winner's choice, whatever it decided (WT-61)."""
    return who_played(s, CHANGE_WEATHER_7) != NONE or who_played(s, CHANGE_WEATHER_8) != NONE


# --- sharing -----------------------------------------------------------------------------------------------------


@rule
def is_pool_empty(s):
    """Whether none of the cards played this turn is left on the table."""
    for seat in range(s.players):
        if has_played(s, seat):
            if s.place[s.lead[seat]] == TABLE or (s.partner[seat] != NONE and s.place[s.partner[seat]] == TABLE):
                return False
    return True


@rule
def is_drafter(s, seat):
    """Who lost without forging takes part; under one option nobody with a pending Talisman does (WT-53)."""
    if not has_played(s, seat) or seat == s.winner or has_forged(s, seat):
        return False
    return s.share_exclusion != WHILE_PENDING or not has_any_pending(s, seat)


@rule
def count_drafters(s):
    count = 0
    for seat in range(s.players):
        count += is_drafter(s, seat)
    return count


@rule
def next_drafter(s):
    """Move on to the next drafter in the ranking, round and round (WT-67)."""
    while True:
        s.sharer += 1
        if s.sharer == s.players or s.ranking[s.sharer] == NONE:
            s.sharer = 0
        if is_drafter(s, s.ranking[s.sharer]):
            return s.ranking[s.sharer]


@rule
def take(s, seat, card):
    s.place[card] = HAND + seat
    emit(s, TOOK, seat, card)


@rule
def take_pool(s, seat):
    """A single drafter gets everything, because every order of picks gives the same."""
    for card in range(CARDS):
        if s.place[card] == TABLE:
            take(s, seat, card)


@rule
def has_empty_hand(s, seat):
    for card in range(DEALT):
        if s.place[card] == HAND + seat:
            return False
    return True
