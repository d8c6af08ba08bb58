"""tools/vendor.py: what the browser gets from npm."""

import json
import re

from tests.tools.conftest import ROOT, Checkout

VENDOR = ["-m", "tools.vendor"]


def imports(script: str) -> list[str]:
    code = re.sub(r"/\*\*.*?\*/", "", script, flags=re.DOTALL)
    return re.findall(r"""(?:from|import)\s*["']([^"']+)["']""", code)


def test_every_import_of_a_copied_script_is_there(checkout: Checkout) -> None:
    checkout.python(*VENDOR)
    missing = [
        f"{script.relative_to(checkout.vendor)} imports {imported}"
        for script in checkout.vendor.rglob("*.js")
        for imported in imports(script.read_text())
        if not (script.parent / imported).is_file()
    ]
    assert not missing


def test_every_name_that_scripts_may_import_has_its_file(checkout: Checkout) -> None:
    checkout.python(*VENDOR)
    imports = json.loads((checkout.vendor / "imports.json").read_text())
    assert imports["lit-html"] == "lit-html/lit-html.js"
    assert all((checkout.vendor / file).is_file() for file in imports.values())


def test_every_icon_of_the_list_is_a_symbol(checkout: Checkout) -> None:
    checkout.file("src/tabletown/web/icons.txt").write_text("flame-fill\nx-bold\n")
    checkout.python(*VENDOR)
    sprite = (checkout.vendor / "icons.svg").read_text()
    assert re.findall('<symbol id="([^"]+)" viewBox="0 0 256 256"><path d="', sprite) == ["flame-fill", "x-bold"]


def test_an_icon_that_does_not_exist_is_named(checkout: Checkout) -> None:
    checkout.file("src/tabletown/web/icons.txt").write_text("flame-fill\nflaming-moe\n")
    result = checkout.python(*VENDOR)
    assert result.returncode == 1
    assert result.stderr == "src/tabletown/web/icons.txt names icons that do not exist: flaming-moe.\n"


def test_every_package_in_the_list_shows_its_licence(checkout: Checkout) -> None:
    checkout.python(*VENDOR)
    licences = json.loads((checkout.vendor / "licences.json").read_text())
    packages = json.loads((ROOT / "package.json").read_text())["dependencies"]
    assert {entry["name"]: entry["version"] for entry in licences} == packages
    assert all(len(entry["text"]) > 500 for entry in licences)
    assert {entry["licence"] for entry in licences} == {"Apache-2.0", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"}


def test_a_package_without_a_licence_text_is_refused(checkout: Checkout) -> None:
    listed = checkout.file("tools/vendor.toml")
    listed.write_text(listed.read_text().replace('licence = "Apache-2.0.txt"', ""))
    result = checkout.python(*VENDOR)
    assert result.returncode == 1
    assert result.stderr == "The package @fluent/bundle contains no licence; tools/vendor.toml must name its text.\n"


def test_the_second_run_has_nothing_to_do(checkout: Checkout) -> None:
    assert "Copied" in checkout.python(*VENDOR).stderr
    second = checkout.python(*VENDOR, PATH="")
    assert (second.returncode, second.stderr) == (0, "")


def test_a_change_of_the_list_is_noticed(checkout: Checkout) -> None:
    checkout.python(*VENDOR)
    listed = checkout.file("tools/vendor.toml")
    listed.write_text(listed.read_text() + '\n["axe-core".files]\n"LICENSE" = "extra.txt"\n')
    assert "Copied" in checkout.python(*VENDOR).stderr
    assert (checkout.vendor / "extra.txt").is_file()


def test_what_is_no_longer_listed_goes_away(checkout: Checkout) -> None:
    checkout.python(*VENDOR)
    (checkout.vendor / "stamp").unlink()
    (checkout.vendor / "old.js").touch()
    checkout.python(*VENDOR)
    assert not (checkout.vendor / "old.js").exists()


def test_a_run_that_fails_leaves_the_folder_as_it_was(checkout: Checkout) -> None:
    checkout.python(*VENDOR)
    before = {path: path.stat().st_mtime_ns for path in checkout.vendor.rglob("*")}
    checkout.file("src/tabletown/web/icons.txt").write_text("flaming-moe\n")
    assert checkout.python(*VENDOR).returncode == 1
    assert {path: path.stat().st_mtime_ns for path in checkout.vendor.rglob("*")} == before


OFFLINE = {"TABLETOWN_PIP": "1", "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": "/dev/null", "PIP_FIND_LINKS": ""}
NEEDED = "Node.js 18 or newer with npm is needed; install it with: apt-get install nodejs npm"


def test_without_node_and_without_network_a_sentence_says_what_to_install(checkout: Checkout) -> None:
    checkout.file("node_modules").unlink()
    result = checkout.python(*VENDOR, PATH="", **OFFLINE)
    assert result.returncode == 1
    assert result.stderr.startswith(f"{NEEDED} (there is none). Meanwhile one is fetched for this checkout.\n")
    assert result.stderr.endswith(f"{NEEDED}.\n")


def test_an_old_node_is_not_used(checkout: Checkout) -> None:
    checkout.file("node_modules").unlink()
    programs = checkout.file("bin")
    programs.mkdir()
    for name in ("node", "npm"):
        (programs / name).write_text("#!/bin/sh\necho v16.20.2\n")
        (programs / name).chmod(0o755)
    result = checkout.python(*VENDOR, PATH=str(programs), **OFFLINE)
    assert result.returncode == 1
    assert result.stderr.startswith(f"{NEEDED} (this is v16.20.2).")
