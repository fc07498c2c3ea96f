"""What comes after and around a game: looking back, notes, hints, files, ratings and history."""

from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

from cartomante.core.errors import CartomanteError
from cartomante.games import load_game
from cartomante.server import archive, history, notes
from cartomante.server import protocol as p
from cartomante.server.answers import documented
from cartomante.server.branching import branch
from cartomante.server.bus import Limit
from cartomante.server.hinting import Asking
from cartomante.server.ids import now_ms
from cartomante.server.refusals import Code, Refusal
from cartomante.server.register import SignIn
from cartomante.server.replaying import Sight, in_thread, sight
from cartomante.server.routes import SignedIn, Somebody, TheDesk
from cartomante.server.routes.tables import limit_tables, opened, player
from cartomante.server.table import Person

router = APIRouter(prefix="/api", tags=["after"])

MOST_LISTED = 100
MOST_ENTRIES = 1000
MOST_FRAMES = 200
HINTS_PER_MINUTE = 30  # of one person: the master thinks for a second
OPINIONS_PER_MINUTE = 300  # of one person, unless somebody has asked before: enough for whole games one after the other
FILES_PER_HOUR = 60
LARGEST_NUMBER = 1 << 30
CHANGES = (Code.NOT_SIGNED_IN, Code.WRONG_ORIGIN, Code.TOO_LARGE, Code.BAD_MESSAGE)
SEEING = (Code.NOT_FOUND, Code.NO_SPECTATORS, Code.NO_SUCH_SEAT, Code.NOT_OVER, Code.BAD_MESSAGE)

SomeId = Annotated[p.Id, Path()]
AboutPath = Annotated[p.About, Path()]
GameName = Annotated[str, Path(max_length=32)]
EntryNumber = Annotated[int, Path(ge=1, le=LARGEST_NUMBER)]
Number = Annotated[int, Query(ge=0, le=LARGEST_NUMBER)]
SeatQuery = Annotated[p.Seat | None, Query(description="by default one's own; others once the game is over")]
Everything = Annotated[bool, Query(description="show what was hidden; once the game is over")]


# --- people and games -------------------------------------------------------------------------------------------------


@router.get("/people/{id}", responses=documented(Code.NOT_FOUND, Code.BAD_MESSAGE))
async def show_person(id: SomeId, desk: TheDesk) -> p.Profile:
    """Somebody's public profile."""
    return await desk.store.read(history.profile, id)


