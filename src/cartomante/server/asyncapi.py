"""The socket of a table as an AsyncAPI document, written from the models; `docs/protocol.md` explains it to people."""

from typing import Any, get_args

from pydantic import BaseModel

from cartomante.server import protocol as p
from cartomante.server.routes import COOKIE
from cartomante.server.schemas import Json, schemas_of

ADDRESS = "/api/tables/{table_id}/socket"
CHANNEL = {"$ref": "#/channels/table"}
ANSWERS: tuple[type[BaseModel], ...] = (p.Done, p.Refused)


def document() -> Json:
    """AsyncAPI 3.0. It speaks as the server: it receives what clients send, and sends what they hear."""
    messages = [*members(p.FromClient), *members(p.FromServer)]
    return {
        "asyncapi": "3.0.0",
        "info": _info(),
        "defaultContentType": "application/json",
        "channels": {"table": _channel(messages)},
        "operations": _operations(),
        "components": {
            "schemas": _without_discriminators(schemas_of(messages, ref="#/components/schemas/{model}")),
            "messages": {model.__name__: _message(model) for model in messages},
            "securitySchemes": _security_schemes(),
        },
    }


def members(union: Any) -> list[type[BaseModel]]:
    """The models of a union with a tag."""
    return list(get_args(get_args(union)[0]))


def _info() -> Json:
    return {
        "title": "Cartomante: the socket of a table",
        "version": str(p.PROTOCOL),
        "description": "Live play at one table. Every message is one JSON object whose `type` says what it is. "
        f"A message to the server has at most {p.LONGEST_MESSAGE} bytes.",
        "license": {"name": "MIT"},
    }


def _channel(messages: list[type[BaseModel]]) -> Json:
    return {
        "address": ADDRESS,
        "title": "One table, as one viewer sees it",
        "messages": {model.__name__: {"$ref": f"#/components/messages/{model.__name__}"} for model in messages},
        "parameters": {"table_id": {"description": "the id of the table"}},
        "bindings": {"ws": {"method": "GET", "query": _query(), "bindingVersion": "0.1.0"}},
    }


def _query() -> Json:
    after = {
        "type": "integer",
        "minimum": 0,
        "default": 0,
        "description": "the number of the last entry that the client knows: the snapshot tells those after it",
    }
    return {"type": "object", "properties": {"after": after}}


def _operations() -> Json:
    """What the server receives, with its answers, and what it sends unasked."""
    asked_for: set[type[BaseModel]] = {*ANSWERS, p.Pong}
    news = [model for model in members(p.FromServer) if model not in asked_for]
    return {
        "wish": _operation("receive", "Wishes; each is done or refused", members(p.Wish)) | _reply(*ANSWERS),
        "ping": _operation("receive", "Is the server there, and what time is it?", [p.Ping]) | _reply(p.Pong),
        "typing": _operation("receive", "Somebody is writing", [p.Typing]),
        "tell": _operation("send", "How things stand, and what has happened", news),
    }


def _operation(action: str, summary: str, messages: list[type[BaseModel]]) -> Json:
    return {
        "action": action,
        "channel": CHANNEL,
        "summary": summary,
        "messages": [_in_channel(model) for model in messages],
        "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in _security_schemes()],
    }


def _reply(*messages: type[BaseModel]) -> Json:
    return {"reply": {"channel": CHANNEL, "messages": [_in_channel(model) for model in messages]}}


def _in_channel(model: type[BaseModel]) -> Json:
    return {"$ref": f"#/channels/table/messages/{model.__name__}"}


def _message(model: type[BaseModel]) -> Json:
    about = {"summary": model.__doc__.splitlines()[0]} if model.__doc__ else {}
    return {
        "name": model.model_fields["type"].annotation.__args__[0],  # type: ignore[union-attr]
        "title": model.__name__,
        **about,
        "payload": {"$ref": f"#/components/schemas/{model.__name__}"},
    }


def _without_discriminators(schema: Any) -> Any:
    """OpenAPI's way to point at a tag means something else here; the tags are constants and tell as much."""
    if isinstance(schema, list):
        return [_without_discriminators(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _without_discriminators(value) for key, value in schema.items() if key != "discriminator"}


def _security_schemes() -> Json:
    return {
        "cookie": {
            "type": "httpApiKey",
            "name": COOKIE,
            "in": "cookie",
            "description": "set by the server when somebody signs in or begins as a guest",
        },
        "bearer": {
            "type": "http",
            "scheme": "bearer",
            "description": "a token of one's own, for scripts and bots",
        },
    }
