"""What a searching bot tells people about a choice."""

from __future__ import annotations

import msgspec

from tabletown.kernel.records import Message


class Advice(msgspec.Struct, frozen=True):
    """A choice as a searching bot sees it: the chance to win from 0 to 1, give or take a margin, and sentences why."""

    code: int
    chance: float
    margin: float
    reasons: list[Message]
