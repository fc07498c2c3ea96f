"""What the commands that print something print."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from cartomante.cli import COMMANDS
from cartomante.core.text import LANGUAGES
from cartomante.games import load_game, names

Run = Callable[..., Result]


def test_help_lists_every_command_and_imports_none_of_the_heavy_things() -> None:
    code = (
        "import sys; sys.argv = ['cartomante', '--help']\n"
        "from cartomante.cli import main\n"
        "try: main()\n"
        "except SystemExit: print(sorted({'textual', 'numba', 'numpy', 'rich'} & set(sys.modules)))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.rstrip().endswith("[]")
    assert all(f"  {command}" in out for command in COMMANDS)


def test_no_command_is_a_question_for_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stdout == run("--help").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_titles_players_and_taglines(run: Run, language: str) -> None:
    said = run("games", "--lang", language).stdout
    listed = json.loads(run("games", "--lang", language, "--json").stdout)["games"]
    assert [game["name"] for game in listed] == names()
    for game in listed:
        texts = load_game(game["name"]).text(language)
        assert f"{texts.say('title')} (" in said
        assert texts.say("tagline") in said
        assert (game["title"], game["tagline"]) == (texts.say("title"), texts.say("tagline"))
    assert {"name": "talismans", "min_players": 2, "max_players": 10}.items() <= listed[-1].items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_rules_prints_every_chapter_as_markdown_into_a_pipe(run: Run, language: str, game: str) -> None:
    said = run("rules", game, "--lang", language).stdout
    chapters = load_game(game).text(language).rulebook()
    assert [line[3:] for line in said.splitlines() if line.startswith("## ")] == [title for title, _ in chapters]
    assert all(body in said for _, body in chapters)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "es:en"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run("games").stdout == run("games", "--lang", language).stdout


SHAPE = {
    "game": str, "players": int, "games": int, "decisions": int, "seconds": float, "decisions_per_second": float,
    "games_per_second": float, "mean_decisions": float, "mean_scores": list, "wins_by_seat": list,
}  # fmt: skip


def test_simulate_prints_one_object(run: Run) -> None:
    words = ("simulate", "talismans", "--players", "3", "--games", "50", "--seed", "4", "--json")
    result = run(*words)
    told = json.loads(result.stdout)
    assert {name: type(value) for name, value in told.items()} == SHAPE
    assert (told["game"], told["players"], told["games"]) == ("talismans", 3, 50)
    assert len(told["mean_scores"]) == len(told["wins_by_seat"]) == 3
    assert result.stderr == ""
    again = json.loads(run(*words, "--threads", "2").stdout)
    assert [again[key] for key in ("decisions", "mean_scores")] == [told[key] for key in ("decisions", "mean_scores")]


def test_simulate_plays_with_the_options_it_is_given(run: Run) -> None:
    words = ("simulate", "talismans", "--players", "5", "--games", "200", "--json")
    standard, strict = json.loads(run(*words).stdout), json.loads(run(*words, "--options", "preset=strict").stdout)
    assert strict["mean_decisions"] < standard["mean_decisions"] * 0.8


def test_simulate_reports_for_all_together_where_they_win_or_lose_together(run: Run) -> None:
    words = ("simulate", "shipwreck", "--games", "300", "--players", "2", "--options", "difficulty=easy")
    told = json.loads(run(*words, "--json").stdout)
    said = run(*words, "--lang", "it").stdout
    wins = told["wins_by_seat"][0]
    assert re.search(rf"Partite vinte +{wins} \({wins / 300:.1%}\)", said)
    assert re.search(rf"Punteggio medio +{told['mean_scores'][0]:.3f}", said)
    assert "Posto" not in said


def test_simulate_reports_in_words(run: Run) -> None:
    said = run("simulate", "talismans", "--games", "20", "--lang", "it")
    assert said.exit_code == 0
    assert "I Talismani del Tempo" in said.stdout
    assert "Decisioni al secondo" in said.stdout


def test_the_package_runs_as_a_module(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "cartomante", "games"], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0
    assert "talismans" in done.stdout


def test_a_reader_that_stops_reading_is_no_error() -> None:
    program = f"{sys.executable} -m cartomante rules talismans | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.usefixtures("toy_on_the_shelf")
def test_a_package_among_the_games_is_a_game(run: Run) -> None:
    assert {"talismans", "toy"} <= {game["name"] for game in json.loads(run("games", "--json").stdout)["games"]}
    assert "The Four Houses" in run("rules", "toy").stdout
    assert json.loads(run("simulate", "toy", "--games", "5", "--json").stdout)["game"] == "toy"
