"""The bot that thinks in a process of another Python which has the same games: compiled, where ours are not."""

from __future__ import annotations

import subprocess
from contextlib import suppress

import msgspec

from tabletown.bots.bot import Bot, Ranked
from tabletown.bots.worker import LONGEST, WORKER, Question, Reply
from tabletown.kernel.state import State


class ProcessBot(Bot):
    """Takes the place of a bot, which chooses again if the process fails."""

    def __init__(self, bot: Bot, name: str, python: str, seed: str, milliseconds: int) -> None:
        super().__init__(bot.name, seed)
        self.bot = bot
        self.asked = name
        self.milliseconds = milliseconds
        self.process: subprocess.Popen[bytes] | None = subprocess.Popen(
            [python, "-P", "-m", WORKER, str(LONGEST)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for whoever started us
        )

    def rank(self, state: State, seat: int) -> list[Ranked]:
        return self.bot.rank(state, seat)

    def choose(self, state: State, seat: int) -> int:
        """The process is sent a world that this seat cannot tell from the real one."""
        if self.process is not None:
            world = state.imagine(seat, str(self.rng.word()))
            question = Question(world.dump(), seat, str(self.rng.word()), self.asked, self.milliseconds)
            answer = self._ask(self.process, msgspec.json.encode(question) + b"\n")
            if answer is not None and answer.code in state.legal(seat):
                return answer.code
            self.close()
        return self.bot.choose(state, seat)

    def _ask(self, process: subprocess.Popen[bytes], line: bytes) -> Reply | None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
            return msgspec.json.decode(process.stdout.readline(), type=Reply)
        except (OSError, msgspec.DecodeError):  # it has ended
            return None

    def close(self) -> None:
        """Nobody asks any more; the process ends by itself."""
        if self.process is not None and self.process.stdin is not None:
            with suppress(OSError):  # it has ended already, with a question unread
                self.process.stdin.close()
        self.process = None
