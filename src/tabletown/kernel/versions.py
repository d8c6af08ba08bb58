"""The versions of a game that were released: what their numbers mean, and whether their tables may go on.

A version is a pair: the rules, and the digest of the content that they read. A game keeps a file for each of its own in
its folder `versions`. With it, what an old table has stored is read by its names; and whoever changes a game says in it
whether games that have begun may be played on by the present rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.events import Counts, EventKind, Field
from tabletown.kernel.game import Game, Words
from tabletown.kernel.memory import CHANGED, GATHERED, JournalEntry
from tabletown.kernel.records import Event
from tabletown.kernel.state import State

FOLDER: Final = "versions"

FieldFile = str | list[str] | dict[str, list[str]]
"""What an event's field is: `seat`, `piece` or `number`, a list of words, or words that are counted."""


class VersionFile(msgspec.Struct):
    """What is kept of a version."""

    rules: str
    contents: list[str]
    """The digest of the content; behind it, what earlier releases called the same content."""
    goes_on: bool
    """Whether tables that began with it are played on by the present rules."""
    change: str
    """What has changed since then, and why tables may go on or not."""
    events: list[tuple[str, str, dict[str, FieldFile]]]
    kinds: list[str]
    zones: list[str]
    elsewhere: dict[str, dict[str, str]] = {}
    """For events whose words decide about their clause: these words and clauses."""


def present(game: Game) -> VersionFile:
    """The version that this is. Whoever releases the next one says what changes, and whether tables go on."""
    events = [(kind.name, kind.clause, _fields(kind)) for kind in game.events]
    elsewhere = {kind.name: kind.elsewhere for kind in game.events if kind.elsewhere}
    words = game.present_words
    return VersionFile(game.rules, [game.content_id], False, "", events, words.kinds, words.zones, elsewhere)


def is_present(game: Game, version: VersionFile) -> bool:
    """Whether these are the present rules and content, whatever an earlier release called them."""
    return (version.rules, version.contents[0]) == (game.rules, game.content_id)


def find(game: Game, rules: str, content: str) -> VersionFile | None:
    """A version of a game by what a table or a file says of itself; None if nothing is known of it.

    With a content pack a game has no versions but the present one: nobody has released others.
    """
    if (rules, content) == (game.rules, game.content_id):
        return present(game)
    if game.content.packs:
        return None
    for path in sorted((game.folder / FOLDER).glob("*.json")):
        version = read(path)
        if version.rules == rules and content in version.contents:
            return version
    return None


def read(path: Path) -> VersionFile:
    return msgspec.json.decode(path.read_bytes(), type=VersionFile)


def path_of(game: Game, version: VersionFile) -> Path:
    return game.folder / FOLDER / f"{version.rules}-{version.contents[0]}.json"


def words(version: VersionFile) -> Words:
    """What the numbers in the journals of a version mean."""
    kinds = []
    for name, clause, fields in version.events:
        known = {field: _read(kind) for field, kind in fields.items()}
        kinds.append(EventKind(name, clause, version.elsewhere.get(name), **known))
    return Words(tuple(kinds), version.kinds, version.zones)


def relabelled(game: Game, position: dict[str, object]) -> State:
    """A position that an earlier version saved, by the present rules; BadInput if it does not fit them.

    Numbers and zones that were not there then are as in an empty position.
    """
    label: dict[str, object] = {"rules": game.rules, "content": game.content_id}
    if label.items() <= position.items():
        return game.load(position)
    numbers = {name: [0] * count if count > 1 or per_seat else 0 for name, _, count, per_seat in game.layout.numbers}
    zones: dict[str, object] = {name: [] for name in game.present_words.zones}
    return game.load(
        {
            **position,
            **label,
            "numbers": _filled(position, "numbers", numbers),
            "zones": _filled(position, "zones", zones),
        }
    )


def _filled(position: dict[str, object], key: str, usual: Mapping[str, object]) -> dict[str, object]:
    given = position.get(key)
    return {**usual, **given} if isinstance(given, dict) else dict(usual)


def same_course(game: Game, now: list[JournalEntry], then: list[JournalEntry], old: Words) -> bool:
    """Whether the same happened by the present rules as then, as far as both versions tell it alike."""
    before = {kind.name: _fields(kind) for kind in old.events}
    alike = {kind.name for kind in game.events if before.get(kind.name) == _fields(kind)}
    return _told(game, now, game.present_words, alike) == _told(game, then, old, alike)


def _told(game: Game, heard: list[JournalEntry], words: Words, alike: set[str]) -> list[Event]:
    """Without what the first releases did not tell."""
    events = [game.event(entry, -1, words) for entry in heard if entry.event not in (GATHERED, CHANGED)]
    return [Event(event.kind, event.data) for event in events if event.clause is None or event.kind in alike]


def _fields(kind: EventKind) -> dict[str, FieldFile]:
    return {name: _written(field) for name, field in kind.fields.items()}


def _written(field: Field) -> FieldFile:
    if isinstance(field, Counts):
        return {"counts": list(field.words)}
    return list(field) if isinstance(field, tuple) else field


def _read(field: FieldFile) -> Field:
    if isinstance(field, dict):
        return Counts(tuple(field["counts"]))
    return tuple(field) if isinstance(field, list) else field
