"""What `arena` and `balance` share: their options, the progress bar, and writing what came of it."""

import json
import os
import shlex
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cartomante.cli.group import INTERRUPTED
from cartomante.cli.parameters import Decorator
from cartomante.core.errors import CartomanteError

if TYPE_CHECKING:
    from cartomante.arena.job import Job
    from cartomante.arena.report.wording import Wording
    from cartomante.arena.running import Means, Results

STANDARD_OUTPUT = "-"
WIDTH_OF_FILES = 140  # characters, where no terminal says how wide it is
MATTERS = ("bots", "bot", "against", "games", "players", "seed", "pack", "options")  # for what comes of it


def playing_options() -> Decorator:
    """How and on what games are played."""
    return _all(
        click.option("--players", type=int, help="Seats at the table; by default four, or as near as the game allows."),
        click.option("--seed", type=int, default=1, show_default=True, help="All deals and all luck follow from it."),
        click.option("--pack", help="A content pack: the name of one that comes with the game, or the path of a file."),
        click.option("--workers", type=int, help="Processes to play in; by default one for each core."),
        click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster instead; auto finds one nearby."),
        click.option("--fresh", is_flag=True, help="Forget what was played before."),
    )


def output_options() -> Decorator:
    return _all(
        click.option("--json", "json_file", metavar="FILE", help="Write all figures as JSON; - is standard output."),
        click.option("--report", "report_file", metavar="FILE.html", help="Write a report with plots."),
    )


def _all(*options: Decorator) -> Decorator:
    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate


# --- before: nobody plays for hours to learn that the report cannot be written ------------------------------------


def ready_to_write(*files: str | None) -> None:
    for name in files:
        if name is not None and name != STANDARD_OUTPUT:
            check_writable(Path(name))


def check_writable(file: Path) -> None:
    if file.is_dir():
        raise CartomanteError(f"{file}: is a folder; name a file in it")
    if not file.parent.is_dir():
        raise CartomanteError(f"{file}: there is no folder {str(file.parent)!r} to write it to")
    try:
        with tempfile.TemporaryFile(dir=file.parent):
            pass
    except OSError as error:
        raise CartomanteError(f"{file}: cannot be written: {error.strerror}") from error
    if file.exists() and not os.access(file, os.W_OK):
        raise CartomanteError(f"{file}: cannot be written: it is write-protected")


# --- while playing --------------------------------------------------------------------------------------------------


def play(words: "Wording", job: "Job", games: int, means: "Means") -> "Results":
    """Play a job, with a progress bar on stderr."""
    from cartomante.arena.running import run

    planned = job.whole_laps(games)
    if planned != games:
        click.echo(words.say("arena-rounded", games=planned, asked=games), err=True)
    with progress_bar(words) as tell:
        results = run(job, games, means, tell)
    if not results.played.outcomes:
        raise click.Abort  # before the first game was over: there is nothing to tell
    return results


@contextmanager
def progress_bar(words: "Wording") -> Iterator[Callable[[int, int], None]]:
    """Games played, how long it has taken and how long it will; pulses until the first game is finished."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    remaining = TimeRemainingColumn(compact=True)
    with Progress(*columns, remaining, console=console, transient=True, disable=not console.is_terminal) as progress:
        task, begun = progress.add_task(words.say("arena-compiling"), total=None), [-1]

        def tell(finished: int, games: int) -> None:
            begun[0] = finished if begun[0] < 0 else begun[0]
            if finished > begun[0] or finished == games:
                progress.update(task, description=words.say("arena-playing"), total=games, completed=finished)

        yield tell


# --- afterwards -----------------------------------------------------------------------------------------------------


def print_rows(title: str, head: Sequence[str], rows: Sequence[Sequence[str]], sentences: Sequence[str]) -> None:
    """What a person reads; if JSON goes to standard output, this does not."""
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, box=SIMPLE)
    for number, name in enumerate(head):
        table.add_column(name, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    console = Console(stderr=_json_on_stdout())
    console = console if console.is_terminal else Console(stderr=_json_on_stdout(), width=WIDTH_OF_FILES)
    console.print(table)
    for sentence in sentences:
        console.print(sentence, highlight=False, markup=False)


def _json_on_stdout() -> bool:
    context = click.get_current_context(silent=True)
    return context is not None and context.params.get("json_file") == STANDARD_OUTPUT


def finish(
    context: click.Context,
    words: "Wording",
    results: "Results",
    json_file: str | None,
    figures: dict[str, Any],
    report_file: str | None,
    report: Callable[[], str],
) -> None:
    """Write what was asked for; if the games are not all played, say how to go on, and end as after Ctrl-C."""
    if json_file == STANDARD_OUTPUT:
        click.echo(json.dumps(figures, ensure_ascii=False))
    elif json_file is not None:
        write(words, Path(json_file), json.dumps(figures, ensure_ascii=False, indent=1) + "\n")
    if report_file is not None:
        write(words, Path(report_file), report())
    if not results.is_complete:
        played = len(results.played.outcomes)
        click.echo(words.say("arena-kept", played=played, games=results.games), err=True)
        context.exit(INTERRUPTED)


def write(words: "Wording", path: Path, text: str) -> None:
    """Replace the file in one step, so that a crash leaves the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    click.echo(words.say("arena-written", file=str(path)), err=True)


def _umask() -> int:
    """What the system takes from the rights of new files; there is no way to read it but to set it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def command_line(context: click.Context) -> str:
    """How to get the same figures again, wherever and however they are played."""
    words = ["cartomante", str(context.info_name)]
    for parameter in context.command.params:
        value = context.params.get(str(parameter.name))
        if parameter.name == "game":
            words.append(value.name)  # type: ignore[union-attr]
        elif parameter.name in MATTERS and value not in (None, {}):
            values = [f"{name}={v}" for name, v in value.items()] if isinstance(value, dict) else [str(value)]
            words += [word for each in values for word in (parameter.opts[0], each)]
    return shlex.join(words)
