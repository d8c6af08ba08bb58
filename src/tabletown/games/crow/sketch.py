"""The city drawn in characters, for terminals: made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.rules.named import COUNT as NAMES
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.people import COUNT as PEOPLE
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.words import BOARD, FLAMING, NONE, PER_BOARD, SIZE, SPACE_WORDS, SPACES, TOKENS
from tabletown.games.crow.view import NightPage
from tabletown.kernel.records import View

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

STREET, REGULAR, NAMED, BURNING, CROW_TOKEN, FLAMING_TOKEN = " ·", "░░", "▓▓", "^^", " ×", " *"
PEOPLE_SIGNS = ("TB", "FB", "TT", "SK", "MY", "GR", "TD", "GI", "ER", "CR", "AL", "SA")
"""Whoever lies is written in small letters."""
BUILDING_SIGNS = ("Pi", "Pa", "Gy", "Ar", "Ch", "Po", "Da", "Ma", "Ap", "Lo", "Ho")
"""Written into the first space of a building; regular ones have a number there. Whoever is on or in it follows."""
MARGIN = 3
LEGEND_ROW = 4
"""So many signs are explained in a line."""


def sketch(game: TheCrow, view: View, names: list[str] | None) -> str:
    """North is up; columns have letters and rows have numbers, as everywhere else."""
    page = NightPage(game, view, names)
    spaces = drawn(page)
    lines = [" " * MARGIN + seamed([f" {SPACE_WORDS[column][0]}" for column in range(SIZE)], " ")]
    for row in range(SIZE):
        if row == BOARD:
            lines.append(" " * MARGIN + seamed(["──"] * SIZE, "┼"))
        lines.append(f"{row + 1:>{MARGIN - 1}} {seamed(spaces[SIZE * row : SIZE * (row + 1)], '│')}")
    return "\n".join([*lines, *legend(page)])


def seamed(signs: list[str], seam: str) -> str:
    """GEO-04: a row of the city, with the seam between two neighborhoods."""
    return "".join(signs[:BOARD]) + seam + "".join(signs[BOARD:])


def drawn(page: NightPage) -> list[str]:
    """Two characters for each space."""
    found = [STREET] * SPACES
    for token in range(TOKENS):
        place = page.numbers("token")[token]
        if 0 <= place < SPACES:
            found[place] = FLAMING_TOKEN if token == FLAMING else CROW_TOKEN
    city = page.night.city
    parts: dict[int, list[int]] = {}
    for space in range(SPACES):
        building = int(city.at[space])
        if building != NONE:
            parts.setdefault(building, []).append(space)
    for building, spaces in parts.items():
        draw_building(page, building, spaces, found)
    for who in range(PEOPLE):
        place = page.numbers("where")[who]
        if 0 <= place < SPACES:
            found[place] = sign(page, who)
    return found


def draw_building(page: NightPage, building: int, spaces: list[int], found: list[str]) -> None:
    name = int(page.night.name_of(building))
    wall = BURNING if page.numbers("burning")[building] else REGULAR if name == NONE else NAMED
    inside = [sign(page, who) for who in range(PEOPLE) if page.numbers("where")[who] == SPACES + building]
    number = f"{building % PER_BOARD + 1:{wall[0]}>2}"
    signs = [number if name == NONE else BUILDING_SIGNS[name], *inside]
    for i, space in enumerate(spaces):
        found[space] = signs[i] if i < len(signs) else wall


def sign(page: NightPage, who: int) -> str:
    return PEOPLE_SIGNS[who].lower() if page.condition(who) == "down" else PEOPLE_SIGNS[who]


def legend(page: NightPage) -> list[str]:
    """What the signs mean."""
    people = [f"{PEOPLE_SIGNS[who]} {page.say('who-name', who=CHARACTERS[who])}" for who in range(PEOPLE)]
    buildings = [
        f"{BUILDING_SIGNS[name]} {page.say('building-title', building=NAMED_BUILDINGS[name])}" for name in range(NAMES)
    ]
    lines = [page.say("text-map-signs")]
    for signs in (people, buildings):
        lines += ["   " + ", ".join(signs[i : i + LEGEND_ROW]) for i in range(0, len(signs), LEGEND_ROW)]
    return lines
