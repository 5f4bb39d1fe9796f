"""Writes what the browser has to know from Python: `make wire` does it, a test compares.

web/src/wire.ts has the messages of server/wire; web/src/games/NAME/wire.ts what a game's snapshots
and chances hold beyond that, and facts.json what never changes in it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_type_hints

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from forbidden_games.games import GAMES
from forbidden_games.kernel.game import Game
from forbidden_games.server import wire
from tools import ROOT

SOURCES: Final = ROOT / "web" / "src"
HEAD: Final = "// Written by `make wire` from {}: change it there.\n"
IN_THE_BROWSER: Final = {"Message": "Reason"}  # names that are others there
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Shapes = dict[str, Any]  # JSON schemas by name


def written() -> Iterator[tuple[Path, str]]:
    """Every file with what has to stand in it."""
    yield SOURCES / "wire.ts", messages()
    for game in GAMES.values():
        folder = SOURCES / "games" / game.name
        if folder.is_dir():  # a game without pictures of its own is shown as a plain table
            yield folder / "wire.ts", types_of(game)
            yield folder / "facts.json", f"{json.dumps(game.facts(), indent=1)}\n"


def messages() -> str:
    """Every message as an interface, and the two unions."""
    _, asked = models_json_schema([(model, "validation") for model in wire.ASKED])
    _, answered = models_json_schema([(model, "serialization") for model in wire.ANSWERED])
    sent: Shapes = {**answered["$defs"]}
    sent |= wire.from_server.json_schema(mode="serialization")["$defs"]
    shapes: Shapes = {**asked["$defs"], **_complete(sent)}
    shapes |= wire.from_browser.json_schema(mode="validation")["$defs"]
    unions = [
        f"export type FromBrowser = {_union(wire.from_browser)};\n",
        f"export type FromServer = {_union(wire.from_server)};\n",
    ]
    head = HEAD.format("forbidden_games/server/wire")
    return "\n".join([head, *_interfaces(shapes), *unions])


def types_of(game: Game[Any]) -> str:
    """What the snapshots and chances of a game hold."""
    shapes: Shapes = {}
    for answer in (game.snapshot, game.chances):
        kind = get_type_hints(answer)["return"]
        schema = TypeAdapter(kind).json_schema(mode="serialization", ref_template="{model}")
        shapes |= schema.pop("$defs", {})
        shapes[kind.__name__] = schema
    head = HEAD.format(f"forbidden_games/games/{game.name}")
    return "\n".join([head, *_interfaces(_complete(shapes))])


def _complete(shapes: Shapes) -> Shapes:
    """The same without fields that may be missing: the server leaves none out."""
    return {
        name: {**shape, "required": list(shape.get("properties", {}))}
        for name, shape in shapes.items()
    }


def _name(name: str) -> str:
    return IN_THE_BROWSER.get(name, name)


def _interfaces(shapes: Shapes) -> list[str]:
    return [_interface(_name(each), shapes[each]) for each in sorted(shapes, key=_name)]


def _interface(name: str, shape: dict[str, Any]) -> str:
    fields = [
        f"  {field}{'' if field in shape.get('required', []) else '?'}: {_type(kind)};"
        for field, kind in shape.get("properties", {}).items()
    ]
    description = " ".join(shape.get("description", "").split())
    return "\n".join([f"/** {description} */", f"export interface {name} {{", *fields, "}", ""])


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return _name(kind["$ref"].rsplit("/", 1)[-1])
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


def _union(messages: TypeAdapter[Any]) -> str:
    return _type(messages.json_schema(mode="serialization"))


if __name__ == "__main__":
    for file, text in written():
        file.write_text(text, "utf-8")
