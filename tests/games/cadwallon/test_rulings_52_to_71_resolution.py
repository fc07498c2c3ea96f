"""Rulings AC-52 to AC-71: resolution."""

from typing import Any

import pytest

from cartomante.games.cadwallon.state import DUCATS, FIRST_PRIZE, PLAYABLE

from .helpers import GAME, Scene, lay, pack_with

EVERYWHERE = {
    "Z0": "siege_bell | A raw_recruit-",
    "Z1": "iron_condottiere | A sapper",
    "Z2": "citadel | A shield_veteran",
    "Z3": "siege_architect | A guild_herald-",
    "F": "ayane | A arms_broker",
}  # too weak everywhere


def resolve(line: str, zone: str = "F", **scene: Any) -> Scene:
    """The zones are resolved, only one of which has a prize."""
    table = {zone: line, **({} if zone == "F" else {"F": "chalice_of_ashes"})}
    return lay("resolve", table=table, **scene)


def order(**scene: Any) -> str:
    """In which order zones are resolved."""
    told = lay("resolve", **scene).told("compared")
    return " ".join(line.split()[1] for line in told)


# --- AC-52, AC-53: the order of zones ---


@pytest.mark.parametrize(
    ("first", "zones"),
    [("A", "Z0 Z1 Z2 Z3 F"), ("B", "Z1 Z2 Z3 Z0 F"), ("C", "Z2 Z3 Z0 Z1 F"), ("D", "Z3 Z0 Z1 Z2 F")],
)
def test_ac_52_zones_are_resolved_clockwise_from_the_first_players_left(first: str, zones: str) -> None:
    assert order(first=first, table=EVERYWHERE) == zones
    at_once = order(first=first, table=EVERYWHERE, options={"free_zone_order": "first"})
    assert at_once == f"F {zones.removesuffix(' F')}"


@pytest.mark.parametrize(("first", "zones"), [("A", "Z0 Z1 Z2 F"), ("B", "Z1 Z2 Z0 F"), ("C", "Z2 Z0 Z1 F")])
def test_ac_52_with_three_players_there_is_one_zone_less(first: str, zones: str) -> None:
    table = {zone: line.replace("-", "") for zone, line in EVERYWHERE.items() if zone != "Z3"}
    assert order(first=first, table=table, players=3) == zones


@pytest.mark.parametrize(("first", "zones"), [("A", "Z0 Z1 Z2 Z3 F"), ("B", "Z2 Z3 Z0 Z1 F")])
def test_ac_53_with_two_players_too_it_begins_on_the_left(first: str, zones: str) -> None:
    assert order(first=first, table=EVERYWHERE, players=2) == zones


# --- AC-54 to AC-58: totals ---


def test_ac_54_each_total_is_held_against_the_threshold() -> None:
    scene = resolve("siege_bell | A sapper | B crossbowman")  # 3 and 3 of 5
    assert scene.told("nobody_reached") == ["siege_bell F"]
    assert scene.lying("F") == "A sapper | B crossbowman"


def test_ac_55_the_threshold_itself_is_enough() -> None:
    assert resolve("gilded_spurs | C roof_runner").told("won") == ["C gilded_spurs F"]
    assert resolve("gilded_spurs | A raw_recruit").told("won") == []


def test_ac_56_agents_of_different_players_do_not_add_up() -> None:
    scene = resolve("founders_helm | A sapper | B crossbowman | D debt_collector")
    assert scene.told("compared") == ["founders_helm F A:3/4:staves,B:3/4:staves,D:4/4:staves"]
    assert scene.told("won") == ["D founders_helm F"]


def test_ac_56_agents_of_one_player_do() -> None:
    assert resolve("siege_bell | A sapper raw_recruit").told("compared") == ["siege_bell F A:5/5:staves"]


def test_ac_57_a_tie_at_the_top_leaves_everything() -> None:
    scene = resolve("harbour_provost | B bargemaster | C knife_dancer | D pale")
    assert scene.told("tied") == ["harbour_provost F B,C"]
    assert scene.told("won") == scene.told("went_home") == []
    assert (scene.prize("F"), scene.lying("F")) == ("harbour_provost", "B bargemaster | C knife_dancer | D pale")


def test_ac_58_a_tie_below_the_top_does_not_matter() -> None:
    scene = resolve("harbour_provost | B crossbowman | C smuggler | D pit_fighter")
    assert scene.told("won") == ["D harbour_provost F"]


def test_ac_58_nor_does_one_below_the_threshold() -> None:
    scene = resolve("founders_helm | B crossbowman | C smuggler | A raw_recruit")
    assert scene.told("tied") == []
    assert scene.told("nobody_reached") == ["founders_helm F"]


# --- AC-59, AC-60: precedence ---

TIE = "harbour_provost | B bargemaster | C knife_dancer | D pale"
A, B, C, D = (1 << seat for seat in range(4))


