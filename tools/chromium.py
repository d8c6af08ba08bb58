"""The browser of the browser tests: Chromium as the system has it. Standard library only."""

from __future__ import annotations

import os
import shutil

from tools.steps import Trouble, run

VARIABLE = "TABLETOWN_CHROMIUM"
PACKAGE = "chromium-headless-shell"
"""Chromium without windows of its own, which it would draw for every test: the tests take a quarter less time."""
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")

NEEDED = (
    f"The browser tests need Chromium; install it with: apt-get install {PACKAGE} (or set {VARIABLE} to its program)."
)


def find() -> str | None:
    """The program: what TABLETOWN_CHROMIUM says, or the first in the PATH."""
    named = os.environ.get(VARIABLE)
    if named:
        program = shutil.which(named)
        if not program:
            raise Trouble(f"{VARIABLE} is {named}, which is not a program.")
        return program
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """Install Chromium if it is missing and we may."""
    if find():
        return
    apt = shutil.which("apt-get")
    if not apt or os.geteuid() != 0:
        raise Trouble(NEEDED)
    advice = "Install Chromium in another way, then run the same command again."
    environ = ["env", "DEBIAN_FRONTEND=noninteractive"]
    run("Asking apt-get for the newest list of packages", [*environ, apt, "update"], advice)
    run(
        "Installing Chromium for the browser tests (apt-get)",
        [*environ, apt, "install", "--yes", "--no-install-recommends", PACKAGE],
        advice,
    )
    if not find():
        raise Trouble(NEEDED)
