"""The README's example runs, and its two commands exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run_one_after_the_other(capsys):
    play, deduce = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len([line for line in play.splitlines() if line.strip()]) <= 10
    scope = {}
    exec(compile(play, "README.md", "exec"), scope)
    printed = capsys.readouterr().out.splitlines()
    assert any("Neve" in line or "Pioggia" in line for line in printed)
    assert printed[-1].startswith("[")
    exec(compile(deduce, "README.md", "exec"), scope)
    assert "Fraction(1, " in capsys.readouterr().out


def test_the_two_commands_stand_on_top_and_in_the_makefile():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test"):
        assert f"make {command}" in README[:700]
        assert f"\n{command}:" in makefile


def test_every_linked_document_exists():
    for link in re.findall(r"\]\(((?!https?:)[^)#]+)", README):
        assert (ROOT / link).exists(), link
