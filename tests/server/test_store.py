"""Every kind of store: what is committed stays, wholly or not at all, and whoever is too late changes nothing."""

from __future__ import annotations

import asyncio

import pytest

from tabletown.server.store import (
    Change,
    ChatRow,
    Conflict,
    SnapshotRow,
    Store,
    StoreTrouble,
)
from tabletown.server.stores import Place, open_store
from tests.server.stores import in_store, log_row, move, row

# Keeping


def test_what_was_stored_is_there_after_a_restart(place: Place) -> None:
    change = Change(row(), log_row(1), SnapshotRow(1, '{"a": 1}'), None, ChatRow(1, 0, "Grüße ☀", 7))

    async def play(store: Store) -> None:
        await store.commit("oak", change)

    async def look(store: Store) -> None:
        assert await store.table("oak") == change.table
        assert await store.log("oak") == [change.log_row]
        assert await store.snapshot("oak", 1) == change.snapshot
        assert await store.chat("oak") == [change.chat]

    in_store(place, play)
    in_store(place, look)


def test_an_unknown_table_has_nothing(place: Place) -> None:
    async def look(store: Store) -> None:
        assert await store.table("elm") is None
        assert await store.log("elm") == []
        assert await store.snapshot("elm", 99) is None
        assert await store.chat("elm") == []

    in_store(place, look)


