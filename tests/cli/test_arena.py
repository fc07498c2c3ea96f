"""`cartomante arena`: what it prints and writes, and that nothing which has been played is lost."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.cli import tournament
from cartomante.core.text import LANGUAGES
from cli.test_bad_input import assert_refused, contents

Run = Callable[..., Result]
QUICK = ("arena", "talismans", "--bots", "random", "--against", "apprentice", "--players", "2", "--workers", "1")
COOPERATIVE = ("arena", "shipwreck", "--bots", "random", "--players", "2", "--workers", "1")


def games_on(file: Path) -> list[object]:
    """The games that an arena's file keeps: every line after the first holds a batch."""
    return [game for line in file.read_text().splitlines()[1:] for game in json.loads(line)["games"]]


def test_a_tournament_is_told_written_and_drawn(run: Run, tmp_path: Path) -> None:
    figures, report = tmp_path / "figures.json", tmp_path / "report.html"
    result = run(*QUICK, "--games", "6", "--json", figures, "--report", report)
    assert result.exit_code == 0, result.output
    assert "random wins" in result.stdout
    told = json.loads(figures.read_text())
    assert (told["games"], told["players"], [bot["name"] for bot in told["bots"]]) == (6, 2, ["random", "apprentice"])
    page = report.read_text()
    assert page.startswith("<!doctype html>")
    assert "cartomante arena talismans --bots random --against apprentice --games 6 --players 2 --seed 1" in page
    assert str(report) in result.stderr


def test_json_alone_goes_to_standard_output(run: Run) -> None:
    result = run(*COOPERATIVE, "--games", "4", "--json", "-")
    told = json.loads(result.stdout)
    assert (told["games"], told["even"], told["bots"][0]["rating"]) == (4, None, None)


def test_the_same_again_comes_from_the_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = json.loads(run(*QUICK, "--games", "4", "--json", "-").stdout)
    monkeypatch.setattr("cartomante.arena.running.play_alone", lambda job, plan: pytest.fail("played again"))
    assert json.loads(run(*QUICK, "--games", "4", "--json", "-").stdout) == first


def test_more_games_begin_with_those_on_file_and_fresh_forgets_them(run: Run, data_folder: Path) -> None:
    run(*QUICK, "--games", "4", "--json", "-")
    (kept,) = (data_folder / "arena").glob("*.jsonl")
    before = kept.read_bytes()
    assert len(games_on(kept)) == 4
    assert json.loads(run(*QUICK, "--games", "6", "--json", "-").stdout)["games"] == 6
    assert kept.read_bytes().startswith(before)
    run(*QUICK, "--games", "2", "--fresh", "--json", "-")
    assert len(games_on(kept)) == 2


def test_games_are_raised_to_whole_laps_and_that_is_said(run: Run) -> None:
    result = run(
        "arena", "talismans", "--bots", "random,apprentice", "--players", "3", "--games", "5", "--workers", "1"
    )
    assert "6 games instead of 5" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(run: Run, language: str) -> None:
    said = run(*COOPERATIVE, "--games", "3", "--lang", language).stdout
    from cartomante.games import load_game

    texts = load_game("shipwreck").text(language)
    assert texts.say("arena-title", game=texts.say("title")) in said
    assert texts.say("arena-slowest") in said


