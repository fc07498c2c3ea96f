"""All that rules stand on: @rule, chance, ask, emit.

A rule is a plain Python function over the record `s` (see record.py). Called from Python it is ordinary Python; called
from a compiled entry point it is compiled along, for the CPU or for CUDA. Numba is not imported here: it costs most of
a second, and nobody who only wants to play a card should pay for it. The compiled targets collect what is marked here.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

NONE = -1
RUNNING = 0  # s.ending while the game goes on; afterwards 1 + the index of the reason

RULES: list[Callable[..., Any]] = []  # compiled as they are, once a compiled target has taken them from here
TELLERS: list[Callable[..., Any]] = []  # compiled to nothing, likewise
COMPILABLE: list[str] = []  # the names of all rules ever marked


def rule(function: F) -> F:
    """Mark a function as part of the rules: it may use the record, its arguments and other rules, nothing else."""
    RULES.append(function)
    COMPILABLE.append(function.__name__)
    return function


def tells(function: F) -> F:
    """Mark a function that only tells what happened: interpreted it runs, compiled it vanishes at no cost."""
    TELLERS.append(function)
    return function


@tells
def emit(s, kind, seat, *details):
    """Say that `kind` happened to `seat`; `details` are the arguments that the game's list of events names."""
    if s.events is not None:
        s.events.append((kind, seat, details))


@rule
def ask(s, decision, seat):
    """Put a question to a seat now. Seats asked at the same time answer in any order, unseen by each other."""
    s.asked[seat] = decision
    s.unsettled[seat] = 1


@rule
def ask_later(s, decision, seat, about):
    """Queue a question; it is put, with `s.about` set, once every earlier one has been answered."""
    s.queue[s.queued, 0] = decision
    s.queue[s.queued, 1] = seat
    s.queue[s.queued, 2] = about
    s.queued += 1


@rule
def end_game(s, reason):
    """The game is over; `reason` is an index into the game's list of endings."""
    s.ending = RUNNING + 1 + reason


WORD = 0xFFFFFFFF
CIPHER_ROUNDS = 27


@rule
def encipher(x, y, key, a, b, c):
    """One block of the cipher Speck64/128, as two words of 32 bits.

    It needs only additions, shifts and exclusive-ors, which come out the same on words held in 64-bit integers
    whether interpreted (where integers never overflow) or compiled. Words are rotated right by 8 and by 29 places,
    which is written out: a hundred calls for each block would be most of its time where they are interpreted.
    """
    for i in range(CIPHER_ROUNDS):
        x = (((x >> 8 | x << 24) + y) & WORD) ^ key
        y = ((y >> 29 | y << 3) & WORD) ^ x
        a, b, c = b, c, (((a >> 8 | a << 24) + key) & WORD) ^ i
        key = ((key >> 29 | key << 3) & WORD) ^ c
    return x, y


@rule
def next_block(s):
    """The next 63 random bits: a cipher in counter mode, keyed by the seed.

    A cipher, because with a weaker generator a player could work out the deck from the cards already seen.
    """
    x, y = encipher(0, s.draws, s.key[0], s.key[1], s.key[2], s.key[3])
    s.draws += 1
    return ((x & 0x7FFFFFFF) << 32) | y


@rule
def chance(s, sides):
    """A number from 0 to sides - 1, drawn from the record: the only source of chance in a game."""
    return next_block(s) % sides


@rule
def toss(luck, sides):
    """A quick throw from `luck`, a one-element uint64 array outside the game, for guessing and for random play."""
    x = luck[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    luck[0] = x
    return int(np.int64(x >> np.uint64(33)) * sides >> 31)  # a product is quicker than a remainder


@rule
def assigned(stored, words, items, seat):
    """Which item an option of the kind Assignment, of so many words and items, gives to a seat."""
    number = stored - words
    for _ in range(seat):
        number //= items + 1
    return number % (items + 1) - 1


EIGHT = 8


def marks(mask, first):
    """How many of eight neighbouring actions are marked; compiled for the CPU, one instruction."""
    count = 0
    for action in range(first, first + EIGHT):
        count += mask[action]
    return count


def small(number):
    """The same number; compiled, as 8 bits, so that a loop compares it with 32 fields of the record at a time."""
    return number
