"""The Shipwreck Arcana: the whole declaration."""

from cartomante.core.game import Game, Level
from cartomante.games.shipwreck import (
    content,
    decisions,
    deduction,
    flow,
    house_bot,
    knowledge,
    measure,
    names,
    position,
    state,
    tutorial,
    ways,
)
from cartomante.games.shipwreck.deduction_bot import DeductionBot
from cartomante.games.shipwreck.events import EVENTS
from cartomante.games.shipwreck.facts import facts
from cartomante.games.shipwreck.invariants import problems
from cartomante.games.shipwreck.options import OPTIONS, PRESETS, objection
from cartomante.games.shipwreck.seats import is_hushed
from cartomante.games.shipwreck.side import SIDE
from cartomante.games.shipwreck.view import ZONES

GAME = Game(
    name="shipwreck",
    version=1,
    min_players=2,
    max_players=state.SEATS,
    num_actions=state.ACTIONS,
    state=state.record(OPTIONS),
    set_up=flow.set_up,
    proceed=flow.proceed,
    legal=decisions.legal,
    apply=decisions.apply,
    score=flow.score,
    determinize=knowledge.determinize,
    decisions=decisions.DECISIONS,
    events=EVENTS,
    endings=state.ENDINGS,
    zones=ZONES,
    facts=facts,
    packs=content.PACKS,
    names=names.NAMES,
    meaning=names.meaning,
    write_position=position.write_position,
    read_position=position.read_position,
    problems=problems,
    max_decisions=content.max_decisions,
    options=OPTIONS,
    presets=PRESETS,
    objection=objection,
    side=SIDE,
    room=ways.Room,
    house_bot=house_bot.choose,
    bots={"deduction": DeductionBot},
    levels={
        "apprentice": Level("deduction", {"slips": 0.5}),
        "adept": Level("reference"),
        "master": Level("deduction"),
    },
    beliefs=deduction.beliefs,
    workloads=measure.workloads,
    hushed=is_hushed,
    is_cooperative=True,
    tutorial=tutorial.SCRIPT,
)
