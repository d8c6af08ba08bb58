"""What an engine promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class Engine(Protocol):
    """A way of doing chunks of work.

    Each result comes once, in any order, whatever happens to those who do the work. What a chunk raises is raised here.
    Whoever stops taking results stops the work.
    """

    def each(self, work: Callable[[Chunk], Result], chunks: list[Chunk]) -> Iterator[Result]: ...
