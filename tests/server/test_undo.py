"""Taking moves back: freely up to the last information barrier, beyond it by consent of all people at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletown.server.play import SNAPSHOT_EVERY
from tabletown.server.protocol import Agree, Move, Position, Refused, StandIn, TableChanged, Undo, UndoMeans, Update
from tabletown.server.tables import TableManager
from tests.server import inside
from tests.server.client import Client, No, Player, key, play, stored
from tests.serving import Server

PLACING = {"options": {"one_action": True}}
"""In the one-action game nobody draws by rule, so a placement tells nothing that could not be taken back."""


def people(client: Client, **settings: Any) -> list[Player]:
    return client.sit("Mia", "Ben", "Cleo", **settings)


def acting(players: list[Player]) -> Player:
    return next(player for player in players if player.codes)


def moved(players: list[Player]) -> Player:
    """Whoever acts places a card, and all have heard of it."""
    mover = acting(players)
    heard(players, mover.move(mover.codes[-1]).seq)
    return mover


def heard(players: list[Player], seq: int) -> None:
    for player in players:
        player.until(seq)


def means(player: Player) -> UndoMeans:
    assert player.position is not None
    return player.position.undo


def seat(player: Player) -> int:
    assert player.welcome.seat is not None
    return player.welcome.seat


def asked(players: list[Player]) -> Player:
    """Somebody has asked to go back beyond a barrier, and all have heard of it."""
    asker = moved(players)
    asker.do(Undo(key(), asker.seq))
    for player in players:
        player.expect(TableChanged, lambda changed: changed.table.proposal is not None)
    return asker


def proposal_gone(player: Player) -> None:
    player.expect(TableChanged, lambda changed: changed.table.proposal is None)


# Without asking


def test_a_placement_is_taken_back_without_asking(client: Client) -> None:
    players = people(client, **PLACING)
    before = {seat(player): player.position for player in players}
    mover = moved(players)
    assert means(mover) == "free"
    heard(players, mover.do(Undo(key(), mover.seq)).seq)
    for player in players:
        assert player.position == before[seat(player)]


def test_everybody_is_told_what_was_taken_back(client: Client, server: Server) -> None:
    players = people(client, **PLACING)
    mover = moved(players)
    ack = mover.do(Undo(key(), mover.seq))
    update = players[0].expect(Update, lambda update: update.undone)
    assert (update.seq, update.move, update.moment.move) == (ack.seq, 0, 0)
    assert stored(server, mover.table)[ack.seq] == ("undo", seat(mover), 0)


def test_after_taking_back_another_move_can_be_played(client: Client) -> None:
    players = people(client, **PLACING)
    mover = moved(players)
    heard(players, mover.do(Undo(key(), mover.seq)).seq)
    mover.move(mover.codes[1])
    log = client.log(mover.table)
    assert [moment.move for moment in log.moments] == [0, 1]


def test_only_ones_own_last_move_is_free(client: Client) -> None:
    players = people(client, **PLACING)
    first = moved(players)
    second = moved(players)
    assert (means(first), means(second)) == ("ask", "free")


def test_drawing_a_card_cannot_be_taken_back_freely(client: Client) -> None:
    players = people(client, **PLACING)
    for _ in players:
        moved(players)
    mover = acting(players)
    heard(players, mover.move(0).seq)
    assert means(mover) == "ask"


def test_a_secret_decision_can_be_taken_back_while_others_decide(client: Client) -> None:
    players = people(client)
    play(players, stop=lambda: sum(bool(player.codes) for player in players) > 1)
    if players[0].over:
        pytest.skip("nobody was asked for a power card in this game")
    mover = acting(players)
    before = mover.position
    heard(players, mover.move().seq)
    assert means(mover) == "free"
    heard(players, mover.do(Undo(key(), mover.seq)).seq)
    assert mover.position == before


def test_whoever_plays_alone_with_bots_takes_back_at_once(client: Client) -> None:
    made = client.make("random", "random")
    mia = Player(client.address, made.table, made.token)
    for _ in range(3):
        mia.turn()
        before = mia.position
        mia.until(mia.move().seq)
    mia.turn()
    assert means(mia) == "free"
    assert mia.until(mia.do(Undo(key(), mia.seq)).seq) == before


def test_an_undo_that_is_sent_again_is_done_once(client: Client) -> None:
    players = people(client, **PLACING)
    mover = moved(players)
    message = Undo(key(), mover.seq)
    first = mover.do(message)
    assert mover.do(message) == first


def test_undo_outlives_a_restart(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    players = people(Client(server.address), **PLACING)
    before = acting(players).position
    mover = moved(players)
    server.kill()
    server.start()
    back = mover.again()
    assert means(back) == "free"
    assert back.until(back.do(Undo(key(), back.seq)).seq) == before


# By consent


def test_beyond_a_barrier_the_others_are_asked(client: Client) -> None:
    players = people(client)
    asker = moved(players)
    assert means(asker) == "ask"
    asker.do(Undo(key(), asker.seq))
    told = players[0].expect(TableChanged, lambda changed: changed.table.proposal is not None).table.proposal
    assert told is not None
    assert (told.seat, told.move, told.agreed) == (seat(asker), 0, [])
    assert told.wanted == [seat(player) for player in players if player is not asker]


def test_the_game_goes_back_when_all_agree(client: Client) -> None:
    players = people(client)
    before: dict[int, Position | None] = {seat(player): player.position for player in players}
    asker = asked(players)
    others = [player for player in players if player is not asker]
    assert others[0].do(Agree(key(), True)).seq == asker.seq
    others[0].expect(TableChanged, lambda changed: bool(changed.table.proposal and changed.table.proposal.agreed))
    seq = others[1].do(Agree(key(), True)).seq
    heard(players, seq)
    for player in players:
        assert player.position == before[seat(player)]
        proposal_gone(player)


def test_agreeing_twice_counts_once(client: Client) -> None:
    players = people(client)
    asker = asked(players)
    other = next(player for player in players if player is not asker)
    other.do(Agree(key(), True))
    assert other.do(Agree(key(), True)).seq == asker.seq
    assert client.table(asker.table).table.moves == 1


def test_one_who_declines_is_enough(client: Client) -> None:
    players = people(client)
    asker = asked(players)
    other = next(player for player in players if player is not asker)
    other.do(Agree(key(), False))
    proposal_gone(asker)
    assert client.table(asker.table).table.moves == 1


def test_whoever_asked_may_think_better_of_it(client: Client) -> None:
    players = people(client)
    asker = asked(players)
    asker.do(Agree(key(), False))
    proposal_gone(players[0])


def test_whoever_asked_cannot_agree_for_the_others(client: Client) -> None:
    players = people(client)
    asker = asked(players)
    asker.do(Agree(key(), True))
    proposal = client.table(asker.table).table.proposal
    assert proposal is not None
    assert proposal.agreed == []


def test_a_move_ends_the_question(client: Client) -> None:
    players = people(client)
    asked(players)
    moved(players)
    proposal_gone(players[0])
    with pytest.raises(No, match="no-proposal"):
        players[0].do(Agree(key(), True))


def test_one_question_at_a_time(client: Client) -> None:
    players = people(client)
    moved(players)
    asker = asked(players)
    other = next(player for player in players if player is not asker and means(player) == "ask")
    with pytest.raises(No, match="proposal-open"):
        other.do(Undo(key(), other.seq))


def test_bots_and_those_who_let_a_bot_play_are_not_asked(client: Client) -> None:
    made = client.make("open", "random")
    ben = Player(client.address, made.table, client.join(made, "Ben").token)
    mia = Player(client.address, made.table, made.token)
    ben.do(StandIn(key(), 1, "random"))
    mia.turn()
    before = mia.position
    mia.until(mia.move().seq)
    mia.turn()
    assert means(mia) == "free"
    assert mia.until(mia.do(Undo(key(), mia.seq)).seq) == before


def test_whoever_was_replaced_by_others_is_asked_all_the_same(client: Client) -> None:
    players = people(client, undo="ask")
    mover = acting(players)
    absent = players[(seat(mover) - 1) % len(players)]  # not the next to choose, or the bot would move on meanwhile
    absent.leave()
    mover.expect(TableChanged, lambda changed: not changed.table.players[seat(absent)].here)
    mover.do(StandIn(key(), seat(absent), "random"))
    rest = [player for player in players if player is not absent]
    moved(rest)
    heard(rest, max(player.seq for player in rest))
    assert means(mover) == "ask"
    mover.do(Undo(key(), mover.seq))
    proposal = mover.expect(TableChanged, lambda changed: changed.table.proposal is not None).table.proposal
    assert proposal
    assert seat(absent) in proposal.wanted


def test_what_could_be_taken_back_freely_still_can_after_a_restart(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager, one_action=True)
        free = []
        for _ in range(2 * SNAPSHOT_EVERY):
            await inside.play(table, 1)
            free.append(table.course.free_moves())
            manager.forget(table)
            table = await manager.table(table.id)
            assert table.course.free_moves() == free[-1]
        assert max(free) > 0

    inside.in_manager(tmp_path, story)


# What is refused


def test_a_table_can_play_without_undo(client: Client) -> None:
    players = people(client, undo="never", **PLACING)
    mover = moved(players)
    assert means(mover) == "no"
    with pytest.raises(No, match="undo-never"):
        mover.do(Undo(key(), mover.seq))


def test_a_table_can_want_to_be_asked_always(client: Client) -> None:
    players = people(client, undo="ask", **PLACING)
    mover = moved(players)
    assert means(mover) == "ask"
    mover.do(Undo(key(), mover.seq))
    assert client.table(mover.table).table.moves == 1


def test_who_has_not_moved_has_nothing_to_take_back(client: Client) -> None:
    players = people(client)
    assert [means(player) for player in players] == ["no"] * 3
    with pytest.raises(No, match="undo-nothing"):
        players[0].do(Undo(key(), players[0].seq))


def test_an_undo_of_an_old_position_is_stale(client: Client) -> None:
    players = people(client, **PLACING)
    mover = moved(players)
    with pytest.raises(No, match="stale"):
        mover.do(Undo(key(), mover.seq - 1))


def test_after_the_end_nothing_is_taken_back(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players)
    assert means(players[0]) == "no"
    with pytest.raises(No, match="over"):
        players[0].do(Undo(key(), players[0].seq))


def test_an_onlooker_does_not_agree(client: Client) -> None:
    players = people(client)
    asked(players)
    guest = Player(client.address, players[0].table)
    with pytest.raises(No, match="not-seated"):
        guest.do(Agree(key(), True))


def test_a_move_that_was_decided_before_the_game_went_back_is_stale(client: Client) -> None:
    players = people(client, **PLACING)
    mover = moved(players)
    following = acting(players)
    late = Move(key(), following.seq, following.codes[0])
    heard(players, mover.do(Undo(key(), mover.seq)).seq)
    following.say(late)
    assert following.expect(Refused).code == "stale"
