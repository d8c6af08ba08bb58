"""Worlds that a seat cannot tell from the real one: what it does not know is dealt anew.

Nobody writes code for that in a game: it follows from the zones, and from who knows which piece.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.kernel.errors import RulesError
from tabletown.kernel.memory import CIRCLES, EDGE, IN_ANY, RECALL, UNMARKED
from tabletown.kernel.packed import append, vec
from tabletown.kernel.rng import Rng

if TYPE_CHECKING:
    from tabletown.kernel.state import State

TRIES: Final = 1000
MIXING: Final = 8


def imagine_world(state: State, world: State, bit: i64, rng: Rng) -> None:
    """Makes `world` a random one of those that the audience cannot tell from this position.

    For several seats in the audience: those that they cannot tell from it together.
    """
    for _ in range(TRIES):
        world.copy_from(state)
        if _redeal(world, bit, rng) and world.is_possible() and _reseal(world, bit, rng):
            break
    else:
        raise RulesError("no world was found that fits what its audience knows")
    world.rng.start(rng.word(), rng.word(), rng.word())


def _redeal(world: State, bit: i64, rng: Rng) -> bool:
    """Deals all pieces that the audience does not know to the places that it does not know.

    Pieces with different backs are told apart from behind, and those of different heaps by counting, so each heap is
    dealt by itself. So is each layer of a pile but the top one, which belongs to its heap.
    False if that did not work out.
    """
    for heap in range(world.layout.heap_count):
        if not _redeal_heap(world, bit, heap, rng):
            return False
    return True


def _redeal_heap(world: State, bit: i64, heap: i64, rng: Rng) -> bool:
    """Places and pieces are sorted first: the outcome depends on what is known, and on `rng`.

    What others recall is left out: where it went is more than the audience knows.
    """
    layout = world.layout
    kinds = world.kinds
    known_by = world.known_by
    pieces: i64 = 0
    for zone in range(layout.zone_count):
        if layout.heap[zone] == heap:
            pieces += world.sizes[zone]
    if pieces == 0:
        return True
    hidden = vec[i64]([0] * len(layout.kinds))
    slots = vec[i64]([0] * pieces)
    zones = vec[i64]([0] * pieces)
    recalled = vec[i64]([])
    unknown: i64 = 0
    own = UNMARKED | (bit * IN_ANY)
    apart = heap >= layout.back_count
    for zone in range(layout.zone_count):
        if layout.heap[zone] != heap:
            continue
        first = world.start[zone]
        end = first + world.sizes[zone]
        if apart:
            top = first + world.top_layer(zone)
            if not _redeal_layers(world, bit, zone, first, top, rng):
                return False
            first = top
        before = unknown
        slot = first
        while slot < end:
            known_by[slot] &= own
            if known_by[slot] & bit == 0:
                if known_by[slot] > UNMARKED:
                    recalled = append(recalled, kinds[slot])
                    recalled = append(recalled, known_by[slot] & ~UNMARKED)
                    known_by[slot] &= UNMARKED
                else:
                    hidden[kinds[slot]] += 1
                kinds[slot] = -1
                slots[unknown] = slot
                zones[unknown] = zone
                unknown += 1
            slot += 1
        if layout.ordered[zone] == 0 and unknown > before:
            _sort(world, zone)
            slot = first
            while before < unknown:
                slots[before] = slot
                before += 1
                slot += 1
    if len(recalled) > 0:
        unknown = _deal_recalled(world, recalled, slots, zones, unknown, rng)
    if not _deal(world, hidden, slots, zones, unknown, rng):
        return False
    for zone in range(layout.zone_count):
        if layout.ordered[zone] == 0 and layout.heap[zone] == heap:
            _sort(world, zone)
    return True


def _redeal_layers(world: State, bit: i64, zone: i64, first: i64, end: i64, rng: Rng) -> bool:
    """Deals all layers of a pile anew that lie between these slots, each by itself."""
    kinds = world.kinds
    slot = first
    while slot < end:
        hidden = vec[i64]([0] * len(world.layout.kinds))
        slots = vec[i64]([])
        zones = vec[i64]([])
        bottom = slot
        while slot < end and (slot == bottom or world.known_by[slot] & EDGE == 0):
            if world.known_by[slot] & bit == 0:
                hidden[kinds[slot]] += 1
                slots = append(slots, slot)
                zones = append(zones, zone)
            slot += 1
        if not _deal(world, hidden, slots, zones, len(slots), rng):
            return False
    return True


def _deal(world: State, hidden: vec[i64], slots: vec[i64], zones: vec[i64], unknown: i64, rng: Rng) -> bool:
    """Deals so many pieces of each kind to these places. False if no way was found to rule nothing out."""
    kinds = world.kinds
    pool = vec[i64]([0] * unknown)
    filled: i64 = 0
    kind: i64 = 0
    for count in hidden:
        while count > 0:
            pool[filled] = kind
            filled += 1
            count -= 1
        kind += 1
    left = unknown
    while left > 0:
        pick = rng.below(left)
        left -= 1
        kinds[slots[left]] = pool[pick]
        pool[pick] = pool[left]
    return _swap_impossible(world, slots, zones, unknown, rng)


def _deal_recalled(world: State, recalled: vec[i64], slots: vec[i64], zones: vec[i64], unknown: i64, rng: Rng) -> i64:
    """What the audience recalls is dealt first, to places in its circle: how many places are left over.

    `recalled` has kinds and marks in turn. The narrowest circle comes first, then kinds ascending.
    """
    order = sorted([(-recalled[i + 1], recalled[i]) for i in range(0, len(recalled), 2)])
    circles = vec[i64]([world.circle(zone) for zone in range(world.layout.zone_count)])
    for mark, kind in order:
        mark = -mark
        circle: i64 = CIRCLES
        while mark >> RECALL * circle == 0:
            circle -= 1
        fitting: i64 = 0
        for i in range(unknown):
            if circles[zones[i]] >= circle:
                fitting += 1
        if fitting == 0:
            raise RulesError(f"a {world.layout.kinds[kind]} is recalled in a circle that has no place for it")
        pick = rng.below(fitting)
        place: i64 = 0
        while pick > 0 or circles[zones[place]] < circle:
            if circles[zones[place]] >= circle:
                pick -= 1
            place += 1
        world.kinds[slots[place]] = kind
        world.known_by[slots[place]] |= mark
        unknown -= 1
        slots[place], zones[place] = slots[unknown], zones[unknown]
    return unknown


def _swap_impossible(world: State, slots: vec[i64], zones: vec[i64], unknown: i64, rng: Rng) -> bool:
    """Pieces that are known not to lie where they were dealt change places with others.

    Then many more pairs change places, wherever that is possible, so that all possible worlds are equally likely.
    """
    kinds = world.kinds
    swaps: i64 = 0
    for i in range(unknown):
        tries: i64 = 0
        while world.rules_out(zones[i], kinds[slots[i]]):
            swaps = MIXING * (unknown + 4)
            j = rng.below(unknown)
            harmless = j > i or not world.rules_out(zones[j], kinds[slots[i]])
            if harmless and not world.rules_out(zones[i], kinds[slots[j]]):
                _swap(world, slots[i], slots[j])
            tries += 1
            if tries > TRIES:
                return False
    while swaps > 0:
        swaps -= 1
        i = rng.below(unknown)
        j = rng.below(unknown)
        if not world.rules_out(zones[i], kinds[slots[j]]) and not world.rules_out(zones[j], kinds[slots[i]]):
            _swap(world, slots[i], slots[j])
    return True


def _swap(world: State, first: i64, second: i64) -> None:
    kind = world.kinds[first]
    world.kinds[first] = world.kinds[second]
    world.kinds[second] = kind


def _sort(world: State, zone: i64) -> None:
    kinds = world.kinds
    known_by = world.known_by
    first = world.layout.start[zone]
    end = first + world.sizes[zone]
    i = first + 1
    while i < end:
        kind = kinds[i]
        knowers = known_by[i]
        j = i
        while j > first and (kinds[j - 1] > kind or (kinds[j - 1] == kind and known_by[j - 1] > knowers)):
            kinds[j] = kinds[j - 1]
            known_by[j] = known_by[j - 1]
            j -= 1
        kinds[j] = kind
        known_by[j] = knowers
        i += 1


def _reseal(world: State, bit: i64, rng: Rng) -> bool:
    """Other seats' sealed choices are imagined anew. False if somebody who has to act could not."""
    if world.over:
        return True
    acting = world.acting()
    for seat in range(world.seats):
        if (1 << seat) & bit:
            continue
        if world.sealed(seat) >= 0:
            if not world.reseal(seat, rng):
                return False
        elif (acting >> seat) & 1 and not world.can_choose(seat):
            return False
    return True
