"""tools/bundle.py: the browser's files, put together for the wheel."""

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.tools.conftest import ROOT, Checkout
from tests.web.test_files import static_imports

BUNDLE = ["-c", "import json; from tools.bundle import bundle; print(json.dumps(bundle()))"]
SOURCE = "src/tabletown"
EXPORT = re.compile(r"^export (?:async )?(?:function\*?|const|let|class) (\w+)", re.MULTILINE)

Wheel = dict[str, Path]
"""Files by their place in the wheel."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    checkout = Checkout(tmp_path_factory.mktemp("checkout"))
    shutil.copytree(ROOT / "tools", checkout.file("tools"))
    shutil.copyfile(ROOT / "package-lock.json", checkout.file("package-lock.json"))
    checkout.file("node_modules").symlink_to(ROOT / "node_modules")
    for folder in ("web", *(f"games/{path.parent.name}/ui" for path in ROOT.glob(f"{SOURCE}/games/*/ui"))):
        shutil.copytree(ROOT / SOURCE / folder, checkout.file(f"{SOURCE}/{folder}"))
    result = checkout.python(*BUNDLE)
    assert result.returncode == 0, result.stderr
    return {place: Path(file) for file, place in json.loads(result.stdout).items()}


def scripts(wheel: Wheel) -> dict[str, str]:
    """The scripts that were put together."""
    return {place: file.read_text() for place, file in wheel.items() if "result" in file.parts and file.suffix == ".js"}


def test_every_file_that_browsers_may_ask_for_is_at_its_address(wheel: Wheel) -> None:
    folders = [ROOT / SOURCE / "web", *ROOT.glob(f"{SOURCE}/games/*/ui")]
    files = {
        path.relative_to(ROOT / "src").as_posix() for folder in folders for path in folder.rglob("*") if path.is_file()
    }
    assert files <= set(wheel)


def test_what_pages_and_games_share_is_one_script(wheel: Wheel) -> None:
    """What only the table and the poster of one game share is a script of that game."""
    chunks = {place for place in wheel if re.fullmatch(r"tabletown/web/town-\w+\.js", place)}
    imports = {
        place: {name.replace("tabletown/", "tabletown/web/", 1) for name in static_imports(script)}
        - {"tabletown/web/shell/routes.js"}
        for place, script in scripts(wheel).items()
    }
    users = {chunk: {place for place in imports if chunk in imports[place]} for chunk in chunks}
    [shared] = [chunk for chunk in chunks if any(place.startswith("tabletown/web/pieces/") for place in users[chunk])]
    for place, imported in imports.items():
        assert imported - chunks == set()
        assert place == shared or shared in imported, place
    for chunk in chunks - {shared}:
        assert len({place.partition("/ui/")[0] for place in users[chunk]}) == 1


def test_scripts_offer_what_their_sources_offer(wheel: Wheel) -> None:
    shared = [place for place in scripts(wheel) if place.startswith(("tabletown/web/pieces/", "tabletown/web/shell/"))]
    assert shared
    for place in shared:
        [*offered] = re.findall(r"export\{(.*?)\}", wheel[place].read_text())
        names = {entry.split(" as ")[-1] for entry in ",".join(offered).split(",") if entry}
        assert names == set(EXPORT.findall((ROOT / "src" / place).read_text())), place


def test_the_list_of_pages_stays_readable_for_the_server(wheel: Wheel) -> None:
    place = f"{SOURCE}/web/shell/routes.js"
    assert wheel[place.removeprefix("src/")].read_text() == (ROOT / place).read_text()


def test_style_sheets_have_taken_in_what_they_import(wheel: Wheel) -> None:
    styles = {place: file for place, file in wheel.items() if "result" in file.parts and file.suffix == ".css"}
    assert set(styles) == {"tabletown/web/town.css", *(place for place in wheel if place.endswith("/ui/table.css"))}
    for file in styles.values():
        assert "@import" not in file.read_text()


def test_fonts_are_found_from_where_the_style_sheet_is(wheel: Wheel) -> None:
    fonts = re.findall(r"url\(\"?([^)\"]+\.woff2)", wheel["tabletown/web/town.css"].read_text())
    assert fonts
    assert all(f"tabletown/web/{font}" in wheel for font in fonts)
