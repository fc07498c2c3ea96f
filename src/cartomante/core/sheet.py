"""A game's declaration as data: with it and the Fluent files any program says and draws its things as we do."""

from typing import Any

from cartomante.core.game import Game
from cartomante.core.text import Compound, Name, Things


def sheet(game: Game) -> dict[str, Any]:
    """Which things, events and zones a game has, and how each is said, JSON-safe."""
    things = {sort: naming for sort, naming in game.names.items() if isinstance(naming, Things)}
    compounds = {sort: naming for sort, naming in game.names.items() if isinstance(naming, Compound)}
    return {
        "names": {sort: {str(value): named(of.name(value)) for value in of.values} for sort, of in things.items()},
        "compounds": {
            sort: {"message": of.message, "parts": [{"name": part, "sort": each} for part, each in of.parts.items()]}
            for sort, of in compounds.items()
        },
        "events": {kind.name: {arg.name: arg.sort for arg in kind.args} for kind in game.events},
        "zones": {
            "table": {zone.name: zone.sort for zone in game.zones if not zone.per_seat},
            "seats": {zone.name: zone.sort for zone in game.zones if zone.per_seat},
        },
        "points_per_unit": game.points_per_unit,
    }


def named(spoken: Any) -> Any:
    """A name as JSON; its variables are names, words and numbers."""
    if not isinstance(spoken, Name):
        assert isinstance(spoken, str | int)
        return spoken
    return {"message": spoken.message, "variables": {key: named(each) for key, each in spoken.variables.items()}}
