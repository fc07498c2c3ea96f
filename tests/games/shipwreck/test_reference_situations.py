"""The reference against the numbered situations of the rules; those about leaving the table are not for it."""

import pytest

from .reference import Reference, draws_of
from .reference_actions import (
    AGREE,
    OBJECT,
    PASS,
    choose_slot,
    choose_visible,
    play,
    predict,
    reveal_discard,
    use_power,
)
from .reference_cards import CARDS
from .reference_position import SLOT_0, SLOT_1, SLOT_2, SLOT_3, asked, do, fates_of, options, position, row_of, said

BASE = list(CARDS)[:20]


def test_t_1_setup() -> None:
    game = Reference(5, BASE, 0, draws_of([]), {"difficulty": "easy"})
    assert (game.score, game.doom, len(game.row), len(game.deck), len(game.bag)) == (0, 0, 4, 16, 21)
    assert not any(hand for seat in game.hands for hand in seat)


def test_t_2_doomed() -> None:
    game = position("blind_man beast mirror shore", [4, 5], doom=6)
    do(game, play(0, SLOT_1), PASS)
    assert (game.ending, game.doom, row_of(game)) == ("doom", 7, ["blind_man", None, "mirror", "shore"])


@pytest.mark.parametrize(("guesses", "score", "doom"), [((4, 5), 3, 3), ((4, 6), 2, 6)])
def test_t_3_several_predictions(guesses: tuple[int, ...], score: int, doom: int) -> None:
    game = position("beast key dawn shore", [4, 5, 1, 2], faded="mirror", score=2, doom=3)
    do(game, play(0, SLOT_0), use_power("mirror"), predict(guesses[0]))
    assert asked(game) == "group_again"
    assert predict(4) not in options(game)
    do(game, predict(guesses[1]))
    assert (game.score, game.doom, game.faded) == (score, doom, ["beast"])


def test_t_4_dooms_add_up() -> None:
    game = position("beast key dawn shore", [4, 5, 1, 2], doom=1)
    do(game, play(0, SLOT_0), predict(6))
    assert (game.doom, game.hands[0][0], game.bag.count(5)) == (4, [], 3)
    assert said(game, "shown") == {"shown_hand": 0, "value": 5}


@pytest.mark.parametrize(("visible", "is_offered"), [([5, 5], True), ([5], False)])
def test_t_5_the_last_copy(visible: list[int], is_offered: bool) -> None:
    game = position("key judge dawn stranger", [3, 4], fates=[[], visible], kept={1: 5})
    do(game, play(0, SLOT_0))
    assert (reveal_discard(0) in options(game)) == is_offered
    if is_offered:
        do(game, reveal_discard(0))
        assert (asked(game), game.hands[1][0], game.bag.count(5)) == ("group_action", [], 1)


def test_t_7_visible_fates() -> None:
    game = position("key judge dawn stranger", [1], fates=[[1], [3], [3], [6]], kept={0: 2, 1: 5})
    assert sorted(game.visible()) == [1, 3, 3, 6]


def test_t_8_a_kept_fate() -> None:
    game = position("key judge dawn stranger", [3, 4, 1, 7, 6])
    do(game, play(0, SLOT_0), PASS, play(0, SLOT_0), PASS)
    assert [(fate.value, fate.is_old) for fate in game.hand] == [(4, True), (6, False)]


def test_t_9_the_order_of_a_challenge() -> None:
    draws = [1, 2, 1, 2, 1, 2, 3, 3, 4]
    game = Reference(2, ["chalice", "wish", "imago", "feast"], 1, draws_of(draws), {"two_player_challenge": True})
    game.begin()
    order = []
    for slot in (SLOT_0, SLOT_1, SLOT_2, SLOT_2):
        order.append((game.seat, game.hand_number))
        do(game, play(0, slot), PASS)
    assert order == [(1, 0), (0, 0), (1, 1), (0, 1)]
    assert (game.seat, game.hand_number) == (1, 0)


