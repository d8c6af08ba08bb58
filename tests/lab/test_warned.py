"""How true warnings are: a choice that is warned of is played, and the end of the game tells."""

from __future__ import annotations

import pytest

from tabletown.bots.advice import Caution
from tabletown.kernel.records import Message
from tabletown.kernel.state import State
from tabletown.lab import warned
from tabletown.lab.simulate import plan
from tests.games.crimson.town import doubling, legal


def looked(code: str) -> warned.Watched:
    """What is noted where the bot of Patrick chooses so."""
    state = doubling()
    found = warned.Watched(games=1)
    chosen = state.legal(0)[legal(state, 0).index(code)]
    warned.look(plan("crimson", 1, 3, ["random"], 0), state, 0, chosen, 0, found)
    return found


def test_a_warning_that_is_ignored_is_held_against_the_end_of_the_game() -> None:
    found = looked("use")
    assert found.ignored == [warned.Ignored("warning-loses", 0, 0.0)]
    line = warned.summary(found).kinds[0]
    assert line.lost is not None
    assert (line.chosen, line.positions, line.lost.wins) == (0, 1, 1.0)


def test_it_is_counted_how_often_a_bot_would_have_been_warned() -> None:
    summary = warned.summary(looked("keep"))
    assert summary.kinds[0].chosen == 1
    assert summary.asked == 1.0


def test_a_warning_that_is_not_true_counts_against_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(state: State, seat: int, **_: object) -> list[Caution]:
        return [Caution(state.legal(seat)[legal(state, seat).index("use")], [Message("warning-loses")])]

    monkeypatch.setattr(warned, "warnings", wrong)
    line = warned.summary(looked("use")).kinds[0]
    assert line.lost is not None
    assert line.lost.wins == 0.0


def test_batches_are_added_up() -> None:
    total = warned.Watched()
    total.add(looked("keep"))
    total.add(looked("use"))
    assert (total.games, total.choices, len(total.ignored)) == (2, 2, 2)
    assert total.warned["warning-loses"] == 1


def test_without_games_nothing_is_claimed() -> None:
    summary = warned.summary(warned.Watched())
    assert (summary.asked, summary.milliseconds) == (0.0, 0.0)
    assert all(line.lost is None for line in summary.kinds)
