"""One study: `tabletown lab` in a process of its own, which tells line by line how far it has got.

It runs at low priority and on a leash, so that all its processes end together, also when the server dies.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Final

import msgspec

from tabletown.kernel.errors import TabletownError
from tabletown.kernel.setup import written
from tabletown.kernel.with_parent import with_parent
from tabletown.server.protocol import NewStudy

NICE: Final = 10
MOST_MEMORY: Final = 1_500_000_000
"""Bytes for each of its processes: several times what the largest study of the largest game takes."""
MOST_SECONDS: Final = 600
"""Of a processor, for each of its processes: a second line behind the clock of the laboratory."""
PACK: Final = "variant.toml"
REPORTS: Final = ("report.html", "report.json", "report.parquet")
LONGEST_REASON: Final = 600
COMMAND: Final = "tabletown: "
"""How the command begins its complaints."""


class StudyFailed(TabletownError):
    """There will be no report; the text says why."""


class Progress(msgspec.Struct, frozen=True):
    """A line of the process."""

    done: int
    games: int


class Process:
    """The process, in the folder in which it leaves its reports."""

    def __init__(self, process: asyncio.subprocess.Process, leash: int, folder: Path) -> None:
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.leash = leash
        self.folder = folder
        self.lines = process.stdout
        self.complaints = process.stderr
        self.played = 0
        self.all = 0

    @classmethod
    async def start(cls, python: str, wanted: NewStudy, folder: Path) -> Process:
        """StudyFailed if the command does not take what is wanted: it says so before the first game."""
        command = [python, "-P", "-m", "tabletown", "lab", *words(wanted)]
        held, leash = os.pipe()
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *with_parent(held, command, MOST_MEMORY, MOST_SECONDS),
                cwd=folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=pipe,
                stderr=pipe,
                pass_fds=(held,),
                start_new_session=True,
            )
        except BaseException:
            os.close(leash)
            raise
        finally:
            os.close(held)
        started = cls(process, leash, folder)
        try:
            os.setpriority(os.PRIO_PGRP, process.pid, NICE)
            if not await started.hear():
                raise StudyFailed(await started.reason())
        except BaseException:
            await started.kill()
            raise
        return started

    async def hear(self) -> bool:
        """The next line; False when there is none any more."""
        line = await self.lines.readline()
        if not line:
            return False
        told = msgspec.json.decode(line, type=Progress)
        self.played, self.all = told.done, told.games
        return True

    async def finish(self) -> None:
        """Until the reports are there; StudyFailed if they do not come."""
        while await self.hear():
            pass
        reason = await self.reason()
        if not all((self.folder / name).is_file() for name in REPORTS):
            raise StudyFailed(reason)

    async def reason(self) -> str:
        """What the command complains about, in one sentence."""
        *_, last = (await self.complaints.read()).decode(errors="replace").strip().rsplit("\n", 1)
        return last.removeprefix(COMMAND)[:LONGEST_REASON]

    async def kill(self) -> None:
        """Ends all its processes at once."""
        os.close(self.leash)
        await self.process.wait()


def words(wanted: NewStudy) -> list[str]:
    """What is wanted, as the command is told. What people wrote comes behind a name, and is never taken for one."""
    options = [f"--option={name}={written(value)}" for name, value in wanted.options.items()]
    pack = [f"--pack={PACK}"] if wanted.pack else []
    reports = [f"--out={name}" for name in REPORTS]
    numbers = [f"--seats={wanted.seats}", f"--games={wanted.games}", f"--seed={wanted.seed}"]
    return [wanted.game, *numbers, f"--bots={','.join(wanted.bots)}", *options, *pack, *reports, "--json"]
