"""What an entry means beyond its table: who sits where, and what a finished game counts for."""

from collections.abc import Callable

from sqlalchemy import Connection

from cartomante.server import opening, schema
from cartomante.server.ratings import record_result
from cartomante.server.table import OPEN, OVER, Entry, Table

Change = Callable[[Connection], None]


def conclude(table: Table, entry: Entry) -> list[Change]:
    """Changes that must be written together with an entry that was just folded in."""
    if entry.kind == "sit":
        return [
            lambda connection: opening.seat_down(connection, table.origin.id, str(entry.person), entry.data["seat"])
        ]
    if entry.kind == "leave" and table.status == OPEN:
        return [lambda connection: _get_up(connection, table.origin.id, str(entry.person))]
    if entry.kind == "move" and table.status == OVER and table.origin.is_dealt:
        return [lambda connection: record_result(connection, table, entry.at)]
    return []


def _get_up(connection: Connection, table_id: str, person: str) -> None:
    seatings = schema.seatings
    connection.execute(seatings.delete().where(seatings.c.table_id == table_id, seatings.c.person_id == person))
