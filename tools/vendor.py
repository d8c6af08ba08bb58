"""Copy what the browser needs from npm's packages to src/tabletown/web/vendor/, as tools/vendor.toml lists it.

python -m tools.vendor   does so if anything has changed since the last time

Besides the listed files, vendor/ gets these: imports.json, the names that scripts may import, each with its file;
icons.svg, the icons of icons.txt as symbols; licences.json, the licence texts of everything that was copied.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from tools import npm
from tools.steps import ROOT, Trouble, alone, digest, is_stamped, say, start

WEB = ROOT / "src" / "tabletown" / "web"
TARGET = WEB / "vendor"
STAMP = "stamp"
ICONS = WEB / "icons.txt"
LIST = ROOT / "tools" / "vendor.toml"
LICENCES = ROOT / "tools" / "licences"

RELATIVE_IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""")
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.MULTILINE)


def sources() -> list[Path]:
    """The files that decide what is in vendor/."""
    return [npm.LOCK, Path(__file__).resolve(), LIST, ICONS, *sorted(LICENCES.iterdir())]


def is_up_to_date() -> bool:
    return is_stamped(TARGET / STAMP, digest([], sources()))


def vendor() -> None:
    """Fill vendor/ unless it is up to date."""
    if is_up_to_date():
        return
    with alone("browser's libraries"):
        if not is_up_to_date():
            npm.install()
            replace()


def replace() -> None:
    # The folder is filled elsewhere and then put in its place, so nobody ever finds it half full.
    folder, old = ROOT / "build" / "vendor", ROOT / "build" / "vendor-old"
    for leftover in (folder, old):
        shutil.rmtree(leftover, ignore_errors=True)
    fill(folder, read_list())
    (folder / STAMP).write_text(digest([], sources()))
    if TARGET.exists():
        TARGET.rename(old)
    folder.rename(TARGET)
    shutil.rmtree(old, ignore_errors=True)
    say(f"Copied the browser's libraries, fonts and icons to {TARGET.relative_to(ROOT)}.")


def read_list() -> dict[str, dict[str, Any]]:
    import tomllib  # here, because an old Python must get as far as saying that it is too old

    return tomllib.loads(LIST.read_text())


def fill(folder: Path, packages: dict[str, dict[str, Any]]) -> None:
    imports: dict[str, str] = {}
    licences = []
    for name, wanted in packages.items():
        package = npm.MODULES / name
        for specifier, path in wanted.get("modules", {}).items():
            imports[specifier] = copy_module(package, Path(path), folder / name).relative_to(folder).as_posix()
        for path, target in wanted.get("files", {}).items():
            (folder / target).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(package / path, folder / target)
        if "icons" in wanted:
            (folder / "icons.svg").write_text(sprite(package / wanted["icons"]))
        licences.append(licence(package, wanted.get("licence")))
    (folder / "imports.json").write_text(json.dumps(imports, indent=1))
    (folder / "licences.json").write_text(json.dumps(licences, indent=1))


def copy_module(package: Path, path: Path, folder: Path) -> Path:
    """Copy a script with all that it imports from its package; where it is now. All are called .js there."""
    target = (folder / path).with_suffix(".js")
    if not target.exists():
        script = (package / path).read_text()
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(SOURCE_MAP.sub("", script))
        for imported in RELATIVE_IMPORT.findall(script):
            copy_module(package, (package / path.parent / imported).resolve().relative_to(package.resolve()), folder)
    return target


def sprite(collection: Path) -> str:
    """The chosen icons as symbols, which take their colour from the `fill` of whoever uses them."""
    icons = json.loads(collection.read_text())["icons"]
    names = sorted(set(ICONS.read_text().split()))
    unknown = [name for name in names if name not in icons]
    if unknown:
        raise Trouble(f"{ICONS.relative_to(ROOT)} names icons that do not exist: {', '.join(unknown)}.")
    symbols = [
        f'<symbol id="{name}" viewBox="0 0 256 256">{icons[name]["body"]}</symbol>'.replace(' fill="currentColor"', "")
        for name in names
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>\n"])


def licence(package: Path, text: str | None) -> dict[str, str]:
    about = json.loads((package / "package.json").read_text())
    file = LICENCES / text if text else next(iter(sorted(package.glob("LICENSE*"))), None)
    if not file:
        raise Trouble(f"The package {about['name']} contains no licence; {LIST.relative_to(ROOT)} must name its text.")
    return {
        "name": about["name"],
        "version": about["version"],
        "licence": about["license"],
        "text": file.read_text(),
    }


def main(arguments: list[str]) -> int:
    if arguments:
        print(str(__doc__).strip())
        return 0
    vendor()
    return 0


if __name__ == "__main__":
    start(main)
