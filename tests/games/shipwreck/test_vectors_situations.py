"""The situations T-1 to T-45 of section 9.4."""

import pytest

from .helpers import EVERY_PREDICTION, GAME, Table, lay

LINE = 7  # reminder tokens


def test_t_1_setting_up_an_easy_table_for_five() -> None:
    """The first turn begins at once, so two fates have left the bag already."""
    table = Table(GAME.new_match(5, seed=1, options={"difficulty": "easy"}))
    table.expect(score=0, doom=0, bag=21 - 2, exile=[], faded="", attached=[[], [], [], []])
    assert [len(table.view["row"]), table.view["deck"]["count"]] == [4, 16]
    seats = table.match.view()["seats"]
    assert sum(LINE * len(seat["line"]) for seat in seats) == 35
    assert all(seat["line"] == [[]] for seat in seats)
    assert sorted(seat["hands"][0]["count"] for seat in seats) == [0, 0, 0, 0, 2]


def test_t_2_a_doomed_table_cannot_afford_a_fading() -> None:
    table = lay("blind_man beast mirror shore", A="4 5", options={"difficulty": "doomed"})
    table.play("A play_fate 4@beast", "B group_action pass")
    table.expect(doom=7, ending="doomed", row="blind_man - mirror shore", faded="beast")


def test_t_3_a_second_prediction_that_is_right() -> None:
    table = lay("beast key dawn shore", A="4 5", faded="mirror", doom=3, score=2)
    table.play("A play_fate 4@beast", "B group_action use:mirror", "B group_action predict:4")
    assert table.told("predicted") == ["B 4 no"]
    assert "predict:4" not in table.offered("B")
    table.play("B group_again predict:5").expect(score=3, doom=3, faded="beast")


def test_t_4_a_wrong_prediction_and_a_fading_add_up() -> None:
    table = lay("beast key dawn shore", A="4 5", doom=1).play("A play_fate 4@beast")
    table.aside("B note:5").play("B group_action predict:6").expect(doom=4, faded="beast")
    assert table.told("doom_grew") == ["1 2", "2 4"]
    assert (table.told("showed"), table.copies(5), table.line("A")) == (["A 5"], 3, [])


@pytest.mark.parametrize(("row", "is_offered"), [("judge=5 dawn=5", True), ("judge=5 dawn", False)])
def test_t_5_only_the_last_copy_may_be_thrown_away(row: str, is_offered: bool) -> None:
    table = lay(f"key {row} stranger=2", A="3 4", B="5").play("A play_fate 3@key")
    assert ("reveal:A" in table.offered("B")) == is_offered


def test_t_6_the_active_player_leaves_after_playing() -> None:
    table = lay("deep key dawn shore", A="2 3", B="", C="").play("A play_fate 2@deep").aside("A leave")
    table.expect(row="deep=2 key dawn shore", order=[1, 2], score=0, doom=2)
    assert table.told("returned_unseen") == ["A 1"]
    assert table.told("showed") == table.told("predicted") == []
    assert (table.asked(), table.hand("A"), table.copies(3) + table.hand("B").count(3)) == ("B play_fate", [], 3)


def test_t_7_fates_in_hands_are_not_visible() -> None:
    table = lay("key=1 judge=3 dawn=3 stranger=6", A="2+7", B="5")
    assert sorted(fate for fates in table.view["fates"] for fate in fates) == [1, 3, 3, 6]


def test_t_8_without_a_prediction_the_fate_is_kept() -> None:
    table = lay("key judge dawn stranger", A="3 4").play("A play_fate 3@key").aside("B note:1", "B note:2")
    table.play("B group_action pass")
    assert (table.hand("A"), table.line("A")) == ([4], [1, 2])
    while table.asked() != "A play_fate":
        seat = table.match.deciders()[0]
        table.match.apply(table.match.legal_actions(seat)[0], seat)
    drawn = [event for event in table.match.events if event.kind.name == "drew" and event.seat == 0]
    assert (drawn[-1].args["count"], table.hand("A")[0], table.line("A")) == (1, 4, [1, 2])
    assert table.match.view(0)["seats"][0]["hands"][0]["old"]


def test_t_9_the_order_of_a_challenge() -> None:
    options = {"two_player_challenge": True, "start_seat": 1, "difficulty": "easy"}
    table = Table(GAME.new_match(2, seed=8, options=options))
    while table.view["turn"] < 6:
        seat = table.match.deciders()[0]
        legal = table.match.legal_actions(seat)
        table.match.apply(legal[0], seat)
    assert [line.split()[2] for line in table.told("turn_began")] == ["B-A", "A-A", "B-B", "A-B", "B-A", "A-A"]
    assert sum(LINE * len(seat["line"]) for seat in table.match.view()["seats"]) == 28


