"""The reference against the examples about hands and decks (T-32 to T-44)."""

import pytest

from .reference_position import asked, card, cards, do, figure, hand_sizes, options, position
from .reference_rules import FOOL_HIDE, PASS, YES, choose_figure, raise_house

B, C = "C5 C6 C10", "P3 P6 P9"  # hands of the others, where they do not matter
SEVEN_MAJORS = "fool magician empress lovers chariot wheel world"


def test_t_32_emergency_draw_with_seven_majors() -> None:
    game = position([SEVEN_MAJORS, B, C], draws="S6")
    assert asked(game) == (0, "hand_limit_discard")
    assert options(game) == set(cards(SEVEN_MAJORS))
    do(game, card("world"))
    assert asked(game) == (0, "play_card")
    assert options(game) == {card("S6"), *cards(SEVEN_MAJORS)} - {card("world")}


def test_t_33_death_uses_up_the_minors() -> None:
    game = position(["death S2 C9", B, C], draws="sun moon")
    do(game, card("death"))
    assert options(game) == set(cards("S2 C9"))
    do(game, card("S2"))
    assert options(game) == {card("C9"), PASS}
    do(game, card("C9"))
    assert game.hand[0] == set(cards("sun moon"))
    assert game.active == 1


def test_t_34_emperor_hides_the_last_minor() -> None:
    game = position(["emperor W1", B, C])
    do(game, card("emperor"), card("W1"), raise_house(3))
    assert game.prestige == [0, 0, 0, 3]
    assert game.hidden[0] == {card("W1"): False}
    assert game.active == 1


def test_t_35_harbour() -> None:
    hands = ["C3 S1 S2 S3 S4 S5 S6", "P1 P2 P3 P4 P5 P6 P7", "W1 W2", "W3 W4 W5 W6 W7"]
    game = position(hands, figures={"CK": 1})
    do(game, card("C3"), choose_figure(figure("CK")))
    assert hand_sizes(game) == [7, 7, 2, 5]
    assert asked(game) == (1, "harbour_draw")
    do(game, YES)
    assert asked(game) == (1, "hand_limit_discard")
    assert len(options(game)) == 8
    do(game, card("P1"))
    assert asked(game) == (2, "harbour_draw")
    do(game, PASS, YES)
    assert hand_sizes(game) == [9, 7, 2, 6]
    assert asked(game) == (0, "hand_limit_discard")
    do(game, card("S1"), card("S2"))
    assert hand_sizes(game) == [7, 7, 2, 6]
    assert game.active == 1


def test_t_36_harbour_with_an_empty_deck() -> None:
    hands = ["C3 S1", "P1 P2 P3 P4 P5 P6 P7", "W1 W2"]
    game = position(hands, figures={"CK": 1}, decks=("S9 S10", None))
    do(game, card("C3"), choose_figure(figure("CK")), YES)
    assert asked(game) == (1, "hand_limit_discard")
    do(game, card("P4"))
    assert game.discarded["minor"] == [card("P4")]
    assert asked(game) == (2, "harbour_draw")
    do(game, YES)
    assert game.hand[2] == set(cards("W1 W2 P4"))
    assert game.hand[0] == set(cards("S1 S9"))
    assert game.discarded["minor"] == [card("C3")]
    assert game.active == 1


def test_t_37_market_redraw() -> None:
    game = position(["S5 strength", B, C], figures={"SK": 1}, decks=(None, ""))
    do(game, card("S5"), choose_figure(figure("SK")), card("strength"))
    assert game.hand[0] == {card("strength")}
    assert game.discarded["major"] == []


@pytest.mark.parametrize(("target", "size"), [("hand_total", 4), ("minors", 6)])
def test_t_38_justice(target: str, size: int) -> None:
    game = position(["justice sun moon S1", B, C], justice_target=target)
    do(game, card("justice"))
    assert hand_sizes(game)[0] == size


