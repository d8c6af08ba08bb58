"""tools/chromium.py: where the browser of the browser tests comes from."""

from pathlib import Path

import pytest

from tools import chromium
from tools.steps import Trouble


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in the PATH, empty."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    return tmp_path


def put(programs: Path, name: str, script: str = "") -> str:
    program = programs / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    return str(program)


def test_the_variable_goes_before_the_path(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "chromium")
    mine = put(programs, "mine")
    monkeypatch.setenv(chromium.VARIABLE, mine)
    assert chromium.find() == mine


def test_a_variable_that_names_no_program_is_refused(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "chromium")
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    with pytest.raises(Trouble, match=r"^TABLETOWN_CHROMIUM is /nowhere/chromium, which is not a program\.$"):
        chromium.find()


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])
def test_it_is_found_in_the_path(programs: Path, name: str) -> None:
    assert chromium.find() is None
    program = put(programs, name)
    assert chromium.find() == program


def test_the_quickest_is_taken(programs: Path) -> None:
    put(programs, "chromium")
    quickest = put(programs, "chromium-headless-shell")
    assert chromium.find() == quickest


def test_without_the_right_to_install_it_a_sentence_says_what_to_do(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(programs, "apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(Trouble, match="install it with: apt-get install chromium-headless-shell"):
        chromium.ensure()


def test_without_apt_a_sentence_says_what_to_do(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(Trouble, match="install it with: apt-get install chromium-headless-shell"):
        chromium.ensure()


def test_root_installs_it_with_apt(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    put(programs, "env", 'shift\nexec "$@"')
    put(programs, "apt-get", f'[ "$1" = install ] && : > {programs}/chromium && /bin/chmod +x {programs}/chromium; :')
    monkeypatch.setattr("os.geteuid", lambda: 0)
    chromium.ensure()
    assert chromium.find() == str(programs / "chromium")
    assert "Installing Chromium for the browser tests (apt-get) ..." in capfd.readouterr().err


def test_an_apt_that_fails_shows_its_message(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(programs, "env", 'shift\nexec "$@"')
    put(programs, "apt-get", "echo no network; exit 100")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(Trouble, match=r"(?s)^no network\n\n.* failed\. Install Chromium in another way"):
        chromium.ensure()
