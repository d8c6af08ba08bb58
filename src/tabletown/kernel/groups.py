"""Actions with codes in a row, for each of some things or pairs of things: how a code is made, and read."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from tabletown.kernel.memory import Memory


@final
class Group:
    """One action for each of some things."""

    def __init__(self, first: int, count: int) -> None:
        self.first: i64 = first
        self.end: i64 = first + count

    def has(self, code: i64) -> bool:
        return self.first <= code < self.end

    def code(self, thing: i64) -> i64:
        return self.first + thing

    def read(self, code: i64) -> i64:
        """What an action of this group is about."""
        return code - self.first


@final
class PairGroup:
    """One action for each pair of things of two kinds."""

    def __init__(self, first: int, count: int, others: int) -> None:
        self.first: i64 = first
        self.end: i64 = first + count * others
        self.others: i64 = others

    def has(self, code: i64) -> bool:
        return self.first <= code < self.end

    def code(self, thing: i64, other: i64) -> i64:
        return self.first + self.others * thing + other

    def read(self, code: i64) -> tuple[i64, i64]:
        """What an action of this group is about."""
        thing = (code - self.first) // self.others
        return thing, code - self.first - self.others * thing


@final
class ContentGroup:
    """One action for each of some things; the content decides where the codes begin, or how many there are."""

    def __init__(self, place: int) -> None:
        self.place: i64 = place

    def first(self, state: Memory) -> i64:
        return state.layout.firsts[self.place]

    def has(self, state: Memory, code: i64) -> bool:
        firsts = state.layout.firsts
        return firsts[self.place] <= code < firsts[self.place + 1]

    def code(self, state: Memory, thing: i64) -> i64:
        return state.layout.firsts[self.place] + thing

    def read(self, state: Memory, code: i64) -> i64:
        """What an action of this group is about."""
        return code - state.layout.firsts[self.place]


@final
class ContentPairGroup:
    """One action for each pair of things; the content decides where the codes begin, or how many pairs there are."""

    def __init__(self, place: int, others: int) -> None:
        self.place: i64 = place
        self.others: i64 = others

    def first(self, state: Memory) -> i64:
        return state.layout.firsts[self.place]

    def has(self, state: Memory, code: i64) -> bool:
        firsts = state.layout.firsts
        return firsts[self.place] <= code < firsts[self.place + 1]

    def code(self, state: Memory, thing: i64, other: i64) -> i64:
        return state.layout.firsts[self.place] + self.others * thing + other

    def read(self, state: Memory, code: i64) -> tuple[i64, i64]:
        """What an action of this group is about."""
        code -= state.layout.firsts[self.place]
        thing = code // self.others
        return thing, code - self.others * thing
