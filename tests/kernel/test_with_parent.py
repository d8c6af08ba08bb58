"""A command that ends with whoever started it, and has no more memory and time than it was given."""

from __future__ import annotations

import os
import resource
import subprocess
import sys

from tabletown.kernel.with_parent import with_parent

MEMORY = 400_000_000
LIMITS = (
    "import resource; print(*(resource.getrlimit(what)[0] for what in (resource.RLIMIT_DATA, resource.RLIMIT_CPU)))"
)
GREEDY = "try: bytearray(%d)\nexcept MemoryError: print('no more')"


def run(script: str, memory: int = 0, seconds: int = 0) -> str:
    """What a program says."""
    held, lifeline = os.pipe()
    words = with_parent(held, [sys.executable, "-c", script], memory, seconds)
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, text=True, pass_fds=(held,), start_new_session=True
    ) as process:
        os.close(held)
        assert process.stdout is not None
        said = process.stdout.read()
        os.close(lifeline)
    return said.strip()


def test_a_program_is_given_so_much_and_no_more() -> None:
    assert run(LIMITS, MEMORY, 77) == f"{MEMORY} 77"


def test_without_limits_a_program_may_have_what_its_parent_may() -> None:
    mine = [resource.getrlimit(what)[0] for what in (resource.RLIMIT_DATA, resource.RLIMIT_CPU)]
    assert run(LIMITS) == f"{mine[0]} {mine[1]}"


def test_a_program_that_wants_more_memory_does_not_get_it() -> None:
    assert run(GREEDY % (2 * MEMORY), MEMORY) == "no more"


def test_what_a_program_starts_gets_no_more_either() -> None:
    script = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {GREEDY % (2 * MEMORY)!r}])"
    assert run(script, MEMORY) == "no more"
