"""Rulings AC-102 to AC-117: cards and their effects."""

from typing import Any

import pytest

from cartomante.games.cadwallon.state import FIRST_PRIZE, PLAYABLE, POWERS

from .helpers import GAME, Scene, lay, pack_with, spell_card

FERRYMEN = ("ferrymen", "blades", "thieves", "usurers")
THIEVES = ("thieves", "ferrymen", "blades", "usurers")


def use(word: str, line: str, *answers: str, zone: str = "F", rest: str = "", **scene: Any) -> Scene:
    """A, who may have more cards, uses a location; one zone is of interest, Siege Bell lies in another."""
    table = {zone: line} | scene.pop("table", {"Z1": "siege_bell"})
    table = {"F": "chalice_of_ashes"} | table
    return lay(table=table, hands={"A": f"{word} {rest}"} | scene.pop("hands", {}), **scene).use(
        "A", word, "location", *answers
    )


def can_use(word: str, line: str, **scene: Any) -> bool:
    """Whether A, holding this location and another card, is offered its effect; B holds a card too."""
    table = {"F": "chalice_of_ashes"} | {scene.pop("zone", "F"): line} | scene.pop("table", {})
    hands = {"A": f"{word} {scene.pop('rest', 'drinking_horn')}", "B": scene.pop("other", "crossbowman")}
    laid = lay(table=table, hands=hands, **scene).play(f"A choose_card {word}")
    if laid.told("discarded"):
        return False
    assert laid.offered() == {"location", "discard"}
    return True


# --- AC-102 to AC-104: what is on the cards ---


def test_ac_102_the_threshold_is_a_number_of_its_own() -> None:
    pack = pack_with(P10={"threshold": "2"})
    scene = lay("resolve", table={"F": "ayane | A raw_recruit", "Z1": "siege_bell"}, pack=pack)
    assert scene.told("won") == ["A ayane F"]
    scene = lay("resolve", table={"F": "siege_bell | A ayane"}, pack=pack)
    assert scene.told("compared") == ["siege_bell F A:6/5:staves"]


def test_ac_102_in_our_pack_it_is_the_value_of_the_card() -> None:
    c = GAME.pack().c
    for card in range(FIRST_PRIZE, PLAYABLE):
        golds = [arcanum for arcanum in range(POWERS) if c.threshold[card, arcanum]]
        assert golds
        assert all(c.threshold[card, arcanum] == c.value[card, arcanum] for arcanum in golds)


def cards_of(guild: str) -> set[str]:
    """What somebody begins with."""
    other = "usurers" if guild != "usurers" else "thieves"
    match = GAME.new_match(2, options={"guild_choice": [guild, other], "objectives": False})
    return {spell_card(card) for card in match.view()["seats"][0]["unseen"]}


def test_ac_103_the_goblins_and_the_horn_belong_to_the_blades() -> None:
    assert {"goblin_fire_support", "drinking_horn"} < cards_of("blades")


def test_ac_104_dil_dan_alar_is_an_agent_of_the_ferrymen() -> None:
    assert "dil_dan_alar" in cards_of("ferrymen")
    resources = {"A": "dil_dan_alar ayane crossbowman"}
    scene = use("veterans_hostel", "arkabast", resources=resources, guilds=FERRYMEN)
    scene.play("A effect_resource_card dil_dan_alar of dil_dan_alar crossbowman")  # agents, not personalities
    assert scene.guild_pile("A") == "dil_dan_alar"


# --- AC-105, AC-106: locations ---

HELM = "founders_helm | A shield_veteran | B bargemaster"


def test_ac_105_a_boost_helps_an_agent_to_win() -> None:
    scene = use("proving_yard", HELM, table={}, decks={"A": ""})
    assert scene.told("boosted") == ["A founders_helm F staves 2"]
    assert scene.told("compared") == ["founders_helm F A:5/4:staves,B:4/4:staves"]
    assert scene.told("won") == ["A founders_helm F"]


@pytest.mark.parametrize("rest", ["", " M3"])
def test_ac_105_without_an_agent_it_lapses(rest: str) -> None:
    hands = {"B": "gallows_gate"}
    line = f"founders_helm | A shield_veteran{rest} | B bargemaster"
    scene = use("proving_yard", line, table={}, decks={"A": ""}, hands=hands)
    scene.use("B", "gallows_gate", "location")
    assert scene.told("dismissed") == ["B A shield_veteran F"]
    totals = "A:2/4:staves,B:4/4:staves" if rest else "B:4/4:staves"
    assert scene.told("compared") == [f"founders_helm F {totals}"]
    assert scene.told("won") == ["B founders_helm F"]


