"""What a client learns about the games before it sits down."""

import dataclasses

import pytest

from cartomante.core.sheet import sheet
from cartomante.core.text import LANGUAGES
from cartomante.core.tutorial import scenes
from cartomante.games import load_game, names
from cartomante.server.protocol import GameSheet
from cartomante.server.routes import games as routes
from server.serving import Served


async def test_every_game_tells_what_a_table_may_choose(server: Served) -> None:
    listed = (await server.client().get("/api/games")).json()
    assert [game["name"] for game in listed] == names()
    for info in listed:
        game = load_game(info["name"])
        assert {option["name"]: option["default"] for option in info["options"]} == game.resolve_options(None)
        assert info["levels"] == ["apprentice", "adept", "master"]
        assert set(info["presets"]) == set(game.presets or {})


async def test_a_table_may_be_opened_with_every_value_that_is_offered(server: Served) -> None:
    for info in (await server.client().get("/api/games")).json():
        game = load_game(info["name"])
        for option in info["options"]:
            for value in option["values"]:
                assert game.resolve_options({option["name"]: value})[option["name"]] == value


async def test_texts_come_as_fluent_files_in_every_language(server: Served) -> None:
    client = server.client()
    for language in LANGUAGES:
        for part in ("common", "web", *names()):
            answer = await client.get(f"/api/texts/{language}/{part}")
            assert answer.headers["content-type"].startswith("text/plain")
            assert ("\ntagline =" in answer.text) == (part in names())


async def test_unknown_texts_are_refused(server: Served) -> None:
    client = server.client()
    assert (await client.get("/api/texts/en/passwd")).json()["code"] == "not_found"
    assert (await client.get("/api/texts/xx/common")).status_code == 422
    assert (await client.get("/api/texts/en/..%2f..%2fetc")).status_code in (404, 422)


async def test_the_sheet_of_a_game_is_what_the_game_declares(server: Served) -> None:
    client = server.client()
    for name in names():
        answer = (await client.get(f"/api/games/{name}/sheet")).json()
        assert answer == sheet(load_game(name))
        assert GameSheet.model_validate(answer).model_dump(mode="json") == answer


async def test_what_a_game_says_is_asked_for_again_only_when_it_has_changed(server: Served) -> None:
    client = server.client()
    for path in ("games/talismans/sheet", "games/cadwallon/words/it", "texts/it/talismans"):
        first = await client.get(f"/api/{path}")
        again = await client.get(f"/api/{path}", headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.text) == (200, 304, "")


async def test_things_that_a_pack_names_go_by_its_words(server: Served) -> None:
    client = await server.guest()
    for name in names():
        table = (await client.post("/api/tables", json={"game": name})).json()
        for language in LANGUAGES:
            words = (await client.get(f"/api/tables/{table['id']}/words/{language}")).json()
            assert words == load_game(name).pack().words.get(language, {})
            assert words == (await client.get(f"/api/games/{name}/words/{language}")).json()


async def test_a_table_with_a_pack_of_its_own_has_its_words(server: Served) -> None:
    text = load_game("cadwallon").pack().text.replace("Maestro di scherma", "Spadaccino")
    client = await server.guest()
    table = (await client.post("/api/tables", json={"game": "cadwallon", "pack_text": text})).json()
    words = (await client.get(f"/api/tables/{table['id']}/words/it")).json()
    assert words["card-2"] == "Spadaccino"


async def test_a_tutorial_is_the_script_of_the_game_step_by_step(server: Served) -> None:
    client = server.client()
    for info in (await client.get("/api/games")).json():
        assert info["has_tutorial"]
        game = load_game(info["name"])
        tutorial = (await client.get(f"/api/games/{info['name']}/tutorial")).json()
        played = list(scenes(game, game.tutorial))
        assert [step["message"] for step in tutorial["steps"]] == [scene.message for scene in played]
        assert [step["action"] for step in tutorial["steps"]] == [scene.action for scene in played]
        assert [step["view"] for step in tutorial["steps"]] == [scene.view for scene in played]
        assert tutorial["players"] == game.tutorial.players
        assert tutorial["facts"] == game.new_match(game.tutorial.players, seed=1, options=game.tutorial.options).facts()


async def test_a_game_without_a_script_has_no_tutorial(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    untaught = dataclasses.replace(load_game("talismans"), tutorial=None)
    monkeypatch.setattr(routes, "load_game", lambda name: untaught)
    client = server.client()
    assert (await client.get("/api/games/talismans/tutorial")).json()["code"] == "not_found"
    assert not (await client.get("/api/games")).json()[0]["has_tutorial"]


async def test_an_unknown_game_has_no_sheet_no_words_and_no_tutorial(server: Served) -> None:
    client = server.client()
    for path in ("games/chess/sheet", "games/chess/words/en", "games/chess/tutorial", "tables/nowhere/words/en"):
        answer = await client.get(f"/api/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_the_socket_is_described(server: Served) -> None:
    document = (await server.client().get("/api/asyncapi.json")).json()
    assert document["asyncapi"].startswith("3.")
