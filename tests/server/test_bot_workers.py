"""Bots in their own processes: they see what their seat sees, and whatever happens to them, play goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import tabletown
from tabletown.bots import BotPool, worker
from tabletown.bots.worker import Question, Reply, think
from tabletown.kernel.game import Game
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tabletown.server.bot_workers import BotWorker, BotWorkers, NoAnswer, NotAsked, question, usual_workers
from tests.games.crimson.town import doubling, legal
from tests.kernel.menagerie.game import NO, VOTE, YES, Menagerie

GAMES = [game.slug for game in tabletown.games()]
ENDLESS = "search:9999999ms"
LOOKED_AT = 60
"""Positions of a game in which a bot is asked."""


def positions(game: Game, number: int) -> Iterator[State]:
    """Positions of a random game in which somebody has to choose, from its beginning to its end."""
    setups = game.setups()
    seats, options = setups[number % len(setups)]
    state = game.new(seats, f"bot_workers/{number}", options)
    rng = Rng(number)
    found = []
    while acting := state.actors():
        found.append(state.clone())
        seat = acting[rng.below(len(acting))]
        codes = state.legal(seat)
        state.apply(seat, codes[rng.below(len(codes))])
    yield from found[:: 1 + len(found) // LOOKED_AT]


def opening() -> State:
    """A position in which seat 0 has a choice."""
    state = tabletown.game("crimson").new(3, 7)
    assert state.actors() == [0]
    return state


def with_workers(story: Callable[[BotWorkers], Awaitable[None]], workers: int = 1, longest: int = 60) -> None:
    async def whole() -> None:
        async with thinking(workers, longest) as bot_workers:
            await story(bot_workers)

    asyncio.run(whole())


@asynccontextmanager
async def thinking(workers: int, longest: int) -> AsyncIterator[BotWorkers]:
    bot_workers = BotWorkers(workers, longest)
    try:
        yield bot_workers
    finally:
        await bot_workers.close()


def started(monkeypatch: pytest.MonkeyPatch) -> list[BotWorker]:
    """All processes that are started from now on."""
    workers: list[BotWorker] = []
    start = BotWorker.start

    async def watched(python: str, longest: int) -> BotWorker:
        worker = await start(python, longest)
        workers.append(worker)
        return worker

    monkeypatch.setattr(BotWorker, "start", watched)
    return workers


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.001)


def ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# What a bot is told


@pytest.mark.parametrize("slug", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(slug: str) -> None:
    for number in range(6):
        for moves, state in enumerate(positions(tabletown.game(slug), number)):
            for seat in state.actors():
                twin = state.imagine(seat, f"twin/{moves}")
                assert question(state, seat, "greedy", "s") == question(twin, seat, "greedy", "s")


def test_a_secret_choice_does_not_change_what_another_bot_is_told() -> None:
    told = set()
    for vote in (YES, NO):
        state = Menagerie().new(3, 1)
        state.apply(0, VOTE)
        state.apply(0, vote)
        told.add(question(state, 2, "greedy", "s"))
    assert len(told) == 1


def test_neither_the_seed_nor_the_coming_chances_are_told() -> None:
    state = opening()
    told = question(state, 0, "greedy", "the-secret-of-this-table")
    assert b"the-secret" not in told
    assert msgspec.json.decode(told, type=Question).position["rng"] != state.dump()["rng"]


def test_a_seed_that_is_also_the_seed_of_the_game_does_not_deal_its_cards() -> None:
    state = tabletown.game("crimson").new(3, "7")
    hands = msgspec.json.decode(question(state, 0, "greedy", "7"), type=Question).position["zones"]
    assert hands != msgspec.json.decode(msgspec.json.encode(state.dump()["zones"]))


def test_each_question_imagines_another_world() -> None:
    state = opening()
    told = {
        msgspec.json.encode(msgspec.json.decode(question(state, 0, "greedy", str(n)))["position"]) for n in range(9)
    }
    assert len(told) == 9


# What a bot answers


@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_finds_a_legal_choice_in_every_game(slug: str) -> None:
    for number in range(6):
        for state in positions(tabletown.game(slug), number):
            for seat in state.actors():
                asked = msgspec.json.decode(question(state, seat, "random", "s"), type=Question)
                assert think(asked, BotPool()).code in state.legal(seat)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_equal_seeds_choose_alike(bot: str) -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        codes = [await bot_workers.choose(state, 0, bot, "s") for _ in range(3)]
        assert len(set(codes)) == 1
        assert codes[0] in state.legal(0)

    with_workers(story)


def test_equal_seeds_search_alike_if_time_does_not_run_out() -> None:
    state = opening()
    asked = msgspec.json.decode(question(state, 0, "search:30", "s"), type=Question)
    codes = {think(replace(asked, milliseconds=0), BotPool()).code for _ in range(3)}
    assert len(codes) == 1
    assert codes <= set(state.legal(0))


def test_hints_come_from_a_process_too() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        told = await bot_workers.hints(state, 0, "s")
        assert len(told) == 3
        assert {advice.code for advice in told} <= set(state.legal(0))
        assert all(advice.reasons for advice in told)

    with_workers(story)


def test_warnings_come_from_a_process_too() -> None:
    """Without the power card, which would count the last row twice, the game is lost."""

    async def story(bot_workers: BotWorkers) -> None:
        state = doubling()
        (told,) = await bot_workers.warnings(state, 0, "s")
        assert legal(state, 0)[state.legal(0).index(told.code)] == "keep"
        assert told.reasons[0].id == "warning-loses"

    with_workers(story)


def test_the_caller_keeps_the_real_position() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        before = state.hash()
        await bot_workers.choose(state, 0, "greedy", "s")
        assert state.hash() == before

    with_workers(story)


def test_what_a_bot_cannot_do_is_said_and_the_next_question_answered() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        with pytest.raises(NoAnswer, match="there is no bot 'deep blue'"):
            await bot_workers.choose(opening(), 0, "deep blue", "s")
        with pytest.raises(NoAnswer, match="there is no game 'menagerie'"):
            await bot_workers.choose(Menagerie().new(2, 1), 0, "random", "s")
        await bot_workers.choose(opening(), 0, "random", "s")

    with_workers(story)


def test_what_a_game_prints_does_not_spoil_the_answers() -> None:
    """The process is started as always, but with a bot that chatters."""
    chatter = (
        "import sys; from tabletown.bots import worker\n"
        "def think(question, pool): print('hello'); return worker.Reply(5)\n"
        "worker.think = think; worker.main(60)"
    )
    told = question(opening(), 0, "random", "s")
    answer = subprocess.run([sys.executable, "-c", chatter], input=told, capture_output=True, check=True, timeout=60)
    assert msgspec.json.decode(answer.stdout, type=Reply) == Reply(5)
    assert b"hello" in answer.stderr


# Processes


def test_no_process_is_started_before_there_is_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        await asyncio.sleep(0)
        assert workers == []

    with_workers(story, workers=3)


def test_processes_are_used_again_and_are_never_more_than_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        await asyncio.gather(*(bot_workers.choose(state, 0, "random", str(n), str(n)) for n in range(12)))
        await bot_workers.choose(state, 0, "random", "s")
        assert len(workers) == 2

    with_workers(story, workers=2)


def test_bots_give_way_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        await bot_workers.choose(opening(), 0, "random", "s")
        mine, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, workers[0].process.pid))
        assert theirs == min(19, mine + worker.NICE)

    with_workers(story)


def test_ctrl_c_in_the_terminal_does_not_reach_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        await bot_workers.choose(opening(), 0, "random", "s")
        assert os.getpgid(workers[0].process.pid) != os.getpgid(0)

    with_workers(story)


def test_a_killed_process_is_replaced_and_its_question_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        choice = asyncio.ensure_future(bot_workers.choose(state, 0, "greedy", "s"))
        await until(lambda: len(workers) == 1)
        os.kill(workers[0].process.pid, signal.SIGKILL)
        assert await choice == await bot_workers.choose(state, 0, "greedy", "s")
        assert len(workers) == 2

    with_workers(story)


def test_a_process_that_was_killed_while_idle_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        await asyncio.gather(*(bot_workers.choose(state, 0, "random", "s", str(n)) for n in range(2)))
        for process in workers:
            os.kill(process.process.pid, signal.SIGKILL)
        assert await bot_workers.choose(state, 0, "random", "s") in state.legal(0)

    with_workers(story, workers=2)


def test_a_question_that_kills_twice_fails_and_the_next_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        choice = asyncio.ensure_future(bot_workers.choose(state, 0, ENDLESS, "s"))
        for number in range(2):
            await until(lambda number=number: len(workers) == number + 1)  # type: ignore[misc]
            os.kill(workers[number].process.pid, signal.SIGKILL)
        with pytest.raises(NoAnswer, match="ended again and again"):
            await choice
        assert await bot_workers.choose(state, 0, "random", "s") in state.legal(0)

    with_workers(story)


def test_a_thought_without_end_is_stopped() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        with pytest.raises(NoAnswer, match="more than 1 seconds"):
            await bot_workers.choose(opening(), 0, ENDLESS, "s")

    with_workers(story, longest=1)


def test_a_process_that_cannot_be_started_is_told() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        await bot_workers.move("/nowhere/python")
        with pytest.raises(NoAnswer, match="No process can be started"):
            await bot_workers.choose(opening(), 0, "random", "s")

    with_workers(story)


# Moving to another Python


def other_python(folder: Path) -> tuple[str, Path]:
    """A program that is this Python, and a file that is there when it was started."""
    used, program = folder / "used", folder / "python"
    program.write_text(f'#!/bin/sh\ntouch {used}\nexec {sys.executable} "$@"\n')
    program.chmod(0o755)
    return str(program), used


def test_after_a_move_idle_processes_end_and_bots_think_with_the_new_python(tmp_path: Path) -> None:
    python, used = other_python(tmp_path)

    async def story(bot_workers: BotWorkers) -> None:
        before = await bot_workers.choose(opening(), 0, "greedy", "s")
        [old] = bot_workers.idle
        await bot_workers.move(python)
        assert old.process.returncode == 0
        assert not used.exists()
        assert await bot_workers.choose(opening(), 0, "greedy", "s") == before
        assert used.exists()

    with_workers(story)


def test_a_thought_that_has_begun_ends_with_the_old_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python, used = other_python(tmp_path)
    workers = started(monkeypatch)

    async def story(bot_workers: BotWorkers) -> None:
        thought = asyncio.create_task(bot_workers.choose(opening(), 0, "search:300ms", "s"))
        await until(lambda: bool(workers))
        await bot_workers.move(python)
        assert await thought in opening().legal(0)
        assert not used.exists()
        assert bot_workers.idle == []

    with_workers(story)


# Taking turns


def test_a_long_thought_does_not_hold_up_another_table() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        long = asyncio.ensure_future(bot_workers.choose(state, 0, ENDLESS, "s", "oak"))
        await bot_workers.choose(state, 0, "greedy", "s", "elm")
        assert not long.done()
        long.cancel()

    with_workers(story, workers=2)


def test_tables_take_turns() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        order: list[str] = []

        async def ask(table: str) -> None:
            await bot_workers.choose(state, 0, "random", "s", table)
            order.append(table)

        await asyncio.gather(*(ask(table) for table in ("oak", "oak", "oak", "oak", "elm", "ash")))
        assert order == ["oak", "oak", "elm", "ash", "oak", "oak"]  # the first is handed out at once

    with_workers(story)


def test_nobody_thinks_about_a_question_that_was_given_up() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        state = opening()
        first = asyncio.ensure_future(bot_workers.choose(state, 0, "random", "s"))
        given_up = asyncio.ensure_future(bot_workers.choose(state, 0, ENDLESS, "s"))
        await asyncio.sleep(0)
        given_up.cancel()
        await first
        assert await bot_workers.choose(state, 0, "random", "s") in state.legal(0)

    with_workers(story)


def test_at_least_one_process_thinks() -> None:
    assert usual_workers() >= 1


# The end


def test_closing_leaves_no_process_and_no_unanswered_question(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = started(monkeypatch)

    async def story() -> None:
        bot_workers = BotWorkers(2)
        state = opening()
        await asyncio.gather(*(bot_workers.choose(state, 0, "random", "s", str(n)) for n in range(2)))
        asked = [asyncio.ensure_future(bot_workers.choose(state, 0, ENDLESS, "s", str(n))) for n in range(3)]
        await until(lambda: len(bot_workers.busy) == 2)
        await bot_workers.close()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers] == [NotAsked] * 3
        with pytest.raises(NoAnswer, match="closing"):
            await bot_workers.choose(state, 0, "random", "s")

    asyncio.run(story())
    assert len(workers) == 2
    assert all(ended(worker.process.pid) for worker in workers)


def test_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """They hold the error stream of the server open; it ends when the last of them has ended."""
    server = (
        "import asyncio, tabletown\n"
        "from tabletown.server.bot_workers import BotWorkers\n"
        "async def main():\n"
        "    bot_workers, state = BotWorkers(2), tabletown.game('crimson').new(3, 7)\n"
        "    long = asyncio.ensure_future(bot_workers.choose(state, 0, 'search:2000ms', 's', 'oak'))\n"
        "    await bot_workers.choose(state, 0, 'random', 's', 'elm')\n"
        "    print('ready', flush=True)\n"
        "    await asyncio.Event().wait()\n"
        "asyncio.run(main())"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", server], stdout=pipe, stderr=pipe, cwd=tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"ready\n"
        process.kill()
        assert process.stderr.read() == b""