def test_ac_105_a_location_adds_nothing_and_is_never_at_a_prize() -> None:
    hands = {"B": "crossbowman"}
    scene = use("citadel", "gilded_spurs | A sapper", "F", decks={"A": ""}, hands=hands)  # 5 staves are printed on it
    assert scene.lying("F") == "A sapper"
    assert scene.resources("A") == "citadel"
    scene.use("B", "crossbowman", "discard")
    assert scene.told("compared") == ["gilded_spurs F A:3/6:staves"]


@pytest.mark.parametrize(
    ("word", "line", "usable"),
    [
        ("watchtower", "siege_bell | A sapper- | C lookout", False),
        ("watchtower", "siege_bell | A sapper | B bargemaster-", True),
        ("wayside_shrine", "siege_bell | B bargemaster-", False),
        ("wayside_shrine", "siege_bell | A sapper-", True),
        ("gallows_gate", "siege_bell | B bargemaster-", False),
        ("gallows_gate", "siege_bell | D pit_fighter", False),
        ("gallows_gate", "siege_bell | B bargemaster", True),
        ("customs_house", "siege_bell | D pit_fighter M3", False),
        ("customs_house", "siege_bell | D debt_collector", True),
        ("hall_of_mirrors", "siege_bell | A sapper-", False),  # no agent in hand
        ("hall_of_records", "siege_bell", False),  # no pile
        ("auction_house", "siege_bell", False),
        ("pilgrims_hospice", "siege_bell", False),  # no resources
        ("veterans_hostel", "siege_bell", False),
        ("citadel", "siege_bell", True),
        ("bankers_bridge", "siege_bell", True),
    ],
)
def test_ac_106_a_location_without_a_target_can_only_be_thrown_away(word: str, line: str, usable: bool) -> None:
    assert can_use(word, line, zone="Z0") == usable


def test_ac_106_a_draw_needs_a_deck_and_a_move_another_prize() -> None:
    assert not can_use("ducal_palace", "siege_bell", decks={"A": ""})
    assert can_use("ducal_palace", "siege_bell", decks={"A": "sapper"})
    assert not can_use("muster_square", "siege_bell | A sapper")
    assert can_use("muster_square", "siege_bell | A sapper", table={"Z1": "ivory_gavel"})
    assert not can_use("muster_square", "siege_bell | A sapper", table={"Z1": "ivory_gavel"}, sealed=[0, 1, 0, 0, 0])


# --- AC-107, AC-108: moving ---


def test_ac_107_an_agent_may_be_moved_several_times() -> None:
    table = {"Z1": "siege_bell", "F": "chalice_of_ashes | A lantern_seer"}
    hands = {"A": "blackwater_landing muster_square bargemaster", "B": "sapper"}
    scene = lay(guilds=FERRYMEN, table=table, hands=hands, decks={"A": ""})
    scene.use("A", "blackwater_landing", "location").use("B", "sapper", "discard")
    scene.use("A", "muster_square", "location")
    assert scene.told("moved_up") == ["A lantern_seer F Z1", "A lantern_seer Z1 F"]
    assert scene.lying("F") == "A lantern_seer"


@pytest.mark.parametrize(
    ("origin", "facing", "to", "lies"),
    [("Z0", "-", "Z3", "-"), ("Z0", "-", "F", ""), ("F", "", "Z0", ""), ("Z0", "", "Z3", "")],
)
def test_ac_108_a_move_hides_nobody(origin: str, facing: str, to: str, lies: str) -> None:
    prizes = {"Z0": "siege_bell", "Z3": "ivory_gavel", "F": "chalice_of_ashes"}
    table = prizes | {origin: f"{prizes[origin]} | A lantern_seer{facing}"}
    hands = {"A": "blackwater_landing bargemaster", "B": "sapper"}
    scene = lay(players=2, guilds=FERRYMEN, table=table, hands=hands).use("A", "blackwater_landing", "location", to)
    assert scene.lying(to) == f"A lantern_seer{lies}"
    assert scene.told("moved_down", "B") == ([f"A ? {origin} {to}"] if lies else [])
    assert scene.told("moved_up", "B") == ([] if lies else [f"A lantern_seer {origin} {to}"])


# --- AC-109 to AC-111: boosts and shifts ---


@pytest.mark.parametrize(
    ("word", "usable"),
    [("founders_armoury", True), ("council_chamber", False), ("chapel_of_the_drowned", False), ("proving_yard", True)],
)
def test_ac_109_a_boost_needs_its_arcanum_in_gold(word: str, usable: bool) -> None:
    assert can_use(word, "founders_helm | A shield_veteran") == usable


