"""Work on several cores: every chunk is done once, whoever does it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabletown.kernel.errors import BadInput, TabletownError
from tabletown.kernel.machine import cores
from tabletown.lab.engines import Processes
from tabletown.lab.simulate import plan, play
from tests.lab.engines.works import die, plays_and_dies, process_of, refuse, square


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("count", [0, 1, 2, 25])
def test_every_piece_is_done_once(count: int, workers: int) -> None:
    found = Processes(workers).each(square, list(range(count)))
    assert sorted(found) == [number * number for number in range(count)]


def test_one_worker_works_here() -> None:
    assert set(Processes(1).each(process_of, [1, 2, 3])) == {os.getpid()}


def test_several_workers_work_elsewhere() -> None:
    assert os.getpid() not in set(Processes(2).each(process_of, [1, 2, 3]))


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_elsewhere_is_told_here(workers: int) -> None:
    with pytest.raises(BadInput, match="number 1 cannot be used"):
        list(Processes(workers).each(refuse, [1, 1, 1]))


def test_work_can_be_left_in_the_middle() -> None:
    results = Processes(2).each(square, list(range(1000)))
    assert next(results) >= 0
    results.close()  # type: ignore[attr-defined]


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


def test_games_of_a_process_that_was_killed_are_played_again(tmp_path: Path) -> None:
    wanted = plan("crimson", 20, 3, ["random"], 3)
    found = Processes(2).each(plays_and_dies, [(wanted, number, tmp_path) for number in range(wanted.games)])
    assert sorted(found, key=lambda game: game.number) == [play(wanted, number) for number in range(wanted.games)]
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_process_is_given_up_with_a_sentence() -> None:
    with pytest.raises(TabletownError, match="died 6 times in a row; is there enough memory for 2 of them"):
        list(Processes(2).each(die, [1, 2, 3]))
