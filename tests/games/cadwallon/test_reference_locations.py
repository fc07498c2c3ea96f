"""The reference against the worked examples of locations, E29 to E41, and against the effects that have none."""

from typing import Any

import pytest

from .reference import Reference
from .reference_position import A, B, C, asked, card, cards, do, lying, options, position, zone, zones
from .reference_rules import (
    DISCARD,
    FREE_ZONE,
    LOCATION,
    NO,
    PLAY_MILITIA,
    TO_RESOURCES,
    YES,
    agent_at,
    choose_zone,
)

FERRYMEN_FIRST = ("ferrymen", "usurers", "thieves", "blades")
THIEVES_FIRST = ("thieves", "usurers", "ferrymen", "blades")


def holding(hand: str, table: dict[str, str], **given: Any) -> Reference:
    """A is about to play; the main deck of A is empty unless it is given, so that no rider draws."""
    given = {"decks": {A: ""}} | given
    return position(phase="play", seat=A, hands={A: hand, **given.pop("others", {})}, table=table, **given)


def resolving(location: str, table: dict[str, str], hand: str = "", **given: Any) -> Reference:
    """A has begun to carry out the effect of a location."""
    game = holding(f"{location} {hand}", table, **given)
    return do(game, *([card(location)] if hand else []), LOCATION)


def plays_of(location: str, table: dict[str, str], **given: Any) -> set[int]:
    """What A can do with a location; a second card makes choosing it a real choice, and discarding alone is silent."""
    game = do(holding(f"{location} raw_recruit", table, **given), card(location))
    return {DISCARD} if card(location) in game.resources[A] else options(game)


# --- boost ---

HELM = {"F": "founders_helm | A shield_veteran | B bargemaster"}


def test_e29_a_boost_raises_the_total() -> None:
    assert asked(resolving("proving_yard", HELM)) == (A, "place_prize")


def test_e30_a_boost_lapses_without_an_agent() -> None:
    game = position(
        phase="play", seat=A, table=HELM, hands={A: "proving_yard", B: "gallows_gate"}, decks={A: "", B: ""}
    )
    do(game, LOCATION)
    assert game.state()["boosts"][FREE_ZONE][A] == [2, 0, 0, 0]
    do(game, LOCATION)
    assert game.resources[A] == cards("proving_yard shield_veteran")
    assert asked(game) == (B, "place_prize")


def test_e31_a_boost_needs_its_arcanum_in_gold() -> None:
    assert plays_of("council_chamber", HELM) == {DISCARD}
    assert plays_of("founders_armoury", HELM) == {LOCATION, DISCARD}
    assert plays_of("founders_armoury", {"F": "founders_helm | A M1"}) == {DISCARD}


def test_a_main_boost_counts_in_every_gold_arcanum() -> None:
    game = resolving("proving_yard", {"F": "two_faced_legate | A raw_recruit"}, "sapper")
    assert game.state()["boosts"][FREE_ZONE][A] == [0, 2, 2, 0]


# --- precedence and shift ---


def test_e32_precedence_decides_a_tie() -> None:
    table = {"F": "harbour_provost | C knife_dancer | B bargemaster | D pale"}
    given: dict[str, Any] = {"phase": "play", "table": table, "decks": {B: "", C: ""}}
    game = position(seat=C, hands={C: "duelling_court"}, **given)
    assert asked(do(game, LOCATION)) == (C, "place_prize")
    game = position(seat=B, hands={B: "court_of_petitions", C: "duelling_court"}, **given)
    do(game, LOCATION, LOCATION)
    assert game.round == 3
    assert lying(game, "F") == "C THI-A6 B FER-A4 D USU-A1"


def test_precedence_is_for_a_prize_where_the_player_has_none_yet() -> None:
    game = resolving("duelling_court", {"F": "ayane", "Z0": "siege_bell"}, "court_of_petitions sapper")
    do(game, choose_zone(0), card("court_of_petitions"), LOCATION)
    assert [by_seat[A] for by_seat in game.precedence] == [True, False, False, False, True]


