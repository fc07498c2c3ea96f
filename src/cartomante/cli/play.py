"""`cartomante play`: a game in the terminal, against bots."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import game_argument, language_option, missing_game, options_option
from cartomante.core.errors import CartomanteError

if TYPE_CHECKING:
    from cartomante.cli.sitting import Sitting
    from cartomante.cli.table import Setup
    from cartomante.core.game import Game

LATEST = "latest"
PACE = 0.7  # seconds; long enough to read a line of the log
SLOWEST = 60


@click.command("play", short_help="Play a game in the terminal against bots.")
@game_argument(required=False)
@language_option()
@click.option("--players", type=int, help="Seats at the table; by default four, or as near as the game allows.")
@click.option("--bots", help="Who plays the other seats: one name for all, or one for each, as in NAME,NAME.")
@click.option("--seed", type=int, help="Deal from this number; by default a secret is drawn and its digest shown.")
@options_option()
@click.option("--pack", help="A content pack: the name of one that comes with the game, or the path of a file.")
@click.option("--seat", type=int, help="The seat you take, from 0.")
@click.option(
    "--hints/--no-hints", default=None, help="Whether you may ask what the master would do; by default you may."
)
@click.option("--pace", type=float, default=PACE, show_default=True, help="Seconds that bots take for a move.")
@click.option("--resume", is_flag=False, flag_value=LATEST, metavar="[FILE]", help="Continue a saved game.")
def command(
    game: "Game | None",
    language: str,
    players: int | None,
    bots: str | None,
    seed: int | None,
    options: dict[str, str],
    pack: str | None,
    seat: int | None,
    hints: bool | None,
    pace: float,
    resume: str | None,
) -> None:
    """Play GAME in the terminal against bots, in any of five languages.

    The game is saved as you go. Without any argument you may continue the last one, or choose what to play.
    """
    chosen = {
        "players": players,
        "bots": bots,
        "seed": seed,
        "options": options,
        "pack": pack,
        "seat": seat,
        "hints": hints,
    }
    given = {name: value for name, value in chosen.items() if value not in (None, {})}
    if not 0 <= pace <= SLOWEST:
        raise CartomanteError(f"--pace must be a number of seconds from 0 to {SLOWEST}, not {pace:g}")
    sitting = open_sitting(game, given, resume)
    if not has_terminal():
        raise CartomanteError("play needs a terminal as input and as output; without one, use simulate or Python")
    farewell = launch(sitting, language, pace)
    if farewell:
        click.echo(farewell)


def has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_sitting(game: "Game | None", given: dict[str, Any], resume: str | None) -> "Sitting | None":
    """The game that the arguments describe or that was saved; None lets the person choose on the screen."""
    from cartomante.cli import saves
    from cartomante.cli.sitting import Sitting

    if resume is not None:
        extra = [*(["GAME"] if game else []), *(f"--{name}" for name in given)]
        if extra:
            raise CartomanteError(f"--resume takes a game as it was saved; leave out {', '.join(extra)}")
        return Sitting.resume(saves.latest() if resume == LATEST else Path(resume))
    if game is None and not given:
        saves.make_folder()
        return None
    return Sitting.begin(make_setup(game or missing_game(), given))


def make_setup(game: "Game", given: dict[str, Any]) -> "Setup":
    from cartomante.cli.table import Setup

    if "bots" in given:
        given["bots"] = tuple(given["bots"].split(","))
    return Setup(**{"game": game, "players": game.comfortable_players, **given})


def launch(sitting: "Sitting | None", language: str, pace: float) -> str | None:
    """Open the full-screen interface; what it returns is for the terminal that comes back."""
    from cartomante.cli.screens.app import Cartomante

    return Cartomante(sitting, language, pace).run()