def test_t_10_a_seat_leaves_between_turns() -> None:
    table = lay("key judge dawn stranger", A="3 4", B="6", C="").play("A play_fate 3@key").aside("B leave")
    assert table.asked() == "C group_action"
    table.play("C group_action pass").expect(order=[0, 2], bag=21 - 1 - 1 - 2)
    assert (table.asked(), table.told("returned_unseen"), table.told("revealed")) == ("C play_fate", ["B 1"], [])


def test_t_11_fading_at_the_limit() -> None:
    table = lay("dawn key=2 mirror shore", A="4 5", deck="noble judge")
    table.play("A play_fate 5@key", "B group_action pass")
    table.expect(doom=4, faded="key", row="dawn noble mirror shore")
    assert table.copies(2) + table.hand("B").count(2) == 3
    assert table.copies(5) + table.hand("B").count(5) == 3


def test_t_12_the_hours() -> None:
    table = lay("beast engine leviathan servant", A="4 6").play("A play_fate 4@hours of 4@hours 6@hours")
    table.expect(row="beast=4 engine leviathan servant", hours=[2, 0, 0, 0])
    assert table.play("B group_action pass").expect(faded="beast").told("played_on_hours") == ["A 4 beast ?"]


def test_t_13_the_hours_are_not_offered_beside_a_card() -> None:
    lay("beast engine leviathan servant", A="3 6").play("A play_fate 3@engine of 3@engine 6@engine 3@servant")


@pytest.mark.parametrize(
    ("hand", "play", "options"), [("4 4", "4@mirror", "4@mirror"), ("4+4", "new4@mirror", "old4@mirror new4@mirror")]
)
def test_t_14_equal_fates(hand: str, play: str, options: str) -> None:
    table = lay("beast mirror dawn shore", A=hand).play(f"A play_fate {play} of {options}")
    assert table.told("played") == ["A 4 mirror ?"]


def test_t_15_old() -> None:
    table = lay("dawn judge mirror shore", A="2+6", faded="key").play("A play_fate 6@dawn")
    before = table.possible("A")
    table.play("A after_play_power use:key")
    assert table.told("told_old") == ["A no"]
    assert table.possible("A") == before == {1, 2, 3, 4, 5}


def test_t_16_the_blind_man_costs_nothing() -> None:
    table = lay("blind_man judge mirror shore", A="1 7", doom=4).play("A play_fate 7@blind_man", "B group_action pass")
    table.expect(doom=4, faded="blind_man")
    table.play(f"B play_fate {sorted(table.offered('B'))[0]}")
    assert "use:blind_man" in table.offered("A")


def test_t_17_discarding_saves_a_card() -> None:
    table = lay("belltower=2 judge mirror noble", A="1 5", faded="leviathan").play("A play_fate 1@belltower")
    table.play(
        "A after_play_power use:leviathan of pass use:leviathan",
        "A discard_lower_target 1@belltower of 1@belltower 2@belltower",
    )
    assert min(table.possible("A")) > 1
    table.play("B group_action pass")
    table.expect(row="belltower=2 judge mirror noble", hours=[1, 0, 0, 0], doom=2, bottom="leviathan", faded="")


def test_t_18_a_window_without_targets() -> None:
    lay("dawn judge mirror noble", A="3 5", faded="shore").play("A play_fate 5@dawn", "A after_play_power pass of pass")


def test_t_19_cycle() -> None:
    table = lay("dawn judge mirror noble", A="3 5", faded="rider", deck="key deep")
    last = table.position["deck"][-1]
    table.play("A before_play_power use:rider", "A cycle_target mirror of dawn judge mirror noble")
    table.expect(row="dawn judge key noble", bottom=f"{last} mirror rider", doom=2, faded="")


def test_t_20_cycling_forces_the_hours() -> None:
    table = lay("beast deep dawn mirror", A="2 5", faded="rider", deck="huntress")
    table.play("A before_play_power use:rider", "A cycle_target dawn", "A play_fate 2@hours of 2@hours 5@hours")


@pytest.mark.parametrize(("rule", "doom"), [("once", 1), ("each", 3)])
def test_t_21_three_predictions_that_are_all_wrong(rule: str, doom: int) -> None:
    table = lay("wish dawn key noble", A="4 5", faded="mirror", doom=0, options={"multi_wrong_doom": rule})
    table.play("A play_fate 4@wish", "B group_action use:mirror").expect(predictions_left=3)
    table.play("B group_action predict:1", "B group_again predict:2", "B group_again predict:3")
    assert table.told("doom_grew")[0] == f"{doom} {doom}"


