"""What docs/games/arcanum.md shows in code is true, and it leaves nothing out."""

import doctest
import json
import re
from pathlib import Path

from cartomante.games.arcanum.content import PACKS
from cartomante.games.arcanum.state import LOCATION_IDS, MAJOR_IDS, MINORS

from .helpers import GAME

DATASHEET = Path(__file__).parents[3] / "docs" / "games" / "arcanum.md"
TEXT = DATASHEET.read_text(encoding="utf-8")
BOARD = json.loads((PACKS.folder / "reconstruction-1.json").read_text(encoding="utf-8"))


def test_the_examples_run() -> None:
    failed, attempted = doctest.testfile(str(DATASHEET), module_relative=False)
    assert attempted > 10
    assert failed == 0


def test_it_lists_all_rulings_in_order() -> None:
    numbers = re.findall(r"^\| AR-(\d+) \|", TEXT, re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 102))


def test_it_names_every_decision_event_option_preset_and_zone() -> None:
    for named in (*GAME.decisions, *GAME.events, *GAME.options):
        assert f"| `{named.name}` |" in TEXT
    for option in GAME.options:
        assert all(f"`{value}`" in TEXT or isinstance(value, int) for value in option.values)
    assert all(f"| `{preset}` |" in TEXT for preset in GAME.presets)
    assert all(re.search(rf"\b{zone.name}\b", TEXT) for zone in GAME.zones)


def test_it_tells_what_presets_change() -> None:
    for preset, values in GAME.presets.items():
        changes = ", ".join(f"`{name}={value}`" for name, value in values.items()) or "all defaults"
        assert f"| `{preset}` | {changes} |" in TEXT


def test_it_tells_who_hears_the_arguments_of_events() -> None:
    for kind in GAME.events:
        arguments = ", ".join(arg.name if arg.to == "all" else f"*{arg.name}*" for arg in kind.args)
        assert f"| `{kind.name}` | {arguments} |".replace("|  |", "| |") in TEXT


def test_it_lists_every_location_and_every_major() -> None:
    assert all(f"| {n} | `{location}` |" in TEXT for n, location in enumerate(LOCATION_IDS, 1))
    assert all(f"| {MINORS + n} | `{major}` |" in TEXT for n, major in enumerate(MAJOR_IDS))


def test_it_shows_the_payments_and_the_parts_of_the_board_file() -> None:
    for place, row in enumerate(BOARD["house_vp"], 1):
        assert f"| {place} | {' | '.join(map(str, row))} |" in TEXT
    assert all(f"`{part}`" in TEXT for part in (*BOARD, *BOARD["locations"][0]))


def test_it_names_every_field_of_a_position_and_the_size_of_the_record() -> None:
    fields = set(GAME.new_match(3, 1).position()) - {"game", "options", "ending", "asked", "queue", "about", "chance"}
    assert [field for field in sorted(fields) if f"`{field}`" not in TEXT] == []
    assert f"| State | {GAME.state.itemsize} bytes, one flat record |" in TEXT
