"""The Weather Talismans (I Talismani del Tempo): the whole declaration."""

from cartomante.core.game import Game, Level
from cartomante.games.talismans import (
    content,
    decisions,
    facts,
    flow,
    knowledge,
    liking,
    names,
    outlook,
    position,
    scoring,
    tutorial,
)
from cartomante.games.talismans.events import EVENTS
from cartomante.games.talismans.invariants import problems
from cartomante.games.talismans.options import OPTIONS, PRESETS
from cartomante.games.talismans.state import ACTIONS, SEATS, State
from cartomante.games.talismans.view import ZONES

GAME = Game(
    name="talismans",
    version=1,
    min_players=content.MIN_PLAYERS,
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
    endings=("hand_empty",),
    zones=ZONES,
    facts=facts.facts,
    packs=content.PACKS,
    names=names.NAMES,
    meaning=names.meaning,
    write_position=position.write_position,
    read_position=position.read_position,
    problems=problems,
    max_decisions=content.max_decisions,
    prefer=liking.prefer,
    outlook=outlook.outlook,
    levels={  # against greedy players 500 simulations win no more often than 100
        "apprentice": Level("greedy", {"whim": 0.2}),
        "adept": Level("search", {"iterations": 100, "milliseconds": 100}),
        "master": Level("search", {"iterations": 5000, "milliseconds": 1000}),
    },
    options=OPTIONS,
    presets=PRESETS,
    room=knowledge.Room,
    points_per_unit=2,
    tutorial=tutorial.SCRIPT,
)
