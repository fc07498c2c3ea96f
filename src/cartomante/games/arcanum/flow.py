"""Set-up, the steps of a game turn, and the end (sections 2 and 3)."""

from cartomante.core.rule import NONE, ask, chance, emit, end_game, next_block, rule
from cartomante.games.arcanum.agenda import begin_effect, left_of, take_step, then
from cartomante.games.arcanum.cards import (
    MAJOR,
    MINOR,
    count_movable,
    hand_size,
    is_drawable,
    is_movable,
    minors_in_hand,
)
from cartomante.games.arcanum.effects import (
    can_exchange,
    clear_exchange,
    discard_resolved,
    move_passed,
    pass_cards,
    remove_figure,
    remove_tower,
    removed_by,
    reveal_hidden,
)
from cartomante.games.arcanum.events import (
    BECAME_ACTIVE,
    DOUBLING_ENDED,
    HID_NOTHING,
    TABLEWIDE,
    TURN_BEGAN,
    TURN_ENDED,
    tell_city,
    tell_end,
)
from cartomante.games.arcanum.options import FROM_TURN_3, LONG, NO_MAJORS, REGULAR, THREE_MINORS_AND_MAJOR
from cartomante.games.arcanum.prestige import gain_vp
from cartomante.games.arcanum.scoring import clean_up, pay_next_house, score_houses
from cartomante.games.arcanum.state import (
    ACTIVE_TURN,
    ALL_HIDE,
    CARDS,
    CLEAN_UP,
    DEVIL,
    DISCARD_RESOLVED,
    DRAW,
    DRAW_CHOICE,
    DRAW_STEP,
    EMERGENCY_DRAW,
    END_GAME_TURN,
    EXCHANGE,
    FIGURES,
    FORCED_DISCARD,
    GAIN_HOUSE,
    HAND,
    HAND_LIMIT,
    HAND_LIMIT_DISCARD,
    HARBOUR_DRAW,
    HARBOUR_OFFER,
    HARBOUR_SHARE,
    HOUSE_GAIN,
    IN_FORCE,
    JUDGEMENT_REMOVE,
    JUDGEMENT_RETURN,
    LIMIT,
    LOCATIONS,
    MAJOR_DECK,
    MANDATORY_HIDE,
    MAY_HIDE,
    MINOR_DECK,
    MINORS,
    MOVE_ANY,
    MOVE_FIGURE,
    MUST_DISCARD,
    NEXT_PLAY,
    OPTIONAL_HIDE,
    PASS_CARDS,
    PAY_HOUSE,
    PLAY_CARD,
    RANKS,
    REGULAR_SCORING,
    REMOVE_FIGURES,
    RETURN_FIGURES,
    REVEAL_HIDDEN,
    SCORE_HOUSES,
    SET_ASIDE,
    SUN_REVEAL,
    TAKE_VP,
    TEMPERANCE_TAKE,
    TURNS_PLAYED,
)
from cartomante.games.arcanum.zones import count, draw_batch, put, to_pile

FIRST_HAND = 4  # Minors; and a Major
USUAL_DRAW = 3
FIRST_TURN_WITH_MAJORS = 3
SLOTS_PER_LOCATION = 2

# set-up


@rule
def set_up(s, c):
    s.first = chance(s, s.players)
    for card in range(CARDS):
        s.place[card] = MINOR_DECK if card < MINORS else (MAJOR_DECK if has_majors(s, 1) else SET_ASIDE)
        s.came[card] = NONE
        count(s, card, 1)
    place_figures(s)
    s.tower = s.tower_owner = NONE
    s.resolving = s.moving = s.gained = s.spared = s.fool_house = NONE
    s.active = NONE
    clear_exchange(s)
    s.turn = 1
    tell_city(s)


@rule
def place_figures(s):
    """At random, at most two to a location and never two of one suit: slots are dealt out until they fit (AR-2)."""
    while not deal_slots(s):
        pass
    for figure in range(FIGURES):
        s.remover[figure] = NONE


@rule
def deal_slots(s):
    """Each figure draws one of the slots that are left; False as soon as it meets one of its own suit.

    Two bits tell how many slots a location has left. A block of chance serves four draws: it has 63 bits, of which four
    draws take fewer than 18.
    """
    left, luck = 0, 0
    for location in range(1, LOCATIONS + 1):
        left += SLOTS_PER_LOCATION << 2 * location
    for figure in range(FIGURES):
        slots = SLOTS_PER_LOCATION * LOCATIONS - figure
        if figure % RANKS == 0:
            luck = next_block(s)
        n, location = luck % slots, 1
        luck //= slots
        while n >= (left >> 2 * location) & 3:
            n -= (left >> 2 * location) & 3
            location += 1
        for sibling in range(figure - figure % RANKS, figure):
            if s.figure[sibling] == location:
                return False
        s.figure[figure] = location
        left -= 1 << 2 * location
    return True


