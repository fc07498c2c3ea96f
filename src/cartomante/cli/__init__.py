"""The command line: one module per command, each with a click command called `command`."""

import click

from cartomante import __version__
from cartomante.cli.group import Commands

COMMANDS = (
    "play",
    "serve",
    "admin",
    "games",
    "rules",
    "simulate",
    "arena",
    "balance",
    "bench",
    "replay",
    "verify",
    "pack",
)


@click.group(cls=Commands, modules=COMMANDS, invoke_without_command=True)
@click.version_option(__version__, prog_name="cartomante")
@click.pass_context
def main(context: click.Context) -> None:
    """A table for games of fate: play them in the terminal, or simulate them by the million."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
