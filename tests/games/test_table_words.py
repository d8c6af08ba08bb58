"""The words of the drawn tables: what their scripts say is there, and nothing is left over."""

from __future__ import annotations

import re

import pytest

from tabletown.games import crimson, crow, trick_city
from tabletown.kernel.game import Game
from tabletown.kernel.shown import Message
from tests.sentences import parts, sentence_ids

GAMES: list[Game] = [crimson.GAME, crow.GAME, trick_city.GAME]


def named(game: Game) -> set[str]:
    """The sentences of the drawn table that its scripts name."""
    scripts = sorted((game.folder / "ui").glob("*.js"))
    return {id for script in scripts for id in re.findall(r'"(table-[a-z-]+)"', script.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_scripts_say_exactly_the_words_of_the_table(game: Game) -> None:
    assert named(game) == {id for id in sentence_ids(game) - parts(game) if id.startswith("table-")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_poster_has_a_title_and_an_inviting_sentence(game: Game) -> None:
    assert game.say(Message("game-title")) == game.title
    assert game.say(Message("game-about")).endswith(".")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_whoever_comes_is_told_how_to_win(game: Game) -> None:
    assert "win" in game.say(Message("game-goal"))
