"""What the sensible player likes, and how it judges a position: only from what it may know, and without silly plays."""

import math
import random

import pytest

from cartomante.bots import make_bot
from cartomante.bots.liking import weights_of
from cartomante.games.talismans.options import PRESETS
from cartomante.games.talismans.worth import points_of
from chances import chances_of

from .helpers import ACTIONS, GAME, ROW, SEATS, Table, lay

PLAYERS = range(GAME.min_players, GAME.max_players + 1)
OPEN_ZEROS = {"zero_stake": "whole", "stake_pool": "all_played", "joker_value": "same", "whole_talismans": "forged"}


def random_game(players: int, options: dict[str, str], seed: int):
    """Every question of a game answered at random: the match as it stands, and who is asked."""
    match, luck = GAME.new_match(players, seed, options), random.Random(seed)
    while seats := match.deciders():
        seat = luck.choice(seats)
        yield match, seat
        match.apply(luck.choice(match.legal_actions(seat)), seat)


def likes(table: Table, seat: str) -> str:
    """What a seat likes best; the Jokers are alike."""
    weights = weights_of(table.match, SEATS.index(seat))
    return ACTIONS[max(weights, key=lambda action: weights[action])].replace("JK2", "JK1")


# --- in every game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", [*({"preset": name} for name in PRESETS), OPEN_ZEROS], ids=[*PRESETS, "open_zeros"])
def test_every_option_has_a_weight_and_every_seat_an_outlook(players, options):
    for number, (match, seat) in enumerate(random_game(players, options, seed=players)):
        for action, weight in weights_of(match, seat).items():
            assert 0 < weight < math.inf, ACTIONS[action]
        if number % 25 == 0:
            shares = chances_of(match)
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("preset", PRESETS)
def test_what_others_hold_and_commit_in_secret_changes_nothing(players, preset):
    for number, (match, seat) in enumerate(random_game(players, {"preset": preset}, seed=10 + players)):
        if number % 7 == 0:
            liked = weights_of(match, seat)
            assert all(weights_of(match.determinize(seat, k), seat) == liked for k in range(4))


@pytest.mark.parametrize("options", [{}, OPEN_ZEROS], ids=["standard", "open_zeros"])
def test_half_points_are_counted_as_at_the_end(options):
    for match, seat in random_game(4, options, seed=3):
        shown = match.view(None)["seats"][seat]["half_points"]
        assert points_of(match._s, seat) == shown


def test_a_greedy_player_beats_three_random_ones():
    wins = 0
    for seed in range(8):
        bots = [make_bot("greedy" if seat == seed % 4 else "random", seed=seed) for seat in range(4)]
        match = GAME.new_match(4, seed)
        while seats := match.deciders():
            match.apply(bots[seats[0]].choose(match, seats[0]), seats[0])
        wins += seed % 4 in match.winners
    assert wins >= 6  # two of eight would be chance; it wins nearly all


# --- committing ------------------------------------------------------------------------------------------------------


def test_the_first_talisman_is_worth_a_card_that_nobody_can_beat():
    table = lay(A="FO9 SN3 CL5 RA7 ST2", B="FO1 SN4 CL6 RA8 ST3", C="FO2 SN5 CL7 RA9 ST4", D="FO3 SN6 CL8 RA1 ST5")
    assert likes(table, "A") == "FO9"


def test_a_card_that_would_forge_is_kept_when_a_plain_one_wins_as_well():
    table = lay(A="FO7 FO9 FO8 SN3", B="FO1 SN4 CL6 RA8", C="FO2 SN5 CL7 RA9", D="FO3 SN6 CL8 RA1")
    assert likes(table, "A") == "FO7"


def test_a_zero_of_the_dominant_suit_is_forged_under_stronger_cards():
    table = lay(ROW, "CL1", A="FO0 SN3 CL5 RA7", B="FO7 SN4 CL6 RA8", C="FO8 SN5 CL7 RA9", D="FO9 SN6")
    assert likes(table, "A") == "FO0"


