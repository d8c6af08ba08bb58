"""Runs a command, and ends it with everything that it started when the one who started it is gone.

It is run as a program: the end of a pipe, then the words of the command. Nobody writes into that pipe. When its other
end is closed, by whatever death, all processes of this group are killed.
"""

from __future__ import annotations

import os
import resource
import signal
import sys


def with_parent(held: int, words: list[str], memory: int = 0, seconds: int = 0) -> list[str]:
    """A command that ends with whoever starts it. It inherits the end `held` of a pipe.

    It is to be started in a session of its own. Each of its processes may have so many bytes of memory and seconds of
    a processor; 0 is as much as there is.
    """
    return [sys.executable, "-I", "-S", __file__, str(held), str(memory), str(seconds), *words]


def main(lifeline: int, memory: int, seconds: int, words: list[str]) -> None:
    os.set_inheritable(lifeline, False)
    try:
        limit(resource.RLIMIT_DATA, memory)
        limit(resource.RLIMIT_CPU, seconds)
        os.posix_spawnp(words[0], words, os.environ)
    except OSError as error:
        sys.exit(f"{words[0]} cannot be started: {error.strerror}")
    os.closerange(0, lifeline)  # only the program shall hold its streams, so that its end is seen
    os.closerange(lifeline + 1, os.sysconf("SC_OPEN_MAX"))
    os.read(lifeline, 1)
    os.killpg(0, signal.SIGKILL)


def limit(what: int, most: int) -> None:
    """Whoever started this may have less already."""
    _, hard = resource.getrlimit(what)
    if most and (hard == resource.RLIM_INFINITY or most < hard):
        resource.setrlimit(what, (most, most))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
