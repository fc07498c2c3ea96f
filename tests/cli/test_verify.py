"""`verify`: a clear yes, a clear no, or not a saved game at all."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.core.text import LANGUAGES
from cartomante.games import load_game

Run = Callable[..., Result]
Tamper = Callable[..., None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_says_yes_and_what_was_checked(run: Run, finished: Path, language: str) -> None:
    data, texts = json.loads(finished.read_text()), load_game("talismans").text(language)
    result = run("verify", finished, "--lang", language)
    assert result.exit_code == 0
    assert result.stdout.startswith(texts.say("verify-yes", title=texts.say("title")))
    assert result.stdout.count("✓") == 4
    assert data["seed"]["commitment"] in result.stdout
    assert data["fingerprint"] in result.stdout
    assert all(texts.score(points) in result.stdout for points in data["scores"])


def test_a_drawn_seed_is_derived_again(run: Run, started: Path) -> None:
    data = json.loads(started.read_text())
    result = run("verify", started)
    assert result.exit_code == 0
    assert f"The seed {data['seed']['number']} follows from the secret." in result.stdout
    assert "not finished" in result.stdout


def test_json(run: Run, finished: Path) -> None:
    data = json.loads(finished.read_text())
    told = json.loads(run("verify", finished, "--json").stdout)
    assert told == {
        "verified": True,
        "file": str(finished),
        "game": "talismans",
        "players": 2,
        "commitment": data["seed"]["commitment"],
        "seed": data["seed"]["number"],
        "moves": len(data["moves"]),
        "fingerprint": data["fingerprint"],
        "over": True,
        "scores": data["scores"],
    }


def test_a_game_from_a_position_verifies_without_a_deal(run: Run, tmp_path: Path) -> None:
    game = load_game("talismans")
    match = game.from_position(game.new_match(3, seed=1).position())
    match.apply(match.legal_actions(0)[0], 0)
    (tmp_path / "game.json").write_text(json.dumps(match.save()))
    result = run("verify", tmp_path / "game.json")
    assert result.exit_code == 0
    assert "given position" in result.stdout


def swap_two_moves(data: dict) -> dict:
    return {"moves": [*data["moves"][:-1], [data["moves"][-1][0], 103 if data["moves"][-1][1] != 103 else 104]]}


LIES = {
    "the last move": swap_two_moves,
    "a move left out": lambda data: {"moves": data["moves"][:-1]},
    "the fingerprint": lambda data: {"fingerprint": "0" * 32},
    "the scores": lambda data: {"scores": [points + 1 for points in data["scores"]]},
    "that it goes on": lambda data: {"over": False},
    "the seed": lambda data: {"seed": data["seed"] | {"number": f"{8:032x}"}},
    "the commitment": lambda data: {"seed": data["seed"] | {"commitment": "0" * 64}},
    "the pack": lambda data: {"pack": data["pack"] | {"digest": "0" * 64}},
    "the options": lambda data: {"options": data["options"] | {"joker_value": "high"}},
    "the version": lambda data: {"version": 0},
    "a missing part": lambda data: {"moves": None},
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES.keys())
def test_a_lie_is_found(run: Run, finished: Path, tamper: Tamper, lie: Callable[[dict], dict]) -> None:
    tamper(finished, **lie(json.loads(finished.read_text())))
    result = run("verify", finished)
    assert result.exit_code == 1
    assert result.stdout.count("\n") == 1
    assert finished.name in result.stdout
    told = run("verify", finished, "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["verified"] is False


def test_a_secret_that_does_not_give_the_seed_is_found(run: Run, started: Path, tamper: Tamper) -> None:
    seed = json.loads(started.read_text())["seed"]
    tamper(started, seed=seed | {"secret": "0" * 64})
    assert run("verify", started).exit_code == 1
    tamper(started, seed=seed | {"contributions": ["abracadabra"]})
    assert run("verify", started).exit_code == 1
