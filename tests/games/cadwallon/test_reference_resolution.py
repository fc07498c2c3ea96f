"""The reference against the worked examples of the resolution and of the militia: T2, T4, T5, E1 to E11, E42 to E45."""

from typing import Any

import pytest

from .reference import Reference
from .reference_position import A, B, C, D, asked, cards, do, lying, options, position, zones
from .reference_rules import DISCARD, PLAY_MILITIA, TO_RESOURCES, announce, resolution_order

CHALICES, STAVES, SWORDS = announce("chalices"), announce("staves"), announce("swords")


def resolved(line: str, zone: str = "F", **given: Any) -> Reference:
    """One prize is resolved; the pile holds another one, so that the game goes on afterwards."""
    return position(table={zone: line}, piles={zone: "lost_sceptre"}, **given)


def winner(game: Reference) -> int | None:
    found = asked(game)
    return found[0] if found is not None and found[1] == "place_prize" else None


# --- of the text ---


def test_t2_the_highest_total_that_reaches_the_threshold_wins() -> None:
    game = resolved("barhan_sword | B crossbowman necromancer | D pale")
    assert winner(game) == B
    do(game, TO_RESOURCES)
    assert game.resources == [[], cards("crossbowman necromancer barhan_sword"), [], cards("pale")]


def test_t4_each_player_announces_an_own_arcanum() -> None:
    game = resolved("harlequin | B necromancer dil_dan_alar | D ayane")
    assert asked(game) == (B, "announce_arcanum")
    assert options(game) == {STAVES, SWORDS, CHALICES}
    do(game, CHALICES)
    assert asked(game) == (D, "announce_arcanum")
    assert winner(do(game, STAVES)) == D


@pytest.mark.parametrize(("arcanum", "won"), [(STAVES, A), (SWORDS, None), (CHALICES, None)])
def test_t5_a_weak_arcanum_wins_nothing(arcanum: int, won: int | None) -> None:
    game = resolved("penthow | A raw_recruit")
    assert asked(game) == (A, "announce_arcanum")
    assert winner(do(game, arcanum)) == won


# --- resolution ---


def test_e1_the_threshold_is_enough() -> None:
    assert winner(resolved("gilded_spurs | C roof_runner")) == C


def test_e2_e3_an_agent_that_stays_is_turned_up_and_joined_in_the_next_round() -> None:
    game = resolved("lion_gauntlet | C smuggler-", "Z1")
    assert game.round == 3
    assert lying(game, "Z1") == "C THI-A4"
    game = resolved("lion_gauntlet | C smuggler lookout-", "Z1")
    assert winner(game) == C
    assert game.resources[C] == cards("smuggler lookout")


def test_e4_all_agents_stay_after_a_tie() -> None:
    game = resolved("harbour_provost | C knife_dancer | B bargemaster | D pale")
    assert winner(game) is None
    assert game.round == 3
    assert lying(game, "F") == "C THI-A6 B FER-A4 D USU-A1"


def test_e5_a_tie_below_the_top_is_irrelevant() -> None:
    assert winner(resolved("harbour_provost | D pit_fighter | B crossbowman | C smuggler")) == D


def test_e6_who_cannot_win_is_not_asked() -> None:
    game = resolved("two_faced_legate | C fortune_teller | B river_envoy")
    assert asked(game) == (B, "announce_arcanum")
    assert options(game) == {SWORDS, CHALICES}
    assert winner(do(game, SWORDS)) == B


def test_e7_a_bad_arcanum_may_be_announced() -> None:
    game = do(resolved("penthow | C blackmailer"), STAVES)
    assert game.round == 3
    assert lying(game, "F") == "C THI-A1"


def test_e8_nobody_reaches_the_threshold() -> None:
    game = resolved("ivory_gavel | A arms_broker- | B dil_dan_alar- | C beggar_prince", "Z0")
    assert game.round == 3
    assert lying(game, "Z0") == "A BLA-A4 B FER-A3 C THI-A7"


