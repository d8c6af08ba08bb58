"""What an answer costs: what stays the same is worked out once, and what costs much is limited more."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from tabletown.kernel.errors import BadInput
from tabletown.server import live, response_cache
from tabletown.server.allowed_hosts import AllowedHosts
from tabletown.server.api import ENDPOINTS
from tabletown.server.app import application
from tabletown.server.limits import Bucket, Limit, Limits
from tabletown.server.live import MOST_REFUSED
from tabletown.server.metrics import Metrics
from tabletown.server.protocol import Hello, Undo
from tabletown.server.tables import TableManager
from tests.server import inside
from tests.server.client import refusal
from tests.server.inside import in_manager

Ask = Callable[..., Awaitable[httpx.Response]]
FIXED = [
    "/api/games/crow",
    "/api/openapi.json",
    "/api/games/crimson/pack.toml",
    "/api/messages/en.ftl",
    "/api/games/crow/messages/en.ftl",
]


def asking(tmp_path: Path, limits: dict[str, Limit], story: Callable[[TableManager, Ask], Awaitable[None]]) -> None:
    """A manager with these limits, and somebody who asks it over HTTP."""

    async def whole(manager: TableManager) -> None:
        manager.limits = Limits(limits)

        async def open_tables() -> AsyncIterator[TableManager]:
            yield manager

        app = application(open_tables, AllowedHosts(["x"]))
        app.state.manager = manager

        async def ask(path: str, **headers: str) -> httpx.Response:
            transport = httpx.ASGITransport(app, client=("10.0.0.1", 7))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
                return await http.get(path, headers=headers)

        await story(manager, ask)

    in_manager(tmp_path, whole)


@pytest.mark.parametrize("path", FIXED)
def test_what_stays_the_same_is_compressed_once(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[bytes] = []
    compress_ = gzip.compress

    def compress(body: bytes, mtime: int) -> bytes:
        compressed.append(body)
        return compress_(body, mtime=mtime)

    async def story(manager: TableManager, ask: Ask) -> None:
        monkeypatch.setattr(gzip, "compress", compress)
        monkeypatch.setattr(response_cache, "monotonic", lambda: 0.0)
        answers = [await ask(path) for _ in range(3)]
        assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
        assert {answer.content for answer in answers} == {compressed[0]}
        assert len(compressed) == 1

    asking(tmp_path, {}, story)


def test_whoever_does_not_read_gzip_gets_plain_text(tmp_path: Path) -> None:
    async def story(manager: TableManager, ask: Ask) -> None:
        answer = await ask("/api/games/crow", **{"Accept-Encoding": "identity"})
        assert "content-encoding" not in answer.headers
        assert msgspec.json.decode(answer.content)["info"]["slug"] == "crow"

    asking(tmp_path, {}, story)


@pytest.mark.parametrize(
    "path",
    ["/healthz", "/metrics", "/api/openapi.json", "/api/catalog", "/static/x/base.css", "/games/crow/ui/table.js"],
)
def test_no_path_can_be_asked_for_without_end(path: str, tmp_path: Path) -> None:
    async def story(manager: TableManager, ask: Ask) -> None:
        assert (await ask(path)).status_code == 200
        assert refusal(await ask(path)) == (429, "slow-down")

    asking(tmp_path, {"requests": Limit(1, 1000.0), "files": Limit(1, 1000.0)}, story)


def test_a_log_counts_as_several_requests() -> None:
    costs = {endpoint.path: endpoint.cost for endpoint in ENDPOINTS}
    assert costs["/api/tables/{id}/log"] > costs["/api/tables/{id}/at/{move:count}"] > costs["/api/tables/{id}"]


def test_what_costs_more_empties_the_bucket_sooner() -> None:
    bucket = Bucket(Limit(10, 1.0), lambda: 0.0)
    assert bucket.take(6) == 0
    assert bucket.take(6) == pytest.approx(2.0)
    assert bucket.take(4) == 0


def test_metrics_can_be_closed(tmp_path: Path) -> None:
    async def story(manager: TableManager, ask: Ask) -> None:
        manager.metrics.serve_at("off")
        assert refusal(await ask("/metrics")) == (404, "unknown-path")

    asking(tmp_path, {}, story)


@pytest.mark.parametrize("where", ["on", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999999"])
def test_a_wrong_address_for_metrics_is_said(where: str) -> None:
    with pytest.raises(BadInput, match="--metrics is off or ADDRESS:PORT"):
        Metrics().serve_at(where)


def test_whoever_sends_what_is_refused_is_heard_more_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        paused = asyncio.Event()

        async def sleep(seconds: float) -> None:
            assert seconds == live.PAUSE
            paused.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(asyncio, "sleep", sleep)
        flooder = inside.Line()
        connection = inside.connection(manager, flooder, table.id)
        flooder.say(Hello())
        for number in range(2 * MOST_REFUSED):
            flooder.say(Undo(str(number), 1))
        await paused.wait()
        assert connection.refused == MOST_REFUSED + 1
        assert not flooder.reads
        monkeypatch.undo()
        connection.running.cancel()

    in_manager(tmp_path, story)
