"""The `tabletown` command as a person uses it: what is typed, and what comes back."""

from __future__ import annotations

import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletown.cli import main


class Answer(NamedTuple):
    """The exit code, and what was written on the two streams."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]


def commander(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command in this process. An exception that is not caught there is one here."""

    def run(*words: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["tabletown", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        capsys.readouterr()
        try:
            code = main()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        return Answer(code, *capsys.readouterr())

    return run


def complaint(answer: Answer) -> str:
    """The one sentence that tells what was wrong; everything else about the answer is as it should be."""
    assert answer.code == 2
    assert answer.out == ""
    assert "Traceback" not in answer.err
    *usage, sentence = answer.err.strip().splitlines()
    assert not usage or usage[0].startswith("usage: tabletown")
    assert sentence.startswith("tabletown")
    return sentence.partition(": ")[2]
