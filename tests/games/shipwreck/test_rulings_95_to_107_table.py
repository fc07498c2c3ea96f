"""Rulings SW-95 to SW-107: the table and the order of things."""

import random
from typing import Any

import pytest

from cartomante.core.errors import CartomanteError, IllegalAction

from .helpers import EVERY_PREDICTION, GAME, SEATS, Table, lay

ROW = "dawn key judge shore"


def challenge(**options: Any) -> Table:
    return Table(GAME.new_match(2, 1, {"two_player_challenge": True, **options}))


# --- SW-95: talking ---


@pytest.mark.parametrize("muted", [True, False])
def test_sw_95_a_table_knows_whether_the_active_player_may_talk(muted: bool) -> None:
    """Talk is the server's business: the option, the active hand and the phase are what it goes by."""
    table = lay(ROW, A="1 7", options={"mute_active": muted})
    assert table.match.view()["options"]["mute_active"] is muted
    table.expect(active=[0, 0], phase="play")
    table.play("A play_fate 7@shore").expect(active=[0, 0], phase="group")
    table.play("B group_action pass").expect(active=[1, 0], phase="play")


def test_sw_95_the_active_player_is_silent_by_default() -> None:
    assert GAME.new_match(2, 1).options["mute_active"] is True


# --- SW-96 to SW-98: joining and leaving ---


def test_sw_96_a_newcomer_gets_no_fates_before_the_first_own_turn() -> None:
    table = lay(ROW, A="1 7", B="2").aside("C join:B").expect(order=[0, 1])
    table.play("A play_fate 7@shore", "B group_action pass").expect(order=[0, 1, 2])
    assert table.told("joined") == ["C B"]
    assert table.hand("C") == []
    table.play(
        f"B play_fate {min(table.offered('B'))}", "C group_action pass"
    )  # an ally at once, and the first speaker
    assert table.asked() == "A group_vote"
    table.play("A group_vote agree")
    assert table.told("drew")[-1] == "C 2 ?"


def test_sw_96_who_sits_down_beside_the_active_player_plays_next() -> None:
    table = lay(ROW, A="1 7", B="2").aside("C join:A").play("A play_fate 7@shore", "B group_action pass")
    table.expect(order=[0, 2, 1])
    assert table.asked().startswith("C ")


def test_sw_96_a_full_table_a_challenge_or_an_option_keeps_newcomers_out() -> None:
    assert lay(ROW, A="1 7", B="").asides("C") == {"join:A", "join:B"}
    assert lay(ROW, A="1 7", B="", options={"allow_join": False}).asides("C") == set()
    assert lay(ROW, A="1 7", B="", C="", D="").asides("E") == {"join:A", "join:B", "join:C", "join:D"}
    assert challenge().asides("C") == set()


def test_sw_97_the_fates_of_a_leaver_go_to_the_bag_unseen() -> None:
    table = lay(ROW, A="1 7", B="6", C="").aside("B leave").play("A play_fate 7@shore", "C group_action pass")
    assert table.told("returned_unseen") == ["B 1"]
    assert table.told("showed") == table.told("revealed") == []
    table.expect(order=[0, 2])
    assert table.asked() == "C play_fate"
    assert table.hand("B") == []
    table.expect(bag=21 - 1 - 1 - 2)  # on the table, in the hand of A, in the hand of C


def test_sw_97_a_leaver_agrees_and_does_not_propose() -> None:
    table = lay(ROW, A="1 7", B="", C="", D="").play("A play_fate 7@shore").aside("B leave")
    table.play("C group_action predict:1", "D group_vote agree").expect(score=1)
    table = lay(ROW, A="1 7", B="", C="").play("A play_fate 7@shore", "B group_action predict:1").aside("C leave")
    table.expect(score=1)


def test_sw_98_below_two_players_a_bot_takes_the_seat() -> None:
    table = lay(ROW, A="1 7", B="6").aside("B leave").play("A play_fate 7@shore")
    table.expect(order=[0, 1])
    assert table.told("bot_sat_down") == ["B"]
    assert table.match.view()["seats"][1]["bot"] is True
    assert 6 in table.hand("B")  # the bot keeps the fate
    assert table.told("returned_unseen") == []


def test_sw_98_the_active_player_hands_over_at_once() -> None:
    table = lay(ROW, A="1 7", B="6").aside("A leave")
    assert table.match.view()["seats"][0]["bot"] is True
    assert table.asked() == "A play_fate"
    assert table.hand("A") == [1, 7]


def test_sw_98_in_a_challenge_and_by_option_a_bot_always_takes_the_seat() -> None:
    table = lay(ROW, A="1 7", B="6", C="", options={"on_leave": "bot_takes_seat"}).aside("B leave")
    table.play("A play_fate 7@shore", "C group_action pass").expect(order=[0, 1, 2])
    assert table.match.view()["seats"][1]["bot"] is True


@pytest.mark.parametrize("active", [0, 1])
def test_sw_98_the_game_is_abandoned_when_the_last_person_leaves(active: int) -> None:
    hands = [[1, 7] if hand == active else [] for hand in range(2)]
    table = lay(ROW, hands=hands, active=active, phase="before_play", bot=[1]).aside("A leave")
    if active == 1:
        table.play("B play_fate 7@shore")
    table.expect(ending="abandoned")
    assert table.match.winners == []


# --- SW-99, SW-100: the challenge ---


