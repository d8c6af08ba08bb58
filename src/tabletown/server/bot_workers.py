"""Worker processes in which bots think; of a game that is played they never get to see the real position.

What is sent to a process is a world that the seat cannot tell from the real one, drawn anew for each question. So a
bot cannot peek, and neither can anybody who reads what such a process is sent, or takes it over. The seed that the
caller gives is sent only as a hash, for the same reason.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec

from tabletown.bots.advice import Advice, Caution
from tabletown.bots.findings import ReviewFound, ReviewPart
from tabletown.bots.worker import LONGEST, WORKER, Question, Reply
from tabletown.kernel.errors import TabletownError
from tabletown.kernel.history import Move
from tabletown.kernel.machine import cores, is_compiled
from tabletown.kernel.state import State
from tabletown.server.fair_queue import FairQueue

ATTEMPTS: Final = 2
SPARED: Final = 3
"""With so many processes, no address gets the last free one if it has another."""
OUTSIDE: Final = 8
"""So many bots from outside are asked at once; this server only waits for them."""
MOST_BYTES: Final = 1_000_000
"""The longest answer: hints, with all their sentences."""
CLOSING: Final = "The server is closing; no bot thinks any more."


class NoAnswer(TabletownError):
    """A bot gave no answer; the text says why."""


class NotAsked(NoAnswer):
    """Not the bot's fault: this server could not ask it."""


def question(state: State, seat: int, bot: str, seed: str, warn: bool = False) -> bytes:
    """The line that a process is sent: equal for all positions that this seat cannot tell apart."""
    world = state.imagine(seat, _derived("world", seed))
    return msgspec.json.encode(Question(world.dump(), seat, _derived("bot", seed), bot, warn=warn)) + b"\n"


def _derived(use: str, seed: str) -> str:
    return sha256(f"{use}/{seed}".encode()).hexdigest()


def usual_workers() -> int:
    """One for each core that this process may use, but one: that is for the server."""
    return max(1, cores() - 1)


class PendingQuestion:
    """A question that waits for its answer."""

    def __init__(self, line: bytes, client: str) -> None:
        self.line = line
        self.client = client
        """The address that it is thought for."""
        self.answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()


