"""tools/installer.py: uv where it works, pip where it does not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import installer
from tools.steps import Trouble


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The only folder in the PATH, empty."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(installer.WITHOUT, raising=False)
    installer.find_uv.cache_clear()
    yield tmp_path
    installer.find_uv.cache_clear()


def put(programs: Path, script: str) -> str:
    uv = programs / "uv"
    uv.write_text(f"#!/bin/sh\n{script}\n")
    uv.chmod(0o755)
    return str(uv)


def no_network() -> str:
    raise Trouble("There is no network.")


def test_the_uv_of_the_machine_is_used(programs: Path) -> None:
    uv = put(programs, "echo uv 1.2.3")
    assert installer.find_uv() == uv


def test_nobody_has_to_use_uv(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "echo uv 1.2.3")
    monkeypatch.setenv("TABLETOWN_PIP", "1")
    assert installer.find_uv() is None


@pytest.mark.parametrize(
    ("script", "complaint"),
    [("echo out of order >&2; exit 3", "out of order"), ("exit 3", "exit code 3"), ("echo hello", "exit code 0")],
)
def test_a_broken_uv_is_named_and_another_one_fetched(
    programs: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    script: str,
    complaint: str,
) -> None:
    put(programs, script)
    monkeypatch.setattr(installer, "fetched", lambda: "ours")
    assert installer.find_uv() == "ours"
    said = f"The uv of this machine does not work ({complaint}), so another one is fetched.\n"
    assert capsys.readouterr().err == said


def test_where_no_uv_can_be_had_pip_goes_on(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(installer, "fetched", no_network)
    assert installer.find_uv() is None
    assert capsys.readouterr().err == "There is no network.\nGoing on with pip, which takes longer.\n"


def test_a_step_that_fails_with_uv_is_done_with_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "find_uv", lambda: "uv")
    done: list[str | None] = []

    def step(uv: str | None) -> None:
        done.append(uv)
        if uv:
            raise Trouble("An index does not answer.")

    installer.with_uv_or_pip(step)
    assert done == ["uv", None]


def test_a_step_that_fails_with_both_ends_with_the_sentence_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "find_uv", lambda: "uv")

    def step(uv: str | None) -> None:
        raise Trouble("uv fails." if uv else "pip fails.")

    with pytest.raises(Trouble, match=r"^pip fails\.$"):
        installer.with_uv_or_pip(step)
