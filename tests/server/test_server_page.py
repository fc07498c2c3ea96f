"""The page for those who run a server names every setting, option, command and metric as it is."""

import re
from pathlib import Path

import click
import pytest

from cartomante.cli.admin import command as admin
from cartomante.cli.serve import command as serve
from cartomante.server.config import Limits, Settings
from cartomante.server.metrics import Metrics
from cartomante.server.running import PING_SECONDS, PONG_SECONDS

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def rows(title: str) -> dict[str, str]:
    """The first two columns of the tables in a chapter."""
    chapter = re.split(rf"\n##+ {title}\n", PAGE)[1].split("\n#")[0]
    return dict(re.findall(r"^\| `([^`]+)` \| ([^|]*?) \|", chapter, re.MULTILINE))


@pytest.mark.parametrize(("title", "model"), [("Settings", Settings), ("Limits", Limits)])
def test_settings_and_their_defaults(title: str, model: type[Settings] | type[Limits]) -> None:
    said = rows(title)
    assert list(said) == list(model.model_fields)
    for name, field in model.model_fields.items():
        if isinstance(field.default, int | str):
            assert said[name] == f"`{field.default}`", name
        elif field.default is None or field.default == []:
            assert not said[name].startswith("`"), name


def test_options_of_serve() -> None:
    said = [words.split()[0] for words in rows("Options of `cartomante serve`")]
    assert said == [option.opts[0] for option in serve.params]


def test_commands_of_admin() -> None:
    assert isinstance(admin, click.Group)
    assert [words.split()[1] for words in rows("Looking after it")] == list(admin.commands)


def test_metrics() -> None:
    said, text = rows("Health and metrics"), Metrics().text().decode()
    named = {name for name in said if name.startswith("cartomante_")}
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
    counted = {f"{name.removesuffix('_total')}_total" if kind == "counter" else name for name, kind in kinds.items()}
    assert named == {name for name in counted if not name.endswith("_created")}


def test_pings() -> None:
    assert f"pings every client every {PING_SECONDS:.0f} s" in PAGE
    assert f"a ping within {PONG_SECONDS:.0f} seconds" in PAGE
