"""Rulings AR-35 to AR-43: the ten locations."""

from typing import Any

import pytest

from .helpers import Table, lay

LOCATION_CARDS = {
    "mage_tower": "W1",
    "artisan_district": "W2",
    "harbour": "W3",
    "throne_room": "W4",
    "market": "W5",
    "fields": "W6",
    "treasure_vault": "W7",
    "cathedral": "W8",
    "ballroom": "W9",
    "castle": "W10",
}


def enter(location: str, A: str = "", **scene: Any) -> Table:  # noqa: N803 - a seat, as in `lay`
    """A plays a numeral of Wands that brings the knight there; only the symbols of the Castle fit its rank."""
    card = LOCATION_CARDS[location]
    elsewhere = 5 if location == "mage_tower" else 1
    table = lay(A=f"{card} {A}", figures={"WKt": elsewhere}, **scene)
    return table.play(f"A play_card {card}", "A move_figure WKt")


# --- AR-35: whose effect it is ---


def test_ar_35_the_effect_is_for_the_active_player_whatever_moved_the_figure() -> None:
    table = lay(active="B", B="fool", figures={"CQ": 1}).play("B play_card fool", "B fool_mode fool-move")
    table.play("B move_figure CQ", "B move_destination market").expect(vp=[0, 2, 0])
    table = lay(active="C", C="SK", figures={"SK": 1}).play("C play_card SK", "C move_destination throne_room")
    assert table.drew("C") == ["2 0"]


# --- AR-36, AR-37: the Harbour ---


def test_ar_36_each_of_the_others_draws_before_the_next_is_asked() -> None:
    table = enter("harbour", B="P1 P2 P3 P4 P5 P6 P7", C="C1", D="C2")
    table.play("B harbour_draw yes of yes pass", "B hand_limit_discard P1")
    assert table.told("drew") == ["A 1 0 ?", "B 1 0 ?"]
    table.expect(minor_discard="P1").play("C harbour_draw pass")
    assert table.told("declined") == ["C"]  # everybody hears the answers
    table.play("D harbour_draw yes")
    assert table.told("drew") == ["A 1 0 ?", "B 1 0 ?", "D 1 0 ?", "A 2 0 ?"]


def test_ar_37_cards_that_were_discarded_again_count() -> None:
    table = enter("harbour", A="S1", B="P1 P2 P3 P4 P5 P6 P7", C="C1")
    table.play("B harbour_draw yes", "B hand_limit_discard P7", "C harbour_draw pass")
    assert table.drew("A") == ["1 0", "1 0"]


def test_ar_37_only_cards_that_were_really_drawn_count() -> None:
    """The deck gives out: B throws a Minor away, which C draws; then there is nothing for A."""
    table = enter("harbour", minors="S1 S2", B="P1 P2 P3 P4 P5 P6 P7", C="C1")
    table.play("B harbour_draw yes", "B hand_limit_discard P7", "C harbour_draw yes")
    assert table.told("reshuffled") == ["minors 1"]
    assert table.hand("C") == "P7 C1"
    assert table.drew("A") == ["1 0"]
    assert table.told("nothing_to_draw") == ["A minors"]


def test_ar_37_nobody_is_asked_when_nothing_can_be_drawn() -> None:
    table = enter("harbour", minors="S1", B="P1", C="C1")
    assert table.asked() == "B play_card"
    assert table.told("drew") == ["A 1 0 ?"]
    assert table.told("nothing_to_draw") == []  # none was owed


# --- AR-38: the Market ---


def test_ar_38_one_trade_at_most_and_it_is_voluntary() -> None:
    table = enter("market", A="S1 S2 sun").play("A market_trade S1 of S1 S2 sun pass")
    assert table.asked() == "A play_card"
    assert table.drew("A") == ["2 0"]
    assert enter("market", A="S1").play("A market_trade pass").drew("A") == []


def test_ar_38_a_major_is_traded_for_a_major_and_may_come_back() -> None:
    table = enter("market", A="strength", majors="", players=5).play("A market_trade strength")
    assert table.told("reshuffled") == ["majors 1"]
    assert table.hand("A") == "strength"


def test_ar_38_the_minor_lies_on_the_pile_before_two_are_drawn() -> None:
    table = enter("market", A="S1", minors="S2", B="P1").play("A market_trade S1")
    assert table.hand("A") == "S1 S2"


# --- AR-39, AR-40: the Fields ---


