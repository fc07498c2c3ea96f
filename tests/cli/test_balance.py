"""`cartomante balance`: a report for designers, with a pack of theirs beside the default one."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.cli.balance import usual_bot
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game

Run = Callable[..., Result]
QUICK = ("balance", "talismans", "--players", "2", "--games", "6", "--workers", "1")


def test_a_game_is_told_written_and_drawn(run: Run, tmp_path: Path) -> None:
    figures, report = tmp_path / "figures.json", tmp_path / "report.html"
    result = run(*QUICK, "--json", figures, "--report", report)
    assert result.exit_code == 0, result.output
    told = json.loads(figures.read_text())
    assert (told["games"], told["bot"], told["default"]) == (6, usual_bot(load_game("talismans")), None)
    assert len(told["wins_by_seat"]) == 2
    assert told["cards"]
    assert "Seat 2" in result.stdout
    assert report.read_text().startswith("<!doctype html>")


def test_a_pack_is_compared_with_the_default_one(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.csv"
    run("pack", "new", "talismans", pack)
    lines = pack.read_text().splitlines()
    header = next(number for number, line in enumerate(lines) if line.startswith("players,"))
    names, numbers = lines[header].split(","), lines[header + 1].split(",")
    numbers[names.index("highest_fairy")] = "8"  # two more of every suit: a longer game
    lines[header + 1] = ",".join(numbers)
    pack.write_text("\n".join(lines) + "\n")
    result = run(*QUICK, "--bot", "random", "--pack", pack, "--json", "-")
    told = json.loads(result.stdout)
    assert (told["pack"]["name"], told["default"]["pack"]["name"]) == ("mine.csv", "standard")
    assert told["games"] == told["default"]["games"] == 6
    assert told["decisions"]["mean"] > told["default"]["decisions"]["mean"]
    assert "mine.csv" in result.stderr


def test_a_copy_of_the_default_pack_by_name_is_not_compared_with_itself(run: Run) -> None:
    assert json.loads(run(*QUICK, "--pack", "standard", "--json", "-").stdout)["default"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(run: Run, language: str) -> None:
    words = ("balance", "shipwreck", "--bot", "random", "--players", "2", "--games", "3", "--workers", "1")
    said = run(*words, "--lang", language).stdout
    texts = load_game("shipwreck").text(language)
    assert texts.say("balance-title", game=texts.say("title")) in said
    assert texts.say("balance-won") in said
