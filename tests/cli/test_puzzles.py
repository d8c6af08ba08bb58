"""`tabletown puzzles`, as it is typed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tabletown as library
from tabletown.kernel import puzzles as shipped
from tabletown.kernel.puzzles import Puzzle
from tabletown.lab import puzzles
from tests.cli.command import Command, complaint

CRIMSON = library.game("crimson")
FEW = ("--games", "1", "--seats", "3", "--workers", "1", "--bots", "random")


def brought() -> list[Puzzle]:
    return shipped.read(shipped.file_of(CRIMSON))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the games hold is known beforehand."""
    monkeypatch.setattr(puzzles, "found_in", lambda plan, number, ahead: brought()[:2])


def test_puzzles_that_are_found_are_added_to_a_file(found: None, tabletown: Command, tmp_path: Path) -> None:
    shipped.write(tmp_path / "some.json", brought()[2:4])
    answer = tabletown("puzzles", "crimson", *FEW, "--out", "some.json")
    assert answer.code == 0
    assert "4 puzzles are in some.json" in answer.out
    assert {puzzle.id for puzzle in shipped.read(tmp_path / "some.json")} == {puzzle.id for puzzle in brought()[:4]}
    again = tabletown("puzzles", "crimson", *FEW, "--out", "some.json", "--json")
    assert len(shipped.read(tmp_path / "some.json")) == 4
    assert {msgspec.json.decode(line)["id"] for line in again.out.splitlines()} == {p.id for p in brought()[:4]}


def test_whether_they_hold_is_checked(tabletown: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "trouble", lambda game, puzzle, seed: "")
    answer = tabletown("puzzles", "crimson", "--check", "--most", "2")
    assert (answer.code, answer.out) == (0, "2 of 2 puzzles of Crimson Crush hold.\n")
    monkeypatch.setattr(puzzles, "trouble", lambda game, puzzle, seed: "it is broken")
    answer = tabletown("puzzles", "crimson", "--check", "--most", "1")
    assert answer.code == 1
    assert answer.out.startswith(f"{brought()[0].id}: it is broken\n")


def test_a_game_that_brings_none_says_how_to_find_some(tabletown: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "read", lambda path: [])
    assert "brings no puzzles" in complaint(tabletown("puzzles", "crimson", "--play"))


def test_they_are_played_in_plain_lines(tabletown: Command) -> None:
    puzzle = brought()[0]
    codes = puzzle.at(CRIMSON).state.legal(puzzle.seat)
    right, wrong = codes.index(puzzle.answers[0].code) + 1, codes.index(puzzle.answers[-1].code) + 1
    answer = tabletown("puzzles", "crimson", "--play", typed=f"0\n{wrong}\n{right}\nshow\nnext\nquit\n")
    assert answer.code == 0
    for words in ("Puzzle 1 of", CRIMSON.say(puzzle.goal, reader=puzzle.seat), "Your choice?", "Type a number from 1"):
        assert words in answer.out
    assert answer.out.index("There is a better choice.") < answer.out.index("Right!")
    assert "How the game may go on:" in answer.out
    assert f"You have solved 1 of {len(brought())}." in answer.out


def test_the_end_of_the_input_ends_it(tabletown: Command) -> None:
    assert "You have solved 0 of" in tabletown("puzzles", "crimson", "--play").out
