"""tests/conftest.py: how the tests are spread over processes."""

from pathlib import Path

import pytest

from tests.conftest import TOGETHER

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", TOGETHER)
def test_what_stays_together_is_there(name: str) -> None:
    assert (ROOT / name).exists()
