"""The environments that ./play and ./test run in: how they are made, filled and kept up to date.

Standard library only. The syntax stays that of Python 3.7, so that an old Python can say that it is too old.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from tools import vendor
from tools.installer import REQUIREMENTS, install, locked, make_environment
from tools.steps import ROOT, digest, is_stamped, run, say, stamped

WHEELS = ROOT / "build" / "wheels"

NOT_COMPILED = "Not compiled: "  # how build_hook.py begins the sentence that says why


class Environment:
    """A virtual environment with the libraries of some lock files. Each step leaves a stamp when it is done."""

    def __init__(self, name: str, *locks: str) -> None:
        self.name = name
        self.folder = ROOT / name
        self.python = self.program("python")
        self.locks = [REQUIREMENTS / lock for lock in locks]

    def program(self, name: str) -> str:
        return str(self.folder / "bin" / name)

    def stamp_file(self, step: str) -> Path:
        return self.folder / f"{step}.stamp"

    def has(self, step: str, stamp: str) -> bool:
        return is_stamped(self.stamp_file(step), stamp)

    def make(self) -> None:
        """Make the environment anew unless it is there with the right libraries."""
        stamp = digest([sys.version, sys.base_prefix, str(self.folder)], self.locks)
        if self.has("libraries", stamp):
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        make_environment(self.folder)
        with stamped(self.stamp_file("libraries"), stamp):
            self.install("libraries", *locked(*self.locks))

    def has_more(self, lock: str) -> bool:
        return self.has(lock, digest([], [REQUIREMENTS / lock]))

    def add(self, what: str, lock: str) -> None:
        """Put more libraries beside those that are in use."""
        if not self.has_more(lock):
            with stamped(self.stamp_file(lock), digest([], [REQUIREMENTS / lock])):
                self.install(what, *locked(REQUIREMENTS / lock))

    def borrow(self, lender: Environment) -> None:
        """Make the environment anew unless it is there: it has nothing of its own, and finds the libraries of another.

        What the other one has of Tabletown stays there: a path to its sources counts only in the folder itself.
        """
        stamp = digest(["borrowed", sys.version, sys.base_prefix, str(self.folder), str(lender.folder)], [])
        if self.has("libraries", stamp):
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        make_environment(self.folder)
        with stamped(self.stamp_file("libraries"), stamp):
            (self.packages() / "libraries.pth").write_text(f"{lender.packages()}\n")

    def packages(self) -> Path:
        """The folder of its libraries."""
        return Path(sysconfig.get_path("purelib", "venv", {"base": str(self.folder)}))

    def install(self, what: str, *arguments: str) -> None:
        install(f"Installing {what} in {self.name}", Path(self.python), *arguments)

    def install_editable(self) -> None:
        """Make src/ itself importable, interpreted."""
        stamp = digest(["editable"], [ROOT / "pyproject.toml"])
        if not self.has("tabletown", stamp):
            with stamped(self.stamp_file("tabletown"), stamp):
                self.install("Tabletown", "--no-build-isolation", "--editable", str(ROOT))

    def install_wheel(self, wheel: Path, stamp: str) -> None:
        if not self.has("tabletown", stamp):
            with stamped(self.stamp_file("tabletown"), stamp):
                self.install("Tabletown", "--force-reinstall", str(wheel))

    def build_wheel(self, stamp: str) -> Path:
        """The wheel of this checkout, compiled if possible. A compiled one is kept for the next time."""
        for wheel in (WHEELS / stamp).glob("*.whl"):
            if is_compiled(wheel):
                return wheel
        vendor.vendor()
        shutil.rmtree(WHEELS, ignore_errors=True)
        unfinished = WHEELS / "unfinished"
        build = [self.python, "-m", "hatchling", "build", "--target=wheel", f"--directory={unfinished}"]
        command = ["env", "TABLETOWN_LTO=0", *build]  # a few per cent slower, and built in half the time
        printed = run("Building Tabletown", command, "See the messages above.")
        for line in printed.splitlines():
            if line.startswith(NOT_COMPILED):
                say(line)
        unfinished.rename(WHEELS / stamp)
        return next((WHEELS / stamp).glob("*.whl"))


def is_compiled(wheel: Path) -> bool:
    return not wheel.name.endswith("-none-any.whl")


def wheel_stamp() -> str:
    """Changes with everything that changes the wheel: the sources, the build tools, the C compiler."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    words = [
        sys.version,
        f"{compiler} is {shutil.which(compiler.split()[0])}",
        f"Python.h: {Path(sysconfig.get_path('include'), 'Python.h').exists()}",
        *(os.environ.get(name, "") for name in ("CFLAGS", "TABLETOWN_PURE", "TABLETOWN_OPT_LEVEL")),
    ]
    files = [
        ROOT / "pyproject.toml",
        ROOT / "build_hook.py",
        ROOT / "tools" / "bundle.py",
        ROOT / "tools" / "compilation.py",
        ROOT / "tools" / "compiler.py",
        ROOT / "tools" / "numbering.py",
        REQUIREMENTS / "build.lock",
        *vendor.sources(),
    ]
    for folder, subfolders, names in os.walk(ROOT / "src"):
        subfolders[:] = sorted(name for name in subfolders if not is_generated(Path(folder, name)))
        files += [Path(folder, name) for name in sorted(names)]
    return digest(words, files)


def is_generated(folder: Path) -> bool:
    return folder.name.startswith((".", "__pycache__")) or folder == vendor.TARGET
