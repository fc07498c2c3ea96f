"""The rules on a simulated GPU, where kernels are plain Python: games end in the same records as matches do."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from contract.tables import Table, each_game
from contract.test_determinism import play_as_simulations_do

GAMES, SEED = 3, (1 << 32) - 2  # the sum carries from one word of the seed to the next

PROGRAM = """
import json, sys
import toy
from cartomante import load_game
from cartomante.core.compiled.cuda import play_random

name, games, players, seed = sys.argv[1], *map(int, sys.argv[2:])
result = play_random(toy.GAME if name == "toy" else load_game(name), games, players, seed)
print(json.dumps(result | {"states": [state.tobytes().hex() for state in result["states"]]}))
"""


def play_on_simulated_gpu(game, players):
    """In a process of its own, because Numba decides when it is imported whether there is a GPU."""
    tests = str(Path(__file__).parents[1])
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": tests}
    command = [sys.executable, "-c", PROGRAM, game.name, str(GAMES), str(players), str(SEED)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@each_game
def test_games_on_a_simulated_gpu_end_in_the_same_records(game):
    pytest.importorskip("numba.cuda", reason="numba-cuda is not installed")
    table = Table(game, (game.min_players + game.max_players) // 2)
    matches = [play_as_simulations_do(table.deal(seed=SEED + i)) for i in range(GAMES)]
    result = play_on_simulated_gpu(game, table.players)
    assert result["states"] == [match.state_bytes().hex() for match in matches]
    assert result["decisions"] == sum(len(match.history) for match in matches)
    scores = zip(*(match.scores for match in matches), strict=True)
    assert result["mean_scores"] == pytest.approx([sum(column) / GAMES for column in scores])
    assert result["wins_by_seat"] == [sum(seat in match.winners for match in matches) for seat in range(table.players)]
