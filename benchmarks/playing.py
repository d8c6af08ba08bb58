"""The players that put a server under load: a process of its own, with four seats at every table."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import environments
from environments import PEERS, Unavailable
from servers import on_core


class Players:
    """The process that plays at all tables; it says in lines of JSON how far it is."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def wait_for(self, phase: str) -> dict[str, object]:
        assert self.process.stdout is not None
        for text in self.process.stdout:
            line: dict[str, object] = json.loads(text)
            if line["phase"] == phase:
                return line
        _, complaints = self.process.communicate()
        raise Unavailable(f"the players stopped: {environments.reason(complaints)}")


@contextmanager
def players(
    dialect: str, address: str, numbers: tuple[float, ...], may_set_up: bool, core: int | None
) -> Iterator[Players]:
    """Plays at so many tables, a move every so many seconds; warms up for so long, then measures for so long."""
    node, modules = environments.node_environment("boardgameio", may_set_up)
    with on_core(core):
        process = subprocess.Popen(
            [node, str(PEERS / "traffic.js"), dialect, address, *map(str, numbers)],
            env=environments.without_python_variables() | {"NODE_PATH": str(modules), "NODE_ENV": "production"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    try:
        yield Players(process)
    finally:
        process.kill()
        process.communicate()
