"""The declarations for the browser's scripts are those of the protocol."""

from tabletown.server import protocol
from tools.declarations import DECLARATIONS, declarations


def test_the_declarations_are_up_to_date() -> None:
    assert DECLARATIONS.read_text() == declarations(protocol), "run: python -m tools.declarations"
