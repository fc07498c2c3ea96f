"""What must hold of every record (section 10), in words for whoever breaks it."""

from cartomante.core.rule import NONE, RUNNING
from cartomante.games.arcanum.cards import discard_of, hand_size, is_major
from cartomante.games.arcanum.decisions import DECISIONS
from cartomante.games.arcanum.effects import PASSED_ON
from cartomante.games.arcanum.events import cards_at
from cartomante.games.arcanum.flow import has_majors, last_turn, scoring_interval
from cartomante.games.arcanum.majors import JUDGEMENT_FIGURES
from cartomante.games.arcanum.scoring import fool_owner
from cartomante.games.arcanum.state import (
    ACTIVE_TURN,
    ALL_HIDE,
    ARTISAN_DRAW,
    CARD_CODES,
    CARDS,
    CATHEDRAL_CHOICE,
    CLEAN_UP,
    DEATH,
    DEATH_DISCARD,
    DEVIL,
    DISCARD_RESOLVED,
    DRAW,
    DRAW_CHOICE,
    DRAW_STEP,
    EMPRESS,
    END_GAME_TURN,
    FIELDS_ADJUST,
    FIGURES,
    FOOL,
    FOOL_ASSIGN,
    FOOL_COMMIT,
    FOOL_MODE,
    FORCED_DISCARD,
    GAIN_HOUSE,
    HAND,
    HAND_LIMIT,
    HAND_LIMIT_DISCARD,
    HARBOUR_DRAW,
    HIDDEN,
    HOUSE_GAIN,
    HOUSE_LOSS,
    HOUSES,
    IN_FORCE,
    JUDGEMENT,
    JUDGEMENT_REMOVE,
    JUDGEMENT_RETURN,
    LIMIT,
    MAJOR_DECK,
    MANDATORY_HIDE,
    MARKET_TRADE,
    MAY_HIDE,
    MINOR_DECK,
    MINORS,
    MOVE_DESTINATION,
    MOVE_FIGURE,
    NEXT_PLAY,
    NO_SCORING,
    ON_BOARD,
    OPTIONAL_HIDE,
    PASSING,
    PAY_HOUSE,
    PLACES,
    PLAY_CARD,
    REGULAR_SCORING,
    REMOVE_FIGURES,
    RESOLVING,
    REVEAL_HIDDEN,
    SCORE_HOUSES,
    SEATS,
    SET_ASIDE,
    STEPS,
    SUN,
    SUN_REVEAL,
    TAKE_VP,
    TEMPERANCE,
    TEMPERANCE_GIVE,
    TEMPERANCE_TAKE,
    TOWER,
    TOWER_PLACE,
    WHEEL,
    WHEEL_PASS,
    WORLD_SCORING,
)

FRAME = (DRAW_STEP, ALL_HIDE, ACTIVE_TURN, SCORE_HOUSES, END_GAME_TURN)
WITHOUT_SEAT = (ALL_HIDE, END_GAME_TURN, SCORE_HOUSES, PAY_HOUSE, CLEAN_UP)
MOST_DRAWN = 10
DETAILS = {  # what a step is about; most are about nothing, or mark their second half
    DRAW: (0, MOST_DRAWN),
    MAY_HIDE: (1, 2),
    GAIN_HOUSE: (1, 3),
    REVEAL_HIDDEN: (1, 3),
    REMOVE_FIGURES: (1, 3),
    TAKE_VP: (0, 2),
    SCORE_HOUSES: (REGULAR_SCORING, WORLD_SCORING),
}
# Decisions that belong to one Major, which is being resolved while they are open.
OF_MAJOR = {
    FOOL_MODE: FOOL,
    HOUSE_LOSS: EMPRESS,
    WHEEL_PASS: WHEEL,
    DEATH_DISCARD: DEATH,
    TEMPERANCE_TAKE: TEMPERANCE,
    TEMPERANCE_GIVE: TEMPERANCE,
    TOWER_PLACE: TOWER,
    SUN_REVEAL: SUN,
    JUDGEMENT_REMOVE: JUDGEMENT,
}
OF_ACTIVE = (
    JUDGEMENT_RETURN, PLAY_CARD, MOVE_FIGURE, MOVE_DESTINATION, ARTISAN_DRAW, MARKET_TRADE, FIELDS_ADJUST,
    CATHEDRAL_CHOICE, FOOL_MODE, HOUSE_GAIN, HOUSE_LOSS, DEATH_DISCARD, TEMPERANCE_TAKE, TEMPERANCE_GIVE, TOWER_PLACE,
    JUDGEMENT_REMOVE,
)  # fmt: skip
OF_PHASE_B = (*OF_ACTIVE, HARBOUR_DRAW, OPTIONAL_HIDE, FORCED_DISCARD, WHEEL_PASS, SUN_REVEAL)
OF_CARD = tuple(d for d in OF_PHASE_B if d not in (JUDGEMENT_RETURN, PLAY_CARD))
TOGETHER = (MANDATORY_HIDE, WHEEL_PASS)
ABOUT = {OPTIONAL_HIDE: (1, 2), HOUSE_GAIN: (1, 3), SUN_REVEAL: (1, 3), JUDGEMENT_REMOVE: (1, 3), FOOL_COMMIT: (0, 3)}


