"""What can go wrong, said for people."""

from __future__ import annotations

from tabletown.kernel.records import Message, Refusal


class TabletownError(Exception):
    """Something a person asked for cannot be done; the text says what, where, and what to do."""


class BadInput(TabletownError):
    """A name, number, option, content pack or file that cannot be used."""


class RulesError(Exception):
    """A game breaks the kernel's contract; the fault is in the game's code, not in what a person did."""


class IllegalAction(TabletownError):
    """The action is not legal now. Nothing has changed. `clause` and `message` say why.

    `refusal` has the whole message, to be said with the players' names or in another language.
    """

    def __init__(self, clause: str, message: str, text: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"{text} ({clause})")
        self.clause = clause
        self.message = message
        self.text = text
        self.refusal = refusal or Refusal(clause, Message(message))

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, str, Refusal]]:
        return IllegalAction, (self.clause, self.message, self.text, self.refusal)
