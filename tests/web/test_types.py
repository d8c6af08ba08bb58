"""What the browser's scripts know about the wire is what the protocol says."""

from tabletown.server import protocol
from tools.declarations import DECLARATIONS, NUMBERS, declarations, numbers


def test_the_declarations_are_up_to_date() -> None:
    assert DECLARATIONS.read_text() == declarations(protocol), "run: python -m tools.declarations"


def test_limits_and_codes_are_up_to_date() -> None:
    assert NUMBERS.read_text() == numbers(protocol), "run: python -m tools.declarations"
