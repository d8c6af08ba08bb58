"""The words of the drawn table: what its scripts say is there, and nothing is left over."""

from __future__ import annotations

import re

from tabletown.games.crimson import GAME
from tabletown.kernel.shown import Message
from tests.sentences import parts, sentence_ids

SCRIPTS = sorted((GAME.folder / "ui").glob("*.js"))


def named() -> set[str]:
    """The sentences of the drawn table that its scripts name."""
    return {id for script in SCRIPTS for id in re.findall(r'"(table-[a-z-]+)"', script.read_text(encoding="utf-8"))}


def test_scripts_say_exactly_the_words_of_the_table() -> None:
    assert named() == {id for id in sentence_ids(GAME) - parts(GAME) if id.startswith("table-")}


def test_the_poster_has_a_title_and_an_inviting_sentence() -> None:
    assert GAME.say(Message("game-title")) == GAME.title
    assert GAME.say(Message("game-about")).endswith(".")
