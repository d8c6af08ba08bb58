"""The city drawn in characters, for terminals: made from a view and from nothing else."""

from __future__ import annotations

from tabletown.games.crow.rules import named, number, people
from tabletown.games.crow.rules.words import BOARD, FLAMING, NONE, PER_BOARD, SIZE, SPACE_WORDS, SPACES, TOKENS
from tabletown.games.crow.view import NightPage, spaces_of

STREET, REGULAR, NAMED, BURNING, CROW_TOKEN, FLAMING_TOKEN = " ·", "░░", "▓▓", "^^", " ×", " *"
PEOPLE_SIGNS = ("TB", "FB", "TT", "SK", "MY", "GR", "TD", "GI", "ER", "CR", "AL", "SA")
"""Whoever lies is written in small letters."""
BUILDING_SIGNS = ("Pi", "Pa", "Gy", "Ar", "Ch", "Po", "Da", "Ma", "Ap", "Lo", "Ho")
"""Written into the first space of a building; regular ones have a number there. Whoever is on or in it follows."""
MARGIN = 3
LEGEND_ROW = 4
"""So many signs are explained in a line."""


def sketch(page: NightPage) -> str:
    """North is up; columns have letters and rows have numbers, as everywhere else."""
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
        place = page.position[number.TOKEN + token]
        if 0 <= place < SPACES:
            found[place] = FLAMING_TOKEN if token == FLAMING else CROW_TOKEN
    for building, spaces in spaces_of(page.position.city).items():
        draw_building(page, building, spaces, found)
    for who in range(people.COUNT):
        place = page.position.where(who)
        if 0 <= place < SPACES:
            found[place] = sign(page, who)
    return found


def draw_building(page: NightPage, building: int, spaces: list[int], found: list[str]) -> None:
    night, name = page.position, page.position.name_of(building)
    wall = BURNING if night.is_burning(building) else REGULAR if name == NONE else NAMED
    inside = [sign(page, who) for who in range(people.COUNT) if night.building_of(who) == building]
    digits = f"{building % PER_BOARD + 1:{wall[0]}>2}"
    signs = [digits if name == NONE else BUILDING_SIGNS[name], *inside]
    for i, space in enumerate(spaces):
        found[space] = signs[i] if i < len(signs) else wall


def sign(page: NightPage, who: int) -> str:
    down = page.position[number.CONDITION + who] == people.DOWN
    return PEOPLE_SIGNS[who].lower() if down else PEOPLE_SIGNS[who]


def legend(page: NightPage) -> list[str]:
    """What the signs mean."""
    characters = [f"{PEOPLE_SIGNS[i]} {page.say('who-name', who=who)}" for i, who in enumerate(people.NAMES)]
    buildings = [
        f"{BUILDING_SIGNS[i]} {page.say('building-title', building=name)}" for i, name in enumerate(named.NAMES)
    ]
    lines = [page.say("text-map-signs")]
    for signs in (characters, buildings):
        lines += ["   " + ", ".join(signs[i : i + LEGEND_ROW]) for i in range(0, len(signs), LEGEND_ROW)]
    return lines
