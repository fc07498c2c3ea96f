"""Throw-away databases on the PostgreSQL server of this machine, or of CARTOMANTE_TEST_DATABASE_URL."""

import contextlib
import os
import uuid
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from cartomante.server.store import make_engine

POSTGRESQL = os.environ.get("CARTOMANTE_TEST_DATABASE_URL", "postgresql+psycopg://postgres@127.0.0.1:5432/test")


@contextlib.contextmanager
def new_database() -> Iterator[str]:
    """The URL of an empty PostgreSQL database while it is there."""
    address, name = sa.make_url(POSTGRESQL), f"cartomante_test_{uuid.uuid4().hex}"
    admin = make_engine(POSTGRESQL).execution_options(isolation_level="AUTOCOMMIT")
    try:
        with admin.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
    except sa.exc.OperationalError:
        pytest.skip(f"no PostgreSQL answers at {address.render_as_string()}; set CARTOMANTE_TEST_DATABASE_URL")
    yield address.set(database=name).render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()