# the schedule


@rule
def has_majors(s, turn):
    """Whether Majors are in the game in a turn."""
    return s.majors != NO_MAJORS and (s.majors != FROM_TURN_3 or turn >= FIRST_TURN_WITH_MAJORS)


@rule
def scoring_interval(s):
    """A House scoring after every third turn; with three players after every fourth (AR-4)."""
    return 4 if s.players == 3 and s.three_player_schedule != REGULAR else 3


@rule
def last_turn(s):
    """Two scorings in a short game and three in a long one; with three players one and two."""
    interval = scoring_interval(s)
    scorings = (1 if interval == 4 else 2) + (1 if s.length == LONG else 0)
    return interval * scorings


# steps


@rule
def proceed(s, c):
    """The next thing on the agenda; without any, the next game turn."""
    if s.steps == 0:
        begin_turn(s)
        return
    step, seat, a, b = take_step(s)
    if step == DRAW:
        draw_batch(s, seat, a, b)
    elif step == LIMIT:
        limit(s, seat)
    elif step == NEXT_PLAY:
        next_play(s, seat)
    elif step == DISCARD_RESOLVED:
        discard_resolved(s)
    elif step == ACTIVE_TURN:
        active_turn(s, c, seat)
    elif step == RETURN_FIGURES:
        return_figures(s, seat)
    elif step == EMERGENCY_DRAW:
        emergency_draw(s, seat)
    elif step == DRAW_STEP:
        draw_step(s, seat, a)
    elif step == ALL_HIDE:
        all_hide(s)
    elif step == END_GAME_TURN:
        end_game_turn(s)
    elif step == SCORE_HOUSES:
        score_houses(s, a)
    elif step == PAY_HOUSE:
        pay_next_house(s, c, a)
    elif step == CLEAN_UP:
        clean_up(s)
    else:
        proceed_in_effect(s, c, step, seat, a)


@rule
def proceed_in_effect(s, c, step, seat, a):
    """Parts of the effects of locations and Majors."""
    if step == MUST_DISCARD:
        if hand_size(s, seat) > 0:
            ask(s, FORCED_DISCARD, seat)
    elif step == MAY_HIDE:
        may_hide(s, seat, a)
    elif step == HARBOUR_OFFER:
        if is_drawable(s, MINOR):
            ask(s, HARBOUR_DRAW, seat)
    elif step == HARBOUR_SHARE:
        draw_batch(s, seat, s.harbour_drawn, 0)
    elif step == GAIN_HOUSE:
        s.about = a
        ask(s, HOUSE_GAIN, seat)
    elif step == MOVE_ANY:
        if count_movable(s, c) > 0:
            ask(s, MOVE_FIGURE, seat)
    elif step == PASS_CARDS:
        wheel(s, seat, a)
    elif step == EXCHANGE:
        exchange(s, seat)
    elif step == REVEAL_HIDDEN:
        if reveal_hidden(s, seat, a):
            s.about = a
            ask(s, SUN_REVEAL, seat)
    elif step == REMOVE_FIGURES:
        remove_figures(s, c, seat, a)
    elif step == TAKE_VP:
        gain_vp(s, seat, a)


@rule
def begin_turn(s):
    """All draw, all hide, all play, each from the first player on; then perhaps the Houses are scored (3.1)."""
    emit(s, TURN_BEGAN, TABLEWIDE, s.turn, s.first)
    begin_effect(s)
    if s.majors == FROM_TURN_3 and s.turn == FIRST_TURN_WITH_MAJORS:
        for card in range(MINORS, CARDS):
            put(s, card, MAJOR_DECK)
    each_from_first(s, DRAW_STEP)
    then(s, ALL_HIDE, NONE)
    each_from_first(s, ACTIVE_TURN)
    if s.turn % scoring_interval(s) == 0:
        then(s, SCORE_HOUSES, NONE, REGULAR_SCORING)
    then(s, END_GAME_TURN, NONE)


@rule
def each_from_first(s, step):
    for i in range(s.players):
        seat = s.first + i
        then(s, step, seat if seat < s.players else seat - s.players)


