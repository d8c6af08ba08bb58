"""Whose question comes next: nobody is held up by somebody who asks much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tabletown.server.bot_workers import SPARED, BotWorkers
from tabletown.server.fair_queue import FairQueue
from tests.server.test_bot_workers import ENDLESS, opening, with_workers


def asked(*questions: str) -> FairQueue[str]:
    """Questions written `address/table/number`, in this order."""
    turns: FairQueue[str] = FairQueue()
    for question in questions:
        client, table, _ = question.split("/")
        turns.add(client, table, question, first=False)
    return turns


def answered(turns: FairQueue[str]) -> Iterator[str]:
    while (question := turns.next()) is not None:
        yield question


def test_ten_tables_of_one_address_come_once_for_each_table_of_another() -> None:
    flood = [f"mallory/{table}/{number}" for table in range(10) for number in range(2)]
    order = list(answered(asked(*flood, "anna/oak/1", "anna/oak/2")))
    assert order.index("anna/oak/1") == 1
    assert order.index("anna/oak/2") == 3


def test_within_an_address_tables_take_turns() -> None:
    assert list(answered(asked("a/oak/1", "a/oak/2", "a/elm/1"))) == ["a/oak/1", "a/elm/1", "a/oak/2"]


def test_a_move_comes_before_the_hints_of_its_table() -> None:
    turns = asked("a/oak/hint")
    turns.add("a", "oak", "a/oak/move", first=True)
    assert list(answered(turns)) == ["a/oak/move", "a/oak/hint"]


def test_whoever_may_not_ask_now_keeps_the_place() -> None:
    turns = asked("a/oak/1", "b/elm/1")
    assert turns.next(lambda client: client != "a") == "b/elm/1"
    assert turns.next() == "a/oak/1"
    assert turns.next() is None


def test_endless_thoughts_of_one_address_leave_a_process_for_others() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        flood = [
            asyncio.ensure_future(bot_workers.choose(state, 0, ENDLESS, "s", str(table), "mallory"))
            for table in range(SPARED + 2)
        ]
        await bot_workers.choose(state, 0, "random", "s", "oak", "anna")
        assert not any(thought.done() for thought in flood)
        for thought in flood:
            thought.cancel()

    with_workers(story, workers=SPARED)
