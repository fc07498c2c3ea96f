"""Cartomante: a table for games of fate.

>>> from cartomante import games, load_game
>>> games()
['arcanum', 'cadwallon', 'shipwreck', 'talismans']
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cartomante.games import load_game as load_game

__all__ = ["games", "load_game"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import the games, and NumPy with them, only when somebody asks for one."""
    if name in __all__:
        package = importlib.import_module("cartomante.games")
        return package if name == "games" else getattr(package, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
