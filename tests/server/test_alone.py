"""Tables of one: they never wait, nobody wins there, the same deal can be had again, and bests are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import pytest

from tabletown.server.fairness import Export
from tabletown.server.protocol import Attempt, Best, Catalog, Hint, Hints, Seated, StandIn, TableInfo, Undo
from tabletown.server.verify import findings
from tests.installing import lamplighter_installed
from tests.lamplighter.lamplighter import SLUG
from tests.server.client import Client, No, Player, key, rows
from tests.serving import Server

MIA, BEN = "a" * 64, "b" * 64
"""The keys that two browsers keep."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with lamplighter_installed(tmp_path_factory.mktemp("packages")):
        server = Server(tmp_path_factory.mktemp("alone") / "data", "--no-limits", "--workers=1")
        server.start()
        yield server
        server.stop()


@pytest.fixture
def mia() -> str:
    """Somebody who has not played here before."""
    return token_hex(32)


def sit(client: Client, player: str = "") -> Player:
    made = client.make(game=SLUG, options={}, player=player)
    return Player(client.address, made.table, made.token)


def again(client: Client, deal: str, player: str = "", name: str = "Mia") -> Player:
    made = client.post(Seated, f"/api/deals/{deal}", {"name": name, "player": player})
    return Player(client.address, made.table, made.token)


def attempt(client: Client, player: Player, token: str | None = None) -> Attempt:
    return client.get(Attempt, f"/api/tables/{player.table}/attempt", player.token if token is None else token)


def hang_all(player: Player) -> int:
    """Hangs every lamp that can be hung; the points."""
    player.finish()
    assert player.position is not None
    return player.position.view.scores[0]


def store_all(player: Player) -> int:
    """Puts everything away: no points, the lowest rank."""
    while not player.over:
        player.until(player.move(player.codes[-1]).seq)
    return 0


def info(client: Client, player: Player) -> TableInfo:
    return client.table(player.table, player.token).table


# Playing


def test_the_catalog_says_that_one_can_play_alone(client: Client) -> None:
    games = {game.slug: game for game in client.get(Catalog, "/api/catalog").games}
    assert (games[SLUG].fewest, games["crimson"].fewest) == (1, 2)


def test_the_table_of_one_begins_at_once(client: Client) -> None:
    player = sit(client)
    assert player.welcome.table.status == "playing"
    assert player.codes


def test_with_a_number_of_ones_own_it_begins_with_hello(client: Client) -> None:
    made = client.make(game=SLUG, options={}, adds=True)
    assert client.table(made.table).table.status == "waiting"
    player = Player(client.address, made.table, made.token, entropy="c" * 64)
    assert player.welcome.table.status == "playing"


def test_there_are_ranks_from_the_start_and_points_at_the_end(client: Client) -> None:
    player = sit(client)
    before = info(client, player).alone
    assert before is not None
    assert [rank.least for rank in before.ranks] == [0, 3, 4, 6]
    assert (before.points, before.rank) == (None, None)
    store_all(player)
    after = info(client, player).alone
    assert after is not None
    assert (after.points, after.rank) == (0, 0)


def test_nobody_wins_alone(client: Client) -> None:
    player = sit(client)
    while not player.over:
        player.until(player.move().seq)
    assert info(client, player).winners == []


def test_a_table_of_two_has_no_ranks_and_no_attempt(client: Client) -> None:
    made = client.make("random", game=SLUG, options={})
    player = Player(client.address, made.table, made.token)
    player.finish()
    assert info(client, player).alone is None
    with pytest.raises(No, match="not-alone"):
        attempt(client, player)


def test_onlookers_see_the_street_and_not_the_lamp_in_the_hand(client: Client) -> None:
    player = sit(client)
    onlooker = Player(client.address, player.table)
    assert onlooker.position is not None
    assert onlooker.position.view.zones["hand:0"] == [None]
    assert onlooker.position.options == []


def test_a_bot_gives_hints(client: Client) -> None:
    player = sit(client)
    hints = player.ask(Hint(key()))
    assert isinstance(hints, Hints)
    assert {choice.code for choice in hints.choices} <= set(player.codes)


def test_a_move_is_taken_back_without_asking_anybody(client: Client) -> None:
    player = sit(client)
    before = player.position
    player.until(player.move().seq)
    assert player.position is not None
    assert player.position.undo == "spoils"
    player.until(player.do(Undo(key(), player.seq)).seq)
    assert before is not None
    assert player.position.view == before.view
    assert info(client, player).proposal is None


# The same deal again


def taken(player: Player) -> list[str | None]:
    """The order in which the lamps come, if all are put away."""
    order = []
    while not player.over:
        assert player.position is not None
        order += player.position.view.zones["hand:0"]
        player.until(player.move(player.codes[-1]).seq)
    return order


def test_the_same_deal_is_the_same_and_another_is_not(client: Client) -> None:
    first = sit(client)
    order = taken(first)
    assert taken(again(client, attempt(client, first).deal)) == order
    other = client.post(Seated, f"/api/tables/{first.table}/rematch", token=first.token)
    assert taken(Player(client.address, other.table, first.token)) != order


def test_the_same_deal_has_the_same_options_and_manners(client: Client) -> None:
    made = client.make(game=SLUG, options={"short": True}, undo="never", hints=False)
    first = Player(client.address, made.table, made.token)
    store_all(first)
    table = again(client, attempt(client, first).deal).welcome.table
    assert (table.options, table.undo, table.hints) == ({"short": True}, "never", False)


