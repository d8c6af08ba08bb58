"""Whatever is asked that cannot be done: one clear sentence, exit code 2, and no file is damaged."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tabletown as package
from tabletown.kernel.record import Record
from tests.cli.command import Command, complaint

PLAY = ("play", "crimson", "--plain", "--players", "person,random,random")
SIMULATE = ("simulate", "crimson", "--games", "2", "--workers", "1")
RAY = (*SIMULATE, "--engine", "ray")
EXAMPLE = "192.168.0.10:6379"
CHECK = ("check", "crimson", "--games", "1", "--workers", "1")
TRACE = ("trace", "crimson", "--games", "1")
RULES = ("rules", "crimson")

ENDLESS = "9" * 30
LONG = "x" * 5000
HALF = "\udcff"
"""What Python makes of a byte that does not fit the encoding of the terminal."""

Words = tuple[str, ...]

ASKED: dict[str, tuple[Words, str]] = {
    # Commands and games
    "nothing": ((), "the following arguments are required: COMMAND"),
    "an unknown command": (("win", "crimson"), "invalid choice: 'win'"),
    "play nothing": (("play",), "the following arguments are required: GAME"),
    "play an unknown game": (("play", "crimsn", "--plain"), "there is no game 'crimsn'; did you mean 'crimson'?"),
    "read the rules of an unknown game": (
        ("rules", "chess"),
        "there is no game 'chess'; there are: card_city, crimson",
    ),
    "an unknown game in the lab": (("lab", "chess"), "there is no game 'chess'; there are: card_city, crimson"),
    "the spaces of an unknown game": (("spaces", "chess"), "there is no game 'chess'; there are: card_city, crimson"),
    "the actions of too many seats": (
        ("spaces", "crimson", "--seats", "9", "--actions"),
        "Crimson Crush has 2 to 5 seats, not 9",
    ),
    "the actions with an unknown option": (
        ("spaces", "crimson", "--option", "wings", "--actions"),
        "Crimson Crush has no option 'wings'",
    ),
    "the spaces of too many seats": (("spaces", "crimson", "--seats", "9"), "Crimson Crush has 2 to 5 seats, not 9"),
    "simulate an unknown game": (("simulate", "chess"), "there is no game 'chess'; there are: card_city, crimson"),
    "check with a pack that is not there": ((*CHECK, "--pack", "none.toml"), "none.toml cannot be read"),
    "check too many seats": ((*CHECK, "--seats", "9"), "Crimson Crush has 2 to 5 seats, not 9"),
    "check an unknown option": ((*CHECK, "--option", "frogs"), "Crimson Crush has no option 'frogs'"),
    "check options that do not fit": ((*CHECK, "--seats", "3", "--option", "two_players"), "two"),
    "check an unknown game": (("check", "chess"), "there is no game 'chess'; there are: card_city, crimson"),
    "trace an unknown game": (("trace", "chess"), "there is no game 'chess'; there are: card_city, crimson"),
    "a game in broken letters": (("play", HALF, "--plain"), "there is no game"),
    "a game with an empty name": (("rules", ""), "there is no game ''"),
    "an unknown switch": (("games", "--all"), "unrecognized arguments: --all"),
    "a name with a scheme": (("serve", "--name", "http://club.example"), "has to be a name such as club.example"),
    # Seats
    "no seats": (("play", "crimson", "--plain", "--seats", "0"), "seats"),
    "negative seats": (("play", "crimson", "--plain", "--seats", "-3"), "seats"),
    "one seat": (("play", "crimson", "--plain", "--seats", "1"), "Crimson Crush has 2 to 5 seats, not 1"),
    "too many seats": (("play", "crimson", "--plain", "--seats", "6"), "Crimson Crush has 2 to 5 seats, not 6"),
    "endless seats": (("play", "crimson", "--plain", "--seats", ENDLESS), f"2 to 5 seats, not {ENDLESS}"),
    "seats in words": (("play", "crimson", "--seats", "three"), "argument --seats: invalid int value: 'three'"),
    "no simulated seats": ((*SIMULATE, "--seats", "0"), "seats"),
    "too many simulated seats": ((*SIMULATE, "--seats", "9"), "Crimson Crush has 2 to 5 seats, not 9"),
    "endless simulated seats": ((*SIMULATE, "--seats", ENDLESS), f"2 to 5 seats, not {ENDLESS}"),
    # Options
    "an unknown option": ((*PLAY, "--option", "rain"), "Crimson Crush has no option 'rain'; its options: one_action"),
    "an option without a name": ((*PLAY, "--option", "=on"), "Crimson Crush has no option ''"),
    "a wrong value": (
        (*PLAY, "--option", "one_action=maybe"),
        "the option 'one_action' can be False, True, not 'maybe'",
    ),
    "a number for a switch": ((*PLAY, "--option", "one_action=1"), "the option 'one_action' can be False, True, not 1"),
    "a raised number": ((*PLAY, "--option", "one_action=²"), "the option 'one_action' can be False, True, not"),
    "an endless value": ((*PLAY, "--option", f"one_action={'9' * 5000}"), "the option 'one_action' can be False, True"),
    "options that do not fit": (
        (*PLAY, "--option", "two_players"),
        "the option 'two_players' is for two players, not 3",
    ),
    "seats that need an option": (("play", "crimson", "--plain", "--seats", "2"), "two need the option 'two_players'"),
    "a simulation with an unknown option": ((*SIMULATE, "--option", "rain"), "Crimson Crush has no option 'rain'"),
    "a simulation that does not fit": (
        (*SIMULATE, "--seats", "4", "--option", "two_players"),
        "the option 'two_players' is for two players, not 4",
    ),
    # Players
    "an unknown bot": (("play", "crimson", "--players", "person,clever,random"), "there is no bot 'clever'"),
    "a bot that does not think": (
        ("play", "crimson", "--players", "person,search:0,random"),
        "there is no bot 'search:0'",
    ),
    "a player without a name": (("play", "crimson", "--players", "person,,random"), "there is no bot ''"),
    "too few players": (("play", "crimson", "--players", "person"), "2 to 5 seats, not 1"),
    "too many players": (("play", "crimson", "--players", ",".join(["random"] * 7)), "2 to 5 seats, not 7"),
    "players that do not fill the seats": (
        ("play", "crimson", "--seats", "4", "--players", "person,random"),
        "4 seats need 4 players, not 2",
    ),
    "too few names": ((*PLAY, "--names", "Ann,Bob"), "3 players need 3 different names"),
    "two of one name": ((*PLAY, "--names", "Ann,Bob,Ann"), "3 players need 3 different names"),
    "an empty name": ((*PLAY, "--names", "Ann,,Bob"), "3 players need 3 different names"),
    "unknown simulated bots": ((*SIMULATE, "--bots", "random,clever"), "there is no bot 'clever'"),
    "unknown bots in the lab": (("lab", "crimson", "--bots", "clever"), "there is no bot 'clever'"),
    "no simulated bots": ((*SIMULATE, "--bots", ""), "there is no bot ''"),
    # Seeds
    "a long seed": ((*PLAY, "--seed", LONG), "a seed is"),
    "a seed of endless digits": ((*PLAY, "--seed", "9" * 5000), "a seed is"),
    "a seed in broken letters": ((*PLAY, "--seed", HALF), "a seed is"),
    "a long seed for traces": ((*TRACE, "--seed", LONG), "a seed is"),
    "a seed in broken letters for traces": ((*TRACE, "--seed", HALF), "a seed is"),
    "a simulated seed in words": ((*SIMULATE, "--seed", "luck"), "argument --seed: invalid int value: 'luck'"),
    "a simulated seed of many digits": ((*SIMULATE, "--seed", "9" * 500), "seed"),
    "a simulated seed of endless digits": ((*SIMULATE, "--seed", "9" * 5000), "argument --seed"),
    "a check with a seed in words": ((*CHECK, "--seed", "luck"), "argument --seed: invalid int value: 'luck'"),
    "a check with a seed of many digits": ((*CHECK, "--seed", "9" * 500), "seed"),
    # Counts
    **{
        f"{count} {what} for {command[0]}": ((*command, f"--{what}={count}"), f"argument --{what}: ")
        for command, what in [
            (("simulate", "crimson"), "games"),
            (("simulate", "crimson"), "workers"),
            (("check", "crimson"), "games"),
            (("check", "crimson"), "workers"),
            (("check", "crimson", "--games=1"), "every"),
            (("trace", "crimson"), "games"),
        ]
        for count in ("0", "-1", "many", "1.5", "")
    },
    # Clusters
    "an unknown engine": ((*SIMULATE, "--engine", "steam"), "argument --engine: invalid choice: 'steam'"),
    "an address without a cluster": ((*SIMULATE, "--address", "127.0.0.1:1"), "only a cluster has an address"),
    **{
        f"{address!r} for a cluster": (
            (*RAY, "--address", address),
            f"is HOST:PORT, such as {EXAMPLE}, not '{address}'",
        )
        for address in ("frog", "frog:", "frog:99999", ":6379", "ray://frog:6379", "http://frog")
    },
    "a cluster where nobody answers": (
        (*RAY, "--address", "127.0.0.1:1"),
        "no Ray cluster answers at 127.0.0.1:1: Connection refused",
    ),
    "a cluster on no machine": (
        (*RAY, "--address", "frog.invalid:6379"),
        "no Ray cluster answers at frog.invalid:6379",
    ),
    "a pace in words": ((*PLAY, "--pace", "slow"), "argument --pace: invalid"),
    "a negative pace": ((*PLAY, "--pace", "-1"), "pace"),
    "a pace that is no number": ((*PLAY, "--pace", "nan"), "pace"),
    # Rules
    "an unknown clause": ((*RULES, "CRIM-TRN-99"), "Crimson Crush has no clause 'CRIM-TRN-99'; try: tabletown rules"),
    "a clause of nothing": ((*RULES, ""), "Crimson Crush has no clause ''"),
    "one unknown clause among others": ((*RULES, "CRIM-TRN-01", "X"), "Crimson Crush has no clause 'X'"),
    "an unknown word": ((*RULES, "--find", "elephant"), "no clause of Crimson Crush has the word 'elephant'"),
    "a word in broken letters": ((*RULES, "--find", HALF), "no clause of Crimson Crush has the word"),
    "coverage without tests": (
        (*RULES, "--coverage"),
        "there are no tests in tests/games/crimson; run this in a checkout",
    ),
    "coverage of nowhere": ((*RULES, "--coverage", "--tests", "nowhere", "--json"), "there are no tests in nowhere"),
    # Files
    "resume nothing": (("resume",), "the following arguments are required: FILE"),
    "resume a file that is not there": (("resume", "none.json"), "none.json cannot be read: No such file or directory"),
    "resume a folder": (("resume", "."), ". cannot be read: Is a directory"),
    "resume a file with a long name": (("resume", LONG), "cannot be read: File name too long"),
    "a pack that is not there": ((*PLAY, "--pack", "none.toml"), "none.toml cannot be read: No such file or directory"),
    "a pack that is a folder": ((*PLAY, "--pack", "."), ". cannot be read: Is a directory"),
    "a simulation with a pack that is not there": ((*SIMULATE, "--pack", "none.toml"), "none.toml cannot be read"),
    "save in a folder that is not there": (
        (*PLAY, "--save", "no/where.json"),
        "no/where.json cannot be written: No such",
    ),
    "save over a folder": ((*PLAY, "--save", "."), ". cannot be read: Is a directory"),
    "save under a name that is too long": ((*PLAY, "--save", LONG), "cannot be written: File name too long"),
    "save where nothing can be written": ((*PLAY, "--save", "/proc/game.json"), "/proc/game.json cannot be written"),
    "save a name in broken letters": ((*PLAY, "--names", f"Ann,{HALF},Bob", "--save", "game.json"), "name"),
}


@pytest.mark.parametrize("name", ASKED)
def test_one_sentence_tells_what_was_wrong(name: str, tabletown: Command, tmp_path: Path) -> None:
    words, sentence = ASKED[name]
    assert sentence in complaint(tabletown(*words))
    assert list(tmp_path.iterdir()) == []


# Content packs

PACKS: dict[str, tuple[bytes, str]] = {
    "no TOML": (b"hand_deal: 5", "is not a valid TOML file"),
    "bytes": (bytes(range(128, 256)), "is not a text file"),
    "an unknown table": (b"[weather]\nrain = 1", "pack.toml: there is no [weather] to replace; there are: "),
    "an unknown citizen": (b'[[citizen]]\nid = "red-9"', "unknown id 'red-9'; known are: red-1"),
    "an unknown key": (b'[[citizen]]\nid = "red-1"\nlegs = 2', "unknown key 'legs'; known are: colour, copies, id"),
    "a word for a number": (b'[[citizen]]\nid = "red-1"\nvalue = "x"', "value has to be like 1, not 'x'"),
    "a number that cannot be played": (
        b"[game.limits]\nhand_deal = 99",
        "hand_deal has to be a whole number from 1 to 12",
    ),
    "too few cards": (
        b"".join(b'[[citizen]]\nid = "red-%d"\ncopies = 0\n' % value for value in range(1, 6)),
        "citizens are too few",
    ),
    "an endless number": (b"[game.limits]\nhand_deal = " + b"9" * 5000, "is not a valid TOML file"),
    "a deep hole": (b"x = " + b"[" * 100_000, "is not a valid TOML file"),
}


@pytest.mark.parametrize("command", [PLAY, SIMULATE])
@pytest.mark.parametrize("name", PACKS)
def test_a_pack_that_does_not_fit_is_refused(name: str, command: Words, tabletown: Command, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    content, sentence = PACKS[name]
    pack.write_bytes(content)
    assert sentence in complaint(tabletown(*command, "--pack", pack))


def test_a_huge_pack_is_refused(tabletown: Command, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    with pack.open("wb") as file:
        file.truncate(100_000_000)
    assert "is larger than 2 MB; that is no content file" in complaint(tabletown(*PLAY, "--pack", pack))


# Saved games

Data = dict[str, Any]


def change(**fields: object) -> Callable[[bytes], bytes]:
    def changed(content: bytes) -> bytes:
        data: Data = json.loads(content)
        data.update(fields)
        return json.dumps(data).encode()

    return changed


SAVES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda content: b"", "is not a saved game"),
    "half of it": (lambda content: content[: len(content) // 2], "is not a saved game"),
    "all but the last byte": (lambda content: content[:-1], "is not a saved game"),
    "a letter": (lambda content: b"Dear Ann, ...", "is not a saved game"),
    "bytes": (lambda content: bytes(range(256)), "is not a saved game"),
    "another file for programs": (lambda content: b'{"name": "x"}', "is not a saved game"),
    "a list": (lambda content: b"[]", "is not a saved game"),
    "a deep hole": (lambda content: b'{"x": ' + b"[" * 200_000, "is not a saved game"),
    "a later format": (change(tabletown=2), "has the save format 2; this version reads format 1"),
    "an unknown game": (change(game="chess"), "there is no game 'chess'"),
    "other rules": (change(rules="0"), "saved with rules version 0; this is version"),
    "other content": (change(content="x", packs=["mine.toml"]), "saved with other content (mine.toml); open it with"),
    "too many seats": (
        change(seats=9, names=["x"] * 9, players=["person"] * 9),
        "Crimson Crush has 2 to 5 seats, not 9",
    ),
    "too few names": (change(names=[]), "does not name each of its players"),
    "an unknown bot": (change(players=["person", "clever", "random"]), "there is no bot 'clever'"),
    "an unknown option": (change(options={"rain": True}), "Crimson Crush has no option 'rain'"),
    "a long seed": (change(seed=LONG), "a seed is"),
    "another seed": (change(seed=8), "cannot be played again"),
    "another end": (change(hash="0"), "the saved game was changed"),
    "an illegal move": (change(actions=[[0, 0]]), "action 1 is refused"),
    "a move of nobody": (change(actions=[[77, 5]]), "action 1 is refused"),
    "a move of an endless seat": (change(actions=[[2**63, 5]]), "action 1 is refused"),
    "an endless move": (change(actions=[[0, 2**63]]), "action 1 is refused"),
    "half a move": (change(actions=[[0]]), "is not a saved game"),
    "a note on other rules": (change(note="crash", rules="0"), "saved with rules version 0"),
}


def saved(folder: Path) -> Path:
    path = folder / "game.json"
    record = Record(package.game("crimson"), 3, 7, None, None, ["person", "random", "random"])
    for _ in range(4):
        seat = record.state.actors()[0]
        record.apply(seat, record.state.legal(seat)[0])
    record.write(path)
    return path


@pytest.mark.parametrize("name", SAVES)
def test_a_saved_game_that_was_changed_is_refused_and_left_alone(name: str, tabletown: Command, tmp_path: Path) -> None:
    path = saved(tmp_path)
    edit, sentence = SAVES[name]
    path.write_bytes(edit(path.read_bytes()))
    before = path.read_bytes()
    assert sentence in complaint(tabletown("resume", path, "--plain"))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_move_of_nobody_after_a_real_one_is_refused(tabletown: Command, tmp_path: Path) -> None:
    path = saved(tmp_path)
    first = json.loads(path.read_bytes())["actions"][0]
    path.write_bytes(change(actions=[first, [-1, first[1]]])(path.read_bytes()))
    assert "action 2 is refused" in complaint(tabletown("resume", path, "--plain"))


def test_a_new_game_is_not_saved_over_an_older_one(tabletown: Command, tmp_path: Path) -> None:
    path = saved(tmp_path)
    content = path.read_bytes()
    assert "holds a game already; go on with it" in complaint(tabletown(*PLAY, "--save", path, typed="1\n"))
    assert path.read_bytes() == content


def test_a_huge_saved_game_is_refused(tabletown: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert "is larger than 20 MB; that is no saved game" in complaint(tabletown("resume", path, "--plain"))
    assert path.stat().st_size == 100_000_000


def test_a_game_is_not_resumed_with_a_pack_that_it_was_played_without(tabletown: Command, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[citizen]]\nid = "red-5"\nvalue = 9\n')
    answer = tabletown("resume", saved(tmp_path), "--plain", "--pack", pack)
    assert "saved with other content (no content pack)" in complaint(answer)


@pytest.mark.parametrize("content", [b"", b"Dear Ann, ...", b'{"tabletown": 2}', bytes(range(256))])
def test_a_game_is_not_saved_over_something_else(content: bytes, tabletown: Command, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_bytes(content)
    assert "precious" in complaint(tabletown(*PLAY, "--save", path, typed="1\n"))
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


# Failures


def test_failures_are_not_written_where_a_file_is(
    tabletown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletown.lab.check import CheckReport, Found

    found = Found("crash", "x", Record(package.game("crimson"), 3, 7).saved())
    monkeypatch.setattr("tabletown.lab.check.run", lambda *words: iter([CheckReport(games=1, failures=[found])]))
    path = tmp_path / "precious"
    path.write_text("Dear Ann, ...")
    assert "precious" in complaint(tabletown("check", "crimson", "--games", "1", "--failures", path))
    assert path.read_text() == "Dear Ann, ..."


def test_tests_that_are_no_python_are_named(tabletown: Command, tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("def test_(:\n")
    assert "test_broken.py" in complaint(tabletown(*RULES, "--coverage", "--tests", tmp_path))


@pytest.mark.parametrize(
    ("library", "extra", "words"),
    [
        ("scipy", "lab", ("lab", "--out", "report.html")),
        ("statsmodels", "lab", ("arena", "random", "greedy")),
        ("pyarrow", "data", ("dataset", "--out", "games.parquet")),
        ("ray", "ray", ("simulate", "--engine", "ray")),
    ],
)
def test_a_missing_library_is_named_with_the_extra_that_brings_it(
    tabletown: Command, monkeypatch: pytest.MonkeyPatch, library: str, extra: str, words: Words
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    told = complaint(tabletown(words[0], "crimson", *words[1:]))
    assert told == f"{library} is not installed; get it with: pip install 'tabletown[{extra}]'"


def test_too_little_memory_is_said_in_a_sentence(tabletown: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def starve(path: Path) -> None:
        raise MemoryError

    monkeypatch.setattr("tabletown.cli.tables.read_saved", starve)
    assert complaint(tabletown("resume", "game.json")) == "there is not enough memory for that"


def test_words_of_a_file_do_not_steer_the_terminal(tabletown: Command, tmp_path: Path) -> None:
    tabletown("play", "crimson", "--players", "person,random,random", "--save", "game.json", typed="1\n")
    file = Path("game.json")
    data = json.loads(file.read_text())
    file.write_text(json.dumps({**data, "rules": "\x1b[2J9"}))
    assert complaint(tabletown("resume", "game.json")).startswith("the game was saved with rules version [2J9;")


def test_a_pack_with_a_key_of_many_parts_is_refused(tabletown: Command) -> None:
    Path("pack.toml").write_text("a." * 20_000 + "a = 1")
    said = complaint(tabletown("simulate", "crimson", "--games", "1", "--pack", "pack.toml"))
    assert said == "pack.toml is not a valid TOML file: a key has more than 12 parts"
