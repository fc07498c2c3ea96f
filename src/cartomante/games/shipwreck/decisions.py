"""The decisions of section 3.2: for each its options, then what follows."""

from cartomante.core.game import Decision
from cartomante.core.rule import NONE, ask, emit, rule
from cartomante.games.shipwreck.cards import accepting_slots, copies_visible, slot_of, thief_slot, value_of
from cartomante.games.shipwreck.content import (
    CYCLE,
    DISCARD_LOWER,
    EXILE,
    HELP,
    HIGHER_THAN,
    LAST_GROUP_POWER,
    OLD,
    PLUS_1,
    RELOCATE,
    SAME,
    SLOW,
)
from cartomante.games.shipwreck.events import REVEALED
from cartomante.games.shipwreck.flow import can_cycle, is_bare
from cartomante.games.shipwreck.group import (
    ACT,
    PARAMETER,
    PAYMENT,
    complete_proposal,
    start_again,
    vote,
)
from cartomante.games.shipwreck.options import ANY_FATE, LAST_COPY
from cartomante.games.shipwreck.playing import can_thief_take, play_fate, thief_takes, thief_takes_nothing
from cartomante.games.shipwreck.powers import (
    begin_power,
    chosen_spot,
    cycle,
    discard_lower,
    raise_hidden,
    relocate,
    tell_age,
)
from cartomante.games.shipwreck.seats import hand_of, hands_of_each
from cartomante.games.shipwreck.state import (
    AFTER_PLAY,
    AFTER_PLAY_POWER,
    AGREE,
    ANNOUNCE,
    BEFORE_PLAY_POWER,
    CHOOSE_NUMBER,
    CHOOSE_SLOT,
    CHOOSE_VISIBLE,
    COPIES,
    CYCLE_TARGET,
    DESTINATIONS,
    DISCARD_LOWER_TARGET,
    EXILE_OFFER,
    EXILE_TARGET,
    GROUP_ACTION,
    GROUP_AGAIN,
    GROUP_VOTE,
    HIGHER_THAN_NUMBER,
    HIGHEST,
    OBJECT,
    PASS,
    PAY_POWER,
    PLAY,
    PLAY_FATE,
    PLAYING,
    POWER_PAYMENT,
    PREDICT,
    RELOCATE_DESTINATION,
    RELOCATE_SOURCE,
    REVEAL_DISCARD,
    SAME_VALUE,
    SLOTS,
    SLOW_TARGET,
    THIEF_TAKE,
    USE_POWER,
    VALUES,
)
from cartomante.games.shipwreck.tokens import empty_hand
from cartomante.games.shipwreck.trace import SHOWN, note

# Always asked: play_fate, thief_take, after_play_power and discard_lower_target because answering them silently would
# tell something about a hidden fate (SW-77); the others so marked because they never have fewer than two options.
DECISIONS = (
    Decision(BEFORE_PLAY_POWER, "before_play_power", "3.2", always_asked=True),
    Decision(CYCLE_TARGET, "cycle_target", "3.2"),
    Decision(RELOCATE_SOURCE, "relocate_source", "3.2"),
    Decision(RELOCATE_DESTINATION, "relocate_destination", "3.2", always_asked=True),
    Decision(PLAY_FATE, "play_fate", "3.2", always_asked=True),
    Decision(THIEF_TAKE, "thief_take", "3.2", always_asked=True),
    Decision(AFTER_PLAY_POWER, "after_play_power", "3.2", always_asked=True),
    Decision(DISCARD_LOWER_TARGET, "discard_lower_target", "3.2", always_asked=True),
    Decision(GROUP_ACTION, "group_action", "3.2", always_asked=True),
    Decision(HIGHER_THAN_NUMBER, "higher_than_number", "3.2", always_asked=True),
    Decision(SAME_VALUE, "same_value", "3.2"),
    Decision(SLOW_TARGET, "slow_target", "3.2", always_asked=True),
    Decision(POWER_PAYMENT, "power_payment", "3.2"),
    Decision(GROUP_VOTE, "group_vote", "3.4", always_asked=True),
    Decision(GROUP_AGAIN, "group_again", "3.2", always_asked=True),
    Decision(EXILE_OFFER, "exile_offer", "3.2", always_asked=True),
    Decision(EXILE_TARGET, "exile_target", "3.2"),
)


