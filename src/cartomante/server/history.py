"""What people have played: profiles, past games, statistics and leaderboards."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from cartomante.server import protocol as p
from cartomante.server.refusals import Code, Refusal
from cartomante.server.schema import people, ratings, results, seatings, tables


def profile(connection: Connection, person_id: str) -> p.Profile:
    """What everybody may know of somebody."""
    known = sa.select(people).where(people.c.id == person_id, people.c.deleted_at.is_(None))
    person = connection.execute(known).one_or_none()
    if person is None:
        raise Refusal(Code.NOT_FOUND)
    mine = sa.select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.game)
    return p.Profile(
        id=person.id,
        name=person.name,
        is_guest=person.account is None,
        since=person.created_at,
        ratings=[_rating(row) for row in connection.execute(mine)],
        statistics=statistics(connection, person_id),
    )


# --- statistics -------------------------------------------------------------------------------------------------------


def statistics(connection: Connection, person_id: str) -> list[p.Statistics]:
    """How somebody has done in each game."""
    by_game: dict[str, list[Any]] = {}
    for row in connection.execute(_counted(person_id)):
        by_game.setdefault(row.game, []).append(row)
    return [_statistics(game, rows) for game, rows in sorted(by_game.items())]


def _counted(person_id: str) -> sa.Select[Any]:
    """How often somebody took each place, apart for games with and without other people."""
    other = results.alias("other")
    met_people = (
        sa.exists()
        .where(other.c.table_id == results.c.table_id, other.c.seat != results.c.seat, other.c.bot.is_(None))
        .label("met_people")
    )
    r = results.c
    mine = sa.select(r.game, r.place, r.score, met_people).where(r.person_id == person_id).subquery()
    counts = sa.func.count().label("games"), sa.func.max(mine.c.score).label("best")
    alike = (mine.c.game, mine.c.place, mine.c.met_people)
    return sa.select(*alike, *counts).group_by(*alike).order_by(mine.c.place)


def _statistics(game: str, rows: list[Any]) -> p.Statistics:
    places: dict[str, int] = {}
    for row in rows:
        places[str(row.place)] = places.get(str(row.place), 0) + row.games
    everything = _tally(rows)
    return p.Statistics(
        game=game,
        games=everything.games,
        wins=everything.wins,
        places=places,
        best_score=max(row.best for row in rows),
        against_people=_tally(row for row in rows if row.met_people),
        against_bots=_tally(row for row in rows if not row.met_people),
    )


def _tally(rows: Iterable[Any]) -> p.Tally:
    counted = [(row.games, row.place == 1) for row in rows]
    return p.Tally(games=sum(games for games, _ in counted), wins=sum(games for games, is_won in counted if is_won))


# --- past games -------------------------------------------------------------------------------------------------------


def past_games(
    connection: Connection, person_id: str, asks: str | None, game: str | None, before: str | None, limit: int
) -> list[p.PastGame]:
    """Somebody's finished games, the latest first; `before` is the table at which the page before this one ended.

    Games at tables that are not public are for those who sat there.
    """
    r = results.c
    wanted = sa.select(results).join(tables, tables.c.id == r.table_id).where(r.person_id == person_id)
    if person_id != asks:
        shared = sa.select(seatings.c.table_id).where(seatings.c.person_id == asks)
        wanted = wanted.where(tables.c.is_public | r.table_id.in_(shared))
    if game is not None:
        wanted = wanted.where(r.game == game)
    if before is not None:
        ended = sa.select(r.ended_at).where(r.table_id == before, r.person_id == person_id)
        ended_at = connection.scalar(ended)
        if ended_at is None:
            raise Refusal(Code.NOT_FOUND)
        wanted = wanted.where((r.ended_at < ended_at) | ((r.ended_at == ended_at) & (r.table_id < before)))
    found = connection.execute(wanted.order_by(r.ended_at.desc(), r.table_id.desc()).limit(limit)).all()
    seats = _seats(connection, [row.table_id for row in found])
    return [_past_game(row, seats[row.table_id]) for row in found]


def _seats(connection: Connection, table_ids: list[str]) -> dict[str, list[p.SeatResult]]:
    """How everybody came out at some tables, by the names they have now."""
    rows = connection.execute(
        sa.select(results, people.c.name)
        .outerjoin(people, people.c.id == results.c.person_id)
        .where(results.c.table_id.in_(table_ids))
        .order_by(results.c.table_id, results.c.seat)
    )
    found: dict[str, list[p.SeatResult]] = {}
    for row in rows:
        person = p.PersonHere(id=row.person_id, name=row.name) if row.person_id is not None else None
        result = p.SeatResult(person=person, bot=row.bot, place=row.place, score=row.score)
        found.setdefault(row.table_id, []).append(result)
    return found


def _past_game(row: Any, seats: list[p.SeatResult]) -> p.PastGame:
    return p.PastGame(
        table=row.table_id,
        game=row.game,
        seat=row.seat,
        seats=seats,
        ended_at=row.ended_at,
        rating_before=row.rating_before,
        rating_after=row.rating_after,
    )


# --- leaderboards -----------------------------------------------------------------------------------------------------


def leaderboard(connection: Connection, game: str, limit: int) -> list[p.Leader]:
    """The strongest in a game; guests are not listed, they could be anybody."""
    rows = connection.execute(
        sa.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person_id)
        .where(ratings.c.game == game, people.c.account.is_not(None))
        .order_by(ratings.c.shown.desc(), ratings.c.games.desc(), ratings.c.person_id)
        .limit(limit)
    )
    return [
        p.Leader(place=place, person=p.PersonHere(id=row.person_id, name=row.name), rating=_rating(row))
        for place, row in enumerate(rows, start=1)
    ]


def _rating(row: Any) -> p.RatingInfo:
    return p.RatingInfo(game=row.game, mu=row.mu, sigma=row.sigma, shown=row.shown, games=row.games, wins=row.wins)
