"""Seeds that nobody can choose and everybody can check."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartomante.core.errors import CartomanteError
from cartomante.core.fairness import SEED_BITS, Seed, as_seed, commitment, draw, key_words


def test_the_commitment_is_the_sha_256_of_the_secret():
    assert commitment("sesame") == hashlib.sha256(b"sesame").hexdigest()
    assert draw(secret="sesame").commitment == commitment("sesame")


def test_the_commitment_hides_what_players_add():
    assert draw(("Ada",), "sesame").commitment == draw(("Bo",), "sesame").commitment


def test_everything_that_went_in_changes_the_seed():
    strings = ((), ("x",), ("x", "y"), ("y", "x"), ("xy",))
    seeds = [draw(added, secret).number for secret in ("a", "b") for added in strings]
    assert len(set(seeds)) == len(seeds)
    assert draw(("x",), "a") == draw(("x",), "a")


def test_contributions_cannot_be_shifted_into_each_other():
    assert draw(("a", "b"), "s").number != draw(("a\nb",), "s").number
    assert draw(("a",), "s").number != draw((), "s\na").number


def test_a_fresh_secret_is_drawn_when_none_is_given():
    one, other = draw(), draw()
    assert one.secret != other.secret
    assert len(one.secret) == 64
    assert 0 <= one.number < 1 << SEED_BITS


def test_nothing_given_draws_and_a_number_is_taken_as_it_is():
    assert as_seed(None).secret is not None
    assert as_seed(7) == Seed(7)
    drawn = draw()
    assert as_seed(drawn) is drawn


@pytest.mark.parametrize("seed", [Seed(1, "sesame"), Seed(-1), Seed(1 << 128), -1, 1 << 128, 1.5, "7", True])
def test_a_seed_that_cannot_be_is_refused(seed):
    with pytest.raises(CartomanteError, match="seed"):
        as_seed(seed)


@given(st.integers(0, (1 << 128) - 1))
def test_the_words_of_a_seed_add_up_to_it(number):
    words = key_words(number)
    assert all(0 <= word < 1 << 32 for word in words)
    assert sum(word << (32 * i) for i, word in enumerate(words)) == number
    assert Seed(number).words() == words
