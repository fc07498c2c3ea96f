"""The reference against the tie tables and the scoring examples (T-45 to T-55)."""

from itertools import accumulate, pairwise
from typing import Any

import pytest

from .reference import Reference
from .reference_position import BOARD, asked, card, cards, do, position
from .reference_rules import PASS, YES, raise_house
from .reference_scoring import shares

B, C = "C5 C6 C10", "P3 P6 P9"  # hands of the others, where they do not matter
TIED_FIRST_OR_SECOND = [[2], [3], [4], [5], [1, 2], [1, 3], [1, 4]]  # sizes of groups; the last one is looked at
TIED_THIRD = [[1, 1, 2], [1, 1, 3]]
REGULAR = [
    [12, 9, 7, 5, 6, 4, 3, 2, 1],
    [9, 7, 5, 4, 4, 3, 2, 1, 1],
    [7, 5, 4, 3, 3, 2, 1, 1, 0],
    [6, 4, 3, 2, 3, 2, 1, 1, 0],
]
WORLD = [[6, 4, 3, 2, 2, 1, 1], [4, 3, 2, 1, 1, 1, 0], [3, 2, 1, 1, 1, 0, 0], [3, 2, 1, 1, 1, 0, 0]]


def share_of_last_group(sizes: list[int], row: list[int]) -> int:
    standings = [(9 - group, 20) for group, size in enumerate(sizes) for _ in range(size)]
    points = shares(standings, row, "pooled", "down")
    bounds = list(accumulate(sizes, initial=0))
    assert all(len(set(points[a:b])) == 1 for a, b in pairwise(bounds))
    return points[-1]


@pytest.mark.parametrize("place", range(4))
def test_tie_table_of_a_regular_scoring(place: int) -> None:
    row = BOARD["house_vp"][place]
    assert [share_of_last_group(sizes, row) for sizes in TIED_FIRST_OR_SECOND + TIED_THIRD] == REGULAR[place]


@pytest.mark.parametrize("place", range(4))
def test_tie_table_of_the_world(place: int) -> None:
    row = BOARD["house_vp"][place][1:]
    assert [share_of_last_group(sizes, row) for sizes in TIED_FIRST_OR_SECOND] == WORLD[place]


def test_the_house_table() -> None:
    four = [(4, 0), (3, 0), (2, 0), (1, 0), (0, 0)]
    regular = [shares(four, row, "pooled", "down") for row in BOARD["house_vp"]]
    assert regular == [[16, 8, 4, 0, 0], [12, 6, 3, 0, 0], [10, 5, 2, 0, 0], [8, 4, 2, 0, 0]]
    world = [shares(four, row[1:], "pooled", "down") for row in BOARD["house_vp"]]
    assert world == [[8, 4, 0, 0, 0], [6, 3, 0, 0, 0], [5, 2, 0, 0, 0], [4, 2, 0, 0, 0]]


@pytest.mark.parametrize(("split", "points"), [("pooled", [9, 9, 9, 0]), ("position_only", [5, 5, 5, 0])])
def test_t_45_three_tied(split: str, points: list[int]) -> None:
    hidden = ["S1 SK", "S2 SQ", "S3 SKt", "S4"]
    game = position([""] * 4, hidden, "scoring", turn=3, prestige=[4, 3, 2, 1], tie_split=split)
    assert game.vp == points


@pytest.mark.parametrize(
    ("split", "rounding", "points"),
    [
        ("pooled", "down", [12, 4, 4, 0]),
        ("position_only", "down", [12, 3, 3, 0]),
        ("pooled", "up", [12, 5, 5, 0]),
    ],
)
def test_t_46_two_tied_second(split: str, rounding: str, points: list[int]) -> None:
    hidden = ["P1 P3 P4", "P2 P9", "P5 P6", "P10"]
    ties: dict[str, Any] = {"tie_split": split, "tie_rounding": rounding}
    game = position([""] * 4, hidden, "scoring", turn=3, prestige=[4, 3, 2, 1], **ties)
    assert game.vp == points


def test_t_47_fool_in_a_tie() -> None:
    game = position([""] * 3, ["C7 fool", "C3 C4", "CK"], "scoring", turn=4, prestige=[4, 3, 2, 1])
    assert asked(game) == (0, "fool_assign")
    do(game, raise_house(2))
    assert game.payments[2].standings == [(2, 7), (2, 7), (1, 14)]
    assert game.vp == [7, 7, 2]


def test_t_48_fool_alone() -> None:
    game = position([""] * 3, ["W1 W2", "W3", "fool"], "scoring", turn=4, prestige=[4, 3, 2, 1])
    assert do(game, raise_house(3)).vp == [8, 4, 2]


def hidden_fool(**options: Any) -> Reference:
    hidden = ["S3 fool", "SK C2", "C9 W2"]
    return position([""] * 3, hidden, "scoring", turn=4, prestige=[6, 5, 4, 3], **options)


