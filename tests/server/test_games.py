"""What a client learns about the games before it sits down."""

from cartomante.core.text import LANGUAGES
from cartomante.games import load_game, names
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
        for part in ("common", *names()):
            answer = await client.get(f"/api/texts/{language}/{part}")
            assert answer.headers["content-type"].startswith("text/plain")
            assert ("\ntagline =" in answer.text) == (part != "common")


async def test_unknown_texts_are_refused(server: Served) -> None:
    client = server.client()
    assert (await client.get("/api/texts/en/passwd")).json()["code"] == "not_found"
    assert (await client.get("/api/texts/xx/common")).status_code == 422
    assert (await client.get("/api/texts/en/..%2f..%2fetc")).status_code in (404, 422)


async def test_the_socket_is_described(server: Served) -> None:
    document = (await server.client().get("/api/asyncapi.json")).json()
    assert document["asyncapi"].startswith("3.")
