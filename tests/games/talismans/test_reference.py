"""The game and the reference, decision by decision through whole random games."""

import random
from typing import Any

import pytest

from cartomante.core.match import Match

from .helpers import ACTIONS, GAME
from .reference import Reference

OTHER_VALUES = {option.name: option.values[1] for option in GAME.options}
VARIANTS: list[dict[str, Any]] = [
    {"preset": "standard"},
    {"preset": "strict"},
    OTHER_VALUES,
    *({name: value} for name, value in OTHER_VALUES.items()),
]


def start_of_game(match: Match) -> Reference:
    return Reference(match.position())


def zones(match: Match) -> dict[str, Any]:
    position = match.position()
    return {
        "row": position["row"],
        "stake": position["stake"],
        "hands": [set(hand) for hand in position["hands"]],
        "captured": [set(cards) for cards in position["captured"]],
        "pending": [{tuple(cards) for cards in owned} for owned in position["pending"]],
        "forged": [{tuple(cards) for cards in owned} for owned in position["forged"]],
        "discard": set(position["discard"]),
    }


def reference_zones(reference: Reference, is_over: bool) -> dict[str, Any]:
    names = ("row", "hands", "captured", "pending", "forged", "discard")
    return {name: getattr(reference, name) for name in names} | {"stake": [] if is_over else [reference.stake]}


def play_side_by_side(match: Match, rng: random.Random) -> None:
    reference = start_of_game(match)
    questions = reference.play()
    question = next(questions, None)
    turn = 1
    while question is not None:
        seat = match.deciders()[0]
        assert (seat, match.decision(seat)["id"]) == (question.seat, question.decision)
        legal = match.legal_actions(seat)
        assert {ACTIONS[action] for action in legal} == question.options
        assert len(legal) == len(question.options) > 1
        action = rng.choice(legal)
        match.apply(action, seat)
        try:
            question = questions.send(ACTIONS[action])
        except StopIteration:
            question = None
        if reference.turns > turn:
            turn = reference.turns
            compare_turns(match, reference)
    assert match.is_over
    assert zones(match) == reference_zones(reference, True)
    assert match.scores == [reference.half_points(seat) for seat in reference.players]
    assert match.places == reference.places()
    assert match.position()["turn"] == reference.turns


def compare_turns(match: Match, reference: Reference) -> None:
    """Once a turn begins; the engine has laid one-card hands face down already, the reference has not."""
    position = match.position()
    assert position["turn"] == reference.turns
    found = zones(match)
    for hand, play in zip(found["hands"], position["plays"], strict=True):
        hand.update(play if position["step"] == "reveal" else ())
    if position["step"] == "reveal":
        assert found == reference_zones(reference, False)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("players", range(2, 11))
def test_whole_random_games_equal_the_reference(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        match = GAME.new_match(players, seed=seed, options=options, events=False)
        play_side_by_side(match, random.Random(seed))


@pytest.mark.parametrize("players", range(2, 11))
def test_interpreted_games_equal_the_reference(players: int) -> None:
    play_side_by_side(GAME.new_match(players, seed=99), random.Random(players))
