"""Boards, held against plain sets of spaces on a grid."""

from __future__ import annotations

import pytest

from tabletown.kernel.boards import (
    DIRECTIONS,
    SIDE,
    Grid,
    around,
    beside,
    count,
    first_group,
    group,
    stripes,
    turned,
)
from tabletown.kernel.rng import Rng

Space = tuple[int, int]
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
LARGEST = SIDE - 1


def board(spaces: set[Space]) -> int:
    return sum({1 << SIDE * (y % SIDE) + x % SIDE for x, y in spaces})


def on_ring(spaces: set[Space]) -> set[Space]:
    return {(x % SIDE, y % SIDE) for x, y in spaces}


def spaces_of(bits: int) -> set[Space]:
    return {(cell % SIDE, cell // SIDE) for cell in range(SIDE * SIDE) if bits >> cell & 1}


def neighbours(spaces: set[Space]) -> set[Space]:
    return {(x + dx, y + dy) for x, y in spaces for dx, dy in STEPS.values()}


def connected(start: set[Space], within: set[Space]) -> set[Space]:
    found = start & within
    while more := (neighbours(found) & within) - found:
        found |= more
    return found


def some(rng: Rng, west: int, south: int, side: int, share: int) -> set[Space]:
    """Some spaces of a square."""
    square = [(west + x, south + y) for x in range(side) for y in range(side)]
    return {space for space in square if rng.below(100) < share}


def squares(seed: int) -> list[tuple[int, int, set[Space]]]:
    """Squares that lie anywhere on the grid, empty, sparse, dense and full."""
    rng = Rng(seed)
    corners = [(rng.below(2 * LARGEST) - LARGEST, rng.below(2 * LARGEST) - LARGEST) for _ in range(40)]
    return [(x, y, some(rng, x, y, 2 + rng.below(LARGEST - 1), rng.below(101))) for x, y in corners]


@pytest.mark.parametrize("seed", range(10))
def test_spaces_are_counted(seed: int) -> None:
    for _, _, spaces in squares(seed):
        assert count(board(spaces)) == len(spaces)


def test_all_spaces_are_counted() -> None:
    assert count((1 << SIDE * SIDE) - 1) == SIDE * SIDE


@pytest.mark.parametrize("seed", range(10))
def test_what_lies_around_shares_an_edge(seed: int) -> None:
    for _, _, spaces in squares(seed):
        assert around(board(spaces)) == board(neighbours(spaces))


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_what_lies_beside_is_one_space_away(direction: str) -> None:
    dx, dy = STEPS[direction]
    for _, _, spaces in squares(1):
        moved = {(x + dx, y + dy) for x, y in spaces}
        assert beside(board(spaces), DIRECTIONS.index(direction)) == board(moved)


@pytest.mark.parametrize("seed", range(10))
def test_a_group_is_what_is_connected(seed: int) -> None:
    rng = Rng(seed)
    for x, y, spaces in squares(seed):
        start = some(rng, x, y, 3, 20)
        assert group(board(start), board(spaces)) == board(connected(start, spaces))


@pytest.mark.parametrize("seed", range(10))
def test_a_board_falls_into_its_groups(seed: int) -> None:
    for _, _, spaces in squares(seed):
        left, bits = set(spaces), board(spaces)
        while bits:
            found = first_group(bits)
            member = next(space for space in left if board({space}) & found)
            district = connected({member}, left)
            assert found == board(district)
            left -= district
            bits ^= found
        assert not left


def test_an_empty_board_has_no_group() -> None:
    assert first_group(0) == 0


@pytest.mark.parametrize("column", range(SIDE))
@pytest.mark.parametrize("row", range(SIDE))
def test_a_turned_board_begins_elsewhere(column: int, row: int) -> None:
    for _, _, spaces in squares(2)[:8]:
        expected = on_ring({(x - column, y - row) for x, y in spaces})
        assert spaces_of(turned(board(spaces), column, row)) == expected


@pytest.mark.parametrize("seed", range(10))
def test_stripes_are_all_spaces_between_columns_and_rows(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(30):
        west, south = rng.below(12) - 6, rng.below(12) - 6
        east, north = west + rng.below(SIDE), south + rng.below(SIDE)
        inside = {(x, y) for x in range(west, east + 1) for y in range(south, north + 1)}
        assert spaces_of(stripes(west, east, south, north)) == on_ring(inside)


@pytest.mark.parametrize("side", range(2, SIDE))
def test_a_grid_names_every_space_that_a_square_can_reach(side: int) -> None:
    grid = Grid(side)
    reach = side - 1
    assert list(grid.names) == [f"{x},{y}" for y in range(-reach, reach + 1) for x in range(-reach, reach + 1)]
    for space, (x, y) in enumerate(grid.places):
        assert (grid.space(x, y), grid.x(space), grid.y(space)) == (space, x, y)
        assert grid.bits[space] == board({(x, y)})


@pytest.mark.parametrize("side", range(2, SIDE))
def test_a_grid_reads_the_spaces_of_a_square_off_a_board(side: int) -> None:
    """Wherever the square lies that still holds (0, 0), and one space beside it on each side."""
    grid = Grid(side)
    rng = Rng(side)
    for west in range(1 - side, 1):
        for south in range(1 - side, 1):
            spaces = some(rng, west, south, side, 50)
            found = [grid.places[space] for space in grid.spaces(board(spaces), west, south)]
            assert found == sorted(spaces, key=lambda space: (space[1], space[0]))


def test_no_square_may_be_as_wide_as_the_ring() -> None:
    with pytest.raises(ValueError, match="fewer than 7 columns"):
        Grid(SIDE)
