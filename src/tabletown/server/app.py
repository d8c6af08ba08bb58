"""The server as an ASGI application: routes, checks before every request, and what happens at start and end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage
from starlette.websockets import WebSocket

from tabletown import __version__
from tabletown.kernel import registry
from tabletown.server.allowed_hosts import AllowedHosts
from tabletown.server.api import ENDPOINTS
from tabletown.server.gathering import LIVE
from tabletown.server.limits import check, client
from tabletown.server.live import Connection
from tabletown.server.openapi import description
from tabletown.server.pages import WEB, Edition, GameFiles, WebFiles, no_page, page
from tabletown.server.problems import RequestRefused, refused, unstored
from tabletown.server.protocol import CLOSED_FORBIDDEN
from tabletown.server.response_cache import FOR_GOOD, SMALLEST
from tabletown.server.store import StoreTrouble
from tabletown.server.tables import TableManager
from tabletown.server.upgrade import EXTENSION

SWEEP_SECONDS: Final = 60.0
LONGEST_HOST: Final = 80
METRICS_COST: Final = 10
COMPRESSED: Final = 4
"""How hard changing answers are compressed: nearly as small as with 9, in a third of the time."""
PORTS: Final = {"http": 80, "https": 443}
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PAGES: Final = (
    "/",
    "/new/{slug}",
    "/join/{id}",
    "/deal/{id}",
    "/table/{id}",
    "/replay/{id}",
    "/review/{id}",
    "/how/{slug}",
    "/puzzles/{slug}",
    "/puzzles/{slug}/{puzzle}",
    "/rules/{slug}",
    "/lab/{slug}",
    "/record",
    "/daily",
    "/daily/{slug}",
    "/daily/{slug}/{day}",
    "/settings",
    "/credits",
)
METHODS: Final = sorted({endpoint.method for endpoint in ENDPOINTS})
ALLOWED: Final = ("authorization", "content-type")
"""What pages of other sites may send, if the host names these sites."""
WHAT_IS_WRONG: Final = {404: "unknown-path", 405: "unknown-path"}


class Guard:
    """Refuses other names and other sites, and puts the headers on that tell browsers to be careful."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts, origins: frozenset[str]) -> None:
        self.app = app
        self.hosts = hosts
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "websocket":
            send = self.with_headers(send)
        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send)
            return
        count(scope["app"], refusal)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CLOSED_FORBIDDEN})
        else:
            answer = problem(refusal) if scope["path"].startswith("/api/") else in_words(refusal)
            await answer(scope, receive, send)

    def refusal(self, scope: Scope) -> RequestRefused | None:
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not self.hosts.allow(host):
            return refused("wrong-name", HTTPStatus.MISDIRECTED_REQUEST, name=host[:LONGEST_HOST])
        careful = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if careful and not self.ours(headers):
            return refused("wrong-origin", 403)
        return None

    def ours(self, headers: Headers) -> bool:
        """Programs send no Origin; browsers always do."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            site = urlsplit(origin)
            here = urlsplit(f"{site.scheme}://{headers.get('host', '')}")
            usual = PORTS[site.scheme]
            return (site.hostname, site.port or usual) == (here.hostname, here.port or usual)
        except (ValueError, KeyError):  # no address at all, or none of a page
            return False

    def with_headers(self, send: Send) -> Send:
        async def send_careful(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "content-security-policy" not in headers:
                    headers["Content-Security-Policy"] = "default-src 'none'; frame-ancestors 'none'"
            await send(message)

        return send_careful


def count(app: Starlette, refusal: RequestRefused) -> None:
    manager: TableManager = app.state.manager
    manager.metrics.refused.labels(refusal.code).inc()


def problem(refusal: RequestRefused) -> Response:
    headers = {"Cache-Control": "no-store"}
    if refusal.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        headers["Connection"] = "close"  # or the rest of the body would still be read
    return Response(msgspec.json.encode(refusal.as_problem()), refusal.status, headers, media_type="application/json")


def in_words(refusal: RequestRefused) -> Response:
    """For people who opened an address."""
    return PlainTextResponse(str(refusal), refusal.status, {"Cache-Control": "no-store"})


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestRefused)
    count(request.app, error)
    return problem(error)


async def on_trouble(request: Request, error: Exception) -> Response:
    assert isinstance(error, StoreTrouble)
    return await on_refused(request, unstored(error))


async def on_not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = await on_refused(request, refused(WHAT_IS_WRONG.get(error.status_code, "internal"), error.status_code))
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        answer.headers["Allow"] = ", ".join(sorted(methods(request)))
    return answer


def methods(request: Request) -> set[str]:
    """How this address can be asked: the page for all other addresses is not meant."""
    found: set[str] = set()
    for route in request.app.routes[:-1]:
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE:
            found |= route.methods or set()
    return found or {"GET", "HEAD"}


async def on_failure(request: Request, error: Exception) -> Response:
    """Something that should not happen; whoever asked learns nothing of it."""
    return await on_refused(request, refused("internal", 500))


async def live(socket: WebSocket) -> None:
    """The connection goes on by itself."""
    Connection(
        socket.app.state.manager, socket.scope["extensions"][EXTENSION], client(socket), socket.path_params["id"]
    )


async def healthz(request: Request) -> Response:
    manager: TableManager = request.app.state.manager
    check(manager.limits, client(request), "requests")
    wrong = await manager.health()
    body = {"status": "ok" if wrong is None else "trouble", "version": __version__, "store": wrong or "ok"}
    return JSONResponse(body, 200 if wrong is None else 503, {"Cache-Control": "no-store"})


async def metrics(request: Request) -> Response:
    manager: TableManager = request.app.state.manager
    if not manager.metrics.open:
        raise refused("unknown-path", 404)
    check(manager.limits, client(request), "requests", METRICS_COST)
    return PlainTextResponse(manager.metrics.page(), media_type="text/plain; version=0.0.4")


async def favicon(request: Request) -> Response:
    """Browsers ask for it where a page names no icon, such as a report."""
    manager: TableManager = request.app.state.manager
    check(manager.limits, client(request), "requests")
    return FileResponse(WEB / "icon.svg", media_type="image/svg+xml")


async def openapi(request: Request) -> Response:
    manager: TableManager = request.app.state.manager
    check(manager.limits, client(request), "requests")
    found = manager.cache.find(request)
    return found or manager.cache.keep(request, msgspec.json.encode(description()), "application/json", FOR_GOOD)


def routes() -> list[BaseRoute]:
    games = [
        Mount(f"/games/{game.slug}/ui", GameFiles(directory=game.folder / "ui", check_dir=False))
        for game in registry.games()
    ]
    return [
        *(endpoint.route() for endpoint in ENDPOINTS),
        WebSocketRoute(LIVE, live),
        Route("/api/openapi.json", openapi),
        Route("/favicon.ico", favicon),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        *games,
        Mount("/static", WebFiles()),
        *(Route(path, page) for path in PAGES),
        Route("/{rest:path}", no_page),
    ]


def application(
    open_tables: Callable[[], AsyncIterator[TableManager]], hosts: AllowedHosts, origins: frozenset[str] = frozenset()
) -> Starlette:
    """The server. `open_tables` is run once, when it starts: an async generator of one table manager."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with asynccontextmanager(open_tables)() as manager:
            app.state.manager = manager
            sweeper = asyncio.create_task(sweep(manager))
            try:
                yield
            finally:
                sweeper.cancel()
                await manager.close()

    app = Starlette(
        routes=routes(),
        lifespan=lifespan,
        middleware=[
            Middleware(Guard, hosts=hosts, origins=origins),
            Middleware(CORSMiddleware, allow_origins=sorted(origins), allow_methods=METHODS, allow_headers=ALLOWED),
            Middleware(GZipMiddleware, minimum_size=SMALLEST, compresslevel=COMPRESSED),
        ],
        exception_handlers={
            RequestRefused: on_refused,
            StoreTrouble: on_trouble,
            HTTPException: on_not_found,
            Exception: on_failure,
        },
    )
    app.state.edition = Edition()
    return app


async def sweep(manager: TableManager) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        manager.sweep()
