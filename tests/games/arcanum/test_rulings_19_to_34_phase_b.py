"""Rulings AR-19 to AR-34: playing cards, moving figures, prestige."""

from typing import Any

import pytest

from .helpers import EVERYWHERE, Table, lay
from .words import FIGURE_CODES

AVOID = {"dead_minor": "avoid"}
SWORDS_IN_4 = {"SKn": 4, "SKt": 1, "SQ": 2, "SK": 9}


# --- AR-19, AR-20: the emergency draw ---


def test_ar_19_who_lost_the_last_minor_before_acting_draws_one() -> None:
    table = lay(A="S10", B="S1 wheel", figures={"SKt": 1}).play("A play_card S10", "A move_figure SKt")
    table.play("B forced_discard S1")
    assert table.drew("B") == ["1 0"]
    assert table.asked() == "B play_card"


def test_ar_19_nobody_draws_for_others_when_phase_b_begins() -> None:
    table = lay("turn", A="S1", B="wheel", C="fool")
    assert table.asked() == "A play_card"
    assert table.told("drew") == []


def test_ar_19_the_draw_comes_after_the_tower_and_the_return_of_figures() -> None:
    table = lay("turn", A="wheel", tower=[4], removed={"A": "SKn"})
    assert table.told("tower_fell") == ["A throne_room"]
    assert table.asked() == "A judgement_return"
    assert table.told("drew") == []
    table.play("A judgement_return throne_room")
    assert table.told("drew") == ["A 1 0 ?"]


SEVEN = "fool magician empress emperor lovers chariot strength"


def test_ar_20_the_minor_of_an_emergency_draw_may_not_be_thrown_away() -> None:
    table = lay("turn", A=SEVEN, minors="S4")
    table.play(f"A hand_limit_discard lovers of {SEVEN}")
    table.play("A play_card S4 of S4 fool magician empress emperor chariot strength")


# --- AR-21 to AR-23: what is played ---


def test_ar_21_a_major_may_use_up_the_minors() -> None:
    table = lay(A="death S2 C9", B="S1").play(
        "A play_card death of death S2 C9", "A death_discard S2", "A death_discard C9"
    )
    assert table.drew("A") == ["0 2"]  # no Minor comes instead
    assert table.asked() == "B play_card"


def test_ar_21_the_last_minor_may_be_hidden_instead_of_played() -> None:
    table = lay(A="emperor W1", B="S1").play("A play_card emperor", "A optional_hide W1", "A house_gain wands")
    assert table.asked() == "B play_card"
    table.expect(prestige=[0, 0, 0, 3])


def test_ar_21_a_minor_that_arrives_later_must_be_played() -> None:
    table = lay(A="wheel sun", C="S6 moon").play("A play_card wheel of wheel sun pass")
    table.play("A play_card S6 of S6")


def test_ar_21_nobody_ends_a_turn_with_a_minor_unplayed() -> None:
    table = lay(A="S1 sun").play("A play_card sun of S1 sun")
    table.play("A play_card S1 of S1")


def test_ar_22_one_minor_and_one_major_in_either_order() -> None:
    table = lay(A="S1 S2 sun stars", figures=SWORDS_IN_4)
    table.play("A play_card sun of S1 S2 sun stars", "A play_card S1 of S1 S2", "A move_figure SKn")
    table = lay(A="S1 S2 sun stars", B="P1", figures=SWORDS_IN_4, options={"majors": "all"}, majors="", players=5)
    table.play("A play_card S1", "A move_figure SKn", "A play_card sun of sun stars pass")
    assert table.asked() == "B play_card"


def test_ar_22_hiding_the_fool_is_playing_a_major() -> None:
    lay(A="fool sun S1").play("A play_card fool", "A fool_mode fool-hide", "A play_card S1 of S1")


def test_ar_22_trading_hiding_and_passing_on_is_not_playing() -> None:
    table = lay(A="P5 sun", figures={"PQ": 1}, majors="stars", players=5).play("A play_card P5", "A move_figure PQ")
    table.play("A market_trade sun", "A play_card stars of stars pass")
    table = lay(A="C9 S1 S2 sun", figures={"CQ": 1}).play("A play_card C9", "A move_figure CQ", "A optional_hide S1")
    table.play("A play_card sun of sun pass")
    table = lay(A="wheel S1 S2 S3", B="P1 P2", C="C1 C2").play(
        "A play_card wheel", "A wheel_pass S1", "A wheel_pass S2"
    )
    table.play("A play_card C1 of S3 C1 C2")


