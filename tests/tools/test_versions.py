"""The versions of the built-in games: what is stored stays readable, and whoever changes rules says what that does."""

from __future__ import annotations

import pytest

from tabletown.kernel import registry
from tabletown.kernel.game import Game
from tabletown.kernel.versions import is_present, path_of, present, read, words
from tools.versions import kept, written

EVERY = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.slug)


@EVERY
def test_the_present_version_is_written_down(game: Game) -> None:
    path = path_of(game, present(game))
    assert path.exists(), "run: python -m tools.versions, and say in the version before what has changed"
    assert path.read_text(encoding="utf-8") == written(kept(game)), "run: python -m tools.versions"


@EVERY
def test_every_earlier_version_says_what_has_changed_since(game: Game) -> None:
    for path in path_of(game, present(game)).parent.glob("*.json"):
        version = read(path)
        assert is_present(game, version) or version.change, f"{path.name} does not say what has changed"


@EVERY
def test_what_every_version_told_can_still_be_said(game: Game) -> None:
    for path in path_of(game, present(game)).parent.glob("*.json"):
        for kind in words(read(path)).events:
            assert game.messages.has(f"event-{kind.name}"), f"{path.name}: {kind.name}"
