"""Rulings AC-83 to AC-101: militia, removal and objectives."""

from typing import Any

import pytest

from .helpers import GAME, Scene, lay, spell_card

PRIZES = {"Z0": "siege_bell", "Z1": "ivory_gavel", "F": "chalice_of_ashes"}
NO_CARDS = dict.fromkeys("ABCD", "")


def call(zone: str | None = None, /, **scene: Any) -> Scene:
    """A calls militia, of which only M3, a soldier, is left; and sends it to a zone."""
    usual: dict[str, Any] = {"table": PRIZES, "hands": {"A": "drinking_horn sapper", "B": "crossbowman"}}
    laid = lay(militia="M3", **usual | scene).use("A", "drinking_horn", "militia")
    return laid if zone is None else laid.play(f"A militia_zone {zone}")


# --- AC-83: three switches ---


def test_ac_83_three_rules_can_be_left_out_and_a_first_game_leaves_out_all() -> None:
    usual, first = GAME.resolve_options({}), GAME.resolve_options({"preset": "first_game"})
    changed = {name for name in usual if usual[name] != first[name]}
    assert changed == {"militia", "objectives", "tactical_removal"}
    assert all(usual[name] is True and first[name] is False for name in changed)


@pytest.mark.parametrize("played", [True, False])
def test_ac_83_without_militia_a_relic_calls_none(played: bool) -> None:
    hands = {"A": "drinking_horn sapper", "B": "crossbowman"}
    scene = lay(table=PRIZES, hands=hands, options={"militia": played})
    scene.play("A choose_card drinking_horn")
    assert (scene.asked() == "A choose_play") == played
    assert scene.told("discarded") == ([] if played else ["A drinking_horn"])


@pytest.mark.parametrize("played", [True, False])
def test_ac_83_without_objectives_none_are_dealt(played: bool) -> None:
    match = GAME.new_match(2, options={"guild_choice": "random", "objectives": played})
    assert match.view()["seats"][0]["objectives_kept"]["count"] == (4 if played else 0)
    assert any(event.kind.name == "round_began" for event in match.events) != played


@pytest.mark.parametrize("played", [True, False])
def test_ac_83_without_removal_prizes_go_to_the_resources(played: bool) -> None:
    table = {"F": "gilded_spurs | A sapper"}
    scene = lay("resolve", table=table, piles={"F": "ayane"}, options={"tactical_removal": played})
    assert (scene.asked() == "A place_prize") == played
    if not played:
        assert scene.told("kept_in_play") == ["A gilded_spurs"]


# --- AC-84 to AC-88: calling militia ---


def test_ac_84_calling_militia_is_the_turn_and_takes_the_relic() -> None:
    scene = call("F")
    assert scene.resources("A") == "drinking_horn"
    assert scene.told("militia_called") == ["A drinking_horn"]
    assert scene.asked() == "B choose_play"


def test_ac_85_militia_must_be_placed() -> None:
    call().play("A militia_zone Z1 of Z0 Z1 F")
    scene = call(table={"F": "chalice_of_ashes"})  # nobody is asked about the only zone
    assert scene.lying("F") == "A M3"


def test_ac_86_the_militia_is_seen_before_it_is_placed() -> None:
    scene = call()
    for viewer in ("A", "B", None):
        assert scene.told("militia_came", viewer) == ["A M3"]
        assert [spell_card(card) for card in scene.view(viewer)["table"]["in_play"]] == ["M3"]
    assert scene.asked() == "A militia_zone"


@pytest.mark.parametrize("zone", ["Z0", "Z1", "F"])
def test_ac_87_militia_lies_face_up_everywhere(zone: str) -> None:
    scene = call(zone)
    assert scene.lying(zone) == "A M3"
    assert scene.told("militia_laid_up", "B") == [f"A M3 {zone}"]


@pytest.mark.parametrize(("zone", "is_down"), [("Z0", True), ("Z1", False), ("F", False)])
def test_ac_87_a_table_may_lay_it_like_agents(zone: str, is_down: bool) -> None:
    scene = call(options={"militia_facing": "as_agents"})
    assert scene.told("militia_came_unseen", "A") == ["A M3"]
    assert scene.told("militia_came_unseen", "B") == ["A ?"]
    assert scene.view("B")["table"]["in_play"] == []
    scene.play(f"A militia_zone {zone}")
    assert scene.lying(zone) == ("A M3-" if is_down else "A M3")
    assert scene.told("militia_laid_down", "B") == ([f"A ? {zone}"] if is_down else [])


