"""The worked examples of locations, E29 to E41, on the real game."""

from typing import Any

import pytest

from .helpers import Scene, lay

FERRYMEN_FIRST = ("ferrymen", "usurers", "thieves", "blades")
THIEVES_FIRST = ("thieves", "usurers", "ferrymen", "blades")
HELM = {"F": "founders_helm | A shield_veteran | B bargemaster"}


def holding(hand: str, table: dict[str, str], **given: Any) -> Scene:
    """A is about to play; the main deck of A is empty unless it is given, so that no rider draws."""
    return lay(**{"hands": {"A": hand}, "decks": {"A": ""}, "table": table} | given)


def apart(scene: Scene) -> Scene:
    """The same once more, to try something out."""
    return Scene(scene.match.clone())


# --- boost, precedence, shift ---


def test_e_29_a_boost_raises_the_total() -> None:
    scene = holding("proving_yard", HELM, decks={"A": "sapper"})
    scene.play("A choose_play location of location discard")
    assert scene.told("boosted") == ["A founders_helm F staves 2"]
    assert scene.told("drew", viewer="A") == ["A 1 sapper"]
    scene.play("A choose_play discard")
    assert scene.told("compared") == ["founders_helm F A:5/4:staves,B:4/4:staves"]
    assert scene.told("won") == ["A founders_helm F"]
    assert scene.asked() == "A place_prize"


def test_e_30_a_boost_lapses_without_an_agent() -> None:
    hands = {"A": "proving_yard", "B": "gallows_gate"}
    scene = holding("", HELM, hands=hands, decks={"A": "", "B": ""})
    scene.play("A choose_play location")
    assert scene.view()["table"]["boosts"][4] == [[0, 0, 2]]
    scene.play("B choose_play location of location discard")
    assert scene.told("dismissed") == ["B A shield_veteran F"]
    assert scene.told("compared") == ["founders_helm F B:4/4:staves"]
    assert scene.told("won") == ["B founders_helm F"]


def test_e_31_a_boost_needs_its_arcanum_in_gold() -> None:
    scene = holding("council_chamber raw_recruit", HELM)
    scene.play("A choose_card council_chamber")  # nothing is left but to discard it
    assert scene.told("discarded") == ["A council_chamber"]
    assert scene.told("location_used") == []


E4 = {"F": "harbour_provost | C knife_dancer | B bargemaster | D pale"}


def test_e_32_precedence_decides_a_tie() -> None:
    scene = lay(turn="C", table=E4, hands={"C": "duelling_court"}, decks={"C": ""})
    scene.play("C choose_play location")
    assert scene.told("took_precedence") == ["C harbour_provost F"]
    assert scene.told("compared") == ["harbour_provost F B:4/3:staves,C:4/3:staves,D:3/3:staves"]
    assert scene.told("won_by_precedence") == ["C harbour_provost F"]
    assert scene.asked() == "C place_prize"


def test_e_32_two_precedences_cancel_out() -> None:
    hands = {"B": "court_of_petitions", "C": "duelling_court"}
    scene = lay(turn="B", table=E4, hands=hands, decks={"B": "", "C": ""})
    scene.play("B choose_play location", "C choose_play location")
    assert scene.told("tied") == ["harbour_provost F B,C"]
    assert scene.position["round"] == 3
    assert scene.lying("F") == "C knife_dancer | B bargemaster | D pale"


def test_e_33_a_threshold_never_falls_below_one() -> None:
    scene = lay(
        guilds=THIEVES_FIRST,
        table={"F": "watchmans_rattle | A lookout"},
        hands={"A": "whispering_cloister", "B": "pale"},
        decks={"A": ""},
    )
    assert scene.view()["table"]["thresholds"][4] == [[0, 2]]
    scene.play("A choose_play location")
    assert scene.told("shifted") == ["A watchmans_rattle F -2"]
    assert scene.view()["table"]["thresholds"][4] == [[0, 1]]
    scene.play("B choose_play discard")
    assert scene.told("compared") == ["watchmans_rattle F A:1/1:staves"]
    assert scene.asked() == "A place_prize"


