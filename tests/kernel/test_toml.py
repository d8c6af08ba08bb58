"""TOML of strangers: keys that would take all memory are refused before they are parsed, everything else is read."""

from __future__ import annotations

import tomllib

import pytest

from tabletown.kernel.toml import DEEPEST, read_toml

MANY = 20_000
DEEP = {
    "a key": "a." * MANY + "a = 1",
    "a key in quotes": '"a".' * MANY + "a = 1",
    "a key in other quotes": "'a'." * MANY + "a = 1",
    "a key with gaps": "a \t. " * MANY + "a = 1",
    "a table": "[" + "a." * MANY + "a]",
    "a list of tables": "[[" + "a." * MANY + "a]]",
    "a key in a table in a line": "x = {" + "a." * MANY + "a = 1}",
    "behind a text": 'x = "y"\n' + "a." * MANY + "a = 1",
    "behind a text that ends with a quote": 'x = """y""""\n' + "a." * MANY + "a = 1",
    "behind another one": "x = '''y'''''\n" + "a." * MANY + "a = 1",
    "behind a text with a quote in it": 'x = "\\""\n' + "a." * MANY + "a = 1",
    "behind a comment with a quote": "# it's\n" + "a." * MANY + "a = 1",
    "behind a text with a comment in it": "x = '#'\n" + "a." * MANY + "a = 1",
}
ENDLESS = ['"""\\' * MANY, "'''\n" * MANY + "a", '"a' * MANY, "x = '''" + "a." * MANY, "x = 'y\n" + "a." * MANY]


@pytest.mark.parametrize("where", DEEP)
def test_a_key_of_many_parts_is_refused(where: str) -> None:
    with pytest.raises(ValueError, match=f"more than {DEEPEST} parts"):
        read_toml(DEEP[where])


@pytest.mark.parametrize("text", ENDLESS)
def test_a_text_that_never_ends_is_refused_by_the_parser(text: str) -> None:
    with pytest.raises(ValueError, match=r"at line|at end of document"):
        read_toml(text)


def test_keys_of_a_few_parts_are_read() -> None:
    text = ".".join("a" * DEEPEST) + " = 1"
    assert read_toml(text) == tomllib.loads(text)


@pytest.mark.parametrize(
    "text",
    [
        "x = '" + "a." * MANY + "'",
        'x = "' + "a." * MANY + '"',
        "x = '''\n" + "a.\n" * MANY + "'''",
        'x = """\n' + "a.\n" * MANY + '"""',
        "# " + "a." * MANY,
        "x = 1 # " + "a." * MANY,
        "x = [" + "0.5, " * MANY + "]",
        "x = [" + "0.5,\n" * MANY + "]",
    ],
)
def test_dots_in_texts_comments_and_numbers_are_no_keys(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)
