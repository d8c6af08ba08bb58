"""Games for one at the keyboard: the end says score and rank, bests are kept, the same deal can be had again."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletown.kernel.errors import BadInput
from tabletown.kernel.record import Record
from tabletown.terminal.app import TableApp
from tabletown.terminal.dialogs import Ending
from tabletown.terminal.plain import Plain
from tabletown.terminal.results import FILE, Results
from tabletown.terminal.table import LocalTable
from tabletown.terminal.words import say
from tests.lamplighter.lamplighter import GAME
from tests.terminal.sitting import on_screen

LAMPS = 9


def sit(folder: Path, seed: int = 1, **options: bool) -> LocalTable:
    return LocalTable(Record(GAME, 1, seed, {**options}, ["Ann"]), results=Results(folder))


def finish(table: LocalTable, choice: int = -1) -> LocalTable:
    """Puts every lamp away, or hangs those that can be hung (0)."""
    while not table.over:
        table.apply(0, table.choices(0)[choice].code)
    return table


def talk(at: LocalTable, *typed: str) -> str:
    output = StringIO()
    Plain(at, StringIO("".join(f"{line}\n" for line in typed)), output).run()
    return output.getvalue()


def test_the_end_says_score_ranks_and_what_is_missing(tmp_path: Path) -> None:
    assert finish(sit(tmp_path)).outcome() == [
        "0 points: a lane",
        "- a lane, below 3: reached",
        "- an alley, from 3",
        "- a street, from 4",
        "- a boulevard, from 6",
        "3 more points make an alley.",
        "First try at this deal: it counts for your best.",
    ]


def test_the_best_of_other_deals_is_told(tmp_path: Path) -> None:
    points = finish(sit(tmp_path, seed=1), 0).record.state.scores()[0]
    assert finish(sit(tmp_path, seed=2)).tried == (1, points)


def test_only_the_first_try_at_a_deal_counts(tmp_path: Path) -> None:
    finish(sit(tmp_path))
    again = finish(finish(sit(tmp_path)).again(same=True), 0)
    assert again.record.state.scores()[0] > 0
    assert again.tried == (3, None)
    assert finish(sit(tmp_path, seed=2)).tried == (1, 0)


def test_a_game_that_is_resumed_is_no_other_try(tmp_path: Path) -> None:
    table = sit(tmp_path)
    table.apply(0, table.choices(0)[0].code)
    assert finish(LocalTable(table.record, results=Results(tmp_path))).tried == (1, None)


def test_a_finished_game_that_is_played_on_from_a_file_counts_once(tmp_path: Path) -> None:
    table = sit(tmp_path)
    table.apply(0, table.choices(0)[0].code)
    half = table.record.moves[:]
    finish(table)
    half_again = Record(GAME, 1, 1, {"short": False}, ["Ann"])
    for seat, code in half:
        half_again.apply(seat, code)
    assert finish(LocalTable(half_again, results=Results(tmp_path))).tried == (2, None)


def test_other_options_have_a_best_of_their_own(tmp_path: Path) -> None:
    finish(sit(tmp_path), 0)
    assert finish(sit(tmp_path, seed=2, short=True)).tried == (1, None)


def test_a_file_that_is_something_else_is_left_alone_and_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("my diary")
    table = finish(sit(tmp_path))
    assert table.tried is None
    assert "is not what Tabletown keeps there" in table.notices[0]
    assert (tmp_path / FILE).read_text() == "my diary"
    with pytest.raises(BadInput, match="move it away"):
        Results(tmp_path).last("lamplighter")


def test_where_nothing_is_kept_the_end_is_told_all_the_same() -> None:
    assert finish(LocalTable(Record(GAME, 1, 1, {}))).outcome()[0] == "0 points: a lane"


def test_plain_lines_tell_the_rank_and_deal_the_same_again(tmp_path: Path) -> None:
    first = talk(finish(sit(tmp_path, seed=5)), "same")
    assert "0 points: a lane" in first
    assert "Type again for another deal, same for the same deal, or quit." in first
    assert first.count(f"Put {lamp(5)} into the shed") == 1


def lamp(seed: int) -> str:
    """The first one of a deal."""
    state = GAME.new(1, seed)
    return f"lamp {state.view(0).zones['hand:0'][0]}"


def test_several_players_cannot_ask_for_the_same_deal(tmp_path: Path) -> None:
    table = LocalTable(Record(GAME, 2, 1, {}, ["Ann", "Bob"], ["random", "random"]))
    assert "I do not know “same”" in talk(table, "same")


def test_the_full_screen_tells_the_rank_and_deals_the_same_again(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        for _ in range(LAMPS):
            await pilot.press("end", "enter")
        assert isinstance(app.screen, Ending)
        assert app.table.outcome()[0] == "0 points: a lane"
        seed = app.table.record.seed
        await pilot.press("d")
        assert (app.table.record.seed, app.table.record.moves) == (seed, [])

    on_screen(sit(tmp_path), script)


def test_a_point_below_nothing_is_not_a_point() -> None:
    assert [say("scored", points=points) for points in (-1, 0, 1)] == ["-1 point", "0 points", "1 point"]
