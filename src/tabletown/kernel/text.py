"""The text view of a game that has none of its own: all that a view holds, by the names of its layout."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tabletown.kernel.layout import A_SEAT, Range
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Seat
from tabletown.kernel.state import State


class PlainPage(Page[State]):
    """Everything in a view, in lines that a screen reader can read aloud."""

    positions = State

    def parts(self) -> Iterator[Lines]:
        yield self.heading()
        yield self.table()
        yield from map(self.player, range(self.view.seats))

    def heading(self) -> Lines:
        yield from self.options("option")
        for name, value in self.view.options.items():
            if not isinstance(value, bool):
                yield self.thing(name, str(value))
        yield from self.ending()
        for seat in self.view.actors:
            yield self.say("plain-acts", seat=Seat(seat), step=self.view.step)
        codes = self.game.layout.actions
        if self.view.sealed is not None and self.game.layout.largest_sealed < codes:
            yield self.say("plain-sealed", choice=self.game.option(self.view.sealed).message)

    def table(self) -> Lines:
        """What belongs to no seat."""
        for name, values, within in self.numbers(per_seat=False):
            yield self.thing(name, ", ".join(self.value(value, within) for value in values))
        for plan in self.game.layout.zones:
            if not plan.per_seat:
                for zone in range(plan.first, plan.first + plan.count):
                    number = "" if plan.count == 1 else f" {zone - plan.first + 1}"
                    yield self.zone(f"{plan.name}{number}", self.game.layout.zone_name(zone))

    def player(self, seat: int) -> Lines:
        yield self.say("plain-player", seat=Seat(seat), score=self.view.scores[seat])
        for name, values, within in self.numbers(per_seat=True):
            yield self.thing(name, self.value(values[seat], within))
        for plan in self.game.layout.zones:
            if plan.per_seat:
                yield self.zone(plan.name, f"{plan.name}:{seat}")

    # Words

    def numbers(self, per_seat: bool) -> Iterator[tuple[str, list[int], Range]]:
        """Numbers of a seat, or all others, with what they can be."""
        for (name, _, _, of_seats), within in zip(self.game.layout.numbers, self.game.layout.ranges, strict=True):
            if of_seats == per_seat:
                value = self.view.numbers[name]
                yield name, value if isinstance(value, list) else [value], within

    def value(self, value: int, within: Range) -> str:
        """A number, or the player whose seat it is."""
        is_seat = within[0] >= 0 and within[1] == A_SEAT[1]
        return self.say("plain-seat", seat=Seat(value)) if is_seat else str(value)

    def zone(self, name: str, zone: str) -> str:
        """The pieces in their order; what the reader does not know is counted where it lies."""
        words: list[str] = []
        for known, pieces in groupby(self.view.zones[zone], key=lambda kind: kind is not None):
            kinds = list(pieces)
            words += map(self.card, kinds) if known else [self.say("plain-unknown", count=len(kinds))]
        return self.thing(name, self.listed(words))

    def thing(self, name: str, value: str) -> str:
        return self.say("plain-thing", name=name.replace("_", " ").capitalize(), value=value)
