"""How many games are cut into chunks. It does not depend on who plays them."""

from __future__ import annotations

from typing import Final

from tabletown.bots import is_outside

PARTS: Final = 160
"""Into so many chunks work is cut, or a few more: enough for many cores."""
FEW_PARTS: Final = 16
"""The same if a bot comes from outside: its program is started for every chunk, and that can take long."""


def parts(bots: list[str]) -> int:
    """Into how many chunks games of these bots are cut."""
    return FEW_PARTS if any(map(is_outside, bots)) else PARTS


def spans(total: int, most: int = 500, parts: int = PARTS) -> list[range]:
    """So many numbers in handy spans, none of them too long."""
    size = max(1, min(most, total // parts))
    return [range(first, min(first + size, total)) for first in range(0, total, size)]
