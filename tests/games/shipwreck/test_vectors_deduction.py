"""The worked deductions P-1 to P-14 of section 9.2, to the last fraction, asked of matches."""

from fractions import Fraction

import pytest

from .helpers import GAME, Table, lay
from .words import SEATS


def shares(text: str) -> dict[int, Fraction]:
    """From "3: 2/5, 4: 3/5"."""
    return {int(entry.split(":")[0]): Fraction(entry.split(":")[1].strip()) for entry in text.split(",")}


def believed(table: Table, policy: str, about: str = "A", viewer: str | None = None) -> dict[int, Fraction]:
    beliefs = table.match.beliefs(None if viewer is None else SEATS.index(viewer), SEATS.index(about), policy)
    found: dict[int, Fraction] = beliefs.posterior
    return found


def told(table: Table, about: str = "A") -> tuple[set[int], set[int]]:
    """L0 and L1."""
    beliefs = table.match.beliefs(None, SEATS.index(about))
    return set(beliefs.possible), set(beliefs.cooperative)


def deal(table: Table, seat: str, fates: list[int]) -> Table:
    """The same moment, with other fates in a hand than chance has given it."""
    position = table.position
    position["hands"][SEATS.index(seat)] = fates
    return Table(GAME.from_position(position))


@pytest.mark.parametrize("hidden", [3, 4, 5])
def test_p_1_a_play_under_four_likelihoods(hidden: int) -> None:
    pair = " ".join(map(str, sorted([4, hidden])))
    table = lay("dawn key mirror shore", A=pair).play("A play_fate 4@key")
    assert told(table) == ({3, 4, 5}, {3, 5})
    assert believed(table, "count") == shares("3: 3/7, 4: 1/7, 5: 3/7")
    assert believed(table, "uniform") == shares("3: 2/5, 4: 1/5, 5: 2/5")
    assert believed(table, "coop") == shares("3: 5/12, 4: 1/12, 5: 1/2")
    assert believed(table, "greedy") == shares("3: 2/5, 5: 3/5")


def test_p_1_in_another_row_is_exact_although_somebody_has_asked_in_floats() -> None:
    table = lay("midnight key mirror shore", A="3 4").play("A play_fate 4@key")
    assert GAME.house_bot is not None
    GAME.house_bot(table.match, 1)
    assert believed(table, "coop") == shares("3: 1/2, 4: 1/12, 5: 5/12")


def test_p_2_a_play_that_could_have_told_more() -> None:
    table = lay("midnight deep beast leviathan", A="1 6").play("A play_fate 1@midnight")
    assert told(table) == ({2, 3, 4, 5, 6, 7}, {5, 6, 7})
    assert believed(table, "uniform") == shares("2: 3/58, 3: 5/58, 4: 5/58, 5: 15/58, 6: 15/58, 7: 15/58")


def test_p_2_with_two_cards_that_accept_anything_at_all() -> None:
    table = lay("midnight deep prophet asunder", A="1 6").play("A play_fate 1@midnight")
    assert told(table)[1] == {5, 6, 7}
    assert believed(table, "uniform") == shares("2: 1/12, 3: 1/12, 4: 1/12, 5: 1/4, 6: 1/4, 7: 1/4")


def test_p_3_a_play_on_the_hours() -> None:
    table = lay("beast engine leviathan servant", A="4 6").play("A play_fate 4@hours")
    assert told(table) == ({4, 6}, {4})
    assert believed(table, "count") == shares("4: 1/4, 6: 3/4")
    assert believed(table, "uniform") == shares("4: 2/5, 6: 3/5")


def test_p_4_the_hours_with_three_values_left() -> None:
    table = lay("deep huntress mirror leviathan", A="1 5").play("A play_fate 5@hours")
    assert told(table) == ({1, 2, 4}, {1, 2})
    assert believed(table, "count") == believed(table, "uniform") == shares("1: 1/3, 2: 1/3, 4: 1/3")
    assert believed(table, "coop") == shares("1: 3/8, 2: 3/8, 4: 1/4")


