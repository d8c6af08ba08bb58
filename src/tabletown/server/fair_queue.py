"""Whose question a bot answers next: addresses take turns, and within an address its tables.

A table belongs to one person or one group that plays together; somebody with ten tables is one address all the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

Asked = TypeVar("Asked")


class FairQueue(Generic[Asked]):
    """What waits, by address and table, in the order in which it is their turn."""

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[Asked]]] = {}

    def add(self, client: str, table: str, asked: Asked, first: bool) -> None:
        """Puts a question behind those of its table, or before them."""
        questions = self.waiting.setdefault(client, {}).setdefault(table, deque())
        if first:
            questions.appendleft(asked)
        else:
            questions.append(asked)

    def next(self, may: Callable[[str], bool] = lambda _: True) -> Asked | None:
        """The question of the first address that may ask; that address and that table are the last to come again."""
        client = next(filter(may, self.waiting), None)
        if client is None:
            return None
        tables = self.waiting.pop(client)
        table = next(iter(tables))
        questions = tables.pop(table)
        asked = questions.popleft()
        if questions:
            tables[table] = questions
        if tables:
            self.waiting[client] = tables
        return asked
