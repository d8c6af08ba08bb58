"""My record: what somebody has finished here, by a key that only the browser keeps."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from secrets import token_hex

import msgspec
import pytest

from tabletown.server.protocol import GameRecord, PlayerRecord, ResultSeat, Seated, StandIn, Undo
from tabletown.server.record import Remembered, record_of
from tabletown.server.store import PastResult, ResultRow
from tabletown.server.table_settings import hashed
from tests.server.client import Client, No, Player, key, leave, plan, play, refusal, rows, wait_for
from tests.serving import Server

PAIR = {"two_players": True}


@pytest.fixture
def mia() -> str:
    """The key of somebody who has not played here before."""
    return token_hex(32)


def record(client: Client, player: str) -> PlayerRecord:
    return client.get(PlayerRecord, "/api/record", player)


def against_bots(client: Client, player: str) -> Player:
    made = client.make("random", "random", player=player)
    return Player(client.address, made.table, made.token)


def finished(client: Client, player: str) -> Player:
    sitting = against_bots(client, player)
    sitting.finish()
    return sitting


def pair(client: Client, one: str, other: str) -> list[Player]:
    """Two people with their keys, at a table that has begun."""
    made = client.make("open", name="Mia", player=one, options=PAIR)
    joined = client.join(made, "Ben", player=other)
    return [Player(client.address, seat.table, seat.token) for seat in (made, joined)]


# What is kept


def test_a_finished_game_is_in_the_record_of_each_who_sat_there(client: Client, mia: str) -> None:
    ben = token_hex(32)
    people = pair(client, mia, ben)
    play(people)
    view = people[0].position
    assert view is not None
    for seat, player in enumerate((mia, ben)):
        (result,) = record(client, player).latest
        assert (result.table, result.seat, result.counts) == (people[0].table, seat, "")
        assert result.seats == [ResultSeat("Mia", ""), ResultSeat("Ben", "")]
        assert result.points == view.view.scores[seat]
        assert result.options == PAIR
    assert record(client, mia).latest[0].winners == client.table(people[0].table).table.winners


def test_a_game_that_is_not_over_is_in_no_record(client: Client, mia: str) -> None:
    against_bots(client, mia).turn()
    assert record(client, mia) == PlayerRecord([], [], [])


def test_results_are_told_by_game_seat_level_and_options(client: Client, mia: str) -> None:
    finished(client, mia)
    finished(client, mia)
    play(pair(client, mia, token_hex(32)))
    told = record(client, mia)
    kinds = {(tally.game, tally.seats, tally.seat, tally.level): tally.played for tally in told.tallies}
    assert kinds == {("crimson", 3, 0, "random"): 2, ("crimson", 2, 0, ""): 1}
    (game,) = told.games
    assert (game.played, game.several, game.won) == (3, 3, sum(tally.won for tally in told.tallies))


def test_a_rematch_goes_into_the_same_record(client: Client, mia: str) -> None:
    people = pair(client, mia, "")
    play(people)
    again = client.post(Seated, f"/api/tables/{people[0].table}/rematch", token=people[0].token)
    play(client.come(again.table, [one.token for one in people], [token_hex(32), token_hex(32)]))
    assert [result.table for result in record(client, mia).latest] == [again.table, people[0].table]


def test_a_move_that_was_taken_back_leaves_one_result_of_the_end(client: Client, mia: str) -> None:
    people, undone = pair(client, mia, ""), 0
    while not people[0].over:
        actor = next(one for one in people if one.codes)
        before = actor.until(actor.move().seq)
        if before.undo == "free" and not before.view.over:
            actor.until(actor.do(Undo(key(), actor.seq)).seq)
            undone += 1
            actor.until(actor.move().seq)
        for one in people:
            one.until(actor.seq)
    with pytest.raises(No, match="over"):
        people[0].do(Undo(key(), people[0].seq))
    assert undone > 0
    assert [result.table for result in record(client, mia).latest] == [people[0].table]


def test_a_record_outlives_a_server_that_was_killed(start: Callable[..., Server], mia: str) -> None:
    server = start("--no-limits")
    with Client(server.address) as client:
        finished(client, mia)
        running = against_bots(client, mia)
        running.turn()
        running.until(running.move().seq)
        told = record(client, mia)
        server.kill()
        server.start()
        assert record(client, mia) == told
        again = running.again()
        again.finish()
        assert [result.table for result in record(client, mia).latest] == [again.table, told.latest[0].table]


# What does not count


def test_where_a_bot_ended_the_game_it_does_not_count(client: Client, mia: str) -> None:
    sitting = against_bots(client, mia)
    sitting.do(StandIn(key(), 0, "random"))
    while not sitting.over:
        sitting.hear()
    told = record(client, mia)
    assert [result.counts for result in told.latest] == ["bot"]
    assert (told.games, told.tallies) == ([], [])


def test_whoever_takes_the_seat_back_has_played_it(client: Client, mia: str) -> None:
    sitting = against_bots(client, mia)
    sitting.do(StandIn(key(), 0, "random"))
    sitting.until(sitting.do(StandIn(key(), 0)).seq)
    sitting.finish()
    assert [result.counts for result in record(client, mia).latest] == [""]


def test_a_game_against_oneself_does_not_count(client: Client, mia: str) -> None:
    play(pair(client, mia, mia))
    told = record(client, mia)
    assert [result.counts for result in told.latest] == ["self", "self"]
    assert told.games == []


def test_a_game_that_goes_on_from_another_is_practice(client: Client, mia: str) -> None:
    sitting = finished(client, mia)
    made = client.post(Seated, f"/api/tables/{sitting.table}/continue", {"move": 3, "level": "random"}, sitting.token)
    Player(client.address, made.table, made.token).finish()
    assert len(record(client, mia).latest) == 1


def test_tables_of_people_without_a_key_leave_nothing(client: Client, server: Server) -> None:
    sitting = finished(client, "")
    assert rows(server, "SELECT 1 FROM results WHERE table_id = ?", sitting.table) == []


# Streaks


def result(at: int, winners: list[int], game: str = "crimson") -> PastResult:
    played = msgspec.json.encode(
        Remembered([ResultSeat("Mia", ""), ResultSeat("Ada", "random")], {}, winners, None, 9)
    ).decode()
    return PastResult(ResultRow(f"t{at}", 0, "m", game, float(0 in winners), 3, "", at, played), False)


@pytest.mark.parametrize(
    ("ends", "streak", "longest"),
    [
        ([[0], [0], [1]], 2, 2),
        ([[1], [1], [0], [0], [0]], -2, 3),
        ([[0, 1], [0]], 0, 1),
        ([[0], [0, 1], [0], [0]], 1, 2),
        ([], 0, 0),
    ],
)
def test_a_streak_is_of_wins_or_of_losses_and_a_draw_ends_it(ends: list[list[int]], streak: int, longest: int) -> None:
    told = record_of(result(-at, winners) for at, winners in enumerate(ends))
    assert [(game.streak, game.longest) for game in told.games] == ([(streak, longest)] if ends else [])


def test_a_game_that_this_server_has_no_more_is_passed_over() -> None:
    told = record_of([result(2, [0], "chess"), result(1, [0])])
    assert told.games == [GameRecord("crimson", 1, 1, 1, 0, 1, 1)]
    assert len(told.latest) == 1


# Seats from before


def test_seats_from_before_come_into_the_record_by_their_keys(client: Client, mia: str) -> None:
    over, running = finished(client, ""), against_bots(client, "")
    running.turn()
    seats = [{"table": one.table, "token": one.token} for one in (over, running)]
    told = client.post(PlayerRecord, "/api/record/seats", {"seats": seats}, mia)
    assert [result.table for result in told.latest] == [over.table]
    assert client.post(PlayerRecord, "/api/record/seats", {"seats": seats}, mia) == told
    running.finish()
    assert {result.table for result in record(client, mia).latest} == {over.table, running.table}


def test_a_seat_in_a_record_is_nobody_elses(client: Client, mia: str) -> None:
    sitting = finished(client, mia)
    thief = token_hex(32)
    seats = [{"table": sitting.table, "token": sitting.token}]
    assert client.post(PlayerRecord, "/api/record/seats", {"seats": seats}, thief).latest == []
    assert len(record(client, mia).latest) == 1


def test_keys_that_open_nothing_are_passed_over(client: Client, mia: str) -> None:
    sitting = finished(client, "")
    seats = [
        {"table": sitting.table, "token": "no key"},
        {"table": "no-such-table", "token": sitting.token},
        {"table": sitting.table, "token": ""},
    ]
    assert client.post(PlayerRecord, "/api/record/seats", {"seats": seats}, mia).latest == []


def test_a_claim_says_nothing_new_to_those_at_the_table(client: Client, mia: str) -> None:
    sitting = finished(client, "")
    before = client.table(sitting.table).table
    client.post(PlayerRecord, "/api/record/seats", {"seats": [{"table": sitting.table, "token": sitting.token}]}, mia)
    assert client.table(sitting.table).table == before


def test_bests_of_older_releases_belong_to_the_record(start: Callable[..., Server], mia: str) -> None:
    """They kept the key of whoever played alone beside the seats."""
    server = start("--no-limits")
    with Client(server.address) as client:
        made = client.make(game="card_city", options={})
        server.stop()
        with closing(sqlite3.connect(server.data / "tabletown.db")) as database, database:
            database.execute(
                'UPDATE tables SET sheet = replace(sheet, \'"soloist":""\', ?)', (f'"soloist":"{hashed(mia)}"',)
            )
        server.start()
        Player(client.address, made.table, made.token).finish()
        (result,) = record(client, mia).latest
        assert (result.game, result.winners, result.rank is not None) == ("card_city", [], True)


# Keys


def test_a_record_is_told_to_nobody_without_its_key(client: Client, mia: str) -> None:
    finished(client, mia)
    assert record(client, token_hex(32)) == PlayerRecord([], [], [])
    assert refusal(client.ask("GET", "/api/record")) == (403, "no-player")


@pytest.mark.parametrize(
    "key", ["a", "A" * 64, "a" * 63, "a" * 65, "a" * 64 + "%0a", "../../etc/passwd", "' OR 1=1 --"]
)
def test_what_is_no_key_is_refused(client: Client, key: str) -> None:
    assert refusal(client.ask("GET", "/api/record", token=key)) == (422, "bad-request")
    assert refusal(client.ask("POST", "/api/record/delete", {}, token=key)) == (422, "bad-request")
    assert refusal(client.ask("POST", "/api/tables", plan("random", "random", player=key))) == (422, "bad-request")


@pytest.mark.parametrize(
    "body", [{"seats": [{"table": "x" * 65, "token": ""}]}, {"seats": [{}] * 25}, {"seats": 7}, {"all": True}, b"\xff"]
)
def test_claims_that_are_not_in_order_are_refused(client: Client, mia: str, body: object) -> None:
    assert refusal(client.ask("POST", "/api/record/seats", body, token=mia)) == (422, "bad-request")


def test_the_key_of_a_record_is_stored_as_a_hash_and_told_nowhere(client: Client, server: Server, mia: str) -> None:
    sitting = finished(client, mia)
    for table, column in (("results", "player"), ("results", "played"), ("tables", "sheet"), ("entries", "key")):
        assert rows(server, f"SELECT 1 FROM {table} WHERE instr({column}, ?)", mia) == []
    (stored,) = rows(server, "SELECT player FROM results WHERE table_id = ?", sitting.table)
    told = "".join(sitting.frames) + client.ask("GET", f"/api/tables/{sitting.table}/export").text
    assert mia not in told
    assert stored[0] not in told


def test_no_record_names_more_than_the_table_showed(client: Client, mia: str) -> None:
    ben = token_hex(32)
    people = pair(client, mia, ben)
    play(people)
    leave(people)
    told = client.ask("GET", "/api/record", token=mia).text
    assert all(secret not in told for secret in (ben, people[0].token, people[1].token))


def test_a_record_can_be_deleted_and_the_tables_stay(client: Client, server: Server, mia: str) -> None:
    ben = token_hex(32)
    people = pair(client, mia, ben)
    play(people)
    assert client.post(PlayerRecord, "/api/record/delete", {}, mia) == PlayerRecord([], [], [])
    assert record(client, mia) == PlayerRecord([], [], [])
    assert len(record(client, ben).latest) == 1
    assert client.log(people[0].table, people[0].token).moments


def test_what_a_host_deletes_of_a_table_stays_in_the_record(start: Callable[..., Server], mia: str) -> None:
    server = start("--no-limits")
    with Client(server.address) as client:
        sitting = finished(client, mia)
        wait_for(lambda: rows(server, "SELECT 1 FROM books WHERE table_id = ?", sitting.table) or None)
        server.stop()
        with closing(sqlite3.connect(server.data / "tabletown.db")) as database, database:
            for name, column in (("tables", "id"), ("entries", "table_id"), ("snapshots", "table_id")):
                database.execute(f"DELETE FROM {name} WHERE {column} = ?", (sitting.table,))
        server.start()
        assert [result.table for result in record(client, mia).latest] == [sitting.table]
        assert refusal(client.ask("GET", f"/api/tables/{sitting.table}")) == (404, "unknown-table")
