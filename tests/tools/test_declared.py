"""tools/declared.py: a C file is compiled again when it, or a declaration that it uses, has changed."""

from pathlib import Path

import pytest

from tools.declared import Declarations

HEADER = """\
#define LIMIT 5
typedef struct tuple_T2 {
    CPyTagged f0;
    PyObject *f1;
} tuple_T2;
typedef struct {
    PyObject_HEAD
    int64_t size;
} StateObject;
extern PyTypeObject *CPyType_State;
char CPyDef_draw(PyObject *cpy_r_self, int64_t n);
tuple_T2 CPyDef_pair(void);
"""


@pytest.fixture
def header(tmp_path: Path) -> Path:
    return tmp_path / "group.h"


def stamp(header: Path, declared: str, text: str) -> str:
    header.write_text(declared)
    file = header.with_name("module.c")
    file.write_text(text)
    return Declarations([header]).stamp(file)


def same(header: Path, text: str, old: str, new: str) -> bool:
    """Whether a file stays compiled when this part of the header changes."""
    assert old in HEADER
    return stamp(header, HEADER, text) == stamp(header, HEADER.replace(old, new), text)


def test_a_changed_file_is_compiled(header: Path) -> None:
    assert stamp(header, HEADER, "CPyDef_draw(x, 1);") != stamp(header, HEADER, "CPyDef_draw(x, 2);")


def test_a_new_function_of_another_module_compiles_nothing(header: Path) -> None:
    assert same(header, "CPyDef_draw(x, 1);", "char CPyDef_draw", "char CPyDef_new(void);\nchar CPyDef_draw")


def test_a_function_that_is_used_counts(header: Path) -> None:
    assert not same(header, "CPyDef_draw(x, 1);", "int64_t n", "int32_t n")
    assert same(header, "CPyDef_pair();", "int64_t n", "int32_t n")


def test_what_a_used_declaration_uses_counts_too(header: Path) -> None:
    assert not same(header, "CPyDef_pair();", "CPyTagged f0", "int64_t f0")


def test_a_used_class_counts(header: Path) -> None:
    assert not same(header, "((StateObject *)x)->size", "int64_t size", "int32_t size")
    assert same(header, "y->size", "int64_t size", "int32_t size")


def test_a_used_number_counts(header: Path) -> None:
    assert not same(header, "if (n > LIMIT)", "LIMIT 5", "LIMIT 6")