@router.get("/people/{id}/games", responses=documented(Code.NOT_FOUND, Code.BAD_MESSAGE))
async def list_past_games(
    id: SomeId,
    desk: TheDesk,
    asks: Somebody,
    game: Annotated[str | None, Query(max_length=32)] = None,
    before: Annotated[p.Id | None, Query(description="the table at which the page before this one ended")] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> list[p.PastGame]:
    """Somebody's finished games, the latest first; those at tables that are not public only for who sat there."""
    name = _game_name(game) if game is not None else None
    asking = asks.person.id if asks is not None else None
    return await desk.store.read(history.past_games, id, asking, name, before, limit)


@router.get("/leaderboards/{game}", responses=documented(Code.NOT_FOUND, Code.BAD_MESSAGE))
async def show_leaderboard(
    game: GameName, desk: TheDesk, limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 50
) -> list[p.Leader]:
    """The strongest accounts in a game."""
    return await desk.store.read(history.leaderboard, _game_name(game), limit)


# --- looking back -----------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/replay", responses=documented(*SEEING))
async def look_back(
    id: SomeId,
    desk: TheDesk,
    asks: Somebody,
    number: Number,
    seat: SeatQuery = None,
    everything: Everything = False,
) -> p.Moment:
    """The table as it was after an entry, or after the last one that one may know."""
    seen = await _sight(desk, id, asks, seat, everything)
    return p.Moment(**await in_thread(seen.moment, number))


@router.get("/tables/{id}/film", responses=documented(*SEEING))
async def show_film(
    id: SomeId,
    desk: TheDesk,
    asks: Somebody,
    number: Number = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 100,
    seat: SeatQuery = None,
    everything: Everything = False,
) -> p.Film:
    """The table as it was after an entry and after each of those that followed."""
    seen = await _sight(desk, id, asks, seat, everything)
    return p.Film(**await in_thread(seen.film, number, count))


@router.get("/tables/{id}/entries", responses=documented(*SEEING))
async def list_entries(
    id: SomeId,
    desk: TheDesk,
    asks: Somebody,
    after: Number = 0,
    seat: SeatQuery = None,
    everything: Everything = False,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
) -> list[p.Entry]:
    """What happened at a table after an entry, as a seat heard it."""
    seen = await _sight(desk, id, asks, seat, everything)
    return [p.Entry(**entry) for entry in seen.entries(after, limit)]


@router.get("/tables/{id}/opinions/{number}", responses=documented(Code.NOT_SIGNED_IN, *SEEING))
async def judge_move(id: SomeId, number: EntryNumber, desk: TheDesk, person: SignedIn) -> p.MoveOpinion:
    """What the master thinks of a move in a finished game, from what its seat knew then."""
    table = (await _finished(desk, id, player(person))).table
    if not desk.opinions.has(table, number):
        await desk.people.limit(f"opinions:{person.id}", Limit(OPINIONS_PER_MINUTE, 60))
    return p.MoveOpinion(**await desk.opinions.of(table, number, person.language))


@router.post(
    "/tables/{id}/branches",
    status_code=201,
    responses=documented(*CHANGES, *SEEING, Code.NOT_STARTED, Code.GAME_OVER, Code.BAD_SETUP, Code.TOO_MANY),
)
async def play_on(id: SomeId, new: p.NewBranch, desk: TheDesk, person: SignedIn) -> p.TableInfo:
    """Play on with bots from how a finished game stood after an entry, at a table of one's own; it does not count."""
    seen = await _finished(desk, id, player(person))
    await limit_tables(desk, person)
    return await opened(desk, await in_thread(branch, seen.table, new, player(person), now_ms()))


# --- notes ------------------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/notes", responses=documented(Code.NOT_SIGNED_IN, *SEEING))
async def list_notes(id: SomeId, desk: TheDesk, person: SignedIn) -> list[p.Note]:
    """All that one has noted at a table."""
    await _require_seat(desk, id, person.id)
    return await desk.store.read(notes.list_notes, id, person.id)


@router.get("/tables/{id}/notes/{about}", responses=documented(Code.NOT_SIGNED_IN, *SEEING))
async def read_note(id: SomeId, about: AboutPath, desk: TheDesk, person: SignedIn) -> p.Note:
    """What one has noted about a turn or a card."""
    await _require_seat(desk, id, person.id)
    return await desk.store.read(notes.read_note, id, person.id, about)


@router.put(
    "/tables/{id}/notes/{about}", responses=documented(*CHANGES, Code.NOT_FOUND, Code.NOT_SEATED, Code.TOO_MANY)
)
async def write_note(id: SomeId, about: AboutPath, new: p.NewNote, desk: TheDesk, person: SignedIn) -> p.Note:
    """Note something about a turn ("turn:12") or a card ("card:24"); nobody else sees it."""
    await _require_seat(desk, id, person.id)
    note = p.Note(about=about, text=new.text, changed_at=now_ms())
    await desk.store.write(notes.write_note, id, person.id, note)
    return note


@router.delete(
    "/tables/{id}/notes/{about}", status_code=204, responses=documented(*CHANGES, Code.NOT_FOUND, Code.NOT_SEATED)
)
async def delete_note(id: SomeId, about: AboutPath, desk: TheDesk, person: SignedIn) -> None:
    """Throw a note away."""
    await _require_seat(desk, id, person.id)
    await desk.store.write(notes.delete_note, id, person.id, about)


# --- help -------------------------------------------------------------------------------------------------------------

HELPING = (Code.NOT_SIGNED_IN, Code.NOT_FOUND, Code.NOT_SEATED, Code.HINTS_OFF, Code.BAD_MESSAGE)


@router.get("/tables/{id}/hint", responses=documented(*HELPING, Code.NOT_YOUR_TURN))
async def give_hint(id: SomeId, desk: TheDesk, person: SignedIn) -> p.Hint:
    """What the master would do on one's seat, and why, where the table allows hints."""
    await desk.people.limit(f"hints:{person.id}", Limit(HINTS_PER_MINUTE, 60))
    async with desk.tables.hold(id) as live:
        asking = Asking.of(live.table, player(person))
    return p.Hint(**await asking.advice(desk.thinkers, person.language))


@router.get("/tables/{id}/beliefs", responses=documented(*HELPING))
async def tell_beliefs(
    id: SomeId,
    desk: TheDesk,
    person: SignedIn,
    about: Annotated[int, Query(ge=0, le=15, description="in The Shipwreck Arcana a hand")],
    public: Annotated[bool, Query(description="what everybody can conclude")] = False,
) -> p.Conclusions:
    """What one can conclude about something hidden, in games that are about that."""
    await desk.people.limit(f"hints:{person.id}", Limit(HINTS_PER_MINUTE, 60))
    async with desk.tables.hold(id) as live:
        asking = Asking.of(live.table, player(person))
    return p.Conclusions(**await asking.conclusions(about, public))


# --- files ------------------------------------------------------------------------------------------------------------

AS_FILE = {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "a saved match"}
FILE_BODY = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get(
    "/tables/{id}/export",
    response_class=Response,
    responses=documented(Code.NOT_FOUND, Code.NO_SPECTATORS, Code.NOT_OVER, Code.BAD_MESSAGE) | {200: AS_FILE},
)
async def export_game(id: SomeId, desk: TheDesk, asks: Somebody) -> Response:
    """A finished game as one file, which `cartomante verify` checks."""
    async with desk.tables.hold(id) as live:  # nothing is over before that is written down
        table = live.table
        desk.tables.may_see(table, _person(asks))
        return _file(orjson.dumps(archive.export(table)), f"cartomante-{table.game.name}-{table.origin.code}.json")


@router.post(
    "/archives",
    status_code=201,
    openapi_extra=FILE_BODY,
    responses=documented(*CHANGES, Code.BAD_FILE, Code.TOO_MANY),
)
async def import_game(request: Request, desk: TheDesk, person: SignedIn) -> p.ArchiveInfo:
    """Bring a saved match along; it is replayed and checked."""
    await desk.people.limit(f"files:{person.id}", Limit(FILES_PER_HOUR, 3600))
    file = await archive.check(await _read_body(request))
    return await desk.store.write(archive.keep, person.id, file, now_ms())


@router.get("/archives", responses=documented(Code.NOT_SIGNED_IN))
async def list_archives(desk: TheDesk, person: SignedIn) -> list[p.ArchiveInfo]:
    """The games one has brought along, the latest first."""
    return await desk.store.read(archive.list_kept, person.id)


@router.get(
    "/archives/{id}",
    response_class=Response,
    responses=documented(Code.NOT_SIGNED_IN, Code.NOT_FOUND, Code.BAD_MESSAGE) | {200: AS_FILE},
)
async def show_archive(id: SomeId, desk: TheDesk, person: SignedIn) -> Response:
    """The file itself."""
    data = await desk.store.read(archive.read_kept, person.id, id)
    return _file(data.encode(), "cartomante.json")


@router.delete("/archives/{id}", status_code=204, responses=documented(*CHANGES, Code.NOT_FOUND))
async def delete_archive(id: SomeId, desk: TheDesk, person: SignedIn) -> None:
    """Throw a file away."""
    await desk.store.write(archive.forget, person.id, id)


@router.get(
    "/archives/{id}/replay",
    responses=documented(Code.NOT_SIGNED_IN, Code.NOT_FOUND, Code.NO_SUCH_SEAT, Code.BAD_FILE, Code.BAD_MESSAGE),
)
async def replay_archive(
    id: SomeId,
    desk: TheDesk,
    person: SignedIn,
    move: Number,
    seat: Annotated[p.Seat | None, Query(description="by default what everybody saw")] = None,
    everything: Annotated[bool, Query(description="show what was hidden")] = False,
) -> p.ArchiveMoment:
    """A game from a file as it stood after so many moves."""
    data = await desk.store.read(archive.read_kept, person.id, id)
    return p.ArchiveMoment(**await archive.replay(data, move, seat, everything))


# --- what they have in common -----------------------------------------------------------------------------------------


def _person(asks: SignIn | None) -> Person | None:
    return player(asks.person) if asks is not None else None


async def _sight(desk: TheDesk, table_id: str, asks: SignIn | None, seat: int | None, everything: bool) -> Sight:
    async with desk.tables.hold(table_id) as live:  # what is not written down yet is not told
        return sight(desk.tables, live.table, _person(asks), seat, everything)


async def _finished(desk: TheDesk, table_id: str, person: Person) -> Sight:
    """A finished game, with everything open, for somebody who may see it."""
    async with desk.tables.hold(table_id) as live:
        return sight(desk.tables, live.table, person, seat=None, everything=True)


async def _require_seat(desk: TheDesk, table_id: str, person_id: str) -> None:
    """Refuse whoever does not play at a table, and did not."""
    if (await desk.tables.open(table_id)).table.seat_of(person_id) is None:
        raise Refusal(Code.NOT_SEATED)


def _game_name(name: str) -> str:
    """A game by its name or an alias."""
    try:
        return load_game(name).name
    except CartomanteError as error:
        raise Refusal(Code.NOT_FOUND) from error


async def _read_body(request: Request) -> bytes:
    """The whole body, unless it is too large: then no more of it is read."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > p.LONGEST_FILE:
            raise Refusal(Code.TOO_LARGE)
    return bytes(body)


def _file(content: bytes, name: str) -> Response:
    return Response(
        content, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )
