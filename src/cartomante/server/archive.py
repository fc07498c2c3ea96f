"""Games as files: given out when they are over, taken in again from anywhere, and replayed.

A file is a saved match, which anybody can check with `cartomante verify`; what the table adds stands apart under
"server".
"""

import asyncio
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy import Connection

from cartomante.core import fairness
from cartomante.core.errors import CartomanteError
from cartomante.core.event import Event
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.games import load_game, names
from cartomante.server import protocol as p
from cartomante.server.ids import new_id
from cartomante.server.refusals import Code, Refusal
from cartomante.server.replaying import in_thread
from cartomante.server.schema import archives
from cartomante.server.table import ABANDONED, OVER, Seat, Table

PART = "server"
MOST_ARCHIVES = 100  # of one person
MOST_MOVES = 20_000  # far beyond any real game; what can be done without being asked could otherwise go on for ever
CHECK_SECONDS = 30.0


# --- giving out -------------------------------------------------------------------------------------------------------


def export(table: Table) -> dict[str, Any]:
    """A finished game as a file. It names people as they were called, and holds nothing else about them."""
    if table.status not in (OVER, ABANDONED) or table.match is None:
        raise Refusal(Code.NOT_OVER)
    part = {
        "commitment": table.origin.commitment,
        "secret": table.origin.secret if table.origin.is_dealt else None,
        "contributions": [table.contributions.get(i, "") for i in range(len(table.seats))],
        "seats": [_seat(seat) for seat in table.seats],
        "entries": [
            {"number": entry.number, "kind": entry.kind, "seat": entry.data.get("seat"), "at": entry.at}
            for entry, _ in table.story
        ],
    }
    return table.match.save() | {PART: part}


def _seat(seat: Seat) -> dict[str, str | None]:
    return {"name": seat.person.name if seat.person is not None else None, "bot": seat.bot}


# --- taking in --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class File:
    """A game that was brought along and holds what it promises."""

    game: str
    digest: str
    data: str


async def check(raw: bytes) -> File:
    """Look a file through; one that is damaged, or takes for ever, is refused with what is wrong with it."""
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await in_thread(_check, raw)
    except TimeoutError as error:
        raise Refusal(Code.BAD_FILE, problem="replaying it takes too long") from error


def _check(raw: bytes) -> File:
    data = read(raw)
    match = rebuild(data)
    written = orjson.dumps(data, option=orjson.OPT_SORT_KEYS)
    return File(match.game.name, hashlib.sha256(written).hexdigest(), written.decode())


def read(raw: bytes) -> dict[str, Any]:
    """What a file holds, with nothing checked yet but that it can be a game of ours."""
    try:
        data = orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        raise Refusal(Code.BAD_FILE, problem=f"not JSON: {error}") from error
    if not isinstance(data, dict):
        raise Refusal(Code.BAD_FILE, problem="a saved match must be a JSON object")
    if data.get("game") not in names():
        raise Refusal(Code.BAD_FILE, problem=f"game must be one of {', '.join(names())}")
    moves = data.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refusal(Code.BAD_FILE, problem=f"moves: at most {MOST_MOVES}")
    return data


def rebuild(data: Mapping[str, Any]) -> Match:
    """The match in a file, replayed and checked, with what the server added to it."""
    try:
        match = load_game(data["game"]).load_match(data)
    except (CartomanteError, ArithmeticError, LookupError, RecursionError) as error:
        raise Refusal(Code.BAD_FILE, problem=str(error)) from error
    part = server_part(data)
    if part is not None:
        _check_part(match, part)
    return match


def server_part(data: Mapping[str, Any]) -> p.FilePart | None:
    """What a server added to a saved match, if one did."""
    if PART not in data:
        return None
    try:
        return p.FilePart.model_validate(data[PART])
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        place = ".".join(str(step) for step in (PART, *first["loc"]))
        raise Refusal(Code.BAD_FILE, problem=f"{place}: {first['msg']}") from error


