"""The eight decisions of section 3.3: for each its options, then what follows."""

from cartomante.core.game import Decision
from cartomante.core.rule import NONE, ask, emit, rule, small
from cartomante.games.talismans.cards import is_combination, is_fairy, suit_of
from cartomante.games.talismans.effects import (
    forge,
    has_played,
    keep_weather,
    move_weather,
    reorder,
    set_stake,
    take,
)
from cartomante.games.talismans.events import DECLINED, tell_commitment
from cartomante.games.talismans.options import PROTECTED
from cartomante.games.talismans.state import (
    ALONE,
    CHOOSE_STAKE,
    COMMIT_LEAD,
    COMMIT_PARTNER,
    COMMITTED,
    DEALT,
    DECLINE,
    FORGE,
    FORGE_CHOICE,
    HAND,
    JOKER_1,
    JOKER_2,
    KEEP,
    MOVE,
    MOVE_SUIT,
    REORDER_CARD,
    REORDER_POSITION,
    SHARE_PICK,
    SUITS,
    TABLE,
    TO_POSITION,
    VALUES,
    WEATHER_CHOICE,
)

DECISIONS = (
    Decision(COMMIT_LEAD, "commit_lead", "3.3", secret=True),
    Decision(COMMIT_PARTNER, "commit_partner", "3.3", secret=True),
    Decision(CHOOSE_STAKE, "choose_stake", "3.3"),
    Decision(FORGE_CHOICE, "forge_choice", "3.3", always_asked=True),
    Decision(REORDER_CARD, "reorder_card", "3.3", always_asked=True),
    Decision(REORDER_POSITION, "reorder_position", "3.3", always_asked=True),
    Decision(WEATHER_CHOICE, "weather_choice", "3.3", always_asked=True),
    Decision(SHARE_PICK, "share_pick", "3.3"),
)


# commit_lead


@rule
def commit_lead_options(s, seat, mask):
    """Any card of the hand; nobody may pass (WT-15)."""
    hand = small(HAND + seat)
    for card in range(DEALT):
        mask[card] = s.place[card] == hand


@rule
def commit_lead(s, seat, card):
    s.lead[seat] = card
    s.place[card] = COMMITTED + seat
    if is_fairy(card):
        ask(s, COMMIT_PARTNER, seat)
    else:
        tell_commitment(s, seat)


# commit_partner


@rule
def commit_partner_options(s, seat, mask):
    """Nothing, a lower fairy of the same suit (WT-16), or a Joker (WT-18)."""
    mask[ALONE] = 1
    lead = s.lead[seat]
    for card in range(suit_of(lead) * VALUES, lead):
        mask[card] = s.place[card] == HAND + seat
    for card in range(JOKER_1, JOKER_2 + 1):
        mask[card] = s.place[card] == HAND + seat


@rule
def commit_partner(s, seat, action):
    if action != ALONE:
        s.partner[seat] = action
        s.place[action] = COMMITTED + seat
    tell_commitment(s, seat)


# choose_stake


@rule
def choose_stake_options(s, mask):
    """Every revealed card, except those of losing combinations unless the option lays them open (WT-37, WT-38)."""
    for seat in range(s.players):
        if has_played(s, seat):
            lead, partner = s.lead[seat], s.partner[seat]
            is_safe = s.stake_pool == PROTECTED and seat != s.winner and is_combination(lead, partner)
            if not is_safe:
                mask[lead] = 1
                if partner != NONE:
                    mask[partner] = 1


# forge_choice


@rule
def forge_choice(s, seat, action):
    if action == FORGE:
        forge(s, seat)
    else:
        emit(s, DECLINED, seat)


# reorder_card, reorder_position


@rule
def reorder_card_options(s, mask):
    """Any Weather card but the one that is dominant now (WT-59)."""
    for position in range(1, SUITS):
        mask[MOVE_SUIT + s.row[position]] = 1


@rule
def reorder_card(s, seat, suit):
    s.moving = suit
    ask(s, REORDER_POSITION, seat)


@rule
def reorder_position(s, seat, position):
    reorder(s, seat, s.moving, position)
    s.moving = NONE


# weather_choice


@rule
def weather_choice(s, seat, action):
    """Leave the row, or send the dominant card to the end; nothing else (WT-63)."""
    if action == MOVE:
        move_weather(s, seat)
    else:
        keep_weather(s, seat)


# share_pick


@rule
def share_pick_options(s, mask):
    """Any card left; taking is compulsory, one's own card may be taken back (WT-68)."""
    for card in range(DEALT):
        mask[card] = s.place[card] == TABLE


# dispatch


@rule
def legal(s, c, seat, mask):
    decision = s.asked[seat]
    if decision == COMMIT_LEAD:
        commit_lead_options(s, seat, mask)
    elif decision == COMMIT_PARTNER:
        commit_partner_options(s, seat, mask)
    elif decision == CHOOSE_STAKE:
        choose_stake_options(s, mask)
    elif decision == FORGE_CHOICE:
        mask[FORGE] = mask[DECLINE] = 1
    elif decision == REORDER_CARD:
        reorder_card_options(s, mask)
    elif decision == REORDER_POSITION:
        for position in range(2, SUITS + 1):
            mask[TO_POSITION + position] = 1
    elif decision == WEATHER_CHOICE:
        mask[KEEP] = mask[MOVE] = 1
    elif decision == SHARE_PICK:
        share_pick_options(s, mask)


@rule
def apply(s, c, seat, decision, action):
    if decision == COMMIT_LEAD:
        commit_lead(s, seat, action)
    elif decision == COMMIT_PARTNER:
        commit_partner(s, seat, action)
    elif decision == CHOOSE_STAKE:
        set_stake(s, seat, action)
    elif decision == FORGE_CHOICE:
        forge_choice(s, seat, action)
    elif decision == REORDER_CARD:
        reorder_card(s, seat, action - MOVE_SUIT)
    elif decision == REORDER_POSITION:
        reorder_position(s, seat, action - TO_POSITION)
    elif decision == WEATHER_CHOICE:
        weather_choice(s, seat, action)
    elif decision == SHARE_PICK:
        take(s, seat, action)
