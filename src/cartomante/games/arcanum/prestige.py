"""Prestige and victory points, doubled while the Devil is in force (sections 4.1 and 4.6)."""

from cartomante.core.rule import emit, rule
from cartomante.games.arcanum.events import FELL, GAINED_VP, LOST_VP, ROSE
from cartomante.games.arcanum.options import PER_STEP
from cartomante.games.arcanum.state import DEVIL, HOUSES, IN_FORCE, TOP


@rule
def multiplier(s):
    return 2 if s.place[DEVIL] == IN_FORCE else 1


@rule
def gain_prestige(s, seat, house, steps):
    """Every step past 21 sends the other Houses back instead (AR-31); those steps are not doubled again (AR-75)."""
    steps *= multiplier(s)
    excess = max(0, s.prestige[house] + steps - TOP)
    s.prestige[house] = min(TOP, s.prestige[house] + steps)
    emit(s, ROSE, seat, house, steps, s.prestige[house])
    if excess > 0:
        back = excess if s.overflow == PER_STEP else 1
        for other in range(HOUSES):
            if other != house:
                move_back(s, seat, other, back)


@rule
def lose_prestige(s, seat, house, steps):
    move_back(s, seat, house, steps * multiplier(s))


@rule
def move_back(s, seat, house, steps):
    """Never below 0 (AR-32)."""
    lost = min(steps, s.prestige[house])
    s.prestige[house] -= lost
    if lost > 0:
        emit(s, FELL, seat, house, lost, s.prestige[house])


@rule
def gain_vp(s, seat, points):
    s.vp[seat] += points * multiplier(s)
    emit(s, GAINED_VP, seat, points * multiplier(s), s.vp[seat])


@rule
def lose_vp(s, seat, points):
    """Never below 0 (AR-72)."""
    lost = min(points * multiplier(s), s.vp[seat])
    s.vp[seat] -= lost
    emit(s, LOST_VP, seat, lost, s.vp[seat])