def _check_part(match: Match, part: p.FilePart) -> None:
    """What stands there twice must be the same; where nothing was dealt, nothing can be said about the deal."""
    if match.seed is None and part.secret is None and part.commitment is None:
        return
    if part.secret is None or fairness.commitment(part.secret) != part.commitment:
        raise Refusal(Code.BAD_FILE, problem=f"{PART}.commitment does not follow from the secret")
    if match.seed is None or match.seed.secret != part.secret:
        raise Refusal(Code.BAD_FILE, problem=f"{PART}.secret is not that of the deal")
    if tuple(text for text in part.contributions if text) != match.seed.contributions:
        raise Refusal(Code.BAD_FILE, problem=f"{PART}.contributions are not those of the deal")


# --- replaying --------------------------------------------------------------------------------------------------------


async def replay(data: str, move: int, seat: int | None, everything: bool) -> dict[str, Any]:
    """As `protocol.ArchiveMoment`: a game from a file as it stood after so many moves (at most all of them)."""
    return await in_thread(_replay, data, move, seat, everything)


def _replay(data: str, move: int, seat: int | None, everything: bool) -> dict[str, Any]:
    file = orjson.loads(data)
    whole, part = rebuild(file), server_part(file)
    match = _begin(whole.game, whole, file)
    events = list(match.events)
    for mover, action in whole.history[:move]:
        events = match.apply(action, mover)
    if seat is not None and seat >= match.players:
        raise Refusal(Code.NO_SUCH_SEAT)
    return {
        "move": len(match.history),
        "moves": len(whole.history),
        "seat": seat,
        "everything": everything,
        "seats": part.seats if part is not None else [],
        "view": match.view(seat, everything),
        "facts": match.facts(),
        "events": [_event(event, seat, everything) for event in events],
    }


def _begin(game: Game, whole: Match, data: Mapping[str, Any]) -> Match:
    """The match before the first move."""
    if whole.seed is None:
        return game.from_position(data["position"], whole.pack)
    return game.new_match(data["players"], whole.seed, data["options"], whole.pack)


def _event(event: Event, seat: int | None, everything: bool) -> dict[str, Any]:
    return event.to_json() if everything else event.seen_by(seat).to_json()


# --- keeping ----------------------------------------------------------------------------------------------------------


def keep(connection: Connection, person_id: str, file: File, now: int) -> p.ArchiveInfo:
    """Keep a file for somebody; the same one again is kept once."""
    mine = sa.select(archives).where(archives.c.person_id == person_id)
    known = connection.execute(mine.where(archives.c.digest == file.digest)).one_or_none()
    if known is not None:
        return _info(known)
    if (connection.scalar(sa.select(sa.func.count()).select_from(mine.subquery())) or 0) >= MOST_ARCHIVES:
        raise Refusal(Code.TOO_MANY)
    info = p.ArchiveInfo(id=new_id(), game=file.game, digest=file.digest, created_at=now)
    connection.execute(archives.insert().values(person_id=person_id, data=file.data, **info.model_dump()))
    return info


def list_kept(connection: Connection, person_id: str) -> list[p.ArchiveInfo]:
    """What somebody has brought along, the latest first."""
    a = archives.c
    wanted = sa.select(a.id, a.game, a.digest, a.created_at).where(a.person_id == person_id)
    return [_info(row) for row in connection.execute(wanted.order_by(a.created_at.desc(), a.id))]


def read_kept(connection: Connection, person_id: str, archive_id: str) -> str:
    a = archives.c
    data = connection.scalar(sa.select(a.data).where(a.person_id == person_id, a.id == archive_id))
    if data is None:
        raise Refusal(Code.NOT_FOUND)
    return str(data)


def forget(connection: Connection, person_id: str, archive_id: str) -> None:
    gone = archives.delete().where(archives.c.person_id == person_id, archives.c.id == archive_id)
    if not connection.execute(gone).rowcount:
        raise Refusal(Code.NOT_FOUND)


def _info(row: Any) -> p.ArchiveInfo:
    return p.ArchiveInfo(id=row.id, game=row.game, digest=row.digest, created_at=row.created_at)
