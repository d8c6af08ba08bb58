"""Where games are found: packages with an entry point."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import tabletown
from tabletown.kernel.errors import BadInput


def package(folder: Path, monkeypatch: pytest.MonkeyPatch, entry: str, code: str = "") -> None:
    """Installs a small package that registers something as a game."""
    (folder / "stranger.py").write_text(code)
    info = folder / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[tabletown.games]\n{entry}\n")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "stranger", raising=False)


def test_games_are_listed_by_slug() -> None:
    slugs = [game.slug for game in tabletown.games()]
    assert "crimson" in slugs
    assert slugs == sorted(slugs)


def test_a_game_is_made_once() -> None:
    assert tabletown.game("crimson") is tabletown.game("crimson")


@pytest.mark.parametrize("slug", ["crimsn", "Crimson", "crimson ", "../crimson"])
def test_a_mistyped_game_gets_a_hint(slug: str) -> None:
    with pytest.raises(BadInput, match=re.escape(f"there is no game '{slug}'; did you mean 'crimson'?")):
        tabletown.game(slug)


@pytest.mark.parametrize("slug", ["", "chess", "\udcff"])
def test_an_unknown_game_gets_the_list(slug: str) -> None:
    with pytest.raises(BadInput, match=r"there is no game .*; there are: .*crimson"):
        tabletown.game(slug)


def test_a_package_brings_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from tests.kernel.menagerie.game import Menagerie\nGAME = Menagerie()\n"
    package(tmp_path, monkeypatch, "stranger_zoo = stranger:GAME", code)
    assert tabletown.game("stranger_zoo").title == "Menagerie"
    assert "Menagerie" in [game.title for game in tabletown.games()]


def test_what_is_not_a_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package(tmp_path, monkeypatch, "stranger_thing = stranger:GAME", "GAME = 'chess'\n")
    with pytest.raises(BadInput, match="the package of 'stranger_thing' registers something that is not a Game"):
        tabletown.game("stranger_thing")


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ("stranger_lost = nowhere_at_all:GAME", ""),
        ("stranger_lost = stranger:NOTHING", ""),
        ("stranger_lost = stranger:GAME", "GAME = 1 / 0\n"),
        ("stranger_lost = stranger:GAME", "GAME = (\n"),
    ],
)
def test_a_package_that_cannot_be_loaded_is_refused_with_a_sentence(
    entry: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, monkeypatch, entry, code)
    with pytest.raises(BadInput, match="stranger_lost"):
        tabletown.game("stranger_lost")


def test_a_broken_game_is_told_of_once_and_the_others_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = (
        "from pathlib import Path\nfrom tests.kernel.menagerie.game import Menagerie\nGAME = Menagerie(Path('none'))\n"
    )
    package(tmp_path, monkeypatch, "stranger_empty = stranger:GAME", code)
    for _ in range(2):
        assert "crimson" in [game.slug for game in tabletown.games()]
    (told,) = caplog.messages
    assert told.startswith("the game 'stranger_empty' cannot be loaded: none/content.toml cannot be read: No such file")


IMPORTS = [
    "import tabletown.games.crow as crow; game = crow.GAME",
    "import tabletown.games.crow; game = tabletown.games.crow.GAME",
    "from tabletown.games import crow; game = crow.GAME",
    "from tabletown.games.crow import GAME as game",
    "import tabletown; game = tabletown.game('crow')",
    "import tabletown; game = next(game for game in tabletown.games() if game.slug == 'crow')",
    "from tabletown import games; game = next(game for game in games() if game.slug == 'crow')",
    "import tabletown.games.crow, tabletown; game = next(g for g in tabletown.games() if g.slug == 'crow')",
]


@pytest.mark.parametrize("words", IMPORTS)
def test_a_game_can_be_had_by_its_slug_and_by_its_package(words: str) -> None:
    """Each in a Python of its own: what was imported before must not matter."""
    told = subprocess.run(
        [sys.executable, "-c", f"{words}; print(game.slug)"], capture_output=True, text=True, check=False
    )
    assert (told.stdout, told.stderr) == ("crow\n", "")
