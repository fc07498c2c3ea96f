"""Who is expected to win, by the outlook of a game."""

import math

from cartomante.core.match import Match


def chances_of(match: Match) -> list[float]:
    """Everybody's chance of winning, by how the game thinks that they stand."""
    game, standing = match.game, [0.0] * match.players
    assert game.outlook is not None
    game.outlook(match._s, match.pack.c, standing, game.room_window(game.new_room()))
    odds = [math.exp(stands - max(standing)) for stands in standing]
    return [part / sum(odds) for part in odds]
