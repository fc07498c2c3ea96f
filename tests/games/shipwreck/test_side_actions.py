"""What is done without being asked: notes, switches, bots, thrown-away fates, joining, leaving, running out of time."""

from typing import Any

import pytest

from cartomante.core.errors import IllegalAction

from .helpers import GAME, Table, lay
from .words import SEATS

ROW = "dawn key judge shore"  # with 1 and 7 there are seven plays, and 7 on The Shore makes nothing due
NOTES = {f"note:{value}" for value in range(1, 8)}
TO_GROUP = "A play_fate 7@shore"


def at_group(seats: int = 2, **scene: Any) -> Table:
    """A has played a 7 on The Shore and keeps a 1; the group is asked."""
    allies = {seat: scene.pop(seat, "") for seat in SEATS[1:seats]}
    return lay(ROW, A="1 7", **allies, **scene).play(TO_GROUP)


def is_asked(table: Table, question: str) -> bool:
    return table.asked() == question


def play_any(table: Table, seat: str) -> Table:
    """Any play, and no prediction of anybody."""
    table.play(f"{seat} play_fate {min(table.offered(seat))}")
    turn = table.view["turn"]
    while table.view["turn"] == turn and not table.match.is_over:
        table.play(f"{table.asked()} {'agree' if table.asked().endswith('group_vote') else 'pass'}")
    return table


# --- notes ---


def test_allies_flip_values_of_the_active_line_while_the_group_decides() -> None:
    table = at_group(3)
    assert table.asides("B") & table.asides("C") >= NOTES
    table.aside("B note:4", "C note:5", "B note:5")
    assert (table.line("A"), table.line("B")) == ([4], [])
    assert (table.told("noted"), table.told("unnoted")) == (["B 4 A", "C 5 A"], ["B 5 A"])
    assert is_asked(table, "B group_action")


def test_the_active_player_never_takes_notes_and_nobody_does_before_the_group() -> None:
    table = lay(ROW, A="1 7", B="", C="")
    assert not NOTES & (table.asides("A") | table.asides("B") | table.asides("C"))
    assert not NOTES & table.play(TO_GROUP).asides("A")
    after = lay("fall=3,4 wish judge noble", A="2 3", faded="musicians dawn").play("A play_fate 2@wish")
    after.play("B group_action predict:3")
    assert is_asked(after, "B exile_offer")
    assert not NOTES & after.asides("B")


def test_a_line_starts_anew_only_when_its_hand_is_empty() -> None:
    table = at_group(3, B="6").aside("B note:2", "C note:3").play("B group_action pass", "C group_vote agree")
    assert table.line("A") == [2, 3]
    play_any(table, "B")
    assert table.line("A") == [2, 3]
    guessed = at_group().aside("B note:2").play("B group_action predict:1")
    assert guessed.line("A") == []


def test_notes_change_nothing_else() -> None:
    noted, plain = at_group(3).aside("B note:1", "C note:7", "B note:3"), at_group(3)
    assert noted.offered("B") == plain.offered("B")
    assert noted.possible("A") == plain.possible("A")
    assert noted.view == plain.view


@pytest.mark.parametrize(
    ("flips", "line"),
    [([], [4, 5, 6, 7]), ([3], [3, 4, 5, 6, 7]), ([3, 3], [4, 5, 6, 7]), ([5], [4, 6, 7]), ([5, 5], [4, 5, 6, 7])],
)
def test_the_engine_may_take_notes_by_logic_and_allies_flip_them(flips: list[int], line: list[int]) -> None:
    """The 7 on The Shore leaves 1, 2 and 3."""
    table = at_group(options={"auto_number_line": "logical"}).aside(*(f"B note:{value}" for value in flips))
    assert table.line("A") == line


# --- switches ---


def test_who_follows_the_speaker_is_not_asked_to_vote() -> None:
    table = at_group(4).aside("C follow", "D follow").play("B group_action predict:1").expect(score=1)
    assert table.told("voted") == []
    assert table.told("switched") == ["C 140 yes", "D 140 yes"]


def test_a_follower_may_still_propose_and_may_stop_following() -> None:
    table = at_group(3).aside("B follow")
    table.play("B group_action predict:2", "C group_vote object", "C group_action predict:1").expect(score=1)
    again = at_group(3).aside("C follow", "C follow").play("B group_action predict:1")
    assert is_asked(again, "C group_vote")


