"""Players that are not people. A bot is handed a match in which everything its seat cannot know has been redrawn."""

from typing import Protocol

from cartomante.bots.random import RandomBot
from cartomante.bots.reference import ReferenceBot
from cartomante.bots.rollout import RolloutBot
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import CartomanteError, unknown
from cartomante.core.game import Game
from cartomante.core.match import Match


class Bot(Protocol):
    """Chooses for a seat that is deciding now."""

    def choose(self, match: Match, seat: int) -> int: ...

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        """What must be compiled before the bot can think at full speed; empty for one that runs interpreted."""
        ...


REFERENCE, ROLLOUT = "reference", "rollout"
BOTS: dict[str, type[RandomBot] | type[RolloutBot] | type[ReferenceBot]] = {
    "random": RandomBot,
    ROLLOUT: RolloutBot,
    REFERENCE: ReferenceBot,
}


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a game."""
    return [name for name in BOTS if name != REFERENCE or game.house_bot is not None]


def default_bot(game: Game) -> str:
    """The name of the bot that plays a game unless another is asked for."""
    return ROLLOUT if game.house_bot is None else REFERENCE


def make_bot(name: str, **params: object) -> Bot:
    """A bot by name; `params` are those of its class, for example `seed`."""
    if name not in BOTS:
        raise unknown("bot", name, BOTS)
    try:
        return BOTS[name](**params)  # type: ignore[arg-type]
    except TypeError as error:
        raise CartomanteError(f"bot {name!r}: {error}") from error
