"""tools/steps.py: how the commands do things."""

import os
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

from tools.steps import Trouble, is_stamped, progress, run, stamped, start


def test_a_step_that_succeeds_takes_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    printed = run("Counting", [sys.executable, "-c", "print(1 + 1)"], "Count again.")
    assert printed == "2\n"
    assert capsys.readouterr().err.startswith("Counting ... ")


def test_a_step_that_fails_shows_the_end_of_what_it_printed_and_the_advice() -> None:
    script = "print(*range(100), sep='\\n'); raise SystemExit(1)"
    with pytest.raises(Trouble) as trouble:
        run("Counting", [sys.executable, "-c", script], "Count again.")
    assert str(trouble.value) == "\n".join(map(str, range(70, 100))) + "\n\nCounting failed. Count again."


def test_an_interrupted_step_takes_along_what_it_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    opened: list[TextIO] = []
    wait = subprocess.Popen.wait

    def interrupted(process: subprocess.Popen[bytes], timeout: float | None = None) -> int:
        if opened:
            return wait(process, timeout)
        opened.append(pipe.open())
        assert opened[0].readline() == "started\n"
        raise KeyboardInterrupt

    monkeypatch.setattr(subprocess.Popen, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run(
            "Waiting",
            ["sh", "-c", f"(exec 3> {pipe}; echo started >&3; sleep 20; echo survived >&3) & wait"],
            "Wait again.",
        )
    with opened[0] as lines:
        assert lines.read() == ""  # ends when nobody is left who could write


def test_the_newest_line_about_progress_is_shown(tmp_path: Path) -> None:
    output = tmp_path / "output"
    output.write_text("a.py: a warning\nProgress: 8 of 9 files\nProgress: 9 of 9 files\nb.py: a warning\n" * 100)
    with output.open() as file:
        assert progress(file.fileno()) == "9 of 9 files"


def test_watching_a_step_does_not_disturb_its_output(tmp_path: Path) -> None:
    with (tmp_path / "output").open("w+") as file:
        assert progress(file.fileno()) == ""
        file.write("one\n")
        file.flush()
        assert progress(file.fileno()) == ""
        file.write("two\n")
        file.seek(0)
        assert file.read() == "one\ntwo\n"


def test_a_finished_step_is_stamped(tmp_path: Path) -> None:
    file = tmp_path / "stamp"
    assert not is_stamped(file, "new")
    with stamped(file, "new"):
        assert not is_stamped(file, "new")
    assert is_stamped(file, "new")


def test_an_interrupted_step_loses_its_stamp(tmp_path: Path) -> None:
    file = tmp_path / "stamp"
    file.write_text("new")
    with pytest.raises(KeyboardInterrupt), stamped(file, "new"):
        raise KeyboardInterrupt
    assert not file.exists()


def test_trouble_ends_a_command_with_its_sentence() -> None:
    def main(arguments: list[str]) -> int:
        raise Trouble("There is no more coffee.")

    with pytest.raises(SystemExit) as end:
        start(main)
    assert end.value.code == "There is no more coffee."


def test_interrupting_a_command_says_how_to_carry_on(capsys: pytest.CaptureFixture[str]) -> None:
    def main(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    with pytest.raises(SystemExit) as end:
        start(main)
    assert end.value.code == 130
    assert "Run the same command again" in capsys.readouterr().err
