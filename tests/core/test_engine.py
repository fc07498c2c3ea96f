"""From one real choice to the next: forced answers, queues, and the quick ways of the engine."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartomante.core.rule import NONE, ask, ask_later
from toy import GAME
from toy.state import CHOOSE_HOUSE, CONTEST, HAND, PICK, PLAY_CARD

ENGINE = GAME.engine


def record(players=2, **fields):
    s = GAME.window(GAME.blank(players, None), [])
    for name, values in fields.items():
        for i, value in enumerate(values):
            getattr(s, name)[i] = value
    return s


@given(st.lists(st.booleans(), min_size=GAME.num_actions, max_size=GAME.num_actions))
@settings(max_examples=100)
def test_the_nth_option_is_the_nth_marked_action(marks):
    mask = bytearray(marks)
    marked = [action for action, mark in enumerate(marks) if mark]
    assert [ENGINE.nth_option(mask, n) for n in range(len(marked))] == marked


def test_options_replace_whatever_was_marked_before():
    s = record(prestige=[21, 0, 21, 0])
    ask(s, CHOOSE_HOUSE, 0)
    mask = bytearray([1] * GAME.num_actions)
    assert ENGINE.options(s, GAME.pack().c, 0, mask) == 2
    assert [action for action, mark in enumerate(mask) if mark] == [PICK, PICK + 2]


def test_the_lowest_asked_seat_decides():
    s = record(players=3)
    assert ENGINE.decider(s) == NONE
    ask(s, PLAY_CARD, 2)
    ask(s, PLAY_CARD, 1)
    assert ENGINE.decider(s) == 1


def test_a_question_with_one_option_answers_itself_unless_always_asked():
    s = record(prestige=[0, 0, 0, 21], place=[HAND, HAND + 1, HAND + 1], committed=[NONE] * 4)
    ask_later(s, CHOOSE_HOUSE, 0, NONE)
    ENGINE.advance(s, GAME.pack().c, bytearray(GAME.num_actions))
    assert list(s.prestige) == [0, 0, 0, 21]  # the Comet was picked; at the top it could only lower the others
    assert (s.asked[1], s.about) == (CONTEST, 3)  # keeping silent is all that seat 1 can do, and it is asked


@pytest.mark.parametrize("index", [0, 1, 5])
@pytest.mark.parametrize("seed", [0, (1 << 32) - 2, (1 << 64) - 1, (1 << 96) - 3, (1 << 128) - 1])
def test_the_index_is_added_to_the_seed_with_all_carries(seed, index):
    s = record()
    words = [seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96)]
    ENGINE.deal(s, GAME.pack().c, *words, index)
    assert sum(word << (32 * i) for i, word in enumerate(s.key)) == (seed + index) % (1 << 128)


def test_luck_is_drawn_from_the_seed_without_touching_chance():
    s = record()
    s.draws = 17
    one, other = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    ENGINE.start_luck(s, one)
    assert s.draws == 17
    s.key[0] += 1
    ENGINE.start_luck(s, other)
    assert one[0] != other[0]
    assert one[0] & np.uint64(1)  # the generator would never leave 0
