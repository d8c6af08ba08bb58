"""How ./play and ./test do things: one at a time, each on a line with its time, and with a sentence when it fails.

Standard library only. The syntax stays that of Python 3.7, so that an old Python can say that it is too old.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent.parent
TAIL = 30
PEEK = 2000

PROGRESS = "Progress: "
"""How a step begins a line that says how far it is; a person who watches sees the newest."""
REST_OF_LINE = "\x1b[K"


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


class Screen:
    """Shows the steps of the set-up: one line each, with its time, and how far it is while somebody watches."""

    apart = True
    """Whether steps get sessions of their own: Ctrl-C is for the command, which then ends them."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty()

    def begun(self, what: str) -> None:
        print(f"{what} ...", end="", file=sys.stderr, flush=True)

    def going_on(self, what: str, seconds: float, progress: str) -> None:
        if self.live:
            line = f"\r{what} ... {seconds:.0f} s{progress and ', '}{progress}{REST_OF_LINE}"
            print(line, end="", file=sys.stderr, flush=True)

    def ended(self, what: str, seconds: float) -> None:
        say(f"\r{what} ... {seconds:.1f} s{REST_OF_LINE}" if self.live else f" {seconds:.1f} s")


screens = [Screen()]
"""Where steps are shown: on the last one."""
held: list[int] = []
"""The locks of this command, as open files."""


def quiet() -> dict[str, str]:
    """The variables for the programs that we start: no questions, no modules from elsewhere, and nothing read twice."""
    unwanted = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    environ = {name: value for name, value in os.environ.items() if name not in unwanted}
    environ.update(PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    return environ


def run(what: str, command: list[str], advice: str) -> str:
    """Run one step of the set-up, with its name and time on one line, and return what it printed.

    When it fails, the end of that is shown, and the advice.
    """
    started = time.monotonic()
    screen = screens[-1]
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        screen.begun(what)
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=quiet(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=screen.apart,
            pass_fds=held,  # what is left of a killed command keeps others away until it has ended, too
        )
        try:
            while process.poll() is None:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=1)
                screen.going_on(what, time.monotonic() - started, progress(output.fileno()))
        except BaseException:
            if screen.apart:
                os.killpg(process.pid, signal.SIGTERM)  # with all that it started: compilers would work on for nobody
            process.wait()
            raise
        output.seek(0)
        printed = output.read()
    screen.ended(what, time.monotonic() - started)
    if process.returncode:
        tail = "\n".join(printed.splitlines()[-TAIL:])
        raise Trouble(f"{tail}\n\n{what} failed. {advice}")
    return printed


def progress(output: int) -> str:
    """How far a step is, by the end of its output; the place where it goes on writing stays as it is."""
    size = os.fstat(output).st_size
    lines = os.pread(output, PEEK, max(0, size - PEEK)).decode(errors="replace").splitlines()
    said = [line[len(PROGRESS) :] for line in lines if line.startswith(PROGRESS)]
    return said[-1] if said else ""


@contextlib.contextmanager
def alone(what: str) -> Iterator[None]:
    """Let one command at a time do this with the checkout."""
    try:
        import fcntl
    except ImportError:  # Windows has none and can build a wheel all the same
        yield
        return
    lock = ROOT / "build" / f"{what}.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Waiting for another command that is busy with the {what} of this checkout ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        held.append(file.fileno())
        try:
            yield
        finally:
            held.remove(file.fileno())


def digest(words: Sequence[str], files: Sequence[Path]) -> str:
    """A short name for these words and the contents of these files."""
    result = hashlib.sha256()
    for word in words:
        result.update(word.encode() + b"\0")
    for file in files:
        content = file.read_bytes()
        result.update(f"{file.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return result.hexdigest()[:20]


def is_stamped(file: Path, stamp: str) -> bool:
    try:
        return file.read_text() == stamp
    except OSError:
        return False


@contextlib.contextmanager
def stamped(file: Path, stamp: str) -> Iterator[None]:
    """Write the stamp when the block ends well, so that an interrupted step is seen and done again."""
    if file.exists():
        file.unlink()
    yield
    file.write_text(stamp)
