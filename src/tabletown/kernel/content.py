"""Component data: TOML files with the provenance of every entry, and packs that replace entries."""

from __future__ import annotations

import json
import re
from collections.abc import ItemsView, ValuesView
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeGuard

import msgspec

from tabletown.kernel.errors import BadInput
from tabletown.kernel.toml import read_toml

SOURCES: Final = ("seed", "public", "designed")
"""seed: the rulebook says so; public: found elsewhere; designed: ours, replaceable. A pack is "pack"."""
MOST_BYTES: Final = 2_000_000
STARTER: Final = """\
# What is not in here stays as it is. Take the # away from the lines that you want to change,
# and from the line in brackets above them.
"""
LONGEST_LINE: Final = 200
ABOUT: Final = ("source", "note")
"""Keys that tell of an entry and not of the game: a pack may write them, and nobody has to read them."""
OWN: Final = "content.toml"
ID: Final = re.compile(r"[A-Za-z0-9_-]+")

Table = dict[str, object]
Place = tuple[str | int, ...]
"""Where something stands: the name of a table or list, the id of an entry, keys, and numbers in lists."""


class Pack(msgspec.Struct, frozen=True):
    """A content pack: the file that it was read from, and its text. It can be sent where that file is not."""

    path: str
    text: str


class ContentEntry(Table):
    """A table of the content in the hands of the game that reads it: it knows its place, and notes what is read."""

    def __init__(self, table: Table, content: Content, place: Place) -> None:
        super().__init__({key: content.lend(value, (*place, key)) for key, value in table.items()})
        self.content = content
        self.place = place

    def __getitem__(self, key: str) -> object:
        self.content.read.add((*self.place, key))
        return super().__getitem__(key)

    def get(self, key: str, default: object = None) -> object:
        self.content.read.add((*self.place, key))
        return super().get(key, default)

    def items(self) -> ItemsView[str, object]:  # type: ignore[override]
        self.content.read.update((*self.place, key) for key in self)
        return super().items()

    def values(self) -> ValuesView[object]:  # type: ignore[override]
        self.content.read.update((*self.place, key) for key in self)
        return super().values()


