"""What can go wrong, said for people."""

from __future__ import annotations


class TabletownError(Exception):
    """Something a person asked for cannot be done; the text says what, where, and what to do."""


class BadInput(TabletownError):
    """A name, number, option, content pack or file that cannot be used."""


class RulesError(Exception):
    """A game breaks the kernel's contract; the fault is in the game's code, not in what a person did."""


class IllegalAction(TabletownError):
    """The action is not legal now. Nothing has changed. `clause` and `message` say why."""

    def __init__(self, clause: str, message: str, text: str) -> None:
        super().__init__(f"{text} ({clause})")
        self.clause = clause
        self.message = message
        self.text = text

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str]]:
        return IllegalAction, (self.clause, self.message, self.text)
