"""Rulings AC-118 to AC-121: what everybody sees."""

from typing import Any

import pytest

from .helpers import Scene, lay, spell_card

PRIZES = {"Z0": "siege_bell", "Z1": "ivory_gavel", "F": "chalice_of_ashes"}
EVERYBODY = ("A", "B", "C", "D", None)


def words(cards: list[int]) -> str:
    return " ".join(map(spell_card, cards))


def worlds(scene: Scene, viewer: str | None) -> list[Any]:
    """What may be the case for all that a viewer knows."""
    seat = None if viewer is None else "ABCD".index(viewer)
    return [scene.match.determinize(seat, k) for k in range(30)]


# --- AC-118: resources ---


def test_ac_118_everybody_sees_all_resources_in_order() -> None:
    scene = lay(table=PRIZES, hands={"A": "sapper drinking_horn"}, resources={"A": "ayane raw_recruit proving_yard"})
    scene.use("A", "sapper", "discard")
    for viewer in EVERYBODY:
        found = scene.seen("A", "resources", viewer)
        assert found["count"] == 4
        assert words(found["cards"]) == "ayane raw_recruit proving_yard sapper"


def test_ac_118_a_table_may_show_the_newest_only() -> None:
    scene = lay(
        table=PRIZES,
        hands={"A": "sapper drinking_horn"},
        resources={"A": "ayane raw_recruit"},
        options={"resources_view": "top_card"},
    )
    scene.use("A", "sapper", "discard")
    assert words(scene.seen("A", "resources", "A")["cards"]) == "ayane raw_recruit sapper"
    for viewer in ("B", "C", None):
        found = scene.seen("A", "resources", viewer)
        assert (found["count"], words(found["cards"])) == (3, "sapper")


# --- AC-119: hands and decks ---


def test_ac_119_everybody_sees_how_many_cards_hands_and_decks_hold() -> None:
    scene = lay(table=PRIZES, hands={"A": "sapper drinking_horn", "B": "crossbowman"}, decks={"A": "raw_recruit"})
    for viewer in ("B", "C", None):
        assert scene.seen("A", "hand", viewer) == {"count": 2, "cards": []}
        assert scene.seen("A", "deck", viewer) == {"count": 1, "cards": []}
        assert words(scene.seen("A", "unseen", viewer)) == "sapper raw_recruit drinking_horn"
        hands = {tuple(sorted(world.position()["hands"][0])) for world in worlds(scene, viewer)}
        assert len(hands) == 3  # any two of the three
    assert words(scene.seen("A", "hand", "A")["cards"]) == "sapper drinking_horn"


def test_ac_119_a_chosen_card_is_not_seen_before_it_is_played() -> None:
    scene = lay(table=PRIZES, hands={"A": "sapper drinking_horn"}).play("A choose_card sapper")
    assert spell_card(scene.view("A")["table"]["chosen"]) == "sapper"
    for viewer in ("B", None):
        assert scene.view(viewer)["table"]["chosen"] is None
        assert {world.position()["chosen"] for world in worlds(scene, viewer)} > {"BLA-A7"}


def test_ac_119_cards_that_everybody_saw_come_to_hand_are_known() -> None:
    hands = {"A": "pilgrims_hospice sapper", "B": "crossbowman"}
    scene = lay(table=PRIZES, hands=hands, resources={"A": "ayane raw_recruit"})
    scene.use("A", "pilgrims_hospice", "location", "ayane")
    for viewer in ("B", None):
        assert words(scene.seen("A", "known_in_hand", viewer)) == "ayane"
        assert all("P10" in world.position()["hands"][0] for world in worlds(scene, viewer))


# --- AC-120: agents that lie face down ---


