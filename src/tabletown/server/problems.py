"""What can be refused, with a code for programs and a sentence for people (messages.ftl, `error-<code>`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabletown.bots import SENTENCES
from tabletown.kernel import preparation
from tabletown.kernel.errors import TabletownError
from tabletown.kernel.game import SHARED_MESSAGES, Game
from tabletown.kernel.messages import Messages
from tabletown.kernel.records import Message, Param, Refusal
from tabletown.server.protocol import Problem, Refused
from tabletown.server.store import StoreTrouble

SOURCES: Final = (SHARED_MESSAGES, SENTENCES, preparation.SENTENCES, Path(__file__).with_name("messages.ftl"))
MESSAGES: Final = Messages(*SOURCES)


class No(TabletownError):
    """A request that is not granted. Nothing has changed."""

    def __init__(self, code: str, message: Message, text: str, status: int = 409, clause: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.message = message
        self.status = status
        self.clause = clause

    def problem(self) -> Problem:
        return Problem(self.code, self.message, str(self), self.clause)

    def refused(self, id: str) -> Refused:
        return Refused(id, self.code, self.message, str(self), self.clause)


def no(code: str, status: int = 409, **params: Param) -> No:
    """A refusal by the server, with its sentence from the catalogue."""
    message = Message(f"error-{code}", dict(params))
    return No(code, message, MESSAGES.say(message), status)


def unstored(trouble: StoreTrouble) -> No:
    """A refusal because nothing can be stored or read now."""
    return no("store", 503, reason=str(trouble))


def illegal(game: Game, refusal: Refusal, names: list[str], seat: int) -> No:
    """A refusal by the rules of a game, with its clause."""
    return No("illegal-move", refusal.message, game.say(refusal.message, names, seat), 422, refusal.clause)
