"""What a practised player does without a thought: a network taught by millions of games against itself.

It is given what a seat can see (sight.py) and corrects what a sensible player would like (liking.py).
"""

import math
from pathlib import Path

import numpy as np

from cartomante.core.record import without_gaps
from cartomante.core.rule import rule
from cartomante.games.arcanum import experience
from cartomante.games.arcanum.liking import prefer
from cartomante.games.arcanum.measures import MEASURES
from cartomante.games.arcanum.sight import SIGHTS, look
from cartomante.games.arcanum.state import ACTIONS

FILE, INSIGHT = Path(__file__).with_name("instinct.npz"), Path(__file__).with_name("insight.npz")
INNER, OUTER = 512, 128  # neurons that look at what is seen, and those that look at these
FAINTEST = 1e-18  # liking below which all is alike
ZERO = np.float32(0.0)

Lore = without_gaps(
    [
        ("eyes", np.float32, (SIGHTS, INNER)),  # what an inner neuron makes of each sight
        ("eye_bias", np.float32, (INNER,)),
        ("nerves", np.float32, (INNER, OUTER)),  # what an outer neuron makes of each inner one
        ("nerve_bias", np.float32, (OUTER,)),
        ("voices", np.float32, (ACTIONS, OUTER)),  # what each outer one says for an action
        ("voice_bias", np.float32, (ACTIONS,)),
        ("trust", np.float32),  # in liking
        ("insight_eyes", np.float32, (MEASURES, experience.INNER)),  # how seats stand: see outlook.py
        ("insight_eye_bias", np.float32, (experience.INNER,)),
        ("insight_nerves", np.float32, (experience.INNER, experience.OUTER)),
        ("insight_nerve_bias", np.float32, (experience.OUTER,)),
        ("insight_voices", np.float32, (experience.OUTER,)),
    ]
)


def recall():
    """What was learnt, as a record."""
    lore = np.zeros((), Lore)
    with np.load(FILE) as learnt, np.load(INSIGHT) as insight:
        for part in learnt:
            lore[part] = learnt[part]
        for part in insight:
            lore[f"insight_{part}"] = insight[part]
    return lore


@rule
def instinct(s, c, seat, mask, weights, room, lore):
    """Weigh each marked option by how likely a practised player is to choose it."""
    for i in range(SIGHTS):
        room.sight[i] = 0
    look(s, c, seat, room.sight, weights)
    think(room.sight, room.thoughts, lore)
    prefer(s, c, seat, mask, weights)
    best = -math.inf
    for action in range(ACTIONS):
        if mask[action]:
            weights[action] = voice(room.thoughts, action, lore) + lore.trust * math.log(max(weights[action], FAINTEST))
            best = max(best, weights[action])
    for action in range(ACTIONS):
        if mask[action]:
            weights[action] = math.exp(weights[action] - best)


@rule
def think(sight, thoughts, lore):
    eyes, eye_bias, nerves, nerve_bias = lore.eyes, lore.eye_bias, lore.nerves, lore.nerve_bias
    for inner in range(INNER):
        thoughts[inner] = eye_bias[inner]
    for i in range(SIGHTS):
        if sight[i] != 0:  # as few are
            seen = np.float32(sight[i])
            for inner in range(INNER):
                thoughts[inner] += seen * eyes[i, inner]
    for outer in range(OUTER):
        thoughts[INNER + outer] = nerve_bias[outer]
    for inner in range(INNER):
        if thoughts[inner] > 0:
            thought = thoughts[inner]
            for outer in range(OUTER):
                thoughts[INNER + outer] += thought * nerves[inner, outer]


@rule
def voice(thoughts, action, lore):
    voices, total = lore.voices, lore.voice_bias[action]
    for outer in range(OUTER):
        total += max(thoughts[INNER + outer], ZERO) * voices[action, outer]
    return total
