"""Opening tables, finding them, and wishing for things there; live play goes over the socket."""

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, WebSocket
from sqlalchemy import Connection

from cartomante.server import protocol as p
from cartomante.server import schema, telling
from cartomante.server.answers import documented, language_of
from cartomante.server.bus import Limit
from cartomante.server.ids import now_ms
from cartomante.server.opening import arrange
from cartomante.server.refusals import Code, Refusal
from cartomante.server.register import Person
from cartomante.server.routes import SignedIn, Somebody, TheDesk, person_of
from cartomante.server.table import ABANDONED, CLOSED, OPEN, OVER, PLAYING, Table
from cartomante.server.table import Person as Player
from cartomante.server.tables import Tables

router = APIRouter(prefix="/api", tags=["tables"])

CHANGES = (Code.NOT_SIGNED_IN, Code.WRONG_ORIGIN, Code.TOO_LARGE, Code.BAD_MESSAGE)
MOST_LISTED = 100
TableId = Annotated[p.Id, Path()]


@router.post("/tables", status_code=201, responses=documented(*CHANGES, Code.BAD_SETUP, Code.NO_SEAT_FREE))
async def open_table(new: p.NewTable, desk: TheDesk, person: SignedIn) -> p.TableInfo:
    """Open a table; `start` begins at once, if bots take all other seats."""
    await limit_tables(desk, person)
    return await opened(desk, arrange(new, player(person), now_ms()))


@router.get("/tables", responses=documented(Code.BAD_MESSAGE))
async def list_tables(
    desk: TheDesk,
    game: Annotated[str | None, Query(max_length=32)] = None,
    status: p.Status = "open",
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50,
) -> list[p.TableInfo]:
    """Public tables, those where something happened last first."""
    found = await desk.store.read(_public_tables, game, status, limit)
    return await _infos(desk.tables, found)


@router.get("/tables/mine", responses=documented(Code.NOT_SIGNED_IN, Code.BAD_MESSAGE))
async def my_tables(
    desk: TheDesk, person: SignedIn, limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50
) -> list[p.TableInfo]:
    """Where one sits or is the host, unless it is over."""
    return await _infos(desk.tables, await desk.store.read(_tables_of, person.id, limit))


@router.get("/tables/{table_id}", responses=documented(Code.NOT_FOUND, Code.BAD_MESSAGE))
async def show_table(table_id: TableId, desk: TheDesk) -> p.TableInfo:
    """What everybody who knows its address may know of a table."""
    return await _info(desk.tables, table_id)


@router.get("/tables/{table_id}/words/{language}", responses=documented(Code.NOT_FOUND, Code.BAD_MESSAGE))
async def table_words(table_id: TableId, language: p.Language, desk: TheDesk) -> dict[str, str]:
    """What the things of the table's content pack are called; these take the place of messages of the texts."""
    async with desk.tables.hold(table_id) as live:
        return dict(live.table.pack.words.get(language, {}))


@router.get("/codes/{code}", responses=documented(Code.NOT_FOUND, Code.BAD_MESSAGE))
async def find_table(code: Annotated[str, Path(pattern="^[A-Za-z0-9]{4,8}$")], desk: TheDesk) -> p.TableInfo:
    """A table by the code that somebody read out."""
    table_id = await desk.store.read(_by_code, code.upper())
    if table_id is None:
        raise Refusal(Code.NOT_FOUND)
    return await _info(desk.tables, table_id)


@router.post(
    "/tables/{table_id}/wishes",
    responses=documented(*CHANGES, Code.NOT_FOUND, Code.NOT_LEGAL, Code.NOT_HOST, Code.BAD_SETUP),
)
async def wish(table_id: TableId, wish: p.Wish, desk: TheDesk, person: SignedIn) -> p.Done:
    """Anything one may want at a table, as over the socket."""
    await desk.people.limit(f"wishes:{person.id}", Limit(desk.settings.limits.wishes_per_second, 1))
    number = await desk.tables.wish(table_id, player(person), wish)
    return p.Done(id=wish.id, number=number)


@router.get("/tables/{table_id}/snapshot", responses=documented(Code.NOT_FOUND, Code.NO_SPECTATORS, Code.BAD_MESSAGE))
async def look(
    table_id: TableId, desk: TheDesk, asks: Somebody, after: Annotated[int, Query(ge=0, le=1 << 30)] = 0
) -> p.Snapshot:
    """How things stand for whoever asks, and what happened after an entry; for clients without a socket."""
    async with desk.tables.hold(table_id) as live:
        viewer = desk.tables.may_see(live.table, player(asks.person) if asks is not None else None)
        table = await desk.tables.shown(live.table, viewer)
        return p.Snapshot(**telling.snapshot(table, viewer, after, now_ms()))


@router.websocket("/tables/{table_id}/socket")
async def socket(websocket: WebSocket, table_id: TableId, desk: TheDesk, after: int = 0) -> None:
    """Live play; see the page on the protocol."""
    sign_in = await person_of(websocket.scope)
    person = player(sign_in.person) if sign_in is not None else None
    sign_in_id = sign_in.id if sign_in is not None else None
    await desk.sockets.serve(websocket, table_id, after, person, language_of(websocket.scope), sign_in_id)


def player(person: Person) -> Player:
    """Somebody as tables know them: by id and name."""
    return Player(person.id, person.name)


async def limit_tables(desk: TheDesk, person: Person) -> None:
    """Refuse somebody who has opened enough tables."""
    limits = desk.settings.limits
    await desk.people.limit(f"tables:{person.id}", Limit(limits.tables_per_hour, 3600))
    if await desk.store.read(_open_tables_of, person.id) >= limits.tables_per_person:
        raise Refusal(Code.TOO_MANY)


async def opened(desk: TheDesk, table: Table) -> p.TableInfo:
    """Write a new table down, and tell of it."""
    live = await desk.tables.create(table)
    return await _info(desk.tables, live.id)


async def _infos(tables: Tables, table_ids: list[str]) -> list[p.TableInfo]:
    return [await _info(tables, table_id) for table_id in table_ids]


async def _info(tables: Tables, table_id: str) -> p.TableInfo:
    """What is written down of a table: something that is just being written may yet turn out not to be."""
    async with tables.hold(table_id) as live:
        return p.TableInfo(**live.table.info())


def _public_tables(connection: Connection, game: str | None, status: str, limit: int) -> list[str]:
    tables = schema.tables.c
    query = sa.select(tables.id).where(tables.is_public, tables.status == status)
    if game is not None:
        query = query.where(tables.game == game)
    return list(connection.scalars(query.order_by(tables.changed_at.desc()).limit(limit)))


def _tables_of(connection: Connection, person: str, limit: int) -> list[str]:
    tables, seatings = schema.tables.c, schema.seatings.c
    seated = sa.select(seatings.table_id).where(seatings.person_id == person)
    query = (
        sa.select(tables.id)
        .where(tables.status.in_((OPEN, PLAYING)), sa.or_(tables.host_id == person, tables.id.in_(seated)))
        .order_by(tables.changed_at.desc())
        .limit(limit)
    )
    return list(connection.scalars(query))


def _open_tables_of(connection: Connection, person: str) -> int:
    tables: Any = schema.tables.c
    query = sa.select(sa.func.count()).where(tables.host_id == person, tables.status.not_in((OVER, ABANDONED, CLOSED)))
    return int(connection.scalar(query) or 0)


def _by_code(connection: Connection, code: str) -> str | None:
    return connection.scalar(sa.select(schema.tables.c.id).where(schema.tables.c.code == code))
