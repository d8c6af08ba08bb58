"""Why an action is not legal: a declared reason, and what it is about, in one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LEGAL: Final[i64] = 0
"""Nothing speaks against it."""
REASONS: Final = 4096
"""A reason is smaller than this; what it is about is counted in these."""


def about(reason: i64, subject: i64) -> i64:
    """The reason, and whom or what it speaks of: a seat, a piece, a number, or one of its words."""
    return reason + REASONS * (subject + 1)
