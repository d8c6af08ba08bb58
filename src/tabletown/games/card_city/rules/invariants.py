"""What is true of every position that can arise: the rest is not loaded, and would be a fault of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletown.games.card_city.rules.region import Region


def wrong_with(region: Region) -> list[str]:
    return []
