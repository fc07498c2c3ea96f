"""The reference against the worked examples of cards, turns, decks and the count: E21 to E28; set-up and ends too."""

from typing import Any

import pytest

from .reference import Reference
from .reference_position import CARDS, A, B, C, D, asked, card, cards, do, position
from .reference_rules import (
    DISCARD,
    FREE_ZONE,
    JUBILEE,
    OBJECTIVES,
    PRIZES,
    TO_GUILD_PILE,
    TO_RESOURCES,
    agent_at,
    agent_up_at,
    choose_guild,
)
from .reference_table import Question

BLADES = ["BLA-A1", "BLA-A2", "BLA-A3", "BLA-A4", "BLA-A5", "BLA-A6", "BLA-A7", "BLA-A8", "BLA-A9", "BLA-L", "BLA-R"]


# --- set-up ---


def whole_game(players: int, **options: Any) -> Reference:
    """Prizes are dealt in order, the Jubilee lies at the bottom."""
    piles: list[list[int]] = [[] for _ in range(5)]
    for place, zone in enumerate([0, 1, 2, FREE_ZONE] if players == 3 else range(5)):
        piles[zone] = list(PRIZES[12 * place : 12 * place + 12])
    piles[FREE_ZONE].append(JUBILEE)
    objectives = [list(OBJECTIVES[4 * p : 4 * p + 4]) for p in range(players)]
    guilds = ["usurers", "thieves", "ferrymen", "blades"][:players]
    game = Reference(
        players,
        CARDS,
        lambda: B,
        lambda: guilds,
        lambda: piles,
        lambda: objectives,
        lambda p, deck: deck[0],
        lambda deck: deck[0],
        options,
    )
    game.begin()
    return game


def test_guilds_are_chosen_in_turn_order_and_the_last_one_is_taken_silently() -> None:
    game = whole_game(4)
    assert asked(game) == (B, "choose_guild")
    do(game, choose_guild("usurers"), choose_guild("blades"), choose_guild("thieves"))
    assert game.guilds == ["ferrymen", "usurers", "blades", "thieves"]
    assert len(game.deck[A]) == 11
    assert set(game.pending) == {A, B, C, D}


def test_objectives_are_returned_by_all_seats_at_once() -> None:
    game = whole_game(2, guild_choice="random")
    assert game.pending == {
        A: Question("discard_objective", frozenset({129, 130, 131, 132})),
        B: Question("discard_objective", frozenset({133, 134, 135, 136})),
    }
    game.act(A, 131)
    game.act(A, 129)
    assert set(game.pending) == {B}
    assert not any(game.hand)
    do(game, 133, 136)
    assert game.objectives == [{130, 132}, {134, 135}]
    assert game.returned == [[131, 129], [133, 136]]
    assert [len(hand) for hand in game.hand] == [4, 4]
    assert asked(game) == (B, "choose_card")


def test_first_prizes_are_turned_up() -> None:
    game = whole_game(3, guild_choice="random", objectives=False)
    assert game.guilds == ["usurers", "thieves", "ferrymen"]
    assert game.prize == [44, 56, 68, None, 80]
    assert [len(pile) for pile in game.pile] == [11, 11, 11, 0, 12]


# --- drawing ---


@pytest.mark.parametrize(
    ("deck", "resources", "hand", "left"),
    [(BLADES[:2], BLADES[2:], 4, (7, 0)), (BLADES[:4], BLADES[4:], 4, (0, 7)), ([], BLADES[:3], 3, (0, 0))],
)
def test_e21_e22_e23_only_a_draw_from_an_empty_deck_shuffles(
    deck: list[str], resources: list[str], hand: int, left: tuple[int, int]
) -> None:
    game = position(
        phase="draw",
        table={"F": "lost_sceptre"},
        decks={A: " ".join(deck)},
        resources={A: " ".join(resources)},
    )
    assert len(game.hand[A]) == hand
    assert set(cards(" ".join(deck))) <= game.hand[A]
    assert (len(game.deck[A]), len(game.resources[A])) == left


# --- turns ---


def test_e24_players_without_cards_are_skipped() -> None:
    hands = {A: "BLA-A1 BLA-A2 BLA-A3 BLA-A4", B: "FER-A1 FER-A2", C: "THI-A1 THI-A2 THI-A3"}
    game = position(3, "play", first_player=B, table={"F": "the_regent"}, hands=hands)
    turns = []
    while game.round == 2:
        found = asked(game)
        assert found is not None
        if found[1] == "choose_play":
            turns.append(found[0])
            do(game, agent_at(FREE_ZONE))
        elif found[1] == "choose_card":
            do(game, min(game.hand[found[0]]))
        else:
            break
    assert turns == [B, C, A, B, C, A, C, A, A]


@pytest.mark.parametrize(("passes", "first"), [("right", B), ("left", D)])
def test_e25_the_first_player_card_passes(passes: str, first: int) -> None:
    game = position(phase="round_end", first_player=C, table={"F": "the_regent"}, first_player_pass=passes)
    assert game.first_player == first
    assert asked(game) == (first, "choose_card")
    do(game, min(game.hand[first]), DISCARD)
    assert asked(game) == ((first + 1) % 4, "choose_card")


def test_agents_lie_face_down_in_controlled_zones() -> None:
    table = {"Z0": "lost_sceptre", "Z3": "ayane", "Z1": "siege_bell", "F": "the_regent"}
    for facing, extra in (("face_down", []), ("choice", [agent_up_at(0), agent_up_at(3)])):
        game = position(phase="play", seat=A, table=table, hands={A: "raw_recruit sapper"}, own_zone_facing=facing)
        do(game, card("raw_recruit"))
        assert game.chosen == card("raw_recruit")
        assert game.pending[A].options == {agent_at(0), agent_at(1), agent_at(3), agent_at(4), DISCARD, *extra}
        do(game, agent_at(0))
        assert [piece.face_up for piece in game.agents[0]] == [False]
        do(game, agent_at(1))  # the last card needs no choosing
    game = position(phase="play", seat=A, table=table, hands={A: "sapper raw_recruit"}, own_zone_facing="choice")
    do(game, card("sapper"), agent_up_at(3))
    assert [piece.face_up for piece in game.agents[3]] == [True]


