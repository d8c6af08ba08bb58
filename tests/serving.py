"""A table server as a process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

OPEN = re.compile(r"^Tabletown is open at (http://127\.0\.0\.1:(\d+)/)$", re.MULTILINE)
DEALT = Path(__file__).with_name("dealt.py")
PATIENCE = 60
"""Seconds until a server that says nothing is given up."""


class Server:
    """`tabletown serve` on a free port. It can be stopped and started again, at the same address.

    With a word for luck it deals the same games on every run of the tests.
    """

    def __init__(self, data: Path, *options: str, program: str | None = None, luck: str = "") -> None:
        self.data = data
        self.program = [program] if program else [sys.executable, "-m", "tabletown"]
        self.luck = luck
        self.starts = 0
        self.options = options
        self.address = ""
        self.port = 0
        self.log = data.with_name(f"{data.name}.log")

    def start(self) -> None:
        self.starts += 1
        if self.luck:  # after another start there are other games, and other names of tables
            self.program = [sys.executable, str(DEALT), f"{self.luck} {self.starts}"]
        command = [*self.program, "serve", f"--port={self.port}", f"--data={self.data}", *self.options]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, cwd=self.data.parent, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )
        deadline = time.monotonic() + PATIENCE
        while not (opened := OPEN.search(self.log.read_text())):
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"The server does not start:\n{self.log.read_text()}")
            time.sleep(0.02)
        self.address, self.port = opened[1], int(opened[2])

    def stop(self) -> int:
        """End it as Ctrl-C does; its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a power cut does."""
        self.process.kill()
        self.process.wait()
