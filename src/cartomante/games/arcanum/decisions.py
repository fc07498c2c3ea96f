"""The 26 decisions of section 3.5: for each its options, then what follows."""

from cartomante.core.game import Decision
from cartomante.core.rule import NONE, ask, emit, rule, small
from cartomante.games.arcanum.agenda import begin_effect, then
from cartomante.games.arcanum.cards import (
    MAJOR,
    MINOR,
    can_go,
    count_movable,
    is_blocked,
    is_drawable,
    is_face_down,
    is_major,
    is_movable,
    kind_of,
    minors_in_hand,
    moves_figure,
    suit_of,
    value_of,
)
from cartomante.games.arcanum.effects import (
    begin_exchange,
    can_exchange,
    finish_exchange,
    may_end_turn,
    may_give,
    may_take,
    pass_on,
    place_tower,
    play_major,
    play_minor,
    put_back_figure,
    remove_figure,
    turn_up_cards,
)
from cartomante.games.arcanum.events import DECLINED, HID_FOOL, HID_NOTHING
from cartomante.games.arcanum.locations import enter
from cartomante.games.arcanum.options import AVOID, ON
from cartomante.games.arcanum.prestige import gain_prestige, lose_prestige
from cartomante.games.arcanum.scoring import join_house, let_fool_wait
from cartomante.games.arcanum.state import (
    ARTISAN_DRAW,
    CARDS,
    CATHEDRAL_CHOICE,
    DEATH_DISCARD,
    DRAW,
    DRAW_CHOICE,
    DRAW_MAJOR,
    DRAW_MINORS,
    EMPRESS,
    EXCHANGE,
    FIELDS_ADJUST,
    FIGURES,
    FOOL,
    FOOL_ASSIGN,
    FOOL_COMMIT,
    FOOL_HIDE,
    FOOL_MODE,
    FOOL_MOVE,
    FORCED_DISCARD,
    HAND,
    HAND_LIMIT_DISCARD,
    HARBOUR_DRAW,
    HIDDEN,
    HOUSE_GAIN,
    HOUSE_LOSS,
    HOUSES,
    JUDGEMENT_REMOVE,
    JUDGEMENT_RETURN,
    LOCATIONS,
    LOWER,
    MANDATORY_HIDE,
    MARKET_TRADE,
    MAY_HIDE,
    MINORS,
    MOVE_ANY,
    MOVE_DESTINATION,
    MOVE_FIGURE,
    OPTIONAL_HIDE,
    PASS,
    PLACE_TOWER,
    PLAY_CARD,
    RAISE,
    REMOVE_FIGURES,
    REVEAL_HIDDEN,
    SUN_REVEAL,
    TEMPERANCE,
    TEMPERANCE_GIVE,
    TEMPERANCE_TAKE,
    TO_FIGURE,
    TO_LOCATION,
    TOWER_PLACE,
    WHEEL_PASS,
    YES,
)
from cartomante.games.arcanum.zones import discard, draw_batch, hide, hide_together, put

# play_card and fool_mode are put even with a single option (3.6); the others so marked never have fewer than two.
DECISIONS = (
    Decision(DRAW_CHOICE, "draw_choice", "3.2"),
    Decision(HAND_LIMIT_DISCARD, "hand_limit_discard", "4.1", always_asked=True),
    Decision(MANDATORY_HIDE, "mandatory_hide", "3.2", secret=True),
    Decision(JUDGEMENT_RETURN, "judgement_return", "4.8"),
    Decision(PLAY_CARD, "play_card", "3.3", always_asked=True),
    Decision(MOVE_FIGURE, "move_figure", "3.4"),
    Decision(MOVE_DESTINATION, "move_destination", "3.4"),
    Decision(ARTISAN_DRAW, "artisan_draw", "4.2"),
    Decision(HARBOUR_DRAW, "harbour_draw", "4.2", always_asked=True),
    Decision(MARKET_TRADE, "market_trade", "4.2", always_asked=True),
    Decision(FIELDS_ADJUST, "fields_adjust", "4.2", always_asked=True),
    Decision(CATHEDRAL_CHOICE, "cathedral_choice", "4.2", always_asked=True, secret=True),
    Decision(OPTIONAL_HIDE, "optional_hide", "4.2", always_asked=True, secret=True),
    Decision(FORCED_DISCARD, "forced_discard", "4.2"),
    Decision(FOOL_MODE, "fool_mode", "4.5", always_asked=True),
    Decision(HOUSE_GAIN, "house_gain", "4.5", always_asked=True),
    Decision(HOUSE_LOSS, "house_loss", "4.5", always_asked=True),
    Decision(WHEEL_PASS, "wheel_pass", "4.5", always_asked=True, secret=True),
    Decision(DEATH_DISCARD, "death_discard", "4.5"),
    Decision(TEMPERANCE_TAKE, "temperance_take", "4.5", always_asked=True, secret=True),
    Decision(TEMPERANCE_GIVE, "temperance_give", "4.5", secret=True),
    Decision(TOWER_PLACE, "tower_place", "4.7"),
    Decision(SUN_REVEAL, "sun_reveal", "4.5", always_asked=True),
    Decision(JUDGEMENT_REMOVE, "judgement_remove", "4.8", always_asked=True),
    Decision(FOOL_ASSIGN, "fool_assign", "5.3", always_asked=True),
    Decision(FOOL_COMMIT, "fool_commit", "5.3", always_asked=True),
)


