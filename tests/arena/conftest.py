"""A folder of results for every test, and small tournaments of bots that cost nothing."""

from pathlib import Path

import pytest

from arena.tournaments import tournament
from cartomante.arena.job import Job


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's results are kept."""
    monkeypatch.setenv("CARTOMANTE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def job() -> Job:
    """Two bots of the same kind at a table of two."""
    return tournament("a,b")
