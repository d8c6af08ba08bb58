"""Which tests claim which clauses: read from the marks."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletown
from tabletown.kernel.errors import BadInput
from tabletown.kernel.rulebook import Clause, Rulebook
from tabletown.lab.coverage import claims, covered

PAGE = """
import pytest

@pytest.mark.clause("G-01")
def test_one() -> None: ...

@pytest.mark.clause("G-01", "G-02")
@pytest.mark.parametrize("x", [1])
def test_two(x) -> None: ...

@pytest.mark.clause("G-03")
@pytest.mark.clause("G-02")
async def test_three() -> None: ...

@pytest.mark.example("EX-01")
def test_example() -> None: ...

@pytest.mark.clause("G-03")
def helper() -> None: ...

class TestGroup:
    @pytest.mark.clause("G-03")
    def test_inside(self) -> None: ...

    class TestDeeper:
        @pytest.mark.clause("G-03")
        def test_deep_inside(self) -> None: ...
"""
BOOK = Rulebook("G", [Clause(f"G-0{number}", "seed", "Text.", "One") for number in range(1, 5)])


def page(folder: Path, text: str = PAGE, name: str = "test_page.py") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return folder


def named(found: list[str]) -> list[str]:
    return [test.split("/")[-1] for test in found]


def test_tests_are_found_under_the_clauses_that_they_claim(tmp_path: Path) -> None:
    found = covered(BOOK, page(tmp_path))
    assert named(found["G-01"]) == ["test_page.py::test_one", "test_page.py::test_two"]
    assert named(found["G-02"]) == ["test_page.py::test_two", "test_page.py::test_three"]


def test_tests_in_classes_count(tmp_path: Path) -> None:
    found = covered(BOOK, page(tmp_path))
    assert named(found["G-03"]) == [
        "test_page.py::test_three",
        "test_page.py::TestGroup::test_inside",
        "test_page.py::TestGroup::TestDeeper::test_deep_inside",
    ]


def test_a_clause_without_a_test_is_there_with_nothing(tmp_path: Path) -> None:
    assert covered(BOOK, page(tmp_path))["G-04"] == []


def test_other_marks_can_be_asked_for(tmp_path: Path) -> None:
    assert [id for _, id in claims(page(tmp_path), mark="example")] == ["EX-01"]


def test_folders_below_count_and_other_files_do_not(tmp_path: Path) -> None:
    page(tmp_path, PAGE, "deep/down/test_more.py")
    page(tmp_path, PAGE, "helper.py")
    assert named(covered(BOOK, tmp_path)["G-01"]) == ["test_more.py::test_one", "test_more.py::test_two"]


def test_a_clause_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    page(tmp_path, '@pytest.mark.clause("G-99")\ndef test_some(): ...\n')
    with pytest.raises(BadInput, match=r"test_page\.py::test_some claims the clause G-99"):
        covered(BOOK, tmp_path)


@pytest.mark.parametrize("name", ["nowhere", "test_page.py"])
def test_a_missing_folder_is_refused(name: str, tmp_path: Path) -> None:
    page(tmp_path)
    with pytest.raises(BadInput, match=f"there are no tests in .*{name}; run this in a checkout"):
        covered(BOOK, tmp_path / name)


@pytest.mark.parametrize("content", [b"def test_(:\n", b"\xff\xfe", b"x = '\x00'\n"])
def test_a_test_file_that_is_no_python_is_refused_with_a_sentence(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_bytes(content)
    with pytest.raises(BadInput, match=r"test_broken\.py"):
        covered(BOOK, tmp_path)


def test_every_clause_of_a_game_is_listed(tmp_path: Path) -> None:
    game = tabletown.game("crimson")
    assert list(covered(game.rulebook, tmp_path)) == [clause.id for clause in game.rulebook.clauses]
