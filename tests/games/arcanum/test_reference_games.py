"""Whole random games of the reference: what must hold in every state and of every question."""

import random
from collections import Counter
from typing import Any

import pytest

from .reference import Reference
from .reference_position import BOARD
from .reference_rules import (
    CHOICES,
    FIGURES,
    LOCATIONS,
    MAJORS,
    MINORS,
    PASS,
    PRESETS,
    Major,
    is_minor,
    kind_of,
    number_of_turns,
    options_of,
    turns_between_scorings,
)

AT_ONCE = {"mandatory_hide", "wheel_pass"}
OF_THE_ACTIVE_PLAYER = {
    "judgement_return",
    "play_card",
    "move_figure",
    "move_destination",
    "artisan_draw",
    "market_trade",
    "fields_adjust",
    "cathedral_choice",
    "fool_mode",
    "house_gain",
    "house_loss",
    "death_discard",
    "temperance_take",
    "temperance_give",
    "tower_place",
    "judgement_remove",
}
OF_THE_OTHERS = {"harbour_draw", "forced_discard", "sun_reveal"}
ACTIONS = {  # the ids that each decision may use, apart from cards
    "judgement_return": range(94, 104),
    "play_card": [PASS],
    "move_figure": [*range(78, 94), PASS],
    "move_destination": range(94, 104),
    "artisan_draw": [114, 115],
    "draw_choice": [114, 115],
    "harbour_draw": [112, 113],
    "market_trade": [PASS],
    "fields_adjust": range(104, 113),
    "cathedral_choice": [PASS, 114],
    "optional_hide": [PASS],
    "fool_mode": [116, 117],
    "house_gain": range(104, 108),
    "house_loss": range(104, 108),
    "death_discard": [PASS],
    "temperance_take": [PASS],
    "tower_place": range(118, 156),
    "judgement_remove": range(78, 94),
    "fool_assign": range(104, 108),
    "fool_commit": [112, 113],
}
VARIANTS: list[dict[str, Any]] = [
    *(PRESETS[name] for name in ("international", "english", "spanish", "german", "no_majors", "first_game")),
    PRESETS["english"] | PRESETS["first_game"],
    {"length": "long", "three_player_schedule": "regular", "tie_split": "position_only", "final_tie_break": "shared"},
    {"length": "long", "tie_rounding": "up", "tower_null_placement": "on", "fool_timing": "house_by_house"},
]


# --- games and positions ---


def random_figures(rng: random.Random) -> list[int]:
    while True:
        places = rng.sample([*LOCATIONS, *LOCATIONS], 16)
        if all(len(set(places[suit : suit + 4])) == 4 for suit in range(0, 16, 4)):
            return places


def random_game(players: int, options: dict[str, Any], rng: random.Random) -> Reference:
    return Reference(
        players,
        BOARD,
        lambda: rng.randrange(players),
        lambda: random_figures(rng),
        lambda kind, deck: rng.choice(deck),
        options,
    )


def random_position(players: int, options: dict[str, Any], rng: random.Random) -> Reference:
    """Most cards lie in front of the players, so that decks run out; nothing else is usual either."""
    game = random_game(players, options, rng)
    game.turn = rng.randint(2, number_of_turns(players, options))
    game.first_player = rng.randrange(players)
    game.prestige = [rng.choice([0, 1, 5, 12, 18, 20, 21]) for _ in range(4)]
    game.vp = [rng.choice([0, 1, 2, 30]) for _ in range(players)]
    game.figures = [rng.choice(LOCATIONS) for _ in FIGURES]
    if game.turn > 2 and options["majors"] == "from_turn_3":
        game.deck["major"], game.set_aside = game.set_aside, set()
    for kind, share in ("minor", 0.9), ("major", rng.choice([0.1, 0.9])):
        for card in sorted(game.deck[kind]):
            if rng.random() < share:
                game.deck[kind].remove(card)
                lay(game, card, rng)
    game.begin(rng.choice(["draw", "play"]))
    return game


