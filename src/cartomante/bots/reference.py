"""The bot that plays as the rules page of a game describes."""

from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import CartomanteError
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion


class ReferenceBot:
    """The house bot of a game, for games that have one. It leaves nothing to luck, so that the seed changes nothing."""

    def __init__(self, seed: int | None = None) -> None: ...

    def choose(self, match: Match, seat: int) -> int:
        if match.game.house_bot is None:
            raise CartomanteError(f"{match.game.name} has no reference bot: its rules describe none")
        return match.game.house_bot(match, seat)

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """It knows what to do and thinks nothing of the rest."""
        chosen = self.choose(match, seat)
        return sorted(
            (Opinion(action, float(action == chosen)) for action in match.legal_actions(seat)),
            key=lambda opinion: -opinion.value,
        )

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        return []
