"""./play: what it starts."""

import os
from contextlib import nullcontext
from importlib.machinery import SourceFileLoader
from types import ModuleType

import pytest

from tests.tools.conftest import ROOT


class Ready:
    """An environment in which everything is installed."""

    def __init__(self, *names: str) -> None:
        pass

    def make(self) -> None:
        pass

    def has(self, step: str, stamp: str) -> bool:
        return True

    def program(self, name: str) -> str:
        return name


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = SourceFileLoader("play", str(ROOT / "play"))
    play = ModuleType("play")
    loader.exec_module(play)
    monkeypatch.setattr(play, "Environment", Ready)
    monkeypatch.setattr(play, "alone", nullcontext)
    return play


@pytest.mark.parametrize(
    ("typed", "started"),
    [
        ([], ["tabletown", "serve", "--open", "--lab"]),
        (["--port", "9000"], ["tabletown", "serve", "--open", "--lab", "--port", "9000"]),
        (["--", "--help"], ["tabletown", "serve", "--open", "--lab", "--help"]),
        (["--terminal"], ["tabletown", "play", "crimson"]),
        (["--terminal", "--seed", "7"], ["tabletown", "play", "crimson", "--seed", "7"]),
        (["--terminal", "--", "--help"], ["tabletown", "play", "crimson", "--help"]),
    ],
)
def test_options_are_passed_on(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, typed: list[str], started: list[str]
) -> None:
    seen = []
    monkeypatch.setattr(os, "execv", lambda program, arguments: seen.append((program, arguments)))
    play.main(typed)
    assert seen == [("tabletown", started)]


def test_help_says_how_to_stop(play: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--help"]) == 0
    assert "Ctrl-C stops it" in capsys.readouterr().out
