"""`tabletown arena` and `tabletown dataset`, as they are typed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown.bots import LEVELS
from tabletown.cli import parser
from tabletown.lab import arena, dataset
from tabletown.lab.engines import Engine
from tabletown.lab.simulate import Plan
from tests.cli.command import Command, complaint

FEW = ("--seats", "3", "--games", "6", "--workers", "1")


def test_an_arena_shows_ratings_and_pairings(tabletown: Command) -> None:
    answer = tabletown("arena", "crimson", "random", "beginner", *FEW)
    assert answer.code == 0
    for words in ("6 games of Crimson Crush, 3 seats, seed 0", "Elo", "ahead of the next", "random against beginner"):
        assert words in answer.out


def test_an_arena_tells_programs_the_same(tabletown: Command) -> None:
    found = json.loads(tabletown("arena", "crimson", "random", "beginner", *FEW, "--json").out)
    assert found["plan"]["bots"] == ["random", "beginner"]
    assert found["report"]["games"] == 6
    assert {line["bot"] for line in found["report"]["ladder"]["ratings"]} == {"random", "beginner"}


def test_bots_may_stand_behind_options() -> None:
    arguments = parser().parse_args(["arena", "crimson", "--seats", "3", "random", "--games", "6", "command:a b"])
    assert arguments.bots == ["random", "command:a b"]


def test_an_arena_has_the_levels_that_people_choose_from(tabletown: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play", lambda plan, number, fixture, pool: won_by_the_first(number, fixture))
    found = json.loads(tabletown("arena", "crimson", "--levels", *FEW, "--json").out)
    assert found["plan"]["bots"] == list(LEVELS)


def won_by_the_first(number: int, fixture: arena.Fixture) -> arena.Fought:
    return arena.Fought(number, fixture.deal, fixture.bots, [1.0, 0.0, 0.0], [])


def test_the_tables_can_be_written_with_the_command_that_makes_them(tabletown: Command, tmp_path: Path) -> None:
    words = ("arena", "crimson", "random", "beginner", *FEW, "--option", "one_action", "--out", "ladder.md")
    assert tabletown(*words).code == 0
    page = (tmp_path / "ladder.md").read_text()
    command = "tabletown arena crimson random beginner --seats 3 --option one_action=on --games 6 --seed 0"
    assert f"$ {command}\n" in page
    assert "| bot | Elo | 95 % | ahead of the next | 95 % |\n| --- | ---: | ---: | ---: | ---: |\n" in page
    assert tabletown(*command.split()[1:], "--workers", "1", "--out", "again.md").code == 0
    assert (tmp_path / "again.md").read_text() == page


def test_an_interrupted_arena_tells_what_it_has_and_writes_no_file(
    tabletown: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(plan: arena.ArenaPlan, engine: Engine) -> Iterator[list[arena.Fought]]:
        yield [won_by_the_first(0, plan.fixtures()[0])]
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "run", interrupted)
    answer = tabletown("arena", "crimson", "random", "beginner", *FEW, "--out", "ladder.md")
    assert "1 games of Crimson Crush" in answer.out
    assert "Interrupted: these are the figures so far." in answer.err
    assert "ladder.md was not written, because not all games were played." in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["crimson"], "an arena needs at least two bots, or --levels"),
        (["crimson", "random", "random"], "the same bot is named twice: random"),
        (["crimson", "--levels", "expert"], "the same bot is named twice: expert"),
        (["chess", "random", "greedy"], "there is no game 'chess'"),
        (["crimson", "random", "greedy", "--seats", "9"], "not 9"),
        (["crimson", "random", "greedy", "--out", "no/such/folder.md"], "cannot be written: No such file or directory"),
        (["crimson", "random", "greedy", "--games", "0"], "has to be from 1"),
        (["crimson", "random", "greedy", "--frog"], "unrecognized arguments: --frog"),
        (["crimson", "random", "command:no-such-program"], "there is no program 'no-such-program' that can be run"),
    ],
)
def test_an_arena_that_cannot_be_held_is_told_in_a_sentence(words: list[str], told: str, tabletown: Command) -> None:
    assert told in complaint(tabletown("arena", *words))


# Datasets


def test_a_dataset_is_written(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown("dataset", "crimson", *FEW, "--bots", "random", "--out", "games.parquet")
    assert answer.code == 0
    assert answer.out.startswith("games.parquet: ")
    assert "decisions of 6 games" in answer.out
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_programs_are_told_how_much_was_written(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown("dataset", "crimson", *FEW, "--bots", "random", "--out", "games.parquet", "--json")
    found = json.loads(answer.out)
    assert (found["file"], found["games"]) == ("games.parquet", 6)
    assert found["bytes"] == (tmp_path / "games.parquet").stat().st_size


def test_an_interrupted_dataset_leaves_nothing(
    tabletown: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = dataset.run

    def interrupted(plan: Plan, engine: Engine) -> Iterator[dataset.GameRows]:
        yield next(real(plan, engine))
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset, "run", interrupted)
    answer = tabletown("dataset", "crimson", *FEW, "--bots", "random", "--out", "games.parquet")
    assert (answer.code, answer.out) == (130, "")
    assert "Interrupted: games.parquet was not written." in answer.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["crimson"], "the following arguments are required: --out"),
        (["crimson", "--out", "."], "is a folder"),
        (["crimson", "--out", "no/games.parquet"], "cannot be written: No such file or directory"),
        (["chess", "--out", "games.parquet"], "there is no game 'chess'"),
        (["crimson", "--out", "games.parquet", "--bots", "frog"], "there is no bot 'frog'"),
        (["crimson", "--out", "games.parquet", "--option", "frog"], "has no option 'frog'"),
    ],
)
def test_a_dataset_that_cannot_be_made_is_told_in_a_sentence(words: list[str], told: str, tabletown: Command) -> None:
    assert told in complaint(tabletown("dataset", *words))