class BotWorker:
    """One process."""

    def __init__(self, python: str, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.python = python
        self.process = process
        self.questions = process.stdin
        self.answers = process.stdout

    @classmethod
    async def start(cls, python: str, longest: int) -> BotWorker:
        """Starts in a session of its own: Ctrl-C in the terminal is for the server."""
        command = [python, "-P", "-m", WORKER, str(longest)]
        pipe = asyncio.subprocess.PIPE
        return cls(
            python,
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=MOST_BYTES, start_new_session=True
            ),
        )

    async def ask(self, line: bytes) -> bytes | None:
        """The answer to a question; None if the process has ended."""
        try:
            self.questions.write(line)
            await self.questions.drain()
            answer = await self.answers.readline()
        except (ConnectionError, ValueError):
            answer = b""
        return answer if answer.endswith(b"\n") else None

    async def finish(self) -> int:
        """Nothing more comes, so it ends, or has ended already; tells how."""
        self.questions.close()
        return await self.process.wait()

    async def kill(self) -> None:
        """Ends it in the middle of a thought."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotWorkers:
    """So many processes at most, started when they are needed. Addresses take turns in asking, then their tables."""

    def __init__(
        self, workers: int | None = None, longest: int = LONGEST, guests: dict[str, str] | None = None
    ) -> None:
        self.most = workers or usual_workers()
        self.python = sys.executable
        """The program that new processes run."""
        self.longest = longest
        self.guests = guests or {}
        """Bots that the host of this server brought: their names here, and how they are reached."""
        self.outside = BotWorkers(OUTSIDE, longest) if guests else None
        """Whoever waits for these keeps nobody else waiting."""
        self.closed = False
        self.waiting: FairQueue[PendingQuestion] = FairQueue()
        self.served: Counter[str] = Counter()
        """How many processes think for each address now."""
        self.busy: set[asyncio.Task[None]] = set()
        self.idle: list[BotWorker] = []

    async def choose(self, state: State, seat: int, bot: str, seed: str, table: str = "", client: str = "") -> int:
        """What a bot chooses for a seat that has to act; NoAnswer if it fails. Equal seeds choose alike."""
        if self.outside is not None and bot in self.guests:
            return await self.outside.choose(state, seat, self.guests[bot], seed, table, client)
        return (await self._ask(client, table, question(state, seat, bot, seed), first=True)).code

    async def hints(self, state: State, seat: int, seed: str, table: str = "", client: str = "") -> list[Advice]:
        """The best choices of a seat that has to act, the best first, with reasons; NoAnswer if that fails."""
        return (await self._ask(client, table, question(state, seat, "", seed))).hints

    async def warnings(self, state: State, seat: int, seed: str, table: str = "", client: str = "") -> list[Caution]:
        """What a seat that has to act should be told before some of its choices; NoAnswer if that fails."""
        return (await self._ask(client, table, question(state, seat, "", seed, warn=True))).warnings

    async def review(
        self, start: State, moves: list[Move], part: ReviewPart, table: str = "", client: str = ""
    ) -> ReviewFound:
        """What comes of a part of a review of a finished game; NoAnswer if that fails."""
        asked = Question(start.dump(), 0, part.seed, moves=moves, part=part)
        found = (await self._ask(client, table, msgspec.json.encode(asked) + b"\n")).found
        assert found is not None
        return found

    def is_compiled(self) -> bool:
        """Whether they think by compiled rules: as we do, or they have moved to a Python that has some."""
        return is_compiled() or self.python != sys.executable

    async def move(self, python: str) -> None:
        """From now on bots think with another Python, which has the same games. Begun thoughts end where they are."""
        self.python = python
        if self.outside is not None:
            await self.outside.move(python)
        idle, self.idle = self.idle, []
        await asyncio.gather(*(worker.finish() for worker in idle))

    async def close(self) -> None:
        """Ends all processes; thoughts that are not finished fail."""
        self.closed = True
        if self.outside is not None:
            await self.outside.close()
        while (pending := self.waiting.next()) is not None:
            _fail(pending, NotAsked(CLOSING))
        for task in self.busy:
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)
        await asyncio.gather(*(worker.finish() for worker in self.idle))
        self.idle.clear()

    async def _ask(self, client: str, table: str, line: bytes, first: bool = False) -> Reply:
        """Asks when it is this table's turn; a move comes before the hints and warnings that were asked for."""
        if self.closed:
            raise NotAsked(CLOSING)
        pending = PendingQuestion(line, client)
        self.waiting.add(client, table, pending, first)
        self._hand_out()
        answer = await pending.answer
        if answer.failure:
            raise NoAnswer(f"The bot failed: {answer.failure}")
        return answer

    def _hand_out(self) -> None:
        while len(self.busy) < self.most and (pending := self._next()) is not None:
            self.served[pending.client] += 1
            task = asyncio.create_task(self._serve(pending))
            self.busy.add(task)
            task.add_done_callback(self._served)

    def _next(self) -> PendingQuestion | None:
        """The question whose turn it is, if somebody still waits for the answer."""
        while (pending := self.waiting.next(self._may_ask)) is not None:
            if not pending.answer.done():
                return pending
        return None

    def _may_ask(self, client: str) -> bool:
        """Of several processes the last free one is for those for whom nobody thinks yet: they wait for no thought."""
        return self.most < SPARED or not self.served[client] or len(self.busy) < self.most - 1

    async def _serve(self, pending: PendingQuestion) -> None:
        try:
            answer = await self._think(pending.line)
        except asyncio.CancelledError:
            _fail(pending, NotAsked(CLOSING))
            raise
        except Exception as error:  # whoever waits is told, whatever it is
            _fail(pending, error)
        else:
            if not pending.answer.done():
                pending.answer.set_result(answer)
        finally:
            self.served[pending.client] -= 1
            self.served += Counter()  # forgets those who are at 0

    def _served(self, task: asyncio.Task[None]) -> None:
        self.busy.discard(task)
        if not self.closed:
            self._hand_out()

    async def _think(self, line: bytes) -> Reply:
        """Asks an idle process, or a new one. If that one ends (killed, out of memory), a new one is asked again."""
        worker = self.idle.pop() if self.idle else await self._start()
        for attempt in range(ATTEMPTS):
            if attempt > 0:
                worker = await self._start()
            try:
                answer = await worker.ask(line)
            except asyncio.CancelledError:
                await worker.kill()
                raise
            if answer is not None:
                await self._rest(worker)
                return msgspec.json.decode(answer, type=Reply)
            if await worker.finish() == -signal.SIGALRM:
                raise NoAnswer(f"The bot thought for more than {self.longest} seconds and was stopped.")
        raise NoAnswer("The bot's process ended again and again before it had decided.")

    async def _rest(self, worker: BotWorker) -> None:
        """A process waits for the next question, unless bots have moved on from its Python."""
        if worker.python == self.python:
            self.idle.append(worker)
        else:
            await worker.finish()

    async def _start(self) -> BotWorker:
        try:
            return await BotWorker.start(self.python, self.longest)
        except OSError as error:
            raise NotAsked(f"No process can be started for the bot: {error.strerror}.") from None


def _fail(pending: PendingQuestion, error: Exception) -> None:
    if not pending.answer.done():
        pending.answer.set_exception(error)
