"""The tables at which every game must keep its promises, and random play on them."""

import random
import signal
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

import toy
from cartomante import games, load_game

GAMES = [toy.GAME, *(load_game(name) for name in games())]
SMALL = 100  # a game of fewer decisions is looked at after every one of them
FIRST_FEW = 2  # of every kind of decision, however rare


@dataclass(frozen=True)
class Table:
    """A game with its players, options and seed."""

    game: object
    players: int
    options: dict = field(default_factory=dict)
    seed: int = 1

    def __str__(self):
        chosen = self.options.get("preset", "turned" if self.options else "plain")
        return f"{self.game.name}-{self.players}-{chosen}"

    def deal(self, seed=None, **more):
        return self.game.new_match(self.players, self.seed if seed is None else seed, self.options, **more)

    @property
    def is_small(self):
        return self.game.max_decisions(self.players, self.game.pack()) <= SMALL


def tables_of(game):
    """The fewest players, the middle (or the first number that fits) with every preset, the most with all turned."""
    return [
        Table(game, game.min_players),
        *(Table(game, fitting_players(game, {"preset": preset}), {"preset": preset}) for preset in presets_of(game)),
        Table(game, game.max_players, turned_options(game)),
    ]


def presets_of(game):
    """The presets that differ in more than their names."""
    by_effect = {str(game.resolve_options({"preset": preset})): preset for preset in reversed(game.presets or {})}
    return [preset for preset in game.presets or () if preset in by_effect.values()]


def fits(game, players, options):
    return game.objection is None or game.objection(players, game.resolve_options(options)) is None


def fitting_players(game, options):
    middle, everybody = (game.min_players + game.max_players) // 2, range(game.min_players, game.max_players + 1)
    return next(players for players in (middle, *everybody) if fits(game, players, options))


def turned_options(game):
    """Every option at the last of its values, but for those to which the game objects."""
    turned = {}
    for option in game.options:
        if fits(game, game.max_players, turned | {option.name: option.values[-1]}):
            turned[option.name] = option.values[-1]
    return turned


TABLES = [table for game in GAMES for table in tables_of(game)]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_table = pytest.mark.parametrize("table", TABLES, ids=str)


other_games = pytest.mark.parametrize(
    ("game", "other"), [pytest.param(a, b, id=f"{a.name}-{b.name}") for a in GAMES for b in GAMES if a is not b]
)


@contextmanager
def patience(complaint, seconds=5):
    """Fail, rather than hang, when rules run in circles."""

    def give_up(*_):
        raise AssertionError(complaint)

    outer = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, outer)


def step_at_random(match, rng):
    """One decision of any deciding seat; returns it with what happened."""
    seat = rng.choice(match.deciders())
    action = rng.choice(match.legal_actions(seat))
    return seat, action, match.apply(action, seat)


def asks_together(table):
    """Whether several seats are ever asked at the same time."""
    match, rng = table.deal(), random.Random(1)
    while match.deciders():
        if len(match.deciders()) > 1:
            return True
        step_at_random(match, rng)
    return False


def play_at_random(match, rng, steps=None):
    """Play on to the end, or for so many decisions."""
    while match.deciders() and steps != 0:
        step_at_random(match, rng)
        steps = None if steps is None else steps - 1
    return match


def moments(table, every=25, **more):
    """One match, wandering through a random game: at every step of a small game; in a large one at the first few of
    every kind of decision, then at every so-many-th step; and at the end."""
    match, rng, met = table.deal(**more), random.Random(table.seed), Counter()
    while match.deciders():
        kinds = {match.decision(seat)["id"] for seat in match.deciders()}
        met.update(kinds)
        if table.is_small or len(match.history) % every == 0 or any(met[kind] <= FIRST_FEW for kind in kinds):
            yield match
        step_at_random(match, rng)
    yield match


def open_to(match, seat):
    """Whatever a seat may do now, asked or not."""
    answers = match.legal_actions(seat) if seat < match.players else []
    return {*answers, *match.side_actions(seat)}


def story(match):
    """Everything that a refused call must leave as it was."""
    return match.fingerprint(), list(match.history), list(match.events)


def viewers(match):
    """Every seat, and a spectator."""
    return [None, *range(match.players)]


TOGETHER = {game for game in GAMES if asks_together(Table(game, game.max_players))}
each_table_that_asks_together = pytest.mark.parametrize(
    "table", [t for t in TABLES if t.game in TOGETHER and asks_together(t)], ids=str
)
each_table_with_beliefs = pytest.mark.parametrize("table", [t for t in TABLES if t.game.beliefs], ids=str)
