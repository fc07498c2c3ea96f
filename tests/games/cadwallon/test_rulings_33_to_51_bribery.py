"""Rulings AC-33 to AC-51: bribery."""

from typing import Any

import pytest

from .helpers import Scene, lay, pack_with

THIEVES = ("thieves", "usurers")
USURERS = ("usurers", "thieves")
OTHERS = {"thieves": "court_creditor", "usurers": "beggar_prince", "blades": "crossbowman"}


def bribe(line: str, relic: str, guild: str = "blades", zone: str = "F", **scene: Any) -> Scene:
    """A, one of two players, bribes the personality of a zone; Ayane is the next prize there."""
    guilds = {"thieves": THIEVES, "usurers": USURERS, "blades": ("blades", "ferrymen")}[guild]
    usual: dict[str, Any] = {
        "piles": {zone: "ayane gilded_spurs"},
        "hands": {"A": f"{relic} cracked_signet", "B": OTHERS[guild]},
    }
    table = {zone: line, **({} if zone == "F" else {"F": "chalice_of_ashes"})} | scene.pop("table", {})
    laid = lay(players=2, guilds=guilds, table=table, **usual | scene)
    return laid.use("A", relic, f"bribe@{zone}")


def offer(scene: Scene) -> str:
    """Total and price of the last bribe: "7 7"."""
    return " ".join(scene.told("bribe_offered")[-1].split()[-2:])


# --- AC-33, AC-34: what counts ---


def test_ac_33_all_own_agents_count() -> None:
    scene = bribe("two_faced_legate | A forger charm_seller", "hollow_coin", "thieves")
    assert offer(scene) == "9 7"  # 3 + 3 chalices, 3 ducats
    assert scene.told("won") == ["A two_faced_legate F"]


def test_ac_34_agents_count_in_gold_not_in_what_they_do_best() -> None:
    scene = bribe("two_faced_legate | A knife_dancer", "hollow_coin", "thieves")
    assert offer(scene) == "4 7"  # 1 swords, though the Knife-Dancer has 4 staves
    assert scene.told("bribe_failed") == ["A two_faced_legate"]


def test_ac_34_ducats_of_agents_do_not_count() -> None:
    scene = bribe("ratcatcher_queen | A the_regent", "drinking_horn")
    assert offer(scene) == "3 5"  # the Regent has no staves, and 9 ducats of no use


# --- AC-35 to AC-38: what is needed ---


def test_ac_35_the_threshold_does_not_matter() -> None:
    scene = bribe("arkabast | A goblin_fire_support", "drinking_horn")  # 4 chalices of 5
    assert scene.told("won") == ["A arkabast F"]
    assert scene.asked() == "A place_prize"


def test_ac_36_exactly_the_price_is_enough() -> None:
    scene = bribe("arkabast | A goblin_fire_support", "drinking_horn")
    assert offer(scene) == "7 7"
    assert scene.told("won") == ["A arkabast F"]
    scene = bribe("arkabast | A goblin_fire_support", "watchmans_rattle")
    assert offer(scene) == "6 7"
    assert scene.told("won") == []


def test_ac_37_one_agent_of_no_value_is_enough() -> None:
    scene = bribe("ratcatcher_queen | A blackmailer", "barhan_sword", "thieves")
    assert offer(scene) == "5 5"
    assert scene.told("won") == ["A ratcatcher_queen F"]


def test_ac_37_without_an_own_agent_there_is_no_bribe() -> None:
    table = {"F": "ratcatcher_queen | B pale M1", "Z0": "siege_bell | A blackmailer"}
    scene = lay(players=2, guilds=THIEVES, table=table, hands={"A": "barhan_sword lookout"})
    scene.play("A choose_card barhan_sword", "A choose_play discard of militia discard")


def test_ac_38_agents_of_earlier_rounds_count() -> None:
    decks = {"A": "drinking_horn sapper raw_recruit guild_herald", "B": "", "C": "", "D": ""}
    table = {"F": "arkabast | A goblin_fire_support"}
    scene = lay("resolve", first="B", table=table, piles={"F": "ayane"}, decks=decks)
    assert scene.told("round_began") == ["3 A"]
    scene.use("A", "drinking_horn", "bribe@F")
    assert scene.told("won") == ["A arkabast F"]


# --- AC-39, AC-40: agents that lie face down ---


