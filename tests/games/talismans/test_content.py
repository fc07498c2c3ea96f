"""The table of decks: what it holds, and what is said about a wrong one."""

import re
from pathlib import Path

import pytest

from cartomante.core.errors import BadPack, CartomanteError
from cartomante.games.talismans.content import COLUMNS, PACKS, deck_size

from .helpers import GAME

STANDARD = (PACKS.folder / "standard.csv").read_text(encoding="utf-8")
HEADER = ",".join(COLUMNS)
FIRST_ROW = 4  # the line of two players, after two lines of comment and the header


def changed(old: str, new: str) -> str:
    assert STANDARD.count(old) == 1
    return STANDARD.replace(old, new)


def complaint(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        PACKS.parse("mine.csv", text)
    return str(caught.value)


def test_the_standard_decks_are_those_of_section_2() -> None:
    c = GAME.pack().c
    assert [deck_size(c, players) for players in range(2, 11)] == [40, 54, 64, 75, 84, 91, 96, 99, 100]


@pytest.mark.parametrize(
    ("players", "bound"),
    [(2, 507), (3, 936), (4, 1403), (5, 1988), (6, 2607), (7, 3230), (8, 3827), (9, 4368), (10, 4823)],
)
def test_the_bound_on_decisions_is_that_of_section_10(players: int, bound: int) -> None:
    assert GAME.max_decisions(players, GAME.pack()) == bound


@pytest.mark.parametrize(
    ("old", "new", "field", "what"),
    [
        ("2,1,6,2,1,0,0,1", "2,1,15,2,1,0,0,1", "highest_fairy", "from 1 to 14, not 15"),
        ("2,1,6,2,1,0,0,1", "2,6,1,2,1,0,0,1", "highest_fairy", "from 6 to 14, not 1"),
        ("2,1,6,2,1,0,0,1", "2,-1,6,2,1,0,0,1", "lowest_fairy", "from 0 to 14, not -1"),
        ("2,1,6,2,1,0,0,1", "2,1,6,3,1,0,0,1", "jokers", "from 0 to 2, not 3"),
        ("2,1,6,2,1,0,0,1", "2,1,6,2,3,0,0,1", "choose_stake", "from 0 to 2, not 3"),
        ("2,1,6,2,1,0,0,1", "2,1,6,2,1,0,0,many", "change_weather", "'many' is not a whole number"),
        ("2,1,6,2,1,0,0,1", "2,1,6,2,1,,0,1", "invert_order", "is empty"),
        ("2,1,6,2,1,0,0,1", "2,1,6,2,1,0,0,0", "players", "39 cards cannot be dealt equally to 2 players"),
        ("2,1,6,2,1,0,0,1", "3,1,6,2,1,0,0,1", "players", "expected the row for 2 players, found 3"),
        ("2,1,6,2,1,0,0,1", "11,1,6,2,1,0,0,1", "players", "from 2 to 10, not 11"),
    ],
)
def test_a_wrong_value_is_named_with_file_line_and_field(old: str, new: str, field: str, what: str) -> None:
    message = complaint(changed(old, new))
    assert message.startswith(f'mine.csv, line {FIRST_ROW}, field "{field}": ')
    assert what in message


def test_the_line_counts_comments() -> None:
    message = complaint("# one more line\n" + changed("10,0,14,2,2,2,2,2", "10,0,14,2,2,2,2,9"))
    assert message.startswith(f'mine.csv, line {FIRST_ROW + 9}, field "change_weather"')


def test_a_missing_row_a_wrong_header_and_a_short_line_are_named() -> None:
    assert complaint(changed("10,0,14,2,2,2,2,2\n", "")) == "mine.csv: the row for 10 players is missing"
    assert complaint(changed("jokers", "jolly")).startswith(f"mine.csv, line 3: the header must be {HEADER}, not ")
    assert complaint(changed("5,0,10,2,2,1,2,2", "5,0,10")) == "mine.csv, line 7: 3 fields where the header has 8"
    assert re.match("mine.csv: is empty", complaint("# nothing\n"))


def test_a_pack_of_ones_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "small.csv"
    path.write_text(changed("2,1,6,2,1,0,0,1", "2,1,3,2,0,0,0,0"), encoding="utf-8")
    match = GAME.new_match(2, seed=1, pack=path)
    assert [len(hand) for hand in match.position()["hands"]] == [10, 10]
    assert match.view()["pack"] == "small.csv"


def test_an_unknown_pack_is_named() -> None:
    with pytest.raises(CartomanteError, match=r"unknown pack 'printed'; allowed: standard, the path of a file"):
        GAME.new_match(2, pack="printed")
