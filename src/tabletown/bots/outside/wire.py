"""What is said to a bot from outside, and what it answers: JSON, one line each. docs/write-a-bot.md explains it.

A bot is told what its seat may see, in the same records as people at a table, and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tabletown.kernel.errors import TabletownError
from tabletown.kernel.records import Message, Option, View

PROTOCOL: Final = 2
"""Goes up when a bot that was written for it could be misled: 2 tells figures as records, and tallies beside them."""
MOST_BYTES: Final = 100_000
"""The longest answer."""


class Fault(TabletownError):
    """What a bot did wrong: a sentence that begins with "it"."""


class BotHello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message to a bot."""

    protocol: int


class New(msgspec.Struct, frozen=True, tag="new"):
    """A game begins, and the bot has one seat in it."""

    id: str
    """Names the game in all that follows: an address may be asked about several at once."""
    game: str
    title: str
    rules: str
    seats: int
    seat: int
    sides: list[int]
    """The side of each seat; those on one side win together."""
    options: dict[str, bool | int | str]
    content: dict[str, Any]
    """The tables of content.toml, with the content pack that is played with."""
    seed: str
    """For random choices: whoever draws them from it plays the same game again."""
    seconds: float
    """For each choice."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """It is the bot's turn: the position as its seat sees it, and what it may choose."""

    id: str
    view: View
    tallies: Any
    figures: Any
    prompt: Message
    options: list[Option]


class End(msgspec.Struct, frozen=True, tag="end"):
    """No more is asked about this game; it may have been left before it was over."""

    id: str
    over: bool
    scores: list[int]
    returns: list[float]
    """What each seat has won: 1, a share of it, or 0."""


class BotReady(msgspec.Struct, frozen=True, tag="ready"):
    """The answer to everything but a choice."""

    protocol: int = PROTOCOL


class BotChoice(msgspec.Struct, frozen=True, tag="choice"):
    """The code of one of the options."""

    code: int


ToBot = BotHello | New | Choose | End
FromBot = BotReady | BotChoice


def write(said: ToBot) -> bytes:
    """One line, without its end; JSON has no line breaks."""
    return msgspec.json.encode(said)


def read(answer: bytes) -> FromBot:
    """What the bot answered; Fault if that is nothing of the kind."""
    try:
        read: FromBot = msgspec.json.decode(answer, type=FromBot)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Fault(f"it answered nonsense: {quoted(answer) or 'an empty line'}") from None
    return read


def quoted(text: bytes, most: int = 80) -> str:
    """What a bot wrote, safe to be shown: short, and on one line."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text.decode(errors="replace"))
    plain = " ".join(plain.split())
    return plain if len(plain) <= most else f"{plain[:most]}…"
