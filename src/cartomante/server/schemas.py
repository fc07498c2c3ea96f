"""The JSON schemas of the protocol's models, from which its other descriptions are written."""

from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from cartomante.server.protocol import FromServer

Json = dict[str, Any]


def schemas_of(models: Iterable[type[BaseModel]], ref: str = "#/$defs/{model}") -> dict[str, Json]:
    """The schema of each of these models, and of all that they are made of; `ref` is how they point at one another."""
    _, schema = models_json_schema([(model, "validation") for model in models], ref_template=ref)
    found: dict[str, Json] = schema["$defs"]
    for name in found.keys() & names_told():
        _require_everything(found[name])
    return found


def names_told() -> set[str]:
    """The models in messages from the server: those are always complete, whatever may be left out on the way there."""
    return set(TypeAdapter(FromServer).json_schema()["$defs"])


def _require_everything(schema: Json) -> None:
    if "properties" in schema:
        schema["required"] = list(schema["properties"])
