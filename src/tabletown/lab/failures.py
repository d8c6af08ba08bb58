"""Bots from outside that failed: where, why, and the sentences for whoever reads the results."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tabletown.bots.outside import OutsideBot


class BotFailure(msgspec.Struct, frozen=True):
    """A bot that failed in one game: from then on, the random bot chose for it."""

    bot: str
    why: str
    said: str
    """What went wrong, and what was done about it."""


class BotFailureLine(msgspec.Struct, frozen=True):
    """A bot that failed, and in how many games."""

    bot: str
    games: int
    why: list[str]
    """What it did wrong, each kind once."""


def noted(failed: list[OutsideBot]) -> list[BotFailure]:
    """What went wrong in a game that has just ended."""
    return [BotFailure(bot.name, bot.fault, bot.failure()) for bot in failed]


def counted(games: Iterable[list[BotFailure]]) -> list[BotFailureLine]:
    """The failures of many games, bot by bot."""
    times: dict[str, int] = {}
    why: dict[str, dict[str, None]] = {}
    for failures in games:
        for bot in {failure.bot for failure in failures}:
            times[bot] = times.get(bot, 0) + 1
        for failure in failures:
            why.setdefault(failure.bot, {})[failure.why] = None
    return [BotFailureLine(bot, times[bot], list(why[bot])) for bot in sorted(times)]


def warning(line: BotFailureLine, games: int) -> str:
    """What whoever reads the numbers has to know."""
    return (
        f"{line.bot} failed in {line.games} of {games} games ({'; '.join(line.why)}). From then on the random bot chose"
        " for it, and its results are counted as if it had played."
    )
