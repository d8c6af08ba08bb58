"""The C compiler of this machine, and whether it can build extensions of Python.

Standard library only. The syntax stays that of Python 3.7, so that an old Python can say that it is too old.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

PURE = "TABLETOWN_PURE"


def is_unwanted() -> bool:
    """Whether somebody wants plain Python."""
    return os.environ.get(PURE) == "1"


def why_not_compile() -> str | None:
    """The reason why this machine cannot compile, or None when it can."""
    if is_unwanted():
        return f"{PURE}=1 is set"
    command = compiler()
    if not command or not shutil.which(command[0]):
        return "no C compiler was found (on Debian: apt-get install gcc make python3-dev)"
    complaint = complaint_about([])
    return f"{command[0]} cannot build Python extensions here ({complaint})" if complaint else None


def compiler() -> list[str]:
    """The command that compiles C; empty if there is none."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def complaint_about(flags: list[str]) -> str | None:
    """What the compiler says when it cannot build a small extension with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = sysconfig.get_path("include")
        command = [*compiler(), *flags, "-shared", "-fPIC", f"-I{include}", probe.name, "-o", "probe"]
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        return (result.stderr.strip() or f"exit code {result.returncode}").splitlines()[0]
    return None
