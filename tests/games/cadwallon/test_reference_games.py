"""Whole random games of the reference: what must hold in every state and of every question."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from .reference import Reference
from .reference_position import CARDS
from .reference_rules import (
    CHOICES,
    FREE_ZONE,
    GUILDS,
    JUBILEE,
    MILITIA,
    OBJECTIVES,
    PRESETS,
    PRIZES,
    announce,
    choose_zone,
    controlled_zones,
    options_of,
    zones_of,
)
from .reference_table import Asking

PLAYABLE = range(129)
IN_PLAY = {
    "choose_card",
    "choose_play",
    "militia_zone",
    "effect_zone",
    "effect_own_agent",
    "effect_opponent_agent",
    "effect_resource_card",
    "effect_hand_card",
    "draw_discard",
    "scout_bottom",
    "place_prize",
}
ACTIONS = {  # the ids that each decision may use
    "choose_guild": range(182, 186),
    "discard_objective": OBJECTIVES,
    "militia_zone": range(choose_zone(0), choose_zone(5)),
    "effect_zone": range(choose_zone(0), choose_zone(5)),
    "choose_play": range(156, 174),
    "announce_arcanum": range(announce("staves"), announce("ducats") + 1),
    "place_prize": range(178, 180),
    "scout_bottom": range(180, 182),
}
MOST_DECISIONS = 313  # in a round

State = dict[str, Any]


# --- games ---


def random_piles(players: int, options: dict[str, Any], rng: random.Random) -> list[list[int]]:
    size, last = options["pile_size"], options["jubilee_last"]
    prizes = rng.sample(PRIZES, len(PRIZES))
    piles: list[list[int]] = [[] for _ in range(5)]
    for zone in zones_of(players):
        piles[zone], prizes = prizes[:size], prizes[size:]
    free = piles[FREE_ZONE]
    bottom = [*free[size - last :], JUBILEE]
    piles[FREE_ZONE] = free[: size - last] + rng.sample(bottom, len(bottom))
    return piles


def random_objectives(players: int, rng: random.Random) -> list[list[int]]:
    cards = rng.sample(OBJECTIVES, 4 * players)
    return [cards[4 * p : 4 * p + 4] for p in range(players)]


class Watched(Reference):
    """Invariants 11 and 12: who wins has something at the prize, and in the resolution more than nothing."""

    def winner_at(self, zone: int) -> int | None:
        winner = super().winner_at(zone)
        if winner is not None:
            assert self.total(winner, zone, self.announced[winner]) > 0
        return winner

    def clear_prize(self, zone: int) -> int:
        self.present = {piece.owner for piece in self.agents[zone] + self.militia[zone]}
        return super().clear_prize(zone)

    def place_prize(self, p: int, prize: int) -> Asking:
        assert p in self.present
        yield from super().place_prize(p, prize)


def random_game(players: int, options: dict[str, Any], rng: random.Random) -> Reference:
    game = Watched(
        players,
        CARDS,
        lambda: rng.randrange(players),
        lambda: rng.sample(GUILDS, players),
        lambda: random_piles(players, options, rng),
        lambda: random_objectives(players, rng),
        lambda p, deck: rng.choice(deck),
        lambda deck: rng.choice(deck),
        options,
    )
    game.begin()
    return game


def step(game: Reference, rng: random.Random) -> None:
    seat = rng.choice(sorted(game.pending))
    game.act(seat, rng.choice(sorted(game.pending[seat].options)))


def random_mix(rng: random.Random) -> dict[str, Any]:
    return {name: rng.choice(values) for name, values in CHOICES.items()}


# --- what must hold in every state ---


def places_of_cards(state: State) -> Iterator[int]:
    """Every card of players and zones that lies anywhere but in the box."""
    for name in ("hands", "decks", "resources", "guild_piles", "piles"):
        for cards in state[name]:
            yield from cards
    yield from (card for pieces in state["agents"] for card, _, _ in pieces)
    yield from (card for card in [*state["prizes"], state["in_play"], state["won"]] if card is not None)


def owned(state: State, p: int) -> list[int]:
    """Without the location in play and the prize being placed, which are those of the seat that is asked."""
    zones = [state[name][p] for name in ("hands", "decks", "resources", "guild_piles")]
    table = [card for pieces in state["agents"] for card, owner, _ in pieces if owner == p]
    return [*(card for zone in zones for card in zone), *table]


def check_cards(game: Reference, state: State) -> None:
    """Invariants 1, 2 and 15: every card in one place, guild cards with their guild, all prizes accounted for."""
    found = [card for card in places_of_cards(state) if card != JUBILEE]
    assert len(set(found)) == len(found)
    assert set(found) <= set(PLAYABLE)
    assert state["jubilee_revealed"] == (JUBILEE not in state["piles"][FREE_ZONE]) or state["phase"] == "set_up"
    for p, guild in enumerate(state["guilds"]):
        mine = [card for card in owned(state, p) if CARDS[card].set == "guild"]
        assert all(CARDS[card].guild == guild for card in mine)
        if state["phase"] != "set_up":
            assert len(mine) + (state["active"] == p and CARDS[state["in_play"] or 44].guild == guild) == 11
    if state["phase"] != "set_up":
        assert sum(card in PRIZES for card in found) == game.options["pile_size"] * len(game.zones)


def check_militia_and_objectives(game: Reference, state: State) -> None:
    militia = [*state["militia_deck"], *state["militia_set_aside"]]
    militia += [card for pieces in state["militia"] for card, _, _ in pieces]
    militia += [state["militia_drawn"]] if state["militia_drawn"] is not None else []
    assert sorted(militia) == (list(MILITIA) if game.options["militia"] else [])
    dealt = [card for name in ("objectives", "returned") for cards in state[name] for card in cards]
    assert len(set(dealt)) == len(dealt)
    if state["phase"] != "set_up":
        expected = 2 if game.options["objectives"] else 0
        assert all(len(cards) == expected for name in ("objectives", "returned") for cards in state[name])


def check_zones(game: Reference, state: State) -> None:
    """Invariants 4 and 5."""
    for zone in range(5):
        lying = state["agents"][zone] + state["militia"][zone]
        effects = [state["sealed"][zone], state["shift"][zone], *state["precedence"][zone]]
        effects += [number for by_seat in state["boosts"][zone] for number in by_seat]
        if zone not in game.zones or (state["prizes"][zone] is None and state["ending"] is None):
            assert not lying
            assert not any(effects)
        for _, owner, face_up in lying:
            assert face_up or (state["phase"] in ("play", "resolve") and zone in controlled_zones(owner, game.players))


def check_hands(game: Reference, state: State) -> None:
    """Invariants 6 and 7, and what everybody knows of a hand."""
    if state["phase"] != "play":
        assert not any(state["hands"])
    if state["phase"] in ("set_up", "over"):
        assert not any(state["favour"])
        assert not any(state["seen_to_hand"])
    for p in game.seats:
        hidden = [card for pieces in state["agents"] for card, owner, up in pieces if owner == p and not up]
        assert {*state["seen_to_hand"][p]} <= {*state["hands"][p], *hidden}


def check_question(game: Reference, state: State) -> None:
    """Invariants 8 and 9, and actions that fit their decisions."""
    decisions = {question.decision for question in game.pending.values()}
    assert len(game.pending) <= 1 or decisions == {"discard_objective"}
    for seat, (decision, options) in game.pending.items():
        assert len(options) > 1
        assert options <= {*ACTIONS.get(decision, PLAYABLE)}
        if state["phase"] == "play":
            assert decision in IN_PLAY
            assert seat == state["active"]
            assert state["hands"][seat] or {state["in_play"], state["won"], state["militia_drawn"]} != {None}
        elif state["phase"] == "resolve":
            assert decision in {"announce_arcanum", "place_prize"}
        if decision == "choose_play":
            assert 173 in options
            assert state["chosen"] in state["hands"][seat]
        else:
            assert state["chosen"] is None


def check_step(game: Reference, before: State, after: State) -> None:
    """Invariants 2, 3, 10, 13 and 14: what never grows, never shrinks, never changes hands."""
    if before["phase"] == "set_up":
        return
    same_round = before["round"] == after["round"]
    for old, new in zip(before["piles"], after["piles"], strict=True):
        assert len(new) <= len(old)
    for p in game.seats:
        others = [card for q in game.seats if q != p for card in owned(after, q)]
        assert not set(owned(before, p)).intersection(others)
        limbo = {after["in_play"], after["won"]}
        if after["ending"] is None:
            assert set(owned(before, p)) <= {*owned(after, p), *limbo}
        if same_round and before["phase"] == after["phase"] == "play":
            old, new = (
                {c for c in [*s["decks"][p], *s["hands"][p]] if CARDS[c].type == "location"} for s in (before, after)
            )
            assert new <= old
    if not after["jubilee_revealed"]:
        assert from_bottom(before) == from_bottom(after)
    elif not before["jubilee_revealed"]:
        assert before["piles"][FREE_ZONE][0] == JUBILEE
        taken = game.options["pile_size"] - len(before["piles"][FREE_ZONE]) + 1
        assert taken >= game.options["pile_size"] - game.options["jubilee_last"]
    if before["round"] < after["round"]:
        check_start_of_round(after)


def check_start_of_round(state: State) -> None:
    """Invariants 5 and 7; plays that leave no choice are discards and change nothing here."""
    assert not any(state["militia"])
    assert not state["militia_set_aside"]
    assert all(face_up for pieces in state["agents"] for _, _, face_up in pieces)
    assert not any([*state["sealed"], *state["shift"], *state["favour"], *map(any, state["precedence"])])
    assert not any(number for zone in state["boosts"] for by_seat in zone for number in by_seat)
    assert not any(state["seen_to_hand"])


def from_bottom(state: State) -> int:
    pile: list[int] = state["piles"][FREE_ZONE]
    return len(pile) - pile.index(JUBILEE)


def check_end(game: Reference, state: State) -> None:
    assert state["ending"] in {"jubilee", "stalled", "round_cap", "no_prizes"}
    assert state["winners"] == [p for p, place in enumerate(state["places"]) if place == 1]
    best = max(state["scores"])
    assert all(state["scores"][p] == best for p in state["winners"])
    assert (state["ending"] == "jubilee") <= state["jubilee_revealed"]
    assert not any(state["militia"])
    if game.options["table_agents_score"]:
        assert not any(state["agents"])


def play(players: int, options: dict[str, Any], seed: int) -> Reference:
    rng = random.Random(seed)
    game = random_game(players, options_of(**options), rng)
    state, decisions = game.state(), 0
    while True:
        for check in (check_cards, check_militia_and_objectives, check_zones, check_hands, check_question):
            check(game, state)
        if not game.pending:
            break
        before = state
        step(game, rng)
        state = game.state()
        check_step(game, before, state)
        decisions = decisions + 1 if before["round"] == state["round"] else 0
        assert decisions <= MOST_DECISIONS
    check_end(game, state)
    return game


# --- the games ---


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_of_every_preset(preset: str, players: int) -> None:
    play(players, PRESETS[preset], seed=players)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_random_games_of_random_mixes(seed: int, players: int) -> None:
    play(players, random_mix(random.Random(seed)), seed)


def test_the_same_chance_and_answers_give_the_same_game() -> None:
    assert play(3, {}, 5).state() == play(3, {}, 5).state()
