"""How good every choice of a seat is, and why: all are tried equally often, in the same imagined worlds."""

from __future__ import annotations

from tabletown.bots.advice import Advice
from tabletown.bots.bot import Ranked
from tabletown.bots.futures import Futures
from tabletown.bots.hints import ENDS, Reasons
from tabletown.bots.search import Node, SearchBot, Tree
from tabletown.kernel.state import State


class Judgement:
    """The choices of a position, the best first; and whether that one is better than the next by more than chance."""

    def __init__(self, choices: list[Advice], clear: bool) -> None:
        self.choices = choices
        self.clear = clear

    def ahead(self) -> float:
        """By how much the chance to win is higher with the best choice than with any other."""
        return self.choices[0].chance - max(choice.chance for choice in self.choices[1:])


def judge(state: State, seat: int, seed: int | str, tries: int, to_the_end: bool = False) -> Judgement:
    """Every legal choice, tried so many times; equal seeds give equal judgements.

    It looks as far ahead as the game says, which is best for reasons, or to the end of the game, which is best for
    chances.
    """
    futures = Futures(state.setup.game, seat, 1 if to_the_end else ENDS)
    bot = SearchBot(seed=seed, horizon=not to_the_end)
    bot.futures = futures
    tree = Tree(state, seat, bot)
    nodes = [Node(code, seat) for code in state.legal(seat)]
    for _ in range(tries):
        tree.try_all(nodes)
    ranked = [Ranked(node.code, node.value(), node.visits) for node in nodes]
    ranked.sort(key=_worse_last)
    told = Reasons(state, seat, futures, ranked)
    branches = told.branches
    clear = len(branches) == 1 or futures.is_clear(branches[0], branches[1])
    return Judgement([told.hint(choice) for choice in ranked], clear)


def _worse_last(choice: Ranked) -> float:
    return -choice.value
