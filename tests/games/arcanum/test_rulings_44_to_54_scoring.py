"""Rulings AR-44 to AR-54: House scorings and the end."""

from typing import Any

import pytest

from .helpers import GAME, Table, lay

SWORDS_FIRST = [9, 0, 0, 0]


def points(hidden: dict[str, str], prestige: list[int], players: int = 4, **options: str) -> list[int]:
    """What a regular scoring pays each seat."""
    vp: list[int] = lay("scoring", players=players, hidden=hidden, prestige=prestige, options=options).position["vp"]
    return vp


# --- AR-44: places ---


@pytest.mark.parametrize(
    ("prestige", "places"),
    [
        ([2, 6, 9, 9], [4, 3, 1, 1]),
        ([10, 8, 3, 8], [1, 2, 4, 2]),
        ([5, 5, 5, 1], [1, 1, 1, 4]),
        ([9, 6, 4, 2], [1, 2, 3, 4]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
    ],
)
def test_ar_44_equal_houses_share_the_better_place_and_pay_its_full_row(prestige: list[int], places: list[int]) -> None:
    dominance = {1: 16, 2: 12, 3: 10, 4: 8}
    lay(A="S1", prestige=prestige).expect(places=places)
    paid = lay("scoring", prestige=prestige, hidden={"A": "S1", "B": "P1", "C": "C1"}).position["vp"]
    assert paid == [dominance[place] for place in places[:3]]


# --- AR-45, AR-46: who is ahead ---


def test_ar_45_more_cards_then_the_higher_sum() -> None:
    assert points({"A": "S9 S2", "B": "S5 S7", "C": "SK"}, SWORDS_FIRST) == [8, 16, 4, 0]


@pytest.mark.parametrize("preset", ["german", "international"])
def test_ar_46_a_knave_counts_11_a_knight_12_a_queen_13_a_king_14(preset: str) -> None:
    hidden = {"A": "SKn P10", "B": "SKt PKn", "C": "SQ C1", "D": "SK C2"}
    table = lay("scoring", players=4, hidden=hidden, prestige=SWORDS_FIRST, options={"preset": preset})
    paid = table.told("house_paid")[0]
    assert paid == "swords 1 D 16 for 1/14,C 8 for 1/13,B 4 for 1/12,A 0 for 1/11"


# --- AR-47, AR-48: equal players ---


@pytest.mark.parametrize(
    ("hidden", "prestige", "pooled", "position_only"),
    [
        ({"A": "S1 SK", "B": "S2 SQ", "C": "S3 SKt", "D": "S4"}, [9, 0, 0, 0], [9, 9, 9, 0], [5, 5, 5, 0]),
        ({"A": "S1 SK", "B": "S2 SQ", "C": "S4"}, [9, 0, 0, 0], [12, 12, 4, 0], [8, 8, 4, 0]),
        ({"A": "S1 S3 S4", "B": "S2 S9", "C": "S5 S6", "D": "S10"}, [5, 9, 0, 0], [12, 4, 4, 0], [12, 3, 3, 0]),
        ({"A": "S9 S8", "B": "S7 S6", "C": "S1 S4", "D": "S2 S3"}, [9, 0, 0, 0], [16, 8, 2, 2], [16, 8, 2, 2]),
    ],
)
def test_ar_47_equal_players_share_all_positions_they_stand_on(
    hidden: dict[str, str], prestige: list[int], pooled: list[int], position_only: list[int]
) -> None:
    assert points(hidden, prestige) == pooled
    assert points(hidden, prestige, tie_split="position_only") == position_only


def test_ar_48_shares_are_rounded_down_and_the_rest_is_lost() -> None:
    hidden = {"A": "S1 S3 S4", "B": "S2 S9", "C": "S5 S6", "D": "S10"}
    assert points(hidden, [5, 9, 0, 0]) == [12, 4, 4, 0]  # of 6 + 3
    assert points(hidden, [5, 9, 0, 0], tie_rounding="up") == [12, 5, 5, 0]


# --- AR-49, AR-50 ---


def test_ar_49_houses_are_paid_by_place_and_then_in_their_order() -> None:
    paid = lay("scoring", prestige=[4, 9, 1, 9]).told("house_paid")
    assert [line.split()[:2] for line in paid] == [
        ["pentacles", "1"],
        ["wands", "1"],
        ["swords", "3"],
        ["chalices", "4"],
    ]


@pytest.mark.parametrize("preset", GAME.presets)
def test_ar_50_locations_and_majors_give_points_in_every_edition(preset: str) -> None:
    table = lay(A="P5", figures={"PQ": 1}, options={"preset": preset}).play("A play_card P5", "A move_figure PQ")
    table.expect(vp=[2, 0, 0])
    if table.match.options["majors"] == "all":
        lay(A="high_priestess", options={"preset": preset}).play("A play_card high_priestess").expect(vp=[3, 0, 0])


# --- AR-51, AR-52: the winner ---


def last_scoring(**scene: Any) -> Table:
    return lay("scoring", players=4, turn=6, **scene)


@pytest.mark.parametrize(
    ("hands", "tie_break", "places"),
    [
        (("S1 S2 S3 S4 S5", "P1 P2 P3"), "hand_size", [1, 2, 3, 4]),
        (("S1 S2 S3 S4 S5", "P1 P2 P3"), "shared", [1, 1, 3, 4]),
        (("S1 S2", "P1 P2"), "hand_size", [1, 1, 3, 4]),
        (("S1 S2", "P1 P2"), "shared", [1, 1, 3, 4]),
    ],
)
def test_ar_51_of_equal_players_the_one_with_more_cards_wins(
    hands: tuple[str, str], tie_break: str, places: list[int]
) -> None:
    table = last_scoring(vp=[61, 61, 40, 39], A=hands[0], B=hands[1], options={"final_tie_break": tie_break})
    assert table.match.is_over
    assert table.match.places == places


def test_ar_51_cards_in_hand_matter_only_for_equal_points() -> None:
    assert last_scoring(vp=[60, 61, 40, 39], A="S1 S2 S3").match.winners == [1]


def test_ar_52_majors_in_hand_count_and_nothing_else_does() -> None:
    table = last_scoring(
        vp=[61, 61, 0, 0], A="sun fool", B="P1", tower=[1, 8], tower_owner="B", removed={"B": "SKn SKt SQ"}
    )
    assert table.match.places == [1, 2, 3, 3]
    assert table.match.scores == [61, 61, 0, 0]
    assert last_scoring(vp=[5, 5, 0, 0], B="P1", hidden={"A": "S1 S2"}).match.scores == [21, 5, 0, 0]


def test_ar_52_hidden_cards_are_gone_when_cards_are_counted() -> None:
    table = last_scoring(vp=[1, 17, 0, 0], A="S1", B="", hidden={"A": "P1"})
    assert table.match.scores[:2] == [17, 17]
    assert table.match.places == [1, 2, 3, 3]
    table.expect(minor_discard="P1")


# --- AR-53, AR-54 ---


def test_ar_53_points_have_no_upper_end() -> None:
    assert int(GAME.packs.load(None).c.track) == 78  # then a marker on the printed track starts again from 1
    table = lay(A="high_priestess", vp=[78, 0, 0]).play("A play_card high_priestess").expect(vp=[81, 0, 0])
    assert table.match.scores == [81, 0, 0]


def test_ar_54_every_hidden_card_is_shown_and_discarded_in_a_scoring() -> None:
    table = lay("scoring", prestige=[9, 8, 7, 6], hidden={"A": "S1 P1", "B": "fool", "C": "W2"}, face_up="P1", A="C1")
    table.play("B fool_assign wands")
    assert table.told("revealed") == ["A S1,P1", "B fool", "C W2"]
    table.expect(hidden=[[], [], []], face_up="", major_discard="fool", prestige=[0, 0, 0, 0])
    assert sorted(table.position["minor_discard"]) == ["P1", "S1", "W2"]
