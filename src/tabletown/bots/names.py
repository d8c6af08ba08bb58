"""Bots by name: `random`, `greedy`, `search`, `search:500`, `search:300ms`."""

from __future__ import annotations

import re
from typing import Final

from tabletown.bots.bot import Bot
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.random import RandomBot
from tabletown.bots.search import SearchBot
from tabletown.kernel.errors import BadInput

NAMES: Final = {
    "random": "any legal choice",
    "greedy": "the choice after which it stands best",
    "search": "thinks ahead; search:500 for so many iterations, search:300ms for so much time",
}
SEARCH: Final = re.compile(r"search(?::(\d{1,7})(ms)?)?")
ITERATIONS: Final = 1000


def make(name: str, seed: int | str = 0) -> Bot:
    """The bot with this name; it chooses the same with the same seed."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed=seed)
    match = SEARCH.fullmatch(name)
    amount = int(match[1] or ITERATIONS) if match is not None else 0
    if match is None or amount == 0:
        raise BadInput(f"there is no bot {name!r}; there are: random, greedy, search, search:500, search:300ms")
    if match[2]:
        return SearchBot(milliseconds=amount, seed=seed)
    return SearchBot(iterations=amount, seed=seed)