def test_ar_39_each_house_may_go_up_or_down_once_in_any_order() -> None:
    table = enter("fields", prestige=[5, 5, 5, 0])
    table.expect(prestige=[5, 5, 5, 3])  # the card and two symbols
    up = "+swords +pentacles +chalices +wands"
    table.play(f"A fields_adjust +wands of {up} -swords -pentacles -chalices -wands pass")
    table.play("A fields_adjust -chalices of +swords +pentacles +chalices -swords -pentacles -chalices pass")
    table.play("A fields_adjust +swords of +swords +pentacles -swords -pentacles pass")
    table.play("A fields_adjust pass of +pentacles -pentacles pass").expect(prestige=[6, 5, 4, 4])


def test_ar_39_a_house_at_0_cannot_be_lowered_and_none_need_be_touched() -> None:
    table = enter("fields")
    table.play("A fields_adjust pass of +swords +pentacles +chalices +wands -wands pass").expect(prestige=[0, 0, 0, 3])


def test_ar_39_the_visit_ends_with_the_fourth_house() -> None:
    table = enter("fields", B="S1").play("A fields_adjust +swords", "A fields_adjust +pentacles")
    table.play("A fields_adjust +chalices", "A fields_adjust -wands").expect(prestige=[1, 1, 1, 2])
    assert table.asked() == "B play_card"


def test_ar_40_a_house_at_21_may_be_raised_and_pushes_the_others_back() -> None:
    table = enter("fields", prestige=[21, 4, 0, 4]).expect(prestige=[21, 4, 0, 7])
    table.play("A fields_adjust +chalices").expect(prestige=[21, 4, 1, 7])
    table.play("A fields_adjust +swords", "A fields_adjust pass").expect(prestige=[21, 3, 0, 6])
    table = enter("fields", prestige=[21, 4, 0, 4]).play("A fields_adjust +swords", "A fields_adjust +chalices")
    table.play("A fields_adjust pass").expect(prestige=[21, 3, 1, 6])


# --- AR-41: what may be declined ---


@pytest.mark.parametrize(
    ("location", "question"),
    [
        ("market", "A market_trade pass of S1 sun pass"),
        ("fields", "A fields_adjust pass"),
        ("cathedral", "A cathedral_choice pass of S1 draw-minors pass"),
        ("ballroom", "A optional_hide pass of S1 pass"),
        ("harbour", "B harbour_draw pass of yes pass"),
    ],
)
def test_ar_41_these_effects_may_be_declined(location: str, question: str) -> None:
    enter(location, A="S1 sun", B="P1", C="C1").play(question)


def test_ar_41_the_others_may_not() -> None:
    enter("artisan_district", A="S1", B="P1").play("A artisan_draw draw-major of draw-minors draw-major")
    enter("castle", A="S1", B="P1 P2").play("B forced_discard P1 of P1 P2")
    assert enter("mage_tower", A="S1").drew("A") == ["0 1"]
    assert enter("throne_room", A="S1").drew("A") == ["2 0"]
    assert enter("harbour", A="S1").drew("A") == ["1 0"]
    assert len(enter("treasure_vault", A="S1").hidden("A").split()) == 1


# --- AR-42: the Treasure Vault ---


def test_ar_42_the_card_of_the_vault_goes_straight_among_the_hidden_ones() -> None:
    table = enter("treasure_vault", A="S1 S2 S3 S4 S5 S6", minors="C7", B="P1")
    assert table.hidden("A") == "C7"
    assert table.hand("A") == "S1 S2 S3 S4 S5 S6"
    assert table.told("drew") == []
    assert table.told("vault_opened", "A") == ["A C7"]
    assert table.told("vault_opened", "B") == table.told("vault_opened") == ["A ?"]


def test_ar_42_the_vault_may_be_empty() -> None:
    assert enter("treasure_vault", A="S1", minors="", B="P1").hidden("A") == ""


# --- AR-43: forced discards ---


@pytest.mark.parametrize("effect", ["castle", "chariot", "judgement"])
def test_ar_43_discards_come_from_hands_clockwise_and_face_up(effect: str) -> None:
    scene = {"active": "B", "A": "S1 sun", "C": "", "D": "P1 P2", "hidden": {"A": "C1", "C": "C2", "D": "C3"}}
    if effect == "castle":
        table = lay(B="W10 S3", figures={"WKt": 1}, **scene).play("B play_card W10", "B move_figure WKt")
    else:
        table = lay(B=f"{effect} S3", **scene).play(f"B play_card {effect}")
    if effect == "chariot":
        table.play("B house_gain swords")
    table.play("D forced_discard P2 of P1 P2")
    assert table.told("discarded") == ["D P2"]  # A sees it before choosing
    table.play("A forced_discard sun of S1 sun")
    assert table.told("discarded") == ["D P2", "A sun"]
    assert [table.hidden(seat) for seat in "ABCD"] == ["C1", "", "C2", "C3"]
