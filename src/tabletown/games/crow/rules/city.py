"""GEO, LRG: the city of one layout: what touches what, and where the streets, leaps, flights and lines go.

Everything is worked out once for a layout and looked up afterwards. A set of buildings is a number with a bit for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules.words import BOARD, BUILDINGS, NONE, PER_BOARD, PLACES, SIZE, SPACES
from tabletown.kernel.packed import append, vec

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ROWS: Final = (-1, 0, 1, 0, -1, 1, 1, -1)
COLUMNS: Final = (0, 1, 0, -1, 1, 1, -1, -1)
"""The eight directions: north, east, south, west, then the diagonals."""
FARTHEST_LEAP: Final = 3
"""ERI-05."""
ROTATIONS: Final = 4
LAYOUTS: Final = 98_304


def bit(building: i64) -> i64:
    """The set of this one building."""
    return _shifted(1, building)


def _shifted(number: i64, by: i64) -> i64:
    """A bare 1 would be shifted in 32 bits where this is compiled; an argument has 64."""
    return number << by


class Face:
    """One side of a neighborhood board: its 9 by 9 grid of building numbers, NONE for a street space."""

    def __init__(self, name: str, grid: list[int], buildings: list[str], fixed: int, circles: list[int]) -> None:
        self.name = name
        self.grid = grid
        self.buildings = buildings
        self.fixed = fixed
        """SET-05: the building on the marked spot."""
        self.circles = circles
        """SET-07: the buildings on spots with a circle."""

    def turned(self, rotation: int) -> list[int]:
        """The grid after so many quarter turns clockwise: (r, c) goes to (c, 8 - r)."""
        grid = self.grid
        for _ in range(rotation):
            grid = [grid[(BOARD - 1 - column) * BOARD + row] for row in range(BOARD) for column in range(BOARD)]
        return grid


class Site:
    """SET-03: which face lies in a quadrant, and how it is turned."""

    def __init__(self, board: int, face: int, rotation: int) -> None:
        self.board = board
        self.face = face
        self.rotation = rotation


def sites(number: int) -> list[Site]:
    """The four quadrants of a layout: the order of the boards, then for each its side and its rotation."""
    order = number // 4096
    boards = [0, 1, 2, 3]
    found: list[Site] = []
    for quadrant in range(4):
        width = (6, 2, 1, 1)[quadrant]
        board = boards.pop(order // width)
        order %= width
        turn = number // 8**quadrant % 8
        found.append(Site(board, 2 * board + turn // ROTATIONS, turn % ROTATIONS))
    return found


class City:
    """GEO-01: 18 by 18 spaces, each a street space or a part of one building."""

    def __init__(self, number: int, faces: list[Face]) -> None:
        self.number: i64 = number
        self.buildings: list[str] = [""] * BUILDINGS
        """What each building is called on its board; "" for numbers that this layout does not use."""
        self.fixed: list[int] = [NONE] * 4
        """SET-04: the buildings of the Pit, the Pawn Shop, the Graveyard and Arcade Games."""
        self.circles: list[int] = []
        """SET-06: the buildings with a circle, from north-west to south-east."""
        self.at: vec[i64] = vec[i64]([NONE] * SPACES)
        """The building on each space, NONE on the street."""
        self._build(number, faces)
        self.clear: vec[i64] = vec[i64]([0] * SPACES)
        """A zero for each space, to be copied."""
        self.far: vec[i64] = vec[i64]([FARTHEST_LEAP + 1] * BUILDINGS)
        """For each building more than any leap takes, to be copied."""
        self.street: vec[i64] = vec[i64]([space for space in range(SPACES) if self.at[space] == NONE])
        self.neighborhood: vec[i64] = vec[i64]([_neighborhood(place) for place in range(PLACES)])
        """GEO-14: the quadrant of each place."""
        self.step: vec[i64] = vec[i64]([NONE] * (8 * SPACES))
        """From each street space in each direction: the next street space, or a building behind them all, or NONE."""
        self._find_steps()
        self.beside: vec[i64] = vec[i64]([0] * SPACES)
        """GEO-07: the buildings next to each street space."""
        self.seen: vec[i64] = vec[i64]([0] * SPACES)
        """LRG-09: the buildings on a free line from each street space."""
        self._look_around()
        self.around: list[vec[i64]] = [self._around(building) for building in range(BUILDINGS)]
        """The street spaces next to each building, ascending."""
        self.near: vec[i64] = vec[i64]([0] * BUILDINGS)
        """GEO-09: the buildings next to each building."""
        self.flights: vec[i64] = vec[i64]([0] * BUILDINGS)
        """FLY-02: the buildings that The Crow reaches from each."""
        self.leaps: vec[i64] = vec[i64]([NONE] * (BUILDINGS * BUILDINGS))
        """ERI-04: the street spaces from building to building by one leap; NONE where there is none."""
        self._measure()
        self.leap_ends: list[vec[i64]] = [self._leap_ends(building) for building in range(BUILDINGS)]
        """The buildings that are one leap away from each."""

    def _build(self, number: int, faces: list[Face]) -> None:
        for quadrant, site in enumerate(sites(number)):
            face = faces[site.face]
            grid = face.turned(site.rotation)
            first = quadrant * PER_BOARD
            corner = quadrant // 2 * BOARD * SIZE + quadrant % 2 * BOARD
            for i, building in enumerate(grid):
                if building != NONE:
                    self.at[corner + i // BOARD * SIZE + i % BOARD] = first + building
            for i, name in enumerate(face.buildings):
                self.buildings[first + i] = name
            self.fixed[site.board] = first + face.fixed
            self.circles += [first + circle for circle in face.circles]

    # What touches what

    def _find_steps(self) -> None:
        """LRG-07, GEO-12: a step is blocked at the edge of the city and at a closed corner."""
        for space in self.street:
            for direction in range(8):
                self.step[8 * space + direction] = self._step(space, direction)

    def _step(self, space: i64, direction: i64) -> i64:
        """The place in this direction: a street space, or a building; NONE at the edge and behind a closed corner."""
        row = space // SIZE + ROWS[direction]
        column = space % SIZE + COLUMNS[direction]
        if row < 0 or row >= SIZE or column < 0 or column >= SIZE:
            return NONE
        there = row * SIZE + column
        building = self.at[there]
        if direction > WEST:
            first = self.at[space // SIZE * SIZE + column]
            second = self.at[row * SIZE + space % SIZE]
            if NONE not in (first, second) and (building == NONE or building not in (first, second)):
                return NONE
        return there if building == NONE else SPACES + building

    def _look_around(self) -> None:
        for space in self.street:
            beside: i64 = 0
            seen: i64 = 0
            for direction in range(8):
                place = self.step[8 * space + direction]
                if place >= SPACES:
                    beside |= bit(place - SPACES)
                while 0 <= place < SPACES:
                    place = self.step[8 * place + direction]
                if place >= SPACES:
                    seen |= bit(place - SPACES)
            self.beside[space] = beside
            self.seen[space] = seen

    def _around(self, building: i64) -> vec[i64]:
        found = vec[i64]([])
        for space in self.street:
            if self.is_beside(space, building):
                found = append(found, space)
        return found

    def _measure(self) -> None:
        """GEO-10, FLY-02, ERI-04: along every row and every column."""
        for i in range(SIZE):
            self._measure_line(i * SIZE, 1)
            self._measure_line(i, SIZE)

    def _measure_line(self, first: i64, stride: i64) -> None:
        """From each building space of a line to all that come after it."""
        for i in range(SIZE):
            here = self.at[first + i * stride]
            if here == NONE:
                continue
            streets: i64 = 0
            blocked = False
            for j in range(i + 1, SIZE):
                there = self.at[first + j * stride]
                if there == NONE:
                    streets += 1
                elif there != here:
                    self.flights[here] |= bit(there)
                    self.flights[there] |= bit(here)
                    if not blocked:
                        self._leap(here, there, streets)
                    blocked = True
                else:
                    blocked = True

    def _leap(self, here: i64, there: i64, streets: i64) -> None:
        """Two buildings with nothing but street spaces between them."""
        if streets <= 1:
            self.near[here] |= bit(there)
            self.near[there] |= bit(here)
        if streets <= FARTHEST_LEAP:
            known = self.leaps[here * BUILDINGS + there]
            if known == NONE or streets < known:
                self.leaps[here * BUILDINGS + there] = streets
                self.leaps[there * BUILDINGS + here] = streets

    def _leap_ends(self, here: i64) -> vec[i64]:
        found = vec[i64]([])
        for there in range(BUILDINGS):
            if self.leaps[here * BUILDINGS + there] != NONE:
                found = append(found, there)
        return found

    # What the rules ask

    def is_street(self, space: i64) -> bool:
        """GEO-03."""
        return self.at[space] == NONE

    def is_beside(self, space: i64, building: i64) -> bool:
        """GEO-07: whether a street space and a building are next to each other."""
        return (self.beside[space] >> building) & 1 == 1

    def sees(self, space: i64, building: i64) -> bool:
        """LRG-09, LRG-10: whether a free line joins a street space and a building, in either direction."""
        return (self.seen[space] >> building) & 1 == 1

    def are_adjacent(self, space: i64, other: i64) -> bool:
        """GEO-08: whether two street spaces are next to each other."""
        for direction in range(8):
            if self.step[8 * space + direction] == other:
                return True
        return False

    def direction(self, space: i64, other: i64) -> i64:
        """LRG-04: the direction of the straight line from one space to another; NONE if there is none."""
        down = other // SIZE - space // SIZE
        right = other % SIZE - space % SIZE
        if space == other or (down != 0 and right != 0 and down not in (right, -right)):
            return NONE
        for direction in range(8):
            if ROWS[direction] == _sign(down) and COLUMNS[direction] == _sign(right):
                return direction
        return NONE


def _sign(distance: i64) -> i64:
    if distance == 0:
        return 0
    return 1 if distance > 0 else -1


def _neighborhood(place: int) -> int:
    if place >= SPACES:
        return (place - SPACES) // PER_BOARD
    return place // SIZE // BOARD * 2 + place % SIZE // BOARD