def test_a_seat_that_always_passes_is_not_asked_about_powers() -> None:
    scene: dict[str, Any] = {"faded": "iron key", "doom": 0}
    asked = lay(ROW.replace("key", "lord"), A="1 7", B="", **scene)
    assert is_asked(asked, "A before_play_power")
    quiet = lay(ROW.replace("key", "lord"), A="1 7", B="", passes=[0], **scene)
    assert is_asked(quiet, "A play_fate")
    assert is_asked(quiet.play("A play_fate 7@shore"), "B group_action")


def test_the_switch_to_always_pass_is_out_of_reach_in_the_own_turn() -> None:
    table = at_group(3)
    assert "always_pass" not in table.asides("A")
    table.aside("B always_pass", "C always_pass", "C always_pass")
    assert [seat["passes"] for seat in table.match.view()["seats"]] == [False, True, False]


# --- bots ---


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    table = at_group(3)
    assert {"bot", "person"} & table.asides("C") == {"bot"}
    table.aside("C bot")
    assert {"bot", "person"} & table.asides("C") == {"person"}
    assert table.match.view()["seats"][2]["bot"] is True
    table.aside("C person")
    assert (table.told("bot_sat_down"), table.told("person_sat_down")) == (["C"], ["C"])


def test_people_speak_before_bots_and_bots_agree_with_them() -> None:
    table = lay(ROW, A="1 7", B="", C="", D="").aside("B bot", "D bot").play(TO_GROUP)
    table.play("C group_action predict:1").expect(score=1)
    assert table.told("voted") == []


def test_a_bot_that_does_not_follow_people_votes_and_bots_agree_with_bots() -> None:
    options = {"bots_follow_humans": False}
    table = lay(ROW, A="1 7", B="", C="", D="", bot=[2, 3], options=options).play(TO_GROUP)
    table.play("B group_action predict:2", "C group_vote object", "D group_vote agree")
    table.play("C group_action predict:1")
    assert is_asked(table, "B group_vote")  # bot D agrees with bot C without being asked
    table.play("B group_vote agree").expect(score=1)


def test_without_human_first_bots_speak_in_turn() -> None:
    table = lay(ROW, A="1 7", B="", C="", bot=[1], options={"human_first": False}).play(TO_GROUP)
    assert is_asked(table, "B group_action")
    assert is_asked(table.play("B group_action predict:1"), "C group_vote")


# --- throwing a fate away ---


def last_copy(**scene: Any) -> Table:
    """D holds the third 5; the other two lie in the row."""
    return lay("key judge=5 dawn=5 stranger=2", A="3 4", B="6", C="1", D="5", **scene).play("A play_fate 3@key")


def test_an_ally_who_is_not_asked_may_prove_the_last_copy() -> None:
    table = last_copy()
    assert "reveal:A" in table.asides("D")
    assert not any("reveal:A" in table.asides(seat) for seat in "ABC")
    table.aside("D reveal:A")
    assert (table.told("revealed"), table.hand("D"), table.copies(5)) == (["D 5"], [], 1)
    assert is_asked(table, "B group_action")


def test_a_proposal_that_is_being_built_or_voted_on_is_dropped() -> None:
    table = last_copy(faded="midnight").play("B group_action use:midnight").aside("D reveal:A")
    assert is_asked(table, "B group_action")
    table.expect(proposal=None, faded="midnight", power_used=False, offers=[])
    voted = last_copy().play("B group_action predict:4", "C group_vote object").aside("D reveal:A")
    assert is_asked(voted, "B group_action")
    voted.expect(proposal=None, offers=[])
    voted.play("B group_action predict:4", "C group_vote agree", "D group_vote agree").expect(score=1)


def test_what_was_rejected_before_stays_rejected() -> None:
    table = last_copy().play("B group_action predict:4", "C group_vote object", "D group_vote agree")
    table.play("C group_action pass").aside("D reveal:A")
    assert is_asked(table, "C group_action")
    assert len(table.view["offers"]) == 1


