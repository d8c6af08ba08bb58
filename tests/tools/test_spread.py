"""tests/conftest.py: how the tests are spread over processes."""

from pathlib import Path

import pytest

from tests.conftest import APART, TOGETHER

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", TOGETHER + APART)
def test_what_stays_together_or_apart_is_there(name: str) -> None:
    assert (ROOT / name).exists()
