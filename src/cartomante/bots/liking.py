"""What bots share that run on the compiled templates playout.py, tree.py and heat.py."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from cartomante.bots.desk import bytes_of
from cartomante.bots.layout import FINE, INSTINCT, LIKING
from cartomante.core.compiled.target import load_template
from cartomante.core.errors import CartomanteError, whole_number
from cartomante.core.fairness import as_seed
from cartomante.core.game import Game
from cartomante.core.match import Match
from cartomante.core.opinion import Opinion

TEMPLATES = Path(__file__).parent


@cache
def playout(game: Game) -> ModuleType:
    """How one game is played on in the head, compiled."""
    return load_template(game, TEMPLATES / "playout.py")


@cache
def tree(game: Game) -> ModuleType:
    """The compiled search of one game."""
    return load_template(game, TEMPLATES / "tree.py", playout=playout(game))


@cache
def heat(game: Game) -> ModuleType:
    """The compiled races of one game."""
    return load_template(game, TEMPLATES / "heat.py", playout=playout(game))


def as_whim(share: object, name: str = "whim") -> int:
    """A share from 0 to 1 in the parts that compiled code counts in."""
    if isinstance(share, bool) or not isinstance(share, int | float) or not 0 <= share <= 1:
        raise CartomanteError(f"{name} must be a number from 0 to 1, not {share!r}")
    return round(share * FINE)


def weights_of(match: Match, seat: int) -> dict[int, float]:
    """How much a seat likes each of its options; in plain Python, so that it is there at once."""
    game = match.game
    assert game.prefer is not None
    mask, weights = bytearray(game.num_actions), [0.0] * game.num_actions
    options = match.legal_actions(seat)
    for action in options:
        mask[action] = 1
    game.prefer(match._s, match.pack.c, seat, mask, weights)
    return {action: float(weights[action]) for action in options}


def instinct_of(match: Match, seat: int) -> dict[int, float]:
    """How likely a practised player is to choose each option, beside what is likeliest; compiled."""
    game = match.game
    mask, weights = np.zeros(game.num_actions, np.uint8), np.zeros(game.num_actions)
    playout(game).first_thoughts(
        bytes_of(match), match.pack.buffer, game.new_room(), game.lore_bytes, seat, INSTINCT, mask, weights
    )
    return {action: float(weights[action]) for action in match.legal_actions(seat)}


def shares_of(weights: dict[int, float]) -> list[Opinion]:
    """Every option with its share of all liking, best first."""
    total = sum(weights.values())
    opinions = [Opinion(action, weight / total) for action, weight in weights.items()]
    return sorted(opinions, key=lambda opinion: -opinion.value)


def contest(
    game: Game,
    whims: list[float],
    games: int = 1000,
    seed: int = 0,
    options: dict[str, object] | None = None,
    pack: Any = None,
    minds: Sequence[int] = (),
) -> dict[str, Any]:
    """Whole games in compiled code of seats that play what they like best, or with a chance of `whims` anything.

    A whim of 1 is the random bot, of 0 the greedy one. `minds` says what seats go by, if not by liking. Game i is dealt
    from seed + i.
    """
    players = game.check_players(len(whims))
    count = whole_number("games", games, 1, 1 << 40)
    n = game.seats
    shares = np.array([*map(as_whim, whims), *[0] * (n - players)], np.int64)
    thinking = np.array([*minds, *[LIKING] * (n - len(minds))], np.int64)
    key, totals, wins = np.array(as_seed(seed).words(), np.int64), np.zeros(n, np.int64), np.zeros(n)
    blank = game.blank(players, options)
    decisions = playout(game).contest(
        blank.copy(), blank, game.pack(pack).buffer, game.new_room(), game.lore_bytes, key, 0, count, shares, thinking,
        np.zeros(game.num_actions, np.uint8), np.zeros(game.num_actions), np.zeros(1, np.uint64), np.zeros(n, np.int64),
        np.zeros(n, np.int64), totals, wins,
    )  # fmt: skip
    return {
        "games": count,
        "decisions": int(decisions),
        "wins": [float(w) for w in wins[:players]],
        "mean_scores": [float(total / count) for total in totals[:players]],
    }
