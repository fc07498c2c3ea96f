"""Arcana of Cadwallon: the whole declaration."""

from cartomante.core.game import Game, Level
from cartomante.games.cadwallon import (
    content,
    decisions,
    facts,
    flow,
    knowledge,
    laying,
    liking,
    names,
    outlook,
    position,
    scoring,
    set_up,
    tutorial,
)
from cartomante.games.cadwallon.events import EVENTS
from cartomante.games.cadwallon.invariants import problems
from cartomante.games.cadwallon.options import OPTIONS, PRESETS, objection
from cartomante.games.cadwallon.state import ACTIONS, ENDINGS, SEATS, State
from cartomante.games.cadwallon.view import ZONES_SHOWN

GAME = Game(
    name="cadwallon",
    version=1,
    min_players=2,
    max_players=SEATS,
    num_actions=ACTIONS,
    state=State,
    set_up=set_up.set_up,
    proceed=flow.proceed,
    legal=decisions.legal,
    apply=decisions.apply,
    score=scoring.score,
    determinize=knowledge.determinize,
    decisions=decisions.DECISIONS,
    events=EVENTS,
    endings=ENDINGS,
    zones=ZONES_SHOWN,
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
    room=laying.Room,
    prefer=liking.prefer,
    outlook=outlook.outlook,
    levels={  # a hundred simulations are well ahead of liking already; more is left to the master
        "apprentice": Level("greedy", {"whim": 0.2}),
        "adept": Level("search", {"iterations": 100, "milliseconds": 100}),
        "master": Level("search", {"iterations": 5000, "milliseconds": 1000}),
    },
    facts=facts.facts,
    aliases=("arcana",),
    tutorial=tutorial.SCRIPT,
)