class Content:
    """The tables of a content file: single ones by name, and lists of entries with ids."""

    def __init__(self, tables: Table, packs: tuple[str, ...] = (), changed: dict[Place, str] | None = None) -> None:
        self.tables = tables
        self.packs = packs
        self.changed = changed or {}
        """What packs have changed, and which of them did."""
        self.read: set[Place] = set()
        """What the game has read: nothing else can matter to it."""
        self.settled = False

    def table(self, name: str) -> Table:
        found = self.tables.get(name)
        if not isinstance(found, dict):
            raise BadInput(f"the content has no table [{name}]")
        return found if self.settled else ContentEntry(found, self, (name,))

    def entries(self, name: str) -> list[Table]:
        """The entries of `[[name]]`, in their order."""
        found = self.tables.get(name)
        if not isinstance(found, list):
            raise BadInput(f"the content has no entries [[{name}]]")
        return found if self.settled else [ContentEntry(entry, self, (name, _named(entry))) for entry in found]

    def lend(self, value: object, place: Place) -> object:
        """The same value, with tables that note what is read of them."""
        if isinstance(value, dict):
            return ContentEntry(value, self, place)
        if isinstance(value, list):
            return [self.lend(item, (*place, number)) for number, item in enumerate(value)]
        return value

    def settle(self) -> None:
        """The game has read all that it needs; BadInput if a pack changes something else."""
        for place, pack in self.changed.items():
            if place not in self.read:
                *table, key = place
                where = f"{pack}: {self.spot(tuple(table))}"
                raise BadInput(f"{where}: {key} only describes the box: a pack cannot change it")
        self.settled = True

    def spot(self, place: Place) -> str:
        """A table as people find it in the file: `[game.limits]`, `[[hero]] 'comet'`, `[[hero]] 'comet', effects 2`."""
        if isinstance(self.tables[str(place[0])], list):
            head, inner = f"[[{place[0]}]] {place[1]!r}", place[2:]
        else:
            numbers = [i for i, part in enumerate(place) if isinstance(part, int)]
            depth = numbers[0] - 1 if numbers else len(place)
            head, inner = f"[{'.'.join(map(str, place[:depth]))}]", place[depth:]
        words = " ".join(str(part + 1) if isinstance(part, int) else part for part in inner)
        return f"{head}, {words}" if words else head

    def sentences(self, keys: dict[str, tuple[str, ...]]) -> str:
        """The words that entries have, as Fluent messages `content-<id>-<key>`: they are translated like all others."""
        lines: list[str] = []
        lists: dict[str, str] = {}
        for name, wanted in keys.items():
            for entry in self.entries(name):
                id = _id(entry)
                if lists.setdefault(id, name) != name:
                    raise BadInput(f"{where(entry)}: there is a [[{lists[id]}]] with this id already")
                lines += [f"{words_id(id, key)} = {_fluent(word(entry, key))}\n" for key in wanted if key in entry]
        return "".join(lines)

    def digest(self, words: dict[str, tuple[str, ...]]) -> str:
        """Tells one content from another by what the rules have read: not by words for people, notes and sources."""
        said = {(name, _named(entry), key) for name in words for entry in self.entries(name) for key in words[name]}
        inside = {place[:depth] for place in self.read - said for depth in range(1, len(place) + 1)}
        return blake2b(repr(_only(self.tables, (), inside)).encode(), digest_size=8).hexdigest()

    def starter(self) -> str:
        """A pack to begin with: all numbers that the game has read, commented out."""
        blocks = [STARTER]
        for name, found in self.tables.items():
            if isinstance(found, dict):
                blocks += self._tables(found, (name,))
            elif isinstance(found, list):
                for entry in found:
                    numbers = self._numbers(entry, (name, _named(entry)), inner=True)
                    blocks += _commented([f"[[{name}]]", f'id = "{entry["id"]}"', *numbers] if numbers else [])
        return "\n".join(blocks)

    def _tables(self, table: Table, place: Place) -> list[str]:
        """A table and the tables in it, as far as they have numbers."""
        numbers = self._numbers(table, place, inner=False)
        found = _commented([f"[{'.'.join(map(str, place))}]", *numbers] if numbers else [])
        for key, value in table.items():
            if isinstance(value, dict):
                found += self._tables(value, (*place, key))
        return found

    def _numbers(self, table: Table, place: Place, inner: bool, prefix: str = "") -> list[str]:
        """The keys with numbers in their values, as far as those are short enough for a line; also of tables inside."""
        lines: list[str] = []
        for key, value in table.items():
            if isinstance(value, dict):
                lines += self._numbers(value, (*place, key), inner, f"{prefix}{key}.") if inner else []
            elif (*place, key) in self.read and _has_numbers(value):
                lines.append(f"{prefix}{key} = {_toml(value)}")
        return [line for line in lines if len(line) <= LONGEST_LINE]

    def with_pack(self, pack: Path | Pack) -> Content:
        """The same content with the entries of a pack in the place of ours; BadInput says what does not fit."""
        pack = pack if isinstance(pack, Pack) else read_pack(pack)
        file = Path(pack.path).name
        tables = dict(self.tables)
        changed: list[Place] = []
        for name, given in parsed(pack).items():
            ours = self.tables.get(name)
            if isinstance(ours, dict) and isinstance(given, dict):
                tables[name] = _merged(ours, given, f"{file}: [{name}]")
                changed += _changes(ours, given, (name,))
            elif isinstance(ours, list) and isinstance(given, list):
                tables[name] = _replaced(ours, given, f"{file}: [[{name}]]")
                changed += _changed_entries(ours, given, name)
            elif isinstance(ours, list):
                raise BadInput(f"{file}: entries are written [[{name}]], in two brackets")
            elif isinstance(ours, dict):
                raise BadInput(f"{file}: there is one {name} only; it is written [{name}], in one bracket")
            else:
                known = ", ".join(sorted(self.tables))
                raise BadInput(f"{file}: there is no [{name}] to replace; there are: {known}")
        return Content(tables, (*self.packs, file), self.changed | dict.fromkeys(changed, file))


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
        return read_toml(pack.text)
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
    return _whole(entry, key, entry.get(key), low, high)


def numbers(entry: Table, key: str, low: int, high: int) -> list[int]:
    """A list of different whole numbers of an entry, each within bounds."""
    values = entry.get(key)
    if not isinstance(values, list) or not values:
        raise BadInput(f"{where(entry, key)}: {key} has to be a list of whole numbers, {_instead(values)}")
    found = [_whole(entry, key, value, low, high) for value in values]
    if len(set(found)) < len(found):
        raise BadInput(f"{where(entry, key)}: {key} has a number twice: {values!r}")
    return found


def word(entry: Table, key: str) -> str:
    """A text of an entry."""
    value = entry.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"{where(entry, key)}: {key} has to be a text, {_instead(value)}")
    return value


def words(entry: Table, key: str) -> list[str]:
    """A list of texts of an entry; it may be empty."""
    values = entry.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise BadInput(f"{where(entry, key)}: {key} has to be a list of texts, {_instead(values)}")
    return values