@pytest.mark.parametrize(("agent", "succeeds"), [("knife_dancer", True), ("lookout", False)])
def test_ac_39_own_agents_are_turned_up_and_stay_so(agent: str, succeeds: bool) -> None:
    scene = bribe(f"ratcatcher_queen | A {agent}-", "hollow_coin", "thieves", zone="Z0")
    assert scene.told("turned_up") == [f"A {agent} Z0"]
    assert bool(scene.told("won")) == succeeds
    if not succeeds:
        assert scene.lying("Z0") == f"A {agent}"
        assert scene.prize("Z0") == "ratcatcher_queen"


def test_ac_40_opponents_agents_go_home_face_up() -> None:
    scene = lay(
        turn="B",
        table={"Z1": "ratcatcher_queen | B toll_assassin | C blackmailer- M3 | D pale", "F": "siege_bell"},
        piles={"Z1": "gilded_spurs"},
        hands={"B": "pilots_compass", "C": "lookout"},
    )
    scene.use("B", "pilots_compass", "bribe@Z1")
    for viewer in ("A", "B", None):
        assert scene.told("went_home", viewer) == ["B toll_assassin Z1", "C blackmailer Z1", "D pale Z1"]
    assert scene.resources("C") == "blackmailer"
    assert scene.resources("D") == "pale"
    assert len(scene.seen("C", "resources", "A")["cards"]) == 1
    assert scene.told("turned_up") == []


# --- AC-41 to AC-44: total and failure ---


def test_ac_41_the_best_gold_arcanum_counts_and_nobody_is_asked() -> None:
    scene = bribe("two_faced_legate | A forger beggar_prince", "watchmans_rattle", "thieves")
    assert offer(scene) == "9 7"  # 7 swords rather than 3 chalices
    assert scene.asked() == "A place_prize"
    assert scene.told("announced") == []


def test_ac_42_a_bribe_may_fail_and_costs_the_relic() -> None:
    scene = bribe("ayane | A raw_recruit", "drinking_horn", piles={"F": "penthow"})
    assert scene.told("bribe_failed") == ["A ayane"]
    assert scene.resources("A") == "drinking_horn"
    assert (scene.prize("F"), scene.lying("F")) == ("ayane", "A raw_recruit")
    assert scene.asked() == "B choose_play"


def test_ac_42_a_table_may_forbid_bribes_that_fail() -> None:
    for agent, plays in (("raw_recruit", "militia discard"), ("halberd_sergeant", "bribe@F militia discard")):
        scene = lay(
            table={"F": f"ayane | A {agent}"},
            hands={"A": "drinking_horn sapper"},
            options={"failing_bribe": "illegal"},
        )
        scene.play("A choose_card drinking_horn", f"A choose_play discard of {plays}")


def test_ac_43_ducats_of_a_failed_bribe_do_not_help_later() -> None:
    scene = lay(table={"F": "ayane | D pale"}, turn="D", hands={"D": "iron_strongbox"})
    scene.use("D", "iron_strongbox", "bribe@F")
    assert offer(scene) == "6 7"
    assert scene.told("compared") == ["ayane F D:3/6:staves"]
    assert scene.told("nobody_reached") == ["ayane F"]


def test_ac_44_every_try_takes_a_relic_of_its_own() -> None:
    scene = bribe("ayane | A raw_recruit", "drinking_horn", piles={"F": "penthow"})  # 2 + 3
    scene.use("B", "crossbowman", "discard").use("A", "cracked_signet", "bribe@F")  # 2 + 2, not 2 + 3 + 2
    assert [line.split()[-2:] for line in scene.told("bribe_offered")] == [["5", "7"], ["4", "7"]]
    assert len(scene.told("bribe_failed")) == 2


# --- AC-45, AC-46: after a bribe ---


def test_ac_45_the_next_prize_comes_at_once_and_can_be_won_in_this_round() -> None:
    hands = {"A": "drinking_horn barhan_sword", "B": "bargemaster toll_assassin"}
    scene = bribe("arkabast | A goblin_fire_support", "drinking_horn", hands=hands, piles={"F": "penthow ayane"})
    assert scene.prize("F") == "arkabast"  # until A has said where it goes
    scene.play("A place_prize to_resources")
    assert (scene.prize("F"), scene.pile("F")) == ("penthow", "ayane JUBILEE")
    scene.use("B", "bargemaster", "agent@F").use("A", "barhan_sword", "discard").use("B", "toll_assassin", "discard")
    scene.play("B announce_arcanum staves", "B place_prize to_resources")
    assert scene.told("won") == ["A arkabast F", "B penthow F"]


