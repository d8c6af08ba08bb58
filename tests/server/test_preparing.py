"""What is got ready behind open tables: told to whoever asks, and taken up in the middle of a game."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import pytest

from tests.server.client import Client, Player, refusal
from tests.serving import Server

REPEAT = "import sys; [print(line, end='', flush=True) for line in open(sys.argv[1])]"
"""A command that tells what it is told."""
STUDY = {"game": "crimson", "seats": 3, "options": {}, "bots": ["random"], "games": 2, "seed": 1}
PATIENCE = 60


class Told:
    """The command that gets things ready, in the hands of a test."""

    def __init__(self, folder: Path) -> None:
        self.pipe = folder / "pipe"
        os.mkfifo(self.pipe)
        self.command = shlex.join([sys.executable, "-c", REPEAT, str(self.pipe)])
        self.lines: TextIO | None = None

    def tell(self, part: str, **about: object) -> None:
        self.lines = self.lines or self.pipe.open("w")
        self.lines.write(json.dumps({"part": part, **about}) + "\n")
        self.lines.flush()

    def is_gone(self) -> bool:
        """Whether nobody listens any more."""
        try:
            self.tell("rules")
        except BrokenPipeError:
            self.lines = None
            return True
        return False

    def end(self) -> None:
        if self.lines is not None:
            self.lines.close()


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Told]:
    told = Told(tmp_path)
    yield told
    told.end()


@pytest.fixture
def server(tmp_path: Path, told: Told) -> Iterator[Server]:
    server = Server(tmp_path / "data", "--no-limits", "--workers=1", "--lab", f"--prepare={told.command}")
    server.start()
    yield server
    told.end()
    server.stop()


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with Client(server.address) as client:
        yield client


def until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "what was waited for did not happen"
        time.sleep(0.02)


def parts(client: Client) -> list[str]:
    """The sentences about what is not ready, by their ids and numbers."""
    answer = client.ask("GET", "/api/preparation").json()
    return [" ".join([part["id"], *map(str, part["params"].values())]) for part in answer["parts"]]


def test_everybody_is_told_how_far_it_is_until_it_is_ready(client: Client, told: Told) -> None:
    assert parts(client) == []
    told.tell("lab")
    told.tell("rules", done=40, all=63)
    until(lambda: parts(client) == ["preparing-lab 0 0", "preparing-rules 40 63"])
    told.tell("lab", python=sys.executable)
    until(lambda: parts(client) == ["preparing-rules 40 63"])
    told.tell("rules", failed="There is no room.")
    until(lambda: parts(client) == ["preparing-rules-failed There is no room."])


def test_what_a_command_that_ends_has_not_finished_is_not_waited_for(client: Client, told: Told) -> None:
    told.tell("rules", done=1, all=2)
    until(lambda: parts(client) == ["preparing-rules 1 2"])
    told.end()
    until(lambda: parts(client) == [])


def test_the_lab_says_that_it_is_not_ready_yet(client: Client, told: Told) -> None:
    told.tell("lab")
    until(lambda: parts(client) == ["preparing-lab 0 0"])
    assert refusal(client.ask("POST", "/api/lab/studies", STUDY)) == (503, "lab-preparing")
    told.tell("lab", python=sys.executable)
    until(lambda: client.ask("POST", "/api/lab/studies", STUDY).status_code == 200)


def test_bots_take_the_compiled_rules_up_in_the_middle_of_a_game(client: Client, told: Told, tmp_path: Path) -> None:
    used, python = tmp_path / "used", tmp_path / "python"
    python.write_text(f'#!/bin/sh\ntouch {used}\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    seated = client.make("random", "random")
    player = Player(client.address, seated.table, seated.token)
    told.tell("rules")
    until(lambda: parts(client) == ["preparing-rules 0 0"])
    assert not used.exists()
    told.tell("rules", python=str(python))
    until(lambda: parts(client) == [])
    player.finish()
    player.leave()
    assert used.exists()


def test_the_command_ends_with_a_server_that_is_killed(server: Server, client: Client, told: Told) -> None:
    told.tell("rules")
    until(lambda: parts(client) == ["preparing-rules 0 0"])
    server.kill()
    until(told.is_gone)
    server.start()
