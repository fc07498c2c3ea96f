"""The belief in compiled code, for bots that ask it thousands of times a second."""

from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from cartomante.core.compiled.target import load_template
from cartomante.core.errors import unknown
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.games.shipwreck.likelihood import GIVEN, LIKELIHOODS, UNIFORM
from cartomante.games.shipwreck.state import VALUES

ENTRIES = Path(__file__).parent / "belief_entries.py"


class QuickBelief:
    """How likely everybody must think each value of a hand, under one of the named likelihoods, as floats.

    Equals `match.beliefs(None, hand, policy).floats`. It keeps what it has worked out, so that following one match
    costs only what is new in it; any other match may be asked about too. Not for several threads at once.
    """

    def __init__(self, game: Game, policy: str = "uniform") -> None:
        if policy not in LIKELIHOODS[:GIVEN]:
            raise unknown("policy", policy, LIKELIHOODS[:GIVEN])
        self.game, self._likelihood = game, LIKELIHOODS.index(policy)
        self._room = game.new_room()
        self._counts = game.new_room() if self._likelihood > UNIFORM else self._room
        self._totals = np.zeros(VALUES)

    @cached_property
    def _entry(self) -> ModuleType:
        return load_template(self.game, ENTRIES)

    def chances(self, match: Match, hand: int) -> dict[int, float]:
        """The share of each value that the hand may hold; empty for an empty hand."""
        self._entry.believe(
            match._state, match.pack.buffer, self._room, self._counts, self._likelihood, hand, self._totals
        )
        whole = self._totals[1:].sum()
        return {value: self._totals[value] / whole for value in range(1, VALUES) if self._totals[value] > 0}

    def absorb_anew(self, states: Any, content: Any) -> int:
        """Absorb the traces of many records, each from its beginning; returns the number of updates."""
        return int(self._entry.believe_anew(states, content, self._room, self._counts, self._likelihood))
