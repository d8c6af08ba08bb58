"""Bots by name: `random`, `careless:50`, `greedy`, `search:500`, `search:300ms`, levels, and bots from outside."""

from __future__ import annotations

import re
from typing import Final

from tabletown.bots.bot import Bot
from tabletown.bots.careless import CarelessBot
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.levels import LEVELS
from tabletown.bots.outside import BotPool, OutsideBot, is_outside
from tabletown.bots.outside.pool import check as greet
from tabletown.bots.random import RandomBot
from tabletown.bots.search import SearchBot
from tabletown.kernel.errors import BadInput

NAMES: Final = {
    "random": "any legal choice",
    "careless": "like greedy, but half of its choices slip; careless:80 for so many of 100",
    "greedy": "the choice after which it stands best",
    "search": "thinks ahead; search:500 for so many iterations, search:300ms for so much time",
}
OUTSIDE: Final = {
    "command:PROGRAM": "a program of your own; command:20s:PROGRAM for so much time",
    "http://HOST/PATH": "a bot of your own at an address; http://HOST/PATH#20s for so much time",
}
CARELESS: Final = re.compile(r"careless(?::([1-9]\d?))?")
SLIPS: Final = 50
SEARCH: Final = re.compile(r"search(?::(\d{1,7})(ms)?)?")
ITERATIONS: Final = 1000


def make(name: str, seed: int | str = 0, pool: BotPool | None = None, milliseconds: int = 0) -> Bot:
    """The bot with this name; it chooses the same with the same seed. Bots from outside wait in the pool.

    With a limit of `milliseconds`, bots that count iterations end a long thought early.
    """
    name = LEVELS.get(name, name)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed=seed)
    if is_outside(name):
        return OutsideBot(name, seed, pool)
    if match := CARELESS.fullmatch(name):
        return CarelessBot(int(match[1] or SLIPS), seed)
    match = SEARCH.fullmatch(name)
    amount = int(match[1] or ITERATIONS) if match is not None else 0
    if match is None or amount == 0:
        known = ["random", "careless:50", "greedy", "search", "search:500", "search:300ms", *LEVELS, *OUTSIDE]
        raise BadInput(f"there is no bot {name!r}; there are: {', '.join(known)}")
    if match[2]:
        return SearchBot(milliseconds=amount, seed=seed)
    return SearchBot(amount, milliseconds, seed)


def is_bot(name: str) -> bool:
    """Whether there is a bot with this name."""
    try:
        make(name)
    except BadInput:
        return False
    return True


def check(name: str) -> None:
    """BadInput unless there is a bot with this name; one from outside has to answer a greeting."""
    if is_outside(name):
        greet(name)
    else:
        make(name)