def test_ac_45_effects_on_the_old_prize_do_not_concern_the_next_one() -> None:
    more = {"boosts": [[4, 1, 2, 5]], "shift": [0, 0, 0, 0, 3], "precedence": [0, 0, 0, 0, 2]}
    scene = bribe("arkabast | A goblin_fire_support", "drinking_horn", **more).play("A place_prize to_resources")
    table = scene.view()["table"]
    assert table["thresholds"][4] == [[0, 6]]  # of Ayane, as printed
    assert table["boosts"][4] == table["precedence"][4] == []


def test_ac_46_who_wins_by_a_bribe_may_remove_the_prize() -> None:
    scene = bribe("arkabast | A goblin_fire_support", "drinking_horn")
    scene.play("A place_prize to_guild_pile of to_resources to_guild_pile")
    assert scene.guild_pile("A") == "arkabast"
    assert scene.resources("A") == "goblin_fire_support drinking_horn"
    options = {"tactical_removal": False}
    scene = bribe("arkabast | A goblin_fire_support", "drinking_horn", options=options)
    assert scene.resources("A") == "goblin_fire_support drinking_horn arkabast"


# --- AC-47 to AC-49: effects ---


def test_ac_47_militia_boosts_and_shifts_do_not_count() -> None:
    more = {"boosts": [[4, 0, 0, 5]], "shift": [0, 0, 0, 0, -3], "precedence": [0, 0, 0, 0, 1]}
    scene = bribe("harbour_provost | A lookout M1", "hollow_coin", "thieves", **more)
    assert offer(scene) == "4 5"
    assert scene.told("won") == []


def test_ac_47_favours_do() -> None:
    scene = lay(
        players=2,
        guilds=USURERS,
        table={"F": "ayane | A pale"},
        piles={"F": "penthow"},
        hands={"A": "counting_house iron_strongbox", "B": "lookout"},
    )
    scene.use("A", "counting_house", "location").use("B", "lookout", "discard")
    scene.use("A", "iron_strongbox", "bribe@F")
    assert offer(scene) == "8 7"
    scene = bribe("ayane | A pale", "iron_strongbox", "usurers", piles={"F": "penthow"})
    assert offer(scene) == "6 7"


def test_ac_47_a_table_may_count_militia() -> None:
    options = {"militia_in_bribe": True}
    scene = bribe("harbour_provost | A lookout M1", "hollow_coin", "thieves", options=options)
    assert offer(scene) == "7 5"
    scene = bribe("harbour_provost | A M1", "hollow_coin", "thieves", options=options)
    assert offer(scene) == "6 5"


def test_ac_48_opponents_do_not_matter() -> None:
    strong = "halberd_sergeant fencing_master"
    for agents in ("", f" | B {strong}", f" | B {strong} M1 M2"):
        scene = lay(
            players=2,
            guilds=("thieves", "blades"),
            table={"F": f"ratcatcher_queen | A knife_dancer{agents}"},
            piles={"F": "ayane"},
            hands={"A": "hollow_coin lookout"},
        )
        scene.use("A", "hollow_coin", "bribe@F")
        assert offer(scene) == "7 5"
        assert scene.told("won") == ["A ratcatcher_queen F"]


def test_ac_49_a_sealed_personality_cannot_be_bribed() -> None:
    for sealed, plays in ((0, "bribe@F militia discard"), (1, "militia discard")):
        scene = lay(
            table={"F": "arkabast | A goblin_fire_support", "Z0": "siege_bell"},
            hands={"A": "drinking_horn sapper"},
            sealed=[0, 0, 0, 0, sealed],
        )
        scene.play("A choose_card drinking_horn", f"A choose_play discard of {plays}")


# --- AC-50, AC-51: prizes ---


def test_ac_50_relics_and_locations_cannot_be_bribed() -> None:
    table = {"Z0": "citadel | A sapper-", "Z3": "siege_bell | A raw_recruit-", "F": "arkabast | A goblin_fire_support"}
    scene = lay(table=table, hands={"A": "drinking_horn guild_herald"})
    scene.play("A choose_card drinking_horn", "A choose_play discard of bribe@F militia discard")


def test_ac_51_what_costs_nothing_goes_to_any_agent_with_a_relic() -> None:
    cheap = pack_with(P30={"ducats": "0"}, BLA_R={"ducats": "0"})
    scene = bribe("arkabast | A halberd_sergeant", "drinking_horn", pack=cheap)
    assert offer(scene) == "0 0"
    assert scene.told("won") == ["A arkabast F"]
