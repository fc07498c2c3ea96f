"""The counting tables (9.1) and the single cases of acceptance (9.3), asked of the rules and of the whole game.

The longer tables stand where the reference is held against them too.
"""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from cartomante.games.shipwreck.cards import accepts
from cartomante.games.shipwreck.state import CARD_IDS
from cartomante.games.shipwreck.tokens import put_fate

from .helpers import BASE, GAME, lay
from .test_reference_vectors import ACCEPTANCE, ACCEPTED_PAIRS, COUNTS, PAIRS, digits, weight

CONTENT = GAME.pack().c
OF_NO_USE = CARD_IDS.index("thief")  # nothing can be played there


def table_with(card: str, visible: Iterable[int] = (), own: Iterable[int] = (), **options: str) -> Any:
    """A card in slot 0, and fates; more of one value than there are, where a table of the rules asks for that."""
    s = GAME.window(GAME.blank(2, options))
    s.row[0], s.row[1], s.row[2], s.row[3] = CARD_IDS.index(card), OF_NO_USE, OF_NO_USE, OF_NO_USE
    for value in visible:
        put_fate(s, 1, value)
    for value in own:
        put_fate(s, 0, value)
    return s


def accepted(s: Any, a: int, b: int, plus_one: int = 0) -> set[int]:
    """The values of a pair that the card in slot 0 accepts."""
    return {v for v, u in ((a, b), (b, a)) if accepts(s, CONTENT, 0, v, u, plus_one)}


def pairs_and_plays(s: Any) -> tuple[int, int]:
    plays = [accepted(s, *pair) for pair in PAIRS]
    return sum(map(bool, plays)), sum(map(len, plays))


# --- 9.1: each card by itself ---


@pytest.mark.parametrize("card", CARD_IDS)
def test_how_much_a_card_accepts_on_an_empty_table(card: str) -> None:
    s = table_with(card)
    ways = sum(weight(pair) for pair in PAIRS if accepted(s, *pair))
    assert (*pairs_and_plays(s), ways) == COUNTS[card]


@pytest.mark.parametrize(("card", "pairs"), ACCEPTED_PAIRS.items())
def test_which_pairs_a_base_card_accepts(card: str, pairs: str) -> None:
    assert [f"{a}{b}" for a, b in PAIRS if accepted(table_with(card), a, b)] == pairs.split()


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("prophet", [(0, 0), (13, 14), (13, 14), (18, 21)]),
        ("rider", [(21, 42), (10, 20), (10, 20), (6, 12)]),
        ("asunder", [(0, 0), (6, 6), (9, 9), (9, 9)]),
        ("ghost", [(28, 49), (10, 16), (10, 16), (6, 9)]),
        ("lantern", [(8, 13), (8, 13), (8, 12), (8, 13)]),
        ("passage", [(0, 0), (8, 16), (9, 18), (8, 16)]),
        ("musicians", [(2, 4), (9, 16), (8, 15), (10, 20)]),
    ],
)
def test_cards_that_look_at_visible_fates(card: str, found: list[tuple[int, int]]) -> None:
    assert [pairs_and_plays(table_with(card, visible)) for visible in ((), (3, 5), (1, 1, 4), (2, 4, 6))] == found


@pytest.mark.parametrize(
    ("own", "found"), [((), (28, 49)), ((1,), (27, 42)), ((4,), (18, 21)), ((2, 5), (13, 14)), ((7,), (0, 0))]
)
def test_iron_by_the_fates_that_lie_on_it(own: tuple[int, ...], found: tuple[int, int]) -> None:
    assert pairs_and_plays(table_with("iron", own=own)) == found


def test_iron_without_fates_may_be_closed_by_option() -> None:
    assert pairs_and_plays(table_with("iron", iron_empty="closed")) == (0, 0)
    assert pairs_and_plays(table_with("iron", own=[1], iron_empty="closed")) == (27, 42)


# --- 9.1: whole rows ---


@pytest.mark.parametrize(
    ("row", "stuck", "ways"),
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
def test_pairs_for_which_only_the_hours_are_offered(row: str, stuck: str, ways: int) -> None:
    found = []
    for a, b in PAIRS:
        offered = lay(row, A=f"{a} {b}").offered("A")
        assert any(word.endswith("@hours") for word in offered) == (offered == {f"{a}@hours", f"{b}@hours"})
        if f"{a}@hours" in offered:
            found.append((a, b))
    assert [f"{a}{b}" for a, b in found] == stuck.split()
    assert sum(map(weight, found)) == ways


def test_all_rows_of_four_base_cards() -> None:
    """On an empty table a card knows nothing of the others: what a row accepts is what its cards do."""
    by_card = {card: {pair for pair in PAIRS if accepted(table_with(card), *pair)} for card in BASE}
    stuck = {row: set(PAIRS).difference(*(by_card[card] for card in row)) for row in combinations(BASE, 4)}
    sizes = list(map(len, stuck.values()))
    rows = [2470, 38, 75, 160, 219, 556, 306, 543, 151, 109, 95, 53, 31, 23, 10, 5, 1]
    assert [sizes.count(size) for size in range(17)] == rows
    assert [set(row) for row, pairs in stuck.items() if len(pairs) == 16] == [{"deep", "engine", "huntress", "prophet"}]
    assert Fraction(sum(weight(pair) for pairs in stuck.values() for pair in pairs), 4845 * 210) == Fraction(
        1439, 19950
    )


# --- 9.3 ---


@pytest.mark.parametrize("line", ACCEPTANCE)
def test_acceptance(line: str) -> None:
    card, rest = line.split(":")
    own, visible, cases = rest.split("|")
    s = table_with(card, digits(visible), digits(own))
    for case in cases.split(","):
        pair, values = case.split()
        assert accepted(s, *digits(pair)) == set(digits(values)), case


@pytest.mark.parametrize("pair", PAIRS)
def test_nothing_can_be_played_on_the_thief(pair: tuple[int, int]) -> None:
    a, b = pair
    assert accepted(table_with("thief"), a, b) == accepted(table_with("thief"), a, b, plus_one=1) == set()


def test_the_passage_may_count_fates_instead_of_values() -> None:
    assert accepted(table_with("passage", [4, 4], passage_counts="tokens"), 3, 5) == set()
    assert accepted(table_with("passage", [4], passage_counts="tokens"), 3, 5) == {3, 5}


WITH_PLUS_1 = """
mirror 67 - 7
mirror 66 6 -
servant 23 - 2
leviathan 55 - 5
dawn 45 5 -
midnight 44 - 4
lord 47 7 -
lord 57 - 5
captain 37 7 -
deep 23 23 -
engine 35 - 3
shore 36 - 3
north_wind 33 - -
""".strip().split("\n")


@pytest.mark.parametrize("line", WITH_PLUS_1)
def test_acceptance_with_plus_1(line: str) -> None:
    card, pair, without, with_it = line.split()
    assert accepted(table_with(card), *digits(pair)) == set(digits(without))
    assert accepted(table_with(card), *digits(pair), plus_one=1) == set(digits(with_it))
