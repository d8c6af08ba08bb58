"""Nobody learns what they should not: worlds that an audience cannot tell apart send it the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tabletown.bots.advice import Advice, Caution
from tabletown.kernel.records import Message
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tabletown.server import clock
from tabletown.server.bot_workers import question
from tabletown.server.problems import RequestRefused
from tabletown.server.store import TableRow
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tests.server import inside
from tests.server.client import Client, Player, play, rows
from tests.serving import Server

WORLDS = 60
"""So many worlds are tried for one in which a move could have happened as well."""
MOVES = 40
ELEMENTS = [["deck"], ["power:use"], ["power:keep"], ["hand:1"], ["hand:0", "deck"]]
CASES = [
    ("plain", 0, {}),
    ("plain", None, {}),
    ("one-action", 0, {"one_action": True}),
    ("one-action", None, {"one_action": True}),
]


class Readers:
    """Instead of bots: answers that follow from what a bot is sent, and from nothing else."""

    async def hints(self, state: State, seat: int, seed: str, table: str = "", client: str = "") -> list[Advice]:
        digest = sha256(question(state, seat, "", "fixed")).digest()
        codes = state.legal(seat)
        return [Advice(int(codes[byte % len(codes)]), byte / 255, 0.1, []) for byte in digest[:3]]

    async def warnings(self, state: State, seat: int, seed: str, table: str = "", client: str = "") -> list[Caution]:
        digest = sha256(question(state, seat, "", "fixed", warn=True)).digest()
        codes = state.legal(seat)
        return [Caution(int(codes[byte % len(codes)]), [Message("warning-loses")]) for byte in digest[:2]]

    async def close(self) -> None:
        pass


async def copy(manager: TableManager, original: Table) -> Table:
    """The same table at another server, as it was when the game began."""
    row = original.row(original.settings, "playing")
    table = Table(manager, TableRow(original.id, row.game, "waiting", False, original.created, 0, row.settings))
    async with table.lock:
        await table.seating.begin_at(table.settings, await original.at(0))
    return table


def be(table: Table, original: Table, world: State) -> None:
    """Everything is as at the original table, but what the audience does not know."""
    assert original.course.history is not None
    table.course.history = original.course.history.copy()
    table.course.history.state = world
    table.course.seq = original.course.seq
    table.course.asked = list(original.course.asked)
    table.course.keys = {seat: dict(keys) for seat, keys in original.course.keys.items()}
    table.changed = original.changed


async def asked(table: Table, seat: int | None) -> bytes:
    """Everything that an audience can ask for at one moment."""
    ear = inside.Ear(seat)
    async with table.lock:
        answers: list[object] = [await table.telling.welcome(ear, -1, 0)]
    table.viewers.remove(ear)
    answers += [table.telling.info(), table.telling.position(seat)]
    if seat is not None:
        cards = [
            element for kind in table.game.layout.kinds for element in ([f"card:{kind}"], [f"card:{kind}", "deck"])
        ]
        rows = [[f"row:{colour}/{side}"] for colour in ("red", "blue") for side in ("hero", "villain")]
        answers += [table.play.why(seat, elements) for elements in [*ELEMENTS, *cards, *rows]]
        codes = range(len(table.course.moves) % 9, table.game.layout.actions + 9, 9)
        answers += [await refused(table, seat, code) for code in codes]
        answers += [table.consent.means(seat), table.course.asks(seat)]
        for ask in (table.hints.ask, table.hints.warn):
            try:
                answers.append(await ask(seat, "hint"))
            except RequestRefused as refusal:
                answers.append(refusal.as_message("hint"))
    return msgspec.json.encode(answers)


async def refused(table: Table, seat: int, code: int) -> object:
    """The answer to a move that is not legal; nothing for one that is."""
    if code in table.started().legal(seat):
        return None
    try:
        await table.play.move(seat, f"try-{code}", table.course.seq, code, lambda _: None)
    except RequestRefused as refusal:
        return refusal.as_message("try")
    raise AssertionError(f"{code} was played")


def fitting(real: State, audience: int | None, seat: int, code: int, seed: str) -> tuple[State, int] | None:
    """A world before a move, and a move there, after which the audience cannot tell the worlds apart."""
    after = real.clone()
    after.apply(seat, code)
    if after.view().numbers["round"] != real.view().numbers["round"]:
        return None  # all that came to light at the end of the round is gone from the view
    for number in range(WORLDS):
        world = real.imagine(audience, f"{seed}/{number}")
        sealed = len(real.actors()) > 1 and seat != audience
        codes = [int(other) for other in world.legal(seat) if sealed and other != code] or [code]
        then = world.clone()
        if codes[0] in world.legal(seat):
            then.apply(seat, codes[0])
            if then.view(audience) == after.view(audience) and world.hash() != real.hash():
                return world, codes[0]
    return None


@pytest.mark.slow
@pytest.mark.parametrize(("name", "audience", "options"), CASES)
def test_worlds_that_an_audience_cannot_tell_apart_send_it_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, audience: int | None, options: dict[str, bool]
) -> None:
    monkeypatch.setattr(clock, "now", lambda: 1_700_000_000_000)
    compared = set()

    async def story(one: TableManager, two: TableManager) -> None:
        one.bot_workers = two.bot_workers = Readers()  # type: ignore[assignment]
        real = await inside.seated(one, 3, **options)
        other = await copy(two, real)
        rng = Rng(f"hidden/{name}")
        while not real.started().over and len(real.course.moves) < MOVES:
            state = real.started()
            be(other, real, state.imagine(audience, f"{len(real.course.moves)}"))
            assert await asked(real, audience) == await asked(other, audience)
            seats = state.actors()
            seat = seats[rng.below(len(seats))]
            codes = state.legal(seat)
            code = int(codes[rng.below(len(codes))])
            found = fitting(state, audience, seat, code, f"{name}/{len(real.course.moves)}")
            if found is not None:
                world, there = found
                be(other, real, world)
                told = await moved(other, audience, seat, there)
                assert await moved(real, audience, seat, code) == told
                compared.add(("sealed" if len(seats) > 1 else "open", seat == audience))
            else:
                await moved(real, audience, seat, code)

    async def whole() -> None:
        async with inside.opened(tmp_path / "one") as one, inside.opened(tmp_path / "two") as two:
            await story(one, two)

    asyncio.run(whole())
    assert ("open", False) in compared
    assert audience is None or ("open", True) in compared


async def moved(table: Table, audience: int | None, seat: int, code: int) -> list[bytes]:
    """What an audience is told of a move."""
    ear = inside.Ear(audience)
    table.viewers.add(ear)
    await table.play.move(seat, f"move-{table.course.seq}", table.course.seq, code, lambda _: None)
    table.viewers.remove(ear)
    assert ear.heard
    return ear.heard


def test_what_is_decided_in_secret_is_told_in_as_many_bytes(tmp_path: Path) -> None:
    """Whether somebody keeps or uses a power card cannot be told from anything that the others are sent."""
    told: dict[int, list[bytes]] = {}

    async def decide(table: Table, code: int) -> None:
        async with table.lock:
            ears = [inside.Ear(0), inside.Ear(None)]
            for ear in ears:
                await table.telling.welcome(ear, -1, 0)
        assert table.course.history is not None
        before = table.course.history.copy()
        await table.play.move(2, f"k{code}", table.course.seq, code, lambda _: None)
        told[code] = [message for ear in ears for message in ear.heard if b'"update"' in message[:20]]
        table.course.history = before
        table.course.seq -= 1
        table.viewers.all.clear()

    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        while len(table.started().actors()) < 3:
            await inside.play(table, 1)
            if table.started().over:
                table = await inside.seated(manager)
        for code in table.started().legal(2):
            await decide(table, int(code))
            table.course.seq += 1  # the number is taken in the store

    inside.in_manager(tmp_path, story)
    first, second = told.values()
    assert len(first) == 2
    assert [len(message) for message in first] == [len(message) for message in second]


# Secrets


def test_secrets_are_in_no_answer_and_in_no_log_before_they_should(start: Callable[..., Server]) -> None:
    server = start("--no-limits", "--log=debug")
    client = Client(server.address)
    numbers = ["a1" * 32, "b2" * 32]
    made = client.make("open", adds=True)
    tokens = [made.token, client.join(made, "Ben", adds=True).token]
    players = client.come(made.table, tokens, numbers)
    guest = Player(server.address, made.table)
    answers: list[str] = []
    for _ in range(12):
        play([*players, guest], 1)
        for token in (*tokens, ""):
            for path in ("", "/log", "/at/0", "/export", "/at/0?seat=1"):
                answers.append(client.ask("GET", f"/api/tables/{made.table}{path}", token=token).text)
    answers += [client.ask("GET", path).text for path in ("/api/tables", "/metrics", "/healthz", "/api/openapi.json")]
    ((text,),) = rows(server, "SELECT sheet FROM tables WHERE id = ?", made.table)
    settings = msgspec.json.decode(text)
    secrets = [settings["secret"], settings["seed"], *numbers, *tokens]
    secrets += [seat["token"] for seat in settings["seats"]]
    told = "\n".join([*answers, *(frame for player in (*players, guest) for frame in player.frames)])
    assert not [secret for secret in secrets if secret in told]
    assert told.count(settings["invite"]) == players[0].frames[0].count(settings["invite"]) == 1  # who waits may invite
    play([*players, guest])
    assert settings["secret"] in client.ask("GET", f"/api/tables/{made.table}/export").text
    server.stop()
    log = server.log.read_text()
    assert "accepted" in log
    assert not [secret for secret in secrets if secret[:16] in log]


def test_an_invitation_is_told_only_to_those_who_sit_there(client: Client) -> None:
    made = client.make("open", "open", listed=True)
    mia, guest = Player(client.address, made.table, made.token), Player(client.address, made.table)
    ben = Player(client.address, made.table, client.join(made, "Ben").token)
    ben.leave()
    assert mia.welcome.invite == ben.welcome.invite == made.invite
    told = [client.ask("GET", path).text for path in ("/api/tables", f"/api/tables/{made.table}")]
    client.join(made, "Cleo")
    guest.until(1)
    assert not [text for text in (*told, *guest.frames) if made.invite in text]


def test_an_onlooker_never_sees_a_card_in_a_hand(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    guest = Player(client.address, players[0].table)
    while not guest.over:
        for hand in ("hand:0", "hand:1"):
            assert guest.position is not None
            shown = [card for card in guest.position.view.zones[hand] if card is not None]
            assert guest.position.view.step in ("power", "stuck", "scoring") or shown == []
        play([*players, guest], 1)
