"""What battle dice are likely to do."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules.odds import MOST, Odds
from tests.games.remnants.gangs import HAL, do, quarter

FACES = [0, 1, 1, 2, 2, 3]


@pytest.fixture(scope="module")
def odds() -> Odds:
    return Odds(vec[i64](FACES))


def rolls(dice: int) -> list[int]:
    """The sum of every way in which dice can fall."""
    return [sum(throw) for throw in product(FACES, repeat=dice)]


@pytest.mark.parametrize("dice", range(5))
def test_chance_to_reach_a_sum_is_the_share_of_throws_that_do(odds: Odds, dice: int) -> None:
    thrown = rolls(dice)
    for least in range(-1, 3 * dice + 3):
        share = sum(1 for total in thrown if total >= least) / len(thrown)
        assert odds.reaches(dice, least) == pytest.approx(share)


@pytest.mark.parametrize(("dice", "ahead", "back"), [(1, 0, 1), (2, 1, 3), (3, -2, 1), (0, 1, 2), (2, 0, 0), (0, 0, 0)])
def test_chance_to_beat_other_dice_counts_a_tie_as_lost(odds: Odds, dice: int, ahead: int, back: int) -> None:
    mine, theirs = rolls(dice), rolls(back)
    won = sum(1 for my, their in product(mine, theirs) if my + ahead > their)
    assert odds.beats(dice, ahead, back) == pytest.approx(won / (len(mine) * len(theirs)))


def test_fewer_dice_than_none_are_none(odds: Odds) -> None:
    assert odds.reaches(-2, 1) == 0.0
    assert odds.reaches(-2, 0) == 1.0


def test_very_many_dice_are_taken_for_the_most_that_are_looked_up(odds: Odds) -> None:
    assert odds.reaches(MOST + 9, 30) == odds.reaches(MOST, 30)


def test_mean_of_a_die(odds: Odds) -> None:
    assert odds.mean == pytest.approx(1.5)


@pytest.mark.clause("REM-YCU-07", "REM-HID-04")
@pytest.mark.parametrize(
    ("card", "chance"),
    [
        ("", 167),  # one die has to show 3
        ("open_call", 167),
        ("fighter", 1000),  # attack 3
        ("pulse_rifle", 995),  # attack 2, and three dice: one of them has to show anything
        ("scrambler", 1000),
        ("stun_charge", 500),  # attack 1; it takes no dice from YCU
        ("scrapper", 1000),
    ],
)
def test_the_chance_before_a_row_is_confirmed_counts_the_abilities_of_its_cards(card: str, chance: int) -> None:
    assert fighting(card) == chance


def test_a_card_that_nobody_has_seen_counts_nothing() -> None:
    assert fighting("", "blind") == 167


def fighting(card: str, *more: str) -> int:
    """In thousandths: what Hal is shown, who fights a cadet with these cards."""
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, hand={HAL: card}, pool=0)
    do(table, "do move", "done", "fight cadet", *([f"lay {card}"] if card else []), *more)
    told = GAME.figures(table.as_seen(HAL), HAL).battle
    assert told is not None
    return told.chance