def test_a_proposer_who_is_leaving_does_not_start_again() -> None:
    table = last_copy().play("B group_action predict:4").aside("B leave", "D reveal:A")
    assert is_asked(table, "C group_action")


@pytest.mark.parametrize(("rule", "seats"), [("any", "BCD"), ("off", ""), ("last_copy", "D")])
def test_who_may_throw_a_fate_away_by_option(rule: str, seats: str) -> None:
    table = last_copy(options={"reveal_discard": rule})
    assert "".join(seat for seat in "ABCD" if "reveal:A" in table.asides(seat)) == seats
    assert ("reveal:A" in table.offered("B")) == ("B" in seats)


def test_no_fate_is_thrown_away_before_the_group_or_after_the_outcome() -> None:
    before = lay("key judge=5 dawn=5 stranger=2", A="3 4", B="5", options={"reveal_discard": "any"})
    assert "reveal:A" not in before.asides("B")
    after = lay("fall=3,4 wish judge noble", A="2 3", B="7", faded="musicians dawn", options={"reveal_discard": "any"})
    after.play("A play_fate 2@wish", "B group_action predict:3")
    assert is_asked(after, "B exile_offer")
    assert "reveal:A" not in after.asides("B") | after.offered("B")


def test_nor_while_the_exile_of_a_fate_is_voted_on() -> None:
    scene: dict[str, Any] = {"faded": "musicians dawn", "options": {"reveal_discard": "any"}}
    table = lay("fall=3,4 wish judge noble", A="2 3", B="7", C="6", **scene).play("A play_fate 2@wish")
    table.play("B group_action predict:3", "C group_vote agree", "B exile_offer use:musicians", "B exile_target 4@fall")
    table.play("C group_vote agree of agree object").expect(exile=[4])


@pytest.mark.parametrize(("row", "is_open"), [("dawn=5", True), ("dawn", False)])
def test_in_the_challenge_both_hands_account_for_copies(row: str, is_open: bool) -> None:
    """B holds two 5s, one in each hand, and a third lies in the row."""
    hands = [[3, 4], [5], [], [5]]
    table = lay(f"key judge {row} stranger", hands=hands, phase="play", options={"two_player_challenge": True})
    table.play("A play_fate 3@key")
    assert (table.offered("B") >= {"reveal:A", "reveal:B"}) == is_open
    if is_open:
        table.play("B group_action reveal:B")
        assert (table.position["hands"][1], table.position["hands"][3]) == ([5], [])
        assert not {"reveal:A", "reveal:B"} & table.offered("B")  # the third copy is somewhere in the bag


# --- joining ---


@pytest.mark.parametrize(
    ("after", "order", "following"), [("A", [0, 3, 1, 2], "D"), ("B", [0, 1, 3, 2], "B"), ("C", [0, 1, 2, 3], "B")]
)
def test_a_newcomer_may_sit_anywhere(after: str, order: list[int], following: str) -> None:
    table = (
        lay(ROW, A="1 7", B="", C="")
        .aside(f"D join:{after}")
        .expect(order=[0, 1, 2], joining=[[3, SEATS.index(after)]])
    )
    play_any(table, "A").expect(order=order, joining=[])
    assert is_asked(table, f"{following} play_fate")


@pytest.mark.parametrize(("after", "order"), [("A", [2, 0, 3, 1]), ("B", [2, 0, 1, 3]), ("C", [2, 3, 0, 1])])
def test_a_newcomer_before_the_seat_that_has_just_played_does_not_repeat_its_turn(after: str, order: list[int]) -> None:
    """C started; now it is the turn of A."""
    table = lay(ROW, A="1 7", B="", C="", order=[2, 0, 1]).aside(f"D join:{after}")
    play_any(table, "A").expect(order=order)
    assert is_asked(table, f"{'D' if after == 'A' else 'B'} play_fate")


def test_two_newcomers_at_once() -> None:
    table = lay(ROW, A="1 7", B="").aside("C join:A", "D join:A")
    play_any(table, "A").expect(order=[0, 3, 2, 1])
    assert table.match.players == 4


