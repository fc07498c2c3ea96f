"""Players that are not people. A bot is handed a match in which everything its seat cannot know has been redrawn.

A bot goes by its name (`random`, `greedy`, `search`, ...), or by a level (`apprentice`, `adept`, `master`), which
stands for one of them in each game.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from cartomante.bots.greedy import GreedyBot
from cartomante.bots.instinct import InstinctBot
from cartomante.bots.levels import LEVELS, levels_of
from cartomante.bots.race import RaceBot
from cartomante.bots.random import RandomBot
from cartomante.bots.reference import ReferenceBot
from cartomante.bots.search import SearchBot
from cartomante.core.compiled.target import Rehearsal
from cartomante.core.errors import CartomanteError, unknown
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Opinion",
    "bots_for",
    "default_bot",
    "levels_for",
    "levels_of",
    "make_bot",
    "tell_bots",
]


class Bot(Protocol):
    """Chooses for a seat that is deciding now."""

    def choose(self, match: Match, seat: int) -> int: ...

    def explain(self, match: Match, seat: int) -> list[Opinion]:
        """What it thinks of every option, the best first."""
        ...

    def rehearsals(self, game: Game) -> list[Rehearsal]:
        """What must be compiled before the bot can think at full speed; empty for one that runs interpreted."""
        ...


BOTS: Mapping[str, type[Any]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "instinct": InstinctBot,
    "search": SearchBot,
    "race": RaceBot,
    "reference": ReferenceBot,
}


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a game; its own come last."""
    can = {
        "random": True,
        "greedy": game.prefer is not None,
        "instinct": game.instinct is not None,
        "search": not game.is_cooperative,  # it would take for granted that partners see what it sees,
        "race": not game.is_cooperative,  # and so would this one
        "reference": game.house_bot is not None,
    }
    return [*(name for name in BOTS if can[name]), *(game.bots or ())]


def levels_for(game: Game) -> list[str]:
    """What people choose from."""
    return list(levels_of(game))


def default_bot(game: Game) -> str:
    """The level that plays a game unless another is asked for."""
    return "adept"


def make_bot(name: str, game: Game | None = None, **params: object) -> Bot:
    """A bot by name; `params` are those of its class, for example `seed`. Levels and own bots of a game need `game`."""
    if name in LEVELS:
        if game is None:
            raise CartomanteError(f"bot {name!r}: a level is another bot in each game; say which game")
        level = levels_of(game)[name]
        return make_bot(level.bot, game, **{**level.params, **params})
    own = (game.bots or {}) if game is not None else {}
    known: dict[str, Callable[..., Bot]] = {**BOTS, **own}
    if name not in known:
        raise unknown("bot", name, [*known, *LEVELS])
    try:
        return known[name](**params)
    except TypeError as error:
        raise CartomanteError(f"bot {name!r}: {error}") from error


def tell_bots(match: Match, seats: Iterable[int]) -> None:
    """Let the game know which seats bots play, if its rules tell them from people."""
    if match.game.side is not None and match.game.side.bot_action is not None:
        for seat in seats:
            match.apply(match.game.side.bot_action, seat)
