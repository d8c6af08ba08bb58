"""What is got ready behind the open tables is told in the terminal, and taken up when it is there."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tabletown.kernel.preparation import RULES, Part, Preparation
from tabletown.server.bot_workers import BotWorkers
from tabletown.server.problems import MESSAGES
from tabletown.server.studies import StudyRunner

REST_OF_LINE = "\x1b[K"


@asynccontextmanager
async def preparing(
    preparation: Preparation, bot_workers: BotWorkers, studies: StudyRunner | None
) -> AsyncIterator[None]:
    """Follows the preparation while the block lasts."""
    following = asyncio.create_task(follow(preparation, bot_workers, studies))
    try:
        yield
    finally:
        preparation.close()
        await following


async def follow(preparation: Preparation, bot_workers: BotWorkers, studies: StudyRunner | None) -> None:
    """Bots and studies move to the compiled rules as soon as they are there."""
    while (part := await asyncio.to_thread(preparation.next)) is not None:
        show(part)
        if part.part == RULES and part.python:
            await bot_workers.move(part.python)
            if studies is not None:
                studies.python = part.python


def show(part: Part) -> None:
    """On a terminal, one line is written over again and again while something is under way."""
    text = MESSAGES.say(part.message())
    if sys.stdout.isatty():
        print(f"\r{text}{REST_OF_LINE}", end="" if part.under_way else "\n", flush=True)
    elif not part.under_way:
        print(text, flush=True)