def test_two_neighbours_that_will_not_win_are_laid_together():
    table = lay(ROW, "CL1", A="FO2 FO1 CL5 RA7", B="FO7 SN4 CL6", C="FO8 SN5 CL7", D="FO9 SN6 CL8")
    assert likes(table, "A") == "FO2"
    table.answer("A", "FO2")
    assert likes(table, "A") == "FO1"


def test_a_joker_makes_a_talisman_of_a_low_card_and_is_never_laid_alone():
    table = lay(ROW, "CL1", A="FO3 JK1 CL5 RA7", B="FO7 SN4 CL6", C="FO8 SN5 CL7", D="FO9 SN6 CL8")
    assert likes(table, "A") == "FO3"
    weights = weights_of(table.match, 0)
    assert min(weights, key=lambda action: weights[action]) == ACTIONS.index("JK1")
    table.answer("A", "FO3")
    assert likes(table, "A") == "JK1"


def test_a_strong_card_is_not_joined_by_a_second_one():
    table = lay(A="FO9 FO4 CL5 RA7", B="FO1 SN4 CL6", C="FO2 SN5 CL7", D="FO3 SN6 CL8")
    table.answer("A", "FO9")
    assert likes(table, "A") == "alone"


def test_the_last_two_cards_end_the_game_only_from_the_lead():
    hands = {"A": "FO9 FO8", "B": "FO1 SN4 CL6", "C": "FO2 SN5 CL7"}
    lead = lay(ROW, "CL1", captured={"A": "ST1 ST2 ST3"}, **hands)
    lead.answer("A", "FO9")
    assert likes(lead, "A") == "FO8"
    behind = lay(ROW, "CL1", captured={"B": "ST1 ST2 ST3"}, **hands)
    behind.answer("A", "FO9")
    assert likes(behind, "A") == "alone"


def test_a_hopeless_turn_is_sat_through_with_a_special():
    table = lay(ROW, "CL1", A="ST5 RA8 CS1 SU6", B="FO7 SN4 CL6", C="FO8 SN5 CL7", D="FO9 SN6 CL8")
    assert likes(table, "A") == "CS1"


# --- the other decisions ---------------------------------------------------------------------------------------------


def test_the_strongest_card_goes_out_of_the_game():
    table = lay(ROW, "CL1", A="FO3 + RA1 RA2", B="SN9 + RA3 RA4", C="SN2 + RA5 RA6")
    assert table.asked() == "A choose_stake"
    assert likes(table, "A") == "SN9"


def test_a_stake_that_pays_double_is_not_left_to_others():
    scene = {"A": "FO3 FO0 + RA1 RA2", "B": "SN2 + RA3 RA4", "C": "CL2 + RA5 RA6"}
    assert likes(lay(ROW, "CL1", **scene), "A") == "FO0"
    assert likes(lay(ROW, "CL1", options={"zero_stake": "whole"}, **scene), "A") != "FO0"


def test_where_combinations_lie_open_one_of_a_rival_is_broken():
    table = lay(
        ROW, "CL1", A="FO9 + RA1 RA2", B="ST4 ST3 + RA3 RA4", C="SN8 + RA5 RA6",
        options={"stake_pool": "all_played"},
    )  # fmt: skip
    assert likes(table, "A") in ("ST4", "ST3")


@pytest.mark.parametrize(("row", "strong"), [("FO SN CL RA SU ST", "FO9"), ("SN FO CL RA SU ST", "SN9")])
def test_a_talisman_is_forged_in_its_weather_and_shortly_before(row, strong):
    hands = {"A": "FO2 FO1 + RA1 RA2 RA3 RA4", "B": f"{strong} + RA6 RA7 RA8 RA9", "C": "ST1 + SU1 SU2 SU3 SU4"}
    table = lay(row, "CL1", **hands).play(f"B choose_stake {strong}")
    assert table.asked() == "A forge_choice"
    assert likes(table, "A") == "forge"


