"""Puzzles as a file holds them: read with care, because anybody may have written it."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import msgspec
import pytest

import tabletown
from tabletown.kernel import puzzles
from tabletown.kernel.errors import BadInput
from tabletown.kernel.puzzles import JudgedChoice, Puzzle
from tabletown.kernel.records import Message

CRIMSON = tabletown.game("crimson")


def first_choice() -> Puzzle:
    """The first choice of a game, as if it were a puzzle."""
    state = CRIMSON.new(3, 1)
    (seat,) = state.actors()
    answers = [JudgedChoice(code, 0.5, 0.0, [], []) for code in state.legal(seat)]
    puzzle = Puzzle(
        id="", seats=3, seed=1, moves=[], seat=seat, goal=Message("puzzle-best"), hard=False, answers=answers
    )
    return msgspec.structs.replace(puzzle, id=puzzles.name_of(puzzle))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / puzzles.FILE
    puzzles.write(path, [first_choice()])
    assert puzzles.read(path) == [first_choice()]


def test_the_name_of_a_puzzle_comes_from_its_moment_alone() -> None:
    other = msgspec.structs.replace(first_choice(), hard=True, answers=[])
    assert puzzles.name_of(other) == first_choice().id
    assert puzzles.name_of(msgspec.structs.replace(other, seed=2)) != first_choice().id


@pytest.mark.parametrize("text", ["{", "[]", '{"id": "one"}', "\xff"])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / puzzles.FILE
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadInput, match=r"puzzles\.json cannot be read"):
        puzzles.read(path)


def test_a_puzzle_to_which_the_rules_do_not_lead_is_refused() -> None:
    puzzle = msgspec.structs.replace(first_choice(), moves=[(0, 9999)])
    with pytest.raises(BadInput, match="move 1 of the recorded game"):
        puzzle.at(CRIMSON)


@pytest.mark.parametrize(
    "wrong", [{"answers": first_choice().answers[1:]}, {"answers": []}, {"seat": 99}, {"seat": 99, "answers": []}]
)
def test_a_puzzle_with_answers_for_other_choices_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="other choices are legal"):
        msgspec.structs.replace(first_choice(), **wrong).at(CRIMSON)


def test_a_game_that_is_too_long_is_refused() -> None:
    puzzle = msgspec.structs.replace(first_choice(), moves=[(0, 0)] * (puzzles.MOST_MOVES + 1))
    with pytest.raises(BadInput, match="more than 1200 moves"):
        puzzle.at(CRIMSON)


def test_what_cannot_follow_an_answer_is_refused() -> None:
    puzzle = first_choice()
    answer = msgspec.structs.replace(puzzle.answers[0], then=[(0, 9999)])
    with pytest.raises(BadInput, match="what follows in the puzzle"):
        deque(puzzle.then(puzzle.at(CRIMSON), answer), maxlen=0)


def test_to_play_on_leaves_the_puzzle_as_it_was() -> None:
    puzzle = first_choice()
    record = puzzle.at(CRIMSON)
    before = record.state.hash()
    deque(puzzle.then(record, puzzle.answers[0]), maxlen=0)
    assert record.state.hash() == before
    assert record.moves == []
