"""Players that are not people. A bot is handed a match in which everything its seat cannot know has been redrawn."""

from typing import Protocol

from cartomante.bots.random import RandomBot
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


BOTS: dict[str, type[RandomBot] | type[RolloutBot]] = {"random": RandomBot, "rollout": RolloutBot}
DEFAULT = "rollout"


def make_bot(name: str, **params: object) -> Bot:
    """A bot by name; `params` are those of its class, for example `seed`."""
    if name not in BOTS:
        raise unknown("bot", name, BOTS)
    try:
        return BOTS[name](**params)  # type: ignore[arg-type]
    except TypeError as error:
        raise CartomanteError(f"bot {name!r}: {error}") from error
