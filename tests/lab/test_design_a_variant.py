"""The story of docs/design-a-variant.md, as it is written there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tabletown as package
from tabletown.cli import parser
from tabletown.kernel.messages import Messages
from tabletown.kernel.records import Message
from tabletown.lab.page import HERE
from tabletown.lab.playing import game_of
from tabletown.lab.trial import MEASURES
from tests.cli.command import Command, commander, complaint
from tests.pages import DOCS, cut_out

PAGE = "design-a-variant.md"
TEXT = (DOCS / PAGE).read_text(encoding="utf-8")
PACK = "short.toml"
FEW = ("--games", "2", "--bots", "random", "--workers", "1")


@pytest.fixture
def tabletown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command, in a folder with the files of the page."""
    cut_out(PAGE, tmp_path)
    monkeypatch.chdir(tmp_path)
    game_of.cache_clear()  # in another folder, the same name is another pack
    return commander(monkeypatch, capsys)


def command(starting: str) -> list[str]:
    """The first command of the page that begins like this."""
    return str(re.findall(rf"^\$ tabletown ({starting}.*)$", TEXT, re.MULTILINE)[0]).split()


def test_the_pack_to_begin_with_has_the_lines_of_the_variant(tabletown: Command) -> None:
    printed = tabletown(*command("pack")).out
    assert "# [game.limits]\n# locations_to_win = 3\n" in printed


def test_the_variant_is_won_by_two_locations() -> None:
    assert "locations_to_win = 2" in TEXT
    assert package.game("trick_city").content.table("game")["limits"] == {"locations_to_win": 3, "source": "seed"}


def test_the_command_writes_the_report(tabletown: Command, tmp_path: Path) -> None:
    assert tabletown(*command("lab"), *FEW).code == 0
    report = (tmp_path / "report.html").read_text()
    assert "--option=random_heroes=on --pack=short.toml" in report
    assert "The content pack short.toml</summary><pre>[game.limits]\nlocations_to_win = 2\n</pre>" in report


def test_what_does_not_fit_is_said_as_the_page_says(tabletown: Command, tmp_path: Path) -> None:
    (tmp_path / PACK).write_text("[game.limits]\nlocations = 2\n")
    assert f"tabletown: {complaint(tabletown(*command('lab'), *FEW))}\n" in TEXT


def test_the_page_names_every_section_of_a_report() -> None:
    messages = Messages(HERE.parent / "messages.ftl")
    sections = ("base", "base-owners", "sides", "seats", "luck", "verdicts", "ends", "measures", "lengths")
    for section in sections:
        assert messages.words(f"lab-{section}") in TEXT


def test_the_lines_that_the_page_shows_are_lines_of_a_report() -> None:
    messages = Messages(HERE.parent / "messages.ftl")
    seats = Message("lab-side", {"count": 2, "seats": "1, 3"})
    known = {messages.say(measure.name()) for measure in MEASURES}
    known |= {messages.words("lab-measure-skill"), messages.say(Message("lab-measure-wins", {"side": seats}))}
    shown = re.findall(r"^\| ([^|]+) \| [\d.]+ \| [\d.]+ \|", TEXT, re.MULTILINE)
    assert len(shown) > 5
    assert set(shown) <= known


def test_every_command_of_the_page_is_one() -> None:
    for line in re.findall(r"`tabletown ([a-z]+ [^`]+)`", TEXT):
        parser().parse_args(line.split())