@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(3, C, [2, 0, 1, 4]), (2, B, [2, 3, 0, 1, 4]), (2, A, [0, 1, 2, 3, 4]), (4, D, [3, 0, 1, 2, 4])],
)
def test_e9_e10_resolution_order(players: int, first: int, order: list[int]) -> None:
    assert resolution_order(first, players, "last") == order
    assert resolution_order(first, players, "first") == [4, *order[:-1]]


@pytest.mark.parametrize(("arcanum", "won"), [(CHALICES, A), (STAVES, B)])
def test_e11_announcements_are_made_in_turn_order(arcanum: int, won: int) -> None:
    game = resolved("harlequin | A sapper field_chaplain | B lantern_seer", first_player=B)
    assert asked(game) == (B, "announce_arcanum")
    do(game, CHALICES)
    assert asked(game) == (A, "announce_arcanum")
    assert game.state()["announced"] == {B: "chalices"}
    assert winner(do(game, arcanum)) == won


def test_the_engine_announces_the_best_arcanum_if_so_agreed() -> None:
    game = resolved("harlequin | A sapper field_chaplain | B lantern_seer", first_player=B, multi_gold="auto_best")
    assert winner(game) == A


# --- militia ---


def test_e42_militia_adds_to_the_total() -> None:
    table = {"F": "siege_bell | A crossbowman"}
    ferrymen_first = ("ferrymen", "blades", "thieves", "usurers")
    game = position(
        phase="play", seat=A, table=table, hands={A: "pilots_compass"}, guilds=ferrymen_first, militia_draws="M3"
    )
    assert options(game) == {PLAY_MILITIA, DISCARD}
    do(game, PLAY_MILITIA)  # there is one zone to place it in
    assert winner(game) == A
    assert game.resources[A] == cards("pilots_compass crossbowman")
    assert game.militia_set_aside == cards("M3")
    do(game, TO_RESOURCES)
    assert sorted(game.militia_deck) == cards("M1 M2 M3 M4 M5 M6")


def test_e43_militia_wins_alone() -> None:
    assert winner(resolved("cracked_signet | A M3")) == A


def test_e44_no_militia_is_left() -> None:
    table = {"F": "siege_bell | B M1 M2 M3", "Z0": "lost_sceptre | A M4 M5 M6"}
    game = position(phase="play", seat=A, table=table, hands={A: "drinking_horn raw_recruit"})
    do(game, cards("drinking_horn")[0])
    assert game.resources[A] == cards("drinking_horn")
    table["Z0"] = "lost_sceptre | A M4 M5"
    game = position(phase="play", seat=A, table=table, hands={A: "drinking_horn raw_recruit"})
    do(game, cards("drinking_horn")[0])
    assert options(game) == {PLAY_MILITIA, DISCARD}
    do(game, PLAY_MILITIA)
    assert asked(game) == (A, "militia_zone")
    assert options(game) == zones("Z0 F")
    assert game.militia_drawn == cards("M6")[0]


def test_e45_militia_returns_from_a_prize_that_nobody_wins() -> None:
    game = resolved("siege_bell | A M3 raw_recruit")
    assert game.round == 3
    assert lying(game, "F") == "A BLA-A9"
    assert len(game.militia_deck) == 6


@pytest.mark.parametrize(("facing", "lies"), [("face_up", "A M3"), ("as_agents", "A M3-")])
def test_militia_may_lie_face_down_like_agents(facing: str, lies: str) -> None:
    game = position(
        phase="play",
        seat=A,
        table={"Z0": "siege_bell"},
        hands={A: "drinking_horn", B: "crossbowman"},
        militia_draws="M3",
        militia_facing=facing,
    )
    do(game, PLAY_MILITIA)
    assert asked(game) == (B, "choose_play")
    assert lying(game, "Z0") == lies
