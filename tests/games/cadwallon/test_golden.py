"""Whole games as text, compared line by line; `python -m tests.golden` rewrites them."""

from pathlib import Path

import pytest

from golden import first_difference, read_header

from .helpers import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_game_goes_as_written(path: Path) -> None:
    difference = first_difference(path)
    assert not difference, f"{difference}\n\nIf this is meant, rewrite the files: python -m tests.golden"


def test_together_they_tell_every_kind_of_event_and_ask_every_decision() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in GOLDEN)
    told = {line.split()[0] for line in text.splitlines() if line.startswith("  ") and line[2] != " "}
    asked = {line.split()[1] for line in text.splitlines() if " -> " in line}
    assert told == {kind.name for kind in GAME.events}
    assert asked == {decision.name for decision in GAME.decisions}


def test_they_end_in_every_way_that_a_game_can_end() -> None:
    endings = {line for path in GOLDEN for line in path.read_text(encoding="utf-8").splitlines() if "ending: " in line}
    assert endings == {f"ending: {ending}" for ending in GAME.endings}


def test_they_cover_tables_presets_and_another_value_of_every_option() -> None:
    scripts = [read_header(path) for path in GOLDEN]
    assert {script.players for script in scripts} == {2, 3, 4}
    assert {script.options.get("preset") for script in scripts} >= set(GAME.presets or ())
    played = [GAME.resolve_options(script.options) for script in scripts]
    for option in GAME.options:
        assert {str(options[option.name]) for options in played} > {str(option.default)}, option.name
