"""Compiled builds of this project as it was or is, each in an environment of its own, made once and kept."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from io import BytesIO
from pathlib import Path

import environments
from environments import CHECKOUT, WORK, Unavailable

sys.path.insert(0, str(CHECKOUT))

from tools.installer import install, locked, make_environment
from tools.steps import say

FOLDER = WORK / "compare"
PARTS = [
    "LICENSE", "README.md", "build_hook.py", "package.json", "package-lock.json", "pyproject.toml",
    "requirements", "src", "tools",
]  # fmt: skip
"""What a wheel is made of: whatever else changes, the build stays the same."""
LOCKS = ["run.lock", "build.lock"]


def tree_of(commit: str) -> str:
    """The files of a commit, by the name that git gives them."""
    try:
        return git("rev-parse", "--verify", "--quiet", f"{commit}^{{tree}}")
    except subprocess.CalledProcessError:
        raise Unavailable(f"there is no commit {commit!r} here") from None


def working_tree() -> str:
    """The same for the files as they are now, committed or not."""
    with tempfile.TemporaryDirectory() as folder:
        index = {"GIT_INDEX_FILE": str(Path(folder, "index"))}
        git("read-tree", "HEAD", **index)
        git("add", "--all", **index)
        return git("write-tree", **index)


def python_of(tree: str, lto: bool) -> Path:
    """The Python of an environment with the compiled wheel of these files."""
    parts = git("ls-tree", tree, "--", *PARTS)
    folder = FOLDER / f"{environments.fingerprint(parts, str(lto))[:12]}"
    stamp = environments.fingerprint(sys.version, parts, str(lto))
    python = folder / "environment" / "bin" / "python"
    if not environments.is_ready(folder, stamp):
        shutil.rmtree(folder, ignore_errors=True)
        source = folder / "source"
        unpack(tree, source)
        libraries = libraries_for(source)
        wheel = build(source, libraries, lto)
        make_environment(folder / "environment")
        (packages(folder / "environment") / "libraries.pth").write_text(f"{packages(libraries)}\n")
        install(f"Installing {folder.name}", python, str(wheel))
        shutil.rmtree(source)
        (folder / "stamp").write_text(stamp)
    return python


def unpack(tree: str, source: Path) -> None:
    source.mkdir(parents=True)
    packed = subprocess.run(["git", "archive", tree, "--", *PARTS], cwd=CHECKOUT, capture_output=True, check=True)
    with tarfile.open(fileobj=BytesIO(packed.stdout)) as files:
        files.extractall(source, filter="data")
    lock = "package-lock.json"
    if (CHECKOUT / "node_modules").exists() and (CHECKOUT / lock).read_bytes() == (source / lock).read_bytes():
        (source / "node_modules").symlink_to(CHECKOUT / "node_modules")  # npm finds all that it would fetch


def libraries_for(source: Path) -> Path:
    """An environment with what the build needs and what Tabletown runs with; builds with the same locks share it."""
    locks = [source / "requirements" / lock for lock in LOCKS]
    stamp = environments.fingerprint(sys.version, *(lock.read_text() for lock in locks))
    folder = FOLDER / f"libraries-{stamp[:12]}"
    if not environments.is_ready(folder, stamp):
        shutil.rmtree(folder, ignore_errors=True)
        make_environment(folder)
        install("Installing libraries", folder / "bin" / "python", *locked(*locks))
        (folder / "stamp").write_text(stamp)
    return folder


def build(source: Path, libraries: Path, lto: bool) -> Path:
    """The compiled wheel, with the flags of a checkout unless the linker shall optimise it as a whole."""
    started = time.monotonic()
    hatchling = [str(libraries / "bin" / "python"), "-m", "hatchling", "build", "--target=wheel", "--directory=dist"]
    environments.run(["env", f"TABLETOWN_LTO={int(lto)}", *hatchling], cwd=source)
    [wheel] = (source / "dist").glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise Unavailable("it is not compiled: is there a C compiler?")
    say(f"Building {source.parent.name} ... {time.monotonic() - started:.1f} s")
    return wheel


def packages(environment: Path) -> Path:
    return next(environment.glob("lib/python*/site-packages"))


def git(*words: str, **variables: str) -> str:
    ran = subprocess.run(
        ["git", *words], cwd=CHECKOUT, env={**os.environ, **variables}, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()
