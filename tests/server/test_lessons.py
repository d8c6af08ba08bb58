"""Guided first games: their tables, what the coach says there, and placing by a bot at any table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.kernel import lesson
from tabletown.kernel.game import Game
from tabletown.kernel.lesson import Coach
from tabletown.server import lessons
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import (
    Ack,
    Catalog,
    Coached,
    Listen,
    Move,
    NewGuided,
    Place,
    Placement,
    Seated,
    Undo,
)
from tabletown.server.table import Table
from tabletown.server.tables import TableManager
from tests.server import inside
from tests.server.client import Client, No, Player, key, plan, refusal

TITLES = pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
MOVES = 3
WHOLE = 1000
"""More moves than a game has."""


def begin(client: Client, slug: str = "crimson") -> Player:
    made = client.post(Seated, f"/api/games/{slug}/guided", NewGuided("Mia"))
    return Player(client.address, made.table, made.token)


def heard(player: Player) -> Coached:
    answer = player.ask(Listen(key()))
    assert isinstance(answer, Coached)
    return answer


async def guided(manager: TableManager) -> tuple[Table, Seated]:
    """A table at which no bot chooses by itself."""
    await manager.bot_workers.close()
    made = await manager.make_guided("crimson", NewGuided("Mia"))
    return await manager.table(made.table), made


# The table


@TITLES
def test_the_set_up_is_done_and_the_player_is_asked(client: Client, slug: str) -> None:
    game = tabletown.game(slug)
    found = lesson.read(game.folder)
    assert found is not None
    mia = begin(client, slug)
    mia.turn()
    assert mia.welcome.seat == found.seat
    assert mia.position is not None
    assert mia.position.view.step not in game.profile.placing
    assert mia.welcome.table.guided
    assert [player.kind for player in mia.welcome.table.players].count("bot") == found.seats - 1


def test_the_catalog_says_which_games_have_one_and_where_one_may_let_a_bot_place(client: Client) -> None:
    infos = {info.slug: info for info in client.get(Catalog, "/api/catalog").games}
    assert all(info.guided for info in infos.values())
    assert infos["crow"].placing == ["split", "start-space"]
    assert infos["crimson"].placing == []


def test_a_game_that_is_not_there_is_not_found(client: Client) -> None:
    assert refusal(client.ask("POST", "/api/games/chess/guided", NewGuided("Mia"))) == (404, "unknown-game")


def test_a_name_that_nobody_can_read_is_refused(client: Client) -> None:
    assert refusal(client.ask("POST", "/api/games/crimson/guided", NewGuided("\u200b"))) == (422, "bad-name")


def test_it_is_practice_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table, _ = await guided(manager)
        assert table.telling.info().commitment == ""
        await inside.play(table, WHOLE)
        assert table.status == "over"
        with pytest.raises(RequestRefused) as refused:
            table.looking_back.export()
        assert refused.value.code == "no-proof"

    inside.in_manager(tmp_path, story)


def test_the_rematch_is_an_ordinary_game(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table, made = await guided(manager)
        await inside.play(table, WHOLE)
        following = await manager.table((await manager.rematch(made.table, made.token)).table)
        assert not following.settings.guided

    inside.in_manager(tmp_path, story)


# The coach


@TITLES
def test_what_the_coach_says_follows_from_the_moves(client: Client, slug: str) -> None:
    game = tabletown.game(slug)
    found = lesson.read(game.folder)
    assert found is not None
    mia = begin(client, slug)
    for _ in range(MOVES):
        mia.turn()
        mia.until(mia.move().seq)
    mia.turn()
    told = heard(mia)
    log = client.log(mia.table, mia.token).moments
    assert told.seq == mia.seq
    assert told.told
    assert told.told[-1].move <= log[-1].move


def test_a_coach_of_a_table_that_was_put_away_knows_what_was_said(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table, made = await guided(manager)
        await inside.play(table, MOVES)
        before = await table.coach.ask(made.seat, "one")
        manager.forget(table)
        again = await manager.table(made.table)
        assert again is not table
        assert (await again.coach.ask(made.seat, "one")).told == before.told

    inside.in_manager(tmp_path, story)


def test_others_hear_no_coach(client: Client) -> None:
    ordinary = client.sit("Mia", "Ben", "Cleo")[0]
    with pytest.raises(No, match="not-guided"):
        ordinary.ask(Listen(key()))
    guest = Player(client.address, begin(client).table)
    with pytest.raises(No, match="not-seated"):
        guest.ask(Listen(key()))


def test_a_lesson_that_the_rules_no_longer_allow_is_one_sentence_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(manager: TableManager) -> None:
        table, made = await guided(manager)
        found = lesson.read(table.game.folder)
        assert found is not None
        await inside.play(table, 1)
        table.coach.coach = Coach(found, table.game.new(3, 8))  # another deal: what was placed is not in this hand
        with pytest.raises(RequestRefused, match=r"the coach stops here\. The game goes on\."):
            await table.coach.ask(made.seat, "one")
        await inside.play(table, 1)

    inside.in_manager(tmp_path, story)


def written(folder: Path, text: str) -> Game:
    """Crimson Crush with another lesson."""
    game = tabletown.game("crimson")
    for name in ("rulebook.md", "content.toml", "messages.ftl"):
        (folder / name).write_bytes((game.folder / name).read_bytes())
    (folder / "lesson.toml").write_text(text)
    return type(game)(folder)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[", "cannot be read"),
        ('seats = 3\nseat = 0\nseed = 7\nbot = "genius"\n[[bubble]]\nid = "one"', "no level 'genius'"),
        ('seats = 3\nseat = 0\nseed = 7\nbot = "casual"\nmoves = [[0, 9999]]\n[[bubble]]\nid = "one"', "is refused"),
    ],
)
def test_a_lesson_that_is_broken_is_not_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str, reason: str
) -> None:
    game = written(tmp_path, text)
    assert lessons.lesson_of(game) is None
    assert reason in caplog.text
    with pytest.raises(RequestRefused, match="has no guided first game"):
        lessons.guided(game, "Mia")


# Placing


def seated(client: Client, **settings: Any) -> Player:
    """The gang, before anybody has placed anything."""
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    made = client.post(Seated, "/api/tables", {**plan(**settings), "game": "crow", "seats": seats, "options": {}})
    return Player(client.address, made.table, made.token)


def test_a_bot_places_for_whoever_asks_and_the_moves_are_the_players_own(client: Client) -> None:
    gang = seated(client)
    placed = 0
    while gang.position is not None and gang.position.view.step == "start-space" and gang.codes:
        told = gang.ask(Place(key()))
        assert isinstance(told, Placement)
        assert (told.seq, told.code in gang.codes) == (gang.seq, True)
        gang.until(gang.do(Move(key(), told.seq, told.code)).seq)
        placed += 1
    assert placed == 6
    moments = client.log(gang.table, gang.token).moments
    assert [moment.seat for moment in moments[1 : placed + 1]] == [1] * placed


def test_what_was_placed_can_be_taken_back(client: Client) -> None:
    gang = seated(client)
    told = gang.ask(Place(key()))
    assert isinstance(told, Placement)
    seq = gang.do(Move(key(), told.seq, told.code)).seq
    gang.until(seq)
    assert isinstance(gang.ask(Undo(key(), seq)), Ack)


def test_when_the_game_is_set_up_there_is_nothing_to_place(client: Client) -> None:
    with pytest.raises(No, match="nothing-to-place"):
        client.sit("Mia", "Ben", "Cleo")[0].ask(Place(key()))


def test_where_hints_are_forbidden_no_bot_places(client: Client) -> None:
    with pytest.raises(No, match="no-hints"):
        seated(client, hints=False).ask(Place(key()))
