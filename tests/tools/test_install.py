"""The `tabletown` command, installed by the tools that people use, in clean environments.

What is built here is plain Python: tests/tools/test_wheel.py installs the compiled wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.conftest import ROOT
from tools.installer import find_uv, make_environment
from tools.steps import quiet

pytestmark = pytest.mark.slow

PLAYED = "Crimson Crush"


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """A home of one's own, and nothing of what this checkout has installed."""
    uv = find_uv()
    assert uv, "uv can be had neither from this machine nor from the index"
    places = {
        "HOME": "home",
        "PIPX_HOME": "pipx",
        "PIPX_BIN_DIR": "bin",
        "UV_TOOL_DIR": "tools",
        "UV_TOOL_BIN_DIR": "bin",
    }
    path = os.pathsep.join([str(Path(uv).parent), os.environ["PATH"]])
    private = {name: str(tmp_path / folder) for name, folder in places.items()}
    cache = {"UV_CACHE_DIR": str(Path.home() / ".cache" / "uv"), "PIP_CACHE_DIR": str(Path.home() / ".cache" / "pip")}
    return {**quiet(), **cache, **private, "PATH": path, "TABLETOWN_PURE": "1", "UV_PYTHON": sys.executable}


def run(environ: dict[str, str], folder: Path, *command: str, typed: str = "") -> str:
    """What a command says; far from the checkout."""
    done = subprocess.run(
        command, cwd=folder, env=environ, input=typed, capture_output=True, text=True, check=False, timeout=250
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_pip_installs_a_checkout(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, tmp_path, sys.executable, "-m", "venv", "venv")
    run(environ, tmp_path, "venv/bin/pip", "install", "--quiet", str(ROOT))
    assert PLAYED in run(environ, tmp_path, "venv/bin/tabletown", "games")


def test_pipx_installs_a_checkout(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, tmp_path, sys.executable, "-m", "pipx", "install", "--quiet", str(ROOT))
    assert PLAYED in run(environ, tmp_path, "bin/tabletown", "games")


def test_uv_installs_a_checkout_as_a_tool(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, tmp_path, "uv", "tool", "install", "--quiet", str(ROOT))
    assert PLAYED in run(environ, tmp_path, "bin/tabletown", "games")


def test_uvx_plays_from_a_checkout(environ: dict[str, str], tmp_path: Path) -> None:
    words = ("uvx", "--quiet", "--from", str(ROOT), "tabletown", "play", "crimson", "--plain")
    assert PLAYED in run(environ, tmp_path, *words, typed="quit\nquit\n")


def test_a_source_distribution_needs_no_node(environ: dict[str, str], tmp_path: Path) -> None:
    run(environ, ROOT, sys.executable, "-m", "hatchling", "build", "--target=sdist", f"--directory={tmp_path}")
    [source] = tmp_path.glob("*.tar.gz")
    make_environment(tmp_path / "venv")
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "uv").symlink_to(Path(str(find_uv())))
    nodeless = {**environ, "PATH": str(programs)}
    run(nodeless, tmp_path, str(programs / "uv"), "pip", "install", "--quiet", "--python=venv/bin/python", str(source))
    assert PLAYED in run(nodeless, tmp_path, "venv/bin/tabletown", "games")
    assert [*(tmp_path / "venv").rglob("tabletown/web/vendor/imports.json")]
