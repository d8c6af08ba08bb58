"""Rows of numbers while the kernel is interpreted."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.kernel.packed import append, vec


def test_an_interpreted_row_is_a_list_of_its_own() -> None:
    numbers = [3, 1]
    row = vec[i64](numbers)
    numbers.append(4)
    assert isinstance(row, list)
    assert list(row) == [3, 1]


def test_a_row_grows_at_its_end() -> None:
    assert list(append(vec[i64]([3, 1]), 4)) == [3, 1, 4]