@pytest.mark.parametrize(("others", "won"), [({}, True), ({B: "citadel"}, False)])
def test_e33_shifts_add_up_to_a_threshold_of_at_least_one(others: dict[int, str], won: bool) -> None:
    table = {"F": "watchmans_rattle | A lookout"}
    given: dict[str, Any] = {"guilds": THIEVES_FIRST, "decks": {A: "", B: ""}, "others": others}
    game = resolving("whispering_cloister", table, **given)
    if others:
        do(game, LOCATION)
    assert (asked(game) == (A, "place_prize")) == won


# --- agents move ---


def test_e34_an_agent_stays_hidden_only_between_controlled_zones() -> None:
    table = {"Z0": "ayane | A lantern_seer-", "Z3": "siege_bell", "F": "lost_sceptre"}
    given: dict[str, Any] = {"players": 2, "guilds": FERRYMEN_FIRST, "others": {B: "pit_fighter"}}
    game = resolving("blackwater_landing", table, **given)
    assert asked(game) == (A, "effect_zone")
    assert options(game) == zones("Z3 F")
    assert lying(do(game, choose_zone(3)), "Z3") == "A FER-A5-"
    game = do(resolving("blackwater_landing", table, "muster_square", **given), choose_zone(FREE_ZONE))
    assert lying(game, "F") == "A FER-A5"
    do(game, DISCARD, LOCATION, choose_zone(0))
    assert lying(game, "Z0") == "A FER-A5"


def test_e35_only_weak_agents_are_dismissed() -> None:
    table = {"F": "the_regent | B pit_fighter pale"}
    given: dict[str, Any] = {"guilds": FERRYMEN_FIRST}
    game = resolving("gallows_gate", table, "crossbowman", **given)
    assert game.resources[B] == cards("pale")
    game = resolving("tomb_of_the_first_duke", table, "crossbowman", **given)
    assert asked(game) == (A, "effect_opponent_agent")
    assert options(game) == {*cards("pale pit_fighter")}


@pytest.mark.parametrize("location", ["gallows_gate", "customs_house"])
def test_hidden_agents_own_agents_and_militia_cannot_be_sent_away(location: str) -> None:
    table = {"Z0": "the_regent | B crossbowman- M4 | A sapper M3", "F": "ayane"}
    assert plays_of(location, table) == {DISCARD}
    table["Z0"] = "the_regent | B crossbowman M4 | A sapper M3"
    assert plays_of(location, table) == {LOCATION, DISCARD}


def test_a_diverted_agent_still_belongs_to_its_owner() -> None:
    table = {"Z1": "the_regent | B bargemaster lantern_seer", "F": "ayane", "Z0": "siege_bell"}
    game = resolving("customs_house", table, "sapper")
    assert options(game) == zones("Z0 F")
    do(game, choose_zone(0))
    assert lying(game, "Z0") == "B FER-A4"
    assert plays_of("customs_house", {"Z1": "the_regent | B bargemaster"}) == {DISCARD}


def test_e38_a_swap_keeps_place_and_facing() -> None:
    table = {"Z0": "ayane | B pale | A lookout- | B pit_fighter"}
    game = resolving("hall_of_mirrors", table, "blackmailer", guilds=THIEVES_FIRST)
    assert lying(game, "Z0") == "B USU-A1 A THI-A1- B USU-A6"
    assert game.hand[A] == {card("lookout")}
    assert game.seen_to_hand[A] == set()
    assert asked(game) == (A, "choose_play")
    table = {"Z0": "ayane | A lookout forger-"}
    game = resolving("hall_of_mirrors", table, "blackmailer", guilds=THIEVES_FIRST)
    assert options(game) == {*cards("forger lookout")}
    do(game, card("lookout"))
    assert game.seen_to_hand[A] == {card("lookout")}