def inner(entry: Table, key: str) -> Table:
    """A table in an entry."""
    value = entry.get(key)
    if not isinstance(value, dict):
        raise BadInput(f"{where(entry, key)}: {key} has to be a table, {_instead(value)}")
    return value


def inner_tables(entry: Table, key: str) -> list[Table]:
    """A list of tables in an entry; it may be empty."""
    values = entry.get(key)
    if not _are_tables(values):
        raise BadInput(f"{where(entry, key)}: {key} has to be a list of tables, [{{ ... }}, ...], {_instead(values)}")
    return values


def check_all_read(entry: Table, what: str) -> None:
    """BadInput if there is a key in an entry that nobody has asked for."""
    if isinstance(entry, ContentEntry):
        read = [key for key in entry if (*entry.place, key) in entry.content.read]
        for key in entry:
            if key not in read:
                raise BadInput(f"{where(entry, key)}: {what} has no {key!r}; it has: {', '.join(read)}")


def where(entry: Table, key: str = "") -> str:
    """The file and the place of an entry, for whoever has to mend it."""
    if not isinstance(entry, ContentEntry):
        return f"content entry {entry['id']!r}" if "id" in entry else "a content entry"
    content = entry.content
    file = content.changed.get((*entry.place, key), content.packs[-1] if content.packs else OWN)
    return f"{file}: {content.spot(entry.place)}"


def _whole(entry: Table, key: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        bounds = f"from {low} to {high}" if low < high else str(low)
        raise BadInput(f"{where(entry, key)}: {key} has to be a whole number {bounds}, {_instead(value)}")
    return value


def _instead(value: object) -> str:
    return "and is missing" if value is None else f"not {value!r}"


def _id(entry: Table) -> str:
    id = word(entry, "id")
    if not ID.fullmatch(id):
        raise BadInput(f"{where(entry)}: an id is made of the letters A to Z, digits, - and _")
    return id


def _fluent(text: str) -> str:
    """A text as the value of a message: on one line, braces quoted."""
    return re.sub(r"[{}]", r'{"\g<0>"}', " ".join(text.split()))


def _commented(lines: list[str]) -> list[str]:
    """A block of a pack to begin with, if there is anything in it."""
    return ["".join(f"# {line}\n" for line in lines)] if lines else []


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


def _merged(ours: Table, given: Table, where: str) -> Table:
    merged = dict(ours)
    for key, value in given.items():
        old = ours.get(key)
        if key not in ours:
            raise BadInput(f"{where} has an unknown key {key!r}; known are: {', '.join(sorted(ours))}")
        if isinstance(value, dict) and isinstance(old, dict):
            merged[key] = _merged(old, value, _deeper(where, key))
        elif type(value) is not type(old):
            raise BadInput(f"{where}: {key} has to be like {old!r}, not {value!r}")
        else:
            merged[key] = value
    merged["source"] = "pack"
    return merged


def _deeper(where: str, key: str) -> str:
    return f"{where[:-1]}.{key}]" if where.endswith("]") else f"{where}, {key}"


def _changes(old: object, new: object, place: Place) -> list[Place]:
    """The places below this one where a pack has something else than ours."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [key for key in new if key not in ABOUT]
        return [change for key in keys for change in _changes(old.get(key), new[key], (*place, key))]
    if _are_tables(old) and _are_tables(new) and len(old) == len(new):
        return [change for i, item in enumerate(new) for change in _changes(old[i], item, (*place, i))]
    return [place] if old != new else []


def _are_tables(value: object) -> TypeGuard[list[Table]]:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def _changed_entries(ours: list[Table], given: list[Table], name: str) -> list[Place]:
    known = {old.get("id"): old for old in ours}
    found: list[Place] = []
    for entry in given:
        id = str(entry["id"])
        own = {key: value for key, value in entry.items() if key not in ("id", "like")}
        found += [] if id in known else [(name, id, "id")]
        found += _changes(known[entry.get("like", id)], own, (name, id))
    return found


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


def _only(value: object, place: Place, read: set[Place]) -> object:
    """What was read of a value, in an order of its own; `read` has the places, and those that they lie in."""
    if isinstance(value, dict):
        keys = sorted(key for key in value if (*place, key) in read and key not in ABOUT)
        return [(key, _only(value[key], (*place, key), read)) for key in keys]
    if isinstance(value, list) and len(place) == 1:
        return [_only(entry, (*place, _named(entry)), read) for entry in value]
    if isinstance(value, list):
        return [_only(item, (*place, number), read) for number, item in enumerate(value)]
    return value


def _named(entry: Table) -> str:
    """The id by which an entry of a list has its place."""
    return str(entry.get("id"))
