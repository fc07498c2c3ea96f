"""Profiles, past games and leaderboards, as a browser meets them."""

import asyncio
from typing import Any

import httpx
import pytest

from cartomante.server.tables import Tables
from server.games import begin, id_of, play, played
from server.serving import Serve, Served


async def account(server: Served, name: str) -> httpx.AsyncClient:
    browser = server.client()
    made = await browser.post("/api/accounts", json={"name": name, "password": "seventeen owls"})
    assert made.status_code == 201, made.text
    return browser


async def get(browser: httpx.AsyncClient, path: str) -> Any:
    answer = await browser.get(f"/api{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def scores_of(tables: Tables, table_id: str) -> tuple[list[int], list[int]]:
    match = (await tables.open(table_id)).table.match
    assert match is not None
    return match.scores, match.places


async def test_a_profile_counts_games_places_and_scores(server: Served) -> None:
    ada, bo = await account(server, "Ada"), await server.guest("Bo")
    tables = [await played(server, ada, bo, seed=seed, is_public=True) for seed in range(3)]
    outcomes = [await scores_of(server.desk.tables, table) for table in tables]
    profile = await get(bo, f"/people/{await id_of(ada)}")
    assert (profile["name"], profile["is_guest"]) == ("Ada", False)
    (stats,) = profile["statistics"]
    assert (stats["game"], stats["games"]) == ("talismans", 3)
    wins = sum(places[0] == 1 for _, places in outcomes)
    assert stats["wins"] == wins
    assert sum(stats["places"].values()) == 3
    assert stats["places"].get("1", 0) == wins
    assert stats["best_score"] == max(scores[0] for scores, _ in outcomes)
    assert stats["against_people"] == {"games": 3, "wins": wins}
    assert stats["against_bots"] == {"games": 0, "wins": 0}
    (rating,) = profile["ratings"]
    assert rating["games"] == 3
    assert rating["shown"] == pytest.approx(rating["mu"] - 3 * rating["sigma"])


async def test_games_against_bots_are_counted_apart(server: Served) -> None:
    ada = await server.guest("Ada")
    table = await begin_with_bot(server, ada)
    profile = await get(ada, f"/people/{await id_of(ada)}")
    _, places = await scores_of(server.desk.tables, table)
    assert profile["statistics"][0]["against_bots"] == {"games": 1, "wins": int(places[0] == 1)}
    assert profile["statistics"][0]["against_people"] == {"games": 0, "wins": 0}
    assert profile["ratings"] == []


async def begin_with_bot(server: Served, browser: httpx.AsyncClient) -> str:
    """A game of one person, of whom a bot has the other seat; the person leaves it all to a stand-in."""
    new = {"game": "talismans", "players": 2, "bots": ["apprentice"], "start": True}
    table = str((await browser.post("/api/tables", json=new)).json()["id"])
    left = await browser.post(f"/api/tables/{table}/wishes", json={"type": "leave", "id": "l"})
    assert left.status_code == 200, left.text
    async with asyncio.timeout(30):
        while (await server.desk.tables.open(table)).table.status == "playing":
            await asyncio.sleep(0.05)
    return table


async def test_history_is_paged_from_the_latest_back(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    tables = [await played(server, ada, bo, seed=seed) for seed in range(3)]
    me = await id_of(ada)
    first = await get(ada, f"/people/{me}/games?limit=2")
    assert [game["table"] for game in first] == [tables[2], tables[1]]
    rest = await get(ada, f"/people/{me}/games?limit=2&before={first[-1]['table']}")
    assert [game["table"] for game in rest] == [tables[0]]
    scores, places = await scores_of(server.desk.tables, tables[0])
    assert [(seat["person"]["name"], seat["score"], seat["place"]) for seat in rest[0]["seats"]] == [
        ("Ada", scores[0], places[0]),
        ("Bo", scores[1], places[1]),
    ]
    assert rest[0]["rating_before"] == pytest.approx(0)
    assert await get(ada, f"/people/{me}/games?game=shipwreck") == []
    assert len(await get(ada, f"/people/{me}/games?game=talismans")) == 3


async def test_games_at_private_tables_are_for_who_sat_there(server: Served) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    private = await played(server, ada, bo)
    public = await played(server, ada, bo, seed=1, is_public=True)
    path = f"/people/{await id_of(ada)}/games"
    assert {game["table"] for game in await get(bo, path)} == {private, public}
    for stranger in (cy, server.client()):
        assert [game["table"] for game in await get(stranger, path)] == [public]


async def test_an_unknown_page_person_or_game_is_not_found(server: Served) -> None:
    ada = await server.guest("Ada")
    me = await id_of(ada)
    for path in (f"/people/{me}/games?before=nowhere", "/people/nobody", f"/people/{me}/games?game=chess"):
        assert (await ada.get(f"/api{path}")).json()["code"] == "not_found", path
    assert (await ada.get("/api/leaderboards/chess")).json()["code"] == "not_found"


async def test_the_leaderboard_lists_accounts_by_what_is_certain(server: Served) -> None:
    ada, bo, guest = await account(server, "Ada"), await account(server, "Bo"), await server.guest("Guest")
    table = await played(server, ada, bo, guest)
    _, places = await scores_of(server.desk.tables, table)
    leaders = await get(server.client(), "/leaderboards/talismans")
    better = ["Ada", "Bo"] if places[0] <= places[1] else ["Bo", "Ada"]
    assert [leader["person"]["name"] for leader in leaders] == better
    assert [leader["place"] for leader in leaders] == [1, 2]
    assert all(leader["rating"]["games"] == 1 for leader in leaders)
    assert len(await get(server.client(), "/leaderboards/talismans?limit=1")) == 1
    assert await get(server.client(), "/leaderboards/arcana") == []


async def test_whoever_deletes_the_account_leaves_a_nameless_result(server: Served) -> None:
    ada, bo = await account(server, "Ada"), await server.guest("Bo")
    table = await played(server, ada, bo)
    me = await id_of(ada)
    assert (await ada.delete("/api/me")).status_code == 204
    assert (await bo.get(f"/api/people/{me}")).json()["code"] == "not_found"
    (game,) = await get(bo, f"/people/{await id_of(bo)}/games")
    assert game["table"] == table
    assert (game["seats"][0]["person"], game["seats"][0]["bot"]) == (None, None)
    assert await get(bo, "/leaderboards/talismans") == []
    (stats,) = (await get(bo, f"/people/{await id_of(bo)}"))["statistics"]
    assert stats["against_people"]["games"] == 1


async def test_an_abandoned_game_is_no_result(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await begin(ada, bo)
    await play(server.desk.tables, table, moves=5)
    for browser in (ada, bo):
        await browser.post(f"/api/tables/{table}/wishes", json={"type": "vote", "topic": "abandon", "id": "v"})
    assert (await get(ada, f"/tables/{table}"))["status"] == "abandoned"
    assert await get(ada, f"/people/{await id_of(ada)}/games") == []


async def test_it_is_all_the_same_on_postgresql(serve: Serve, postgresql: str) -> None:
    server = await serve(database=postgresql)
    ada, bo = await account(server, "Ada"), await server.guest("Bo")
    table, me = await played(server, ada, bo), await id_of(ada)
    assert [game["table"] for game in await get(ada, f"/people/{me}/games")] == [table]
    assert (await get(bo, f"/people/{me}"))["statistics"][0]["against_people"]["games"] == 1
    assert [leader["person"]["id"] for leader in await get(bo, "/leaderboards/talismans")] == [me]
    for text in ("first", "then"):
        assert (await ada.put(f"/api/tables/{table}/notes/turn:1", json={"text": text})).status_code == 200
    assert [note["text"] for note in await get(ada, f"/tables/{table}/notes")] == ["then"]
    file = await get(ada, f"/tables/{table}/export")
    kept = (await ada.post("/api/archives", json=file)).json()
    assert await get(ada, f"/archives/{kept['id']}") == file
