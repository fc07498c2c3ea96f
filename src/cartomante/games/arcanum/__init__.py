"""Arcanum: the whole declaration."""

from cartomante.core.game import Game, Level
from cartomante.games.arcanum import (
    content,
    decisions,
    facts,
    flow,
    instinct,
    knowledge,
    liking,
    names,
    outlook,
    position,
    scoring,
    tutorial,
)
from cartomante.games.arcanum.events import EVENTS
from cartomante.games.arcanum.invariants import problems
from cartomante.games.arcanum.options import OPTIONS, PRESETS
from cartomante.games.arcanum.room import Room
from cartomante.games.arcanum.state import ACTIONS, SEATS, State
from cartomante.games.arcanum.view import ZONES

GAME = Game(
    name="arcanum",
    version=1,
    min_players=3,
    max_players=SEATS,
    num_actions=ACTIONS,
    state=State,
    set_up=flow.set_up,
    proceed=flow.proceed,
    legal=decisions.legal,
    apply=decisions.apply,
    score=scoring.score,
    determinize=knowledge.determinize,
    decisions=decisions.DECISIONS,
    events=EVENTS,
    endings=("turns_played",),
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
    room=Room,
    prefer=liking.prefer,
    instinct=instinct.instinct,
    insight=outlook.insight,
    recall=instinct.recall,
    outlook=outlook.outlook,
    is_quiet=outlook.is_quiet,
    facts=facts.facts,
    sway=3.0,
    levels={
        "apprentice": Level("greedy", {"whim": 0.2}),
        "adept": Level("instinct"),
        "master": Level("race", {"iterations": 1500, "milliseconds": 900, "depth": 16}),
    },
    tutorial=tutorial.SCRIPT,
)
