"""Component data: TOML files with the provenance of every entry, and packs that replace entries."""

from __future__ import annotations

import json
import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import BadInput

SOURCES: Final = ("seed", "public", "designed")
"""seed: the rulebook says so; public: found elsewhere; designed: ours, replaceable. A pack is "pack"."""
MOST_BYTES: Final = 2_000_000
STARTER: Final = """\
# What is not in here stays as it is. Take the # away from the lines that you want to change,
# and from the line in brackets above them.
"""
LONGEST_LINE: Final = 100
ID: Final = re.compile(r"[A-Za-z0-9_-]+")

Table = dict[str, object]


class Pack(msgspec.Struct, frozen=True):
    """A content pack: the file that it was read from, and its text. It can be sent where that file is not."""

    path: str
    text: str


class Content:
    """The tables of a content file: single ones by name, and lists of entries with ids."""

    def __init__(self, tables: Table, packs: tuple[str, ...] = ()) -> None:
        self.tables = tables
        self.packs = packs

    def table(self, name: str) -> Table:
        found = self.tables.get(name)
        if not isinstance(found, dict):
            raise BadInput(f"the content has no table [{name}]")
        return found

    def entries(self, name: str) -> list[Table]:
        """The entries of `[[name]]`, in their order."""
        found = self.tables.get(name)
        if not isinstance(found, list):
            raise BadInput(f"the content has no entries [[{name}]]")
        return found

    def sentences(self, keys: dict[str, tuple[str, ...]]) -> str:
        """The words that entries have, as Fluent messages `content-<id>-<key>`: they are translated like all others."""
        lines = [
            f"{words_id(_id(entry), key)} = {_fluent(word(entry, key))}"
            for name, wanted in keys.items()
            for entry in self.entries(name)
            for key in wanted
            if key in entry
        ]
        return "".join(f"{line}\n" for line in lines)

    def digest(self) -> str:
        """Tells one content from another, whatever order its files were written in."""
        return blake2b(repr(_ordered(self.tables)).encode(), digest_size=8).hexdigest()

    def starter(self) -> str:
        """A pack to begin with: the numbers of this content, each list with its first entry, all commented out."""
        blocks = [STARTER]
        for name, found in self.tables.items():
            if isinstance(found, dict):
                blocks += _numbers_of(name, found)
            elif isinstance(found, list) and (numbers := _numbers_in(found[0])):
                lines = [f"[[{name}]]", f'id = "{found[0]["id"]}"', *numbers]
                others = ", ".join(str(entry["id"]) for entry in found[1:])
                blocks.append("".join(f"# {line}\n" for line in lines) + (f"# # also: {others}\n" if others else ""))
        return "\n".join(blocks)

    def with_pack(self, pack: Path | Pack) -> Content:
        """The same content with the entries of a pack in the place of ours; BadInput says what does not fit."""
        pack = pack if isinstance(pack, Pack) else read_pack(pack)
        path = Path(pack.path)
        tables = dict(self.tables)
        for name, given in parsed(pack).items():
            ours = self.tables.get(name)
            if isinstance(ours, dict) and isinstance(given, dict):
                tables[name] = _merged(ours, given, f"{path.name}: [{name}]")
            elif isinstance(ours, list) and isinstance(given, list):
                tables[name] = _replaced(ours, given, f"{path.name}: [[{name}]]")
            elif isinstance(ours, list):
                raise BadInput(f"{path.name}: entries are written [[{name}]], in two brackets")
            else:
                known = ", ".join(sorted(self.tables))
                raise BadInput(f"{path.name}: there is no [{name}] to replace; there are: {known}")
        return Content(tables, (*self.packs, path.name))


def words_id(id: str, key: str) -> str:
    """The message that says the words of an entry."""
    return f"content-{id}-{key}"


