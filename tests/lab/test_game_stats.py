"""How a game went, as somebody saw who looked on."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.kernel.state import State
from tabletown.lab.game_stats import Watcher, winners
from tabletown.lab.simulate import plan, play

NOBODY = -1
"""The winner of a draw."""


class Judged:
    """A game of which only is known how well the sides stand."""

    def __init__(self, *hopes: tuple[float, float], winner: int) -> None:
        self.hopes = iter(hopes)
        self.winner = winner
        self.now = (0.5, 0.5)

    def evaluate(self, seat: int) -> float:
        if seat == 0:
            self.now = next(self.hopes)
        return self.now[seat]

    def legal(self, seat: int) -> list[int]:
        return [7]

    def returns(self) -> list[float]:
        return [0.5 if self.winner == NOBODY else float(seat == self.winner) for seat in (0, 1)]


def watched(*hopes: tuple[float, float], winner: int) -> Watcher:
    """Two seats take turns, with nothing to choose."""
    watcher = Watcher(Judged(*hopes, winner=winner), [0, 1])  # type: ignore[arg-type]
    for turn in range(len(hopes)):
        watcher.see(turn % 2, 7)
    return watcher


AHEAD, EVEN, BEHIND = (0.8, 0.2), (0.5, 0.5), (0.2, 0.8)


@pytest.mark.parametrize(
    ("hopes", "changes"),
    [((AHEAD, AHEAD), 0), ((AHEAD, BEHIND), 1), ((AHEAD, EVEN, AHEAD), 0), ((AHEAD, BEHIND, AHEAD), 2)],
)
def test_the_lead_changes_when_somebody_else_is_ahead(hopes: tuple[tuple[float, float], ...], changes: int) -> None:
    assert watched(*hopes, winner=0).stats().lead_changes == changes


@pytest.mark.parametrize(
    ("hopes", "winner", "decided"),
    [
        ((AHEAD, AHEAD, AHEAD, AHEAD), 0, 0.0),
        ((BEHIND, AHEAD, AHEAD, AHEAD), 0, 0.25),
        ((AHEAD, BEHIND, AHEAD, BEHIND), 1, 0.75),
        ((AHEAD, AHEAD, AHEAD, AHEAD), 1, 1.0),
    ],
)
def test_a_game_is_decided_when_the_winner_is_ahead_for_good(
    hopes: tuple[tuple[float, float], ...], winner: int, decided: float
) -> None:
    assert watched(*hopes, winner=winner).stats().decided == decided


def test_a_draw_is_open_until_its_end() -> None:
    assert watched(AHEAD, AHEAD, winner=NOBODY).stats().decided == 1.0


@pytest.mark.parametrize(
    ("returns", "sides", "won"),
    [
        ([0.0, 1.0, 0.0], [0, 1, 2], [1]),
        ([0.5, 0.5, 0.0], [0, 1, 2], [0, 1]),
        ([1.0, 0.0, 1.0, 0.0], [0, 1, 0, 1], [0]),
        ([0.5, 0.5], [0, 1], []),
        ([0.0, 0.0], [0, 1], []),
        ([1.0, 1.0], [0, 0], [0]),
        ([0.0, 0.0], [0, 0], []),
    ],
)
def test_who_won_is_less_than_everybody(returns: list[float], sides: list[int], won: list[int]) -> None:
    assert winners(returns, sides) == won


def test_a_decision_without_a_choice_is_not_counted_as_one() -> None:
    stats = watched(EVEN, EVEN, winner=0).stats()
    assert (stats.turns, stats.choices, stats.options, stats.offered) == (2, 0, 0, {})


def test_things_are_counted_once_a_decision_however_many_options_they_are_in() -> None:
    state: State = tabletown.game("crimson").new(3, 1)
    (seat,) = state.actors()
    offered = state.legal(seat)
    watcher = Watcher(state, [0, 1, 2])
    watcher.see(seat, offered[0])
    assert set(watcher.offered.values()) == {1}
    option = state.setup.game.option(offered[0])
    assert watcher.chosen[seat] == {f"verb:{option.verb}": 1, **dict.fromkeys(option.elements, 1)}


@pytest.mark.parametrize(("slug", "seats"), [("crimson", 3), ("trick_city", 4)])
def test_the_course_fits_the_game(slug: str, seats: int) -> None:
    game = play(plan(slug, 1, seats, ["random"], 0, watched=True), 0)
    assert game.stats is not None
    assert 0 < game.stats.turns <= game.decisions
    assert game.stats.choices <= game.decisions
    verbs = sum(
        times for chosen in game.stats.chosen for element, times in chosen.items() if element.startswith("verb:")
    )
    assert verbs == game.stats.choices


def test_a_game_that_is_not_watched_has_no_course() -> None:
    assert play(plan("crimson", 1, 3, ["random"], 0), 0).stats is None