def test_ar_23_a_card_is_resolved_completely_before_the_next() -> None:
    table = lay(A="S9 S2 sun", figures=SWORDS_IN_4 | {"SK": 10}).play("A play_card S9")
    table.play("A move_figure SQ of SKn SKt SQ SK", "A optional_hide pass of S2 pass", "A play_card sun of sun pass")


# --- AR-24 to AR-28: the move of a Minor ---


@pytest.mark.parametrize(
    ("card", "scene"),
    [
        ("S4", {"figures": {"SKn": 4, "SKt": 4, "SQ": 4, "SK": 4}}),  # all are there already
        ("S4", {"figures": SWORDS_IN_4, "tower": [4]}),  # the target is blocked
        ("S4", {"figures": {"SKn": 4, "SKt": 7, "SQ": 7, "SK": 5}, "tower": [5, 7]}),  # the others are blocked
        ("S4", {"figures": {"SKn": 4}, "removed": {"C": "SKt SQ SK"}}),  # the others are out
        ("SQ", {"removed": {"C": "SQ"}}),
        ("SQ", {"figures": {"SQ": 8}, "tower": [8]}),
    ],
)
def test_ar_24_a_minor_that_can_move_nothing_gives_its_step_alone(card: str, scene: dict[str, Any]) -> None:
    table = lay(A=card, B="P1", tower_owner="C", **scene).play(f"A play_card {card}")
    assert table.asked() == "B play_card"
    table.expect(prestige=[1, 0, 0, 0], minor_discard=card)
    assert table.told("moved_nothing") == [f"A {card}"]
    assert table.told("moved") == table.drew("A") == []


def test_ar_24_such_a_minor_may_be_chosen_unless_it_is_to_be_avoided() -> None:
    assert lay(A="W5 W2", tower=[4, 5, 7], tower_owner="C").offered("A") == {"W5", "W2"}
    assert lay(A="W5 W2", tower=[4, 5, 7], tower_owner="C", options=AVOID).offered("A") == {"W2"}


def test_ar_25_what_is_dead_is_looked_at_before_each_play() -> None:
    table = lay(A="tower W5 W2", options=AVOID).play("A play_card tower of tower W5 W2", "A tower_place tower:5")
    table.play("A play_card W2 of W2")


def test_ar_25_if_all_minors_are_dead_all_are_offered() -> None:
    table = lay(A="W5 W4 sun", tower=[4, 5, 7], tower_owner="C", options=AVOID)
    table.play("A play_card W5 of W5 W4 sun")


def test_ar_26_a_legal_move_must_be_made() -> None:
    lay(A="S4", figures=SWORDS_IN_4).play("A play_card S4", "A move_figure SKt of SKt SQ SK")
    others = EVERYWHERE.replace("market ", "")
    lay(A="SQ", figures={"SQ": 5}).play("A play_card SQ", f"A move_destination fields of {others}")
    only = lay(A="S4", figures={"SKn": 4, "SKt": 4, "SQ": 4, "SK": 1}).play("A play_card S4")
    assert only.told("moved") == ["A SK throne_room"]


def test_ar_27_figures_in_the_target_stop_nobody_but_themselves() -> None:
    figures = {"SKn": 4, "SKt": 4, "SQ": 4, "SK": 1, "PKn": 4, "CKn": 4}
    table = lay(A="S4 S1", figures=figures | {"SKt": 5}).play("A play_card S4", "A move_figure SKt of SKt SK")
    assert table.figure("SKt") == 4


def test_ar_27_a_court_figure_cannot_go_where_it_is() -> None:
    table = lay(A="SQ", figures={"SQ": 9}).play("A play_card SQ")
    assert table.offered("A") == set(EVERYWHERE.split()) - {"ballroom"}


def test_ar_28_a_location_holds_any_number_of_figures_in_play() -> None:
    crowd = dict.fromkeys(FIGURE_CODES, 4) | {"SK": 1}
    table = lay(A="SK", figures=crowd).play("A play_card SK", "A move_destination throne_room")
    assert len(table.view["figures"][3]) == 16


