"""The wheel of this checkout, alone: installed in a clean environment, and served from another folder."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.serving import Server
from tools.environment import Environment, wheel_stamp
from tools.steps import alone

pytestmark = pytest.mark.slow

PATIENCE = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("wheel")
    clean = Environment(str(folder / "venv"), "run.lock")
    clean.make()
    with alone("wheel"):
        stamp = wheel_stamp()
        clean.install_wheel(Environment(".venv", "dev.lock").build_wheel(stamp), stamp)
    server = Server(folder / "data", program=clean.program("tabletown"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as client:
        yield client


def test_the_page_finds_every_module_that_it_may_import(http: httpx.Client) -> None:
    page = http.get("/").text
    written = re.search(r'<script type="importmap">(.*?)</script>', page)
    assert written
    modules = [url for name, url in json.loads(written[1])["imports"].items() if not name.endswith("/")]
    files = [*modules, *re.findall(r'(?:href|src)="(/[^"]+)"', page)]
    assert {file: http.get(file).status_code for file in files} == dict.fromkeys(files, 200)


def test_the_page_finds_the_table_of_every_game(http: httpx.Client) -> None:
    games = http.get("/api/catalog").json()["games"]
    assert games
    for game in games:
        assert http.get(f"/games/{game['slug']}/ui/table.js").status_code == (200 if game["ui"] else 404)


def test_a_person_plays_a_move_against_bots(server: Server, http: httpx.Client) -> None:
    bot = {"kind": "bot", "level": "random"}
    wanted = {"game": "crimson", "name": "Ada", "seats": [{"kind": "me"}, bot, bot]}
    seated = http.post("/api/tables", json=wanted).raise_for_status().json()
    address = f"{server.address.replace('http', 'ws', 1)}api/tables/{seated['table']}/live"
    with connect(address, proxy=None) as socket:
        say(socket, type="hello", token=seated["token"])
        turn = hear(socket, lambda message: (message.get("position") or {}).get("options"))
        say(socket, type="move", id="mine", seq=turn["seq"], code=turn["position"]["options"][0]["code"])
        answer = hear(socket, lambda message: message.get("id") == "mine")
        assert answer["type"] == "ack"
    log = http.get(f"/api/tables/{seated['table']}/log").json()
    assert seated["seat"] in [moment["seat"] for moment in log["moments"]]


def say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The first message from now on that is wanted."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(PATIENCE))
        if wanted(message):
            return message
