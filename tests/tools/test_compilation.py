"""tools/compilation.py: after a change only little is compiled again, and what is compiled is the sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compiler import why_not_compile
from tools.steps import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(why_not_compile() is not None, reason="there is no C compiler"),
]

BUILD = """
import sys
from pathlib import Path
from tools.compilation import compile_modules
for module, place in compile_modules(Path(sys.argv[1]), ["src/town/*.py"], []).items():
    target = Path(sys.argv[1], "built", place)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(Path(module).read_bytes())
"""
SAID = """
import town.north, town.south
assert town.north.__file__.endswith(".so")
print(town.north.greet(), town.south.greet(), town.south.many())
"""
NORTH = "def greet() -> str:\n    return 'north'\n"
SOUTH = "def greet() -> str:\n    return 'south'\n\n\ndef many() -> object:\n    return (12345678901234567890, 'ten')\n"
MORE = "\n\ndef more(n: int) -> object:\n    return ('a', b'new', 2.5, 98765432109876543210, 'literal')[n]\n"


def run(folder: Path, code: str, *path: Path) -> str:
    environment = {**os.environ, "TABLETOWN_OPT_LEVEL": "0", "PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, "-c", code, str(folder)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def build(folder: Path, north: str) -> set[str]:
    """Which files were compiled."""
    town = folder / "src" / "town"
    town.mkdir(parents=True, exist_ok=True)
    for name, text in (("__init__", ""), ("north", north), ("south", SOUTH)):
        (town / f"{name}.py").write_text(text)
    before = stamps(folder)
    run(folder, BUILD, ROOT)
    return {name for name, when in stamps(folder).items() if before.get(name) != when}


def stamps(folder: Path) -> dict[str, int]:
    return {stamp.name: stamp.stat().st_mtime_ns for stamp in folder.glob("build/mypyc-*/objects/**/*.stamp")}


def test_new_literals_compile_one_module_and_the_table_of_all(tmp_path: Path) -> None:
    assert len(build(tmp_path, NORTH)) > 3
    assert build(tmp_path, NORTH + MORE) == {
        "__native_tabletown.o.stamp",
        "__native_town___north.o.stamp",
    }
    assert run(tmp_path, SAID, tmp_path / "built") == "north south (12345678901234567890, 'ten')\n"
