"""Datasets: what is in the columns, and that a file is there whole or not at all."""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import tabletown
from tabletown.kernel.errors import BadInput
from tabletown.kernel.files import check_writable
from tabletown.lab.dataset import GameRows, run, write
from tabletown.lab.engines import Processes
from tabletown.lab.simulate import Plan, plan, play
from tests.bots.outside.programs import program

GAMES = [game.slug for game in tabletown.games()]


def made(folder: Path, slug: str = "crimson", games: int = 4, workers: int = 1, seed: int = 3) -> Path:
    game = tabletown.game(slug)
    seats, options = game.setups()[-1]
    path = folder / f"{slug}-{workers}.parquet"
    plan_ = plan(slug, games, seats, ["random", "random"], seed, options)
    write(plan_, run(plan_, Processes(workers)), path)
    return path


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


def about(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(pyarrow.parquet.read_schema(path).metadata[b"tabletown"])
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_decision_can_be_played_again(slug: str, tmp_path: Path) -> None:
    path = made(tmp_path, slug, games=2)
    head = about(path)
    game = tabletown.game(slug)
    deal = plan(slug, 2, head["seats"], ["random", "random"], head["seed"], head["options"]).deal
    states = [game.new(head["seats"], f"{head['seed']}/{deal(number)}", head["options"]) for number in range(2)]
    decisions = [0, 0]
    for row in rows(path):
        state = states[row["game"]]
        seat = row["seat"]
        assert row["decision"] == decisions[row["game"]]
        assert json.loads(row["view"]) == json.loads(tabletown.kernel.records.encode(state.view(seat)))
        assert row["options"] == state.legal(seat)
        assert row["step"] == state.step().name
        assert row["side"] == head["sides"][seat]
        state.apply(seat, row["choice"])
        decisions[row["game"]] += 1
    assert all(state.over for state in states)


def test_every_decision_knows_how_its_game_ended(tmp_path: Path) -> None:
    path = made(tmp_path)
    head = about(path)
    plan_ = plan("crimson", head["games"], head["seats"], head["bots"], head["seed"], head["options"])
    games = [play(plan_, number) for number in range(head["games"])]
    for row in rows(path):
        game = games[row["game"]]
        assert row["won"] == pytest.approx(game.returns[row["seat"]])
        assert row["score"] == game.scores[row["seat"]]


def test_the_columns_are_those_of_the_page(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text(encoding="utf-8")
    about_columns, _, _ = page.partition("## Games of a report")
    documented = [line.split("`")[1] for line in about_columns.splitlines() if line.startswith("| `")]
    path = made(tmp_path)
    assert documented == [*pyarrow.parquet.read_schema(path).names, *about(path)]


def test_every_choice_has_its_action(tmp_path: Path) -> None:
    path = made(tmp_path)
    actions = about(path)["actions"]
    assert [action["code"] for action in actions] == list(range(len(actions)))
    game = tabletown.game("crimson")
    for row in rows(path):
        option = game.option(row["choice"])
        assert actions[row["choice"]] == {
            "code": row["choice"],
            "verb": option.verb,
            "elements": [*option.elements],
        }


def test_the_same_seed_gives_the_same_bytes_on_one_core_and_on_two(tmp_path: Path) -> None:
    one, two = (made(tmp_path, games=90, workers=workers).read_bytes() for workers in (1, 2))
    assert one == two


def test_games_are_written_in_order_whoever_is_finished_first(tmp_path: Path) -> None:
    plan_ = plan("crimson", 90, 3, ["random"], 0)
    path = tmp_path / "games.parquet"
    decisions, _ = write(plan_, reversed([*run(plan_, Processes(1))]), path)
    numbers = [row["game"] for row in rows(path)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(90))
    assert len(numbers) == decisions


# Whole or not at all


def interrupted(plan_: Plan, error: BaseException) -> Iterator[GameRows]:
    yield next(run(plan_, Processes(1)))
    raise error


@pytest.mark.parametrize("error", [KeyboardInterrupt(), BadInput("a bot"), OSError(28, "No space left on device")])
def test_work_that_is_broken_off_leaves_nothing(error: BaseException, tmp_path: Path) -> None:
    plan_ = plan("crimson", 90, 3, ["random"], 0)
    with pytest.raises((KeyboardInterrupt, BadInput)):
        write(plan_, interrupted(plan_, error), tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_an_old_file_stays_when_the_new_one_fails(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("old")
    plan_ = plan("crimson", 90, 3, ["random"], 0)
    with pytest.raises(BadInput):
        write(plan_, interrupted(plan_, BadInput("a bot")), path)
    assert path.read_text() == "old"


def small_files() -> None:
    """From now on, the system refuses to write more than 20 KB into a file, as if the disk were full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))


def test_a_full_disk_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabletown", "dataset", "crimson", "--seats=3", "--games=40", "--bots=random"]
    answer = subprocess.run(
        [*command, "--workers=1", "--out=games.parquet"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=small_files,
    )
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.strip().endswith("tabletown: games.parquet cannot be written: File too large")
    assert "Traceback" not in answer.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_place_where_nothing_can_be_written_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "no" / "games.parquet", tmp_path / "file" / "games.parquet", tmp_path, Path("/proc/x")):
        with pytest.raises(BadInput, match=r"cannot be written: |is a folder"):
            check_writable(path)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


# Bots that fail


def failures(path: Path) -> object:
    return json.loads(pyarrow.parquet.read_metadata(path).metadata[b"tabletown-failures"])


def test_choices_of_a_substitute_are_marked(tmp_path: Path) -> None:
    """This one fails at the third choice of every game."""
    first = "asked = 0 if said['type'] == 'new' else globals().get('asked', 0) + (said['type'] == 'choose')"
    bot = program(tmp_path, f"{first}; asked == 3 and sys.exit()")
    plan_ = plan("crimson", 2, 3, [bot, "random", "random"], 0)
    path = tmp_path / "games.parquet"
    write(plan_, run(plan_, Processes(1)), path)
    chosen = [row for row in rows(path) if row["bot"] == bot and len(row["options"]) > 1]
    assert [row["substitute"] for row in chosen if row["game"] == 0][:4] == [False, False, True, True]
    assert {row["substitute"] for row in rows(path) if row["bot"] != bot} == {False}
    assert failures(path) == [{"bot": bot, "games": 2, "why": ["it ended"]}]


def test_where_nobody_fails_there_are_no_troubles(tmp_path: Path) -> None:
    path = made(tmp_path)
    assert failures(path) == []
    assert not any(row["substitute"] for row in rows(path))
