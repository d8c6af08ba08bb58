"""Sentences in the reader's language, from Fluent files; rules know only their ids."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tabletown.kernel.errors import RulesError
from tabletown.kernel.records import Message, Seat

LANGUAGE: Final = "en"
KEPT: Final = 10_000
"""So many sentences are remembered: a table says most of them again after every move."""
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?!-?[A-Za-z][\w-]* *=|#).*)*", re.MULTILINE)
"""A sentence or a term of a Fluent file: from its name to the next name or comment at the beginning of a line."""
NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")


class Messages:
    """The sentences of one game, with those that all games share.

    Most are never said, and reading Fluent is slow: each is read when it is said for the first time.
    """

    def __init__(self, *paths: Path, language: str = LANGUAGE) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        """What stands in the files, by its name."""
        self.said: dict[tuple[object, ...], str] = {}
        for path in paths:
            self.add(path.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """Adds sentences, written as in a Fluent file; they win over those that are there."""
        self.unread.update({entry[1]: entry[0] for entry in ENTRY.finditer(source)})

    def has(self, id: str) -> bool:
        self._read(id)
        return self.bundle.has_message(id)

    def _read(self, id: str) -> None:
        """Reads a sentence, and whatever has its name in it."""
        found: dict[str, str] = {}
        names = [id]
        while names:
            name = names.pop()
            source = self.unread.get(name)
            if source is not None and name not in found:
                found[name] = source
                names += NAME.findall(source)
        if found:
            self.bundle.add_resource(FluentResource("\n".join(found.values())), allow_overrides=True)
            for name in found:  # only now: no other thread finds it half read
                self.unread.pop(name, None)

    def words(self, id: str) -> str:
        """A message without parameters."""
        return self.say(Message(id))

    def say(self, message: Message, names: list[str] | None = None, reader: int | None = None) -> str:
        """The sentence as this reader should see it; a player in it is `$seat`, or `$you` is "yes" for the reader."""
        params: dict[str, object] = {}
        for key, value in message.params.items():
            if isinstance(value, Message):
                params[key] = self.say(value, names, reader)
            elif isinstance(value, Seat):
                params[key] = names[value.seat] if names else self.say(Message("seat", {"number": value.seat + 1}))
                params["you" if key == "seat" else f"{key}_you"] = "yes" if value.seat == reader else "no"
            else:
                params[key] = value
        sentence = (message.id, *params.items())
        said = self.said.get(sentence)
        if said is None:
            if len(self.said) >= KEPT:
                self.said.clear()
            said = self.said[sentence] = self._format(message.id, params)
        return said

    def _format(self, id: str, params: dict[str, object]) -> str:
        if not self.has(id):
            raise RulesError(f"there is no message {id!r}")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise RulesError(f"the message {id!r} has no text")
        text, errors = self.bundle.format_pattern(pattern, params)
        if errors:
            raise RulesError(f"the message {id!r} cannot be said: {errors[0]}")
        return str(text)
