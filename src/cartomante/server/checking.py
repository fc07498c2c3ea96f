"""Whether the database tells the truth: every table is played again and compared with what is written about it."""

from collections.abc import Iterator

import sqlalchemy as sa
from sqlalchemy import Connection

from cartomante.core.errors import CartomanteError
from cartomante.server import schema
from cartomante.server.opening import read_table
from cartomante.server.refusals import Refusal
from cartomante.server.table import OVER, Table


def check_tables(connection: Connection) -> Iterator[tuple[str, str | None]]:
    """Each table's id, and what does not hold there, or None."""
    for table_id in connection.scalars(sa.select(schema.tables.c.id).order_by(schema.tables.c.created_at)).all():
        yield table_id, next(problems(connection, table_id), None)


def problems(connection: Connection, table_id: str) -> Iterator[str]:
    """What does not hold of a table, the gravest first."""
    found = read_table(connection, table_id)
    assert found is not None
    origin, entries = found
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        yield "its entries are not numbered without a gap"
        return
    number = 0
    try:
        table = Table.opened(origin)
        for entry in entries:
            number = entry.number
            table.add(entry)
    except (CartomanteError, Refusal, LookupError, TypeError, ValueError) as error:
        yield f"entry {number} cannot have happened: {error}"
        return
    yield from _compare_row(connection, table)
    yield from _compare_seats(connection, table)
    yield from _compare_results(connection, table)


def _compare_row(connection: Connection, table: Table) -> Iterator[str]:
    tables = schema.tables.c
    version, status = connection.execute(
        sa.select(tables.version, tables.status).where(tables.id == table.origin.id)
    ).one()
    if version != table.version:
        yield f"it is said to have {version} entries, and has {table.version}"
    if status != table.status:
        yield f"it is said to be {status}, and is {table.status}"


def _compare_seats(connection: Connection, table: Table) -> Iterator[str]:
    """Whoever deletes their account stays in the log, but is not found by it any more."""
    seatings = schema.seatings.c
    rows = connection.execute(sa.select(seatings.person_id, seatings.seat).where(seatings.table_id == table.origin.id))
    said = {(person, seat) for person, seat in rows}
    seated = {(seat.person.id, number) for number, seat in enumerate(table.seats) if seat.person is not None}
    if said - seated:
        yield "its list of who sits there is wrong"


def _compare_results(connection: Connection, table: Table) -> Iterator[str]:
    results = schema.results.c
    rows = connection.execute(
        sa.select(results.seat, results.place, results.score)
        .where(results.table_id == table.origin.id)
        .order_by(results.seat)
    ).all()
    if table.status != OVER or table.match is None:
        if rows:
            yield "it has results without being over"
        return
    if [row.place for row in rows] != table.match.places or [row.score for row in rows] != table.match.scores:
        yield "its results are not how the game ended"
