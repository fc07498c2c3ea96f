"""The reference against the worked examples of bribery: T1, T3, E12 to E20."""

from typing import Any

import pytest

from .reference import Reference
from .reference_position import A, B, C, D, asked, card, cards, do, lying, options, position
from .reference_rules import DISCARD, FREE_ZONE, LOCATION, PLAY_MILITIA, TO_GUILD_PILE, TO_RESOURCES, agent_at, bribe_at

THIEVES_AND_USURERS = ("thieves", "usurers")
THIEVES_FIRST = ("thieves", "ferrymen", "blades", "usurers")


def offered(zone: str, line: str, relic: str, briber: int = A, **given: Any) -> Reference:
    """A player whose last card is a relic is asked what to do with it; somebody else still has a card to play."""
    other, waiting = (A, "raw_recruit") if briber != A else (B, "iron_condottiere")
    hands = {briber: relic, other: waiting}
    piles = {zone: "lost_sceptre"}
    return position(phase="play", seat=briber, table={zone: line}, hands=hands, piles=piles, **given)


# --- of the text ---


def test_t1_ducats_and_agents_together_reach_the_price() -> None:
    game = offered("F", "arkabast | A goblin_fire_support", "drinking_horn")
    assert options(game) == {bribe_at(FREE_ZONE), PLAY_MILITIA, DISCARD}
    do(game, bribe_at(FREE_ZONE))
    assert asked(game) == (A, "place_prize")
    do(game, TO_RESOURCES)
    assert game.resources[A] == cards("goblin_fire_support drinking_horn arkabast")
    assert game.prize[FREE_ZONE] == card("lost_sceptre")
    assert asked(game) == (B, "choose_play")


@pytest.mark.parametrize("pale", ["pale", "pale-"])
def test_t3_opponents_do_not_matter(pale: str) -> None:
    game = offered("Z2", f"ayane | D {pale} | B bargemaster", "barhan_sword", D)
    do(game, bribe_at(2), TO_GUILD_PILE)
    assert game.resources == [[], cards("bargemaster"), [], cards("pale barhan_sword")]
    assert game.guild_pile[D] == cards("ayane")
    assert game.prizes_won == [1, 1]


# --- bribery ---


def test_e12_a_face_down_agent_is_turned_up_and_counts() -> None:
    line = "ratcatcher_queen | A knife_dancer- | B pale"
    game = offered("Z0", line, "hollow_coin", players=2, guilds=THIEVES_AND_USURERS)
    do(game, bribe_at(0), TO_RESOURCES)
    assert game.resources == [cards("knife_dancer hollow_coin ratcatcher_queen"), cards("pale")]


def test_e13_a_failed_bribe_shows_the_agents_and_costs_the_relic() -> None:
    line = "ratcatcher_queen | B pale | A lookout-"
    game = offered("Z0", line, "hollow_coin", players=2, guilds=THIEVES_AND_USURERS)
    do(game, bribe_at(0))
    assert asked(game) == (B, "choose_play")
    assert lying(game, "Z0") == "B USU-A1 A THI-A9"
    assert game.resources == [cards("hollow_coin"), []]
    assert game.prize[0] == card("ratcatcher_queen")


def test_a_bribe_that_would_fail_may_be_illegal() -> None:
    line = "ratcatcher_queen | B pale | A lookout-"
    game = offered("Z0", line, "hollow_coin", players=2, guilds=THIEVES_AND_USURERS, failing_bribe="illegal")
    assert options(game) == {PLAY_MILITIA, DISCARD}


def test_e14_the_best_of_several_gold_arcana_counts() -> None:
    game = offered("F", "two_faced_legate | A forger charm_seller", "hollow_coin", guilds=THIEVES_FIRST)
    assert asked(do(game, bribe_at(FREE_ZONE))) == (A, "place_prize")


def test_e15_only_gold_arcana_count() -> None:
    game = offered("F", "two_faced_legate | A knife_dancer", "hollow_coin", guilds=THIEVES_FIRST)
    do(game, bribe_at(FREE_ZONE))
    assert game.resources[A] == cards("hollow_coin")
    assert game.prize[FREE_ZONE] == card("two_faced_legate")