@rule
def spot_action(spot):
    """The action that names a visible fate."""
    return CHOOSE_VISIBLE + HIGHEST * slot_of(spot) + value_of(spot) - 1


@rule
def mark_powers(s, c, power, mask):
    """Every faded card with this power: the user chooses which of them to spend (SW-105)."""
    for i in range(s.faded_size):
        if c.power[s.faded[i]] == power:
            mask[USE_POWER + s.faded[i]] = 1


@rule
def mark_visible(s, mask):
    for i in range(s.visible):
        mask[spot_action(s.spots[i])] = 1


# before_play_power, cycle_target, relocate_source, relocate_destination


@rule
def before_play_power_options(s, c, mask):
    mask[PASS] = 1
    if can_cycle(s, c):
        mark_powers(s, c, CYCLE, mask)
    if s.visible > 0:
        mark_powers(s, c, RELOCATE, mask)
    mark_powers(s, c, PLUS_1, mask)


@rule
def before_play_power(s, c, seat, action):
    if action == PASS:
        s.phase = PLAYING
        return
    card = action - USE_POWER
    begin_power(s, c, seat, card)
    if c.power[card] == PLUS_1:
        raise_hidden(s, card)
        s.phase = PLAYING
        return
    s.using = card
    ask(s, CYCLE_TARGET if c.power[card] == CYCLE else RELOCATE_SOURCE, seat)


@rule
def cycle_target_options(s, mask):
    for slot in range(SLOTS):
        mask[CHOOSE_SLOT + slot] = is_bare(s, slot)


@rule
def cycle_target(s, slot):
    cycle(s, slot)
    s.using = NONE
    s.phase = PLAYING


@rule
def relocate_source(s, seat, spot):
    s.source = spot
    ask(s, RELOCATE_DESTINATION, seat)


@rule
def relocate_destination_options(s, mask):
    for slot in range(SLOTS):
        mask[CHOOSE_SLOT + slot] = slot != slot_of(s.source)


@rule
def relocate_destination(s, slot):
    relocate(s, s.source, slot)
    s.source = NONE
    s.using = NONE
    s.phase = PLAYING


# play_fate


@rule
def play_fate_options(s, c, mask):
    """Either fate on any card that accepts it; The Hours only if there is no such card (SW-15)."""
    first, second = s.hand[s.active, 0], s.hand[s.active, 1]
    is_same = first == second and not s.has_old  # two new fates of one value are one choice (SW-19)
    slots = accepting_slots(s, c, first, second, s.plus_one)
    other_slots = 0 if is_same else accepting_slots(s, c, second, first, s.plus_one)
    for slot in range(SLOTS):
        mask[PLAY + 1 + slot] = (slots >> slot) & 1
        mask[PLAY + DESTINATIONS + 1 + slot] = (other_slots >> slot) & 1
    if slots == 0 and other_slots == 0:
        mask[PLAY] = 1
        mask[PLAY + DESTINATIONS] = not is_same


# thief_take


@rule
def thief_take_options(s, c, mask):
    """Any fate on another card that is higher than the hidden one; without one, nothing (SW-76)."""
    thief, found = thief_slot(s, c), False
    for i in range(s.visible):
        if can_thief_take(s, thief, s.spots[i]):
            mask[spot_action(s.spots[i])] = 1
            found = True
    mask[PASS] = not found


@rule
def thief_take(s, c, action):
    if action == PASS:
        thief_takes_nothing(s)
    else:
        thief_takes(s, c, chosen_spot(action))
    s.phase = AFTER_PLAY


# after_play_power, discard_lower_target


@rule
def after_play_power_options(s, c, mask):
    mask[PASS] = 1
    mark_powers(s, c, OLD, mask)
    if has_lower_visible(s):
        mark_powers(s, c, DISCARD_LOWER, mask)


