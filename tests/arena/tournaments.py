"""Jobs and results for tests: real ones of random bots, and outcomes made up to be reckoned by hand."""

from collections.abc import Sequence

from cartomante.arena.entrants import Entrant
from cartomante.arena.job import Job, make_job
from cartomante.arena.playing import Outcome, Played
from cartomante.arena.running import Results
from cartomante.games import load_game


def tournament(
    names: str,
    game: str = "talismans",
    players: int = 2,
    against: str | None = None,
    seed: int = 1,
    watched: bool = False,
) -> Job:
    """All bots choose at random, whatever they are called."""
    entrants = [Entrant(name, "random") for name in names.split(",")]
    rival = Entrant(against, "random") if against else None
    return make_job(load_game(game), entrants, rival, players, seed, watched=watched)


def results(job: Job, places: Sequence[Sequence[int]]) -> Results:
    """Games in which the seats came to these places; a place costs ten points, and the last has none."""
    outcomes = [
        Outcome(number, [10 * (max(row) - place) for place in row], list(row), decisions=100)
        for number, row in enumerate(places)
    ]
    return Results(job, len(outcomes), Played(outcomes))
