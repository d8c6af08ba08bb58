"""A bot that is a program: it reads lines and writes lines."""

from __future__ import annotations

import os
import subprocess
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import IO, Final

from tabletown.bots.outside.wire import MOST_BYTES, Fault, quoted
from tabletown.kernel.with_parent import with_parent

KEPT_BYTES: Final = 4_000
"""So much is remembered of what it writes on its error stream."""
CHUNK: Final = 65_536
LAST_WORDS_SECONDS: Final = 0.5


class Program:
    """A running program. It never outlives the one who started it."""

    def __init__(self, words: list[str]) -> None:
        held, self.lifeline = os.pipe()
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                with_parent(held, words),
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                bufsize=0,
                pass_fds=(held,),
                start_new_session=True,
            )
        except OSError as error:
            os.close(self.lifeline)
            raise Fault(f"it cannot be started: {error.strerror}") from None
        finally:
            os.close(held)
        self.questions, self.answers, self.errors = map(
            _stream, (self.process.stdin, self.process.stdout, self.process.stderr)
        )
        self.heard = b""
        self.complaints = b""

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that it answers; Fault if none comes in time."""
        with suppress(BlockingIOError):
            self._hear()
        if self.heard:
            raise Fault(f"it wrote more than one line: {quoted(self.heard)}")
        end = monotonic() + seconds
        unsent = memoryview(question + b"\n")
        with DefaultSelector() as streams:
            streams.register(self.questions, EVENT_WRITE)
            streams.register(self.answers, EVENT_READ)
            streams.register(self.errors, EVENT_READ)
            while b"\n" not in self.heard:
                ready = streams.select(end - monotonic())
                if monotonic() >= end:
                    raise Fault(f"it gave no answer within {seconds:g} seconds")
                for key, _ in ready:
                    if key.fileobj is self.questions:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            streams.unregister(self.questions)
                    elif key.fileobj is self.errors:
                        if not self._complain():
                            streams.unregister(self.errors)
                    elif not self._hear():
                        raise Fault(f"it ended{self._last_words()}")
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def close(self) -> None:
        """Ends it, with all that it started."""
        os.close(self.lifeline)
        for stream in (self.questions, self.answers, self.errors):
            stream.close()
        self.process.wait()

    def _write(self, unsent: memoryview) -> int:
        try:
            return os.write(self.questions.fileno(), unsent)
        except BlockingIOError:
            return 0
        except BrokenPipeError:  # whether it has ended is seen where it answers
            return len(unsent)

    def _hear(self) -> bool:
        """Whether it is still there."""
        read = os.read(self.answers.fileno(), CHUNK)
        self.heard += read
        if len(self.heard) > MOST_BYTES:
            raise Fault(f"its answer is longer than {MOST_BYTES} bytes")
        return bool(read)

    def _complain(self) -> bool:
        read = os.read(self.errors.fileno(), CHUNK)
        self.complaints = (self.complaints + read)[-KEPT_BYTES:]
        return bool(read)

    def _last_words(self) -> str:
        """What its error stream ends with: the line about an error, if there is one."""
        end = monotonic() + LAST_WORDS_SECONDS
        with DefaultSelector() as streams:
            streams.register(self.errors, EVENT_READ)
            while streams.select(max(0.0, end - monotonic())) and self._complain():
                pass
        lines = [line for line in self.complaints.splitlines() if line.strip()]
        lines = [line for line in lines if b"rror" in line] or lines
        return f": {quoted(lines[-1], 200)}" if lines else ""


def _stream(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream
