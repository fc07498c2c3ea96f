"""Rulings AR-12 to AR-18: drawing and hiding."""

import pytest

from .helpers import GAME, Table, lay

ALL_HIDE = "A mandatory_hide, B mandatory_hide, C mandatory_hide"


def test_ar_12_first_all_draw_then_all_hide() -> None:
    table = lay("draw", first=1, A="S1 S2", B="P1 P2", C="C1 C2")
    table.play("B draw_choice draw-minors", "C draw_choice draw-major", "A draw_choice draw-minors")
    assert table.asked() == ALL_HIDE
    assert table.told("drew") == ["B 3 0 ?", "C 0 1 ?", "A 3 0 ?"]
    table.play("C mandatory_hide C1 of C1 C2", "A mandatory_hide S1", "B mandatory_hide P1")
    assert [table.hidden(seat) for seat in "ABC"] == ["S1", "P1", "C1"]
    assert table.asked() == "B play_card"


def test_ar_13_the_limit_comes_before_the_hide_of_the_turn() -> None:
    table = lay("draw", A="S1 S2 S3 S4 S5").play("A draw_choice draw-minors")
    assert table.hand_size("A") == 8
    table.play("A hand_limit_discard S1", "B draw_choice draw-minors", "C draw_choice draw-minors")
    assert table.hand_size("A") == 7
    table.play("A mandatory_hide S2", *(f"{seat} mandatory_hide {table.hand(seat).split()[0]}" for seat in "BC"))
    assert table.hand_size("A") == 6


@pytest.mark.parametrize("card", ["magician", "moon"])
def test_ar_13_the_limit_comes_before_a_hide_that_follows_a_draw(card: str) -> None:
    table = lay(A=f"{card} S1 S2 S3 S4 S5 S6").play(f"A play_card {card}")
    assert table.hand_size("A") == 8
    table.play("A hand_limit_discard S1", "A optional_hide S2")
    assert table.hand_size("A") == 6


def test_ar_14_who_has_no_minor_hides_nothing_and_draws_nothing_for_it() -> None:
    table = lay("hide", A="wheel fool", B="S1 S2", C="S3 S4")
    assert table.asked() == "B mandatory_hide, C mandatory_hide"
    assert table.told("hid_nothing") == ["A"]
    assert table.told("drew") == []
    assert table.hand("A") == "fool wheel"


def test_ar_14_who_has_a_minor_must_hide_one() -> None:
    table = lay("hide", A="wheel S1", B="S2 S3", C="")
    assert table.hidden("A") == "S1"  # without a choice, without a question
    table.play("B mandatory_hide S3 of S2 S3")


SIX = "S1 S2 S3 S4 S5 S6"


@pytest.mark.parametrize("card", ["hierophant", "hanged_man", "stars"])
def test_ar_15_cards_drawn_by_one_instruction_are_counted_together(card: str) -> None:
    table = lay(A=f"{card} {SIX}").play(f"A play_card {card}")
    assert table.asked() == "A hand_limit_discard"
    assert len(table.offered("A")) == 8


def test_ar_15_justice_and_death_draw_in_one_batch() -> None:
    table = lay(A="justice fool sun moon stars", options={"justice_target": "minors"}).play("A play_card justice")
    assert table.drew("A") == ["4 0"]
    assert len(table.offered("A")) == 8
    table = lay(A=f"death {SIX}").play("A play_card death", "A death_discard S1", "A death_discard S2")
    assert table.drew("A") == ["0 2"]


def test_ar_15_the_harbour_has_batches_of_its_own() -> None:
    table = lay(A="C3 S1 S2 S3 S4 S5 S6", B="P1", C="P2", figures={"CKn": 1}).play(
        "A play_card C3", "A move_figure CKn"
    )
    assert table.hand_size("A") == 7
    table.play("B harbour_draw yes", "C harbour_draw yes")
    assert table.told("drew") == ["A 1 0 ?", "B 1 0 ?", "C 1 0 ?", "A 2 0 ?"]
    assert len(table.offered("A")) == 9


def test_ar_16_any_card_may_go_face_up_and_without_effect() -> None:
    table = lay("draw", A="S1 S2 S3 S4 fool tower devil", majors="sun", players=5).play("A draw_choice draw-major")
    table.play("A hand_limit_discard tower of S1 S2 S3 S4 fool tower devil sun")
    assert table.asked() == "B draw_choice"
    table.expect(major_discard="tower", tower=None, vp=[0, 0, 0, 0, 0])
    assert table.told("discarded") == ["A tower"]


def test_ar_16_cards_go_one_by_one_until_seven_are_left() -> None:
    table = lay("draw", A="S1 S2 S3 S4 fool tower devil").play("A draw_choice draw-minors")
    table.play("A hand_limit_discard fool", "A hand_limit_discard S4", "A hand_limit_discard S2")
    assert table.hand_size("A") == 7
    table.expect(minor_discard="S4 S2", major_discard="fool", hidden=[[], [], []])


def test_ar_17_the_fool_is_no_card_to_hide_in_phase_a() -> None:
    lay("hide", A="fool S1 S2", B="", C="").play("A mandatory_hide S1 of S1 S2")


@pytest.mark.parametrize("card", ["magician", "emperor", "hermit", "moon", "world"])
def test_ar_17_majors_that_hide_do_not_hide_the_fool(card: str) -> None:
    table = lay(A=f"{card} fool S1 S2", minors="S3 S4 S5 S6 S7 S8").play(f"A play_card {card}")
    assert table.asked() == "A optional_hide"
    assert table.offered("A") >= {"S1", "S2", "pass"}
    assert "fool" not in table.offered("A")


@pytest.mark.parametrize(
    ("card", "question"),
    [("C9", "A optional_hide S1 of S1 pass"), ("C8", "A cathedral_choice S1 of S1 draw-minors pass")],
)
def test_ar_17_locations_do_not_hide_the_fool(card: str, question: str) -> None:
    lay(A=f"{card} fool S1", figures={"CQ": 1}).play(f"A play_card {card}", "A move_figure CQ", question)


def test_ar_18_the_first_deal_is_four_minors_and_a_major_for_everybody() -> None:
    table = Table(GAME.new_match(3, 1))
    assert sorted(table.told("drew")) == ["A 4 1 ?", "B 4 1 ?", "C 4 1 ?"]
    assert table.asked() == ALL_HIDE
    table.play(*(f"{seat} mandatory_hide {table.hand(seat).split()[0]}" for seat in "ABC"))
    assert [table.hand_size(seat) for seat in "ABC"] == [4, 4, 4]
    assert [len(table.hidden(seat).split()) for seat in "ABC"] == [1, 1, 1]
