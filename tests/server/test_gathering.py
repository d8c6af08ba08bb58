"""Players of one table are gathered in one process, and nothing depends on it."""

from __future__ import annotations

import asyncio
import select
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Final, cast

import pytest
import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send

from tabletown.server import gathering
from tabletown.server.gathering import ASK, HERE, NO, YES, Gathering, line_between, weight
from tabletown.server.http_limits import limited_http
from tabletown.server.metrics import Metrics
from tabletown.server.serve import Announced
from tabletown.server.tables import TableManager
from tabletown.server.upgrade import Upgrade
from tests.server.client import PATIENCE
from tests.server.test_upgrade import HEAD, KEY, LEAST

MANY: Final = [f"table-{number}" for number in range(300)]
ROOM: Final = 10


def in_loop(story: Callable[[], Awaitable[None]]) -> None:
    """As the server runs."""

    async def whole() -> None:
        await story()

    uvloop.run(whole())


# Where a table is at home


def homes(processes: set[int]) -> dict[str, int]:
    return {table: max(processes, key=lambda number: weight(number, table)) for table in MANY}


def at_home_in(number: int) -> str:
    """A table that is at home in the first or the second of two processes."""
    return next(table for table, home in homes({0, 1}).items() if home == number)


def test_tables_are_shared_out_evenly() -> None:
    assert min(Counter(homes({0, 1, 2}).values()).values()) > len(MANY) / 4


def test_when_a_process_ends_only_its_tables_move() -> None:
    before, after = homes({0, 1, 2}), homes({0, 2})
    assert {before[table] for table in MANY if before[table] != after[table]} == {1}
    assert {after[table] for table in MANY if before[table] == 1} == {0, 2}


# Two servers, in one process here


class NoTables:
    """Nobody sits there, so nobody is told goodbye."""

    def __init__(self) -> None:
        self.metrics = Metrics()

    async def farewell(self) -> None:
        pass


class Door:
    """A server that notes who comes for a web socket, and refuses them."""

    def __init__(self, number: int) -> None:
        self.came: list[Scope] = []
        self.gathering = Gathering(number)
        http = limited_http(5000, "", self.gathering)
        config = uvicorn.Config(self._refuse, http=http, ws=Upgrade, interface="asgi3", log_config=None, lifespan="off")
        config.load()
        self.server = Announced(config, cast(TableManager, NoTables()), lambda: None, self.gathering, ROOM)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self.came.append(scope)
            await send({"type": "websocket.close", "code": 4403})
        else:
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Door]:
        with closing(socket.create_server(("127.0.0.1", 0))) as listening:
            self.address = listening.getsockname()
            serving = asyncio.create_task(self.server.serve([listening]))
            while not self.server.started:
                await asyncio.sleep(0.001)
            try:
                yield self
            finally:
                self.server.should_exit = True
                await serving

    async def ask(self, request: bytes) -> tuple[bytes, tuple[str, int]]:
        """All that is answered until the server ends the connection, and the address of whoever asked."""
        reader, writer = await asyncio.open_connection(*self.address)
        try:
            writer.write(request)
            async with asyncio.timeout(PATIENCE):
                return await reader.read(), writer.get_extra_info("sockname")
        finally:
            writer.close()


def request_for(table: str, head: str = HEAD) -> bytes:
    return (head + KEY + LEAST).replace("/x/", f"/{table}/").encode()


