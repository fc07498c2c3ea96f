"""The reference against the counting tables and single cases of the rules, so that it may judge the real engine."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from .reference_cards import CARDS, THE_HOURS, VALUES, Table, accepts, legal_plays

PAIRS = list(combinations_with_replacement(VALUES, 2))
BASE = [card.id for card in CARDS.values() if card.set == "base"]
FILLER = ("thief",) * 3  # accepts nothing

# --- counting ---


def table_with(card: str, visible: Iterable[int] = (), own: Iterable[int] = (), **public: Any) -> Table:
    return Table((card, *FILLER), (tuple(own), tuple(visible), (), ()), **public)


def plays_on(table: Table, a: int, b: int) -> set[int]:
    """The values of a pair that the card in slot 0 accepts."""
    return {v for v, u in ((a, b), (b, a)) if accepts(table, 0, v, u)}


def weight(pair: tuple[int, int]) -> int:
    """In how many of the 210 ways of drawing two tokens from a full bag the pair comes up."""
    return 3 if pair[0] == pair[1] else 9


def pairs_and_plays(table: Table) -> tuple[int, int]:
    plays = [plays_on(table, *pair) for pair in PAIRS]
    return sum(map(bool, plays)), sum(map(len, plays))


def test_the_reference_has_36_cards() -> None:
    sets = [card.set for card in CARDS.values()]
    assert [sets.count(name) for name in ("base", "promo", "imago", "stars_below")] == [20, 10, 1, 5]
    durations = [card.duration for card in CARDS.values() if card.set == "base"]
    assert [durations.count(n) for n in (1, 2, 3, 4)] == [4, 5, 9, 2]


COUNTS = {  # pairs, value plays, ways to draw them
    "dawn": (21, 21, 189),
    "leviathan": (6, 10, 42),
    "midnight": (21, 21, 189),
    "beast": (6, 12, 54),
    "belltower": (9, 16, 69),
    "blind_man": (28, 49, 210),
    "chalice": (28, 49, 210),
    "deep": (6, 10, 42),
    "engine": (5, 10, 45),
    "huntress": (5, 10, 45),
    "judge": (16, 25, 102),
    "key": (10, 19, 84),
    "lord": (12, 12, 108),
    "mirror": (7, 7, 21),
    "noble": (12, 12, 108),
    "prophet": (0, 0, 0),
    "rider": (21, 42, 189),
    "servant": (12, 12, 108),
    "shore": (6, 12, 54),
    "stranger": (12, 24, 108),
    "asunder": (0, 0, 0),
    "fortune": (18, 18, 162),
    "iron": (28, 49, 210),
    "captain": (12, 12, 108),
    "feast": (28, 49, 210),
    "ghost": (28, 49, 210),
    "lantern": (8, 13, 54),
    "pallbearers": (11, 22, 99),
    "passage": (0, 0, 0),
    "wish": (28, 49, 210),
    "imago": (28, 49, 210),
    "ash": (7, 7, 57),
    "fall": (28, 49, 210),
    "musicians": (2, 4, 18),
    "north_wind": (12, 24, 108),
    "thief": (0, 0, 0),
}


@pytest.mark.parametrize("card", CARDS)
def test_how_much_each_card_accepts_on_an_empty_table(card: str) -> None:
    pairs, plays, drawn = COUNTS[card]
    table = table_with(card)
    assert pairs_and_plays(table) == (pairs, plays)
    assert sum(weight(pair) for pair in PAIRS if plays_on(table, *pair)) == drawn


DIFFERENT = "12 13 14 15 16 17 23 24 25 26 27 34 35 36 37 45 46 47 56 57 67"
ALL_PAIRS = " ".join(f"{a}{b}" for a, b in PAIRS)
ACCEPTED_PAIRS = {
    "dawn": DIFFERENT,
    "leviathan": "47 56 57 66 67 77",
    "midnight": DIFFERENT,
    "beast": "12 23 34 45 56 67",
    "belltower": "12 15 24 27 33 36 45 57 66",
    "blind_man": ALL_PAIRS,
    "chalice": ALL_PAIRS,
    "deep": "11 12 13 14 22 23",
    "engine": "12 13 24 26 36",
    "huntress": "13 24 35 46 57",
    "judge": "11 13 15 17 22 24 26 33 35 37 44 46 55 57 66 77",
    "key": "16 17 25 26 27 34 35 36 44 45",
    "lord": "15 16 17 25 26 27 35 36 37 45 46 47",
    "mirror": "11 22 33 44 55 66 77",
    "noble": "13 14 15 23 24 25 36 37 46 47 56 57",
    "prophet": "",
    "rider": DIFFERENT,
    "servant": "14 15 16 17 24 25 26 27 34 35 36 37",
    "shore": "15 16 17 26 27 37",
    "stranger": "12 14 16 23 25 27 34 36 45 47 56 67",
}


@pytest.mark.parametrize("card", BASE)
def test_which_pairs_each_base_card_accepts(card: str) -> None:
    accepted = [f"{a}{b}" for a, b in PAIRS if plays_on(table_with(card), a, b)]
    assert accepted == ACCEPTED_PAIRS[card].split()


@pytest.mark.parametrize(
    ("card", "found"),
    {
        "prophet": [(0, 0), (13, 14), (13, 14), (18, 21)],
        "rider": [(21, 42), (10, 20), (10, 20), (6, 12)],
        "asunder": [(0, 0), (6, 6), (9, 9), (9, 9)],
        "ghost": [(28, 49), (10, 16), (10, 16), (6, 9)],
        "lantern": [(8, 13), (8, 13), (8, 12), (8, 13)],
        "passage": [(0, 0), (8, 16), (9, 18), (8, 16)],
        "musicians": [(2, 4), (9, 16), (8, 15), (10, 20)],
    }.items(),
)
def test_cards_that_look_at_visible_fates(card: str, found: list[tuple[int, int]]) -> None:
    assert [pairs_and_plays(table_with(card, visible)) for visible in ((), (3, 5), (1, 1, 4), (2, 4, 6))] == found


@pytest.mark.parametrize(
    ("own", "found"), [((), (28, 49)), ((1,), (27, 42)), ((4,), (18, 21)), ((2, 5), (13, 14)), ((7,), (0, 0))]
)
def test_iron(own: tuple[int, ...], found: tuple[int, int]) -> None:
    assert pairs_and_plays(table_with("iron", own=own)) == found


# --- The Hours ---


def stuck_pairs(row: Iterable[str]) -> list[tuple[int, int]]:
    table = Table(tuple(row))
    return [(a, b) for a, b in PAIRS if legal_plays(table, a, b) == {(a, THE_HOURS), (b, THE_HOURS)}]


@pytest.mark.parametrize(
    ("row", "stuck", "drawn"),
    [
        ("beast engine leviathan servant", "11 22 33 44 46 55", 24),
        ("deep huntress mirror leviathan", "15 16 17 25 26 27 34 36 37 45", 90),
        ("mirror beast huntress shore", "14 25 36 47", 36),
        ("mirror deep leviathan engine", "15 16 17 25 27 34 35 37 45 46", 90),
        ("beast huntress mirror engine", "14 15 16 17 25 27 37 47", 72),
        ("deep engine huntress prophet", "15 16 17 25 27 33 34 37 44 45 47 55 56 66 67 77", 114),
        ("dawn midnight judge lord", "", 0),
        ("key judge stranger chalice", "", 0),
    ],
)
def test_pairs_that_no_card_accepts(row: str, stuck: str, drawn: int) -> None:
    found = stuck_pairs(row.split())
    assert [f"{a}{b}" for a, b in found] == stuck.split()
    assert sum(map(weight, found)) == drawn


def test_all_rows_of_four_base_cards() -> None:
    found = {row: stuck_pairs(row) for row in combinations(BASE, 4)}
    sizes = list(map(len, found.values()))
    distribution = [2470, 38, 75, 160, 219, 556, 306, 543, 151, 109, 95, 53, 31, 23, 10, 5, 1]
    assert [sizes.count(n) for n in range(17)] == distribution
    assert len(sizes) == 4845
    assert [set(row) for row, pairs in found.items() if len(pairs) == 16] == [{"deep", "engine", "huntress", "prophet"}]
    drawn = sum(weight(pair) for pairs in found.values() for pair in pairs)
    assert Fraction(drawn, 4845 * 210) == Fraction(1439, 19950)


# --- accepting ---

# card: on the card | other visible fates | pair and what may be played
ACCEPTANCE = """
dawn:         | | 45 5, 44 -
midnight:     | | 45 4
leviathan:    | | 47 47, 55 -
belltower:    | | 15 15, 33 3
deep:         | | 23 23, 24 -
engine:       | | 26 26, 36 36, 14 -, 44 -
judge:        | | 17 17
stranger:     | | 17 -
key:          | | 27 27, 17 17, 15 -
lord:         | | 47 7, 57 -, 34 -
shore:        | | 37 37, 47 -
mirror:       | | 44 4, 45 -
prophet:      | 56 | 25 2, 56 56, 22 -
prophet:      | 5 | 55 5
rider:        | 5 | 25 -, 23 23
rider:        | | 22 -
asunder:      | 3 | 25 5
asunder:      | 1 | 44 -
fortune:      | | 37 7, 33 -, 36 3, 25 2, 24 -
iron:       5 | | 26 2, 67 67, 25 -, 55 -
captain:      | | 14 -, 45 4
ghost:        | 35 | 17 17
ghost:        | 3 | 27 -, 33 3
lantern:      | 35 | 13 13, 22 2
lantern:      | 114 | 11 1, 47 -
pallbearers:  | | 44 -, 46 46, 47 -
passage:      | 44 | 35 35
passage:      | 35 | 26 -
passage:      | 26 | 26 -
ash:          | | 37 7, 77 7, 36 -
musicians:    | | 47 47
musicians:    | 4 | 25 25, 33 -
musicians:    | 45 | 11 -
north_wind:   | | 34 34, 47 47, 17 -, 12 -
""".strip().split("\n")


def digits(text: str) -> tuple[int, ...]:
    return tuple(int(digit) for digit in text.strip() if digit != "-")


@pytest.mark.parametrize("line", ACCEPTANCE)
def test_acceptance(line: str) -> None:
    card, rest = line.split(":")
    own, visible, cases = rest.split("|")
    table = table_with(card, digits(visible), digits(own))
    for case in cases.split(","):
        pair, accepted = case.split()
        assert plays_on(table, *digits(pair)) == set(digits(accepted)), case


def test_the_passage_may_count_tokens_and_empty_iron_may_be_closed() -> None:
    assert plays_on(table_with("passage", (4, 4), options={"passage_counts": "tokens"}), 3, 5) == set()
    assert pairs_and_plays(table_with("iron", options={"iron_empty": "closed"})) == (0, 0)


@pytest.mark.parametrize(
    "line",
    [
        "mirror 67 - 7",
        "mirror 66 6 -",
        "servant 23 - 2",
        "leviathan 55 - 5",
        "dawn 45 5 -",
        "midnight 44 - 4",
        "lord 47 7 -",
        "lord 57 - 5",
        "captain 37 7 -",
        "deep 23 23 -",
        "engine 35 - 3",
        "shore 36 - 3",
        "north_wind 33 - -",
    ],
)
def test_acceptance_with_plus_1(line: str) -> None:
    card, pair, without, with_it = line.split()
    assert plays_on(table_with(card), *digits(pair)) == set(digits(without))
    assert plays_on(table_with(card, plus_one=True), *digits(pair)) == set(digits(with_it))
