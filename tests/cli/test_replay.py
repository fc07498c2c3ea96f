"""`replay`: the story of a saved game, as the one who asks may know it."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.cli import replay, saves
from cartomante.core.text import LANGUAGES
from cli.sittings import play_on, sit_down

Run = Callable[..., Result]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_story_into_a_pipe(run: Run, finished: Path, language: str) -> None:
    match, _ = saves.load(finished)
    result = run("replay", finished, "--lang", language)
    texts = match.game.text(language)
    assert result.exit_code == 0
    assert result.stdout.startswith(texts.say("title"))
    turns = match.view()["table"]["turn"]
    suits = [event.args["suit"] for event in match.events if event.kind.name == "turn_began"]
    for turn in range(1, turns + 1):
        suit = texts.name("suit", suits[turn - 1])
        assert texts.say("event-turn_began", turn=turn, suit=suit) in result.stdout
    assert texts.say("ending-hand_empty") in result.stdout
    for seat, points in enumerate(match.scores):
        assert texts.score(points) in result.stdout.splitlines()[-2:][match.places[seat] - 1]


def test_a_spectator_and_a_seat_hear_no_secrets(run: Run, tmp_path: Path) -> None:
    sitting = sit_down(players=3)
    play_on(sitting, 4)
    sitting.keep()
    for seat in range(3):
        told = json.loads(run("replay", sitting.path, "--seat", seat, "--json").stdout)
        assert told["seat"] == seat
        dealt = [event for event in told["events"] if event["kind"] == "dealt"]
        assert [event["args"]["cards"] is not None for event in dealt] == [event["seat"] == seat for event in dealt]
    everything = json.loads(run("replay", sitting.path, "--everything", "--json").stdout)
    assert all(event["args"]["cards"] for event in everything["events"] if event["kind"] == "dealt")


def test_the_person_who_played_is_the_reader(run: Run, tmp_path: Path, tamper: Callable[..., None]) -> None:
    sitting = sit_down(players=3, seat=2)
    play_on(sitting, 4)
    sitting.keep()
    assert json.loads(run("replay", sitting.path, "--json").stdout)["seat"] == 2
    data = json.loads(sitting.path.read_text())
    del data["table"]
    sitting.path.write_text(json.dumps(data))
    assert json.loads(run("replay", sitting.path, "--json").stdout)["seat"] is None


def test_json_tells_how_it_ended(run: Run, finished: Path) -> None:
    told = json.loads(run("replay", finished, "--json").stdout)
    match, _ = saves.load(finished)
    assert (told["game"], told["players"], told["over"], told["ending"]) == ("talismans", 2, True, "hand_empty")
    assert (told["scores"], told["places"]) == (match.scores, match.places)
    assert {"kind", "seat", "args", "section", "text"} == told["events"][0].keys()


def test_on_a_terminal_it_waits_between_turns(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match, _ = saves.load(finished)
    keys = iter("x q")
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setattr(replay.click, "getchar", lambda: next(keys))
    replay.tell(replay.Story(match, 0, False, match.game.text("en")))
    said = re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out)
    assert "Turn 2." in said
    assert "Turn 3." not in said


def test_on_a_terminal_the_rest_comes_at_once(
    finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match, _ = saves.load(finished)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setattr(replay.click, "getchar", lambda: "a")
    replay.tell(replay.Story(match, 0, False, match.game.text("en")))
    assert "Somebody has run out of cards." in capsys.readouterr().out
