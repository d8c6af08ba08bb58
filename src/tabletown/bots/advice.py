"""What bots tell people about a choice."""

from __future__ import annotations

import msgspec

from tabletown.kernel.records import Message


class Advice(msgspec.Struct, frozen=True):
    """A choice as a searching bot sees it: the chance to win from 0 to 1, give or take a margin, and sentences why."""

    code: int
    chance: float
    margin: float
    reasons: list[Message]


class Caution(msgspec.Struct, frozen=True):
    """What a seat should be told before it makes a choice: sentences, and the clause that the last one comes from."""

    code: int
    reasons: list[Message]
    clause: str | None = None