@rule
def draw_step(s, seat, is_choice):
    """Four Minors and a Major at first, later three Minors or a Major; beginners get their first Major in turn 3."""
    majors = 1 if has_majors(s, s.turn) else 0
    starts_majors = s.majors == FROM_TURN_3 and s.turn == FIRST_TURN_WITH_MAJORS
    if s.turn == 1:
        draw_batch(s, seat, FIRST_HAND, majors)
    elif starts_majors and s.first_game_deal == THREE_MINORS_AND_MAJOR:
        draw_batch(s, seat, USUAL_DRAW, 1)
    elif starts_majors and not is_choice:
        draw_batch(s, seat, 0, 1)
        then(s, DRAW_STEP, seat, 1)
    elif not majors:
        draw_batch(s, seat, USUAL_DRAW, 0)
    elif is_drawable(s, MINOR) or is_drawable(s, MAJOR):
        ask(s, DRAW_CHOICE, seat)


@rule
def limit(s, seat):
    """Never more than seven cards after a draw (AR-13)."""
    if hand_size(s, seat) > HAND_LIMIT:
        ask(s, HAND_LIMIT_DISCARD, seat)
        then(s, LIMIT, seat)


@rule
def all_hide(s):
    """Everybody with a Minor hides one, unseen by the others (AR-14)."""
    s.clock += 1
    for seat in range(s.players):
        if minors_in_hand(s, seat) > 0:
            ask(s, MANDATORY_HIDE, seat)
        else:
            emit(s, HID_NOTHING, seat)


@rule
def active_turn(s, c, seat):
    """The own Tower falls, figures of the own Judgement return, who has no Minor draws one (3.3)."""
    s.active = seat
    s.minor_played = s.major_played = 0
    emit(s, BECAME_ACTIVE, seat)
    remove_tower(s, c, seat)
    then(s, RETURN_FIGURES, seat)
    then(s, EMERGENCY_DRAW, seat)
    then(s, NEXT_PLAY, seat)


@rule
def return_figures(s, seat):
    s.moving = removed_by(s, seat)
    if s.moving != NONE:
        ask(s, JUDGEMENT_RETURN, seat)
    else:
        s.returned = 0


@rule
def emergency_draw(s, seat):
    """So that everybody plays a Minor, which may not be thrown away for the hand limit (AR-19, AR-20)."""
    if minors_in_hand(s, seat) == 0:
        draw_batch(s, seat, 1, 0)
        for card in range(MINORS):
            if s.place[card] == HAND + seat:
                s.spared = card


@rule
def next_play(s, seat):
    """A Minor and a Major may be played; without either the turn is over."""
    s.spared = NONE
    clear_exchange(s)
    has_minor = not s.minor_played and minors_in_hand(s, seat) > 0
    has_major = not s.major_played and hand_size(s, seat) > minors_in_hand(s, seat)
    if has_minor or has_major:
        ask(s, PLAY_CARD, seat)
        then(s, NEXT_PLAY, seat)
    else:
        end_active_turn(s, seat)


@rule
def end_active_turn(s, seat):
    """The Devil goes, and with it the doubling (AR-76)."""
    emit(s, TURN_ENDED, seat)
    if s.place[DEVIL] == IN_FORCE:
        to_pile(s, DEVIL)
        emit(s, DOUBLING_ENDED, seat)
    s.active = NONE
    s.minor_played = s.major_played = 0


@rule
def end_game_turn(s):
    """The first-player pawn goes to the left, after the scoring (AR-9)."""
    if s.turn == last_turn(s):
        tell_end(s)
        end_game(s, TURNS_PLAYED)
        return
    s.turn += 1
    s.first = left_of(s, s.first)


# parts of effects


@rule
def may_hide(s, seat, times):
    """Who cannot hide and who does not want to look the same (3.6)."""
    if minors_in_hand(s, seat) > 0:
        s.about = times
        ask(s, OPTIONAL_HIDE, seat)
    else:
        emit(s, HID_NOTHING, seat)


@rule
def wheel(s, seat, is_chosen):
    if is_chosen:
        move_passed(s)
    else:
        pass_cards(s, seat)
        then(s, PASS_CARDS, seat, 1)


@rule
def exchange(s, seat):
    if can_exchange(s, seat):
        ask(s, TEMPERANCE_TAKE, seat)


@rule
def remove_figures(s, c, seat, count):
    """So many figures, or all that can be moved (AR-90)."""
    if count_movable(s, c) > count:
        s.about = count
        ask(s, JUDGEMENT_REMOVE, seat)
        return
    for figure in range(FIGURES):
        if is_movable(s, c, figure):
            remove_figure(s, seat, figure)
