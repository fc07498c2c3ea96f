"""Private notes on turns and cards, kept beside a table for whoever sat there."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from cartomante.server import protocol as p
from cartomante.server.refusals import Code, Refusal
from cartomante.server.schema import notes

MOST_NOTES = 500  # of one person at one table


def list_notes(connection: Connection, table_id: str, person_id: str) -> list[p.Note]:
    """All that somebody has noted at a table."""
    wanted = sa.select(notes).where(*_mine(table_id, person_id)).order_by(notes.c.about)
    return [_note(row) for row in connection.execute(wanted)]


def read_note(connection: Connection, table_id: str, person_id: str, about: str) -> p.Note:
    row = connection.execute(sa.select(notes).where(*_mine(table_id, person_id), notes.c.about == about)).one_or_none()
    if row is None:
        raise Refusal(Code.NOT_FOUND)
    return _note(row)


def write_note(connection: Connection, table_id: str, person_id: str, note: p.Note) -> None:
    """Note something, in place of what was noted about the same before."""
    others = sa.select(sa.func.count()).select_from(notes).where(*_mine(table_id, person_id))
    if (connection.scalar(others.where(notes.c.about != note.about)) or 0) >= MOST_NOTES:
        raise Refusal(Code.TOO_MANY)
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    values = insert(notes).values(table_id=table_id, person_id=person_id, **note.model_dump())
    connection.execute(
        values.on_conflict_do_update(
            index_elements=[notes.c.table_id, notes.c.person_id, notes.c.about],
            set_={"text": note.text, "changed_at": note.changed_at},
        )
    )


def delete_note(connection: Connection, table_id: str, person_id: str, about: str) -> None:
    gone = connection.execute(notes.delete().where(*_mine(table_id, person_id), notes.c.about == about))
    if not gone.rowcount:
        raise Refusal(Code.NOT_FOUND)


def _mine(table_id: str, person_id: str) -> tuple[sa.ColumnElement[bool], ...]:
    return notes.c.table_id == table_id, notes.c.person_id == person_id


def _note(row: Any) -> p.Note:
    return p.Note(about=row.about, text=row.text, changed_at=row.changed_at)
