"""Edited positions of every game are refused, or played on within limits of time and memory."""

from __future__ import annotations

import resource
import subprocess
import sys

import pytest

from tests.free import mutants
from tests.free.games import REGISTERED

TRIES = 300
MEMORY = 1_000_000_000
SECONDS = 120


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


@pytest.mark.slow
@pytest.mark.parametrize("slug", REGISTERED)
def test_no_edited_position_hangs_or_crashes(slug: str) -> None:
    """In a process of its own, because compiled code that goes wrong may take the process with it."""
    command = [sys.executable, "-m", mutants.__name__, slug, str(TRIES), "0"]
    told = subprocess.run(command, capture_output=True, text=True, check=False, preexec_fn=limit)
    last = told.stdout.strip().rpartition("\n")[2]
    assert told.returncode == 0, f"{last}: {told.stderr[-500:]}"
    assert last.startswith("done")
    contradictory = [line for line in told.stdout.splitlines() if line.startswith("contradictory")]
    assert not contradictory