def test_a_card_seen_on_its_way_to_the_hand_is_known_until_it_is_seen_again() -> None:
    others = {B: "watchtower crossbowman"}
    game = resolving("wayside_shrine", {"Z0": "ayane | A sapper"}, "raw_recruit arms_broker", others=others)
    assert game.seen_to_hand[A] == {card("sapper")}
    do(game, card("crossbowman"), DISCARD, card("sapper"), agent_at(0))
    assert lying(game, "Z0") == "A BLA-A7-"
    assert game.seen_to_hand[A] == {card("sapper")}
    do(game, LOCATION)
    assert lying(game, "Z0") == "A BLA-A7"
    assert game.seen_to_hand[A] == set()


def test_a_hidden_agent_is_recalled_unseen() -> None:
    game = resolving("wayside_shrine", {"Z0": "ayane | A sapper-"}, "raw_recruit")
    assert game.hand[A] == {*cards("raw_recruit sapper")}
    assert game.seen_to_hand[A] == set()


def test_expose_turns_up_the_agents_of_all_opponents() -> None:
    table = {"Z0": "ayane | A sapper- | B crossbowman- M3", "Z1": "siege_bell | C lookout-", "Z3": "citadel | A pale-"}
    game = resolving("watchtower", table, "raw_recruit")
    assert options(game) == zones("Z0 Z1")
    assert lying(do(game, choose_zone(0)), "Z0") == "A BLA-A7- B FER-A1 B M3"


# --- cards in hand, deck and resources ---


def test_e36_recover_takes_no_location() -> None:
    given: dict[str, Any] = {"guilds": THIEVES_FIRST, "resources": {A: "watchtower blackmailer hollow_coin"}}
    game = resolving("fences_cellar", {"F": "ayane"}, "forger", **given)
    assert asked(game) == (A, "effect_resource_card")
    assert options(game) == {*cards("blackmailer hollow_coin")}
    do(game, card("hollow_coin"))
    assert game.hand[A] == {*cards("forger hollow_coin")}
    assert game.seen_to_hand[A] == {card("hollow_coin")}
    assert game.resources[A] == cards("watchtower blackmailer fences_cellar")


def test_e37_a_rider_never_shuffles() -> None:
    table = {"Z0": "ayane | A lantern_seer", "F": "lost_sceptre"}
    given: dict[str, Any] = {"guilds": FERRYMEN_FIRST, "resources": {A: "crossbowman"}}
    game = resolving("blackwater_landing", table, "necromancer", **given)
    assert game.hand[A] == {card("necromancer")}
    assert game.resources[A] == cards("crossbowman blackwater_landing")


def test_a_rider_draws_after_the_effect() -> None:
    given: dict[str, Any] = {"decks": {A: "sapper"}, "others": {B: "crossbowman"}}
    game = resolving("counting_house", {"F": "ayane"}, **given)
    assert game.favour == [2, 0, 0, 0]
    assert game.hand[A] == {card("sapper")}


def test_drawing_and_discarding() -> None:
    assert plays_of("oracles_well", {"F": "ayane"}) == {DISCARD}
    game = resolving("oracles_well", {"F": "ayane"}, "raw_recruit", decks={A: "sapper"})
    assert asked(game) == (A, "draw_discard")
    assert options(game) == {*cards("raw_recruit sapper")}
    assert game.in_play == card("oracles_well")
    do(game, card("raw_recruit"))
    assert game.resources[A] == cards("raw_recruit oracles_well")
    game = resolving("ducal_palace", {"F": "ayane"}, decks={A: "sapper goblin_fire_support arms_broker"})
    assert len(game.hand[A]) == 2


@pytest.mark.parametrize(
    ("deck", "plays"), [("BLA-A4", {DISCARD}), ("BLA-A4 BLA-A5", {LOCATION, DISCARD})], ids=["8 cards", "9 cards"]
)
def test_e40_retire_leaves_eight_cards_in_circulation(deck: str, plays: set[int]) -> None:
    given: dict[str, Any] = {
        "table": {"F": "ayane | A BLA-A1 BLA-A2"},
        "resources": {A: "BLA-A3 BLA-R the_regent"},
        "decks": {A: deck},
    }
    assert plays_of("veterans_hostel", **given) == plays
    if LOCATION in plays:
        game = resolving("veterans_hostel", hand="raw_recruit", **given)
        assert game.guild_pile[A] == cards("BLA-A3")
        assert game.circulation(A) == 8


