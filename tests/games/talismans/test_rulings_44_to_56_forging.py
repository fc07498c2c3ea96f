"""Rulings WT-44 to WT-56: forging."""

from itertools import combinations

import pytest

from .helpers import CARDS, Table, lay

ROW = "SU FO CL SN RA ST"


@pytest.mark.parametrize("pair", ["SU3 SU2", "FO5 FO4"], ids=["dominant", "not dominant"])
def test_wt_44_forging_is_optional_in_both_cases(pair: str) -> None:
    table = lay(ROW, A="SU9 + RA1", B=f"{pair} + RA2")
    table.play("B forge_choice decline", "A weather_choice keep")
    table.expect(forged={}, pending={}, hands={"B": f"RA2 {pair}"})


def test_wt_45_forging_comes_after_the_stake_before_the_specials_lowest_play_first() -> None:
    table = lay(ROW, A="SU9 + CL1", B="FO5 FO4 + CL2", C="ST0 + CL3", D="RA2 JK1 + CL4", E="CO5 + CL5")
    table.play(
        "A choose_stake SU9 of SU9 CO5",
        "C forge_choice forge",
        "D forge_choice decline",
        "B forge_choice forge",
        "E reorder_card ST",
    )
    spectator = [event for event in table.match.events_seen_by(None) if event.kind.name in ("set_aside", "declined")]
    assert [(event.kind.name, event.seat) for event in spectator] == [
        ("set_aside", 2),
        ("declined", 3),
        ("set_aside", 1),
    ]
    assert [CARDS[card] for card in spectator[0].args["cards"]] == ["ST0"]


@pytest.mark.parametrize("combination", ["SU9 SU8", "SU3 JK1", "SU0", "FO9 FO8", "FO3 JK1", "FO0"])
def test_wt_46_a_winning_combination_is_never_forged(combination: str) -> None:
    table = lay(ROW, A=f"{combination} + RA1", B="ST14 + RA2 RA3").expect(captured={"A": "FT"})
    assert table.asked() == "A choose_stake"
    assert table.offered("A") == {*combination.split(), "ST14"}
    table.answer("A", "ST14")
    assert table.asked() == "A weather_choice"
    table.expect(forged={}, pending={}, hands={"B": f"RA2 RA3 {combination}"})


def asked_to_forge(play: str) -> bool:
    """Whether a losing play is a combination."""
    table = lay(ROW, A="SU9 SU7 + CL1", B=f"{play} + CL2", C="JK2 + CL3")
    table.answer("A", "SU7")
    return table.asked() == "B forge_choice"


def test_wt_47_pairs_forge_when_they_are_neighbours_and_single_cards_when_they_are_0() -> None:
    for high, low in combinations(range(14, -1, -1), 2):
        assert asked_to_forge(f"SN{high} SN{low}") == (high - low == 1), (high, low)
    for value in range(15):
        assert asked_to_forge(f"SN{value}") == (value == 0)
        assert asked_to_forge(f"SN{value} JK1")


def test_wt_47_nobody_forges_only_the_0_of_a_pair() -> None:
    table = lay(ROW, A="SU9 + CL1", B="SN5 SN0 + CL2").play("A choose_stake SU9 of SU9 SN5 SN0")
    assert table.asked() == "A weather_choice"
    table.expect(pending={}, forged={}, hands={"B": "CL2 SN5 SN0"})


def test_wt_48_the_row_that_decided_the_winner_decides_whether_the_suit_is_right() -> None:
    table = lay(ROW, A="SU9 + CL1", B="SU3 SU2 + CL2", C="ST5 ST4 + CL3", D="IO3 + CL4")
    table.play("A choose_stake SU9", "C forge_choice forge", "B forge_choice forge")
    table.expect(row="ST RA SN CL FO SU", forged={"B": "SU3 SU2"}, pending={"C": "ST5 ST4"})


def test_wt_49_a_talisman_completes_in_the_first_turn_that_starts_with_its_suit() -> None:
    table = lay(ROW, A="SU9 + CL1 CL4", B="FO3 FO2 + CL2 CL5")
    table.play("B forge_choice forge", "A weather_choice move")
    table.next_turn("A").expect(row="FO CL SN RA ST SU", pending={"B": "FO3 FO2"}, forged={})
    table.commit("A CL4").expect(pending={}, forged={"B": "FO3 FO2"})