# options


@rule
def mark_hand(s, seat, mask, end):
    """Every card in hand with an id below `end`."""
    hand = small(HAND + seat)
    for card in range(end):
        mask[card] = s.place[card] == hand


@rule
def mark_draws(s, mask):
    mask[DRAW_MINORS] = is_drawable(s, MINOR)
    mask[DRAW_MAJOR] = is_drawable(s, MAJOR)


@rule
def limit_options(s, seat, mask):
    """Any card may go (AR-16), except the Minor of an emergency draw (AR-20)."""
    mark_hand(s, seat, mask, CARDS)
    if s.spared != NONE:
        mask[s.spared] = 0


@rule
def play_card_options(s, c, seat, mask):
    """One Minor and one Major a turn, in either order (AR-22)."""
    if not s.minor_played:
        mark_minors_to_play(s, c, seat, mask)
    if not s.major_played:
        for card in range(MINORS, CARDS):
            mask[card] = s.place[card] == HAND + seat
    mask[PASS] = may_end_turn(s, seat)


@rule
def mark_minors_to_play(s, c, seat, mask):
    """All of them; or, where dead ones are to be avoided, only those that move a figure, if there is one (AR-25)."""
    is_picky = s.dead_minor == AVOID and has_live_minor(s, c, seat)
    for card in range(MINORS):
        mask[card] = s.place[card] == HAND + seat and (not is_picky or moves_figure(s, c, card))


@rule
def has_live_minor(s, c, seat):
    for card in range(MINORS):
        if s.place[card] == HAND + seat and moves_figure(s, c, card):
            return True
    return False


@rule
def move_figure_options(s, c, mask):
    """A numeral moves figures of its suit to its number; a Major any figure, and some of them none (AR-57)."""
    card = s.resolving
    if is_major(card):
        for figure in range(FIGURES):
            mask[TO_FIGURE + figure] = is_movable(s, c, figure)
        mask[PASS] = card == EMPRESS or card == TEMPERANCE
        return
    for rank in range(4):
        figure = suit_of(card) * 4 + rank
        mask[TO_FIGURE + figure] = is_movable(s, c, figure) and can_go(s, c, figure, value_of(card))


@rule
def destination_options(s, c, mask):
    for location in range(1, LOCATIONS + 1):
        mask[TO_LOCATION + location] = can_go(s, c, s.moving, location)


@rule
def return_options(s, c, mask):
    """Any open location, but another for each figure (AR-91)."""
    for location in range(1, LOCATIONS + 1):
        mask[TO_LOCATION + location] = not is_blocked(s, c, location) and not (s.returned >> location) & 1


@rule
def fields_options(s, mask):
    mask[PASS] = 1
    for house in range(HOUSES):
        if not (s.adjusted >> house) & 1:
            mask[RAISE + house] = 1
            mask[LOWER + house] = s.prestige[house] > 0


@rule
def mark_houses(mask):
    for house in range(HOUSES):
        mask[RAISE + house] = 1


@rule
def tower_options(s, c, mask):
    for index in range(c.placement_count):
        mask[PLACE_TOWER + index] = index > 0 or s.tower_null_placement == ON


@rule
def exchange_options(s, seat, mask, is_taking):
    for card in range(FOOL + 1):
        mask[card] = may_take(s, seat, card) if is_taking else may_give(s, seat, card)


