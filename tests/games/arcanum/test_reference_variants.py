"""The reference against the examples about the Sun, Temperance and variants (T-56 to T-62), and the schedule."""

from typing import Any

import pytest

from .reference import Reference
from .reference_position import asked, card, cards, do, figure, hand_sizes, options, position
from .reference_rules import (
    DRAW_MAJOR,
    DRAW_MINORS,
    FOOL_HIDE,
    MAJORS,
    PASS,
    PRESETS,
    choose_figure,
    choose_location,
    number_of_turns,
    options_of,
    turns_between_scorings,
)

B, C, D = "C5 C6 C10", "P3 P6 P9", "W3 W8 W10"  # hands of the others, where they do not matter


def play_until(game: Reference, turn: int, phase: str = "draw") -> Reference:
    """Any answers up to a phase of a turn."""
    while game.pending and (game.turn, game.phase) != (turn, phase):
        seat, question = next(iter(game.pending.items()))
        game.act(seat, min(question.options))
    return game


def test_t_56_sun() -> None:
    game = position(["sun S1", B, C, D], ["", "S2 S3 S4 S5 S6", "P1 P2 P4", ""])
    do(game, card("sun"))
    assert game.vp == [2, 0, 0, 0]
    assert asked(game) == (1, "sun_reveal")
    assert options(game) == set(cards("S2 S3 S4 S5 S6"))
    do(game, card("S2"))
    assert options(game) == set(cards("S3 S4 S5 S6"))
    do(game, card("S3"), card("S6"))
    assert asked(game) == (0, "play_card")
    up = {True: cards("S2 S3 S6"), False: cards("S4 S5")}
    assert game.hidden[1] == {held: is_up for is_up, group in up.items() for held in group}
    assert game.hidden[2] == dict.fromkeys(cards("P1 P2 P4"), True)


def test_t_56_second_sun() -> None:
    game = position(["sun S1", B, C, D], ["", "S2+ S3+ S4 S5 S6+", "P1+ P2+ P4+", ""])
    do(game, card("sun"))
    assert asked(game) == (0, "play_card")
    assert game.hidden[1] == dict.fromkeys(cards("S2 S3 S4 S5 S6"), True)


def test_t_57_temperance_with_the_fool() -> None:
    game = position(["temperance fool W9 C2", B, C], ["S3 P7+"])
    do(game, card("temperance"), PASS)
    assert asked(game) == (0, "temperance_take")
    assert options(game) == {*cards("S3 P7"), PASS}
    do(game, card("P7"))
    assert options(game) == set(cards("fool W9 C2"))
    do(game, card("fool"))
    assert options(game) == {card("S3"), PASS}
    do(game, card("S3"))
    assert options(game) == set(cards("W9 C2"))
    do(game, card("W9"))
    assert game.hidden[0] == dict.fromkeys(cards("fool W9"), False)
    assert game.hand[0] == set(cards("P7 S3 C2"))


def test_t_57_minors_only() -> None:
    game = position(["temperance fool W9 C2", B, C], ["S3 P7+"], temperance_cards="minors_only")
    do(game, card("temperance"), PASS, card("P7"))
    assert options(game) == set(cards("W9 C2"))
    game = position(["temperance W9 C2", B, C], ["S3 fool"], temperance_cards="minors_only")
    do(game, card("temperance"), PASS)
    assert options(game) == {card("S3"), PASS}


def test_t_58_temperance_after_the_vault() -> None:
    game = position(["temperance W9 C2", B, C], figures={"SK": 1}, draws="PK")
    do(game, card("temperance"), choose_figure(figure("SK")), choose_location(7))
    assert options(game) == {card("PK"), PASS}


# --- first game, no Majors ---


def first_game(**chosen: Any) -> dict[str, Any]:
    return PRESETS["first_game"] | chosen


def test_t_59_first_turn_of_a_first_game() -> None:
    game = position([""] * 4, phase="draw", turn=1, **first_game())
    assert hand_sizes(game) == [4, 4, 4, 4]
    assert game.set_aside == set(MAJORS)
    assert {question.decision for question in game.pending.values()} == {"mandatory_hide"}


def test_t_59_locations_without_majors() -> None:
    game = position(["S1", "S2", B, C], figures={"SK": 5, "SKn": 6}, **first_game())
    do(game, card("S1"), choose_figure(figure("SK")))
    assert game.vp == [1, 0, 0, 0]
    assert hand_sizes(game) == [0, 1, 3, 3]
    do(game, card("S2"), choose_figure(figure("SKn")))
    assert hand_sizes(game) == [0, 2, 3, 3]
    assert asked(game) == (2, "play_card")


def test_t_59_second_turn_of_a_first_game() -> None:
    game = position(["S1", "S2", "P3", "C3"], phase="draw", turn=2, **first_game())
    assert hand_sizes(game) == [4, 4, 4, 4]
    assert {question.decision for question in game.pending.values()} == {"mandatory_hide"}