def read_pack(path: Path) -> Pack:
    """The text of a TOML file; BadInput if it cannot be read."""
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            raise BadInput(f"{path} is not a file")
        if path.stat().st_size > MOST_BYTES:
            raise BadInput(f"{path} is larger than {MOST_BYTES // 1_000_000} MB; that is no content file")
        return Pack(str(path), path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None
    except ValueError as error:
        raise BadInput(f"{path} cannot be read: {error}") from None


def parsed(pack: Pack) -> Table:
    """The text as plain data; BadInput if it is not TOML."""
    try:
        return tomllib.loads(pack.text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{pack.path} is not a valid TOML file: {error}") from None


def load(path: Path) -> Content:
    """A game's own content file. Every entry has to say where it comes from."""
    content = Content(parsed(read_pack(path)))
    for name, found in content.tables.items():
        for entry in found if isinstance(found, list) else [found]:
            if not isinstance(entry, dict) or entry.get("source") not in SOURCES:
                label = entry.get("id", "?") if isinstance(entry, dict) else "?"
                raise BadInput(f"{path.name}: {name} {label} needs a source, one of: {', '.join(SOURCES)}")
    return content


def number(entry: Table, key: str, low: int, high: int) -> int:
    """A whole number of an entry, within bounds."""
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"{_label(entry)}: {key} has to be a whole number from {low} to {high}, not {value!r}")
    return value


def numbers(entry: Table, key: str, low: int, high: int) -> list[int]:
    """A list of whole numbers of an entry, each within bounds."""
    values = entry.get(key)
    if not isinstance(values, list) or not values:
        raise BadInput(f"{_label(entry)}: {key} has to be a list of whole numbers, not {values!r}")
    return [number({**entry, key: value}, key, low, high) for value in values]


def word(entry: Table, key: str) -> str:
    """A text of an entry."""
    value = entry.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"{_label(entry)}: {key} has to be a text, not {value!r}")
    return value


def _id(entry: Table) -> str:
    id = word(entry, "id")
    if not ID.fullmatch(id):
        raise BadInput(f"{_label(entry)}: an id is made of the letters A to Z, digits, - and _")
    return id


def _fluent(text: str) -> str:
    """A text as the value of a message: on one line, braces quoted."""
    return re.sub(r"[{}]", r'{"\g<0>"}', " ".join(text.split()))


def _numbers_of(name: str, table: Table) -> list[str]:
    """A table and the tables in it, as far as they have numbers."""
    numbers = _numbers_in(table)
    found = ["".join(f"# {line}\n" for line in [f"[{name}]", *numbers])] if numbers else []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _numbers_of(f"{name}.{key}", value)
    return found


def _numbers_in(table: Table) -> list[str]:
    """The keys with numbers in their values, as far as those are short enough for a line."""
    plain = {key: value for key, value in table.items() if not isinstance(value, dict) and _has_numbers(value)}
    lines = [f"{key} = {_toml(value)}" for key, value in plain.items()]
    return [line for line in lines if len(line) <= LONGEST_LINE]


def _has_numbers(value: object) -> bool:
    if isinstance(value, (list, dict)):
        return any(map(_has_numbers, value.values() if isinstance(value, dict) else value))
    return type(value) is int


def _toml(value: object) -> str:
    """A value as it is written in a TOML file."""
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {_toml(each)}' for key, each in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def _label(entry: Table) -> str:
    return f"content entry {entry['id']!r}" if "id" in entry else "a content entry"


def _merged(ours: Table, given: Table, where: str) -> Table:
    merged = dict(ours)
    for key, value in given.items():
        if key not in ours:
            raise BadInput(f"{where} has an unknown key {key!r}; known are: {', '.join(sorted(ours))}")
        if isinstance(value, dict) and isinstance(ours[key], dict):
            merged[key] = _merged(ours[key], value, where)  # type: ignore[arg-type]
        elif type(value) is not type(ours[key]):
            raise BadInput(f"{where}: {key} has to be like {ours[key]!r}, not {value!r}")
        else:
            merged[key] = value
    merged["source"] = "pack"
    return merged


def _replaced(ours: list[Table], given: list[Table], where: str) -> list[Table]:
    """Entries take the place of ours by their id; a new one says which of ours it is like, and is added."""
    known = {old["id"]: old for old in ours if "id" in old}
    changed: dict[object, Table] = {}
    for entry in given:
        id = entry.get("id") if isinstance(entry, dict) else entry
        model = entry.get("like", id) if isinstance(entry, dict) else entry
        if not isinstance(id, str) or not isinstance(model, str) or model not in known:
            hint = f"known are: {', '.join(map(str, known))}; a new entry says which of them it is like"
            raise BadInput(f"{where} has an entry with an unknown id {model!r}; {hint}")
        if id in known and id != model:
            raise BadInput(f"{where} {id!r} is there already, so it cannot be a new one like {model!r}")
        if id in changed:
            raise BadInput(f"{where} has two entries with the id {id!r}")
        own = {key: value for key, value in entry.items() if key != "like"}
        changed[id] = _merged(known[model], own, f"{where} {id!r}")
    return [changed.pop(old.get("id"), old) for old in ours] + list(changed.values())


def _ordered(value: object) -> object:
    if isinstance(value, dict):
        return sorted((key, _ordered(item)) for key, item in value.items())
    if isinstance(value, list):
        return [_ordered(item) for item in value]
    return value
