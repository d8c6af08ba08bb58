"""Somebody who is there and does not choose: the others may agree on a bot, and not before it took long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tabletown.server.problems import RequestRefused
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tests.server.inside import Ear, in_manager, play, seated

BOT = "random"


def at_table(tmp_path: Path, story: Callable[[Table, int, list[int]], Awaitable[None]], idle_after: float) -> None:
    """Three people who are there: the table, who has to choose, and the others."""

    async def whole(manager: TableManager) -> None:
        manager.idle_after = idle_after
        table = await seated(manager)
        for seat in range(3):
            async with table.lock:
                await table.telling.welcome(Ear(seat), -1, 0)
        actor = table.started().actors()[0]
        await story(table, actor, [seat for seat in range(3) if seat != actor])

    in_manager(tmp_path, whole)


async def until_idle(table: Table) -> None:
    for _ in range(10_000):
        if table.waiting.long:
            return
        await asyncio.sleep(0)
    raise AssertionError("nobody became idle")


def test_somebody_who_is_there_is_not_replaced_before_the_time(tmp_path: Path) -> None:
    async def story(table: Table, actor: int, others: list[int]) -> None:
        assert not any(player.idle for player in table.telling.info().players)
        with pytest.raises(RequestRefused, match="is here and plays"):
            await table.bots.stand_in(others[0], actor, BOT)

    at_table(tmp_path, story, 10_000.0)


def test_all_others_who_are_there_have_to_agree_on_a_bot(tmp_path: Path) -> None:
    async def story(table: Table, actor: int, others: list[int]) -> None:
        await until_idle(table)
        assert [player.seat for player in table.telling.info().players if player.idle] == [actor]
        await table.bots.stand_in(others[0], actor, BOT)
        await table.bots.stand_in(others[0], actor, BOT)
        assert table.telling.info().players[actor].wishes == [others[0]]
        assert not table.settings.seats[actor].standin
        await table.bots.stand_in(others[1], actor, BOT)
        assert table.settings.seats[actor].standin == BOT
        assert not table.settings.seats[actor].lent

    at_table(tmp_path, story, 0.0)


def test_whoever_is_away_does_not_keep_the_others_from_agreeing(tmp_path: Path) -> None:
    async def story(table: Table, actor: int, others: list[int]) -> None:
        await until_idle(table)
        table.telling.leave(next(viewer for viewer in table.viewers.all if viewer.seat == others[1]))
        await table.bots.stand_in(others[0], actor, BOT)
        assert table.settings.seats[actor].standin == BOT

    at_table(tmp_path, story, 0.0)


def test_whose_turn_it_is_not_is_not_idle(tmp_path: Path) -> None:
    async def story(table: Table, actor: int, others: list[int]) -> None:
        await until_idle(table)
        with pytest.raises(RequestRefused, match="is here and plays"):
            await table.bots.stand_in(others[0], others[1], BOT)

    at_table(tmp_path, story, 0.0)


def test_a_move_gives_everybody_time_again(tmp_path: Path) -> None:
    async def story(table: Table, actor: int, others: list[int]) -> None:
        await until_idle(table)
        await table.bots.stand_in(others[0], actor, BOT)
        table.services.idle_after = 10_000.0
        await play(table, 1)
        assert not table.waiting.long
        assert not any(player.wishes for player in table.telling.info().players)

    at_table(tmp_path, story, 0.0)
