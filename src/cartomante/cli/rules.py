"""`cartomante rules`: the rulebook of a game."""

from typing import TYPE_CHECKING

import click

from cartomante.cli.parameters import game_argument, language_option

if TYPE_CHECKING:
    from cartomante.core.game import Game
    from cartomante.core.text import Texts


def rulebook(texts: "Texts") -> str:
    """The whole rulebook as one text in Markdown."""
    chapters = [f"## {title}\n\n{body}" for title, body in texts.rulebook()]
    return "\n\n".join([f"# {texts.say('title')}", *chapters])


@click.command("rules", short_help="Print the rulebook of a game.")
@game_argument(required=True)
@language_option()
def command(game: "Game", language: str) -> None:
    """Print the rulebook of GAME: laid out on a terminal, as Markdown into a pipe or a file."""
    from rich.console import Console
    from rich.markdown import Markdown

    text, console = rulebook(game.text(language)), Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        click.echo(text)
