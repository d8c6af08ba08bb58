"""A PostgreSQL of the tests' own, on a socket in a folder of its own. It can be stopped, killed and started again."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from tools import postgres

OWNERS = ("postgres", "nobody")
"""Who runs it for root, whom initdb refuses."""
PATIENCE = 60
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # nobody cuts the power here: whatever is killed, the system keeps what was written
    "max_connections": "200",
    "shared_buffers": "16MB",
    "log_min_messages": "fatal",
}


class Postgres:
    """A server. Each club in it has a schema of its own."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="tabletown-"))
        self.owner = self._owner()
        self.clubs = 0
        if self.owner is not None:
            os.chown(self.folder, pwd.getpwnam(self.owner).pw_uid, -1)
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", "--username=tabletown")

    @staticmethod
    def _owner() -> str | None:
        if os.geteuid() != 0:
            return None
        names = {entry.pw_name for entry in pwd.getpwall()}
        return next(name for name in OWNERS if name in names)

    def _run(self, program: str, *options: str) -> None:
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *options]
        with (self.folder / "output").open("a") as output:
            done = subprocess.run(
                command, user=self.owner, cwd="/", stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False
            )
        if done.returncode:
            raise AssertionError((self.folder / "output").read_text())

    def start(self) -> None:
        options = " ".join(f"-c {name}={value!r}" for name, value in SETTINGS.items())
        self._run("pg_ctl", "start", "--wait", f"--timeout={PATIENCE}", "-o", f"-k {self.folder} {options}")

    def stop(self, mode: str = "fast") -> None:
        """Ends it: `fast` takes leave, `immediate` does not."""
        self._run("pg_ctl", "stop", f"--mode={mode}", "--wait", f"--timeout={PATIENCE}")

    def signal(self, number: signal.Signals) -> None:
        """To the process that all others of it belong to."""
        os.kill(int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0]), number)

    def remove(self) -> None:
        with suppress(AssertionError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, schema: str = "public") -> str:
        return f"postgresql://tabletown@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def club(self) -> str:
        """The address of a database with nothing in it."""
        self.clubs += 1
        schema = f"club_{os.getpid()}_{self.clubs}"
        self.ask(f"CREATE SCHEMA {schema}")
        return self.address(schema)

    def ask(self, sql: str) -> list[tuple[object, ...]]:
        """What the database itself says."""
        with psycopg.connect(self.address(), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return list(cursor.fetchall()) if cursor.description else []


def started() -> Postgres:
    """A server of one's own; the test is skipped where there is no PostgreSQL."""
    programs = postgres.find()
    if programs is None:
        pytest.skip(postgres.NEEDED)
    server = Postgres(programs)
    try:
        server.start()
    except BaseException:
        server.remove()
        raise
    return server
