"""The daily deal: the same for everybody, known to nobody before, and closed to those who have not played it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import pytest

import tabletown
from tabletown.kernel.game import Game
from tabletown.server import clock, daily
from tabletown.server.fairness import Export
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import (
    Dailies,
    Daily,
    DayTable,
    Hint,
    NewDaily,
    PlayerRecord,
    Seated,
    StandIn,
    Undo,
)
from tabletown.server.table import Table
from tabletown.server.table_settings import TableSettings, hashed
from tabletown.server.tables import TableManager
from tabletown.server.verify import findings
from tests.server import inside
from tests.server.client import Client, No, Player, key, refusal, rows
from tests.serving import Server

GAME = "card_city"
"""It is played alone and ends soon."""
RIVALS = "trick_city"
MIA, BEN = "a" * 64, "b" * 64
FIRST = 1_700_000_000_000
"""A moment of a day."""
DAY = daily.day_of(FIRST)


@pytest.fixture
def mia() -> str:
    return token_hex(32)


def today(client: Client, player: str = "", game: str = GAME) -> Daily:
    found = client.get(Dailies, "/api/daily", player).games
    return next(deal for deal in found if deal.game == game)


def begin(client: Client, player: str, name: str = "Mia", game: str = GAME) -> Player:
    made = client.post(Seated, f"/api/daily/{game}", {"name": name, "player": player})
    return Player(client.address, made.table, made.token)


def finished(client: Client, player: str, name: str = "Mia", game: str = GAME) -> Player:
    sitting = begin(client, player, name, game)
    sitting.finish()
    return sitting


def table_of(client: Client, player: str = "", game: str = GAME) -> DayTable:
    return client.get(DayTable, f"/api/daily/{game}/{today(client, player, game).day}", player)


def course(client: Client, player: Player) -> list[object]:
    """All that happened, but for the time."""
    return [(moment.seat, moment.events) for moment in client.log(player.table, player.token).moments]


# The same for everybody


@pytest.mark.parametrize("game", tabletown.games(), ids=lambda game: game.slug)
def test_every_game_has_a_deal_that_begins_at_once(client: Client, mia: str, game: Game) -> None:
    sitting = begin(client, mia, game=game.slug)
    told = today(client, mia, game.slug)
    table = sitting.welcome.table
    assert (table.status, table.hints, table.daily, table.listed) == ("playing", False, told.day, False)
    assert (len(table.players), sitting.welcome.seat) == (told.seats, told.seat)
    assert {player.level for player in table.players if player.kind == "bot"} <= {told.level}
    assert told.mine is not None
    assert (told.mine.over, told.mine.counts) == (False, True)


def test_equal_play_meets_equal_play(client: Client) -> None:
    one, other = (finished(client, token_hex(32), game=RIVALS) for _ in range(2))
    assert course(client, one) == course(client, other)
    assert one.table != other.table


def test_other_play_has_the_same_deal(client: Client) -> None:
    one, other = begin(client, token_hex(32)), begin(client, token_hex(32))
    assert course(client, one) == course(client, other)
    assert one.codes == other.codes
    one.move(one.codes[-1])
    other.move(other.codes[0])


def test_the_deal_outlives_a_server_that_was_killed(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    with Client(server.address) as client:
        one = begin(client, MIA)
        dealt = course(client, one)
        server.kill()
        server.start()
        assert course(client, begin(client, BEN)) == dealt
        again = one.again()
        again.finish()
        (standing,) = table_of(client, MIA).standings
        assert (standing.name, standing.place, standing.me) == ("Mia", 1, True)


def test_bots_draw_their_chance_from_the_deal_their_seat_and_their_choices_alone() -> None:
    settings = TableSettings([], 0, "", "", {}, "free", False, "brisk", True, "", secret="c" * 64)
    other = TableSettings([], 0, "", "", {}, "never", True, "calm", False, "x", secret="c" * 64)
    assert daily.bot_seed(settings, 1, 5) == daily.bot_seed(other, 1, 5)
    seeds = {daily.bot_seed(settings, seat, choices) for seat in range(4) for choices in range(50)}
    assert len(seeds) == 200
    other.secret = "d" * 64
    assert daily.bot_seed(other, 1, 5) not in seeds


def test_every_seat_has_its_day() -> None:
    for game in tabletown.games():
        seats = daily.seats_of(game)
        assert {daily.seat_of(game, f"2026-11-{day:02}") for day in range(1, 30)} == set(range(seats))


# Not known before


def test_there_is_no_secret_of_a_day_before_somebody_plays_on_it(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    with Client(server.address) as client:
        today(client, MIA)
        table_of(client, MIA)
        assert rows(server, "SELECT day FROM days") == []
        begin(client, MIA)
        assert rows(server, "SELECT day, game FROM days") == [(today(client).day, GAME)]


def test_the_secret_of_a_day_is_told_to_nobody_who_still_plays(client: Client, server: Server, mia: str) -> None:
    sitting = begin(client, mia)
    (secret,) = rows(server, "SELECT secret FROM days WHERE game = ? ORDER BY number DESC", GAME)[0]
    settings = rows(server, "SELECT sheet FROM tables WHERE id = ?", sitting.table)[0][0]
    assert secret in settings
    told = "".join(sitting.frames) + client.ask("GET", "/api/daily", token=mia).text
    for path in ("", "/log", "/at/0", "/export", "/attempt"):
        told += client.ask("GET", f"/api/tables/{sitting.table}{path}", token=sitting.token).text
    assert secret not in told
    assert refusal(client.ask("GET", f"/api/tables/{sitting.table}/export", token=sitting.token)) == (403, "not-over")


def test_the_end_proves_the_deal(client: Client, mia: str) -> None:
    sitting = finished(client, mia)
    export = client.get(Export, f"/api/tables/{sitting.table}/export", sitting.token)
    assert all(finding.ok for finding in findings(export))


# Closed to those who have not played it

LOOKS = ("", "/log", "/at/3", "/export", "/attempt")


def shut(client: Client, table: str, token: str) -> None:
    for path in LOOKS:
        assert refusal(client.ask("GET", f"/api/tables/{table}{path}", token=token)) == (403, "daily-closed")
    again = {"move": 0, "level": "random", "seat": 0}
    assert refusal(client.ask("POST", f"/api/tables/{table}/continue", again, token)) == (403, "daily-closed")
    with pytest.raises(No, match="daily-closed"):
        Player(client.address, table, token)


@pytest.mark.parametrize("game", [GAME, RIVALS])
def test_a_game_of_the_day_is_closed_until_one_has_played_it_oneself(client: Client, mia: str, game: str) -> None:
    over, ben = finished(client, mia, game=game), token_hex(32)
    shut(client, over.table, "")
    shut(client, over.table, ben)
    shut(client, over.table, "no key at all")
    trying = begin(client, ben, "Ben", game)
    shut(client, over.table, ben)
    shut(client, over.table, trying.token)
    assert [standing.table for standing in table_of(client, ben, game).standings if standing.name == "Mia"] != []
    assert all(standing.table is None for standing in table_of(client, ben, game).standings)
    trying.finish()
    assert over.table in [standing.table for standing in table_of(client, ben, game).standings]
    assert client.log(over.table, ben).moments
    assert client.at(over.table, 0, ben).open
    assert Player(client.address, over.table, ben).welcome.seat is None
    assert client.get(Export, f"/api/tables/{over.table}/export", ben).proof is not None


def test_nobody_looks_on_while_the_deal_of_a_day_is_played(client: Client, mia: str) -> None:
    shut_ = begin(client, mia)
    shut(client, shut_.table, token_hex(32))


def test_the_deal_of_a_day_cannot_be_had_as_another_deal(client: Client, server: Server, mia: str) -> None:
    sitting = finished(client, mia)
    (deal,) = rows(server, "SELECT deal FROM attempts WHERE table_id = ?", sitting.table)[0]
    for method, body in (("GET", None), ("POST", {"name": "Ben"})):
        assert refusal(client.ask(method, f"/api/deals/{deal}", body)) == (409, "daily-deal")


def test_a_rematch_is_an_ordinary_table(client: Client, server: Server, mia: str) -> None:
    sitting = finished(client, mia)
    made = client.post(Seated, f"/api/tables/{sitting.table}/rematch", token=sitting.token)
    info = client.table(made.table, sitting.token).table
    deals = rows(server, "SELECT sheet FROM tables WHERE id IN (?, ?)", made.table, sitting.table)
    assert info.daily == ""
    assert deals[0] != deals[1]


# What counts


def test_the_first_try_counts_and_others_do_not(client: Client, mia: str) -> None:
    first = finished(client, mia)
    finished(client, mia, "Mia again")
    standings = [one for one in table_of(client, mia).standings if one.me]
    assert [one.table for one in standings] == [first.table]
    assert [one.counts for one in client.get(PlayerRecord, "/api/record", mia).latest] == ["again", ""]


def test_a_try_with_the_help_of_a_bot_does_not_count(client: Client, mia: str) -> None:
    sitting = begin(client, mia)
    sitting.do(StandIn(key(), 0, "random"))
    while not sitting.over:
        sitting.hear()
    told = today(client, mia).mine
    assert told is not None
    assert (told.over, told.counts, told.place) == (True, False, None)
    assert not any(one.me for one in table_of(client, mia).standings)


def test_a_try_that_took_back_what_came_to_light_does_not_count(client: Client, mia: str) -> None:
    sitting = begin(client, mia, game=RIVALS)
    while sitting.position is None or sitting.position.undo != "spoils":
        if sitting.codes:
            sitting.until(sitting.move().seq)
        else:
            sitting.hear()
    sitting.do(Undo(key(), sitting.seq))
    told = today(client, mia, RIVALS).mine
    assert told is not None
    assert not told.counts


def test_the_deal_of_a_day_gives_no_hints(client: Client, mia: str) -> None:
    sitting = begin(client, mia)
    with pytest.raises(No, match="no-hints"):
        sitting.ask(Hint(key()))
    ahead = {"move": 0, "level": "random"}
    answer = client.ask("POST", f"/api/tables/{sitting.table}/continue", ahead, sitting.token)
    assert refusal(answer) == (403, "no-hints")


def test_equal_results_share_a_place(client: Client) -> None:
    keys = [token_hex(32) for _ in range(2)]
    for player in keys:
        finished(client, player, game=RIVALS)
    places = {one.place for player in keys for one in table_of(client, player, RIVALS).standings if one.me}
    assert len(places) == 1


def test_who_deletes_the_record_is_in_no_table_of_the_day(client: Client, mia: str) -> None:
    finished(client, mia)
    assert any(one.me for one in table_of(client, mia).standings)
    before = len(table_of(client, mia).standings)
    client.post(PlayerRecord, "/api/record/delete", {}, mia)
    assert len(table_of(client, mia).standings) == before - 1


# From day to day


class Clock:
    """What time it is, as a test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = FIRST
        monkeypatch.setattr(clock, "now", lambda: self.at)

    def next_day(self) -> None:
        self.at = daily.ends(daily.day_of(self.at))


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def played(manager: TableManager, player: str, moves: int = 1000) -> Table:
    made = await manager.play_daily(GAME, NewDaily("Mia", player))
    table = await manager.table(made.table)
    await inside.play(table, moves)
    return table


