"""Whole games as text, compared line by line; `python -m tests.golden` rewrites them."""

from pathlib import Path

import pytest

from golden import first_difference, read_header, rewrite

from .helpers import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_goes_as_written(path: Path) -> None:
    difference = first_difference(path)
    assert not difference, f"{difference}\n\nIf this is meant, rewrite the files: python -m tests.golden"


def test_the_first_difference_is_named(tmp_path: Path) -> None:
    path = tmp_path / "changed.txt"
    lines = GOLDEN[0].read_text(encoding="utf-8").splitlines()
    lines[100] = "something else"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert "changed.txt, line 101, after" in first_difference(path)
    assert "written: something else" in first_difference(path)


def test_any_game_can_be_written_down(tmp_path: Path) -> None:
    path = tmp_path / "toy.txt"
    path.write_text("game: toy\nplayers: 3\nseed: 1\noptions:\nviews after: drew\n", encoding="utf-8")
    rewrite(path)
    assert "fingerprint: " in path.read_text(encoding="utf-8")
    assert first_difference(path) == ""


def test_together_they_tell_every_kind_of_event_and_ask_every_decision() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in GOLDEN)
    words = {line.split()[0] for line in text.splitlines() if line.startswith("  ") and line[2] != " "}
    asked = {line.split()[1] for line in text.splitlines() if " -> " in line}
    assert words == {kind.name for kind in GAME.events}
    assert asked == {decision.name for decision in GAME.decisions}


def test_they_cover_the_presets_and_every_other_value_of_an_option() -> None:
    scripts = [read_header(path) for path in GOLDEN]
    assert {script.players for script in scripts} == {2, 3, 5, 10}
    assert {script.options.get("preset") for script in scripts} == {"standard", "strict", None}
    assert {option.name: option.values[1] for option in GAME.options} in [script.options for script in scripts]
