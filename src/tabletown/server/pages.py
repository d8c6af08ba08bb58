"""The browser part: one page for all addresses, its modules and styles, and what they may do (CSP)."""

from __future__ import annotations

import base64
import mimetypes
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.messages import LANGUAGE
from tabletown.server import modules
from tabletown.server.limits import check, check_file, client
from tabletown.server.previews import preview
from tabletown.server.problems import refused

if TYPE_CHECKING:
    from tabletown.server.tables import TableManager

WEB: Final = Path(__file__).parent.parent / "web"
FOR_EVER: Final = "public, max-age=31536000, immutable"
CHECK_AGAIN: Final = "no-cache"
FRESH: Final = 1.0
"""Seconds until pages look at the files again: edit and reload works without a restart, and a flood costs little."""
LOBBY: Final = "lobby.js"
TABLE: Final = "table.js"

for ending, kind in {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}.items():
    mimetypes.add_type(kind, ending)


class WebFiles(StaticFiles):
    """Files under /static/DIGEST/: the digest changes with them, so they can be kept for ever."""

    def __init__(self) -> None:
        super().__init__(directory=WEB)

    async def get_response(self, path: str, scope: Scope) -> Response:
        check_file(scope)
        digest, _, rest = path.partition("/")
        response = await super().get_response(rest, scope)
        edition: Edition = scope["app"].state.edition
        lasting = digest == edition.digest and edition.has(rest)
        response.headers["Cache-Control"] = FOR_EVER if lasting else CHECK_AGAIN
        return response


class GameFiles(StaticFiles):
    """A game's own table, under /games/SLUG/ui/."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        check_file(scope)
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = CHECK_AGAIN
        return response


class Edition:
    """The files of the browser part as they were a moment ago, and the pages that are made of them."""

    def __init__(self) -> None:
        files = [path for path in sorted(WEB.rglob("*")) if path.is_file()]
        self.marks = {path.relative_to(WEB).as_posix(): mark(path) for path in files}
        self.digest = sha256(msgspec.json.encode(self.marks)).hexdigest()[:16]
        """Changes with every file."""
        self.seen = monotonic()
        self.routes = modules.routes(WEB / "shell" / "routes.js")
        self.pages: dict[tuple[str | None, Game | None], tuple[str, str]] = {}

    def has(self, name: str) -> bool:
        """Whether this file is still the same."""
        return self.marks.get(name) == mark(WEB / name)

    def page(self, routed: str | None, game: Game | None) -> tuple[str, str]:
        """The page whose module this is, about this game, and what it may do."""
        if (routed, game) not in self.pages:
            base = f"/static/{self.digest}"
            names = import_map(base)
            map = msgspec.json.encode({"imports": names})
            text = (WEB / "index.html").read_text(encoding="utf-8")
            slug = game.slug if game and routed == TABLE else ""
            filled = {
                "base": base,
                "importmap": map.decode(),
                "preloads": preloads(base, names, routed, slug),
                "preview": preview(game),
            }
            for name, value in filled.items():
                text = text.replace(f"{{{{{name}}}}}", value)
            self.pages[routed, game] = text, policy(map)
        return self.pages[routed, game]


def mark(file: Path) -> tuple[int, int]:
    """Changes with a file."""
    about = file.stat()
    return about.st_size, about.st_mtime_ns


def import_map(base: str) -> dict[str, str]:
    """Where the browser finds modules by their bare names; games use the shared pieces through `tabletown/`."""
    try:
        packages = msgspec.json.decode((WEB / "vendor" / "imports.json").read_bytes(), type=dict[str, str])
    except OSError:
        raise BadInput(
            "the browser part is not complete: web/vendor is missing; run ./play, or install a wheel"
        ) from None
    imports = {name: f"{base}/vendor/{path}" for name, path in packages.items()}
    return {**imports, "tabletown/": f"{base}/"}


def preloads(base: str, names: dict[str, str], routed: str | None, slug: str) -> str:
    """Links to what the page begins with: they tell the browser at once what it would find out step by step."""
    games = {f"/games/{game.slug}/ui/": game.folder / "ui" for game in registry.games()}
    roots = [f"{base}/shell/{module}" for module in ("main.js", routed) if module]
    if routed == LOBBY:
        roots += [f"{start}poster.js" for start in games]
    if slug:
        roots += [f"/games/{slug}/ui/table.js"]
    known = modules.Modules({f"{base}/": WEB, **games}, names)
    links = [f'<link rel="modulepreload" href="{address}">' for address in known.needed(roots)]
    style = f"/games/{slug}/ui/table.css"
    if known.file(style):
        links.append(f'<link rel="preload" as="style" href="{style}">')
    links += [f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in answers(routed, slug)]
    return "\n  ".join(links)


def answers(routed: str | None, slug: str) -> list[str]:
    """What the page's script will ask for first, whoever opens it."""
    asked = [f"/api/messages/{LANGUAGE}.ftl"]
    if routed == LOBBY:
        games = [game.slug for game in registry.games()]
        return [*asked, "/api/catalog", *(f"/api/games/{game}/messages/{LANGUAGE}.ftl" for game in games)]
    return [*asked, f"/api/games/{slug}", f"/api/games/{slug}/messages/{LANGUAGE}.ftl"] if slug else asked


def policy(map: bytes) -> str:
    """Only our own files, and no script in the page but the import map, by its hash."""
    digest = base64.b64encode(sha256(map).digest()).decode()
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'sha256-{digest}'",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "frame-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


async def page(request: Request) -> Response:
    """The page; what it shows is decided by its script from the address."""
    manager: TableManager = request.app.state.manager
    check(manager.limits, client(request), "requests")
    edition: Edition = request.app.state.edition
    if monotonic() - edition.seen > FRESH:
        edition = request.app.state.edition = Edition()
    routed = modules.routed(edition.routes, request.url.path)
    text, allowed = edition.page(routed, game_of(request, manager))
    return HTMLResponse(text, headers={"Content-Security-Policy": allowed, "Cache-Control": CHECK_AGAIN})


def game_of(request: Request, manager: TableManager) -> Game | None:
    """The game that an address is about: it names it, or a table at which it is being played."""
    words = request.path_params
    table = manager.tables.get(words.get("id", ""))
    if table is not None:
        return table.game
    return next((game for game in registry.games() if game.slug == words.get("slug")), None)


async def no_page(request: Request) -> Response:
    """Addresses that do not exist get the page too, to say so; programs get a problem."""
    if request.url.path.startswith(("/api/", "/static/", "/games/")):
        raise refused("unknown-path", 404)
    response = await page(request)
    response.status_code = 404
    return response