# --- AR-29 to AR-34: prestige ---


def test_ar_29_the_step_of_the_card_comes_before_the_choice() -> None:
    table = lay(A="S4", figures=SWORDS_IN_4).play("A play_card S4")
    assert table.asked() == "A move_figure"
    table.expect(prestige=[1, 0, 0, 0])


def test_ar_29_symbols_then_the_effect_then_the_discard() -> None:
    table = lay(A="P5 S1", figures={"PQ": 1}).play("A play_card P5", "A move_figure PQ")
    kinds = [event.kind.name for event in table.match.events]
    assert kinds[-5:] == ["played", "rose", "moved", "rose", "gained_vp"]
    assert table.asked() == "A market_trade"
    table.expect(resolving="P5", minor_discard="").play("A market_trade pass").expect(minor_discard="P5")


def test_ar_29_step_and_symbols_pass_21_one_after_the_other() -> None:
    """The step reaches 21 and pushes nobody back, the four symbols do, all at once."""
    for overflow, after in (("per_step", [21, 1, 0, 0]), ("once", [21, 4, 0, 0])):
        table = lay(A="SKt", prestige=[20, 5, 1, 0], figures={"SKt": 1}, options={"overflow": overflow})
        table.play("A play_card SKt").expect(prestige=[21, 5, 1, 0])
        table.play("A move_destination castle").expect(prestige=after)


@pytest.mark.parametrize(
    ("card", "figure", "steps"),
    [("SKt", "SKt", 4), ("WKt", "WKt", 3), ("CKt", "CKt", 2), ("WKn", "WKn", 1), ("PK", "PK", 0)],
)
def test_ar_30_every_symbol_that_fits_is_for_the_house_of_the_figure(card: str, figure: str, steps: int) -> None:
    table = lay(A=card, figures={figure: 1}).play(f"A play_card {card}", "A move_destination castle")
    house = "SPCW".index(card[0])
    table.expect(prestige=[1 + steps if other == house else 0 for other in range(4)])


@pytest.mark.parametrize(("overflow", "after"), [("per_step", [21, 10, 11, 0]), ("once", [21, 11, 12, 1])])
def test_ar_31_past_21_the_others_go_back(overflow: str, after: list[int]) -> None:
    table = lay(A="strength", prestige=[20, 12, 13, 2], options={"overflow": overflow})
    table.play("A play_card strength", "A house_gain swords").expect(prestige=after)


def test_ar_31_every_gain_pushes_by_itself() -> None:
    for overflow, after in (("per_step", [21, 5, 5, 5]), ("once", [21, 8, 8, 8])):
        table = lay(A="SKt", prestige=[21, 10, 10, 10], figures={"SKt": 1}, options={"overflow": overflow})
        table.play("A play_card SKt", "A move_destination castle").expect(prestige=after)


def test_ar_32_no_house_falls_below_0() -> None:
    lay(A="strength", prestige=[20, 1, 0, 5]).play("A play_card strength", "A house_gain swords").expect(
        prestige=[21, 0, 0, 3]
    )


@pytest.mark.parametrize("location", EVERYWHERE.split())
def test_ar_33_entering_a_location_lowers_nothing(location: str) -> None:
    for figure in FIGURE_CODES:
        elsewhere = 1 if location != "mage_tower" else 2
        table = lay(A="fool", prestige=[9, 9, 9, 9], figures={figure: elsewhere})
        table.play(
            "A play_card fool", "A fool_mode fool-move", f"A move_figure {figure}", f"A move_destination {location}"
        )
        assert table.told("fell") == []


def gains(table: Table) -> tuple[list[str], list[str]]:
    return table.told("rose"), table.told("gained_vp")


def test_ar_34_symbols_are_for_houses_and_effects_for_the_player() -> None:
    """A knight of Swords fits nothing at the Market, the queen of Pentacles everything; the player gets the same."""
    knight = lay(A="SKt S1", figures={"SKt": 1}).play("A play_card SKt", "A move_destination market")
    queen = lay(A="PQ S1", figures={"PQ": 1}).play("A play_card PQ", "A move_destination market")
    assert gains(knight) == (["A swords 1 1"], ["A 2 2"])
    assert gains(queen) == (["A pentacles 1 1", "A pentacles 4 5"], ["A 2 2"])
