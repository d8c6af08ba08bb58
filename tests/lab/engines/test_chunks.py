"""How games are cut into chunks."""

from __future__ import annotations

import pytest

from tabletown.lab.engines import parts, spans


@pytest.mark.parametrize("total", [0, 1, 2, 159, 160, 161, 319, 320, 321, 399, 400, 20_000, 123_457])
@pytest.mark.parametrize("most", [1, 200, 500])
def test_spans_cover_all_numbers_once(total: int, most: int) -> None:
    found = spans(total, most)
    assert [number for span in found for number in span] == list(range(total))
    assert all(0 < len(span) <= most for span in found)


def test_few_numbers_are_still_shared_out() -> None:
    assert len(spans(320)) == 160


def test_games_with_a_bot_from_outside_are_cut_into_few_pieces() -> None:
    assert parts(["random", "search:200"]) == parts(["expert"]) == 160
    assert len(spans(200, parts=parts(["random", "command:python3 bot.py"]))) <= 17
    assert len(spans(200, parts=parts(["http://localhost:9000/bot"]))) <= 17
