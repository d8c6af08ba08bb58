"""Every command runs in an empty folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Command, commander


@pytest.fixture
def tabletown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    return commander(monkeypatch, capsys)
