"""Was that a good choice? What the master thinks of one that was made, from what the seat knew when it chose."""

from dataclasses import dataclass

from cartomante.bots import Opinion, make_bot
from cartomante.bots.levels import levels_of
from cartomante.bots.race import RaceBot
from cartomante.bots.search import SearchBot
from cartomante.core.match import Match
from cartomante.core.text import Meaning

REVIEWER = "master"
SHARE = 5  # of the simulations that the master makes at the table, one in so many is enough for looking back
# How much of the chance of winning a choice may cost, to be called so; below the first nobody would notice.
VERDICTS = BEST, FINE, DOUBTFUL, MISTAKE = "best", "fine", "doubtful", "mistake"
LIMITS = ((BEST, 0.01), (FINE, 0.05), (DOUBTFUL, 0.12))


@dataclass(frozen=True)
class Choice:
    """An option that was weighed: what it means, and the chance of winning with it; None if there was no other."""

    action: int
    meaning: Meaning
    value: float | None


@dataclass(frozen=True)
class Review:
    """What somebody chose beside what was best; `decision` is None for something that nobody was asked."""

    seat: int
    decision: str | None
    chosen: Choice
    best: Choice
    simulations: int

    @property
    def loss(self) -> float:
        """How much of the chance of winning the choice cost."""
        if self.chosen.value is None or self.best.value is None:
            return 0.0
        return max(self.best.value - self.chosen.value, 0.0)

    @property
    def verdict(self) -> str:
        return next((verdict for verdict, limit in LIMITS if self.loss < limit), MISTAKE)


def review(match: Match, seat: int, action: int, seed: int = 0) -> Review:
    """What the master thinks of `action`, which must be open to `seat` now.

    It is shown a redrawn match, never this one, and counts simulations rather than time: of all matches that the seat
    cannot tell apart, the same seed makes the same review, unless the machine is very slow.
    """
    world = match.determinize(seat, seed)
    legal = world.legal_actions(seat)
    asked = world.decision(seat) if action in legal else None
    if asked is None or len(legal) == 1:
        only = Choice(action, world.meaning(action, seat), None)
        return Review(seat, None if asked is None else asked["id"], only, only, 0)
    best, chosen, simulations = _compare(world, seat, action, seed)
    return Review(seat, asked["id"], _choice(world, seat, chosen), _choice(world, seat, best), simulations)


def _compare(world: Match, seat: int, action: int, seed: int) -> tuple[Opinion, Opinion, int]:
    """The best option, the one that was chosen, and how many games were imagined to find out."""
    iterations = levels_of(world.game)[REVIEWER].params.get("iterations")
    less = {"iterations": max(iterations // SHARE, 1)} if isinstance(iterations, int) else {}
    bot = make_bot(REVIEWER, world.game, seed=seed, **less)
    if isinstance(bot, SearchBot | RaceBot):
        best, chosen = bot.compare(world, seat, action)
        return best, chosen, bot.simulations
    opinions = bot.explain(world, seat)
    return opinions[0], next(opinion for opinion in opinions if opinion.action == action), 0


def _choice(world: Match, seat: int, opinion: Opinion) -> Choice:
    return Choice(opinion.action, world.meaning(opinion.action, seat), float(opinion.value))
