"""A pytest plug-in (-p tools.expect_compiled): refuses to test anything but the installed, compiled wheel."""

import sys
import sysconfig
from pathlib import Path

import pytest


def pytest_configure() -> None:
    import tabletown

    home = Path(tabletown.__file__).parent
    if not home.is_relative_to(sys.prefix):
        raise pytest.UsageError(f"The tests import {home}, which is not the wheel installed in {sys.prefix}.")
    if not any(home.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
        raise pytest.UsageError(f"The wheel installed in {home} holds no compiled modules.")
