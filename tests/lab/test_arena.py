"""Who meets whom in an arena, on which side and with which shuffle."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabletown.bots import BotPool
from tabletown.kernel.errors import BadInput
from tabletown.lab.arena import ArenaPlan, Fought, page, plan, play, report, run, text_tables
from tabletown.lab.engines import Processes
from tabletown.lab.failures import BotFailureLine
from tests.bots.outside.programs import WHEN_ASKED, program


def fought(made: ArenaPlan, workers: int = 1) -> list[Fought]:
    return sorted((game for batch in run(made, Processes(workers)) for game in batch), key=lambda game: game.number)


def test_everybody_meets_everybody() -> None:
    made = plan("crimson", 3, ["random", "greedy", "search"], 6, 0)
    assert made.pairings() == [(0, 1), (0, 2), (1, 2)]


def test_neighbours_meet_only_each_other() -> None:
    made = plan("crimson", 3, ["random", "greedy", "search"], 6, 0, neighbours=True)
    assert made.pairings() == [(0, 1), (1, 2)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_is_alone_on_each_side_equally_often(seats: int) -> None:
    made = plan("crimson", seats, ["random", "greedy"], 4 * seats, 0)
    alone = Counter(
        (bot, side) for game in made.fixtures() for side, bot in enumerate(game.bots) if game.bots.count(bot) == 1
    )
    assert set(alone.values()) == {2}
    assert len(alone) == 2 * seats


def test_two_sides_are_swapped() -> None:
    made = plan("trick_city", 4, ["random", "greedy"], 4, 0)
    assert [game.bots for game in made.fixtures()] == [[0, 1], [1, 0]] * 2


def test_each_shuffle_is_played_in_every_way() -> None:
    made = plan("crimson", 3, ["random", "greedy"], 12, 0)
    ways = Counter(game.deal for game in made.fixtures())
    assert set(ways.values()) == {6}
    assert len(ways) == 2


def test_games_are_rounded_up_so_that_all_is_even() -> None:
    assert len(plan("crimson", 3, ["random", "greedy"], 7, 0).fixtures()) == 12


def test_where_sides_differ_in_size_each_has_its_ratings_and_bots_meet_themselves() -> None:
    made = plan("trick_city", 3, ["random", "greedy"], 2, 0)
    assert made.by_side
    assert made.pairings() == [(0, 1), (0, 0), (1, 1)]


def test_partners_are_played_by_the_same_bot() -> None:
    made = plan("trick_city", 4, ["random", "greedy"], 2, 0)
    assert sorted(made.sides) == [0, 0, 1, 1]
    game = fought(made)[0]
    assert sum(game.won) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games_on_one_core_and_on_two() -> None:
    made = plan("crimson", 3, ["random", "greedy"], 12, 4)
    assert fought(made) == fought(made, workers=2)


def test_another_seed_gives_other_games() -> None:
    one, other = (fought(plan("crimson", 3, ["random", "beginner"], 30, seed)) for seed in (1, 2))
    assert [game.won for game in one] != [game.won for game in other]


def test_a_stronger_bot_is_rated_higher() -> None:
    made = plan("crimson", 3, ["random", "greedy"], 18, 0)
    found = report(made, fought(made))
    assert [line.bot for line in found.ladder.ratings] == ["greedy", "random"]
    assert found.games == 18
    assert [(line.bot, line.share.times) for line in found.pairs] == [("random", 9), ("greedy", 9)]


def test_of_two_sides_a_pairing_is_told_once() -> None:
    made = plan("crimson", 2, ["random", "beginner"], 10, 0, {"two_players": True})
    assert [(line.bot, line.share.times) for line in report(made, fought(made)).pairs] == [("random", 10)]


def test_the_tables_are_rectangular() -> None:
    made = plan("crimson", 2, ["random", "beginner"], 10, 0, {"two_players": True}, by_side=True)
    found = text_tables(made, report(made, fought(made)))
    assert [table.heads[0] for table in found] == [
        "bot",
        "on the side of seat 1",
        "on the side of seat 2",
        "pairing (50.0 % are even)",
    ]
    assert all(len(row) == len(table.heads) for table in found for row in table.rows)


def test_a_bot_from_outside_that_fails_is_told(tmp_path: Path) -> None:
    bot = program(tmp_path, WHEN_ASKED + "sys.exit()")
    made = plan("crimson", 3, ["random", bot], 6, 0)
    with BotPool() as pool:
        game = play(made, 0, made.fixtures()[0], pool)
    assert game.failures
    assert all(failure.said.startswith(f"The bot {bot} failed: it ended.") for failure in game.failures)


def test_a_rating_tells_in_how_many_games_its_bot_failed(tmp_path: Path) -> None:
    bot = program(tmp_path, WHEN_ASKED + "sys.exit()")
    made = plan("crimson", 3, ["random", bot], 6, 0)
    found = report(made, fought(made))
    assert found.failures == [BotFailureLine(bot, found.games, ["it ended"])]
    assert f"{bot} failed in {found.games} of {found.games} games (it ended)." in page(made, found, "Crimson Crush")


@pytest.mark.parametrize(
    ("bots", "seats", "by_side", "told"),
    [
        ([], 3, False, "at least two bots"),
        (["random"], 3, False, "at least two bots"),
        (["random", "greedy", "random"], 3, False, "the same bot is named twice: random"),
        (["random", "frog"], 3, False, "there is no bot 'frog'"),
        (["random", "greedy"], 3, True, "in games of two sides; this one has 3"),
        (["random", "greedy"], 9, False, "3 to 5 seats|2 to 5 seats"),
    ],
)
def test_an_arena_that_cannot_be_held_is_refused(bots: list[str], seats: int, by_side: bool, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        plan("crimson", seats, bots, 10, 0, by_side=by_side)
