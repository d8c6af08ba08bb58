"""The colours of a city at night. Gold is for "you may act", and for nothing else."""

from __future__ import annotations

import re
from typing import Final

from textual.content import Content
from textual.theme import Theme

NIGHT: Final = Theme(
    name="night",
    primary="#8f7bff",
    secondary="#5f87ff",
    accent="#ffcb47",
    warning="#ff9e7a",
    error="#ff6f8b",
    success="#7fe0b0",
    foreground="#e8e5ff",
    background="#0d0a26",
    surface="#141037",
    panel="#1f1952",
    variables={
        "muted": "#9f98d0",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-background": "#4a3fa8",
        "border": "#8f7bff",
        "border-blurred": "#3a3280",
        "scrollbar": "#4a3fa8",
        "scrollbar-background": "#141037",
    },
)

SIXTEEN: Final = Theme(
    name="sixteen",
    primary="#ff00ff",
    secondary="#0000ff",
    accent="#ffff00",
    warning="#ff0000",
    error="#ff0000",
    success="#00ff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000080",
    variables={
        "muted": "#c0c0c0",
        "block-cursor-foreground": "#ffffff",
        "block-cursor-background": "#800080",
        "border": "#ff00ff",
        "border-blurred": "#808080",
        "scrollbar": "#808080",
        "scrollbar-background": "#000000",
    },
)
"""For terminals with sixteen colours: each of these is one of them, so nothing is rounded into something else."""

SEATS: Final = ("#7fd8ff", "#ff9ecf", "#9be8a8", "#b9b0ff", "#ffa889", "#8ff0e6")


def paint(text: str, names: list[str]) -> Content:
    """The text with every player's name in that player's colour."""
    content = Content(text)
    for seat, name in enumerate(names):
        if name:
            style = f"bold {SEATS[seat % len(SEATS)]}"
            content = content.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style=style)
    return content


def line(text: str, clause: str, names: list[str]) -> Content:
    """A sentence, and after it the clause that it comes from."""
    return Content.assemble(paint(text, names), " ", (clause, "$muted"))
