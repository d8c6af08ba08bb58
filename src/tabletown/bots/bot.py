"""What a bot is: something that chooses for a seat, and can say how it sees its choices."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State


class Ranked:
    """One choice as a bot sees it: its value for the seat from 0 to 1, and how much thought went into it."""

    def __init__(self, code: int, value: float, visits: int) -> None:
        self.code = code
        self.value = value
        self.visits = visits


def sensible(state: State, seat: int) -> list[int]:
    """The legal choices that can do something; all of them if none can."""
    codes = state.legal(seat)
    return [code for code in codes if not state.is_futile(seat, code)] or codes


def lowest(seats: i64) -> i64:
    """The first of a set of seats."""
    seat: i64 = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Bots look at a position only through `state.imagine`, so that none of them can peek."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.rng = Rng(f"bot/{seed}")

    def rank(self, state: State, seat: int) -> list[Ranked]:
        """All legal choices, the best first."""
        raise NotImplementedError

    def choose(self, state: State, seat: int) -> int:
        """A legal choice for a seat that has to act."""
        return self.rank(state, seat)[0].code
