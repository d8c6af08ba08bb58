"""The bots in docs/write-a-bot.md that are asked play whole games, as written."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tabletown
from tabletown.bots import BotPool, make
from tests.bots.outside.programs import command

PAGE = Path(__file__).parents[3] / "docs" / "write-a-bot.md"
GAMES = [game.slug for game in tabletown.games()]
PATIENCE = 30


def written(language: str, folder: Path) -> Path:
    """The first program of a language, in a file."""
    page = PAGE.read_text(encoding="utf-8")
    program = re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[0]
    file = folder / {"python": "bot.py", "javascript": "bot.mjs"}[language]
    file.write_text(program, encoding="utf-8")
    return file


def node() -> str:
    path = shutil.which("node")
    assert path is not None
    return path


def plays(name: str, slug: str) -> None:
    game = tabletown.game(slug)
    seats, options = game.setups()[0]
    state = game.new(seats, 3, options)
    with BotPool() as at:
        players = [make(bot, seat, at) for seat, bot in enumerate([name, *["random"] * (seats - 1)])]
        while acting := state.actors():
            state.apply(acting[0], players[acting[0]].choose(state, acting[0]))
        assert at.end(state) == []


@contextmanager
def listening(file: Path) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    process = subprocess.Popen([node(), str(file), str(port)])
    try:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except ConnectionRefusedError:
                assert time.monotonic() < end
                time.sleep(0.02)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize("slug", GAMES)
def test_the_python_program_plays(slug: str, tmp_path: Path) -> None:
    plays(command(sys.executable, written("python", tmp_path)), slug)


@pytest.mark.parametrize("slug", GAMES)
def test_the_javascript_program_plays(slug: str, tmp_path: Path) -> None:
    plays(command(node(), written("javascript", tmp_path)), slug)


@pytest.mark.parametrize("slug", GAMES)
def test_the_javascript_program_plays_over_http(slug: str, tmp_path: Path) -> None:
    with listening(written("javascript", tmp_path)) as address:
        plays(address, slug)
