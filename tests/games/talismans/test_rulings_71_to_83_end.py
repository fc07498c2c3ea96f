"""Rulings WT-71 to WT-83: the end of the game and the scores."""

import random
from itertools import pairwise

import pytest

from .helpers import GAME, Table, finished, lay

ROW = "SU FO CL SN RA ST"


def test_wt_71_an_empty_hand_is_looked_for_at_the_end_of_the_turn() -> None:
    table = lay(ROW, A="SU4 + RA1 RA2", B="FO5 +").play("A choose_stake SU4")
    assert table.asked() == "A weather_choice"
    table.play("A weather_choice keep").goes_on().expect(hands={"B": "FO5"}, turn=2)


def test_wt_71_a_winner_without_cards_ends_the_game_after_the_weather() -> None:
    table = lay(ROW, A="SU4 +", B="FO5 + RA2").play("A choose_stake SU4").goes_on()
    table.play("A weather_choice keep").ends(scores=[2, 0], winners="A")


def test_wt_72_a_pending_talisman_of_the_coming_weather_is_lost_with_the_last_card() -> None:
    table = lay(ROW, A="SU4 + RA1", B="FO5 FO4 +").play("B forge_choice forge", "A weather_choice move")
    table.expect(row="FO CL SN RA ST SU", pending={}, forged={}, discard="FO5 FO4 SU4")
    table.ends(scores=[2, 0], winners="A")


def test_wt_72_pending_talismans_of_all_players_are_lost() -> None:
    table = lay(ROW, A="SU4 +", B="FO5 + RA2", pending={"A": "ST0", "B": "CL3 CL2"})
    table.play("A choose_stake SU4", "A weather_choice keep")
    table.expect(pending={}, forged={}, discard="SU4 ST0 CL3 CL2").ends(scores=[2, 0], winners="A")


def test_wt_73_stake_and_weather_are_decided_in_the_last_turn_too() -> None:
    table = lay(ROW, "CL9", A="SU4 SU2 +", B="FO5 + RA2")
    table.play("A choose_stake FO5 of SU4 SU2 FO5", "A weather_choice move")
    table.expect(row="FO CL SN RA ST SU", stake="", discard="FO5").ends(scores=[1, 0], winners="A")


def test_wt_74_a_single_half_counts() -> None:
    captured = {"A": "FO1 FO2 FO3 FO4 FO5", "B": "FT"}
    table = finished(ROW, 2, forged={"B": "SU3 SU2"}, captured=captured).ends(scores=[5, 4], winners="A")
    assert [points / GAME.points_per_unit for points in table.match.scores] == [2.5, 2.0]


@pytest.mark.parametrize(("whole_talismans", "winners"), [("single_card", "A"), ("forged", "B")])
def test_wt_75_whole_talismans_are_single_cards_or_by_option_all_forged(whole_talismans: str, winners: str) -> None:
    forged = {"A": "ST0", "B": "ST2 ST1, RA5 JK1"}
    options = {"whole_talismans": whole_talismans}
    finished(ROW, 2, forged=forged, captured={"A": "FO1 FO2"}, options=options).ends(scores=[4, 4], winners=winners)


def test_wt_75_the_first_talisman_is_whole() -> None:
    captured = {"A": "FO1 FO2", "B": "FT"}
    finished(ROW, 2, captured=captured).ends(scores=[2, 2], winners="B", places=[2, 1])


@pytest.mark.parametrize(("zero_stake", "places"), [("half", [1, 1]), ("whole", [1, 2])])
def test_wt_75_a_captured_0_is_a_whole_talisman_only_by_option(zero_stake: str, places: list[int]) -> None:
    captured = {"A": "FO0 RA1", "B": "FO1 FO2" if zero_stake == "half" else "FO1 FO2 FO3"}
    table = finished(ROW, 2, captured=captured, options={"zero_stake": zero_stake})
    assert table.match.scores[0] == table.match.scores[1]
    assert table.match.places == places


def test_wt_76_the_final_row_orders_whole_talismans_and_the_first_comes_below_all() -> None:
    finished("SU FO CL SN RA ST", 2, forged={"A": "FO0", "B": "SU0"}).ends(scores=[2, 2], winners="B")
    finished("FO CL SN RA ST SU", 2, forged={"A": "FO0", "B": "SU0"}).ends(scores=[2, 2], winners="A")
    finished(ROW, 2, forged={"A": "ST0"}, captured={"B": "FT"}).ends(scores=[2, 2], winners="A")


def test_wt_76_only_the_best_whole_talisman_counts() -> None:
    forged = {"A": "ST0, SU0", "B": "FO0, CL0"}
    finished(ROW, 2, forged=forged).ends(scores=[4, 4], winners="A", places=[1, 2])


