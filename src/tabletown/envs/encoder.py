"""From a position to the row of numbers that one seat observes: what its view shows, and nothing else.

`space.py` says what each number of the row means; both walk through the same `Plan`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import TOP
from tabletown.kernel.memory import FRAME
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

EMPTY: Final = 0
"""No piece lies at this place."""
UNSEEN: Final = 1
"""A piece lies at this place, and the seat does not know which."""
SEEN: Final = 2
"""The first kind of piece; the others follow."""
LARGEST: Final = 2**31 - 1


class Row:
    """Numbers of the position that lie side by side; one of each seat is turned so that the observer comes first."""

    def __init__(self, name: str, source: int, count: int, per_seat: bool) -> None:
        self.name = name
        self.source: i64 = source
        self.count: i64 = count
        self.per_seat = per_seat


class Pile:
    """A zone, or one for each seat: as places if it is ordered, else as how many there are of each kind."""

    def __init__(self, name: str, zone: int, count: int, per_seat: bool, capacity: int, kinds: list[int]) -> None:
        self.name = name
        self.zone: i64 = zone
        self.count: i64 = count
        self.per_seat = per_seat
        self.capacity: i64 = capacity
        self.kinds = kinds
        """The kinds of pieces that can lie here."""
        self.ordered = True
        self.top_only = False

    def width(self) -> i64:
        """How many numbers tell of one zone."""
        if not self.ordered:
            return 1 + len(self.kinds)
        return 1 if self.capacity == 1 else 1 + self.capacity


class Encoder:
    """Writes observations of one set-up."""

    def __init__(self, setup: Setup) -> None:
        layout = setup.layout
        self.seats: i64 = setup.seats
        self.step_count: i64 = len(setup.steps)
        self.rows: list[Row] = []
        self.piles: list[Pile] = []
        self.rank: vec[i64] = vec[i64]([0] * len(layout.kinds))
        """The place of each kind among those with the same back."""
        of_back: list[list[int]] = [[] for _ in range(layout.back_count)]
        for kind in range(len(layout.kinds)):
            alike = of_back[layout.back_of[kind]]
            self.rank[kind] = len(alike)
            alike.append(kind)
        self.size: i64 = 3 * setup.seats + len(setup.steps) + 1
        for name, first, count, per_seat in layout.numbers:
            row = Row(name, first, setup.seats if per_seat else count, per_seat)
            self.rows.append(row)
            self.size += row.count
        for plan in layout.zones:
            count = setup.seats if plan.per_seat else plan.count
            pile = Pile(plan.name, plan.first, count, plan.per_seat, plan.capacity, of_back[plan.back])
            pile.ordered = plan.ordered
            pile.top_only = plan.seen_by == TOP
            self.piles.append(pile)
            self.size += count * pile.width()

    def write(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Fills `size` numbers of `out`, from `at` on."""
        seats = self.seats
        i: i64 = 0
        while i < seats:
            out[at + i] = 0
            i += 1
        out[at + seat] = 1
        at += seats
        i = 0
        while i < self.step_count:
            out[at + i] = 0
            i += 1
        if not state.over:
            out[at + state.frames[(state.depth - 1) * FRAME]] = 1
        at += self.step_count
        player = seat
        i = 0
        while i < seats:
            out[at + i] = i32((state.waiting >> player) & 1)
            out[at + seats + i] = narrow(state.points(player))
            player += 1
            if player == seats:
                player = 0
            i += 1
        at += 2 * seats
        out[at] = i32(state.sealed(seat) + 1)
        at += 1
        for row in self.rows:
            at = self._row(state, row, seat, out, at)
        for pile in self.piles:
            at = self._pile(state, pile, seat, out, at)

    def _row(self, state: State, row: Row, seat: i64, out: vec[i32], at: i64) -> i64:
        numbers = state.numbers
        source = row.source
        end = at + row.count
        if row.per_seat:
            turned = source + seat
            source_end = source + row.count
            while turned < source_end:
                out[at] = narrow(numbers[turned])
                at += 1
                turned += 1
        while at < end:
            out[at] = narrow(numbers[source])
            at += 1
            source += 1
        return at

    def _pile(self, state: State, pile: Pile, seat: i64, out: vec[i32], at: i64) -> i64:
        bit = 1 << seat
        zone = pile.zone + seat if pile.per_seat else pile.zone
        end = pile.zone + pile.count
        left = pile.count
        while left > 0:
            if pile.ordered:
                at = self._places(state, pile, zone, bit, out, at)
            else:
                at = self._counts(state, pile, zone, bit, out, at)
            zone += 1
            if zone == end:
                zone = pile.zone
            left -= 1
        return at

    def _places(self, state: State, pile: Pile, zone: i64, bit: i64, out: vec[i32], at: i64) -> i64:
        kinds = state.kinds
        marks = state.marks
        rank = self.rank
        slot = state.start[zone]
        size = state.sizes[zone]
        if pile.capacity > 1:
            out[at] = i32(size)
            at += 1
        end = slot + size
        rest = at + pile.capacity
        if pile.top_only and size > 1:
            covered = end - 1
            while slot < covered:
                out[at] = UNSEEN
                at += 1
                slot += 1
        while slot < end:
            if marks[slot] & bit:
                out[at] = i32(SEEN + rank[kinds[slot]])
            else:
                out[at] = UNSEEN
            at += 1
            slot += 1
        while at < rest:
            out[at] = EMPTY
            at += 1
        return at

    def _counts(self, state: State, pile: Pile, zone: i64, bit: i64, out: vec[i32], at: i64) -> i64:
        kinds = state.kinds
        marks = state.marks
        rank = self.rank
        slot = state.start[zone]
        end = slot + state.sizes[zone]
        top = end - 1
        i = at
        rest: i64 = at + 1 + len(pile.kinds)
        while i < rest:
            out[i] = 0
            i += 1
        while slot < end:
            if marks[slot] & bit and (slot == top or not pile.top_only):
                out[at + 1 + rank[kinds[slot]]] += 1
            else:
                out[at] += 1
            slot += 1
        return rest


class Glance:
    """What one seat sees and may choose, for one position after the other."""

    def __init__(self, setup: Setup) -> None:
        self.encoder = Encoder(setup)
        self.observation: vec[i32] = vec[i32]([0] * self.encoder.size)
        self.mask: vec[u8] = vec[u8]([0] * setup.layout.actions)
        self.offered = Actions(setup.layout.actions)

    def at(self, state: State, seat: int) -> None:
        """Looks; both rows are written anew."""
        self.encoder.write(state, seat, self.observation, 0)
        mask = self.mask
        offered = self.offered
        for i in range(offered.size):
            mask[offered.codes[i]] = 0
        offered.size = 0
        if (state.waiting >> i64(seat)) & 1:
            state.legal_into(seat, offered)
            for i in range(offered.size):
                mask[offered.codes[i]] = 1


def narrow(number: i64) -> i32:
    """Observations have 32 bits."""
    if number > LARGEST or number < -LARGEST:
        raise RulesError(f"the number {number} is too large to be observed")
    return i32(number)
