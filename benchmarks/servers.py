"""The servers that are put under load: each a process of its own, with its CPU time and memory as Linux counts them."""

import os
import re
import select
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import environments
from environments import PEERS, WORK, Unavailable

OPEN = re.compile(r"open at (http://\S+)")
PATIENCE = 60  # seconds until a server that says nothing is given up


@dataclass
class Server:
    """A server that runs."""

    process: subprocess.Popen[str]
    address: str

    @property
    def cpu_seconds(self) -> float:
        """User and system time of all its threads, also of those that have ended."""
        return time.clock_gettime(cpu_clock(self.process.pid))

    @property
    def cpu_seconds_of_all(self) -> float:
        """The same with the processes that it has started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return self.cpu_seconds + sum(time.clock_gettime(cpu_clock(int(child))) for child in children)

    @property
    def memory(self) -> int:
        """The bytes that it holds in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Kind:
    """A server to be started, once for each measurement, so that every one begins with nothing."""

    command: Callable[[Path], list[str]]
    environ: dict[str, str]
    dialect: str
    """What the players have to speak."""

    @contextmanager
    def started(self, core: int | None) -> Iterator[Server]:
        """Runs it with an empty folder on this disk, and ends it."""
        WORK.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory(dir=WORK, prefix="load-") as folder:
            data = Path(folder)
            with (data / "stderr").open("w") as complaints, on_core(core):
                process = subprocess.Popen(
                    self.command(data / "data"),
                    env=environments.without_python_variables() | self.environ,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=complaints,
                    text=True,
                )
            try:
                yield Server(process, address(process, data / "stderr"))
            finally:
                process.kill()
                process.communicate()


def cpu_clock(process: int) -> int:
    """The clock of Linux that counts the CPU time of a process."""
    return ~process << 3 | 2


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """What is started in here stays on one core, with all its threads."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores if core is None else {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def address(process: subprocess.Popen[str], complaints: Path) -> str:
    """Where a server can be reached, as it says itself."""
    assert process.stdout is not None
    deadline = time.monotonic() + PATIENCE
    while select.select([process.stdout], [], [], max(0.0, deadline - time.monotonic()))[0]:
        line = process.stdout.readline()
        if found := OPEN.search(line):
            return found[1]
        if not line:
            break
    raise Unavailable(f"its server does not start: {environments.reason(complaints.read_text())}")


def tabletown(python: str, *start: str, more: Sequence[str] = ()) -> Kind:
    """By its command, or by a script that takes the same arguments."""
    command = [python, *(start or ("-m", "tabletown")), "serve"]
    options = ["--no-limits", "--port=0", "--workers=1", "--log=warning", *more]
    return Kind(lambda data: [*command, f"--data={data}", *options], {}, "tabletown")


def boardgameio(node: str, modules: Path, stored: bool) -> Kind:
    environ = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    command = [node, str(PEERS / "boardgameio_server.js")]
    return Kind(lambda data: [*command, str(data)] if stored else command, environ, "boardgame.io")
