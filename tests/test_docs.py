"""What the pages say is so: examples run, links lead somewhere, commands exist."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from pkgutil import resolve_name

import pytest

import tabletown
from tabletown.cli import parser

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "benchmarks" / "README.md"]


@pytest.mark.parametrize("page", ["kernel.md", "environments.md"])
def test_the_examples_of_a_page_run_as_written(page: str) -> None:
    results = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_example_of_the_package_runs_as_written() -> None:
    results = doctest.testmod(tabletown)
    assert results.attempted > 3
    assert results.failed == 0


def test_the_program_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGES[0].read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    exec(program, {})
    assert capsys.readouterr().out.startswith("[")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)\)", prose):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_can_be_given_as_written(page: Path) -> None:
    """Only whether the command line takes them: what they do is tested elsewhere."""
    for line in re.findall(r"^\$ tabletown (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
        parser().parse_args(shlex.split(line, comments=True))


def test_the_glossary_names_what_there_is() -> None:
    rows = [line for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines() if "**" in line]
    for row in rows:
        names = re.findall(r"`([^`]+)`", row.split("|")[3])
        assert names, row
        for name in names:
            assert is_there(f"tabletown.{name}"), name


def is_there(name: str) -> bool:
    """Whether this is a module, or something in one."""
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True