def test_ac_109_of_several_prizes_only_those_are_offered() -> None:
    table = {"Z0": "ivory_gavel | A guild_herald-", "Z3": "harlequin | A raw_recruit-", "Z1": "lost_sceptre"}
    scene = use("council_chamber", "founders_helm | A shield_veteran", table=table)
    scene.play("A effect_zone Z3 of Z0 Z3")
    assert scene.told("boosted") == ["A harlequin Z3 swords 3"]


def test_ac_109_the_main_arcanum_is_every_one_in_gold() -> None:
    scene = use("cathedral_of_embers", "two_faced_legate | A shield_veteran", table={})
    assert scene.told("boosted") == ["A two_faced_legate F swords,chalices 3"]


def test_ac_110_a_boost_counts_for_another_agent_too() -> None:
    hands = {"B": "gallows_gate"}
    scene = use("proving_yard", HELM, table={}, decks={"A": ""}, hands=hands, rest="raw_recruit")
    scene.use("B", "gallows_gate", "location").use("A", "raw_recruit", "agent@F")
    assert scene.told("compared") == ["founders_helm F A:4/4:staves,B:4/4:staves"]
    assert scene.told("tied") == ["founders_helm F A,B"]


@pytest.mark.parametrize(("shift", "needed", "wins"), [(-2, 1, True), (1, 3, False), (-20, 1, True), (-1, 1, True)])
def test_ac_111_all_shifts_are_added_and_leave_at_least_1(shift: int, needed: int, wins: bool) -> None:
    table = {"F": "watchmans_rattle | A lookout"}
    scene = lay("resolve", guilds=THIEVES, table=table, shift=[0, 0, 0, 0, shift])
    assert scene.told("compared") == [f"watchmans_rattle F A:1/{needed}:staves"]
    assert bool(scene.told("won")) == wins


def test_ac_111_the_sum_counts_not_each_step() -> None:
    table = {"F": "watchmans_rattle | A lookout"}
    hands = {"A": "whispering_cloister citadel"}
    scene = lay(guilds=THIEVES, table=table, hands=hands, decks={"A": ""})
    scene.use("A", "whispering_cloister", "location")
    assert scene.view()["table"]["thresholds"][4] == [[0, 1]]  # 2 - 2
    scene.use("A", "citadel", "location")
    assert scene.told("shifted") == ["A watchmans_rattle F -2", "A watchmans_rattle F 3"]
    assert scene.told("compared") == ["watchmans_rattle F A:1/3:staves"]  # 2 - 2 + 3


def test_ac_111_nothing_never_wins() -> None:
    scene = lay("resolve", table={"F": "watchmans_rattle | A guild_herald"}, shift=[0, 0, 0, 0, -5])
    assert scene.told("nobody_reached") == ["watchmans_rattle F"]


# --- AC-112 to AC-114: looking, and new prizes ---