def test_a_deal_is_not_given_out_before_somebody_has_played_it_to_the_end(client: Client, server: Server) -> None:
    player = sit(client)
    with pytest.raises(No, match="not-over"):
        attempt(client, player)
    ((deal,),) = rows(server, "SELECT deal FROM attempts WHERE table_id = ?", player.table)
    assert all(deal not in frame for frame in player.frames)
    with pytest.raises(No, match="not-over"):
        again(client, deal)


def test_the_name_of_a_deal_tells_neither_its_seed_nor_its_table(client: Client) -> None:
    player = sit(client)
    store_all(player)
    deal = attempt(client, player).deal
    export = client.get(Export, f"/api/tables/{player.table}/export", player.token)
    assert export.proof is not None
    assert deal not in (player.table, export.seed, export.proof.secret)
    friend = again(client, deal, name="Ben")
    assert all(player.table not in frame and str(export.seed) not in frame for frame in friend.frames)
    with pytest.raises(No, match="unknown-table"):
        client.table(deal)


def test_an_unknown_deal_is_refused(client: Client) -> None:
    with pytest.raises(No, match="unknown-deal"):
        again(client, "nobody-dealt-this")


def test_the_shuffle_of_a_deal_that_is_played_again_is_the_one_that_was_committed_to(client: Client) -> None:
    made = client.make(game=SLUG, options={}, adds=True)
    first = Player(client.address, made.table, made.token, entropy="c" * 64)
    promised = first.welcome.table.commitment
    store_all(first)
    friend = again(client, attempt(client, first).deal, name="Ben")
    assert friend.welcome.table.commitment == promised
    store_all(friend)
    export = client.get(Export, f"/api/tables/{friend.table}/export", friend.token)
    assert export.proof is not None
    assert (export.proof.table, export.proof.entropy) == (first.table, ["c" * 64])
    assert all(finding.ok for finding in findings(export))


# Bests


def test_the_first_result_has_nothing_to_be_compared_with(client: Client, mia: str) -> None:
    player = sit(client, mia)
    store_all(player)
    found = attempt(client, player)
    assert (found.number, found.spoilt, found.best) == (1, "", None)


def test_the_best_of_all_other_deals_is_told(client: Client, mia: str) -> None:
    points = hang_all(sit(client, mia))
    player = sit(client, mia)
    store_all(player)
    best = attempt(client, player).best
    assert best is not None
    assert best.points == points


def test_a_best_has_its_rank(client: Client, mia: str) -> None:
    store_all(sit(client, mia))
    player = sit(client, mia)
    store_all(player)
    assert attempt(client, player).best == Best(0, 0)


def test_only_the_first_try_at_a_deal_counts(client: Client, mia: str) -> None:
    first = sit(client, mia)
    store_all(first)
    second = again(client, attempt(client, first).deal, mia)
    assert hang_all(second) > 0
    assert attempt(client, second).number == 2
    other = sit(client, mia)
    store_all(other)
    assert attempt(client, other).best == Best(0, 0)


def test_a_deal_that_was_begun_and_left_has_been_tried(client: Client, mia: str) -> None:
    first = sit(client)
    store_all(first)
    deal = attempt(client, first).deal
    again(client, deal, mia).leave()
    second = again(client, deal, mia)
    store_all(second)
    assert attempt(client, second).number == 2


def test_a_friend_tries_a_deal_for_the_first_time(client: Client, mia: str) -> None:
    first = sit(client, mia)
    store_all(first)
    friend = again(client, attempt(client, first).deal, BEN, name="Ben")
    store_all(friend)
    assert attempt(client, friend).number == 1


def test_other_options_have_a_best_of_their_own(client: Client, mia: str) -> None:
    hang_all(sit(client, mia))
    made = client.make(game=SLUG, options={"short": True}, player=mia)
    short = Player(client.address, made.table, made.token)
    store_all(short)
    assert attempt(client, short).best is None


def test_who_takes_back_what_came_to_light_has_no_best(client: Client, mia: str) -> None:
    player = sit(client, mia)
    player.until(player.move().seq)
    player.until(player.do(Undo(key(), player.seq)).seq)
    hang_all(player)
    assert attempt(client, player).spoilt == "undo"
    other = sit(client, mia)
    store_all(other)
    assert attempt(client, other).best is None


def test_a_game_that_a_bot_plays_is_nobodys_best(client: Client, mia: str) -> None:
    player = sit(client, mia)
    player.do(StandIn(key(), 0, "random"))
    while not player.over:
        player.hear()
    assert attempt(client, player).spoilt == "bot"


def test_a_best_is_told_to_nobody_else(client: Client, mia: str) -> None:
    store_all(sit(client, mia))
    player = sit(client, mia)
    store_all(player)
    assert attempt(client, player, token="").best is None


def test_the_key_of_a_player_is_stored_as_a_hash(client: Client, server: Server) -> None:
    sit(client, MIA)
    assert rows(server, "SELECT 1 FROM attempts WHERE player = ?", MIA) == []
    assert rows(server, "SELECT 1 FROM tables WHERE instr(sheet, ?)", MIA) == []


def test_bests_outlive_the_server(tmp_path: Path) -> None:
    with lamplighter_installed(tmp_path):
        server = Server(tmp_path / "data", "--no-limits", "--workers=1")
        server.start()
        with Client(server.address) as client:
            store_all(sit(client, MIA))
        server.stop()
        server.start()
        with Client(server.address) as client:
            player = sit(client, MIA)
            store_all(player)
            assert attempt(client, player).best == Best(0, 0)
        server.stop()
