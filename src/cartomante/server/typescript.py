"""The protocol as TypeScript, written from the models so that the browser cannot disagree with the server.

`python -m cartomante.server.typescript` writes `web/src/lib/protocol.ts`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin

from pydantic import BaseModel

from cartomante.server import protocol
from cartomante.server.schemas import schemas_of

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"
HEADER = "// Generated from src/cartomante/server/protocol.py by `make protocol`. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
RENAMED = {"Code": "RefusalCode"}
WIDTH = 100

Schema = Mapping[str, Any]


def source() -> str:
    """The whole file."""
    aliases = aliases_of(protocol)
    writer = Writer({union(types): name for name, types in aliases.items()})
    parts = [
        "".join(constants(protocol)),
        *(writer.alias(name, types) for name, types in aliases.items()),
        *(writer.definition(name, schema) for name, schema in definitions_of(protocol).items()),
    ]
    return "\n".join([HEADER, *parts])


# --- what the module holds --------------------------------------------------------------------------------------------


def constants(module: ModuleType) -> Iterator[str]:
    """The version of the protocol and its limits."""
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, int):
            yield f"export const {name} = {value};\n"


def models_of(module: ModuleType) -> list[type[BaseModel]]:
    """Every model that is defined there and says something, in the order of the file."""
    classes = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, BaseModel)]
    return [each for each in classes if each.__module__ == module.__name__ and each.model_fields]


def definitions_of(module: ModuleType) -> dict[str, Schema]:
    """The schema of every model, in the order of the file, after the lists they choose from."""
    models = models_of(module)
    found = schemas_of(models)
    names = [model.__name__ for model in models]
    return {name: found[name] for name in [*sorted(found.keys() - set(names)), *names]}


def aliases_of(module: ModuleType) -> dict[str, list[str]]:
    """What has a name without being a model: choices of words, and unions of models with a tag."""
    return {name: types for name, value in vars(module).items() if (types := _choices(value))}


def _choices(value: Any) -> list[str]:
    if get_origin(value) is Literal:
        return [json.dumps(word) for word in get_args(value)]
    members = get_args(get_args(value)[0]) if get_origin(value) is Annotated else ()
    return [each.__name__ for each in members if isinstance(each, type) and issubclass(each, BaseModel)]


# --- how TypeScript says it -------------------------------------------------------------------------------------------


def union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    inner = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"


class Writer:
    """Writes schemas as types. A union that has a name is called by it."""

    def __init__(self, named: Mapping[str, str]) -> None:
        self._named = named

    def alias(self, name: str, types: list[str]) -> str:
        line = f"export type {name} = {union(types)};\n"
        return line if len(line) <= WIDTH else f"export type {name} =\n" + "\n".join(f"  | {t}" for t in types) + ";\n"

    def definition(self, name: str, schema: Schema) -> str:
        """A model as an interface, a list of words as a union."""
        about = comment(schema.get("description"))
        if "enum" in schema:
            return about + self.alias(RENAMED.get(name, name), [json.dumps(word) for word in schema["enum"]])
        required = schema.get("required", ())
        fields = [self._field(key, of, key in required) for key, of in schema["properties"].items()]
        return f"{about}export interface {name} {{\n{''.join(fields)}}}\n"

    def _field(self, name: str, schema: Schema, required: bool) -> str:
        mark = "" if required else "?"
        return f"{comment(schema.get('description'), '  ')}  {name}{mark}: {self.type(schema)};\n"

    def type(self, schema: Schema) -> str:
        """What a value of this schema is; a schema that is not understood is an error, not a guess."""
        if "$ref" in schema:
            name: str = schema["$ref"].rpartition("/")[2]
            return RENAMED.get(name, name)
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return self._call(json.dumps(word) for word in schema["enum"])
        for members in ("anyOf", "oneOf"):
            if members in schema:
                return self._call(self.type(each) for each in schema[members])
        return self._structure(schema)

    def _structure(self, schema: Schema) -> str:
        kind = schema.get("type")
        if kind == "array" and "prefixItems" in schema:
            return f"[{', '.join(self.type(each) for each in schema['prefixItems'])}]"
        if kind == "array":
            item = self.type(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        if kind == "object":
            values = schema.get("additionalProperties", True)
            return f"Record<string, {'unknown' if values is True else self.type(values)}>"
        if kind is None and not schema.keys() - {"title", "description", "default"}:
            return "unknown"
        return PLAIN[str(kind)]

    def _call(self, types: Iterable[str]) -> str:
        listed = union(types)
        return self._named.get(listed, listed)


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
