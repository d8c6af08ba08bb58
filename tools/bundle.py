"""Put the browser's files together for the wheel, with esbuild: a page then needs few requests, and short ones.

Everything stays at its address. What the page and all games share becomes one script; the scripts of web/ only hand on
what is in it, and so do the libraries, so that a game that came as a package of its own finds the same modules as
everybody. The table and the poster of a game become one script each, and a style sheet has taken in what it imports.
docs/decisions/0046-bundle.md says why, and what it brings.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools import npm
from tools.steps import ROOT, digest, is_stamped, run, stamped

SOURCE = ROOT / "src" / "tabletown"
WEB = SOURCE / "web"
VENDOR = WEB / "vendor"
UIS = sorted(SOURCE.glob("games/*/ui"))
WORK = ROOT / "build" / "bundle"
RESULT = WORK / "result"
STAMP = WORK / "stamp"

MAIN = WEB / "shell" / "main.js"
"""It begins when it is loaded, so it is apart from what games import."""
ROUTES = "tabletown/shell/routes.js"
"""Left as it is: the server reads it, too."""
STYLE = WEB / "town.css"
GAME_FILES = ("table.js", "poster.js", "table.css")


def bundle() -> dict[str, str]:
    """Put the files together, unless they are: all that browsers may ask for, each with its place in the wheel."""
    stamp = digest(
        [], [npm.LOCK, Path(__file__).resolve(), *(file for folder in (WEB, *UIS) for file in files(folder))]
    )
    if not is_stamped(STAMP, stamp):
        npm.install("bundle")
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        with stamped(STAMP, stamp):
            put_together()
    places = {address(file): file for folder in (WEB, *UIS) for file in files(folder)}
    places.update({file.relative_to(RESULT): file for file in files(RESULT)})
    return {str(file): place_in_wheel(place) for place, file in places.items()}


def put_together() -> None:
    names = json.loads((VENDOR / "imports.json").read_text())
    shared = [*own_scripts(), *sorted({VENDOR / path for path in names.values()})]
    games = [ui / name for ui in UIS for name in GAME_FILES if (ui / name).exists()]
    entries = [f"{address(file).with_suffix('')}={file}" for file in (*shared, STYLE, *games)]
    options = [
        "--bundle",
        "--minify",
        "--format=esm",
        "--target=es2022",
        "--charset=utf8",
        "--splitting",
        f"--inject:{everything_shared(shared)}",
        f"--tsconfig={import_names(names)}",
        f"--external:{ROUTES}",
        "--external:*.woff2",
        "--public-path=tabletown",  # scripts import each other by names that the page's import map knows
        "--chunk-names=town-[hash]",
        f"--outdir={RESULT}",
    ]
    esbuild = ["env", f"PATH={npm.path_with_node()}", str(npm.MODULES / ".bin" / "esbuild")]
    run("Putting the browser's files together", [*esbuild, *entries, *options], "See the messages above.")


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def own_scripts() -> Iterator[Path]:
    for file in sorted(WEB.rglob("*.js")):
        if not file.is_relative_to(VENDOR) and f"tabletown/{address(file).as_posix()}" != ROUTES:
            yield file


def address(file: Path) -> Path:
    """Where a file is found in the result: those of web/ at the top, those of a game in games/SLUG/ui/."""
    return file.relative_to(WEB if file.is_relative_to(WEB) else SOURCE)


def place_in_wheel(place: Path) -> str:
    return (Path("tabletown") / (place if place.parts[0] == "games" else "web" / place)).as_posix()


def everything_shared(scripts: list[Path]) -> Path:
    """A module that needs all others. esbuild puts together what the same entries need: here that is everything."""
    file = WORK / "everything.js"
    file.write_text("".join(f"import {json.dumps(str(script))};\n" for script in scripts if script != MAIN))
    return file


def import_names(names: dict[str, str]) -> Path:
    """The names that scripts may import, as the page's import map has them."""
    paths = {name: [str(VENDOR / path)] for name, path in names.items()}
    file = WORK / "tsconfig.json"
    file.write_text(json.dumps({"compilerOptions": {"paths": {**paths, "tabletown/*": [f"{WEB}/*"]}}}))
    return file
