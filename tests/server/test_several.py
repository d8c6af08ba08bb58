"""Several processes at the same tables: here, several managers in one, with news and all from a real database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from secrets import token_hex
from typing import Any

import msgspec
import pytest

from tabletown.server.chat import TableChat
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import Chat, FromServer, Join, NewTable, SeatPlan, TableChanged, Trouble, Update
from tabletown.server.store import Change
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tests.postgres import Postgres, started
from tests.server.inside import Ear, opened, play, seated

DECODER = msgspec.json.Decoder(FromServer)
PATIENCE = 20.0


@pytest.fixture
def club(postgres: Postgres) -> str:
    return postgres.club()


def in_managers(club: str, story: Callable[..., Awaitable[None]], number: int = 2) -> None:
    """Opens so many managers on one database, lets something happen, and closes them."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            managers = [await stack.enter_async_context(opened(club)) for _ in range(number)]
            await story(*managers)

    asyncio.run(whole())


async def wait_for(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def looked_at(table: Table, seat: int | None) -> Ear:
    """Somebody who looks on from a seat, or from outside."""
    ear = Ear(seat)
    async with table.lock:
        await table.telling.welcome(ear, -1, 0)
    return ear


def heard(ear: Ear) -> list[FromServer]:
    return [DECODER.decode(frame) for frame in ear.heard]


def updates(ear: Ear) -> list[Update]:
    return [message for message in heard(ear) if isinstance(message, Update)]


async def shared(one: TableManager, two: TableManager) -> tuple[Table, Table]:
    """The same table, played and looked at through both."""
    here = await seated(one)
    there = await two.table(here.id)
    for table in (here, there):
        await looked_at(table, None)
    return here, there


# Where nobody looks on


async def unseen(one: TableManager, two: TableManager) -> tuple[Table, Table]:
    """A table in memory in both, that was played on through one while nobody looked on through the other."""
    here = await seated(one)
    there = await two.table(here.id)
    await play(here, 3)
    await wait_for(lambda: there.behind)
    assert there.course.moves == []
    return here, there


def test_moves_are_not_carried_out_where_nobody_looks_on_and_the_next_request_finds_them(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await unseen(one, two)
        assert await two.table(here.id) is there
        assert there.course.moves == here.course.moves

    in_managers(club, story)


def test_whoever_came_just_before_a_move_is_told_it(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await unseen(one, two)
        ear = await looked_at(there, 0)
        await wait_for(lambda: there.course.moves == here.course.moves)
        assert [update.seq for update in updates(ear)] == [2, 3, 4]
        assert not there.behind

    in_managers(club, story)


def test_the_lobby_shows_a_table_as_it_is_stored_where_nobody_looks_on(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        plans = [SeatPlan("me"), *[SeatPlan("open")] * 2]
        made = await one.make(NewTable("crimson", "Mia", plans, listed=True))
        there = await two.table(made.table)
        await one.join(made.table, Join("Ben", made.invite))
        await wait_for(lambda: there.behind)
        (shown,) = await two.listed()
        assert [player.name for player in shown.players] == ["Mia", "Ben", ""]

    in_managers(club, story)


# Moves


def test_a_move_through_one_process_is_seen_through_the_other(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        ears = [await looked_at(here, 0), await looked_at(there, 0)]
        await play(here, 7)
        await wait_for(lambda: there.course.seq == here.course.seq)
        assert there.started().hash() == here.started().hash()
        mine, others = ([update.position for update in updates(ear)] for ear in ears)
        assert len(mine) == 7
        assert mine == others

    in_managers(club, story)


def test_both_play_in_turns_and_have_the_same_log(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        while not here.started().over:
            for table in (here, there):
                await table.refresh()
                await play(table, 1)
        await there.refresh()
        assert (here.status, there.status) == ("over", "over")
        assert here.course.moves == there.course.moves
        assert here.looking_back.export() == there.looking_back.export()

    in_managers(club, story)


def test_whoever_is_slower_catches_up_and_is_told_that_the_table_has_moved_on(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        seat, seq = here.started().actors()[0], here.course.seq
        code = here.started().legal(seat)[0]
        acknowledged: list[int] = []
        results = await asyncio.gather(
            here.play.move(seat, "here", seq, code, acknowledged.append),
            there.play.move(seat, "there", seq, code, acknowledged.append),
            return_exceptions=True,
        )
        refusals = [result for result in results if isinstance(result, RequestRefused)]
        assert [refusal.code for refusal in refusals] == ["stale"]
        assert len(acknowledged) == 1
        await wait_for(lambda: here.course.moves == there.course.moves)

    in_managers(club, story)


def test_a_message_that_is_sent_again_through_the_other_process_is_only_acknowledged(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        seat, seq = here.started().actors()[0], here.course.seq
        code = here.started().legal(seat)[0]
        acknowledged: list[int] = []
        for table in (here, there):
            await table.play.move(seat, "the same", seq, code, acknowledged.append)
        assert acknowledged == [seq + 1, seq + 1]
        assert there.course.moves == [(seat, code)]

    in_managers(club, story)


def test_a_move_that_is_taken_back_is_taken_back_everywhere(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        ear = await looked_at(there, 1)
        await play(here, 3)
        seat = here.course.moves[-1][0]
        await wait_for(lambda: there.course.seq == here.course.seq)
        await there.consent.undo(seat, token_hex(8), there.course.seq, lambda _: None)
        if there.consent.proposal is not None:
            await wait_for(lambda: here.consent.proposal == there.consent.proposal)
            for other in there.consent.proposal.wanted:
                await here.consent.agree(other, True, lambda _: None)
        await wait_for(lambda: len(there.course.moves) == len(here.course.moves) == 2)
        assert there.started().hash() == here.started().hash()
        assert updates(ear)[-1].undone
        await play(there, 1)
        await wait_for(lambda: len(here.course.moves) == 3)

    in_managers(club, story)


def test_what_people_say_is_heard_everywhere_once_and_in_one_order(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        ears = [await looked_at(here, 0), await looked_at(there, 1)]

        async def talk(chat: TableChat, seat: int) -> None:
            for number in range(10):
                await chat.say(seat, token_hex(8), f"{seat} {number}", lambda _: None)

        await asyncio.gather(talk(here.chat, 0), talk(there.chat, 1))
        await wait_for(lambda: here.chat.lines == there.chat.lines == 20)
        lines = [[message.line for message in heard(ear) if isinstance(message, Chat)] for ear in ears]
        assert lines[0] == lines[1]
        assert len({line.text for line in lines[0]}) == 20

    in_managers(club, story)


# Seats


def test_two_who_take_the_last_seat_at_once_do_not_get_it_both(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        made = await one.make(NewTable("crimson", "Mia", [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")], {}))
        await two.table(made.table)
        results = await asyncio.gather(
            *(
                manager.join(made.table, Join(f"Guest {number}", made.invite))
                for number in range(3)
                for manager in (one, two)
                if number % 2 == (manager is one)
            ),
            return_exceptions=True,
        )
        seats = sorted(result.seat for result in results if not isinstance(result, BaseException))
        assert seats == [1, 2]
        here, there = await one.table(made.table), await two.table(made.table)
        assert here.settings == there.settings
        assert here.status == "playing"
        assert here.started().hash() == there.started().hash()

    in_managers(club, story)


def test_the_next_request_finds_what_was_stored_through_another_process(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        made = await one.make(NewTable("crimson", "Mia", [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")], {}))
        await two.table(made.table)
        joined = await one.join(made.table, Join("Ben", made.invite))
        assert (await two.mine(made.table, joined.token)).seat == joined.seat

    in_managers(club, story)


def test_everybody_is_led_to_one_rematch(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        made = await one.make(NewTable("crimson", "Mia", [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")], {}))
        tokens = [made.token, *[(await two.join(made.table, Join(n, made.invite))).token for n in ("Ben", "Cleo")]]
        table = await one.table(made.table)
        await play(table, 1000)
        managers = (one, two, one)
        seats = await asyncio.gather(
            *(manager.rematch(made.table, token) for manager, token in zip(managers, tokens, strict=True))
        )
        assert len({seat.table for seat in seats}) == 1

    in_managers(club, story)


# Releases


def test_a_table_that_another_release_plays_on_is_not_played_by_these_rules(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        ear = await looked_at(there, 0)
        settings = here.changed_settings()
        settings.rules = "of tomorrow"
        await here.store(Change(table=here.row(settings, here.status)))
        seat = there.started().actors()[0]
        with pytest.raises(RequestRefused):
            await there.play.move(seat, "k", there.course.seq, there.started().legal(seat)[0], lambda _: None)
        assert len(await one.store.log(here.id)) == 1
        await wait_for(lambda: ear.ended)
        with pytest.raises(RequestRefused) as refusal:
            await two.table(here.id)
        assert refusal.value.code == "other-rules"

    in_managers(club, story)


# Trouble


def test_players_are_told_that_the_database_is_away_and_play_on_when_it_is_back() -> None:
    database = started()

    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        ear = await looked_at(here, 0)
        await asyncio.to_thread(database.stop, "immediate")
        with pytest.raises(RequestRefused) as refusal:
            await play(here, 1)
        assert refusal.value.code == "store"
        assert str(database.folder) not in str(refusal.value)
        assert [message.over for message in heard(ear) if isinstance(message, Trouble)] == [False]
        await asyncio.to_thread(database.start)
        await one.mended()
        await play(here, 3)
        await wait_for(lambda: there.course.moves == here.course.moves)
        assert len(here.course.moves) == 3
        assert [message.over for message in heard(ear) if isinstance(message, Trouble)] == [False, True]

    try:
        in_managers(database.club(), story)
    finally:
        database.remove()


# People and bots


def test_people_are_here_through_whichever_process_they_come(club: str) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        here, there = await shared(one, two)
        ear, far = await looked_at(here, 0), await looked_at(there, 1)
        await wait_for(lambda: here.viewers.seats() == there.viewers.seats() == {0, 1})
        last = [message for message in heard(ear) if isinstance(message, TableChanged)][-1]
        assert [player.here for player in last.table.players] == [True, True, False]
        with pytest.raises(RequestRefused, match="here"):
            await here.bots.stand_in(0, 1, "random")
        there.telling.leave(far)
        await wait_for(lambda: here.viewers.seats() == {0})
        here.viewers.left[1] -= 60
        await here.bots.stand_in(0, 1, "random")
        assert here.settings.seats[1].standin == "random"

    in_managers(club, story)


def counted(manager: TableManager, thought: list[TableManager]) -> Callable[..., Awaitable[int]]:
    """Lets bots choose, and notes where."""
    choose = manager.bot_workers.choose

    async def choose_and_note(*question: Any) -> int:
        thought.append(manager)
        return await choose(*question)

    return choose_and_note


def test_bots_think_in_one_process_at_a_time(club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: TableManager, two: TableManager) -> None:
        plans = [SeatPlan("me"), *[SeatPlan("bot", "random")] * 3]
        made = await one.make(NewTable("crimson", "Mia", plans, {}))
        thought: list[TableManager] = []
        for manager in (one, two):
            monkeypatch.setattr(manager.bot_workers, "choose", counted(manager, thought))
        here, there = await one.table(made.table), await two.table(made.table)
        await looked_at(there, None)
        await here.seating.arrive(0, "")
        await looked_at(here, 0)
        for table in (here, there):
            table.bots.wake()
        while not here.started().over:
            await wait_for(lambda: 0 in here.started().actors() or here.started().over)
            if not here.started().over:
                await play(here, 1)
        bots_moves = sum(seat != 0 for seat, _ in here.course.moves)
        assert len(thought) == bots_moves
        assert len(set(thought)) == 1

    in_managers(club, story)
