"""What the sides had, and what they won with it."""

from __future__ import annotations

from tabletown.kernel.shown import Feature
from tabletown.lab.features import lines
from tabletown.lab.simulate import Played


def played(number: int, *features: tuple[str, str, float]) -> Played:
    return Played(number, 10, [1, 0], [1.0, 0.0], [Feature(*feature) for feature in features])


def test_a_line_sums_up_all_games_with_a_feature() -> None:
    (line,) = lines([played(0, ("hero", "Comet", 1.0)), played(1), played(2, ("hero", "Comet", 0.0))])
    assert (line.group, line.name) == ("hero", "Comet")
    assert (line.share.wins, line.share.games, line.share.times) == (0.5, 2, 2)


def test_what_happens_several_times_in_a_game_counts_as_often() -> None:
    (line,) = lines([played(0, *[("lead", "leader", won) for won in (1.0, 1.0, 0.0)])])
    assert (line.share.games, line.share.times) == (1, 3)


def test_groups_stay_together_and_the_best_comes_first() -> None:
    found = lines(
        [played(0, ("hero", "Comet", 0.0), ("lead", "leader", 1.0), ("hero", "Prism", 1.0), ("hero", "Beacon", 1.0))]
    )
    assert [line.name for line in found] == ["Beacon", "Prism", "Comet", "leader"]


def test_a_name_in_two_groups_is_two_lines() -> None:
    assert len(lines([played(0, ("hero", "Comet", 1.0), ("played", "Comet", 0.0))])) == 2
