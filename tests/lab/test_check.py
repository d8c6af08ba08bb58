"""The checker: its figures add up, and what it finds can be opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy_extensions import i64

import tabletown
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.record import replay
from tabletown.kernel.saved_game import read_saved
from tabletown.kernel.state import State
from tabletown.kernel.step import Step
from tabletown.lab.check import CheckReport, Found, Wanted, check_one, run, save_failures, trace
from tabletown.lab.engines import Processes
from tests.ferry import night_ferry

ferry = night_ferry()
Turn: type[Step[State]] = ferry.Turn


class Breaking(Turn):  # type: ignore[misc, valid-type]
    """Fails as soon as three travellers are left at the pier."""

    def choose(self, state: State, seat: i64, action: i64) -> None:
        if state.size(ferry.PIER) == 3:
            raise ZeroDivisionError("three at the pier")
        super().choose(state, seat, action)


def broken_ferry() -> Game:
    game: Game = ferry.NightFerry(ferry.GAME.folder)
    game.steps = [ferry.Start("start"), Breaking("turn")]
    return game


def found(number: int = 0) -> CheckReport:
    report = check_one(broken_ferry(), number)
    assert [failure.check for failure in report.failures] == ["crash"]
    return report


def totals(reports: list[CheckReport]) -> CheckReport:
    report = CheckReport()
    for other in reports:
        report.add(other)
    return report


# Figures


def test_reports_add_up() -> None:
    one, two = (CheckReport(games=1, decisions=n, worlds=n, refusals=n, undone=n, replays=n) for n in (3, 4))
    one.steps, two.steps = {"turn": 2, "power": 1}, {"turn": 4}
    one.failures = found().failures
    total = totals([one, two])
    assert (total.games, total.decisions, total.worlds, total.refusals) == (2, 7, 7, 7)
    assert (total.undone, total.replays) == (7, 7)
    assert total.steps == {"turn": 6, "power": 1}
    assert [failure.check for failure in total.failures] == ["crash"]


def test_adding_leaves_the_parts_alone() -> None:
    part = CheckReport(games=1, steps={"turn": 2})
    totals([part, part])
    assert (part.games, part.steps, part.failures) == (1, {"turn": 2}, [])


def test_every_decision_belongs_to_a_step() -> None:
    report = check_one(tabletown.game("crimson"), 2)
    assert sum(report.steps.values()) == report.decisions > 0
    assert report.games == 1
    assert report.failures == []


def test_one_worker_and_two_check_the_same() -> None:
    one, two = (
        totals(list(run(Wanted("crimson"), 6, seed=3, share=8, engine=Processes(workers)))) for workers in (1, 2)
    )
    assert one == two
    assert one.games == 6


def test_numbers_go_through_all_set_ups() -> None:
    game = tabletown.game("crimson")
    lines = [trace(game, number, "0").split() for number in range(len(game.setups()))]
    assert {int(line[1]) for line in lines} == {2, 3, 4, 5}
    assert len({(line[1], line[2]) for line in lines}) == len(game.setups())


def test_a_smaller_share_makes_fewer_slow_checks() -> None:
    all_of_them, some = (check_one(tabletown.game("crimson"), 2, share=share) for share in (1, 10))
    assert some.decisions > 0
    assert some.worlds < all_of_them.worlds / 4


# Failures


@pytest.mark.parametrize("number", range(4))
def test_a_failure_can_be_opened_at_the_failing_move(number: int, tmp_path: Path) -> None:
    """Also when it was found while a copy was played on, and not in the game itself."""
    (path,) = save_failures(found(number), tmp_path)
    saved = read_saved(path)
    assert saved.note == "crash: ZeroDivisionError: three at the pier"
    record = replay(broken_ferry(), saved, lenient=True)
    assert record.moves == saved.actions
    assert record.state.size(ferry.PIER) == 3
    seat = record.state.actors()[0]
    with pytest.raises(ZeroDivisionError):
        record.apply(seat, record.state.legal(seat)[0])


def test_a_failure_is_named_after_its_game_and_check(tmp_path: Path) -> None:
    report = found()
    report.failures = [*report.failures, Found("two worlds", "a leak", report.failures[0].saved)]
    names = [path.name for path in save_failures(report, tmp_path / "new" / "folder")]
    assert names == ["night_ferry-crash-0.json", "night_ferry-two-worlds-1.json"]


def test_a_failure_before_the_first_move_can_be_read(tmp_path: Path) -> None:
    class Sunk(ferry.Start):  # type: ignore[misc, name-defined]
        def enter(self, state: State, arg: i64) -> None:
            raise KeyError("no ferry")

    game: Game = ferry.NightFerry(ferry.GAME.folder)
    game.steps = [Sunk("start"), ferry.Turn("turn")]
    report = check_one(game, 0)
    (path,) = save_failures(report, tmp_path)
    assert read_saved(path).actions == []
    assert "no ferry" in read_saved(path).note


def test_failures_cannot_be_saved_where_a_file_is(tmp_path: Path) -> None:
    path = tmp_path / "failures"
    path.write_text("precious")
    with pytest.raises(BadInput, match="failures"):
        save_failures(found(), path)
    assert path.read_text() == "precious"
