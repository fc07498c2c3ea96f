"""The bot that does what it likes best, one step ahead."""

import random

from cartomante.bots.liking import as_whim, shares_of, weights_of
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import CartomanteError
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion


class GreedyBot:
    """Plays by the game's own sense of what is good (`Game.prefer`); with a chance of `whim` it chooses anything.

    The same seed chooses the same.
    """

    def __init__(self, seed: int | None = None, whim: float = 0.0) -> None:
        as_whim(whim)
        self.whim, self._random = whim, random.Random(seed)

    def choose(self, match: Match, seat: int) -> int:
        opinions = self.explain(match, seat)
        if self._random.random() < self.whim:
            return self._random.choice(opinions).action
        best = [opinion for opinion in opinions if opinion.value == opinions[0].value]
        return self._random.choice(best).action

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """Every option with its share of all liking, best first."""
        if match.game.prefer is None:
            raise CartomanteError(f"{match.game.name} has no greedy bot: it does not say what a sensible player likes")
        return shares_of(weights_of(match, seat))

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        return []