def test_only_the_next_free_seat_is_taken_and_no_more_than_five() -> None:
    table = lay(ROW, A="1 7", B="", C="")
    assert (table.asides("D"), table.asides("E")) == ({"join:A", "join:B", "join:C"}, set())
    table.aside("D join:A")
    assert (table.asides("D"), table.asides("E")) == (set(), {"join:A", "join:B", "join:C"})
    table.aside("E join:C")
    assert table.asides("D") == table.asides("E") == set()
    play_any(table, "A").expect(order=[0, 3, 1, 2, 4])


def test_a_seat_that_was_left_can_be_taken_again() -> None:
    table = lay(ROW, A="1 7", B="6", C="").aside("B leave")
    play_any(table, "A").expect(order=[0, 2])
    assert table.asides("B") == {"join:A", "join:C"}
    table.aside("B join:C")
    play_any(table, "C").expect(order=[0, 2, 1])
    assert (table.asked(), table.match.players, len(table.hand("B"))) == ("B play_fate", 3, 2)


def test_a_newcomer_is_seated_even_if_the_neighbour_leaves() -> None:
    table = lay(ROW, A="1 7", B="", C="").aside("D join:B", "B leave")
    play_any(table, "A").expect(order=[0, 3, 2])
    assert is_asked(table, "D play_fate")


# --- leaving ---


def test_who_leaves_is_counted_as_agreeing() -> None:
    table = at_group(4).aside("C leave").play("B group_action predict:1")
    assert is_asked(table, "D group_vote")
    table.play("D group_vote agree").expect(score=1, order=[0, 1, 3])


def test_a_proposer_who_leaves_is_passed_over() -> None:
    table = at_group(3, faded="midnight").play("B group_action use:midnight").aside("B leave")
    assert is_asked(table, "C group_action")
    table.expect(proposal=None, offers=[], faded="midnight")
    table.play("C group_action pass").expect(order=[0, 2])


def test_a_proposal_on_the_table_outlives_its_proposer() -> None:
    table = at_group(4).play("B group_action predict:1").aside("B leave")
    table.play("C group_vote agree", "D group_vote agree").expect(score=1, order=[0, 2, 3])


def test_a_voter_who_leaves_agrees() -> None:
    table = at_group(4).play("B group_action predict:1", "C group_vote agree").aside("D leave").expect(score=1)
    assert table.told("voted") == ["C:agree"]
    table.expect(order=[0, 1, 2])


def test_when_every_ally_leaves_nothing_is_predicted() -> None:
    table = at_group(3).aside("B leave", "C leave")
    table.expect(score=0, turn=2)
    assert (table.told("predicted"), len(table.view["order"])) == ([], 2)
    assert table.match.view()["seats"][2]["bot"] is True  # somebody has to stay


def test_nobody_asks_to_leave_twice() -> None:
    table = at_group(3).aside("C leave")
    assert "leave" not in table.asides("C")
    with pytest.raises(IllegalAction):
        table.match.apply(142, 2)


TURN = {  # every question to the active player, and an answer
    "before_play_power": "pass",
    "play_fate": "1@wish",
    "thief_take": "3@judge",
    "after_play_power": "pass",
}


@pytest.mark.parametrize("moment", [*TURN, "group_action"])
def test_the_active_player_forfeits_the_turn_by_leaving(moment: str) -> None:
    """Whenever that is: what was played stays, the hand goes back unseen, and the next seat plays."""
    table = lay("wish thief judge=3 noble", A="1+2", B="", C="", faded="iron key")
    while not table.asked().endswith(moment):
        table.play(f"{table.asked()} {TURN[table.asked().split()[1]]}")
    has_played = moment not in ("before_play_power", "play_fate")
    table.aside("A leave").expect(order=[1, 2], turn=2, score=0, doom=2)
    assert table.told("forfeited") == ["A"]
    assert table.told("returned_unseen") == [f"A {1 if has_played else 2}"]
    assert (table.hand("A"), "wish=1" in table.row) == ([], has_played)
    assert table.asked().startswith("B ")


def test_a_forfeited_turn_fades_what_is_due_without_the_fall() -> None:
    """The Beast is due by hours and The Ash by a low play; what The Fall waits for is gone."""
    table = lay("beast ash fall=7,7 noble", A="2 3", B="", C="", doom=0).play("A play_fate 2@beast").aside("A leave")
    table.expect(doom=4, faded="beast ash", order=[1, 2])
    assert "fall=7,7" in table.row


