"""What a player may do without being asked: plain Python on the record, never compiled."""

from cartomante.core.game import SideActions
from cartomante.core.rule import emit
from toy.events import WAVED
from toy.state import WAVE


def legal(s, c, seat):
    """Everybody may wave once, whoever's turn it is (TY-17)."""
    return [WAVE] if seat < s.players and not s.waved[seat] else []


def apply(s, c, seat, action):
    s.waved[seat] = 1
    emit(s, WAVED, seat)


SIDE = SideActions(legal, apply)
