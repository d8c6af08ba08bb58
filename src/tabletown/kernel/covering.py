"""A few rows that show every pair of values of two columns together, where there are too many rows for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TypeVar

V = TypeVar("V")
Pair = tuple[int, V, int, V]
"""A column and its value, a later column and its value."""


def covering(
    columns: Sequence[Sequence[V]], fits: Callable[[list[V]], bool], first: Sequence[Sequence[V]] = ()
) -> list[list[V]]:
    """Rows with one value of each column, all of which fit, so that each pair that can occur does. Always the same.

    The `first` rows are there in any case. Each further row begins with a pair that is missing, and takes in every
    other column the value that brings most missing pairs.
    """
    rows = [list(row) for row in first]
    missing = dict.fromkeys(
        (i, a, j, b) for i, j in combinations(range(len(columns)), 2) for a in columns[i] for b in columns[j]
    )
    for row in rows:
        _strike(missing, row)
    while missing:
        i, a, j, b = next(iter(missing))
        found = _completed({i: a, j: b}, columns, fits, missing)
        if found is None:
            del missing[i, a, j, b]
        else:
            rows.append(found)
            _strike(missing, found)
    return rows


def _strike(missing: dict[Pair[V], None], row: list[V]) -> None:
    for i, j in combinations(range(len(row)), 2):
        missing.pop((i, row[i], j, row[j]), None)


def _completed(
    chosen: dict[int, V], columns: Sequence[Sequence[V]], fits: Callable[[list[V]], bool], missing: dict[Pair[V], None]
) -> list[V] | None:
    """A row with these values that fits; None if there is none."""
    if len(chosen) == len(columns):
        row = [chosen[column] for column in range(len(columns))]
        return row if fits(row) else None
    column = next(i for i in range(len(columns)) if i not in chosen)

    def gain(value: V) -> int:
        return sum(
            ((other, known, column, value) if other < column else (column, value, other, known)) in missing
            for other, known in chosen.items()
        )

    for value in sorted(columns[column], key=gain, reverse=True):
        row_found = _completed({**chosen, column: value}, columns, fits, missing)
        if row_found is not None:
            return row_found
    return None
