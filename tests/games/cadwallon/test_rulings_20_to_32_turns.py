"""Rulings AC-20 to AC-32: turns."""

import pytest

from cartomante.core.errors import CartomanteError

from .helpers import GAME, Scene, code, lay

PRIZES = {"Z0": "siege_bell", "Z1": "ivory_gavel", "Z2": "lost_sceptre", "Z3": "the_regent", "F": "chalice_of_ashes"}
AGENT_PLAYS = {f"agent@{zone}" for zone in PRIZES}


def turns(scene: Scene) -> str:
    """Throw away every card of this round; whose turn it was, each time."""
    order = ""
    while not scene.told("round_began"):
        seat = scene.asked()[0]
        order += seat
        if scene.asked().endswith("choose_card"):
            scene.match.apply(scene.match.legal_actions("ABCD".index(seat))[0], "ABCD".index(seat))
        scene.play(f"{seat} choose_play discard")
    return order


# --- AC-20 to AC-22: cards must be used ---


def test_ac_20_there_is_no_passing() -> None:
    scene = lay(table=PRIZES, hands={"A": "sapper drinking_horn proving_yard", "B": "crossbowman"})
    scene.play("A choose_card sapper of sapper drinking_horn proving_yard")
    assert scene.offered() == AGENT_PLAYS | {"discard"}
    with pytest.raises(CartomanteError):
        scene.match.apply(GAME.num_actions - 1, 0)
    scene.play("A choose_play discard")
    assert scene.resources("A") == "sapper"
    assert scene.asked() == "B choose_play"


def test_ac_20_a_card_that_can_do_nothing_is_thrown_away() -> None:
    scene = lay(table={"F": "chalice_of_ashes"}, hands={"A": "proving_yard sapper", "B": "crossbowman"})
    scene.play("A choose_card proving_yard")
    assert scene.told("discarded") == ["A proving_yard"]
    assert scene.asked() == "B choose_play"


HANDS = {
    "A": "sapper raw_recruit guild_herald arms_broker",
    "B": "crossbowman bargemaster",
    "C": "lookout forger ayane",
}


def test_ac_21_play_ends_when_all_hands_are_empty() -> None:
    scene = lay(players=3, turn="B", first="B", table={"F": "chalice_of_ashes"}, hands=HANDS)
    order = turns(scene)
    assert {seat: order.count(seat) for seat in "ABC"} == {"A": 4, "B": 2, "C": 3}
    assert scene.told("round_began") == ["3 A"]  # with everything in order


def test_ac_21_drawn_cards_are_used_in_the_same_round() -> None:
    hands = {"A": "ducal_palace", "B": "crossbowman"}
    scene = lay(table=PRIZES, hands=hands, decks={"A": "sapper raw_recruit guild_herald"})
    scene.use("A", "ducal_palace", "location")
    assert turns(scene) == "BAA"


def test_ac_21_if_nobody_has_a_card_there_are_no_turns() -> None:
    nothing = dict.fromkeys("ABCD", "")
    scene = lay("draw", table={"F": "watchmans_rattle | C roof_runner"}, decks=nothing)
    assert scene.told("drew_nothing") == list("ABCD")
    assert scene.asked() == "C place_prize"


def test_ac_22_who_has_run_out_is_skipped() -> None:
    scene = lay(players=3, turn="B", first="B", table={"F": "chalice_of_ashes"}, hands=HANDS)
    assert turns(scene) == "BCABCACAA"


# --- AC-23 to AC-25: face down ---


def test_ac_23_agents_lie_face_down_in_own_zones_and_face_up_elsewhere() -> None:
    for zone, is_down in {"Z0": True, "Z1": False, "Z2": False, "Z3": True, "F": False}.items():
        scene = lay(table=PRIZES, hands={"A": "sapper raw_recruit"}).use("A", "sapper", f"agent@{zone}")
        assert scene.lying(zone) == ("A sapper-" if is_down else "A sapper")
        assert scene.told("laid_down", "B") == (["A ? Z0"] if zone == "Z0" else ["A ? Z3"] if is_down else [])
        assert scene.told("laid_up", "B") == ([] if is_down else [f"A sapper {zone}"])


def test_ac_23_a_table_may_leave_that_to_the_player() -> None:
    options = {"own_zone_facing": "choice"}
    scene = lay(table=PRIZES, hands={"A": "sapper raw_recruit"}, options=options).play("A choose_card sapper")
    assert scene.offered() == AGENT_PLAYS | {"agent_up@Z0", "agent_up@Z3", "discard"}
    scene.play("A choose_play agent_up@Z3")
    assert scene.lying("Z3") == "A sapper"
    scene = lay(table=PRIZES, hands={"A": "sapper raw_recruit"}, options=options).use("A", "sapper", "agent@Z3")
    assert scene.lying("Z3") == "A sapper-"


def test_ac_24_both_neighbours_lay_agents_face_down_between_them() -> None:
    hands = {"A": "sapper raw_recruit", "B": "crossbowman bargemaster", "C": "lookout forger"}
    scene = lay(table=PRIZES, hands=hands)
    scene.use("A", "sapper", "agent@Z0").use("B", "crossbowman", "agent@Z0").use("C", "lookout", "agent@Z0")
    assert scene.lying("Z0") == "A sapper- | B crossbowman- | C lookout"


