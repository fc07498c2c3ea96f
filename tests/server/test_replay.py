"""Looking back at a table: what each may see of it, while it is played and afterwards."""

import json
from typing import Any

import httpx
import pytest

from cartomante.core.event import Event
from cartomante.server.table import Table
from server.games import begin, id_of, play, played, wish
from server.serving import Serve, Served

WORLDS = 3


async def look_back(browser: httpx.AsyncClient, table: str, number: int, **query: Any) -> Any:
    answer = await browser.get(f"/api/tables/{table}/replay", params={"number": number, **query})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def entries(browser: httpx.AsyncClient, table: str, **query: Any) -> list[Any]:
    answer = await browser.get(f"/api/tables/{table}/entries", params=query)
    assert answer.status_code == 200, answer.text
    return list(answer.json())


async def code(browser: httpx.AsyncClient, path: str, **query: Any) -> str:
    answer = await browser.get(f"/api{path}", params=query)
    assert not answer.is_success
    return str(answer.json()["code"])


async def table_of(server: Served, table_id: str) -> Table:
    return (await server.desk.tables.open(table_id)).table


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def told(events: list[Event]) -> Any:
    return plain([event.to_json() for event in events])


@pytest.mark.parametrize(("game", "players", "moves"), [("talismans", 2, 40), ("arcanum", 3, 40), ("cadwallon", 2, 60)])
async def test_a_seat_learns_nothing_from_looking_back_that_it_could_not_know(
    server: Served, game: str, players: int, moves: int
) -> None:
    browsers = [await server.guest(f"P{seat}") for seat in range(players)]
    table_id = await begin(*browsers, game=game)
    await play(server.desk.tables, table_id, moves)
    table = await table_of(server, table_id)
    for seat, browser in [*enumerate(browsers), (None, server.client())]:
        story = await entries(browser, table_id)
        for number in range(players + 1, table.version + 1, 13):
            answer = await browser.get(f"/api/tables/{table_id}/replay", params={"number": number})
            assert table.origin.secret not in answer.text
            heard = [event for entry in story[:number] for event in entry["events"]]
            match = table.as_of(number).match
            assert match is not None
            for world in (match.determinize(seat, luck) for luck in range(WORLDS)):
                assert answer.json()["view"] == plain(world.view(seat))
                assert heard == told(world.events_seen_by(seat))
            assert answer.json()["entry"] == story[number - 1]


@pytest.mark.parametrize("query", [{"seat": 1}, {"everything": True}, {}], ids=str)
async def test_a_film_is_all_moments_in_a_row(server: Served, query: dict[str, Any]) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await played(server, ada, bo, game="shipwreck")
    await wish(bo, table, type="say", text="again!")
    film = await watch(ada, table, **query)
    assert [frame["number"] for frame in film["frames"]] == list(range(film["last"] + 1))
    standing = None
    for frame in film["frames"]:
        moment = await look_back(ada, table, frame["number"], **query)
        standing = frame["table"] or standing
        assert unnumbered(standing) == unnumbered(moment["table"])
        assert (frame["view"], frame["entry"]) == (moment["view"], moment["entry"])
        assert moment["facts"] in (None, film["facts"])
    assert film["frames"][-1]["table"] is None
    part = await watch(ada, table, number=3, count=4, **query)
    assert part["frames"][0]["table"] is not None
    assert without_table(part["frames"]) == without_table(film["frames"][3:7])
    assert [frame["number"] for frame in (await watch(ada, table, number=1000))["frames"]] == [film["last"]]


