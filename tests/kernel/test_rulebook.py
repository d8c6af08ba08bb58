"""The rulebook by clauses."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletown.kernel.errors import BadInput
from tabletown.kernel.rulebook import Rulebook, parse
from tests.kernel.menagerie.game import FOLDER

PAGE = """# A Game

Words used throughout:
- **word**: is no clause.

## ONE: the first part

- **G-ONE-01** [seed] Take a red card.
- **G-ONE-02** [ruling] Take a **blue** card.
Some text between.

## TWO: the second part

- **G-TWO-01** [designed] Give the card back.
"""


def rulebook(folder: Path, text: str = PAGE, reasons: str | None = None) -> Rulebook:
    (folder / "rulebook.md").write_text(text)
    if reasons is not None:
        (folder / "rulings.md").write_text(reasons)
    return parse(folder / "rulebook.md")


def found(book: Rulebook, words: str) -> list[str]:
    return [clause.id for clause in book.find(words)]


def test_clauses_are_read_in_their_order(tmp_path: Path) -> None:
    book = rulebook(tmp_path)
    assert book.title == "A Game"
    assert [clause.id for clause in book.clauses] == ["G-ONE-01", "G-ONE-02", "G-TWO-01"]
    assert [clause.tag for clause in book.clauses] == ["seed", "ruling", "designed"]
    assert book.by_id["G-ONE-01"].text == "Take a red card."


def test_clauses_belong_to_the_heading_above_them(tmp_path: Path) -> None:
    book = rulebook(tmp_path)
    assert book.sections() == ["ONE: the first part", "TWO: the second part"]
    assert book.by_id["G-TWO-01"].section == "TWO: the second part"


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("red", ["G-ONE-01"]),
        ("CARD", ["G-ONE-01", "G-ONE-02", "G-TWO-01"]),
        ("card take", ["G-ONE-01", "G-ONE-02"]),
        ("g-one", ["G-ONE-01", "G-ONE-02"]),
        ("second", ["G-TWO-01"]),
        ("take second", []),
        ("purple", []),
    ],
)
def test_clauses_are_found_by_all_words_in_id_heading_or_text(words: str, ids: list[str], tmp_path: Path) -> None:
    assert found(rulebook(tmp_path), words) == ids


def test_a_clause_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"rulebook\.md: the clause G-ONE-01 is there twice"):
        rulebook(tmp_path, PAGE + "- **G-ONE-01** [seed] Again.\n")


@pytest.mark.parametrize(
    "line",
    [
        "- **G-ONE-03** Without a tag.",
        "- **G-ONE-03** [guess] With an unknown tag.",
        "- **G-ONE-03** [seed]",
        "- **g-one-03** [seed] In small letters.",
        "- **G-ONE-03 [seed] Never closed.",
    ],
)
def test_a_malformed_clause_is_refused_with_its_line(line: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"rulebook\.md, line 15: a clause reads"):
        rulebook(tmp_path, PAGE + line + "\n")


def test_rulings_have_their_reasons(tmp_path: Path) -> None:
    reasons = "# Rulings\n\n- **G-ONE-02** Which card? **A blue one.** Because.\n"
    book = rulebook(tmp_path, PAGE, reasons)
    assert book.by_id["G-ONE-02"].reason == "Which card? A blue one. Because."
    assert book.by_id["G-ONE-01"].reason == ""


def test_a_reason_for_no_clause_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"rulings\.md: there is no clause G-SIX-01"):
        rulebook(tmp_path, PAGE, "- **G-SIX-01** Why? **So.**\n")


def test_a_rulebook_needs_no_reasons(tmp_path: Path) -> None:
    assert {clause.reason for clause in rulebook(tmp_path).clauses} == {""}


def test_a_game_has_its_rulebook() -> None:
    book = parse(FOLDER / "rulebook.md")
    assert book.title == "Menagerie"
    assert (
        book.by_id["MEN-TRN-02"].reason
        == "How long is a turn? Until its seat passes. So that a test can act several times."
    )
