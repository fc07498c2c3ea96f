"""What docs/games/talismans.md shows in code is true."""

import doctest
import re
from pathlib import Path

from .helpers import GAME

DATASHEET = Path(__file__).parents[3] / "docs" / "games" / "talismans.md"


def test_the_examples_run() -> None:
    failed, attempted = doctest.testfile(str(DATASHEET), module_relative=False)
    assert attempted > 5
    assert failed == 0


def test_it_lists_all_rulings_in_order() -> None:
    numbers = re.findall(r"^\| WT-(\d+) \|", DATASHEET.read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 84))


def test_it_names_every_decision_option_and_zone() -> None:
    text = DATASHEET.read_text(encoding="utf-8")
    for name in (*GAME.decisions, *GAME.options):
        assert f"| `{name.name}` |" in text
    for option in GAME.options:
        assert all(f"`{value}`" in text for value in option.values)
    for zone in GAME.zones:
        assert zone.name in text