@pytest.mark.parametrize("target", ["hand_total", "minors"])
def test_t_38_justice_with_majors_only(target: str) -> None:
    """The Minor of the turn is played first, so that none is left."""
    game = position(["justice sun moon stars world S7", B, C], justice_target=target)
    do(game, card("S7"), choose_figure(figure("SK")), card("justice"))
    if target == "minors":
        assert asked(game) == (0, "hand_limit_discard")
        assert len(options(game)) == 8
    else:
        assert hand_sizes(game)[0] == 4
        assert game.active == 1


def test_t_39_wheel() -> None:
    hands = ["wheel S1 S2 S3 S4 S5 S6", "P1", "W1 W2 W3 W4 W5 W6 W7"]
    game = position(hands)
    do(game, card("wheel"))
    assert {seat: question.decision for seat, question in game.pending.items()} == {0: "wheel_pass", 2: "wheel_pass"}
    game.act(2, card("W1"))
    assert game.pending[2].options == set(cards("W2 W3 W4 W5 W6 W7"))
    game.act(2, card("W7"))
    assert set(game.pending) == {0}
    assert hand_sizes(game) == [6, 1, 7]
    game.act(0, card("S1"))
    game.act(0, card("S2"))
    assert game.hand == [set(cards("S3 S4 S5 S6 W1 W7")), set(cards("S1 S2")), set(cards("W2 W3 W4 W5 W6 P1"))]
    assert asked(game) == (0, "play_card")


def test_t_40_magician_at_seven() -> None:
    game = position(["magician S1 S2 S3 S4 S5 S6", B, C])
    do(game, card("magician"))
    assert asked(game) == (0, "hand_limit_discard")
    assert len(options(game)) == 8
    do(game, card("S1"))
    assert asked(game) == (0, "optional_hide")
    assert len(options(game)) == 8  # seven Minors, and none
    do(game, card("S2"))
    assert hand_sizes(game)[0] == 6


@pytest.mark.parametrize(("moon_draw", "discards"), [(2, [0, 1, 1, 2, 2, 3, 3]), (1, [1, 2, 3])])
def test_t_41_moon(moon_draw: int, discards: list[int]) -> None:
    hands = [
        "moon S1 S2 S3 S4 S5 S6",
        "P1 P2 P3 P4 P5 P6 P7",
        "C1 C2 C3 C4 C5 C6 C7",
        "W1 W2 W3 W4 W5 W6 W7",
    ]
    game = position(hands, moon_draw=moon_draw)
    do(game, card("moon"))
    for seat in discards:
        assert asked(game) == (seat, "hand_limit_discard")
        do(game, min(options(game)))
    assert hand_sizes(game) == [7, 7, 7, 7]
    hides = []
    while (asking := asked(game)) and asking[1] == "optional_hide":
        hides.append(asking[0])
        do(game, min(options(game)))
    assert hides == [0, 0, 1, 2, 3]


def test_t_42_treasure_vault() -> None:
    game = position(["P7 S1 S2 S3 S4 S5 S6", B, C], ["W1 W2 W3"], figures={"PK": 1}, draws="WK")
    left = len(game.deck["minor"])
    do(game, card("P7"), choose_figure(figure("PK")))
    assert game.hidden[0] == dict.fromkeys(cards("W1 W2 W3 WK"), False)
    assert hand_sizes(game)[0] == 6
    assert len(game.deck["minor"]) == left - 1


def test_t_43_one_major_in_a_turn() -> None:
    game = position(["fool sun S1 S2", B, C])
    do(game, card("fool"), FOOL_HIDE)
    assert game.hidden[0] == {card("fool"): False}
    assert options(game) == set(cards("S1 S2"))


def test_t_44_a_minor_arrives_later() -> None:
    game = position(["wheel sun", B, "S6 moon"], decks=("", None))
    assert options(game) == {*cards("wheel sun"), PASS}
    do(game, card("wheel"), card("C5"), card("C6"))
    assert game.hand[0] == set(cards("S6 moon"))
    assert asked(game) == (0, "play_card")
    assert options(game) == {card("S6")}


def test_t_44_variant_with_the_chariot() -> None:
    game = position(["chariot sun", B, "moon"], decks=("", None))
    do(game, card("chariot"), raise_house(0), card("C5"))
    assert game.active == 1
