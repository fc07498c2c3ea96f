"""The reference against the examples from the rulebooks (T-1 to T-14), so that it may judge the real engine."""

import pytest

from .reference_position import asked, card, cards, do, figure, hand_sizes, options, position
from .reference_rules import DRAW_MAJOR, DRAW_MINORS, PASS, choose_figure, choose_location
from .reference_scoring import places_of, square_of

B, C, D = "C5 C6 C7", "P3 P6 P7", "W3 W6 W9"  # hands of the others, where they do not matter


def test_t_1_hand_limit_in_phase_a() -> None:
    game = position(["C1 C2 C3 C4 fool", B, C], phase="draw", turn=3)
    do(game, DRAW_MINORS)
    assert asked(game) == (0, "hand_limit_discard")
    assert len(options(game)) == 8
    do(game, card("C1"))
    assert asked(game) == (1, "draw_choice")
    do(game, DRAW_MAJOR, DRAW_MAJOR)
    assert {seat: question.decision for seat, question in game.pending.items()} == dict.fromkeys(
        range(3), "mandatory_hide"
    )
    for seat in (2, 0, 1):
        game.act(seat, min(game.pending[seat].options))
    assert game.active == 0
    assert hand_sizes(game)[0] == 6


def test_t_2_the_suit_rises_before_a_figure_is_chosen() -> None:
    game = do(position(["S4 S5", B, C]), card("S4"))
    assert asked(game) == (0, "move_figure")
    assert game.prestige == [1, 0, 0, 0]


def test_t_3_legal_figures() -> None:
    game = position(["S4 S5", B, C], figures={"SKn": 4, "SKt": 1, "SQ": 2, "SK": 9})
    do(game, 3)
    assert asked(game) == (0, "move_figure")
    assert options(game) == {79, 80, 81}


def test_t_4_court_card() -> None:
    game = position(["PQ S5", B, C], figures={"PQ": 9})
    do(game, 26)
    assert game.prestige == [0, 1, 0, 0]
    assert asked(game) == (0, "move_destination")
    assert options(game) == {*range(94, 102), 103}
    do(game, 98)
    assert game.prestige == [0, 5, 0, 0]
    assert game.vp == [2, 0, 0]
    assert asked(game) == (0, "market_trade")


@pytest.mark.parametrize("word", ["S10", "SKt"])
def test_t_5_four_matches(word: str) -> None:
    game = position([f"{word} fool", "S1", "S2"], figures={"SKt": 1})
    do(game, card(word), choose_figure(1) if word == "S10" else choose_location(10))
    assert game.prestige == [5, 0, 0, 0]


def test_t_6_one_match() -> None:
    game = position(["W10 fool", "S1", "S2"], figures={"WKn": 1})
    do(game, card("W10"), choose_figure(figure("WKn")))
    assert game.prestige == [0, 0, 0, 2]


def test_t_7_tied_houses() -> None:
    assert places_of([2, 6, 9, 9]) == [4, 3, 1, 1]


def test_t_8_tied_in_the_middle() -> None:
    assert places_of([10, 8, 3, 8]) == [1, 2, 4, 2]


@pytest.mark.parametrize(
    ("prestige", "places"),
    [
        ([9, 9, 6, 2], [1, 1, 3, 4]),
        ([10, 8, 8, 3], [1, 2, 2, 4]),
        ([5, 5, 5, 1], [1, 1, 1, 4]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
    ],
)
def test_places_of_houses(prestige: list[int], places: list[int]) -> None:
    assert places_of(prestige) == places


def test_t_9_full_scoring() -> None:
    hidden = ["S1 P10 W8 C1 C2", "S2 S3 PQ W7", "P2 P4 WK"]
    game = position(
        ["fool", "S9", "S10"], hidden, "scoring", turn=3, prestige=[10, 8, 3, 8], three_player_schedule="regular"
    )
    assert [(payment.house, payment.place, payment.points) for payment in game.payments] == [
        (0, 1, [8, 16, 0]),
        (1, 2, [3, 6, 12]),
        (3, 2, [6, 3, 12]),
        (2, 4, [8, 0, 0]),
    ]
    assert game.vp == [25, 25, 24]
    assert game.prestige == [0, 0, 0, 0]
    assert sorted(game.discarded["minor"]) == sorted(cards("S1 P10 W8 C1 C2 S2 S3 PQ W7 P2 P4 WK"))
    assert game.hidden == [{}, {}, {}]
    assert game.first_player == 1
    assert game.turn == 4


@pytest.mark.parametrize(("points", "square"), [(78, 78), (79, 1), (156, 78), (157, 1), (1, 1), (0, None)])
def test_t_10_the_track_goes_round(points: int, square: int | None) -> None:
    assert square_of(points, 78) == square


def test_t_10_the_true_number_is_kept() -> None:
    game = position(["S1 fool", B, C], vp=[78, 0, 0], figures={"SQ": 9})
    do(game, card("S1"), choose_figure(figure("SQ")))
    assert game.vp == [79, 0, 0]


@pytest.mark.parametrize(
    ("before", "after"),
    [([3, 7, 9], [7, 7, 9]), ([10, 3, 3, 12], [12, 5, 5, 12])],
)
def test_t_11_lovers(before: list[int], after: list[int]) -> None:
    game = position(["lovers S1", B, C, D][: len(before)], vp=before)
    assert do(game, card("lovers")).vp == after


def test_t_12_hanged_man() -> None:
    game = position(["hanged_man S1", B, C], vp=[1, 0, 0], draws="sun moon")
    do(game, card("hanged_man"))
    assert game.vp == [0, 0, 0]
    assert game.hand[0] == {*cards("S1 sun moon")}


@pytest.mark.parametrize("third", ["", "S1 P1 C1 W1"])
def test_t_13_world_numbers(third: str) -> None:
    hidden = ["S9 S2 P9 P2 C9 C2 W9 W2", "S8 P8 C8 W8", third]
    game = position(["world S3", B, C], hidden, prestige=[7, 5, 3, 1])
    do(game, card("world"), PASS)
    assert game.vp == [23, 11, 0]


def test_t_14_turn_order() -> None:
    game = position(["", "", "", ""], phase="draw", turn=1)
    order: list[int] = []
    first_players, payments = {}, {}
    while game.turn <= 4:
        if game.active is not None and game.active not in order[-1:]:
            order.append(game.active)
        first_players[game.turn], payments[game.turn] = game.first_player, len(game.payments)
        seat, question = next(iter(game.pending.items()))
        game.act(seat, max(question.options))
    assert order[:12] == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]
    assert first_players == {1: 0, 2: 1, 3: 2, 4: 3}
    assert payments == {1: 0, 2: 0, 3: 0, 4: 4}
