"""Games as files: exported, checked, brought along and replayed."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from cartomante.cli.verify import command as verify
from cartomante.core import fairness
from cartomante.core.save import _digest
from cartomante.games import load_game
from cartomante.server import archive
from cartomante.server.refusals import Code, Refusal
from cartomante.server.store import Append, StoreUnavailable
from server.games import begin, id_of, on_paper, play, played, wish
from server.serving import Served
from server.test_ratings import ADA, BO


def check_file(folder: Path, content: str) -> Any:
    """What `cartomante verify` says of it."""
    file = folder / "game.json"
    file.write_text(content, encoding="utf-8")
    return CliRunner().invoke(verify, [str(file), "--json"])


async def export(browser: httpx.AsyncClient, table: str) -> httpx.Response:
    return await browser.get(f"/api/tables/{table}/export")


async def bring(browser: httpx.AsyncClient, file: Any) -> httpx.Response:
    content = file if isinstance(file, bytes) else json.dumps(file).encode()
    return await browser.post("/api/archives", content=content, headers={"Content-Type": "application/json"})


@pytest.mark.parametrize("game", ["talismans", "shipwreck"])
async def test_an_exported_game_is_one_that_anybody_can_check(server: Served, tmp_path: Path, game: str) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table_id = (await ada.post("/api/tables", json={"game": game, "players": 2, "sit": False})).json()["id"]
    await wish(ada, table_id, type="sit", contribution="seven")
    await wish(bo, table_id, type="sit", contribution="owls")
    await wish(bo, table_id, type="say", text="a private word")
    await wish(ada, table_id, type="start")
    before = (await ada.get(f"/api/tables/{table_id}")).json()
    assert before["secret"] is None
    assert (await export(ada, table_id)).json()["code"] == "not_over"
    await play(server.desk.tables, table_id)
    answer = await export(server.client(), table_id)
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="cartomante-{game}-')
    checked = check_file(tmp_path, answer.text)
    assert checked.exit_code == 0, checked.output
    assert json.loads(checked.output)["commitment"] == before["commitment"]
    part = answer.json()["server"]
    assert fairness.commitment(part["secret"]) == part["commitment"] == before["commitment"]
    assert part["contributions"] == ["seven", "owls"]
    assert part["seats"] == [{"name": "Ada", "bot": None}, {"name": "Bo", "bot": None}]
    assert [entry["kind"] for entry in part["entries"][:4]] == ["sit", "sit", "say", "start"]
    for secret in (await id_of(ada), await id_of(bo), "a private word"):
        assert secret not in answer.text


async def test_a_game_is_not_over_before_its_last_move_is_safe(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table_id = await begin(ada, bo, game="shipwreck")
    tables, written = server.desk.tables, asyncio.Event()
    append = tables.store.append

    async def lose_the_last(entry: Append) -> None:
        if entry.table["status"] == "over":
            await written.wait()
            raise StoreUnavailable
        await append(entry)

    monkeypatch.setattr(tables.store, "append", lose_the_last)
    playing = asyncio.create_task(play(tables, table_id))
    while (live := await tables.open(table_id)).table.status != "over":
        await asyncio.sleep(0.01)
    asked = [
        asyncio.create_task(bo.get(f"/api/tables/{table_id}/{what}"))
        for what in ("export", "replay?number=0&everything=true", "entries?everything=true")
    ]
    await asyncio.wait(asked, timeout=0.2)
    written.set()
    with pytest.raises(Refusal):
        await playing
    for answer in asked:
        assert (await answer).json()["code"] == "not_over"
    assert (await entries_told(bo, table_id)) < live.table.version


async def entries_told(browser: httpx.AsyncClient, table: str) -> int:
    return len((await browser.get(f"/api/tables/{table}/entries")).json())


async def test_an_abandoned_game_is_exported_as_far_as_it_went(server: Served, tmp_path: Path) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    table = await begin(ada, bo)
    await play(server.desk.tables, table, moves=10)
    for browser in (ada, bo):
        await wish(browser, table, type="vote", topic="abandon")
    checked = check_file(tmp_path, (await export(bo, table)).text)
    assert checked.exit_code == 0, checked.output
    assert json.loads(checked.output)["over"] is False


async def test_a_game_is_brought_along_kept_and_thrown_away(server: Served) -> None:
    ada, bo = await server.guest("Ada"), await server.guest("Bo")
    file = (await export(ada, await played(server, ada, bo))).json()
    made = await bring(ada, file)
    assert made.status_code == 201, made.text
    assert (await bring(ada, file)).json() == made.json()
    assert (await ada.get("/api/archives")).json() == [made.json()]
    assert made.json()["game"] == "talismans"
    path = f"/api/archives/{made.json()['id']}"
    assert (await ada.get(path)).json() == file
    assert (await bo.get(path)).json()["code"] == "not_found"
    assert (await bo.get(f"{path}/replay", params={"move": 1})).json()["code"] == "not_found"
    assert (await bo.delete(path)).json()["code"] == "not_found"
    assert (await ada.delete(path)).status_code == 204
    assert (await ada.get("/api/archives")).json() == []
    assert (await server.client().get("/api/archives")).json()["code"] == "not_signed_in"


async def test_a_game_from_a_file_is_replayed_from_any_seat(server: Served) -> None:
    ada = await server.guest("Ada")
    saved = archive.export(on_paper("t", [ADA, BO]))
    path = f"/api/archives/{(await bring(ada, saved)).json()['id']}/replay"
    match = load_game("talismans").new_match(2, fairness.draw((), saved["server"]["secret"]))
    for seat, action in saved["moves"][:20]:
        last = match.apply(action, seat)
    for seat, everything in ((None, False), (0, False), (1, False), (None, True)):
        query: dict[str, Any] = {"move": 20, "everything": everything} | ({} if seat is None else {"seat": seat})
        moment = (await ada.get(path, params=query)).json()
        assert moment["view"] == json.loads(json.dumps(match.view(seat, everything)))
        events = [event if everything else event.seen_by(seat) for event in last]
        assert moment["events"] == json.loads(json.dumps([event.to_json() for event in events]))
        assert (moment["move"], moment["moves"]) == (20, len(saved["moves"]))
        assert moment["seats"] == saved["server"]["seats"]
    assert (await ada.get(path, params={"move": 10**6})).json()["view"]["over"] is True
    assert (await ada.get(path, params={"move": 0, "seat": 5})).json()["code"] == "no_such_seat"


async def test_a_game_from_the_terminal_is_welcome_too(server: Served) -> None:
    ada = await server.guest("Ada")
    match = load_game("cadwallon").new_match(2, seed=7)
    for start in (match, load_game("cadwallon").from_position(match.position())):
        made = await bring(ada, start.save())
        assert made.status_code == 201, made.text
        replayed = await ada.get(f"/api/archives/{made.json()['id']}/replay", params={"move": 0, "seat": 1})
        assert replayed.json()["seats"] == []
        assert replayed.json()["view"] == json.loads(json.dumps(start.view(1)))


async def test_a_damaged_file_is_refused_with_what_is_wrong(server: Served) -> None:
    ada = await server.guest("Ada")
    file = archive.export(on_paper("t", [ADA, BO]))
    part, moves = file["server"], file["moves"]
    wrong: dict[str, Any] = {
        "JSON": b"{",
        "object": [1, 2],
        "game": file | {"game": "chess"},
        "format": file | {"format": "other"},
        "story": file | {"moves": moves[:-1]},
        "fingerprint": file | {"fingerprint": "0" * 32},
        "commitment": file | {"seed": file["seed"] | {"commitment": "0" * 64}},
        "moves": file | {"moves": [[0, 0]] * (archive.MOST_MOVES + 1)},
        "server.secret": file | {"server": part | {"secret": "x", "commitment": fairness.commitment("x")}},
        "server.commitment": file | {"server": part | {"commitment": "x"}},
        "server.contributions": file | {"server": part | {"contributions": ["x"]}},
        "server.seats": file | {"server": {name: part[name] for name in part if name != "seats"}},
        "server.entries.0.number": file | {"server": part | {"entries": [{"number": "x"}]}},
    }
    for problem, content in wrong.items():
        answer = await bring(ada, content)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_file"), problem
        assert problem in answer.json()["text"]
    assert (await ada.get("/api/archives")).json() == []


async def test_a_huge_file_is_refused(server: Served) -> None:
    ada = await server.guest("Ada")
    answer = await bring(ada, b" " * (1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


async def test_there_is_an_end_to_files(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_ARCHIVES", 1)
    ada = await server.guest("Ada")
    first, second = (archive.export(on_paper("t", [ADA, BO], game="shipwreck", seed=seed)) for seed in range(2))
    assert (await bring(ada, first)).status_code == 201
    assert (await bring(ada, second)).json()["code"] == "too_many"
    assert (await bring(ada, first)).status_code == 201


JUNK: tuple[Any, ...] = (None, True, -1, 1 << 62, 1.5, "", "own", "\0", [], {}, [[]], {"x": 1}, [None], "9" * 50)


def spoil(value: Any, luck: random.Random) -> Any:
    """The same with something somewhere in it replaced, left out or doubled."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        name = luck.choice(sorted(value))
        rest = {key: part for key, part in value.items() if key != name}
        return rest if luck.random() < 0.2 else rest | {name: spoil(value[name], luck)}
    if isinstance(value, list) and value and luck.random() < 0.9:
        i = luck.randrange(len(value))
        middle = [] if luck.random() < 0.2 else [spoil(value[i], luck)] * luck.choice((1, 1, 2))
        return [*value[:i], *middle, *value[i + 1 :]]
    return luck.choice(JUNK)


async def verdict(content: bytes) -> Code | None:
    """Why a file is refused; None if it is accepted."""
    try:
        await archive.check(content)
    except Refusal as refusal:
        return refusal.code
    return None


async def test_whatever_a_file_holds_it_is_accepted_or_refused() -> None:
    game = load_game("shipwreck")
    table = on_paper("t", [ADA, BO], game="shipwreck")
    start = game.new_match(2, seed=3)
    files = [archive.export(table), game.from_position(start.position()).save()]
    luck = random.Random(5)
    for number in range(600):
        content = json.dumps(_digested(spoil(files[number % 2], luck))).encode()
        assert await verdict(content) in (None, Code.BAD_FILE), content


def _digested(file: Any) -> Any:
    """With digests that hold, so that what is wrong is found out by playing."""
    if isinstance(file, dict):
        file = file | {"story": _digest(file.get("moves")), "start": _digest(file.get("position"))}
    return file