@pytest.mark.parametrize("word", ["drinking_horn", "barhan_sword", "proving_yard", "hall_of_mirrors"])
def test_ac_25_relics_and_locations_are_not_laid_at_a_prize(word: str) -> None:
    table = PRIZES | {"F": "arkabast | A goblin_fire_support"}
    scene = lay(table=table, hands={"A": f"{word} guild_herald"}).play(f"A choose_card {word}")
    assert scene.offered() == (
        {"bribe@F", "militia", "discard"} if word in ("drinking_horn", "barhan_sword") else {"location", "discard"}
    )


# --- AC-26 to AC-29: agents ---


def test_ac_26_an_agent_helps_a_bribe_in_a_later_turn() -> None:
    hands = {"A": "goblin_fire_support drinking_horn sapper", "B": "crossbowman"}
    scene = lay(table={"F": "arkabast"}, piles={"F": "ayane"}, hands=hands)
    scene.play("A choose_card drinking_horn", "A choose_play discard of militia discard")
    scene = lay(table={"F": "arkabast"}, piles={"F": "ayane"}, hands=hands)
    scene.use("A", "goblin_fire_support", "agent@F")
    assert scene.asked() == "B choose_play"
    scene.use("B", "crossbowman", "discard").play("A choose_card drinking_horn")
    scene.play("A choose_play bribe@F of bribe@F militia discard")
    assert scene.told("won") == ["A arkabast F"]


def test_ac_27_any_number_of_agents_lies_at_a_prize() -> None:
    eight = "halberd_sergeant fencing_master arms_broker shield_veteran guild_herald sapper field_chaplain raw_recruit"
    scene = lay(table={"F": f"siege_bell | A {eight} | B crossbowman bargemaster"}, hands={"A": "goblin_fire_support"})
    scene.use("A", "goblin_fire_support", "agent@F")
    assert scene.told("compared") == ["siege_bell F A:20/5:staves,B:7/5:staves"]


def test_ac_28_an_agent_may_be_laid_where_it_is_worth_nothing() -> None:
    scene = lay(table={"F": "chalice_of_ashes"}, hands={"A": "halberd_sergeant sapper"})
    scene.play("A choose_card halberd_sergeant", "A choose_play agent@F of agent@F discard")
    assert scene.lying("F") == "A halberd_sergeant"


def test_ac_29_a_personality_that_was_won_is_an_agent() -> None:
    scene = lay(table=PRIZES, hands={"A": "ayane"}).play(f"A choose_play agent@Z0 of {' '.join(AGENT_PLAYS)} discard")
    assert scene.told("turned_up") == ["A ayane Z0"]
    assert scene.told("compared") == ["siege_bell Z0 A:6/5:staves"]
    assert scene.asked() == "A place_prize"


# --- AC-30 to AC-32: discards, and the page that is referred to ---


def test_ac_30_what_is_thrown_away_lies_face_up() -> None:
    scene = lay(table=PRIZES, hands={"A": "sapper raw_recruit"}).use("A", "sapper", "discard")
    for viewer in ("B", "C", None):
        assert scene.told("discarded", viewer) == ["A sapper"]
        assert scene.seen("A", "resources", viewer)["count"] == 1
        assert len(scene.seen("A", "resources", viewer)["cards"]) == 1


@pytest.mark.parametrize(
    ("word", "plays"),
    [
        ("drinking_horn", "bribe@F militia discard"),
        ("proving_yard", "location discard"),
        ("counting_house", "location discard"),
    ],
)
def test_ac_31_a_card_that_could_do_something_may_be_thrown_away(word: str, plays: str) -> None:
    guilds = ("usurers", "ferrymen") if word == "counting_house" else ("blades", "ferrymen")
    agent = "pale" if word == "counting_house" else "sapper"
    hands = {"A": f"{word} {'pit_fighter' if agent == 'pale' else 'raw_recruit'}", "B": "crossbowman"}
    scene = lay(players=2, guilds=guilds, table={"F": f"ayane | A {agent}"}, hands=hands)
    scene.play(f"A choose_card {word}", f"A choose_play discard of {plays}")
    assert scene.resources("A") == word
    assert scene.lying("F") == f"A {agent}"


def test_ac_32_bribery_needs_an_own_agent_and_then_a_relic() -> None:
    table = {"Z0": "ratcatcher_queen | B crossbowman", "F": "arkabast | A goblin_fire_support"}
    scene = lay(table=table, piles={"F": "ayane"}, hands={"A": "drinking_horn", "B": "bargemaster"})
    scene.play("A choose_play bribe@F of bribe@F militia discard", "A place_prize to_resources")
    assert scene.resources("A") == "goblin_fire_support drinking_horn arkabast"
    assert [event.kind.section for event in scene.match.events if event.kind.name == "bribe_offered"] == ["4.4"]
    assert code(str(scene.prize("F"))) == code("ayane")
