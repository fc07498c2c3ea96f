"""Bots as people write them."""

import pytest

from cartomante.arena.entrants import read_entrant, read_entrants, split
from cartomante.bots import levels_of
from cartomante.core.errors import CartomanteError
from cartomante.games import load_game

GAME = load_game("talismans")


def test_commas_separate_bots_and_parameters() -> None:
    listed = list(split("master, search:iterations=500,bold=1.4,random"))
    assert listed == ["master", "search:iterations=500,bold=1.4", "random"]


def test_parameters_are_what_they_look_like() -> None:
    entrant = read_entrant(GAME, "search:iterations=20,bold=1.5,paranoid=true")
    assert entrant.name == "search:iterations=20,bold=1.5,paranoid=true"
    assert (entrant.bot, dict(entrant.params)) == ("search", {"iterations": 20, "bold": 1.5, "paranoid": True})


def test_a_level_is_the_bot_that_the_game_says() -> None:
    entrant, level = read_entrant(GAME, "adept"), levels_of(GAME)["adept"]
    assert (entrant.name, entrant.bot, dict(entrant.params)) == ("adept", level.bot, dict(level.params))


@pytest.mark.parametrize(
    ("text", "named", "allowed"),
    [
        ("deepblue", "deepblue", "random"),
        ("", "''", "random"),
        ("random,,random", "''", "random"),
        ("reference", "reference", "search"),  # the rules of this game describe no player
        ("random,random", "random", "twice"),
        ("search:iterations", "iterations", "KEY=VALUE"),
        ("search:iterations=", "iterations=", "KEY=VALUE"),
        ("search:seed=4", "seed", "--seed"),
        ("search:speed=4", "speed", "search"),
        ("search:iterations=0", "0", "from 1"),
        ("search:milliseconds=0", "0", "from 1"),
        ("search:iterations=many", "many", "from 1"),
    ],
)
def test_what_is_wrong_with_bots(text: str, named: str, allowed: str) -> None:
    with pytest.raises(CartomanteError, match=r"bot|iterations|milliseconds") as refused:
        read_entrants(GAME, text)
    assert named in str(refused.value)
    assert allowed in str(refused.value)
