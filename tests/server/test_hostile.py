"""A client that means harm: whatever it sends, it learns nothing, breaks nothing, and holds up nobody."""

from __future__ import annotations

import asyncio
import http.client
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tabletown.server import live
from tabletown.server.allowed_hosts import AllowedHosts
from tabletown.server.app import application
from tabletown.server.limits import LIMITS, Limit, Limits
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import (
    CLOSED_BAD,
    CLOSED_FORBIDDEN,
    CLOSED_LIMIT,
    CLOSED_SLOW,
    CLOSED_UNKNOWN,
    Answer,
    Chat,
    Hello,
    Refused,
    Say,
    Seated,
    Undo,
    Welcome,
    Why,
)
from tabletown.server.tables import TableManager
from tabletown.server.viewers import MOST_PAGES
from tests.server import inside
from tests.server.client import (
    DECODER,
    PATIENCE,
    Client,
    No,
    Player,
    connected,
    key,
    leave,
    plan,
    refusal,
    rows,
    stored,
)
from tests.serving import Server

ELSEWHERE = "http://evil.example"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def mia(client: Client) -> Player:
    return client.sit("Mia", "Ben", "Cleo")[0]


def still_well(client: Client) -> None:
    """Others play as if nothing had happened."""
    players = client.sit("Ann", "Bob")
    mover = next(player for player in players if player.codes)
    mover.until(mover.move().seq)
    for player in players:
        player.leave()


