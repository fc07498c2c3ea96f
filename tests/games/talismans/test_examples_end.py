"""Sections 9.5 and 9.6 of the rules page: the end, the scores, and a whole endgame."""

import pytest

from .helpers import Table, finished, lay

SUN_FIRST = "SU FO CL SN RA ST"


def test_x29_the_winner_runs_out_and_still_decides_the_weather() -> None:
    table = lay(SUN_FIRST, "CL3", A="SU4 +", B="FO5 + RA2", C="CL8 + RA3", pending={"B": "FO2 FO1"})
    assert table.ranking == "C B A"
    table.play(
        "A choose_stake SU4 of SU4 FO5 CL8",
        "C share_pick FO5 of FO5 CL8",
        "A weather_choice move",
    )
    table.expect(
        row="FO CL SN RA ST SU",
        stake="",
        discard="SU4 FO2 FO1",
        hands={"A": "", "B": "RA2 CL8", "C": "RA3 FO5"},
        pending={},
        forged={},
        captured={"A": "CL3"},
    )
    table.ends(scores=[1, 0, 0], winners="A", places=[1, 2, 2])


def test_x30_the_last_card_is_laid_but_another_comes_back() -> None:
    table = lay(SUN_FIRST, "CL3", A="SU4 + RA1", B="FO5 +", C="CL8 + RA3")
    table.play(
        "A choose_stake SU4 of SU4 FO5 CL8",
        "C share_pick FO5 of FO5 CL8",
        "A weather_choice move",
    )
    table.goes_on().next_turn("A B C").expect(
        row="FO CL SN RA ST SU", stake="SU4", discard="", hands={"A": "RA1", "B": "CL8", "C": "RA3 FO5"}, turn=2
    )


def test_x31_a_last_turn_without_a_winner() -> None:
    table = lay(SUN_FIRST, "FT", A="CW7 +", B="CS1 + RA2")
    table.expect(row=SUN_FIRST, stake="", discard="CW7 CS1 FT", hands={"A": "", "B": "RA2"}, captured={})
    table.ends(scores=[0, 0], winners="A B", places=[1, 1])


def test_s1_forged_talismans_and_halves_add_up() -> None:
    table = finished(SUN_FIRST, 2, forged={"A": "SU4 SU3"}, captured={"A": "FT CL3 RA2", "B": "FO1 FO2 FO3 FO4 CW7"})
    table.ends(scores=[6, 5], winners="A", places=[1, 2])


@pytest.mark.parametrize(
    ("whole_talismans", "winners", "places"), [("single_card", "A", [1, 2]), ("forged", "B", [2, 1])]
)
def test_s2_the_first_talisman_against_two_forged_pairs(whole_talismans: str, winners: str, places: list[int]) -> None:
    table = finished(
        SUN_FIRST,
        2,
        forged={"B": "SU4 SU3, RA5 JK1"},
        captured={"A": "FT CL3 RA2"},
        options={"whole_talismans": whole_talismans},
    )
    table.ends(scores=[4, 4], winners=winners, places=places)


def test_s3_the_first_talisman_ranks_below_every_suit() -> None:
    table = finished(
        SUN_FIRST, 4, forged={"B": "ST0"}, captured={"A": "FT CL3 RA2", "B": "FO1 FO2", "C": "CL1", "D": "CL2"}
    )
    table.ends(scores=[4, 4, 1, 1], winners="B", places=[2, 1, 3, 3])


@pytest.mark.parametrize(
    ("row", "winners", "places"),
    [(SUN_FIRST, "B", [2, 1, 3, 3]), ("FO SN RA ST SU CL", "A", [1, 2, 3, 3])],
)
def test_s4_the_final_row_orders_fairies_0(row: str, winners: str, places: list[int]) -> None:
    table = finished(row, 4, forged={"A": "RA0", "B": "CL0"}, captured={"A": "CL3", "B": "FO1", "C": "CL1", "D": "CL2"})
    table.ends(scores=[3, 3, 1, 1], winners=winners, places=places)


@pytest.mark.parametrize(
    ("whole_talismans", "winners", "places"), [("single_card", "A B", [1, 1, 3]), ("forged", "A", [1, 2, 3])]
)
def test_s5_forged_pairs_tie_unless_they_are_whole(whole_talismans: str, winners: str, places: list[int]) -> None:
    table = finished(
        SUN_FIRST,
        3,
        forged={"A": "SU4 SU3", "B": "ST5 ST4"},
        captured={"A": "CL3", "B": "FO1", "C": "FT"},
        options={"whole_talismans": whole_talismans},
    )
    table.ends(scores=[3, 3, 2], winners=winners, places=places)


@pytest.mark.parametrize(
    ("zero_stake", "scores", "winners", "places"),
    [("half", [2, 2, 2, 0], "C", [2, 2, 1, 4]), ("whole", [3, 2, 2, 0], "A", [1, 3, 2, 4])],
)
def test_s6_a_fairy_0_won_as_a_stake(zero_stake: str, scores: list[int], winners: str, places: list[int]) -> None:
    table = finished(
        SUN_FIRST, 4, captured={"A": "RA0 CL3", "B": "FO1 FO2", "C": "FT"}, options={"zero_stake": zero_stake}
    )
    table.ends(scores=scores, winners=winners, places=places)