@pytest.mark.parametrize("start", [0, 1])
def test_sw_99_the_hands_of_a_challenge_take_turns(start: int) -> None:
    table = challenge(start_seat=start)
    first, second = SEATS[start], SEATS[1 - start]
    for active, ally in ((first, second), (second, first)) * 2:
        table.play(f"{active} play_fate {min(table.offered(active))}", f"{ally} group_action pass")
    turns = [told.split()[-1] for told in table.told("turn_began")]
    assert turns == [f"{first}-A", f"{second}-A", f"{first}-B", f"{second}-B", f"{first}-A"]


def test_sw_99_a_seat_knows_both_its_hands_and_nothing_of_the_others() -> None:
    hands = [[1, 7], [2], [3], [4]]
    table = lay(ROW, hands=hands, phase="before_play", options={"two_player_challenge": True})
    for viewer, fates in (0, [[[1, 7], [3]], [[], []]]), (1, [[[], []], [[2], [4]]]), (None, [[[], []], [[], []]]):
        seats = table.match.view(viewer)["seats"]
        assert [[hand["fates"] for hand in seat["hands"]] for seat in seats] == fates
        assert [[hand["count"] for hand in seat["hands"]] for seat in seats] == [[2, 1], [1, 1]]
    table.play("A play_fate 7@shore", "B group_action predict:1").expect(score=1)
    assert table.position["hands"][2] == [3]  # the other hand has no part in the turn


def test_sw_99_a_challenge_is_for_two() -> None:
    with pytest.raises(CartomanteError, match="two_player_challenge needs exactly 2 players, not 3"):
        GAME.new_match(3, 1, {"two_player_challenge": True})


def test_sw_100_a_challenge_uses_four_number_lines() -> None:
    assert [len(seat["line"]) for seat in challenge().match.view()["seats"]] == [2, 2]
    for players in range(2, 6):
        lines = [len(seat["line"]) for seat in GAME.new_match(players, 1).view()["seats"]]
        assert lines == [1] * players


def test_sw_100_each_hand_has_its_own_line() -> None:
    table = lay(ROW, hands=[[1, 7], [2], [3], [4]], phase="before_play", options={"two_player_challenge": True})
    table.play("A play_fate 7@shore").aside("B note:5")
    assert table.match.view()["seats"][0]["line"] == [[5], []]


# --- SW-101, SW-102: no end, no way back ---


def test_sw_101_a_game_ends_after_the_last_turn_that_is_allowed() -> None:
    table = lay(ROW, A="1 7", turn=5, options={"max_turns": 5}).play("A play_fate 7@shore", "B group_action pass")
    table.expect(ending="turn_limit")
    assert table.match.winners == []
    assert GAME.new_match(2, 1).options["max_turns"] == 200


@pytest.mark.parametrize("seed", range(15))
def test_sw_101_a_base_game_ends_within_forty_turns(seed: int) -> None:
    """Even one in which nobody ever predicts and the doom starts at 0."""
    match, rng = GAME.new_match(2, seed, {"difficulty": "easy"}), random.Random(seed)
    while not match.is_over:
        seat = match.deciders()[0]
        actions = match.legal_actions(seat)
        match.apply(0 if 0 in actions else rng.choice(actions), seat)
    assert match.ending == "doomed"
    assert match.view()["table"]["turn"] <= 40


def test_sw_102_nothing_can_be_taken_back() -> None:
    """Not even a proposal that is only half built: its maker goes on with it."""
    table = lay(ROW, A="1 7", B="", C="").play("A play_fate 7@shore")
    assert table.offered("A") == set()
    assert table.asides("A") == {"follow", "leave", "bot"}
    table = lay(ROW.replace("dawn", "imago"), faded="dawn", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:dawn", "B higher_than_number 4 of 1 2 3 4 5 6")
    with pytest.raises(IllegalAction):
        table.match.apply(11, 1)  # The use of Dawn, once more


# --- SW-103 to SW-107: the order of things ---


@pytest.mark.parametrize("card", ["judge=1,3,3", "fall=1,3"])
def test_sw_103_without_deck_and_powers_a_faded_card_comes_straight_back(card: str) -> None:
    table = lay(f"dawn {card} imago shore", A="1 7", options={"spent_cards": "removed"}).play("A play_fate 7@shore")
    table.play("B group_action pass").expect(row=f"dawn {card.partition('=')[0]} imago shore=7", faded="", doom=4)
    assert table.position["attached"] == [[], [], [], []]  # The Fall is not attached to itself


def test_sw_104_the_window_of_the_active_player_closes_before_the_group_opens_its_own() -> None:
    table = lay("imago dawn judge shore", faded="key noble", A="1 7").play("A play_fate 7@shore")
    table.play("A after_play_power pass of pass use:key")
    table.play(f"B group_action use:noble of pass use:noble {EVERY_PREDICTION}")
    assert table.asked() == "B group_action"  # the active player is not asked again


def test_sw_105_of_several_cards_with_one_power_the_user_chooses() -> None:
    table = lay("imago dawn judge shore", faded="beast huntress mirror", A="1 7").play("A play_fate 7@shore")
    assert {"use:beast", "use:huntress", "use:mirror"} <= table.offered("B")
    table.play("B group_action use:huntress").expect(faded="beast mirror", bottom="huntress")


def test_sw_106_powers_before_the_play_are_offered_after_the_draw() -> None:
    table = lay(ROW, faded="rider", A="5")
    assert table.asked() == "A before_play_power"
    assert len(table.match.view(0)["seats"][0]["hands"][0]["fates"]) == 2


def test_sw_107_an_extra_prediction_that_is_not_made_is_lost() -> None:
    table = lay("imago dawn judge shore", faded="mirror", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:mirror").expect(predictions_left=2)
    table.play("B group_action pass").expect(predictions_left=1, doom=2)
    assert table.told("no_prediction") == [""]
