"""The floor plan of a position: which numbers and which zones it has, and who sees what lies in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.packed import append, vec

NOBODY: Final = 0
"""Face down: a deck."""
OWNER: Final = 1
"""The seat it belongs to: a hand."""
SIDE: Final = 2
"""Every seat on the owner's side: the shared hand of a team."""
ALL: Final = 3
"""Face up."""
TOP: Final = 4
"""Face up, but only the top piece may be looked at: a discard pile."""

Range = tuple[int, int]
"""The least and the most that a number can be."""
ANY: Final = (-(1 << 62), 1 << 62)
FLAG: Final = (0, 1)
A_SEAT: Final = (0, -1)
"""A seat of those that play: how many there are is not known before there is a table. (1, -1) is any but the first."""

NO_OWNER: Final = -1
COVERED: Final = -1
"""Stands in views for a number or a score that is covered."""
BLIND: Final = 1
"""The circle of all sets of a seat that are apart."""
HELD: Final = 2
"""The narrower one of those that their owner sees: a hand, and what was laid face down from it."""
MOST_SEATS: Final = 14
PUBLIC: Final = 1 << MOST_SEATS
"""The audience bit of everybody who has no seat."""


class ZonePlan:
    """One zone, several alike, or one for each seat."""

    def __init__(
        self,
        name: str,
        count: int,
        capacity: int,
        seen_by: int,
        *,
        per_seat: bool = False,
        ordered: bool = True,
        back: int = 0,
        owner: int = NO_OWNER,
        apart: bool = False,
    ) -> None:
        self.name = name
        self.first = 0
        self.count = count
        self.capacity = capacity
        self.seen_by = seen_by
        self.per_seat = per_seat
        self.ordered = ordered
        self.back = back
        self.owner = owner
        """The seat that a single zone belongs to."""
        self.apart = apart
        """Whether everybody can count what lies here, or in all zones of one seat that are apart."""

    def with_room(self, capacity: int) -> ZonePlan:
        """The same for so many pieces."""
        return ZonePlan(
            self.name,
            self.count,
            capacity,
            self.seen_by,
            per_seat=self.per_seat,
            ordered=self.ordered,
            back=self.back,
            owner=self.owner,
            apart=self.apart,
        )

    def called(self, i: int) -> str:
        """The zone with this number among those alike: `deck`, or `hand:2` where there are several."""
        return self.name if self.count == 1 else f"{self.name}:{i}"

    def belongs_to(self, i: int) -> int:
        """The seat of the zone with this number among those alike, or NO_OWNER."""
        return i if self.per_seat else self.owner


class Layout:
    """The declarations of a game with one content, as positions use them. Ids count up from 0.

    `kinds` names every kind of piece; pieces of one kind are alike. A kind belongs to one back: pieces with
    different backs can never be taken for each other. Nor can pieces of different heaps: the zones of a seat that are
    apart are one, each other zone that is apart is one by itself, and all zones of a back that are not apart are one.
    `firsts` tells where the codes of each declared action or group begin, and behind the last one where they end.
    """

    def __init__(self, seats: int, firsts: list[int], kinds: list[str], backs: list[int] | None = None) -> None:
        if not 0 < seats <= MOST_SEATS:
            raise RulesError(f"a layout has 1 to {MOST_SEATS} seats, not {seats}")
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise BadInput(f"two kinds of pieces have the id {kind!r}; an id belongs to one of them")
        self.seats = seats
        self.firsts: vec[i64] = vec[i64](firsts)
        self.actions: int = firsts[-1]
        self.kinds = kinds
        self.back_of = backs if backs is not None else [0] * len(kinds)
        self.numbers: list[tuple[str, int, int, bool]] = []
        self.ranges: list[Range] = []
        """What each of these numbers can be."""
        self.zones: list[ZonePlan] = []
        self.number_count: int = 0
        self.zone_count: int = 0
        self.slot_count: int = 0
        self.back_count: int = 1 + max(self.back_of, default=0)
        self.start: vec[i64] = vec[i64]([])
        self.room: vec[i64] = vec[i64]([])
        self.ordered: vec[i64] = vec[i64]([])
        self.back: vec[i64] = vec[i64]([])
        self.top_only: vec[i64] = vec[i64]([])
        self.heap: vec[i64] = vec[i64]([])
        """Of each zone. Those of the backs come first, then those that are apart."""
        self.heap_count: int = self.back_count
        self.heaps: dict[tuple[int, int], int] = {}
        """Of each seat with zones that are apart, for each back."""
        self.apart: bool = False
        """Whether any zone is."""
        self.circle: vec[i64] = vec[i64]([])
        """How narrow the circle of each zone is, unless a game says otherwise."""
        self.largest_sealed: int = self.actions - 1
        """A sealed choice is the code of an action, unless a game says otherwise."""

    def add_numbers(self, name: str, count: int, per_seat: bool, within: Range) -> None:
        """One number, several in a row, or one for each seat."""
        self.numbers.append((name, self.number_count, count, per_seat))
        self.ranges.append(within)
        self.number_count += count

    def add_zones(self, plan: ZonePlan) -> None:
        """One zone, several alike, or one for each seat."""
        if plan.seen_by in (OWNER, SIDE) and not plan.per_seat and plan.owner == NO_OWNER:
            raise RulesError(f"the zone {plan.name!r} belongs to no seat, so its owner cannot see it")
        plan.first = self.zone_count
        self.zones.append(plan)
        for i in range(plan.count):
            self.start = append(self.start, self.slot_count)
            self.room = append(self.room, plan.capacity)
            self.ordered = append(self.ordered, 1 if plan.ordered else 0)
            self.back = append(self.back, plan.back)
            self.top_only = append(self.top_only, 1 if plan.seen_by == TOP else 0)
            self.heap = append(self.heap, self._heap(plan, plan.belongs_to(i)))
            self.circle = append(self.circle, _circle(plan, plan.belongs_to(i)))
            self.slot_count += plan.capacity
        self.zone_count += plan.count

    def _heap(self, plan: ZonePlan, owner: int) -> int:
        if not plan.apart:
            return plan.back
        self.apart = True
        key = (owner, plan.back)
        if owner == NO_OWNER or key not in self.heaps:
            self.heaps[key] = self.heap_count
            self.heap_count += 1
        return self.heaps[key]

    def zone_name(self, id: int) -> str:
        for plan in self.zones:
            if plan.first <= id < plan.first + plan.count:
                return plan.called(id - plan.first)
        raise RulesError(f"there is no zone {id}")

    def audiences(self, seats: int, sides: list[int]) -> vec[i64]:
        """Who sees each zone, as a set of bits: one per seat, and PUBLIC."""
        masks: list[int] = []
        for plan in self.zones:
            for i in range(plan.count):
                owner = i if plan.owner == NO_OWNER else plan.owner
                mask = 0
                if plan.seen_by in (ALL, TOP):
                    mask = everybody(seats)
                elif plan.seen_by == OWNER:
                    mask = 1 << owner
                elif plan.seen_by == SIDE and owner < seats:
                    for seat in range(seats):
                        if sides[seat] == sides[owner]:
                            mask |= 1 << seat
                masks.append(mask)
        return vec[i64](masks)


def _circle(plan: ZonePlan, owner: int) -> int:
    """The sets of a seat that are apart: what goes from one to the other is still among them."""
    if not plan.apart or plan.ordered or owner == NO_OWNER:
        return 0
    return BLIND if plan.seen_by == NOBODY else HELD


def everybody(seats: int) -> int:
    """The audience of all seats and all onlookers."""
    return ((1 << seats) - 1) | PUBLIC
