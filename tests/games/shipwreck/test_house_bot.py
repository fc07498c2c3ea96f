"""The player of section 8.6: as the rules page tells it, always the same, and by what its seat may know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cartomante.core.match import Match

from .helpers import GAME, Table, lay, spell
from .reference_bot import choose
from .side_by_side import Pair, random_pair
from .side_by_side import choose as choose_any
from .side_by_side_beliefs import Followers, WatchfulReference

GAMES = 40
MOST_HYPOTHESES = 3000
BY_PUBLIC_KNOWLEDGE = ("group_action", "group_again", "group_vote", "higher_than_number", "same_value", "exile_offer")


def bot_choice(match: Match, seat: int) -> int:
    assert GAME.house_bot is not None
    return GAME.house_bot(match, seat)


def moments(seed: int) -> Iterator[Pair]:
    """Every question of a random game in which half of the answers are the bot's."""
    pair, rng = random_pair(seed, WatchfulReference), random.Random(f"bot {seed}")
    while pair.reference.pending is not None:
        yield pair
        own = bot_choice(pair.match, pair.reference.pending.seat)
        pair.act(own if rng.random() < 0.5 else choose_any(pair, rng, patience=0.4))


@pytest.mark.parametrize("seed", range(GAMES))
def test_it_chooses_as_the_rules_page_tells(seed: int) -> None:
    followers: Followers | None = None
    for pair in moments(seed):
        followers = followers or Followers(pair, ["coop"])
        followers.follow()
        if len(followers.beliefs["count"].weights) > MOST_HYPOTHESES:
            break
        expected = choose(pair.reference, followers.beliefs["count"], followers.beliefs["coop"])
        assert pair.reference.pending is not None
        assert bot_choice(pair.match, pair.reference.pending.seat) == expected, pair.reference.pending


@pytest.mark.parametrize("seed", range(12))
def test_it_chooses_the_same_in_every_world_that_its_seat_cannot_tell_apart(seed: int) -> None:
    for pair in moments(seed):
        assert pair.reference.pending is not None
        seat, decision, _ = pair.reference.pending
        choice = bot_choice(pair.match, seat)
        before = pair.match.fingerprint()
        assert bot_choice(pair.match, seat) == choice
        assert pair.match.fingerprint() == before
        # what it says in the group must not depend on the own fate either (SW-84)
        viewer = None if decision in BY_PUBLIC_KNOWLEDGE else seat
        assert all(bot_choice(pair.match.determinize(viewer, k), seat) == choice for k in range(3)), decision


# --- examples ---


def says(table: Table) -> str:
    """What the bot would do, in words."""
    (seat,) = table.match.deciders()
    return spell(table.position, bot_choice(table.match, seat))


@pytest.mark.parametrize(
    ("row", "hand", "play"),
    [
        ("dawn key mirror shore", "4 4", "4@mirror"),  # leaves one value, so that fading costs nothing
        ("beast huntress blind_man shore", "1 2", "1@beast"),  # 2; with the 2 on The Beast it would be 1 or 3
        ("beast engine leviathan servant", "4 6", "6@hours"),  # leaves 4 alone, the 4 would leave two values
        ("dawn key mirror shore", "3 4", "3@key"),  # three values anyhow: fewer hours
        ("dawn key mirror shore", "4 5", "4@key"),  # hours alike: Dawn would tell less, then the lower slot and value
        ("wish imago chalice feast", "1 2", "1@wish"),  # everything alike: the lower slot, then the lower value
        ("wish imago chalice feast", "5 6", "5@imago"),  # nothing tells: not on a card that fades for it
        ("beast key=2 chalice=1 wish=1", "3 6", "3@key"),  # three values, whatever it costs
        ("blind_man chalice wish imago=4", "4 5", "4@blind_man"),  # its fading costs nothing
    ],
)
def test_plays(row: str, hand: str, play: str) -> None:
    assert says(lay(row, A=hand)) == play


