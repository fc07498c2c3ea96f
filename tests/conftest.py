"""What all tests share: Hypothesis without a stopwatch, because compiled code takes its time when first called."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("cartomante", deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cartomante")


@pytest.fixture
def postgresql() -> Iterator[str]:
    """The URL of an empty PostgreSQL database, thrown away afterwards."""
    from databases import new_database  # most tests do without it

    with new_database() as url:
        yield url


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where everything is there that tests may need (CARTOMANTE_SKIP_NOTHING), none may be skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if os.environ.get("CARTOMANTE_SKIP_NOTHING") and reporter is not None and reporter.stats.get("skipped"):
        for report in reporter.stats["skipped"]:
            reporter.write_line(f"skipped, but must not be: {report.nodeid}")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
