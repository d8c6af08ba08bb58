"""What a game says of how it is played: read with care, because anybody may have written it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletown
from tabletown.kernel import how
from tabletown.kernel.errors import BadInput
from tabletown.kernel.how import Guide, Picture
from tabletown.kernel.recording import Recording

CRIMSON = tabletown.game("crimson")


def first_move() -> tuple[int, int]:
    state = CRIMSON.new(3, 1)
    seat = state.actors()[0]
    return seat, state.legal(seat)[0]


@pytest.mark.parametrize(
    "text",
    [
        "[[section",
        '[[section]]\nid = "goal"',
        '[[section]]\nid = "goal"\nclauses = []\nfont = "large"',
        '[[section]]\nid = "goal"\nclauses = []\npicture = { game = "one", move = "last" }',
        '[[game]]\nid = "one"\nseats = 3\nseed = 1\nmoves = [[1]]',
        "\xff",
    ],
)
def test_a_file_that_is_not_in_order_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "how.toml").write_bytes(text.encode("latin-1"))
    with pytest.raises(BadInput, match=r"how\.toml cannot be read"):
        how.read(tmp_path)


def test_without_a_file_nothing_is_said(tmp_path: Path) -> None:
    assert how.read(tmp_path) == Guide()


def test_a_picture_is_a_moment_of_its_game() -> None:
    found = Guide(game=[Recording("one", 3, 1, [first_move()])])
    assert how.shown(CRIMSON, found, Picture("one", 0)).moves == []
    assert how.shown(CRIMSON, found, Picture("one", 1)).moves == [first_move()]


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        (Picture("two", 0), "no recorded game 'two'"),
        (Picture("one", 2), "has no move 2"),
        (Picture("one", -1), "has no move -1"),
        (Picture("one", 0, seat=3), "has no seat 3"),
    ],
)
def test_a_picture_of_what_was_not_recorded_is_refused(picture: Picture, reason: str) -> None:
    found = Guide(game=[Recording("one", 3, 1, [first_move()])])
    with pytest.raises(BadInput, match=reason):
        how.shown(CRIMSON, found, picture)


@pytest.mark.parametrize("code", [-1, 10**6, "another"])
def test_a_move_that_the_rules_refuse_is_named(code: int | str) -> None:
    seat, legal = first_move()
    wrong = next(code for code in range(legal, 1000) if code not in CRIMSON.new(3, 1).legal(seat))
    moves = [(seat, code if isinstance(code, int) else wrong)]
    with pytest.raises(BadInput, match="move 1 of the recorded game 'one' is refused"):
        how.shown(CRIMSON, Guide(game=[Recording("one", 3, 1, moves)]), Picture("one", 1))


def test_a_game_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadInput):
        how.shown(CRIMSON, Guide(game=[Recording("one", 99, 1, [])]), Picture("one", 0))