def problems(s, c):
    """Every invariant the record breaks; what is asked is looked at only on a sound table."""
    found = [*card_problems(s), *size_problems(s), *board_problems(s, c), *hand_problems(s)]
    if not found and s.ending == RUNNING:
        found = [*agenda_problems(s), *turn_problems(s)]
    if not found and s.ending == RUNNING:
        found = [*scoring_problems(s), *question_problems(s)]
    return found


# the table


def card_problems(s):
    """A card has one place; which one depends on what it is (10.1, 10.2)."""
    for card in range(CARDS):
        if not may_lie(s, card, s.place[card]):
            yield f"{CARD_CODES[card]} cannot be where it is"
        if s.face_up[card] and not HIDDEN <= s.place[card] < HIDDEN + SEATS:
            yield f"{CARD_CODES[card]} is not hidden, so it cannot be face up"
        if s.since[card] > s.clock or s.came[card] > s.clock:
            yield f"{CARD_CODES[card]} has moved after the present moment"
        if s.place[card] >= HAND and not s.traced[card] >> (s.place[card] - HAND) % SEATS & 1:
            yield f"{CARD_CODES[card]} must be traced by its owner"
        if s.place[card] >= HAND and not s.sure[card] >> (s.place[card] - HAND) % SEATS & 1:
            yield f"{CARD_CODES[card]}: its owner must be sure of it"
        if s.sure[card] & ~s.traced[card]:
            yield f"{CARD_CODES[card]}: only who has traced it can be sure of it"
        if s.place[card] in (MINOR_DECK, MAJOR_DECK) and s.traced[card]:
            yield f"{CARD_CODES[card]} is in a deck, so nobody can have traced it"
        if s.pack[card] > s.packs[is_major(card)]:
            yield f"{CARD_CODES[card]} comes from a deck that does not exist yet"


def size_problems(s):
    """Sizes are counted along; from a position they are counted anew, so that only a rule can get them wrong."""
    for place in range(PLACES):
        if s.size[place] != len(cards_at(s, place)):
            yield f"zone {place} is said to have {s.size[place]} cards"
    for seat in range(SEATS):
        if s.minors[seat] != sum(card < MINORS for card in cards_at(s, HAND + seat)):
            yield f"seat {seat} is said to have {s.minors[seat]} Minors"


def may_lie(s, card, place):
    if place >= HAND:
        is_hidden = HIDDEN <= place < HIDDEN + SEATS
        return (place - HAND) % SEATS < s.players and (not is_hidden or card < MINORS or card == FOOL)
    if place == SET_ASIDE:
        return is_major(card) and not has_majors(s, s.turn)
    if is_major(card) and not has_majors(s, s.turn):
        return False
    if place in (RESOLVING, IN_FORCE, ON_BOARD):
        return card == {RESOLVING: s.resolving, IN_FORCE: DEVIL, ON_BOARD: TOWER}[place]
    return place in ((MAJOR_DECK if is_major(card) else MINOR_DECK), discard_of(card))