def test_ac_88_militia_goes_to_any_open_prize() -> None:
    call().play("A militia_zone F of Z0 Z1 F")
    call(sealed=[0, 0, 0, 0, 1]).play("A militia_zone Z1 of Z0 Z1")


# --- AC-89 to AC-94: what militia does ---


def test_ac_89_militia_helps_who_placed_it() -> None:
    scene = lay("resolve", table={"F": "siege_bell | B crossbowman M3 | C knife_dancer"})
    assert scene.told("compared") == ["siege_bell F B:5/5:staves,C:4/5:staves"]
    assert scene.told("won") == ["B siege_bell F"]


def test_ac_90_militia_can_win_alone() -> None:
    scene = lay("resolve", table={"F": "cracked_signet | A M3"})
    assert scene.told("won") == ["A cracked_signet F"]


def test_ac_91_militia_never_stays() -> None:
    scene = lay("resolve", table={"F": "siege_bell | A M3 raw_recruit", "Z1": "ivory_gavel | C M1"})
    assert scene.told("nobody_reached") == ["ivory_gavel Z1", "siege_bell F"]
    assert scene.told("militia_withdrew") == ["2"]
    assert (scene.lying("F"), scene.lying("Z1")) == ("A raw_recruit", "")
    assert sorted(scene.position["militia_deck"]) == ["M1", "M2", "M3", "M4", "M5", "M6"]


def test_ac_92_militia_of_a_bribed_prize_waits_for_the_end_of_the_round() -> None:
    table = {"F": "arkabast | A goblin_fire_support | C M3"}
    hands = {"A": "drinking_horn barhan_sword", "B": "crossbowman"}
    scene = lay(table=table, piles={"F": "ayane"}, hands=hands).use("A", "drinking_horn", "bribe@F", "to_resources")
    assert scene.told("militia_left") == ["C M3 F"]
    assert scene.position["militia_aside"] == ["M3"]
    assert "M3" not in scene.position["militia_deck"]
    scene.use("B", "crossbowman", "discard").use("A", "barhan_sword", "discard")
    assert scene.told("militia_withdrew") == ["1"]
    assert "M3" in scene.position["militia_deck"]


def test_ac_93_when_all_militia_is_out_none_can_be_called() -> None:
    table = {"Z0": "siege_bell | B M1 M2", "F": "arkabast | A goblin_fire_support M3"}
    for left, plays in (("M4", "bribe@F militia discard"), ("", "bribe@F discard")):
        scene = lay(table=table, militia=left, hands={"A": "drinking_horn sapper"})
        scene.play("A choose_card drinking_horn", f"A choose_play discard of {plays}")


@pytest.mark.parametrize(("militia", "worth"), [("M1 M2", 3), ("M3 M4 M5 M6", 2)])
def test_ac_94_captains_are_worth_3_and_soldiers_2(militia: str, worth: int) -> None:
    for each in militia.split():
        for prize, arcanum, needed in (("siege_bell", "staves", 5), ("ivory_gavel", "swords", 5)):
            scene = lay("resolve", table={"F": f"{prize} | A {each}"})
            assert scene.told("compared") == [f"{prize} F A:{worth}/{needed}:{arcanum}"]
        scene = lay("resolve", table={"F": f"chalice_of_ashes | A {each}"})
        assert scene.told("compared") == [f"chalice_of_ashes F A:{worth}/5:chalices"]


# --- AC-95 to AC-97: removal ---


def score(kept: str = "O21 O22", players: int = 4, **scene: Any) -> list[int]:
    """The game is over, and A had these objectives."""
    return lay("round_end", table={"Z0": "siege_bell"}, players=players, kept={"A": kept}, **scene).match.scores


@pytest.mark.parametrize(("counted", "total"), [(True, 4 + 4), (False, 4)])
def test_ac_95_removed_prizes_count_for_points_and_objectives(counted: bool, total: int) -> None:
    options = {"removed_count_for_objectives": counted}
    assert score("O06 O21", guild_piles={"A": "ayane"}, options=options)[0] == total


def test_ac_96_a_removed_prize_never_comes_back() -> None:
    scene = lay("resolve", first="B", table={"F": "ayane | A iron_condottiere"}, piles={"F": "penthow"}, decks=NO_CARDS)
    scene.play("A place_prize to_guild_pile")
    assert scene.told("drew")[0] == "A 1 ?"  # the Iron Condottiere alone
    assert "ayane" in scene.guild_pile("A").split()


