"""Chance, questions and telling: all that rules stand on."""

import itertools
from collections import Counter
from types import SimpleNamespace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cartomante.core.rule import NONE, RUNNING, ask, ask_later, chance, emit, encipher, end_game, next_block, toss
from toy import GAME

words = st.integers(0, 0xFFFFFFFF)


def record(key=(1, 2, 3, 4), draws=0):
    s = GAME.window(GAME.blank(3, None), [])
    for i in range(4):
        s.key[i] = key[i]
    s.draws = draws
    return s


def chi_square(counts, outcomes, total):
    expected = total / outcomes
    return sum((counts[outcome] - expected) ** 2 / expected for outcome in range(outcomes))


def test_the_cipher_gives_its_published_test_vector():
    key = 0x03020100, 0x0B0A0908, 0x13121110, 0x1B1A1918
    assert encipher(0x3B726574, 0x7475432D, *key) == (0x8C6FA548, 0x454E028B)


@given(key=st.tuples(words, words, words, words), draws=words)
def test_a_block_has_63_bits_and_depends_on_key_and_counter(key, draws):
    block = next_block(record(key, draws))
    assert 0 <= block < 1 << 63
    assert block == next_block(record(key, draws))
    assert block != next_block(record(key, draws ^ 1))
    assert block != next_block(record((key[0], key[1], key[2], key[3] ^ 1), draws))


def test_every_draw_takes_one_block():
    s = record()
    first, second = next_block(s), next_block(s)
    assert s.draws == 2
    assert (first, second) == (next_block(record(draws=0)), next_block(record(draws=1)))


def test_chance_is_uniform():
    s, sides, total = record(), 7, 7000
    counts = Counter(chance(s, sides) for _ in range(total))
    assert set(counts) == set(range(sides))
    assert chi_square(counts, sides, total) < 22.5  # one in a thousand for 6 degrees of freedom; the draws are fixed


def test_chance_does_not_repeat_itself():
    s, total = record(key=(0, 0, 0, 0)), 4000
    draws = [chance(s, 10) for _ in range(total)]
    pairs = Counter(a * 10 + b for a, b in itertools.pairwise(draws))
    assert chi_square(pairs, 100, total - 1) < 148.2  # one in a thousand for 99 degrees of freedom


def test_toss_is_uniform_and_follows_from_its_luck():
    luck, sides, total = np.array([88172645463325252], np.uint64), 6, 6000
    counts = Counter(toss(luck, sides) for _ in range(total))
    assert chi_square(counts, sides, total) < 20.5  # one in a thousand for 5 degrees of freedom
    one, other = np.array([7], np.uint64), np.array([7], np.uint64)
    assert [toss(one, 100) for _ in range(50)] == [toss(other, 100) for _ in range(50)]
    assert one[0] == other[0] != 7


def test_asking_puts_the_question_at_once():
    s = record()
    ask(s, 2, 1)
    assert list(s.asked) == [NONE, 2, NONE, NONE]


def test_later_questions_come_one_by_one_in_the_order_they_were_queued():
    s = record()
    for decision, seat, about in ((1, 0, 7), (2, 2, 8), (3, 0, 9)):
        ask_later(s, decision, seat, about)
    put = []
    while s.queued:
        GAME.engine.put_next_question(s)
        seat = GAME.engine.decider(s)
        put.append((s.asked[seat], seat, s.about))
        s.asked[seat] = NONE
    assert put == [(1, 0, 7), (2, 2, 8), (3, 0, 9)]
    assert not any(s.queue[i, j] for i in range(len(s.queue)) for j in range(3))  # nothing is left behind


def test_emit_keeps_the_details_in_order():
    s = record()
    emit(s, 3, 1, 10, [11, 12])
    emit(s, 0, NONE)
    assert s.events == [(3, 1, (10, [11, 12])), (0, NONE, ())]


def test_emit_says_nothing_where_nobody_listens():
    emit(SimpleNamespace(events=None), 3, 1, 10)


def test_the_ending_names_its_reason():
    s = record()
    assert s.ending == RUNNING
    end_game(s, 2)
    assert s.ending == RUNNING + 1 + 2
