"""docs/crow-cards.md lists every Plot card as it is in the box, with a test that plays it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletown.games.crow import GAME
from tabletown.games.crow.rules.windows import NAMES as WINDOWS
from tests.games.pages import words_of

PAGE = Path(__file__).parents[3] / "docs" / "crow-cards.md"
ROW = re.compile(r"^\| (.+?) \| (\d) \| (.+?) \| (.+?) \| \[(test_\w+)\]\((.+?)\) \|$", re.MULTILINE)
WHEN = {
    "": "own turn",
    "attack_declared": "an attack is declared",
    "before_defense": "before a defense roll",
    "gangster_killed": "a gangster is being killed",
    "after_attack": "after an attack",
    "set_fire_declared": "a fire is being set",
}
ROWS = ROW.findall(PAGE.read_text(encoding="utf-8"))


def test_the_page_lists_all_cards_as_they_are_in_the_box() -> None:
    plots = GAME.box.plots
    box = [
        (GAME.say(GAME.piece(name)), str(plots.copies[kind]), WHEN[WINDOWS[plots.window[kind]]])
        for kind, name in enumerate(plots.names)
    ]
    assert [row[:3] for row in ROWS] == box


@pytest.mark.parametrize("kind", range(34))
def test_the_test_of_a_card_plays_it(kind: int) -> None:
    *_, test, link = ROWS[kind]
    assert f"play {GAME.box.plots.names[kind]}" in words_of(PAGE.parent / link, test)


def test_no_card_is_explained_with_the_words_of_another() -> None:
    assert len({row[3] for row in ROWS}) == len(ROWS) == 34