def test_t_22_stopping_after_a_wrong_prediction() -> None:
    table = lay("wish dawn key noble", A="1 5", faded="mirror", doom=0)
    table.play("A play_fate 1@wish", "B group_action use:mirror", "B group_action predict:1", "B group_again pass")
    table.expect(doom=1)
    assert (table.told("showed"), table.hand("A")) == (["A 5"], [])


def test_t_23_a_win_comes_before_fading() -> None:
    table = lay("beast judge=6,6 key noble", A="4 5", score=6, doom=6).play("A play_fate 4@beast")
    table.play("B group_action predict:5").expect(ending="won", score=7, doom=6, faded="")
    assert table.match.winners == [0, 1]


def test_t_24_a_loss_comes_before_fading() -> None:
    table = lay("beast judge key noble", A="4 5", doom=6).play("A play_fate 4@beast", "B group_action predict:4")
    table.expect(ending="doomed", doom=7, faded="")
    assert table.match.winners == []


def feast(last: str) -> Table:
    """A 2 is played on The Feast and a 6 is drawn."""
    position = lay(f"feast beast noble {last}", A="2 5", doom=0).play("A play_fate 2@feast").position
    position["hands"][0] = [5, 6]
    return Table(GAME.from_position(position))


def test_t_25_the_feast() -> None:
    table = feast("lord")
    table.expect(fates=[[2], [], [], []])
    table.play("A play_fate 6@beast of 5@beast 6@beast 5@noble", "B group_action pass").expect(doom=2)


def test_t_26_the_feast_and_the_ash() -> None:
    table = feast("ash").play("A play_fate 6@beast")
    assert table.told("announced") == ["ash yes"]
    table.play("B group_action pass").expect(doom=4, faded="beast ash")


@pytest.mark.parametrize(("hidden", "options"), [(4, "5@judge"), (2, "3@noble 5@judge 4@wish"), (7, "pass")])
def test_t_27_what_the_thief_must_take(hidden: int, options: str) -> None:
    pair = " ".join(map(str, sorted([4, hidden])))
    table = lay("noble=3 judge=5 thief wish", A=pair).play("A play_fate 4@wish")
    table.play(f"A thief_take {options.split()[0]} of {options}")


def test_t_28_the_thief_fades() -> None:
    table = lay("lord judge thief noble", A="1 4", doom=0).play("A play_fate 4@noble", "A thief_take 4@noble")
    table.play("B group_action pass").expect(faded="thief", doom=2)


@pytest.mark.parametrize(("hidden", "answer"), [(3, "yes"), (4, "no")])
def test_t_29_the_fall_is_announced(hidden: int, answer: str) -> None:
    table = lay("fall=3,4 wish judge noble", A=f"2 {hidden}").play("A play_fate 2@wish")
    assert table.told("announced") == [f"fall {answer}"]


def test_t_30_the_fall_is_relieved_in_time() -> None:
    table = lay("fall=3,4 wish judge noble", A="2 3", faded="musicians dawn").play("A play_fate 2@wish")
    assert table.told("announced") == ["fall yes"]
    table.play(
        "B group_action predict:3",
        "B exile_offer use:musicians",
        "B exile_target 4@fall of 3@fall 4@fall 2@wish",
    )
    table.expect(row="fall=3 wish=2 judge noble", exile=[4], faded="", bottom="dawn musicians")


def amplified(row: str = "judge=6,6 beast key noble") -> Table:
    """The Judge carries `amplify` and is due."""
    return lay(row, A="4 5", under={"judge": "fall"}, doom=0, deck="deep lord").play("A play_fate 5@beast")


def test_t_31_amplify_makes_a_point_two() -> None:
    table = amplified().play("B group_action predict:4").expect(score=2, doom=0, bottom="fall", faded="judge beast")
    assert table.told("scored") == ["2 2"]


def test_t_32_amplify_makes_fading_dearer() -> None:
    assert amplified().play("B group_action pass").expect(doom=6).told("doom_grew") == ["3 3", "3 6"]


def test_t_33_slow() -> None:
    table = lay("stranger dawn key noble", A="4 7", faded="north_wind").play("A play_fate 7@stranger").expect(doom=2)
    table.play("B group_action use:north_wind", "B slow_target stranger of stranger dawn key noble")
    table.play("B group_action pass").expect(row="stranger=7 dawn key noble", hours=[1, 0, 0, 0], doom=2, faded="")
    assert table.position["attached"] == [["north_wind"], [], [], []]


