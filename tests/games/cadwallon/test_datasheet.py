"""What docs/games/cadwallon.md shows in code is true, and it leaves nothing out."""

import csv
import doctest
import re
from collections import defaultdict
from pathlib import Path

import pytest

from cartomante.games.cadwallon.content import COLUMNS, PACKS
from cartomante.games.cadwallon.kinds import CONDITIONS, EFFECTS, FILTERS
from cartomante.games.cadwallon.state import CARD_CODES

from .helpers import GAME

DATASHEET = Path(__file__).parents[3] / "docs" / "games" / "cadwallon.md"
TEXT = DATASHEET.read_text(encoding="utf-8")
PACK = (PACKS.folder / "reconstruction.csv").read_text(encoding="utf-8").splitlines()
CARDS = list(csv.DictReader(line for line in PACK if not line.startswith("#")))


def row(*cells: str) -> str:
    """How a row of a table begins."""
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"


def test_the_examples_run() -> None:
    failed, attempted = doctest.testfile(str(DATASHEET), module_relative=False)
    assert attempted > 10
    assert failed == 0


def test_it_lists_all_rulings_in_order() -> None:
    numbers = re.findall(r"^\| AC-(\d+) \|", TEXT, re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 122))


def test_it_names_every_decision_event_option_preset_and_zone() -> None:
    for named in (*GAME.decisions, *GAME.events, *GAME.options):
        assert f"| `{named.name}` |" in TEXT
    for option in GAME.options:
        assert all(f"`{value}`" in TEXT or isinstance(value, int) for value in option.values)
        assert re.search(rf"\| `{option.name}` \| `?{option.default}\b", TEXT), option.name
    assert all(f"| `{preset}` |" in TEXT for preset in GAME.presets)
    assert all(re.search(rf"^\|.*\b{zone.name}\b.*\| `(table|seats)` \|", TEXT, re.MULTILINE) for zone in GAME.zones)
    assert all(f"`{ending}`" in TEXT for ending in GAME.endings)


def test_it_tells_what_presets_change() -> None:
    for preset, values in GAME.presets.items():
        changes = ", ".join(f"`{name}={value}`" for name, value in values.items()) or "all defaults"
        assert f"| `{preset}` | {changes} |" in TEXT


def test_it_tells_who_hears_the_arguments_of_events() -> None:
    for kind in GAME.events:
        arguments = ", ".join(arg.name if arg.to == "all" else f"*{arg.name}*" for arg in kind.args)
        assert row(f"`{kind.name}`", arguments) in TEXT


# --- the pack ---


def numbers_of(card: dict[str, str]) -> str:
    """What the sheet says in brackets about a location."""
    values = dict(part.split("=") for part in card["params"].split(";") if part)
    discard = values.pop("discard", "0")
    return " ".join(values.values()) + (f", discard {discard}" if discard != "0" else "")


def test_it_lists_every_effect_with_its_locations_and_their_numbers() -> None:
    listed = defaultdict(list)
    for card in CARDS:
        if card["type"] == "location":
            numbers, rider = numbers_of(card), "+" if card["then_draw"] == "1" else ""
            listed[card["effect"]].append(f"`{card['id']}`{rider}" + (f" ({numbers})" if numbers else ""))
    assert set(listed) == set(EFFECTS)
    for effect, locations in listed.items():
        assert re.search(rf"^\| `{effect}` \| [^|]+ \| {re.escape(', '.join(locations))} \|$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("card", [card for card in CARDS if card["type"] == "objective"], ids=lambda card: card["id"])
def test_it_lists_every_objective_with_its_numbers_and_points(card: dict[str, str]) -> None:
    found = re.search(rf"^\| `{card['id']}` \| ([^|]+) \| {card['vp']} \|$", TEXT, re.MULTILINE)
    assert found
    numbers = re.search(r"\bn=([\d/]+)", card["params"])
    assert re.findall(r"\d+/\d+/\d+", found[1])[:1] == ([numbers[1]] if numbers else [])
    for value in re.findall(r":(\w+)", card["params"]):
        assert value.rstrip("s").removesuffix("y") in found[1].lower()


def test_it_names_the_ids_and_codes_of_all_cards() -> None:
    ranges = re.findall(r"^\| (\d+)(?: to (\d+))? \| `([A-Z\d-]+)`(?: to `([A-Z\d-]+)`)? \|", TEXT, re.MULTILINE)
    covered: list[int] = []
    for low, high, first, last in ranges:
        assert CARD_CODES[int(low)] == first
        assert CARD_CODES[int(high or low)] == (last or first)
        covered += range(int(low), int(high or low) + 1)
    assert covered == list(range(len(CARD_CODES)))


def test_it_explains_every_column_condition_and_filter() -> None:
    for word in (*COLUMNS, *CONDITIONS):
        assert re.search(rf"^\|[^|]*`{word}`[^|]*\|", TEXT, re.MULTILINE), word
    assert all(f"`{name}:`" in TEXT or f"`{name}`" in TEXT for name in FILTERS)


# --- the record ---


def test_it_shows_who_controls_what() -> None:
    for players in (2, 3, 4):
        border = 3 if players == 3 else 4
        places = [seat * border // players for seat in range(players)]
        zones = [f"{place}, {(place - 1) % border}" for place in places] + [""] * (4 - players)
        assert row(str(players), *zones, "4") in TEXT


def test_it_names_every_field_of_a_position_and_the_size_of_the_record() -> None:
    fields = set(GAME.new_match(3, 1).position()) - {"game", "options", "ending", "asked", "queue", "about", "chance"}
    assert [field for field in sorted(fields) if f"`{field}`" not in TEXT] == []
    assert f"| State | {GAME.state.itemsize} bytes, one flat record |" in TEXT
    assert f"| Actions | {GAME.num_actions}, one fixed space for all decisions |" in TEXT


def test_it_names_every_file_of_the_package() -> None:
    package = PACKS.folder.parent
    for path in package.glob("*.py"):
        assert path.stem == "__init__" or f"`{path.name}`" in TEXT, path.name