def test_ac_120_only_the_owner_knows_an_agent_that_lies_face_down() -> None:
    hands = {"A": "raw_recruit drinking_horn", "B": "crossbowman"}
    scene = lay(table=PRIZES | {"Z0": "siege_bell | A sapper-"}, hands=hands).use("A", "raw_recruit", "agent@Z0")
    for viewer in EVERYBODY:
        lying = scene.view(viewer)["table"]["agents"][0]
        assert [(agent["seat"], agent["down"]) for agent in lying] == [(0, True), (0, True)]
        assert [agent["card"] for agent in lying] == ([6, 8] if viewer == "A" else [None, None])
        assert scene.told("laid_down", viewer) == ["A raw_recruit Z0" if viewer == "A" else "A ? Z0"]
    for viewer in ("B", None):
        found = {world.position()["agents"][0][1][1] for world in worlds(scene, viewer)}
        assert len(found) > 4
        assert not found & {"BLA-L", "BLA-R"}  # an agent it is
    assert {world.position()["agents"][0][1][1] for world in worlds(scene, "A")} == {"BLA-A9"}


@pytest.mark.parametrize(
    ("word", "kind", "told"),
    [
        ("wayside_shrine", "recalled_down", "A ? Z0"),
        ("muster_square", "moved_down", "A ? Z0 Z3"),
        ("hall_of_mirrors", "swapped_down", "A ? ? Z0"),
    ],
)
def test_ac_120_nor_do_others_see_it_come_and_go(word: str, kind: str, told: str) -> None:
    table = {"Z0": "siege_bell | A sapper-", "Z3": "ivory_gavel", "F": "chalice_of_ashes"}
    hands = {"A": f"{word} raw_recruit", "B": "crossbowman"}
    scene = lay(table=table, hands=hands).use("A", word, "location", *(["Z3"] if word == "muster_square" else []))
    for viewer in ("B", None):
        assert scene.told(kind, viewer) == [told]
        assert scene.seen("A", "known_in_hand", viewer) == []
    assert "sapper" in scene.told(kind, "A")[0]


@pytest.mark.parametrize("option", ["table_agents_score", "removed_count_for_objectives"])
def test_ac_120_points_do_not_tell_which_card_was_laid_face_down(option: str) -> None:
    hands = {"A": "the_regent sapper", "B": "crossbowman"}
    scene = lay(table=PRIZES, hands=hands, options={option: False})
    assert scene.seen("A", "points", "B") == 5
    scene.use("A", "the_regent", "agent@Z0")
    assert scene.seen("A", "points", "B") == 5
    assert all(world.view(1) == scene.match.view(1) for world in worlds(scene, "B"))


# --- AC-121: what was won ---


@pytest.mark.parametrize(("answer", "kind"), [("to_resources", "kept_in_play"), ("to_guild_pile", "removed")])
def test_ac_121_everybody_sees_what_was_won_and_removed(answer: str, kind: str) -> None:
    table = {"F": "arkabast | A goblin_fire_support"}
    scene = lay(table=table, piles={"F": "ayane"}, hands={"A": "drinking_horn sapper", "B": "crossbowman"})
    scene.use("A", "drinking_horn", "bribe@F", answer)
    for viewer in EVERYBODY:
        assert scene.told("won", viewer) == ["A arkabast F"]
        assert scene.told(kind, viewer) == ["A arkabast"]
        assert scene.seen("A", "points", viewer) == 3
        assert words(scene.seen("A", "guild_pile", viewer)) == ("arkabast" if kind == "removed" else "")
        resources = words(scene.seen("A", "resources", viewer)["cards"])
        assert resources == "goblin_fire_support drinking_horn" + ("" if kind == "removed" else " arkabast")


def test_ac_121_what_was_retired_too() -> None:
    resources = {"A": "raw_recruit guild_herald"}
    scene = lay(table=PRIZES, hands={"A": "veterans_hostel sapper", "B": "crossbowman"}, resources=resources)
    scene.use("A", "veterans_hostel", "location", "raw_recruit")
    for viewer in EVERYBODY:
        assert words(scene.seen("A", "guild_pile", viewer)) == "raw_recruit"