def board_problems(s, c):
    for figure in range(FIGURES):
        if (s.figure[figure] == 0) != (s.remover[figure] != NONE):
            yield f"figure {figure} must be either in a location or removed by a player"
    for seat in range(s.players):
        if sum(remover == seat for remover in s.remover) > JUDGEMENT_FIGURES:
            yield f"seat {seat} has removed more than {JUDGEMENT_FIGURES} figures"
    is_there = s.place[TOWER] == ON_BOARD
    if (s.tower != NONE) != is_there or (s.tower_owner != NONE) != is_there:
        yield "the Tower has a placement and an owner if and only if it is on the board"
    elif is_there and (s.tower >= c.placement_count or s.tower_owner >= s.players):
        yield "the Tower lies where the board has no place for it"
    if s.turn > last_turn(s):
        yield f"turn must be at most {last_turn(s)}"


def hand_problems(s):
    for seat in range(s.players):
        is_drawing = s.asked[seat] == HAND_LIMIT_DISCARD or any(
            s.agenda[i, 0] == LIMIT and s.agenda[i, 1] == seat for i in range(s.steps)
        )
        size = hand_size(s, seat) + len(cards_at(s, PASSING + seat))
        if size > HAND_LIMIT and not is_drawing:
            yield f"seat {seat} holds {size} cards; allowed: {HAND_LIMIT}"
        if s.asked[seat] == HAND_LIMIT_DISCARD and hand_size(s, seat) <= HAND_LIMIT:
            yield f"seat {seat} holds no more than {HAND_LIMIT} cards"


# the agenda


def agenda_problems(s):
    """What is left to be done ends with the frame of a game turn, and begins with parts of one effect."""
    steps = [(s.agenda[i, 0], s.agenda[i, 1], s.agenda[i, 2], s.agenda[i, 3]) for i in reversed(range(s.steps))]
    frame = [(step, seat) for step, seat, a, _ in steps if is_frame(step, a)]
    effects = [step for step in steps if not is_frame(step[0], step[2])]
    if not steps:
        if any(decision != NONE for decision in s.asked) or s.active != NONE:
            yield "agenda: somebody is asked, so something must be left to be done"
        return
    if steps[: len(effects)] != effects or frame != frame_of(s)[-len(frame) :] or not frame:
        yield "agenda: it does not end like a game turn"
    for step, seat, a, b in steps:
        if (seat == NONE) != (step in WITHOUT_SEAT) and step != SCORE_HOUSES:
            yield f"agenda: {STEPS[step]} must name a seat, or must not"
        low, high = DETAILS.get(step, (0, 1))
        if not low <= a <= high or b > (MOST_DRAWN if step == DRAW else 0):
            yield f"agenda: {STEPS[step]} is about a number from {low} to {high}"
    yield from effect_problems(s, effects)


def is_frame(step, a):
    return step in FRAME and not (step == DRAW_STEP and a) and not (step == SCORE_HOUSES and a != REGULAR_SCORING)


def frame_of(s):
    order = [(s.first + i) % s.players for i in range(s.players)]
    frame = [*((DRAW_STEP, seat) for seat in order), (ALL_HIDE, NONE), *((ACTIVE_TURN, seat) for seat in order)]
    if s.turn % scoring_interval(s) == 0:
        frame.append((SCORE_HOUSES, NONE))
    return [*frame, (END_GAME_TURN, NONE)]


def effect_problems(s, effects):
    """In an active turn the next play comes last, and before it the card that is being resolved goes."""
    kinds = [step for step, _, _, _ in effects]
    if s.active != NONE:
        if kinds.count(NEXT_PLAY) != 1 or effects[-1][:2] != (NEXT_PLAY, s.active):
            yield "agenda: the active turn must go on with the next play"
        if kinds.count(DISCARD_RESOLVED) != (s.resolving != NONE):
            yield "agenda: a card that is being resolved must be discarded in the end"
        elif s.resolving != NONE and kinds[-2:] != [DISCARD_RESOLVED, NEXT_PLAY]:
            yield "agenda: the card that is resolved is discarded before the next play"
    elif any(kind not in (DRAW, LIMIT, DRAW_STEP, PAY_HOUSE, CLEAN_UP) for kind in kinds):
        yield "agenda: there is an effect, but nobody's active turn"


# the turn


