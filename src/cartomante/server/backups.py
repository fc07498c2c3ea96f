"""Backups: the whole database as lines of JSON, the same from every database and into every database.

The first line says what the file is, then comes one line for each row, and the last line says how many rows there are
of each kind and what the digest of all lines before it is. Rows come in a fixed order, so that equal databases make
equal rows, and a restored database can be compared with its backup.
"""

import contextlib
import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from cartomante.core.errors import CartomanteError
from cartomante.server import schema
from cartomante.server.database import is_current, migrate, newest_revision
from cartomante.server.ids import now_ms

FORMAT = "cartomante-backup-1"
TABLES = {table.name: table for table in schema.metadata.sorted_tables}  # those that others refer to come first
AT_ONCE = 500  # rows
Counts = dict[str, int]


def back_up(engine: Engine, file: Path) -> Counts:
    """Write everything, as it was at one moment, into a new file that only its owner may read."""
    if file.exists():
        raise CartomanteError(f"{file} exists already; a backup never replaces another file")
    partial = file.with_name(f"{file.name}.part")
    try:
        with _one_moment(engine) as connection, _private(partial) as out:
            if not is_current(connection):
                raise CartomanteError("the database is not up to date: run `cartomante admin migrate` first")
            counts = _write(connection, out)
            out.flush()
            os.fsync(out.fileno())
        partial.rename(file)
    finally:
        partial.unlink(missing_ok=True)
    return counts


def restore(engine: Engine, file: Path) -> Counts:
    """Fill an empty database from a backup: all of it, or nothing."""
    counts = check_file(file)
    migrate(engine)
    with engine.execution_options(writes=True).begin() as connection:
        _keep_others_out(connection)
        _require_empty(connection)
        digest = hashlib.sha256()
        for name, rows in _groups(file):
            _insert(connection, file, name, rows)
        for line in _row_lines(connection):
            digest.update(line)
        if digest.hexdigest() != _digest_of_rows(file):
            raise CartomanteError(f"{file} does not say the same as what was made of it; nothing was restored")
    return counts


def check_file(file: Path) -> Counts:
    """The numbers of rows in a backup that is whole and of this version; anything else is refused."""
    digest, found = hashlib.sha256(), Counter[str]()
    with file.open("rb") as lines:
        first = lines.readline()
        _check_head(file, _parse(file, 1, first))
        digest.update(first)
        for number, line in enumerate(lines, start=2):
            said = _parse(file, number, line)
            if "end" in said:
                if said["end"] != dict(found) or said.get("digest") != digest.hexdigest() or lines.read(1):
                    raise CartomanteError(f"{file} is damaged: its last line does not fit what comes before it")
                return dict(found)
            if said.get("table") not in TABLES:
                raise CartomanteError(f"{file}, line {number}: is no row of a table of ours")
            found[said["table"]] += 1
            digest.update(line)
    raise CartomanteError(f"{file} is cut off: its last line is missing")


# --- writing ----------------------------------------------------------------------------------------------------------


def _write(connection: Connection, out: IO[bytes]) -> Counts:
    head = {"format": FORMAT, "revision": newest_revision(), "made_at": now_ms()}
    digest, counts = hashlib.sha256(), Counter[str]()
    first = _line(head)
    digest.update(first)
    out.write(first)
    for line in _row_lines(connection, counts):
        digest.update(line)
        out.write(line)
    out.write(_line({"end": dict(counts), "digest": digest.hexdigest()}))
    return dict(counts)


def _row_lines(connection: Connection, counts: Counter[str] | None = None) -> Iterator[bytes]:
    for name, table in TABLES.items():
        rows = connection.execution_options(yield_per=AT_ONCE).execute(
            sa.select(table).order_by(*table.primary_key.columns)
        )
        for row in rows:
            if counts is not None:
                counts[name] += 1
            yield _line({"table": name, "row": list(row)})


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


@contextlib.contextmanager
def _one_moment(engine: Engine) -> Iterator[Connection]:
    """A transaction in which everything looks as it did at its beginning, whatever others write meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield connection


@contextlib.contextmanager
def _private(file: Path) -> Iterator[IO[bytes]]:
    """A new file that nobody else may read: hashes of passwords and the deals of running games are in it."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        yield out


# --- reading ----------------------------------------------------------------------------------------------------------


def _check_head(file: Path, head: dict[str, Any]) -> None:
    if head.get("format") != FORMAT:
        raise CartomanteError(f"{file} is not a backup of Cartomante")
    if head.get("revision") != newest_revision():
        raise CartomanteError(
            f"{file} was made by another version (revision {head.get('revision')!r}, here it is "
            f"{newest_revision()!r}): restore it with that version, then run `cartomante admin migrate` with this one"
        )


def _parse(file: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise CartomanteError(f"{file}, line {number}: is not what a backup of Cartomante holds")
    return said


def _rows(file: Path) -> Iterator[tuple[str, list[Any], bytes]]:
    """The rows of a file that was checked."""
    with file.open("rb") as lines:
        next(lines)
        for line in lines:
            said = json.loads(line)
            if "end" in said:
                return
            yield said["table"], said["row"], line


def _groups(file: Path) -> Iterator[tuple[str, list[list[Any]]]]:
    """The rows in groups that are written at once."""
    name, group = "", list[list[Any]]()
    for table, row, _ in _rows(file):
        if group and (table != name or len(group) == AT_ONCE):
            yield name, group
            group = []
        name = table
        group.append(row)
    if group:
        yield name, group


def _digest_of_rows(file: Path) -> str:
    digest = hashlib.sha256()
    for _, _, line in _rows(file):
        digest.update(line)
    return digest.hexdigest()


def _insert(connection: Connection, file: Path, name: str, rows: list[list[Any]]) -> None:
    table = TABLES[name]
    columns = [column.name for column in table.columns]
    if not all(isinstance(row, list) and len(row) == len(columns) for row in rows):
        raise CartomanteError(f"{file}: a row of {name} has other columns than {', '.join(columns)}")
    try:
        connection.execute(table.insert(), [dict(zip(columns, row, strict=True)) for row in rows])
    except (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.StatementError) as error:
        problem = str(getattr(error, "orig", None) or error)
        raise CartomanteError(f"{file}: rows of {name} do not fit: {problem}") from None


def _keep_others_out(connection: Connection) -> None:
    """Nobody writes while we do: SQLite lets only one write anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"LOCK TABLE {', '.join(TABLES)} IN ACCESS EXCLUSIVE MODE")


def _require_empty(connection: Connection) -> None:
    for name, table in TABLES.items():
        if connection.execute(sa.select(table).limit(1)).first() is not None:
            raise CartomanteError(f"the database is not empty (there are {name}): restore into a new one")
