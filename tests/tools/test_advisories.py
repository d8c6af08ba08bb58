"""tools/advisories: it asks about everything that is locked, and tells when there is something to tell."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.conftest import ROOT


def ask(folder: Path, uv: int = 0, npm: int = 0) -> tuple[int, str, str]:
    """The command, with programs that end with these codes: its own code, what they were asked, what it says."""
    asked = folder / "asked"
    versions = {"uv": "uv 1.2.3", "npm": "11.0.0", "node": "v20.0.0"}
    for name, code in {"uv": uv, "npm": npm, "node": 0}.items():
        script = (
            f'#!/bin/sh\n[ "$1" = --version ] && echo "{versions[name]}" && exit\necho "$@" >> {asked}\nexit {code}\n'
        )
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    environ = {**os.environ, "PATH": f"{folder}:/usr/bin:/bin"}
    command = [sys.executable, str(ROOT / "tools" / "advisories")]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    return done.returncode, asked.read_text(), done.stderr


def test_it_asks_about_every_lock_file(tmp_path: Path) -> None:
    code, asked, said = ask(tmp_path)
    assert (code, said) == (0, "")
    assert all(str(lock) in asked for lock in (ROOT / "requirements").glob("*.lock"))
    assert "audit --package-lock-only" in asked


@pytest.mark.parametrize(("answers", "name"), [({"uv": 1}, "Python"), ({"npm": 1}, "JavaScript")])
def test_it_says_whose_libraries_have_advisories(tmp_path: Path, answers: dict[str, int], name: str) -> None:
    code, _, said = ask(tmp_path, **answers)
    assert (code, said) == (1, f"{name}: there are advisories, or nobody could be asked; see above.\n")
