"""No client knows a rule: scripts of a game contain neither names nor numbers of its content.

What stands on the table comes with the view, what the rules make of it with tallies and figures, what is in the box
with the content. Only pictures are keyed by names: whoever draws a character has to know which one it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletown
from tabletown.kernel.game import Game

PICTURES = {
    "crimson": {"suits.js"},
    "trick_city": {"heroes.js", "landmarks.js", "suits.js"},
    "crow": {"cast.js", "dice.js", "ground.js", "landmarks.js"},
    "card_city": {"buildings.js"},
    "remnants": {"gangs.js"},
}
"""Scripts that draw what the content names: each falls back to something for names that it does not know."""
LOOKS = {
    "PER_POINT",  # degrees by which a balance tips
    "DEPTH",  # backs of cards that are drawn for a pile
    "SLACK",  # pixels by which a pointer strays in a click
    "SMALL",  # pixels of a space that is hard to touch
}
"""Numbers that are only by chance those of a game."""
FEWEST = 3
"""Two sides, the two halves of a width: smaller numbers say nothing."""
COMMENTS = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
WORDS = re.compile(r"""["'`]([\w.-]+)["'`]|(?:^|[{,(])\s*([\w]+):""", re.MULTILINE)
COUNTS = re.compile(r"(?:const (\w+) = |length: |[<>]=? |[!=]== |[%*] )(\d+)\b(?!\.)")


def scripts(game: Game) -> list[Path]:
    return [
        path
        for path in sorted((game.folder / "ui").glob("*.js"))
        if path.name not in {"poster.js", *PICTURES[game.slug]}
    ]


def code(script: Path) -> str:
    return COMMENTS.sub("", script.read_text())


def names(game: Game) -> set[str]:
    """What the content calls its cards, characters, buildings and colours."""
    tables = [entries for entries in game.content.tables.values() if isinstance(entries, list)]
    return {str(entry["id"]) for entries in tables for entry in entries if isinstance(entry, dict) and "id" in entry}


def numbers(table: dict[str, object]) -> Iterator[int]:
    for value in table.values():
        if isinstance(value, dict):
            yield from numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield value


def counts(game: Game) -> set[int]:
    """How many there are of everything: rows of numbers, zones, entries of the content, and its limits."""
    found = {count for _, _, count, per_seat in game.layout.numbers if not per_seat}
    found |= {plan.count for plan in game.layout.zones}
    found |= {len(entries) for entries in game.content.tables.values() if isinstance(entries, list)}
    found |= set(numbers({"game": game.content.tables.get("game", {})}))
    return {count for count in found if count >= FEWEST}


games = pytest.mark.parametrize("game", tabletown.games(), ids=lambda game: game.slug)


@games
def test_scripts_name_nothing_of_the_content(game: Game) -> None:
    known = names(game)
    assert known
    for script in scripts(game):
        said = {first or second for first, second in WORDS.findall(code(script))}
        assert sorted(said & known) == [], script.name


@games
def test_scripts_count_nothing_of_the_game(game: Game) -> None:
    known = counts(game)
    assert known
    for script in scripts(game):
        plain = re.sub(r'"[^"\n]*"', '""', code(script))
        found = [(name, int(count)) for name, count in COUNTS.findall(plain) if name not in LOOKS]
        assert [(name, count) for name, count in found if count in known] == [], script.name


@games
def test_pictures_are_the_only_scripts_that_know_names(game: Game) -> None:
    """A script that no longer names anything is no longer let off."""
    known = names(game)
    for picture in PICTURES[game.slug]:
        said = {first or second for first, second in WORDS.findall(code(game.folder / "ui" / picture))}
        assert said & known, picture
