"""What a finished game counts for."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from openskill.models import PlackettLuce

from cartomante.server import opening, schema
from cartomante.server.database import migrate
from cartomante.server.ratings import record_result
from cartomante.server.store import make_engine
from cartomante.server.table import Person, Table
from server.games import on_paper

ADA, BO, CY = (Person(name, name.title()) for name in ("ada", "bo", "cy"))


class Book:
    """A database that knows some people, and what finished games have left in it."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url).execution_options(writes=True)
        migrate(self.engine)
        rows = [{"id": who.id, "name": who.name, "language": "en", "created_at": 0} for who in (ADA, BO, CY)]
        with self.engine.begin() as connection:
            connection.execute(schema.people.insert(), rows)

    def write_down(self, table: Table) -> None:
        with self.engine.begin() as connection:
            opening.insert_table(connection, table)
        with self.engine.begin() as connection:
            record_result(connection, table, 1000)

    def results(self) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(schema.results).order_by("table_id", "seat")))

    def ratings(self) -> dict[str, Any]:
        with self.engine.connect() as connection:
            return {row.person_id: row for row in connection.execute(sa.select(schema.ratings))}


@pytest.fixture(params=["sqlite", "postgresql"])
def book(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Book]:
    is_sqlite = request.param == "sqlite"
    book = Book(f"sqlite:///{tmp_path / 'book.db'}" if is_sqlite else request.getfixturevalue("postgresql"))
    yield book
    book.engine.dispose()


def test_people_are_rated_among_themselves_and_bots_do_not_count(book: Book) -> None:
    table = on_paper("t1", [ADA, BO], bots=2)
    book.write_down(table)
    assert table.match is not None
    model, places = PlackettLuce(), table.match.places
    expected = model.rate([[model.rating()], [model.rating()]], ranks=[float(place) for place in places[:2]])
    found = book.ratings()
    assert set(found) == {"ada", "bo"}
    for person, team in zip(("ada", "bo"), expected, strict=True):
        assert found[person].mu == pytest.approx(team[0].mu)
        assert found[person].shown == pytest.approx(team[0].mu - 3 * team[0].sigma)
        assert found[person].games == 1
    assert [row.place for row in book.results()] == places
    assert [row.score for row in book.results()] == table.match.scores
    assert [row.bot for row in book.results()] == [None, None, "adept", "adept"]
    assert [row.rating_after is None for row in book.results()] == [False, False, True, True]


def test_a_win_is_counted_and_raises_the_rating(book: Book) -> None:
    table = on_paper("t1", [ADA, BO])
    book.write_down(table)
    assert table.match is not None
    (winner,) = table.match.winners
    rows, found = book.results(), book.ratings()
    won, lost = (ADA, BO)[winner].id, (ADA, BO)[1 - winner].id
    assert (found[won].wins, found[lost].wins) == (1, 0)
    assert rows[winner].rating_before == pytest.approx(0)
    assert rows[winner].rating_after > rows[1 - winner].rating_after


def test_a_game_against_bots_alone_is_a_result_but_not_rated(book: Book) -> None:
    book.write_down(on_paper("t1", [ADA], bots=1))
    assert book.ratings() == {}
    assert [(row.person_id, row.bot, row.rating_before) for row in book.results()] == [
        ("ada", None, None),
        (None, "adept", None),
    ]


def test_a_game_played_together_is_never_rated(book: Book) -> None:
    book.write_down(on_paper("t1", [ADA, BO], game="shipwreck"))
    assert book.ratings() == {}
    assert len(book.results()) == 2


def test_whoever_was_away_at_the_end_is_ranked_where_the_stand_in_ended(book: Book) -> None:
    here, away = on_paper("t1", [ADA, BO]), on_paper("t2", [ADA, BO])
    away.seats[1].away = True
    book.write_down(here)
    book.write_down(away)
    first, second = book.results()[1], book.results()[3]
    assert (second.person_id, second.place, second.score) == (first.person_id, first.place, first.score)
    assert book.ratings()["bo"].games == 2


def test_somebody_who_is_gone_leaves_a_result_without_a_name(book: Book) -> None:
    with book.engine.begin() as connection:
        connection.execute(schema.people.update().where(schema.people.c.id == "bo").values(deleted_at=1))
    book.write_down(on_paper("t1", [ADA, BO]))
    assert set(book.ratings()) == {"ada"}
    assert [(row.person_id, row.bot) for row in book.results()] == [("ada", None), (None, None)]


def test_games_of_a_person_that_end_at_once_all_count(book: Book) -> None:
    tables = [on_paper(f"t{i}", [ADA, BO] if i % 2 else [CY, ADA], seed=i) for i in range(8)]
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(book.write_down, tables))
    assert book.ratings()["ada"].games == 8
    steps = [(row.rating_before, row.rating_after) for row in book.results() if row.person_id == "ada"]
    befores, afters = sorted(before for before, _ in steps), sorted(after for _, after in steps)
    last = book.ratings()["ada"].shown
    assert sorted([*befores, last]) == pytest.approx(sorted([0.0, *afters]))  # each begins where another ended
