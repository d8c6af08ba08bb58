"""Looking back: the log, earlier positions, the exported game, going on from a moment, and playing again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from secrets import token_hex

import msgspec
import pytest

from tabletown.server import fairness
from tabletown.server.fairness import Export
from tabletown.server.protocol import Hello, Seated, Start, TableChanged, Undo, Update, Welcome
from tabletown.server.verify import findings
from tests.server.client import Client, No, Player, connected, key, play, refusal, rows
from tests.serving import Server


def finished(client: Client) -> list[Player]:
    players = client.sit("Mia", "Ben")
    play(players)
    return players


def exported(client: Client, table: str) -> bytes:
    return client.ask("GET", f"/api/tables/{table}/export").content


# The log and earlier positions


def test_the_log_is_what_was_told_live(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    mia = players[0]
    play(players, 8)
    told = [message.moment for message in mia.messages if isinstance(message, Update)]
    log = client.log(mia.table, mia.token).moments
    assert log[mia.welcome.move + 1 :] == told
    assert [moment.move for moment in log] == list(range(9))
    assert log[0].seat is None


def test_each_earlier_position_is_the_one_that_was_shown_then(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    mia = players[0]
    play(players, 12)
    for message in mia.messages:
        if isinstance(message, Update):
            then = client.at(mia.table, message.move, mia.token)
            assert then.position.view == message.position.view
            assert then.position.options == []
            assert not then.open


def test_a_move_that_was_taken_back_is_not_in_the_log(client: Client) -> None:
    players = client.sit("Mia", "Ben", "Cleo", options={"one_action": True})
    mover = next(player for player in players if player.codes)
    mover.until(mover.move(mover.codes[-1]).seq)
    mover.do(Undo(key(), mover.seq))
    assert len(client.log(mover.table).moments) == 1
    assert refusal(client.ask("GET", f"/api/tables/{mover.table}/at/1")) == (404, "no-such-move")


def test_before_the_end_nobody_looks_through_the_eyes_of_another(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    mia = players[0]
    for token in (mia.token, ""):
        answer = client.ask("GET", f"/api/tables/{mia.table}/at/0?seat=1", token=token)
        assert refusal(answer) == (403, "not-over")
    assert client.at(mia.table, 0, mia.token, seat=0).position.view.seat == 0


def test_after_the_end_all_hands_are_open_to_everybody(client: Client) -> None:
    players = finished(client)
    for seat in (0, 1):
        then = client.at(players[0].table, 1, seat=seat)
        assert then.open
        assert then.position.view.seat == seat
        assert None not in [*then.position.view.zones["hand:0"], *then.position.view.zones["hand:1"]]


def test_after_the_end_the_log_tells_what_was_hidden(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players, 4)
    before = msgspec.json.encode(client.log(players[0].table).moments[:4])
    play(players)
    after = client.log(players[0].table).moments
    drawn = [event.data["card"] for moment in after for event in moment.events if event.kind == "drew"]
    assert None not in drawn
    assert msgspec.json.encode(after[:4]) != before


@pytest.mark.parametrize("move", ["99", "1000000000", "9" * 5000])
def test_a_move_that_was_never_played_is_not_found(client: Client, move: str) -> None:
    players = client.sit("Mia", "Ben")
    status, code = refusal(client.ask("GET", f"/api/tables/{players[0].table}/at/{move}"))
    assert (status, code) in ((404, "no-such-move"), (404, "unknown-path"))


@pytest.mark.parametrize("move", ["-1", "1.5", "x", "%00", "1e3", "١"])
def test_what_is_no_number_of_a_move_is_no_address(client: Client, move: str) -> None:
    players = client.sit("Mia", "Ben")
    assert refusal(client.ask("GET", f"/api/tables/{players[0].table}/at/{move}")) == (404, "unknown-path")


@pytest.mark.parametrize("seat", ["-1", "x", "1.0", "99999999999", "²"])
def test_what_is_no_number_of_a_seat_is_refused(client: Client, seat: str) -> None:
    players = client.sit("Mia", "Ben")
    answer = client.ask("GET", f"/api/tables/{players[0].table}/at/0?seat={seat}")
    assert refusal(answer) == (400, "bad-request")


def test_a_seat_that_is_not_there_is_refused(client: Client) -> None:
    players = finished(client)
    answer = client.ask("GET", f"/api/tables/{players[0].table}/at/0?seat=2")
    assert refusal(answer) == (422, "bad-request")


def test_a_table_that_waits_has_nothing_to_look_back_on(client: Client) -> None:
    made = client.make("open", "open")
    assert client.log(made.table).moments == []
    assert refusal(client.ask("GET", f"/api/tables/{made.table}/at/0")) == (409, "not-started")


# The exported game


def test_an_exported_game_can_be_verified_offline(client: Client, tmp_path: Path) -> None:
    numbers = [token_hex(32), token_hex(32)]
    made = client.make("open", adds=True)
    promise = client.table(made.table).table.commitment
    tokens = [made.token, client.join(made, "Ben", adds=True).token]
    play(client.come(made.table, tokens, numbers))
    file = tmp_path / "game.json"
    file.write_bytes(exported(client, made.table))
    game = msgspec.json.decode(file.read_bytes(), type=Export)
    assert game.proof is not None
    assert (game.proof.commitment, game.proof.entropy) == (promise, numbers)
    command = [sys.executable, "-m", "tabletown", "verify", str(file)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0
    assert found.stdout.count("✓") == 4


def test_an_exported_game_has_its_players_and_bots(client: Client) -> None:
    made = client.make("random")
    mia = Player(client.address, made.table, made.token)
    mia.finish()
    game = msgspec.json.decode(exported(client, made.table), type=Export)
    assert game.players == ["person", "random"]
    assert game.names[0] == "Mia"


def test_before_the_end_a_game_is_not_exported(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    for token in ("", players[0].token):
        answer = client.ask("GET", f"/api/tables/{players[0].table}/export", token=token)
        assert refusal(answer) == (403, "not-over")


# Playing again


def again(client: Client, player: Player) -> Seated:
    return client.post(Seated, f"/api/tables/{player.table}/rematch", token=player.token)


def test_a_rematch_waits_for_the_others_who_come_with_their_old_keys(client: Client) -> None:
    players = finished(client)
    table = again(client, players[0]).table
    mia = Player(client.address, table, players[0].token)
    assert [player.ready for player in mia.welcome.table.players] == [True, False]
    assert mia.welcome.table.status == "waiting"
    ben = Player(client.address, table, players[1].token)
    assert ben.welcome.position is not None
    assert mia.expect(Update).seq == 1


def test_everybody_at_the_old_table_is_told_where_the_rematch_is(client: Client) -> None:
    players = finished(client)
    table = again(client, players[0]).table
    players[1].expect(TableChanged, lambda changed: changed.table.next == table)


def test_whoever_asks_second_is_led_to_the_same_table(client: Client) -> None:
    players = finished(client)
    first, second = again(client, players[0]), again(client, players[1])
    assert first.table == second.table
    assert (first.seat, second.seat) == (0, 1)


def test_the_shuffle_of_a_rematch_uses_the_numbers_of_all(client: Client, server: Server) -> None:
    players = finished(client)
    table = again(client, players[0]).table
    promise = client.table(table).table.commitment
    numbers = [token_hex(32), token_hex(32)]
    play(client.come(table, [player.token for player in players], numbers))
    game = msgspec.json.decode(exported(client, table), type=Export)
    assert game.proof is not None
    assert game.proof.commitment == promise
    assert game.seed == fairness.seed(game.proof.secret, promise, numbers)
    assert all(finding.ok for finding in findings(game))


def test_a_rematch_against_bots_waits_for_whoever_asked_and_nobody_else(client: Client) -> None:
    made = client.make("random")
    mia = Player(client.address, made.table, made.token)
    mia.finish()
    table = again(client, mia).table
    assert client.table(table).table.status == "waiting"
    assert Player(client.address, table, mia.token).welcome.table.status == "playing"


def test_the_host_of_a_rematch_may_begin_without_the_others(client: Client) -> None:
    players = finished(client)
    table = again(client, players[0]).table
    mia = Player(client.address, table, players[0].token)
    mia.do(Start(key(), "random"))
    there = client.table(table).table.players[1]
    assert (there.kind, there.standin) == ("person", "random")


def test_before_the_end_there_is_no_rematch(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    with pytest.raises(No, match="not-over") as refused:
        again(client, players[0])
    assert refused.value.status == 409


def test_a_rematch_is_for_those_who_played(client: Client) -> None:
    players = finished(client)
    for token in ("", "x", token_hex(16)):
        answer = client.ask("POST", f"/api/tables/{players[0].table}/rematch", {}, token)
        assert refusal(answer) == (403, "wrong-token")
    assert client.table(players[0].table).table.next is None


# Going on from a moment


def go_on(client: Client, table: str, token: str = "", **wanted: object) -> Seated:
    body = {"level": "random", **wanted}
    return client.post(Seated, f"/api/tables/{table}/continue", body, token)


def test_going_on_before_the_end_begins_with_what_the_seat_saw(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players, 10)
    for player in players:
        for move in (0, 5, 10):
            made = go_on(client, player.table, player.token, move=move)
            real = client.at(player.table, move, player.token).position.view
            assert client.at(made.table, 0, made.token).position.view == real


def test_going_on_before_the_end_happens_in_another_world(client: Client, server: Server) -> None:
    """Otherwise one could look into the deck by playing on."""
    players = client.sit("Mia", "Ben")
    play(players, 4)
    mia = players[0]
    tables = [go_on(client, mia.table, mia.token, move=4).table for _ in range(3)]
    ((real,),) = rows(server, "SELECT state FROM snapshots WHERE table_id = ? AND move = 0", mia.table)
    worlds = [
        state
        for table in tables
        for (state,) in rows(server, "SELECT state FROM snapshots WHERE table_id = ? AND move = 0", table)
    ]
    assert len({real, *worlds}) == 4


def test_nothing_that_happened_before_is_told_at_the_table_that_goes_on(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players, 7)
    mia = players[0]
    made = go_on(client, mia.table, mia.token, move=7)
    assert client.log(made.table, made.token).moments[0].events == []


def test_going_on_after_the_end_is_from_the_real_position_on_any_seat(client: Client) -> None:
    players = finished(client)
    table = players[0].table
    made = go_on(client, table, move=3, seat=1)
    real = client.at(table, 3, seat=1).position.view
    there = client.at(made.table, 0, made.token).position.view
    assert there.zones["hand:1"] == real.zones["hand:1"]
    assert there.numbers == real.numbers
    info = client.table(made.table).table
    assert info.origin is not None
    assert (info.origin.table, info.origin.move) == (table, 3)
    assert info.commitment == ""


def test_a_game_that_went_on_is_played_against_bots_to_the_end(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players, 6)
    made = go_on(client, players[0].table, players[0].token, move=6)
    mia = Player(client.address, made.table, made.token)
    mia.finish()
    assert refusal(client.ask("GET", f"/api/tables/{made.table}/export")) == (409, "no-proof")


def test_nobody_goes_on_from_a_game_that_has_not_begun(client: Client) -> None:
    made = client.make("open", "open")
    with pytest.raises(No, match="not-started"):
        go_on(client, made.table, made.token, move=0)


def test_a_table_without_hints_does_not_go_on_before_the_end(client: Client) -> None:
    players = client.sit("Mia", "Ben", hints=False)
    with pytest.raises(No, match="no-hints"):
        go_on(client, players[0].table, players[0].token, move=0)
    play(players)
    go_on(client, players[0].table, players[0].token, move=0)


def test_nobody_goes_on_from_another_seat_before_the_end(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    made = go_on(client, players[0].table, players[0].token, move=0, seat=1)
    assert made.seat == 0
    with pytest.raises(No, match="not-seated"):
        go_on(client, players[0].table, move=0, seat=1)


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"move": 999}, 404, "no-such-move"),
        ({"move": -1}, 422, "bad-request"),
        ({"move": 0, "level": "search:99999"}, 422, "unknown-level"),
        ({"move": 0, "seat": 7}, 403, "not-seated"),
        ({"move": 0, "seat": -1}, 422, "bad-request"),
        ({}, 422, "bad-request"),
    ],
)
def test_moments_that_do_not_exist_cannot_be_gone_on_from(
    client: Client, wanted: dict[str, object], status: int, code: str
) -> None:
    players = finished(client)
    answer = client.ask("POST", f"/api/tables/{players[0].table}/continue", wanted, players[0].token)
    assert refusal(answer) == (status, code)


def test_the_end_cannot_be_gone_on_from(client: Client) -> None:
    players = finished(client)
    last = client.table(players[0].table).table.moves
    with pytest.raises(No, match="over"):
        go_on(client, players[0].table, players[0].token, move=last)


def test_the_key_of_one_table_does_not_open_the_next(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    made = go_on(client, players[0].table, players[0].token, move=0)
    socket = connected(client.address, made.table)
    socket.send(msgspec.json.encode(Hello(players[0].token)).decode())
    assert "wrong-token" in socket.recv(20)
    assert Player(client.address, made.table, made.token).welcome.seat == 0
    assert isinstance(Player(client.address, made.table).messages[0], Welcome)