def test_t_59_third_turn_of_a_first_game() -> None:
    game = position(["S1 S2 S3 S4 S5", B, C, D], phase="draw", turn=3, **first_game())
    assert asked(game) == (0, "hand_limit_discard")
    assert len(options(game)) == 9
    do(game, card("S1"))
    assert asked(game) == (0, "hand_limit_discard")
    do(game, card("S2"))
    assert hand_sizes(game) == [7, 7, 7, 7]
    assert {question.decision for question in game.pending.values()} == {"mandatory_hide"}


def test_t_59_third_turn_with_a_choice_after_the_major() -> None:
    game = position(["S1 S2 S3", B, C, D], phase="draw", turn=3, **first_game(first_game_deal="major_then_choice"))
    assert asked(game) == (0, "draw_choice")
    assert hand_sizes(game) == [4, 3, 3, 3]
    do(game, DRAW_MAJOR)
    assert asked(game) == (1, "draw_choice")
    assert hand_sizes(game) == [5, 4, 3, 3]
    do(game, DRAW_MINORS)
    assert hand_sizes(game) == [5, 7, 4, 3]


def test_t_59_a_first_game_ends_after_turn_6() -> None:
    game = play_until(position([""] * 4, phase="draw", turn=1, **first_game()), turn=7)
    assert (game.turn, game.ending) == (6, "last_turn")


def test_a_game_without_majors_never_asks_what_to_draw() -> None:
    game = position([""] * 4, phase="draw", turn=1, **PRESETS["no_majors"])
    while game.pending:
        assert game.set_aside == set(MAJORS)
        seat, question = next(iter(game.pending.items()))
        assert question.decision != "draw_choice"
        game.act(seat, min(question.options))


# --- the schedule ---


@pytest.mark.parametrize(
    ("players", "chosen", "turns", "between"),
    [
        (3, {}, 4, 4),
        (3, {"length": "long"}, 8, 4),
        (3, {"three_player_schedule": "regular"}, 6, 3),
        (3, {"three_player_schedule": "regular", "length": "long"}, 9, 3),
        (4, {"three_player_schedule": "special"}, 6, 3),
        (5, {"length": "long"}, 9, 3),
    ],
)
def test_t_60_schedule(players: int, chosen: dict[str, Any], turns: int, between: int) -> None:
    assert number_of_turns(players, options_of(**chosen)) == turns
    assert turns_between_scorings(players, options_of(**chosen)) == between


@pytest.mark.parametrize(("length", "scorings"), [("short", [4]), ("long", [4, 8])])
def test_t_60_three_players(length: str, scorings: list[int]) -> None:
    game = position([""] * 3, phase="draw", turn=1, length=length)
    turns = []
    while game.pending:
        turn, paid = game.turn, len(game.payments)
        seat, question = next(iter(game.pending.items()))
        game.act(seat, min(question.options))
        turns += [turn for payment in game.payments[paid:] if payment.kind == "regular"]
    assert turns == [turn for turn in scorings for _ in range(4)]


def test_editions_and_modes_lie_over_each_other() -> None:
    options = options_of("english", "first_game", length="long")
    assert options["first_game_deal"] == "major_then_choice"
    assert options["majors"] == "from_turn_3"
    assert options["length"] == "long"
    assert options_of("german", "first_game")["length"] == "short"
    assert options_of("italian_standalone") == options_of("french") == options_of("international") == options_of()


# --- single options ---


def test_t_61_phase_a_without_minors() -> None:
    game = position(["fool sun moon", B, C], phase="draw", turn=4, length="long", draws="world")
    do(game, DRAW_MAJOR)
    do(game, DRAW_MAJOR, DRAW_MAJOR)
    assert set(game.pending) == {1, 2}
    game.act(2, card("P3"))
    game.act(1, card("C5"))
    assert game.hidden[0] == {}
    assert asked(game) == (0, "play_card")
    assert len(game.minors(0)) == 1
    assert hand_sizes(game)[0] == 5


def test_t_62_single_option_shown() -> None:
    game = position(["S4", B, C], figures={"SK": 9})
    assert asked(game) == (0, "play_card")
    assert options(game) == {3}
    game = position(["SQ", B, C], removed={1: "SQ"})
    do(game, card("SQ"))
    assert game.active == 1


def test_a_fool_that_can_only_be_hidden_is_presented() -> None:
    everywhere = dict.fromkeys([suit + rank for suit in "SPCW" for rank in ("Kn", "Kt", "Q", "K")], 6)
    game = position(["fool S1", B, C], figures=everywhere, tower=(1, [6]))
    do(game, card("fool"))
    assert asked(game) == (0, "fool_mode")
    assert options(game) == {FOOL_HIDE}
