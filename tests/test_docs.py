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
SOURCE = ROOT / "src" / "tabletown"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "benchmarks" / "README.md"]
HOP = re.compile(r"`((?:kernel|server|web)/[\w/]+\.(?:py|js|d\.ts))`(?::\s((?:`[A-Za-z_.]+`(?:, )?)+))?")


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


def test_every_page_is_in_the_list_of_all_pages() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / target).resolve() for target in re.findall(r"\]\(([^)#:]+)\)", index.read_text("utf-8"))}
    folders = [path for path in (ROOT / "docs").rglob("README.md") if path != index]
    behind = {page for folder in folders for page in folder.parent.glob("*.md") if page != folder}
    assert {page for page in (ROOT / "docs").rglob("*.md") if page != index} - linked - behind == set()


def test_the_folders_of_the_readme_are_there() -> None:
    _, _, table = PAGES[0].read_text(encoding="utf-8").partition("## Where things are")
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    folders = {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert [name for name in sorted(folders) if not (ROOT / name).is_dir()] == []
    parts = {path.parent for path in SOURCE.glob("*/__init__.py")} | {SOURCE / "web"}
    assert {path.relative_to(ROOT).as_posix() for path in parts} <= folders


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


def test_the_life_of_a_click_names_what_there_is() -> None:
    page = (ROOT / "docs" / "life-of-a-click.md").read_text(encoding="utf-8")
    hops = HOP.findall(page)
    assert len(hops) > 25
    for path, names in hops:
        assert (SOURCE / path).is_file(), path
        for name in re.findall(r"`([^`]+)`", names):
            assert is_in(path, name), f"{path}: {name}"


def test_every_hop_of_the_life_of_a_click_has_a_module() -> None:
    page = (ROOT / "docs" / "life-of-a-click.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| where")]
    assert [row for row in rows if not HOP.search(row.split("|")[1])] == []


def test_the_picture_of_a_click_names_the_modules_of_its_page() -> None:
    page = (ROOT / "docs" / "life-of-a-click.md").read_text(encoding="utf-8")
    picture = (ROOT / "docs" / "pictures" / "life-of-a-click.svg").read_text(encoding="utf-8")
    named = set(re.findall(r">(\w+\.(?:py|js))<", picture))
    assert len(named) > 15
    assert named <= {Path(path).name for path, _ in HOP.findall(page)}


def is_in(path: str, name: str) -> bool:
    """Whether a module has this class or function, or the class this method."""
    if path.endswith(".py"):
        return is_there(f"tabletown.{path.removesuffix('.py').replace('/', '.')}.{name}")
    owner, _, method = name.partition(".")
    found = re.search(rf"^(?:export )?class {owner}\b.*?^}}", (SOURCE / path).read_text(encoding="utf-8"), re.M | re.S)
    return found is not None and re.search(rf"^  (?:async )?{method}\(", found[0], re.M) is not None
