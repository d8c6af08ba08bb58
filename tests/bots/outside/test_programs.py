"""Bots that are programs: what they are told, what they may do wrong, and that they end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tabletown
from tabletown.bots import BotPool, make
from tabletown.bots.outside import OutsideBot, pool
from tabletown.kernel.errors import BadInput
from tabletown.kernel.records import encode
from tabletown.kernel.state import State
from tests.bots.outside.programs import WHEN_ASKED, command, diary, gone, program
from tests.games.crimson.town import town

GAMES = [game.slug for game in tabletown.games()]
PATIENCE = 30
COMMAND = "import signal, tabletown.cli; signal.signal(2, signal.default_int_handler); tabletown.cli.main()"
"""The command; it heeds interrupts also where the tests were started in the background."""


def opening() -> State:
    """A position in which seat 0 has a choice."""
    state = tabletown.game("crimson").new(3, 7)
    assert len(state.legal(0)) > 1
    return state


def play(state: State, bots: list[str], at: BotPool) -> None:
    players = [make(name, f"{seat}", at) for seat, name in enumerate(bots)]
    while acting := state.actors():
        state.apply(acting[0], players[acting[0]].choose(state, acting[0]))


def fault(name: str) -> str:
    """What a bot does wrong with its first choice; the random bot chooses for it."""
    state = opening()
    with BotPool() as at:
        bot = make(name, 1, at)
        assert isinstance(bot, OutsideBot)
        assert bot.choose(state, 0) in state.legal(0)
        at.end(state)
    return bot.fault


def until_gone(pid: int) -> None:
    end = time.monotonic() + PATIENCE
    while not gone(pid):
        assert time.monotonic() < end, "the process lives on"
        time.sleep(0.01)


# Playing


@pytest.mark.parametrize("slug", GAMES)
def test_a_program_plays_every_game(slug: str, tmp_path: Path) -> None:
    game = tabletown.game(slug)
    seats, options = game.setups()[0]
    state = game.new(seats, 5, options)
    with BotPool() as at:
        play(state, [program(tmp_path), *["random"] * (seats - 1)], at)
        assert at.end(state) == []
    assert state.over


def test_a_bot_hears_of_a_game_from_beginning_to_end(tmp_path: Path) -> None:
    name, path = diary(tmp_path)
    state = opening()
    with BotPool() as at:
        play(state, [name, "random", "random"], at)
        at.end(state)
    said = [json.loads(line) for line in path.read_text().splitlines()]
    kinds = [message["type"] for message in said]
    assert kinds[:2] == ["hello", "new"]
    assert set(kinds[2:-1]) == {"choose"}
    assert said[1]["game"] == "crimson"
    assert (said[1]["seats"], said[1]["seat"], said[1]["seconds"]) == (3, 0, 5.0)
    assert said[-1] == {
        "type": "end",
        "id": said[1]["id"],
        "over": True,
        "scores": state.scores(),
        "returns": state.returns(),
    }
    assert {message["id"] for message in said[1:]} == {said[1]["id"]}


def test_it_is_asked_as_a_person_on_its_seat_would_be(tmp_path: Path) -> None:
    name, path = diary(tmp_path)
    state = opening()
    game = state.setup.game
    with BotPool() as at:
        make(name, 1, at).choose(state, 0)
    asked = json.loads(path.read_text().splitlines()[-1])
    view = state.view(0)
    assert asked["view"] == json.loads(encode(view))
    assert asked["tallies"] == state.tallies()
    assert asked["figures"] == json.loads(encode(game.figures(state.as_seen(0), 0)))
    assert [option["code"] for option in asked["options"]] == state.legal(0)


def test_one_program_plays_several_games(tmp_path: Path) -> None:
    name, path = diary(tmp_path)
    with BotPool() as at:
        for number in range(3):
            state = tabletown.game("crimson").new(3, number)
            play(state, [name, "random", "random"], at)
            at.end(state)
    kinds = [json.loads(line)["type"] for line in path.read_text().splitlines()]
    assert [kinds.count(kind) for kind in ("hello", "new", "end")] == [1, 3, 3]


def test_two_seats_are_two_programs(tmp_path: Path) -> None:
    name, path = diary(tmp_path)
    state = opening()
    with BotPool() as at:
        play(state, [name, name, "random"], at)
        at.end(state)
    said = [json.loads(line) for line in path.read_text().splitlines()]
    assert sorted(message["seat"] for message in said if message["type"] == "new") == [0, 1]
    assert len([message for message in said if message["type"] == "hello"]) == 2


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    state = town(hands={0: ""}, options={"one_action": True})
    bot = make(command("true"))
    assert [bot.choose(state, 0)] == state.legal(0)
    assert isinstance(bot, OutsideBot)
    assert not bot.fault


def test_a_bot_from_outside_ranks_its_choice_first(tmp_path: Path) -> None:
    state = opening()
    with BotPool() as at:
        ranked = make(program(tmp_path, code="said['options'][2]['code']"), 1, at).rank(state, 0)
    assert ranked[0].code == state.legal(0)[2]
    assert sorted(choice.code for choice in ranked) == state.legal(0)


# Hidden things


@pytest.mark.parametrize("slug", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ear:
        def __init__(self) -> None:
            self.heard: list[bytes] = []

        def ask(self, question: bytes, seconds: float) -> bytes:
            self.heard.append(question)
            said = json.loads(question)
            if said["type"] == "choose":
                return json.dumps({"type": "choice", "code": said["options"][0]["code"]}).encode()
            return b'{"type": "ready"}'

        def close(self) -> None:
            pass

    def told(state: State, seat: int) -> list[bytes]:
        ear = Ear()
        monkeypatch.setattr(pool.Contact, "open", lambda contact: ear)
        at = BotPool()
        bot = make("command:true", 1, at)
        assert isinstance(bot, OutsideBot)
        bot.id = "game"
        bot.choose(state, seat)
        at.end(state)
        assert not bot.fault
        return ear.heard

    game = tabletown.game(slug)
    seats, options = game.setups()[-1]
    state = game.new(seats, "twins", options)
    random = make("random", 3)
    while acting := state.actors():
        for seat in acting:
            assert told(state, seat) == told(state.imagine(seat, "twin"), seat)
        state.apply(acting[0], random.choose(state, acting[0]))


def test_the_seed_of_a_game_is_not_told(tmp_path: Path) -> None:
    name, path = diary(tmp_path)
    with BotPool() as at:
        make(name, "the-secret/1", at).choose(opening(), 0)
    assert "the-secret" not in path.read_text()


# What goes wrong


@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("print('I am thinking', flush=True)", "it answered nonsense: I am thinking"),
        ("print('{', flush=True)", "it answered nonsense: {"),
        ("print('[' * 5000, flush=True)", "it answered nonsense: [["),
        ("print(json.dumps({'type': 'choice'}), flush=True)", "it answered nonsense: "),
        ("print(json.dumps({'type': 'choice', 'code': '1'}), flush=True)", "it answered nonsense: "),
        ("print(json.dumps({'type': 'choice', 'code': 9999}), flush=True)", "it chose 9999, which is not among its"),
        ("print(json.dumps({'type': 'choice', 'code': -1}), flush=True)", "it chose -1, which is not among its"),
        ('print(\'{"type": "ready"}\', flush=True)', "it was asked for a choice and made none"),
        ("print('x' * 200_000, flush=True)", "its answer is longer than 100000 bytes"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "it answered nonsense: "),
        ("sys.exit()", "it ended"),
        ("os.kill(os.getpid(), 9)", "it ended"),
        ("raise ValueError('no idea')", "it ended: ValueError: no idea"),
        ("os.close(1)", "it ended"),
        ("time.sleep(1000)", "it gave no answer within 1 seconds"),
        ("print('half a line', end='', flush=True); time.sleep(1000)", "it gave no answer within 1 seconds"),
        ("[sys.stderr.write('x' * 1000) for _ in iter(int, 1)]", "it gave no answer within 1 seconds"),
    ],
)
def test_a_program_that_goes_wrong_is_reported_and_replaced(first: str, told: str, tmp_path: Path) -> None:
    assert fault(program(tmp_path, WHEN_ASKED + first, seconds=1)).startswith(told)


def test_who_fails_once_is_asked_no_more(tmp_path: Path) -> None:
    path = tmp_path / "asked"
    first = f"{WHEN_ASKED}open({str(path)!r}, 'a').write('x'); print('?', flush=True)"
    state = opening()
    with BotPool() as at:
        play(state, [program(tmp_path, first), "random", "random"], at)
        (failed,) = at.end(state)
    assert state.over
    assert path.read_text() == "x"
    assert failed.failure() == (
        f"The bot {failed.name} failed: it answered nonsense: ?. From then on, the random bot chose for it."
    )


def test_after_a_failure_the_next_game_is_played_again(tmp_path: Path) -> None:
    fail_once = tmp_path / "failed"
    first = f"{WHEN_ASKED}os.path.exists({str(fail_once)!r}) or (open({str(fail_once)!r}, 'w'), sys.exit())"
    name = program(tmp_path, first)
    with BotPool() as at:
        failures = []
        for number in range(2):
            state = tabletown.game("crimson").new(3, number)
            play(state, [name, "random", "random"], at)
            failures.append(len(at.end(state)))
    assert failures == [1, 0]


def test_a_second_line_is_a_fault(tmp_path: Path) -> None:
    state = opening()
    with BotPool() as at:
        bot = make(
            program(tmp_path, WHEN_ASKED + "os.write(1, 2 * (json.dumps(answer(said)).encode() + b'\\n'))"), 1, at
        )
        assert isinstance(bot, OutsideBot)
        while not bot.fault:
            seat = state.actors()[0]
            state.apply(seat, bot.choose(state, seat) if seat == 0 else state.legal(seat)[0])
    assert bot.fault.startswith("it wrote more than one line: ")


def test_a_program_that_hangs_at_the_end_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletown.bots.outside.bot.READY_SECONDS", 0.5)
    assert (
        fault(program(tmp_path, "if said['type'] == 'end': time.sleep(1000)")) == "it gave no answer within 0.5 seconds"
    )


def test_a_program_may_write_much_on_its_error_stream(tmp_path: Path) -> None:
    assert fault(program(tmp_path, "sys.stderr.write('x' * 1_000_000)")) == ""


def test_a_question_may_be_longer_than_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = opening()
    tables = {"padding": "x" * 1_000_000}
    monkeypatch.setattr(state.setup.game.content, "tables", tables)
    with BotPool() as at:
        bot = make(program(tmp_path, "sys.stderr.write('y' * 500_000)"), 1, at)
        bot.choose(state, 0)
    assert isinstance(bot, OutsideBot)
    assert not bot.fault


# Greeting


def greeted(answer: str) -> list[str]:
    """A program that reads a greeting before it answers; one that only answers may end too soon to be greeted."""
    return ["sh", "-c", 'read greeting; echo "$0"', answer]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["false"], "cannot play: it ended"),
        (greeted("hello"), "cannot play: it answered nonsense: hello"),
        (
            greeted('{"type": "ready", "protocol": 3}'),
            "cannot play: it speaks version 3 of the protocol; this is version 2",
        ),
        (greeted('{"type": "choice", "code": 2}'), "cannot play: it answered the greeting with a choice"),
        (
            [sys.executable, "-c", "import nothing_like_this"],
            "cannot play: it ended: ModuleNotFoundError: No module named",
        ),
        (["sleep", "1000"], "cannot play: it gave no answer within 0.5 seconds"),
    ],
)
def test_a_bot_that_does_not_greet_is_refused(words: list[str], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "START_SECONDS", 0.5 if words[0] == "sleep" else 20)
    with pytest.raises(BadInput, match=f".*{told}.*"):
        pool.check(command(*words))


def test_a_program_that_the_system_cannot_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_bytes(b"\0\1\2 no program")
    file.chmod(0o755)
    with pytest.raises(BadInput, match=r"it ended: .* cannot be started: Exec format error"):
        pool.check(command(file))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("command:", "names no program"),
        ("command:   ", "names no program"),
        ("command:5s:", "names no program"),
        ("command:'", "cannot be read: No closing quotation"),
        ("command:no-such-program", "there is no program 'no-such-program' that can be run"),
        ("command:/", "there is no program '/' that can be run"),
        ("command:true \0", "that can be run"),
        ("command:0s:true", "would have no time to choose"),
        ("http://", "has no address that can be used"),
        ("http://:80/", "has no address that can be used"),
        ("http://host:port/", "has no address that can be used"),
        ("http://host:99999/", "has no address that can be used"),
        ("http://ho st/", "has no address that can be used"),
        ("http://host/\n", "has no address that can be used"),
        ("http://[1/", "has no address that can be used"),
        ("http://host/#0s", "would have no time to choose"),
        ("http://host/#soon", "there is no bot"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(name: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        make(name)


# Ending


def test_a_program_ends_with_its_bench_and_all_that_it_started_with_it(tmp_path: Path) -> None:
    path = tmp_path / "pids"
    first = (
        f"{WHEN_ASKED}import subprocess; child = subprocess.Popen(['sleep', '1000']); "
        f"open({str(path)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')"
    )
    with BotPool() as at:
        make(program(tmp_path, first), 1, at).choose(opening(), 0)
        pids = [int(pid) for pid in path.read_text().split()]
        assert not any(map(gone, pids))
    for pid in pids:
        until_gone(pid)


def test_a_program_that_ignores_everything_ends_when_its_time_is_over(tmp_path: Path) -> None:
    path = tmp_path / "pid"
    ignore = "import signal; [signal.signal(s, signal.SIG_IGN) for s in (1, 2, 13, 15)]; "
    first = f"{WHEN_ASKED}{ignore}open({str(path)!r}, 'w').write(str(os.getpid())); time.sleep(1000)"
    assert fault(program(tmp_path, first, seconds=1))
    until_gone(int(path.read_text()))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_program_does_not_outlive_a_command_that_is_killed(how: int, tmp_path: Path) -> None:
    path = tmp_path / "pid"
    first = f"{WHEN_ASKED}open({str(path)!r}, 'w').write(f'{{os.getpid()}} '); time.sleep(1000)"
    name = program(tmp_path, first, seconds=100)
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "simulate", "crimson", "--games=2", "--workers=1", f"--bots={name}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=tmp_path,
    )
    end = time.monotonic() + PATIENCE
    while not (path.exists() and path.read_text().endswith(" ")):
        assert time.monotonic() < end
        time.sleep(0.01)
    os.kill(process.pid, how)
    process.wait(PATIENCE)
    until_gone(int(path.read_text()))
