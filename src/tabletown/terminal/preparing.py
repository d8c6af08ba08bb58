"""What is got ready behind the table is told on it, and bots take it up."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from tabletown.kernel.preparation import RULES, Preparation
from tabletown.terminal.table import LocalTable
from tabletown.terminal.words import SENTENCES


def follow(preparation: Preparation, table: Callable[[], LocalTable]) -> None:
    """Beside the game, until the preparation has no more to tell. `table` is the one that is played at."""
    Thread(target=_follow, args=(preparation, table), daemon=True).start()


def _follow(preparation: Preparation, table: Callable[[], LocalTable]) -> None:
    while (part := preparation.next()) is not None:
        text = SENTENCES.say(part.message())
        table().preparing = text if part.under_way else ""
        if not part.under_way:
            table().notices.append(text)
        if part.part == RULES and part.python:
            table().move(part.python)
    table().preparing = ""
