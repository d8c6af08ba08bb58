"""A small checkout, in which the tools of this one can work without harm."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COPIED = (
    "build_hook.py",
    "package.json",
    "package-lock.json",
    "pyproject.toml",
    "requirements",
    "src/tabletown/web/icons.txt",
    "tools",
)


@dataclass
class Checkout:
    folder: Path

    @property
    def vendor(self) -> Path:
        return self.folder / "src/tabletown/web/vendor"

    def file(self, name: str) -> Path:
        return self.folder / name

    def python(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **variables}
        command = [sys.executable, *arguments]
        return subprocess.run(command, cwd=self.folder, env=environ, capture_output=True, text=True, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """The tools and what they read, with the npm packages of the checkout that is tested."""
    for name in COPIED:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, target)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    return Checkout(tmp_path)
