"""Runs a command, and ends it with everything that it started when the one who started it is gone.

It is run as a program: the end of a pipe, then the words of the command. Nobody writes into that pipe. When its other
end is closed, by whatever death, all processes of this group are killed.
"""

from __future__ import annotations

import os
import signal
import sys


def leashed(held: int, words: list[str]) -> list[str]:
    """The command on a leash. It inherits the end `held` of a pipe, and is to be started in a session of its own."""
    return [sys.executable, "-I", "-S", __file__, str(held), *words]


def main(leash: int, words: list[str]) -> None:
    os.set_inheritable(leash, False)
    try:
        os.posix_spawnp(words[0], words, os.environ)
    except OSError as error:
        sys.exit(f"{words[0]} cannot be started: {error.strerror}")
    os.closerange(0, leash)  # only the program shall hold its streams, so that its end is seen
    os.closerange(leash + 1, os.sysconf("SC_OPEN_MAX"))
    os.read(leash, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
