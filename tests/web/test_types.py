"""What the browser's scripts know about the wire is what the protocol says."""

import pytest

import tabletown
from tabletown.kernel.game import Game
from tabletown.server import protocol
from tools.declarations import DECLARATIONS, NUMBERS, declarations, numbers, shown_by, types_of


def test_the_declarations_are_up_to_date() -> None:
    assert DECLARATIONS.read_text() == declarations(protocol), "run: python -m tools.declarations"


def test_limits_and_codes_are_up_to_date() -> None:
    assert NUMBERS.read_text() == numbers(protocol), "run: python -m tools.declarations"


@pytest.mark.parametrize("game", tabletown.games(), ids=lambda game: game.slug)
def test_what_a_game_shows_is_declared_for_its_scripts(game: Game) -> None:
    assert types_of(game).read_text() == shown_by(game), "run: python -m tools.declarations"
