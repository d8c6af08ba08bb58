"""A process in which bots think: questions come in on its input, answers go out, line by line, until the input ends.

`thinkers.py` starts it. It runs at low priority, so that moves are stored and sent before anybody thinks. The alarm
ends a thought that takes too long, even when nobody is left to hear it.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

import msgspec

from tabletown import bots
from tabletown.kernel import registry

NICE: Final = 10
LONGEST: Final = 60
"""Seconds for one thought."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: a position as its seat may imagine it, never the real one."""

    position: dict[str, object]
    seat: int
    bot: str
    seed: str
    most: int
    """How many choices are to be ranked; 0 if only the choice is wanted."""


class Thought(msgspec.Struct, frozen=True):
    """One choice as a bot sees it: its value for the seat from 0 to 1, and how much thought went into it."""

    code: int
    value: float = 0.5
    visits: int = 0


class Answer(msgspec.Struct, frozen=True):
    """The best choices, the best first; or why there are none."""

    thoughts: list[Thought] = []
    failure: str = ""


def think(question: Question, bench: bots.Bench) -> Answer:
    """Loads the position and lets the bot think. To one from outside, each question is a game of its own."""
    state = registry.game(str(question.position.get("game"))).load(question.position)
    bot = bots.make(question.bot, question.seed, bench, bots.PATIENCE)
    if question.most == 0:
        thoughts = [Thought(bot.choose(state, question.seat))]
    else:
        ranked = bot.rank(state, question.seat)[: question.most]
        thoughts = [Thought(choice.code, choice.value, choice.visits) for choice in ranked]
    for failed in bench.end(state):
        return Answer(failure=failed.fault)
    return Answer(thoughts)


def main(longest: int) -> None:
    os.nice(NICE)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints must not end up among the answers
    with bots.Bench() as bench:
        for line in sys.stdin.buffer:
            question = msgspec.json.decode(line, type=Question)
            signal.alarm(0 if bots.is_outside(question.bot) else longest)  # those have time limits of their own
            try:
                answer = think(question, bench)
            except Exception as error:  # whatever a game or a bot does wrong is told, and the next question answered
                answer = Answer(failure=f"{type(error).__name__}: {error}")
            signal.alarm(0)
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()


if __name__ == "__main__":
    try:
        main(int(sys.argv[1]))
    except BrokenPipeError:  # the server is gone
        os._exit(0)
