"""`tabletown review` and `tabletown reviews`, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import tabletown
from tabletown.kernel.record import Record
from tabletown.kernel.saved_game import read_saved
from tests.cli.command import Command

QUICK = ("--effort", "0.0003")


def saved(path: Path, moves: int = 1000) -> Path:
    record = Record(tabletown.game("crimson"), 3, 7, names=["Mia", "Ben", "Ada"])
    while record.state.actors() and len(record.moves) < moves:
        seat = record.state.actors()[0]
        record.apply(seat, record.state.legal(seat)[0])
    record.write(path)
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(tmp_path_factory.mktemp("games") / "game.json")


def test_a_finished_game_is_looked_back_on(tabletown: Command, finished: Path) -> None:
    answer = tabletown("review", str(finished), *QUICK)
    assert answer.code == 0
    for words in ("Crimson Crush,", "Mia", "luck: the deal", "own choices", "give or take", "clearly better one"):
        assert words in answer.out


def test_programs_are_told_the_same(tabletown: Command, finished: Path) -> None:
    told = json.loads(tabletown("review", str(finished), *QUICK, "--json").out)
    assert told["names"] == ["Mia", "Ben", "Ada"]
    assert [point["move"] for point in told["review"]["points"]][-1] == told["review"]["moves"]
    assert len(told["review"]["accounts"]) == 3


def test_a_game_that_goes_on_is_not_reviewed(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown("review", str(saved(tmp_path / "running.json", 8)))
    assert answer.code != 0
    assert "is not over; there are reviews of finished games only" in answer.err


def test_a_broken_file_is_told_in_a_sentence(tabletown: Command, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{")
    answer = tabletown("review", str(tmp_path / "broken.json"))
    assert answer.code != 0
    assert "broken.json is not a saved game" in answer.err


def test_a_game_by_other_rules_is_told_in_a_sentence(tabletown: Command, finished: Path, tmp_path: Path) -> None:
    other = msgspec.structs.replace(read_saved(finished), rules="0")
    (tmp_path / "other.json").write_bytes(msgspec.json.encode(other))
    answer = tabletown("review", str(tmp_path / "other.json"))
    assert answer.code != 0
    assert "was saved with rules version 0" in answer.err


def test_how_true_reviews_are_is_shown(tabletown: Command) -> None:
    few = ("--seats", "3", "--games", "2", "--workers", "1", "--bots", "random")
    answer = tabletown("reviews", "crimson", *few, "--effort", "0.0001")
    assert answer.code == 0
    for words in ("2 games of Crimson Crush", "better choices confirmed", "said %", "dice and cards"):
        assert words in answer.out


@pytest.mark.parametrize(
    ("only", "shown", "left_out"),
    [("chances", "dice and cards", "confirmed"), ("better", "better choices confirmed", "dice and cards")],
)
def test_a_part_of_it_can_be_measured_alone(tabletown: Command, only: str, shown: str, left_out: str) -> None:
    few = ("--seats", "3", "--games", "2", "--workers", "1", "--bots", "random", "--effort", "0.0001")
    answer = tabletown("reviews", "crimson", *few, "--only", only)
    assert answer.code == 0
    assert shown in answer.out
    assert left_out not in answer.out
