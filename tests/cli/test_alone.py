"""`tabletown play` and games for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown.cli import tables
from tests.cli.command import Command
from tests.installing import lamplighter_installed


@pytest.fixture(autouse=True)
def lamplighter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed, and results are kept in a folder of this test."""
    (tmp_path / "packages").mkdir()
    monkeypatch.setattr(tables, "DATA", tmp_path / "own")
    with lamplighter_installed(tmp_path / "packages"):
        yield


def test_alone_is_one_seat_and_ends_with_a_rank(tabletown: Command) -> None:
    answer = tabletown("play", "lamplighter", "--seats", 1, "--seed", 3, "--plain", typed="1\n" * 9)
    assert answer.code == 0
    assert "First try at this deal: it counts for your best." in answer.out
    assert "wins" not in answer.out


def test_again_deals_the_last_deal_with_its_options(tabletown: Command) -> None:
    first = tabletown("play", "lamplighter", "--seats", 1, "--option", "short", "--plain", typed="1\n" * 6)
    again = tabletown("play", "lamplighter", "--again", "--plain", typed="1\n" * 6)
    assert "Played before: this was try number 2 at this deal" in again.out
    assert [line for line in first.out.splitlines() if line.startswith(("1.", "2."))] == [
        line for line in again.out.splitlines() if line.startswith(("1.", "2."))
    ]


def test_again_needs_a_deal_that_was_played(tabletown: Command) -> None:
    answer = tabletown("play", "lamplighter", "--again", "--plain")
    assert answer.code != 0
    assert "you have played no deal of Lamplighter alone yet" in answer.err


def test_again_names_nothing_else(tabletown: Command) -> None:
    tabletown("play", "lamplighter", "--seats", 1, "--plain")
    answer = tabletown("play", "lamplighter", "--again", "--seed", 4, "--plain")
    assert "name nothing else" in answer.err


def test_without_a_number_several_play(tabletown: Command) -> None:
    assert "2 seats" in tabletown("simulate", "lamplighter", "--games", 2, "--workers", 1).out


def test_simulate_tells_scores_ranks_and_who_is_better_on_the_same_deals(tabletown: Command) -> None:
    words = ("simulate", "lamplighter", "--seats", 1, "--games", 20, "--bots", "random,greedy", "--workers", 1)
    answer = tabletown(*words)
    assert answer.code == 0
    for told in ("mean score", "median", "a boulevard", "random, than greedy"):
        assert told in answer.out
    assert "wins" not in answer.out


def test_an_arena_alone_is_refused_with_what_to_do_instead(tabletown: Command) -> None:
    answer = tabletown("arena", "lamplighter", "--seats", 1, "random", "greedy")
    assert answer.code != 0
    assert "tabletown simulate lamplighter --seats 1 --bots random,greedy" in " ".join(answer.err.split())


def test_a_game_without_a_lesson_says_so(tabletown: Command) -> None:
    answer = tabletown("play", "lamplighter", "--guided", "--plain")
    assert answer.code == 2
    assert "has no guided first game; tabletown how lamplighter" in answer.err
