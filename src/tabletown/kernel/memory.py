"""The memory of a position: numbers, zones of pieces, and who knows which piece.

All of it is packed arrays, so that copying, comparing and saving a position is the same for every game and
cannot forget anything. For each piece there is its kind, and the set of seats that know it (`known_by`).
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.layout import PUBLIC
from tabletown.kernel.packed import vec
from tabletown.kernel.records import Changes
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup

FRAME: Final = 4
"""Numbers in a frame of the step stack: the kind of step and three of its own."""
FRESH: Final = 1 << 12
"""Marks a frame whose step has not begun yet."""
DEPTH: Final = 24
"""How many steps can be stacked."""

RECALL: Final = 16
"""How many bits of what is kept with a piece tell who knows it; as many above them who recalls it in each circle."""
WHO: Final = (1 << (RECALL - 1)) - 1
EDGE: Final = 1 << (RECALL - 1)
"""Kept with the lowest piece of a layer of a pile that lies on another layer."""
UNMARKED: Final = WHO | EDGE
"""All that is kept with a piece but who recalls it."""
CIRCLES: Final = 3
"""How many circles there can be inside each other."""
IN_ANY: Final = (1 << RECALL) | (1 << 2 * RECALL) | (1 << 3 * RECALL)
"""Times the bits of some seats: the marks of these seats, in whatever circle they recall a piece."""

TOPMOST: Final = -1
"""The place on top of whatever lies in a zone."""

MOVED: Final = -1
SHUFFLED: Final = -2
SHOWN: Final = -3
GATHERED: Final = -4
CHANGED: Final = -5


class JournalEntry:
    """One thing that happened, as numbers; `seen` is the set of seats that may know the pieces it names."""

    def __init__(self, event: i64, a: i64, b: i64, c: i64, seen: i64) -> None:
        self.event: i64 = event
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.seen: i64 = seen
        self.changes: Changes | None = None
        """What is different since the event before, where that is told."""

    def numbers(self) -> tuple[int, int, int, int, int]:
        """As it is stored and sent on; `JournalEntry(*numbers)` is the same again."""
        return int(self.event), int(self.a), int(self.b), int(self.c), int(self.seen)


def _by_piece(entry: JournalEntry) -> tuple[i64, i64]:
    return entry.seen, entry.a


class Memory:
    """`memory[NUMBER]` reads and writes a number; zones are moved by the verbs below."""

    def __init__(self, setup: Setup, source: Memory | None = None) -> None:
        self.setup = setup
        self.layout = setup.layout
        self.start: vec[i64] = setup.layout.start
        self.audience: vec[i64] = setup.audience
        self.seats: i64 = setup.seats
        self.rng = Rng()
        self.journal: list[JournalEntry] | None = None
        self.actor_bit: i64 = 0
        self.stops_to_rest: bool = False
        self.resting: bool = False
        self.offered_to: i64 = -1
        if source is None:
            layout = setup.layout
            self.numbers: vec[i64] = vec[i64]([0] * (layout.number_count + layout.seats))
            self.kinds: vec[i64] = vec[i64]([0] * layout.slot_count)
            self.known_by: vec[i64] = vec[i64]([0] * layout.slot_count)
            self.sizes: vec[i64] = vec[i64]([0] * layout.zone_count)
            self.frames: vec[i64] = vec[i64]([0] * (FRAME * DEPTH))
            self.depth: i64 = 0
            self.barrier: i64 = 0
            self.waiting: i64 = 0
            self.over: bool = False
        else:
            self.rng.copy_from(source.rng)
            self.numbers = source.numbers[:]
            self.kinds = source.kinds[:]
            self.known_by = source.known_by[:]
            self.sizes = source.sizes[:]
            self.frames = source.frames[:]
            self.depth = source.depth
            self.barrier = source.barrier
            self.waiting = source.waiting
            self.over = source.over

    def copy_from(self, source: Memory) -> None:
        """Becomes the same position; both belong to the same set-up."""
        self.resting = False
        self.offered_to = -1
        self.rng.copy_from(source.rng)
        self.numbers = source.numbers[:]
        self.kinds = source.kinds[:]
        self.known_by = source.known_by[:]
        self.sizes = source.sizes[:]
        self.frames = source.frames[:]
        self.depth = source.depth
        self.barrier = source.barrier
        self.waiting = source.waiting
        self.over = source.over

    # Numbers

    def __getitem__(self, number: i64) -> i64:
        return self.numbers[number]

    def __setitem__(self, number: i64, value: i64) -> None:
        self.numbers[number] = value

    def set_all(self, first: i64, count: i64, value: i64) -> None:
        """The same value for so many numbers in a row."""
        numbers = self.numbers
        for number in range(first, first + count):
            numbers[number] = value

    # Reading zones

    def size(self, zone: i64) -> i64:
        return self.sizes[zone]

    def at(self, zone: i64, place: i64) -> i64:
        """The kind of the piece at a place, counted from the bottom."""
        return self.kinds[self.start[zone] + place]

    def pieces(self, zone: i64) -> list[i64]:
        """All pieces, from the bottom to the top."""
        start = self.start[zone]
        return [self.kinds[start + i] for i in range(self.size(zone))]

    def row(self, zone: i64) -> vec[i64]:
        """The same, packed: for hot loops."""
        start = self.start[zone]
        return self.kinds[start : start + self.sizes[zone]]

    def count(self, zone: i64, kind: i64) -> i64:
        """How many pieces of that kind lie in the zone."""
        kinds = self.kinds
        slot = self.start[zone]
        end = slot + self.sizes[zone]
        found: i64 = 0
        while slot < end:
            if kinds[slot] == kind:
                found += 1
            slot += 1
        return found

    def worth(self, zone: i64, values: vec[i64]) -> i64:
        """The sum of what its pieces are worth, by a table of values for each kind."""
        kinds = self.kinds
        start = self.start[zone]
        total: i64 = 0
        for slot in range(start, start + self.sizes[zone]):
            total += values[kinds[slot]]
        return total

    def knows(self, bit: i64, zone: i64, place: i64) -> bool:
        return self.known_by[self.start[zone] + place] & bit != 0

    def has_own(self, bit: i64, zone: i64) -> bool:
        """Whether this audience knows some piece of a zone that onlookers do not know, or the other way round."""
        known_by = self.known_by
        start = self.start[zone]
        for slot in range(start, start + self.sizes[zone]):
            if (known_by[slot] & bit != 0) != (known_by[slot] & PUBLIC != 0):
                return True
        return False

    # Moving pieces

    def fill(self, zone: i64, copies: vec[i64]) -> None:
        """New pieces come into an empty zone: so many of each kind."""
        if self.sizes[zone] != 0:
            raise RulesError(f"{self.layout.zone_name(zone)} is not empty, so it cannot be filled")
        kinds = self.kinds
        known_by = self.known_by
        audience = self.audience[zone]
        slot = self.start[zone]
        kind: i64 = 0
        for count in copies:
            if self.sizes[zone] + count > self.layout.room[zone]:
                raise self._no_room(zone, count)
            self.sizes[zone] += count
            while count > 0:
                kinds[slot] = kind
                known_by[slot] = audience
                slot += 1
                count -= 1
            kind += 1

    def draw(self, source: i64, to: i64) -> i64:
        """The top piece of an ordered zone moves on top of another; its kind."""
        left = self.sizes[source] - 1
        if left < 0:
            raise RulesError(f"nothing can be drawn: {self.layout.zone_name(source)} is empty")
        if self.layout.ordered[source] == 0:
            raise RulesError(f"{self.layout.zone_name(source)} has no top to draw from: it is not ordered")
        slot = self.start[source] + left
        kind = self.kinds[slot]
        knowers = self.known_by[slot]
        self.sizes[source] = left
        edge = knowers & EDGE
        knowers ^= edge
        self._arrive(kind, knowers, knowers, source, to, TOPMOST)
        if edge:
            self._settle(source)
        return kind

    def move(self, kind: i64, source: i64, to: i64, seen_by: i64 = 0) -> None:
        """A piece of that kind moves on top of another zone; these seats see it on its way."""
        self._leave(kind, source, to, TOPMOST, seen_by)

    def put_under(self, kind: i64, source: i64, to: i64, seen_by: i64 = 0) -> None:
        """A piece of that kind moves to the bottom of an ordered zone; these seats see it on its way."""
        self._leave(kind, source, to, 0, seen_by)

    def insert(self, kind: i64, source: i64, to: i64, place: i64) -> None:
        """A piece of that kind moves to a place of an ordered zone, counted from the bottom."""
        if not 0 <= place <= self.sizes[to]:
            raise RulesError(f"there is no place {place} in {self.layout.zone_name(to)}")
        self._leave(kind, source, to, place, 0)

    def gather(self, source: i64, to: i64) -> None:
        """All pieces of one zone move on top of an ordered one, which is going to be shuffled."""
        kinds = self.kinds
        known_by = self.known_by
        audience = self.audience[to]
        count = self.sizes[source]
        if self.sizes[to] + count > self.layout.room[to]:
            raise self._no_room(to, count)
        if self.layout.apart:
            self._mix_in(source, to)
        slot = self.start[source]
        end = slot + count
        goal = self.start[to] + self.sizes[to]
        self.sizes[source] = 0
        self.sizes[to] += count
        while slot < end:
            kinds[goal] = kinds[slot]
            known_by[goal] = audience
            slot += 1
            goal += 1
        if self.journal is not None and count > 0:
            self.journal.append(JournalEntry(GATHERED, 0, source, to, 0))

    def bury(self, source: i64, to: i64) -> None:
        """All pieces of a public zone are shuffled and put under a pile that is apart, as a layer of their own.

        Everybody knows which pieces a layer consists of and how many lie above it, nobody in which order they lie.
        """
        count = self.sizes[source]
        if count == 0:
            return
        if self.audience[source] != self.setup.everyone:
            raise RulesError(f"{self.layout.zone_name(source)} cannot be buried: not everybody sees it")
        if self.layout.ordered[to] == 0 or self.layout.heap[to] < self.layout.back_count:
            raise RulesError(f"{self.layout.zone_name(to)} has no layers: it is not an ordered zone that is apart")
        size = self.sizes[to]
        if size + count > self.layout.room[to]:
            raise self._no_room(to, count)
        kinds = self.kinds
        known_by = self.known_by
        bottom = self.start[to]
        if size == 0:
            self._settle(to)
        else:
            known_by[bottom] |= EDGE
        slot = bottom + size
        while slot > bottom:
            slot -= 1
            kinds[slot + count] = kinds[slot]
            known_by[slot + count] = known_by[slot]
        first = self.start[source]
        for i in range(count):
            kinds[bottom + i] = kinds[first + i]
            known_by[bottom + i] = self.audience[to]
        self.sizes[source] = 0
        self.sizes[to] = size + count
        self.rng.shuffle(kinds, bottom, count)
        self.barrier += 1
        if self.journal is not None:
            self.journal.append(JournalEntry(GATHERED, 0, source, to, 0))
            self.journal.append(JournalEntry(SHUFFLED, 0, to, to, 0))

    def layers(self, zone: i64) -> list[i64]:
        """How many pieces lie in each layer of a pile, from the bottom to the top; none if it is empty."""
        start = self.start[zone]
        sizes: list[i64] = []
        count: i64 = 0
        for slot in range(start, start + self.sizes[zone]):
            if self.known_by[slot] & EDGE:
                sizes.append(count)
                count = 0
            count += 1
        if count > 0:
            sizes.append(count)
        return sizes

    def top_layer(self, zone: i64) -> i64:
        """The lowest place of the top layer."""
        start = self.start[zone]
        slot = start + self.sizes[zone]
        while slot > start:
            slot -= 1
            if self.known_by[slot] & EDGE:
                return slot - start
        return 0

    def deal(self, source: i64, to: i64, count: i64) -> None:
        """So many pieces from the top. Into a set they come all at once: nobody is told in which order they lay."""
        before = 0 if self.journal is None else len(self.journal)
        while count > 0:
            self.draw(source, to)
            count -= 1
        self._tell_at_once(before, to)

    def shuffle(self, zone: i64) -> None:
        """Every order is equally likely, and whatever was known about places is gone. Layers become one."""
        if self.layout.ordered[zone] == 0:
            raise RulesError(f"{self.layout.zone_name(zone)} cannot be shuffled: it is not ordered")
        start = self.start[zone]
        size = self.sizes[zone]
        self.rng.shuffle(self.kinds, start, size)
        known_by = self.known_by
        audience = self.audience[zone]
        for slot in range(start, start + size):
            known_by[slot] = audience
        self.barrier += 1
        if self.journal is not None:
            self.journal.append(JournalEntry(SHUFFLED, 0, zone, zone, 0))

    def show(self, zone: i64, audience: i64) -> None:
        """These seats see every piece of the zone; of a set all at once, as when pieces are dealt."""
        before = 0 if self.journal is None else len(self.journal)
        start = self.start[zone]
        for place in range(self.size(zone)):
            self._show(start + place, audience, zone)
        self._tell_at_once(before, zone)
        self._conclude(zone)

    def show_top(self, zone: i64, audience: i64) -> None:
        """These seats see the top piece of the zone."""
        self._show(self.start[zone] + self.sizes[zone] - 1, audience, zone)

    def show_group(self, zone: i64, groups: vec[i64], group: i64, audience: i64) -> None:
        """These seats see the pieces of one group, by a table of groups for each kind.

        So they also learn that the other pieces belong to other groups, which is as good as a barrier.
        """
        kinds = self.kinds
        known_by = self.known_by
        actor = self.actor_bit
        before = 0 if self.journal is None else len(self.journal)
        start = self.start[zone]
        for slot in range(start, start + self.sizes[zone]):
            if groups[kinds[slot]] == group:
                self._show(slot, audience, zone)
            elif known_by[slot] & actor == 0:
                self.barrier += 1
        self._tell_at_once(before, zone)
        self._conclude(zone)

    # Recalling: who knows that a piece lies in one of several zones, but not in which

    def circle(self, zone: i64) -> i64:
        """How narrow the circle is that a zone belongs to: 0 for all zones, 1 to CIRCLES for some of them.

        Narrower circles lie inside wider ones. A game says so where players remember what a set of cards consists of,
        although others have spread it over several zones. The sets of a seat that are apart have circles by themselves.
        """
        return self.layout.circle[zone]

    def recall(self, zone: i64, circle: i64) -> None:
        """Whoever knows a piece of this zone recalls from now on that it is in this circle, wherever it goes there."""
        known_by = self.known_by
        start = self.start[zone]
        for slot in range(start, start + self.sizes[zone]):
            knowers = known_by[slot] & WHO
            known_by[slot] = known_by[slot] & ~(knowers * IN_ANY) | knowers << RECALL * circle

    def recognise(self, kind: i64, zone: i64, audience: i64) -> None:
        """These seats are about to see the first piece of a kind in a zone: each takes it for one that it is sure of.

        That is one of that kind that it knows to be in this zone, or else one that it recalls in the narrowest circle
        around it. Pieces of a kind are alike, so the two change their marks: what is left is still recalled.
        """
        circle = self.circle(zone)
        if circle == 0:
            return
        known_by = self.known_by
        slot = self.start[zone]
        end = slot + self.sizes[zone]
        while self.kinds[slot] != kind:
            slot += 1
        looking = audience & ~known_by[slot]
        other = slot + 1
        while looking and other < end and self.kinds[other] == kind:
            self._exchange_marks(slot, other, looking & known_by[other])
            looking &= ~known_by[other]
            other += 1
        self._recognise(slot, zone, circle, looking)

    def _recognise(self, slot: i64, zone: i64, circle: i64, looking: i64) -> None:
        """Each of these seats takes a piece for one that it recalls in the narrowest circle around it."""
        heap = self.layout.heap[zone]
        while looking and circle > 0:
            looking &= ~(self.known_by[slot] >> RECALL * circle)
            looking = self._exchange_recalled(slot, heap, circle, looking)
            circle -= 1

    def _exchange_recalled(self, slot: i64, heap: i64, circle: i64, looking: i64) -> i64:
        """Those of these seats that recall no other piece of this kind in this circle."""
        known_by = self.known_by
        kind = self.kinds[slot]
        for zone in range(self.layout.zone_count):
            if not looking:
                break
            if self.sizes[zone] == 0 or self.layout.heap[zone] != heap or self.circle(zone) < circle:
                continue
            start = self.start[zone]
            for other in range(start, start + self.sizes[zone]):
                if self.kinds[other] == kind:
                    found = looking & (known_by[other] >> RECALL * circle) & ~known_by[other]
                    self._exchange_marks(slot, other, found)
                    looking &= ~found
        return looking

    def _exchange_marks(self, slot: i64, other: i64, seats: i64) -> None:
        different = (self.known_by[slot] ^ self.known_by[other]) & (seats * IN_ANY)
        self.known_by[slot] ^= different
        self.known_by[other] ^= different

    # Heaps: zones that are apart. What is known there follows everything that happens, and no game has to see to it

    def _is_apart(self, zone: i64) -> bool:
        return self.layout.heap[zone] >= self.layout.back_count

    def _follow(self, slot: i64, kind: i64, source: i64, to: i64, seen_by: i64) -> None:
        """Before a piece leaves a set that is apart: who sees it recognises it, who does not recalls what he knew."""
        heap = self.layout.heap[source]
        inner = self.circle(source)
        outer: i64 = 0
        if self.layout.heap[to] == heap:
            outer = min(inner, self.circle(to))
        known_by = self.known_by
        if inner > 0:
            seeing = self.audience[to] | seen_by
            self.recognise(kind, source, seeing)
            blind = self.setup.everyone & ~(seeing | self.audience[source])
            if outer > 0:
                start = self.start[source]
                for other in range(start, start + self.sizes[source]):
                    knowers = known_by[other] & blind
                    known_by[other] = known_by[other] & ~(knowers * IN_ANY) | knowers << RECALL * outer
            if outer < inner:
                self._widen(heap, blind, outer)
        everyone: i64 = self.setup.everyone
        for narrower in range(outer + 1, CIRCLES + 1):
            known_by[slot] &= ~(everyone << RECALL * narrower)

    def _widen(self, heap: i64, seats: i64, circle: i64) -> None:
        """A piece has gone where it is in this circle only: to whom it could be any, all that they recall is there."""
        known_by = self.known_by
        for zone in range(self.layout.zone_count):
            if self.layout.heap[zone] != heap:
                continue
            start = self.start[zone]
            for slot in range(start, start + self.sizes[zone]):
                for inner in range(circle + 1, CIRCLES + 1):
                    recalling = (known_by[slot] >> RECALL * inner) & seats
                    if recalling:
                        known_by[slot] &= ~(recalling << RECALL * inner)
                        if circle > 0:
                            known_by[slot] |= recalling << RECALL * circle

    def _mix_in(self, source: i64, to: i64) -> None:
        """Before all pieces of a zone go into another one, out of sight."""
        start = self.start[source]
        if self.layout.heap[source] != self.layout.heap[to]:
            for slot in range(start, start + self.sizes[source]):
                if self.setup.everyone & ~self.known_by[slot]:
                    raise self._unseen(self.kinds[slot], source, to)
        if self._is_apart(source):
            self._widen(self.layout.heap[source], self.setup.everyone, self.circle(to))

    def _unseen(self, kind: i64, source: i64, to: i64) -> RulesError:
        layout = self.layout
        names = f"{layout.zone_name(source)} to {layout.zone_name(to)}"
        return RulesError(f"a {layout.kinds[kind]} goes from {names} unseen, so nobody could count what is there")

    def _settle(self, pile: i64) -> None:
        """The top layer of a pile is used up: all of it that was not seen lies in other zones of the heap.

        So what somebody does not know there is a part of what he knows to have been in that layer, and nothing else.
        """
        heap = self.layout.heap[pile]
        known_by = self.known_by
        everyone: i64 = self.setup.everyone
        circle: i64 = CIRCLES
        left = everyone
        while circle > 0:
            fitting = left & ~self._missing(heap, pile, circle)
            for zone in range(self.layout.zone_count):
                if self.layout.heap[zone] != heap or self.circle(zone) < circle:
                    continue
                start = self.start[zone]
                for slot in range(start, start + self.sizes[zone]):
                    wondering = fitting & ~known_by[slot]
                    inner = circle
                    while inner <= CIRCLES:
                        wondering &= ~(known_by[slot] >> RECALL * inner)
                        inner += 1
                    known_by[slot] = known_by[slot] & ~(wondering * IN_ANY) | wondering << RECALL * circle
            left &= ~fitting
            circle -= 1
        self._conclude_heap(heap)

    def _missing(self, heap: i64, pile: i64, circle: i64) -> i64:
        """Who does not know all pieces of this heap that lie outside of a circle; layers of the pile do not count."""
        known: i64 = self.setup.everyone
        for zone in range(self.layout.zone_count):
            if self.layout.heap[zone] != heap or zone == pile or self.circle(zone) >= circle:
                continue
            start = self.start[zone]
            for slot in range(start + self.top_layer(zone), start + self.sizes[zone]):
                known &= self.known_by[slot]
        return self.setup.everyone & ~known

    def _conclude(self, zone: i64) -> None:
        if self.layout.apart and self._is_apart(zone) and self.circle(zone) > 0:
            self._conclude_heap(self.layout.heap[zone])

    def _conclude_heap(self, heap: i64) -> None:
        """Where all that somebody does not know in a circle lies in a single set, he knows what he recalls there."""
        for circle in range(CIRCLES, 0, -1):
            some: i64 = 0
            several: i64 = 0
            for zone in range(self.layout.zone_count):
                if self.layout.heap[zone] == heap and self.circle(zone) >= circle:
                    missing = self._unknown_in(zone)
                    several |= missing & some
                    some |= missing
                    if self.layout.ordered[zone]:
                        several |= missing
            certain = some & ~several
            if certain == 0:
                continue
            for zone in range(self.layout.zone_count):
                if self.layout.heap[zone] == heap and self.circle(zone) >= circle:
                    start = self.start[zone]
                    for slot in range(start, start + self.sizes[zone]):
                        self._realise(slot, certain, circle)

    def _unknown_in(self, zone: i64) -> i64:
        """Who does not know all pieces of a zone."""
        known: i64 = self.setup.everyone
        start = self.start[zone]
        for slot in range(start, start + self.sizes[zone]):
            known &= self.known_by[slot]
        return self.setup.everyone & ~known

    def _realise(self, slot: i64, seats: i64, circle: i64) -> None:
        """Those of these seats that recall a piece in this circle or a narrower one know it now."""
        before = self.known_by[slot]
        recalling: i64 = 0
        while circle <= CIRCLES:
            recalling |= before >> RECALL * circle
            circle += 1
        recalling &= seats & ~before
        if recalling:
            if before & self.actor_bit == 0:
                self.barrier += 1
            self.known_by[slot] = before & ~(recalling * IN_ANY) | recalling

    def _close_gap(self, pile: i64, place: i64, gone: i64, knowers: i64) -> None:
        """A piece has left a pile from this place: the edge of its layer goes on to the piece above it."""
        if self.setup.everyone & ~knowers:
            self._merge(pile, place)
        slot = self.start[pile] + place
        if place == 0:
            self.known_by[slot] &= ~EDGE
        elif gone & EDGE:
            if place < self.sizes[pile]:
                self.known_by[slot] |= EDGE
            else:
                self._settle(pile)

    def _merge(self, pile: i64, place: i64) -> None:
        """All layers above a place become one with the layer there: somebody does not know what came or went."""
        start = self.start[pile]
        for slot in range(start + place, start + self.sizes[pile]):
            self.known_by[slot] &= ~EDGE

    # Chance

    def random(self, n: i64) -> i64:
        """A die with n sides, counted from 0; a barrier for taking moves back."""
        self.barrier += 1
        return self.rng.below(n)

    # What happened

    def is_heard(self) -> bool:
        """Whether anybody listens; what is worked out only to be said need not be, otherwise."""
        return self.journal is not None

    def say(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Everybody may know this. Costs nothing while nobody listens."""
        if self.journal is not None:
            self._say(JournalEntry(event, a, b, c, self.setup.everyone))

    def say_to(self, seen: i64, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Everybody learns that it happened; only these seats learn which piece it was about."""
        if self.journal is not None:
            self._say(JournalEntry(event, a, b, c, seen))

    # Inside

    def _say(self, entry: JournalEntry) -> None:
        entry.changes = self.changes()
        assert self.journal is not None
        self.journal.append(entry)

    def changes(self) -> Changes | None:
        """What is different on the table since this was asked last, if anybody keeps an eye on that."""
        return None

    def _leave(self, kind: i64, source: i64, to: i64, place: i64, seen_by: i64) -> None:
        kinds = self.kinds
        known_by = self.known_by
        slot = self.start[source]
        end = slot + self.sizes[source]
        known: i64 = 0  # who knows any of the pieces
        while slot < end and kinds[slot] != kind:
            known |= known_by[slot]
            slot += 1
        if slot == end:
            raise RulesError(f"there is no {self.layout.kinds[kind]} in {self.layout.zone_name(source)}")
        apart = self.layout.apart and self.layout.heap[source] >= self.layout.back_count
        gap: i64 = slot - self.start[source]
        if apart and self.layout.ordered[source] == 0:
            self._follow(slot, kind, source, to, seen_by)
        before = known_by[slot]
        known |= before
        slot += 1
        while slot < end:
            known |= known_by[slot]
            kinds[slot - 1] = kinds[slot]
            known_by[slot - 1] = known_by[slot]
            slot += 1
        self.sizes[source] -= 1
        knowers = before
        if self.layout.ordered[source] == 0:
            knowers = before & (self.audience[source] | ~WHO)
            informed = known & WHO & ~self.audience[source]
            if informed:
                self._forget(source, kind, before, informed & ~(self.audience[to] | seen_by))
        self._arrive(kind, before & ~EDGE, (knowers | seen_by) & ~EDGE, source, to, place)
        if apart:
            if self.layout.ordered[source]:
                self._close_gap(source, gap, before, knowers | seen_by | self.audience[to])
            elif self.sizes[source] == 0:
                self._conclude(source)

    def _arrive(self, kind: i64, before: i64, knowers: i64, source: i64, to: i64, place: i64) -> None:
        """`before`: who knew the piece; `knowers`: who can follow it; `place`: where it goes in an ordered zone."""
        after = knowers | self.audience[to]
        if after > WHO and self.audience[to] & PUBLIC:
            after &= WHO  # nobody has to recall what everybody sees
        if after & ~before and not before & self.actor_bit:
            self.barrier += 1
        size = self.sizes[to]
        if size == self.layout.room[to]:
            raise self._no_room(to, 1)
        if self.layout.apart and self.setup.everyone & ~after:
            if self.layout.heap[source] != self.layout.heap[to]:
                raise self._unseen(kind, source, to)
            if place != TOPMOST:
                self._merge(to, place)
        kinds = self.kinds
        known_by = self.known_by
        first = self.start[to]
        slot = first + size
        sorted_ = self.layout.ordered[to] == 0
        if sorted_ or place != TOPMOST:
            if not sorted_:
                first += place
            while slot > first:
                below = slot - 1
                other = kinds[below]
                if sorted_ and other <= kind:
                    break
                kinds[slot] = other
                known_by[slot] = known_by[below]
                slot = below
        kinds[slot] = kind
        known_by[slot] = after
        self.sizes[to] = size + 1
        if self.journal is not None:
            self.journal.append(JournalEntry(MOVED, kind, source, to, after & WHO))

    def _no_room(self, zone: i64, count: i64) -> RulesError:
        return RulesError(f"there is no room in {self.layout.zone_name(zone)} for {count} more")

    def _forget(self, zone: i64, kind: i64, gone: i64, blind: i64) -> None:
        """A piece has left a set of which some seats have seen a part.

        Whoever saw what left knows one piece of that kind less; whoever did not (`blind`) can no longer be sure of any.
        `gone`: who knew the piece that left.
        """
        known_by = self.known_by
        insiders = self.audience[zone] | ~WHO
        lost = gone & ~insiders
        slot = self.start[zone]
        end = slot + self.sizes[zone]
        while slot < end:
            knowers = known_by[slot] & ~blind
            if self.kinds[slot] == kind:
                # Alike pieces: a seat that had seen this copy, but not the one that left, cannot tell them apart.
                mistaken = knowers & ~lost & ~insiders
                knowers &= ~mistaken
                lost |= mistaken
            known_by[slot] = knowers
            slot += 1

    def _show(self, slot: i64, audience: i64, zone: i64) -> None:
        if self.layout.apart and self._is_apart(zone):
            self._recognise(slot, zone, self.circle(zone), audience & ~self.known_by[slot])
        before = self.known_by[slot]
        after = before | audience
        if audience & PUBLIC:
            after &= UNMARKED  # nobody has to recall what everybody sees
        if after != before:
            if before & self.actor_bit == 0:
                self.barrier += 1
            self.known_by[slot] = after
            if self.journal is not None:
                self.journal.append(JournalEntry(SHOWN, self.kinds[slot], zone, zone, after & WHO))

    def _tell_at_once(self, before: int, zone: i64) -> None:
        """What the journal has told of pieces in a set since then does not tell in which order they lie there."""
        if self.journal is not None and self.layout.ordered[zone] == 0:
            self.journal[before:] = sorted(self.journal[before:], key=_by_piece)

    def mask(self, bits: i64) -> None:
        """Forgets what this audience does not know: an unknown piece lies there as any piece, face down.

        Of a heap that is apart the audience knows which pieces these are altogether: they lie there sorted. Whatever is
        known is marked as known to everybody: who else knows it is nothing that a view tells.
        """
        for heap in range(self.layout.back_count, self.layout.heap_count):
            self._sort_unknown(heap, bits)
        for zone in range(self.layout.zone_count):
            self._mask_zone(zone, bits)
        for seat in range(self.seats):
            sealed: i64 = self.layout.number_count + seat
            if self.numbers[sealed] and not (bits >> seat) & 1:
                self.numbers[sealed] = 1
        self.rng = Rng()
        self.barrier = 0

    def _mask_zone(self, zone: i64, bits: i64) -> None:
        first = self.start[zone]
        end = first + self.sizes[zone]
        if first == end:
            return
        kinds = self.kinds
        known_by = self.known_by
        everyone: i64 = self.setup.everyone
        seen_from = end - 1 if self.layout.top_only[zone] else first
        ordered = self.layout.ordered[zone] != 0
        apart = self._is_apart(zone)
        kept: list[i64] = []
        """Pieces of a set that is apart which the audience does not know: it knows which they are altogether."""
        known = first  # where the next known piece of a set goes: those that are unknown come last
        for slot in range(first, end):
            kind = kinds[slot]
            sees = known_by[slot] & bits != 0 and slot >= seen_from
            if not sees and not (apart and known_by[slot] & bits == 0):
                kind = 0
            if ordered:
                kinds[slot] = kind
                known_by[slot] = known_by[slot] & EDGE | (everyone if sees else 0)
            elif sees:
                kinds[known] = kind
                known_by[known] = everyone
                known += 1
            elif apart:
                kept.append(kind)
        if not ordered:
            for slot in range(known, end):
                kinds[slot] = kept[slot - known] if apart else 0
                known_by[slot] = 0

    def _sort_unknown(self, heap: i64, bits: i64) -> None:
        """What this audience does not know in a heap is sorted: the top layers with all other zones, others alone."""
        slots: list[i64] = []
        for zone in range(self.layout.zone_count):
            if self.layout.heap[zone] != heap:
                continue
            layer: list[i64] = []
            start = self.start[zone]
            for slot in range(start, start + self.sizes[zone]):
                if self.known_by[slot] & EDGE:
                    self._sort_kinds(layer)
                    layer = []
                if self.known_by[slot] & bits == 0:
                    layer.append(slot)
            slots += layer
        self._sort_kinds(slots)

    def _sort_kinds(self, slots: list[i64]) -> None:
        kinds = sorted([self.kinds[slot] for slot in slots])
        for i in range(len(slots)):
            self.kinds[slots[i]] = kinds[i]

    # The whole

    def contents(self) -> list[int]:
        """Everything that makes up the position, in one row of numbers."""
        out: list[int] = [self.depth, self.barrier, 1 if self.over else 0, *self.rng.words(), *self.numbers]
        for zone in range(self.layout.zone_count):
            size = self.sizes[zone]
            out.append(size)
            start = self.start[zone]
            for slot in range(start, start + size):
                out.append(self.kinds[slot])
                out.append(self.known_by[slot])
        out.extend(self.frames[: self.depth * FRAME])
        return out

    def hash(self) -> str:
        """The same for equal positions, on every machine, compiled or not."""
        return blake2b(array("q", self.contents()), digest_size=8).hexdigest()

    def bit(self, seat: int | None) -> i64:
        """The audience bit of a seat; of an onlooker for None. BadInput for a seat that is not there."""
        if seat is None:
            return PUBLIC
        if not 0 <= seat < self.setup.seats:
            raise BadInput(f"there is no seat {seat} at this table; its seats are 0 to {self.setup.seats - 1}")
        return 1 << i64(seat)
