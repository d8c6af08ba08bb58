"""Where each measured thing runs: the peers' own environments, made on request, and Tabletown's Pythons."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent
PEERS = HERE / "peers"
WORK = HERE / ".work"
SETUP_MINUTES = 20


class Unavailable(Exception):
    """Something cannot be measured; the text says why."""


def python_environment(name: str, may_set_up: bool) -> Path:
    """The Python of a virtual environment that holds what peers/NAME.txt asks for."""
    folder = WORK / name
    requirements = PEERS / f"{name}.txt"
    python = folder / "bin" / "python"
    stamp = fingerprint(sys.version, requirements.read_text())
    if not is_ready(folder, stamp):
        require(may_set_up)
        shutil.rmtree(folder, ignore_errors=True)
        run([sys.executable, "-m", "venv", str(folder)])
        run([str(python), "-m", "pip", "install", "--quiet", "--requirement", str(requirements)])
        (folder / "stamp").write_text(stamp)
    return python


def node_environment(name: str, may_set_up: bool) -> tuple[str, Path]:
    """Node, and the folder of modules that peers/package-lock.json asks for."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise Unavailable("node and npm are needed")
    folder = WORK / name
    files = [PEERS / "package.json", PEERS / "package-lock.json"]
    stamp = fingerprint(*(file.read_text() for file in files))
    if not is_ready(folder, stamp):
        require(may_set_up)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file in files:
            shutil.copy(file, folder)
        run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=folder)
        (folder / "stamp").write_text(stamp)
    return node, folder / "node_modules"


def tabletown_python(asked_for: str | None) -> str:
    """The Python that was asked for, else the compiled environment of this checkout, else this Python."""
    if asked_for:
        path = shutil.which(asked_for)
        if not path:
            raise Unavailable(f"there is no Python at {asked_for}")
        return str(Path(path).absolute())
    compiled = CHECKOUT / ".venv-compiled" / "bin" / "python"
    return str(compiled) if compiled.exists() else sys.executable


def interpreted_python() -> str:
    python = CHECKOUT / ".venv" / "bin" / "python"
    if not python.exists():
        raise Unavailable("there is no .venv in this checkout (./test makes it)")
    return str(python)


def without_python_variables() -> dict[str, str]:
    """Our variables, without those that would lead another Python to modules that are not its own."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


def fingerprint(*texts: str) -> str:
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def is_ready(folder: Path, stamp: str) -> bool:
    file = folder / "stamp"
    return file.exists() and file.read_text() == stamp


def require(may_set_up: bool) -> None:
    if not may_set_up:
        raise Unavailable("not installed (run once without --no-setup)")


def run(command: list[str], cwd: Path | None = None) -> None:
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=without_python_variables(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=SETUP_MINUTES * 60,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"could not be installed: {error}") from error
    if done.returncode:
        raise Unavailable(f"could not be installed: {reason(done.stderr or done.stdout)}")


def reason(output: str) -> str:
    """The line of a program's complaints that tells most: the last error, else the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or ["it said nothing"])[-1]
