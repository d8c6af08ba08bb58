"""Starts and ends the server: `tabletown serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
import uvloop
from msgspec.structs import replace

from tabletown.kernel.errors import BadInput
from tabletown.kernel.preparation import Preparation
from tabletown.server.allowed_hosts import AllowedHosts
from tabletown.server.app import application
from tabletown.server.bot_workers import BotWorkers
from tabletown.server.gathering import Gathering
from tabletown.server.http_limits import limited_http, most_connections
from tabletown.server.limits import LIMITS, Limits
from tabletown.server.pages import import_map
from tabletown.server.preparing import preparing
from tabletown.server.processes import ServerProcesses, end_with_parent
from tabletown.server.stores import Place, open_store
from tabletown.server.studies import StudyRunner
from tabletown.server.tables import IDLE_AFTER, TableManager
from tabletown.server.upgrade import Upgrade, answer_passed

BACKLOG: Final = 2048
MOST_FILES: Final = 65_536
GRACE_SECONDS: Final = 5
KEEP_SECONDS: Final = 75
"""Idle connections are kept longer than clients and proxies keep theirs, so that none meets a closing door."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")
SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's."""
ADDRESS: Final = "Tabletown is open at {address}"
ROOM: Final = "The system allows {files} open files: room for {connections} connections at once."


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({key: str(value) for key, value in vars(record).items() if key not in self.PLAIN})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tabletown", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # what it could not say to a line that is cut is no news
    if level == "debug":  # then uvicorn would write down what is in the messages: tokens, and what seats know
        logging.getLogger("uvicorn").setLevel(logging.INFO)


class ServerSettings(msgspec.Struct, frozen=True):
    """How a server is started."""

    host: str
    port: int
    data: Path
    store: Place
    """Where the games are kept: in the same folder, or in a database."""
    workers: int
    open: bool
    names: frozenset[str]
    """By which it may be called, besides its own."""
    origins: frozenset[str]
    proxies: str
    """Addresses of proxies whose word on the client's address is taken."""
    log: str
    limited: bool
    guests: dict[str, str]
    """Bots that the host brought."""
    lab: bool
    prepare: list[str]
    """The command that gets things ready behind the open tables, and its words."""
    processes: int = 1
    gather: bool = True
    """Whether players of one table are gathered in one of the processes."""
    idle: float = IDLE_AFTER
    metrics: str = ""
    """Where the metrics are, if not at /metrics: an address of their own, or `off`."""


def serve(settings: ServerSettings) -> int:
    """Serves until it is asked to stop; what was acknowledged is stored."""
    log_to_stderr(settings.log)
    files = allow_many_connections()
    check_sharing(settings)
    several = settings.processes > 1
    listening = listen(settings.host, settings.port, several)
    port = listening.getsockname()[1]
    address = f"http://{shown_host(settings.host)}:{port}/"

    def announce() -> None:
        print(ADDRESS.format(address=address), flush=True)
        print("Ctrl-C closes it; all games are stored.", flush=True)
        print(ROOM.format(files=files, connections=most_connections(files)), flush=True)
        if settings.open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if several:  # the socket here takes no connections: it only holds the port
        servers = ServerProcesses(serve_one, settings.processes, announce, settings.gather)
        return servers.run(replace(settings, port=port))
    uvloop.run(run(settings, listening, announce, Gathering()))
    return 0


def check_sharing(settings: ServerSettings) -> None:
    """BadInput if several processes cannot do what is wanted."""
    if settings.processes == 1:
        return
    if isinstance(settings.store, Path):
        raise BadInput("one SQLite file serves one process; --processes needs --store postgresql://USER@HOST/NAME")
    if settings.lab or settings.prepare:
        raise BadInput("the lab needs a server of its own: leave out --lab, or --processes")
    asyncio.run(close_again(settings))


async def close_again(settings: ServerSettings) -> None:
    """Opens the store once before all processes do: what is wrong with it is said once."""
    await (await open_store(settings.store)).close()


def serve_one(number: int, opened: Callable[[], None], line: socket.socket, settings: ServerSettings) -> None:
    """What one of several processes does."""
    log_to_stderr(settings.log)
    allow_many_connections()
    listening = listen(settings.host, settings.port, shared=True)
    uvloop.run(run(settings, listening, opened, Gathering(number, line)))


def rest_from_collecting() -> None:
    """Hardly anything here is garbage in circles: looking for it seldom spares pauses of half a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


async def run(
    settings: ServerSettings, listening: socket.socket, opened: Callable[[], None], gathering: Gathering
) -> None:
    import_map("")
    store = await open_store(settings.store)
    rest_from_collecting()
    bot_workers = BotWorkers(settings.workers, guests=settings.guests)
    studies = StudyRunner(settings.data / "lab") if settings.lab else None
    preparation = Preparation(settings.prepare)
    manager = TableManager(store, bot_workers, Limits(LIMITS if settings.limited else {}), studies, preparation)
    manager.idle_after = settings.idle
    manager.network = network_address(settings.host, listening.getsockname()[1])
    if settings.metrics:
        manager.metrics.serve_at(settings.metrics, gathering.number)

    async def open_tables() -> AsyncIterator[TableManager]:
        manager.attend()
        yield manager

    files = allow_many_connections()
    config = uvicorn.Config(
        application(open_tables, AllowedHosts((settings.host, *settings.names)), settings.origins),
        http=limited_http(files, settings.proxies, gathering),
        ws=Upgrade,
        log_config=None,
        access_log=False,
        backlog=BACKLOG,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_SECONDS,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
    )
    server = Announced(config, manager, opened, gathering, most_connections(files))
    end_with_parent(server)
    async with preparing(preparation, bot_workers, studies):
        await server.serve(sockets=[listening])


class Announced(uvicorn.Server):
    """Says when it can be reached, and takes leave of people before it ends."""

    def __init__(
        self,
        config: uvicorn.Config,
        manager: TableManager,
        opened: Callable[[], None],
        gathering: Gathering,
        most: int,
    ) -> None:
        super().__init__(config)
        self.manager = manager
        self.opened = opened
        self.gathering = gathering
        self.most = most

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.gathering.open(self._has_room, self._take, self.manager.metrics)
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.gathering.close()
        await self.manager.farewell()
        await super().shutdown(sockets)

    def _has_room(self) -> bool:
        return not self.should_exit and len(self.server_state.connections) <= self.most

    def _take(self, passed: socket.socket, request: bytes) -> None:
        answering = answer_passed(self.config, self.server_state, self.lifespan.state, passed, request)
        task = asyncio.get_running_loop().create_task(answering)
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket for connections, which several processes may share; BadInput says why there is none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(address)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(f"nothing can be served at {host}, port {port}: {reason}; try another one with --port") from None
    return listening


def allow_many_connections() -> int:
    """Every connection is an open file, and systems allow few of them unless asked; how many it allows now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def network_address(host: str, port: int) -> str:
    """Where others in the local network find a server that listens everywhere; nothing if they cannot, or know it."""
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # nothing is sent: this only chooses a way
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


def shown_host(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
