"""Bots that the host of a server brought: players choose them like any level, and play goes on if they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tabletown.bots import LEVELS
from tabletown.kernel.saved_game import read_saved
from tabletown.server.hall import Hall
from tabletown.server.protocol import LevelInfo, Shelf, StandIn, Trouble
from tests.bots.outside.programs import WHEN_ASKED, gone, program
from tests.server import inside
from tests.server.client import Client, No, Player, key, wait_for
from tests.serving import Server

Start = Callable[..., Server]


def test_a_bot_of_the_host_is_on_the_shelf_with_its_name(start: Start, tmp_path: Path) -> None:
    client = Client(start("--bot", f"Robby={program(tmp_path)}").address)
    assert client.get(Shelf, "/api/shelf").levels[-1] == LevelInfo(
        "Robby", "Robby", "Robby", "A bot that the host of this server brought along."
    )
    assert "level-Robby = Robby" in client.ask("GET", "/api/messages/en.ftl").text


def test_how_it_is_reached_is_not_told(start: Start, tmp_path: Path) -> None:
    client = Client(start("--bot", f"Robby={program(tmp_path)}").address)
    made = client.make("Robby", "random")
    for path in ("/api/shelf", "/api/messages/en.ftl", f"/api/tables/{made.table}"):
        assert str(tmp_path) not in client.ask("GET", path, token=made.token).text


def test_nobody_brings_a_bot_by_the_name_of_a_program(start: Start, tmp_path: Path) -> None:
    client = Client(start("--bot", f"Robby={program(tmp_path)}").address)
    for level in ("command:true", "http://127.0.0.1/", "robby"):
        with pytest.raises(No, match="unknown-level"):
            client.make(level, "random")


def test_it_plays_a_whole_game(start: Start, tmp_path: Path) -> None:
    server = start("--bot", f"Robby={program(tmp_path)}")
    client = Client(server.address)
    made = client.make("Robby", "random")
    mia = Player(client.address, made.table, made.token)
    mia.finish()
    table = client.table(made.table).table
    assert table.status == "over"
    assert [player.level for player in table.players] == ["", "Robby", "random"]


def test_a_level_can_be_chosen_by_its_name(client: Client) -> None:
    made = client.make("beginner", "careful")
    assert [player.level for player in client.table(made.table).table.players] == ["", "random", LEVELS["careful"]]


def failing(start: Start, folder: Path) -> Server:
    """A server with a bot that says something about its host's machine, and ends."""
    return start("--bot", f"Robby={program(folder, f'{WHEN_ASKED}sys.exit({str(folder)!r})')}")


def test_a_bot_that_fails_is_replaced_by_a_beginner_and_people_are_told(start: Start, tmp_path: Path) -> None:
    server = failing(start, tmp_path)
    client = Client(server.address)
    made = client.make("Robby", "random")
    mia = Player(client.address, made.table, made.token)
    mia.finish()
    table = client.table(made.table).table
    assert table.status == "over"
    assert table.players[1].level == "random"
    told = [message for message in mia.messages if isinstance(message, Trouble)]
    assert told[0].text == f"The bot Robby has failed. A beginner plays on for {table.players[1].name}."
    assert [trouble.over for trouble in told] == [False, True]


def test_a_server_that_closes_replaces_nobody(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        hall.guests["Robby"] = f"command:{program(tmp_path)}"
        table = await inside.seated(hall)
        async with table.lock:
            await table.welcome(inside.Ear(None), -1, 0)
        await hall.thinkers.close()
        seat = table.started().actors()[0]
        await table.stand_in(seat, seat, "Robby")
        await asyncio.sleep(0.2)
        assert table.sheet.seats[seat].standin == "Robby"
        table.end()
        table.wake_bots()
        assert table.thinking
        with suppress(asyncio.CancelledError):
            await table.thinking
        assert table.sheet.seats[seat].standin == "Robby"

    inside.in_hall(tmp_path, story)


def test_a_game_with_it_can_be_gone_on_with_elsewhere(start: Start, tmp_path: Path) -> None:
    client = Client(start("--bot", f"Robby={program(tmp_path)}").address)
    made = client.make("Robby", "careful")
    Player(client.address, made.table, made.token).finish()
    file = tmp_path / "game.json"
    file.write_bytes(client.ask("GET", f"/api/tables/{made.table}/export").content)
    assert read_saved(file).players == ["person", "random", LEVELS["careful"]]


def test_why_it_failed_is_told_to_the_host_alone(start: Start, tmp_path: Path) -> None:
    server = failing(start, tmp_path)
    client = Client(server.address)
    made = client.make("Robby", "random")
    mia = Player(client.address, made.table, made.token)
    mia.turn()
    mia.move()
    assert str(tmp_path) not in mia.expect(Trouble).text
    assert f"it ended: {tmp_path}" in server.log.read_text()


def test_a_table_goes_on_when_the_host_brings_the_bot_no_more(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = Server(data, "--workers=1", "--bot", f"Robby={program(tmp_path)}")
    server.start()
    made = Client(server.address).make("Robby", "random")
    server.stop()
    server.options = ("--workers=1",)
    server.start()
    try:
        Player(server.address, made.table, made.token).finish()
        assert Client(server.address).table(made.table).table.players[1].level == "random"
    finally:
        server.stop()


def test_a_person_may_let_it_stand_in(start: Start, tmp_path: Path) -> None:
    client = Client(start("--bot", f"Robby={program(tmp_path)}").address)
    made = client.make("random", "random")
    mia = Player(client.address, made.table, made.token)
    mia.do(StandIn(key(), 0, "Robby"))
    wait_for(lambda: client.table(made.table).table.status == "over" or None)


def test_its_programs_end_with_the_server(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "pids"
    server = start(
        "--bot", f"Robby={program(tmp_path, f'open({str(path)!r}, chr(97)).write(str(os.getpid()) + chr(10))')}"
    )
    client = Client(server.address)
    made = client.make("random", "random")
    mia = Player(client.address, made.table, made.token)
    mia.do(StandIn(key(), 0, "Robby"))
    wait_for(lambda: client.table(made.table).table.status == "over" or None)
    server.stop()
    pids = {int(pid) for pid in path.read_text().split()}
    wait_for(lambda: all(map(gone, pids)) or None)
