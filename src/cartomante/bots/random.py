"""The bot that does anything at all."""

import random

from cartomante.core.compiled.target import Rehearsal
from cartomante.core.game import Game
from cartomante.core.match import Match


class RandomBot:
    """Chooses uniformly among the legal actions; the same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        return self._random.choice(match.legal_actions(seat))

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        return []
