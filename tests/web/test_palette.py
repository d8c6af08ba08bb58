"""The colours of the suits and of the seats: readable on the night, and apart for every eye."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "tabletown"
NIGHT = "#0a0e20"

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

# How eyes without one of the three kinds of cones see linear light (Machado, Oliveira and Fernandes 2009).
EYES: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CLOSEST = {"all": 18.0, "protan": 14.0, "deutan": 14.0, "tritan": 14.0}
"""Oklab distances x 100; below about 10, neighbours are easily mistaken for each other."""


def colours(path: str, prefix: str) -> dict[str, str]:
    """The custom properties of a style sheet that begin like this, by name."""
    return dict(re.findall(rf"--{prefix}-(\w+): (#[0-9a-f]{{6}});", (SOURCES / path).read_text(encoding="utf-8")))


SUITS = {path.parents[1].name: colours(str(path), "suit") for path in sorted(SOURCES.glob("games/*/ui/table.css"))}
"""By game, then by name."""


def linear(colour: str) -> Rgb:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def times(matrix: Matrix, rgb: Rgb) -> Rgb:
    one, two, three = (sum(a * b for a, b in zip(row, rgb, strict=True)) for row in matrix)
    return one, two, three


def oklab(rgb: Rgb) -> Rgb:
    cones = times(
        (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ),
        rgb,
    )
    long, medium, short = (max(cone, 0.0) ** (1 / 3) for cone in cones)
    return times(
        (
            (0.2104542553, 0.7936177850, -0.0040720468),
            (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660),
        ),
        (long, medium, short),
    )


def distance(one: str, other: str, eyes: Matrix) -> float:
    seen = [oklab(times(eyes, linear(colour))) for colour in (one, other)]
    return 100 * float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)


def test_every_game_has_its_suits() -> None:
    suits = {"blue", "green", "red", "yellow"}
    assert {game: set(found) for game, found in SUITS.items()} == {
        "card_city": {"commerce", "culture", "industry", "park", "parking", "residence"},
        "crimson": suits | {"purple"},
        "crow": {"blade", "fist", "flame", "guitar", "skull", "wing"},
        "remnants": suits,
        "trick_city": suits | {"wild"},
    }


@pytest.mark.parametrize("game", SUITS)
def test_every_suit_is_readable_on_the_night(game: str) -> None:
    assert min(contrast(colour, NIGHT) for colour in SUITS[game].values()) >= 4.5


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", SUITS)
def test_no_two_suits_look_alike(game: str, eyes: str) -> None:
    nearest = min(distance(one, other, EYES[eyes]) for one, other in combinations(SUITS[game].values(), 2))
    assert nearest >= CLOSEST[eyes]


def test_every_seat_is_readable_on_the_night() -> None:
    seats = colours("web/tokens.css", "seat")
    assert len(seats) >= 5
    assert min(contrast(colour, NIGHT) for colour in seats.values()) >= 4.5
