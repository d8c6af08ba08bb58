"""The environments that ./play and ./test run in: how they are made, filled and kept up to date.

Standard library only. The syntax stays that of Python 3.7, so that an old Python can say that it is too old.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
WHEELS = ROOT / "build" / "wheels"
TAIL = 30

NOT_COMPILED = "Not compiled: "  # how build_hook.py begins the sentence that says why


class Trouble(Exception):
    """Something that stops the command; its text says what, and what to do about it."""


def start(main: Callable[[list[str]], int]) -> None:
    """Run a command's main function; trouble and Ctrl-C end it with a sentence instead of a traceback."""
    try:
        check_python()
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        say("\nStopped. Run the same command again to carry on.")
        sys.exit(130)


def check_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the old Python that ruff rules out is the one to warn
        raise Trouble(
            "Python 3.11 or newer is needed; install it with: apt-get install python3 python3-venv"
            " (this is Python {}.{}).".format(*sys.version_info[:2])
        )
    if not shutil.which("uv") and not importlib.util.find_spec("ensurepip"):
        raise Trouble("Python's venv module is needed; install it with: apt-get install python3-venv")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def quiet() -> dict[str, str]:
    """The variables for the programs that we start: no questions, and no modules from elsewhere."""
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    environ.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    return environ


def run(what: str, command: list[str], advice: str) -> str:
    """Run one step of the set-up, with its name and time on one line, and return what it printed.

    When it fails, the end of that is shown, and the advice.
    """
    started = time.monotonic()
    live = sys.stderr.isatty()
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        print(f"{what} ...", end="", file=sys.stderr, flush=True)
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=quiet(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            while process.poll() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=1)
                if live:
                    seconds = time.monotonic() - started
                    print(f"\r{what} ... {seconds:.0f} s", end="", file=sys.stderr, flush=True)
        except BaseException:
            process.terminate()
            process.wait()
            raise
        output.seek(0)
        printed = output.read()
    seconds = time.monotonic() - started
    say(f"\r{what} ... {seconds:.1f} s" if live else f" {seconds:.1f} s")
    if process.returncode:
        tail = "\n".join(printed.splitlines()[-TAIL:])
        raise Trouble(f"{tail}\n\n{what} failed. {advice}")
    return printed


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one command at a time set up this checkout."""
    lock = ROOT / "build" / "setup.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for another command that is setting up this checkout ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def digest(words: Sequence[str], files: Sequence[Path]) -> str:
    """A short name for these words and the contents of these files."""
    result = hashlib.sha256()
    for word in words:
        result.update(word.encode() + b"\0")
    for file in files:
        content = file.read_bytes()
        result.update(f"{file.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return result.hexdigest()[:20]


class Environment:
    """A virtual environment with the libraries of some lock files.

    Each step leaves a stamp when it is done, so an interrupted step is seen and done again.
    """

    def __init__(self, name: str, *locks: str) -> None:
        self.name = name
        self.folder = ROOT / name
        self.python = self.program("python")
        self.locks = [REQUIREMENTS / lock for lock in locks]

    def program(self, name: str) -> str:
        return str(self.folder / "bin" / name)

    def has(self, step: str, stamp: str) -> bool:
        try:
            return (self.folder / f"{step}.stamp").read_text() == stamp
        except OSError:
            return False

    @contextlib.contextmanager
    def stamped(self, step: str, stamp: str) -> Iterator[None]:
        """Stamp the step with this when its block ends well."""
        file = self.folder / f"{step}.stamp"
        if file.exists():
            file.unlink()
        yield
        file.write_text(stamp)

    def make(self) -> None:
        """Make the environment anew unless it is there with the right libraries."""
        uv = shutil.which("uv")
        stamp = digest(["uv" if uv else "pip", sys.version, sys.base_prefix, str(self.folder)], self.locks)
        if self.has("libraries", stamp):
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        with self.stamped("libraries", stamp):
            venv = [uv, "venv", f"--python={sys.executable}"] if uv else [sys.executable, "-m", "venv"]
            run(f"Making {self.name}", [*venv, str(self.folder)], "See the message above.")
            arguments = [argument for lock in self.locks for argument in ("-r", str(lock))]
            self.install("libraries", "--require-hashes", *arguments)

    def install(self, what: str, *arguments: str) -> None:
        uv = shutil.which("uv")
        pip = [uv, "pip", "install", "--python", self.python] if uv else [self.python, "-m", "pip", "install"]
        run(
            f"Installing {what} in {self.name}",
            [*pip, "--quiet", "--no-deps", *arguments],
            "If that is about the network, check the connection, then run the same command again.",
        )

    def install_editable(self) -> None:
        """Make src/ itself importable, interpreted."""
        stamp = digest(["editable"], [ROOT / "pyproject.toml"])
        if not self.has("tabletown", stamp):
            with self.stamped("tabletown", stamp):
                self.install("Tabletown", "--no-build-isolation", "--editable", str(ROOT))

    def install_wheel(self, wheel: Path, stamp: str) -> None:
        if not self.has("tabletown", stamp):
            with self.stamped("tabletown", stamp):
                self.install("Tabletown", "--force-reinstall", str(wheel))

    def build_wheel(self, stamp: str) -> Path:
        """The wheel of this checkout, compiled if possible. A compiled one is kept for the next time."""
        for wheel in (WHEELS / stamp).glob("*.whl"):
            if is_compiled(wheel):
                return wheel
        shutil.rmtree(WHEELS, ignore_errors=True)
        unfinished = WHEELS / "unfinished"
        command = [self.python, "-m", "hatchling", "build", "--target=wheel", f"--directory={unfinished}"]
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
    files = [ROOT / "pyproject.toml", ROOT / "build_hook.py", REQUIREMENTS / "build.lock"]
    for folder, subfolders, names in os.walk(ROOT / "src"):
        subfolders[:] = sorted(name for name in subfolders if not name.startswith((".", "__pycache__")))
        files += [Path(folder, name) for name in sorted(names)]
    return digest(words, files)
