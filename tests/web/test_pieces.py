"""docs/pieces.md, which a writer of a table reads: what it names is there, and no piece is left out."""

from __future__ import annotations

import re

from tests.web.test_files import SOURCE, STYLES

PAGE = (SOURCE.parents[1] / "docs" / "pieces.md").read_text(encoding="utf-8")
PIECES = SOURCE / "web" / "pieces"
LOOKS = "".join(sheet.read_text(encoding="utf-8") for sheet in STYLES)


def quoted(pattern: str) -> set[str]:
    return set(re.findall(rf"`({pattern})`", PAGE))


def test_every_piece_is_on_the_page_and_no_other() -> None:
    assert quoted(r"\w+\.js") == {path.name for path in PIECES.glob("*.js")}


def test_every_token_on_the_page_is_there() -> None:
    declared = set(re.findall(r"^\s*(--[\w-]+):", LOOKS, re.MULTILINE))
    assert quoted(r"--[\w-]+") - declared == set()


def test_scales_end_where_the_page_says() -> None:
    tokens = (SOURCE / "web" / "tokens.css").read_text(encoding="utf-8")
    for scale, last in re.findall(r"`--(\w+)-[01]` to `--\1-(\d+)`", PAGE):
        steps = [int(step) for step in re.findall(rf"^\s*--{scale}-(\d+):", tokens, re.MULTILINE)]
        assert max(steps) == int(last), scale


def test_every_look_on_the_page_is_there() -> None:
    assert [
        look for look in sorted(quoted(r"\.(?:tt|is)-[\w-]+")) if not re.search(rf"{re.escape(look)}\b", LOOKS)
    ] == []


def test_every_name_of_a_piece_is_exported() -> None:
    for line in PAGE.splitlines():
        files = re.findall(r"`(\w+\.js)`", line.split("|")[1]) if line.startswith("| `") and ".js" in line else []
        exported = "".join((PIECES / file).read_text(encoding="utf-8") for file in files)
        names = re.findall(r"`([a-zA-Z]+)`", line.split("|")[2]) if files else []
        missing = [
            name for name in names if not re.search(rf"export (?:class|function) {name}\b|^  {name}\(", exported, re.M)
        ]
        assert missing == [], line