# --- the end ---


@pytest.mark.parametrize(
    ("objective", "others", "points"),
    [
        ("court_in_waiting", "", 4),
        ("grip_on_the_harbour", "lion_gauntlet boar_tusk_dagger moonstone_rosary", 4),
        ("mailed_fist", "R01 R02 R03 R04 R05", 5),
    ],
)
def test_e26_a_removed_prize_counts_for_points_and_objectives(objective: str, others: str, points: int) -> None:
    """Ayane is the last card that each objective needs."""
    for counts in (True, False):
        game = position(
            table={"F": "ayane | A halberd_sergeant sapper"},
            kept={A: objective},
            resources={A: others},
            removed_count_for_objectives=counts,
        )
        do(game, TO_GUILD_PILE)
        assert game.ending == "no_prizes"
        assert game.guild_pile[A] == cards("ayane")
        printed = sum(CARDS[other].vp for other in cards(others))
        assert game.scores()[A] == printed + 4 + (points if counts else 0)


@pytest.mark.parametrize(("returns", "score"), [(True, 6 + 5 + 4), (False, 6)])
def test_e27_agents_at_prizes_return_before_the_count(returns: bool, score: int) -> None:
    """The other Harbour cards have 6 points; the Regent adds 5, and is the fourth."""
    game = position(
        phase="round_end",
        round=40,
        table={"F": "the_undying_saint | A the_regent"},
        resources={A: "lion_gauntlet boar_tusk_dagger river_fortress"},
        kept={A: "grip_on_the_harbour"},
        table_agents_score=returns,
    )
    assert game.ending == "round_cap"
    assert (card("the_regent") in game.resources[A]) == returns
    assert game.scores()[A] == score


@pytest.mark.parametrize(
    ("a", "b", "winners", "shared"),
    [
        # The Regent has 5 points; Ayane and a relic or a location of 1 point have as many, and are more prizes.
        ("ayane watchtower", "the_regent", [A], [A, B]),
        ("ayane barhan_sword", "blind_sibyl boar_tusk_dagger", [A], [A, B]),
        ("ayane boar_tusk_dagger", "blind_sibyl letter_case", [A, B], [A, B]),
        ("ayane", "blind_sibyl letter_case", [B], [B]),
    ],
)
def test_e28_ties(a: str, b: str, winners: list[int], shared: list[int]) -> None:
    for tie_break, expected in (("prizes_ducats", winners), ("shared", shared)):
        game = position(2, "round_end", resources={A: a, B: b}, score_tie_break=tie_break)
        state = game.state()
        assert state["ending"] == "no_prizes"
        assert state["winners"] == expected
        assert state["places"] == [1 if p in expected else 2 for p in (A, B)]


def test_the_guild_relic_breaks_a_tie() -> None:
    game = position(2, "round_end", decks={A: "drinking_horn", B: ""}, resources={A: "ayane", B: "blind_sibyl"})
    assert game.state()["winners"] == [A]


def test_the_jubilee_at_the_end_of_a_round() -> None:
    """It ends the game, or the round after it does."""
    given: dict[str, Any] = {"table": {"Z0": "the_regent", "F": "gilded_spurs | C roof_runner"}}
    given["piles"] = {"F": "JUBILEE lost_sceptre"}
    game = do(position(**given), TO_RESOURCES)
    assert (game.ending, game.round, game.first_player) == ("jubilee", 2, A)
    for zone, prize in (("closed", None), ("next_prize", card("lost_sceptre"))):
        game = do(position(jubilee_timing="one_more_round", jubilee_zone=zone, **given), TO_RESOURCES)
        assert (game.ending, game.round, game.first_player) == (None, 3, D)
        assert game.prize[FREE_ZONE] == prize
        while game.pending:
            seat, question = next(iter(game.pending.items()))
            game.act(seat, max(question.options - set(PRIZES)))
        assert (game.ending, game.round) == ("jubilee", 3)


@pytest.mark.parametrize(("limit", "round"), [(6, 8), (3, 5), (0, 40)])
def test_a_game_that_stands_still_ends(limit: int, round: int) -> None:
    """The last prize was won in round 2; discarding all cards wins nothing."""
    game = do(position(table={"F": "gilded_spurs | C roof_runner", "Z0": "ayane"}, stall_rounds=limit), TO_RESOURCES)
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        game.act(seat, DISCARD if DISCARD in question.options else min(question.options))
    assert (game.ending, game.round) == ("stalled" if limit else "round_cap", round)


@pytest.mark.parametrize(("order", "winner"), [("last", C), ("first", D)])
def test_the_free_zone_may_be_resolved_first(order: str, winner: int) -> None:
    table = {"Z1": "gilded_spurs | C roof_runner", "F": "barhan_sword | D pit_fighter"}
    assert asked(position(table=table, free_zone_order=order)) == (winner, "place_prize")


def test_a_last_round_without_any_prize_is_not_played() -> None:
    """The Jubilee closes the free zone, and no other zone has a prize either."""
    given: dict[str, Any] = {"table": {"F": "gilded_spurs | C roof_runner"}, "piles": {"F": "JUBILEE"}}
    for timing, ending in (("end_now", "jubilee"), ("one_more_round", "no_prizes")):
        assert do(position(jubilee_timing=timing, **given), TO_RESOURCES).ending == ending
