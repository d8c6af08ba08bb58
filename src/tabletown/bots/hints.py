"""The best choices of a seat with their chances, and sentences that say what a searching bot saw.

A hint is made from imagined futures only, which depend on what the seat knows. So what it says about others is a guess,
and is put as one: how often something happened, never what somebody holds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from tabletown.bots.advice import Advice
from tabletown.bots.bot import Ranked
from tabletown.bots.futures import SURE, Branch, Futures, Key, unseen_kinds
from tabletown.bots.search import SearchBot
from tabletown.kernel.records import Message, Param, Seat
from tabletown.kernel.state import State

ITERATIONS: Final = 4000
PATIENCE: Final = 900
"""Milliseconds: on a slow machine, and in a game that is slow, the search ends before it has done all that."""
MOST: Final = 3
"""So many choices are told."""
ENDS: Final = 4
"""One future of so many is played to the end of the game."""
FEW: Final = 30
"""What is said of fewer futures is only a guess."""
HARDLY: Final = 0.015
"""Chances that differ less than this, from the best choice to the worst, do not matter."""
NOTABLE: Final = 0.08
"""An event is worth mentioning if it becomes so much more or less likely."""
GOOD: Final = 1.25
"""So much rather is something told that goes with good futures than something that goes with bad ones."""
LIKELY: Final = 0.5
"""A choice that follows more often than this is told."""


def hints(
    state: State, seat: int, seed: int | str, iterations: int = ITERATIONS, patience: int = PATIENCE
) -> list[Advice]:
    """The best choices, the best first, with reasons. Without a limit of time, equal seeds give equal hints."""
    bot = SearchBot(iterations, patience, seed)
    futures = Futures(state.setup.game, seat, ENDS)
    bot.futures = futures
    ranked = [choice for choice in bot.rank(state, seat) if choice.visits > 0]
    told = Reasons(state, seat, futures, ranked)
    others = sorted(ranked[1:MOST], key=lambda choice: -futures.branches[choice.code].mean())
    return [told.hint(choice) for choice in ranked[:1] + others]


class Reasons:
    """Says what distinguishes the choices of one position."""

    def __init__(self, state: State, seat: int, futures: Futures, ranked: list[Ranked]) -> None:
        self.game = state.setup.game
        self.alone: bool = state.setup.seats == 1
        self.futures = futures
        self.unseen: set[str] = unseen_kinds(state, seat)
        self.branches: list[Branch] = [futures.branches[choice.code] for choice in ranked]
        """Best first."""
        chances = [futures.chance(branch) for branch in self.branches]
        self.spread: float = max(chances) - min(chances)
        self.all = _together(self.branches)

    def hint(self, choice: Ranked) -> Advice:
        branch = self.futures.branches[choice.code]
        reasons = [self._verdict(branch)]
        if branch.futures >= FEW:
            reasons += self.why(branch) + self._next(branch)
        chance = round(self.futures.chance(branch), 3)
        margin = round(self.futures.margin(branch), 3)
        return Advice(choice.code, chance, margin, reasons)

    def _verdict(self, branch: Branch) -> Message:
        """How this choice compares with the best one; the best one, with the next."""
        best = self.branches[0]
        if len(self.branches) == 1:
            return Message("hint-only")
        if branch.futures < FEW:
            return Message("hint-few", {"futures": int(branch.futures)})
        if branch is not best:
            if not self._is_worse(branch):
                return Message("hint-equal")
            if self.alone:
                return Message("hint-behind-alone")
            return Message("hint-behind", {"behind": self._points(branch)})
        if self.spread < HARDLY:
            return Message("hint-alike-alone" if self.alone else "hint-alike")
        following = self.branches[1]
        if not self._is_worse(following):
            return Message("hint-level")
        if self.alone:
            return Message("hint-best-alone")
        return Message("hint-best", {"ahead": self._points(following)})

    def _is_worse(self, branch: Branch) -> bool:
        """Whether a choice is clearly worse than the best one, and by something that matters."""
        return self.spread >= HARDLY and self.futures.is_clear(self.branches[0], branch)

    def _points(self, worse: Branch) -> int:
        """By how much the best choice is better, of 100."""
        return round(100.0 * (self.futures.chance(self.branches[0]) - self.futures.chance(worse)))

    def why(self, branch: Branch) -> list[Message]:
        """The event that explains most: it depends on the choice, and goes with better or worse futures.

        A clearly worse choice is held against the best one, any other against all others.
        """
        best = self.branches[0]
        worse = branch is not best and self._is_worse(branch)
        other = best if worse else _without(self.all, branch)
        if branch.told < FEW or other.told < FEW:
            return []
        found: Key | None = None
        most = 0.0
        for key in sorted(set(branch.sights) | set(other.sights)):
            if not _differs(branch, other, key) or self.futures.pieces(key) & self.unseen:
                continue
            weight = self.futures.weight(key)
            gain = (branch.share(key) - other.share(key)) * weight * (GOOD if weight > 0.0 else 1.0)
            if worse:
                gain = -gain
            if gain > most:
                most = gain
                found = key
        return [] if found is None else [self._event(found, branch, other)]

    def _event(self, key: Key, branch: Branch, other: Branch) -> Message:
        more = branch.share(key) > other.share(key)
        sight = branch.sights[key] if more else other.sights[key]
        event = self.game.event(sight.typical(), int(self.futures.bit))
        assert event.message is not None
        params: dict[str, Param] = {
            "times": round(100.0 * branch.share(key)),
            "otherwise": round(100.0 * other.share(key)),
            "about": "yes" if sight.varies() else "no",
            "event": event.message,
        }
        return Message("hint-more" if more else "hint-less", params)

    def _next(self, branch: Branch) -> list[Message]:
        """What is most often chosen next, if one thing stands out."""
        for (seat, code), times in branch.follows.items():
            if float(times) <= LIKELY * float(branch.futures):
                continue
            option = self.game.option(code)
            things = {element.partition(":")[2] for element in option.elements} - {""}
            if things and not things & self.unseen:  # to pass is not worth a word
                return [Message("hint-next", {"seat": Seat(seat), "choice": option.message})]
        return []


def _together(branches: list[Branch]) -> Branch:
    """All futures, whatever was chosen."""
    total = Branch()
    for branch in branches:
        total.take(branch, 1)
    return total


def _without(total: Branch, branch: Branch) -> Branch:
    """The futures after the other choices."""
    rest = _together([total])
    rest.take(branch, -1)
    return rest


def _differs(branch: Branch, other: Branch, key: Key) -> bool:
    """Whether an event is more or less likely here, by more than chance."""
    mine = float(branch.told)
    others = float(other.told)
    apart = abs(branch.share(key) - other.share(key))
    share = float(branch.times(key) + other.times(key)) / (mine + others)
    return apart >= NOTABLE and apart > SURE * sqrt(share * (1.0 - share) * (1.0 / mine + 1.0 / others))