@pytest.mark.parametrize(("leader", "wish"), [("A", "forge"), ("C", "decline")])
def test_a_talisman_of_the_last_cards_ends_the_game_only_from_the_lead(leader, wish):
    hands = {"A": "FO2 FO1 +", "B": "FO9 + RA3 RA4", "C": "SN8 + RA5 RA6"}
    table = lay(ROW, "CL1", captured={leader: "SU1 SU2 SU3"}, **hands).play("B choose_stake FO9")
    assert table.asked() == "A forge_choice"
    assert likes(table, "A") == wish


@pytest.mark.parametrize(("owner", "wish"), [("A", "move"), ("B", "keep")])
def test_the_weather_turns_for_ones_own_talisman_and_not_for_a_rivals(owner, wish):
    hands = {"A": "FO9 + RA1 RA2", "B": "SU8 + RA3 RA4", "C": "CL2 + RA5 RA6"}
    table = lay(ROW, "CL1", pending={owner: "SN4 SN3"}, **hands)
    table.play("A choose_stake FO9", "B share_pick CL2")
    assert table.asked() == "A weather_choice"
    assert likes(table, "A") == wish


def test_change_order_brings_a_suit_forward_that_a_talisman_waits_for():
    table = lay(ROW, "CL1", A="CO5 + RA1 RA2", B="FO9 + RA3 RA4", C="CL2 + RA5 RA6", pending={"A": "ST4 ST3"})
    table.play("B choose_stake FO9")
    assert table.asked() == "A reorder_card"
    assert likes(table, "A") == "ST"
    table.answer("A", "ST")
    assert likes(table, "A") == "2"


def test_change_order_puts_back_a_suit_that_a_rivals_talisman_waits_for():
    table = lay(ROW, "CL1", A="CO5 + RA1 RA2", B="FO9 + RA3 RA4", C="CL2 + RA5 RA6", pending={"C": "SN4 SN3"})
    table.play("B choose_stake FO9")
    assert likes(table, "A") == "SN"
    table.answer("A", "SN")
    assert likes(table, "A") == "6"


@pytest.mark.parametrize("wanted", ["SU0", "SU6", "SN9"])
def test_a_drafter_takes_a_zero_a_neighbour_or_a_strong_card_rather_than_a_weak_one(wanted):
    hands = {"A": "ST2 + RA1 SU5", "B": "FO9 + RA3 RA4", "C": f"{wanted} + RA5 RA7", "D": "ST3 + RA8 RA9"}
    table = lay(ROW, "CL1", **hands).play("B choose_stake FO9")
    if wanted == "SU0":
        table.play("C forge_choice decline")
    assert table.asked() == "A share_pick"
    assert likes(table, "A") == wanted


# --- how a seat stands -----------------------------------------------------------------------------------------------


def test_whoever_is_far_ahead_near_the_end_has_won():
    table = lay(ROW, "CL1", A="RA1 RA2", B="RA3 RA4", C="RA5 RA6", forged={"A": "SU1 SU2, SU3 SU4, SN0, ST0"})
    a, b, c = chances_of(table.match)
    assert a > 0.97
    assert b < 0.02
    assert c < 0.02


def test_equal_seats_have_equal_chances():
    table = lay(ROW, "CL1", A="RA1 SU3", B="RA3 SU1", C="RA5 SU5")
    assert chances_of(table.match) == pytest.approx([1 / 3] * 3)


def test_points_pending_talismans_and_cards_all_count():
    hands = {"A": "RA1 RA3 SU5 SU7", "B": "ST1 ST3 CL5 CL7"}
    for better in (
        lay(ROW, "CL1", captured={"A": "SN1"}, **hands),
        lay(ROW, "CL1", pending={"A": "SN4 SN3"}, **hands),
        lay(ROW, "CL1", **(hands | {"A": hands["A"] + " ST9"})),
        lay(ROW, "CL1", **(hands | {"A": "RA0 RA3 SU5 SU7"})),
        lay(ROW, "CL1", **(hands | {"A": "RA2 RA3 SU5 SU7"})),
    ):
        assert chances_of(better.match)[0] > 0.5