async def watch(browser: httpx.AsyncClient, table: str, **query: Any) -> Any:
    answer = await browser.get(f"/api/tables/{table}/film", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def unnumbered(info: Any) -> Any:
    """What is known of a table, without what every entry changes."""
    return {**info, "number": None, "changed_at": None}


def without_table(frames: list[Any]) -> list[Any]:
    return [{**frame, "table": None} for frame in frames]


async def test_while_a_game_runs_nobody_looks_from_another_seat(server: Served) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    table = await begin(ada, bo)
    await play(server.desk.tables, table, 6)
    for path in (f"/tables/{table}/replay", f"/tables/{table}/film", f"/tables/{table}/entries"):
        assert await code(ada, path, number=5, seat=1) == "not_over"
        assert await code(cy, path, number=5, seat=0) == "not_over"
        assert await code(server.client(), path, number=5, seat=0) == "not_over"
        assert await code(ada, path, number=5, everything=True) == "not_over"
    assert (await look_back(ada, table, 5, seat=0))["view"]["seat"] == 0


async def test_a_finished_game_is_open_from_every_seat_and_as_a_whole(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table_id = await played(server, ada, bo)
    table, stranger = await table_of(server, table_id), server.client()
    match = table.as_of(30).match
    assert match is not None
    for seat in (0, 1):
        assert (await look_back(stranger, table_id, 30, seat=seat))["view"] == plain(match.view(seat))
    whole = await look_back(stranger, table_id, 30, everything=True)
    assert whole["view"] == plain(match.view(None, everything=True))
    assert whole["view"] != plain(match.view(None))
    heard = [event for entry in await entries(stranger, table_id, everything=True) for event in entry["events"]]
    assert table.match is not None
    assert heard == told(table.match.events)
    assert await code(stranger, f"/tables/{table_id}/replay", number=3, seat=2) == "no_such_seat"


async def test_one_looks_at_the_last_entry_at_most_and_before_the_first(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await begin(ada, bo)
    last = await look_back(ada, table, 1000)
    assert last["number"] == last["last"] == (await table_of(server, table)).version
    assert last["entry"]["kind"] == "start"
    assert last["facts"] is not None
    first = await look_back(ada, table, 0)
    assert (first["view"], first["facts"], first["entry"]) == (None, None, None)
    assert [seat["person"] for seat in first["table"]["seats"]] == [None, None]


async def test_entries_come_in_order_and_in_parts(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await begin(ada, bo)
    await play(server.desk.tables, table, 6)
    everything = await entries(ada, table)
    assert [entry["number"] for entry in everything] == list(range(1, 10))
    assert await entries(ada, table, after=4, limit=3) == everything[4:7]
    assert all("action" not in entry for entry in everything)


async def test_a_late_spectator_looks_back_late(serve: Serve) -> None:
    server = await serve(spectator_delay=3600)
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    table = await begin(ada, bo, spectators="delayed")
    await play(server.desk.tables, table, 6)
    late = await look_back(cy, table, 8)
    assert (late["number"], late["last"], late["view"]) == (0, 0, None)
    assert await entries(cy, table) == []
    assert [frame["number"] for frame in (await watch(cy, table))["frames"]] == [0]
    assert (await look_back(ada, table, 8))["number"] == 8
    await play(server.desk.tables, table)
    assert (await look_back(cy, table, 8))["number"] == 8


async def test_a_table_without_spectators_stays_closed_to_strangers(server: Served) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    table = await played(server, ada, bo, game="shipwreck", spectators="none")
    for path in (f"/tables/{table}/{what}" for what in ("replay", "film", "entries", "export")):
        assert await code(cy, path, number=3) == "no_spectators"
        assert (await bo.get(f"/api{path}", params={"number": 3})).status_code == 200


async def test_what_was_said_is_looked_back_at_with_who_said_it(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await begin(ada, bo)
    await wish(bo, table, type="say", text="hello <b>")
    (said,) = [entry for entry in await entries(ada, table) if entry["kind"] == "say"]
    assert (said["text"], said["person"]) == ("hello <b>", {"id": await id_of(bo), "name": "Bo"})


async def test_a_table_that_does_not_exist_is_not_found(server: Served) -> None:
    for path in ("replay", "film", "entries", "export"):
        assert await code(server.client(), f"/tables/nowhere/{path}", number=0) == "not_found"
