"""Bots from outside where bots are named on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletown.bots.outside import OutsideBot, pool
from tabletown.kernel.registry import game as tabletown_game
from tests.bots.outside.programs import WHEN_ASKED, diary, program
from tests.cli.command import Command, complaint

FEW = ("--seats", "3", "--games", "3", "--workers", "1", "--json")


def test_a_program_plays_at_the_table(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown("play", "crimson", "--players", f"person,{program(tmp_path)},random", typed="1\n" * 200)
    assert answer.code == 0
    assert "failed" not in answer.out
    assert "points" in answer.out


def test_whoever_plays_against_a_program_that_fails_is_told(tabletown: Command, tmp_path: Path) -> None:
    bot = program(tmp_path, WHEN_ASKED + "print('?', flush=True)")
    answer = tabletown("play", "crimson", "--players", f"person,{bot},random", typed="1\n" * 200)
    assert answer.code == 0
    assert answer.out.count("has failed: it answered nonsense: ?. A beginner plays on.") == 1
    assert "points" in answer.out


@pytest.mark.parametrize("command", ["simulate", "lab"])
def test_a_program_plays_in_many_games(command: str, tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown(command, "crimson", *FEW, "--bots", f"{program(tmp_path)},random")
    assert json.loads(answer.out)["summary"]["games"] == 3
    assert "failed" not in answer.err


def test_a_program_does_not_play_on_a_cluster(tabletown: Command, tmp_path: Path) -> None:
    bot = program(tmp_path)
    told = complaint(tabletown("simulate", "crimson", *FEW, "--bots", f"{bot},random", "--engine", "ray"))
    assert told == f"the program of {bot!r} is on this machine only; a cluster needs a bot at an http address"


def test_the_same_seed_simulates_the_same_games(tabletown: Command, tmp_path: Path) -> None:
    words = ("simulate", "crimson", *FEW, "--seed", "7", "--bots", f"{program(tmp_path)},random")
    assert tabletown(*words).out == tabletown(*words).out


def test_without_a_seed_the_one_that_was_drawn_is_told_and_plays_the_same_games(
    tabletown: Command, tmp_path: Path
) -> None:
    words = ("simulate", "crimson", *FEW, "--bots", f"{program(tmp_path)},random")
    first = json.loads(tabletown(*words).out)
    again = json.loads(tabletown(*words, "--seed", str(first["plan"]["seed"])).out)
    other = json.loads(tabletown(*words).out)
    assert first == again
    assert first["plan"]["seed"] != other["plan"]["seed"]


def test_without_bots_from_outside_games_are_the_same_each_time(tabletown: Command) -> None:
    words = ("simulate", "crimson", *FEW, "--bots", "random")
    assert json.loads(tabletown(*words).out) == json.loads(tabletown(*words, "--seed", "0").out)


COMMANDS = {
    "simulate": ("simulate", "crimson", *FEW, "--bots", "{bot},random"),
    "lab": ("lab", "crimson", *FEW, "--bots", "{bot},random"),
    "arena": ("arena", "crimson", *FEW, "{bot}", "random"),
    "dataset": ("dataset", "crimson", *FEW, "--bots", "{bot},random", "--out", "games.parquet"),
    "play": ("play", "crimson", "--players", "person,{bot},random"),
}
SMALL = range(40)
"""Seeds that a bot may try, and as many numbers of games."""


@pytest.mark.parametrize("command", COMMANDS)
def test_a_program_cannot_work_out_the_deal(
    command: str, tabletown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither from the seed that it is given, nor from small seeds that deal the hand that it sees."""
    monkeypatch.setattr("tabletown.cli.chosen.secrets.randbelow", lambda most: most * 4 // 7)
    bot, path = diary(tmp_path)
    tabletown(*(word.format(bot=bot) for word in COMMANDS[command]), typed="1\n" * 200)
    heard = [json.loads(line) for line in path.read_text().splitlines()]
    deals = [f"{seed}/{number}" for seed in SMALL for number in SMALL] + list(map(str, SMALL))
    guesses = {OutsideBot(bot, f"{deal}/{end}").seed for deal in deals for end in (0, 1, 2, f"{bot}/0", f"{bot}/1")}
    given = [said["seed"] for said in heard if said["type"] == "new"]
    assert given
    assert not guesses & set(given)
    new = next(said for said in heard if said["type"] == "new")
    asked = next(said for said in heard if said["type"] == "choose")
    hand = f"hand:{new['seat']}"
    worlds = (tabletown_game("crimson").new(3, deal, new["options"]) for deal in deals)
    dealt = [sorted(filter(None, world.view(new["seat"]).zones[hand])) for world in worlds]
    assert sorted(asked["view"]["zones"][hand]) not in dealt


def test_a_simulation_tells_which_bot_failed_and_how_often(tabletown: Command, tmp_path: Path) -> None:
    bot = program(tmp_path, WHEN_ASKED + "sys.exit('out of ideas')")
    answer = tabletown("simulate", "crimson", *FEW, "--bots", f"{bot},random,random")
    assert json.loads(answer.out)["summary"]["games"] == 3
    assert (
        f"The bot {bot} failed: it ended: out of ideas. From then on, the random bot chose for it. (3 times)"
        in answer.err
    )


BROKEN = WHEN_ASKED + "sys.exit('out of ideas')"


@pytest.mark.parametrize(("strict", "code"), [((), 0), (("--strict",), 1)])
@pytest.mark.parametrize(
    ("command", "place"), [("simulate", "summary"), ("lab", "summary"), ("arena", "report"), ("dataset", "")]
)
def test_results_tell_which_bots_failed(
    command: str, place: str, strict: tuple[str, ...], code: int, tabletown: Command, tmp_path: Path
) -> None:
    bot = program(tmp_path, BROKEN)
    bots = (bot, "random") if command == "arena" else ("--bots", f"{bot},random,random")
    out = ("--out", str(tmp_path / "games.parquet")) if command == "dataset" else ()
    answer = tabletown(command, "crimson", *FEW, *bots, *out, *strict)
    found = json.loads(answer.out)
    games = found[place]["games"] if place else found["games"]
    failures = found[place]["failures"] if place else found["failures"]
    assert failures == [{"bot": bot, "games": games, "why": ["it ended: out of ideas"]}]
    assert answer.code == code


@pytest.mark.parametrize("command", ["simulate", "lab", "arena"])
def test_tables_have_a_warning_under_them_if_a_bot_failed(command: str, tabletown: Command, tmp_path: Path) -> None:
    bot = program(tmp_path, BROKEN)
    bots = (bot, "random") if command == "arena" else ("--bots", f"{bot},random,random")
    told = tabletown(command, "crimson", *FEW[:-1], *bots).out
    assert "random bot chose for it" in " ".join(told.split())


def test_results_of_bots_that_play_are_not_troubled(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown("simulate", "crimson", *FEW, "--bots", f"{program(tmp_path)},random,random", "--strict")
    assert (answer.code, json.loads(answer.out)["summary"]["failures"]) == (0, [])


@pytest.mark.parametrize("command", ["play", "simulate", "lab"])
def test_a_program_that_does_not_greet_is_refused(command: str, tabletown: Command) -> None:
    players = "--players" if command == "play" else "--bots"
    answer = tabletown(command, "crimson", "--seats", "3", players, "command:echo hello,random,random")
    assert complaint(answer) == "the bot 'command:echo hello' cannot play: it answered nonsense: hello"


def test_a_saved_game_starts_no_program_that_was_not_named(
    tabletown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = program(tmp_path)
    tabletown("play", "crimson", "--players", f"person,{bot},random", "--save", "game.json", typed="1\n")
    with monkeypatch.context() as patch:
        patch.setattr(pool.Contact, "open", lambda contact: pytest.fail("a program was started"))
        assert complaint(tabletown("resume", "game.json")).startswith("this game asks for the bot ")
    assert tabletown("resume", "game.json", "--bot", bot, typed="1\n" * 200).code == 0


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ("robby", "there is no bot ''"),
        ("robby=", "there is no bot ''"),
        ("=random", "needs a name of its own"),
        ("two words=random", "needs a name of its own"),
        ("expert=random", "needs a name of its own"),
        ("random=random", "needs a name of its own"),
        ("robby=command:no-such-program", "there is no program 'no-such-program' that can be run"),
        ("robby=command:echo hello", "cannot play: it answered nonsense: hello"),
    ],
)
def test_a_server_does_not_open_with_a_bot_that_cannot_play(given: str, wrong: str, tabletown: Command) -> None:
    assert wrong in complaint(tabletown("serve", "--port", "0", "--bot", given))


def test_two_bots_of_a_server_cannot_share_a_name(tabletown: Command, tmp_path: Path) -> None:
    bot = f"robby={program(tmp_path)}"
    assert "needs a name of its own" in complaint(tabletown("serve", "--port", "0", "--bot", bot, "--bot", bot))