def test_t_11_fading_at_the_limit() -> None:
    game = position("dawn key mirror shore", [4, 5, 1, 7], fates=[[], [2]], deck="noble judge")
    do(game, play(1, SLOT_1), PASS)
    assert (game.doom, row_of(game), game.faded) == (2, ["dawn", "noble", "mirror", "shore"], ["key"])
    assert fates_of(game) == [[], [], [], []]
    assert (game.bag.count(2), game.bag.count(5)) == (3, 3)


def test_t_12_the_hours() -> None:
    game = position("beast engine leviathan servant", [4, 6])
    assert options(game) == {play(0, 0), play(1, 0)}
    do(game, play(0, 0))
    assert fates_of(game)[0] == [4]
    assert game.is_due(game.row[0])


def test_t_13_the_hours_are_a_last_resort() -> None:
    game = position("beast engine leviathan servant", [3, 6])
    assert options(game) == {play(0, SLOT_1), play(1, SLOT_1), play(0, SLOT_3)}


@pytest.mark.parametrize(("kept", "indices"), [({}, [0]), ({0: 4}, [0, 1])])
def test_t_14_equal_fates(kept: dict[int, int], indices: list[int]) -> None:
    game = position("beast mirror dawn shore", [4] if kept else [4, 4], kept=kept)
    assert options(game) == {play(index, SLOT_1) for index in indices}


def test_t_15_old() -> None:
    game = position("dawn judge mirror shore", [6], kept={0: 2}, faded="key")
    do(game, play(1, SLOT_0), use_power("key"))
    assert said(game, "old") == {"yes": False}


def test_t_16_the_blind_man() -> None:
    game = position("blind_man judge mirror shore", [1, 7, 2, 3], doom=4)
    do(game, play(1, SLOT_0), PASS)
    assert (game.doom, game.faded) == (4, ["blind_man"])


def test_t_17_discarding_saves_a_card() -> None:
    game = position("belltower judge mirror noble", [1, 5, 2, 3], fates=[[2]], faded="leviathan", deck="dawn deep")
    do(game, play(0, SLOT_0), use_power("leviathan"))
    assert (asked(game), options(game)) == ("discard_lower_target", {choose_visible(0, 1), choose_visible(0, 2)})
    do(game, choose_visible(0, 1), PASS)
    assert (game.doom, fates_of(game)[0], game.deck) == (0, [2], ["dawn", "deep", "leviathan"])


def test_t_18_a_window_without_targets() -> None:
    game = position("dawn judge mirror noble", [3, 5], faded="shore")
    do(game, play(1, SLOT_0))
    assert (asked(game), options(game)) == ("after_play_power", {PASS})


def test_t_19_cycle() -> None:
    game = position("dawn judge mirror noble", [3, 5], faded="rider", deck="key deep lord")
    do(game, use_power("rider"), choose_slot(2))
    assert row_of(game) == ["dawn", "judge", "key", "noble"]
    assert (game.deck, game.doom) == (["deep", "lord", "mirror", "rider"], 0)


def test_t_20_cycling_into_the_hours() -> None:
    game = position("beast deep dawn mirror", [2, 5], faded="rider", deck="huntress leviathan")
    do(game, use_power("rider"), choose_slot(2))
    assert options(game) == {play(0, 0), play(1, 0)}


@pytest.mark.parametrize(("rule", "doom"), [("once", 1), ("each", 3)])
def test_t_21_three_predictions(rule: str, doom: int) -> None:
    game = position("wish dawn key noble", [4, 5, 1, 2], faded="mirror", multi_wrong_doom=rule)
    do(game, play(0, SLOT_0), use_power("mirror"), predict(1), predict(2), predict(3))
    assert game.turn == 2
    assert game.doom == doom + 2  # The Wish fades


def test_t_22_stopping_early() -> None:
    game = position("wish dawn key noble", [1, 5, 1, 2], faded="mirror")
    do(game, play(0, SLOT_0), use_power("mirror"), predict(1), PASS)
    assert (game.turn, game.doom, game.hands[0][0]) == (2, 1, [])


