"""The guide to the arena says what is so."""

import re
from pathlib import Path

import pytest

from cartomante.cli import arena, balance

GUIDE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_its_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(example, "arena.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed] == ["random", "apprentice"]


def test_it_names_every_option() -> None:
    for command in (arena.command, balance.command):
        options = [name for parameter in command.params for name in parameter.opts if name.startswith("--")]
        assert [name for name in options if name not in GUIDE] == []