def test_ac_112_expose_turns_up_opponents_only() -> None:
    table = {"Z1": "ivory_gavel | B dil_dan_alar-", "Z2": "lost_sceptre"}
    scene = use("watchtower", "siege_bell | A sapper- | B bargemaster- crossbowman-", "Z0", zone="Z0", table=table)
    assert scene.lying("Z0") == "A sapper- | B bargemaster crossbowman"
    assert scene.lying("Z1") == "B dil_dan_alar-"
    assert scene.told("turned_up", "C") == ["B bargemaster,crossbowman Z0"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ac_113_a_pile_of_one_card_can_be_scouted(answer: str) -> None:
    scene = use("hall_of_records", "siege_bell", zone="Z0", table={}, piles={"Z0": "ayane"}, rest="sapper")
    assert scene.told("scouted", "A") == ["A ayane Z0"]
    assert scene.told("scouted", "B") == ["A ? Z0"]
    scene.play(f"A scout_bottom {answer} of yes no")
    assert scene.pile("Z0") == "ayane"
    assert scene.told("scouted_bottom" if answer == "yes" else "scouted_left", "B") == ["A Z0"]


def test_ac_113_of_a_larger_pile_the_card_may_go_to_the_bottom() -> None:
    for answer, pile in (("yes", "penthow the_regent ayane"), ("no", "ayane penthow the_regent")):
        piles = {"Z0": "ayane penthow the_regent"}
        scene = use("hall_of_records", "siege_bell", answer, zone="Z0", table={}, piles=piles, rest="sapper")
        assert scene.pile("Z0") == pile


EFFECTS = {"shift": [2, 0, 0, 0, 0], "precedence": [2, 0, 0, 0, 0]}


def test_ac_114_a_renewed_prize_loses_its_effects() -> None:
    scene = use("auction_house", "siege_bell", zone="Z0", table={}, piles={"Z0": "ayane"}, rest="sapper", **EFFECTS)
    assert scene.told("renewed", "B") == ["A siege_bell Z0"]
    assert (scene.prize("Z0"), scene.pile("Z0")) == ("ayane", "siege_bell")
    assert scene.view()["table"]["thresholds"][0] == [[0, 6]]
    assert scene.view()["table"]["precedence"][0] == []


def test_ac_114_a_sealed_prize_cannot_be_renewed_nor_one_with_somebody_beside_it() -> None:
    piles = {"Z0": "ayane"}
    assert can_use("auction_house", "siege_bell", zone="Z0", piles=piles)
    assert not can_use("auction_house", "siege_bell", zone="Z0", piles=piles, sealed=[1, 0, 0, 0, 0])
    assert not can_use("auction_house", "siege_bell | C lookout", zone="Z0", piles=piles)
    assert not can_use("auction_house", "siege_bell | C M3", zone="Z0", piles=piles)


# --- AC-115 to AC-117: resources ---


def test_ac_115_a_card_thrown_away_in_this_round_can_be_recovered() -> None:
    table = {"F": "chalice_of_ashes"}
    hands = {"A": "blackmailer fences_cellar lookout", "B": "crossbowman"}
    scene = lay(guilds=THIEVES, table=table, hands=hands, resources={"A": "watchtower hollow_coin"})
    scene.use("A", "blackmailer", "discard").use("B", "crossbowman", "discard")
    scene.use("A", "fences_cellar", "location")
    scene.play("A effect_resource_card blackmailer of blackmailer hollow_coin")  # never a location
    assert set(scene.hand("A").split()) == {"lookout", "blackmailer"}
    assert scene.resources("A") == "watchtower hollow_coin fences_cellar"


def test_ac_116_nothing_is_swapped_at_a_sealed_prize() -> None:
    line = "siege_bell | A sapper-"
    assert can_use("hall_of_mirrors", line, zone="Z0", rest="raw_recruit")
    assert not can_use("hall_of_mirrors", line, zone="Z0", rest="raw_recruit", sealed=[1, 0, 0, 0, 0])
    scene = use(
        "hall_of_mirrors",
        line,
        zone="Z0",
        table={"Z3": "ivory_gavel | A guild_herald-"},
        rest="raw_recruit",
        sealed=[1, 0, 0, 0, 0],
    )
    assert scene.told("swapped_down", "A") == ["A guild_herald raw_recruit Z3"]


def test_ac_116_elsewhere_the_new_card_takes_the_very_place() -> None:
    line = "siege_bell | A sapper- | B bargemaster-"
    scene = use("hall_of_mirrors", line, zone="Z0", table={}, rest="raw_recruit", decks={"A": ""}, hands={"B": "ayane"})
    assert scene.lying("Z0") == "A raw_recruit- | B bargemaster-"
    assert scene.hand("A") == "sapper"
    assert scene.told("swapped_down", "B") == ["A ? ? Z0"]


@pytest.mark.parametrize(("deck", "usable"), [("goblin_fire_support arms_broker", True), ("arms_broker", False)])
def test_ac_117_retire_needs_more_than_eight_cards_in_circulation(deck: str, usable: bool) -> None:
    scene: dict[str, Any] = {
        "resources": {"A": "raw_recruit sapper fencing_master"},
        "decks": {"A": deck},
        "guild_piles": {"A": "ayane"},
    }
    # one or two in the deck, three resources, the Hostel and the Horn, two at a prize; what is removed does not count
    assert can_use("veterans_hostel", "siege_bell | A guild_herald field_chaplain M3", **scene) == usable


def test_ac_117_so_that_eight_stay() -> None:
    resources = {"A": "raw_recruit sapper fencing_master"}
    decks = {"A": "goblin_fire_support arms_broker"}
    line = "lost_sceptre | A guild_herald field_chaplain"
    scene = use("veterans_hostel", line, rest="drinking_horn", resources=resources, decks=decks)
    again = Scene(GAME.from_position(scene.position))  # the Hostel counts while it is in use, too
    assert again.offered() == scene.offered() == {"raw_recruit", "sapper", "fencing_master"}
    scene.play("A effect_resource_card raw_recruit")
    left = f"{scene.hand('A')} {scene.deck('A')} {scene.resources('A')} guild_herald field_chaplain"
    assert len(left.split()) == 8
