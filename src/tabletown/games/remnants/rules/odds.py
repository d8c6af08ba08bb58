"""BAT-09 to BAT-13, YCU-07: what battle dice are likely to do, exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.kernel.packed import vec

MOST: Final = 24
"""More dice than these are taken for so many."""


class Odds:
    """The sums of up to MOST dice with the same faces, folded one die after the other."""

    def __init__(self, faces: vec[i64]) -> None:
        self.mean = 0.0
        for face in faces:
            self.mean += float(face) / float(len(faces))
        self.exactly: list[vec[float]] = [vec[float]([1.0])]
        """By the number of dice: how likely each sum is."""
        for dice in range(MOST):
            self.exactly.append(one_more(self.exactly[dice], faces))
        self.at_least: list[vec[float]] = [tails(chances) for chances in self.exactly]
        """The same for each sum or a higher one."""

    def reaches(self, dice: i64, sum: i64) -> float:
        """YCU-07: how likely so many dice show at least this sum."""
        if sum <= 0:
            return 1.0
        chances = self.at_least[min(max(dice, 0), MOST)]
        return chances[sum] if sum < len(chances) else 0.0

    def beats(self, dice: i64, ahead: i64, other_dice: i64) -> float:
        """BAT-13: how likely dice and so many points more are above other dice: a tie is no victory."""
        chances = self.exactly[min(max(other_dice, 0), MOST)]
        chance = 0.0
        for sum in range(len(chances)):
            chance += chances[sum] * self.reaches(dice, sum - ahead + 1)
        return chance


def one_more(chances: vec[float], faces: vec[i64]) -> vec[float]:
    """How likely each sum is when another die is rolled."""
    highest: i64 = 0
    for face in faces:
        highest = max(highest, face)
    found = vec[float]([0.0] * (len(chances) + highest))
    for sum in range(len(chances)):
        for face in faces:
            found[sum + face] += chances[sum] / float(len(faces))
    return found


def tails(chances: vec[float]) -> vec[float]:
    found = vec[float]([0.0] * len(chances))
    total = 0.0
    for sum in range(len(chances) - 1, -1, -1):
        total += chances[sum]
        found[sum] = total
    return found
