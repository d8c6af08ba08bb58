"""How one game went: how long it took, what there was to choose and what was chosen, and who was ahead when."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import msgspec

from tabletown.kernel.state import State


def winners(returns: list[float], sides: list[int]) -> list[int]:
    """The sides that won; none of several if all of them got the same, as in a draw, and nobody who plays alone."""
    if len(returns) == 1:
        return []
    best = max(returns)
    won = {side for seat, side in enumerate(sides) if 0 < returns[seat] == best}
    everybody = set(sides)
    return [] if won == everybody and len(everybody) > 1 else sorted(won)


class GameStats(msgspec.Struct, frozen=True):
    """The stats of one finished game."""

    turns: int
    """How often somebody else had to choose."""
    choices: int
    """Decisions with more than one option; only these count below."""
    options: int
    """How many options they had, all together."""
    lead_changes: int
    decided: float
    """The part of the game that was over when a later winner was ahead for good, between 0 and 1; 1 in a draw."""
    offered: dict[str, int]
    """How often each element of the table (card:red-2) and each verb (verb:play) could be used."""
    chosen: list[dict[str, int]]
    """How often each side used it."""

    def branching(self) -> float:
        """Options to choose from, where there was a choice."""
        return self.options / self.choices if self.choices else 1.0


class Watcher:
    """Looks on while a game is played. Who is ahead is what the game's own judgement says of the whole position."""

    def __init__(self, state: State, sides: list[int]) -> None:
        self.state = state
        self.sides = sides
        self.speakers = [sides.index(side) for side in range(max(sides) + 1)]
        self.decisions = 0
        self.turns = 0
        self.choices = 0
        self.options = 0
        self.last = -1
        self.leads: list[tuple[int, int]] = []
        self.offered: Counter[str] = Counter()
        self.chosen: list[Counter[str]] = [Counter() for _ in self.speakers]

    def see(self, seat: int, code: int) -> None:
        """Before a choice is carried out."""
        offered = self.state.legal(seat)
        if seat != self.last:
            self.last = seat
            self.turns += 1
            self.look_who_leads()
        self.decisions += 1
        if len(offered) > 1:
            self.choices += 1
            self.options += len(offered)
            self.offered.update(set(chain.from_iterable(map(self.elements, offered))))
            self.chosen[self.sides[seat]].update(self.elements(code))

    def elements(self, code: int) -> list[str]:
        """What an action uses, and its kind."""
        option = self.state.setup.game.option(code)
        return [f"verb:{option.verb}", *option.elements]

    def look_who_leads(self) -> None:
        hopes = [self.state.evaluate(seat) for seat in self.speakers]
        best = max(hopes)
        if hopes.count(best) > 1:
            return
        leader = hopes.index(best)
        if not self.leads or self.leads[-1][1] != leader:
            self.leads.append((self.decisions, leader))

    def stats(self) -> GameStats:
        """When the game is over."""
        return GameStats(
            self.turns,
            self.choices,
            self.options,
            max(0, len(self.leads) - 1),
            self._decided(),
            dict(sorted(self.offered.items())),
            [dict(sorted(elements.items())) for elements in self.chosen],
        )

    def _decided(self) -> float:
        won = winners(self.state.returns(), self.sides)
        if not self.leads or self.leads[-1][1] not in won:
            return 1.0
        since = self.leads[-1][0]
        for decision, leader in reversed(self.leads):
            if leader not in won:
                break
            since = decision
        return since / self.decisions
