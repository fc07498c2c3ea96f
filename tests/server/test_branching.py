"""Playing on from a finished game, at a table of one's own."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx

from cartomante.core.match import Match
from cartomante.server import protocol as p
from cartomante.server.branching import branch
from cartomante.server.table import Table
from server.games import begin, id_of, played
from server.playing import BEGIN, Party, each_game, person
from server.serving import Serve, Served
from server.test_archive import bring, check_file, export
from server.test_replay import entries, look_back

LEVEL = "apprentice"  # who thinks quickly


async def play_on(browser: httpx.AsyncClient, table: str, **wanted: Any) -> httpx.Response:
    wanted = {"seat": 0, "level": LEVEL, **wanted}
    return await browser.post(f"/api/tables/{table}/branches", json=wanted)


async def code(browser: httpx.AsyncClient, table: str, **wanted: Any) -> str:
    answer = await play_on(browser, table, **wanted)
    assert not answer.is_success
    return str(answer.json()["code"])


async def finish(browser: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """Answer everything with the first option, until the game is over; what is known of the table then."""
    for number in range(2000):
        seen = (await browser.get(f"/api/tables/{table}/snapshot")).json()
        if seen["view"]["over"]:
            return dict(seen["table"])
        if seen["view"]["legal"]:
            act = {"type": "act", "id": f"w{number}", "action": seen["view"]["legal"][0], "question": seen["question"]}
            await browser.post(f"/api/tables/{table}/wishes", json=act)
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("it does not end")


def after(old: Table, number: int) -> Match:
    match = old.as_of(number).match
    assert match is not None
    return match


def branched(old: Table, number: int, seat: int, deal: p.Deal) -> Match:
    table = branch(old, p.NewBranch(number=number, seat=seat, deal=deal, level=LEVEL), person(7), BEGIN)
    assert table.match is not None
    return table.match


@each_game
def test_with_the_real_deal_everything_lies_as_it_lay(game: str) -> None:
    old = Party(game).begin(bots=1).finish().table
    for number in range(old.last_move() // 3, old.last_move(), 7):
        was, now = after(old, number), branched(old, number, 1, "real")
        for seat in range(was.players):
            assert shown(now, seat) == shown(was, seat)
        assert now.legal_actions(1) == was.legal_actions(1)


@each_game
def test_with_a_fresh_deal_the_seat_sees_the_same_and_what_it_could_not_know_is_drawn_anew(game: str) -> None:
    old = Party(game).begin(bots=1).finish().table
    differs = False
    for number in range(old.last_move() // 3, old.last_move(), 7):
        was, now = after(old, number), branched(old, number, 1, "fresh")
        assert shown(now, 1) == shown(was, 1)
        differs |= any(shown(now, seat) != shown(was, seat) for seat in range(was.players))
    assert differs


def shown(match: Match, seat: int) -> Any:
    """What lies on the table for a seat, and what it may do, but for who is a bot."""
    view = match.view(seat)
    zones = [{name: zone for name, zone in zones.items() if name != "bot"} for zones in view["seats"]]
    return view["table"], zones, view["legal"], view["decision"]


async def test_one_plays_on_at_a_table_of_ones_own_to_the_end(server: Served, tmp_path: Path) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    old = await played(server, ada, bo, is_public=True, clock={"kind": "live", "seconds": 60})
    answer = await play_on(bo, old, number=40, seat=0, deal="real")
    assert answer.status_code == 201, answer.text
    table, me = answer.json(), await id_of(bo)
    assert table["origin"] == {"table": old, "number": 40, "deal": "real"}
    assert (table["status"], table["commitment"], table["secret"]) == ("playing", None, None)
    assert table["setup"] == {**table["setup"], "game": "talismans", "is_public": False, "clock": {"kind": "none"}}
    assert [(seat["person"] or {}).get("id") or seat["bot"] for seat in table["seats"]] == [me, LEVEL]
    begun, was = await look_back(bo, table["id"], 3), await look_back(bo, old, 40, seat=0)
    assert begun["view"] == was["view"]
    ended = await finish(bo, table["id"])
    assert (ended["status"], ended["secret"]) == ("over", None)
    file = (await export(bo, table["id"])).json()
    checked = check_file(tmp_path, json.dumps(file))
    assert (checked.exit_code, json.loads(checked.output)["commitment"]) == (0, None)
    assert (file["server"]["commitment"], file["server"]["secret"]) == (None, None)
    assert (await bring(bo, file)).status_code == 201
    assert [entry["kind"] for entry in await entries(bo, table["id"], limit=3)] == ["sit", "bot", "start"]
    assert [game["table"] for game in (await bo.get(f"/api/people/{me}/games")).json()] == [old]
    assert (await bo.get(f"/api/people/{me}")).json()["statistics"][0]["games"] == 1


async def test_a_branch_is_the_same_after_it_was_read_again_and_can_be_branched_from(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    old = await played(server, ada, bo, game="shipwreck")
    info = (await play_on(ada, old, number=5)).json()
    await finish(ada, info["id"])
    tables = server.desk.tables
    before = (await tables.open(info["id"])).table
    await tables.evict(idle_seconds=-1)
    again = (await tables.open(info["id"])).table
    assert again is not before
    assert before.match is not None
    assert again.match is not None
    assert again.match.fingerprint() == before.match.fingerprint()
    second = (await play_on(bo, info["id"], number=4, seat=1)).json()
    assert second["origin"] == {"table": info["id"], "number": 4, "deal": "fresh"}
    rematch = {"type": "rematch", "id": "again"}
    await ada.post(f"/api/tables/{info['id']}/wishes", json=rematch)
    new = (await ada.get(f"/api/tables/{info['id']}")).json()["rematch"]
    dealt = (await ada.get(f"/api/tables/{new}")).json()
    assert (dealt["origin"], dealt["commitment"] is None) == (None, False)


async def test_a_file_cannot_claim_a_deal_that_never_was(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    old = await played(server, ada, bo, game="shipwreck")
    dealt = (await export(ada, old)).json()
    table = (await play_on(ada, old, number=5)).json()["id"]
    await finish(ada, table)
    taken_up = (await export(ada, table)).json()
    swapped = {name: dealt["server"][name] for name in ("secret", "commitment")}
    lost = {"secret": None, "commitment": None}
    for file in (
        taken_up | {"server": taken_up["server"] | swapped},
        dealt | {"server": dealt["server"] | lost},
    ):
        answer = await bring(ada, file)
        assert answer.json()["code"] == "bad_file", answer.text


async def test_only_from_finished_games_that_one_may_see_and_from_where_there_is_something_to_play(
    server: Served,
) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    running = await begin(ada, bo)
    assert await code(ada, running, number=4) == "not_over"
    over = await played(server, ada, bo, game="shipwreck", spectators="none")
    assert await code(ada, over, number=2) == "not_started"
    assert await code(ada, over, number=100_000) == "game_over"
    assert await code(ada, over, number=5, seat=2) == "no_such_seat"
    assert await code(ada, over, number=5, level="genius") == "bad_setup"
    assert await code(ada, over, number=5, deal="stacked") == "bad_message"
    assert await code(cy, over, number=5) == "no_spectators"
    assert await code(server.client(), over, number=5) == "not_signed_in"
    assert await code(ada, "nowhere", number=5) == "not_found"


async def test_branches_are_limited_as_tables_are(serve: Serve) -> None:
    server = await serve(limits={"tables_per_person": 1})
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    old = await played(server, ada, bo, game="shipwreck")
    assert (await play_on(ada, old, number=5)).status_code == 201
    assert await code(ada, old, number=5) == "too_many"