WRONG = {
    "no game": (("arena", "--bots", "random,apprentice"), "GAME", "talismans"),
    "no bots": (("arena", "talismans"), "--bots", ""),
    "an unknown bot": (("arena", "talismans", "--bots", "random,deepblue"), "deepblue", "adept"),
    "a bot that this game does not have": (("arena", "talismans", "--bots", "random,reference"), "reference", "search"),
    "a wrong parameter": (("arena", "talismans", "--bots", "random,search:speed=3"), "speed", "search"),
    "a budget of nothing": (("arena", "talismans", "--bots", "random,search:iterations=0"), "iterations", "from 1"),
    "one bot alone": (("arena", "talismans", "--bots", "random"), "random alone", "--against"),
    "a bot against itself": ((*QUICK[:4], "--against", "random"), "random", "against itself"),
    "too many players": ((*QUICK[:6], "--players", "11"), "11", "from 2 to 10"),
    "opponents where all win together": ((*COOPERATIVE, "--against", "reference"), "won together", "--against"),
    "no games": ((*QUICK, "--games", "0"), "0", "from 1"),
    "no workers": ((*QUICK[:-1], "0"), "0", "from 1"),
    "a negative seed": ((*QUICK, "--seed", "-1"), "-1", "from 0"),
    "an unknown option": ((*QUICK, "--options", "weather=mild"), "weather", "joker_value"),
    "an unknown pack": ((*QUICK, "--pack", "deluxe"), "deluxe", "standard"),
    "an unknown pack to balance": (("balance", "talismans", "--pack", "deluxe"), "deluxe", "standard"),
    "an unknown bot to balance": (("balance", "talismans", "--bot", "deepblue"), "deepblue", "random"),
}  # fmt: skip


@pytest.mark.parametrize(("words", "value", "allowed"), WRONG.values(), ids=WRONG.keys())
def test_wrong_words(run: Run, data_folder: Path, words: tuple[str], value: str, allowed: str) -> None:
    assert_refused(run(*words), value, allowed)
    assert contents(data_folder) == {}


@pytest.mark.parametrize("option", ["--json", "--report"])
@pytest.mark.parametrize("command", [QUICK, ("balance", "talismans", "--workers", "1")])
def test_a_file_that_cannot_be_written_is_known_before_anybody_plays(
    run: Run, tmp_path: Path, data_folder: Path, command: tuple[str], option: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert_refused(run(*command, option, tmp_path), str(tmp_path), "folder")
    assert_refused(run(*command, option, tmp_path / "nowhere" / "x.html"), "nowhere", "no folder")
    assert_refused(run(*command, option, tmp_path / "file" / "x.html"), "file", "no folder")
    assert contents(data_folder) == {}


def test_a_disk_that_fills_up_at_the_end_loses_no_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*arguments: object, **settings: object) -> None:
        raise OSError(28, "No space left on device", "report.html")

    with monkeypatch.context() as patched:
        patched.setattr(tournament.os, "replace", full)
        result = run(*QUICK, "--games", "4", "--report", tmp_path / "report.html")
    assert result.exit_code == 2
    assert "No space left" in result.stderr
    assert list(tmp_path.glob("*.html")) == list(tmp_path.glob(".*.tmp")) == []
    monkeypatch.setattr("cartomante.arena.running.play_alone", lambda job, plan: pytest.fail("played again"))
    assert run(*QUICK, "--games", "4", "--report", tmp_path / "report.html").exit_code == 0


def test_ctrl_c_keeps_what_has_been_played(tmp_path: Path, data_folder: Path) -> None:
    """A real interruption of real processes; the same command goes on."""
    command = [sys.executable, "-m", "cartomante", *QUICK[:-1], "2", "--lang", "en", "--json", str(tmp_path / "a.json")]
    playing = subprocess.Popen(
        [*command, "--games", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # shells have what runs behind ignore it
    )
    try:
        deadline = time.monotonic() + 200
        while time.monotonic() < deadline and lines_in(data_folder) < 4:
            assert playing.poll() is None, playing.communicate()
            time.sleep(0.1)
        playing.send_signal(signal.SIGINT)
        _, complaint = playing.communicate(timeout=60)
    finally:
        playing.kill()
    assert playing.returncode == 130
    assert "games are played and kept" in complaint
    assert "Traceback" not in complaint
    played = json.loads((tmp_path / "a.json").read_text())["games"]
    assert played >= 3
    again = subprocess.run([*command, "--games", "2"], capture_output=True, text=True, timeout=100, check=True)
    assert again.stderr.count("\n") == 1  # the file is written
    assert json.loads((tmp_path / "a.json").read_text())["games"] == 2


def lines_in(folder: Path) -> int:
    return sum(file.read_bytes().count(b"\n") for file in (folder / "arena").glob("*.jsonl"))
