"""The picture for the front page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from tabletown.terminal import picture


def test_the_picture_shows_a_game_and_loads_nothing_from_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "terminal.svg"
    picture.save(path)
    svg = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(svg)
    text = "".join(root.itertext()).replace("\xa0", " ")
    assert "Your turn: Place a citizen beside its suburb." in text
    assert "your last turn" in text
    assert "Crimson Crush" in text
    assert not re.search(r"@font-face|@import|url\((?!#)|href|<script|<image", svg)
