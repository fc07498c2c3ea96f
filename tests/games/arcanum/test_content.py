"""The board file: what it holds, and what is said about a wrong one."""

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cartomante.core.errors import BadPack, CartomanteError
from cartomante.games.arcanum.content import PACKS

from .helpers import GAME, lay, play_out

TEXT = (PACKS.folder / "reconstruction-1.json").read_text(encoding="utf-8")
BOARD = json.loads(TEXT)
MATCHES = """
    1 3 2 2 0 2 0 0 1 2    1 1 0 2 0 0 0 2 1 4    3 1 0 2 2 0 0 0 3 2    1 1 0 4 0 0 2 0 1 2
    0 4 3 0 2 2 2 1 0 0    0 2 1 0 2 0 2 3 0 2    2 2 1 0 4 0 2 1 2 0    0 2 1 2 2 0 4 1 0 0
    0 2 4 0 0 3 1 2 2 0    0 0 2 0 0 1 1 4 2 2    2 0 2 0 2 1 1 2 4 0    0 0 2 2 0 1 3 2 2 0
    2 2 2 1 1 4 0 0 0 1    2 0 0 1 1 2 0 2 0 3    4 0 0 1 3 2 0 0 2 1    2 0 0 3 1 2 2 0 0 1
"""  # section 4.3: sixteen figures, ten locations each


def changed(path: str, value: Any) -> str:
    """The board with another value at a path such as "locations.0.key"; None takes the part away."""
    board = copy.deepcopy(BOARD)
    *parents, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    place = board
    for part in parents:
        place = place[part]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return json.dumps(board)


