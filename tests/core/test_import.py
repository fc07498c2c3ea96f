"""Nobody who only wants to play a card waits for a compiler to load."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
HEAVY = ("numpy", "numba", "fluent.runtime", "textual")
PLAY_A_CARD = """
match = game.new_match(2, seed=1)
match.apply(match.legal_actions(0)[0], 0)
match.view(0)
match.determinize(0, 1)
game.load_match(match.save())
"""


def loaded_after(program):
    """Which of the heavy libraries a program has imported by its end."""
    tell = f"import sys; print(*(name for name in {HEAVY} if name in sys.modules))"
    environment = os.environ | {"PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-c", f"{program}\n{tell}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_package_alone_imports_nothing():
    assert loaded_after("import cartomante") == []


@pytest.mark.parametrize(
    "load", ["from toy import GAME as game", "from cartomante import load_game; game = load_game('talismans')"]
)
def test_a_game_is_dealt_and_played_without_a_compiler(load):
    assert loaded_after(load + PLAY_A_CARD) == ["numpy"]


def test_texts_come_when_somebody_reads():
    program = "import toy\nm = toy.GAME.new_match(2, seed=1)\nm.describe(m.legal_actions(0)[0], 0, 'it')"
    assert loaded_after(program) == ["numpy", "fluent.runtime"]


def test_the_interface_of_the_package_is_its_two_names():
    import cartomante

    assert set(cartomante.__all__) == {"games", "load_game"}
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        cartomante.chess  # noqa: B018
