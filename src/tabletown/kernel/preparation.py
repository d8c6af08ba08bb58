"""What is got ready behind open tables: a command does it, and tells of each part in lines of JSON.

`{"part": "rules", "done": 40, "all": 63}` says how far it is, `{"part": "rules", "python": PROGRAM}` that it is ready
and which Python has it, `{"part": "rules", "failed": REASON}` that it will not come. The parts are `rules`, compiled,
and `lab`, the libraries that studies need. At its start the command names all parts that are not ready.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.records import Message
from tabletown.kernel.with_parent import with_parent

SENTENCES: Final = Path(__file__).with_name("preparation.ftl")
RULES: Final = "rules"
LAB: Final = "lab"


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the command: how it stands with a part."""

    part: str
    done: int = 0
    all: int = 0
    python: str = ""
    failed: str = ""

    @property
    def under_way(self) -> bool:
        return not self.python and not self.failed

    def message(self) -> Message:
        """How it stands, in words."""
        if self.failed:
            return Message(f"preparing-{self.part}-failed", {"reason": self.failed})
        if self.python:
            return Message(f"preparing-{self.part}-ready")
        return Message(f"preparing-{self.part}", {"done": self.done, "all": self.all})


class Preparation:
    """The command at work, and what it has told. Without a command, everything is as ready as it will be."""

    def __init__(self, command: Sequence[str] = ()) -> None:
        self.parts: dict[str, Part] = {}
        self.process: subprocess.Popen[bytes] | None = None
        if command:
            self._start(command)

    def _start(self, command: Sequence[str]) -> None:
        """It ends with this process, whatever ends that."""
        held, self.lifeline = os.pipe()
        try:
            self.process = subprocess.Popen(
                with_parent(held, list(command)),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                pass_fds=(held,),
                start_new_session=True,
            )
        finally:
            os.close(held)

    def next(self) -> Part | None:
        """Waits for the next line; None when no more will come, and then nothing is under way."""
        if self.process is None or self.process.stdout is None:
            return None
        try:
            part = msgspec.json.decode(self.process.stdout.readline(), type=Part)
        except msgspec.DecodeError:  # also where nothing is left to read
            self.parts = {name: part for name, part in self.parts.items() if not part.under_way}
            return None
        self.parts[part.part] = part
        return part

    def is_under_way(self, name: str) -> bool:
        return name in self.parts and self.parts[name].under_way

    def close(self) -> None:
        """Ends the command in the middle of whatever it does."""
        if self.process is not None:
            os.close(self.lifeline)
            self.process.wait()
            self.process = None
