"""Little bots in files of their own, well-behaved and otherwise."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

FIRST = "said['options'][0]['code']"
PROGRAM = """\
import json, os, sys, time

def answer(said):
    if said["type"] == "choose":
        return {{"type": "choice", "code": {code}}}
    return {{"type": "ready", "protocol": 2}}

for line in sys.stdin:
    said = json.loads(line)
    {first}
    print(json.dumps(answer(said)), flush=True)
"""
WHEN_ASKED = "if said['type'] == 'choose': "


def program(folder: Path, first: str = "pass", code: str = FIRST, seconds: int | None = None) -> str:
    """The name of a bot that does something before it answers."""
    file = folder / "bot.py"
    file.write_text(PROGRAM.format(first=first, code=code), encoding="utf-8")
    return command(sys.executable, file, seconds=seconds)


def diary(folder: Path) -> tuple[str, Path]:
    """A bot that writes down all that it is told, and where."""
    path = folder / "diary.txt"
    return program(folder, f"open({str(path)!r}, 'a').write(line)"), path


def command(*words: str | Path, seconds: int | None = None) -> str:
    limit = "" if seconds is None else f"{seconds}s:"
    return f"command:{limit}{shlex.join(map(str, words))}"


def gone(pid: int) -> bool:
    """Whether a process has ended; one that is only not taken note of yet has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
