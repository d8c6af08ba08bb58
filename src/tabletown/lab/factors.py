"""What the sides had in many games, and how much they won with it; and what games say about themselves."""

from __future__ import annotations

from typing import Final

import msgspec

from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.lab.shares import Share, share
from tabletown.lab.simulate import Played

OF_THE_GAME: Final = ("end", "length")
"""Groups that tell of the game and of no side: their shares are shares of games."""


class FactorLine(msgspec.Struct, frozen=True):
    """How the sides did that had one thing."""

    group: str
    name: str
    share: Share


def lines(played: list[Played]) -> list[FactorLine]:
    """One line for everything that a side had; groups by name, and the best first in each."""
    found = [FactorLine(group, name, share(games)) for (group, name), games in by_game(played).items()]
    return sorted(found, key=lambda line: (line.group, -line.share.wins, line.name))


def about(game: Game, group: str) -> str:
    """What the share of a thing of this group is a share of, if the game says so: `lab-about-<group>`."""
    id = f"lab-about-{group.lower().replace(' ', '-')}"
    return game.say(Message(id)) if game.messages.has(id) else ""


def of_sides(played: list[Played]) -> list[FactorLine]:
    return [line for line in lines(played) if line.group not in OF_THE_GAME]


def of_games(played: list[Played]) -> list[FactorLine]:
    return [line for line in lines(played) if line.group in OF_THE_GAME]


def by_game(played: list[Played]) -> dict[tuple[str, str], list[list[float]]]:
    """What was won with each thing, by its group and name: a list for every game that had it."""
    won: dict[tuple[str, str], dict[int, list[float]]] = {}
    for game in played:
        for factor in game.factors:
            results = won.setdefault((factor.group, factor.name), {})
            results.setdefault(game.number, []).append(factor.won)
    return {thing: list(games.values()) for thing, games in won.items()}
