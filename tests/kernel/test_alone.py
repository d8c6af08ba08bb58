"""A game for one: what it promises like every other, and the ranks in which its score is looked up."""

from __future__ import annotations

import pytest

from tabletown.kernel.errors import RulesError
from tabletown.kernel.records import Message, Rank
from tabletown.kernel.setup import Value, check_ranks
from tabletown.kernel.state import State
from tabletown.lab.check import CheckReport, check_one, undeclared
from tests.lamplighter.lamplighter import GAME, SHED, STREET


def ended(points: int, seats: int = 1) -> State:
    """A game in which everything was put away; then the first seat is given so many points."""
    state = GAME.new(seats, seed=1)
    while not state.over:
        (seat,) = state.actors()
        state.apply(seat, state.legal(seat)[-1])
    for lamp in range(points):
        state.move(lamp, SHED, STREET)
    return state


def test_a_game_for_one_keeps_all_promises() -> None:
    assert undeclared(GAME) == []
    report = CheckReport()
    for number in range(40):
        report.add(check_one(GAME, number))
    assert (report.games, report.failures) == (40, [])


@pytest.mark.parametrize(("points", "rank"), [(2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_a_score_has_the_highest_rank_whose_least_it_reaches(points: int, rank: int) -> None:
    state = ended(points)
    assert state.rank() == rank
    assert state.returns() == [rank / 3]


def test_a_rank_without_a_name_is_found() -> None:
    class Nameless(type(GAME)):  # type: ignore[misc]
        def ranks(self, seats: int, options: dict[str, Value]) -> tuple[Rank, ...]:
            return (Rank(0, Message("rank-lane")), Rank(8, Message("rank-nowhere"))) if seats == 1 else ()

    assert undeclared(Nameless(GAME.folder)) == ["there is no message 'rank-nowhere'"]


def test_of_two_players_somebody_wins() -> None:
    state = ended(2, seats=2)
    assert state.setup.ranks == ()
    assert state.returns() == [1.0, 0.0]


def test_a_score_below_the_first_rank_has_it_too() -> None:
    class Steep(type(GAME)):  # type: ignore[misc]
        def ranks(self, seats: int, options: dict[str, Value]) -> tuple[Rank, ...]:
            return (Rank(5, Message("rank-lane")), Rank(8, Message("rank-street")))

        def declare(self) -> None:
            super().declare()
            self.most = 1

    assert Steep(GAME.folder).new(1, seed=1).rank() == 0


@pytest.mark.parametrize(("least", "seats"), [([0], 1), ([0, 0], 1), ([3, 0], 1), ([0, 3], 2)])
def test_a_table_of_ranks_rises_and_is_for_one(least: list[int], seats: int) -> None:
    with pytest.raises(RulesError, match="ranks are for one seat"):
        check_ranks(tuple(Rank(points, Message("rank-lane")) for points in least), seats)
