"""Rulings WT-37 to WT-43: the stake."""

import pytest

from .helpers import Table, finished, lay

ROW = "SU FO CL SN RA ST"


def losing_combinations(stake_pool: str) -> Table:
    return lay(
        ROW, A="SU4 + RA1", B="FO5 FO4 + RA2", C="CL3 JK1 + RA3", D="SN0 + RA4", options={"stake_pool": stake_pool}
    )


def test_wt_37_the_chooser_cannot_take_from_a_losing_combination() -> None:
    table = lay(ROW, A="SU4 + RA1", B="FO5 FO4 + RA2", C="CL3 JK1 + RA3", D="SN0 + RA4", E="ST9 + RA5")
    table.play("A choose_stake ST9 of SU4 ST9", "D forge_choice decline")


def test_wt_37_all_cards_are_open_under_the_option() -> None:
    table = losing_combinations("all_played").play("A choose_stake FO4 of SU4 FO4 FO5 CL3 JK1 SN0")
    # B's pair is broken: only the combinations that are still complete may be forged.
    table.play("D forge_choice decline", "C forge_choice decline", "D share_pick FO5 of SU4 FO5 CL3 JK1 SN0")


def test_wt_37_a_broken_fairy_0_cannot_be_forged() -> None:
    losing_combinations("all_played").play("A choose_stake SN0", "C forge_choice forge", "B forge_choice forge")


def test_wt_38_every_other_card_may_become_the_stake() -> None:
    """The winner's own combination, plain plays, numbered specials with Choose stake itself, and lone Jokers."""
    table = lay(
        ROW,
        A="SU4 SU3 + RA1",
        B="FO5 FO2 + RA2",
        C="CS1 + RA3",
        D="CO5 + RA4",
        E="JK1 + RA5",
        F="SN0 + RA6",
    )
    table.play("C choose_stake CS1 of SU4 SU3 FO5 FO2 CS1 CO5 JK1").expect(stake="CS1")


def test_wt_39_a_special_that_becomes_the_stake_still_acts_and_its_owner_shares() -> None:
    table = lay(ROW, A="SU4 + RA1", B="IO3 + RA2", C="FO5 + RA3")
    table.play("A choose_stake IO3 of SU4 IO3 FO5").expect(row="ST RA SN CL FO SU", stake="IO3")
    table.play("C share_pick FO5 of SU4 FO5", "A weather_choice keep").expect(hands={"B": "RA2 SU4"})


def test_wt_40_of_two_choose_stakes_number_1_chooses_and_number_2_shares() -> None:
    table = lay(ROW, A="CS2 + RA1", B="CS1 + RA2", C="SU4 + RA3", D="FO5 + RA4")
    assert table.ranking == "D C A B"
    table.play("B choose_stake SU4 of SU4 FO5 CS1 CS2")
    table.play("D share_pick FO5 of FO5 CS1 CS2", "A share_pick CS2 of CS1 CS2", "C weather_choice keep")
    table.expect(hands={"A": "RA1 CS2", "B": "RA2 CS1"}, discard="")


def test_wt_40_number_2_chooses_when_it_is_alone() -> None:
    lay(ROW, A="CS2 + RA1", B="SU4 + RA3").play("A choose_stake SU4 of SU4 CS2")


def test_wt_41_the_stake_just_won_cannot_become_the_new_stake() -> None:
    table = lay(ROW, "CL3", A="SU4 + RA1", B="FO5 + RA2 RA3").expect(captured={"A": "CL3"})
    table.play("A choose_stake FO5 of SU4 FO5").expect(stake="FO5", captured={"A": "CL3"})


@pytest.mark.parametrize(("zero_stake", "points"), [("half", 1), ("whole", 2)])
def test_wt_42_a_fairy_0_won_as_a_stake_is_a_half_or_by_option_whole(zero_stake: str, points: int) -> None:
    table = finished(ROW, 2, captured={"A": "RA0", "B": "RA10"}, options={"zero_stake": zero_stake})
    assert table.match.scores == [points, 1]


@pytest.mark.parametrize("card", ["JK1", "CW7", "CS1", "IO3", "CO6"])
def test_wt_43_specials_and_jokers_won_as_stakes_are_halves_out_of_circulation(card: str) -> None:
    table = lay(ROW, card, A="SU4 + RA1", B="FO5 + RA2 RA3").expect(captured={"A": card})
    assert table.match.scores == [1, 0]
    table.play("A choose_stake SU4 of SU4 FO5", "A weather_choice keep").expect(row=ROW, captured={"A": card})
