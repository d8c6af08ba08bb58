"""What installs Python packages: uv, fetched from the package index when it is missing, and pip where uv does not work.

Both read the same locked, hashed requirements. TABLETOWN_PIP=1 does without uv.
Standard library only. The syntax stays that of Python 3.7, so that an old Python can say that it is too old.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from tools.steps import ROOT, Trouble, alone, digest, is_stamped, run, say, stamped

if TYPE_CHECKING:
    from collections.abc import Callable

REQUIREMENTS = ROOT / "requirements"
LOCK = REQUIREMENTS / "uv.lock"
FOLDER = ROOT / "build" / "uv"
WITHOUT = "TABLETOWN_PIP"
NETWORK = "If that is about the network, check the connection, then run the same command again."


def make_environment(folder: Path) -> None:
    """A virtual environment without anything in it; pip comes when it is needed."""
    command = [sys.executable, "-m", "venv", "--without-pip", str(folder)]
    run(f"Making {folder.name}", command, "See the message above.")


def install(what: str, python: Path, *arguments: str) -> None:
    """Install exactly what the arguments name, in the environment of this Python."""

    def step(uv: str | None) -> None:
        command = [uv, "pip", "install", "--python", str(python)] if uv else [*pip(python), "install"]
        run(what, [*command, "--quiet", "--no-deps", *arguments], NETWORK)

    with_uv_or_pip(step)


def locked(*locks: Path) -> list[str]:
    """The arguments for what is in these lock files."""
    return ["--require-hashes", *(argument for lock in locks for argument in ("-r", str(lock)))]


def with_uv_or_pip(step: Callable[[str | None], None]) -> None:
    """Do a step with uv, or with pip (None) where there is no uv or the step fails with it."""
    uv = find_uv()
    if uv:
        try:
            step(uv)
        except Trouble as trouble:
            say(f"{trouble}\nThe same with pip, which takes longer:")
        else:
            return
    step(None)


@lru_cache(maxsize=1)
def find_uv() -> str | None:
    """The uv of this machine if it works, or one of our own; None if neither can be had, after a sentence about it."""
    if os.environ.get(WITHOUT) == "1":
        return None
    found = shutil.which("uv")
    if found:
        complaint = why_not(found)
        if not complaint:
            return found
        say(f"The uv of this machine does not work ({complaint}), so another one is fetched.")
    try:
        return fetched()
    except Trouble as trouble:
        say(f"{trouble}\nGoing on with pip, which takes longer.")
        return None


def fetched() -> str:
    """Our own uv, from the package index."""
    uv = FOLDER / "bin" / "uv"
    stamp_file, stamp = FOLDER / "uv.stamp", digest([sys.version, str(FOLDER)], [LOCK])
    with alone("uv"):
        if not is_stamped(stamp_file, stamp):
            shutil.rmtree(FOLDER, ignore_errors=True)
            make_environment(FOLDER)
            with stamped(stamp_file, stamp):
                python = FOLDER / "bin" / "python"
                command = [*pip(python), "install", "--quiet", "--no-deps", *locked(LOCK)]
                run("Fetching uv, which installs the rest quickly", command, NETWORK)
                complaint = why_not(str(uv))
                if complaint:
                    raise Trouble(f"The uv that was fetched does not work here ({complaint}).")
    return str(uv)


def why_not(uv: str) -> str | None:
    """Why this uv cannot be used, or None when it can."""
    try:
        tried = subprocess.run([uv, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    if tried.returncode == 0 and tried.stdout.startswith("uv "):
        return None
    return (tried.stderr.strip() or f"exit code {tried.returncode}").splitlines()[-1]


def pip(python: Path) -> list[str]:
    """A pip for an environment: the one that started us, or its own, which Python itself puts there."""
    ours, its = [sys.executable, "-m", "pip", "--python", str(python)], [str(python), "-m", "pip"]
    for command in (ours, its):
        if subprocess.run([*command, "--version"], capture_output=True, check=False).returncode == 0:
            return command
    run("Adding pip", [str(python), "-m", "ensurepip"], "See the message above.")
    return its