@rule
def has_lower_visible(s):
    found = False
    for i in range(s.visible):
        found |= value_of(s.spots[i]) < s.hidden
    return found


@rule
def after_play_power(s, c, seat, action):
    if action == PASS:
        s.phase = ANNOUNCE
        return
    card = action - USE_POWER
    begin_power(s, c, seat, card)
    if c.power[card] == OLD:
        tell_age(s, card)
        s.phase = ANNOUNCE
    else:
        s.using = card
        ask(s, DISCARD_LOWER_TARGET, seat)


@rule
def discard_lower_target_options(s, mask):
    """The fate just played counts too (SW-85)."""
    for i in range(s.visible):
        if value_of(s.spots[i]) < s.hidden:
            mask[spot_action(s.spots[i])] = 1


@rule
def discard_lower_target(s, spot):
    discard_lower(s, spot)
    s.using = NONE
    s.phase = ANNOUNCE


# group_action, group_again and the parameters of powers


@rule
def group_action_options(s, c, seat, mask):
    """Any value may be named, possible or not (SW-30); powers only before the first prediction (SW-34)."""
    mask[PASS] = 1
    for value in range(1, VALUES):
        mask[PREDICT + value] = 1
    if not s.power_used:
        for i in range(s.faded_size):
            mask[USE_POWER + s.faded[i]] = can_group_use(s, c.power[s.faded[i]])
    reveal_discard_options(s, seat, mask)


@rule
def can_group_use(s, power):
    if power == SAME:
        return s.visible > 0
    if power == HELP:
        return s.faded_size > 1
    return power <= LAST_GROUP_POWER


@rule
def group_again_options(s, seat, mask):
    mask[PASS] = 1
    for value in range(1, VALUES):
        mask[PREDICT + value] = not (s.tried >> value) & 1
    reveal_discard_options(s, seat, mask)


@rule
def group_action(s, c, seat, action):
    """Build the proposal; nothing is spent or asked before it is complete."""
    if REVEAL_DISCARD <= action < REVEAL_DISCARD + 2:
        reveal_discard(s, seat, action - REVEAL_DISCARD)
        return
    s.proposal[ACT] = action
    if action < USE_POWER or action >= PAY_POWER:
        complete_proposal(s)
        return
    power = c.power[action - USE_POWER]
    if power == HIGHER_THAN:
        ask(s, HIGHER_THAN_NUMBER, seat)
    elif power == SAME:
        ask(s, SAME_VALUE, seat)
    elif power == SLOW:
        ask(s, SLOW_TARGET, seat)
    elif power == HELP or power == EXILE:
        ask(s, POWER_PAYMENT, seat)
    else:
        complete_proposal(s)


@rule
def same_value_options(s, mask):
    """A value that is visible; several equal fates are one option (SW-87)."""
    for i in range(s.visible):
        mask[CHOOSE_NUMBER + value_of(s.spots[i])] = 1


@rule
def choose_parameter(s, action):
    s.proposal[PARAMETER] = action
    complete_proposal(s)


@rule
def power_payment_options(s, mask):
    for i in range(s.faded_size):
        mask[PAY_POWER + s.faded[i]] = USE_POWER + s.faded[i] != s.proposal[ACT]


@rule
def power_payment(s, c, seat, action):
    s.proposal[PAYMENT] = action
    if c.power[s.proposal[ACT] - USE_POWER] == EXILE:
        ask(s, EXILE_TARGET, seat)
    else:
        complete_proposal(s)


# group_vote, reveal_discard


@rule
def group_vote_options(s, seat, mask):
    mask[AGREE] = mask[OBJECT] = 1
    if s.window != EXILE_OFFER:
        reveal_discard_options(s, seat, mask)


@rule
def group_vote(s, seat, action):
    if action == AGREE or action == OBJECT:
        vote(s, seat, action == AGREE)
    else:
        reveal_discard(s, seat, action - REVEAL_DISCARD)


