"""Style sheets take measures and colours from web/tokens.css, and scripts that draw nothing have no colours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.web.test_files import SCRIPTS, SOURCE, STYLES, name

TOKENS = SOURCE / "web" / "tokens.css"
SHEETS = [path for path in STYLES if path != TOKENS]

PICTURES = {
    "games/card_city/ui/buildings.js",
    "games/card_city/ui/pen.js",
    "games/crow/ui/cast.js",
    "games/crow/ui/ground.js",
    "games/crow/ui/landmarks.js",
    "games/trick_city/ui/heroes.js",
    "games/trick_city/ui/landmarks.js",
    "web/pieces/art.js",
    "web/pieces/backdrop.js",
    "web/pieces/skyline.js",
}
"""Scripts that draw, as every poster.js does: a picture has paints of its own."""

LENGTH = re.compile(r"(?<![\w.#-])-?\d*\.?\d+(?:px|rem|pt|cm|mm|in)\b")
COLOUR = re.compile(
    r"(?<![\w&-])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklch)\("
)
NAMED = re.compile(r"(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|gray|grey|silver|gold)(?![\w-])")
WHAT_TO_USE = {
    r"font|font-size": "--type-1 to --type-10, em, or a part of something: calc(var(--card) * 0.4)",
    r"(row-|column-)?gap|(padding|margin)(-.+)?|--(.+-)?(gap|pad)": "--space-1 to --space-10, em, or parts of them",
    r"border(-.+)?-radius": "--round-1 to --round-4, --round-full, 50 %, or a part of something",
    r"(border|outline)(-.+)?": "--edge-1 to --edge-4",
    r"box-shadow|text-shadow|filter": "--lift-1 to --lift-3, --print, or --glow-1 to --glow-4 and --edge-1 to --edge-4",
}
"""The properties that take no lengths of their own, and what they take."""


@dataclass(frozen=True)
class Declaration:
    sheet: Path
    line: int
    word: str
    value: str

    def __str__(self) -> str:
        return f"{name(self.sheet)}:{self.line}: {self.word}: {self.value}"

    @property
    def is_paint(self) -> bool:
        """A colour that gets its name here. A game's paints stand in its table.css."""
        named = self.word.startswith("--") and COLOUR.fullmatch(self.value) is not None
        return named and self.sheet.name == "table.css" and self.sheet.parent.name == "ui"


def declarations(sheet: Path) -> Iterator[Declaration]:
    text = re.sub(r"/\*.*?\*/", lambda comment: re.sub(r"[^\n]", " ", comment[0]), sheet.read_text(), flags=re.DOTALL)
    for found in re.finditer(r"(?<=[;{\s])([a-z0-9-]+):\s*([^;{}]+)(?=[;}])", text):
        yield Declaration(sheet, text.count("\n", 0, found.start()) + 1, found[1], " ".join(found[2].split()))


def advice(found: Declaration) -> str:
    """What a declaration should have used instead; "" if it is as it should be."""
    if (COLOUR.search(found.value) or NAMED.search(found.value)) and not found.is_paint:
        return "a colour by its name: see tokens.css, or give it one at the top of the game's table.css"
    for properties, use in WHAT_TO_USE.items():
        if re.fullmatch(properties, found.word):
            return use if LENGTH.search(found.value) else ""
    return ""


@pytest.mark.parametrize("sheet", SHEETS, ids=name)
def test_a_style_sheet_has_no_measures_and_colours_of_its_own(sheet: Path) -> None:
    assert [f"{found}; use {advice(found)}" for found in declarations(sheet) if advice(found)] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=name)
def test_a_script_that_draws_nothing_has_no_colours(script: Path) -> None:
    if name(script) in PICTURES or script.name == "poster.js":
        return
    lines = enumerate(script.read_text().splitlines(), 1)
    raw = [
        f"{name(script)}:{number}: {line.strip()}"
        for number, line in lines
        if re.search(r"[\"'`: ]#[0-9a-f]{3,8}\b(?!\()", line)
    ]
    assert raw == [], "use var(--...) of tokens.css or of the game's table.css"


def test_every_picture_is_there() -> None:
    assert [picture for picture in sorted(PICTURES) if not (SOURCE / picture).is_file()] == []


def test_whatever_is_used_is_declared() -> None:
    known = {found.word for sheet in STYLES for found in declarations(sheet)}
    known |= {word for script in SCRIPTS for word in re.findall(r"--[a-z][a-z0-9-]*", script.read_text())}
    used = [
        (found, word)
        for sheet in STYLES
        for found in declarations(sheet)
        for word in re.findall(r"var\((--[\w-]+)\)", found.value)
    ]
    assert [f"{found}: there is no {word}" for found, word in used if word not in known] == []


def test_every_token_is_used() -> None:
    everything = "".join(path.read_text() for path in (*STYLES, *SCRIPTS))
    tokens = {found.word for found in declarations(TOKENS)}
    assert (
        sorted(token for token in tokens if f"var({token})" not in everything and not token.startswith("--seat-")) == []
    )


@pytest.mark.parametrize(
    ("property", "value", "refused"),
    [
        ("padding", "0.3rem 1em", True),
        ("padding", "var(--space-2) 1em 0", False),
        ("--gap", "0.5rem", True),
        ("inline-size", "12rem", False),
        ("font", "750 1.1rem/1 var(--display)", True),
        ("font", "750 calc(var(--card) * 0.4) / 1 var(--display)", False),
        ("border", "1px solid var(--line)", True),
        ("border-radius", "50% 50% 0 0", False),
        ("border-radius", "7px", True),
        ("box-shadow", "0 2px 8px var(--shade-2)", True),
        ("box-shadow", "var(--lift-1), 0 0 0 var(--edge-2) var(--gold)", False),
        ("filter", "drop-shadow(0 0 6px var(--gold))", True),
        ("color", "#fff", True),
        ("color", "white", True),
        ("background", "color-mix(in oklab, var(--k) 20%, transparent)", False),
        ("mask", "url(#ring)", False),
        ("fill", "oklch(0.3 0.09 20)", True),
    ],
)
def test_raw_values_are_recognized(property: str, value: str, refused: bool) -> None:
    assert bool(advice(Declaration(SOURCE / "web" / "shell" / "page.css", 1, property, value))) is refused
