"""The AsyncAPI document tells everything that is said over the socket."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cartomante.server import asyncapi, protocol
from cartomante.server.refusals import Code

DOCUMENT = asyncapi.document()
TO_SERVER, TO_CLIENT = asyncapi.members(protocol.FromClient), asyncapi.members(protocol.FromServer)

each_message = pytest.mark.parametrize("model", [*TO_SERVER, *TO_CLIENT], ids=lambda model: model.__name__)


def found(ref: str) -> Any:
    """What a reference within the document points at."""
    place: Any = DOCUMENT
    for part in ref.removeprefix("#/").split("/"):
        place = place[part]
    return place


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        yield from ([part["$ref"]] if "$ref" in part else [])
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)


def names(messages: list[dict[str, str]]) -> list[str]:
    return [message["$ref"].rpartition("/")[2] for message in messages]


@each_message
def test_every_message_is_in_the_channel_with_its_fields_and_its_tag(model: type[protocol.Model]) -> None:
    message = found(DOCUMENT["channels"]["table"]["messages"][model.__name__]["$ref"])
    schema = found(message["payload"]["$ref"])
    assert list(schema["properties"]) == list(model.model_fields)
    assert schema["properties"]["type"]["const"] == message["name"]


def test_the_server_receives_what_clients_send_and_sends_or_replies_what_they_hear() -> None:
    received: list[str] = []
    sent: list[str] = []
    for operation in DOCUMENT["operations"].values():
        (received if operation["action"] == "receive" else sent).extend(names(operation["messages"]))
        sent.extend(names(operation.get("reply", {}).get("messages", [])))
    assert sorted(received) == sorted(model.__name__ for model in TO_SERVER)
    assert sorted(sent) == sorted(model.__name__ for model in TO_CLIENT)


def test_every_reference_leads_somewhere() -> None:
    refs = set(references(DOCUMENT))
    assert refs
    for ref in refs:
        assert found(ref)


def test_what_the_server_sends_is_complete_and_what_it_receives_may_leave_things_out() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    assert schemas["Refused"]["required"] == list(protocol.Refused.model_fields)
    assert schemas["Sit"]["required"] == ["id", "type"]


def test_the_codes_of_refusals_are_listed() -> None:
    assert DOCUMENT["components"]["schemas"]["Code"]["enum"] == [code.value for code in Code]


def test_it_can_be_sent_as_json() -> None:
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT
