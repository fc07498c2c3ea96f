"""The reference against the effects that no worked example touches: the other locations and Majors."""

import pytest

from .reference import Reference
from .reference_position import asked, card, cards, do, figure, hand_sizes, options, position
from .reference_rules import DRAW_MAJOR, DRAW_MINORS, PASS, choose_figure, choose_location, raise_house

B, C = "C5 C6 C10", "P3 P6 P9"  # hands of the others, where they do not matter


def king_enters(location: int, hand: str = "S1", draws: str = "", hidden: str = "") -> Reference:
    """Seat 0 moves the King of Swords with his card."""
    figures = {"SK": 9 if location != 9 else 1}
    game = position([f"SK {hand}", B, C], [hidden], figures=figures, draws=draws)
    return do(game, card("SK"), choose_location(location))


# --- locations ---


def test_mage_tower() -> None:
    game = king_enters(1, draws="sun")
    assert game.vp == [1, 0, 0]
    assert game.hand[0] == set(cards("S1 sun"))


@pytest.mark.parametrize(("action", "drawn"), [(DRAW_MINORS, "S8 S9"), (DRAW_MAJOR, "sun")])
def test_artisan_district(action: int, drawn: str) -> None:
    game = king_enters(2, draws=drawn)
    assert asked(game) == (0, "artisan_draw")
    assert options(game) == {DRAW_MINORS, DRAW_MAJOR}
    assert do(game, action).hand[0] == set(cards(f"S1 {drawn}"))


def test_throne_room() -> None:
    assert king_enters(4, draws="S8 S9").hand[0] == set(cards("S1 S8 S9"))


def test_market_may_be_declined() -> None:
    game = king_enters(5, "S1 sun")
    assert options(game) == {*cards("S1 sun"), PASS}
    do(game, PASS)
    assert game.hand[0] == set(cards("S1 sun"))


def test_cathedral() -> None:
    game = king_enters(8, "S1 sun", draws="S8 S9")
    assert options(game) == {card("S1"), DRAW_MINORS, PASS}
    assert do(game, DRAW_MINORS).hand[0] == set(cards("S1 sun S8 S9"))
    game = do(king_enters(8, "S1 sun"), card("S1"))
    assert game.hidden[0] == {card("S1"): False}


def test_ballroom() -> None:
    game = king_enters(9, "S1 sun")
    assert asked(game) == (0, "optional_hide")
    assert options(game) == {card("S1"), PASS}


def test_castle() -> None:
    game = king_enters(10)
    do(game, card("C6"), card("P9"))
    assert game.discarded["minor"] == cards("C6 P9 SK")


def test_harbour_asks_nobody_when_nothing_is_left() -> None:
    game = position(["C3", B, C], figures={"CK": 1}, decks=("", None))
    do(game, card("C3"), choose_figure(figure("CK")))
    assert hand_sizes(game) == [0, 3, 3]
    assert game.active == 1


# --- Majors ---


def played(word: str, hand: str = "S1 S2", hidden: str = "", draws: str = "") -> Reference:
    return do(position([f"{word} {hand}", B, C], [hidden], vp=[5, 5, 5], draws=draws), card(word))


def test_high_priestess() -> None:
    assert played("high_priestess").vp == [8, 5, 5]


def test_empress_moves_first() -> None:
    game = played("empress")
    assert asked(game) == (0, "move_figure")
    assert options(game) == {*range(78, 94), PASS}
    do(game, choose_figure(figure("CQ")), choose_location(9), PASS)
    assert game.prestige == [0, 0, 4, 0]
    do(game, raise_house(2), raise_house(3))
    assert game.prestige == [0, 0, 5, 0]


def test_emperor_hides_first() -> None:
    game = played("emperor")
    assert asked(game) == (0, "optional_hide")
    assert asked(do(game, PASS)) == (0, "house_gain")


def test_hierophant() -> None:
    assert played("hierophant", draws="S8 sun").hand[0] == set(cards("S1 S2 S8 sun"))


def test_chariot() -> None:
    game = do(played("chariot"), raise_house(1))
    assert game.prestige == [0, 2, 0, 0]
    assert asked(game) == (1, "forced_discard")


def test_strength() -> None:
    game = do(played("strength"), raise_house(1))
    assert game.prestige == [0, 3, 0, 0]
    assert game.vp == [7, 5, 5]


def test_hermit() -> None:
    game = played("hermit", "S1 S2 S3")
    do(game, card("S1"), card("S2"))
    assert asked(game) == (1, "optional_hide")
    do(game, card("C5"), PASS)
    assert [list(cards) for cards in game.hidden] == [cards("S1 S2"), cards("C5"), []]


def test_hermit_passing_ends_the_hides_of_the_active_player() -> None:
    assert asked(do(played("hermit"), PASS)) == (1, "optional_hide")


def test_death_may_stop_after_one() -> None:
    game = do(played("death", draws="sun"), card("S1"), PASS)
    assert game.hand[0] == set(cards("S2 sun"))


def test_death_without_minors_does_nothing() -> None:
    game = position(["death", B, C], decks=("", None))
    do(game, card("death"))
    assert game.active == 1
    assert hand_sizes(game) == [0, 3, 3]


@pytest.mark.parametrize("points", [1, 2])
def test_stars(points: int) -> None:
    game = position(["stars S1", B, C], draws="S8 S9", stars_vp=points)
    do(game, card("stars"))
    assert game.hand[0] == set(cards("S1 S8 S9"))
    assert game.vp == [points, 0, 0]


def test_temperance_needs_a_card_to_give() -> None:
    game = position(["temperance sun", B, C], ["S3"], decks=("", None))
    do(game, card("temperance"), PASS)
    assert game.active == 1


def test_judgement_takes_all_figures_if_there_are_no_more_than_three() -> None:
    blocked = dict.fromkeys([suit + rank for suit in "SPCW" for rank in ("Kn", "Kt", "Q", "K")], 6)
    game = position(["judgement S1", "", ""], figures=blocked | {"SK": 1, "CK": 2, "WK": 3}, tower=(1, [6]))
    do(game, card("judgement"))
    assert game.removed[0] == {figure("SK"), figure("CK"), figure("WK")}
    assert asked(game) == (0, "play_card")


def test_drawing_needs_something_to_draw() -> None:
    game = position(["sun", "moon", "world"], phase="draw", decks=("", ""))
    assert hand_sizes(game) == [1, 1, 1]
    assert asked(game) == (0, "play_card")
    game = position(["sun", "moon", "world"], phase="draw", decks=("S1 S2 S3 S4", ""), discards="fool")
    assert options(game) == {DRAW_MINORS, DRAW_MAJOR}
    do(game, DRAW_MINORS, DRAW_MAJOR)
    assert [sorted(hand) for hand in game.hand] == [cards("S1 S2 S3 sun"), cards("fool moon"), cards("S4 world")]
