"""The terminal's sentences, and how typed words find them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletown import terminal
from tabletown.kernel.printable import clean
from tabletown.terminal.words import SENTENCES, matches

FOLDER = Path(terminal.__file__).parent


@pytest.mark.parametrize("typed", ["red 5", "RED", "pl cr", "", "5 red", "!"])
def test_words_find_a_sentence_by_the_beginnings_of_its_words(typed: str) -> None:
    assert matches(typed, "Place Red 5 for Crimson Crush")


@pytest.mark.parametrize("typed", ["ed", "red 4", "crush death", "lace"])
def test_words_that_begin_no_word_find_nothing(typed: str) -> None:
    assert not matches(typed, "Place Red 5 for Crimson Crush")


def test_clean_text_has_no_control_characters() -> None:
    assert clean("A\x1b[2J\x07nn\t\x9b\u202e\nBob") == "A[2Jnn\nBob"


def test_every_sentence_is_used_and_every_used_sentence_exists() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    declared = re.findall(r"^([a-z-]+) =", (FOLDER / "messages.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert [id for id in declared if f'"{id}"' not in source and f"'{id}'" not in source] == []
    called = re.findall(r"""\bsay\(["']([a-z-]+)["']""", source)
    assert [id for id in called if not SENTENCES.has(id)] == []
