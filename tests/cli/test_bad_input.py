"""Whatever a user gets wrong: one line on stderr that names it, exit status 2, no traceback, nothing changed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]

WRONG_WORDS = {
    "an unknown command": (("dance",), "dance", "play"),
    "an unknown option of the program": (("games", "--loud"), "--loud", ""),
    "an unknown game": (("play", "chess"), "chess", "talismans"),
    "an unknown game to simulate": (("simulate", "chess"), "chess", "talismans"),
    "no game at all": (("simulate",), "GAME", "talismans"),
    "no game to play in a certain way": (("play", "--players", "3"), "GAME", "talismans"),
    "no game to read about": (("rules",), "GAME", "talismans"),
    "an unknown language": (("games", "--lang", "tlh"), "tlh", "en, it, de, fr, es"),
    "too many players": (("play", "talismans", "--players", "11"), "11", "from 2 to 10"),
    "too few players": (("simulate", "talismans", "--players", "1"), "1", "from 2 to 10"),
    "a number of players that is none": (("play", "--players", "many"), "many", "integer"),
    "a seat that is not there": (("play", "talismans", "--players", "3", "--seat", "3"), "3", "from 0 to 2"),
    "an unknown rule": (("play", "talismans", "--options", "weather=mild"), "weather", "joker_value"),
    "an unknown value": (("play", "talismans", "--options", "joker_value=high"), "high", "next_lower, same"),
    "an unknown preset": (("simulate", "talismans", "--options", "preset=wild"), "wild", "strict"),
    "an option without a value": (("play", "--options", "preset"), "preset", "name=value"),
    "an unknown bot": (("play", "talismans", "--bots", "deepblue"), "deepblue", "random"),
    "a bot that this game does not have": (("play", "talismans", "--bots", "reference"), "reference", "adept"),
    "too few bots": (("play", "talismans", "--bots", "random,random"), "random,random", "one name or 3"),
    "a negative seed": (("play", "talismans", "--seed", "-1"), "-1", "from 0"),
    "an unknown pack": (("play", "talismans", "--pack", "deluxe"), "deluxe", "standard"),
    "a pace that is none": (("play", "--pace", "-1"), "-1", "from 0 to 60"),
    "no games to simulate": (("simulate", "talismans", "--games", "0"), "0", "from 1"),
    "no threads": (("simulate", "talismans", "--threads", "0"), "0", "from 1"),
    "a file that is not there": (("verify", "nowhere.json"), "nowhere.json", ""),
    "a game that is not there": (("play", "--resume", "nowhere.json"), "nowhere.json", ""),
    "a game to continue where there is none": (("play", "--resume"), "no unfinished game", ""),
    "a saved game with other players": (("play", "talismans", "--resume", "--players", "3"), "--players", "GAME"),
    "a saved game with other habits": (("play", "--resume", "--no-hints"), "--hints", ""),
}  # fmt: skip


def assert_refused(result: Result, value: str, allowed: str = "") -> None:
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("cartomante: ")
    assert "Traceback" not in result.stderr
    assert value in result.stderr
    assert allowed in result.stderr


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(("words", "value", "allowed"), WRONG_WORDS.values(), ids=WRONG_WORDS.keys())
def test_wrong_words(run: Run, data_folder: Path, words: tuple[str], value: str, allowed: str) -> None:
    assert_refused(run(*words), value, allowed)
    assert contents(data_folder) == {}


def test_play_needs_a_terminal(run: Run, data_folder: Path) -> None:
    assert_refused(run("play", "talismans"), "terminal")
    assert contents(data_folder) == {}


def test_a_wrong_pack_names_file_line_and_field(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.csv"
    pack.write_text(
        "players,lowest_fairy,highest_fairy,jokers,choose_stake,invert_order,change_order,change_weather\n2,x"
    )
    assert_refused(run("play", "talismans", "--pack", pack), "mine.csv, line 2")


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("CARTOMANTE_DATA", str(tmp_path / "file"))
    for words in (("play", "talismans"), ("play",)):
        assert_refused(run(*words), str(tmp_path / "file"), "CARTOMANTE_DATA")


NOT_SAVES = {
    "text": "Once upon a time",
    "cut off": '{"format": "cartomante-match-1", "game": "tal',
    "a list": "[1, 2]",
    "too deep": "[" * 100_000,
    "a huge number": "1" * 10_000,
    "another program's": '{"format": "chess-1", "game": "talismans"}',
    "another game's": '{"format": "cartomante-match-1", "game": "chess"}',
    "no game's": '{"format": "cartomante-match-1", "game": ["talismans"]}',
}


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize("text", NOT_SAVES.values(), ids=NOT_SAVES.keys())
def test_a_file_that_is_no_saved_game(run: Run, tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert_refused(run(*command.split(), file), "game.json")
    assert file.read_text() == text


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\x00\xfe")
    assert_refused(run("verify", file), "game.json")
    assert_refused(run("verify", tmp_path), str(tmp_path))


DAMAGES = {
    "another version": {"version": 99},
    "a pack that is gone": {"pack": {"name": "deluxe"}},
    "no moves": {"moves": None},
    "an illegal move": {"moves": [[0, 115]]},
    "a move of nobody": {"moves": [[9, 0]]},
    "an unknown table": {"table": {"seat": 17}},
    "a bot that is gone": {"table": {"seat": 0, "bots": ["deepblue"]}},
    "a table that is none": {"table": 7},
    "hints that are neither": {"table": {"seat": 0, "bots": ["random"], "hints": "some"}},
}


@pytest.mark.parametrize("change", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_game_is_not_continued(
    run: Run, started: Path, tamper: Callable[..., None], change: dict[str, object]
) -> None:
    tamper(started, **change)
    before = started.read_bytes()
    assert_refused(run("play", "--resume", started), started.name)
    assert started.read_bytes() == before


def test_a_seat_or_everything_but_not_both(run: Run, finished: Path) -> None:
    assert_refused(run("replay", finished, "--seat", "0", "--everything"), "--everything", "--seat 0")
    assert_refused(run("replay", finished, "--seat", "2"), "2", "from 0 to 1")


def test_json_does_not_hide_bad_input(run: Run) -> None:
    assert_refused(run("simulate", "talismans", "--players", "11", "--json"), "11")
    assert json.loads(run("games", "--json").stdout)