def test_another_day_has_another_deal_and_the_day_before_can_be_looked_at(tmp_path: Path, time: Clock) -> None:
    async def story(manager: TableManager) -> None:
        game = tabletown.game(GAME)
        first = await played(manager, MIA)
        assert not await daily.may_look(manager.store, first.settings, hashed(BEN))
        time.next_day()
        second = await played(manager, BEN)
        assert first.settings.seed != second.settings.seed
        assert first.settings.deal != second.settings.deal
        assert await first.admit("") is None
        yesterday = await daily.day_table(manager.store, game, DAY, "")
        assert [one.table for one in yesterday.standings] == [first.id]
        now = await daily.day_table(manager.store, game, daily.today(), hashed(BEN))
        assert (now.days, [one.me for one in now.standings]) == ([DAY], [True])

    inside.in_manager(tmp_path, story)


def test_a_try_that_ends_on_another_day_does_not_count(tmp_path: Path, time: Clock) -> None:
    async def story(manager: TableManager) -> None:
        game = tabletown.game(GAME)
        table = await played(manager, MIA, moves=3)
        time.next_day()
        begun = (await daily.day_table(manager.store, game, DAY, hashed(MIA))).daily.mine
        assert begun is not None
        assert not begun.counts
        await inside.play(table, 1000)
        over = await daily.day_table(manager.store, game, DAY, hashed(MIA))
        assert over.standings == []
        assert over.daily.mine is not None
        assert (over.daily.mine.over, over.daily.mine.counts) == (True, False)

    inside.in_manager(tmp_path, story)