@pytest.mark.parametrize(("row", "play", "hours"), [("imago=7", 7, 2), ("imago=7,7", 4, 4)])
def test_t_34_the_imago(row: str, play: int, hours: int) -> None:
    table = lay(f"{row} beast judge dawn", A=f"1 {play}").play(f"A play_fate {play}@imago")
    assert table.view["hours"][0] == hours
    table.play("B group_action pass").expect(faded="imago" if hours >= 3 else "")


def test_t_35_help() -> None:
    table = lay("noble key judge lord", A="3 6", faded="ash dawn").play("A play_fate 3@noble")
    table.play("B group_action use:ash").expect(faded="", bottom="dawn ash")
    assert table.told("asked_values") == ["B 2,6 yes"]


def test_t_36_one_power_a_turn() -> None:
    table = lay("noble=1 key judge lord", A="3 6", faded="feast mirror dawn musicians")
    table.play("A before_play_power use:feast", "A relocate_destination lord", "A play_fate 3@noble")
    table.play(f"B group_action predict:6 of pass {EVERY_PREDICTION}").expect(score=1, turn=2)
    assert table.told("used_power") == ["A feast relocate"]


@pytest.mark.parametrize(("doom", "after", "row"), [(0, 4, "noble deep judge lord"), (3, 7, "noble deep judge -")])
def test_t_37_and_t_38_two_cards_fade(doom: int, after: int, row: str) -> None:
    position = (
        lay("noble feast=7 judge beast", A="1 3", deck="deep lord", doom=doom).play("A play_fate 1@feast").position
    )
    position["hands"][0] = [3, 4]
    table = Table(GAME.from_position(position)).play("A play_fate 3@beast", "B group_action pass")
    table.expect(doom=after, row=row, faded="feast beast", ending="doomed" if after == 7 else None)


def test_t_39_without_unanimity_the_best_majority_counts() -> None:
    table = lay("noble key judge lord", A="3 5", B="", C="", D="").play("A play_fate 3@judge")
    table.play("B group_action predict:5", "C group_vote agree", "D group_vote object")
    table.play("C group_action pass", "B group_vote object", "D group_vote agree")
    table.play("D group_action predict:6", "B group_vote object", "C group_vote object").expect(score=1)
    assert table.told("voted") == ["C:agree,D:object", "B:object,D:agree", "B:object,C:object"]
    assert (table.told("no_agreement"), table.told("predicted")) == (["predict:5"], ["5 yes"])


def test_t_40_two_allies_who_disagree_pass() -> None:
    table = lay("noble key judge lord", A="3 5", B="", C="").play("A play_fate 3@judge")
    table.play("B group_action predict:5", "C group_vote object", "C group_action pass", "B group_vote object")
    table.expect(score=0, turn=2)
    assert (table.told("no_agreement"), table.told("predicted")) == (["pass"], [])


def test_t_41_bots_leave_the_word_to_a_person() -> None:
    table = lay("noble key judge lord", A="3 5", B="", C="", bot=[0, 1]).play("A play_fate 3@judge")
    table.play("C group_action predict:5").expect(score=1, turn=2)


def test_t_42_a_newcomer_at_the_end_of_the_row() -> None:
    table = lay("noble beast judge lord", A="3 4", deck="deep", options={"refill_position": "append_right"})
    table.play("A play_fate 3@beast", "B group_action pass").expect(row="noble judge lord deep")


def test_t_43_an_empty_deck() -> None:
    cards = ["beast", "noble", "judge", "lord", "dawn", "midnight", "north_wind", "fall"]
    table = lay(
        "beast noble judge lord",
        A="3 4",
        faded="dawn midnight",
        under={"noble": "north_wind", "judge": "fall"},
        options={"custom_deck": cards},
    )
    assert table.position["deck"] == []
    table.play("A play_fate 3@beast", "B group_action pass").expect(row="dawn noble judge lord", faded="midnight beast")


def test_t_44_what_is_in_the_bag() -> None:
    table = lay("leviathan=1,1,2 noble=2 shore=1,3 judge=3", A="", B="4", C="5").expect(bag=10)
    assert len(table.hand("A")) == 2


def test_t_45_a_full_turn() -> None:
    table = lay("dawn=3 key judge=2 shore", A="1+7", doom=2, score=3)
    table.play("A play_fate 7@shore of 7@dawn 1@key 7@key 1@judge 7@judge 1@shore 7@shore")
    assert table.possible("A") == {1, 2, 3}
    table.play("B group_action predict:1").expect(score=4, doom=2, faded="", row="dawn=3 key judge=2 shore=7")
    assert (table.hand("A"), table.copies(1) + table.hand("B").count(1)) == ([], 3)
