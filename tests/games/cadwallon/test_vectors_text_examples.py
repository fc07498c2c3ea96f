"""The examples of the rulebook itself, T1 to T5, on the real game."""

import pytest

from .helpers import lay

OFFERED = "staves swords chalices"


@pytest.mark.parametrize("place", ["to_resources", "to_guild_pile"])
def test_t_1_a_bribe_that_equals_the_price_succeeds_below_the_threshold(place: str) -> None:
    scene = lay(
        table={"F": "arkabast | A goblin_fire_support"},
        piles={"F": "lost_sceptre ayane"},
        hands={"A": "drinking_horn", "B": "crossbowman"},
    )
    assert scene.view()["table"]["thresholds"][4] == [[2, 5]]
    scene.play("A choose_play bribe@F of bribe@F militia discard")
    assert scene.told("bribe_offered") == ["A drinking_horn arkabast F 7 7"]
    scene.play(f"A place_prize {place} of to_resources to_guild_pile")
    home = "goblin_fire_support drinking_horn"
    assert scene.resources("A") == (f"{home} arkabast" if place == "to_resources" else home)
    assert scene.guild_pile("A") == ("" if place == "to_resources" else "arkabast")
    assert scene.asked() == "B choose_play"
    assert scene.prize("F") == "lost_sceptre"
    assert scene.told("prize_revealed") == ["lost_sceptre F"]


def test_t_2_the_highest_total_that_reaches_the_threshold_wins() -> None:
    scene = lay("resolve", table={"F": "barhan_sword | B crossbowman necromancer | D pale"}, piles={"F": "ayane"})
    assert scene.told("compared") == ["barhan_sword F B:5/4:staves,D:3/4:staves"]
    assert scene.told("won") == ["B barhan_sword F"]
    scene.play("B place_prize to_resources")
    assert scene.resources("B") == "crossbowman necromancer barhan_sword"
    assert scene.resources("D") == "pale"


@pytest.mark.parametrize("pale", ["pale", "pale-"])
def test_t_3_a_bribe_takes_no_notice_of_opponents(pale: str) -> None:
    scene = lay(
        turn="D",
        table={"Z2": f"ayane | D {pale} | B bargemaster"},
        piles={"Z2": "lost_sceptre"},
        hands={"D": "barhan_sword", "A": "raw_recruit"},
    )
    scene.play("D choose_play bribe@Z2 of bribe@Z2 militia discard", "D place_prize to_resources")
    assert scene.told("bribe_offered") == ["D barhan_sword ayane Z2 8 7"]
    assert scene.resources("D") == "pale barhan_sword ayane"
    assert scene.resources("B") == "bargemaster"
    assert scene.prize("Z2") == "lost_sceptre"
    assert scene.asked() == "A choose_play"


def test_t_4_each_player_announces_an_own_arcanum() -> None:
    scene = lay("resolve", table={"F": "harlequin | B necromancer dil_dan_alar | D ayane"})
    assert scene.view()["table"]["thresholds"][4] == [[0, 3], [1, 3], [2, 3]]
    assert scene.seen("B", "shown_strength") == [[4, 0, 2], [4, 1, 4], [4, 2, 5]]
    assert scene.seen("D", "shown_strength") == [[4, 0, 6], [4, 1, 0], [4, 2, 0]]
    scene.play(f"B announce_arcanum chalices of {OFFERED}", f"D announce_arcanum staves of {OFFERED}")
    assert scene.told("compared") == ["harlequin F B:5/3:chalices,D:6/3:staves"]
    assert scene.told("won") == ["D harlequin F"]
    assert scene.asked() == "D place_prize"


def test_t_5_an_announced_arcanum_must_reach_its_threshold() -> None:
    scene = lay("resolve", table={"F": "penthow | A raw_recruit"})
    scene.play(f"A announce_arcanum staves of {OFFERED}")
    assert scene.told("compared") == ["penthow F A:2/2:staves"]
    assert scene.told("won") == ["A penthow F"]


@pytest.mark.parametrize("arcanum", ["swords", "chalices"])
def test_t_5_another_arcanum_wins_nothing(arcanum: str) -> None:
    scene = lay("resolve", table={"F": "penthow | A raw_recruit"})
    scene.play(f"A announce_arcanum {arcanum}")
    assert scene.told("compared") == [f"penthow F A:1/2:{arcanum}"]
    assert scene.told("nobody_reached") == ["penthow F"]
    assert scene.prize("F") == "penthow"
    assert scene.lying("F") == "A raw_recruit"
    assert scene.position["round"] == 3
