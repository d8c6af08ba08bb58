"""Bots from outside by name: how they are reached, and the pool in which they wait for their next game."""

from __future__ import annotations

import re
import shlex
import shutil
from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import SplitResult, urlsplit

from tabletown.bots.outside.address import Address
from tabletown.bots.outside.program import Program
from tabletown.bots.outside.wire import PROTOCOL, BotHello, BotReady, Fault, read, write
from tabletown.kernel.errors import BadInput
from tabletown.kernel.state import State

if TYPE_CHECKING:
    from tabletown.bots.outside.bot import OutsideBot

COMMAND: Final = re.compile(r"command:(?:(\d{1,3})s:)?(.*)", re.DOTALL)
HTTP: Final = re.compile(r"(https?://[^#]*)(?:#(\d{1,3})s)?")
SECONDS: Final = 5.0
"""For a choice, unless the name says otherwise: `command:20s:PROGRAM`, `http://HOST/PATH#20s`."""
START_SECONDS: Final = 20.0


class BotConnection(Protocol):
    """The way to a bot."""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """What it answers; Fault if it does not, or not in time."""

    def close(self) -> None:
        """Nothing more is asked."""


class Contact:
    """How to reach the bot of a name; BadInput if there is no way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.words: list[str] = []
        if match := COMMAND.fullmatch(name):
            seconds, command = match[1], match[2]
            self.words = self._words(command)
        elif match := HTTP.fullmatch(name):
            seconds = match[2]
            self.url = self._address(match[1])
        else:
            raise BadInput(f"a bot from outside is named command:PROGRAM or http://HOST/PATH, not {name!r}")
        self.seconds = float(seconds or SECONDS)
        if self.seconds == 0:
            raise BadInput(f"the bot {name!r} would have no time to choose")

    def open(self) -> BotConnection:
        """A new connection to the bot, which has been greeted; Fault if it does not answer as it should."""
        connection = Program(self.words) if self.words else Address(self.url)
        try:
            answer = read(connection.ask(write(BotHello(PROTOCOL)), START_SECONDS))
            if not isinstance(answer, BotReady):
                raise Fault("it answered the greeting with a choice")
            if answer.protocol != PROTOCOL:
                raise Fault(f"it speaks version {answer.protocol} of the protocol; this is version {PROTOCOL}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _words(self, command: str) -> list[str]:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise BadInput(f"the command of the bot {self.name!r} cannot be read: {error}") from None
        if not words:
            raise BadInput(f"the bot {self.name!r} names no program")
        if "\0" in command or shutil.which(words[0]) is None:
            raise BadInput(f"the bot {self.name!r} cannot play: there is no program {words[0]!r} that can be run")
        return words

    def _address(self, text: str) -> SplitResult:
        try:
            url = urlsplit(text)
            usable = bool(url.hostname) and url.port != 0 and text.isascii() and text.isprintable() and " " not in text
        except ValueError:
            usable = False
        if not usable:
            raise BadInput(f"the bot {self.name!r} has no address that can be used")
        return url


def is_outside(name: str) -> bool:
    """Whether this is how bots from outside are named."""
    return bool(COMMAND.fullmatch(name) or HTTP.fullmatch(name))


def is_program(name: str) -> bool:
    """Whether this names a program, which only the machine has that it is on."""
    return bool(COMMAND.fullmatch(name))


def check(name: str) -> None:
    """Greets the bot and lets it go; BadInput if it does not answer as it should."""
    try:
        Contact(name).open().close()
    except Fault as fault:
        raise BadInput(f"the bot {name!r} cannot play: {fault}") from None


class BotPool:
    """Bots that play in one game after another. Their programs run on in between, until the pool is closed."""

    def __init__(self) -> None:
        self.playing: list[OutsideBot] = []
        self.waiting: dict[str, list[BotConnection]] = {}

    def __enter__(self) -> BotPool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def connection(self, contact: Contact) -> BotConnection:
        """A connection that nobody uses."""
        waiting = self.waiting.get(contact.name)
        return waiting.pop() if waiting else contact.open()

    def end(self, state: State) -> list[OutsideBot]:
        """The game is over or left: bots hear how it ended, and wait for the next one. Returns those that failed."""
        players, self.playing = self.playing, []
        for bot in players:
            connection = bot.end(state)
            if connection is not None:
                self.waiting.setdefault(bot.name, []).append(connection)
        return [bot for bot in players if bot.fault]

    def close(self) -> None:
        """Ends all programs, also in the middle of a game."""
        connections = [connection for waiting in self.waiting.values() for connection in waiting]
        self.waiting.clear()
        players, self.playing = self.playing, []
        for connection in [*connections, *(bot.connection for bot in players)]:
            if connection is not None:
                connection.close()
