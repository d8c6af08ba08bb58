"""Playing over the socket: moves are stored, then acknowledged, then told, and played once if they are sent twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown.bots.advice import Advice, Caution
from tabletown.kernel.state import State
from tabletown.server import hints as thoughts
from tabletown.server.course import Course
from tabletown.server.play import SNAPSHOT_EVERY
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import (
    Ack,
    Answer,
    Chat,
    Continue,
    Hint,
    Hints,
    Listen,
    Move,
    Place,
    Refused,
    Say,
    StandIn,
    TableChanged,
    Undo,
    Update,
    Warn,
    Warnings,
    Welcome,
    Why,
)
from tabletown.server.store import LogRow
from tabletown.server.tables import TableManager
from tests.server import inside
from tests.server.client import Client, No, Player, key, play, stored
from tests.serving import Server

DRAW = 0


def people(client: Client, **settings: Any) -> list[Player]:
    return client.sit("Mia", "Ben", "Cleo", **settings)


def acting(players: list[Player]) -> Player:
    return next(player for player in players if player.codes)


def idle(players: list[Player]) -> Player:
    return next(player for player in players if not player.codes)


def deciding(client: Client) -> list[Player]:
    """People of whom all have to decide in secret about their power cards now."""
    players = people(client)
    play(players, stop=lambda: sum(bool(player.codes) for player in players) == 3)
    return deciding(client) if players[0].over else players


# Storing, acknowledging, telling


def test_a_move_is_acknowledged_before_it_is_told(client: Client) -> None:
    players = people(client)
    mover = acting(players)
    ack = mover.move()
    mover.until(ack.seq)
    told = [type(message) for message in mover.messages if isinstance(message, Ack | Update)]
    assert told[-2:] == [Ack, Update]


def test_nobody_is_told_of_a_move_that_is_not_in_the_database(client: Client, server: Server) -> None:
    players = client.sit("Mia", "Ben")
    guest = Player(client.address, players[0].table)
    while not guest.over:
        acting(players).move()
        update = guest.expect(Update)
        assert max(stored(server, guest.table)) >= update.seq
        for player in players:
            player.until(update.seq)


def test_an_acknowledged_move_is_in_the_database(client: Client, server: Server) -> None:
    players = people(client)
    mover = acting(players)
    seat, code = mover.welcome.seat, mover.codes[-1]
    ack = mover.move(code)
    assert stored(server, mover.table)[ack.seq] == ("move", seat, code)


def test_everybody_is_told_every_move_in_order(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    guest = Player(client.address, players[0].table)
    play([*players, guest])
    for player in (*players, guest):
        seqs = [message.seq for message in player.messages if isinstance(message, Update)]
        assert seqs == list(range(player.welcome.seq + 1, player.seq + 1))


def test_two_tabs_of_one_player_see_the_same(client: Client) -> None:
    players = people(client)
    mover = acting(players)
    tab = mover.again()
    ack = mover.move()
    assert tab.until(ack.seq) == mover.until(ack.seq)


def test_the_welcome_comes_before_anything_else_and_nothing_is_missed_behind_it(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    with ThreadPoolExecutor(1) as other:
        playing = other.submit(play, players)
        guests = []
        while not playing.done():
            guests.append(Player(client.address, players[0].table))
        playing.result()
    for guest in guests:
        guest.until(players[0].seq)
        assert isinstance(guest.messages[0], Welcome)
        updates = [message.seq for message in guest.messages if isinstance(message, Update)]
        assert updates == list(range(guest.welcome.seq + 1, players[0].seq + 1))


# What is refused


def test_a_move_that_answers_an_old_position_is_stale(client: Client, server: Server) -> None:
    players = people(client)
    old = players[0].seq
    play(players, 3)
    before = stored(server, players[0].table)
    with pytest.raises(No, match="stale"):
        acting(players).move(seq=old)
    assert stored(server, players[0].table) == before


@pytest.mark.parametrize("ahead", [1, 1000, 999_999_000])
def test_a_move_that_answers_a_future_position_is_stale(client: Client, ahead: int) -> None:
    mover = acting(people(client))
    with pytest.raises(No, match="stale"):
        mover.move(seq=mover.seq + ahead)


def test_an_illegal_move_is_refused_with_clause_and_sentence(client: Client, server: Server) -> None:
    players = people(client)
    mover = acting(players)
    with pytest.raises(No, match="illegal-move") as refused:
        mover.move(DRAW)
    assert refused.value.problem.clause == "CRIM-TRN-02"
    assert refused.value.problem.text
    assert len(stored(server, mover.table)) == 1


@pytest.mark.parametrize("code", [141, 10_000, 1_000_000_000])
def test_a_code_that_means_nothing_is_refused_by_the_rules(client: Client, code: int) -> None:
    mover = acting(people(client))
    with pytest.raises(No, match="illegal-move") as refused:
        mover.move(code)
    assert refused.value.problem.clause


def test_a_move_out_of_turn_is_refused_with_its_clause(client: Client) -> None:
    players = people(client)
    with pytest.raises(No, match="illegal-move") as refused:
        idle(players).move(acting(players).codes[0])
    assert refused.value.problem.clause == "CRIM-GS-02"


def test_after_the_end_nothing_is_played(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players)
    with pytest.raises(No, match="illegal-move") as refused:
        players[0].move(10)
    assert refused.value.problem.clause == "CRIM-END-01"


def test_before_the_beginning_nothing_is_played(client: Client) -> None:
    made = client.make("open", "open")
    mia = Player(client.address, made.table, made.token)
    for message in (
        Move(key(), 0, 10),
        Undo(key(), 0),
        Hint(key()),
        Warn(key()),
        Place(key()),
        Why(key(), ["deck"]),
        StandIn(key(), 0, "random"),
    ):
        with pytest.raises(No, match=r"not-started|not-your-choice"):
            mia.ask(message)


def test_onlookers_do_nothing_but_look(client: Client) -> None:
    players = people(client)
    guest = Player(client.address, players[0].table)
    for message in (
        Move(key(), 1, 10),
        Undo(key(), 1),
        Hint(key()),
        Warn(key()),
        Place(key()),
        Listen(key()),
        Why(key(), ["deck"]),
        Say(key(), "Psst!"),
        StandIn(key(), 0, "random"),
    ):
        with pytest.raises(No, match="not-seated"):
            guest.ask(message)


# Sending again


def test_a_move_that_is_sent_again_is_played_once(client: Client, server: Server) -> None:
    mover = acting(people(client))
    message = Move(key(), mover.seq, mover.codes[0])
    first = mover.do(message)
    assert mover.do(message) == first
    assert len(stored(server, mover.table)) == 2


def test_a_move_that_is_sent_again_on_a_new_connection_is_played_once(client: Client, server: Server) -> None:
    mover = acting(people(client))
    message = Move(key(), mover.seq, mover.codes[0])
    first = mover.do(message)
    mover.leave()
    assert mover.again().do(message) == first
    assert len(stored(server, mover.table)) == 2


@pytest.mark.slow
def test_a_move_that_is_sent_again_after_a_restart_is_played_once(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    players = people(Client(server.address))
    mover = acting(players)
    message = Move(key(), mover.seq, mover.codes[0])
    first = mover.do(message)
    server.kill()
    server.start()
    assert mover.again().do(message) == first
    assert len(stored(server, mover.table)) == 2


def test_clients_that_count_their_messages_do_not_get_in_each_others_way(client: Client, server: Server) -> None:
    players = people(client)
    for _ in range(3):
        mover = acting(players)
        seq = mover.move(id="1").seq
        for player in players:
            player.until(seq)
    assert len(stored(server, players[0].table)) == 4


# Secret choices at the same time


def test_all_who_decide_at_the_same_time_may_answer_the_same_question(client: Client) -> None:
    players = deciding(client)
    seq = players[0].seq
    acks = [player.move(player.codes[-1], seq=seq) for player in players]
    assert [ack.seq for ack in acks] == [seq + 1, seq + 2, seq + 3]


def test_what_somebody_decided_in_secret_is_not_told_until_all_have(client: Client) -> None:
    players = deciding(client)
    first, second = players[:2]
    ack = first.move(first.codes[-1])
    second.until(ack.seq)
    update = second.messages[-1]
    assert isinstance(update, Update)
    assert update.moment.events == []
    assert update.position.view.sealed is None


def test_whoever_has_decided_does_not_decide_twice(client: Client) -> None:
    players = deciding(client)
    seq = players[0].seq
    players[0].move(seq=seq)
    with pytest.raises(No, match="stale"):
        players[0].move(players[0].codes[0] if players[0].codes else 1, seq=seq)


@pytest.mark.slow
def test_after_a_restart_the_question_is_still_the_same(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    players = deciding(Client(server.address))
    seq = players[0].seq
    players[0].move(seq=seq)
    server.kill()
    server.start()
    assert players[1].again().move(players[1].codes[0], seq=seq).seq == seq + 2


# Coming back


def test_whoever_comes_back_is_told_what_was_missed(client: Client) -> None:
    players = people(client)
    cleo = players[2]
    cleo.leave()
    guest = Player(client.address, cleo.table, cleo.token)
    play([*players[:2], guest], 4)
    told = [message.moment for message in guest.messages if isinstance(message, Update)]
    back = cleo.again().welcome
    assert back.complete
    assert back.missed == told
    assert back.position == guest.position
    assert (back.seq, back.move) == (guest.seq, 4)


def test_whoever_missed_nothing_is_told_so(client: Client) -> None:
    mia = people(client)[0]
    back = mia.again().welcome
    assert back.complete
    assert back.missed == []


def test_whoever_comes_for_the_first_time_has_to_fetch_the_log(client: Client) -> None:
    players = people(client)
    play(players, 2)
    back = Player(client.address, players[0].table, players[0].token).welcome
    assert not back.complete
    assert back.missed == []


def test_after_a_move_was_taken_back_what_was_missed_is_not_complete(client: Client) -> None:
    players = people(client, options={"one_action": True})
    mover, other = acting(players), idle(players)
    other.leave()
    mover.until(mover.move(mover.codes[-1]).seq)
    mover.do(Undo(key(), mover.seq))
    back = other.again().welcome
    assert not back.complete
    assert back.missed == []
    assert back.move == 0


def test_a_client_that_claims_to_know_the_future_is_told_to_fetch_the_log(client: Client) -> None:
    mia = people(client)[0]
    back = Player(client.address, mia.table, mia.token, seq=1_000_000).welcome
    assert not back.complete


def test_people_see_who_is_here(client: Client) -> None:
    players = people(client)
    players[2].leave()
    players[0].expect(TableChanged, lambda changed: not changed.table.players[2].here)
    players[2].again()
    players[0].expect(TableChanged, lambda changed: changed.table.players[2].here)


# Snapshots


@pytest.mark.parametrize("moves", [24, 25, 26, 49, 60])
def test_opening_a_long_game_plays_few_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int) -> None:
    original = Course._advance
    played: list[LogRow] = []

    def counted(self: Course, row: LogRow, after: State) -> None:
        played.append(row)
        original(self, row, after)

    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager, 5)
        await inside.play(table, moves)
        assert len(table.course.moves) == moves
        whole = table.game.new(5, table.settings.seed, table.settings.options)
        for seat, code in table.course.moves:
            whole.apply(seat, code)
        manager._drop(table.id)
        monkeypatch.setattr(Course, "_advance", counted)
        again = await manager.table(table.id)
        assert len(played) <= 2 * SNAPSHOT_EVERY
        assert again.started().hash() == whole.hash() == table.started().hash()
        assert again.consent.means(0) == table.consent.means(0)
        assert again.course.seq == table.course.seq

    inside.in_manager(tmp_path, story)


def of_an_older_release(database: Path) -> None:
    """The snapshots lack a number that positions have today."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for rowid, text in connection.execute("SELECT rowid, state FROM snapshots").fetchall():
            data = msgspec.json.decode(text)
            del data["numbers"]["supported_0"]
            state = msgspec.json.encode(data).decode()
            connection.execute("UPDATE snapshots SET state = ? WHERE rowid = ?", (state, rowid))