def test_t_23_a_win_before_fading() -> None:
    game = position("beast judge key noble", [4, 5], score=6, doom=6)
    do(game, play(0, SLOT_0), predict(5))
    assert (game.ending, game.score, game.doom, game.faded) == ("score", 7, 6, [])


def test_t_24_a_loss_before_fading() -> None:
    game = position("beast judge key noble", [4, 5], doom=6)
    do(game, play(0, SLOT_0), predict(4))
    assert (game.ending, game.faded) == ("doom", [])


@pytest.mark.parametrize("with_ash", [False, True])
def test_t_25_26_the_feast_and_the_ash(with_ash: bool) -> None:
    game = position(f"feast beast noble {'ash' if with_ash else 'lord'}", [2, 5, 6, 1, 1])
    do(game, play(0, SLOT_0))
    assert (asked(game), [fate.value for fate in game.hand], fates_of(game)[0]) == ("play_fate", [5, 6], [2])
    assert options(game) == {play(0, SLOT_1), play(1, SLOT_1), play(0, SLOT_2)}
    do(game, play(1, SLOT_1), PASS)
    assert game.doom == (4 if with_ash else 2)


@pytest.mark.parametrize(("hidden", "taken"), [(4, [(1, 5)]), (2, [(0, 3), (1, 5), (3, 4)]), (7, [])])
def test_t_27_the_thief(hidden: int, taken: list[tuple[int, int]]) -> None:
    game = position("noble judge thief wish", sorted([4, hidden]), fates=[[3], [5]])
    do(game, play(int(hidden < 4), SLOT_3))
    assert asked(game) == "thief_take"
    assert options(game) == ({choose_visible(*target) for target in taken} or {PASS})


def test_t_28_the_thief_fades() -> None:
    game = position("lord judge thief noble", [1, 4, 2, 2])
    do(game, play(1, SLOT_3), choose_visible(3, 4), PASS)
    assert (game.faded, game.doom) == (["thief"], 2)


@pytest.mark.parametrize(("hidden", "is_due"), [(3, True), (4, False)])
def test_t_29_the_fall(hidden: int, is_due: bool) -> None:
    game = position("fall wish judge noble", sorted([2, hidden]), fates=[[3, 4]])
    do(game, play(0, SLOT_1))
    assert said(game, "fall_due") == {"yes": is_due}


def test_t_30_the_fall_is_relieved() -> None:
    game = position("fall wish judge noble", [2, 3, 1, 1], fates=[[3, 4]], faded="musicians dawn", deck="deep")
    do(game, play(0, SLOT_1), predict(3), use_power("musicians"))
    assert (asked(game), options(game)) == (
        "exile_target",
        {choose_visible(0, x) for x in (3, 4)} | {choose_visible(1, 2)},
    )
    do(game, choose_visible(0, 4))
    assert (row_of(game)[0], game.exile, game.faded) == ("fall", [4], [])
    assert game.deck == ["deep", "dawn", "musicians"]


@pytest.mark.parametrize(("answer", "score", "doom"), [(predict(4), 2, 0), (PASS, 0, 6), (predict(5), 0, 7)])
def test_t_31_32_amplify(answer: int, score: int, doom: int) -> None:
    game = position("judge beast key noble", [4, 5, 1, 2], fates=[[6, 6]], deck="deep lord")
    game.row[0].attached.append("fall")
    do(game, play(1, SLOT_1), answer)
    assert (game.score, game.doom) == (score, doom)
    if doom < 7:
        assert (game.deck, game.faded) == (["fall"], ["judge", "beast"])
        assert row_of(game) == ["deep", "lord", "key", "noble"]


def test_t_33_slow() -> None:
    game = position("stranger dawn key noble", [4, 7, 1, 2], faded="north_wind")
    do(game, play(1, SLOT_0), use_power("north_wind"), choose_slot(0), PASS)
    assert (game.doom, fates_of(game)[0], game.row[0].attached, game.faded) == (0, [7], ["north_wind"], [])


