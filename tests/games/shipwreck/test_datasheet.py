"""What docs/games/shipwreck.md shows in code is true, and it leaves nothing out."""

import doctest
import re
from pathlib import Path

from cartomante.games.shipwreck.content import POWERS
from cartomante.games.shipwreck.state import CARD_IDS, ENDINGS, PHASES

from .helpers import GAME
from .test_content import ROWS

DATASHEET = Path(__file__).parents[3] / "docs" / "games" / "shipwreck.md"
TEXT = DATASHEET.read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    failed, attempted = doctest.testfile(str(DATASHEET), module_relative=False)
    assert attempted > 20
    assert failed == 0


def test_it_lists_all_rulings_in_order() -> None:
    numbers = re.findall(r"^\| SW-(\d+) \|", TEXT, re.MULTILINE)
    assert [int(number) for number in numbers] == list(range(1, 108))


def test_it_names_every_decision_event_option_preset_and_zone() -> None:
    for named in (*GAME.decisions, *GAME.events, *GAME.options):
        assert f"| `{named.name}` |" in TEXT
    for option in GAME.options:
        assert all(f"`{value}`" in TEXT or isinstance(value, list | int) for value in option.values)
    assert all(f"| `{preset}` |" in TEXT for preset in GAME.presets or ())
    assert all(zone.name in TEXT for zone in GAME.zones)


def test_it_tells_who_sees_the_arguments_of_events() -> None:
    for kind in GAME.events:
        arguments = ", ".join(arg.name if arg.to == "all" else f"*{arg.name}*" for arg in kind.args)
        assert f"| `{kind.name}` | {arguments} |".replace("|  |", "| |") in TEXT


def test_it_lists_every_card_with_its_moons_and_its_power() -> None:
    for index, (card, row) in enumerate(ROWS.items()):
        _, _, _, _, _, moons, _, _, power = row.split(",")
        assert re.search(rf"^\| {index} \| `{card}` \| .* \| {moons or '–'} \| `{power}` \|$", TEXT, re.MULTILINE), card
    assert tuple(ROWS) == CARD_IDS
    assert all(f"`{word}`" in TEXT for word in (*POWERS, *PHASES, *ENDINGS))


def test_it_names_every_field_of_a_position() -> None:
    fields = set(GAME.new_match(2, 1).position()) - {"game", "options", "ending", "asked", "queue", "about", "chance"}
    assert all(f"`{field}`" in TEXT for field in fields)