@pytest.mark.parametrize(
    ("house", "totals"),
    [(0, [16, 13, 18]), (1, [20, 21, 18]), (2, [10, 21, 18]), (3, [12, 21, 18])],
)
def test_t_49_where_to_put_the_fool(house: int, totals: list[int]) -> None:
    game = do(hidden_fool(), raise_house(house))
    assert game.vp == totals
    assert game.discarded["major"] == [card("fool")]


def test_t_50_house_by_house() -> None:
    game = hidden_fool(fool_timing="house_by_house")
    assert asked(game) == (0, "fool_commit")
    assert game.state()["scoring"] == {"kind": "regular", "places": [1, 2, 3, 4], "shown": [0], "paid": []}
    do(game, PASS)
    assert game.vp == [8, 16, 0]
    assert asked(game) == (0, "fool_commit")
    assert game.state()["scoring"]["shown"] == [0, 1]
    do(game, YES)
    assert game.payments[1].points == [12, 0, 0]
    assert game.vp[0] == 20
    assert not game.pending


def test_a_fool_never_committed_counts_nowhere() -> None:
    game = do(hidden_fool(fool_timing="house_by_house"), PASS, PASS, PASS, PASS)
    assert game.vp == [8, 21, 18]


def test_t_51_all_houses_at_0() -> None:
    game = position([""] * 3, ["S1 P1 C1 W1"], "scoring", turn=4)
    assert game.vp == [64, 0, 0]


def test_t_52_world_then_regular() -> None:
    hidden = ["S3 S9 P1 WK", "SK C2 P5", "C9 C4 W2"]
    game = position(["world S1", B, C], hidden, prestige=[9, 4, 9, 4])
    do(game, card("world"), PASS)
    assert [(payment.house, payment.points) for payment in game.payments] == [
        (0, [8, 4, 0]),
        (2, [0, 4, 8]),
        (1, [2, 5, 0]),
        (3, [5, 0, 2]),
    ]
    assert game.vp == [15, 13, 10]
    assert game.prestige == [9, 4, 9, 4]
    assert game.hidden == [dict.fromkeys(cards(words), False) for words in hidden]
    regular = position([""] * 3, hidden, "scoring", turn=4, prestige=[9, 4, 9, 4])
    assert regular.vp == [31, 26, 21]


def test_t_53_world_tie() -> None:
    game = position(["world S1", B, C], ["S2 S5", "S3 S4", "SK"], prestige=[5, 4, 3, 2])
    assert do(game, card("world"), PASS).vp == [6, 6, 0]


def test_the_world_leaves_the_cards_of_the_sun_face_up() -> None:
    game = position(["world S1", B, C], ["S2+ S5", "S3", ""])
    do(game, card("world"), PASS)
    assert game.hidden[0] == {card("S2"): True, card("S5"): False}


def test_the_fool_is_assigned_anew_after_the_world() -> None:
    game = position(["world sun", "", ""], ["fool", "S1", ""], first_player=1, seat=0, turn=4, decks=("", None))
    do(game, card("world"))
    assert asked(game) == (0, "fool_assign")
    assert game.state()["scoring"]["kind"] == "world"
    do(game, raise_house(0))
    assert game.vp == [4, 8, 0]
    assert asked(game) == (0, "fool_assign")
    assert game.state()["scoring"]["kind"] == "regular"
    do(game, raise_house(1))
    assert game.vp == [4 + 16, 8 + 16, 0]


@pytest.mark.parametrize(
    ("hands", "tie_break", "winners", "places"),
    [
        (["S1 S2 S3 S4 fool", "C1 C2 sun", "W1"], "hand_size", [0], [1, 2, 3]),
        (["S1 S2 S3 S4 fool", "C1 C2 sun", "W1"], "shared", [0, 1], [1, 1, 3]),
        (["S1 S2 S3 S4 fool", "C1 C2 C3 C4 sun", "W1"], "hand_size", [0, 1], [1, 1, 3]),
        (["S1 S2 S3 S4 fool", "C1 C2 C3 C4 sun", "W1"], "shared", [0, 1], [1, 1, 3]),
    ],
)
def test_t_54_end_tie_break(hands: list[str], tie_break: str, winners: list[int], places: list[int]) -> None:
    game = position(hands, phase="scoring", turn=4, vp=[61, 61, 40], final_tie_break=tie_break)
    assert not game.pending
    state = game.state()
    assert (state["ending"], state["winners"], state["places"]) == ("last_turn", winners, places)


@pytest.mark.parametrize(("tie", "after"), [("inclusive", [4, 2, 2]), ("strict", [2, 2, 2])])
def test_t_55_lovers_at_equal_vp(tie: str, after: list[int]) -> None:
    game = position(["lovers S1", B, C], lovers_tie=tie)
    assert do(game, card("lovers")).vp == after


def test_strict_lovers_still_favour_a_player_who_is_alone_at_the_bottom() -> None:
    game = position(["lovers S1", B, C], vp=[1, 2, 2], lovers_tie="strict")
    assert do(game, card("lovers")).vp == [5, 2, 2]