def code_of(socket: ClientConnection) -> int:
    """The code with which the server ends a connection."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


# Messages that are not in order

BAD = {
    "nothing": "",
    "no JSON": "{",
    "no object": "[1, 2]",
    "null": "null",
    "no type": "{}",
    "an unknown type": '{"type": "win"}',
    "a type that is a number": '{"type": 1}',
    "a message of the server": '{"type": "ack", "id": "x", "seq": 1}',
    "an unknown field": '{"type": "hint", "id": "x", "seat": 1}',
    "a move without a code": '{"type": "move", "id": "x", "seq": 1}',
    "a code that is a word": '{"type": "move", "id": "x", "seq": 1, "code": "first"}',
    "a code that is a fraction": '{"type": "move", "id": "x", "seq": 1, "code": 1.5}',
    "a negative code": '{"type": "move", "id": "x", "seq": 1, "code": -1}',
    "a huge code": '{"type": "move", "id": "x", "seq": 1, "code": 1e99}',
    "a negative number": '{"type": "move", "id": "x", "seq": -1, "code": 1}',
    "a huge number": '{"type": "move", "id": "x", "seq": 99999999999999999999, "code": 1}',
    "no key": '{"type": "move", "id": "", "seq": 1, "code": 1}',
    "a long key": '{"type": "move", "id": "' + "x" * 41 + '", "seq": 1, "code": 1}',
    "another seat": '{"type": "move", "id": "x", "seq": 1, "code": 1, "seat": 1}',
    "many elements": '{"type": "why", "id": "x", "elements": ["a","b","c","d","e","f","g","h","i"]}',
    "half a character": '{"type": "say", "id": "x", "text": "\\ud800"}',
    "a second hello": '{"type": "hello"}',
    "nested deeply": '{"type": "why", "id": "x", "elements": ' + "[" * 8000 + "]" * 8000 + "}",
}


@pytest.mark.parametrize("what", BAD)
def test_a_message_that_is_not_in_order_is_refused_and_nothing_happens(
    client: Client, server: Server, what: str
) -> None:
    player = mia(client)
    before = stored(server, player.table)
    player.say(BAD[what])
    refused = next(message for message in iter(player.hear, None) if isinstance(message, Refused))
    assert refused.code == "bad-request"
    assert "Traceback" not in refused.text
    assert player.ask(Why(key(), ["deck"]))
    assert stored(server, player.table) == before


def test_bytes_that_are_no_message_are_refused(client: Client) -> None:
    player = mia(client)
    player.say(b"\xff\x00\xfe")
    assert next(message for message in iter(player.hear, None) if isinstance(message, Refused)).code == "bad-request"


def test_whoever_goes_on_sending_nonsense_is_told_why_and_cut_off(client: Client) -> None:
    player = mia(client)
    for _ in range(live.MOST_BAD):
        player.say("{")
    assert player.closed() == CLOSED_BAD
    assert sum(isinstance(message, Refused) for message in player.messages) == live.MOST_BAD


@pytest.mark.parametrize("first", ["{", '{"type": "hint", "id": "x"}', '{"type": "hello", "token": 7}', "hello"])
def test_whoever_does_not_begin_with_hello_is_told_why_and_cut_off(client: Client, first: str) -> None:
    socket = connected(client.address, client.make("open", "open").table)
    socket.send(first)
    assert msgspec.json.decode(socket.recv(PATIENCE), type=Refused).code == "bad-request"
    assert code_of(socket) == CLOSED_BAD


@pytest.mark.parametrize("whole", [True, False])
def test_a_giant_message_ends_the_connection_of_its_sender_only(client: Client, whole: bool) -> None:
    players = client.sit("Mia", "Ben")
    giant = "x" * 1_000_000
    parts = [giant] if whole else [giant[:1000]] * 100
    with suppress(ConnectionClosed):  # it may be ended before all was sent
        players[0].socket.send(iter(parts))
    assert players[0].closed() in (1006, 1009)
    players[1].do(Say(key(), "Still here"))


def test_text_that_is_no_unicode_ends_the_connection(client: Client) -> None:
    player = mia(client)
    player.socket.send(b'{"type": "\xff"}', text=True)
    assert player.closed() == 1007
    still_well(client)


@pytest.mark.parametrize(
    "elements",
    [[""], ["card:"], ["row:/"], [":"], ["card:red-99"], ["row:red/hero/x"], ["hand:9"], ["\0"], ["a" * 80] * 8],
)
def test_elements_that_do_not_exist_are_answered_like_others(client: Client, elements: list[str]) -> None:
    answer = mia(client).ask(Why(key(), elements))
    assert isinstance(answer, Answer)
    assert answer.refusal is not None
    assert answer.refusal.clause


# Keys to seats


def test_the_key_to_another_table_is_refused(client: Client) -> None:
    table, other = client.make("open", "open"), client.make("open", "open")
    socket = connected(client.address, table.table)
    socket.send(msgspec.json.encode(Hello(other.token)).decode())
    assert msgspec.json.decode(socket.recv(PATIENCE), type=Refused).code == "wrong-token"
    assert code_of(socket) == CLOSED_FORBIDDEN


@pytest.mark.parametrize("id", ["AAAAAAAAAAAAAAAA", "x", "%00", "x" * 3000])
def test_tables_are_not_found_by_guessing(client: Client, id: str) -> None:
    socket = connected(client.address, id)
    socket.send('{"type": "hello"}')
    assert msgspec.json.decode(socket.recv(PATIENCE), type=Refused).code == "unknown-table"
    assert code_of(socket) == CLOSED_UNKNOWN


def test_ids_keys_and_invitations_are_too_long_to_guess(client: Client) -> None:
    made = [client.make("open", "open") for _ in range(20)]
    assert len({word for one in made for word in (one.table, one.token, one.invite)}) == 60
    assert all(len(one.table) >= 16 and len(one.invite) >= 16 and len(one.token) >= 32 for one in made)


def test_the_hash_of_a_key_is_no_key(client: Client, server: Server) -> None:
    made = client.make("open", "open")
    ((settings,),) = rows(server, "SELECT sheet FROM tables WHERE id = ?", made.table)
    hashed = msgspec.json.decode(settings)["seats"][0]["token"]
    assert refusal(client.ask("GET", f"/api/tables/{made.table}", token=hashed)) == (403, "wrong-token")


def test_an_open_seat_is_not_opened_by_an_empty_key(client: Client) -> None:
    made = client.make("open", "open")
    assert Player(client.address, made.table, "").welcome.seat is None
    answer = client.ask("POST", f"/api/tables/{made.table}/rematch", {}, headers={"Authorization": "Bearer"})
    assert refusal(answer) == (403, "wrong-token")


# Other sites


@pytest.mark.parametrize(
    "origin",
    [
        ELSEWHERE,
        "null",
        "http://127.0.0.1",
        "http://[",
        "//",
        "http://127.0.0.1:{port}@evil.example",
        "http://127.0.0.1:{port}.evil.example",
    ],
)
def test_pages_of_other_sites_neither_ask_nor_play(client: Client, server: Server, origin: str) -> None:
    origin = origin.format(port=server.port)
    answer = client.ask("POST", "/api/tables", plan("open", "open"), headers={"Origin": origin})
    assert refusal(answer) == (403, "wrong-origin")
    made = client.make("open", "open")
    with pytest.raises(InvalidStatus) as refused:
        connected(client.address, made.table, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page_asks_and_plays(client: Client, server: Server) -> None:
    origin = server.address.rstrip("/")
    answer = client.ask("POST", "/api/tables", plan("open", "open"), headers={"Origin": origin})
    made = msgspec.json.decode(answer.content, type=Seated)
    assert connected(client.address, made.table, origin=origin).response


def test_another_site_can_be_allowed(start: Callable[..., Server]) -> None:
    client = Client(start("--no-limits", f"--origin={ELSEWHERE}").address)
    ask = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization, content-type"}
    before = client.ask("OPTIONS", "/api/tables", headers={"Origin": ELSEWHERE, **ask})
    assert before.status_code == 200
    assert "POST" in before.headers["access-control-allow-methods"]
    answer = client.ask("POST", "/api/tables", plan("open", "open"), headers={"Origin": ELSEWHERE})
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == ELSEWHERE
    assert refusal(client.ask("OPTIONS", "/api/tables", headers={"Origin": "https://third.example", **ask}))[0] == 403


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("Play.Club.Example", "https://play.club.example", 200),
        ("play.club.example:443", "https://play.club.example", 200),
        ("play.club.example:8443", "https://play.club.example:8443", 200),
        ("play.club.example", "https://play.club.example:8443", 403),
        ("play.club.example", "ftp://play.club.example", 403),
        ("play.club.example", "https://play.club.example:port", 403),
        ("play.club.example", "null", 403),
    ],
)
def test_a_page_is_of_this_site_if_host_and_port_are_the_same(
    start: Callable[..., Server], host: str, origin: str, status: int
) -> None:
    client = Client(start("--name=play.club.example").address)
    body = {"seats": 3, "options": {}}
    answer = client.ask("POST", "/api/games/crimson/check", body, headers={"Host": host, "Origin": origin})
    assert answer.status_code == status


def test_other_sites_are_not_told_that_they_may_read(client: Client) -> None:
    headers = client.ask("GET", "/api/tables", headers={"Origin": ELSEWHERE}).headers
    assert "access-control-allow-origin" not in headers


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "localhost.evil.example", "[", "127.0.0.1.evil.example"]
)
def test_a_name_that_another_site_points_here_opens_nothing(client: Client, server: Server, host: str) -> None:
    name = host.format(port=server.port)
    headers = {"Host": name, "Origin": f"http://{name}"}
    assert refusal(client.ask("GET", "/api/tables", headers=headers)) == (421, "wrong-name")
    assert refusal(client.ask("POST", "/api/tables", plan("open", "open"), headers=headers)) == (421, "wrong-name")
    page = client.ask("GET", "/", headers=headers)
    assert (page.status_code, "--name" in page.text, "<" in page.text) == (421, True, False)
    live = f"/api/tables/{client.make('open', 'open').table}/live"
    assert client.ask("GET", live, headers={**headers, **UPGRADE}).status_code == 403


@pytest.mark.parametrize(
    "host", ["localhost:{port}", "LOCALHOST.", "mia.localhost", "192.168.1.5:8600", "[::1]:{port}"]
)
def test_names_of_this_machine_and_addresses_are_known(client: Client, server: Server, host: str) -> None:
    assert client.ask("GET", "/", headers={"Host": host.format(port=server.port)}).status_code == 200


def test_a_name_can_be_told(start: Callable[..., Server]) -> None:
    server = start("--name=play.club.example")
    for name, status in (("play.club.example", 200), ("Play.Club.Example:443", 200), ("club.example", 421)):
        assert Client(server.address).ask("GET", "/api/catalog", headers={"Host": name}).status_code == status


# Addresses and headers


@pytest.mark.parametrize("folder", ["/static/x", "/static", "/games/crimson/ui"])
@pytest.mark.parametrize(
    "way",
    [
        "/../../server/store.py",
        "/../../../../../../../../etc/passwd",
        "/%2e%2e/%2e%2e/server/store.py",
        "/..%2f..%2fserver%2fstore.py",
        "/....//....//server/store.py",
        "/..\\..\\server\\store.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/%00",
        "/base.css%00.js",
        "/../game.py",
        "/../rules.py",
    ],
)
def test_no_way_leads_out_of_the_folders_of_the_browser(server: Server, folder: str, way: str) -> None:
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        connection.putrequest("GET", folder + way, skip_host=False)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
    assert answer.status == 404
    assert b"root:" not in body
    assert b"import" not in body or b"<!doctype html>" in body.lower()


RAW: dict[str, bytes] = {
    "nonsense": b"\x00\x01\x02\x03\r\n\r\n",
    "no host": b"GET /api/catalog HTTP/1.1\r\n\r\n",
    "a giant header": b"GET /api/catalog HTTP/1.1\r\nHost: x\r\nX-Giant: " + b"x" * 200_000 + b"\r\n\r\n",
    "many headers": b"GET /api/catalog HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 20_000 + b"\r\n",
    "a giant address": b"GET /" + b"x" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "two lengths": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "a negative length": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
    "two ways to tell the length": (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    "a header that is folded": b"GET /api/catalog HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n",
    "a bad socket": b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
}


@pytest.mark.parametrize("what", RAW)
def test_strange_requests_do_not_disturb_the_server(client: Client, server: Server, what: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        try:
            raw.sendall(RAW[what])
            answer = raw.recv(100_000)
        except ConnectionError:
            answer = b""
    assert b"Traceback" not in answer
    assert b"500" not in answer.split(b"\r\n")[0]
    assert client.ask("GET", "/api/catalog").status_code == 200


def test_a_body_without_end_is_cut_off(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        while True:
            yield b" " * 10_000

    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        try:
            answer = http.post("/api/tables", content=endless())
        except httpx.TransportError:
            return  # it was ended while we were still sending
    assert refusal(answer) == (413, "too-large")


# Floods


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that a club has."""
    server = Server(tmp_path_factory.mktemp("limited") / "data", "--workers=1")
    server.start()
    yield server
    server.stop()


