"""The reference belief against the worked deductions of the rules, to the last fraction."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from .reference_belief import Belief, Likelihood, coop, count, greedy, uniform
from .reference_cards import THE_HOURS, Table


def row(*cards: str, **fates: int | tuple[int, ...]) -> Table:
    """A table with these cards, and with these fates on them; The Thief fills what is left."""
    cards = (*cards, "thief", "thief")[:4]
    lying = [fates.get(card, ()) for card in cards]
    return Table(cards, tuple((f,) if isinstance(f, int) else f for f in lying))


def with_fate(table: Table, value: int, destination: int) -> Table:
    slot = 0 if destination == THE_HOURS else destination - 1
    fates = [(*lying, value) if at == slot else lying for at, lying in enumerate(table.fates)]
    return Table(table.row, tuple(fates), table.exile, table.plus_one, table.feast_done, table.options)


def both_drawn(table: Table, likelihood: Likelihood, hands: int = 1) -> Belief:
    belief = Belief(hands, likelihood)
    belief.turn()
    belief.draw(0, table)
    belief.draw(0, table)
    return belief


def after_play(table: Table, value: int, on: str, likelihood: Likelihood) -> Belief:
    belief = both_drawn(table, likelihood)
    belief.play(0, value, place(table, on), table)
    return belief


def place(table: Table, card: str) -> int:
    return THE_HOURS if card == "hours" else 1 + table.row.index(card)


def told(table: Table, value: int, on: str) -> tuple[set[int], set[int]]:
    """L0 and L1."""
    before = both_drawn(table, count)
    logical = after_play(table, value, on, count).support(0)
    assert before.told(0, table)[value, place(table, on)] == logical
    return logical, before.cooperative_set(0, value, place(table, on), table)


def chances(text: str) -> dict[int, Fraction]:
    """From "3: 2/5, 4: 3/5"."""
    return {int(entry.split(":")[0]): Fraction(entry.split(":")[1].strip()) for entry in text.split(",")}


KEY_ROW = row("dawn", "key", "mirror", "shore")


def test_p_1_all_four_likelihoods() -> None:
    assert told(KEY_ROW, 4, "key") == ({3, 4, 5}, {3, 5})
    expected: dict[Likelihood, str] = {
        count: "3: 3/7, 4: 1/7, 5: 3/7",
        uniform: "3: 2/5, 4: 1/5, 5: 2/5",
        coop: "3: 5/12, 4: 1/12, 5: 1/2",
        greedy: "3: 2/5, 5: 3/5",
    }
    for likelihood, text in expected.items():
        assert after_play(KEY_ROW, 4, "key", likelihood).posterior(0) == chances(text)


def test_p_2_a_play_that_could_have_told_more() -> None:
    table = row("midnight", "deep", "beast", "leviathan")
    assert told(table, 1, "midnight") == ({2, 3, 4, 5, 6, 7}, {5, 6, 7})
    expected = chances("2: 3/58, 3: 5/58, 4: 5/58, 5: 15/58, 6: 15/58, 7: 15/58")
    assert after_play(table, 1, "midnight", uniform).posterior(0) == expected
    two_cards = row("midnight", "deep")
    assert told(two_cards, 1, "midnight")[1] == {5, 6, 7}
    expected = chances("2: 1/12, 3: 1/12, 4: 1/12, 5: 1/4, 6: 1/4, 7: 1/4")
    assert after_play(two_cards, 1, "midnight", uniform).posterior(0) == expected


def test_p_3_a_play_on_the_hours() -> None:
    table = row("beast", "engine", "leviathan", "servant")
    assert told(table, 4, "hours") == ({4, 6}, {4})
    assert after_play(table, 4, "hours", count).posterior(0) == chances("4: 1/4, 6: 3/4")
    assert after_play(table, 4, "hours", uniform).posterior(0) == chances("4: 2/5, 6: 3/5")


def test_p_4_the_hours_among_three() -> None:
    table = row("deep", "huntress", "mirror", "leviathan")
    assert told(table, 5, "hours") == ({1, 2, 4}, {1, 2})
    for likelihood in (count, uniform):
        assert after_play(table, 5, "hours", likelihood).posterior(0) == chances("1: 1/3, 2: 1/3, 4: 1/3")
    assert after_play(table, 5, "hours", coop).posterior(0) == chances("1: 3/8, 2: 3/8, 4: 1/4")


@pytest.mark.parametrize(("yes", "expected"), [(True, "3: 3/5, 4: 2/5"), (False, "1: 3/5, 2: 2/5")])
def test_p_5_a_question(yes: bool, expected: str) -> None:
    table = row("lord", "judge", "rider", "dawn")
    assert told(table, 6, "lord") == ({1, 2, 3, 4}, {1, 3})
    belief = after_play(table, 6, "lord", uniform)
    assert belief.posterior(0) == chances("1: 3/10, 2: 1/5, 3: 3/10, 4: 1/5")
    belief.keep(0, lambda u: (u > 2) == yes)
    assert belief.posterior(0) == chances(expected)


def test_p_6_tokens_that_are_out() -> None:
    table = row("key", "lord", "servant", "judge", key=3, lord=5, servant=3)
    assert after_play(table, 4, "key", count).posterior(0) == chances("3: 1/4, 4: 1/4, 5: 1/2")
    assert after_play(table, 4, "key", uniform).posterior(0) == chances("3: 2/9, 4: 1/3, 5: 4/9")


def test_p_7_visible_fates() -> None:
    table = row("prophet", "rider", "dawn", "key", rider=5, dawn=6)
    assert told(table, 2, "prophet")[0] == {5, 6}
    assert after_play(table, 2, "prophet", count).posterior(0) == chances("5: 1/2, 6: 1/2")
    assert after_play(table, 2, "prophet", coop).posterior(0) == chances("5: 17/35, 6: 18/35")


@pytest.mark.parametrize(
    ("higher", "likelihood", "expected"),
    [
        (True, count, "6: 1/2, 7: 1/2"),
        (True, uniform, "6: 3/5, 7: 2/5"),
        (False, count, "1: 3/13, 2: 3/13, 3: 3/13, 4: 3/13, 5: 1/13"),
        (False, uniform, "1: 10/67, 2: 15/67, 3: 12/67, 4: 20/67, 5: 10/67"),
    ],
)
def test_p_8_the_chalice(higher: bool, likelihood: Likelihood, expected: str) -> None:
    belief = after_play(row("chalice", "dawn", "judge", "noble"), 5, "chalice", likelihood)
    belief.keep(0, lambda u: (u > 5) == higher)
    assert belief.posterior(0) == chances(expected)


A, B = 0, 1


def three_turns(likelihood: Likelihood, check: Callable[[int, Belief], None]) -> Belief:
    """The story of P-9: A plays 4 on The Key, B 7 on The Shore, A 5 on The Key."""
    belief, table = Belief(2, likelihood), KEY_ROW
    for turn, (hand, draws, value, card) in enumerate([(A, 2, 4, "key"), (B, 2, 7, "shore"), (A, 1, 5, "key")], 1):
        belief.turn()
        for _ in range(draws):
            belief.draw(hand, table)
        belief.play(hand, value, place(table, card), table)
        table = with_fate(table, value, place(table, card))
        check(turn, belief)
    return belief


P_9: list[tuple[int, int, str, str]] = [
    (1, A, "3: 3/7, 4: 1/7, 5: 3/7", "3: 2/5, 4: 1/5, 5: 2/5"),
    (2, B, "1: 7/20, 2: 7/20, 3: 3/10", "1: 9/31, 2: 9/31, 3: 13/31"),
    (2, A, "3: 2/5, 4: 3/20, 5: 9/20", "3: 56/155, 4: 33/155, 5: 66/155"),
    (3, A, "2: 8/33, 3: 16/33, 4: 3/11", "2: 20/83, 3: 112/249, 4: 77/249"),
    (3, B, "1: 4/11, 2: 1/3, 3: 10/33", "1: 25/83, 2: 23/83, 3: 35/83"),
]


@pytest.mark.parametrize(("at", "hand", "counted", "even"), P_9)
def test_p_9_a_kept_fate(at: int, hand: int, counted: str, even: str) -> None:
    for likelihood, expected in ((count, counted), (uniform, even)):

        def check(turn: int, belief: Belief, expected: str = expected) -> None:
            if turn == at:
                assert belief.posterior(hand) == chances(expected)

        three_turns(likelihood, check)


def test_p_9_nobody_greedy_would_have_played_like_b() -> None:
    belief, table = Belief(2), KEY_ROW
    belief.turn()
    for hand in (A, A):
        belief.draw(hand, table)
    belief.play(A, 4, place(table, "key"), table)
    table = with_fate(table, 4, place(table, "key"))
    belief.turn()
    for hand in (B, B):
        belief.draw(hand, table)
    destination = place(table, "shore")
    assert belief.told(B, table)[7, destination] == {1, 2, 3}
    assert belief.cooperative_set(B, 7, destination, table) == {1, 2, 3}
    telling = belief.fork(greedy)
    telling.play(B, 7, destination, table)  # falls back to counting
    belief.play(B, 7, destination, table)
    assert telling.posterior(B) == belief.posterior(B)


@pytest.mark.parametrize(
    ("held", "expected"),
    [(1, "2: 6/25, 3: 12/25, 4: 7/25"), (2, "2: 4/23, 3: 12/23, 4: 7/23"), (3, "2: 2/7, 3: 8/21, 4: 1/3")],
)
def test_p_10_what_b_alone_knows(held: int, expected: str) -> None:
    belief = three_turns(uniform, lambda turn, belief: None)
    assert belief.private_posterior(A, {B: held}) == chances(expected)


def test_p_11_the_last_copy() -> None:
    table = row("key", "judge", "dawn", "stranger", judge=5, dawn=5, stranger=2)
    belief = Belief(2)
    belief.draw(B, table)  # how B came by a fate does not matter
    belief.turn()
    belief.draw(A, table)
    belief.draw(A, table)
    belief.play(A, 3, place(table, "key"), table)
    assert belief.posterior(A) == chances("4: 3/7, 5: 1/7, 6: 3/7")
    assert belief.private_posterior(A, {B: 5}) == chances("4: 1/2, 6: 1/2")
    belief.shown(B, 5)
    assert belief.posterior(A) == chances("4: 1/2, 6: 1/2")


@pytest.mark.parametrize(("taken", "left"), [(5, {3, 4}), (4, {3}), (None, {5})])
def test_p_12_the_thief(taken: int | None, left: set[int]) -> None:
    table = row("dawn", "shore", "thief", "key", dawn=3, shore=5)
    belief = after_play(table, 4, "key", count)
    assert belief.support(0) == {3, 4, 5}
    belief.thief(0, taken, with_fate(table, 4, place(table, "key")))
    assert belief.support(0) == left


@pytest.mark.parametrize(("due", "left"), [(True, {1, 2, 3, 4}), (False, {5, 6, 7})])
def test_p_13_the_fall(due: bool, left: set[int]) -> None:
    table = row("fall", "dawn", "key", "judge", fall=(3, 4))
    belief = after_play(table, 2, "fall", count)
    belief.keep(0, lambda u: (2 * u <= 3 + 4 + 2) == due)
    assert belief.support(0) == left


def test_p_14_plus_1() -> None:
    plain = row("key", "dawn", "mirror", "shore")
    table = Table(plain.row, plain.fates, plus_one=True)
    assert after_play(table, 4, "key", count).support(0) == {2, 3, 4}
