"""A process in which bots think: questions come in on its input, answers go out, line by line, until the input ends.

Servers start it (`server/bot_workers.py`), and tables in a terminal when compiled rules have become ready. It runs at
low priority, so that moves are stored and sent before anybody thinks. The alarm ends a thought that takes too long,
even when nobody is left to hear it.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

import msgspec

from tabletown import bots
from tabletown.bots.advice import Advice, Caution
from tabletown.bots.findings import ReviewFound, ReviewPart
from tabletown.bots.hints import hints
from tabletown.bots.review import worked_out
from tabletown.bots.warnings import warnings
from tabletown.kernel import registry
from tabletown.kernel.history import Move

WORKER: Final = "tabletown.bots.worker"
NICE: Final = 10
LONGEST: Final = 60
"""Seconds for one thought."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: a position as its seat may imagine it, never the real one; or of a game that is over."""

    position: dict[str, object]
    seat: int
    seed: str
    bot: str = ""
    """Who is to choose; without a bot, hints are wanted, or warnings."""
    milliseconds: int = bots.PATIENCE
    """The longest that a bot may think which counts iterations; 0 for no limit."""
    warn: bool = False
    """Whether warnings are wanted."""
    moves: list[Move] = []
    part: ReviewPart | None = None
    """A part of a review of the finished game that these moves make of the position."""


class Reply(msgspec.Struct, frozen=True):
    """What the bot chooses, the hints, the warnings, or what comes of a part of a review; or why there is nothing."""

    code: int = -1
    hints: list[Advice] = []
    warnings: list[Caution] = []
    found: ReviewFound | None = None
    failure: str = ""


def think(question: Question, pool: bots.BotPool) -> Reply:
    """Loads the position and lets the bot think. To one from outside, each question is a game of its own."""
    state = registry.game(str(question.position.get("game"))).load(question.position)
    if question.part is not None:
        return Reply(found=worked_out(state, question.moves, question.part))
    if question.warn:
        return Reply(warnings=warnings(state, question.seat))
    if not question.bot:
        return Reply(hints=hints(state, question.seat, question.seed))
    code = bots.make(question.bot, question.seed, pool, question.milliseconds).choose(state, question.seat)
    for failed in pool.end(state):
        return Reply(failure=failed.fault)
    return Reply(code)


def main(longest: int) -> None:
    os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints must not end up among the answers
    with bots.BotPool() as pool:
        for line in sys.stdin.buffer:
            question = msgspec.json.decode(line, type=Question)
            signal.alarm(0 if bots.is_outside(question.bot) else longest)  # those have time limits of their own
            try:
                answer = think(question, pool)
            except Exception as error:  # whatever a game or a bot does wrong is told, and the next question answered
                answer = Reply(failure=f"{type(error).__name__}: {error}")
            signal.alarm(0)
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except BrokenPipeError:  # the server is gone
        os._exit(0)
