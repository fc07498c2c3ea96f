"""Rulings AR-55 to AR-61: Majors in general."""

import pytest

from .helpers import EVERY_HOUSE, lay


@pytest.mark.parametrize("card", ["magician", "high_priestess", "hierophant", "hanged_man", "stars", "sun"])
def test_ar_55_a_major_concerns_whom_it_names(card: str) -> None:
    table = lay(A=card, B="P1", C="C1").play(f"A play_card {card}")
    assert [table.hand(seat) for seat in "BC"] == ["P1", "C1"]
    assert table.position["vp"][1:] == [0, 0]


def test_ar_56_a_move_by_a_major_counts_symbols_and_effect_but_no_step() -> None:
    table = lay(A="fool S1 S2", figures={"CQ": 2}).play("A play_card fool", "A fool_mode fool-move", "A move_figure CQ")
    table.play("A move_destination ballroom").expect(prestige=[0, 0, 4, 0])
    table.play("A optional_hide S1", "A play_card S2 of S2")  # and it replaces no Minor


@pytest.mark.parametrize("card", ["empress", "temperance"])
def test_ar_56_it_is_the_same_for_the_empress_and_temperance(card: str) -> None:
    table = lay(A=card, figures={"PQ": 1}).play(f"A play_card {card}", "A move_figure PQ", "A move_destination market")
    assert table.position["prestige"][1] == 4
    table.expect(vp=[2, 0, 0])


def test_ar_57_the_empress_and_temperance_need_not_move_and_do_the_rest() -> None:
    table = lay(A="empress").play("A play_card empress", "A move_figure pass")
    table.play("A house_gain wands", "A house_loss swords").expect(prestige=[0, 0, 0, 1])
    table = lay(A="temperance S1", hidden={"A": "P1"}).play("A play_card temperance", "A move_figure pass")
    table.play("A temperance_take P1")
    assert (table.hand("A"), table.hidden("A")) == ("P1", "S1")


def test_ar_57_the_fool_must_move_a_figure_once_it_was_played_for_that() -> None:
    table = lay(A="fool").play("A play_card fool", "A fool_mode fool-move of fool-move fool-hide")
    assert "pass" not in table.offered("A")
    assert "pass" not in table.play("A move_figure SKn").offered("A")


def test_ar_58_the_fool_is_discarded_after_a_move_and_stays_where_it_is_hidden() -> None:
    table = lay(A="fool S4", figures={"PK": 1}).play("A play_card fool", "A fool_mode fool-move", "A move_figure PK")
    table.play("A move_destination throne_room").expect(major_discard="fool")
    table = lay(A="fool S4").play("A play_card fool", "A fool_mode fool-hide").expect(major_discard="")
    assert table.hidden("A") == "fool"


def test_ar_58_a_hidden_fool_is_discarded_in_a_regular_scoring() -> None:
    table = lay("scoring", hidden={"B": "fool"}).play("B fool_assign swords")
    table.expect(major_discard="fool", hidden=[[], [], []])


@pytest.mark.parametrize(
    ("card", "hand"),
    [
        ("death", ""),
        ("justice", "moon sun stars world"),
        ("devil", ""),
        ("hermit", ""),
        ("sun", ""),
        ("wheel", ""),
        ("world", ""),
    ],
)
def test_ar_59_a_major_may_be_played_though_it_does_nothing(card: str, hand: str) -> None:
    table = lay(A=f"{card} {hand}", minor_played=1).play(f"A play_card {card}")
    assert table.asked() == "B play_card"
    assert table.hand("A").split() == sorted(hand.split(), key=["stars", "moon", "sun", "world"].index)
    table.expect(prestige=[0, 0, 0, 0], major_discard=card)


# --- AR-60: the order of the text ---


def test_ar_60_the_magician_draws_and_what_came_may_be_hidden() -> None:
    table = lay(A="magician", minors="C1 C2", B="S1").play("A play_card magician", "A optional_hide C2 of C1 C2 pass")
    assert table.hidden("A") == "C2"


def test_ar_60_the_emperor_hides_before_the_house_rises() -> None:
    table = lay(A="emperor S1").play("A play_card emperor", "A optional_hide pass of S1 pass")
    table.expect(prestige=[0, 0, 0, 0]).play("A house_gain swords").expect(prestige=[3, 0, 0, 0])


def test_ar_60_the_empress_moves_then_raises_then_lowers() -> None:
    """The gain at 21 pushes the others back before one of them loses a step."""
    table = lay(A="empress", prestige=[21, 2, 2, 1]).play("A play_card empress", "A move_figure pass")
    table.play(f"A house_gain swords of {EVERY_HOUSE}").expect(prestige=[21, 1, 1, 0])
    table.play("A house_loss pentacles").expect(prestige=[21, 0, 1, 0])


def test_ar_60_the_chariot_raises_a_house_before_the_others_discard() -> None:
    table = lay(A="chariot", B="S1 S2").play("A play_card chariot", "A house_gain wands")
    table.expect(prestige=[0, 0, 0, 2]).play("B forced_discard S1")


def test_ar_60_the_judgement_takes_cards_before_figures() -> None:
    table = lay(A="judgement", B="S1 S2").play("A play_card judgement", "B forced_discard S1")
    assert table.asked() == "A judgement_remove"


def test_ar_60_the_stars_draw_before_they_give_points() -> None:
    table = lay(A="stars S1 S2 S3 S4 S5 S6").play("A play_card stars").expect(vp=[0, 0, 0])
    table.play("A hand_limit_discard S1").expect(vp=[1, 0, 0])


def test_ar_60_the_world_hides_before_it_scores() -> None:
    table = lay(A="world S1", prestige=[5, 0, 0, 0]).play("A play_card world", "A optional_hide S1")
    table.expect(vp=[8, 0, 0])


def test_ar_61_the_empress_lowers_another_house_even_one_at_0() -> None:
    table = lay(A="empress", prestige=[0, 3, 0, 2]).play("A play_card empress", "A move_figure pass")
    table.play("A house_gain pentacles", "A house_loss swords of swords chalices wands")
    table.expect(prestige=[0, 4, 0, 2])