def with_doors(story: Callable[[Door, Door], Awaitable[None]]) -> None:
    """Two servers that can pass on to each other."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            doors = [await stack.enter_async_context(Door(number).open()) for number in (0, 1)]
            line = line_between()
            assert line is not None
            for door, other, end in zip(doors, (1, 0), line, strict=True):
                door.gathering.meet(other, end)
            await story(*doors)

    in_loop(whole)


def test_a_request_comes_to_the_server_where_its_table_is_at_home() -> None:
    async def story(one: Door, two: Door) -> None:
        for door in (one, two):
            for number in (0, 1):
                await door.ask(request_for(at_home_in(number)))
        assert [scope["path"] for scope in one.came] == [f"/api/tables/{at_home_in(0)}/live"] * 2
        assert [scope["path"] for scope in two.came] == [f"/api/tables/{at_home_in(1)}/live"] * 2
        for door in (one, two):
            assert b'tabletown_passed_on_total{where="there"} 1.0' in door.gathering.metrics.page()

    with_doors(story)


PROXIED: Final = "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n"


@pytest.mark.parametrize("more", ["", PROXIED], ids=["directly", "by a proxy"])
def test_a_request_that_was_passed_on_is_like_any_other(more: str) -> None:
    async def story(one: Door, two: Door) -> None:
        asked = request_for(at_home_in(1), HEAD + more)
        answers = [await one.ask(asked)]
        one.gathering.close()
        answers.append(await one.ask(asked))
        scopes = two.came + one.came
        clients = [scope.pop("client") for scope in scopes]
        assert clients == ([("192.0.2.7", 0)] * 2 if more else [client for _, client in answers])
        assert [len(answer) for answer, _ in answers] == [len(answers[0][0])] * 2
        for scope in scopes:
            del scope["extensions"]
        assert scopes[0] == scopes[1]

    with_doors(story)


def test_a_request_that_is_not_in_order_is_refused_after_it_was_passed_on() -> None:
    async def story(one: Door, two: Door) -> None:
        asked = request_for(at_home_in(1)).replace(b"Sec-WebSocket-Key", b"Key")
        answer, _ = await one.ask(asked)
        assert b" 400 " in answer.split(b"\r\n")[0]
        assert one.came == two.came == []
        assert one.gathering.asked == 1

    with_doors(story)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables//live", "/api/tables/x/y/live", "/api/tables/x/log"])
def test_only_live_tables_are_passed_on(path: str) -> None:
    async def story(one: Door, two: Door) -> None:
        for door in (one, two):
            await door.ask(request_for("x").replace(b"/api/tables/x/live", path.encode()))
        assert [len(door.came) for door in (one, two)] == [1, 1]
        assert [door.gathering.asked for door in (one, two)] == [0, 0]

    with_doors(story)


PLAIN: Final = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def test_a_connection_is_passed_on_after_other_requests_on_it() -> None:
    async def story(one: Door, two: Door) -> None:
        reader, writer = await asyncio.open_connection(*one.address)
        for request, status in ((PLAIN, b" 204 "), (request_for(at_home_in(1)), b" 403 ")):
            writer.write(request)
            assert status in (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[0]
        assert [len(door.came) for door in (one, two)] == [0, 1]
        writer.close()

    with_doors(story)


def test_a_connection_is_not_passed_on_before_what_was_asked_earlier_is_answered() -> None:
    async def story(one: Door, two: Door) -> None:
        answer, _ = await one.ask(PLAIN + request_for(at_home_in(1)))
        assert [line for line in answer.split(b"\r\n") if line.startswith(b"HTTP")] == [
            b"HTTP/1.1 204 No Content",
            b"HTTP/1.1 403 Forbidden",
        ]

    with_doors(story)


def test_a_server_that_is_full_is_passed_nothing() -> None:
    async def story(one: Door, two: Door) -> None:
        two.server.most = -1
        await one.ask(request_for(at_home_in(1)))
        assert [len(door.came) for door in (one, two)] == [1, 0]

    with_doors(story)


def test_a_server_that_ends_is_passed_nothing() -> None:
    async def story(one: Door, two: Door) -> None:
        two.gathering.close()
        await one.ask(request_for(at_home_in(1)))
        assert [len(door.came) for door in (one, two)] == [1, 0]
        assert one.gathering.siblings == {}
        assert one.gathering.passing == {}

    with_doors(story)


def test_whoever_is_being_passed_on_is_let_go_when_the_server_ends() -> None:
    async def story(one: Door, two: Door) -> None:
        line = line_between()
        assert line is not None
        with line[1]:
            one.gathering.meet(1, line[0])
            asking = asyncio.create_task(one.ask(request_for(at_home_in(1))))
            while not one.gathering.passing:
                await asyncio.sleep(0.001)
            for connection in one.server.server_state.connections:
                connection.shutdown()
            assert (await asking)[0] == b""
        assert one.came == []

    with_doors(story)


# One process, and a line at whose other end is the test


class There:
    """Another process, which says what the test says."""

    def __init__(self) -> None:
        line = line_between()
        assert line is not None
        self.line = line[1]
        self.line.setblocking(False)
        self.gathering = Gathering(0)
        self.gathering.meet(1, line[0])
        self.stayed = 0
        self.client, self.accepted = socket.socketpair()

    async def come(self) -> asyncio.Transport:
        """Somebody comes whose table is at home there."""
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, self.accepted)
        target = f"/api/tables/{at_home_in(1)}/live?x=1".encode()
        assert self.gathering.pass_on(target, b"a request", transport, self._stay)
        return transport

    def _stay(self) -> None:
        self.stayed += 1

    def say(self, message: bytes) -> None:
        self.line.send(message)

    async def hear(self) -> tuple[bytes, list[int]]:
        """The next message, with the sockets that come along."""
        await self.until(lambda: bool(select.select([self.line], [], [], 0)[0]))
        message, sockets, _, _ = socket.recv_fds(self.line, 100, 1)
        return message, sockets

    async def question(self) -> bytes:
        """The number of the question that it is asked."""
        message, _ = await self.hear()
        assert message[:1] == ASK
        return message[1:]

    async def nothing_else(self) -> None:
        """All that was said is heard, and nothing was answered."""
        self.say(ASK + b"hello")
        assert await self.hear() == (NO + b"hello", [])

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await asyncio.sleep(0.001)


def test_whoever_is_taken_goes_on_there_and_notices_nothing() -> None:
    async def story() -> None:
        there = There()
        transport = await there.come()
        there.say(YES + await there.question())
        message, (passed,) = await there.hear()
        assert message == HERE + b"a request"
        assert transport.is_closing()
        await asyncio.sleep(0.001)
        with socket.socket(fileno=passed) as line:
            line.send(b"welcome")
            assert there.client.recv(100) == b"welcome"
        assert there.stayed == 0

    in_loop(story)


def test_whoever_is_not_taken_stays() -> None:
    async def story() -> None:
        there = There()
        transport = await there.come()
        there.say(NO + await there.question())
        await there.until(lambda: there.stayed == 1)
        assert not transport.is_closing()
        await there.nothing_else()

    in_loop(story)


def test_a_process_that_is_stopped_gets_nobody_and_is_asked_again_when_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gathering, "PATIENCE", 0.01)

    async def story() -> None:
        there = There()
        await there.come()
        await there.until(lambda: there.stayed == 1)
        assert there.gathering.home(at_home_in(1)) is None
        there.say(YES + await there.question())
        await there.nothing_else()
        assert there.stayed == 1
        assert there.gathering.home(at_home_in(1)) is not None

    in_loop(story)


def test_a_connection_is_not_passed_on_while_something_is_on_its_way_to_the_client() -> None:
    async def story() -> None:
        there = There()
        transport, _ = await asyncio.get_running_loop().connect_accepted_socket(asyncio.Protocol, there.accepted)
        transport.write(bytes(1 << 22))
        target = f"/api/tables/{at_home_in(1)}/live".encode()
        assert not there.gathering.pass_on(target, b"a request", transport, lambda: None)
        transport.abort()

    in_loop(story)


def test_when_a_process_ends_those_whom_it_has_not_taken_stay() -> None:
    async def story() -> None:
        there = There()
        await there.come()
        there.line.close()
        await there.until(lambda: there.stayed == 1)
        assert there.gathering.home(at_home_in(1)) is None

    in_loop(story)


def test_whoever_is_gone_is_neither_passed_on_nor_answered() -> None:
    async def story() -> None:
        there = There()
        transport = await there.come()
        transport.abort()
        there.say(YES + await there.question())
        await there.nothing_else()
        assert there.stayed == 0
        assert there.gathering.passing == {}

    in_loop(story)


def test_messages_that_mean_nothing_do_nothing() -> None:
    async def story() -> None:
        there = There()
        for message in (b"nonsense", YES, YES + b"12345678", NO + b"12345678", HERE + b"a request without a socket"):
            there.say(message)
        await there.nothing_else()
        await there.come()

    in_loop(story)


def test_a_process_that_was_started_again_is_asked_on_its_new_line() -> None:
    async def story() -> None:
        there = There()
        again = line_between()
        assert again is not None
        there.gathering.meet(1, again[0])
        assert there.line.recv(1) == b""
        there.line = again[1]
        await there.come()
        await there.question()

    in_loop(story)


def test_processes_are_told_of_each_other_until_the_parent_ends() -> None:
    async def story() -> None:
        there = There()
        parent, introductions = socket.socketpair()
        here = Gathering(0, introductions)
        here.open(lambda: False, lambda passed, request: None, Metrics())
        line = line_between()
        assert line is not None
        with line[0], line[1]:
            socket.send_fds(parent, [bytes([7])], [line[0].fileno()])
            await there.until(lambda: 7 in here.siblings)
        await there.until(lambda: here.siblings == {})
        parent.close()
        await there.until(lambda: here.introductions is None)

    in_loop(story)
