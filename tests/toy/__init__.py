"""The Four Houses: the smallest complete game. Copy this folder to begin a new one (see docs/adding-a-game.md)."""

from pathlib import Path

from cartomante.core.game import Game
from toy import bot, content, decisions, flow, knowledge, liking, names, position
from toy.events import EVENTS
from toy.invariants import problems
from toy.options import OPTIONS, PRESETS
from toy.side import SIDE
from toy.state import ACTIONS, SEATS, State
from toy.view import ZONES

GAME = Game(
    name="toy",
    version=1,
    min_players=2,
    max_players=SEATS,
    num_actions=ACTIONS,
    state=State,
    set_up=flow.set_up,
    proceed=flow.proceed,
    legal=decisions.legal,
    apply=decisions.apply,
    score=flow.score,
    determinize=knowledge.determinize,
    decisions=decisions.DECISIONS,
    events=EVENTS,
    endings=("last_card",),
    zones=ZONES,
    packs=content.PACKS,
    names=names.NAMES,
    meaning=names.meaning,
    write_position=position.write_position,
    read_position=position.read_position,
    problems=problems,
    max_decisions=content.max_decisions,
    options=OPTIONS,
    presets=PRESETS,
    side=SIDE,
    prefer=liking.prefer,
    outlook=liking.outlook,
    house_bot=bot.choose,
    texts=Path(__file__).parent / "text",
)
