"""How many games are cut into pieces. It does not depend on who plays them."""

from __future__ import annotations


def spans(total: int, most: int = 500, parts: int = 160) -> list[range]:
    """So many numbers in handy spans: enough of them for many cores, and none too long."""
    size = max(1, min(most, total // parts))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]
