"""The guide to adding a game: what it quotes is in the toy, its examples run, and its first step makes a game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
GUIDE = (REPOSITORY / "docs" / "adding-a-game.md").read_text()
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)

CHECK_THE_COPY = """
from cartomante import games, load_game

game = load_game("duel")
assert "duel" in games()
match = game.new_match(3, seed=1)
while not match.is_over:
    seat = match.deciders()[0]
    match.describe(match.legal_actions(seat)[-1], seat, "de")
    match.apply(match.legal_actions(seat)[-1], seat)
assert game.text("fr").rulebook()
"""


@pytest.mark.parametrize(("path", "code"), [(path, code) for _, path, code in BLOCKS if path])
def test_what_is_quoted_is_in_the_toy(path, code):
    assert code in (REPOSITORY / path).read_text()


def test_the_examples_run():
    exec("".join(code for language, path, code in BLOCKS if language == "python" and not path), {})


def test_every_file_of_the_toy_is_explained():
    for path in (REPOSITORY / "tests" / "toy").glob("*.py"):
        assert path.name.startswith("test_") or f"`{path.name}`" in GUIDE, path.name


@pytest.fixture
def copy_of_the_repository(tmp_path):
    for folder in ("src", "tests"):
        shutil.copytree(REPOSITORY / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(REPOSITORY / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_copy_is_a_game(copy_of_the_repository):
    copy_the_toy = next(code for language, _, code in BLOCKS if language == "sh")
    paths = [str(copy_of_the_repository / folder) for folder in ("src", "tests")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}

    def run(*command):
        done = subprocess.run(
            command, cwd=copy_of_the_repository, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    run("bash", "-euc", copy_the_toy)
    run(sys.executable, "-c", CHECK_THE_COPY)
    run(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/games/duel")
