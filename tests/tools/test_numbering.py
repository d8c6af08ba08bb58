"""tools/numbering.py: what is new in one module moves nothing in the C files of the others."""

import re
from pathlib import Path

from tools.numbering import with_own_numbers

USING = """\
#include "__native.h"
void draw(void) {
    x = CPyStatics[8]; /* 'deck' */
    y = CPyStatics[1976]; /* ('annotations',) */
    z = (CPyTagged)CPyStatics[8] | 1;
    PyObject *__tmp70 = z;
    if (__tmp70) goto __LL71;
__LL71:
}
"""
FILLING = """\
#include "__native.h"
int CPyGlobalsInit(void)
{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str, CPyLit_Int) < 0) {
        return -1;
    }
    is_initialized = 1;
    return 0;
}
PyObject *CPyStatics[2208];
"""
RUNTIME = "int CPyStatics_Initialize(PyObject **statics, const char * const *strings) { return 0; }\n"


def written(folder: Path, **texts: str) -> dict[str, Path]:
    """What is compiled, by the names of these files."""
    files = [folder / f"{name}.c" for name in texts]
    for file, text in zip(files, texts.values(), strict=True):
        file.write_text(text)
    return dict(zip(texts, with_own_numbers(files, folder / "own"), strict=True))


def test_a_file_finds_its_literals_in_the_order_in_which_it_uses_them(tmp_path: Path) -> None:
    text = written(tmp_path, whole=FILLING, draw=USING)["draw"].read_text()
    assert re.findall(r"CPyLiterals\w+\[\d+\]", text) == [f"CPyLiteralsdraw[{number}]" for number in (2, 0, 1, 0)]
    assert "CPyStatics" not in text


def test_a_file_stays_the_same_when_others_have_new_literals(tmp_path: Path) -> None:
    before = written(tmp_path, whole=FILLING, draw=USING)["draw"].read_text()
    moved = USING.replace("[8]", "[9]").replace("[1976]", "[1979]")
    assert written(tmp_path, whole=FILLING.replace("2208", "2211"), draw=moved)["draw"].read_text() == before


def test_a_file_counts_its_temporary_names(tmp_path: Path) -> None:
    text = written(tmp_path, whole=FILLING, draw=USING)["draw"].read_text()
    assert re.findall(r"__tmp\d+|__LL\d+", text) == ["__tmp0", "__tmp0", "__LL1", "__LL1"]
    other = USING.replace("70", "90").replace("71", "91")
    assert written(tmp_path, whole=FILLING, draw=other)["draw"].read_text() == text


def test_a_file_with_a_new_literal_changes(tmp_path: Path) -> None:
    before = written(tmp_path, whole=FILLING, draw=USING)["draw"].read_text()
    more = USING.replace("}", "    w = CPyStatics[9];\n}")
    assert written(tmp_path, whole=FILLING, draw=more)["draw"].read_text() != before


def test_the_tables_of_all_files_are_filled_after_the_table_of_all(tmp_path: Path) -> None:
    text = written(tmp_path, whole=FILLING, draw=USING)["whole"].read_text()
    filled = text.index("CPyStatics_Initialize(CPyStatics")
    copied = text.index("{8, 1976}")
    assert filled < copied < text.index("is_initialized = 1")
    assert "PyObject *CPyStatics[2208];" in text


def test_what_has_no_literals_is_compiled_where_it_is(tmp_path: Path) -> None:
    assert written(tmp_path, whole=FILLING, draw=USING, runtime=RUNTIME)["runtime"] == tmp_path / "runtime.c"


def test_what_cannot_be_read_is_compiled_as_it_is(tmp_path: Path) -> None:
    files = written(tmp_path, whole=FILLING.replace("_Initialize", "_Begin"), draw=USING)
    assert list(files.values()) == [tmp_path / "whole.c", tmp_path / "draw.c"]