def test_of_plays_that_leave_one_value_it_prefers_one_that_makes_nothing_due() -> None:
    """With all 2s and 7s out 1 on The Key leaves 6, and 6 on The Shore leaves 1; The Key would fade."""
    assert says(lay("key=2,2 shore=2 leviathan=7 iron=7", A="1 6", exile=[7])) == "6@shore"


def after_key(row: str = "dawn key mirror shore", **scene: Any) -> Table:
    """4 on The Key leaves 3: 5/12, 4: 1/12, 5: 1/2 to somebody who thinks that it was meant to tell (P-1)."""
    return lay(row, A="3 4", **scene).play("A play_fate 4@key")


DUE = "dawn key mirror=1 shore"  # The Mirror will fade, and the chances are the same


@pytest.mark.parametrize(
    ("row", "doom", "action"),
    [
        ("dawn key mirror shore", 2, "pass"),  # 1/2 is less than 0.625
        ("dawn key mirror shore", 6, "pass"),  # one more doom would be the end: less than 0.8
        (DUE, 2, "predict:5"),  # more than 0.3125
        (DUE, 4, "pass"),  # 4 + 1 + 2: less than 0.8
        (DUE, 5, "predict:5"),  # lost without a point, so nothing is too risky
        ("dawn key blind_man=1 shore", 2, "pass"),  # what is due costs nothing
    ],
)
def test_predictions(row: str, doom: int, action: str) -> None:
    assert says(after_key(row, doom=doom)) == action


@pytest.mark.parametrize(
    ("faded", "action"),
    [
        ("engine", "use:engine"),  # 5, 6 or 7? 1/2 + 5/12
        ("servant", "use:servant"),  # 1, 2 or 3? the same
        ("beast", "use:beast"),  # two tries: the same
        ("servant beast engine", "use:servant"),  # the one that faded first
        ("beast servant", "use:beast"),
        ("noble", "pass"),  # 3, 4 or 5? tells nothing
        ("chalice", "pass"),  # 1, 4 or 7? 1/12 + 1/2 is not enough
        ("chalice engine", "use:engine"),
        ("midnight", "use:midnight"),
        ("ash", "pass"),  # help needs another card to pay
        ("north_wind musicians", "pass"),  # no questions
    ],
)
def test_questions(faded: str, action: str) -> None:
    assert says(after_key(faded=faded)) == action


def test_of_several_numbers_that_help_as_much_it_asks_the_smallest() -> None:
    table = after_key(faded="midnight").play("B group_action use:midnight")
    assert says(table) == "3"


def test_one_question_a_turn_and_then_it_goes_by_the_answer() -> None:
    table = after_key(faded="engine servant").play("B group_action use:engine")
    assert says(table) == "predict:3"  # not 5, 6 or 7: now 3 has 5/6


def test_with_two_tries_the_two_likeliest_count_together() -> None:
    table = after_key(faded="beast").play("B group_action use:beast")
    assert says(table) == "predict:5"
    assert says(table.play("B group_action predict:5")) == "predict:3"


def test_it_never_asks_when_it_is_certain_enough() -> None:
    table = lay("dawn key mirror shore", A="4 4", faded="engine servant").play("A play_fate 4@mirror")
    assert says(table) == "predict:4"


@pytest.mark.parametrize(
    ("table", "answer"),
    [
        (lay("dawn key judge shore", A="1 7", faded="iron rider"), "pass"),
        (lay("dawn key judge shore", A="1 7", faded="stranger leviathan").play("A play_fate 7@shore"), "pass"),
        (lay("wish thief judge=3 noble=6", A="2 5").play("A play_fate 2@wish"), "6@noble"),
        (lay("key judge=5 dawn=5 stranger", A="3 4", B="5").play("A play_fate 3@key"), "pass"),
        (
            lay("dawn key judge shore", A="1 7", B="", C="").play("A play_fate 7@shore", "B group_action predict:5"),
            "agree",
        ),
    ],
)
def test_everything_else(table: Table, answer: str) -> None:
    """No powers of its own, the first of forced choices, agreement, and nothing thrown away."""
    assert says(table) == answer