def test_the_last_moment_of_a_day_belongs_to_it(tmp_path: Path, time: Clock) -> None:
    time.at = daily.ends(DAY) - 1
    assert daily.today() == DAY
    time.at += 1
    assert daily.today() != DAY

    async def story(manager: TableManager) -> None:
        with pytest.raises(RequestRefused) as refusal:
            await daily.day_table(manager.store, tabletown.game(GAME), DAY, "")
        assert refusal.value.code == "no-such-day"

    inside.in_manager(tmp_path, story)


# Requests that are not in order


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Mia"},
        {"name": "Mia", "player": ""},
        {"name": "Mia", "player": "a" * 63},
        {"name": "", "player": MIA},
        {"name": "Mia", "player": MIA, "day": "2030-01-01"},
        {"name": "Mia", "player": MIA, "seed": 7},
        b"\xff",
    ],
)
def test_a_deal_is_asked_for_with_name_and_key_and_nothing_else(client: Client, body: object) -> None:
    assert refusal(client.ask("POST", f"/api/daily/{GAME}", body)) == (422, "bad-request")


@pytest.mark.parametrize(
    ("day", "said"),
    [
        ("2026-02-30", (422, "bad-request")),
        ("tomorrow", (422, "bad-request")),
        ("9999-12-31", (404, "no-such-day")),
        ("0001-01-01", (404, "no-such-day")),
        ("2026-11-18%00", (422, "bad-request")),
    ],
)
def test_days_that_are_none_are_refused(client: Client, day: str, said: tuple[int, str]) -> None:
    assert refusal(client.ask("GET", f"/api/daily/{GAME}/{day}")) == said


def test_there_is_no_deal_of_a_game_that_is_not_here(client: Client) -> None:
    assert refusal(client.ask("POST", "/api/daily/chess", {"name": "Mia", "player": MIA})) == (404, "unknown-game")
    assert refusal(client.ask("GET", "/api/daily/chess/2026-11-18")) == (404, "unknown-game")
    assert refusal(client.ask("GET", "/api/daily", token="no key")) == (422, "bad-request")
