"""Bots that play alone: scores and ranks instead of wins, and the same deals for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown.kernel.errors import BadInput
from tabletown.lab import arena, dataset, simulate, study
from tabletown.lab.alone import Mean, mean, summed_up
from tabletown.lab.engines import Processes
from tabletown.lab.game_stats import winners
from tabletown.lab.simulate import Plan, Played
from tests.installing import lamplighter_installed
from tests.lamplighter.lamplighter import GAME, SLUG

GAMES = 40


@pytest.fixture(autouse=True, scope="module")
def lamplighter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with lamplighter_installed(tmp_path_factory.mktemp("packages")):
        yield


def plan(*bots: str, watched: bool = False) -> Plan:
    return simulate.plan(SLUG, GAMES, 1, [*bots], 0, watched=watched)


def played(of: Plan) -> list[Played]:
    return [simulate.play(of, number) for number in range(of.games)]


def test_nobody_wins_alone() -> None:
    assert winners([1.0], [0]) == []


def test_bots_are_compared_on_the_same_deals() -> None:
    of = plan("random", "greedy")
    assert [of.deal(number) for number in range(4)] == [0, 0, 1, 1]
    found = simulate.summary(of, played(of)).alone
    assert found is not None
    assert [line.score.games for line in found.bots] == [GAMES // 2, GAMES // 2]
    (pair,) = found.differences
    assert (pair.bot, pair.than, pair.points.games) == ("random", "greedy", GAMES // 2)
    assert pair.points.mean == pytest.approx(found.bots[0].score.mean - found.bots[1].score.mean)


def test_the_shares_of_all_ranks_are_all_games() -> None:
    found = simulate.summary(plan("random"), played(plan("random"))).alone
    assert found is not None
    assert found.ranks == ["a lane", "an alley", "a street", "a boulevard"]
    assert sum(share.wins for share in found.bots[0].ranks) == pytest.approx(1)


def test_scores_have_mean_median_and_interval() -> None:
    found = summed_up(GAME.setup(1), {"random": {0: 2, 1: 3, 2: 7}})
    line = found.bots[0]
    assert (line.score.mean, line.median, line.score.games) == (4, 3, 3)
    assert line.score.low == pytest.approx(4 - 1.95996 * 7**0.5 / 3**0.5, abs=1e-4)
    assert [share.wins for share in line.ranks] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


def test_one_game_has_no_interval() -> None:
    assert mean([5]) == Mean(5, None, None, 1)


def test_of_several_players_there_is_no_such_summary() -> None:
    two = simulate.plan(SLUG, 4, 2, ["random"], 0)
    assert simulate.summary(two, played(two)).alone is None


def test_an_arena_says_how_scores_are_compared() -> None:
    with pytest.raises(BadInput, match=r"simulate lamplighter --seats 1 --bots random,greedy"):
        arena.plan(SLUG, 1, ["random", "greedy"], 10, 0)


def test_a_report_on_what_wins_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadInput, match="nobody wins alone"):
        study.plans(plan("random", watched=True))


def test_a_dataset_has_the_height_of_the_rank_as_its_result(tmp_path: Path) -> None:
    import pyarrow.parquet

    of = plan("random")
    dataset.write(of, dataset.run(of, Processes(1)), tmp_path / "games.parquet")
    rows = pyarrow.parquet.read_table(tmp_path / "games.parquet", columns=["won", "score"]).to_pylist()
    assert {(row["score"], round(3 * row["won"])) for row in rows} <= {
        (points, GAME.setup(1).rank_of(points)) for points in range(10)
    }
