"""The worked examples of the resolution, E1 to E11, on the real game."""

import pytest

from .helpers import Scene, lay

NO_DECKS = {"A": "", "B": "", "C": "", "D": ""}


def stays(scene: Scene, where: str, prize: str, lying: str) -> None:
    """Nobody has won: the prize and all agents, face up, are still there in the next round."""
    assert scene.position["round"] == 3
    assert scene.told("won") == []
    assert scene.prize(where) == prize
    assert scene.lying(where) == lying


def test_e_1_the_threshold_itself_is_enough() -> None:
    scene = lay("resolve", table={"F": "gilded_spurs | C roof_runner"})
    assert scene.told("compared") == ["gilded_spurs F C:3/3:staves"]
    assert scene.told("won") == ["C gilded_spurs F"]
    assert scene.asked() == "C place_prize"


E2 = {"Z1": "lion_gauntlet | C smuggler-", "F": "the_regent"}


def test_e_2_agents_below_the_threshold_stay_and_are_turned_up() -> None:
    scene = lay("resolve", table=E2, piles={"Z1": "ayane"})
    assert scene.told("turned_up") == ["C smuggler Z1"]
    assert scene.told("compared") == ["lion_gauntlet Z1 C:3/4:staves"]
    assert scene.told("nobody_reached") == ["lion_gauntlet Z1"]
    stays(scene, "Z1", "lion_gauntlet", "C smuggler")


def test_e_3_another_agent_in_the_next_round_makes_the_difference() -> None:
    scene = lay("resolve", table=E2, decks=NO_DECKS | {"C": "lookout"})
    stays(scene, "Z1", "lion_gauntlet", "C smuggler")
    scene.play("C choose_play agent@Z1 of agent@Z1 agent@F discard")
    assert scene.told("laid_down", viewer="A") == ["C ? Z1"]
    assert scene.told("turned_up") == ["C smuggler Z1", "C lookout Z1"]
    assert scene.told("compared")[-1] == "lion_gauntlet Z1 C:4/4:staves"
    assert scene.told("won") == ["C lion_gauntlet Z1"]
    assert scene.asked() == "C place_prize"
    assert scene.resources("C") == "smuggler lookout"


def test_e_4_after_a_tie_everything_stays() -> None:
    scene = lay("resolve", table={"F": "harbour_provost | C knife_dancer | B bargemaster | D pale"})
    assert scene.told("compared") == ["harbour_provost F B:4/3:staves,C:4/3:staves,D:3/3:staves"]
    assert scene.told("tied") == ["harbour_provost F B,C"]
    stays(scene, "F", "harbour_provost", "C knife_dancer | B bargemaster | D pale")


def test_e_5_a_tie_below_the_top_is_irrelevant() -> None:
    scene = lay("resolve", table={"F": "harbour_provost | D pit_fighter | B crossbowman | C smuggler"})
    assert scene.told("compared") == ["harbour_provost F B:3/3:staves,C:3/3:staves,D:5/3:staves"]
    assert scene.told("won") == ["D harbour_provost F"]
    assert scene.asked() == "D place_prize"


def test_e_6_only_who_can_win_is_asked_for_an_arcanum() -> None:
    scene = lay("resolve", table={"F": "two_faced_legate | C fortune_teller | B river_envoy"})
    assert scene.view()["table"]["thresholds"][4] == [[1, 4], [2, 5]]
    assert scene.seen("C", "shown_strength") == [[4, 1, 1], [4, 2, 4]]
    assert scene.seen("B", "shown_strength") == [[4, 1, 4], [4, 2, 1]]
    scene.play("B announce_arcanum swords of swords chalices")
    assert scene.told("announced") == ["B swords two_faced_legate", "C chalices two_faced_legate"]
    assert scene.told("compared") == ["two_faced_legate F B:4/4:swords,C:4/5:chalices"]
    assert scene.asked() == "B place_prize"


def test_e_7_a_hopeless_arcanum_may_be_announced() -> None:
    scene = lay("resolve", table={"F": "penthow | C blackmailer"})
    scene.play("C announce_arcanum staves of staves swords chalices")
    assert scene.told("compared") == ["penthow F C:0/2:staves"]
    stays(scene, "F", "penthow", "C blackmailer")


E8 = {"Z0": "ivory_gavel | A arms_broker- | B dil_dan_alar- | C beggar_prince", "F": "the_regent"}


def test_e_8_equal_totals_below_the_threshold_stay() -> None:
    scene = lay("resolve", table=E8)
    assert scene.told("turned_up") == ["A arms_broker Z0", "B dil_dan_alar Z0"]
    assert scene.told("compared") == ["ivory_gavel Z0 A:4/5:swords,B:4/5:swords,C:4/5:swords"]
    assert scene.told("nobody_reached") == ["ivory_gavel Z0"]
    stays(scene, "Z0", "ivory_gavel", "A arms_broker | B dil_dan_alar | C beggar_prince")


@pytest.mark.parametrize(
    ("seat", "agent"), [("A", "raw_recruit"), ("B", "bargemaster"), ("C", "fortune_teller")], ids=["A", "B", "C"]
)
def test_e_8_a_single_point_more_decides_in_the_next_round(seat: str, agent: str) -> None:
    scene = lay("resolve", table=E8, decks=NO_DECKS | {seat: agent})
    scene.play(f"{seat} choose_play agent@Z0")
    assert f"{seat}:5/5:swords" in scene.told("compared")[-1]
    assert scene.asked() == f"{seat} place_prize"


def zones_resolved(players: int, first: str) -> str:
    """The zones in the order in which they are resolved; militia is in each of them."""
    zones = ["Z0", "Z1", "Z2", *(["Z3"] if players != 3 else []), "F"]
    table = {name: f"R0{number} | A M{number}" for number, name in enumerate(zones, 1)}
    scene = lay("resolve", players=players, first=first, table=table, options={"tactical_removal": False})
    return " ".join(line.split()[1] for line in scene.told("compared"))


def test_e_9_zones_are_resolved_clockwise_from_the_left_of_the_first_of_three_players() -> None:
    assert zones_resolved(3, "C") == "Z2 Z0 Z1 F"


def test_e_10_zones_are_resolved_clockwise_from_the_left_of_the_first_of_two_players() -> None:
    assert zones_resolved(2, "B") == "Z2 Z3 Z0 Z1 F"


@pytest.mark.parametrize(("arcanum", "total", "winner"), [("chalices", "A:6/3", "A"), ("staves", "A:4/3", "B")])
def test_e_11_announcements_are_made_in_turn_order(arcanum: str, total: str, winner: str) -> None:
    scene = lay("resolve", first="B", table={"F": "harlequin | A sapper field_chaplain | B lantern_seer"})
    assert scene.seen("A", "shown_strength") == [[4, 0, 4], [4, 1, 0], [4, 2, 6]]
    assert scene.seen("B", "shown_strength") == [[4, 0, 0], [4, 1, 0], [4, 2, 5]]
    scene.play(
        "B announce_arcanum chalices of staves swords chalices",
        f"A announce_arcanum {arcanum} of staves swords chalices",
    )
    assert scene.told("compared") == [f"harlequin F B:5/3:chalices,{total}:{arcanum}"]
    assert scene.told("won") == [f"{winner} harlequin F"]
    assert scene.asked() == f"{winner} place_prize"
