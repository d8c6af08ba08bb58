"""Tables of figures, for people: on a screen, or in Markdown."""

from __future__ import annotations

import msgspec


class TextTable(msgspec.Struct, frozen=True):
    """A table with its heads; the first column has names, the others numbers."""

    heads: list[str]
    rows: list[list[str]]


def markdown(table: TextTable) -> str:
    lines = [table.heads, ["---", *["---:"] * (len(table.heads) - 1)], *table.rows]
    return "".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)
