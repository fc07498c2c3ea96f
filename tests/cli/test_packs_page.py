"""docs/packs.md leaves nothing out of what can stand in a pack, and what it shows is true."""

import csv
import doctest
import re
from pathlib import Path

import pytest

from cartomante.cli.pack import MARK, PAGE, Report
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game, names
from cartomante.games.arcanum import content as arcanum
from cartomante.games.cadwallon import content as cadwallon
from cartomante.games.cadwallon.kinds import CONDITIONS, DISTRICTS, EFFECTS, FILTERS, PLAYER_COUNTS, TYPES
from cartomante.games.cadwallon.pack_checks import LONGEST_NAME, LONGEST_TEXT, RESERVED, ROWS, kind_of, set_of
from cartomante.games.cadwallon.parameters import CONDITION_PARAMETERS, EFFECT_PARAMETERS, FILTER_VALUES, HIGHEST
from cartomante.games.cadwallon.state import ARCANUM_IDS
from cartomante.games.shipwreck import content as shipwreck
from cartomante.games.shipwreck.options import SMALLEST_DECK
from cartomante.games.talismans import content as talismans

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")
TITLES = {
    "cadwallon": "Cadwallon",
    "arcanum": "Arcanum",
    "shipwreck": "The Shipwreck Arcana",
    "talismans": "The Weather Talismans",
}


