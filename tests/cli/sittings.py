"""Games to look at, begun and played on without a screen."""

import random

from cartomante.cli.sitting import Sitting
from cartomante.cli.table import Setup
from cartomante.games import load_game


def sit_down(players: int = 2, seed: int | None = 7, game: str = "talismans", **setup: object) -> Sitting:
    return Sitting.begin(Setup(load_game(game), players, seed=seed, **({"bots": ("random",)} | setup)))


def play_on(sitting: Sitting, decisions: int) -> None:
    """Let everybody, the person too, play at random for some decisions of the person."""
    luck, table = random.Random(1), sitting.table
    for _ in range(decisions):
        table.let_bots_play()
        if table.match.is_over:
            break
        table.play(luck.choice(table.match.legal_actions(table.seat)))
    table.let_bots_play()
