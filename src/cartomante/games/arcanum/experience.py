"""What games have taught: small networks of neurons, fitted to many games by `make experience`.

They are given the measures of a seat and say how well the seat stands: one among sensible players, whose numbers are
here, another among practised ones, whose numbers are part of what those have learnt (instinct.py).
"""

from pathlib import Path

import numpy as np

from cartomante.core.rule import rule
from cartomante.games.arcanum.measures import MEASURES

INNER, OUTER = 48, 16  # neurons that look at the measures, and those that look at these
NEURONS = INNER + OUTER
LEARNT = Path(__file__).with_name("experience.npz")

with np.load(LEARNT) as _learnt:
    EYES, EYE_BIAS = _learnt["eyes"], _learnt["eye_bias"]  # what an inner neuron makes of each measure
    NERVES, NERVE_BIAS = _learnt["nerves"], _learnt["nerve_bias"]  # what an outer neuron makes of each inner one
    VOICES = _learnt["voices"]  # what each outer one adds to the verdict


@rule
def verdict(measures, neurons, eyes, eye_bias, nerves, nerve_bias, voices):
    for inner in range(INNER):
        neurons[inner] = eye_bias[inner]
    for i in range(MEASURES):
        if measures[i] != 0:  # as many are
            for inner in range(INNER):
                neurons[inner] += measures[i] * eyes[i, inner]
    for outer in range(OUTER):
        neurons[INNER + outer] = nerve_bias[outer]
    for inner in range(INNER):
        if neurons[inner] > 0:
            for outer in range(OUTER):
                neurons[INNER + outer] += neurons[inner] * nerves[inner, outer]
    total = 0.0
    for outer in range(OUTER):
        total += max(neurons[INNER + outer], 0.0) * voices[outer]
    return total
