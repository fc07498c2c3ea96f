"""What the web client knows of the protocol is what the server speaks."""

import re

import pytest

from cartomante.server import protocol, typescript
from cartomante.server.refusals import Code

SOURCE = typescript.source()


def declaration(name: str) -> str:
    """What the file says of one type."""
    found = re.search(
        rf"^export (?:interface|type) {name}\b.*?(?=^(?:/\*\*|export)|\Z)", SOURCE, re.MULTILINE | re.DOTALL
    )
    assert found, name
    return found.group()


def test_the_generated_file_is_up_to_date() -> None:
    """If this fails: `make protocol`."""
    assert typescript.TARGET.read_text(encoding="utf-8") == SOURCE


@pytest.mark.parametrize("model", typescript.models_of(protocol), ids=lambda model: model.__name__)
def test_every_field_of_every_model_is_there(model: type[protocol.Model]) -> None:
    fields = re.findall(r"^  (\w+)\??: ", declaration(model.__name__), re.MULTILINE)
    assert fields == list(model.model_fields)


def test_the_refusals_are_a_closed_list() -> None:
    assert re.findall(r'"(\w+)"', declaration("RefusalCode")) == [code.value for code in Code]
    assert "  code: RefusalCode;\n" in declaration("Refused")


def test_messages_are_told_apart_by_a_tag() -> None:
    assert "Snapshot | Update | Done" in declaration("FromServer")
    assert '  type: "done";\n' in declaration("Done")
    assert '  type: "act";\n' in declaration("Act")
    assert '  kind: "none";\n' in declaration("NoClock")


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_tells_is_there() -> None:
    assert "  seat?: number | null;\n" in declaration("Sit")
    assert "  undo?: Undo;\n" in declaration("NewTable")
    assert "  undo: Undo;\n" in declaration("Setup")
    assert "  section: string | null;\n" in declaration("Refused")


def test_descriptions_become_comments() -> None:
    assert "/** A wish came true; `number` is its entry. */\nexport interface Done {" in SOURCE
    assert "  /** is mixed into the deal */\n  contribution?: string;\n" in SOURCE


def test_the_version_and_the_limits_are_the_servers() -> None:
    assert f"export const PROTOCOL = {protocol.PROTOCOL};\n" in SOURCE
    assert f"export const LONGEST_MESSAGE = {protocol.LONGEST_MESSAGE};\n" in SOURCE


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}, "(number | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, number]"),
        ({"type": "object", "additionalProperties": {"$ref": "#/$defs/Entry"}}, "Record<string, Entry>"),
        ({"enum": ["b", "a"]}, "Words"),
        ({}, "unknown"),
    ],
)
def test_schemas_are_written_as_types(schema: typescript.Schema, written: str) -> None:
    assert typescript.Writer({'"b" | "a"': "Words"}).type(schema) == written


def test_a_schema_that_is_not_understood_is_an_error() -> None:
    with pytest.raises(KeyError):
        typescript.Writer({}).type({"not": {"type": "string"}})
