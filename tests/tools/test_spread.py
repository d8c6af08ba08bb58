"""tests/conftest.py: how the tests are spread over processes."""

from pathlib import Path

import pytest

from tests.conftest import LONGEST, TOGETHER

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", TOGETHER + LONGEST)
def test_what_stays_together_or_goes_out_first_is_there(name: str) -> None:
    assert (ROOT / name.partition("::")[0]).exists()
