"""How true reviews are: what was said is held against what came of it."""

from __future__ import annotations

from tabletown.lab import reviewed
from tabletown.lab.engines import Processes
from tabletown.lab.reviewed import Reviewed, Said
from tabletown.lab.simulate import plan


def test_moments_that_promise_as_much_are_put_together() -> None:
    games = [[Said(0.72, 1.0), Said(0.1, 0.0)], [Said(0.78, 0.0)]]
    low, high = reviewed.summary(
        Reviewed(games=2, known=games, open=games, luck=LUCK, confirmed=[[1.0], [0.0]], pace=[1, 2])
    ).known
    assert (low.said, low.won.wins) == (0.1, 0.0)
    assert (high.said, high.won.wins, high.won.games) == (0.75, 0.5, 2)


def test_luck_is_averaged_over_the_games_for_each_seat() -> None:
    (line,) = reviewed.summary(Reviewed(games=2, luck=LUCK, confirmed=[[1.0], []], pace=[1, 2])).luck
    assert (line.dealt.mean, line.drawn.mean, line.hidden.mean) == (0.0, 0.2, -0.1)
    assert line.dealt.low is not None
    assert line.dealt.low < 0


def test_a_game_is_played_and_reviewed() -> None:
    wanted = plan("crimson", 1, 3, ["random"], 0)
    (found,) = reviewed.run(wanted, 0.0001, Processes(1))
    assert found.games == len(found.luck) == len(found.known) == len(found.pace) == 1
    assert {said.won for said in found.known[0]} <= {0.0, 1 / 3, 0.5, 1.0}


def test_what_is_not_measured_is_not_worked_out() -> None:
    wanted = plan("crimson", 1, 3, ["random"], 0)
    (chances,) = reviewed.run(wanted, 0.0001, Processes(1), "chances")
    (better,) = reviewed.run(wanted, 0.0001, Processes(1), "better")
    assert len(chances.known) == len(chances.luck) == len(better.confirmed) == 1
    assert chances.confirmed == []
    assert better.known == []
    assert reviewed.summary(better).luck == []


LUCK = [
    [{"dealt": 0.1, "drawn": 0.2, "hidden": -0.1}],
    [{"dealt": -0.1, "drawn": 0.2, "hidden": -0.1}],
]
