"""Three strengths for people, in every game: which bot that is, each game says itself (`Game.levels`)."""

from collections.abc import Mapping

from cartomante.core.game import Game, Level

LEVELS = ("apprentice", "adept", "master")
USUAL: Mapping[str, Level] = {
    "apprentice": Level("greedy", {"whim": 0.2}),
    "adept": Level("search", {"iterations": 400, "milliseconds": 100}),
    "master": Level("search", {"iterations": 5000, "milliseconds": 1000}),
}


def levels_of(game: Game) -> Mapping[str, Level]:
    """What each level is in a game; one that says nothing of it gets the usual ones."""
    if game.levels is not None:
        return game.levels
    return USUAL if game.prefer is not None else {**USUAL, "apprentice": Level("random")}
