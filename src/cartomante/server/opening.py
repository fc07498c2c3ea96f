"""Tables in the database: making one, and reading one with all that has happened there."""

import secrets
from collections.abc import Mapping
from typing import Any

import orjson
import sqlalchemy as sa
from sqlalchemy import Connection

from cartomante.server import protocol as p
from cartomante.server import schema
from cartomante.server.ids import new_id
from cartomante.server.judging import judge
from cartomante.server.refusals import Code, Refusal
from cartomante.server.table import LEASE, Beginning, Entry, Origin, Person, Table

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that are taken for another when read out
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_table(setup: p.Setup, host: Person, now: int, beginning: Beginning | None = None) -> Table:
    """A table that is about to be; a setup that does not hold is refused before anything is written."""
    plain = p.Setup(**{name: getattr(setup, name) for name in p.Setup.model_fields})
    return Table.opened(Origin(new_id(), new_code(), plain, host, secrets.token_hex(32), now, beginning))


def arrange(new: p.NewTable, host: Person, now: int) -> Table:
    """A table as its host wants it: perhaps seated already, with bots on the last seats, perhaps begun."""
    table = new_table(new, host, now)
    if new.sit:
        happen(table, host, p.Sit(id="-", type="sit"))
    for seat, level in enumerate(new.bots, start=len(table.seats) - len(new.bots)):
        if seat < 0:
            raise Refusal(Code.NO_SEAT_FREE)
        happen(table, host, p.AddBot(id="-", type="add_bot", seat=seat, level=level))
    if new.start:
        happen(table, host, p.Start(id="-", type="start"))
    return table


def happen(table: Table, person: Person, wish: p.WishBase) -> None:
    """Let a wish come true at a table that is not written down yet."""
    draft = judge(table, person, wish)
    table.add(Entry(table.version + 1, draft.kind, person.id, None, draft.data, table.origin.created_at))


def again(old: Table, host: Person, now: int) -> Table:
    """The same table for another game: bots and whoever asks sit where they sat, the other seats are free to take."""
    table = new_table(old.origin.setup.model_copy(update={"players": len(old.seats)}), host, now)
    for number, seat in enumerate(old.seats):
        if seat.bot is not None:
            happen(table, host, p.AddBot(id="-", type="add_bot", seat=number, level=seat.bot))
        elif seat.person is not None and seat.person.id == host.id:
            happen(table, host, p.Sit(id="-", type="sit", seat=number))
    return table


def insert_table(connection: Connection, table: Table) -> None:
    """Write a new table down, with what has happened there."""
    origin, first = table.origin, [told.entry for told in table.story]
    row = {
        "id": origin.id,
        "code": origin.code,
        "game": origin.setup.game,
        "setup": origin.setup.model_dump_json(),
        "host_id": origin.host.id,
        "host_name": origin.host.name,
        "is_public": origin.setup.is_public,
        "status": table.status,
        "secret": origin.secret,
        "beginning": orjson.dumps(origin.beginning._asdict()).decode() if origin.beginning is not None else None,
        "version": len(first),
        "created_at": origin.created_at,
        "changed_at": origin.created_at,
        "due_at": table.next_due(origin.created_at, LEASE),
    }
    connection.execute(schema.tables.insert(), row)
    for entry in first:
        connection.execute(schema.entries.insert(), entry_row(origin.id, entry))
        if entry.kind == "sit" and entry.person is not None:
            seat_down(connection, origin.id, entry.person, entry.data["seat"])


def seat_down(connection: Connection, table_id: str, person: str, seat: int) -> None:
    connection.execute(schema.seatings.insert(), {"table_id": table_id, "person_id": person, "seat": seat})


def read_table(connection: Connection, table_id: str) -> tuple[Origin, list[Entry]] | None:
    """A table and its log; None if there is no such table."""
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    setup, host = p.Setup.model_validate_json(row.setup), Person(row.host_id, row.host_name)
    beginning = Beginning(**orjson.loads(row.beginning)) if row.beginning is not None else None
    origin = Origin(row.id, row.code, setup, host, row.secret, row.created_at, beginning)
    return origin, read_entries(connection, table_id)


def read_entries(connection: Connection, table_id: str) -> list[Entry]:
    entries = schema.entries
    rows = connection.execute(sa.select(entries).where(entries.c.table_id == table_id).order_by(entries.c.number))
    return [entry_of(row._asdict()) for row in rows]


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as the database keeps it."""
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "person_id": entry.person,
        "wish": entry.wish,
        "data": orjson.dumps(entry.data).decode(),
        "at": entry.at,
    }


def entry_of(row: Mapping[str, Any]) -> Entry:
    return Entry(row["number"], row["kind"], row["person_id"], row["wish"], orjson.loads(row["data"]), row["at"])
