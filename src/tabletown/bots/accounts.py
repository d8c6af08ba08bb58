"""Sums up how a game looked, stretch by stretch: chances, turning points, and accounts of luck and choice."""

from __future__ import annotations

from math import sqrt
from statistics import variance
from typing import Final

from tabletown.bots.findings import Account, Look, Point, Prospect, Turn
from tabletown.bots.stretches import PlayedGame, Stretch

SURE: Final = 2.0
"""So many standard errors are taken for more than chance."""
TURNS: Final = 6
"""So many turning points are told."""
SHARP: Final = 0.05
"""Of those with which the chances of a seat changed so much."""


class Entry:
    """A sum of estimates.

    In each run they all had the same luck, so its doubt is that between the runs of the whole sum. An estimate that is
    added and taken away again leaves none.
    """

    def __init__(self) -> None:
        self.times: dict[int, int] = {}
        self.estimates: dict[int, Prospect] = {}

    def add(self, estimate: Prospect, times: int = 1) -> None:
        key = id(estimate)
        self.estimates[key] = estimate
        self.times[key] = self.times.get(key, 0) + times

    def take(self, other: Entry, times: int = 1) -> None:
        """Another one, too."""
        for key, estimate in other.estimates.items():
            self.add(estimate, times * other.times[key])

    def change(self, before: Prospect, after: Prospect) -> None:
        self.add(after)
        self.add(before, -1)

    def value(self, seat: int) -> float:
        return sum(times * self.estimates[key].chances[seat] for key, times in self.times.items())

    def variance(self, seat: int) -> float:
        counts = [len(estimate.runs) for estimate in self.estimates.values() if estimate.runs]
        if not counts or min(counts) < 2:
            return 0.0
        return variance([self._run(run, seat) for run in range(min(counts))]) / min(counts)

    def _run(self, run: int, seat: int) -> float:
        return sum(
            times * (self.estimates[key].runs[run][seat] if self.estimates[key].runs else 0.0)
            for key, times in self.times.items()
        )


class Curve:
    """How the chances went, from before the deal to the end."""

    def __init__(self, played: PlayedGame, before: Prospect | None, looks: list[Look]) -> None:
        end = played.states[-1].returns()
        over = Prospect(end)
        self.played = played
        self.looks = [*looks, Look(over, [over] * len(end))]
        self.before = before or self.looks[0].open
        self.seats = range(len(end))
        self.spans = list(zip(played.stretches, self.looks, self.looks[1:], strict=False))

    def points(self) -> list[Point]:
        ends = [0, *(stretch.end for stretch in self.played.stretches)]
        return [
            Point(
                move,
                [round(look.known[seat].chances[seat], 3) for seat in self.seats],
                [round(chance, 3) for chance in look.open.chances],
            )
            for move, look in zip(ends, self.looks, strict=True)
        ]

    def accounts(self) -> list[Account]:
        own = [Entry() for _ in self.seats]
        """What the choices of each seat were worth, to everybody."""
        dealt, drawn = Entry(), Entry()
        dealt.change(self.before, self.looks[0].open)
        for stretch, look, then in self.spans:
            if look.open_after is not None:
                drawn.change(look.open_after, then.open)
            if stretch.free:
                own[stretch.seat].change(look.known[stretch.seat], _known_after(stretch, look, then))
        return [self._account(seat, dealt, drawn, own) for seat in self.seats]

    def _account(self, seat: int, dealt: Entry, drawn: Entry, own: list[Entry]) -> Account:
        others = Entry()
        hidden = Entry()
        hidden.change(self.before, self.looks[-1].open)
        for other in self.seats:
            hidden.take(own[other], -1)
            if other != seat:
                others.take(own[other])
        hidden.take(dealt, -1)
        hidden.take(drawn, -1)
        start = round(self.before.chances[seat], 3)
        result = round(self.looks[-1].open.chances[seat], 3)
        told = [round(entry.value(seat), 3) for entry in (dealt, drawn, own[seat], others)]
        doubts = [entry.variance(seat) for entry in (dealt, drawn, own[seat], others, hidden)]
        return Account(
            start=start,
            dealt=told[0],
            drawn=told[1],
            hidden=round(result - start - sum(told), 3),
            own=told[2],
            others=told[3],
            result=result,
            margin=round(SURE * sqrt(max(doubts)), 3),
        )

    def turns(self) -> list[Turn]:
        """The sharpest, in their order."""
        found: list[Turn] = []
        for stretch, look, then in self.spans:
            changes = [after - before for before, after in zip(look.open.chances, then.open.chances, strict=True)]
            about = max(self.seats, key=lambda seat: abs(changes[seat]))
            if abs(changes[about]) >= SHARP:
                found.append(self._turn(stretch, look, then, about, changes[about]))
        found.sort(key=lambda turn: -abs(turn.change))
        return sorted(found[:TURNS], key=lambda turn: turn.move)

    def _turn(self, stretch: Stretch, look: Look, then: Look, about: int, change: float) -> Turn:
        drawn = then.open.chances[about] - look.open_after.chances[about] if look.open_after is not None else 0.0
        chosen = 0.0
        if stretch.free:
            chosen = _known_after(stretch, look, then).chances[about] - look.known[stretch.seat].chances[about]
        hidden = change - drawn - chosen
        shares = {"chance": drawn, "choice": chosen, "hidden": hidden}
        cause = max(shares, key=lambda name: shares[name] if change > 0 else -shares[name])
        state = self.played.states[stretch.end - 1]
        choice = state.setup.game.offered(state, self.played.moves[stretch.end - 1][1]).message
        return Turn(stretch.end, stretch.seat, about, round(change, 3), choice, cause)


def _known_after(stretch: Stretch, look: Look, then: Look) -> Prospect:
    """What the seat could expect of its choices."""
    return then.known[stretch.seat] if look.known_after is None else look.known_after