@rule
def reveal_discard_options(s, seat, mask):
    for which in range(hands_of_each(s)):
        mask[REVEAL_DISCARD + which] = may_reveal(s, seat, s.hand[hand_of(seat, which), 0])


@rule
def may_reveal(s, seat, value):
    """Only who can account for all three copies may throw a fate away to prove it (SW-79)."""
    if value == 0:
        return False
    if s.reveal_discard == LAST_COPY:
        own = 0
        for which in range(hands_of_each(s)):
            own += s.hand[hand_of(seat, which), 0] == value
        return copies_visible(s, value) + s.exile[value] + own == COPIES
    return s.reveal_discard == ANY_FATE


@rule
def reveal_discard(s, seat, which):
    """The fate is shown and goes to the bag; whatever was being proposed starts anew (3.5)."""
    hand = hand_of(seat, which)
    value = s.hand[hand, 0]
    emit(s, REVEALED, seat, value)
    note(s, SHOWN, hand, value)
    empty_hand(s, hand)
    start_again(s)


# exile_offer


@rule
def exile_offer_options(s, c, mask):
    mask[PASS] = 1
    mark_powers(s, c, EXILE, mask)


# dispatch


@rule
def legal(s, c, seat, mask):
    decision = s.asked[seat]
    if decision == PLAY_FATE:
        play_fate_options(s, c, mask)
    elif decision == GROUP_ACTION:
        group_action_options(s, c, seat, mask)
    elif decision == GROUP_VOTE:
        group_vote_options(s, seat, mask)
    elif decision == BEFORE_PLAY_POWER:
        before_play_power_options(s, c, mask)
    elif decision == CYCLE_TARGET:
        cycle_target_options(s, mask)
    elif decision == RELOCATE_SOURCE or decision == EXILE_TARGET:
        mark_visible(s, mask)
    elif decision == RELOCATE_DESTINATION:
        relocate_destination_options(s, mask)
    elif decision == THIEF_TAKE:
        thief_take_options(s, c, mask)
    elif decision == AFTER_PLAY_POWER:
        after_play_power_options(s, c, mask)
    elif decision == DISCARD_LOWER_TARGET:
        discard_lower_target_options(s, mask)
    elif decision == HIGHER_THAN_NUMBER:
        for number in range(1, HIGHEST):
            mask[CHOOSE_NUMBER + number] = 1
    elif decision == SAME_VALUE:
        same_value_options(s, mask)
    elif decision == SLOW_TARGET:
        for slot in range(SLOTS):
            mask[CHOOSE_SLOT + slot] = 1
    elif decision == POWER_PAYMENT:
        power_payment_options(s, mask)
    elif decision == GROUP_AGAIN:
        group_again_options(s, seat, mask)
    elif decision == EXILE_OFFER:
        exile_offer_options(s, c, mask)


@rule
def apply(s, c, seat, decision, action):
    if decision == PLAY_FATE:
        play = action - PLAY
        play_fate(s, c, play // DESTINATIONS, play % DESTINATIONS)
    elif decision == GROUP_ACTION or decision == GROUP_AGAIN or decision == EXILE_OFFER:
        group_action(s, c, seat, action)
    elif decision == GROUP_VOTE:
        group_vote(s, seat, action)
    elif decision == BEFORE_PLAY_POWER:
        before_play_power(s, c, seat, action)
    elif decision == CYCLE_TARGET:
        cycle_target(s, action - CHOOSE_SLOT)
    elif decision == RELOCATE_SOURCE:
        relocate_source(s, seat, chosen_spot(action))
    elif decision == RELOCATE_DESTINATION:
        relocate_destination(s, action - CHOOSE_SLOT)
    elif decision == THIEF_TAKE:
        thief_take(s, c, action)
    elif decision == AFTER_PLAY_POWER:
        after_play_power(s, c, seat, action)
    elif decision == DISCARD_LOWER_TARGET:
        discard_lower_target(s, chosen_spot(action))
    elif decision == POWER_PAYMENT:
        power_payment(s, c, seat, action)
    else:
        choose_parameter(s, action)
