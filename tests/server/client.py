"""A small client for tests: HTTP requests, and players at live tables."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from random import Random
from secrets import token_hex
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tabletown.server.protocol import (
    Ack,
    AtMove,
    Chat,
    FromServer,
    Hello,
    Log,
    Move,
    MyTable,
    Position,
    Problem,
    Refused,
    Seated,
    Update,
    Welcome,
)
from tests.serving import Server

PATIENCE = 20.0
"""Seconds until a message that is waited for is given up."""

DECODER = msgspec.json.Decoder(FromServer)
Wanted = TypeVar("Wanted")


class No(Exception):
    """The server did not grant a request."""

    def __init__(self, status: int, problem: Problem | Refused) -> None:
        super().__init__(f"{status} {problem.code}: {problem.text}")
        self.status = status
        self.problem = problem
        self.code = problem.code


def wait_for(what: Callable[[], Wanted | None], patience: float = PATIENCE) -> Wanted:
    """Asks again and again until there is an answer."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if (found := what()) is not None:
            return found
        time.sleep(0.01)
    raise AssertionError("what was waited for did not happen")


class Client:
    """Asks a server over HTTP. Answers come as records of the protocol, refusals as No."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, headers=headers)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, token: str = "", **more: Any) -> httpx.Response:
        """Whatever the server answers."""
        headers = {**more.pop("headers", {}), **({"Authorization": f"Bearer {token}"} if token else {})}
        if body is not None:
            more["content"] = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return self.http.request(method, path, headers=headers, **more)

    def get(self, shape: type[Wanted], path: str, token: str = "") -> Wanted:
        return granted(self.ask("GET", path, token=token), shape)

    def post(self, shape: type[Wanted], path: str, body: object = None, token: str = "") -> Wanted:
        return granted(self.ask("POST", path, {} if body is None else body, token), shape)

    # Tables

    def make(self, *others: str, name: str = "Mia", **settings: Any) -> Seated:
        """A table of Crimson Crush with its maker on seat 0 and others behind: "open", or the name of a bot."""
        return self.post(Seated, "/api/tables", plan(*others, name=name, **settings))

    def join(self, made: Seated, name: str, **more: Any) -> Seated:
        return self.post(Seated, f"/api/tables/{made.table}/join", {"name": name, "invite": made.invite, **more})

    def table(self, id: str, token: str = "") -> MyTable:
        return self.get(MyTable, f"/api/tables/{id}", token)

    def log(self, id: str, token: str = "") -> Log:
        return self.get(Log, f"/api/tables/{id}/log", token)

    def at(self, id: str, move: int, token: str = "", seat: int | None = None) -> AtMove:
        query = "" if seat is None else f"?seat={seat}"
        return self.get(AtMove, f"/api/tables/{id}/at/{move}{query}", token)

    def sit(self, *names: str, **settings: Any) -> list[Player]:
        """People at a new table, all connected; the game has begun if no seat is a bot's that waits."""
        made = self.make(*["open"] * (len(names) - 1), name=names[0], **settings)
        seats = [made, *(self.join(made, name) for name in names[1:])]
        return [Player(self.address, seat.table, seat.token) for seat in seats]

    def come(self, table: str, tokens: list[str], numbers: list[str]) -> list[Player]:
        """People for whom a table waits come with their numbers; the game has begun."""
        players = [
            Player(self.address, table, token, entropy=number) for token, number in zip(tokens, numbers, strict=True)
        ]
        for player in players:
            player.until(1)
        return players


def plan(*others: str, name: str = "Mia", **settings: Any) -> dict[str, Any]:
    """The request for a table of Crimson Crush."""
    seats = [{"kind": "me"}, *({"kind": "open"} if who == "open" else {"kind": "bot", "level": who} for who in others)]
    settings.setdefault("options", {"two_players": True} if len(seats) == 2 else {})
    return {"game": "crimson", "name": name, "seats": seats, **settings}


