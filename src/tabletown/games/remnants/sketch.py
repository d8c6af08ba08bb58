"""The city drawn in characters, for terminals: made from a view and from nothing else."""

from __future__ import annotations

from tabletown.games.remnants import figures
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.words import COLUMNS, GANGS, NONE
from tabletown.games.remnants.view import QuarterPage
from tabletown.kernel.boards import SIDE
from tabletown.kernel.records import Seat

WIDTH = 10
"""Of a space."""
MARGIN = 2
BLOCKED = "####"
ENTRY = "*"
YCU = "!"
LEGEND_ROW = 4
"""So many signs are explained in a line."""


def sketch(page: QuarterPage) -> str:
    """Row 7 is up; columns have letters and rows have numbers, as everywhere else."""
    lines = [" " * MARGIN + "".join(column.ljust(WIDTH) for column in COLUMNS)]
    for row in reversed(range(SIDE)):
        spaces = [drawn(page, SIDE * row + column).ljust(WIDTH) for column in range(SIDE)]
        lines.append(f"{row + 1} {''.join(spaces)}")
    return "\n".join(line.rstrip() for line in [*lines, "", *legend(page)])


def drawn(page: QuarterPage, space: int) -> str:
    """What a space is, the figures and the YCU tokens on it."""
    quarter = page.position
    if not quarter.side.spaces >> space & 1:
        return BLOCKED
    tile = quarter.tile_at(space)
    ground = figures.space(quarter, space).level[0] if tile == NONE else str(tile + 1)
    if space in list(quarter.side.entries):
        ground += ENTRY
    gangs = [(letter(page, seat), quarter.figures_at(seat, space)) for seat in page.seats]
    there = "".join(f"{sign}{count}" for sign, count in gangs if count)
    strength = quarter.tokens_strength(space)
    return " ".join(part for part in (ground, there + (f"{YCU}{strength}" if strength else "")) if part)


def letter(page: QuarterPage, seat: int) -> str:
    """The first letter of a gang."""
    gang = page.position[number.GANG + seat]
    return "" if gang == NONE else GANGS[gang][0].upper()


def legend(page: QuarterPage) -> list[str]:
    """What the signs mean."""
    letters = {seat: letter(page, seat) for seat in page.seats}
    gangs = [page.say("text-map-gang", letter=sign, seat=Seat(seat)) for seat, sign in letters.items() if sign]
    tiles = [
        page.say("text-map-tile", number=tile + 1, type=page.type_name(tile))
        for tile in range(page.position[number.TILES])
    ]
    lines = [page.say("text-map-signs"), ", ".join(gangs)]
    return lines + [", ".join(tiles[i : i + LEGEND_ROW]) for i in range(0, len(tiles), LEGEND_ROW)]
