"""Playing a batch of games: what every process and every machine does, whoever hands out the batches."""

import random
import time
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Any

from cartomante.arena.clock import Clock
from cartomante.arena.job import Job, digest_of_sources
from cartomante.arena.quick import is_quick, play_quickly
from cartomante.arena.watching import Sightings, watch
from cartomante.bots import Bot, tell_bots
from cartomante.core.errors import CartomanteError
from cartomante.core.match import Match

LUCK_BITS = 62


@dataclass(frozen=True)
class Outcome:
    """How one game ended, by seat. Where a table loses together, all places are 0."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int

    def to_json(self) -> list[Any]:
        return [self.number, self.scores, self.places, self.decisions]


@dataclass
class Played:
    """What came of some games: outcomes, the clock of each entrant and, if the job is watched, what was seen."""

    outcomes: list[Outcome] = field(default_factory=list)
    clocks: dict[int, Clock] = field(default_factory=dict)
    seen: Sightings = field(default_factory=Sightings)
    seconds: float = 0.0

    def add(self, other: "Played") -> None:
        self.outcomes += other.outcomes
        for entrant, clock in other.clocks.items():
            self.clocks.setdefault(entrant, Clock()).add(clock)
        self.seen.add(other.seen)
        self.seconds += other.seconds

    def to_json(self) -> dict[str, Any]:
        return {
            "games": [outcome.to_json() for outcome in self.outcomes],
            "clocks": {str(entrant): clock.to_json() for entrant, clock in self.clocks.items()},
            "seen": self.seen.to_json(),
            "seconds": self.seconds,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        return cls(
            [Outcome(*game) for game in data["games"]],
            {int(entrant): Clock.from_json(clock) for entrant, clock in data["clocks"].items()},
            Sightings.from_json(data["seen"]),
            data["seconds"],
        )


def play_batch(job: Job, batch: range) -> Played:
    """Play the games with these numbers. The same numbers of the same job end the same, wherever they are played."""
    prepare(job)
    played, start = Played(), time.perf_counter()
    for number in batch:
        if is_quick(job, number):
            played.outcomes.append(Outcome(number, *play_quickly(job, number)))
        else:
            play_game(job, number, played)
    played.seconds = time.perf_counter() - start
    time_a_sample(job, batch, played)
    return played


def time_a_sample(job: Job, batch: range, played: Played) -> None:
    """Compiled games do not tell how long a decision took: one of them is played again the plain way, for the clock."""
    sample = next((number for number in batch if is_quick(job, number)), None)
    if sample is not None:
        timed = Played()
        play_game(job, sample, timed)
        played.add(replace(timed, outcomes=[], seconds=0.0))


@lru_cache(maxsize=4)
def prepare(job: Job) -> None:
    """Compile, or load, all that the job runs on, so that no decision has to wait for it; once per process."""
    if digest_of_sources(job.game) != job.sources:
        raise CartomanteError("the program here differs from the one that began this; install the same on all machines")
    match = deal(job, 0, events=False)
    seat = match.deciders()[0]
    for entrant in job.entrants:
        bot = entrant.make(job.game, seed=0)
        for _, rehearse in bot.rehearsals(job.game):
            rehearse()
        bot.choose(match.determinize(seat, 0), seat)
    if (quick := next(filter(partial(is_quick, job), range(job.lap)), None)) is not None:
        play_quickly(job, quick)


def play_game(job: Job, number: int, played: Played) -> None:
    """One game, from the deal to the end. Bots never see the match, only one they could not tell from it."""
    luck = random.Random(f"luck {job.seed} {number}")
    line_up = job.line_up(number)
    match = deal(job, number, events=False)
    bots = [job.entrants[entrant].make(job.game, luck.getrandbits(LUCK_BITS)) for entrant in line_up]
    decisions = 0
    while deciders := match.deciders():
        seat = deciders[0]
        world = match.determinize(seat, luck.getrandbits(LUCK_BITS))
        clock = played.clocks.setdefault(line_up[seat], Clock())
        match.apply(choose(bots[seat], world, seat, clock), seat)
        decisions += 1
    played.outcomes.append(Outcome(number, match.scores, match.places, decisions))
    if job.watched:
        again = deal(job, number, events=True)
        watch(again, match.history[len(again.history) :], played.seen)


def choose(bot: Bot, world: Match, seat: int, clock: Clock) -> int:
    start = time.perf_counter()
    action = bot.choose(world, seat)
    clock.note(time.perf_counter() - start)
    return action


def deal(job: Job, number: int, events: bool) -> Match:
    """A game before the first decision, in which the bots have made themselves known where the rules want that."""
    match = job.game.new_match(job.players, job.seed_of(number), job.chosen_options, job.pack, events)
    tell_bots(match, range(job.players))
    return match
