"""A step is one situation in the flow of play; the rules of a game are its kinds of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import Range
from tabletown.kernel.packed import vec

if TYPE_CHECKING:
    from tabletown.kernel.state import State

S = TypeVar("S", bound="State")


class Actions:
    """A list of action codes that is filled again and again."""

    def __init__(self, capacity: int) -> None:
        self.codes: vec[i64] = vec[i64]([0] * capacity)
        self.size: i64 = 0

    def add(self, code: i64) -> None:
        self.codes[self.size] = code
        self.size += 1

    def add_all(self, first: i64, end: i64) -> None:
        """All codes from the first up to, but not including, the end."""
        codes = self.codes
        size = self.size
        for code in range(first, end):
            codes[size] = code
            size += 1
        self.size = size

    def at(self, i: i64) -> i64:
        return self.codes[i]

    def clear(self) -> None:
        self.size = 0

    def has(self, code: i64) -> bool:
        codes = self.codes
        for i in range(self.size):
            if codes[i] == code:
                return True
        return False

    def listed(self) -> list[i64]:
        return list(self.codes[: self.size])


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """The rules of one kind of step. The object is stateless: what a step remembers lies on the state's stack.

    `arg` is the first of the three numbers that lie there with it; what it means is up to the step.
    """

    def __init__(self, name: str, *args: Range, under: str | tuple[str, ...] = "") -> None:
        self.name = name
        self.args = args
        """What its numbers can be; those that are not told are 0, and if none is told, they can be anything."""
        self.under = under if isinstance(under, tuple) else (under,) if under else ()
        """The steps of which one always lies right under it, if there are any. Nothing else is loaded."""
        self.first: i64 = 0
        """If it is declared with a clause: the reason against whatever belongs to another moment."""

    def enter(self, state: S, arg: i64) -> None:
        """The step begins. It may change the state, push steps, or put another step in its place."""

    def resume(self, state: S, arg: i64) -> None:
        """The steps that were on top of this one have ended."""

    def actors(self, state: S, arg: i64) -> i64:
        """The seats that it waits for, as bits; 0 if it runs on by itself."""
        return 0

    def legal(self, state: S, seat: i64, out: Actions) -> None:
        """Adds what this seat may choose, ascending, without duplicates."""

    def fault(self, state: S, seat: i64, action: i64) -> i64:
        """Why this seat may not choose this action: LEGAL, or a declared reason. It agrees with `legal`, always."""
        raise RulesError(f"the step {self.name!r} does not say why an action is not legal")

    def choose(self, state: S, seat: i64, action: i64) -> None:
        """Carries out a legal choice."""

    def shown(self, state: S, action: i64) -> i64:
        """What the other seats see of a choice when it is made: by default, all of it."""
        return action


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for one seat: its argument."""

    def actors(self, state: S, arg: i64) -> i64:
        if 0 <= arg < state.seats:
            return 1 << arg
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """A step that waits for several seats at once; their choices stay hidden until all are in.

    Its argument is the set of seats, as bits.
    """

    def actors(self, state: S, arg: i64) -> i64:
        return state.undecided(arg)

    def choose(self, state: S, seat: i64, action: i64) -> None:
        state.seal(seat, action)
        arg = state.arg()
        if self.actors(state, arg) == 0:
            state.barrier += 1
            self.reveal(state, arg)
            state.unseal()

    def reveal(self, state: S, arg: i64) -> None:
        """All choices are in: `state.sealed(seat)` tells them."""
        raise RulesError(f"the step {self.name!r} does not say what its choices do")

    def shown(self, state: S, action: i64) -> i64:
        return -1