def test_a_game_goes_on_though_its_snapshots_are_of_an_older_release(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        await inside.play(table, 30)
        earlier = (await table.at(7)).hash()
        manager._drop(table.id)
        of_an_older_release(tmp_path / "tabletown.db")
        again = await manager.table(table.id)
        assert again.started().hash() == table.started().hash()
        assert (await again.at(7)).hash() == earlier

    inside.in_manager(tmp_path, story)


def test_a_game_that_began_in_the_middle_says_so_if_it_cannot_go_on(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        while not table.started().over:
            await inside.play(table, 1)
        following = await manager.go_on(table.id, "", Continue(5, "random", (await table.at(5)).actors()[0]))
        manager._drop(following.table)
        of_an_older_release(tmp_path / "tabletown.db")
        with pytest.raises(RequestRefused, match="version 1 of its rules"):
            await manager.table(following.table)

    inside.in_manager(tmp_path, story)


# Why not, and hints


def test_why_not_names_the_clause(client: Client) -> None:
    answer = acting(people(client)).ask(Why(key(), ["deck"]))
    assert isinstance(answer, Answer)
    assert answer.refusal is not None
    assert answer.refusal.clause == "CRIM-TRN-02"


def test_what_can_be_used_is_not_refused(client: Client) -> None:
    mover = acting(people(client))
    assert mover.position is not None
    answer = mover.ask(Why(key(), list(mover.position.options[0].elements)))
    assert answer == Answer(answer.id, None)  # type: ignore[union-attr]


def test_hints_are_the_best_choices_with_chances_and_reasons(client: Client) -> None:
    mover = acting(people(client))
    hints = mover.ask(Hint(key()))
    assert isinstance(hints, Hints)
    assert 1 <= len(hints.choices) <= 3
    assert {choice.code for choice in hints.choices} <= set(mover.codes)
    assert all(choice.reasons for choice in hints.choices)
    assert all(0 <= choice.chance <= 1 for choice in hints.choices)
    assert hints.seq == mover.seq


def test_hints_for_one_choice_are_thought_of_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        think = manager.bot_workers.hints

        async def hints(*words: Any) -> list[Advice]:
            asked.append(words)
            return await think(*words)

        monkeypatch.setattr(manager.bot_workers, "hints", hints)
        seat = table.started().actors()[0]
        first, *others = await asyncio.gather(*(table.hints.ask(seat, str(number)) for number in range(20)))
        assert [other.choices for other in others] == [first.choices] * 19
        assert len(asked) == 1
        await inside.play(table, 1)
        await table.hints.ask(table.started().actors()[0], "later")
        assert len(asked) == 2

    inside.in_manager(tmp_path, story)


def test_a_table_can_forbid_hints(client: Client) -> None:
    with pytest.raises(No, match="no-hints"):
        acting(people(client, hints=False)).ask(Hint(key()))


def test_who_has_nothing_to_choose_gets_no_hints(client: Client) -> None:
    with pytest.raises(No, match="not-your-choice"):
        idle(people(client)).ask(Hint(key()))


def test_a_hint_does_not_hold_up_the_move_behind_it(client: Client) -> None:
    mover = acting(people(client))
    mover.say(Hint("hint"))
    mover.move()
    assert not any(isinstance(message, Hints) for message in mover.messages)
    assert mover.expect(Hints).id == "hint"


def test_a_bot_that_finds_no_hint_says_so(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        await manager.bot_workers.close()
        table = await inside.seated(manager)
        with pytest.raises(RequestRefused, match="did not find an answer"):
            await table.hints.ask(table.started().actors()[0], "hint")

    inside.in_manager(tmp_path, story)


# Warnings


def test_who_has_to_choose_is_told_what_to_be_warned_of(client: Client) -> None:
    """At the beginning nothing loses."""
    mover = acting(people(client))
    warned = mover.ask(Warn(key()))
    assert isinstance(warned, Warnings)
    assert (warned.seq, warned.choices) == (mover.seq, [])


def test_others_do_not_hear_of_a_warning(client: Client) -> None:
    players = people(client)
    mover, other = acting(players), idle(players)
    heard = len(other.messages)
    mover.ask(Warn(key()))
    other.until(mover.move().seq)
    assert {type(message).__name__ for message in other.messages[heard:]} <= {"Update", "TableChanged"}


def test_where_hints_are_forbidden_nobody_is_warned(client: Client) -> None:
    with pytest.raises(No, match="no-hints"):
        acting(people(client, hints=False)).ask(Warn(key()))


def test_who_has_nothing_to_choose_is_not_warned(client: Client) -> None:
    with pytest.raises(No, match="not-your-choice"):
        idle(people(client)).ask(Warn(key()))


def test_warnings_that_come_too_late_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)

        async def never(*_: Any) -> list[Caution]:
            await asyncio.Event().wait()
            return []

        monkeypatch.setattr(manager.bot_workers, "warnings", never)
        monkeypatch.setattr(thoughts, "USEFUL", 0.0)
        told = await table.hints.warn(table.started().actors()[0], "warn")
        assert (told.seq, told.choices) == (table.course.seq, [])

    inside.in_manager(tmp_path, story)


# Stand-ins


def test_a_bot_plays_for_somebody_who_is_gone(client: Client) -> None:
    players = people(client)
    gone = acting(players)
    others = [player for player in players if player is not gone]
    gone.leave()
    others[0].expect(TableChanged, lambda changed: not changed.table.players[gone.welcome.seat or 0].here)
    others[0].do(StandIn(key(), gone.welcome.seat or 0, "random"))
    update = others[0].expect(Update)
    assert update.moment.seat == gone.welcome.seat


def test_nobody_gives_away_the_seat_of_somebody_who_is_here(client: Client) -> None:
    players = people(client)
    with pytest.raises(No, match="person-here"):
        players[0].do(StandIn(key(), 1, "random"))


def test_somebody_who_only_blinks_is_not_replaced(start: Callable[..., Server]) -> None:
    client = Client(start().address)  # with limits
    players = people(client)
    players[1].leave()
    players[0].expect(TableChanged, lambda changed: not changed.table.players[1].here)
    with pytest.raises(No, match="person-just-left"):
        players[0].do(StandIn(key(), 1, "random"))


def test_bots_wait_for_somebody_when_only_bots_play(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        table = await inside.seated(manager)
        for seat in range(3):
            await table.bots.stand_in(seat, seat, "random")
        if table.bots.thinking:
            await table.bots.thinking
        assert not table.started().over
        ear = inside.Ear(None)
        async with table.lock:
            await table.telling.welcome(ear, -1, 0)
        table.bots.wake()
        assert table.bots.thinking
        await table.bots.thinking
        assert table.started().over

    inside.in_manager(tmp_path, story)


def test_a_seat_is_taken_back_by_its_owner_only(client: Client) -> None:
    players = people(client)
    other = idle(players)
    seat = other.welcome.seat or 0
    neighbour = next(player for player in players if player is not other)
    other.do(StandIn(key(), seat, "random"))
    with pytest.raises(No, match="not-your-seat"):
        neighbour.do(StandIn(key(), seat, ""))
    other.do(StandIn(key(), seat, ""))
    assert client.table(other.table).table.players[seat].standin == ""


def test_a_bots_own_seat_is_not_given_to_another_bot(client: Client) -> None:
    made = client.make("random", "random")
    mia = Player(client.address, made.table, made.token)
    for seat in (1, 2, 3, 31):
        with pytest.raises(No, match="bad-request"):
            mia.do(StandIn(key(), seat, "careful"))


def test_whoever_lets_a_bot_play_may_watch_it_to_the_end(client: Client) -> None:
    made = client.make("random", "random")
    mia = Player(client.address, made.table, made.token)
    mia.do(StandIn(key(), 0, "random"))
    while not mia.over:
        mia.hear()


# Chat


def test_people_talk_in_order(client: Client) -> None:
    players = people(client)
    for number, player in enumerate((*players, *players)):
        player.do(Say(key(), f"line {number}"))
    lines = [players[0].expect(Chat).line for _ in range(3)]
    assert [line.number for line in lines] == sorted(line.number for line in lines)
    history = Player(client.address, players[0].table).welcome.chat
    assert [(line.number, line.seat, line.text) for line in history] == [
        (number + 1, number % 3, f"line {number}") for number in range(6)
    ]


def test_whoever_comes_back_gets_the_lines_that_are_new(client: Client) -> None:
    mia, ben, _ = people(client)
    ben.do(Say(key(), "one"))
    mia.expect(Chat)
    mia.leave()
    ben.do(Say(key(), "two"))
    assert [line.text for line in mia.again().welcome.chat] == ["two"]


def test_a_line_that_is_sent_again_is_said_once(client: Client) -> None:
    mia = people(client)[0]
    message = Say(key(), "Hello")
    mia.do(message)
    mia.leave()
    back = mia.again()
    back.do(message)
    assert len(Player(client.address, mia.table).welcome.chat) == 1


def test_a_line_that_is_sent_again_after_a_restart_is_said_once(start: Callable[..., Server]) -> None:
    server = start("--no-limits")
    mia = people(Client(server.address))[0]
    message = Say(key(), "Hello")
    mia.do(message)
    server.kill()
    server.start()
    mia.again().do(message)
    assert len(Player(server.address, mia.table).welcome.chat) == 1


def test_many_connections_of_a_seat_may_say_no_more_than_one(start: Callable[..., Server]) -> None:
    client = Client(start().address)  # with limits
    mia = people(client)[0]
    said = 0
    for _ in range(4):
        another = mia.again()
        for number in range(4):
            with suppress(No):
                another.do(Say(key(), f"line {number}"))
                said += 1
    assert said < 10


def test_what_is_said_has_no_line_breaks_and_no_control_characters(client: Client) -> None:
    mia = people(client)[0]
    mia.do(Say(key(), " <b>Hi</b>\n\n\u202eyou\x1b[31m  there "))
    assert mia.expect(Chat).line.text == "<b>Hi</b> you [31m there"


@pytest.mark.parametrize("text", ["", " ", "\n\u200b\x00", "x" * 401])
def test_nothing_and_too_much_are_not_said(client: Client, text: str) -> None:
    mia = people(client)[0]
    with pytest.raises(No, match="bad-request"):
        mia.do(Say(key(), text))
    assert Player(client.address, mia.table).welcome.chat == []


def test_a_refusal_names_the_message_that_it_answers(client: Client) -> None:
    mover = acting(people(client))
    mover.say(Move("mine", mover.seq, DRAW))
    assert mover.expect(Refused).id == "mine"