def from_address(server: Server, address: str) -> Client:
    """A client at another address of this machine."""
    client = Client(server.address)
    client.http = httpx.Client(
        base_url=client.address, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=address)
    )
    return client


def test_a_flood_of_messages_is_refused_and_others_play_on(limited: Server) -> None:
    flooder = from_address(limited, "127.0.0.11").sit("Mia", "Ben")[0]
    for _ in range(200):
        flooder.say(Undo("flood", 1_000_000))
    still_well(from_address(limited, "127.0.0.12"))
    answers = [flooder.expect(Refused) for _ in range(40)]
    slowed = [answer for answer in answers if answer.code == "slow-down"]
    assert slowed
    assert all("second" in answer.text for answer in slowed)


def test_a_flood_of_chat_is_refused(limited: Server) -> None:
    players = from_address(limited, "127.0.0.13").sit("Mia", "Ben")
    for number in range(50):
        players[0].say(Say(key(), f"spam {number}"))
    refused = [players[0].expect(Refused) for _ in range(25)]
    assert {answer.code for answer in refused} == {"slow-down"}
    said = Player(players[0].address, players[0].table).welcome.chat
    assert len(said) <= 25
    assert players[1].expect(Chat).line.text == "spam 0"


def test_a_flood_of_requests_is_refused_for_its_address_only(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        manager.limits = Limits({"requests": Limit(5, 1000.0)})

        async def open_tables() -> AsyncIterator[TableManager]:
            yield manager

        app = application(open_tables, AllowedHosts(["x"]))
        app.state.manager = manager

        async def ask(address: str) -> httpx.Response:
            transport = httpx.ASGITransport(app, client=(address, 7))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
                return await http.get("/api/catalog")

        assert [(await ask("10.0.0.1")).status_code for _ in range(5)] == [200] * 5
        assert refusal(await ask("10.0.0.1")) == (429, "slow-down")
        assert (await ask("10.0.0.2")).status_code == 200

    inside.in_manager(tmp_path, story)


def test_nobody_makes_tables_without_end(limited: Server) -> None:
    maker = from_address(limited, "127.0.0.16")
    answers = [maker.ask("POST", "/api/tables", plan("open", "open")) for _ in range(15)]
    assert [answer.status_code for answer in answers[:10]] == [200] * 10
    assert refusal(answers[-1]) == (429, "slow-down")


def test_a_claimed_address_does_not_help(limited: Server) -> None:
    maker = from_address(limited, "127.0.0.17")
    for number in range(12):
        headers = {"X-Forwarded-For": f"10.0.0.{number}", "Forwarded": f"for=10.0.0.{number}"}
        answer = maker.ask("POST", "/api/tables", plan("open", "open"), headers=headers)
    assert refusal(answer) == (429, "slow-down")


def test_invitations_cannot_be_tried_out_without_end(limited: Server) -> None:
    made = from_address(limited, "127.0.0.18").make("open", "open")
    guesser = from_address(limited, "127.0.0.19")
    answers = [guesser.ask("POST", f"/api/tables/{made.table}/join", {"name": "Eve", "invite": "x"}) for _ in range(40)]
    assert refusal(answers[0]) == (403, "not-invited")
    assert refusal(answers[-1]) == (429, "slow-down")


def test_connections_without_end_are_refused_for_their_address_only(limited: Server) -> None:
    table = from_address(limited, "127.0.0.20").make("open", "open").table
    with ExitStack() as stack:

        def come(address: str) -> None:
            socket = connected(limited.address, table, source_address=(address, 0), close_timeout=0)
            stack.enter_context(closing(socket))
            socket.send(msgspec.json.encode(Hello()))
            while not isinstance(DECODER.decode(socket.recv()), Welcome):  # a refusal, before the end
                pass

        def flood() -> None:
            for _ in range(200):
                come("127.0.0.21")

        with pytest.raises(ConnectionClosed) as refused:
            flood()
        assert refused.value.rcvd
        assert refused.value.rcvd.code == CLOSED_LIMIT
        come("127.0.0.22")


def test_after_a_restart_everybody_with_a_key_is_let_in_at_once(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    with Client(server.address) as club:
        seats = [player for _ in range(15) for player in club.sit("Mia", "Ben", "Eve")]
    assert len(seats) > LIMITS["connections"].burst
    server.stop()
    server.options = ("--workers=1",)
    server.start()
    back = [player.again() for player in seats]
    assert [player.welcome.seat for player in back] == [0, 1, 2] * 15
    leave(back)


def test_a_key_does_not_open_connections_without_end(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        table.viewers.all += [inside.Ear(0) for _ in range(MOST_PAGES)]
        with pytest.raises(RequestRefused, match="too many connections"):
            table.viewers.may_sit(0)
        table.viewers.may_sit(1)

    inside.in_manager(tmp_path, story)


def test_a_thousand_half_open_connections_hold_up_nobody(client: Client, server: Server) -> None:
    with ExitStack() as stack:
        for number in range(1000):
            half = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=("127.0.0.24", 0))
            stack.enter_context(half)
            half.sendall(b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\n"[: number % 40])
        still_well(client)


def test_whoever_never_says_hello_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 0.05)

    async def story(manager: TableManager) -> None:
        silent = inside.Line()
        await asyncio.wait_for(inside.connection(manager, silent, "table").running, PATIENCE)
        assert silent.closed == CLOSED_SLOW

    inside.in_manager(tmp_path, story)


def test_whoever_leaves_in_the_middle_of_a_move_harms_nobody(client: Client) -> None:
    """The move is carried through, and the others are neither cut off nor told anything that is not stored."""
    players = client.sit("Mia", "Ben", "Cleo")
    for round in range(10):
        mover = next(player for player in players if player.codes)
        others = [player for player in players if player is not mover]
        mover.say(msgspec.json.encode({"type": "move", "id": key(), "seq": mover.seq, "code": mover.codes[0]}))
        mover.socket.socket.close() if round % 2 else mover.leave()
        back = mover.again()
        players[players.index(mover)] = back
        for other in others:
            other.until(back.seq)
    assert all(sum(isinstance(message, Welcome) for message in player.messages) == 1 for player in players)


def test_refusals_have_no_hidden_state(client: Client) -> None:
    """What somebody asks about another's cards is answered the same, whoever holds them."""
    players = client.sit("Mia", "Ben", "Cleo")
    waiting = next(player for player in players if not player.codes)
    texts = set()
    for code in range(3, 53):
        with pytest.raises(No) as refused:
            waiting.move(code)
        texts.add(refused.value.problem.text)
    assert len(texts) == 1
