"""The sensible player: it weighs every option, honestly, and likes what anybody would; and how a seat stands."""

import math
import random
from typing import Any

import pytest

from cartomante.bots.liking import contest, weights_of
from cartomante.core.match import Match
from cartomante.games.arcanum.options import PRESETS
from cartomante.games.arcanum.outlook import is_quiet
from chances import chances_of

from . import words
from .helpers import GAME, Table, lay, placement
from .words import SEATS

EVERY_DECISION = {decision.name for decision in GAME.decisions}


def liked(table: Table, seat: str = "A") -> str:
    """What a seat likes best, in the words of the rules page."""
    number = SEATS.index(seat)
    weights = weights_of(table.match, number)
    decision = table.match.decision(number)
    best = max(weights, key=lambda action: weights[action])
    return words.action(best, decision is not None and decision["id"] == "fields_adjust")


def mixed_choice(match: Match, seat: int, rng: random.Random) -> int:
    """What the seat likes best or, half the time, anything, so that games come to all sorts of questions."""
    weights = weights_of(match, seat)
    if rng.random() < 0.5:
        return rng.choice(list(weights))
    return max(weights, key=lambda action: weights[action])


# --- weights ---


def test_every_option_of_every_decision_has_a_weight() -> None:
    asked = set()
    rng = random.Random(1)
    for number, preset in enumerate([*PRESETS] * 3):
        match = GAME.new_match(3 + number % 3, seed=number, options={"preset": preset}, events=False)
        while not match.is_over:
            seat = match.deciders()[0]
            asked.add(match.decision(seat)["id"])  # type: ignore[index]
            weights = weights_of(match, seat)
            assert all(math.isfinite(weight) and weight > 0 for weight in weights.values()), match.position()
            match.apply(rng.choice(list(weights)), seat)
    assert asked == EVERY_DECISION


@pytest.mark.parametrize(("players", "preset"), [(3, "german"), (4, "international"), (5, "english")])
def test_what_others_hide_changes_nothing(players: int, preset: str) -> None:
    rng = random.Random(players)
    match = GAME.new_match(players, seed=players, options={"preset": preset}, events=False)
    while not match.is_over:
        seat = rng.choice(match.deciders())
        weights = weights_of(match, seat)
        if rng.random() < 0.3:
            for k in range(2):
                assert weights_of(match.determinize(seat, k), seat) == weights, match.position()
        match.apply(mixed_choice(match, seat, rng), seat)


# --- playing well ---


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_players_from_every_seat(seat: int) -> None:
    whims = [1.0] * 4
    whims[seat] = 0.0
    assert contest(GAME, whims, 500)["wins"][seat] > 0.9 * 500


def test_among_its_like_no_seat_is_better_than_another() -> None:
    wins = contest(GAME, [0.0] * 4, 4000)["wins"]
    assert all(0.22 * 4000 < won < 0.28 * 4000 for won in wins)


# --- what anybody would do ---


def test_of_two_cards_of_a_suit_the_higher_is_hidden() -> None:
    table = lay("hide", A="S2 SK", B="P1", C="P2")
    assert liked(table) == "SK"


def test_a_second_card_of_the_leading_house_is_hidden_rather_than_a_fifth_of_the_last() -> None:
    table = lay("hide", A="S9 W9", hidden={"A": "SQ W1 W2 W3 W4"}, prestige=[15, 3, 3, 0], turn=4)
    assert liked(table) == "S9"


def test_what_may_be_hidden_is_hidden() -> None:
    assert liked(lay(A="hermit S9").play("A play_card hermit")) == "S9"


@pytest.mark.parametrize(("hand", "drawn"), [("devil sun", "minors"), ("S1 S4 P2 P9 C3 C8", "major")])
def test_minors_are_drawn_until_there_are_enough(hand: str, drawn: str) -> None:
    assert liked(lay("draw", A=hand)).endswith(drawn)


def test_a_numeral_moves_the_figure_whose_symbols_raise_the_own_house_most() -> None:
    figures = {"SKn": 1, "SKt": 2, "SQ": 3, "SK": 5}
    table = lay(A="S4", hidden={"A": "S9 SQ S7"}, prestige=[5, 6, 6, 5], figures=figures)
    assert liked(table.play("A play_card S4")) == "SK"