def test_leaving_after_the_outcome_waits_for_the_end_of_the_turn() -> None:
    table = lay("fall=3,4 wish judge noble", A="2 3", B="", C="", faded="musicians dawn").play("A play_fate 2@wish")
    table.play("B group_action predict:3", "C group_vote agree").aside("A leave")
    assert (table.asked(), table.told("forfeited")) == ("B exile_offer", [])
    table.play("B exile_offer pass", "C group_vote agree").expect(order=[1, 2], score=1)


def test_the_starting_seat_may_leave_and_the_order_goes_on() -> None:
    table = lay(ROW, A="1 7", B="", C="", D="").aside("A leave").expect(order=[1, 2, 3])
    play_any(table, "B")
    play_any(table, "C")
    play_any(table, "D")
    assert table.asked().startswith("B ")


def test_of_two_seats_a_bot_stays() -> None:
    table = lay(ROW, A="1 7", B="6").aside("A leave").expect(order=[0, 1])
    assert (table.asked(), table.told("bot_sat_down"), table.told("forfeited")) == ("A play_fate", ["A"], [])
    ally = lay(ROW, A="1 7", B="6").aside("B leave").play(TO_GROUP)  # the only ally is passed over
    ally.expect(order=[0, 1], turn=2)
    assert (ally.told("no_agreement"), ally.told("bot_sat_down"), ally.hand("B")[0]) == (["pass"], ["B"], 6)


@pytest.mark.parametrize("leaver", ["A", "B"])
def test_in_the_challenge_a_bot_takes_the_seat(leaver: str) -> None:
    hands = [[1, 7], [], [4], [5]]
    table = lay(ROW, hands=hands, phase="before_play", options={"two_player_challenge": True}).aside(f"{leaver} leave")
    table.play(TO_GROUP, *(["B group_action pass"] if leaver == "A" else []))
    table.expect(order=[0, 1], turn=2)
    assert (table.told("bot_sat_down"), table.position["hands"][2:4]) == ([leaver], [[4], [5]])


def test_by_option_a_bot_takes_every_seat_that_is_left() -> None:
    options = {"on_leave": "bot_takes_seat"}
    table = at_group(3, B="6", options=options).aside("B leave").play("C group_action pass").expect(order=[0, 1, 2])
    assert (table.told("bot_sat_down"), table.told("returned_unseen"), table.hand("B")[0]) == (["B"], [], 6)
    active = lay(ROW, A="1 7", B="", C="", options=options).aside("A leave")
    assert (active.asked(), active.told("bot_sat_down")) == ("A play_fate", ["A"])


def test_a_game_that_all_people_leave_is_abandoned() -> None:
    table = lay(ROW, A="1 7", B="", C="").aside("A bot").play(TO_GROUP).aside("B leave")
    assert not table.match.is_over
    table.aside("C leave").expect(ending="abandoned")
    assert (table.match.winners, table.told("abandoned"), table.match.deciders()) == ([], [""], [])


def test_a_table_of_bots_alone_goes_on() -> None:
    table = lay(ROW, A="1 7", B="", C="").aside("A bot", "B bot", "C bot").play(TO_GROUP, "B group_action pass")
    assert not table.match.is_over


# --- running out of time (3.6) ---

THIEF_ROW = "wish thief judge=3 noble=6"


@pytest.mark.parametrize(
    ("scene", "script", "question", "answer"),
    [
        ({"faded": "iron"}, [], "A before_play_power", "pass"),
        ({"faded": "rider"}, ["A before_play_power use:rider"], "A cycle_target", "wish"),
        ({"faded": "feast"}, ["A before_play_power use:feast"], "A relocate_source", "3@judge"),
        (
            {"faded": "feast"},
            ["A before_play_power use:feast", "A relocate_source 6@noble"],
            "A relocate_destination",
            "wish",
        ),
        ({}, ["A play_fate 2@wish"], "A thief_take", "6@noble"),
        ({"faded": "key"}, ["A play_fate 2@wish", "A thief_take 6@noble"], "A after_play_power", "pass"),
        (
            {"faded": "shore"},
            ["A play_fate 2@wish", "A thief_take 6@noble", "A after_play_power use:shore"],
            "A discard_lower_target",
            "2@wish",
        ),
        ({"C": ""}, ["A play_fate 2@wish", "A thief_take 6@noble", "B group_action pass"], "C group_vote", "agree"),
    ],
)
def test_out_of_time_is_as_good_as_the_first_option(
    scene: dict[str, Any], script: list[str], question: str, answer: str
) -> None:
    seats = {"A": "2 5", "B": "", **{seat: scene[seat] for seat in scene if seat in SEATS}}
    rest = {name: value for name, value in scene.items() if name not in SEATS}
    late, prompt = (lay(THIEF_ROW, **seats, **rest).play(*script) for _ in range(2))
    assert is_asked(late, question)
    seat = question.split()[0]
    late.aside(f"{seat} late")
    prompt.play(f"{question} {answer}")
    assert late.told("ran_out_of_time") == [seat]
    assert late.match.fingerprint() == prompt.match.fingerprint()