def lay(game: Reference, card: int, rng: random.Random) -> None:
    """Anywhere but in the deck."""
    p = rng.randrange(game.players)
    if len(game.hand[p]) < 7:
        game.hand[p].add(card)
    elif is_minor(card) or card == Major.FOOL:
        game.hidden[p][card] = rng.random() < 0.3
    elif card == Major.TOWER:
        game.tower = p, rng.randrange(1, len(BOARD["tower_placements"]))
    else:
        game.discarded[kind_of(card)].append(card)


# --- invariants ---


def check_cards(state: dict[str, Any]) -> None:
    resolving = [] if state["resolving"] is None else [state["resolving"]]
    places = [*state["hands"], *map(list, state["hidden"]), resolving]
    lying = [card for place in places for card in place]
    for kind, everything in ("minor", MINORS), ("major", MAJORS):
        piles = [*state[f"{kind}_deck"], *state[f"{kind}_discard"]]
        if kind == "major":
            piles += [*state["in_force"], *state["on_board"], *state["set_aside"]]
        assert sorted([*piles, *(card for card in lying if kind_of(card) == kind)]) == list(everything)
    assert all(is_minor(card) or card == Major.FOOL for cards in state["hidden"] for card in cards)
    assert set(state["in_force"]) <= {Major.DEVIL}
    assert state["multiplier"] == (2 if state["in_force"] else 1)
    assert (state["on_board"] == [Major.TOWER]) == (state["tower"] is not None)


def check_board(state: dict[str, Any]) -> None:
    assert all(0 <= level <= 21 for level in state["prestige"])
    assert all(points >= 0 for points in state["vp"])
    removed = [figure for figures in state["removed"] for figure in figures]
    assert sorted(removed) == [figure for figure, location in enumerate(state["figures"]) if location is None]
    assert all(len(figures) <= 3 for figures in state["removed"])
    assert all(location is None or location in LOCATIONS for location in state["figures"])


def check_questions(game: Reference) -> None:
    assert len(game.pending) == 1 or {question.decision for question in game.pending.values()} <= AT_ONCE
    for seat, (decision, options) in game.pending.items():
        assert len(options) > 1 or decision == "fool_mode" or (decision == "play_card" and PASS not in options)
        assert all(action < 78 or action in ACTIONS[decision] for action in options)
        if decision in OF_THE_ACTIVE_PLAYER:
            assert seat == game.active
        elif decision in OF_THE_OTHERS:
            assert game.active not in (None, seat)
        if decision == "play_card":
            assert (PASS in options) == (game.minor_played or not game.minors(seat))
            assert not (game.minor_played and any(is_minor(option) for option in options))
            assert not (game.major_played and any(option in MAJORS for option in options))
        for p in range(game.players):
            is_over = decision == "hand_limit_discard" and p == seat
            assert len(game.hand[p]) >= 8 if is_over else len(game.hand[p]) <= 7


def check_payments(game: Reference) -> None:
    for payment in game.payments:
        row = BOARD["house_vp"][payment.place - 1]
        if game.options["tie_rounding"] == "down":
            assert sum(payment.points) <= sum(row if payment.kind == "regular" else row[1:])
        ranked = sorted(zip(payment.standings, payment.points, strict=True))
        assert [points for _, points in ranked] == sorted(payment.points)
        assert all(points == 0 for (count, _), points in ranked if count == 0)


