"""What can be refused, with a code for programs and a sentence for people (messages.ftl, `error-<code>`)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabletown.bots import SENTENCES
from tabletown.kernel import preparation
from tabletown.kernel.errors import IllegalAction, TabletownError
from tabletown.kernel.game import SHARED_MESSAGES, Game
from tabletown.kernel.messages import Messages
from tabletown.kernel.records import Message, Param
from tabletown.server.protocol import Problem, Refused
from tabletown.server.store import StoreTrouble

SOURCES: Final = (SHARED_MESSAGES, SENTENCES, preparation.SENTENCES, Path(__file__).with_name("messages.ftl"))
MESSAGES: Final = Messages(*SOURCES)


class RequestRefused(TabletownError):
    """A request that is not granted. Nothing has changed."""

    def __init__(self, code: str, message: Message, text: str, status: int = 409, clause: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.message = message
        self.status = status
        self.clause = clause

    def as_problem(self) -> Problem:
        return Problem(self.code, self.message, str(self), self.clause)

    def as_message(self, id: str) -> Refused:
        return Refused(id, self.code, self.message, str(self), self.clause)


def refused(code: str, status: int = 409, **params: Param) -> RequestRefused:
    """A refusal by the server, with its sentence from the catalogue."""
    message = Message(f"error-{code}", dict(params))
    return RequestRefused(code, message, MESSAGES.say(message), status)


def unstored(trouble: StoreTrouble) -> RequestRefused:
    """A refusal because nothing can be stored or read now."""
    return refused("store", 503, reason=str(trouble))


def illegal(game: Game, error: IllegalAction, names: list[str], seat: int) -> RequestRefused:
    """A refusal by the rules of a game, with its clause and the message that they gave."""
    message = error.refusal.message
    return RequestRefused("illegal-move", message, game.say(message, names, seat), 422, error.clause)
