"""Every ruling is named by at least one test, and every game has golden playthroughs."""

import re
from pathlib import Path

import toy
from contract.tables import each_game

TESTS = Path(__file__).parents[1]
REPOSITORY = TESTS.parent


def rules_of(game):
    return TESTS / "toy" / "RULES.md" if game is toy.GAME else REPOSITORY / "docs" / "games" / f"{game.name}.md"


def folder_of(game):
    return TESTS / "toy" if game is toy.GAME else TESTS / "games" / game.name


def rulings_in(text):
    """The numbered rulings of a rules page: rows of a table that begin with an id such as WT-12."""
    return re.findall(r"^\| *([A-Z]+-\d+) *\|", text, re.MULTILINE)


def rulings_tested(folder):
    named = set()
    for path in folder.rglob("test_*.py"):
        for prefix, number in re.findall(r"^ *(?:async )?def test_([a-z]+)_(\d+)_", path.read_text(), re.MULTILINE):
            named.add(f"{prefix.upper()}-{number}")
    return named


def letters_of(ruling):
    return ruling.partition("-")[0]


@each_game
def test_every_ruling_is_named_by_a_test(game):
    assert rules_of(game).is_file(), f"the rulings of {game.name} belong into {rules_of(game).relative_to(REPOSITORY)}"
    rulings = rulings_in(rules_of(game).read_text())
    assert rulings, f"{rules_of(game).name} has no table of rulings"
    assert len(rulings) == len(set(rulings))
    tested = rulings_tested(folder_of(game))
    assert [ruling for ruling in rulings if ruling not in tested] == []


@each_game
def test_no_test_names_a_ruling_that_does_not_exist(game):
    """Tests of other numbered things, such as worked examples, go by other letters."""
    rulings = set(rulings_in(rules_of(game).read_text()))
    letters = {letters_of(ruling) for ruling in rulings}
    assert {ruling for ruling in rulings_tested(folder_of(game)) if letters_of(ruling) in letters} <= rulings


@each_game
def test_golden_playthroughs_exist(game):
    folder = folder_of(game) / "golden"
    assert list(folder.glob("*.txt")), f"{folder.relative_to(REPOSITORY)} is empty; see tests/golden.py"
