"""Runs a bot's program, and ends it with everything that it started when the one who started it is gone.

It is run as a program: the end of a pipe, then the words of the command. Nobody writes into that pipe. When its other
end is closed, by whatever death, all processes of this group are killed.
"""

from __future__ import annotations

import os
import signal
import sys


def main(leash: int, words: list[str]) -> None:
    os.set_inheritable(leash, False)
    try:
        os.posix_spawnp(words[0], words, os.environ)
    except OSError as error:
        sys.exit(f"{words[0]} cannot be started: {error.strerror}")
    for stream in range(3):  # only the program shall hold them, so that its end is seen
        os.close(stream)
    os.read(leash, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
