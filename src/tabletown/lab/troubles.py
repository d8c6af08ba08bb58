"""Bots from outside that failed: where, why, and the sentences for whoever reads the results."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tabletown.bots.outside import OutsideBot


class Trouble(msgspec.Struct, frozen=True):
    """A bot that failed in one game: from then on, the random bot chose for it."""

    bot: str
    why: str
    said: str
    """What went wrong, and what was done about it."""


class TroubleLine(msgspec.Struct, frozen=True):
    """A bot that failed, and in how many games."""

    bot: str
    games: int
    why: list[str]
    """What it did wrong, each kind once."""


def noted(failed: list[OutsideBot]) -> list[Trouble]:
    """What went wrong in a game that has just ended."""
    return [Trouble(bot.name, bot.fault, bot.trouble()) for bot in failed]


def counted(games: Iterable[list[Trouble]]) -> list[TroubleLine]:
    """The troubles of many games, bot by bot."""
    times: dict[str, int] = {}
    why: dict[str, dict[str, None]] = {}
    for troubles in games:
        for bot in {trouble.bot for trouble in troubles}:
            times[bot] = times.get(bot, 0) + 1
        for trouble in troubles:
            why.setdefault(trouble.bot, {})[trouble.why] = None
    return [TroubleLine(bot, times[bot], list(why[bot])) for bot in sorted(times)]


def warning(line: TroubleLine, games: int) -> str:
    """What whoever reads the numbers has to know."""
    return (
        f"{line.bot} failed in {line.games} of {games} games ({'; '.join(line.why)}). From then on the random bot chose"
        " for it, and its results are counted as if it had played."
    )