def test_a_table_row_replaces_the_one_before(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", Change(row(status="waiting")))
        await store.commit("oak", Change(row(status="over", listed=False)))
        assert await store.table("oak") == row(status="over", listed=False, revision=2)

    in_store(place, story)


def test_log_rows_come_in_order_from_behind_a_number(place: Place) -> None:
    async def story(store: Store) -> None:
        for seq in (3, 1, 2):
            await store.commit("oak", move(seq))
        await store.commit("elm", move(4))
        assert [found.seq for found in await store.log("oak")] == [1, 2, 3]
        assert [found.seq for found in await store.log("oak", after=1)] == [2, 3]

    in_store(place, story)


def test_chat_comes_in_order_from_behind_a_number(place: Place) -> None:
    async def story(store: Store) -> None:
        for number in (1, 2, 3):
            await store.commit("oak", Change(chat=ChatRow(number, 0, "hello", 7)))
        assert [line.number for line in await store.chat("oak", after=1)] == [2, 3]

    in_store(place, story)


def test_the_latest_snapshot_that_is_early_enough_is_found(place: Place) -> None:
    async def story(store: Store) -> None:
        for number in (0, 20, 40):
            await store.commit("oak", Change(snapshot=SnapshotRow(number, "{}")))
        found = [await store.snapshot("oak", at_most) for at_most in (39, 40, 41)]
        assert [snapshot and snapshot.move for snapshot in found] == [20, 40, 40]

    in_store(place, story)


def test_taking_back_forgets_later_snapshots_and_stores_the_new_one(place: Place) -> None:
    async def story(store: Store) -> None:
        for number in (20, 40):
            await store.commit("oak", Change(snapshot=SnapshotRow(number, "old")))
        await store.commit("oak", Change(forget_after=20, snapshot=SnapshotRow(21, "new")))
        assert await store.snapshot("oak", 99) == SnapshotRow(21, "new")
        assert await store.snapshot("oak", 20) == SnapshotRow(20, "old")

    in_store(place, story)


def test_the_lobby_lists_open_tables_newest_first(place: Place) -> None:
    async def story(store: Store) -> None:
        for table in (
            row("ash", "waiting", created=1),
            row("elm", "playing", created=3),
            row("fir", "over", created=4),
            row("oak", "waiting", listed=False, created=5),
            row("yew", "waiting", created=2),
        ):
            await store.commit(table.id, Change(table))
        assert [table.id for table in await store.listed(0, 9)] == ["elm", "yew", "ash"]
        assert [table.id for table in await store.listed(0, 2)] == ["elm", "yew"]

    in_store(place, story)


# Conflicts and common transactions


def test_a_taken_number_is_a_conflict_and_nothing_of_the_change_is_stored(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", Change(row(), log_row(1, "first"), SnapshotRow(1, "first")))
        with pytest.raises(Conflict):
            await store.commit("oak", Change(row(status="over"), log_row(1, "second"), SnapshotRow(1, "second")))
        assert await store.table("oak") == row()
        assert await store.log("oak") == [log_row(1, "first")]
        assert await store.snapshot("oak", 1) == SnapshotRow(1, "first")

    in_store(place, story)


def test_a_move_for_another_revision_of_the_table_is_a_conflict(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", Change(row()))
        await store.commit("oak", Change(log_row=log_row(1), made_for=1))
        for revision in (0, 2):
            with pytest.raises(Conflict):
                await store.commit("oak", Change(log_row=log_row(2), snapshot=SnapshotRow(1, "{}"), made_for=revision))
        assert [found.seq for found in await store.log("oak")] == [1]
        assert await store.snapshot("oak", 5) is None

    in_store(place, story)


def test_how_far_a_table_has_come_is_known(place: Place) -> None:
    async def story(store: Store) -> None:
        assert await store.how_far("oak") is None
        await store.commit("oak", Change(row()))
        assert await store.how_far("oak") == (1, 0, 0)
        await store.commit("oak", Change(row(), log_row=log_row(1)))
        await store.commit("oak", move(2))
        await store.commit("oak", Change(chat=ChatRow(1, 0, "Hello", 5, "k")))
        assert await store.how_far("oak") == (2, 2, 1)

    in_store(place, story)


def test_a_taken_chat_number_is_a_conflict(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", Change(chat=ChatRow(1, 0, "hello", 7)))
        with pytest.raises(Conflict):
            await store.commit("oak", Change(log_row=log_row(1), chat=ChatRow(1, 1, "hi", 8)))
        assert await store.log("oak") == []

    in_store(place, story)


@pytest.mark.parametrize("noted", [True, False])
def test_a_move_that_was_made_for_another_revision_is_a_conflict(place: Place, noted: bool) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", Change(row()))
        await store.commit("oak", Change(log_row=log_row(1), made_for=1, noted=noted))
        await store.commit("oak", Change(row()))
        with pytest.raises(Conflict):
            await store.commit("oak", Change(log_row=log_row(2), made_for=1, noted=noted))
        await store.commit("oak", Change(log_row=log_row(2), made_for=2, noted=noted))
        assert await store.log("oak") == [log_row(1), log_row(2)]

    in_store(place, story)


def test_a_move_changes_its_table(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.commit("oak", Change(row()))
        await store.commit("oak", Change(log_row=log_row(1), made_for=1))
        changed = await store.table("oak")
        assert changed is not None
        assert changed.changed == log_row(1).at

    in_store(place, story)


def test_changes_that_wait_together_keep_their_order(place: Place) -> None:
    """Of two changes with the same number, the one that was given first wins, every time."""

    async def story(store: Store) -> None:
        changes = [Change(log_row=log_row(seq, key)) for seq in range(1, 301) for key in ("first", "second")]
        results = await asyncio.gather(*(store.commit("oak", change) for change in changes), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict] * 300
        assert await store.log("oak") == [log_row(seq, "first") for seq in range(1, 301)]

    in_store(place, story)


def test_a_change_that_cannot_be_written_down_does_not_touch_the_others(place: Place) -> None:
    async def story(store: Store) -> None:
        changes = [move(1), move(2, journal="\ud800"), Change(log_row=log_row(1 << 80)), move(3)]
        results = await asyncio.gather(*(store.commit("oak", change) for change in changes), return_exceptions=True)
        failed = [isinstance(result, Exception) and not isinstance(result, StoreTrouble) for result in results]
        assert failed == [False, True, True, False]
        assert [found.seq for found in await store.log("oak")] == [1, 3]

    in_store(place, story)


def test_whoever_gives_up_waiting_does_not_stop_the_writer(place: Place) -> None:
    async def story(store: Store) -> None:
        impatient = [asyncio.ensure_future(store.commit("oak", move(seq))) for seq in range(1, 50)]
        await asyncio.sleep(0)
        for waiting in impatient:
            waiting.cancel()
        await store.commit("oak", move(50))
        assert (await store.log("oak"))[-1] == log_row(50)

    in_store(place, story)


def test_closing_stores_what_is_waiting(place: Place) -> None:
    async def story() -> None:
        store = await open_store(place)
        waiting = [asyncio.ensure_future(store.commit("oak", move(seq))) for seq in range(1, 50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(StoreTrouble, match="closing"):
            await store.commit("oak", move(50))
        with pytest.raises(StoreTrouble, match="closing"):
            await store.table("oak")
        await store.close()

    async def look(store: Store) -> None:
        assert len(await store.log("oak")) == 49

    asyncio.run(story())
    in_store(place, look)
