"""What `cartomante bench` measures of this game besides random play: how quickly a belief keeps up."""

import random

import numpy as np

from cartomante.core.game import Game, Workload
from cartomante.core.match import Match
from cartomante.games.shipwreck.belief import catch_up
from cartomante.games.shipwreck.likelihood import UNIFORM
from cartomante.games.shipwreck.quick import QuickBelief
from cartomante.games.shipwreck.story import Past, Room

GAMES = 200
FEW = 10  # for plain Python
UPDATES_PER_SECOND = 200_000


def workloads(players: int) -> list[Workload]:
    from cartomante.games.shipwreck import GAME

    matches = [longest_story(GAME, players, seed) for seed in range(GAMES)]
    states = np.array([np.frombuffer(match.state_bytes(), np.uint8) for match in matches])
    pasts = [Past.of(match._s) for match in matches[:FEW]]
    quick, content = QuickBelief(GAME), GAME.pack()

    def compiled() -> int:
        return quick.absorb_anew(states, content.buffer)

    def interpreted() -> int:
        for past in pasts:
            room = Room(1.0)
            catch_up(past, content.c, room, room, UNIFORM)
        return sum(past.traced for past in pasts)

    return [
        Workload(
            "exact belief, public facts absorbed", "updates/s", UPDATES_PER_SECOND,
            compiled, "the same rules in plain Python", interpreted,
        )
    ]  # fmt: skip


def longest_story(game: Game, players: int, seed: int) -> Match:
    """A random match of the base set at the moment when its trace was longest."""
    match, rng = game.new_match(players, seed), random.Random(seed)
    best = match.clone()
    while not match.is_over:
        seat = match.deciders()[0]
        match.apply(rng.choice(match.legal_actions(seat)), seat)
        if match._s.traced > best._s.traced:
            best = match.clone()
    return best
