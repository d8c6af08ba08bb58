"""The browser part: what its files name is there."""

import json
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tabletown"
WEB = SOURCE / "web"
VENDOR = WEB / "vendor"
FILES = sorted(
    path
    for folder in (WEB, *SOURCE.glob("games/*/ui"))
    for path in folder.rglob("*")
    if path.suffix in (".css", ".html", ".js", ".svg") and not path.is_relative_to(VENDOR)
)
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
STYLES = [path for path in FILES if path.suffix == ".css"]

IMPORT = re.compile(
    r"""^(?:import|export)\b(?:[^"'`;=]*\bfrom)?\s*["']([^"']+)["']|\bimport\(["']([^"']+)["']\)""", re.MULTILINE
)
ICON = re.compile(r"""["'`]([a-z]+(?:-[a-z]+)*-(?:fill|bold))["'`]""")
NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml")


def name(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def imports(script: str) -> list[str]:
    code = re.sub(r"/\*\*.*?\*/", "", script, flags=re.DOTALL)
    return [first or second for first, second in IMPORT.findall(code)]


def static_imports(script: str) -> list[str]:
    """Without those that are made later; also of a script that was made small."""
    code = re.sub(r"/\*.*?\*/", "", script, flags=re.DOTALL)
    return re.findall(r"""(?:^|;)(?:import|export)(?:[\s*{][^;"'=()]*from)?\s*["']([^"']+)["']""", code, re.MULTILINE)


@pytest.mark.parametrize("script", SCRIPTS, ids=name)
def test_a_script_imports_only_what_browsers_find(script: Path) -> None:
    packages = json.loads((VENDOR / "imports.json").read_text())
    for imported in imports(script.read_text()):
        if imported.startswith("."):
            # A game is served from elsewhere than the shared pieces, which it reaches as tabletown/.
            found = (script.parent / imported).resolve()
            home = WEB if script.is_relative_to(WEB) else script.parent
            assert found.is_file(), imported
            assert found.is_relative_to(home), imported
        elif imported.startswith("tabletown/"):
            assert (WEB / imported.removeprefix("tabletown/")).is_file(), imported
        else:
            assert imported in packages


@pytest.mark.parametrize("style", STYLES, ids=name)
def test_a_style_sheet_names_only_files_that_are_there(style: Path) -> None:
    for file in re.findall(r"""url\(["']?([^"')]+)["']?\)""", style.read_text()):
        assert file.startswith(("data:", "#")) or (style.parent / file).is_file(), file


def test_every_icon_that_scripts_name_is_in_the_list_and_no_other() -> None:
    named = {icon for script in SCRIPTS for icon in ICON.findall(script.read_text())}
    assert sorted(named) == (WEB / "icons.txt").read_text().split()


@pytest.mark.parametrize("file", FILES, ids=name)
def test_no_file_names_another_host(file: Path) -> None:
    addresses = re.findall(r"\b(?:https?|wss?)://[^\s\"'`)]+", file.read_text())
    assert not [address for address in addresses if address not in NAMESPACES]
