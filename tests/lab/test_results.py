"""The games of a study as rows of a Parquet file."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest
from pyarrow import parquet

from tabletown.lab.failures import BotFailure
from tabletown.lab.results import row, write
from tabletown.lab.simulate import Plan, Played, plan, play
from tabletown.lab.trial import Trial
from tests.pages import DOCS

SEED = 5


@pytest.fixture(scope="module")
def trials() -> dict[str, Trial]:
    watched = plan("trick_city", 2, 4, ["random", "greedy"], SEED, {"random_heroes": True}, watched=True)
    unwatched = plan("trick_city", 1, 4, ["random"], SEED)
    return {
        name: Trial(each, [play(each, number) for number in range(each.games)])
        for name, each in {"variant": watched, "duels": unwatched}.items()
    }


@pytest.fixture(scope="module")
def file(trials: dict[str, Trial]) -> bytes:
    written = BytesIO()
    write(written, trials)
    return written.getvalue()


@pytest.fixture(scope="module")
def rows(file: bytes) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(BytesIO(file)).to_pylist()
    return found


def test_every_game_of_every_part_is_a_row(rows: list[dict[str, Any]]) -> None:
    assert [(row["part"], row["game"]) for row in rows] == [("variant", 0), ("variant", 1), ("duels", 0)]


def test_a_game_can_be_played_again_from_its_row(rows: list[dict[str, Any]], trials: dict[str, Trial]) -> None:
    again = play(trials["variant"].plan, 1)
    found = rows[1]
    assert found["seed"] == f"{SEED}/1"
    assert (found["decisions"], found["scores"], found["won"]) == (again.decisions, again.scores, again.returns[:2])


def test_bots_change_sides_from_game_to_game(rows: list[dict[str, Any]]) -> None:
    assert [row["bots"] for row in rows[:2]] == [["random", "greedy"], ["greedy", "random"]]


def test_the_winners_are_the_sides_that_won_most(rows: list[dict[str, Any]]) -> None:
    for found in rows:
        assert [found["won"][side] for side in found["winners"]] == [1.0]


@pytest.mark.parametrize("share", [0.0, 0.5])
def test_nobody_won_a_game_that_was_drawn(share: float) -> None:
    drawn = Played(0, 10, [0, 0], [share, share])
    assert row("variant", Plan("crow", 1, 2, [0, 1], ["random"], 0, {}), drawn)["winners"] == []


def test_a_game_that_nobody_watched_has_no_course(rows: list[dict[str, Any]]) -> None:
    assert rows[0]["turns"] > 0
    assert [rows[2][name] for name in ("turns", "choices", "branching", "lead_changes", "decided")] == [None] * 5


def test_the_file_tells_what_its_parts_are(file: bytes) -> None:
    about = json.loads(parquet.read_schema(BytesIO(file)).metadata[b"tabletown"])
    assert about["parts"]["variant"]["options"]["random_heroes"] is True
    assert about["parts"]["duels"]["options"]["random_heroes"] is False


def test_the_same_games_give_the_same_bytes(file: bytes, trials: dict[str, Trial]) -> None:
    again = BytesIO()
    write(again, trials)
    assert again.getvalue() == file


def test_every_column_is_documented(file: bytes) -> None:
    page = (DOCS / "datasets.md").read_text(encoding="utf-8").partition("## Games of a report")[2]
    for name in parquet.read_schema(BytesIO(file)).names:
        assert f"| `{name}` |" in page


def test_every_part_tells_which_bots_failed() -> None:
    failed = Played(0, 10, [0, 1], [0.0, 1.0], failures=[BotFailure("command:bot", "it ended", "It ended.")])
    written = BytesIO()
    write(written, {"variant": Trial(Plan("crow", 1, 2, [0, 1], ["random"], 0, {}), [failed])})
    about = json.loads(parquet.read_schema(BytesIO(written.getvalue())).metadata[b"tabletown"])
    assert about["parts"]["variant"]["failures"] == [{"bot": "command:bot", "games": 1, "why": ["it ended"]}]
