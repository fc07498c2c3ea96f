"""`cartomante pack`: content packs to begin with, and what is wrong with one."""

import json
import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.parameters import game_argument, json_option, language_option
from cartomante.core.errors import CartomanteError

if TYPE_CHECKING:
    from cartomante.core.content import Pack
    from cartomante.core.game import Game
    from cartomante.core.text import Texts

BAD_PACK = 1
MARK = "cartomante pack: "  # in front of a game's name: the first line of a pack, for programs
PAGE = "docs/packs.md"
WIDTH = 100
MOST_SHOWN = 20  # problems or warnings; --json has them all
ALIKE = 0.5  # the part of a game's fields that a file must have to be taken for one of its packs


@click.group("pack", short_help="Write a content pack to begin with, or check one.", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Content packs: the cards, boards and numbers of a game as a file that anybody can write."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# writing one


@command.command("new", short_help="Write a copy of a game's pack to begin with.")
@game_argument(required=True)
@click.argument("file", type=click.Path(path_type=Path))
@language_option()
def new(game: "Game", file: Path, language: str) -> None:
    """Write the pack that comes with GAME to FILE, which must not exist yet, with a few words on how to go on."""
    if file.name in game.packs.builtin:
        told = f"{str(file)!r} is the name of a pack that comes with {game.name}; choose another"
        raise CartomanteError(f"{told}, such as my-{file.name}{game.packs.suffix}")
    texts, pack = game.text(language), game.pack()
    create(file, opening(texts, pack, file) + pack.text)
    click.echo(texts.say("pack-written", file=str(file), pack=pack.name))
    for line in next_steps(texts, file):
        click.echo(f"  {line}")


def create(file: Path, text: str) -> None:
    """Write a file that was not there."""
    if not file.parent.is_dir():
        raise CartomanteError(f"{file}: there is no folder {str(file.parent)!r} to write it to")
    try:
        with file.open("x", encoding="utf-8") as new_file:
            new_file.write(text)
    except FileExistsError as error:
        raise CartomanteError(f"{file}: is there already; nothing was written") from error
    except OSError as error:
        raise CartomanteError(f"{file}: cannot be written: {error.strerror}") from error


def opening(texts: "Texts", pack: "Pack", file: Path) -> str:
    """The lines of comment above a new pack: what it is, and how to go on."""
    assert texts.game is not None
    words = wrap(texts.say("pack-header", title=texts.say("title"), pack=pack.name, page=PAGE), WIDTH)
    steps = [line for step in next_steps(texts, file) for line in step.splitlines()]
    return "".join(f"# {line}\n" for line in [f"{MARK}{texts.game.name}", *words, *steps])


def next_steps(texts: "Texts", file: Path) -> list[str]:
    """The commands for a pack, ready to be copied."""
    assert texts.game is not None
    name, path = texts.game.name, shlex.quote(str(file))
    return [
        texts.say("pack-check-it", command=f"cartomante pack check {path}"),
        texts.say("pack-play-it", command=f"cartomante play {name} --pack {path}"),
        texts.say("pack-simulate-it", command=f"cartomante simulate {name} --pack {path}"),
    ]


# checking one


@dataclass
class Report:
    """What is to be said about a pack; without a game or a pack, that is as far as we came."""

    file: Path
    game: "Game | None" = None
    pack: "Pack | None" = None
    problems: Sequence[str] = ()
    warnings: Sequence[str] = ()

    @property
    def changed(self) -> list[int]:
        return changed_lines(self.game.pack(), self.pack) if self.game and self.pack else []

    def to_json(self) -> dict[str, Any]:
        return {
            "good": not self.problems,
            "file": str(self.file),
            "game": self.game.name if self.game else None,
            "digest": self.pack.digest if self.pack else None,
            "changed_lines": self.changed,
            "problems": list(self.problems),
            "warnings": list(self.warnings),
        }


@command.command("check", short_help="Tell what is wrong with a content pack.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", "named", metavar="GAME", help="The game that it is for, if the file does not say so.")
@language_option()
@json_option()
@click.pass_context
def check(context: click.Context, file: Path, named: str | None, language: str, as_json: bool) -> None:
    """Tell everything that is wrong with the content pack in FILE, and what looks like a slip.

    Exit status 0: it can be played with. 1: it cannot. 2: there is no such file, or no telling which game it is for.
    """
    report = examine(file, named)
    if as_json:
        click.echo(json.dumps(report.to_json(), ensure_ascii=False))
    else:
        tell(report, language)
    context.exit(BAD_PACK if report.problems else 0)


def examine(file: Path, named: str | None) -> Report:
    """Read a pack as a game would."""
    from cartomante.core.content import read_file
    from cartomante.core.errors import BadPack

    if not file.is_file():
        raise CartomanteError(f"{file}: there is no such file")
    report = Report(file)
    try:
        report.game = game_of(file, read_file(file), named)
        report.pack = report.game.packs.load(file)
        report.warnings = report.game.packs.warnings(report.pack.name, report.pack.text)
    except BadPack as error:
        report.problems = error.problems
    return report


def tell(report: Report, language: str) -> None:
    """A clear yes or no, and what it rests on."""
    from cartomante.core.text import Texts

    texts = Texts(report.game, language)
    if report.problems:
        click.echo(click.style(texts.say("pack-bad", file=str(report.file), count=len(report.problems)), bold=True))
        list_some(texts, report.problems)
        return
    click.echo(click.style(texts.say("pack-good", file=str(report.file), title=texts.say("title")), bold=True))
    click.echo(f"  {difference(texts, report.changed)}")
    if report.warnings:
        click.echo(texts.say("pack-warnings", count=len(report.warnings)))
        list_some(texts, report.warnings)
    click.echo("\n".join(f"  {step}" for step in next_steps(texts, report.file)[1:]))


def list_some(texts: "Texts", lines: Sequence[str]) -> None:
    for line in lines[:MOST_SHOWN]:
        click.echo(f"  {line}")
    if len(lines) > MOST_SHOWN:
        click.echo(f"  {texts.say('pack-more', count=len(lines) - MOST_SHOWN)}")


def difference(texts: "Texts", changed: list[int]) -> str:
    """In which lines a pack differs from the one that comes with the game."""
    assert texts.game is not None
    name = texts.game.packs.builtin[0]
    if not changed:
        return texts.say("pack-same", pack=name)
    lines = ", ".join([*map(str, changed[:MOST_SHOWN]), *(["…"] if len(changed) > MOST_SHOWN else [])])
    return texts.say("pack-changed", pack=name, count=len(changed), lines=lines)


def changed_lines(default: "Pack", pack: "Pack") -> list[int]:
    """The lines that say something else; where some are left out, the line before."""
    before, now = significant_lines(default.text), significant_lines(pack.text)
    matcher = SequenceMatcher(None, [line for _, line in before], [line for _, line in now], autojunk=False)
    blocks = [(start, end) for tag, _, _, start, end in matcher.get_opcodes() if tag != "equal"]
    return [now[index][0] for start, end in blocks for index in range(min(start, end - 1), end)]


def significant_lines(text: str) -> list[tuple[int, str]]:
    """All but comments, with their numbers."""
    from cartomante.core.content import is_comment

    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    return [(number, line) for number, line in lines if not is_comment(line)]


# which game it is for


def game_of(file: Path, text: str, named: str | None) -> "Game":
    """The game that somebody names, or the file itself, or whose packs have the same fields."""
    from cartomante.games import load_game

    wanted, marked = load_game(named) if named is not None else None, marked_game(file, text)
    if wanted and marked and wanted is not marked:
        raise CartomanteError(f"{file}: is marked as a pack for {marked.name}, not for {wanted.name}")
    return wanted or marked or most_alike(file, text)


def marked_game(file: Path, text: str) -> "Game | None":
    """The game that a line of comment names."""
    from cartomante.games import load_game

    marked = re.search(rf'^"?# *{MARK}([\w-]*)', text, re.MULTILINE)
    try:
        return load_game(marked[1]) if marked else None
    except CartomanteError as error:
        raise CartomanteError(f"{file}: is marked as a pack of {error}") from error


def most_alike(file: Path, text: str) -> "Game":
    from cartomante.games import load_game, names

    found = field_names(text)
    wanted = {name: field_names(load_game(name).pack().text) for name in names()}
    likeness = {name: len(found & fields) / len(fields) for name, fields in wanted.items()}
    best = max(likeness, key=lambda name: likeness[name])
    if likeness[best] < ALIKE:
        told = "there is no telling which game this pack is for"
        raise CartomanteError(f"{file}: {told}; name it with --game, one of {', '.join(names())}")
    return load_game(best)


def field_names(text: str) -> set[str]:
    """What the fields of a pack are called: the header of a table, the keys of a mapping."""
    lines = [line for _, line in significant_lines(text)]
    if lines and lines[0].startswith("{"):
        return set(re.findall(r'"(\w+)" *:', "\n".join(lines)))
    return {name.strip(' "') for name in re.split("[,;\t]", lines[0])} if lines else set()
