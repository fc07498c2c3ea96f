"""A folder of games and a language of its own for every test, and saved games to look at."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import toy
from cartomante import games
from cartomante.cli import main
from cartomante.cli.parameters import LOCALE_VARIABLES
from cartomante.games import load_game
from cli.sittings import play_on, sit_down

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's games are kept; the environment speaks no language."""
    monkeypatch.setenv("CARTOMANTE_DATA", str(tmp_path / "data"))
    for variable in LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


@pytest.fixture
def run() -> Run:
    """Call the command line as a shell would."""

    def call(*words: object) -> Result:
        return CliRunner().invoke(main, [str(word) for word in words], prog_name="cartomante")

    return call


@pytest.fixture
def started() -> Path:
    """The file of a game that was left in the middle; its seed was drawn."""
    sitting = sit_down(players=3, seed=None)
    play_on(sitting, 12)
    sitting.keep()
    return sitting.path


@pytest.fixture
def finished() -> Path:
    """The file of a whole game."""
    sitting = sit_down()
    play_on(sitting, 1000)
    sitting.keep()
    return sitting.path


@pytest.fixture
def toy_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One more game in the list: the toy, as a package among the others."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "toy").symlink_to(Path(toy.__file__).parent)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "games")])
    load_game.cache_clear()
    yield
    load_game.cache_clear()
    sys.modules.pop("cartomante.games.toy", None)


@pytest.fixture
def tamper() -> Callable[..., None]:
    """Change a saved game behind its back."""

    def change(path: Path, **fields: object) -> None:
        data = json.loads(path.read_text())
        path.write_text(json.dumps(data | fields))

    return change