def test_wt_77_whoever_is_still_tied_shares_the_place() -> None:
    finished(ROW, 3, captured={"A": "FO1", "B": "FO2"}).ends(scores=[1, 1, 0], winners="A B", places=[1, 1, 3])
    finished(ROW, 3, captured={}).ends(scores=[0, 0, 0], winners="A B C", places=[1, 1, 1])


def test_wt_78_cards_in_hand_and_the_open_stake_are_worth_nothing() -> None:
    table = lay(ROW, "CL9", A="SU4 +", B="FO5 + RA0 RA1 JK1 CW7").play("A choose_stake FO5", "A weather_choice keep")
    table.expect(stake="", discard="FO5", hands={"B": "RA0 RA1 JK1 CW7 SU4"}).ends(scores=[1, 0], winners="A")


def test_wt_79_a_completion_in_the_last_turn_counts() -> None:
    won = lay(ROW, "CL9", A="SU4 +", B="FO5 FO6", pending={"B": "SU3 SU2"}).play("A weather_choice keep")
    won.expect(forged={"B": "SU3 SU2"}).ends(scores=[1, 2], winners="B")
    not_won = lay(ROW, "CL9", A="FO5 FO6", B="CW7 + RA1", C="CS1 +", pending={"A": "SU3 SU2"})
    not_won.expect(forged={"A": "SU3 SU2"}).ends(scores=[2, 0, 0], winners="A")


def test_wt_80_several_players_without_cards_end_the_game_like_one() -> None:
    table = lay(ROW, "CL9", A="SU4 +", B="FO5 FO4 +", C="CL1 + CL2")
    table.play("A choose_stake SU4 of SU4 CL1", "B forge_choice forge", "A weather_choice keep")
    table.expect(hands={"A": "", "B": "", "C": "CL1 CL2"}).ends(scores=[1, 0, 0], winners="A", places=[1, 2, 2])
    assert table.events("ended") == [(None, {"seats": [0, 1]})]


def potential(table: Table) -> int:
    """Cards in hands and in pending Talismans: what the proof of 10.3 counts."""
    position = table.match.position()
    pending = [card for owned in position["pending"] for talisman in owned for card in talisman]
    return sum(len(table.hand(seat)) for seat in "ABCDEFGHIJ"[: table.match.players]) + len(pending)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_wt_81_every_turn_takes_cards_out_of_circulation(players: int) -> None:
    table, rng = Table(GAME.new_match(players, seed=81)), random.Random(81)
    left = {}
    while not table.match.is_over:
        position = table.match.position()
        if position["step"] == "reveal":
            left.setdefault(position["turn"], potential(table))
        seat = rng.choice(table.match.deciders())
        table.match.apply(rng.choice(table.match.legal_actions(seat)), seat)
    counts = [left[turn] for turn in sorted(left)]
    assert all(later < earlier for earlier, later in pairwise(counts))


def test_wt_81_the_longest_game_has_as_many_turns_as_the_bound_allows() -> None:
    """One fairy each in every turn, and whoever has more cards wins: one card a turn until a hand is empty."""
    table = lay(ROW, A="SU1 SU3 RA1 RA3", B="SU2 SU4 RA2 RA4")
    while not table.match.is_over:
        if "commit_lead" in table.asked():
            commit_one_card_each(table)
        winner = table.asked()[0]
        table.play(f"{winner} choose_stake {min(table.offered(winner), key=strong)}", f"{winner} weather_choice keep")
    assert table.match.position()["turn"] == 8 - 2 + 1


def strong(card: str) -> tuple[int, int]:
    return -ROW.split().index(card[:2]), int(card[2:])


def commit_one_card_each(table: Table) -> None:
    winner, loser = ("A", "B") if len(table.hand("A")) >= len(table.hand("B")) else ("B", "A")
    best, worst = max(table.hand(winner), key=strong), min(table.hand(loser), key=strong)
    table.commit(f"{winner} {best}, {loser} {worst}")


def test_wt_82_the_two_cards_shared_in_the_example_are_all_that_is_left() -> None:
    table = lay(
        "CL SU RA SN FO ST", "RA3", A="ST0 + FO1", B="ST7 ST6 + FO3", C="CL4 + FO4", D="SN5 + FO6", E="CW7 + FO8"
    )
    table.play("C choose_stake CW7", "A forge_choice forge", "B forge_choice forge", "E weather_choice move")
    assert table.offered("D") == {"CL4", "SN5"}
    table.expect(row="SU RA SN FO ST CL")


def test_wt_83_two_players_share_by_the_general_rules() -> None:
    table = lay(ROW, A="SU9 SU7 + CL1", B="FO5 FO2 + CL2").play("A choose_stake SU7", "A weather_choice keep")
    table.expect(hands={"A": "CL1", "B": "CL2 SU9 FO5 FO2"})
    assert table.known("A", "B") == {"CL1"}
