"""The 22 Majors, each in the order of its text (section 4.5)."""

from cartomante.core.rule import ask, emit, rule
from cartomante.games.arcanum.agenda import each_other, left_of, then
from cartomante.games.arcanum.cards import hand_size, minors_in_hand
from cartomante.games.arcanum.events import DOUBLING_BEGAN
from cartomante.games.arcanum.options import HAND_TOTAL, STRICT
from cartomante.games.arcanum.prestige import gain_vp, lose_vp
from cartomante.games.arcanum.state import (
    CHARIOT,
    DEATH,
    DEATH_DISCARD,
    DEVIL,
    DRAW,
    EMPEROR,
    EMPRESS,
    EXCHANGE,
    FOOL,
    FOOL_MODE,
    GAIN_HOUSE,
    HANGED_MAN,
    HERMIT,
    HIEROPHANT,
    HIGH_PRIESTESS,
    IN_FORCE,
    JUDGEMENT,
    JUSTICE,
    LOVERS,
    MAGICIAN,
    MAY_HIDE,
    MOON,
    MOVE_ANY,
    MUST_DISCARD,
    PASS_CARDS,
    REMOVE_FIGURES,
    REVEAL_HIDDEN,
    SCORE_HOUSES,
    STARS,
    STRENGTH,
    SUN,
    TAKE_VP,
    TEMPERANCE,
    TOWER,
    TOWER_PLACE,
    WHEEL,
    WORLD,
    WORLD_SCORING,
)
from cartomante.games.arcanum.zones import put

JUSTICE_HAND = 4
SUN_CARDS, JUDGEMENT_FIGURES = 3, 3


@rule
def resolve_major(s, seat, card):
    if card < LOVERS:
        resolve_fool_to_hierophant(s, seat, card)
    elif card < DEATH:
        resolve_lovers_to_hanged_man(s, seat, card)
    else:
        resolve_death_to_world(s, seat, card)


@rule
def resolve_fool_to_hierophant(s, seat, card):
    if card == FOOL:
        ask(s, FOOL_MODE, seat)
    elif card == MAGICIAN:
        then(s, DRAW, seat, 2, 0)
        then(s, MAY_HIDE, seat, 1)
    elif card == HIGH_PRIESTESS:
        gain_vp(s, seat, 3)
    elif card == EMPRESS:
        then(s, MOVE_ANY, seat)
        then(s, GAIN_HOUSE, seat, 1)
    elif card == EMPEROR:
        then(s, MAY_HIDE, seat, 1)
        then(s, GAIN_HOUSE, seat, 3)
    elif card == HIEROPHANT:
        then(s, DRAW, seat, 1, 1)


@rule
def resolve_lovers_to_hanged_man(s, seat, card):
    if card == LOVERS:
        lovers(s, seat)
    elif card == CHARIOT:
        then(s, GAIN_HOUSE, seat, 2)
        each_other(s, MUST_DISCARD, seat)
    elif card == STRENGTH:
        gain_vp(s, seat, 2)
        then(s, GAIN_HOUSE, seat, 3)
    elif card == HERMIT:
        then(s, MAY_HIDE, seat, 2)
        each_other(s, MAY_HIDE, seat, 1)
    elif card == WHEEL:
        then(s, PASS_CARDS, seat)
    elif card == JUSTICE:
        justice(s, seat)
    elif card == HANGED_MAN:
        lose_vp(s, seat, 2)
        then(s, DRAW, seat, 0, 2)


@rule
def resolve_death_to_world(s, seat, card):
    if card == DEATH:
        death(s, seat)
    elif card == TEMPERANCE:
        then(s, MOVE_ANY, seat)
        then(s, EXCHANGE, seat)
    elif card == DEVIL:
        put(s, DEVIL, IN_FORCE)
        emit(s, DOUBLING_BEGAN, seat)
    elif card == TOWER:
        gain_vp(s, seat, 2)
        ask(s, TOWER_PLACE, seat)
    elif card == STARS:
        then(s, DRAW, seat, 2, 0)
        then(s, TAKE_VP, seat, 1 + s.stars_vp)
    elif card == MOON:
        moon(s, seat)
    elif card == SUN:
        gain_vp(s, seat, 2)
        each_other(s, REVEAL_HIDDEN, seat, SUN_CARDS)
    elif card == JUDGEMENT:
        each_other(s, MUST_DISCARD, seat)
        then(s, REMOVE_FIGURES, seat, JUDGEMENT_FIGURES)
    elif card == WORLD:
        then(s, MAY_HIDE, seat, 1)
        then(s, SCORE_HOUSES, seat, WORLD_SCORING)


@rule
def lovers(s, seat):
    """Two points for everybody with the fewest, and two for the active player (AR-68)."""
    lowest, count = s.vp[seat], 0
    for player in range(s.players):
        lowest = min(lowest, s.vp[player])
    for player in range(s.players):
        count += s.vp[player] == lowest
    is_lowest = s.vp[seat] == lowest and (count == 1 or s.lovers_tie != STRICT)
    for player in range(s.players):
        if player != seat and s.vp[player] == lowest:
            gain_vp(s, player, 2)
    gain_vp(s, seat, 4 if is_lowest else 2)


@rule
def justice(s, seat):
    """Draw up to four cards; Justice itself has left the hand (AR-71)."""
    held = hand_size(s, seat) if s.justice_target == HAND_TOTAL else minors_in_hand(s, seat)
    if held < JUSTICE_HAND:
        then(s, DRAW, seat, JUSTICE_HAND - held, 0)


@rule
def death(s, seat):
    """One or two Minors for as many Majors; without a Minor, nothing (AR-73)."""
    s.death_discards = 0
    if minors_in_hand(s, seat) > 0:
        ask(s, DEATH_DISCARD, seat)


@rule
def moon(s, seat):
    """All draw, then all may hide, the active player first and up to twice (AR-89)."""
    minors = 2 - s.moon_draw
    then(s, DRAW, seat, minors, 0)
    other = left_of(s, seat)
    while other != seat:
        then(s, DRAW, other, minors, 0)
        other = left_of(s, other)
    then(s, MAY_HIDE, seat, 2)
    each_other(s, MAY_HIDE, seat, 1)