@pytest.mark.parametrize(("played", "is_due"), [(7, False), (4, True)])
def test_t_34_the_imago(played: int, is_due: bool) -> None:
    sevens = [7] if played == 7 else [7, 7]
    game = position("imago beast judge dawn", [1, played], fates=[sevens])
    do(game, play(1, SLOT_0))
    assert game.is_due(game.row[0]) == is_due


def test_t_35_help() -> None:
    game = position("noble key judge lord", [3, 6], faded="ash dawn", deck="deep")
    do(game, play(0, SLOT_0), use_power("ash"))
    assert said(game, "asked")["yes"]
    assert (game.deck, game.faded, asked(game)) == (["deep", "dawn", "ash"], [], "group_action")


def test_t_36_one_power_a_turn() -> None:
    game = position("noble key judge lord", [3, 6, 1, 1], fates=[[1]], faded="feast mirror dawn musicians")
    do(game, use_power("feast"), choose_slot(3), play(0, SLOT_0))
    assert options(game) == {PASS, *map(predict, range(1, 8))}
    do(game, predict(6))
    assert (game.turn, game.score) == (2, 1)


@pytest.mark.parametrize(("doom", "after", "last"), [(0, 4, "lord"), (3, 7, None)])
def test_t_37_38_two_cards_fade(doom: int, after: int, last: str | None) -> None:
    game = position("noble feast judge beast", [1, 3, 4, 1, 2], fates=[[], [7]], doom=doom, deck="deep lord")
    do(game, play(0, SLOT_1), play(0, SLOT_3), PASS)
    assert (game.doom, row_of(game), game.faded) == (after, ["noble", "deep", "judge", last], ["feast", "beast"])


@pytest.mark.parametrize(
    ("votes", "seats", "doom", "score"),
    [
        ((predict(5), AGREE, OBJECT, PASS, OBJECT, AGREE, predict(6), OBJECT, OBJECT), 4, 0, 1),  # T-39
        ((predict(5), OBJECT, PASS, OBJECT), 3, 0, 0),  # T-40
    ],
)
def test_t_39_40_consent(votes: tuple[int, ...], seats: int, doom: int, score: int) -> None:
    game = position("noble key judge lord", [3, 5, 1, 2], seats=seats)
    do(game, play(0, SLOT_2), *votes)
    assert (game.turn, game.doom, game.score) == (2, doom, score)


def test_t_41_bots_follow_people() -> None:
    game = position("noble key judge lord", [3, 5, 1, 2], seats=3, bots=[0, 1])
    do(game, play(0, SLOT_2))
    assert game.pending is not None
    assert game.pending.seat == 2
    do(game, PASS)
    assert game.turn == 2


def test_t_42_append_right() -> None:
    game = position("noble beast judge lord", [3, 4, 1, 2], deck="deep", refill_position="append_right")
    do(game, play(0, SLOT_1), PASS)
    assert row_of(game) == ["noble", "judge", "lord", "deep"]


def test_t_43_an_empty_deck() -> None:
    game = position("beast noble judge lord", [3, 4, 1, 2], deck="", faded="dawn midnight")
    game.row[1].attached, game.row[2].attached = ["north_wind"], ["fall"]
    do(game, play(0, SLOT_0), PASS)
    assert (row_of(game), game.faded) == (["dawn", "noble", "judge", "lord"], ["midnight", "beast"])


def test_t_44_the_bag() -> None:
    game = position(
        "leviathan noble shore judge", [6, 7], fates=[[1, 1, 2], [2], [1, 3], [3]], kept={1: 4, 2: 5}, seats=3
    )
    assert len(game.bag) == 10


def test_t_45_a_full_turn() -> None:
    game = position("dawn key judge shore", [7, 1, 3], fates=[[3], [], [2]], kept={0: 1}, score=3, doom=2)
    either = {play(i, slot) for i in (0, 1) for slot in (SLOT_1, SLOT_2, SLOT_3)}
    assert options(game) == {play(1, SLOT_0), *either}
    do(game, play(1, SLOT_3), predict(1))
    assert (game.score, game.doom, game.faded, game.hands[0][0]) == (4, 2, [], [])
    assert sorted(game.visible()) == [2, 3, 7]
