"""What a finished game counts for: a result for every seat and, where people competed, their ratings (OpenSkill)."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy import Connection

from cartomante.core.match import Match
from cartomante.server.schema import people, ratings, results
from cartomante.server.table import Table

MODEL = PlackettLuce()  # people change, so unlike the arena's bots nobody is ever known for good
FEWEST_RATED = 2  # people; bots are no measure, they can be asked for at will


class Rating(NamedTuple):
    """How strong somebody is, and how unsure we are of it."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0

    @property
    def shown(self) -> float:
        """What people see: the strength of which we are nearly certain."""
        return self.mu - 3 * self.sigma


def record_result(connection: Connection, table: Table, now: int) -> None:
    """Write down how a game ended, in the transaction of its last move."""
    match = table.match
    assert match is not None
    seated = {i: seat.person.id for i, seat in enumerate(table.seats) if seat.person is not None}
    known = _lock_people(connection, seated.values())
    before = {}
    if len(seated) >= FEWEST_RATED and not table.game.is_cooperative:
        kept = _read_ratings(connection, table.game.name, known)
        before = {seat: kept.get(person, Rating()) for seat, person in seated.items()}
    after = rate(before, match.places)
    connection.execute(
        results.insert(), [_result(table, match, seat, known, before, after, now) for seat in range(len(table.seats))]
    )
    for seat, rating in after.items():
        if seated[seat] in known:
            _write_rating(connection, seated[seat], table.game.name, rating)


def rate(before: Mapping[int, Rating], places: list[int]) -> dict[int, Rating]:
    """The ratings of some seats after a game in which they came in at these places; nobody else counts."""
    if not before:
        return {}
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in before.values()]
    rated = MODEL.rate(teams, ranks=[float(places[seat]) for seat in before])
    return {
        seat: Rating(team[0].mu, team[0].sigma, old.games + 1, old.wins + (places[seat] == 1))
        for (seat, old), team in zip(before.items(), rated, strict=True)
    }


def _lock_people(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Those of them who still are known; until the end of the transaction no other game of theirs is reckoned.

    Their own rows are locked, because a first rating has none yet; in one order, so that two games with the same
    people do not wait for each other.
    """
    wanted = sa.select(people.c.id).where(people.c.id.in_(list(ids)), people.c.deleted_at.is_(None))
    return set(connection.scalars(wanted.order_by(people.c.id).with_for_update(key_share=True)))


def _read_ratings(connection: Connection, game: str, ids: Iterable[str]) -> dict[str, Rating]:
    r = ratings.c
    rows = connection.execute(
        sa.select(r.person_id, r.mu, r.sigma, r.games, r.wins).where(r.game == game, r.person_id.in_(list(ids)))
    )
    return {row.person_id: Rating(row.mu, row.sigma, row.games, row.wins) for row in rows}


def _write_rating(connection: Connection, person: str, game: str, rating: Rating) -> None:
    values = {**rating._asdict(), "shown": rating.shown}
    if rating.games > 1:
        mine = (ratings.c.person_id == person, ratings.c.game == game)
        connection.execute(ratings.update().where(*mine).values(values))
    else:
        connection.execute(ratings.insert().values(person_id=person, game=game, **values))


def _result(
    table: Table,
    match: Match,
    seat: int,
    known: set[str],
    before: Mapping[int, Rating],
    after: Mapping[int, Rating],
    now: int,
) -> dict[str, Any]:
    person = table.seats[seat].person
    return {
        "table_id": table.origin.id,
        "seat": seat,
        "game": table.game.name,
        "person_id": person.id if person is not None and person.id in known else None,
        "bot": table.seats[seat].bot,
        "place": match.places[seat],
        "score": match.scores[seat],
        "players": len(table.seats),
        "ended_at": now,
        "rating_before": before[seat].shown if seat in before else None,
        "rating_after": after[seat].shown if seat in after else None,
    }
