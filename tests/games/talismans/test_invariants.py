"""Section 10 of the rules page: invariants and bounds over random games."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartomante.core.errors import IllegalAction
from cartomante.core.match import Match

from .helpers import ACTIONS, CARDS, GAME, SUITS
from .watch import Watcher, cards_of, holdings

HAND_SIZES = {2: 20, 3: 18, 4: 16, 5: 15, 6: 14, 7: 13, 8: 12, 9: 11, 10: 10}
VALUES = {option.name: st.sampled_from(option.values) for option in GAME.options}
players = st.integers(2, 10)
few_players = st.integers(2, 5)
seeds = st.integers(0, 2**32)
any_options = st.one_of(
    st.sampled_from([{"preset": "standard"}, {"preset": "strict"}]),
    st.fixed_dictionaries({}, optional=VALUES),
)
few = settings(max_examples=12, deadline=None)


def step(match: Match, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(match.deciders())
    return seat, rng.choice(match.legal_actions(seat))


def finish(match: Match, rng: random.Random) -> Match:
    while not match.is_over:
        seat, action = step(match, rng)
        match.apply(action, seat)
    return match


@few
@given(players, seeds, any_options)
def test_1_to_8_and_11_to_13_hold_through_whole_games(players: int, seed: int, options: dict[str, str]) -> None:
    match, rng = GAME.new_match(players, seed=seed, options=options), random.Random(seed)
    watcher = Watcher(match)
    watcher.turn.events = [event for event in match.events if event.kind.name not in ("row_laid", "dealt")]
    while not match.is_over:
        seat, action = step(match, rng)
        watcher.saw(match.apply(action, seat))
    hand, deck = HAND_SIZES[players], HAND_SIZES[players] * players
    assert -(-hand // 2) <= watcher.turns <= deck - players + 1, "10.2: the number of turns"
    assert watcher.turns == match.position()["turn"]
    assert len(match.history) <= GAME.max_decisions(players, GAME.pack())
    assert {CARDS[card] for card in match.view()["table"]["box"]} == watcher.box


@few
@given(few_players, seeds)
def test_5_every_talisman_was_set_aside_by_its_owner(players: int, seed: int) -> None:
    match = finish(GAME.new_match(players, seed=seed), random.Random(seed))
    kept = [(event.seat, event.args["cards"]) for event in match.events if event.kind.name in ("set_aside", "forged")]
    lost = [(e.seat, cards) for e in match.events if e.kind.name == "pending_lost" for cards in e.args["talismans"]]
    view = match.view()
    owned = [(seat, cards) for seat, zones in enumerate(view["seats"]) for cards in zones["forged"]]
    assert sorted(owned + lost) == sorted(kept)


@few
@given(few_players, seeds, any_options)
def test_9_every_offered_action_is_accepted_and_every_other_refused(
    players: int, seed: int, options: dict[str, str]
) -> None:
    match, rng = GAME.new_match(players, seed=seed, options=options), random.Random(seed)
    for _ in range(rng.randrange(60)):
        seat, action = step(match, rng)
        match.apply(action, seat)
        if match.is_over:
            return
    before = match.fingerprint()
    for seat in range(players):
        legal = match.legal_actions(seat)
        for action in range(-1, len(ACTIONS) + 1):
            if action in legal:
                match.clone().apply(action, seat)
            else:
                with pytest.raises(IllegalAction):
                    match.apply(action, seat)
    assert match.fingerprint() == before


@few
@given(st.integers(3, 5), seeds)
def test_10_a_commitment_changes_nothing_that_others_see_but_who_is_done(players: int, seed: int) -> None:
    match, rng = GAME.new_match(players, seed=seed), random.Random(seed)
    for _ in range(rng.randrange(80)):
        seat, action = step(match, rng)
        asked = match.decision(seat)["id"]
        others = [None, *(other for other in range(players) if other != seat)]
        before = [visible(match, other) for other in others]
        events = match.apply(action, seat)
        if match.is_over:
            break
        if asked.startswith("commit") and match.position()["step"] == "reveal" and len(events) < 2:
            assert [visible(match, other) for other in others] == before


def visible(match: Match, viewer: int | None) -> dict[str, Any]:
    """A view without the marks of who has committed."""
    view = match.view(viewer)
    view["deciders"] = []
    for seat in view["seats"]:
        seat["commitment"]["done"] = None
    return view


@few
@given(players, seeds, any_options)
def test_14_score_identity(players: int, seed: int, options: dict[str, str]) -> None:
    match = finish(GAME.new_match(players, seed=seed, options=options), random.Random(seed))
    position = match.position()
    captured, forged = holdings(position, "captured"), [t for owned in position["forged"] for t in owned]
    zeros = [card for card in captured if card in {f"{suit}0" for suit in SUITS}]
    expected = len(captured) + ("FT" in captured) + len(cards_of(forged)) + sum(len(t) == 1 for t in forged)
    expected += len(zeros) if match.options["zero_stake"] == "whole" else 0
    assert sum(match.scores) == expected


@few
@given(few_players, seeds, st.sampled_from(["whole_talismans", "zero_stake"]))
def test_15_options_of_the_scoring_never_change_the_game(players: int, seed: int, name: str) -> None:
    values = next(option.values for option in GAME.options if option.name == name)
    first, second = (GAME.new_match(players, seed=seed, options={name: value}) for value in values)
    rng = random.Random(seed)
    while not first.is_over:
        assert first.deciders() == second.deciders()
        seat, action = step(first, rng)
        assert first.legal_actions(seat) == second.legal_actions(seat)
        assert [e.to_json() for e in first.apply(action, seat)] == [e.to_json() for e in second.apply(action, seat)]
    assert second.is_over
    assert first.position() | {"options": None} == second.position() | {"options": None}


@few
@given(few_players, seeds)
def test_15_the_value_of_the_joker_changes_no_options_once_the_plays_are_ranked(players: int, seed: int) -> None:
    match, rng = GAME.new_match(players, seed=seed), random.Random(seed)
    for _ in range(rng.randrange(150)):
        seat, action = step(match, rng)
        match.apply(action, seat)
        if match.is_over:
            return
    position = match.position()
    other = GAME.from_position(position | {"options": position["options"] | {"joker_value": "same"}})
    assert other.deciders() == match.deciders()
    for seat in match.deciders():
        assert other.legal_actions(seat) == match.legal_actions(seat)


class Renaming:
    """Suits and Jokers under other names."""

    def __init__(self, suits: list[str], jokers: list[str]) -> None:
        self.suits = dict(zip(SUITS, suits, strict=True))
        self.jokers = dict(zip(("JK1", "JK2"), jokers, strict=True))

    def word(self, word: str) -> str:
        if word in self.suits or word in self.jokers:
            return (self.suits | self.jokers)[word]
        return self.suits[word[:2]] + word[2:] if word in CARDS and word[:2] in self.suits else word

    def __call__(self, thing: Any) -> Any:
        """A position, or any part of one, renamed; the order of cards in a zone does not matter."""
        if isinstance(thing, str):
            return self.word(thing)
        if isinstance(thing, dict):
            return {key: self(value) for key, value in thing.items()}
        return [self(item) for item in thing] if isinstance(thing, list) else thing


def plain(position: dict[str, Any]) -> dict[str, Any]:
    """A position that does not depend on the order in which zones list their cards."""
    ordered = dict(position)
    for name in ("hands", "captured", "pending", "forged"):
        ordered[name] = [sorted(cards) for cards in position[name]]
    for name in ("pool", "discard", "known"):
        ordered[name] = sorted(position[name])
    return ordered


@few
@given(few_players, seeds, any_options, st.permutations(SUITS), st.permutations(("JK1", "JK2")))
def test_16_renaming_suits_or_exchanging_jokers_gives_the_same_game(
    players: int, seed: int, options: dict[str, str], suits: list[str], jokers: list[str]
) -> None:
    rename = Renaming(suits, jokers)
    match, rng = GAME.new_match(players, seed=seed, options=options), random.Random(seed)
    renamed = GAME.from_position(rename(match.position()))
    while not match.is_over:
        seat, action = step(match, rng)
        offered = {rename.word(ACTIONS[legal]) for legal in match.legal_actions(seat)}
        assert {ACTIONS[legal] for legal in renamed.legal_actions(seat)} == offered
        match.apply(action, seat)
        renamed.apply(ACTIONS.index(rename.word(ACTIONS[action])), seat)
    assert plain(renamed.position()) == plain(rename(match.position()))
    assert (renamed.scores, renamed.places) == (match.scores, match.places)


@few
@given(players, seeds, any_options)
def test_17_the_same_seed_options_and_actions_give_the_same_game(
    players: int, seed: int, options: dict[str, str]
) -> None:
    match = finish(GAME.new_match(players, seed=seed, options=options), random.Random(seed))
    again = GAME.new_match(players, seed=seed, options=options)
    for seat, action in match.history:
        again.apply(action, seat)
    assert again.fingerprint() == match.fingerprint()
    assert [event.to_json() for event in again.events] == [event.to_json() for event in match.events]
