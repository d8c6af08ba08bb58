"""From positions to the rows of numbers that seats observe: what their views show, and nothing else.

`space.py` says what each number of a row means; both follow the same `ObservationLayout`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabletown.kernel.boards import A_BOARD, SIDE
from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import COVERED, TOP
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
BOARD: Final = SIDE * SIDE
"""How many spaces a board has; each is observed by itself."""


class Numbers:
    """Numbers of the position that lie side by side, or one for each seat."""

    def __init__(self, name: str, first: int, count: int, per_seat: bool, width: int) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.per_seat = per_seat
        self.width = width
        """How many numbers of the observation tell of one of them: 1, or one for each space of a board."""

    def read(self, number: int) -> list[int]:
        """What is observed of one of them."""
        return [number] if self.width == 1 else [(number >> space) & 1 for space in range(self.width)]


class Pile:
    """A zone, or several alike: as places if it is ordered, else as how many there are of each kind."""

    def __init__(self, name: str, first: int, count: int, per_seat: bool) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.per_seat = per_seat
        self.ordered = True
        self.top_only = False
        self.capacity = 0
        self.kinds: list[int] = []
        """The kinds of pieces that can lie here."""

    def width(self) -> int:
        """How many numbers tell of one zone."""
        if not self.ordered:
            return 1 + len(self.kinds)
        return 1 if self.capacity == 1 else 1 + self.capacity


class ObservationLayout:
    """What comes after what in an observation of one set-up."""

    def __init__(self, setup: Setup) -> None:
        layout = setup.layout
        self.seats = setup.seats
        self.steps = len(setup.steps)
        self.numbers: list[Numbers] = []
        self.piles: list[Pile] = []
        self.rank = [0] * len(layout.kinds)
        """The place of each kind among those with the same back."""
        self.size = 3 * self.seats + self.steps + 1
        self.covered: list[int] = []
        """Where scores and numbers of the others would stand that are covered until the game is over."""
        if setup.covered:
            scores = 2 * self.seats + self.steps
            self.covered += range(scores + 1, scores + self.seats)
        of_back: list[list[int]] = [[] for _ in range(layout.back_count)]
        for kind, back in enumerate(layout.back_of):
            self.rank[kind] = len(of_back[back])
            of_back[back].append(kind)
        for (name, first, count, per_seat), within in zip(layout.numbers, layout.ranges, strict=True):
            width = BOARD if within == A_BOARD else 1
            row = Numbers(name, first, setup.seats if per_seat else count, per_seat, width)
            self.numbers.append(row)
            if first in setup.covered:
                self.covered += range(self.size + 1, self.size + self.seats)
            self.size += row.count * width
        for zone in layout.zones:
            pile = Pile(zone.name, zone.first, setup.seats if zone.per_seat else zone.count, zone.per_seat)
            pile.ordered = zone.ordered
            pile.top_only = zone.seen_by == TOP
            pile.capacity = zone.capacity
            pile.kinds = of_back[zone.back]
            self.piles.append(pile)
            self.size += pile.count * pile.width()

    def turned(self, first: int, count: int, per_seat: bool, seat: int) -> list[int]:
        """So many ids from the first; of one for each seat, that of the observer comes first."""
        return [first + (seat + i) % count if per_seat else first + i for i in range(count)]


class Observations:
    """So many rows, each of which is written again and again. Whose observation a row holds is up to the writer."""

    def __init__(self, setup: Setup, count: int) -> None:
        plan = ObservationLayout(setup)
        self.size: i64 = plan.size
        self.rows: vec[i32] = vec[i32]([0] * (count * plan.size))
        self.seats: i64 = plan.seats
        self.steps: i64 = plan.steps
        self.rank: vec[i64] = vec[i64](plan.rank)
        numbers: list[int] = []
        zones: list[int] = []
        for seat in range(plan.seats):
            for row in plan.numbers:
                numbers += plan.turned(row.first, row.count, row.per_seat, seat)
            for pile in plan.piles:
                zones += plan.turned(pile.first, pile.count, pile.per_seat, seat)
        piles = [pile for pile in plan.piles for _ in range(pile.count)]
        self.covered: vec[i64] = vec[i64](plan.covered)
        # For each seat after the other, in the order of an observation:
        self.numbers: vec[i64] = vec[i64](numbers)
        self.zones: vec[i64] = vec[i64](zones)
        self.number_count: i64 = len(numbers) // plan.seats
        self.spread: vec[i64] = vec[i64]([row.width for row in plan.numbers for _ in range(row.count)])
        """For each number in that order, how many tell of it."""
        # For each zone in that order:
        self.zone_count: i64 = len(piles)
        self.width: vec[i64] = vec[i64]([pile.width() for pile in piles])
        self.ordered: vec[i64] = vec[i64]([int(pile.ordered) for pile in piles])
        self.top_only: vec[i64] = vec[i64]([int(pile.top_only) for pile in piles])
        # For each zone of each row, whether no piece of it was known when it was written last:
        self.unknown: vec[u8] = vec[u8]([0] * (count * len(piles)))

    def write(self, row: i64, state: State, seat: i64) -> None:
        """What this seat observes."""
        rows = self.rows
        seats = self.seats
        at = row * self.size
        end = at + seats + self.steps
        i = at
        while i < end:
            rows[i] = 0
            i += 1
        rows[at + seat] = 1
        if not state.over:
            rows[at + seats + state.frames[(state.depth - 1) * FRAME]] = 1
        at = end
        player = seat
        i = 0
        while i < seats:
            rows[at + i] = i32((state.waiting >> player) & 1)
            rows[at + seats + i] = narrow(state.points(player))
            player += 1
            if player == seats:
                player = 0
            i += 1
        at += 2 * seats
        rows[at] = narrow(state.sealed(seat) + 1)
        at += 1
        there = state.numbers
        numbers = self.numbers
        first = seat * self.number_count
        i = 0
        while i < self.number_count:
            number = there[numbers[first + i]]
            if self.spread[i] == 1:
                rows[at] = narrow(number)
                at += 1
            else:
                end = at + self.spread[i]
                while at < end:
                    rows[at] = i32(number & 1)
                    number >>= 1
                    at += 1
            i += 1
        if not state.over:
            for place in self.covered:
                rows[row * self.size + place] = i32(COVERED)
        self._zones(row, at, state, seat)

    def _zones(self, row: i64, at: i64, state: State, seat: i64) -> None:
        """Most zones of most rows hold nothing known, before and after: then only how many there are has changed."""
        rows = self.rows
        kinds = state.kinds
        known_by = state.known_by
        rank = self.rank
        unknown = self.unknown
        bit = 1 << seat
        z: i64 = 0
        while z < self.zone_count:
            zone = self.zones[seat * self.zone_count + z]
            size = state.sizes[zone]
            slot = state.start[zone]
            end = slot + size
            if self.top_only[z] and size > 1:
                slot = end - 1
            while slot < end and not known_by[slot] & bit:
                slot += 1
            width = self.width[z]
            before = row * self.zone_count + z
            none_known = slot == end
            if not self.ordered[z]:
                if not none_known or not unknown[before]:
                    i = at
                    while i < at + width:
                        rows[i] = 0
                        i += 1
                rows[at] = i32(size)
                while slot < end:
                    if known_by[slot] & bit:
                        rows[at] -= 1
                        rows[at + 1 + rank[kinds[slot]]] += 1
                    slot += 1
            elif width == 1:
                rows[at] = i32(size)
                if not none_known:
                    rows[at] = i32(SEEN + rank[kinds[slot]])
            else:
                first = at + 1
                if none_known and unknown[before]:
                    i = i64(rows[at])
                    while i < size:
                        rows[first + i] = UNSEEN
                        i += 1
                    while i > size:
                        i -= 1
                        rows[first + i] = EMPTY
                else:
                    self._places(first, width - 1, state, zone, bit, slot)
                rows[at] = i32(size)
            unknown[before] = 0
            if none_known:
                unknown[before] = 1
            at += width
            z += 1

    def _places(self, at: i64, room: i64, state: State, zone: i64, bit: i64, known: i64) -> None:
        """All places of a zone in which slot `known` is the first that this seat knows."""
        rows = self.rows
        kinds = state.kinds
        known_by = state.known_by
        rank = self.rank
        slot = state.start[zone]
        end = slot + state.sizes[zone]
        rest = at + room
        while slot < end:
            if slot >= known and known_by[slot] & bit:
                rows[at] = i32(SEEN + rank[kinds[slot]])
            else:
                rows[at] = UNSEEN
            at += 1
            slot += 1
        while at < rest:
            rows[at] = EMPTY
            at += 1


class SeatObservation:
    """What one seat sees and may choose, for one position after the other."""

    def __init__(self, setup: Setup) -> None:
        self.observations = Observations(setup, 1)
        self.observation: vec[i32] = self.observations.rows
        self.mask: vec[u8] = vec[u8]([0] * setup.layout.actions)
        self.offered = Actions(setup.layout.actions)

    def at(self, state: State, seat: int) -> None:
        """Looks; both rows are written anew."""
        self.observations.write(0, state, seat)
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
