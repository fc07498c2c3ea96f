"""Help at a table: what a bot would do, and what can be concluded."""

import json
from typing import Any

import httpx
import pytest

from cartomante.server import hinting
from cartomante.server.thinking import Thinkers
from server.games import begin, play, played, wish
from server.serving import Served


@pytest.fixture(autouse=True)
def nobody_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master is not ready, as on the first day of a server."""
    monkeypatch.setattr(Thinkers, "is_ready", lambda self, game, level: False)


async def ask(browser: httpx.AsyncClient, table: str, what: str = "hint", **query: Any) -> Any:
    return (await browser.get(f"/api/tables/{table}/{what}", params=query)).json()


async def decider(server: Served, table_id: str) -> int:
    match = (await server.desk.tables.open(table_id)).table.match
    assert match is not None
    return match.deciders()[0]


async def idle_seat(server: Served, table_id: str) -> int:
    """Play on until one of two has nothing to decide while the other does, and say who."""
    for luck in range(200):
        match = (await server.desk.tables.open(table_id)).table.match
        assert match is not None
        if len(match.deciders()) == 1:
            return 1 - match.deciders()[0]
        await play(server.desk.tables, table_id, moves=1, seed=luck)
    raise AssertionError("both always decide")


async def test_a_hint_names_a_legal_action_and_says_why_in_the_persons_language(server: Served) -> None:
    browsers = [await server.guest("Ada"), await server.guest("Bo")]
    table = await begin(*browsers)
    seat = await decider(server, table)
    legal = (await browsers[seat].get(f"/api/tables/{table}/snapshot")).json()["view"]["legal"]
    hint = await ask(browsers[seat], table)
    assert (hint["game"], hint["seat"], hint["level"], hint["measure"]) == ("talismans", seat, "greedy", "liking")
    assert {option["action"] for option in hint["options"]} == set(legal)
    assert hint["action"] == hint["options"][0]["action"]
    assert hint["options"][0]["text"] in hint["sentence"]
    assert await ask(browsers[seat], table) == hint
    assert (await browsers[seat].patch("/api/me", json={"language": "it"})).status_code == 200
    assert (await ask(browsers[seat], table))["sentence"] != hint["sentence"]


async def test_the_master_answers_once_it_is_ready(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "is_ready", lambda self, game, level: True)
    monkeypatch.setattr(hinting, "ADVISER", "random")  # stands for the master, who would have to be compiled
    browsers = [await server.guest("Ada"), await server.guest("Bo")]
    table = await begin(*browsers)
    assert (await ask(browsers[await decider(server, table)], table))["level"] == "random"


async def test_hints_are_for_who_decides_where_the_table_allows_them(server: Served) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    table = await begin(ada, bo)
    seat = await decider(server, table)
    assert "action" in await ask((ada, bo)[seat], table)
    idle = await idle_seat(server, table)
    assert (await ask((ada, bo)[idle], table))["code"] == "not_your_turn"
    assert (await ask(cy, table))["code"] == "not_seated"
    assert (await ask(server.client(), table))["code"] == "not_signed_in"
    without = await begin(ada, bo, hints=False)
    assert (await ask(ada, without))["code"] == "hints_off"
    new = (await ada.post("/api/tables", json={"game": "talismans"})).json()["id"]
    assert (await ask(ada, new))["code"] == "not_started"
    assert (await ask(ada, await played(server, ada, bo, game="shipwreck")))["code"] == "game_over"
    await wish(ada, table, type="leave")
    assert (await ask(ada, table))["code"] == "stand_in_plays"


async def test_what_a_seat_can_conclude_follows_from_what_it_may_know(server: Served) -> None:
    browsers = [await server.guest(f"P{seat}") for seat in range(3)]
    table_id = await begin(*browsers, game="shipwreck", options={"hints": "bayes"})
    await play(server.desk.tables, table_id, moves=2)
    match = (await server.desk.tables.open(table_id)).table.match
    assert match is not None
    for about in range(3):
        for seat, browser in enumerate(browsers):
            told = await ask(browser, table_id, "beliefs", about=about)
            in_public = await ask(browser, table_id, "beliefs", about=about, public=True)
            for luck in range(3):
                world = match.determinize(seat, luck)
                assert told["beliefs"] == shown(world.beliefs(seat, about, "people").shown(world.options))
                assert in_public["beliefs"] == shown(world.beliefs(None, about, "people").shown(world.options))
    assert (await ask(browsers[0], table_id, "beliefs", about=9))["code"] == "bad_message"


def shown(beliefs: Any) -> Any:
    return json.loads(json.dumps(beliefs))


@pytest.mark.parametrize(
    ("hints", "told"),
    [
        ("logical", {"viewer", "hand", "possible", "excluded"}),
        ("cooperative", {"viewer", "hand", "possible", "excluded", "cooperative"}),
        ("bayes", {"viewer", "hand", "possible", "excluded", "policy", "posterior", "floats"}),
    ],
)
async def test_beliefs_tell_as_much_as_the_game_was_set_up_for(server: Served, hints: str, told: set[str]) -> None:
    browsers = [await server.guest("Ada"), await server.guest("Bo")]
    table = await begin(*browsers, game="shipwreck", options={"hints": hints})
    assert set((await ask(browsers[0], table, "beliefs", about=1))["beliefs"]) == told


async def test_there_is_nothing_to_conclude_without_hints_or_in_other_games(server: Served) -> None:
    browsers = [await server.guest("Ada"), await server.guest("Bo")]
    plain = await begin(*browsers, game="shipwreck", options={"hints": "off"})
    without = await begin(*browsers, game="shipwreck", options={"hints": "bayes"}, hints=False)
    other = await begin(*browsers)
    codes = [(await ask(browsers[0], table, "beliefs", about=1))["code"] for table in (plain, without, other)]
    assert codes == ["hints_off", "hints_off", "not_found"]
