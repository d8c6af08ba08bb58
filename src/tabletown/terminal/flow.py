"""Lines of text in a space that may be too small for them."""

from __future__ import annotations

from typing import Final

BETWEEN: Final = " · "
HANG: Final = 4


def fit(text: str, width: int, height: int) -> list[str]:
    """The lines as they are if there is room; else short neighbours share a line, and then empty lines go."""
    lines = text.splitlines()
    whole = _wrapped(lines, width)
    if len(whole) <= height:
        return whole
    shared = _wrapped(_shared(lines, width), width)
    return shared if len(shared) <= height else [line for line in shared if line.strip()]


def _wrapped(lines: list[str], width: int) -> list[str]:
    """Long lines go on below, a little to the right of where they began."""
    out: list[str] = []
    for line in lines:
        hang = " " * (len(line) - len(line.lstrip()) + HANG)
        room = max(width, 2 * len(hang))
        while len(line) > room:
            cut = _cut(line, len(hang), room)
            out.append(line[:cut].rstrip())
            line = hang + line[cut:].lstrip()
        out.append(line)
    return out


def _cut(line: str, indent: int, room: int) -> int:
    """Where to break: behind the last comma or bar in the second half of the room, else behind a word."""
    sign = max(line.rfind(sign, room // 2, room) for sign in (", ", "| "))
    space = line.rfind(" ", indent + 1, room + 1)
    return sign + 1 if sign > 0 else space if space > 0 else room


def _shared(lines: list[str], width: int) -> list[str]:
    """Sentences join their neighbours; anything indented or spaced out may be a drawing and stays."""
    out: list[str] = []
    for line in lines:
        before = out[-1] if out else ""
        if _sentence(before) and _sentence(line) and len(before) + len(BETWEEN) + len(line) <= width:
            out[-1] = before + BETWEEN + line
        else:
            out.append(line)
    return out


def _sentence(line: str) -> bool:
    return line[:1].isalpha() and "  " not in line
