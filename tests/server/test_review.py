"""The review of a finished game at a table: for whoever may look back, worked out once, kept."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec

from tabletown.bots.findings import Review
from tabletown.server.protocol import ReviewShown
from tests.server.client import Client, play, refusal, wait_for
from tests.serving import Server


def shown(client: Client, table: str, token: str = "") -> ReviewShown:
    answer = client.ask("GET", f"/api/tables/{table}/review", token=token)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ReviewShown)


def reviewed(client: Client, table: str, token: str = "") -> Review:
    return wait_for(lambda: shown(client, table, token).review, 120.0)


def test_while_a_game_is_played_there_is_no_review_for_anybody(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players, 4)
    for token in ("", players[0].token):
        answer = client.ask("GET", f"/api/tables/{players[0].table}/review", token=token)
        assert refusal(answer) == (403, "no-review")


def test_a_finished_game_is_reviewed_once_and_kept(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    with Client(server.address) as client:
        players = client.sit("Mia", "Ben")
        play(players)
        table = players[0].table
        review = reviewed(client, table)
        assert review.moves == review.points[-1].move == len(client.log(table).moments) - 1
        assert len(review.accounts) == 2
        server.stop()
        server.start()
        assert shown(client, table) == ReviewShown(1.0, review)


def test_a_review_that_cannot_be_read_is_made_anew(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    with Client(server.address) as client:
        players = client.sit("Mia", "Ben")
        play(players)
        table = players[0].table
        server.stop()
        with closing(sqlite3.connect(server.data / "tabletown.db")) as database, database:
            database.execute("INSERT INTO reviews (table_id, review) VALUES (?, '{}')", (table,))
        server.start()
        assert len(reviewed(client, table).accounts) == 2


def test_who_may_not_look_on_gets_no_review(client: Client) -> None:
    players = client.sit("Mia", "Ben", watch=False)
    play(players)
    answer = client.ask("GET", f"/api/tables/{players[0].table}/review")
    assert refusal(answer) == (403, "no-watching")
    assert shown(client, players[0].table, players[0].token).share >= 0.0
