"""A table with a long log: what is needed is fetched, and nobody piles up what has no end."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

import pytest

from tabletown.server import chat, consent
from tabletown.server.problems import RequestRefused
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tests.server.inside import Ear, in_manager, play, seated


async def there_and_back(table: Table) -> None:
    """A move, and the same move taken back."""
    await play(table, 1)
    seat = table.course.moves[-1][0]
    await table.consent.undo(seat, token_hex(8), table.course.seq, lambda _: None)
    for other in table.consent.proposal.wanted if table.consent.proposal else []:
        await table.consent.agree(other, True, lambda _: None)


def test_taking_a_move_back_does_not_read_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        await play(table, 5)

        async def log(*_: object) -> None:
            raise AssertionError("the whole log was read")

        monkeypatch.setattr(manager.store, "log", log)
        for _ in range(3):
            await there_and_back(table)
        assert len(table.course.moves) == 5

    in_manager(tmp_path, story)


def test_everybody_is_told_the_move_that_is_the_last_again(tmp_path: Path) -> None:
    made: list[str] = []

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        made.append(table.id)
        await play(table, 30)
        await there_and_back(table)
        await play(table, 2)
        await there_and_back(table)

    async def later(manager: TableManager) -> None:
        table = await manager.table(made[0])
        log = await table.looking_back.log(None)
        ear = Ear(None)
        async with table.lock:
            await table.telling.welcome(ear, -1, 0)
        await there_and_back(table)
        assert b'"undone":true' in ear.heard[-1] or b'"undone":true' in ear.heard[-2]
        assert await table.looking_back.log(None) == log

    in_manager(tmp_path, story)
    in_manager(tmp_path, later)


def test_a_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "LONGEST_LOG", 12)

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        for _ in range(5):
            await there_and_back(table)
        with pytest.raises(RequestRefused, match="the rest of them stand"):
            await there_and_back(table)
        assert table.course.seq == 12
        assert table.consent.means(table.course.moves[-1][0]) == "no"
        await play(table, 1)

    in_manager(tmp_path, story)


def test_a_chat_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_LINES", 3)

    async def story(manager: TableManager) -> None:
        table = await seated(manager)
        for number in range(3):
            await table.chat.say(0, str(number), "Hello", lambda _: None)
        with pytest.raises(RequestRefused, match="nothing more can be kept"):
            await table.chat.say(0, "more", "Hello", lambda _: None)

    in_manager(tmp_path, story)
