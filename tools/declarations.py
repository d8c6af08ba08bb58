"""Write src/tabletown/web/types.d.ts, TypeScript's view of what goes over the wire, protocol.js, its numbers, and for
each game with a table of its own the types of its numbers, tallies and figures.

python -m tools.declarations   after a change of tabletown.server.protocol, or of what a game shows
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_origin

import msgspec

from tabletown.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
DECLARATIONS = ROOT / "src" / "tabletown" / "web" / "types.d.ts"
NUMBERS = DECLARATIONS.with_name("protocol.js")

HEAD = """\
// What goes over the wire, from tabletown.server.protocol.
// Written by: python -m tools.declarations
"""
HEAD_OF_NUMBERS = """\
// Limits and codes that both ends of the wire know, from tabletown.server.protocol.
// Written by: python -m tools.declarations
"""
HEAD_OF_GAME = """\
// What a table of {title} shows: the numbers of its layout, and what its rules make of them.
// Written by: python -m tools.declarations
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]
ANYTHING: Schema = {}


def declarations(protocol: ModuleType) -> str:
    """The records of a module, with all that they refer to, and its named choices between types."""
    names = {name: value for name, value in vars(protocol).items() if not name.startswith("_")}
    records = [value for value in names.values() if is_record(value)]
    aliases = {name: value for name, value in names.items() if get_origin(value) in (Union, UnionType, Literal)}
    schemas, components = msgspec.json.schema_components([*records, *aliases.values()], ref_template="{name}")
    asked = asked_for(components)
    blocks = [record(name, schema, name in asked) for name, schema in components.items()]
    for name, schema in zip(aliases, schemas[len(records) :], strict=True):
        blocks.append(f"export type {name} = {typescript(schema)};\n")
    return "\n".join([HEAD, *sorted(blocks, key=declared_name)])


def numbers(protocol: ModuleType) -> str:
    """The numbers of a module, as a script."""
    found = [(name, value) for name, value in vars(protocol).items() if name.isupper() and isinstance(value, int)]
    return "\n".join([HEAD_OF_NUMBERS, *(f"export const {name} = {value};" for name, value in found), ""])


def shown_by(game: Game) -> str:
    """The numbers of a game, and the records of its tallies and figures."""
    _, components = msgspec.json.schema_components(game.records, ref_template="{name}")
    numbers = ["export type Numbers = {"]
    for name, _, count, per_seat in game.layout.numbers:
        numbers.append(f"  {name}: {'number' if count == 1 and not per_seat else 'Array<number>'};")
    shown = "export type Shown = { numbers: Numbers; tallies: Tallies; figures: Figures };\n"
    records = sorted((record(name, schema, False) for name, schema in components.items()), key=declared_name)
    return "\n".join([HEAD_OF_GAME.format(title=game.title), *records, "\n".join([*numbers, "};\n"]), shown])


def types_of(game: Game) -> Path:
    return game.folder / "ui" / "types.d.ts"


def is_record(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct


def asked_for(components: dict[str, Schema]) -> set[str]:
    """The records that clients send: those that refuse unknown fields, and what they are made of."""
    found: set[str] = set()
    waiting = [name for name, schema in components.items() if schema.get("additionalProperties") is False]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(components[name])
    return found


def references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"]
        for part in schema.values():
            yield from references(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from references(part)


def record(name: str, schema: Schema, asked: bool) -> str:
    """An interface. What the server sends has all its fields; clients may leave out those with a default."""
    lines = [*comment(schema.get("description", "")), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        optional = asked and field not in schema["required"]
        lines.append(f"  {field}{'?' if optional else ''}: {typescript(kind)};")
    return "\n".join([*lines, "}\n"])


def comment(text: str) -> list[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def typescript(schema: Schema) -> str:
    """The type that a JSON schema describes."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": choices}:
            return " | ".join(typescript(choice) for choice in choices)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(typescript(item) for item in items)}]"
        case {"type": "array"}:
            return f"Array<{typescript(schema.get('items', ANYTHING))}>"
        case {"type": "object"}:
            return f"Record<string, {typescript(schema.get('additionalProperties', ANYTHING))}>"
        case {"type": kind}:
            return PLAIN[kind]
    if schema.keys() <= {"default"}:
        return "unknown"
    raise ValueError(f"There is no TypeScript for the schema {schema}.")


def declared_name(block: str) -> str:
    line = next(line for line in block.splitlines() if line.startswith("export "))
    return line.split()[2]


def main() -> None:
    import tabletown
    from tabletown.server import protocol

    games = [(types_of(game), shown_by(game)) for game in tabletown.games() if types_of(game).parent.exists()]
    for path, text in ((DECLARATIONS, declarations(protocol)), (NUMBERS, numbers(protocol)), *games):
        path.write_text(text)
        print(f"Wrote {path.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
