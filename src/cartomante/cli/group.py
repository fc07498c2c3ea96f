"""The group of all commands: loads each when it is needed, and says in one line what is wrong with bad input."""

import importlib
import os
import sys
from typing import Any, NoReturn

import click

from cartomante.core.errors import CartomanteError, unknown

BAD_INPUT = 2
INTERRUPTED = 130


class Commands(click.Group):
    """Commands by the name of their module. Whatever a user got wrong ends here, as one line and exit status 2."""

    def __init__(self, *args: Any, modules: tuple[str, ...] = (), **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._modules = modules

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in self._modules:
            raise unknown("command", cmd_name, self._modules)
        command: click.Command = importlib.import_module(f"cartomante.cli.{cmd_name}").command
        return command

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        settings["standalone_mode"] = False
        try:
            status = super().main(*args, **settings)
        except CartomanteError as error:
            complain(str(error))
        except click.ClickException as error:
            complain(error.format_message())
        except (click.Abort, KeyboardInterrupt):
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            leave_quietly()
        except OSError as error:
            complain(f"{error.filename or 'input or output'}: {error.strerror or error}")
        sys.exit(status if isinstance(status, int) else 0)


def complain(message: str) -> NoReturn:
    """Say what is wrong in one line, in which nothing steers the terminal."""
    line = " ".join(message.split())
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)
    click.echo(f"cartomante: {shown}", err=True)
    sys.exit(BAD_INPUT)


def leave_quietly() -> NoReturn:
    """Whoever read our output (head, less) has seen enough."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)