@pytest.mark.parametrize(("hidden", "after"), [(3, "3: 3/5, 4: 2/5"), (2, "1: 3/5, 2: 2/5")])
def test_p_5_a_play_and_a_question(hidden: int, after: str) -> None:
    table = lay("lord judge rider dawn", A=f"{hidden} 6", faded="midnight").play("A play_fate 6@lord")
    assert told(table) == ({1, 2, 3, 4}, {1, 3})
    assert believed(table, "uniform") == shares("1: 3/10, 2: 1/5, 3: 3/10, 4: 1/5")
    table.play("B group_action use:midnight", "B higher_than_number 2")
    assert believed(table, "uniform") == shares(after)


def test_p_6_copies_that_are_out() -> None:
    table = lay("key=3 lord=5 servant=3 judge", A="3 4").play("A play_fate 4@key")
    assert believed(table, "count") == shares("3: 1/4, 4: 1/4, 5: 1/2")
    assert believed(table, "uniform") == shares("3: 2/9, 4: 1/3, 5: 4/9")


def test_p_7_a_card_that_looks_at_visible_fates() -> None:
    table = lay("prophet rider=5 dawn=6 key", A="2 5").play("A play_fate 2@prophet")
    assert told(table)[0] == {5, 6}
    assert believed(table, "count") == shares("5: 1/2, 6: 1/2")
    assert believed(table, "coop") == shares("5: 17/35, 6: 18/35")


@pytest.mark.parametrize(
    ("hidden", "counted", "even"),
    [
        (6, "6: 1/2, 7: 1/2", "6: 3/5, 7: 2/5"),
        (
            3,
            "1: 3/13, 2: 3/13, 3: 3/13, 4: 3/13, 5: 1/13",
            "1: 10/67, 2: 15/67, 3: 12/67, 4: 20/67, 5: 10/67",
        ),
    ],
)
def test_p_8_what_the_chalice_says(hidden: int, counted: str, even: str) -> None:
    pair = " ".join(map(str, sorted([5, hidden])))
    table = lay("chalice dawn judge noble", A=pair).play("A play_fate 5@chalice")
    assert believed(table, "count") == shares(counted)
    assert believed(table, "uniform") == shares(even)


def three_turns(hidden: int = 1) -> list[Table]:
    """A plays 4 on The Key, B 7 on The Shore keeping a fate, A 5 on The Key; the moment after each play."""
    first = lay("dawn key mirror shore", A="3 4").play("A play_fate 4@key")
    second = deal(Table(first.match.clone()).play("B group_action pass"), "B", [hidden, 7]).play("B play_fate 7@shore")
    third = deal(Table(second.match.clone()).play("A group_action pass"), "A", [3, 5]).play("A play_fate 5@key")
    return [first, second, third]


@pytest.mark.parametrize(
    ("turn", "about", "counted", "even"),
    [
        (1, "A", "3: 3/7, 4: 1/7, 5: 3/7", "3: 2/5, 4: 1/5, 5: 2/5"),
        (2, "B", "1: 7/20, 2: 7/20, 3: 3/10", "1: 9/31, 2: 9/31, 3: 13/31"),
        (2, "A", "3: 2/5, 4: 3/20, 5: 9/20", "3: 56/155, 4: 33/155, 5: 66/155"),
        (3, "A", "2: 8/33, 3: 16/33, 4: 3/11", "2: 20/83, 3: 112/249, 4: 77/249"),
        (3, "B", "1: 4/11, 2: 1/3, 3: 10/33", "1: 25/83, 2: 23/83, 3: 35/83"),
    ],
)
def test_p_9_a_fate_kept_for_three_turns(turn: int, about: str, counted: str, even: str) -> None:
    table = three_turns()[turn - 1]
    assert believed(table, "count", about) == shares(counted)
    assert believed(table, "uniform", about) == shares(even)


def test_p_9_nobody_who_wants_to_tell_plays_like_b() -> None:
    assert told(three_turns()[1], "B") == ({1, 2, 3}, {1, 2, 3})


@pytest.mark.parametrize(
    ("hidden", "known"),
    [(1, "2: 6/25, 3: 12/25, 4: 7/25"), (2, "2: 4/23, 3: 12/23, 4: 7/23"), (3, "2: 2/7, 3: 8/21, 4: 1/3")],
)
def test_p_10_what_b_alone_may_think(hidden: int, known: str) -> None:
    table = three_turns(hidden)[2]
    assert believed(table, "uniform", "A", viewer="B") == shares(known)
    assert believed(table, "uniform", "A") == shares("2: 20/83, 3: 112/249, 4: 77/249")


