"""Quick waiting: Textual's tests sleep in steps of 20 ms until the program is idle; ours in steps of 2 ms."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.002)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.0005)