@rule
def legal(s, c, seat, mask):
    decision = s.asked[seat]
    if decision == PLAY_CARD:
        play_card_options(s, c, seat, mask)
    elif decision == MANDATORY_HIDE or decision == DEATH_DISCARD or decision == OPTIONAL_HIDE:
        mark_hand(s, seat, mask, MINORS)
        mask[PASS] = decision == OPTIONAL_HIDE or (decision == DEATH_DISCARD and s.death_discards > 0)
    elif decision == MOVE_FIGURE:
        move_figure_options(s, c, mask)
    elif decision == MOVE_DESTINATION:
        destination_options(s, c, mask)
    elif decision == DRAW_CHOICE or decision == ARTISAN_DRAW:
        mark_draws(s, mask)
    elif decision == HAND_LIMIT_DISCARD:
        limit_options(s, seat, mask)
    elif decision == FORCED_DISCARD or decision == WHEEL_PASS or decision == MARKET_TRADE:
        mark_hand(s, seat, mask, CARDS)
        mask[PASS] = decision == MARKET_TRADE
    elif decision == CATHEDRAL_CHOICE:
        mark_hand(s, seat, mask, MINORS)
        mask[DRAW_MINORS] = is_drawable(s, MINOR)
        mask[PASS] = 1
    elif decision == FIELDS_ADJUST:
        fields_options(s, mask)
    elif decision == HARBOUR_DRAW or decision == FOOL_COMMIT:
        mask[YES] = mask[PASS] = 1
    else:
        legal_in_majors(s, c, seat, decision, mask)


@rule
def legal_in_majors(s, c, seat, decision, mask):
    if decision == HOUSE_GAIN or decision == FOOL_ASSIGN:
        mark_houses(mask)
    elif decision == HOUSE_LOSS:
        mark_houses(mask)
        mask[RAISE + s.gained] = 0
    elif decision == JUDGEMENT_RETURN:
        return_options(s, c, mask)
    elif decision == JUDGEMENT_REMOVE:
        for figure in range(FIGURES):
            mask[TO_FIGURE + figure] = is_movable(s, c, figure)
    elif decision == FOOL_MODE:
        mask[FOOL_HIDE] = 1
        mask[FOOL_MOVE] = count_movable(s, c) > 0
    elif decision == TEMPERANCE_TAKE:
        exchange_options(s, seat, mask, True)
        mask[PASS] = 1
    elif decision == TEMPERANCE_GIVE:
        exchange_options(s, seat, mask, False)
    elif decision == TOWER_PLACE:
        tower_options(s, c, mask)
    elif decision == SUN_REVEAL:
        for card in range(FOOL + 1):
            mask[card] = is_face_down(s, seat, card)


# what follows


@rule
def move_figure(s, c, seat, action):
    if action == PASS:
        emit(s, DECLINED, seat)
    elif is_major(s.resolving):
        s.moving = action - TO_FIGURE
        ask(s, MOVE_DESTINATION, seat)
    else:
        enter(s, c, seat, action - TO_FIGURE, value_of(s.resolving))


@rule
def move_destination(s, c, seat, location):
    figure = s.moving
    s.moving = NONE
    enter(s, c, seat, figure, location)


@rule
def draw_either(s, seat, action, minors):
    if action == DRAW_MINORS:
        draw_batch(s, seat, minors, 0)
    else:
        draw_batch(s, seat, 0, 1)


@rule
def harbour_draw(s, seat, action):
    """Who says yes draws at once; what is really drawn counts for the active player (AR-37)."""
    if action == YES:
        s.harbour_drawn += draw_batch(s, seat, 1, 0)
    else:
        emit(s, DECLINED, seat)


@rule
def market_trade(s, seat, action):
    """A Minor for two Minors, a Major for a Major; the discard comes first (AR-38)."""
    if action == PASS:
        emit(s, DECLINED, seat)
        return
    discard(s, seat, action)
    if kind_of(action) == MAJOR:
        draw_batch(s, seat, 0, 1)
    else:
        draw_batch(s, seat, 2, 0)


@rule
def fields_adjust(s, seat, action):
    """One House after the other, each at most once."""
    if action == PASS:
        emit(s, DECLINED, seat)
        return
    house = (action - RAISE) % HOUSES
    s.adjusted |= 1 << house
    if action < LOWER:
        gain_prestige(s, seat, house, 1)
    else:
        lose_prestige(s, seat, house, 1)
    if s.adjusted < (1 << HOUSES) - 1:
        ask(s, FIELDS_ADJUST, seat)


@rule
def cathedral_choice(s, seat, action):
    if action == PASS:
        emit(s, DECLINED, seat)
    elif action == DRAW_MINORS:
        draw_batch(s, seat, 2, 0)
    else:
        hide(s, seat, action)


@rule
def optional_hide(s, seat, action):
    if action == PASS:
        emit(s, HID_NOTHING, seat)
        return
    hide(s, seat, action)
    if s.about > 1:
        then(s, MAY_HIDE, seat, s.about - 1)


