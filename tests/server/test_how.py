"""How to play, as browsers get it: moments of recorded games, with what one seat may know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tabletown
from tabletown.kernel import how as told
from tabletown.kernel.game import Game
from tabletown.server.how import how_to_play
from tabletown.server.protocol import HowToPlay
from tests.server.client import Client, refusal

TITLES = pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])


@TITLES
def test_every_section_comes_with_its_picture(client: Client, slug: str) -> None:
    game = tabletown.game(slug)
    answer = client.ask("GET", f"/api/games/{slug}/how")
    assert answer.status_code == 200
    sections = msgspec.json.decode(answer.content)["sections"]
    assert [section["id"] for section in sections] == [section.id for section in told.read(game.folder).section]
    assert all(section["picture"] for section in sections)


@TITLES
def test_a_picture_holds_what_its_seat_knew_and_no_more(slug: str) -> None:
    game = tabletown.game(slug)
    found = told.read(game.folder)
    for section, part in zip(how_to_play(game).sections, found.section, strict=True):
        assert section.picture is not None
        assert part.picture is not None
        record, seat = told.shown(game, found, part.picture), part.picture.seat
        assert section.picture.position.view == record.state.view(seat)
        assert section.picture.events == [event for events in record.events(seat) for event in events]


def test_asking_again_gets_the_same_bytes(client: Client) -> None:
    first, second = (client.ask("GET", "/api/games/crimson/how") for _ in range(2))
    assert first.content == second.content


def test_a_game_that_is_not_there_is_not_found(client: Client) -> None:
    assert refusal(client.ask("GET", "/api/games/chess/how")) == (404, "unknown-game")


def written(folder: Path, text: str) -> Game:
    """Crimson Crush, as it is but for how it says that it is played."""
    game = tabletown.game("crimson")
    for name in ("rulebook.md", "content.toml", "messages.ftl"):
        (folder / name).write_bytes((game.folder / name).read_bytes())
    (folder / "how.toml").write_text(text)
    return type(game)(folder)


def test_a_picture_that_the_rules_do_not_allow_any_more_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = """
        [[section]]
        id = "goal"
        clauses = ["CRIM-END-02"]
        picture = { game = "one", move = 1 }
        [[game]]
        id = "one"
        seats = 3
        seed = 1
        moves = [[0, 9999]]
    """
    (section,) = how_to_play(written(tmp_path, text)).sections
    assert section.pictured
    assert section.picture is None
    assert "no picture for 'goal'" in caplog.text


def test_a_file_that_cannot_be_read_says_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert how_to_play(written(tmp_path, "[[")) == HowToPlay([])
    assert "how.toml cannot be read" in caplog.text