class Watcher:
    """Compares every state with the one before."""

    def __init__(self, game: Reference) -> None:
        self.game = game
        self.before = game.state()
        self.questions = 0
        self.active_turns: dict[int, list[int]] = {}
        self.plays: Counter[tuple[int, int | None, str]] = Counter()

    def act(self, seat: int, action: int) -> None:
        decision = self.game.pending[seat].decision
        self.questions += 1
        if decision == "play_card" and action != PASS:
            self.plays[self.game.turn, seat, kind_of(action)] += 1
        payments = len(self.game.payments)
        self.game.act(seat, action)
        state = self.game.state()
        is_scored = any(payment.kind == "regular" for payment in self.game.payments[payments:])
        self.check_change(state, decision, action, is_scored)
        self.before = state
        self.check()

    def check(self) -> None:
        check_cards(self.before)
        check_board(self.before)
        check_questions(self.game)
        active = self.before["active"]
        seats = self.active_turns.setdefault(self.before["turn"], [])
        if active is not None and active not in seats[-1:]:
            seats.append(active)

    def check_change(self, state: dict[str, Any], decision: str, action: int, is_scored: bool) -> None:
        before = self.before
        if not is_scored:
            assert all(len(old) <= len(new) for old, new in zip(before["hidden"], state["hidden"], strict=True))
        elif not state["scoring"]:
            assert state["prestige"] == [0, 0, 0, 0]
            assert state["hidden"] == [{}] * self.game.players
        if not (decision == "play_card" and action == Major.HANGED_MAN):
            assert all(old <= new for old, new in zip(before["vp"], state["vp"], strict=True))
        if before["tower"] is not None and before["tower"] == state["tower"]:
            blocked = BOARD["tower_placements"][state["tower"][1]]
            for old, new in zip(before["figures"], state["figures"], strict=True):
                assert old == new or (old not in blocked and new not in blocked)
        if decision == "wheel_pass" and state["active"] == before["active"]:
            assert sum(map(len, before["hands"])) == sum(map(len, state["hands"]))

    def check_end(self, is_whole: bool) -> None:
        game, players = self.game, self.game.players
        turns = number_of_turns(players, game.options)
        assert (game.turn, game.pending, game.ending) == (turns, {}, "last_turn")
        assert all(count == 1 for count in self.plays.values())
        check_payments(game)
        if is_whole:
            first_players = [game.first_player - turns + turn for turn in range(1, turns + 1)]
            orders = [[(first + step) % players for step in range(players)] for first in first_players]
            assert list(self.active_turns.values()) == orders
            scorings = turns // turns_between_scorings(players, game.options)
            assert self.questions <= (6 * players**2 + 16 * players) * turns + 4 * scorings


def play_out(game: Reference, rng: random.Random, is_whole: bool = True) -> None:
    watcher = Watcher(game)
    watcher.check()
    passing = rng.choice([0.2, 1])  # some players like to do what they may
    while game.pending:
        seat = rng.choice(list(game.pending))
        options = sorted(game.pending[seat].options)
        if PASS in options and len(options) > 1 and rng.random() > passing:
            options.remove(PASS)
        watcher.act(seat, rng.choice(options))
    watcher.check_end(is_whole)


@pytest.mark.parametrize("players", range(3, 6))
def test_first_deal(players: int) -> None:
    game = random_game(players, {}, random.Random(players))
    game.begin()
    assert [(len(game.minors(p)), len(hand)) for p, hand in enumerate(game.hand)] == [(4, 5)] * players
    assert (game.prestige, game.vp, game.turn) == ([0] * 4, [0] * players, 1)
    assert {seat: question.decision for seat, question in game.pending.items()} == dict.fromkeys(
        range(players), "mandatory_hide"
    )


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(map(str, options.values())) or "defaults")
@pytest.mark.parametrize("players", range(3, 6))
def test_every_state_of_random_games(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(players)
    for _ in range(4):
        game = random_game(players, options, rng)
        game.begin()
        play_out(game, rng)


@pytest.mark.parametrize("players", range(3, 6))
def test_every_state_after_random_positions_of_random_variants(players: int) -> None:
    rng = random.Random(players)
    for _ in range(60):
        options = options_of(**{name: rng.choice(values) for name, values in CHOICES.items()})
        play_out(random_position(players, options, rng), rng, is_whole=False)


def answers_in_turn(players: int, seed: int, backwards: bool) -> dict[str, Any]:
    """A game in which every seat answers the same, whoever of those asked at once answers first."""
    game = random_game(players, {}, random.Random(seed))
    game.begin()
    while game.pending:
        seat = sorted(game.pending, reverse=backwards)[0]
        options = sorted(game.pending[seat].options)
        game.act(seat, random.Random(f"{seed} {game.turn} {seat} {options}").choice(options))
    return game.state()


@pytest.mark.parametrize("players", range(3, 6))
def test_the_order_of_answers_given_at_once_does_not_matter(players: int) -> None:
    for seed in range(5):
        forwards = answers_in_turn(players, seed, backwards=False)
        assert forwards == answers_in_turn(players, seed, backwards=False)
        assert forwards == answers_in_turn(players, seed, backwards=True)
