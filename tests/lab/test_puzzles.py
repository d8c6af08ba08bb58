"""Puzzles are found in games of bots, confirmed, and chosen so that they differ."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import tabletown
from tabletown.bots.advice import Advice
from tabletown.kernel import puzzles as shipped
from tabletown.kernel.game import Game
from tabletown.kernel.history import Move
from tabletown.kernel.puzzles import Puzzle
from tabletown.kernel.records import Message, Seat
from tabletown.kernel.state import State
from tabletown.lab import puzzles
from tabletown.lab.engines import Processes
from tabletown.lab.simulate import plan
from tests.games.crimson.town import doubling

CRIMSON = tabletown.game("crimson")


def known() -> list[Puzzle]:
    return shipped.read(shipped.file_of(CRIMSON))


def clearest() -> Puzzle:
    return max(known(), key=lambda puzzle: puzzle.answers[0].chance - puzzle.answers[1].chance)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few futures tell little for certain, but all steps are taken."""
    for name, value in {"GLANCES": (8,), "LOOK": 16, "DEEPER": 32, "SOON": 4, "WORLDS": 8}.items():
        monkeypatch.setattr(puzzles, name, value)


def test_a_moment_with_one_clearly_best_choice_is_a_puzzle(quick: None) -> None:
    wanted = clearest()
    found = puzzles.puzzle_of(CRIMSON, wanted.check(CRIMSON), wanted.moves, str(wanted.seed), 0.1)
    assert found is not None
    assert (found.id, found.seat, found.options) == (wanted.id, wanted.seat, wanted.options)
    assert found.answers[0].code == wanted.answers[0].code
    assert found.check(CRIMSON).hash() == wanted.check(CRIMSON).hash()


def test_a_moment_at_which_nothing_is_decided_is_none(quick: None) -> None:
    assert puzzles.puzzle_of(CRIMSON, CRIMSON.new(5, 1), [], "1", 0.1) is None


def test_from_one_game_a_few_are_taken_that_are_not_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed looks at the same moments."""
    looked: list[int] = []

    def see(game: Game, state: State, moves: list[Move], seed: str, ahead: float) -> Puzzle:
        looked.append(len(moves))
        return msgspec.structs.replace(known()[0], moves=moves)

    monkeypatch.setattr(puzzles, "puzzle_of", see)
    monkeypatch.setattr(puzzles, "OPEN", (0.0, 1.0))
    games = plan("crimson", 1, 3, ["random"], 1)
    (found,) = puzzles.run(games, Processes(1))
    assert len(found) == puzzles.PER_GAME
    assert all(later - earlier >= puzzles.APART for later, earlier in pairwise(looked))
    puzzles.found_in(games, 0, 0.1)
    assert looked[puzzles.PER_GAME :] == looked[: puzzles.PER_GAME]


def test_of_each_kind_one_is_chosen_before_a_second() -> None:
    some = known()
    chosen = puzzles.selected(some, 5)
    kinds = {(puzzle.goal.id, puzzle.seats, puzzle.hard) for puzzle in some}
    assert len(chosen) == 5
    assert len({(puzzle.goal.id, puzzle.seats, puzzle.hard) for puzzle in chosen}) == min(5, len(kinds))
    assert puzzles.selected(some, len(some) + 1) == puzzles.selected(some, len(some))


def test_a_puzzle_of_other_rules_is_named_in_a_sentence() -> None:
    broken = msgspec.structs.replace(known()[0], moves=[(0, 9999)])
    assert "is refused" in puzzles.trouble(CRIMSON, broken, 1)


def test_a_puzzle_whose_best_choice_is_not_the_best_is_found_out(quick: None) -> None:
    puzzle = known()[0]
    turned = msgspec.structs.replace(puzzle, answers=puzzle.answers[::-1])
    assert "not clearly the best" in puzzles.trouble(CRIMSON, turned, 1)


def test_the_goal_is_what_the_best_choice_brings_about() -> None:
    event = Message("event-doubled", {"seat": Seat(0), "points": 12, "row": "red"})
    best = Advice(1, 0.9, 0.01, [Message("hint-best"), Message("hint-more", {"event": event})])
    goal = puzzles.goal_of(CRIMSON, doubling(), best)
    assert goal == Message("puzzle-more-doubled", {"seat": Seat(0)})


def test_where_nothing_explains_it_the_best_choice_is_asked_for() -> None:
    assert puzzles.goal_of(CRIMSON, doubling(), Advice(1, 0.9, 0.01, [])) == Message("puzzle-best")
