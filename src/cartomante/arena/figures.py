"""What a tournament comes to: each bot's wins, rating, scores and speed, and how the bots did against each other."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from cartomante.arena.clock import Clock
from cartomante.arena.intervals import Rate, mean_interval, wilson
from cartomante.arena.job import Job
from cartomante.arena.lineups import TOGETHER
from cartomante.arena.playing import Outcome
from cartomante.arena.ratings import Contest, Rating, rate
from cartomante.arena.running import Results
from cartomante.arena.store import FORMAT

SLOW = 95  # the percentile that is told of decision times


@dataclass
class Record:
    """What one bot has done, seat by seat; in a game that is won together there is one seat, the table."""

    name: str
    wins: list[Counter[str]]
    scores: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)

    def note(self, seat: int, share: float, score: int, place: int) -> None:
        self.wins[seat]["games"] += 1
        self.wins[seat]["wins"] += share  # type: ignore[assignment]
        self.scores[score] += 1
        self.places[place] += 1


@dataclass(frozen=True)
class BotFigures:
    """A bot after a tournament. Scores are in whole points, as the rules count them."""

    name: str
    wins: Rate
    seats: list[Rate]
    rating: Rating | None
    scores: Counter[int]
    places: Counter[int]
    clock: Clock
    is_rival: bool

    @property
    def mean_score(self) -> tuple[float, float, float]:
        return mean_interval([float(score) for score in self.scores.elements()])

    def to_json(self) -> dict[str, Any]:
        mean, low, high = self.mean_score
        return {
            "name": self.name,
            "rival": self.is_rival,
            "wins": self.wins.to_json(),
            "wins_by_seat": [rate.to_json() for rate in self.seats],
            "rating": asdict(self.rating) if self.rating else None,
            "score": {"mean": mean, "low": low, "high": high, "counts": sorted(self.scores.items())},
            "places": sorted(self.places.items()),
            "milliseconds": {
                "decisions": self.clock.decisions,
                "mean": 1000 * self.clock.mean,
                f"percentile_{SLOW}": 1000 * self.clock.percentile(SLOW),
                "slowest": 1000 * self.clock.slowest,
            },
        }


@dataclass(frozen=True)
class Figures:
    """A whole tournament; `ahead` tells for two bots how often the first came out ahead of the second, ties as half."""

    results: Results
    bots: list[BotFigures]
    ahead: dict[tuple[int, int], Rate]
    ties: Rate

    @property
    def job(self) -> Job:
        return self.results.job

    @property
    def even(self) -> float | None:
        """What each would win if all were alike; where bots do not meet there is no such thing."""
        return None if self.job.form == TOGETHER else 1 / self.job.players

    @property
    def best_first(self) -> list[int]:
        """The bots from the strongest to the weakest."""

        def strength(bot: int) -> tuple[float, float]:
            figures = self.bots[bot]
            return (figures.rating.mu if figures.rating else 0.0), figures.wins.rate

        return sorted((bot for bot in range(len(self.bots)) if self.bots[bot].wins.count), key=strength, reverse=True)

    def to_json(self) -> dict[str, Any]:
        job = self.job
        return {
            "format": FORMAT,
            "game": job.game_name,
            "version": job.game.version,
            "players": job.players,
            "options": job.chosen_options,
            "pack": {"name": job.pack_name, "digest": job.pack.digest},
            "seed": job.seed,
            "form": job.form,
            "games": len(self.results.played.outcomes),
            "games_planned": self.results.games,
            "games_per_deal": job.lap,
            "even": self.even,
            "ties": self.ties.to_json(),
            "bots": [bot.to_json() for bot in self.bots],
            "ahead": [[self.bots[a].name, self.bots[b].name, r.to_json()] for (a, b), r in sorted(self.ahead.items())],
        }


def figures_of(results: Results) -> Figures:
    job, outcomes = results.job, results.played.outcomes
    records, ties = collect(job, outcomes)
    contests = list(contests_of(job, outcomes))
    ratings = rate(contests, len(records)) if len(records) > 1 else [None]
    bots = [
        BotFigures(
            record.name,
            wilson(sum(seat["wins"] for seat in record.wins), sum(seat["games"] for seat in record.wins)),
            [wilson(seat["wins"], seat["games"]) for seat in record.wins],
            rating,
            record.scores,
            record.places,
            results.played.clocks.get(number, Clock()),
            is_rival=number >= job.bots,
        )
        for number, (record, rating) in enumerate(zip(records, ratings, strict=True))
    ]
    return Figures(results, bots, compare(contests), wilson(ties, len(outcomes)))


def collect(job: Job, outcomes: list[Outcome]) -> tuple[list[Record], int]:
    """Everybody's record, and how many games had several winners."""
    seats = 1 if job.form == TOGETHER else job.players
    records = [Record(entrant.name, [Counter() for _ in range(seats)]) for entrant in job.entrants]
    ties = 0
    for outcome in outcomes:
        line_up, winners = job.line_up(outcome.number), outcome.places.count(1)
        ties += winners > 1 and not job.game.is_cooperative
        for seat in range(seats):
            place = outcome.places[seat]
            share = 1 / winners if place == 1 else 0.0
            records[line_up[seat]].note(seat, 1.0 if share and seats == 1 else share, outcome.scores[seat], place)
    return records, ties


def contests_of(job: Job, outcomes: list[Outcome]) -> Iterator[Contest]:
    """What ranks bots: each game or, where each bot has a table of its own, each deal that all have played."""
    if job.form != TOGETHER:
        for outcome in outcomes:
            deal = job.deal_of(outcome.number)
            yield Contest(deal, job.line_up(outcome.number), tuple(outcome.places))
        return
    deals: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        deals[job.deal_of(outcome.number)].append(outcome)
    for deal, played in deals.items():
        if len(played) == job.lap:
            places = tuple(1 if 1 in outcome.places else 2 for outcome in played)
            yield Contest(deal, tuple(job.line_up(outcome.number)[0] for outcome in played), places)


def compare(contests: list[Contest]) -> dict[tuple[int, int], Rate]:
    """For every two bots that met, how often the first came out ahead."""
    met: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for contest in contests:
        for a, place_a in zip(contest.players, contest.places, strict=True):
            for b, place_b in zip(contest.players, contest.places, strict=True):
                if a != b:
                    met[a, b][0] += 0.5 if place_a == place_b else float(place_a < place_b)
                    met[a, b][1] += 1
    return {pair: wilson(wins, count) for pair, (wins, count) in met.items()}