def test_a_court_card_goes_where_a_good_card_can_be_hidden() -> None:
    table = lay(A="WKn SK", hidden={"A": "S9"}, prestige=[9, 0, 0, 3])
    assert liked(table.play("A play_card WKn")) in ("cathedral", "ballroom", "treasure_vault")


def test_the_devil_comes_before_the_minor_and_never_after_it() -> None:
    assert liked(lay(A="S4 devil")) == "devil"
    assert liked(lay(A="P4 devil", minor_played=1)) == "pass"


@pytest.mark.parametrize("major", ["magician", "hierophant", "stars", "moon"])
def test_majors_that_bring_cards_come_before_the_minor(major: str) -> None:
    assert liked(lay(A=f"S4 P4 {major}")) == major


def test_other_majors_come_after_it() -> None:
    assert liked(lay(A="S4 P4 high_priestess")) in ("S4", "P4")


@pytest.mark.parametrize("major", ["high_priestess", "strength", "hanged_man", "lovers"])
def test_points_and_cards_for_nothing_are_taken(major: str) -> None:
    assert liked(lay(A=f"P4 {major}", minor_played=1)) == major


def test_a_poor_major_waits() -> None:
    assert liked(lay(A="S4 P4 C4 W4 justice", minor_played=1)) == "pass"


def test_the_fields_raise_what_pays_the_own_cards_and_lower_what_pays_others() -> None:
    table = lay(A="S6", hidden={"A": "S9 SQ S7"}, prestige=[6, 6, 6, 6]).play("A play_card S6", "A move_figure SKn")
    assert liked(table) == "+swords"
    table.play("A fields_adjust +swords")
    assert liked(table) in ("-pentacles", "-chalices", "-wands")


def test_three_steps_go_to_the_house_of_the_own_cards() -> None:
    table = lay(A="P1 strength", hidden={"A": "C9 CQ C7"}, prestige=[6, 6, 6, 6])
    assert liked(table.play("A play_card strength")) == "chalices"


def test_the_least_useful_card_is_discarded() -> None:
    table = lay(A="S10 P9", B="SK wheel", hidden={"B": "S9"}, prestige=[9, 0, 0, 0], figures={"SKt": 1})
    assert liked(table.play("A play_card S10", "A move_figure SKt"), "B") == "wheel"


def test_in_the_last_turn_nobody_helps_the_active_player_to_cards() -> None:
    table = lay(A="S3 P9", B="P1", C="P2", figures={"SKn": 1}, turn=4)
    assert liked(table.play("A play_card S3", "A move_figure SKn"), "B") == "pass"


def test_a_lone_one_is_exchanged_for_a_king() -> None:
    table = lay(A="temperance SK", hidden={"A": "P1"}, prestige=[9, 0, 0, 0])
    table.play("A play_card temperance")
    assert liked(table) != "pass"
    table.play("A move_figure pass")
    assert liked(table) == "P1"


def test_the_tower_closes_vault_and_ballroom_and_what_lies_between() -> None:
    table = lay(A="P4 tower", minor_played=1).play("A play_card tower")
    assert liked(table) == f"tower:{placement([4, 7, 9])}"


def test_what_the_sun_turns_up_first_gives_least_away() -> None:
    table = lay(A="P4 sun", hidden={"B": "S3 S9 SK W2 W7"}, minor_played=1).play("A play_card sun")
    assert liked(table, "B") == "W2"


def test_the_fool_joins_where_it_earns_most() -> None:
    hidden = {"A": "S3 fool", "B": "SK C2", "C": "C9 W2"}
    assert liked(lay("scoring", hidden=hidden, prestige=[6, 5, 4, 3])) == "pentacles"


def test_the_fool_joins_at_once_where_later_houses_promise_less() -> None:
    table = lay("scoring", hidden={"A": "S3 fool", "B": "SK"}, prestige=[9, 1, 1, 1], options={"preset": "english"})
    assert liked(table) == "yes"


# --- the outlook ---


