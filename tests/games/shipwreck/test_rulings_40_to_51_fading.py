"""Rulings SW-40 to SW-51: fading and the end."""

import random

import pytest

from cartomante.core.errors import CartomanteError

from .helpers import GAME, lay

EIGHT = ["judge", "dawn", "key", "shore", "noble", "lord", "fall", "north_wind"]


# --- SW-40 to SW-43: what fades ---


def test_sw_40_a_card_over_its_limit_can_still_be_saved() -> None:
    """The Belltower has its two hours after the play; the fading that counts is at the end of the turn."""
    table = lay("belltower=2 key dawn shore", faded="leviathan", A="1 5").play("A play_fate 1@belltower")
    table.expect(hours=[2, 0, 0, 0], faded="leviathan")
    table.play("A after_play_power use:leviathan", "A discard_lower_target 1@belltower", "B group_action pass")
    table.expect(row="belltower=2 key dawn shore", doom=2, faded="")


def test_sw_40_nothing_fades_before_the_end_of_the_turn() -> None:
    table = lay("beast key dawn shore", A="4 5").play("A play_fate 4@beast").expect(row="beast=4 key dawn shore")
    table.play("B group_action pass").expect(faded="beast")


def test_sw_41_due_cards_fade_from_left_to_right() -> None:
    table = lay("shore beast=1 dawn mirror=1", deck="rider noble", A="1 7", doom=0)
    table.play("A play_fate 7@shore", "B group_action pass")
    table.expect(row="shore=7 rider dawn noble", doom=4, faded="beast mirror")


def test_sw_41_a_loss_on_the_way_leaves_the_rest_undone() -> None:
    table = lay("shore beast=1 dawn mirror=1", deck="rider noble", A="1 7", doom=5)
    table.play("A play_fate 7@shore", "B group_action pass")
    table.expect(row="shore=7 - dawn mirror=1", doom=7, faded="beast", ending="doomed")
    table = lay("shore beast=1 dawn mirror=1", deck="rider noble", A="1 7", doom=3)
    table.play("A play_fate 7@shore", "B group_action pass")
    table.expect(row="shore=7 rider dawn -", doom=7, ending="doomed")


def test_sw_41_newcomers_are_not_looked_at() -> None:
    """The Ash comes into the first slot in a turn in which a 1 was played, before another card fades."""
    table = lay("beast=1 dawn key mirror=1", deck="ash noble", A="1 7", doom=0)
    table.play("A play_fate 1@key", "B group_action pass").expect(row="ash dawn key=1 noble", doom=4)


def test_sw_41_at_the_end_of_the_row_the_list_is_kept_by_card() -> None:
    options = {"refill_position": "append_right"}
    table = lay("beast=1 shore mirror=1 dawn", deck="rider noble", A="1 7", doom=0, options=options)
    table.play("A play_fate 7@shore", "B group_action pass")
    table.expect(row="shore=7 dawn rider noble", faded="beast mirror", doom=4)


def test_sw_42_a_correct_prediction_protects_against_every_fading() -> None:
    table = lay("shore beast=1 dawn mirror=1", A="1 7", doom=6)
    table.play("A play_fate 7@shore", "B group_action predict:1").expect(doom=6, score=1, faded="beast mirror")


@pytest.mark.parametrize("action", ["pass", "predict:1"])
def test_sw_43_the_fading_of_the_blind_man_costs_nothing(action: str) -> None:
    table = lay("blind_man key dawn shore", A="1 7", doom=4)
    table.play("A play_fate 7@blind_man", f"B group_action {action}").expect(doom=4, faded="blind_man")


def test_sw_43_not_even_with_amplify() -> None:
    table = lay("blind_man key dawn shore", under={"blind_man": "fall"}, A="1 7", doom=4)
    table.play("A play_fate 7@blind_man", "B group_action pass").expect(doom=4, faded="blind_man")


# --- SW-44 to SW-47: the end ---


def test_sw_44_seven_points_win_before_anything_fades() -> None:
    table = lay("shore beast=1 dawn mirror=1", A="1 7", score=6, doom=6)
    table.play("A play_fate 7@shore", "B group_action predict:1")
    table.expect(ending="won", score=7, doom=6, row="shore=7 beast=1 dawn mirror=1", faded="")
    assert table.match.winners == [0, 1]


def test_sw_45_seven_dooms_lose_before_anything_fades() -> None:
    table = lay("shore beast=1 dawn mirror=1", A="1 7", score=6, doom=6)
    table.play("A play_fate 7@shore", "B group_action predict:2")
    table.expect(ending="doomed", score=6, doom=7, row="shore=7 beast=1 dawn mirror=1", faded="")
    assert table.match.winners == []


def test_sw_46_score_and_doom_cannot_both_reach_seven() -> None:
    with pytest.raises(CartomanteError, match="score and doom cannot both be at their end"):
        lay("shore beast dawn mirror", A="1 7", score=7, doom=7, ending="won")
    for value in range(1, 8):
        table = lay("shore beast=1 dawn mirror=1", A="1 7", score=6, doom=6).play("A play_fate 7@shore")
        table.play(f"B group_action predict:{value}")
        assert sorted((table.view["score"], table.view["doom"])) == [6, 7]


