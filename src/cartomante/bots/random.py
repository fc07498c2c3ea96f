"""The bot that does anything at all."""

import random

from cartomante.core.compiled.target import Rehearsal
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion


class RandomBot:
    """Chooses uniformly among the legal actions; the same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        return self._random.choice(match.legal_actions(seat))

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """It likes everything equally."""
        options = match.legal_actions(seat)
        return [Opinion(action, 1 / len(options)) for action in options]

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        return []