@pytest.mark.parametrize(
    ("seats", "winner"), [(0, ""), (B, "B"), (C, "C"), (A, ""), (D, ""), (B | C, ""), (B | D, "B"), (A | C | D, "C")]
)
def test_ac_59_precedence_decides_a_tie_among_those_who_are_tied(seats: int, winner: str) -> None:
    scene = resolve(TIE, precedence=[0, 0, 0, 0, seats])
    assert scene.told("won_by_precedence") == ([f"{winner} harbour_provost F"] if winner else [])
    assert scene.told("tied") == ([] if winner else ["harbour_provost F B,C"])


def test_ac_59_precedence_gives_nothing_to_who_is_not_tied() -> None:
    scene = resolve("harbour_provost | B bargemaster | C knife_dancer lookout", precedence=[0, 0, 0, 0, B])
    assert scene.told("won") == ["C harbour_provost F"]


def test_ac_60_two_with_precedence_cancel_out() -> None:
    scene = lay(
        turn="B",
        table={"F": TIE},
        hands={"B": "duelling_court", "C": "court_of_petitions"},
        decks={"B": "", "C": "", "A": "", "D": ""},
    )
    scene.use("B", "duelling_court", "location").use("C", "court_of_petitions", "location")
    assert scene.told("took_precedence") == ["B harbour_provost F", "C harbour_provost F"]
    assert scene.told("tied") == ["harbour_provost F B,C"]


# --- AC-61 to AC-65: what becomes of agents and prizes ---


@pytest.mark.parametrize("line", ["lion_gauntlet | C smuggler-", "gilded_spurs | B crossbowman- | C smuggler-"])
def test_ac_61_agents_turned_up_for_nothing_stay_so(line: str) -> None:
    scene = resolve(line, zone="Z1")
    assert len(scene.told("turned_up")) == line.count("|")
    assert scene.lying("Z1") == line.partition(" | ")[2].replace("-", "")
    assert scene.told("round_began")


def test_ac_62_all_agents_of_all_players_go_home() -> None:
    scene = resolve("barhan_sword | B crossbowman necromancer | D pale")
    assert scene.told("went_home") == ["B crossbowman,necromancer F", "D pale F"]
    assert scene.asked() == "B place_prize"
    scene.play("B place_prize to_resources")
    assert scene.resources("B") == "crossbowman necromancer barhan_sword"
    assert scene.resources("D") == "pale"


def test_ac_63_nobody_takes_an_agent_back() -> None:
    decks = {"A": "sapper raw_recruit drinking_horn guild_herald", "B": "", "C": "", "D": ""}
    scene = resolve("arkabast | A goblin_fire_support", first="B", decks=decks, piles={"F": "penthow"})
    assert scene.offered() == {"sapper", "raw_recruit", "drinking_horn", "guild_herald"}
    for word in ("sapper", "raw_recruit", "guild_herald"):
        scene.use("A", word, "discard")
    scene.use("A", "drinking_horn", "discard")
    assert scene.lying("F") == "A goblin_fire_support"
    assert scene.told("compared") == ["arkabast F A:4/5:chalices"] * 2


def test_ac_64_new_agents_lie_face_down_beside_old_ones() -> None:
    table = {"Z1": "lion_gauntlet | C smuggler", "F": "chalice_of_ashes"}
    scene = lay(turn="C", table=table, hands={"C": "lookout beggar_prince"}).use("C", "lookout", "agent@Z1")
    assert scene.lying("Z1") == "C smuggler lookout-"
    scene.use("C", "beggar_prince", "discard")
    assert scene.told("compared") == ["lion_gauntlet Z1 C:4/4:staves"]
    assert scene.told("won") == ["C lion_gauntlet Z1"]


def test_ac_65_a_prize_is_replaced_at_the_end_of_the_round() -> None:
    table = {"Z0": "gilded_spurs | A sapper-", "Z1": "cracked_signet | C lookout", "F": "chalice_of_ashes"}
    scene = lay("resolve", table=table, piles={"Z0": "ayane", "Z1": "penthow"})
    scene.play("A place_prize to_resources")
    assert scene.asked() == "C place_prize"
    assert scene.prize("Z0") is None
    scene.play("C place_prize to_resources")
    assert (scene.prize("Z0"), scene.prize("Z1")) == ("ayane", "penthow")
    kinds = [event.kind.name for event in scene.match.events]
    assert kinds.index("prize_revealed") > [n for n, kind in enumerate(kinds) if kind == "kept_in_play"][-1]


# --- AC-66 to AC-71: gold arcana ---

HARLEQUIN = "harlequin | A sapper- field_chaplain- | B lantern_seer-"