def test_p_11_the_last_copy() -> None:
    table = lay("key judge=5 dawn=5 stranger=2", A="3 4", B="5").play("A play_fate 3@key")
    assert believed(table, "count") == shares("4: 3/7, 5: 1/7, 6: 3/7")
    assert believed(table, "count", viewer="B") == shares("4: 1/2, 6: 1/2")
    table.play("B group_action reveal:A")
    assert believed(table, "count") == shares("4: 1/2, 6: 1/2")
    assert (table.hand("B"), table.copies(5)) == ([], 1)


@pytest.mark.parametrize(("hidden", "taken", "left"), [(3, "5@shore", {3, 4}), (3, "4@key", {3}), (5, "pass", {5})])
def test_p_12_what_the_thief_takes(hidden: int, taken: str, left: set[int]) -> None:
    pair = " ".join(map(str, sorted([4, hidden])))
    table = lay("dawn=3 shore=5 thief key", A=pair).play("A play_fate 4@key")
    assert table.possible("A") == {3, 4, 5}
    assert table.play(f"A thief_take {taken}").possible("A") == left


def test_p_12_equal_fates_on_one_card_are_one_choice() -> None:
    """For 1 there are three fates to choose from, for the others two; by play: 18/2, 6/2, 18/3, 18/5, 18/3."""
    table = lay("wish thief judge=6,6 noble=7", A="2 3").play("A play_fate 2@wish", "A thief_take 6@judge")
    assert believed(table, "uniform") == shares("1: 10/41, 2: 5/41, 3: 10/41, 4: 6/41, 5: 10/41")


def test_p_12_likewise_for_a_fate_that_is_discarded() -> None:
    """For 3 there is one lower fate, for 4 there are two, beyond three; by play: 12/4, 6/3, 18/4, 18/5, 18/3."""
    table = lay("wish key judge=2,2 noble=3", A="4 6", faded="shore").play("A play_fate 4@wish")
    table.play("A after_play_power use:shore", "A discard_lower_target 2@judge")
    assert believed(table, "uniform") == shares("3: 10/29, 4: 10/87, 5: 5/29, 6: 4/29, 7: 20/87")


@pytest.mark.parametrize(("hidden", "left"), [(4, {1, 2, 3, 4}), (5, {5, 6, 7})])
def test_p_13_what_the_fall_says(hidden: int, left: set[int]) -> None:
    table = lay("fall=3,4 dawn key judge", A=f"2 {hidden}").play("A play_fate 2@fall")
    assert table.possible("A") == left


def test_p_14_a_fate_that_counts_one_higher() -> None:
    table = lay("key dawn mirror shore", A="3 4", faded="iron")
    table.play("A before_play_power use:iron", "A play_fate 4@key")
    assert table.possible("A") == {2, 3, 4}


@pytest.mark.parametrize(("new", "kinds"), [(4, {"copies": {6}}), (7, {"held": {1, 2, 6, 7}})])
def test_why_a_value_is_out_after_a_second_play(new: int, kinds: dict[str, set[int]]) -> None:
    """A kept 3, 4 or 5; all 6s are in exile; The Wish takes anything. The fate kept may have been a 4, but not a 7."""
    first = lay("dawn key mirror wish", A="3 4", exile=[6, 6, 6]).play("A play_fate 4@key", "B group_action pass")
    second = deal(first, "B", [1, 2]).play("B play_fate 2@dawn", "A group_action pass")
    table = deal(second, "A", [3, new]).play(f"A play_fate {new}@wish")
    excluded = table.match.beliefs(None, 0).excluded
    found: dict[str, set[int]] = {}
    for value, reason in excluded.items():
        found.setdefault(reason.kind, set()).add(value)
    assert found == kinds


def test_a_reason_tells_browsers_what_its_sentence_speaks_of() -> None:
    table = lay("dawn key mirror wish", A="3 4").play("A play_fate 4@key")
    excluded = table.match.beliefs(None, 0).to_json()["excluded"]
    assert excluded["1"]["kind"] == "played"
    assert excluded["1"]["about"]["value"] == 4
    asked = lay("dawn wish mirror key", A="1 4", faded="judge").play("A play_fate 4@wish", "B group_action use:judge")
    about = asked.match.beliefs(None, 0).to_json()["excluded"]["5"]["about"]
    assert about == {"value": 0, "values": [3, 4, 5], "answer": 0}
