"""./play: what it starts, and what it says when something is missing."""

import os
import shlex
from contextlib import nullcontext
from importlib.machinery import SourceFileLoader
from types import ModuleType

import pytest

from tests.tools.conftest import ROOT
from tools.steps import Trouble


class Ready:
    """An environment in which everything is installed."""

    def __init__(self, name: str, compiled: bool = True) -> None:
        self.name = name
        self.compiled = compiled

    def make(self) -> None:
        pass

    def install_editable(self) -> None:
        pass

    def has(self, step: str, stamp: str) -> bool:
        return self.compiled

    def program(self, name: str) -> str:
        return f"{self.name}/{name}"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = SourceFileLoader("play", str(ROOT / "play"))
    play = ModuleType("play")
    loader.exec_module(play)
    monkeypatch.setattr(play, "INTERPRETED", Ready("interpreted"))
    monkeypatch.setattr(play, "COMPILED", Ready("compiled"))
    monkeypatch.setattr(play, "alone", lambda what: nullcontext())
    monkeypatch.setattr(play, "wheel_stamp", lambda: "stamp")
    monkeypatch.setattr(play, "left_to_do", lambda stamp: [])
    monkeypatch.setattr(play, "why_not_compile", lambda: None)
    monkeypatch.setattr(play.vendor, "vendor", lambda: None)
    monkeypatch.delenv("TABLETOWN_PURE", raising=False)
    return play


def started(play: ModuleType, monkeypatch: pytest.MonkeyPatch, *typed: str) -> list[str]:
    seen: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda program, words: seen.append([program, *words[1:]]))
    play.main(list(typed))
    [words] = seen
    return words


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ([], ["serve", "--open", "--lab"]),
        (["--port", "9000"], ["serve", "--open", "--lab", "--port", "9000"]),
        (["--", "--help"], ["serve", "--open", "--lab", "--help"]),
        (["--terminal"], ["play", "crimson"]),
        (["--terminal", "--seed", "7"], ["play", "crimson", "--seed", "7"]),
        (["--terminal", "--", "--help"], ["play", "crimson", "--help"]),
    ],
)
def test_options_are_passed_on(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, typed: list[str], words: list[str]
) -> None:
    assert started(play, monkeypatch, *typed) == ["compiled/tabletown", *words]


def test_rules_that_are_not_compiled_yet_are_played_interpreted_and_compiled_behind_the_open_table(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "COMPILED", Ready("compiled", compiled=False))
    monkeypatch.setattr(play, "left_to_do", lambda stamp: ["lab", "rules"])
    program, *words = started(play, monkeypatch)
    assert program == "interpreted/tabletown"
    prepare = shlex.split(words[words.index("--prepare") + 1])
    assert prepare[1:] == [str(ROOT / "tools" / "prepare"), "stamp"]


def test_whoever_wants_no_compiled_rules_gets_none(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOWN_PURE", "1")
    assert started(play, monkeypatch)[0] == "interpreted/tabletown"


def test_without_a_compiler_a_sentence_says_so(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "COMPILED", Ready("compiled", compiled=False))
    monkeypatch.setattr(play, "why_not_compile", lambda: "no C compiler was found")
    started(play, monkeypatch)
    assert capsys.readouterr().err == (
        "Not compiled: no C compiler was found. Tabletown works all the same, but slower.\n"
    )


def test_without_node_and_network_the_terminal_is_still_there(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def vendor() -> None:
        raise Trouble("Node.js is needed.")

    monkeypatch.setattr(play.vendor, "vendor", vendor)
    with pytest.raises(
        Trouble, match=r"^Node\.js is needed\.\nUntil then: \./play --terminal plays without a browser\.$"
    ):
        play.main([])
    assert started(play, monkeypatch, "--terminal") == ["compiled/tabletown", "play", "crimson"]


def test_help_says_how_to_stop(play: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["--help"]) == 0
    assert "Ctrl-C stops it" in capsys.readouterr().out
