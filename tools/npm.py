"""The packages of package.json, in node_modules/. Standard library only."""

from __future__ import annotations

import re
import shutil
import subprocess

from tools.steps import ROOT, Trouble, digest, is_stamped, run, stamped

LOCK = ROOT / "package-lock.json"
MODULES = ROOT / "node_modules"
STAMP = MODULES / ".stamp"
OLDEST_NODE = 18

NEEDED = f"Node.js {OLDEST_NODE} or newer with npm is needed; install it with: apt-get install nodejs npm"


def install(everything: bool = False) -> None:
    """Install what the browser needs; `everything`: what the tests need as well."""
    kinds = ["everything"] if everything else ["everything", "browser"]
    stamps = [digest([kind], [LOCK]) for kind in kinds]
    if any(is_stamped(STAMP, stamp) for stamp in stamps):
        return
    check_node()
    with stamped(STAMP, stamps[-1]):
        run(
            "Installing npm packages in node_modules",
            [str(shutil.which("npm")), "ci", "--ignore-scripts", *([] if everything else ["--omit=dev"])],
            "If that is about the network, check the connection, then run the same command again.",
        )


def check_node() -> None:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        raise Trouble(f"{NEEDED}.")
    printed = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    version = re.match(r"v(\d+)\.", printed)
    if not version or int(version[1]) < OLDEST_NODE:
        raise Trouble(f"{NEEDED} (this is {printed or 'one that does not start'}).")
