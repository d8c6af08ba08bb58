"""What an engine promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Engine(Protocol):
    """A way of doing pieces of work.

    Each result comes once, in any order, whatever happens to those who do the work. What a piece raises is raised here.
    Whoever stops taking results stops the work.
    """

    def each(self, work: Callable[[Piece], Result], pieces: list[Piece]) -> Iterator[Result]: ...
