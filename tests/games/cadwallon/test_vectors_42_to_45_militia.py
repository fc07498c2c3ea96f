"""The worked examples of the militia, E42 to E45, on the real game."""

from .helpers import lay

ALL_SIX = ["M1", "M2", "M3", "M4", "M5", "M6"]


def test_e_42_militia_adds_to_the_total_and_returns() -> None:
    scene = lay(
        guilds=("ferrymen", "blades", "thieves", "usurers"),
        table={"F": "siege_bell | A crossbowman", "Z0": "lost_sceptre"},
        piles={"F": "ayane"},
        hands={"A": "pilots_compass"},
        militia="M3",
    )
    scene.play("A choose_play militia of militia discard")
    assert scene.told("militia_came") == ["A M3"]
    scene.play("A militia_zone F of Z0 F")
    assert scene.told("compared") == ["siege_bell F A:5/5:staves"]
    assert scene.resources("A") == "pilots_compass crossbowman"
    assert "M3" in scene.position["militia_aside"]
    scene.play("A place_prize to_resources")
    assert scene.position["round"] == 3
    assert sorted(scene.position["militia_deck"]) == ALL_SIX


def test_e_43_militia_wins_alone() -> None:
    scene = lay(table={"F": "cracked_signet"}, hands={"A": "drinking_horn"}, militia="M3")
    scene.play("A choose_play militia")  # there is one zone to go to
    assert scene.told("militia_laid_up") == ["A M3 F"]
    assert scene.told("compared") == ["cracked_signet F A:2/2:swords"]
    assert scene.told("won") == ["A cracked_signet F"]
    assert scene.asked() == "A place_prize"


def test_e_44_when_all_militia_is_out_none_can_be_called() -> None:
    table = {"F": "siege_bell | B M1 M2", "Z0": "lost_sceptre | A M4"}
    hands = {"A": "drinking_horn raw_recruit"}
    scene = lay(table=table, hands=hands, militia="")
    assert scene.position["militia_aside"] == ["M3", "M5", "M6"]
    scene.play("A choose_card drinking_horn")
    assert scene.told("discarded") == ["A drinking_horn"]  # there was no choice
    scene = lay(table=table, hands=hands, militia="M6").play("A choose_card drinking_horn")
    assert scene.offered() == {"militia", "discard"}


def test_e_45_militia_returns_from_a_prize_that_nobody_wins() -> None:
    scene = lay("resolve", table={"F": "siege_bell | A M3 raw_recruit | B grave_boatman"})
    assert scene.told("nobody_reached") == ["siege_bell F"]
    assert scene.position["round"] == 3
    assert scene.prize("F") == "siege_bell"
    assert scene.lying("F") == "A raw_recruit | B grave_boatman"
    assert sorted(scene.position["militia_deck"]) == ALL_SIX
