"""Ratings from the results of games."""

from __future__ import annotations

from itertools import combinations
from math import log10
from random import Random

import pytest

from tabletown.lab.ratings import Contest, Ladder, ladder

TRUE = [0.0, 120.0, 300.0]
BOTS = ["weak", "middling", "strong"]
PAIRS = list(combinations(range(3), 2))


def contests(sides: int, rounds: int, edge: float = 0.0, seed: int = 1) -> list[Contest]:
    """Games that end as the true ratings have it; the first side is better off by `edge`."""
    random = Random(seed)
    found = []
    for pair in PAIRS:
        for one, other in (pair, pair[::-1]):
            for alone in range(sides):
                bots = [one if side == alone else other for side in range(sides)]
                weights = [10 ** ((TRUE[bot] + (edge if side == 0 else 0)) / 400) for side, bot in enumerate(bots)]
                for _ in range(rounds):
                    winner = random.choices(range(sides), weights)[0]
                    found.append(Contest(bots, [float(side == winner) for side in range(sides)]))
    return found


def points(found: Ladder) -> dict[str, float]:
    return {line.bot: line.rating.points for line in found.ratings}


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_the_true_ratings_are_found(sides: int) -> None:
    found = ladder(BOTS, contests(sides, 300), PAIRS, by_side=False)
    assert [line.bot for line in found.ratings] == ["strong", "middling", "weak"]
    for line in found.ratings:
        true = TRUE[BOTS.index(line.bot)] - sum(TRUE) / 3
        assert line.rating.points == pytest.approx(true, abs=20)
        assert line.rating.low < line.rating.points < line.rating.high < line.rating.low + 60


def test_the_lead_is_that_over_the_next_below() -> None:
    strong, middling, weak = ladder(BOTS, contests(2, 300), PAIRS, by_side=False).ratings
    assert strong.lead is not None
    assert strong.lead.points == pytest.approx(strong.rating.points - middling.rating.points, abs=0.2)
    assert strong.lead.low < 180 < strong.lead.high
    assert weak.lead is None


def test_a_better_side_does_not_change_the_ratings() -> None:
    fair, unfair = (points(ladder(BOTS, contests(2, 500, edge), PAIRS, by_side=False)) for edge in (0, 400))
    assert fair == pytest.approx(unfair, abs=40)


def test_intervals_hold_the_truth_about_95_times_of_100() -> None:
    inside = 0
    for seed in range(100):
        found = ladder(BOTS, contests(3, 20, seed=seed), PAIRS, by_side=False)
        strong = next(line for line in found.ratings if line.bot == "strong")
        inside += strong.rating.low < 160 < strong.rating.high
    assert 88 <= inside <= 100


def test_three_wins_of_four_are_191_points() -> None:
    games = [Contest([0, 1], [1.0, 0.0])] * 3000 + [Contest([0, 1], [0.0, 1.0])] * 1000
    swapped = [Contest([1, 0], game.won[::-1]) for game in games]
    found = ladder(["a", "b"], games + swapped, [(0, 1)], by_side=False)
    assert found.ratings[0].lead is not None
    assert found.ratings[0].lead.points == pytest.approx(400 * log10(3), abs=1)


@pytest.mark.filterwarnings("error")
def test_a_bot_that_never_loses_has_a_rating() -> None:
    games = [Contest([0, 1], [1.0, 0.0]), Contest([1, 0], [0.0, 1.0])] * 50
    found = ladder(["always", "never"], games, [(0, 1)], by_side=False)
    lead = found.ratings[0].lead
    assert found.ratings[0].bot == "always"
    assert lead is not None
    assert 200 < lead.low < lead.points < lead.high < 2000


def test_shared_wins_are_halves() -> None:
    found = ladder(["a", "b"], [Contest([0, 1], [0.5, 0.5]), Contest([1, 0], [0.5, 0.5])] * 20, [(0, 1)], by_side=False)
    assert points(found) == {"a": 0, "b": 0}


def test_each_side_has_ratings_of_its_own() -> None:
    """On the first side the bots are alike; on the second, one of them wins nine times of ten."""
    games = []
    for one in range(2):
        for other in range(2):
            wins = 10 if other == 1 else 50
            games += [Contest([one, other], [1.0, 0.0])] * wins + [Contest([one, other], [0.0, 1.0])] * (100 - wins)
    first, second = ladder(["a", "b"], games, [(0, 1), (0, 0), (1, 1)], by_side=True).sides
    assert [abs(line.rating.points) < 5 for line in first] == [True, True]
    assert second[0].bot == "b"
    assert second[0].lead is not None
    assert second[0].lead.points == pytest.approx(400 * log10(9), abs=15)