def test_sw_47_doom_beyond_seven_is_seven_and_a_loss() -> None:
    table = lay("beast key dawn shore", A="4 5", doom=6).play("A play_fate 4@beast", "B group_action pass")
    table.expect(doom=7, ending="doomed", row="- key dawn shore")


# --- SW-48 to SW-51: deck, powers, bag ---


def test_sw_48_without_a_deck_the_oldest_power_comes_back() -> None:
    table = lay(
        "judge=1,1 dawn key shore",
        faded="noble lord",
        under={"dawn": "fall", "key": "north_wind"},
        A="3 5",
        options={"custom_deck": EIGHT},
    )
    table.play("A play_fate 3@judge", "B group_action pass")
    table.expect(row="noble dawn key shore", faded="lord judge")
    assert table.told("recycled") == ["noble 0"]


def test_sw_48_without_a_deck_the_game_may_by_option_be_lost() -> None:
    options = {"custom_deck": EIGHT, "deck_empty": "loss"}
    under = {"dawn": "fall", "key": "north_wind"}
    table = lay("judge=1,1 dawn key shore", faded="noble lord", under=under, A="3 5", options=options)
    table.play("A play_fate 3@judge", "B group_action pass").expect(ending="deck_empty")


@pytest.mark.parametrize("seed", range(15))
def test_sw_48_the_base_deck_never_has_fewer_than_six_cards(seed: int) -> None:
    match, rng = GAME.new_match(3, seed, {"difficulty": "easy", "consent": "speaker"}), random.Random(seed)
    while not match.is_over:
        seat = match.deciders()[0]
        match.apply(rng.choice(match.legal_actions(seat)), seat)
        assert match.view()["table"]["deck"]["count"] >= 6


def test_sw_49_a_used_power_goes_under_the_deck() -> None:
    table = lay("dawn key judge shore", faded="noble lord", deck="rider", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:lord").expect(bottom="lord", faded="noble")
    assert table.position["deck"][0] == "rider"


def test_sw_49_below_whatever_its_effect_put_there() -> None:
    """A cycled card first, then what was attached to it, then the power; a payment before the power."""
    table = lay("dawn key judge shore", faded="rider", under={"judge": "fall north_wind"}, A="1 7")
    table.play("A before_play_power use:rider", "A cycle_target judge").expect(bottom="judge fall north_wind rider")
    table = lay("key judge imago shore", faded="ash dawn", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action use:ash").expect(bottom="dawn ash", faded="")


def test_sw_49_spent_cards_may_by_option_leave_the_game() -> None:
    options = {"spent_cards": "removed"}
    under = {"judge": "north_wind"}
    table = lay("dawn key judge shore", faded="rider", under=under, deck="noble", A="1 7", options=options)
    table.play("A before_play_power use:rider", "A cycle_target judge").expect(row="dawn key noble shore", faded="")
    assert table.position["deck"] == ["judge"]


def test_sw_50_a_new_power_can_be_used_from_the_next_turn_on() -> None:
    table = lay("dawn stranger=1,2 key shore", A="1 6", B="", C="", bag="2 4")
    table.play("A play_fate 1@stranger")
    assert "use:stranger" not in table.offered("B")
    table.play("B group_action pass", "C group_vote agree").expect(faded="stranger")
    table.play(f"B play_fate {min(table.offered('B'))}")
    assert "use:stranger" in table.offered("C")


def test_sw_51_an_exiled_fate_never_returns() -> None:
    table = lay("dawn judge imago=4 shore", faded="musicians noble", A="1 7").play("A play_fate 7@shore")
    table.play("B group_action predict:1", "B exile_offer use:musicians", "B exile_target 4@imago of 4@imago 7@shore")
    assert table.told("exiled") == ["B 4 imago"]
    table.expect(exile=[4], row="dawn judge imago shore=7")
    assert table.copies(4) + sum(hand.count(4) for hand in table.position["hands"]) == 2


def test_sw_51_every_other_fate_that_leaves_goes_to_the_bag() -> None:
    """A discarded 1, the hidden 5 after its prediction, and the fates of The Key when it fades."""
    table = lay("belltower=1 key=4 dawn shore", faded="leviathan", A="3 5", deck="noble").play("A play_fate 3@key")
    table.play("A after_play_power use:leviathan", "A discard_lower_target 1@belltower", "B group_action predict:5")
    table.expect(row="belltower noble dawn shore", bag=21 - len(table.hand("B")), exile=[])


def test_sw_51_the_value_of_an_exiled_fate_is_known_to_be_out() -> None:
    table = lay("key judge dawn shore", A="3 6", exile=[5, 5, 5]).play("A play_fate 3@key")
    assert table.view["exile"] == [5, 5, 5]
    assert table.possible("A") == {4, 6}
