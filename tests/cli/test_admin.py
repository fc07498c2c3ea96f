"""`admin`: backups that can be restored anywhere, tables that can be listed and closed, and a check of everything."""

import asyncio
import contextlib
import json
import random
import shutil
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets.sync.client as sockets
from click.testing import Result

from cartomante.cli.serve import is_ready_soon
from cartomante.server import protocol as p
from cartomante.server import schema
from cartomante.server.bus import make_bus
from cartomante.server.database import migrate
from cartomante.server.ids import now_ms
from cartomante.server.opening import arrange
from cartomante.server.store import Store, make_engine
from cartomante.server.table import Person
from cartomante.server.tables import Tables
from cli.serving import START_SECONDS, serving

Run = Callable[..., Result]

PEOPLE = [Person("ada", "Ada"), Person("bruno", "Bruno “il Matto” 🃏")]
SETUP = p.NewTable(game="talismans", players=2)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished, a running and an open table."""
    file = tmp_path_factory.mktemp("filled") / "cartomante.db"
    asyncio.run(fill(f"sqlite:///{file}"))
    return file


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> str:
    """A copy of it for one test."""
    return f"sqlite:///{shutil.copy(filled, tmp_path)}"


async def fill(url: str) -> None:
    migrate(url)
    store = Store(url)
    await store.write(add_people)
    tables = Tables(store, make_bus(None))
    for moves in (1000, 5, None):
        live = await tables.create(arrange(SETUP, PEOPLE[0], now_ms()))
        if moves is not None:
            await play(tables, live.id, moves)
    await store.close()


def add_people(connection: sa.Connection) -> None:
    for person in PEOPLE:
        row = {"id": person.id, "name": person.name, "language": "it", "created_at": 1}
        connection.execute(schema.people.insert(), row)


async def play(tables: Tables, table_id: str, moves: int) -> None:
    await tables.wish(table_id, PEOPLE[1], p.Sit(id="sit", type="sit"))
    await tables.wish(table_id, PEOPLE[0], p.Start(id="start", type="start"))
    luck = random.Random(1)
    for number in range(moves):
        table = (await tables.open(table_id)).table
        assert table.match is not None
        deciders = table.match.deciders()
        if not deciders:
            return
        action = luck.choice(table.match.legal_actions(deciders[0]))
        wish = p.Act(id=f"m{number}", type="act", action=action, question=table.question(deciders[0]))
        await tables.wish(table_id, PEOPLE[deciders[0]], wish)


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = make_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found


def change(url: str, statement: str) -> None:
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()


def admin(run: Run, word: str, *words: object, database: str) -> Result:
    result = run("admin", word, *words, "--database", database)
    assert "Traceback" not in result.output
    return result


def assert_refused(result: Result, *values: str) -> None:
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("cartomante: ")
    assert all(value in result.stderr for value in values), result.stderr


# --- backups ----------------------------------------------------------------------------------------------------------


def test_a_backup_is_restored_into_another_database_and_back(
    run: Run, database: str, postgresql: str, tmp_path: Path
) -> None:
    first, second, copy = tmp_path / "first.jsonl", tmp_path / "second.jsonl", f"sqlite:///{tmp_path / 'copy.db'}"
    assert admin(run, "backup", first, database=database).exit_code == 0
    assert admin(run, "restore", first, database=postgresql).exit_code == 0
    assert contents(postgresql) == contents(database)
    assert admin(run, "backup", second, database=postgresql).exit_code == 0
    assert second.read_bytes().splitlines()[1:-1] == first.read_bytes().splitlines()[1:-1]
    assert admin(run, "restore", second, database=copy).exit_code == 0
    assert contents(copy) == contents(database)
    assert len(contents(copy)["results"]) == 2
    assert admin(run, "check", database=copy).stdout == "3 of 3 tables hold.\n"


def test_a_backup_says_what_is_in_it_and_is_its_owners_alone(run: Run, database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.jsonl"
    said = admin(run, "backup", file, database=database).stdout
    assert "3 tables" in said
    assert "2 people" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert_refused(admin(run, "backup", file, database=database), str(file), "exists")


def test_a_database_with_something_in_it_is_not_restored_into(run: Run, database: str, tmp_path: Path) -> None:
    file, before = tmp_path / "backup.jsonl", contents(database)
    admin(run, "backup", file, database=database)
    assert_refused(admin(run, "restore", file, database=database), "not empty")
    assert contents(database) == before


DAMAGES: dict[str, Callable[[list[str]], list[str]]] = {
    "cut off": lambda lines: lines[:-1],
    "a line less": lambda lines: [*lines[:3], *lines[4:]],
    "another name": lambda lines: [line.replace("Ada", "Eve") for line in lines],
    "not JSON": lambda lines: [lines[0], "nonsense\n", *lines[1:]],
    "another table": lambda lines: [line.replace('"table":"people"', '"table":"pupils"') for line in lines],
    "another version": lambda lines: [lines[0].replace("cartomante-backup-1", "cartomante-backup-9"), *lines[1:]],
    "another revision": lambda lines: [lines[0].replace('"revision":"', '"revision":"x'), *lines[1:]],
    "more after the end": lambda lines: [*lines, lines[1]],
    "nothing": lambda lines: [],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_backup_is_refused(
    run: Run, database: str, tmp_path: Path, damage: Callable[[list[str]], list[str]]
) -> None:
    file, copy = tmp_path / "backup.jsonl", tmp_path / "copy.db"
    admin(run, "backup", file, database=database)
    file.write_text("".join(damage(file.read_text().splitlines(keepends=True))))
    assert_refused(admin(run, "restore", file, database=f"sqlite:///{copy}"), str(file))
    assert not copy.exists()


def test_what_does_not_fit_together_is_not_restored_at_all(run: Run, database: str, tmp_path: Path) -> None:
    """An entry without its table: whole and signed, but no database would hold it."""
    file, copy = tmp_path / "backup.jsonl", f"sqlite:///{tmp_path / 'copy.db'}"
    engine = sa.create_engine(database)  # not ours, which would mind
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO entries VALUES ('gone', 1, 'say', NULL, NULL, '{}', 1)"))
    engine.dispose()
    assert admin(run, "backup", file, database=database).exit_code == 0
    assert_refused(admin(run, "restore", file, database=copy), "entries")
    assert not any(contents(copy).values())


# --- tables -----------------------------------------------------------------------------------------------------------


def test_tables_are_listed_and_filtered(run: Run, database: str) -> None:
    listed = json.loads(admin(run, "tables", "--json", database=database).stdout)["tables"]
    assert sorted(table["status"] for table in listed) == ["open", "over", "playing"]
    assert {table["host"] for table in listed} == {"Ada"}
    playing = admin(run, "tables", "--status", "playing", "--game", "talismans", database=database).stdout
    assert playing.count("\n") == 1
    assert next(table["id"] for table in listed if table["status"] == "playing") in playing
    assert admin(run, "tables", "--game", "arcanum", database=database).stdout == ""
    assert len(json.loads(admin(run, "tables", "--limit", 1, "--json", database=database).stdout)["tables"]) == 1


def table_with(run: Run, database: str, status: str) -> str:
    listed = json.loads(admin(run, "tables", "--status", status, "--json", database=database).stdout)["tables"]
    return str(listed[0]["id"])


@pytest.mark.parametrize("status", ["open", "playing"])
def test_a_table_is_closed_before_or_during_the_game(run: Run, database: str, status: str) -> None:
    table = table_with(run, database, status)
    assert admin(run, "close", table, database=database).exit_code == 0
    assert table_with(run, database, "closed") == table
    assert admin(run, "check", database=database).exit_code == 0
    assert_refused(admin(run, "close", table, database=database), table, "ended already")


def test_a_finished_table_stays_as_it_is(run: Run, database: str) -> None:
    before = contents(database)
    assert_refused(admin(run, "close", table_with(run, database, "over"), database=database), "ended already")
    assert_refused(admin(run, "close", "nowhere", database=database), "nowhere")
    assert contents(database) == before


def test_people_at_a_table_hear_that_it_is_closed(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'served.db'}"
    with serving("--database", url) as server, contextlib.ExitStack() as stack:
        assert is_ready_soon(server.url, START_SECONDS)
        client = stack.enter_context(httpx.Client(base_url=server.url, trust_env=False))
        client.post("/api/guests", json={"name": "Ada"}, headers={"Origin": server.url}).raise_for_status()
        new = {"game": "talismans", "players": 2}
        table = client.post("/api/tables", json=new, headers={"Origin": server.url}).json()["id"]
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        socket = stack.enter_context(sockets.connect(address, proxy=None))
        assert json.loads(socket.recv())["table"]["status"] == "open"
        assert admin(run, "close", table, database=url).exit_code == 0
        assert hears_of_closing(socket, seconds=8)
        assert client.get(f"/api/tables/{table}").json()["status"] == "closed"
        time.sleep(1.2)  # whoever was woken up goes to rest again
        assert not [row for row in contents(url)["tables"] if row[-1] is not None]


def hears_of_closing(socket: sockets.ClientConnection, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        with contextlib.suppress(TimeoutError):
            message = json.loads(socket.recv(timeout=left))
            if (message.get("table") or {}).get("status") == "closed":
                return True
    return False


# --- checking ---------------------------------------------------------------------------------------------------------


def test_a_sound_database_holds(run: Run, database: str) -> None:
    assert json.loads(admin(run, "check", "--json", database=database).stdout) == {"tables": 3, "problems": {}}


WRONGS = {
    "a move is missing": "DELETE FROM entries WHERE kind = 'move' AND number = 6",
    "the last entry is missing": "DELETE FROM entries WHERE (table_id, number) IN (SELECT id, version FROM tables)",
    "an illegal move": """UPDATE entries SET data = '{"seat": 0, "action": 999}' WHERE kind = 'move'""",
    "no data": "UPDATE entries SET data = '{}' WHERE kind = 'sit'",
    "another end": "UPDATE tables SET status = 'abandoned'",
    "another deal": f"UPDATE tables SET secret = '{'0' * 64}'",
    "another score": "UPDATE results SET score = score + 1",
    "no result": "DELETE FROM results",
    "a result too many": "UPDATE results SET table_id = (SELECT id FROM tables WHERE status = 'open')",
    "another seat": "UPDATE seatings SET seat = seat + 1",
}


@pytest.mark.parametrize("statement", WRONGS.values(), ids=WRONGS.keys())
def test_what_does_not_hold_is_found(run: Run, database: str, statement: str) -> None:
    change(database, statement)
    result = admin(run, "check", "--json", database=database)
    assert result.exit_code == 1
    assert json.loads(result.stdout)["problems"]
    assert admin(run, "check", database=database).stdout.count("\n") > 1


# --- bad input --------------------------------------------------------------------------------------------------------


def test_migrate_makes_a_database_and_may_be_repeated(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"
    for _ in range(2):
        assert "up to date" in admin(run, "migrate", database=url).stdout
    assert not any(contents(url).values())


@pytest.mark.parametrize("words", [("backup", "x.jsonl"), ("tables",), ("close", "x"), ("check",)])
def test_a_database_that_is_not_there(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    missing = tmp_path / "missing.db"
    assert_refused(admin(run, *words, database=f"sqlite:///{missing}"), str(missing))
    assert not missing.exists()
    (tmp_path / "text.db").write_text("Once upon a time there was no database" * 100)
    assert_refused(admin(run, *words, database=f"sqlite:///{tmp_path / 'text.db'}"), "text.db")
    assert_refused(admin(run, *words, database="postgresql://me:hush@127.0.0.1:1/none"), "127.0.0.1:1/none")


def test_words_that_are_wrong(run: Run, database: str, tmp_path: Path) -> None:
    assert_refused(admin(run, "tables", "--status", "asleep", database=database), "asleep")
    assert_refused(admin(run, "tables", "--game", "chess", database=database), "chess")
    assert_refused(admin(run, "restore", tmp_path / "none.jsonl", database=database), "none.jsonl")
    assert_refused(admin(run, "backup", tmp_path / "no" / "folder", database=database), "folder")
    assert_refused(run("admin", "dance"), "dance")
    assert_refused(run("admin", "check", "--database", "mysql://x"), "database")
