"""Gives each C file that mypyc wrote numbers of its own, which no change in another module moves.

mypyc keeps the literals of all modules in one table and counts the temporary names of all modules in one row: what is
new in one module moves the numbers in others, and nearly every file would be compiled again. Here a file counts its
temporary names, and finds its literals in a table of its own, in the order in which it uses them. The file that fills
the table of all copies them there, once, when the library is loaded.
"""

from __future__ import annotations

import re
from pathlib import Path

LITERAL = re.compile(r"(?<=\bCPyStatics\[)\d+")
TEMPORARY = re.compile(r"(?<=\b__tmp)\d+|(?<=\b__LL)\d+")
FILLED = re.compile(r"^ *if \(CPyStatics_Initialize\(CPyStatics,[^{]*\{[^}]*\}\n", re.MULTILINE)
PYTHON = "#include <Python.h>\n"


def with_own_numbers(files: list[Path], folder: Path) -> list[Path]:
    """The same files; those in which a number has changed are copies in this folder."""
    texts = {file: file.read_text() for file in files}
    filling = [file for file, text in texts.items() if FILLED.search(text)]
    if len(filling) != 1:  # another mypyc may write it otherwise: then more is compiled again, and all the rest works
        return files
    [whole] = filling
    literals = {}
    for file, text in texts.items():
        if file != whole:
            table = f"CPyLiterals{file.stem}"
            texts[file], literals[table] = own_table(numbered(text, TEMPORARY)[0], table)
    declared = "".join(f"extern PyObject *{table}[];\n" for table, numbers in literals.items() if numbers)
    copied = "".join(fill(table, numbers) for table, numbers in literals.items() if numbers)
    texts[whole] = PYTHON + declared + FILLED.sub(lambda found: found[0] + copied, texts[whole])
    folder.mkdir(exist_ok=True)
    return [put(file, text, folder) for file, text in texts.items()]


def numbered(text: str, pattern: re.Pattern[str]) -> tuple[str, list[str]]:
    """The text with numbers in the order in which they come, from 0; and what they were before."""
    places: dict[str, str] = {}
    text = pattern.sub(lambda found: places.setdefault(found[0], str(len(places))), text)
    return text, list(places)


def own_table(text: str, table: str) -> tuple[str, list[str]]:
    """A C file that finds its literals in a table of its own, and the numbers that they have in the table of all."""
    text, numbers = numbered(text, LITERAL)
    if numbers:
        text = f"{PYTHON}PyObject *{table}[{len(numbers)}];\n{text.replace('CPyStatics[', f'{table}[')}"
    return text, numbers


def fill(table: str, numbers: list[str]) -> str:
    return f"""\
    {{
        static const int numbers[] = {{{", ".join(numbers)}}};
        for (int i = 0; i < {len(numbers)}; i++) {table}[i] = CPyStatics[numbers[i]];
    }}
"""


def put(file: Path, text: str, folder: Path) -> Path:
    if text == file.read_text():
        return file
    copy = folder / file.name
    copy.write_text(text)
    return copy
