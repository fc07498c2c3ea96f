"""What several commands ask for in the same words, and how it is checked."""

import os
import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn

import click

from cartomante.core.errors import CartomanteError

if TYPE_CHECKING:
    from cartomante.core.game import Game

LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def system_language() -> str:
    """The language of the environment if it is one of ours, otherwise English."""
    from cartomante.core.text import LANGUAGES

    values = [os.environ[variable] for variable in LOCALE_VARIABLES if os.environ.get(variable)]
    language = re.split(r"[^a-z]", values[0].lower())[0] if values else "en"
    return language if language in LANGUAGES else "en"


def _read_language(context: click.Context, parameter: click.Parameter, value: str | None) -> str:
    from cartomante.core.text import check_language

    return system_language() if value is None else check_language(value)


def _read_game(context: click.Context, parameter: click.Parameter, value: str | None) -> "Game | None":
    from cartomante.games import load_game

    return None if value is None else load_game(value)


def _need_game(context: click.Context, parameter: click.Parameter, value: str | None) -> "Game":
    from cartomante.games import load_game

    return missing_game() if value is None else load_game(value)


def missing_game() -> NoReturn:
    from cartomante.games import names

    raise CartomanteError(f"GAME is missing; allowed: {', '.join(names())}")


def _read_options(context: click.Context, parameter: click.Parameter, values: Iterable[str]) -> dict[str, str]:
    options = {}
    for text in values:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise CartomanteError(f"--options must be written name=value, not {text!r}")
        options[name] = value
    return options


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def game_argument(required: bool) -> Decorator:
    return click.argument("game", required=False, callback=_need_game if required else _read_game)


def language_option() -> Decorator:
    return click.option(
        "--lang", "language", metavar="LANG", callback=_read_language,
        help="en, it, de, fr or es; by default the language of the environment.",
    )  # fmt: skip


def options_option() -> Decorator:
    return click.option(
        "--options", multiple=True, metavar="NAME=VALUE", callback=_read_options,
        help="A variant of the rules, for example preset=strict; may be repeated.",
    )  # fmt: skip


def json_option() -> Decorator:
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of text.")