def granted(answer: httpx.Response, shape: type[Wanted]) -> Wanted:
    if answer.status_code >= 400:
        raise No(answer.status_code, msgspec.json.decode(answer.content, type=Problem))
    return msgspec.json.decode(answer.content, type=shape)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of an answer that has to be a Problem for people too."""
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.text
    assert "Traceback" not in problem.text
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, problem.code


class Player:
    """Somebody at a live table; without a token, an onlooker."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str = "",
        seq: int = -1,
        chat: int = 0,
        socket: ClientConnection | None = None,
        **more: Any,
    ) -> None:
        self.address = address.rstrip("/")
        self.table = table
        self.token = token
        self.seq = -1
        self.chat = 0
        self.position: Position | None = None
        self.messages: list[FromServer] = []
        """All that was heard, in order."""
        self.frames: list[str] = []
        """The same, as it came."""
        self.socket = socket or connected(self.address, table)
        self.say(Hello(token, seq=seq, chat=chat, **more))
        self.welcome = self.expect(Welcome)

    # Hearing

    def hear(self, timeout: float = PATIENCE) -> FromServer:
        """The next message."""
        try:
            frame = self.socket.recv(timeout, decode=True)
        except TimeoutError:
            raise AssertionError(f"nothing was heard after {self.messages[-3:]}") from None
        message: FromServer = DECODER.decode(frame)
        self.frames.append(frame)
        self.messages.append(message)
        if isinstance(message, Welcome | Update):
            self.seq = message.seq
            self.position = message.position
        if isinstance(message, Chat):
            self.chat = message.line.number
        return message

    def expect(self, shape: type[Wanted], fits: Callable[[Wanted], bool] = lambda _: True) -> Wanted:
        """The next message of this kind; what comes before it is passed over."""
        while True:
            message = self.hear()
            if isinstance(message, shape) and fits(message):
                return message
            if isinstance(message, Refused) and not message.id:
                raise No(0, message)

    def until(self, seq: int) -> Position:
        """The position, once it has come so far."""
        while self.seq < seq:
            self.hear()
        assert self.position is not None
        return self.position

    def closed(self) -> int:
        """Hears on until the server ends the connection; the code that it gave."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    # Saying

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def ask(self, message: Any) -> FromServer:
        """The answer to a message; No if it is refused."""
        self.say(message)
        while True:
            answer = self.hear()
            if isinstance(answer, Refused) and answer.id in (message.id, ""):
                raise No(0, answer)
            if getattr(answer, "id", None) == message.id:
                return answer

    def do(self, message: Any) -> Ack:
        answer = self.ask(message)
        assert isinstance(answer, Ack)
        return answer

    # Playing

    @property
    def codes(self) -> list[int]:
        """What this player may choose now."""
        return [option.code for option in self.position.options] if self.position is not None else []

    @property
    def over(self) -> bool:
        return self.position is not None and self.position.view.over

    def move(self, code: int | None = None, seq: int | None = None, id: str = "") -> Ack:
        """Plays a choice, the first one unless told."""
        return self.do(Move(id or key(), self.seq if seq is None else seq, self.codes[0] if code is None else code))

    def turn(self) -> None:
        """Waits until there is something to choose."""
        while not self.codes:
            self.hear()

    def finish(self) -> None:
        """Plays on among bots until the game is over."""
        while not self.over:
            if self.codes:
                self.until(self.move().seq)
            else:
                self.hear()

    def again(self) -> Player:
        """The same player on a new connection, with what was known so far."""
        return Player(self.address, self.table, self.token, self.seq, self.chat)

    def leave(self) -> None:
        self.socket.close()


def connected(address: str, table: str, **more: Any) -> ClientConnection:
    """A socket that has said nothing yet."""
    where = address.rstrip("/").replace("http", "ws", 1)
    more = {"max_size": None, "compression": None, "proxy": None, "ping_interval": None, "legacy": True, **more}
    socket: ClientConnection = connect(f"{where}/api/tables/{table}/live", **more)
    return socket


def key() -> str:
    return token_hex(8)


def play(
    players: list[Player], moves: int = 1000, stop: Callable[[], bool] = lambda: False, luck: Random | None = None
) -> int:
    """People play on, each the first option, or any with luck, until the game is over; how many moves it took."""
    for number in range(moves):
        if players[0].over or stop():
            return number
        actor = next(player for player in players if player.codes)
        seq = actor.move(luck.choice(actor.codes) if luck else None).seq
        for player in players:
            player.until(seq)
    return moves


def rows(server: Server, sql: str, *values: object) -> list[Any]:
    """What the database file has, read by somebody else than the server."""
    with closing(sqlite3.connect(server.data / "tabletown.db", timeout=PATIENCE)) as database:
        return database.execute(sql, values).fetchall()


def stored(server: Server, table: str) -> dict[int, tuple[str, int, int]]:
    """The log of a table in the database: kind, seat and code by number."""
    found = rows(server, "SELECT seq, kind, seat, code FROM entries WHERE table_id = ? ORDER BY seq", table)
    return {seq: (kind, seat, code) for seq, kind, seat, code in found}


def leave(players: Iterable[Player]) -> None:
    for player in players:
        player.leave()