@rule
def fool_mode(s, seat, action):
    """It moves a figure, or lies hidden until the next scoring; everybody knows where (AR-63)."""
    if action == FOOL_MOVE:
        then(s, MOVE_ANY, seat)
        return
    put(s, FOOL, HIDDEN + seat)
    s.came[FOOL] = NONE
    emit(s, HID_FOOL, seat, FOOL)


@rule
def house_gain(s, seat, house):
    gain_prestige(s, seat, house, s.about)
    if s.resolving == EMPRESS:
        s.gained = house
        ask(s, HOUSE_LOSS, seat)


@rule
def death_discard(s, seat, action):
    """A second Minor may follow; then as many Majors come (AR-73)."""
    if action == PASS:
        emit(s, DECLINED, seat)
    else:
        discard(s, seat, action)
        s.death_discards += 1
        if s.death_discards == 1 and minors_in_hand(s, seat) > 0:
            ask(s, DEATH_DISCARD, seat)
            return
    then(s, DRAW, seat, 0, s.death_discards)


@rule
def temperance_take(s, seat, action):
    if action == PASS:
        emit(s, DECLINED, seat)
    else:
        begin_exchange(s, action)
        ask(s, TEMPERANCE_GIVE, seat)


@rule
def temperance_give(s, seat, card):
    finish_exchange(s, seat, card)
    if can_exchange(s, seat):
        then(s, EXCHANGE, seat)


@rule
def fool_commit(s, seat, action):
    if action == YES:
        join_house(s, seat, s.about)
    else:
        let_fool_wait(s, seat, s.about)


@rule
def apply(s, c, seat, decision, action):
    begin_effect(s)
    if decision == PLAY_CARD:
        if action == PASS:
            s.minor_played = s.major_played = 1
        elif is_major(action):
            play_major(s, seat, action)
        else:
            play_minor(s, c, seat, action)
    elif decision == MANDATORY_HIDE:
        hide_together(s, seat, action)
    elif decision == MOVE_FIGURE:
        move_figure(s, c, seat, action)
    elif decision == MOVE_DESTINATION:
        move_destination(s, c, seat, action - TO_LOCATION)
    elif decision == DRAW_CHOICE:
        draw_either(s, seat, action, 3)
    elif decision == ARTISAN_DRAW:
        draw_either(s, seat, action, 2)
    elif decision == HAND_LIMIT_DISCARD or decision == FORCED_DISCARD:
        discard(s, seat, action)
    elif decision == HARBOUR_DRAW:
        harbour_draw(s, seat, action)
    elif decision == MARKET_TRADE:
        market_trade(s, seat, action)
    elif decision == FIELDS_ADJUST:
        fields_adjust(s, seat, action)
    elif decision == CATHEDRAL_CHOICE:
        cathedral_choice(s, seat, action)
    elif decision == OPTIONAL_HIDE:
        optional_hide(s, seat, action)
    else:
        apply_in_majors(s, c, seat, decision, action)


@rule
def apply_in_majors(s, c, seat, decision, action):
    if decision == FOOL_MODE:
        fool_mode(s, seat, action)
    elif decision == HOUSE_GAIN:
        house_gain(s, seat, action - RAISE)
    elif decision == HOUSE_LOSS:
        lose_prestige(s, seat, action - RAISE, 1)
        s.gained = NONE
    elif decision == WHEEL_PASS:
        pass_on(s, seat, action)
    elif decision == DEATH_DISCARD:
        death_discard(s, seat, action)
    elif decision == TEMPERANCE_TAKE:
        temperance_take(s, seat, action)
    elif decision == TEMPERANCE_GIVE:
        temperance_give(s, seat, action)
    elif decision == TOWER_PLACE:
        place_tower(s, c, seat, action - PLACE_TOWER)
    elif decision == SUN_REVEAL:
        turn_up_cards(s, seat, action)
        if s.about > 1:
            then(s, REVEAL_HIDDEN, seat, s.about - 1)
    elif decision == JUDGEMENT_REMOVE:
        remove_figure(s, seat, action - TO_FIGURE)
        if s.about > 1:
            then(s, REMOVE_FIGURES, seat, s.about - 1)
    elif decision == JUDGEMENT_RETURN:
        put_back_figure(s, seat, action - TO_LOCATION)
    elif decision == FOOL_ASSIGN:
        join_house(s, seat, action - RAISE)
    elif decision == FOOL_COMMIT:
        fool_commit(s, seat, action)