def test_ac_96_a_prize_that_stays_in_play_is_drawn() -> None:
    scene = lay("resolve", first="B", table={"F": "ayane | A iron_condottiere"}, piles={"F": "penthow"}, decks=NO_CARDS)
    scene.play("A place_prize to_resources")
    assert set(scene.hand("A").split()) == {"ayane", "iron_condottiere"}
    assert scene.offered() == {"ayane", "iron_condottiere"}  # and nobody is asked again about removing it
    scene.play("A choose_card ayane", "A choose_play discard of agent@F discard")


def test_ac_97_only_guild_agents_are_retired_and_nothing_else_removes_them() -> None:
    resources = {"A": "ayane raw_recruit sapper barhan_sword citadel drinking_horn proving_yard"}
    scene = lay(table=PRIZES, hands={"A": "veterans_hostel guild_herald"}, resources=resources)
    scene.use("A", "veterans_hostel", "location")
    scene.play("A effect_resource_card sapper of raw_recruit sapper")
    assert scene.guild_pile("A") == "sapper"
    assert scene.told("retired", "B") == ["A sapper"]


# --- AC-98 to AC-101: objectives ---


@pytest.mark.parametrize(
    ("prizes", "objectives"), [("", 0), ("barhan_sword", 4), ("ayane", 4), ("barhan_sword ayane", 8)]
)
def test_ac_98_both_objectives_count_each_by_itself(prizes: str, objectives: int) -> None:
    cards = sum(4 if word == "ayane" else 1 for word in prizes.split())
    assert score("O02 O06", resources={"A": prizes})[0] == cards + objectives  # most relics, most personalities


def test_ac_98_they_are_shown_at_the_end() -> None:
    scene = lay("round_end", table={"Z0": "siege_bell"}, kept={"A": "O02 O06"}, resources={"A": "ayane"})
    for viewer in ("B", None):
        assert scene.told("objectives_shown", viewer)[0] == "A court_in_waiting finest_collection"


def test_ac_99_cards_of_a_guild_do_not_count() -> None:
    relics = "watchmans_rattle boar_tusk_dagger gilded_spurs barhan_sword"  # and the Drinking Horn
    assert score("O19 O21", players=2, resources={"A": relics})[0] == 4 + 3  # at most four relics
    assert score("O02 O04", players=2)[0] == 0  # nobody has more relics or locations than another
    ducats = "siege_bell chalice_of_ashes lost_sceptre ivory_gavel silver_censer"  # 6 + 6 + 5 + 5 + 4 of 28
    scene = lay("round_end", table={"Z0": "ayane"}, players=2, kept={"A": "O15 O21"}, resources={"A": ducats})
    assert scene.match.scores[0] == 3 + 2 + 4 + 2 + 1


HARBOUR = "boar_tusk_dagger lion_gauntlet ambassadors_fan moonstone_rosary book_of_tides founders_armoury"
HARBOUR_POINTS = (1, 2, 1, 1, 2, 1)


def few(words: str, count: int) -> str:
    return " ".join(words.split()[:count])


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 4), (4, 4)])
def test_ac_100_numbers_depend_on_how_many_play(players: int, needed: int) -> None:
    for count in (needed - 1, needed):
        found = score("O07 O21", players=players, resources={"A": few(HARBOUR, count)})[0]
        assert found - sum(HARBOUR_POINTS[:count]) == (4 if count == needed else 0)


@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 2), (4, 1)])
def test_ac_100_also_where_few_are_asked_for(players: int, most: int) -> None:
    relics = "watchmans_rattle boar_tusk_dagger gilded_spurs barhan_sword cracked_signet"  # a point each
    for count in (most, most + 1):
        found = score("O19 O21", players=players, resources={"A": few(relics, count)})[0]
        assert found - count == (3 if count == most else 0)


@pytest.mark.parametrize(
    ("own", "others", "fulfilled"),
    [
        ("ayane", {}, True),
        ("ayane", {"C": "penthow"}, False),
        ("ayane the_regent", {"C": "penthow", "D": "harlequin"}, True),
        ("ayane the_regent", {"C": "penthow harlequin"}, False),
        ("", {}, False),
    ],
)
def test_ac_101_most_is_more_than_every_opponent(own: str, others: dict[str, str], fulfilled: bool) -> None:
    points = {"ayane": 4, "the_regent": 5}
    found = score("O06 O21", resources={"A": own, **others})[0]
    assert found - sum(points[word] for word in own.split()) == (4 if fulfilled else 0)