def turn_problems(s):
    if (s.resolving != NONE) != bool(cards_at(s, RESOLVING)) and s.resolving not in (FOOL, DEVIL, TOWER):
        yield "resolved: the card is not being resolved"
    if s.active == NONE and (s.resolving != NONE or s.place[DEVIL] == IN_FORCE or s.minor_played or s.major_played):
        yield "active: nobody is active, so no card can be in play"
    if s.active != NONE and s.active >= s.players:
        yield f"active: there is no seat {s.active}"
    if s.spared != NONE and not HAND <= s.place[s.spared] < HAND + SEATS:
        yield "spared: the card is in no hand"
    if any(s.place[card] >= PASSING for card in range(CARDS)) and s.resolving != WHEEL:
        yield "passing: cards are passed on only by the Wheel"
    for card in (*s.taken, *s.given):
        if card != NONE and card > FOOL:
            yield f"taken and given: {CARD_CODES[card]} cannot be exchanged"


def scoring_problems(s):
    steps = [s.agenda[i, 0] for i in range(s.steps)]
    if s.scoring == NO_SCORING:
        if s.shown or s.paid or s.fool_house != NONE or PAY_HOUSE in steps or CLEAN_UP in steps:
            yield "scoring: nothing is shown or paid outside a scoring"
        return
    left = HOUSES - sum(s.paid >> house & 1 for house in range(HOUSES))
    if (
        steps.count(PAY_HOUSE) != left
        or steps.count(CLEAN_UP) != 1
        or (s.scoring == REGULAR_SCORING) != (s.active == NONE)
    ):
        yield "scoring: it does not go on with the Houses that are left"
    if s.fool_house != NONE and fool_owner(s) == NONE:
        yield "fool_house: nobody has hidden the Fool"


# questions


def question_problems(s):
    asked = {seat: s.asked[seat] for seat in range(SEATS) if s.asked[seat] != NONE}
    if s.queued or len(set(asked.values())) > 1 or (len(asked) > 1 and not set(asked.values()) <= set(TOGETHER)):
        yield "asked: only one seat can be asked this at a time"
    for seat, decision in asked.items():
        yield from problems_of_question(s, seat, decision)


def problems_of_question(s, seat, decision):
    name = DECISIONS[decision].name
    first = STEPS[s.agenda[s.steps - 1, 0]] if s.steps else ""
    low, high = ABOUT.get(decision, (s.about, s.about))
    if decision in OF_PHASE_B and s.active == NONE:
        yield f"{name} is asked in an active turn only"
    elif decision in OF_ACTIVE and seat != s.active:
        yield f"{name} is asked of the active player only"
    elif decision in OF_CARD and s.resolving == NONE:
        yield f"{name} needs a card that is being resolved"
    elif decision in OF_MAJOR and s.resolving != OF_MAJOR[decision]:
        yield f"{name} belongs to {CARD_CODES[OF_MAJOR[decision]]}"
    elif decision == PLAY_CARD and (s.resolving != NONE or first != "next_play"):
        yield "play_card is asked between cards only"
    elif decision in (MOVE_DESTINATION, JUDGEMENT_RETURN) and s.moving == NONE:
        yield f"{name} needs a figure"
    elif decision == JUDGEMENT_RETURN and s.remover[s.moving] != seat:
        yield "moving: this figure does not wait for its return"
    elif decision == MOVE_DESTINATION and s.figure[s.moving] == 0:
        yield "moving: this figure is not in the city"
    elif decision == HOUSE_LOSS and s.gained == NONE:
        yield "gained: house_loss needs the House that was raised"
    elif not low <= s.about <= high:
        yield f"about: {name} is about a number from {low} to {high}"
    elif decision == TEMPERANCE_GIVE and (s.exchanges > 1 or s.taken[s.exchanges] == NONE):
        yield "taken: temperance_give needs the card that is taken"
    elif decision == TEMPERANCE_GIVE and s.place[s.taken[s.exchanges]] != HIDDEN + seat:
        yield "taken: the card is not among the hidden ones"
    elif decision in (FOOL_ASSIGN, FOOL_COMMIT) and (s.scoring == NO_SCORING or fool_owner(s) != seat):
        yield f"{name} is asked of who has hidden the Fool, in a scoring"
    elif decision == WHEEL_PASS and (first != "pass_cards" or len(cards_at(s, PASSING + seat)) >= PASSED_ON):
        yield "wheel_pass leads to cards that move"
    elif decision == HAND_LIMIT_DISCARD and first != "limit":
        yield "hand_limit_discard is followed by another look at the limit"
    elif decision in (DRAW_CHOICE, MANDATORY_HIDE) and s.active != NONE:
        yield f"{name} is asked before anybody is active"
