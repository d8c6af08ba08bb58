"""MOV, DEV, SEL: where figures can go, where tiles fit, and what can be sold."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import NONE
from tabletown.kernel.boards import neighbours, single


def reach(quarter: Quarter, seat: i64, start: i64, steps: i64, peaceful: bool) -> i64:
    """MOV-04 to MOV-10, MOV-13: where a figure can end that starts on a space, or in the pool (NONE)."""
    enemies = quarter.enemies(seat)
    spaces = quarter.side.spaces
    if start == NONE:
        front: i64 = single(quarter[number.ENTRY + seat])
        found = front
        front &= ~enemies
        steps -= 1
    else:
        front = single(start)
        found = 0
    while steps > 0:
        front = neighbours(front) & spaces
        found |= front
        front &= ~enemies
        steps -= 1
    if start != NONE:
        found &= ~single(start)
    closed = enemies
    if not peaceful:
        entered = quarter[number.ENTERED]
        closed = 0 if entered == NONE else enemies & ~single(entered)  # MOV-08, MOV-09
    return found & ~closed & quarter.free_of(seat)


def can_leave(quarter: Quarter, seat: i64) -> i64:
    """BAT-19: the spaces with figures that nobody contests."""
    return quarter[number.ONE + seat] & ~quarter.enemies(seat)


def anyone_can_go(quarter: Quarter, seat: i64, steps: i64) -> bool:
    """OPS-13: whether any figure can be moved without entering a space with enemies."""
    if quarter[number.POOL + seat] > 0 and reach(quarter, seat, NONE, steps, True):
        return True
    board = can_leave(quarter, seat)
    for space in range(len(quarter.side.renown)):
        if board >> space & 1 and reach(quarter, seat, space, steps, True):
            return True
    return False


def fits(quarter: Quarter, type: i64, place: i64) -> bool:
    """DEV-05, DEV-06, DEV-10."""
    cover = quarter.side.covers[type][place]
    return cover != 0 and cover & quarter[number.COVERED] == 0


def has_site(quarter: Quarter, type: i64) -> bool:
    for place in quarter.side.placements[type]:
        if fits(quarter, type, place):
            return True
    return False


def can_build_type(quarter: Quarter, seat: i64, type: i64, off: i64) -> bool:
    """DEV-03, DEV-11."""
    if quarter[number.TILES_LEFT + type] == 0 or quarter.type_price(type, off) > quarter[number.ARCS + seat]:
        return False
    return has_site(quarter, type)


def can_build_now(quarter: Quarter, seat: i64, off: i64) -> bool:
    """OPS-07."""
    for type in range(len(quarter.box.developments)):
        if can_build_type(quarter, seat, type, off):
            return True
    return False


def can_sell(quarter: Quarter, seat: i64) -> bool:
    """SEL-01."""
    for tile in range(quarter[number.TILES]):
        if quarter[number.PRODUCTS + tile] > 0 and quarter.controls(seat, tile):
            return True
    return False
