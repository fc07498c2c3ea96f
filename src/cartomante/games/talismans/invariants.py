"""What must hold of every record (section 10.1), in words for whoever breaks it."""

from cartomante.core.rule import NONE, RUNNING
from cartomante.games.talismans.cards import is_combination, is_fairy, is_joker, suit_of
from cartomante.games.talismans.decisions import DECISIONS
from cartomante.games.talismans.effects import can_forge, has_empty_hand, has_pending, is_pool_empty
from cartomante.games.talismans.events import cards_at, play_of, talismans_at
from cartomante.games.talismans.state import (
    BOX,
    CAPTURED,
    CARD_CODES,
    CARDS,
    CHOOSE_STAKE,
    COMMIT_LEAD,
    COMMIT_PARTNER,
    DISCARD,
    END_TURN,
    FIRST_TALISMAN,
    FORGE_CHOICE,
    FORGED,
    FORGING,
    HAND,
    NEW_STAKE,
    PENDING,
    REORDER_CARD,
    REORDER_POSITION,
    REVEAL,
    SEATS,
    SHARE_PICK,
    SHARING,
    SPECIALS,
    STAKE,
    START_TURN,
    STEPS,
    TABLE,
    WEATHER,
    WEATHER_CHOICE,
)

# The step that follows a question is already set while it is open.
ASKED_AT = {
    COMMIT_LEAD: (REVEAL,),
    COMMIT_PARTNER: (REVEAL,),
    CHOOSE_STAKE: (FORGING,),
    FORGE_CHOICE: (SPECIALS,),
    REORDER_CARD: (SHARING,),
    REORDER_POSITION: (SHARING,),
    WEATHER_CHOICE: (SHARING, END_TURN),
    SHARE_PICK: (SHARING,),
}
WON_STEPS = (NEW_STAKE, FORGING, SPECIALS, SHARING, WEATHER)


def problems(s, c):
    """Every invariant the record breaks; conservation of cards cannot be broken, because a card has one place."""
    return [*zone_problems(s), *stake_problems(s), *talisman_problems(s), *turn_problems(s)]


def zone_problems(s):
    for card in range(CARDS):
        place = s.place[card]
        if place >= HAND and (place - HAND) % SEATS >= s.players:
            yield f"{CARD_CODES[card]} belongs to a seat that nobody has"
    if sorted(s.row) != list(range(len(s.row))):
        yield "the row is not a permutation of the six suits"
    in_play = sum(HAND <= s.place[card] < FORGED for card in range(CARDS))
    if in_play > CARDS - s.turn:
        yield f"{in_play} cards are in play at turn {s.turn}; allowed: at most {CARDS - s.turn} (WT-81)"


def stake_problems(s):
    stakes, first = cards_at(s, STAKE), s.place[FIRST_TALISMAN]
    is_open = s.ending != RUNNING or s.step == NEW_STAKE or CHOOSE_STAKE in list(s.asked)
    if len(stakes) != (0 if is_open else 1):
        allowed = "no card" if is_open else "one card"
        yield f"the stake must be {allowed} now, not {[CARD_CODES[card] for card in stakes]}"
    if HAND <= first < CAPTURED:
        yield "the First Talisman can only be the stake or a capture"
    if first == DISCARD and s.ending == RUNNING:
        yield "the First Talisman is discarded at the end of the game only"


def talisman_problems(s):
    for zone in (PENDING, FORGED):
        for seat in range(s.players):
            whole = talismans_at(s, zone + seat)
            if sum(map(len, whole)) != len(cards_at(s, zone + seat)):
                yield f"the Talismans of seat {seat} do not add up"
            for lead, partner in ((*cards, NONE)[:2] for cards in whole):
                if not is_combination(lead, partner):
                    yield f"{CARD_CODES[lead]} is not part of a forging combination of seat {seat}"
                if zone == PENDING and s.step == SPECIALS and not s.queued and suit_of(lead) == s.row[0]:
                    yield f"seat {seat} has a pending Talisman of the dominant suit after forging"


def turn_problems(s):
    """What does not fit the step of the turn; compiled rules would not notice and go astray."""
    for seat in range(s.players):
        yield from play_problems(s, seat)
        yield from question_problems(s, seat)
    yield from table_problems(s)
    for i in range(s.queued):
        if s.step not in ASKED_AT[s.queue[i, 0]]:
            yield f"{DECISIONS[s.queue[i, 0]].name} cannot be asked at {STEPS[s.step]}"
    if s.ending == RUNNING and s.step in WON_STEPS and s.winner == NONE:
        yield f"nobody has won the turn, so it cannot be at {STEPS[s.step]}"
    played = [seat for seat in range(s.players) if s.lead[seat] != NONE]
    if s.winner != NONE and sorted(seat for seat in s.ranking if seat != NONE) != played:
        yield "the ranking must list every seat that has played once"
    if s.winner != NONE and not is_fairy(s.lead[s.winner]):
        yield f"seat {s.winner} cannot have won without a fairy"


def table_problems(s):
    played = {card for seat in range(s.players) for card in play_of(s, seat)}
    for card in cards_at(s, TABLE):
        if card not in played:
            yield f"{CARD_CODES[card]} lies on the table, but nobody has played it"
    for card in played:
        if s.place[card] == BOX:
            yield f"{CARD_CODES[card]} has been played, but is in the box"


def play_problems(s, seat):
    lead, partner = s.lead[seat], s.partner[seat]
    if partner != NONE and not may_accompany(lead, partner):
        yield f"{CARD_CODES[lead]} and {CARD_CODES[partner]} of seat {seat} cannot be played together"
    if s.ending != RUNNING or s.step not in (START_TURN, REVEAL):
        return
    if has_empty_hand(s, seat) and lead == NONE:
        yield f"seat {seat} has no card and the game goes on"
    if s.step == REVEAL and lead == NONE and s.asked[seat] == NONE and not has_pending(s, seat, s.row[0]):
        yield f"seat {seat} neither plays nor has a reason to sit out"


def question_problems(s, seat):
    asked = s.asked[seat]
    if asked == NONE:
        return
    if s.ending != RUNNING:
        yield f"seat {seat} is asked something after the end"
    if s.step not in ASKED_AT[asked]:
        yield f"{DECISIONS[asked].name} cannot be asked at {STEPS[s.step]}"
    elif asked == COMMIT_PARTNER and not is_fairy(s.lead[seat]):
        yield f"seat {seat} cannot choose a partner without having led a fairy"
    elif asked == REORDER_POSITION and s.moving in (NONE, s.row[0]):
        yield f"seat {seat} has no Weather card to put back"
    elif asked == FORGE_CHOICE and not can_forge(s, seat):
        yield f"seat {seat} has no combination to forge"
    elif asked == SHARE_PICK and is_pool_empty(s):
        yield f"seat {seat} has no card to pick"


def may_accompany(lead, partner):
    """Whether two cards form a legal play with the first of them as lead (section 4.1)."""
    if not is_fairy(lead):
        return False
    return is_joker(partner) or (is_fairy(partner) and suit_of(lead) == suit_of(partner) and partner < lead)
