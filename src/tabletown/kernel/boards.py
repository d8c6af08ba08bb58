"""Boards: sets of spaces on a small grid, each in one number, so that neighbours and groups cost a few operations.

A board lies on a ring of SIDE columns and SIDE rows: the column after the last one is the first one again. So a square
of fewer than SIDE columns and rows may lie anywhere on an endless grid, and may still move: none of its spaces meets
another one. What lies beside it has to be cut off where the square is full (`stripes`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.kernel.packed import vec

SIDE: Final = 7
FULL: Final = (1 << SIDE * SIDE) - 1
A_BOARD: Final = (0, FULL)
"""What a number can be that is a board: observations spread it over its spaces."""
FIRST_ROW: Final = (1 << SIDE) - 1
FIRST_COLUMN: Final = FULL // FIRST_ROW
LAST_COLUMN: Final = FIRST_COLUMN << SIDE - 1
TOP: Final = SIDE * (SIDE - 1)
"""How far the last row is from the first one, in bits."""

# Every other bit, every other pair, every other four: for counting. Compiled, a number of more than 62 bits is slow.
ONES: Final = 0x1555555555555555
TWOS: Final = 0x3333333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F0F

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")


def single(space: i64) -> i64:
    """The board with one space. Compiled, a literal that is shifted has only 32 bits: so this one is none."""
    nothing = space ^ space
    return (nothing + 1) << space


def around(board: i64) -> i64:
    """All spaces that share an edge with one of the board's; they may be the board's own."""
    return (
        ((board & ~LAST_COLUMN) << 1)
        | ((board & LAST_COLUMN) >> SIDE - 1)
        | ((board & ~FIRST_COLUMN) >> 1)
        | ((board & FIRST_COLUMN) << SIDE - 1)
        | ((board << SIDE) & FULL)
        | (board >> TOP)
        | (board >> SIDE)
        | ((board & FIRST_ROW) << TOP)
    )


def neighbours(board: i64) -> i64:
    """The same on a board with edges instead of a ring: SIDE columns and SIDE rows, and nothing beyond."""
    return ((board & ~LAST_COLUMN) << 1) | ((board & ~FIRST_COLUMN) >> 1) | ((board << SIDE) & FULL) | (board >> SIDE)


def beside(board: i64, direction: i64) -> i64:
    """The board, moved by one space."""
    if direction == NORTH:
        return ((board << SIDE) & FULL) | (board >> TOP)
    if direction == EAST:
        return ((board & ~LAST_COLUMN) << 1) | ((board & LAST_COLUMN) >> SIDE - 1)
    if direction == SOUTH:
        return (board >> SIDE) | ((board & FIRST_ROW) << TOP)
    return ((board & ~FIRST_COLUMN) >> 1) | ((board & FIRST_COLUMN) << SIDE - 1)


def count(board: i64) -> i64:
    """How many spaces it has."""
    board -= (board >> 1) & ONES
    board = (board & TWOS) + ((board >> 2) & TWOS)
    board = (board + (board >> 4)) & FOURS
    board += board >> 8
    board += board >> 16
    board += board >> 32
    return board & 0x7F


def group(board: i64, within: i64) -> i64:
    """All spaces of `within` that are connected to the board, by edges and through `within`."""
    found = board & within
    while True:
        more = (found | around(found)) & within
        if more == found:
            return found
        found = more


def first_group(board: i64) -> i64:
    """One of the groups that the board consists of."""
    return group(board & -board, board)


def turned(board: i64, column: i64, row: i64) -> i64:
    """The same spaces, counted from another column and row of the ring: those come first."""
    if column > 0:
        before = FIRST_COLUMN * ((1 << column) - 1)
        board = ((board & ~before) >> column) | ((board & before) << SIDE - column)
    if row > 0:
        bits = SIDE * row
        board = (board >> bits) | ((board & (FULL >> SIDE * SIDE - bits)) << SIDE * SIDE - bits)
    return board


def stripes(west: i64, east: i64, south: i64, north: i64) -> i64:
    """All spaces from one column to another and from one row to another: at most SIDE of each."""
    columns: i64 = 0
    for x in range(west, east + 1):
        columns |= 1 << x % SIDE
    board: i64 = 0
    for y in range(south, north + 1):
        board |= columns << SIDE * (y % SIDE)
    return board


class Grid:
    """The part of an endless grid that a square of a given side can reach from its first space, (0, 0).

    Its spaces are counted row by row from the south-west: `names` tells which is which. x grows to the east.
    """

    def __init__(self, side: int) -> None:
        if side >= SIDE:
            raise ValueError(f"a square has fewer than {SIDE} columns")
        reach = side - 1
        self.reach: i64 = reach
        self.width: i64 = 2 * reach + 1
        self.places: list[tuple[int, int]] = [
            (x, y) for y in range(-reach, reach + 1) for x in range(-reach, reach + 1)
        ]
        self.names: tuple[str, ...] = tuple(f"{x},{y}" for x, y in self.places)
        self.bits: vec[i64] = vec[i64]([1 << SIDE * (y % SIDE) + x % SIDE for x, y in self.places])
        """Where each space lies on a board."""
        self.steps: vec[i64] = vec[i64]([self.width * (cell // SIDE) + cell % SIDE for cell in range(SIDE * SIDE)])
        """How far each space of a board that begins at a space of the grid is from it."""

    def space(self, x: i64, y: i64) -> i64:
        return self.width * (y + self.reach) + x + self.reach

    def x(self, space: i64) -> i64:
        return space % self.width - self.reach

    def y(self, space: i64) -> i64:
        return space // self.width - self.reach

    def spaces(self, board: i64, west: i64, south: i64) -> vec[i64]:
        """The spaces of a board that has no column before `west` and no row before `south`, ascending."""
        board = turned(board, west % SIDE, south % SIDE)
        origin = self.space(west, south)
        found = vec[i64]([0] * count(board))
        for i in range(len(found)):
            lowest = board & -board
            found[i] = origin + self.steps[count(lowest - 1)]
            board ^= lowest
        return found
