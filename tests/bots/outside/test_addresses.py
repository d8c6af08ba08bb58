"""Bots that are addresses: every message is a POST."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread

import pytest

import tabletown
from tabletown.bots import BotPool, make
from tabletown.bots.outside import OutsideBot, pool
from tabletown.kernel.errors import BadInput

FromBot = Callable[[BaseHTTPRequestHandler, dict[str, object]], None]


def say(handler: BaseHTTPRequestHandler, answer: bytes, status: int = 200) -> None:
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(answer)))
    handler.end_headers()
    handler.wfile.write(answer)


def behave(handler: BaseHTTPRequestHandler, said: dict[str, object]) -> None:
    options = said.get("options")
    if said["type"] == "choose" and isinstance(options, list):
        say(handler, json.dumps({"type": "choice", "code": options[-1]["code"]}).encode())
    else:
        say(handler, b'{"type": "ready", "protocol": 2}')


@contextmanager
def serving(answer: FromBot) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The address of a bot, and what it is asked: paths and types of messages."""
    asked: list[tuple[str, str]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append((self.path, said["type"]))
            answer(self, said) if said["type"] == "choose" else behave(self, said)

        def log_message(self, format: str, *words: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/bot?level=3", asked
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def fault(name: str) -> str:
    state = tabletown.game("crimson").new(3, 7)
    with BotPool() as at:
        bot = make(name, 1, at)
        assert isinstance(bot, OutsideBot)
        assert bot.choose(state, 0) in state.legal(0)
    return bot.fault


def test_an_address_plays_a_whole_game() -> None:
    state = tabletown.game("crimson").new(3, 7)
    with serving(behave) as (name, asked), BotPool() as at:
        players = [make(bot, seat, at) for seat, bot in enumerate([name, name, "random"])]
        while acting := state.actors():
            state.apply(acting[0], players[acting[0]].choose(state, acting[0]))
        assert at.end(state) == []
    kinds = [kind for _, kind in asked]
    assert [kinds.count(kind) for kind in ("hello", "new", "end")] == [2, 2, 2]
    assert kinds.count("choose") > 10
    assert {path for path, _ in asked} == {"/bot?level=3"}


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (lambda handler, said: say(handler, b"no", 500), "it answered with the status 500"),
        (lambda handler, said: say(handler, b"", 204), "it answered with the status 204"),
        (lambda handler, said: say(handler, b""), "it answered nonsense: "),
        (lambda handler, said: say(handler, b"<html>"), "it answered nonsense: <html>"),
        (lambda handler, said: say(handler, b"x" * 200_000), "its answer is longer than 100000 bytes"),
        (lambda handler, said: say(handler, b'{"type": "choice", "code": 9999}'), "it chose 9999, which is not among"),
        (lambda handler, said: handler.wfile.write(b"what?\r\n\r\n"), "it did not answer in HTTP"),
        (lambda handler, said: handler.connection.close(), "it c"),
    ],
)
def test_an_address_that_goes_wrong_is_reported_and_replaced(answer: FromBot, told: str) -> None:
    with serving(answer) as (name, _):
        assert fault(name).startswith(told)


def test_an_address_that_does_not_answer_in_time_is_replaced() -> None:
    over = Event()

    def wait(handler: BaseHTTPRequestHandler, said: dict[str, object]) -> None:
        over.wait(30)

    with serving(wait) as (name, _):
        assert fault(f"{name}#1s") == "it gave no answer within 1 seconds"
        over.set()


def test_an_answer_that_comes_drop_by_drop_is_too_late() -> None:
    over = Event()

    def drip(handler: BaseHTTPRequestHandler, said: dict[str, object]) -> None:
        handler.send_response(200)
        handler.end_headers()
        while not over.wait(0.2):
            handler.wfile.write(b" ")

    with serving(drip) as (name, _):
        assert fault(f"{name}#1s") == "it gave no answer within 1 seconds"
        over.set()


def test_an_address_where_nobody_is_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(BadInput, match="cannot play: it cannot be reached: Connection refused"):
        pool.check(f"http://127.0.0.1:{port}/")
