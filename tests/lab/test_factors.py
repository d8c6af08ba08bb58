"""What the sides had, and what they won with it."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.kernel.profile import Factor
from tabletown.lab.factors import about, lines, of_sides
from tabletown.lab.simulate import Played, plan, play


def played(number: int, *factors: tuple[str, str, float]) -> Played:
    return Played(number, 10, [1, 0], [1.0, 0.0], [Factor(*factor) for factor in factors])


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


@pytest.mark.parametrize("slug", ["crimson", "trick_city"])
def test_every_group_of_a_game_says_what_its_shares_are_shares_of(slug: str) -> None:
    game = tabletown.game(slug)
    plans = [plan(slug, 1, seats, ["random"], 0, watched=True) for seats in range(3, game.most + 1)]
    groups = {line.group for each in plans for line in of_sides([play(each, number) for number in range(3)])}
    assert [group for group in sorted(groups) if not about(game, group)] == []


def test_a_group_without_a_sentence_of_its_own_has_none() -> None:
    assert about(tabletown.game("crimson"), "weather") == ""