# --- piles and seals ---


def test_e39_renew_needs_an_empty_border_zone() -> None:
    table = {"Z0": "ayane", "Z1": "siege_bell | B pale", "F": "lost_sceptre"}
    given: dict[str, Any] = {"piles": {"Z0": "the_regent citadel", "Z1": "R01", "F": "R02 JUBILEE"}, "players": 2}
    given["guilds"] = FERRYMEN_FIRST
    game = resolving("auction_house", table, "crossbowman", **given)
    assert game.prize[0] == card("the_regent")
    assert game.pile[0] == cards("citadel ayane")
    assert plays_of("auction_house", table | {"Z0": "ayane | A M3"}, **given) == {DISCARD}
    assert plays_of("auction_house", table, **given | {"piles": {"F": "R02 JUBILEE"}}) == {DISCARD}


def test_renewing_ends_the_effects_on_a_prize() -> None:
    game = resolving("citadel", {"Z0": "ayane"}, "auction_house raw_recruit", piles={"Z0": "the_regent"})
    assert game.shift[0] == 3
    do(game, card("auction_house"), LOCATION)
    assert game.prize[0] == card("the_regent")
    assert game.shift[0] == 0


@pytest.mark.parametrize(("answer", "pile"), [(YES, "R02 R03 R01"), (NO, "R01 R02 R03")])
def test_scout_looks_at_a_border_pile(answer: int, pile: str) -> None:
    table = {"Z0": "ayane", "Z1": "siege_bell", "F": "lost_sceptre"}
    piles = {"Z0": "R01 R02 R03", "F": "R04 JUBILEE"}
    game = resolving("hall_of_records", table, "sapper", piles=piles)
    assert asked(game) == (A, "scout_bottom")
    assert options(game) == {YES, NO}
    assert do(game, answer).pile[0] == cards(pile)


def test_scout_asks_even_about_a_single_card() -> None:
    game = resolving("hall_of_records", {"Z0": "ayane"}, "sapper", piles={"Z0": "R01"})
    assert asked(game) == (A, "scout_bottom")


def test_e41_nothing_is_played_at_a_sealed_prize() -> None:
    hand = "pilots_compass blackwater_landing hall_of_mirrors crossbowman"
    table = {"F": "ayane | A bargemaster", "Z0": "siege_bell | A necromancer", "Z2": "lost_sceptre"}
    game = resolving("river_fortress", table, hand, guilds=FERRYMEN_FIRST)
    assert options(game) == zones("Z0 Z2 F")
    do(game, choose_zone(FREE_ZONE))
    assert game.sealed[zone("F")]
    for word, plays in (
        ("pilots_compass", {PLAY_MILITIA, DISCARD}),
        ("crossbowman", {agent_at(0), agent_at(2), DISCARD}),
    ):
        assert set(game.plays(A, card(word))) == plays
    do(game, card("hall_of_mirrors"), LOCATION)  # the swap has one legal place, and one card to put there
    assert game.hand[A] == {*cards("pilots_compass blackwater_landing necromancer")}
    do(game, card("blackwater_landing"), LOCATION)
    assert options(game) == {*cards("bargemaster crossbowman")}
    do(game, card("bargemaster"))
    assert options(game) == zones("Z0 Z2")
    do(game, choose_zone(2), card("pilots_compass"), PLAY_MILITIA)
    assert asked(game) == (A, "militia_zone")
    assert options(game) == zones("Z0 Z2")


def test_a_sealed_prize_is_resolved() -> None:
    game = resolving("river_fortress", {"F": "gilded_spurs | A sapper"})
    assert asked(game) == (A, "place_prize")
    do(game, TO_RESOURCES)
    assert game.sealed == [False] * 5
