"""What the sides had in many games, and how much they won with it."""

from __future__ import annotations

import msgspec

from tabletown.lab.shares import Share, share
from tabletown.lab.simulate import Played


class FeatureLine(msgspec.Struct, frozen=True):
    """How the sides did that had one thing."""

    group: str
    name: str
    share: Share


def lines(played: list[Played]) -> list[FeatureLine]:
    """One line for everything that a side had; groups by name, and the best first in each."""
    won: dict[tuple[str, str], dict[int, list[float]]] = {}
    for game in played:
        for feature in game.features:
            results = won.setdefault((feature.group, feature.name), {})
            results.setdefault(game.number, []).append(feature.won)
    found = [FeatureLine(group, name, share(list(games.values()))) for (group, name), games in won.items()]
    return sorted(found, key=lambda line: (line.group, -line.share.wins, line.name))
