"""The words of the drawn tables: what their scripts say is there, and nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

from tabletown.kernel.records import Message
from tests.free.games import game_of, registered
from tests.sentences import parts, sentence_ids

SOURCES = Path(__file__).parents[2] / "src" / "tabletown"
"""A wheel has the scripts put together: which of them says what, only the sources tell."""


def named(slug: str) -> set[str]:
    """The sentences of the drawn table that its scripts name, or the pieces that they are put together from."""
    own = sorted((SOURCES / "games" / slug / "ui").glob("*.js"))
    scripts = "".join(script.read_text(encoding="utf-8") for script in own)
    for piece in re.findall(r'"tabletown/pieces/(\w+\.js)"', scripts):
        scripts += (SOURCES / "web" / "pieces" / piece).read_text(encoding="utf-8")
    return set(re.findall(r'"(table-[a-z-]+)"', scripts))


@registered
def test_scripts_say_exactly_the_words_of_the_table(slug: str) -> None:
    game = game_of(slug)
    assert named(slug) == {id for id in sentence_ids(game) - parts(game) if id.startswith("table-")}


@registered
def test_the_poster_has_a_title_and_an_inviting_sentence(slug: str) -> None:
    game = game_of(slug)
    assert game.say(Message("game-title")) == game.title
    assert game.say(Message("game-about")).endswith(".")


@registered
def test_whoever_comes_is_told_how_to_win(slug: str) -> None:
    assert "win" in game_of(slug).say(Message("game-goal"))
