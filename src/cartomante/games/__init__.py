"""The games: one package each. A package placed here is a game; nothing else needs to know."""

import importlib
import pkgutil
import sys
from functools import cache
from types import ModuleType

from cartomante.core.errors import unknown
from cartomante.core.game import Game


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def load_game(name: str) -> Game:
    """A game by its name or by one of its aliases."""
    if name not in names():
        for known in names():
            if name in load_game(known).aliases:
                return load_game(known)
        raise unknown("game", name, names())
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game


class _Games(ModuleType):
    """`cartomante.games` is this package, and `games()` the list of what is in it."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games
