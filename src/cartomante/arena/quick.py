"""The quick way for line-ups of bots that do not look ahead: whole games in compiled code (see bots/playout.py).

What those bots go by is by contract what their seat may know, so that they need no match of their own.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from cartomante.arena.entrants import Entrant
from cartomante.arena.job import Job
from cartomante.bots.layout import INSTINCT, LIKING
from cartomante.bots.liking import as_whim, playout
from cartomante.core.fairness import key_words

MINDS = {"greedy": LIKING, "instinct": INSTINCT}


def whim_of(entrant: Entrant) -> float | None:
    """How often a bot does anything at all instead of what it likes best; None for one that thinks in other ways."""
    settings = dict(entrant.params)
    if entrant.bot == "random" and not settings:
        return 1.0
    if entrant.bot in MINDS and settings.keys() <= {"whim"}:
        return float(settings.get("whim", 0.0))  # type: ignore[arg-type]
    return None


def is_quick(job: Job, number: int) -> bool:
    """Whether a game can be played this way. One that has to be told again, or where bots must say that they are
    bots, cannot; neither can one of a game that does not say what a sensible player likes."""
    game = job.game
    if job.watched or game.prefer is None or (game.side is not None and game.side.bot_action is not None):
        return False
    return all(whim_of(job.entrants[entrant]) is not None for entrant in job.line_up(number))


def play_quickly(job: Job, number: int) -> tuple[list[int], list[int], int]:
    """Scores and places by seat, and the number of decisions. The bots' luck follows from the deal."""
    game, players = job.game, job.players
    blank, contest = desk(job)
    seated = [job.entrants[entrant] for entrant in job.line_up(number)]
    whims, minds = np.zeros(game.seats, np.int64), np.full(game.seats, LIKING, np.int64)
    whims[:players] = [as_whim(whim_of(entrant)) for entrant in seated]
    minds[:players] = [MINDS.get(entrant.bot, LIKING) for entrant in seated]
    scores, places = np.zeros(game.seats, np.int64), np.zeros(game.seats, np.int64)
    decisions = contest(
        blank.copy(), blank, job.pack.buffer, game.new_room(), game.lore_bytes,
        np.array(key_words(job.seed_of(number)), np.int64), 0, 1, whims, minds,
        np.zeros(game.num_actions, np.uint8), np.zeros(game.num_actions), np.zeros(1, np.uint64), scores, places,
        np.zeros(game.seats, np.int64), np.zeros(game.seats),
    )  # fmt: skip
    return scores[:players].tolist(), places[:players].tolist(), int(decisions)


@lru_cache(maxsize=4)
def desk(job: Job) -> tuple[np.ndarray[Any, Any], Any]:
    """What all games of a job share."""
    return job.game.blank(job.players, job.chosen_options), playout(job.game).contest
