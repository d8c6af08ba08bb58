"""package.json and its lock file."""

import json
import re

from tests.tools.conftest import ROOT

PACKAGE = json.loads((ROOT / "package.json").read_text())
LOCK = json.loads((ROOT / "package-lock.json").read_text())


def test_every_package_is_asked_for_in_one_exact_version() -> None:
    wanted = {**PACKAGE["dependencies"], **PACKAGE["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())


def test_the_lock_file_belongs_to_the_package_file() -> None:
    locked = LOCK["packages"][""]
    assert locked["dependencies"] == PACKAGE["dependencies"]
    assert locked["devDependencies"] == PACKAGE["devDependencies"]


def test_the_lock_file_names_no_registry_and_every_checksum() -> None:
    packages = [entry for name, entry in LOCK["packages"].items() if name]
    assert not [entry for entry in packages if "resolved" in entry]
    assert all(entry["integrity"].startswith("sha512-") for entry in packages)
