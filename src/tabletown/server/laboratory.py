"""The lab of a server: people ask for studies, one at a time, and read the latest reports.

A study works in a folder with a dot before its name, which gets its real name when all reports are in it. So whatever
happens, each folder without a dot is whole, and whatever a server that died had begun is gone when the next one starts.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import sys
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from tabletown.bots import ANALYST, LEVELS
from tabletown.kernel.records import Message
from tabletown.server import shelf
from tabletown.server.problems import no
from tabletown.server.protocol import MOST_GAMES, Lab, NewStudy, Study, StudyBegun
from tabletown.server.sheet import hashed, is_id, new_id
from tabletown.server.study import PACK, REPORTS, Process, StudyFailed
from tabletown.server.table import now

log = logging.getLogger("tabletown")

LONGEST: Final = 300.0
"""Seconds for one study."""
STARTING: Final = 60.0
"""Seconds until its first line."""
MOST_REPORTS: Final = 20
"""Older ones make room."""
ABOUT: Final = "study.json"
DRAFT: Final = "."
FILES: Final = {
    REPORTS[0]: "text/html; charset=utf-8",
    REPORTS[1]: "application/json",
    REPORTS[2]: "application/vnd.apache.parquet",
    PACK: "application/toml",
}
"""What can be fetched of a study."""
BOTS: Final = {"analyst": ANALYST, **LEVELS}
CLOSED: Final = Lab(on=False, levels=[], most_games=0, most_seconds=0, running=None, reports=[])
"""The lab of a server without one."""


class Running:
    """The study that is worked on."""

    def __init__(self, study: Study, token: str) -> None:
        self.study = study
        self.token = token
        self.process: Process | None = None
        self.task: asyncio.Task[None] | None = None

    def now(self) -> Study:
        """The study as far as it has got."""
        if self.process is None:
            return self.study
        return msgspec.structs.replace(self.study, played=self.process.played, all=self.process.all)


class Laboratory:
    """Works in a folder of its own."""

    def __init__(self, folder: Path, longest: float = LONGEST) -> None:
        self.folder = folder
        self.longest = longest
        self.python = sys.executable
        """The program that studies run."""
        self.closed = False
        self.running: Running | None = None
        self.reports: OrderedDict[str, Study] = OrderedDict()
        """The latest is the last."""
        self.ended: OrderedDict[str, Study] = OrderedDict()
        """Those that ended without a report, for whoever still asks."""
        self._tidy_up()

    def lab(self) -> Lab:
        running = self.running.now() if self.running else None
        reports = [*reversed(self.reports.values())]
        return Lab(True, shelf.level_infos(BOTS), MOST_GAMES, int(self.longest), running, reports)

    def find(self, id: str) -> Study:
        if self.running and self.running.study.id == id:
            return self.running.now()
        found = self.reports.get(id) or self.ended.get(id)
        if found is None:
            raise no("unknown-study", 404)
        return found

    def file(self, id: str, name: str) -> Path:
        """A file of a study that is done."""
        path = self.folder / id / name
        if id not in self.reports or name not in FILES or not path.is_file():
            raise no("unknown-study", 404)
        return path

    async def begin(self, wanted: NewStudy) -> StudyBegun:
        """Begins a study; refused while there is another one, and if the command does not take it."""
        if self.closed:
            raise no("shutting-down", 503)
        shelf.find(wanted.game)
        wanted = msgspec.structs.replace(wanted, bots=[BOTS.get(bot, bot) for bot in wanted.bots])
        for bot in wanted.bots:
            if bot not in BOTS.values():
                raise no("unknown-level", 422, name=bot)
        if self.running is not None:
            raise no("lab-busy", 409)
        token = secrets.token_hex(32)
        running = self.running = Running(new_study(wanted), hashed(token))
        try:
            running.process = await self._start(wanted, self._draft(running))
        except BaseException:
            self._remove(self._draft(running))
            self.running = None
            raise
        running.task = asyncio.create_task(self._work(running, running.process))
        await asyncio.sleep(0)  # from here on the work cleans up after itself, also when it is cancelled
        return StudyBegun(running.now(), token)

    async def cancel(self, id: str, token: str) -> Study:
        """Ends a study before it is done."""
        running = self.running
        if running is None or running.study.id != id or running.task is None:
            self.find(id)
            raise no("study-over", 409)
        if not secrets.compare_digest(hashed(token), running.token):
            raise no("not-your-study", 403)
        await stopped(running.task)
        return self.find(id)

    async def close(self) -> None:
        """Ends the study that is worked on, without a report."""
        self.closed = True
        if self.running is not None and self.running.task is not None:
            await stopped(self.running.task)

    # Working

    async def _start(self, wanted: NewStudy, folder: Path) -> Process:
        try:
            folder.mkdir(parents=True)
            if wanted.pack:
                (folder / PACK).write_text(wanted.pack, encoding="utf-8")
            async with asyncio.timeout(STARTING):
                return await Process.start(self.python, wanted, folder)
        except StudyFailed as failure:
            raise no("bad-study", 422, reason=str(failure)) from None
        except ValueError as error:  # no word of a command
            raise no("bad-study", 422, reason=str(error)) from None
        except OSError as error:  # also when it does not start in time
            raise no("bad-study", 503, reason=error.strerror or "it does not start") from None

    async def _work(self, running: Running, process: Process) -> None:
        """Until the study is done, fails, takes too long or is cancelled."""
        wrong: Message | None = None
        try:
            async with asyncio.timeout(self.longest):
                await process.finish()
            self._keep(msgspec.structs.replace(running.now(), status="done"), self._draft(running))
        except TimeoutError:
            wrong = Message("study-too-long", {"seconds": int(self.longest)})
        except asyncio.CancelledError:
            wrong = Message("study-cancelled")
        except (StudyFailed, OSError, msgspec.DecodeError) as failure:
            log.warning("a study failed", extra={"reason": str(failure)})
            wrong = Message("study-failed", {"reason": str(failure)})
        finally:
            await process.kill()
            self._remove(self._draft(running))
            if wrong is not None:
                self.ended[running.study.id] = msgspec.structs.replace(running.now(), status="ended", wrong=wrong)
            while len(self.ended) > MOST_REPORTS:
                self.ended.popitem(last=False)
            self.running = None

    # Keeping

    def _draft(self, running: Running) -> Path:
        return self.folder / f"{DRAFT}{running.study.id}"

    def _keep(self, study: Study, draft: Path) -> None:
        (draft / ABOUT).write_bytes(msgspec.json.encode(study))
        draft.rename(self.folder / study.id)
        self.reports[study.id] = study
        while len(self.reports) > MOST_REPORTS:
            self._remove(self.folder / self.reports.popitem(last=False)[0])

    def _tidy_up(self) -> None:
        """Finds the reports of earlier servers, and removes what they left half done."""
        found = []
        for folder in self.folder.glob("*") if self.folder.is_dir() else ():
            try:
                study = msgspec.json.decode((folder / ABOUT).read_bytes(), type=Study)
            except (OSError, msgspec.DecodeError):
                study = None
            if study is not None and folder.name == study.id:
                found.append(study)
            elif folder.name.startswith(DRAFT) and is_id(folder.name.removeprefix(DRAFT)):
                self._remove(folder)
            else:
                log.warning("this is no report of the lab, and stays as it is", extra={"folder": str(folder)})
        for study in sorted(found, key=lambda study: study.started):
            self.reports[study.id] = study

    def _remove(self, folder: Path) -> None:
        with suppress(OSError):
            shutil.rmtree(folder)


async def stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def new_study(wanted: NewStudy) -> Study:
    return Study(
        id=new_id(),
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options,
        bots=wanted.bots,
        games=wanted.games,
        seed=wanted.seed,
        pack=bool(wanted.pack),
        started=now(),
        status="running",
        played=0,
        all=0,
        wrong=None,
    )
