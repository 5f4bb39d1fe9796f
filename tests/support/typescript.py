"""web/src/wire.ts from server/wire.py: `make wire` writes it, a test compares."""

import json
import re
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from forbidden.server import wire

TARGET: Final = Path("web/src/wire.ts")
HEAD: Final = "// Written by `make wire` from src/forbidden/server/wire.py: change it there.\n"
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """Every message as an interface, and the two unions."""
    _, asked = models_json_schema([(model, "validation") for model in wire.ASKED])
    _, answered = models_json_schema([(model, "serialization") for model in wire.ANSWERED])
    shapes: dict[str, Any] = {**asked["$defs"], **answered["$defs"]}
    shapes |= wire.from_browser.json_schema(mode="validation")["$defs"]
    shapes |= wire.from_server.json_schema(mode="serialization")["$defs"]
    lines = [HEAD]
    for name in sorted(shapes, key=_name):
        lines.append(_interface(_name(name), shapes[name]))
    lines.append(_union("FromBrowser", wire.from_browser))
    lines.append(_union("FromServer", wire.from_server))
    return "\n".join(lines)


def _name(name: str) -> str:
    """Pydantic tells names that two games share apart by their modules."""
    long = re.fullmatch(r"forbidden__games__(\w+?)__snapshot__(\w+)", name)
    return f"{long[1].capitalize()}{long[2]}" if long else name


def _interface(name: str, shape: dict[str, Any]) -> str:
    fields = [
        f"  {field}{'' if field in shape.get('required', []) else '?'}: {_type(kind)};"
        for field, kind in shape.get("properties", {}).items()
    ]
    said = " ".join(shape.get("description", "").split())
    return "\n".join([f"/** {said} */", f"export interface {name} {{", *fields, "}", ""])


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return _name(kind["$ref"].rsplit("/", 1)[1])
    if "const" in kind:
        return json.dumps(kind["const"])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    for choice in ("anyOf", "oneOf"):
        if choice in kind:
            return " | ".join(dict.fromkeys(_type(each) for each in kind[choice]))
    if kind.get("type") == "array":
        inner = _type(kind.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties", True)
        return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(kind.get("type", ""), "unknown")


def _union(name: str, messages: TypeAdapter[Any]) -> str:
    schema = messages.json_schema(mode="serialization")
    return f"export type {name} = {_type(schema)};\n"


if __name__ == "__main__":
    TARGET.write_text(typescript(), "utf-8")
