"""Rulings AC-13 to AC-19: drawing."""

from .helpers import GAME, SEATS, Scene, lay

PRIZES = {"Z0": "siege_bell", "F": "chalice_of_ashes"}


def draw(**scene: object) -> Scene:
    """A round begins, and everybody draws."""
    return lay("draw", table=PRIZES, **scene)  # type: ignore[arg-type]


def sizes(scene: Scene, seat: str) -> tuple[int, int, int]:
    """How many cards are in hand, main deck and resources."""
    return len(scene.hand(seat).split()), len(scene.deck(seat).split()), len(scene.resources(seat).split())


# --- AC-13 to AC-17: what is drawn ---


def test_ac_13_everybody_draws_four_cards() -> None:
    scene = draw()
    assert scene.told("drew") == [f"{seat} 4 ?" for seat in SEATS]
    assert [sizes(scene, seat) for seat in SEATS] == [(4, 7, 0)] * 4


def test_ac_14_resources_become_the_deck_in_the_middle_of_a_draw() -> None:
    nine = "sapper raw_recruit guild_herald field_chaplain arms_broker fencing_master drinking_horn proving_yard ayane"
    scene = draw(decks={"A": "halberd_sergeant shield_veteran"}, resources={"A": nine})
    assert scene.told("reshuffled") == ["A 9"]
    assert sizes(scene, "A") == (4, 7, 0)
    assert {"halberd_sergeant", "shield_veteran"} < set(scene.hand("A").split())
    assert set(f"{scene.hand('A')} {scene.deck('A')}".split()) == {"halberd_sergeant", "shield_veteran", *nine.split()}
    assert scene.told("drew")[0] == "A 4 ?"


def test_ac_15_a_deck_that_is_just_used_up_waits_for_the_next_draw() -> None:
    four = "halberd_sergeant shield_veteran sapper raw_recruit"
    seven = "guild_herald field_chaplain arms_broker fencing_master drinking_horn proving_yard ayane"
    scene = draw(decks={"A": four}, resources={"A": seven})
    assert scene.told("reshuffled") == []
    assert set(scene.hand("A").split()) == set(four.split())
    assert scene.deck("A") == ""
    assert scene.resources("A") == seven


def test_ac_16_agents_at_prizes_and_removed_cards_are_not_shuffled_in() -> None:
    table = {"Z0": "siege_bell | A sapper", "F": "chalice_of_ashes"}
    resources = "halberd_sergeant shield_veteran raw_recruit guild_herald"
    scene = lay("draw", table=table, decks={"A": ""}, resources={"A": resources}, guild_piles={"A": "ayane"})
    assert scene.told("reshuffled") == ["A 4"]
    assert set(scene.hand("A").split()) == set(resources.split())
    assert scene.lying("Z0") == "A sapper"
    assert "ayane" in scene.guild_pile("A").split()


def test_ac_17_who_has_fewer_than_four_cards_draws_those() -> None:
    scene = draw(decks={"A": ""}, resources={"A": "sapper raw_recruit ayane"})
    assert set(scene.hand("A").split()) == {"sapper", "raw_recruit", "ayane"}
    assert sizes(scene, "A") == (3, 0, 0)
    assert scene.told("drew")[0] == "A 3 ?"


def test_ac_17_or_none_at_all() -> None:
    scene = draw(decks={"A": ""})
    assert scene.hand("A") == ""
    assert scene.told("drew_nothing") == ["A"]
    assert scene.asked() == "B choose_card"  # though A is first


# --- AC-18, AC-19: order, and draws by effects ---


def test_ac_18_players_draw_in_turn_order() -> None:
    assert [line[0] for line in draw(first="C").told("drew")] == list("CDAB")
    assert [line[0] for line in draw(first="B", players=3, guilds=("thieves", "blades", "usurers")).told("drew")] == [
        *"BCA"
    ]


def test_ac_18_the_same_seed_deals_the_same_hands() -> None:
    options = {"guild_choice": ["blades", "thieves"], "objectives": False}
    hands = [GAME.new_match(2, seed, options).position()["hands"] for seed in (4, 4, 5)]
    assert hands[0] == hands[1] != hands[2]


def test_ac_19_a_card_drawn_by_an_effect_comes_from_the_deck_alone() -> None:
    scene = lay(
        players=2,
        guilds=("ferrymen", "blades"),
        table={"Z0": "siege_bell | A lantern_seer-", "F": "chalice_of_ashes"},
        hands={"A": "blackwater_landing bargemaster", "B": "sapper"},
        decks={"A": ""},
        resources={"A": "crossbowman"},
    )
    scene.use("A", "blackwater_landing", "location")
    assert scene.told("drew_nothing") == ["A"]
    assert scene.told("reshuffled") == []
    assert scene.resources("A") == "crossbowman blackwater_landing"
    assert scene.hand("A") == "bargemaster"


def test_ac_19_what_the_deck_cannot_give_is_lost() -> None:
    hands = {"A": "ducal_palace sapper", "B": "crossbowman"}
    scene = lay(table=PRIZES, hands=hands, decks={"A": "raw_recruit"}, resources={"A": "ayane"})
    scene.use("A", "ducal_palace", "location")
    assert scene.told("drew") == ["A 1 ?"]
    assert scene.hand("A") == "sapper raw_recruit"
    assert scene.resources("A") == "ayane ducal_palace"
