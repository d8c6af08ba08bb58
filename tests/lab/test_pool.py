"""Work on several cores: every piece is done once, whoever does it."""

from __future__ import annotations

import os

import pytest

from tabletown.kernel.errors import BadInput
from tabletown.kernel.machine import cores
from tabletown.lab.pool import each, spans


def square(number: int) -> int:
    return number * number


def process_of(number: int) -> int:
    return os.getpid()


def refuse(number: int) -> int:
    raise BadInput(f"number {number} cannot be used")


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("count", [0, 1, 2, 25])
def test_every_piece_is_done_once(count: int, workers: int) -> None:
    assert sorted(each(square, list(range(count)), workers)) == [number * number for number in range(count)]


def test_one_worker_works_here() -> None:
    assert set(each(process_of, [1, 2, 3], workers=1)) == {os.getpid()}


def test_several_workers_work_elsewhere() -> None:
    assert os.getpid() not in set(each(process_of, [1, 2, 3], workers=2))


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_elsewhere_is_told_here(workers: int) -> None:
    with pytest.raises(BadInput, match="number 1 cannot be used"):
        list(each(refuse, [1, 1, 1], workers))


def test_work_can_be_left_in_the_middle() -> None:
    results = each(square, list(range(1000)), workers=2)
    assert next(results) >= 0
    results.close()  # type: ignore[attr-defined]


@pytest.mark.parametrize("total", [0, 1, 2, 39, 40, 41, 79, 80, 81, 399, 400, 20_000, 123_457])
@pytest.mark.parametrize("most", [1, 200, 500])
def test_spans_cover_all_numbers_once(total: int, most: int) -> None:
    found = spans(total, most)
    assert [number for span in found for number in span] == list(range(total))
    assert all(0 < len(span) <= most for span in found)


def test_few_numbers_are_still_shared_out() -> None:
    assert len(spans(80)) == 40


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