@pytest.mark.parametrize("hand", ["1 7", "1+7", "4 4"])
def test_out_of_time_with_a_play_is_the_play_of_the_reference_bot(hand: str) -> None:
    late, prompt = lay("dawn mirror judge shore", A=hand), lay("dawn mirror judge shore", A=hand)
    assert GAME.house_bot is not None
    prompt.match.apply(GAME.house_bot(prompt.match, 0), 0)
    assert late.aside("A late").match.fingerprint() == prompt.match.fingerprint()


@pytest.mark.parametrize(
    ("faded", "script", "question"),
    [
        ("", [], "group_action"),
        ("midnight", ["B group_action use:midnight"], "higher_than_number"),
        ("asunder", ["B group_action use:asunder"], "same_value"),
        ("north_wind", ["B group_action use:north_wind"], "slow_target"),
        ("ash thief lord", ["B group_action use:ash"], "power_payment"),
    ],
)
def test_out_of_time_with_a_proposal_passes_it_on(faded: str, script: list[str], question: str) -> None:
    table = lay("dawn=3 key judge shore", A="1 7", B="", C="", D="", faded=faded).play(TO_GROUP, *script)
    assert is_asked(table, f"B {question}")
    table.aside("B late").expect(offers=[], faded=faded, power_used=False, proposal=None)
    assert is_asked(table, "C group_action")
    table.play("C group_action pass", "B group_vote agree", "D group_vote agree").expect(turn=2)


def test_out_of_time_after_a_wrong_prediction() -> None:
    table = lay("wish key judge noble", A="1 7", B="", C="", doom=0).play("A play_fate 1@wish")
    table.play("B group_action predict:2", "C group_vote agree").aside("B late")
    assert is_asked(table, "C group_again")
    table.aside("C late").expect(turn=2, doom=1)
    assert table.told("no_agreement") == ["pass"]


@pytest.mark.parametrize("question", ["exile_offer", "power_payment", "exile_target"])
def test_out_of_time_with_exile(question: str) -> None:
    table = lay("fall=3,4 wish judge noble", A="2 3", B="", C="", faded="musicians dawn lord").play(
        "A play_fate 2@wish"
    )
    script = ["B exile_offer use:musicians", "B power_payment pay:dawn"]
    steps = ["exile_offer", "power_payment", "exile_target"].index(question)
    table.play("B group_action predict:3", "C group_vote agree", *script[:steps])
    assert is_asked(table, f"B {question}")
    table.aside("B late")
    assert is_asked(table, "C exile_offer")
    table.aside("C late").expect(exile=[], turn=2)
    assert "musicians dawn lord" in " ".join(table.position["faded"])


def test_when_everybody_is_late_nothing_is_predicted() -> None:
    table = at_group(3).aside("B late", "C late").expect(turn=2, score=0)
    assert table.told("no_agreement") == ["pass"]


def test_when_the_last_proposer_is_late_the_best_majority_counts() -> None:
    table = at_group(4).play("B group_action predict:1", "C group_vote agree", "D group_vote object")
    table.play("C group_action pass", "B group_vote object", "D group_vote object").aside("D late").expect(score=1)
    assert table.told("no_agreement") == ["predict:1"]


def test_only_who_is_asked_can_run_out_of_time() -> None:
    table = at_group(3)
    assert [seat for seat in "ABC" if "late" in table.asides(seat)] == ["B"]