def test_wt_50_a_suit_dominant_only_in_passing_completes_nothing() -> None:
    table = lay(ROW, A="SU9 + CL1 CL4", B="IO3 + CL2 CL5", pending={"B": "ST5 ST4"})
    table.play("A choose_stake SU9").expect(row="ST RA SN CL FO SU", pending={"B": "ST5 ST4"})
    table.play("A weather_choice move").next_turn("A B").expect(row="RA SN CL FO SU ST", pending={"B": "ST5 ST4"})


def test_wt_51_the_owner_must_sit_out() -> None:
    table = lay(ROW, A="CL1 CL2", B="CL3 CL4", C="CL5 CL6", pending={"B": "SU3 SU2"})
    assert table.asked() == "A commit_lead, C commit_lead"
    assert table.match.legal_actions(1) == []
    table.commit("A CL2, C CL6").play("C choose_stake CL6 of CL2 CL6", "C weather_choice keep")
    table.next_turn("A B C").expect(hands={"B": "CL3 CL4"})


def test_wt_52_all_pending_talismans_of_the_suit_complete_together() -> None:
    table = lay(ROW, A="CL1 CL2", B="CL3 + CL4", pending={"A": "SU3 SU2, SU0, SU9 JK1, ST0"})
    table.play("B weather_choice keep").next_turn("A B")
    table.expect(forged={"A": "SU3 SU2, SU0, SU9 JK1"}, pending={"A": "ST0"})


def sharing_with_pending(share_exclusion: str) -> Table:
    """B has an old pending Talisman, C sets one aside, D completes one, E has none."""
    return lay(
        ROW,
        A="SU9 SU7 + CL1",
        B="FO5 + CL2",
        C="FO3 FO2 + CL3",
        D="CL4 CL5",
        E="SN8 + CL6",
        pending={"B": "ST3 ST2", "D": "SU3 SU2"},
        options={"share_exclusion": share_exclusion},
    ).play("A choose_stake SU7", "C forge_choice forge")


def test_wt_53_who_sets_aside_or_completes_this_turn_takes_no_cards() -> None:
    table = sharing_with_pending("this_turn")
    assert table.ranking == "E C B A"
    table.play("E share_pick SU9 of SU9 FO5 SN8", "B share_pick FO5 of FO5 SN8", "A weather_choice keep")
    table.expect(hands={"B": "CL2 FO5", "C": "CL3", "D": "CL4 CL5", "E": "CL6 SU9 SN8"})


def test_wt_53_by_option_nobody_with_a_pending_talisman_takes_cards() -> None:
    table = sharing_with_pending("while_pending").play("A weather_choice keep")
    table.expect(hands={"B": "CL2", "C": "CL3", "D": "CL4 CL5", "E": "CL6 SU9 FO5 SN8"})


def test_wt_53_by_option_who_forges_at_once_takes_no_cards_in_that_turn() -> None:
    table = lay(ROW, A="SU9 SU7 + CL1", B="SU3 SU2 + CL2", C="SN8 + CL6", options={"share_exclusion": "while_pending"})
    table.play("A choose_stake SU7 of SU7 SU9 SN8", "B forge_choice forge", "A weather_choice keep")
    table.expect(forged={"B": "SU3 SU2"}, hands={"B": "CL2", "C": "CL6 SU9 SN8"})


def test_wt_54_pending_talismans_are_public_and_locked() -> None:
    table = lay(ROW, A="CL1 CL2", B="CL3 CL4", pending={"B": "ST3 ST2"})
    for viewer in (0, 1, None):
        assert table.match.view(viewer)["seats"][1]["pending"] == [[CARDS.index("ST3"), CARDS.index("ST2")]]
    assert table.offered("B") == {"CL3", "CL4"}
    table.commit("A CL2, B CL4")
    assert table.offered("B") == {"CL2", "CL4"}


def test_wt_55_a_joker_talisman_has_the_suit_of_its_fairy() -> None:
    table = lay(ROW, A="CL1 CL2", B="CL3 + CL4", pending={"A": "SU6 JK1, ST6 JK2"})
    table.play("B weather_choice keep").expect(forged={"A": "SU6 JK1"}, pending={"A": "ST6 JK2"})


def test_wt_56_any_number_may_be_pending_also_of_one_suit() -> None:
    waiting = "ST1 ST0, ST3 ST2, ST5 ST4, ST7 ST6, RA0, SN1 SN0"
    table = lay(ROW, A="SU9 + CL1", B="ST9 ST8 + CL2", pending={"B": waiting})
    table.play("B forge_choice forge").expect(pending={"B": f"{waiting}, ST9 ST8"})
