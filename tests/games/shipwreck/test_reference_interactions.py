"""The reference where rules meet that no numbered situation brings together."""

from .reference import Reference, draws_of
from .reference_actions import AGREE, OBJECT, PASS, choose_visible, play, predict, reveal_discard, use_power
from .reference_cards import CARDS
from .reference_position import SLOT_0, asked, do, fates_of, options, position, row_of

BASE = list(CARDS)[:20]


def test_the_feast_does_nothing_for_a_fate_from_the_hours() -> None:
    game = position("feast mirror beast huntress", [1, 2, 6])
    do(game, play(0, SLOT_0))
    assert options(game) == {play(0, 0), play(1, 0)}
    do(game, play(0, 0))
    assert (asked(game), fates_of(game)[0], len(game.hand)) == ("group_action", [1, 2], 1)


def test_the_thief_finds_nothing_above_eight() -> None:
    game = position("wish thief judge noble", [1, 7], fates=[[], [], [7]], faded="iron")
    do(game, use_power("iron"), play(0, SLOT_0))
    assert (asked(game), options(game)) == ("thief_take", {PASS})


def test_the_ash_stays_in_the_turn_it_comes() -> None:
    game = position("beast judge key noble", [1, 2, 3, 3], deck="ash")
    do(game, play(0, SLOT_0), PASS)
    assert (row_of(game)[0], game.faded) == ("ash", ["beast"])


def test_exile_saves_the_host_of_amplify_after_its_points() -> None:
    game = position("judge beast key noble", [1, 3, 5, 5], fates=[[6]], faded="musicians dawn", deck="deep")
    game.row[0].attached.append("fall")
    do(game, play(0, SLOT_0), predict(3), use_power("musicians"), choose_visible(0, 6))
    assert (game.score, row_of(game)[0], game.row[0].attached, game.exile) == (2, "judge", ["fall"], [6])


def test_cycling_the_host_sends_its_attachments_below_it() -> None:
    game = position("judge beast key noble", [2, 3], fates=[[], [1], [1], [1]], faded="rider", deck="deep lord")
    game.row[0].attached += ["north_wind", "fall"]
    do(game, use_power("rider"))
    assert (row_of(game)[0], game.deck) == ("deep", ["lord", "judge", "north_wind", "fall", "rider"])


def test_the_longest_visible_fate_fills_an_empty_bag() -> None:
    game = Reference(2, ["ash", "fall", "judge", "noble"], 0, draws_of([2, 5, 3, 6]))
    while game.bag:
        game.put_down(1, game.bag.pop(-1 if len(game.bag) % 2 else 0))
    first = [token.value for token in game.row[1].fates[:2]]
    game.draw = lambda bag: bag.index(bag[0])
    game.begin()
    assert sorted(fate.value for fate in game.hand) == sorted(first)
    assert (game.bag, len(game.visible())) == ([], 19)


def test_without_deck_and_powers_the_card_comes_straight_back() -> None:
    game = position("beast judge key noble", [1, 2, 3, 3], deck="")
    do(game, play(0, SLOT_0), PASS)
    assert (row_of(game)[0], game.faded, game.doom) == ("beast", [], 2)
    game = position("fall judge key noble", [1, 7, 3, 3], fates=[[5]], deck="")
    do(game, play(1, SLOT_0), PASS)
    assert (row_of(game)[0], game.row[0].attached, game.faded, game.doom) == ("fall", [], [], 2)


def test_an_empty_deck_may_be_a_loss() -> None:
    game = position("beast judge key noble", [1, 2, 3, 3], deck="", faded="dawn", deck_empty="loss")
    do(game, play(0, SLOT_0), PASS)
    assert (game.ending, game.doom, game.faded) == ("deck_empty", 2, ["dawn", "beast"])


def test_the_turn_limit_is_a_loss() -> None:
    game = position("judge beast key noble", [1, 3], max_turns=1)
    do(game, play(0, SLOT_0), PASS)
    assert (game.ending, game.turn, game.pending) == ("turn_limit", 1, None)


def test_the_host_speaks_first_and_alone() -> None:
    game = Reference(4, BASE, 0, draws_of([1, 2, 3, 4]), {"consent": "host"}, host=2)
    game.begin()
    do(game, min(options(game)))
    assert game.pending is not None
    assert game.pending.seat == 2
    do(game, PASS)
    assert game.turn == 2


def test_a_shown_fate_restarts_the_proposal_without_rejecting_it() -> None:
    game = position("judge key dawn noble", [1, 3, 6, 7], fates=[[], [5, 5]], kept={2: 5}, seats=3)
    do(game, play(0, SLOT_0), predict(3))
    assert (asked(game), options(game)) == ("group_vote", {AGREE, OBJECT, reveal_discard(0)})
    do(game, reveal_discard(0))
    assert game.pending is not None
    assert (game.pending.seat, asked(game), game.proposal) == (1, "group_action", ())
    do(game, predict(3), AGREE)
    assert game.score == 1


def test_the_state_as_plain_data() -> None:
    state = position("dawn key judge shore", [7], fates=[[3], [], [2]], kept={0: 1}, faded="mirror").state()
    assert state["hands"] == [[[(1, True), (7, False)]], [[]]]
    assert (state["fates"], state["visible_since"]) == ([[3], [], [2], []], [(0, 3), (2, 2)])
    assert (state["bag"], state["active"], state["ending"]) == ([2, 2, 2, 3, 3, 3, 2], (0, 0), None)