def test_the_outlooks_of_all_seats_are_chances_that_add_up_to_one() -> None:
    rng = random.Random(4)
    for players, preset in ((3, "english"), (4, "international"), (5, "no_majors")):
        match = GAME.new_match(players, seed=players, options={"preset": preset}, events=False)
        while not match.is_over:
            chances = chances_of(match)
            assert all(0 <= chance <= 1 for chance in chances)
            assert sum(chances) == pytest.approx(1)
            seat = match.deciders()[0]
            match.apply(rng.choice(match.legal_actions(seat)), seat)


def test_at_first_all_stand_alike_but_for_the_cards_they_are_dealt() -> None:
    deals = [chances_of(GAME.new_match(4, seed=seed, events=False)) for seed in range(40)]
    assert all(0.08 < chance < 0.55 for chances in deals for chance in chances)  # who has the World may be glad
    for seat in range(4):
        assert sum(chances[seat] for chances in deals) / len(deals) == pytest.approx(0.25, abs=0.04)


@pytest.mark.parametrize(
    "advantage", [{"vp": [9, 0, 0]}, {"hidden": {"A": "S9 SK"}}, {"A": "S4 S5 P4 P5"}, {"hidden": {"A": "fool"}}]
)
def test_points_hidden_cards_and_a_full_hand_are_better_than_none(advantage: dict[str, Any]) -> None:
    without = chances_of(lay(prestige=[5, 4, 3, 2]).match)
    first, second, third = chances_of(lay(**advantage, prestige=[5, 4, 3, 2]).match)
    assert first > without[0] + 0.03
    assert second < without[1]
    assert third < without[2]


def test_of_equally_many_hidden_cards_those_that_dominate_are_better() -> None:
    hidden = {"A": "SK PK", "B": "SQ PQ", "C": "S1 P1"}
    first, second, third = chances_of(lay(hidden=hidden, prestige=[9, 6, 3, 0], turn=3, C="C4", active="C").match)
    assert first > 1.2 * second > 1.5 * third


def test_quiet_are_beginnings_of_turns_that_no_scoring_closes() -> None:
    match, quiet = GAME.new_match(4, seed=7, events=False), set()
    while not match.is_over:
        if is_quiet(match._s, match.pack.c):
            quiet.add((int(match._s.turn), int(match._s.active)))
        seat = match.deciders()[0]
        weights = weights_of(match, seat)
        match.apply(max(weights, key=weights.__getitem__), seat)
    turns = (2, 4, 5)  # in the first nobody chooses what to draw
    assert quiet == {(turn, active) for turn in turns for active in range(-1, 4)} | {(1, active) for active in range(4)}


def test_experience_tells_who_will_win() -> None:
    """Better than by points alone, and much better than by guessing."""
    rng, surprise, by_points, moments = random.Random(5), 0.0, 0.0, 0
    for seed in range(40):
        match = GAME.new_match(4, seed=seed, events=False)
        seen = []
        while not match.is_over:
            if is_quiet(match._s, match.pack.c) and rng.random() < 0.2:
                lead = [math.exp(points / 5) for points in match.scores]
                seen.append((chances_of(match), [share / sum(lead) for share in lead]))
            seat = match.deciders()[0]
            weights = weights_of(match, seat)
            match.apply(max(weights, key=weights.__getitem__), seat)
        winner = match.winners[0]
        surprise -= sum(math.log(chances[winner]) for chances, _ in seen)
        by_points -= sum(math.log(shares[winner]) for _, shares in seen)
        moments += len(seen)
    assert surprise < 0.95 * by_points
    assert surprise < 0.85 * moments * math.log(4)


def test_a_lead_counts_for_more_the_nearer_the_end_is() -> None:
    hands = {"A": "S4 P7 C2", "B": "S5 P3 W2", "C": "W4 S8 C5", "active": "A"}
    early, late = (
        chances_of(lay(**hands, vp=[20, 8, 8], turn=turn, options={"length": "long"}).match) for turn in (1, 7)
    )
    assert 0.6 < early[0] < late[0] - 0.05


def test_what_is_decided_is_as_good_as_won_and_lost() -> None:
    table = lay(A="S4", turn=3, active="C", vp=[60, 20, 20], C="S5", hidden={"A": "S9 P9 C9 W9"})
    assert chances_of(table.match) == pytest.approx([1, 0, 0], abs=0.01)
