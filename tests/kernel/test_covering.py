"""Where there are too many set-ups for all of them: few, in which any two values occur together."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import tabletown
from tabletown.kernel.covering import covering
from tabletown.kernel.game import MOST_SETUPS
from tabletown.kernel.rng import Rng
from tests.kernel.menagerie.game import Menagerie


def pairs(rows: list[list[int]]) -> set[tuple[int, int, int, int]]:
    return {(i, row[i], j, row[j]) for row in rows for i, j in combinations(range(len(row)), 2)}


def always(row: list[int]) -> bool:
    return True


@pytest.mark.parametrize("seed", range(30))
def test_every_pair_that_can_occur_does_and_every_row_fits(seed: int) -> None:
    rng = Rng(seed)
    columns = [list(range(2 + rng.below(3))) for _ in range(2 + rng.below(5))]
    forbidden = [tuple(values[rng.below(len(values))] for values in columns[:2]) for _ in range(rng.below(3))]

    def fits(row: list[int]) -> bool:
        return tuple(row[:2]) not in forbidden

    rows = covering(columns, fits)
    assert all(map(fits, rows))
    assert pairs(rows) == pairs([list(row) for row in product(*columns) if fits(list(row))])


def test_there_are_few_rows() -> None:
    assert len(covering([[0, 1]] * 20, always)) <= 20
    assert len(covering([[0, 1, 2]] * 4, always)) <= 12


def test_no_row_is_there_that_shows_nothing_new() -> None:
    rows = covering([[0, 1, 2]] * 5, always)
    assert all(not pairs([row]) <= pairs(rows[:i]) for i, row in enumerate(rows))


def test_the_first_rows_come_first_and_count() -> None:
    first = [[0, 0, 0], [1, 1, 1]]
    rows = covering([[0, 1]] * 3, always, first)
    assert rows[:2] == first
    assert len(rows) < 2 + len(covering([[0, 1]] * 3, always))


def test_the_rows_are_always_the_same() -> None:
    assert covering([[0, 1, 2]] * 5, always) == covering([[0, 1, 2]] * 5, always)


def test_few_setups_are_all_listed() -> None:
    game = Menagerie()
    values = [[*range(game.fewest, game.most + 1)], *(option.values for option in game.options)]
    fitting = [row for row in product(*values) if game.check_options(row[0], _options(row)) is None]
    assert len(fitting) <= MOST_SETUPS
    assert game.setups() == [(row[0], _options(row)) for row in fitting]


def _options(row: tuple[int, ...]) -> dict[str, bool | int | str]:
    return dict(zip([option.name for option in Menagerie().options], row[1:], strict=True))


@pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
def test_of_many_setups_few_are_listed_what_is_usual_first(slug: str) -> None:
    game = tabletown.game(slug)
    setups = game.setups()
    assert len(setups) <= MOST_SETUPS
    for seats, options in setups:
        game.setup(seats, options)
    assert {seats for seats, _ in setups} == {*range(game.fewest, game.most + 1)}


def test_seats_and_options_can_be_settled_beforehand() -> None:
    game = tabletown.game("card_city")
    narrowed = game.setups(3, {"level": "normal", "crime": True})
    assert {(seats, options["level"], options["crime"]) for seats, options in narrowed} == {(3, "normal", True)}
    assert {options["victory"] for _, options in narrowed} == set(game.options[1].values)
    assert game.setups(2, {"alone": "rival"}) == []
