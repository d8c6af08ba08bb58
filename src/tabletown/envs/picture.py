"""Text drawn as a picture, always of the same size so that pictures make a film."""

from __future__ import annotations

from textwrap import wrap

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 960, 720
MARGIN = 24
INK, PAPER = (236, 232, 220), (22, 24, 38)
SIZES = (20, 18, 16, 14, 12, 10, 8)
LINE = 1.4
"""The height of a line, in sizes of the font."""


def picture(text: str) -> NDArray[np.uint8]:
    """Height, width and three colours; in the largest letters that fit."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    for size in SIZES:
        lines = [part for line in text.splitlines() for part in wrapped(line, size)]
        if len(lines) * LINE * size <= HEIGHT - 2 * MARGIN:
            break
    font = ImageFont.load_default(size)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), "\n".join(lines), INK, font, spacing=(LINE - 1) * size)
    return np.asarray(image)


def wrapped(line: str, size: int) -> list[str]:
    """A letter is about half as wide as it is high."""
    indent = " " * (len(line) - len(line.lstrip()))
    return wrap(line, (WIDTH - 2 * MARGIN) * 2 // size, subsequent_indent=indent + "  ") or [""]
