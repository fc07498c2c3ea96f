"""Private notes on turns and cards."""

import json

import httpx
import pytest

from cartomante.server import notes
from server.games import begin, played
from server.serving import Served

AS_JSON = {"Content-Type": "application/json"}


def path(table: str, about: str = "") -> str:
    return f"/api/tables/{table}/notes" + (f"/{about}" if about else "")


async def write(browser: httpx.AsyncClient, table: str, about: str, text: str) -> httpx.Response:
    """Escaped as JSON allows, so that anything at all can be sent."""
    return await browser.put(path(table, about), content=json.dumps({"text": text}), headers=AS_JSON)


async def test_a_note_is_written_read_changed_and_thrown_away(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await begin(ada, bo)
    assert (await write(ada, table, "card:24", "keep <it>\n")).json()["text"] == "keep <it>"
    assert (await write(ada, table, "turn:12", "bluff")).status_code == 200
    assert (await write(ada, table, "turn:12", "no bluff")).status_code == 200
    assert [(note["about"], note["text"]) for note in (await ada.get(path(table))).json()] == [
        ("card:24", "keep <it>"),
        ("turn:12", "no bluff"),
    ]
    assert (await ada.get(path(table, "turn:12"))).json()["text"] == "no bluff"
    assert (await ada.delete(path(table, "turn:12"))).status_code == 204
    assert (await ada.delete(path(table, "turn:12"))).json()["code"] == "not_found"
    assert (await ada.get(path(table, "turn:12"))).json()["code"] == "not_found"


async def test_notes_are_private_and_kept_after_the_game(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await played(server, ada, bo, game="shipwreck")
    await write(ada, table, "card:1", "of Ada's")
    assert (await bo.get(path(table))).json() == []
    assert (await bo.get(path(table, "card:1"))).json()["code"] == "not_found"
    assert [note["text"] for note in (await ada.get(path(table))).json()] == ["of Ada's"]
    everything = (await bo.get(f"/api/tables/{table}/replay", params={"number": 99, "everything": True})).text
    assert "of Ada's" not in everything
    assert "of Ada's" not in (await ada.get(f"/api/tables/{table}/export")).text


async def test_only_who_sits_there_takes_notes(server: Served) -> None:
    ada, bo, cy = await server.guest("Ada"), await server.guest("Bo"), await server.guest("Cy")
    table = await begin(ada, bo)
    assert (await write(cy, table, "card:1", "?")).json()["code"] == "not_seated"
    assert (await cy.get(path(table))).json()["code"] == "not_seated"
    assert (await write(server.client(), table, "card:1", "?")).json()["code"] == "not_signed_in"


async def test_a_note_is_a_text_of_reasonable_length_about_a_turn_or_a_card(server: Served) -> None:
    ada = await server.guest("Ada")
    table = (await ada.post("/api/tables", json={"game": "talismans"})).json()["id"]
    for about in ("house:1", "card:", "card:x", "turn:1234567", "turn:-1", "turn:1%0A"):
        assert (await write(ada, table, about, "?")).json()["code"] == "bad_message", about
    for text in ("", "  ", "x" * 2001, "a\0b", "\ud800"):
        assert (await write(ada, table, "turn:1", text)).json()["code"] == "bad_message", text
    assert (await ada.get(path(table))).json() == []


async def test_there_is_an_end_to_notes(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST_NOTES", 2)
    ada = await server.guest("Ada")
    table = (await ada.post("/api/tables", json={"game": "talismans"})).json()["id"]
    assert [(await write(ada, table, f"turn:{i}", "x")).status_code for i in range(2)] == [200, 200]
    assert (await write(ada, table, "turn:2", "x")).json()["code"] == "too_many"
    assert (await write(ada, table, "turn:1", "y")).status_code == 200
