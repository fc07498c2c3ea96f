"""The worked examples of bribery, E12 to E20, on the real game."""

from typing import Any

import pytest

from .helpers import Scene, lay

DUEL: dict[str, Any] = {"players": 2, "guilds": ("thieves", "usurers")}
THIEVES_FIRST: dict[str, Any] = {"guilds": ("thieves", "ferrymen", "blades", "usurers")}


def offer(where: str, line: str, relic: str = "hollow_coin", **given: Any) -> Scene:
    """A holds a relic and nothing else; B still has a card to play."""
    hands = {"A": relic, "B": "iron_condottiere"}
    return lay(table={where: line}, piles={where: "lost_sceptre"}, hands=hands, **given)


def fails(scene: Scene, where: str, prize: str, lying: str, relic: str = "hollow_coin") -> None:
    assert scene.told("bribe_failed") == [f"A {prize}"]
    assert scene.prize(where) == prize
    assert scene.lying(where) == lying
    assert scene.resources("A") == relic


def test_e_12_a_hidden_agent_is_turned_up_and_counts() -> None:
    scene = offer("Z0", "ratcatcher_queen | A knife_dancer- | B pale", **DUEL)
    scene.play("A choose_play bribe@Z0 of bribe@Z0 militia discard")
    assert scene.told("turned_up") == ["A knife_dancer Z0"]
    assert scene.told("bribe_offered") == ["A hollow_coin ratcatcher_queen Z0 7 5"]
    scene.play("A place_prize to_resources")
    assert scene.resources("A") == "knife_dancer hollow_coin ratcatcher_queen"
    assert scene.resources("B") == "pale"
    assert scene.prize("Z0") == "lost_sceptre"


def test_e_13_a_bribe_that_fails_costs_the_relic_and_shows_the_agent() -> None:
    scene = offer("Z0", "ratcatcher_queen | A lookout- | B pale", **DUEL)
    scene.play("A choose_play bribe@Z0 of bribe@Z0 militia discard")
    assert scene.told("bribe_offered") == ["A hollow_coin ratcatcher_queen Z0 4 5"]
    assert scene.asked() == "B choose_play"
    fails(scene, "Z0", "ratcatcher_queen", "A lookout | B pale")


def test_e_14_the_best_gold_arcanum_counts_in_a_bribe() -> None:
    scene = offer("F", "two_faced_legate | A forger charm_seller", **THIEVES_FIRST)
    assert scene.seen("A", "shown_strength") == [[4, 1, 5], [4, 2, 6]]
    scene.play("A choose_play bribe@F")
    assert scene.told("bribe_offered") == ["A hollow_coin two_faced_legate F 9 7"]
    assert scene.asked() == "A place_prize"


def test_e_15_only_gold_arcana_count_in_a_bribe() -> None:
    scene = offer("F", "two_faced_legate | A knife_dancer", **THIEVES_FIRST)
    scene.play("A choose_play bribe@F")
    assert scene.told("bribe_offered") == ["A hollow_coin two_faced_legate F 4 7"]
    fails(scene, "F", "two_faced_legate", "A knife_dancer")


@pytest.mark.parametrize(("play", "favour", "total"), [("location", 2, 8), ("discard", 0, 6)])
def test_e_16_a_favour_helps_a_later_bribe(play: str, favour: int, total: int) -> None:
    scene = lay(
        guilds=("usurers", "ferrymen", "thieves", "blades"),
        table={"F": "ayane | A pale"},
        piles={"F": "lost_sceptre"},
        hands={"A": "iron_strongbox counting_house", "B": "crossbowman bargemaster"},
        decks={"A": ""},
    )
    scene.play("A choose_card counting_house", f"A choose_play {play} of location discard")
    scene.play("B choose_card crossbowman", "B choose_play discard")
    assert scene.seen("A", "favour") == favour
    scene.play("A choose_play bribe@F of bribe@F militia discard")
    assert scene.told("bribe_offered") == [f"A iron_strongbox ayane F {total} 7"]
    if favour:
        assert scene.told("won") == ["A ayane F"]
    else:
        fails(scene, "F", "ayane", "A pale", relic="counting_house iron_strongbox")


def test_e_17_militia_does_not_count_in_a_bribe() -> None:
    scene = offer("F", "harbour_provost | A lookout M1", **THIEVES_FIRST)
    scene.play("A choose_play bribe@F")
    assert scene.told("bribe_offered") == ["A hollow_coin harbour_provost F 4 5"]
    fails(scene, "F", "harbour_provost", "A lookout M1")


def test_e_18_all_that_lies_at_a_bribed_prize_leaves() -> None:
    scene = lay(
        turn="B",
        table={"Z1": "ratcatcher_queen | B toll_assassin- | C blackmailer- M3", "F": "the_regent"},
        piles={"Z1": "lost_sceptre"},
        hands={"B": "pilots_compass", "A": "raw_recruit"},
    )
    scene.play("B choose_play bribe@Z1 of bribe@Z1 militia discard", "B place_prize to_resources")
    assert scene.told("bribe_offered") == ["B pilots_compass ratcatcher_queen Z1 7 5"]
    assert scene.resources("B") == "toll_assassin pilots_compass ratcatcher_queen"
    assert scene.resources("C") == "blackmailer"
    assert scene.told("went_home") == ["B toll_assassin Z1", "C blackmailer Z1"]
    assert scene.position["militia_aside"] == ["M3"]
    assert "M3" not in scene.position["militia_deck"]
    assert (scene.prize("Z1"), scene.lying("Z1")) == ("lost_sceptre", "")
    scene.play("A choose_play discard")
    assert scene.position["round"] == 3
    assert sorted(scene.position["militia_deck"]) == ["M1", "M2", "M3", "M4", "M5", "M6"]
    assert scene.position["militia_aside"] == []


def test_e_19_a_round_in_which_the_jubilee_appears_is_played_to_its_end() -> None:
    scene = lay(
        round=9,
        table={"F": "arkabast | A goblin_fire_support", "Z1": "gilded_spurs | C roof_runner M3"},
        piles={"F": "JUBILEE lost_sceptre", "Z1": "ayane"},
        hands={"A": "drinking_horn raw_recruit", "B": "crossbowman"},
    )
    scene.play("A choose_card drinking_horn", "A choose_play bribe@F", "A place_prize to_resources")
    assert scene.told("jubilee_revealed") == [""]
    assert scene.view()["table"]["jubilee"]
    assert scene.prize("F") is None
    scene.play("B choose_play discard of agent@Z1 discard", "A choose_play discard of agent@Z1 discard")
    assert scene.told("compared") == ["gilded_spurs Z1 C:5/3:staves"]
    scene.play("C place_prize to_resources")
    assert scene.told("militia_withdrew") == ["1"]
    assert len(scene.position["militia_deck"]) == 6
    assert (scene.match.is_over, scene.match.ending, scene.position["round"]) == (True, "jubilee", 9)
    assert scene.told("prize_revealed") == []
    assert scene.position["prizes"] == [None] * 5
    assert (scene.told("first_player_passed"), scene.position["first"]) == ([], 0)
    assert scene.match.scores == [3, 0, 1, 0]


def test_e_20_only_personalities_can_be_bribed() -> None:
    scene = offer("F", "watchtower | A goblin_fire_support", "drinking_horn")
    assert scene.asked() == "A choose_play"
    assert scene.offered() == {"militia", "discard"}
