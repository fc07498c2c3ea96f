"""Set-up, the steps of a turn, the end and the scores."""

from cartomante.core.rule import NONE, ask, ask_later, emit, end_game, rule
from cartomante.games.talismans.effects import (
    can_forge,
    capture_stake,
    complete,
    count_drafters,
    deal,
    discard_table,
    find_winner,
    has_empty_hand,
    has_pending,
    has_played,
    invert_row,
    is_pool_empty,
    is_weather_spent,
    lay_row,
    next_drafter,
    put_play,
    rank_plays,
    stake_card,
    stake_chooser,
    take_pool,
    who_played,
    who_played_first,
)
from cartomante.games.talismans.events import (
    NOBODY_SHARED,
    NOBODY_WON,
    SAT_OUT,
    TURN_BEGAN,
    tell_end,
    tell_reveal,
    tell_set_up,
)
from cartomante.games.talismans.state import (
    CARDS,
    CHANGE_ORDER_5,
    CHANGE_ORDER_6,
    CHANGE_WEATHER_7,
    CHANGE_WEATHER_8,
    CHOOSE_STAKE,
    COMMIT_LEAD,
    DISCARD,
    END_TURN,
    FIRST_TALISMAN,
    FORGE_CHOICE,
    FORGING,
    HAND_EMPTY,
    INVERT_ORDER_3,
    INVERT_ORDER_4,
    NEW_STAKE,
    PENDING,
    REORDER_CARD,
    REVEAL,
    SEATS,
    SHARE_PICK,
    SHARING,
    SPECIALS,
    STAKE,
    START_TURN,
    TABLE,
    WEATHER,
    WEATHER_CHOICE,
)


@rule
def set_up(s, c):
    lay_row(s)
    deal(s, c)
    s.place[FIRST_TALISMAN] = STAKE
    s.seen[FIRST_TALISMAN] = 1
    for card in range(CARDS):
        s.mate[card] = NONE
    s.moving = NONE
    s.turn = 1
    clear_turn(s)
    tell_set_up(s)


@rule
def clear_turn(s):
    """Forget the plays of the last turn."""
    s.step = START_TURN
    s.winner = NONE
    s.sharer = NONE
    for seat in range(SEATS):
        s.lead[seat] = NONE
        s.partner[seat] = NONE
        s.ranking[seat] = NONE


@rule
def proceed(s, c):
    """The next step of the turn (section 3.2)."""
    if s.step == START_TURN:
        start_turn(s)
    elif s.step == REVEAL:
        reveal(s)
    elif s.step == NEW_STAKE:
        new_stake(s)
    elif s.step == FORGING:
        forging(s)
    elif s.step == SPECIALS:
        specials(s)
    elif s.step == SHARING:
        sharing(s)
    elif s.step == WEATHER:
        weather(s)
    else:
        end_turn(s)


@rule
def start_turn(s):
    """T0 and T1: whoever has a pending Talisman of the dominant suit sits out (WT-51), everybody else commits."""
    emit(s, TURN_BEGAN, NONE, s.turn, s.row[0])
    for seat in range(s.players):
        if has_pending(s, seat, s.row[0]):
            emit(s, SAT_OUT, seat)
        else:
            ask(s, COMMIT_LEAD, seat)
    s.step = REVEAL


@rule
def reveal(s):
    """T2: all plays are shown together and ranked; the strongest with a fairy takes the stake (T4)."""
    for seat in range(s.players):
        if has_played(s, seat):
            put_play(s, seat, TABLE)
            s.seen[s.lead[seat]] = 1
            if s.partner[seat] != NONE:
                s.seen[s.partner[seat]] = 1
    tell_reveal(s)
    s.winner = find_winner(s)
    if s.winner == NONE:
        nobody_wins(s)
    else:
        rank_plays(s)
        capture_stake(s, s.winner)
        s.step = NEW_STAKE


@rule
def nobody_wins(s):
    """T3: the cards are lost, the stake stays, Talismans are completed all the same (WT-32 to WT-35)."""
    discard_table(s, NOBODY_WON)
    complete_talismans(s)
    s.step = END_TURN


@rule
def new_stake(s):
    """T5."""
    ask(s, CHOOSE_STAKE, stake_chooser(s))
    s.step = FORGING


@rule
def complete_talismans(s):
    """T6a: whoever sits out forges what was waiting for this weather."""
    for seat in range(s.players):
        if not has_played(s, seat):
            complete(s, seat)


@rule
def forging(s):
    """T6: completion, then every losing combination may be kept, lowest play first (WT-45)."""
    complete_talismans(s)
    for i in range(s.players):
        seat = s.ranking[i]
        if seat != NONE and can_forge(s, seat):
            ask_later(s, FORGE_CHOICE, seat, 0)
    s.step = SPECIALS


@rule
def specials(s):
    """T7: numbers 3 to 8 act in order, also a card that has just become the stake (WT-39)."""
    for card in range(INVERT_ORDER_3, INVERT_ORDER_4 + 1):
        if who_played(s, card) != NONE:
            invert_row(s, who_played(s, card), card)
    for card in range(CHANGE_ORDER_5, CHANGE_ORDER_6 + 1):
        if who_played(s, card) != NONE:
            ask_later(s, REORDER_CARD, who_played(s, card), card)
    chooser = who_played_first(s, CHANGE_WEATHER_7, CHANGE_WEATHER_8)
    if chooser != NONE:
        ask_later(s, WEATHER_CHOICE, chooser, 0)
    s.step = SHARING


@rule
def sharing(s):
    """T8: the losers who did not forge take the remaining cards one by one, lowest play first."""
    if is_pool_empty(s):
        s.step = WEATHER
    elif s.sharer != NONE or count_drafters(s) > 1:
        ask(s, SHARE_PICK, next_drafter(s))
    elif count_drafters(s) == 1:
        take_pool(s, next_drafter(s))
    else:
        discard_table(s, NOBODY_SHARED)


@rule
def weather(s):
    """T9: the winner decides the weather, unless a card has already done so (WT-60)."""
    if not is_weather_spent(s):
        ask(s, WEATHER_CHOICE, s.winner)
    s.step = END_TURN


@rule
def end_turn(s):
    """T10: an empty hand ends the game (WT-71); otherwise the next turn begins."""
    is_last = False
    for seat in range(s.players):
        if has_empty_hand(s, seat):
            is_last = True
    clear_turn(s)
    if is_last:
        finish(s)
    else:
        s.turn += 1


@rule
def finish(s):
    """The stake and all pending Talismans are discarded (WT-72, WT-78)."""
    tell_end(s)
    s.place[stake_card(s)] = DISCARD
    for card in range(CARDS):
        if PENDING <= s.place[card] < PENDING + SEATS:
            s.place[card] = DISCARD
            s.mate[card] = NONE
    end_game(s, HAND_EMPTY)
