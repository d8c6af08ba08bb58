"""What pairs of samples say about two builds: ratios with intervals, and whether they reach their bars."""

import random
from dataclasses import dataclass, field
from itertools import chain
from statistics import median

RESAMPLES = 1000
INTERVAL = 0.95


@dataclass
class Pair:
    """Two samples that were taken one after the other: how many per second each build did."""

    before: float
    after: float
    start: int
    """Which processes took them: each has its luck with where things come to lie in memory."""


@dataclass
class Row:
    """One thing that was measured in one game. A cost is how long one takes; a rate, how many there are in a second."""

    game: str
    what: str
    of: str
    is_cost: bool
    bar: float
    pairs: list[Pair] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.game}/{self.what}"

    @property
    def starts(self) -> list[list[float]]:
        """After to before, of each pair, by the processes that they come from."""
        found: dict[int, list[float]] = {}
        for pair in self.pairs:
            ratio = pair.before / pair.after if self.is_cost else pair.after / pair.before
            found.setdefault(pair.start, []).append(ratio)
        return list(found.values())

    @property
    def ratio(self) -> float:
        return median(chain.from_iterable(self.starts))

    def interval(self) -> tuple[float, float]:
        """Where the median lies when processes, and pairs of each, are drawn from these again and again."""
        rng = random.Random(self.name)
        starts = self.starts
        medians = sorted(
            median(
                chain.from_iterable(rng.choices(ratios, k=len(ratios)) for ratios in rng.choices(starts, k=len(starts)))
            )
            for _ in range(RESAMPLES)
        )
        beyond = int(RESAMPLES * (1 - INTERVAL) / 2)
        return medians[beyond], medians[-1 - beyond]

    def verdict(self) -> str:
        """Missed only where the whole interval lies beyond the bar."""
        low, high = self.interval()
        if self.is_cost:
            low, high = -high, -low
        bar = -self.bar if self.is_cost else self.bar
        return "missed" if high < bar else "unclear" if low < bar else "reached"

    def figure(self, rate: float) -> str:
        return f"{1e6 / rate:,.0f} us" if self.is_cost else f"{rate:,.0f}"

    def line(self) -> str:
        low, high = self.interval()
        before = self.figure(median(pair.before for pair in self.pairs))
        after = self.figure(median(pair.after for pair in self.pairs))
        bar = f"{'at most' if self.is_cost else 'at least'} {self.bar:.2f}"
        cells = [f"`{self.name}`", self.of, before, after, f"{self.ratio:.3f}", f"{low:.3f} to {high:.3f}", bar]
        return f"| {' | '.join([*cells, self.verdict()])} |"


def lines(rows: list[Row]) -> list[str]:
    return [
        "| row | of | before | after | after/before | 95 % interval | bar | verdict |",
        "|---|---|--:|--:|--:|--:|---|---|",
        *(row.line() for row in rows),
    ]


def sentences(rows: list[Row]) -> list[str]:
    """What to make of it."""
    said = []
    missed = [row.name for row in rows if row.verdict() == "missed"]
    unclear = [row.name for row in rows if row.verdict() == "unclear"]
    if missed:
        said.append(f"Missed: {', '.join(missed)}.")
    if unclear:
        said.append(f"Unclear, as the bar lies within the interval; take more rounds: {', '.join(unclear)}.")
    return said or ["Every bar is reached."]
