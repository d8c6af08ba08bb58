"""Making tables, joining them, and beginning to play."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

import pytest

from tabletown.server.protocol import NewTable, Seated, SeatPlan, Start, TableChanged, TableList, Update
from tabletown.server.tables import TableManager
from tests.server.client import Client, No, Player, key, leave, play, refusal, rows
from tests.server.inside import in_manager
from tests.serving import Server

NUMBER = "a" * 64
SCRIPT = "<script>alert(1)"
SAME = {"Mia": "mia", "Straße": "STRASSE", "Zoë": "Zoe\u0308", "Ann Lee": "  Ann   Lee "}
BAD_NAMES = {
    "nothing": "",
    "only spaces": "   ",
    "too long": "x" * 25,
    "no letters": "!?…",
    "zero-width space": "Mi\u200ba",
    "right to left": "Mia\u202e",
    "joiner": "Mi\u200da",
    "filler that is a letter": "\u3164",
    "blank braille": "a\u2800",
    "variation selector": "Mia\ufe0f",
    "tag": "Mia\U000e0041",
    "null": "Mi\0a",
    "bell": "Mi\aa",
    "private use": "Mia\ue000",
    "unassigned": "Mia\U000e1000",
}


def taken(client: Client, made: Seated, name: str) -> tuple[int, str]:
    body = {"name": name, "invite": made.invite}
    return refusal(client.ask("POST", f"/api/tables/{made.table}/join", body))


# Making


def test_whoever_makes_a_table_gets_a_seat_a_key_and_an_invitation(client: Client) -> None:
    made = client.make("open", "random")
    mine = client.table(made.table, made.token)
    assert (mine.seat, mine.invite) == (made.seat, made.invite)
    assert [player.kind for player in mine.table.players] == ["person", "open", "bot"]
    assert mine.table.status == "waiting"


def test_a_table_is_stored_before_it_is_given_away(client: Client, server: Server) -> None:
    made = client.make("open", "open")
    assert rows(server, "SELECT status FROM tables WHERE id = ?", made.table) == [("waiting",)]


def test_the_key_to_a_seat_is_not_in_the_database(client: Client, server: Server) -> None:
    made = client.make("random", "random")
    ((settings,),) = rows(server, "SELECT sheet FROM tables WHERE id = ?", made.table)
    assert made.token not in settings


def test_a_table_with_bots_on_all_other_seats_begins_at_once(client: Client) -> None:
    made = client.make("random", "careful", "random")
    assert client.table(made.table).table.status == "playing"


def test_bots_have_names_that_nobody_else_has(client: Client) -> None:
    made = client.make("random", "random", "random", "random", name="Ada")
    names = [player.name for player in client.table(made.table).table.players]
    assert len({name.casefold() for name in names}) == 5
    assert all(names)


def test_settings_are_kept(client: Client) -> None:
    made = client.make(
        "open", "open", options={"one_action": True}, undo="ask", hints=False, pace="calm", watch=False, listed=True
    )
    table = client.table(made.table).table
    assert (table.undo, table.hints, table.pace, table.watch, table.listed) == ("ask", False, "calm", False, True)
    assert table.options["one_action"] is True


# Adding numbers to the shuffle


def test_a_game_waits_for_the_number_of_whoever_made_it(client: Client) -> None:
    made = client.make("random", adds=True)
    assert client.table(made.table).table.status == "waiting"
    mia = Player(client.address, made.table, made.token, entropy=NUMBER)
    assert mia.welcome.table.status == "playing"


def test_a_game_waits_for_the_number_of_whoever_joined(client: Client) -> None:
    made = client.make("open")
    ben = client.join(made, "Ben", adds=True)
    assert [player.ready for player in client.table(made.table).table.players] == [True, False]
    assert Player(client.address, made.table, ben.token, entropy=NUMBER).welcome.table.status == "playing"


def test_the_hash_of_a_number_is_shown_as_soon_as_it_was_added(client: Client) -> None:
    made = client.make("open", "random", adds=True)
    Player(client.address, made.table, made.token, entropy=NUMBER)
    shown = [player.added for player in client.table(made.table).table.players]
    assert shown == [sha256(NUMBER.encode()).hexdigest(), "", ""]


def test_a_number_cannot_be_changed(client: Client) -> None:
    made = client.make("open", "open", adds=True)
    Player(client.address, made.table, made.token, entropy=NUMBER)
    before = client.table(made.table).table.players
    Player(client.address, made.table, made.token, entropy="b" * 64)
    assert client.table(made.table).table.players[0].added == before[0].added


def test_the_promise_stays_the_same_from_the_first_moment_to_the_last(client: Client) -> None:
    made = client.make("open", adds=True)
    promises = [client.table(made.table).table.commitment]
    ben = client.join(made, "Ben", adds=True)
    promises.append(client.table(made.table).table.commitment)
    players = client.come(made.table, [made.token, ben.token], [NUMBER, NUMBER])
    promises += [player.welcome.table.commitment for player in players]
    play(players)
    promises.append(client.table(made.table).table.commitment)
    assert len(set(promises)) == 1


@pytest.mark.parametrize("number", ["7", "A" * 64, "a" * 64 + "\n", "\n"])
def test_a_number_that_is_none_is_refused_and_the_game_waits_on(client: Client, number: str) -> None:
    made = client.make("random", adds=True)
    with pytest.raises(No, match="bad-request"):
        Player(client.address, made.table, made.token, entropy=number)
    assert client.table(made.table).table.status == "waiting"


# Joining


def test_an_invitation_gives_the_next_open_seat(client: Client) -> None:
    made = client.make("open", "random", "open")
    assert [client.join(made, name).seat for name in ("Ben", "Cleo")] == [1, 3]


def test_the_game_begins_when_the_last_seat_is_taken(client: Client) -> None:
    made = client.make("open", "open")
    client.join(made, "Ben")
    assert client.table(made.table).table.status == "waiting"
    client.join(made, "Cleo")
    assert client.table(made.table).table.status == "playing"


def test_whoever_waits_is_told_who_comes_and_when_it_begins(client: Client) -> None:
    made = client.make("open", "random")
    mia = Player(client.address, made.table, made.token)
    assert mia.welcome.position is None
    client.join(made, "Ben")
    mia.expect(TableChanged, lambda changed: changed.table.players[1].name == "Ben")
    assert mia.expect(Update).position.view.seat == 0


def test_whoever_asks_again_with_the_same_token_gets_the_same_seat(client: Client) -> None:
    made = client.make("open")
    token = token_hex(32)
    joined = client.join(made, "Ben", token=token)
    assert joined.token == token
    assert client.table(made.table).table.status == "playing"
    assert client.join(made, "Ben", token=token) == joined
    assert client.table(made.table, token).seat == 1


def test_without_the_invitation_nobody_joins_a_table_that_is_not_listed(client: Client) -> None:
    made = client.make("open", "open")
    for wrong in ("", "x", made.invite[:-1], made.invite + "A", made.table):
        answer = client.ask("POST", f"/api/tables/{made.table}/join", {"name": "Ben", "invite": wrong})
        assert refusal(answer) == (403, "not-invited")
    assert client.table(made.table).table.players[1].kind == "open"


def test_a_listed_table_needs_no_invitation(client: Client) -> None:
    made = client.make("open", "open", listed=True)
    joined = client.post(Seated, f"/api/tables/{made.table}/join", {"name": "Ben"})
    assert joined.seat == 1


def test_a_full_table_takes_nobody(client: Client) -> None:
    made = client.make("open", "open")
    client.join(made, "Ben")
    client.join(made, "Cleo")
    assert taken(client, made, "Dan") == (409, "already-started")


def test_many_who_come_at_once_get_each_a_seat_of_their_own(client: Client) -> None:
    made = client.make("open", "open", "open", "open")

    def join(number: int) -> int:
        try:
            return client.join(made, f"Guest {number}").seat
        except No as refused:
            return -refused.status

    with ThreadPoolExecutor(8) as crowd:
        seats = sorted(crowd.map(join, range(8)))
    assert seats == [-409, -409, -409, -409, 1, 2, 3, 4]


# Names


@pytest.mark.parametrize("name", SAME)
def test_nobody_takes_the_name_of_somebody_else(client: Client, name: str) -> None:
    made = client.make("open", "open", name=name)
    assert taken(client, made, SAME[name]) == (409, "name-taken")


@pytest.mark.parametrize("why", BAD_NAMES)
def test_names_that_cannot_be_read_are_refused(client: Client, why: str) -> None:
    made = client.make("open", "open")
    status, code = taken(client, made, BAD_NAMES[why])
    assert (status, code) in ((422, "bad-name"), (422, "bad-request"))
    assert client.table(made.table).table.players[1].kind == "open"


def test_script_in_a_name_is_a_name_like_any_other(client: Client) -> None:
    made = client.make("open", "open", name=SCRIPT)
    answer = client.ask("GET", f"/api/tables/{made.table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["table"]["players"][0]["name"] == SCRIPT


def test_names_in_other_scripts_are_welcome(client: Client) -> None:
    made = client.make("open", "open", "open", "open", name="Łukasz Żółć")
    names = ["李小龙", "Ольга", "محمد", "नीलम"]
    for name in names:
        client.join(made, name)
    assert [player.name for player in client.table(made.table).table.players][1:] == names


# The lobby


def test_the_lobby_shows_listed_tables_only(client: Client) -> None:
    shown = client.make("open", "open", listed=True).table
    private = client.make("open", "open").table
    ids = [table.id for table in client.get(TableList, "/api/tables").tables]
    assert shown in ids
    assert private not in ids


def test_the_lobby_leaves_out_a_table_that_could_not_be_read(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    client = Client(server.address)
    broken, whole = (client.make("random", "random", listed=True) for _ in range(2))
    mia = Player(client.address, broken.table, broken.token)
    mia.turn()
    mia.move()
    server.kill()
    with closing(sqlite3.connect(server.data / "tabletown.db")) as database, database:
        database.execute("UPDATE entries SET code = 9999 WHERE table_id = ? AND kind = 'move'", [broken.table])
    server.start()
    assert refusal(client.ask("GET", f"/api/tables/{broken.table}")) == (500, "broken-table")
    assert [table.id for table in client.get(TableList, "/api/tables").tables] == [whole.table]


def test_the_lobby_loads_no_tables(tmp_path: Path) -> None:
    async def fill(manager: TableManager) -> None:
        for _ in range(3):
            await manager.make(NewTable("crimson", "Mia", [SeatPlan("me"), *[SeatPlan("open")] * 2], listed=True))

    async def look(manager: TableManager) -> None:
        assert len(await manager.listed()) == 3
        assert not manager.tables

    in_manager(tmp_path, fill)
    in_manager(tmp_path, look)


def test_a_move_changes_a_table_for_good(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    client = Client(server.address)
    made = client.make("random", "random", listed=True)
    mia = Player(client.address, made.table, made.token)
    before = client.table(made.table).table.changed
    mia.turn()
    mia.move()
    mia.turn()
    mia.leave()
    assert client.table(made.table).table.changed > before
    server.kill()
    server.start()
    assert client.table(made.table).table.changed > before


def test_a_table_in_play_that_nobody_may_watch_is_not_in_the_lobby(client: Client) -> None:
    made = client.make("random", "random", listed=True, watch=False)
    assert made.table not in [table.id for table in client.get(TableList, "/api/tables").tables]


# Beginning


def test_the_host_begins_and_bots_fill_the_open_seats(client: Client) -> None:
    made = client.make("open", "open")
    mia = Player(client.address, made.table, made.token)
    mia.do(Start(key(), "random"))
    table = client.table(made.table).table
    assert table.status == "playing"
    assert [player.kind for player in table.players] == ["person", "bot", "bot"]


def test_only_the_host_begins(client: Client) -> None:
    made = client.make("open", "open")
    ben = Player(client.address, made.table, client.join(made, "Ben").token)
    with pytest.raises(No, match="not-host"):
        ben.do(Start(key(), "random"))
    assert client.table(made.table).table.status == "waiting"


def test_nobody_begins_twice(client: Client) -> None:
    made = client.make("random", "random")
    mia = Player(client.address, made.table, made.token)
    with pytest.raises(No, match="already-started"):
        mia.do(Start(key(), "random"))


def test_a_bot_that_is_not_in_the_catalog_is_refused(client: Client) -> None:
    made = client.make("open", "open")
    mia = Player(client.address, made.table, made.token)
    with pytest.raises(No, match="unknown-level"):
        mia.do(Start(key(), "search:999999"))
    assert client.table(made.table).table.status == "waiting"


# Watching


def test_onlookers_see_a_table_only_if_it_allows_them(client: Client) -> None:
    made = client.make("random", "random", watch=False)
    with pytest.raises(No, match="no-watching"):
        Player(client.address, made.table)
    for path in ("", "/log", "/at/0"):
        assert refusal(client.ask("GET", f"/api/tables/{made.table}{path}")) == (403, "no-watching")
        assert client.ask("GET", f"/api/tables/{made.table}{path}", token=made.token).status_code == 200


def test_onlookers_have_no_seat_no_hand_and_no_invitation(client: Client) -> None:
    made = client.make("open", "open")
    guest = Player(client.address, made.table)
    assert (guest.welcome.seat, guest.welcome.invite) == (None, None)
    assert client.table(made.table).invite is None


def test_my_table_tells_whether_it_is_my_turn(client: Client) -> None:
    made = client.make("open", name="Mia")
    seats = [made, client.join(made, "Ben")]
    asked = [client.table(made.table, seat.token).mine for seat in seats]
    position = Player(client.address, made.table).position
    assert position is not None
    assert [seat for seat, mine in enumerate(asked) if mine] == position.view.actors


def test_a_table_says_who_won_when_it_is_over_and_not_before(client: Client) -> None:
    people = client.sit("Mia", "Ben", "Leyla")
    id = people[0].table
    assert client.table(id).table.winners == []
    play(people)
    position = people[0].position
    assert position is not None
    scores = position.view.scores
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert client.table(id).table.winners == best
    leave(people)