@pytest.mark.parametrize(
    ("whole_talismans", "winners", "places"), [("forged", "B", [2, 1, 3, 4]), ("single_card", "A B", [1, 1, 3, 4])]
)
def test_s7_forged_pairs_of_one_suit_compare_by_sum(whole_talismans: str, winners: str, places: list[int]) -> None:
    table = finished(
        SUN_FIRST,
        4,
        forged={"A": "ST8 ST7", "B": "ST9 JK1"},
        captured={"A": "CL3", "B": "FO1", "C": "FT"},
        options={"whole_talismans": whole_talismans},
    )
    table.ends(scores=[3, 3, 2, 0], winners=winners, places=places)


@pytest.mark.parametrize(
    ("whole_talismans", "winners", "places"), [("single_card", "A", [1, 2, 3, 4]), ("forged", "B", [2, 1, 3, 4])]
)
def test_s8_a_forged_0_against_a_forged_pair(whole_talismans: str, winners: str, places: list[int]) -> None:
    table = finished(
        SUN_FIRST,
        4,
        forged={"A": "ST0", "B": "ST2 ST1"},
        captured={"A": "CL3", "B": "FO1", "C": "FT"},
        options={"whole_talismans": whole_talismans},
    )
    table.ends(scores=[3, 3, 2, 0], winners=winners, places=places)


class TestALinkedEndgame:
    """Section 9.6: five turns to the end of a game of three; each test plays one turn more."""

    def after_turn_1(self) -> Table:
        table = lay("SN RA FO SU CL ST", "FT", A="SN7 RA4 RA3 ST1", B="SN2 SN8 FO5 CL6", C="CW7 RA8 RA6 SU2")
        table.commit("A RA4 RA3, B SN8, C CW7").expect(captured={"B": "FT"})
        return table.play("B choose_stake SN8 of SN8 CW7", "A forge_choice forge", "C weather_choice move")

    def after_turn_2(self) -> Table:
        table = self.after_turn_1().commit("B SN2, C RA8 RA6").expect(captured={"B": "FT", "C": "SN8"})
        return table.play("C choose_stake SN2 of SN2 RA8 RA6", "C weather_choice keep")

    def after_turn_3(self) -> Table:
        table = self.after_turn_2().commit("A ST1, B CL6, C SU2").expect(captured={"B": "FT", "C": "SN8 SN2"})
        return table.play("C choose_stake SU2 of ST1 CL6 SU2", "A share_pick CL6 of ST1 CL6", "C weather_choice move")

    def after_turn_4(self) -> Table:
        table = self.after_turn_3().commit("A SN7, B RA8 RA6, C CW7")
        table.expect(captured={"A": "SU2", "B": "FT", "C": "SN8 SN2"})
        return table.play(
            "A choose_stake RA8 of SN7 RA8 RA6 CW7",
            "C weather_choice move",
            "B share_pick SN7 of SN7 RA6 CW7",
            "C share_pick RA6 of RA6 CW7",
        )

    def test_after_the_first_turn(self) -> None:
        self.after_turn_1().next_turn("B C").expect(
            row="RA FO SU CL ST SN",
            stake="SN8",
            discard="",
            turn=2,
            hands={"A": "SN7 ST1", "B": "SN2 FO5 CL6", "C": "CW7 RA8 RA6 SU2"},
            pending={"A": "RA4 RA3"},
            forged={},
            captured={"B": "FT"},
        )

    def test_after_the_second_turn(self) -> None:
        self.after_turn_2().next_turn("A B C").expect(
            row="RA FO SU CL ST SN",
            stake="SN2",
            discard="",
            turn=3,
            hands={"A": "SN7 ST1", "B": "FO5 CL6 RA8 RA6", "C": "CW7 SU2"},
            pending={},
            forged={"A": "RA4 RA3"},
            captured={"B": "FT", "C": "SN8"},
        )

    def test_after_the_third_turn(self) -> None:
        self.after_turn_3().next_turn("A B C").expect(
            row="FO SU CL ST SN RA",
            stake="SU2",
            discard="",
            turn=4,
            hands={"A": "SN7 CL6", "B": "FO5 RA8 RA6 ST1", "C": "CW7"},
            captured={"B": "FT", "C": "SN8 SN2"},
        )

    def test_after_the_fourth_turn(self) -> None:
        self.after_turn_4().next_turn("A B C").expect(
            row="SU CL ST SN RA FO",
            stake="RA8",
            discard="",
            turn=5,
            hands={"A": "CL6", "B": "FO5 ST1 SN7 CW7", "C": "RA6"},
            captured={"A": "SU2", "B": "FT", "C": "SN8 SN2"},
        )

    def test_the_fifth_turn_ends_the_game(self) -> None:
        table = self.after_turn_4().commit("A CL6, B SN7, C RA6")
        table.play("A choose_stake CL6 of CL6 SN7 RA6", "C share_pick SN7 of SN7 RA6", "A weather_choice keep")
        table.expect(
            row="SU CL ST SN RA FO",
            stake="",
            discard="CL6",
            hands={"A": "", "B": "FO5 ST1 CW7 RA6", "C": "SN7"},
            pending={},
            forged={"A": "RA4 RA3"},
            captured={"A": "SU2 RA8", "B": "FT", "C": "SN8 SN2"},
        )
        table.ends(scores=[4, 2, 2], winners="A", places=[1, 2, 3])