def complaint(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        PACKS.parse("mine.json", text)
    return str(caught.value)


# --- the board that comes with the game ---


def test_every_figure_finds_the_symbols_of_section_4_3() -> None:
    match = PACKS.load(None).c.match
    found = [int(match[figure, location]) for figure in range(16) for location in range(1, 11)]
    assert found == [int(number) for number in MATCHES.split()]


def test_the_symbols_are_shared_out_as_in_section_4_3() -> None:
    suits, ranks = Counter(), Counter()
    for location in BOARD["locations"]:
        suits.update(location["suits"])
        ranks.update(location["ranks"])
    assert suits == {"swords": 7, "pentacles": 8, "chalices": 8, "wands": 7}
    assert ranks == {"knave": 6, "knight": 4, "queen": 6, "king": 4}


def test_the_tower_covers_every_set_of_mutual_neighbours() -> None:
    near = {location["n"]: set(location["neighbours"]) for location in BOARD["locations"]}
    assert all(here in near[there] for here in near for there in near[here])
    placements = BOARD["tower_placements"]
    assert placements[0] == []
    assert Counter(map(len, placements[1:])) == {1: 10, 2: 18, 3: 9}
    assert all(b in near[a] for covered in placements for a in covered for b in covered if a != b)


# --- wrong boards ---


@pytest.mark.parametrize(
    ("path", "value", "field", "what"),
    [
        ("house_vp", 16, "house_vp", "must be a list, not 16"),
        ("house_vp", [[1, 1, 1]] * 3, "house_vp", "must have 4 items, not 3"),
        ("house_vp.2", [10, 5], "house_vp[2]", "must have 3 items, not 2"),
        ("house_vp.2.1", -5, "house_vp[2][1]", "from 0 to 1000, not -5"),
        ("house_vp.2.1", "five", "house_vp[2][1]", "'five'"),
        ("house_vp.2.1", 2.5, "house_vp[2][1]", "2.5"),
        ("prestige_max", 20, "prestige_max", "21"),
        ("vp_track_length", 0, "vp_track_length", "from 1 to 10000, not 0"),
        ("locations", BOARD["locations"][:9], "locations", "must have 10 items, not 9"),
        ("locations.3", "throne_room", "locations[3]", "must be a mapping, not 'throne_room'"),
        ("locations.3.suits", None, "locations[3]", "has no 'suits'"),
        ("locations.3.colour", "red", "locations[3]", "has an unknown part 'colour'"),
        ("locations.3.n", 5, "locations[3].n", "5"),
        ("locations.3.key", "market", "locations[3].key", "expected 'throne_room', found 'market'"),
        ("locations.3.ranks", {"emperor": 1}, "locations[3].ranks", "has an unknown part 'emperor'"),
        ("locations.3.suits", {"swords": -1}, "locations[3].suits.swords", "from 0 to 9, not -1"),
        ("locations.3.xy", [1], "locations[3].xy", "must have 2 items, not 1"),
        ("locations.3.xy", [1, 1001], "locations[3].xy[1]", "from 0 to 1000, not 1001"),
        ("locations.3.neighbours", [5, 11], "locations[3].neighbours[1]", "from 1 to 10, not 11"),
        ("tower_placements", [[]], "tower_placements", "must have 2 to 64 sets, not 1"),
        ("tower_placements.0", [1, 2], "tower_placements[0]", "the first set must be empty"),
        ("tower_placements.5", [], "tower_placements[5]", "[] is there twice"),
        ("tower_placements.5", [1, 1], "tower_placements[5]", "[1, 1] is there twice"),
        ("tower_placements.5", [4], "tower_placements[5]", "[4] is there twice"),
        ("tower_placements.5", [1, 2, 3, 4, 5, 6, 7, 8], "tower_placements[5]", "every other have 1 to 7 locations"),
        ("tower_placements.5", [0], "tower_placements[5][0]", "from 1 to 10, not 0"),
        ("tower_placements.5", 5, "tower_placements[5]", "must be a list, not 5"),
    ],
)
def test_a_wrong_value_is_named_with_file_and_field(path: str, value: Any, field: str, what: str) -> None:
    message = complaint(changed(path, value))
    assert message.startswith(f'mine.json, field "{field}": ')
    assert what in message


def test_a_part_that_is_missing_or_unknown_is_named() -> None:
    assert complaint(changed("house_vp", None)) == "mine.json: has no 'house_vp'"
    assert complaint(changed("title", "mine")) == "mine.json: has an unknown part 'title'"


def test_the_tower_has_63_placements_at_most_besides_the_empty_one() -> None:
    sets = [[a, b] for a in range(1, 11) for b in range(a + 1, 11)]
    many = [[], *([n] for n in range(1, 11)), *sets, *([1, b, c] for b in range(2, 11) for c in range(b + 1, 11))]
    assert PACKS.parse("mine.json", changed("tower_placements", many[:64])).c.placement_count == 64
    assert "must have 2 to 64 sets, not 65" in complaint(changed("tower_placements", many[:65]))


def test_text_that_is_no_board_is_named_with_its_line() -> None:
    assert complaint(TEXT.replace('"prestige_max": 21,', '"prestige_max": ,')).startswith("mine.json, line 4: ")
    assert complaint("# a comment\n" + TEXT.replace('"id":', "id:")).startswith("mine.json, line 3: ")
    assert complaint("[]") == "mine.json: must be a mapping, not []"
    assert complaint("").startswith("mine.json, line 1: ")
    for monster in ("[" * 100_000, "1" * 10_000):
        assert complaint(monster) == "mine.json: holds a number too long, or lists too deep, for a board"


# --- boards of one's own ---


def test_a_neighbour_named_twice_counts_once() -> None:
    once, twice = (PACKS.parse("mine.json", changed("locations.3.neighbours", [10] * count)) for count in (1, 200))
    assert list(once.c.neighbours) == list(twice.c.neighbours)


def test_a_board_of_ones_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "generous.json"
    path.write_text("# twice as many swords\n" + changed("locations.3.suits", {"swords": 9}), encoding="utf-8")
    match = GAME.new_match(3, 1, pack=path)
    assert match.view()["pack"] == "generous.json"
    assert play_out(match).is_over
    table = lay(A="S4", figures={"SKt": 1}, pack=PACKS.load(path)).play("A play_card S4", "A move_figure SKt")
    table.expect(prestige=[10, 0, 0, 0])


def test_a_board_whose_tower_covers_seven_locations_is_played_to_the_end() -> None:
    pack = PACKS.parse("mine.json", changed("tower_placements", [[], [1, 2, 3, 4, 5, 6, 7], [4, 5, 6, 7, 8, 9, 10]]))
    for seed in range(3):
        assert play_out(GAME.new_match(5, seed, {"length": "long"}, pack), seed).is_over


def test_an_unknown_board_is_named() -> None:
    with pytest.raises(CartomanteError, match=r"unknown pack 'printed'; allowed: reconstruction-1, the path of a file"):
        GAME.new_match(3, pack="printed")
