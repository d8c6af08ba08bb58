"""PostgreSQL for the tests of what several servers share: as the system has it. Standard library only."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.steps import Trouble, run, say

VARIABLE = "TABLETOWN_POSTGRES"
PACKAGE = "postgresql"
DEBIAN = Path("/usr/lib/postgresql")
"""Debian keeps the programs of each version in a folder of its own, outside the PATH."""

NEEDED = (
    f"The tests on PostgreSQL are skipped; install it with: apt-get install {PACKAGE} "
    f"(or set {VARIABLE} to the folder of its programs)."
)


def find() -> Path | None:
    """The folder with its programs: what TABLETOWN_POSTGRES says, the newest of Debian's, or that in the PATH."""
    named = os.environ.get(VARIABLE)
    if named:
        if not shutil.which("initdb", path=named):
            raise Trouble(f"{VARIABLE} is {named}, where there is no initdb.")
        return Path(named)
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    program = shutil.which("initdb")
    return versions[-1].parent if versions else Path(program).resolve().parent if program else None


def ensure() -> None:
    """Install PostgreSQL if it is missing and we may; otherwise a sentence tells what is not tested."""
    if find():
        return
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        say(NEEDED)
        return
    advice = "Install PostgreSQL in another way, then run the same command again."
    environ = ["env", "DEBIAN_FRONTEND=noninteractive"]
    run("Asking apt-get for the newest list of packages", [*environ, apt, "update"], advice)
    run(
        "Installing PostgreSQL for the tests of several servers (apt-get)",
        [*environ, apt, "install", "--yes", "--no-install-recommends", PACKAGE],
        advice,
    )