def test_e_33_shifts_add_up_before_the_least_threshold() -> None:
    scene = lay(
        guilds=THIEVES_FIRST,
        table={"F": "watchmans_rattle | A lookout"},
        hands={"A": "whispering_cloister", "B": "citadel"},
        decks={"A": "", "B": ""},
    )
    scene.play("A choose_play location", "B choose_play location")
    assert scene.told("compared") == ["watchmans_rattle F A:1/3:staves"]
    assert scene.told("nobody_reached") == ["watchmans_rattle F"]
    assert scene.position["round"] == 3


# --- agents come and go ---


def test_e_34_an_agent_stays_hidden_only_between_controlled_zones() -> None:
    scene = lay(
        players=2,
        guilds=FERRYMEN_FIRST,
        table={"Z0": "ayane | A lantern_seer-", "Z3": "siege_bell", "F": "lost_sceptre"},
        hands={"A": "blackwater_landing muster_square", "B": "pit_fighter"},
        decks={"A": ""},
    )
    scene.play("A choose_card blackwater_landing", "A choose_play location of location discard")
    across = apart(scene).play("A effect_zone Z3 of Z3 F")
    assert across.lying("Z3") == "A lantern_seer-"
    assert across.told("moved_down", viewer="B") == ["A ? Z0 Z3"]
    scene.play("A effect_zone F")
    assert scene.lying("F") == "A lantern_seer"
    assert scene.told("moved_up", viewer="B") == ["A lantern_seer Z0 F"]
    scene.play("B choose_play discard", "A choose_play location", "A effect_zone Z0 of Z0 Z3")
    assert scene.told("moved_up") == ["A lantern_seer Z0 F", "A lantern_seer F Z0"]
    assert scene.told("moved_down") == []


E35: dict[str, Any] = {"table": {"F": "the_regent | B pit_fighter pale"}, "guilds": FERRYMEN_FIRST}


def test_e_35_only_weak_agents_are_dismissed() -> None:
    scene = holding("gallows_gate crossbowman", **E35)
    scene.play("A choose_card gallows_gate", "A choose_play location")  # there is one target, so nothing is asked
    assert scene.told("dismissed") == ["A B pale F"]
    assert scene.lying("F") == "B pit_fighter"
    assert scene.resources("B") == "pale"


def test_e_35_a_higher_limit_reaches_more_agents() -> None:
    scene = holding("tomb_of_the_first_duke crossbowman", **E35)
    scene.play("A choose_card tomb_of_the_first_duke", "A choose_play location")
    scene.play("A effect_opponent_agent pit_fighter of pit_fighter pale")
    assert scene.resources("B") == "pit_fighter"


def test_e_38_a_swap_behind_a_hidden_place_shows_nothing() -> None:
    scene = holding("hall_of_mirrors blackmailer", {"Z0": "ayane | B pale | A lookout-"}, guilds=THIEVES_FIRST)
    scene.play("A choose_card hall_of_mirrors", "A choose_play location")
    assert scene.lying("Z0") == "B pale | A blackmailer-"
    assert scene.told("swapped_down", viewer="A") == ["A lookout blackmailer Z0"]
    assert scene.told("swapped_down", viewer="B") == scene.told("swapped_down") == ["A ? ? Z0"]
    assert [agent["card"] for agent in scene.view("B")["table"]["agents"][0]][1] is None
    assert scene.seen("A", "hand", viewer="B") == {"count": 1, "cards": []}
    assert scene.seen("A", "known_in_hand") == []
    assert scene.hand("A") == "lookout"
    scene.play("A choose_play discard of agent@Z0 discard")
    assert scene.told("discarded") == ["A lookout"]


# --- cards in hand, deck and resources ---


def test_e_36_recover_takes_no_location() -> None:
    resources = {"A": "watchtower blackmailer hollow_coin"}
    scene = holding("fences_cellar forger", {"F": "ayane"}, guilds=THIEVES_FIRST, resources=resources)
    scene.play("A choose_card fences_cellar", "A choose_play location of location discard")
    scene.play("A effect_resource_card blackmailer of blackmailer hollow_coin")
    assert scene.told("recovered") == ["A blackmailer"]
    assert set(scene.hand("A").split()) == {"forger", "blackmailer"}
    assert scene.resources("A") == "watchtower hollow_coin fences_cellar"


