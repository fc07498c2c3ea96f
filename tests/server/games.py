"""Games for tests of what comes after them: played by people who choose at random, on a server or on paper."""

import random
from typing import Any

import httpx

from cartomante.server import protocol as p
from cartomante.server.ids import new_id
from cartomante.server.table import Entry, Origin, Person, Table
from cartomante.server.tables import Tables
from server.serving import Served

ALL_MOVES = 100_000


async def id_of(browser: httpx.AsyncClient) -> str:
    """Whose browser it is."""
    return str((await browser.get("/api/me")).json()["id"])


async def begin(*browsers: httpx.AsyncClient, **setup: Any) -> str:
    """A table at which these people have sat down and begun; the first is the host."""
    new = {"game": "talismans", "players": len(browsers), **setup}
    table = _good(await browsers[0].post("/api/tables", json=new))["id"]
    for browser in browsers[1:]:
        await wish(browser, table, type="sit")
    await wish(browsers[0], table, type="start")
    return str(table)


async def wish(browser: httpx.AsyncClient, table: str, **wanted: Any) -> None:
    wanted = {"id": new_id(), **wanted}
    _good(await browser.post(f"/api/tables/{table}/wishes", json=wanted))


async def play(tables: Tables, table_id: str, moves: int = ALL_MOVES, seed: int = 0) -> None:
    """Let the people at a table choose at random, so many times or to the end."""
    luck = random.Random(seed)
    for _ in range(moves):
        table = (await tables.open(table_id)).table
        assert table.match is not None
        if table.match.is_over:
            return
        seat = table.match.deciders()[0]
        person, action = table.seats[seat].person, luck.choice(table.match.legal_actions(seat))
        assert person is not None
        wanted = p.Act(type="act", id=new_id(), action=action, question=table.question(seat))
        await tables.wish(table_id, person, wanted)


async def played(server: Served, *browsers: httpx.AsyncClient, seed: int = 0, **setup: Any) -> str:
    """A whole game."""
    table = await begin(*browsers, **setup)
    await play(server.desk.tables, table, seed=seed)
    return table


def on_paper(name: str, people: list[Person], bots: int = 0, game: str = "talismans", seed: int = 0) -> Table:
    """A finished game that no server has seen; bots sit on the last seats."""
    setup = p.Setup(game=game, players=len(people) + bots)
    table = Table.opened(Origin(name, name, setup, people[0], f"{seed:064x}", 0))
    for seat, person in enumerate(people):
        _add(table, "sit", person.id, seat=seat, name=person.name, contribution="")
    for seat in range(len(people), len(people) + bots):
        _add(table, "bot", None, seat=seat, level="adept")
    _add(table, "start", people[0].id)
    luck = random.Random(seed)
    assert table.match is not None
    while not table.match.is_over:
        seat = table.match.deciders()[0]
        _add(table, "move", None, seat=seat, action=luck.choice(table.match.legal_actions(seat)))
    return table


def _add(table: Table, kind: str, person: str | None, **data: Any) -> None:
    table.add(Entry(table.version + 1, kind, person, None, data, 0))


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()
