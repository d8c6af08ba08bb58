"""A game with its journal: a move is seen before it counts, positions stay as they are, and one can go back."""

from __future__ import annotations

import pytest

from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.history import History
from tests.kernel.menagerie.game import DRAW, PASS, POINT, SHOW, Menagerie


def history() -> History:
    return History(Menagerie().new(3, 1, listen=True))


def test_the_position_after_a_move_changes_nothing_until_it_is_added() -> None:
    now = history()
    before = now.state.hash()
    after = now.after(0, DRAW)
    assert (now.state.hash(), now.moves, len(now.journals)) == (before, [], 1)
    happened = now.add(0, DRAW, after)
    assert now.state is after
    assert now.moves == [(0, DRAW)]
    assert now.journals[-1] is happened
    assert [now.game.event(entry, 1).kind for entry in happened] == ["piece-moved", "drew"]


def test_a_refused_move_changes_nothing() -> None:
    now = history()
    before = now.state.hash()
    with pytest.raises(IllegalAction):
        now.apply(1, POINT)
    assert (now.state.hash(), now.moves, len(now.journals), now.before) == (before, [], 1, [])


def test_a_position_that_was_handed_out_never_changes() -> None:
    now = history()
    first, hash = now.state, now.state.hash()
    now.apply(0, POINT)
    now.apply(0, SHOW)
    now.undo(0)
    assert now.state is not first
    assert first.hash() == hash


def test_it_goes_on_from_a_position_with_moves_before_it() -> None:
    whole, start = history(), history()
    for code in (DRAW, POINT, SHOW):
        whole.apply(0, code)
    start.apply(0, DRAW)
    restored = History(whole.game.load(start.state.dump()), start.moves)
    restored.apply(0, POINT)
    restored.apply(0, SHOW)
    assert restored.state.hash() == whole.state.hash()
    assert restored.moves == whole.moves
    assert restored.near(1) is not None
    assert restored.near(0) is None


def test_positions_since_the_last_barrier_are_near() -> None:
    now = history()
    now.apply(0, POINT)
    now.apply(0, DRAW)  # what was drawn came to light
    drawn = now.state
    now.apply(0, SHOW)
    assert now.near(0) is None
    assert now.near(1) is None
    assert now.near(2) is drawn
    assert now.near(3) is now.state
    assert now.near(4) is None


def test_it_goes_back_to_a_number_of_moves() -> None:
    now, again = history(), history()
    for code in (DRAW, POINT, SHOW):
        now.apply(0, code)
    again.apply(0, DRAW)
    near = now.near(1)
    assert near is not None
    now.go_back(1, near)
    assert (now.state.hash(), now.moves, len(now.journals)) == (again.state.hash(), [(0, DRAW)], 2)
    assert not now.can_undo(0)


def test_going_back_behind_a_barrier_takes_the_position_that_it_is_given() -> None:
    now, start = history(), history().state
    for code in (POINT, DRAW, SHOW):
        now.apply(0, code)
    now.go_back(0, start)
    assert (now.state.hash(), now.moves, len(now.journals), now.before) == (start.hash(), [], 1, [])
    now.apply(0, POINT)
    assert now.can_undo(0)


def test_who_moved_last_is_found() -> None:
    now = history()
    for seat, code in ((0, POINT), (0, PASS), (1, POINT)):
        now.apply(seat, code)
    assert [now.last_move(seat) for seat in range(3)] == [1, 2, None]


def test_without_a_journal_only_the_move_itself_is_told() -> None:
    now = History(Menagerie().new(3, 1), keeps_journal=False)
    assert [now.game.event(entry, 1).kind for entry in now.apply(0, DRAW)] == ["piece-moved", "drew"]
    now.apply(0, POINT)
    now.undo(0)
    assert (now.moves, now.journals) == ([(0, DRAW)], [])


def test_a_copy_goes_its_own_way() -> None:
    now = history()
    now.apply(0, POINT)
    copy = now.copy()
    copy.apply(0, SHOW)
    now.undo(0)
    assert copy.moves == [(0, POINT), (0, SHOW)]
    assert len(copy.journals) == 3
    copy.undo(0)
    copy.undo(0)
    assert copy.state.hash() == now.state.hash()