def test_e_37_a_rider_never_shuffles() -> None:
    scene = holding(
        "blackwater_landing necromancer",
        {"Z0": "ayane | A lantern_seer", "F": "lost_sceptre"},
        guilds=FERRYMEN_FIRST,
        resources={"A": "crossbowman"},
    )
    scene.play("A choose_card blackwater_landing", "A choose_play location")
    assert scene.told("moved_up") == ["A lantern_seer Z0 F"]
    assert scene.told("drew_nothing") == ["A"]
    assert scene.told("reshuffled") == []
    assert scene.hand("A") == "necromancer"
    assert scene.resources("A") == "crossbowman blackwater_landing"


@pytest.mark.parametrize(("deck", "count"), [("BLA-A4", 8), ("BLA-A4 BLA-A5", 9)])
def test_e_40_retire_leaves_eight_cards_in_circulation(deck: str, count: int) -> None:
    scene = holding(
        "veterans_hostel raw_recruit",
        {"F": "ayane | A BLA-A1 BLA-A2"},
        resources={"A": "BLA-A3 BLA-R the_regent"},
        decks={"A": deck},
    )
    assert circulation(scene) == count
    scene.play("A choose_card veterans_hostel")
    if count == 8:
        assert scene.told("discarded") == ["A veterans_hostel"]  # there was no choice
    else:
        scene.play("A choose_play location of location discard")
        assert scene.told("retired") == ["A fencing_master"]
        assert scene.guild_pile("A").endswith("fencing_master")
    assert circulation(scene) == 8


def circulation(scene: Scene) -> int:
    owned = " ".join([scene.hand("A"), scene.deck("A"), scene.resources("A")]).split()
    return len(owned) + len(scene.view()["table"]["agents"][4])


# --- piles and seals ---


def test_e_39_renew_needs_a_border_zone_without_agents() -> None:
    scene = holding(
        "auction_house crossbowman",
        {"Z0": "ayane", "Z1": "siege_bell | B pale", "F": "lost_sceptre"},
        players=2,
        guilds=FERRYMEN_FIRST,
        piles={"Z0": "the_regent citadel", "Z1": "R01", "F": "R02"},
    )
    scene.play("A choose_card auction_house", "A choose_play location")  # one zone is legal, so none is asked for
    assert scene.told("renewed") == ["A ayane Z0"]
    assert (scene.prize("Z0"), scene.pile("Z0")) == ("the_regent", "citadel ayane")
    assert (scene.prize("Z1"), scene.prize("F")) == ("siege_bell", "lost_sceptre")


def test_e_41_nothing_comes_to_a_sealed_prize() -> None:
    scene = holding(
        "river_fortress pilots_compass blackwater_landing crossbowman",
        {"F": "ayane | A bargemaster", "Z0": "siege_bell", "Z2": "lost_sceptre"},
        guilds=FERRYMEN_FIRST,
    )
    before = apart(scene).play("A choose_card pilots_compass")
    assert before.offered() == {"bribe@F", "militia", "discard"}
    scene.play("A choose_card river_fortress", "A choose_play location", "A effect_zone F of Z0 Z2 F")
    assert scene.told("sealed") == ["A ayane F"]
    assert scene.view()["table"]["sealed"] == [False, False, False, False, True]
    agent = apart(scene).play("A choose_card crossbowman")
    assert agent.offered() == {"agent@Z0", "agent@Z2", "discard"}
    relic = apart(scene).play("A choose_card pilots_compass")
    assert relic.offered() == {"militia", "discard"}
    relic.play("A choose_play militia", "A militia_zone Z2 of Z0 Z2")
    scene.play("A choose_card blackwater_landing", "A choose_play location of location discard")
    scene.play("A effect_zone Z0 of Z0 Z2")
    assert (scene.lying("F"), scene.lying("Z0")) == ("", "A bargemaster")


def test_e_41_an_agent_cannot_be_moved_to_a_sealed_prize() -> None:
    scene = holding(
        "blackwater_landing crossbowman",
        {"F": "ayane", "Z0": "siege_bell | A bargemaster", "Z2": "lost_sceptre"},
        guilds=FERRYMEN_FIRST,
        sealed=[0, 0, 0, 0, 1],
    )
    scene.play("A choose_card blackwater_landing", "A choose_play location")  # one zone is left to go to
    assert scene.lying("Z2") == "A bargemaster"
