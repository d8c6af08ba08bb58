"""What the search bot would do, in sentences."""

from __future__ import annotations

from typing import Final

from tabletown.kernel.shown import Message
from tabletown.server.protocol import Choice
from tabletown.server.thinkers import Thought

BOT: Final = "search:2000"
MOST: Final = 3
CLOSE: Final = 3
"""Of 100: a choice that is so little worse is nearly as good."""


def in_words(ranked: list[Thought]) -> list[Choice]:
    """The best choices, each with a sentence."""
    return [Choice(thought.code, thought.value, _about(thought, ranked)) for thought in ranked]


def _about(thought: Thought, ranked: list[Thought]) -> Message:
    best = ranked[0]
    if len(ranked) == 1:
        return Message("hint-only")
    if thought is best:
        return Message("hint-best", {"games": sum(other.visits for other in ranked)})
    behind = round(100 * (best.value - thought.value))
    return Message("hint-close" if behind <= CLOSE else "hint-behind", {"behind": max(1, behind)})