@pytest.mark.parametrize(("arcanum", "winner"), [("chalices", "A"), ("staves", "B")])
def test_ac_66_players_announce_in_turn_order_when_all_agents_are_up(arcanum: str, winner: str) -> None:
    scene = resolve(HARLEQUIN, zone="Z0", first="B")
    assert scene.told("turned_up") == ["B lantern_seer Z0", "A sapper,field_chaplain Z0"]
    scene.play("B announce_arcanum chalices of staves swords chalices")
    for viewer in ("A", "C", None):
        assert scene.told("announced", viewer) == ["B chalices harlequin"]
    scene.play(f"A announce_arcanum {arcanum} of staves swords chalices")
    assert scene.told("won") == [f"{winner} harlequin Z0"]


def test_ac_66_who_has_no_real_choice_is_not_asked() -> None:
    scene = resolve("two_faced_legate | B river_envoy | C fortune_teller")
    assert scene.asked() == "B announce_arcanum"  # C reaches neither 4 swords nor 5 chalices
    scene.play("B announce_arcanum swords of swords chalices")
    assert scene.told("announced") == ["B swords two_faced_legate", "C chalices two_faced_legate"]
    scene = resolve("penthow | A M1")  # 3 in every arcanum
    assert scene.told("announced") == ["A staves penthow"]


def test_ac_66_a_table_may_leave_it_to_the_engine() -> None:
    scene = resolve(HARLEQUIN, zone="Z0", first="B", options={"multi_gold": "auto_best"})
    assert scene.told("announced") == ["B chalices harlequin", "A chalices harlequin"]
    assert scene.told("won") == ["A harlequin Z0"]


def test_ac_67_everybody_competes_in_an_arcanum_of_their_own() -> None:
    scene = resolve("harlequin | B necromancer dil_dan_alar | D ayane")
    scene.play("B announce_arcanum chalices", "D announce_arcanum staves")
    assert scene.told("compared") == ["harlequin F B:5/3:chalices,D:6/3:staves"]
    assert scene.told("won") == ["D harlequin F"]


@pytest.mark.parametrize(
    ("agents", "arcanum", "outcome"),
    [
        ("lantern_seer", "chalices", "B:5/5:chalices"),
        ("river_envoy", "swords", "B:4/4:swords"),
        ("grave_boatman dil_dan_alar", "chalices", "B:6/5:chalices"),
        ("grave_boatman dil_dan_alar", "swords", "B:4/4:swords"),
    ],
)
def test_ac_68_each_arcanum_has_its_own_threshold(agents: str, arcanum: str, outcome: str) -> None:
    scene = resolve(f"two_faced_legate | B {agents}").play(f"B announce_arcanum {arcanum} of swords chalices")
    assert scene.told("compared") == [f"two_faced_legate F {outcome}"]
    assert scene.told("won") == ["B two_faced_legate F"]


def test_ac_68_totals_are_compared_as_plain_numbers() -> None:
    scene = resolve("two_faced_legate | B lantern_seer | C blackmailer lookout")
    scene.play("B announce_arcanum chalices", "C announce_arcanum swords")
    assert scene.told("won") == ["C two_faced_legate F"]  # 8 swords and 5 chalices


def test_ac_69_a_player_may_announce_what_loses() -> None:
    scene = resolve("penthow | C blackmailer").play("C announce_arcanum staves")
    assert scene.told("compared") == ["penthow F C:0/2:staves"]
    assert scene.told("nobody_reached") == ["penthow F"]
    assert scene.lying("F") == "C blackmailer"


@pytest.mark.parametrize(
    ("prize", "gold"),
    [("blind_sibyl", ""), ("two_faced_legate", "swords chalices"), ("harlequin", "staves swords chalices")],
)
def test_ac_70_one_or_several_arcana_are_gold(prize: str, gold: str) -> None:
    scene = resolve(f"{prize} | A the_undying_saint sapper")
    assert len(scene.view()["table"]["thresholds"][4]) == len(gold.split() or ["chalices"])
    if gold:
        scene.play(f"A announce_arcanum chalices of {gold}")
    assert scene.told("won") == [f"A {prize} F"]
    assert scene.told("announced") == ([f"A chalices {prize}"] if gold else [])


def test_ac_71_ducats_can_be_gold() -> None:
    rich = pack_with(R04={"gold": "ducats", "threshold": "9"}, BLA_A1={"ducats": "20"})
    scene = resolve("barhan_sword | A the_regent | B ayane", pack=rich)
    assert scene.told("compared") == ["barhan_sword F A:9/9:ducats,B:7/9:ducats"]
    assert scene.told("won") == ["A barhan_sword F"]


def test_ac_71_but_not_in_the_usual_pack() -> None:
    thresholds = GAME.pack().c.threshold
    assert not any(thresholds[card, DUCATS] for card in range(PLAYABLE))
    assert all(any(thresholds[card, arcanum] for arcanum in range(DUCATS)) for card in range(FIRST_PRIZE, PLAYABLE))
