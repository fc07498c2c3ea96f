"""Games kept between sessions: one JSON file each, written whole or not at all."""

import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

from platformdirs import user_data_path

from cartomante.core.errors import BadSave, CartomanteError
from cartomante.core.match import Match
from cartomante.core.save import FORMAT
from cartomante.games import load_game, names


class NotASave(BadSave):
    """A file that is no saved match at all."""


def folder() -> Path:
    """Where games are kept: $CARTOMANTE_DATA, or where the system keeps such things."""
    chosen = os.environ.get("CARTOMANTE_DATA")
    return (Path(chosen) if chosen else user_data_path("cartomante")) / "games"


def make_folder() -> Path:
    """The folder of games, which must be there and writable before anybody plays."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return place
    except OSError as error:
        reason = f"{error.strerror}; set CARTOMANTE_DATA to a folder that can be written"
        raise CartomanteError(f"{place}: games cannot be saved here: {reason}") from error


def new_file(game: str) -> Path:
    """A name for a new game's file, which no other game has."""
    return make_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{token_hex(3)}.json"


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Replace the file in one step, so that a crash leaves the old one or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> dict[str, Any]:
    """What a file holds, if that is a saved match of a game we have; nothing in it has been checked yet."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise NotASave(f"{path}: cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise NotASave(f"{path}: is not a saved match: it does not hold JSON") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise NotASave(f"{path}: is not a saved match: it must be a JSON object whose format is {FORMAT!r}")
    if data.get("game") not in names():
        raise NotASave(f"{path}: is a match of unknown game {data.get('game')!r}; allowed: {', '.join(names())}")
    return data


def load(path: Path) -> tuple[Match, dict[str, Any]]:
    """A saved match, replayed and checked, with all that the file holds."""
    data = read(path)
    return rebuild(path, data), data


def rebuild(path: Path, data: Mapping[str, Any]) -> Match:
    """The match that a file holds, if everything it claims is true."""
    with blaming(path):
        return load_game(data["game"]).load_match(data)


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """Name the file in whatever is wrong with it."""
    try:
        yield
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from error


def unfinished() -> Iterator[Path]:
    """The games that can be continued, the latest first."""
    for path in sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if not read(path).get("over"):
                yield path
        except BadSave:
            continue


def latest() -> Path:
    """The game that was left last."""
    path = next(unfinished(), None)
    if path is None:
        raise CartomanteError(f"there is no unfinished game in {folder()}; begin one, or name a file")
    return path