def chapter(title: str) -> str:
    """The text below a heading, up to the next one of the same or a higher rank."""
    found = re.search(rf"^(##+) {title}\n(.*?)(?=^##? |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[2] if len(found[1]) == 2 else found[2].partition("\n###")[0]


def tables(title: str) -> dict[str, list[str]]:
    """The rows of all tables below a heading: every `word` of the first cell, with the other cells."""
    rows = {}
    for line in chapter(title).splitlines():
        if line.startswith("| `"):
            first, *rest = [cell.strip() for cell in line.strip("|").split(" | ")]
            rows |= dict.fromkeys(words(first), rest)
    return rows


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_the_examples_run() -> None:
    failed, attempted = doctest.testfile(str(ROOT / PAGE), module_relative=False)
    assert attempted > 5
    assert failed == 0


def test_every_game_has_a_chapter_and_a_row() -> None:
    assert set(TITLES) == set(names())
    for name, title in TITLES.items():
        packs = load_game(name).packs
        assert chapter(title)
        assert re.search(rf"^\| `{name}` \| .*`{packs.suffix}` \| `{packs.builtin[0]}`", TEXT, re.MULTILINE)
    assert f"`# {MARK}cadwallon`" in TEXT


def test_it_names_every_part_of_the_object_that_check_prints() -> None:
    parts = Report(Path("mine.csv")).to_json()
    assert f"one object: {', '.join(f'`{part}`' for part in parts)}." in " ".join(TEXT.split())


@pytest.mark.parametrize(
    ("game", "columns"),
    [
        ("cadwallon", cadwallon.COLUMNS),
        ("shipwreck", shipwreck.COLUMNS),
        ("talismans", talismans.COLUMNS),
        ("arcanum", (*arcanum.FIELDS, *arcanum.LOCATION_FIELDS)),
    ],
)
def test_every_column_is_explained_and_no_other(game: str, columns: tuple[str, ...]) -> None:
    title = TITLES[game]
    part = chapter(title).partition("### ")[0]
    rows = [line.split(" | ")[0] for line in part.splitlines() if line.startswith("| `")]
    told = [word for cell in rows for word in words(cell)]
    extra = {"shipwreck": {*shipwreck.PREDICATES, *shipwreck.SPECIALS}}.get(game, set())
    assert sorted(word for word in told if word not in extra) == sorted(columns)


def test_every_effect_is_told_with_its_parameters() -> None:
    rows = tables("Effects of locations")
    assert tuple(rows) == EFFECTS
    for effect in EFFECTS:
        assert words(rows[effect][0]) == [parameter.name for parameter in EFFECT_PARAMETERS[effect]]
        assert set(words(rows[effect][0])) - {"arcanum"} <= set(words(rows[effect][1])), effect
    assert "`arcanum=main`" in rows["boost"][1]


def test_every_condition_is_told_with_its_parameters() -> None:
    rows = tables("What objectives ask for")
    assert tuple(rows) == (*CONDITIONS, *(f if f == "any" else f"{f}:" for f in FILTERS))
    for condition in CONDITIONS:
        assert words(rows[condition][0]) == [parameter.name for parameter in CONDITION_PARAMETERS[condition]]
    assert words(rows["type:"][0]) == [f"type:{kind}" for kind in FILTER_VALUES["type"]]
    assert f"for {', '.join(map(str, PLAYER_COUNTS[:-1]))} and {PLAYER_COUNTS[-1]} players" in TEXT


def test_the_limits_are_those_of_the_program() -> None:
    rows = tables("Cadwallon")
    assert rows["staves"][0].startswith(f"its values, 0 to {HIGHEST};")
    assert f"1 to {HIGHEST}," in rows["threshold"][0]
    assert words(rows["district"][0]) == list(DISTRICTS)
    assert words(rows["gold"][0])[:4] == list(ARCANUM_IDS)
    assert f"1 to {LONGEST_NAME} characters" in rows["name_en"][0]
    assert f"at most {LONGEST_TEXT} characters" in rows["text_en"][0]
    assert all(f"`{word}`" in chapter("What must fit together") for word in RESERVED)
    assert f"`base` needs at least {SMALLEST_DECK} cards" in tables(TITLES["shipwreck"])["set"][0]
    assert f"0 to {arcanum.MOST_SYMBOLS};" in tables("Arcanum")["ranks"][0]
    assert f"2 to {arcanum.PLACEMENTS} different" in tables("Arcanum")["tower_placements"][0]


def test_the_cards_of_cadwallon_stand_where_it_says() -> None:
    blocks = re.findall(r"^\| (\d+)(?: to (\d+))? \| .* \| `(\w+)` \| (.*) \|$", chapter("Cadwallon"), re.MULTILINE)
    told = {
        number: (group, kinds) for low, high, group, kinds in blocks for number in range(int(low), int(high or low) + 1)
    }
    assert sorted(told) == list(range(ROWS))
    for number, (group, kinds) in told.items():
        assert set_of(number) == group
        assert TYPES[kind_of(number)] in words(kinds)


def test_shipwreck_leaves_no_word_out() -> None:
    rows, part = tables(TITLES["shipwreck"]), chapter(TITLES["shipwreck"])
    numbers = {-1: "some", 0: "–", 1: "one", 2: "two"}
    for predicate, (count, _) in shipwreck.PREDICATES.items():
        assert rows[predicate][0] == numbers[count], predicate
    assert all(special in rows for special in shipwreck.SPECIALS if special)
    for word in (*shipwreck.SETS, *shipwreck.FADE_RULES, *shipwreck.POWERS):
        assert f"`{word}`" in part


def test_arcanum_leaves_no_symbol_out() -> None:
    rows = tables("Arcanum")
    assert words(rows["ranks"][0]) == list(arcanum.RANK_KEYS)
    assert words(rows["suits"][0]) == list(arcanum.SUIT_KEYS)


def test_the_example_of_a_card_is_a_card_and_its_change_a_good_pack() -> None:
    before, after = re.findall(r"^```\n(47,.*)\n```$", chapter("Cadwallon"), re.MULTILINE)
    text = load_game("cadwallon").pack().text
    assert text.count(f"\n{before}\n") == 1
    pack = load_game("cadwallon").packs.parse("mine.csv", text.replace(before, after))
    assert len(next(csv.reader([after]))) == len(cadwallon.COLUMNS)
    assert (list(pack.record["threshold"][47]), pack.record["vp"][47]) == ([4, 5, 0, 0], 3)


def test_it_is_linked_from_where_people_look() -> None:
    assert "](docs/packs.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    commands = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    assert "](packs.md)" in commands
    for command in ("pack new GAME FILE", "pack check FILE"):
        assert f"| `cartomante {command}` |" in commands
    for link in re.findall(r"\]\(((?!https?:)[^)#]+)", TEXT):
        assert (ROOT / "docs" / link).exists(), link
    assert all(f"`name_{language}`" in TEXT for language in LANGUAGES)
