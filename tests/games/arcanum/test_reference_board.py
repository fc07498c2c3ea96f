"""The reference against the tables of the board: matches, balance and Tower placements."""

from itertools import combinations

from .reference_position import BOARD
from .reference_rules import DECISIONS, FIGURES, LOCATIONS, matches

MATCHES = [  # of a figure with the locations 1 to 10
    [1, 3, 2, 2, 0, 2, 0, 0, 1, 2],
    [1, 1, 0, 2, 0, 0, 0, 2, 1, 4],
    [3, 1, 0, 2, 2, 0, 0, 0, 3, 2],
    [1, 1, 0, 4, 0, 0, 2, 0, 1, 2],
    [0, 4, 3, 0, 2, 2, 2, 1, 0, 0],
    [0, 2, 1, 0, 2, 0, 2, 3, 0, 2],
    [2, 2, 1, 0, 4, 0, 2, 1, 2, 0],
    [0, 2, 1, 2, 2, 0, 4, 1, 0, 0],
    [0, 2, 4, 0, 0, 3, 1, 2, 2, 0],
    [0, 0, 2, 0, 0, 1, 1, 4, 2, 2],
    [2, 0, 2, 0, 2, 1, 1, 2, 4, 0],
    [0, 0, 2, 2, 0, 1, 3, 2, 2, 0],
    [2, 2, 2, 1, 1, 4, 0, 0, 0, 1],
    [2, 0, 0, 1, 1, 2, 0, 2, 0, 3],
    [4, 0, 0, 1, 3, 2, 0, 0, 2, 1],
    [2, 0, 0, 3, 1, 2, 2, 0, 0, 1],
]
SUMS = [13, 11, 13, 11, 14, 12, 14, 12, 14, 12, 14, 12, 13, 11, 13, 11]


def test_match_table() -> None:
    found = [[matches(BOARD, figure, location) for location in LOCATIONS] for figure in FIGURES]
    assert found == MATCHES
    assert [sum(row) for row in found] == SUMS


def test_balance_of_the_symbols() -> None:
    of_suits = [sum(SUMS[4 * suit : 4 * suit + 4]) for suit in range(4)]
    assert of_suits == [48, 52, 52, 48]
    assert sum(sum(place["suits"].values()) for place in BOARD["locations"]) == 30
    assert sum(sum(place["ranks"].values()) for place in BOARD["locations"]) == 20
    assert all(max(row) >= 3 for row in MATCHES)


def test_placements_are_the_sets_of_mutual_neighbours() -> None:
    neighbours = {place["n"]: set(place["neighbours"]) for place in BOARD["locations"]}
    assert all(a in neighbours[b] for a in neighbours for b in neighbours[a])

    def are_mutual(locations: tuple[int, ...]) -> bool:
        return all(b in neighbours[a] for a, b in combinations(locations, 2))

    sets = [chosen for size in range(5) for chosen in combinations(LOCATIONS, size) if are_mutual(chosen)]
    assert [list(locations) for locations in sets] == BOARD["tower_placements"]
    assert [sum(len(locations) == size for locations in sets) for size in range(5)] == [1, 10, 18, 9, 0]


def test_indices_of_some_placements() -> None:
    placements = BOARD["tower_placements"]
    assert [placements[k] for k in (11, 19, 28, 29, 34, 37)] == [
        [1, 8],
        [4, 5],
        [8, 10],
        [1, 8, 10],
        [4, 5, 7],
        [5, 8, 10],
    ]


def test_there_are_26_decisions() -> None:
    assert len(DECISIONS) == 26
    assert DECISIONS[0] == "draw_choice"
    assert DECISIONS[25] == "fool_commit"
