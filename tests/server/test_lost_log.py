"""A write-ahead log that is damaged loses what was acknowledged: the server says so when it starts."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from tabletown.server.sqlite import open_store
from tabletown.server.store import Change, ChatRow

SAID = "changes that were acknowledged"


async def say(folder: Path, first: int, last: int) -> None:
    """So many lines of chat, each stored for itself."""
    store = await open_store(folder)
    for number in range(first, last + 1):
        await store.commit("oak", Change(chat=ChatRow(number, 0, "Hello", 1)))
    await store.close()


def test_a_damaged_log_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def killed() -> None:
        store = await open_store(tmp_path / "data")
        for number in range(1, 21):
            await store.commit("oak", Change(chat=ChatRow(number, 0, "Hello", 1)))
        shutil.copytree(tmp_path / "data", tmp_path / "killed")  # as a power cut leaves it
        await store.close()

    asyncio.run(killed())
    wal = tmp_path / "killed" / "tabletown.db-wal"
    damaged = bytearray(wal.read_bytes())
    damaged[len(damaged) // 2] ^= 0xFF
    wal.write_bytes(damaged)
    asyncio.run(say(tmp_path / "killed", 100, 100))
    assert SAID in caplog.text


def test_a_log_that_is_whole_is_not_worth_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(say(tmp_path, 1, 20))
    asyncio.run(say(tmp_path, 21, 22))
    assert SAID not in caplog.text


def test_it_is_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(say(tmp_path, 1, 5))
    shutil.copy(tmp_path / "tabletown.db", tmp_path / "copy")
    asyncio.run(say(tmp_path, 6, 9))
    shutil.copy(tmp_path / "copy", tmp_path / "tabletown.db")
    asyncio.run(say(tmp_path, 6, 6))
    assert "the last 4 changes" in caplog.text
    caplog.clear()
    asyncio.run(say(tmp_path, 7, 7))
    assert SAID not in caplog.text


def test_a_database_that_was_begun_anew_lacks_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asyncio.run(say(tmp_path, 1, 5))
    for file in tmp_path.glob("tabletown.db*"):
        file.unlink()
    asyncio.run(say(tmp_path, 1, 1))
    assert SAID not in caplog.text
