"""What docs/write-a-game.md promises about Night Ferry beside its rules: packs, and how it is installed."""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tabletown.kernel.content import Pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.registry import GROUP
from tests.ferry import night_ferry
from tests.pages import cut_out
from tests.web.test_tokens import advice, declarations

TABLE = ["ui/table.css", "ui/table.js"]
FILES = ["content.toml", "messages.ftl", "night_ferry.py", "rulebook.md", *TABLE]
FEW = 100
"""Lines that a table in the browser takes."""


def with_pack(text: str) -> Game:
    game: Game = night_ferry().GAME
    return game.with_pack(Pack("pack.toml", text))


def project(folder: Path) -> dict[str, dict[str, object]]:
    """The files of the page where it puts them; what pyproject.toml says."""
    package = folder / "night_ferry"
    package.mkdir()
    cut_out("write-a-game.md", package)
    (package / "pyproject.toml").rename(folder / "pyproject.toml")
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))


def test_a_traveller_of_a_pack_is_called_by_its_name() -> None:
    game = with_pack('[[traveller]]\nid = "huge"\nlike = "heavy"\nname = "the huge traveller"\nweight = 4\n')
    assert game.say(game.piece("huge")) == "the huge traveller"
    assert [game.option(code).elements for code in range(game.layout.actions)][4] == ("card:huge", "ferry")


@pytest.mark.parametrize("copies", [0, 2])
def test_too_few_travellers_are_refused_with_a_sentence(copies: int) -> None:
    text = "".join(f'[[traveller]]\nid = "{id}"\ncopies = {copies}\n' for id in ("light", "middling", "heavy"))
    with pytest.raises(BadInput, match=f"{3 * copies} travellers are too few for 4 hands of 2"):
        with_pack(text)


def test_as_many_travellers_as_are_dealt_are_enough() -> None:
    text = '[[traveller]]\nid = "light"\ncopies = 0\n'
    state = with_pack(text).new(4, 1)
    assert state.actors()


def test_the_entry_point_of_the_page_is_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = project(tmp_path)["project"]["entry-points"]
    assert isinstance(points, dict)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "night_ferry", raising=False)
    ((name, value),) = points[GROUP].items()
    game = EntryPoint(name, value, GROUP).load()
    assert isinstance(game, Game)
    assert (game.slug, game.folder) == (name, tmp_path / "night_ferry")
    for module in ("night_ferry", "night_ferry.night_ferry"):
        monkeypatch.delitem(sys.modules, module)


def test_the_package_of_the_page_has_all_its_files(tmp_path: Path) -> None:
    builder = pytest.importorskip("hatchling.builders.wheel")
    project(tmp_path)
    files = builder.WheelBuilder(str(tmp_path)).recurse_included_files()
    assert sorted(Path(file.distribution_path).as_posix() for file in files) == [
        f"night_ferry/{name}" for name in FILES
    ]


def test_a_table_in_the_browser_takes_few_lines(tmp_path: Path) -> None:
    project(tmp_path)
    texts = [(tmp_path / "night_ferry" / name).read_text(encoding="utf-8") for name in TABLE]
    assert sum(len(text.splitlines()) for text in texts) < FEW


def test_its_looks_take_measures_and_colours_from_the_tokens(tmp_path: Path) -> None:
    project(tmp_path)
    found = list(declarations(tmp_path / "night_ferry" / "ui" / "table.css"))
    assert found
    assert [f"{one.word}: {one.value}; use {advice(one)}" for one in found if advice(one)] == []