@pytest.mark.parametrize(("play", "favour", "follows"), [(LOCATION, 2, "place_prize"), (DISCARD, 0, "choose_card")])
def test_e16_favour_adds_to_every_bribe_of_the_round(play: int, favour: int, follows: str) -> None:
    guilds = ("usurers", "ferrymen", "thieves", "blades")
    table = {"F": "ayane | A pale"}
    hands = {A: "iron_strongbox counting_house pit_fighter"}
    game = position(phase="play", seat=A, table=table, hands=hands, decks={A: ""}, guilds=guilds)
    do(game, card("counting_house"), play)
    assert game.favour[A] == favour
    do(game, card("iron_strongbox"), bribe_at(FREE_ZONE))
    assert (game.prize[FREE_ZONE] is None) == (follows == "place_prize")


@pytest.mark.parametrize(("counts", "prize"), [(False, "harbour_provost"), (True, None)])
def test_e17_militia_does_not_count_in_a_bribe(counts: bool, prize: str | None) -> None:
    line = "harbour_provost | A lookout M1"
    game = offered("F", line, "hollow_coin", guilds=THIEVES_FIRST, militia_in_bribe=counts)
    do(game, bribe_at(FREE_ZONE))
    assert game.prize[FREE_ZONE] == (card(prize) if prize else None)


@pytest.mark.parametrize("counts", [False, True])
def test_militia_alone_allows_a_bribe_only_if_it_counts_like_an_agent(counts: bool) -> None:
    game = offered("F", "harbour_provost | A M1", "drinking_horn", militia_in_bribe=counts)
    assert (bribe_at(FREE_ZONE) in options(game)) == counts


def test_e18_everything_at_a_bribed_prize_leaves() -> None:
    line = "ratcatcher_queen | B toll_assassin | C blackmailer- M3"
    game = offered("Z1", line, "pilots_compass", B)
    do(game, bribe_at(1), TO_RESOURCES)
    assert game.resources[C] == cards("blackmailer")
    assert game.militia_set_aside == cards("M3")
    assert game.prize[1] == card("lost_sceptre")
    do(game, DISCARD)
    assert game.round == 3
    assert len(game.militia_deck) == 6


def jubilee_game(**given: Any) -> Reference:
    """A bribe turns up the Jubilee, while a border zone is still to be won."""
    game = position(
        phase="play",
        seat=A,
        round=9,
        table={"F": "arkabast | A goblin_fire_support", "Z1": "gilded_spurs | C roof_runner M3"},
        piles={"F": "JUBILEE lost_sceptre", "Z1": "ayane"},
        hands={A: "drinking_horn", B: "crossbowman"},
        **given,
    )
    return do(game, bribe_at(FREE_ZONE), TO_RESOURCES)


@pytest.mark.parametrize("timing", ["end_now", "one_more_round"])
def test_e19_the_round_of_the_jubilee_is_finished_without_the_free_zone(timing: str) -> None:
    game = jubilee_game(jubilee_timing=timing)
    assert game.jubilee_revealed
    assert options(game) == {agent_at(1), DISCARD}
    do(game, DISCARD)
    assert asked(game) == (C, "place_prize")
    do(game, TO_RESOURCES)
    state = game.state()
    assert asked(game) is None
    assert (state["ending"], state["round"], state["first_player"]) == ("jubilee", 9, A)
    assert state["prizes"] == [None] * 5
    assert len(state["militia_deck"]) == 6
    assert state["scores"] == [3, 0, 1, 0]
    assert state["winners"] == [A]


def test_the_next_prize_may_lie_under_the_jubilee() -> None:
    game = jubilee_game(jubilee_zone="next_prize")
    assert game.prize[FREE_ZONE] == card("lost_sceptre")
    assert options(game) == {agent_at(1), agent_at(FREE_ZONE), DISCARD}


def test_e20_only_personalities_can_be_bribed() -> None:
    game = offered("F", "watchtower | A goblin_fire_support", "drinking_horn")
    assert options(game) == {PLAY_MILITIA, DISCARD}
