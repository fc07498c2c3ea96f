"""Whole random games of the reference: what must hold in every state, and the truth is never ruled out."""

import random
from typing import Any

import pytest

from .reference import Reference
from .reference_actions import is_predict, played, value_predicted
from .reference_belief import Belief, Hypothesis, count, greedy, uniform
from .reference_cards import CARDS, COPIES, THE_HOURS, VALUES

OF_THE_ACTIVE_SEAT = {
    "before_play_power",
    "cycle_target",
    "relocate_source",
    "relocate_destination",
    "play_fate",
    "thief_take",
    "after_play_power",
    "discard_lower_target",
}
TINY = ["fall", "north_wind", "musicians", "ash", "thief", "feast", "imago", "beast", "mirror"]
VARIANTS: list[dict[str, Any]] = [
    {},
    {"difficulty": "easy", "consent": "majority", "refill_position": "append_right"},
    {"difficulty": "hard", "consent": "speaker", "reveal_discard": "any", "multi_wrong_doom": "each"},
    {"difficulty": "easy", "spent_cards": "removed", "deck_empty": "loss", "consent_fallback": "pass"},
    {"consent": "host", "bots_follow_humans": False, "wrong_reveal": False, "fall_check": "fade_only"},
    {"difficulty": "easy", "spent_cards": "removed", "reveal_discard": "off", "human_first": False, "max_turns": 30},
    {"difficulty": "easy", "passage_counts": "tokens", "iron_empty": "closed", "refill_position": "append_right"},
]


def shuffled_game(seats: int, options: dict[str, Any], cards: list[str], rng: random.Random) -> Reference:
    deck = rng.sample(cards, len(cards))
    bots = [seat for seat in range(seats) if rng.random() < 0.3]
    return Reference(seats, deck, rng.randrange(seats), lambda bag: rng.randrange(len(bag)), options, bots)


def choose(game: Reference, rng: random.Random) -> int:
    """Any action, but rarely a wrong prediction, so that games last."""
    assert game.pending is not None
    options = sorted(game.pending.options)
    if rng.random() < 0.9:
        options = [action for action in options if not is_predict(action) or value_predicted(action) == game.u]
    return rng.choice(options)


def check_state(game: Reference, cards: list[str]) -> None:
    held = [fate.value for seat in game.hands for hand in seat for fate in hand]
    assert sorted([*game.bag, *held, *game.visible(), *game.exile]) == [v for v in VALUES for _ in range(COPIES)]
    attached = [card for place in game.row for card in place.attached]
    row = [place.card for place in game.row if place.card is not None]
    aside = [game.aside] if game.aside else []
    assert sorted([*row, *game.deck, *game.faded, *attached, *game.removed, *aside]) == sorted(cards)
    assert game.ending in ("doom", "deck_empty") or len(row) == 4
    assert 0 <= game.score <= 7
    assert 0 <= game.doom <= 7
    assert (game.score, game.doom) != (7, 7)
    assert 0 <= game.predictions_left <= 3
    assert len(game.tried) <= 3
    assert game.hidden not in game.tried
    assert (game.score == 7) == (game.ending == "score")
    assert game.doom < 7 or game.ending == "doom"


def check_question(game: Reference) -> None:
    assert game.pending is not None
    seat, decision, options = game.pending
    assert options
    assert (seat == game.seat) == (decision in OF_THE_ACTIVE_SEAT)
    if decision in ("play_fate", "before_play_power") and not game.plays and not game.power_used:
        timed = [place for place in game.row if CARDS[place.card or ""].duration is not None]
        assert not any(game.is_due(place) for place in timed)
    if decision == "play_fate":
        assert len({played(action)[1] == THE_HOURS for action in options}) == 1
        assert len(game.hand) == 2


def truth(game: Reference) -> Hypothesis:
    hands = [hand for seat in game.hands for hand in seat]
    return Hypothesis(tuple(tuple((fate.value, fate.is_old) for fate in hand) for hand in hands), game.played_old)


def in_order(hypothesis: Hypothesis) -> Hypothesis:
    """The fates of a hand as the game orders them, whichever was drawn first."""
    return hypothesis._replace(
        hands=tuple(tuple(sorted(hand, key=lambda f: (not f[1], f[0]))) for hand in hypothesis.hands)
    )


def play_out(game: Reference, cards: list[str], rng: random.Random, beliefs: list[Belief]) -> None:
    game.begin()
    seen = 0
    while game.pending is not None:
        check_state(game, cards)
        check_question(game)
        for event in game.log[seen:]:
            for belief in beliefs:
                belief.observe(event)
        seen = len(game.log)
        for belief in beliefs:
            if belief.likelihood is not greedy:
                assert truth(game) in map(in_order, belief.weights)
        game.act(game.pending.seat, choose(game, rng))
    check_state(game, cards)
    assert game.ending is not None


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(map(str, options.values())) or "defaults")
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("cards", [list(CARDS)[:20], list(CARDS), TINY], ids=["base", "everything", "tiny"])
def test_every_state_of_random_games(cards: list[str], seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for _ in range(5):
        play_out(shuffled_game(seats, options, cards, rng), cards, rng, [])


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_every_state_of_random_challenges(difficulty: str) -> None:
    rng = random.Random(difficulty)
    for _ in range(5):
        options = {"two_player_challenge": True, "difficulty": difficulty}
        play_out(shuffled_game(2, options, list(CARDS), rng), list(CARDS), rng, [])


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(map(str, options.values())) or "defaults")
@pytest.mark.parametrize("cards", [list(CARDS), TINY], ids=["everything", "tiny"])
def test_the_truth_is_never_ruled_out(cards: list[str], options: dict[str, Any]) -> None:
    rng = random.Random(7)
    for seats in (2, 3):
        beliefs = [Belief(seats, likelihood) for likelihood in (count, uniform, greedy)]
        play_out(shuffled_game(seats, options, cards, rng), cards, rng, beliefs)
