"""How games are cut into pieces."""

from __future__ import annotations

import pytest

from tabletown.lab.engines import spans


@pytest.mark.parametrize("total", [0, 1, 2, 159, 160, 161, 319, 320, 321, 399, 400, 20_000, 123_457])
@pytest.mark.parametrize("most", [1, 200, 500])
def test_spans_cover_all_numbers_once(total: int, most: int) -> None:
    found = spans(total, most)
    assert [number for span in found for number in span] == list(range(total))
    assert all(0 < len(span) <= most for span in found)


def test_few_numbers_are_still_shared_out() -> None:
    assert len(spans(320)) == 160
