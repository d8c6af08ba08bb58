"""The packages of package.json, in node_modules/, by the npm of this machine or one of our own.

Standard library only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

from tools.installer import REQUIREMENTS, locked, make_environment
from tools.installer import install as install_python
from tools.steps import ROOT, Trouble, digest, is_stamped, run, say, stamped

LOCK = ROOT / "package-lock.json"
MODULES = ROOT / "node_modules"
STAMP = MODULES / ".stamp"
OLDEST_NODE = 18
NODE = ROOT / "build" / "node"
NODE_LOCK = REQUIREMENTS / "node.lock"

NEEDED = f"Node.js {OLDEST_NODE} or newer with npm is needed; install it with: apt-get install nodejs npm"


KINDS = {"browser": ["--omit=dev", "--omit=optional"], "bundle": ["--omit=dev"], "everything": []}
"""What each leaves out, the least first: what browsers load, what puts that together, what the tests need."""


def install(kind: str = "browser") -> None:
    """Install what is needed of a kind, or know that more is there."""
    enough = list(KINDS)[list(KINDS).index(kind) :]
    if any(is_stamped(STAMP, digest([other], [LOCK])) for other in enough):
        return
    command = find_npm()
    with stamped(STAMP, digest([kind], [LOCK])):
        run(
            "Installing npm packages in node_modules",
            [*command, "ci", "--ignore-scripts", *KINDS[kind]],
            "If that is about the network, check the connection, then run the same command again.",
        )


@lru_cache(maxsize=1)
def find_npm() -> list[str]:
    """The npm of this machine if its node is new enough, or one of our own, which comes as a Python package."""
    complaint = why_not()
    if not complaint:
        return [str(shutil.which("npm"))]
    say(f"{NEEDED} ({complaint}). Meanwhile one is fetched for this checkout.")
    try:
        return fetched()
    except Trouble as trouble:
        raise Trouble(f"{trouble}\n{NEEDED}.") from None


def path_with_node() -> str:
    """A PATH in which programs of node_modules find their node."""
    return os.pathsep.join([str(Path(find_npm()[0]).parent), os.environ.get("PATH", os.defpath)])


def why_not() -> str | None:
    """Why the node of this machine cannot be used, or None when it can."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return "there is none"
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = re.match(r"v(\d+)\.", printed)
    if not version or int(version[1]) < OLDEST_NODE:
        return f"this is {printed or 'one that does not start'}"
    return None


def fetched() -> list[str]:
    """Our own npm, from the package index of Python."""
    stamp_file, stamp = NODE / "node.stamp", digest([sys.version, str(NODE)], [NODE_LOCK])
    if not is_stamped(stamp_file, stamp):
        shutil.rmtree(NODE, ignore_errors=True)
        make_environment(NODE)
        with stamped(stamp_file, stamp):
            install_python("Fetching Node.js", Path(NODE, "bin", "python"), *locked(NODE_LOCK))
    return [str(NODE / "bin" / "npm")]
