"""The page for authors of clients says what the server does: every message, every refusal, every limit."""

import re
from pathlib import Path
from typing import Any

import pytest

from cartomante.server import asyncapi, protocol, sockets
from cartomante.server.answers import status_of
from cartomante.server.config import Limits
from cartomante.server.refusals import Code
from server.serving import Served

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = [*asyncapi.members(protocol.FromClient), *asyncapi.members(protocol.FromServer)]


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_the_table_of_refusals_is_complete_and_names_their_status() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| .+ \|$", chapter("Refusals"), re.MULTILINE)
    assert rows == [(code.value, str(status_of(code))) for code in Code]


@pytest.mark.parametrize("model", MESSAGES, ids=lambda model: model.__name__)
def test_every_message_is_explained_with_its_fields(model: type[protocol.Model]) -> None:
    tag = model.model_fields["type"].annotation.__args__[0]  # type: ignore[union-attr]
    rows = re.findall(rf"^\| `{tag}` \| .+$", PAGE, re.MULTILINE)
    assert rows, tag
    if issubclass(model, protocol.WishBase):
        for field in model.model_fields.keys() - {"type", "id"}:
            assert f"`{field}`" in rows[0], field


def test_every_field_of_an_entry_is_explained() -> None:
    for field in protocol.Entry.model_fields:
        assert f"`{field}`" in chapter("Entries"), field


def test_the_limits_are_those_of_the_server() -> None:
    limits = " ".join(chapter("Limits").split())
    assert f"at most {protocol.LONGEST_MESSAGE} bytes" in limits
    assert f"at most {protocol.LONGEST_TALK} characters" in limits
    assert f"a name at most {protocol.LONGEST_NAME}" in limits
    usual = Limits().messages_per_second
    assert f"send {usual * sockets.BURST_SECONDS} messages at once, and {usual} a second" in limits
    assert f"after {sockets.MOST_WAITING} messages or {sockets.MOST_BYTES >> 20} MiB" in limits


def test_the_page_names_the_address_of_the_socket() -> None:
    assert f"`{asyncapi.ADDRESS}`" in chapter("The socket")


async def test_the_bot_of_the_page_plays_a_whole_game(server: Served) -> None:
    program = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[-1]
    scope: dict[str, Any] = {"__name__": "bot"}
    exec(compile(program, "docs/protocol.md", "exec"), scope)
    view = await scope["play"](server.url, "shipwreck", 3)
    assert view["over"]
