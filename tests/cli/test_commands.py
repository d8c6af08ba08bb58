"""What every command does when it is asked for something that it can do."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tabletown as package
from tabletown.bots import LEVELS, NAMES, OUTSIDE, USUAL
from tabletown.cli import parser
from tabletown.cli.chosen import chosen_plan
from tabletown.kernel.record import Record
from tabletown.kernel.saved_game import read_saved
from tabletown.lab import simulate, study
from tabletown.lab.check import CheckReport, Found
from tabletown.lab.engines import Engine
from tests.cli.command import Command

CLAIMS = Path(__file__).parents[1] / "games" / "crimson"
PACK = '[[citizen]]\nid = "red-5"\nvalue = 9\n'
ONES = "1\n" * 200
"""Whatever is asked, the first choice; for longer than a game lasts."""
TABLE = ("play", "crimson", "--plain", "--players", "person,random,random", "--seed", "7")


def figures(text: str) -> Any:
    return json.loads(text)


# Help


def test_version_tells_whether_the_rules_are_compiled(tabletown: Command) -> None:
    answer = tabletown("--version")
    assert answer.code == 0
    assert re.fullmatch(rf"tabletown {re.escape(package.__version__)} \((compiled|interpreted)\)\n", answer.out)


@pytest.mark.parametrize(
    "command", ["games", "bots", "how", "play", "resume", "rules", "simulate", "lab", "check", "spaces", "trace"]
)
def test_every_command_has_help(command: str, tabletown: Command) -> None:
    assert command in tabletown("--help").out
    answer = tabletown(command, "--help")
    assert answer.code == 0
    assert answer.out.startswith(f"usage: tabletown {command}")


def test_bots_are_listed_with_how_they_play(tabletown: Command) -> None:
    answer = tabletown("bots")
    assert answer.code == 0
    for name in [*LEVELS, *NAMES, *OUTSIDE]:
        assert f"\n  {name}: " in answer.out
    assert "  beginner: Knows the rules, and plays anything that is allowed.\n" in answer.out


def test_games_are_listed_with_their_options(tabletown: Command) -> None:
    answer = tabletown("games")
    assert answer.code == 0
    assert "crimson: Crimson Crush, 2 to 5 seats, rules version 1\n" in answer.out
    assert "  --option two_players: A game for two (unofficial): two rounds. (CRIM-OPT-01)\n" in answer.out


# Spaces


def test_spaces_tell_what_is_observed_for_the_seats_and_options_asked_for(tabletown: Command) -> None:
    answer = tabletown("spaces", "crimson", "--seats", "3", "--option", "one_action")
    assert answer.code == 0
    assert "`tabletown spaces crimson --seats 3 --option one_action=on`" in answer.out
    assert "| `zone/hand/after-2` |" in answer.out
    assert "| `zone/hand/after-3` |" not in answer.out


def test_spaces_list_the_actions_one_by_one(tabletown: Command) -> None:
    lines = tabletown("spaces", "crimson", "--actions").out.splitlines()
    assert lines[:2] == ["0 Draw a citizen", "1 Keep the power card"]
    assert len(lines) == package.game("crimson").layout.actions


# Rules


def test_the_rulebook_is_printed_by_sections(tabletown: Command) -> None:
    answer = tabletown("rules", "crimson")
    assert answer.code == 0
    assert "\nTRN: a turn\n" in answer.out
    assert len(re.findall(r"^CRIM-", answer.out, re.MULTILINE)) == len(package.game("crimson").rulebook.clauses)


def test_clauses_are_found_by_a_word(tabletown: Command) -> None:
    answer = tabletown("rules", "crimson", "--find", "closed door")
    assert re.findall(r"^CRIM-\S+", answer.out, re.MULTILINE) == ["CRIM-PLC-06", "CRIM-CMP-06"]


@pytest.mark.parametrize("clause", ["CRIM-TRN-04", "crim-trn-04"])
def test_a_clause_is_printed_with_the_reason_of_its_ruling(clause: str, tabletown: Command) -> None:
    answer = tabletown("rules", "crimson", clause)
    assert "CRIM-TRN-04 [ruling] The card just drawn may be the one that is played." in answer.out
    assert "  May the drawn card be played? Yes. It is added to the hand first." in answer.out


def test_several_clauses_come_in_the_order_asked(tabletown: Command) -> None:
    answer = tabletown("rules", "crimson", "CRIM-TRN-02", "CRIM-SET-01")
    assert re.findall(r"^CRIM-\S+", answer.out, re.MULTILINE) == ["CRIM-TRN-02", "CRIM-SET-01"]


def test_how_a_game_is_played_is_told_with_its_clauses(tabletown: Command) -> None:
    answer = tabletown("how", "crimson")
    assert answer.code == 0
    assert "Cards in your hand score. Cards that you place do not." in answer.out
    assert "CRIM-SCO-06" in answer.out


def test_a_guided_game_is_played_with_a_coach(tabletown: Command) -> None:
    answer = tabletown("play", "crow", "--guided", "--plain", typed="")
    assert answer.code == 0
    assert "Coach: Hello! You lead Eric Draven and his friends." in answer.out


def test_a_guided_game_names_nothing_else(tabletown: Command) -> None:
    answer = tabletown("play", "crow", "--guided", "--seed", 4, "--plain")
    assert answer.code == 2
    assert "a guided game has its own seats, seed and options" in answer.err


def test_rules_are_there_for_programs(tabletown: Command) -> None:
    found = figures(tabletown("rules", "crimson", "CRIM-TRN-02", "--json").out)
    assert found == [
        {
            "id": "CRIM-TRN-02",
            "tag": "seed",
            "section": "TRN: a turn",
            "text": "First: draw the top card of the deck and add it to the hand.",
            "reason": "",
        }
    ]


def test_coverage_tells_the_tests_of_every_clause(tabletown: Command) -> None:
    answer = tabletown("rules", "crimson", "--coverage", "--tests", CLAIMS, "--json")
    found = figures(answer.out)
    assert sorted(found) == ["clauses", "missing"]
    assert list(found["clauses"]) == [clause.id for clause in package.game("crimson").rulebook.clauses]
    assert found["missing"] == []
    assert answer.code == 0


def test_coverage_reads_well(tabletown: Command) -> None:
    answer = tabletown("rules", "crimson", "--coverage", "--tests", CLAIMS)
    count = len(package.game("crimson").rulebook.clauses)
    assert answer.out.endswith(f"{count} of {count} clauses are claimed by a test.\n")


def test_missing_coverage_is_a_failure(tabletown: Command, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@pytest.mark.clause("CRIM-TRN-02")\ndef test_it(): ...\n')
    answer = tabletown("rules", "crimson", "--coverage", "--tests", tmp_path)
    assert answer.code == 1
    assert "CRIM-TRN-01\n  (no test claims this clause)\n" in answer.out
    found = figures(tabletown("rules", "crimson", "--coverage", "--tests", tmp_path, "--json").out)
    assert "CRIM-TRN-02" not in found["missing"]
    assert "CRIM-TRN-01" in found["missing"]


# Many games


def test_a_simulation_is_summed_up(tabletown: Command) -> None:
    answer = tabletown("simulate", "crimson", "--games", "6", "--seats", "4", "--workers", "1", "--seed", "3")
    assert answer.code == 0
    assert "6 games of Crimson Crush, 4 seats, seed 3" in answer.out
    for word in ("wins %", "mean score", "deviation", "share", "random"):
        assert word in answer.out


def test_a_simulation_is_there_for_programs(tabletown: Command) -> None:
    answer = tabletown("simulate", "crimson", "--games", "4", "--bots", "random,random", "--workers", "1", "--json")
    found = figures(answer.out)
    assert found["plan"]["game"] == "crimson"
    assert (found["plan"]["seats"], found["summary"]["games"]) == (3, 4)
    assert sum(seat["share"]["wins"] for seat in found["summary"]["seats"]) == pytest.approx(1)
    assert sum(found["summary"]["scores"].values()) == 12


def test_a_simulation_of_teams_tells_how_the_sides_did(tabletown: Command) -> None:
    answer = tabletown("simulate", "trick_city", "--games", "3", "--seats", "3", "--workers", "1")
    assert "side: seats" in answer.out
    assert "2, 3" in answer.out


def test_a_simulation_without_teams_has_no_sides(tabletown: Command) -> None:
    assert "side: seats" not in tabletown("simulate", "crimson", "--games", "2", "--workers", "1").out


LAB = ("lab", "trick_city", "--games", "4", "--seats", "4", "--bots", "random", "--option", "random_heroes")


def test_the_lab_reports_what_won(tabletown: Command) -> None:
    answer = tabletown(*LAB, "--workers", "1")
    assert answer.code == 0
    assert "4 games of Trick City, 4 seats, seed 0" in answer.out
    for word in ("hero", "location", "lead of a round", "Comet", "wins %", "95 %", "times"):
        assert word in answer.out


def test_a_lab_report_is_there_for_programs_and_does_not_depend_on_the_workers(tabletown: Command) -> None:
    one, two = (tabletown(*LAB, "--workers", workers, "--json").out for workers in ("1", "2"))
    assert one == two
    found = figures(one)
    heroes = [line for line in found["factors"] if line["group"] == "hero"]
    assert sum(line["share"]["times"] for line in heroes) == 16
    assert found["summary"]["games"] == 4


def test_every_game_tells_the_lab_something(tabletown: Command) -> None:
    for game in package.games():
        words = ("lab", game.slug, "--games", "2", "--bots", "random", "--workers", "1", "--json")
        assert figures(tabletown(*words).out)["factors"]


REPORT = (*LAB[:2], "--games", "2", "--seats", "4", "--bots", "random", "--workers", "1")


def test_a_report_can_be_written_in_every_kind_at_once(tabletown: Command, tmp_path: Path) -> None:
    paths = [tmp_path / f"report.{kind}" for kind in ("html", "json", "parquet")]
    answer = tabletown(*REPORT, *(f"--out={path}" for path in paths))
    assert answer.code == 0
    assert answer.out == f"The report is in {paths[0]} and {paths[1]} and {paths[2]}.\n"
    assert all(path.stat().st_size > 1000 for path in paths)


def test_programs_are_told_how_far_a_report_has_got(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown(*REPORT, "--json", f"--out={tmp_path / 'report.json'}")
    lines = [figures(line) for line in answer.out.splitlines()]
    assert lines == [{"done": done, "games": 3} for done in range(4)]


def test_without_a_number_a_game_says_how_many_games_tell_enough() -> None:
    arguments = parser().parse_args(["lab", "crow"])
    assert chosen_plan(arguments).games == package.game("crow").profile.sample


def test_a_pack_to_begin_with_is_printed(tabletown: Command) -> None:
    assert "# [game.limits]\n# hand_deal = 6\n" in tabletown("pack", "crimson").out


def test_the_number_of_workers_makes_no_difference(tabletown: Command) -> None:
    one, two = (
        tabletown("simulate", "crimson", "--games", "50", "--workers", workers, "--json").out for workers in ("1", "2")
    )
    assert one == two


def test_the_smallest_table_that_fits_is_taken(tabletown: Command) -> None:
    words = ("simulate", "crimson", "--games", "1", "--workers", "1", "--json")
    assert figures(tabletown(*words).out)["plan"]["seats"] == 3
    assert figures(tabletown(*words, "--option", "two_players").out)["plan"]["seats"] == 2


@pytest.mark.parametrize(
    ("given", "value"),
    [("one_action", True), ("one_action=on", True), ("one_action=yes", True), ("one_action=off", False)],
)
def test_options_can_be_said_in_words(given: str, value: bool, tabletown: Command) -> None:
    answer = tabletown("simulate", "crimson", "--games", "1", "--workers", "1", "--json", "--option", given)
    assert figures(answer.out)["plan"]["options"]["one_action"] is value


def test_a_simulation_plays_with_a_pack(tabletown: Command, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(PACK)
    words = ("simulate", "crimson", "--games", "5", "--workers", "1", "--json")
    with_pack = figures(tabletown(*words, "--pack", pack).out)
    assert with_pack["summary"]["scores"] != figures(tabletown(*words).out)["summary"]["scores"]


def test_an_interrupted_simulation_tells_what_it_has(tabletown: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: simulate.Plan, engine: Engine) -> Iterator[list[simulate.Played]]:
        yield [simulate.play(plan, 0), simulate.play(plan, 1)]
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", interrupted)
    answer = tabletown("simulate", "crimson", "--games", "100", "--json")
    assert figures(answer.out)["summary"]["games"] == 2
    assert "Interrupted: these are the figures so far." in answer.err


def test_a_simulation_that_is_interrupted_at_once_has_nothing_to_tell(
    tabletown: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: simulate.Plan, engine: Engine) -> Iterator[list[simulate.Played]]:
        raise KeyboardInterrupt
        yield []

    monkeypatch.setattr(simulate, "run", interrupted)
    answer = tabletown("simulate", "crimson", "--games", "100")
    assert answer.code in (0, 130)
    assert "Traceback" not in answer.err


def test_a_check_tells_how_much_it_did(tabletown: Command, tmp_path: Path) -> None:
    answer = tabletown("check", "crimson", "--games", "3", "--workers", "1")
    assert answer.code == 0
    assert answer.out.startswith("3 games, ")
    assert answer.out.endswith("No failure.\n")
    assert list(tmp_path.iterdir()) == []


def test_a_check_tries_out_a_pack_with_the_seats_and_options_that_are_wanted(
    tabletown: Command, tmp_path: Path
) -> None:
    (tmp_path / "pack.toml").write_text("[game.limits]\nmax_per_side = 4\n")
    words = ("--pack", "pack.toml", "--seats", "3", "--option", "one_action")
    answer = tabletown("check", "crimson", "--games", "2", "--workers", "1", *words)
    assert (answer.code, answer.out.splitlines()[-1]) == (0, "No failure.")


def test_a_failure_with_a_pack_comes_back_with_it(
    tabletown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pack.toml").write_text("[game.limits]\nmax_per_side = 4\n")
    monkeypatch.setattr("tabletown.lab.check.run", lambda *words: iter([failing()]))
    answer = tabletown("check", "crimson", "--games", "1", "--pack", "pack.toml", "--failures", "found")
    assert ".json --pack pack.toml" in answer.out


def test_a_check_is_there_for_programs(tabletown: Command) -> None:
    found = figures(tabletown("check", "crimson", "--games", "3", "--workers", "1", "--json").out)
    assert (found["games"], found["failures"], found["declarations"]) == (3, [], [])
    assert sum(found["steps"].values()) == found["decisions"]
    assert {"worlds", "refusals", "undone", "replays"} < set(found)


def failing() -> CheckReport:
    saved = Record(package.game("crimson"), 3, 7).saved()
    saved.note = "two worlds: the view of 1 differs"
    return CheckReport(games=1, failures=[Found("two worlds", "the view of 1 differs", saved)])


def test_a_failed_check_can_be_resumed(tabletown: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tabletown.lab.check.run", lambda *words: iter([failing()]))
    answer = tabletown("check", "crimson", "--games", "1", "--failures", tmp_path / "found")
    assert answer.code == 1
    (path,) = (tmp_path / "found").iterdir()
    assert "FAILED two worlds: the view of 1 differs" in answer.out
    assert f"tabletown resume {path}" in answer.out
    before = path.read_bytes()
    opened = tabletown("resume", path, "--plain", typed="1\n")
    assert opened.code == 0
    assert opened.out.startswith("This game was saved because a check failed: two worlds: the view of 1 differs\n")
    assert path.read_bytes() == before


def test_a_failed_check_is_there_for_programs(tabletown: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletown.lab.check.run", lambda *words: iter([failing()]))
    answer = tabletown("check", "crimson", "--games", "1", "--json")
    assert answer.code == 1
    assert figures(answer.out)["failures"] == [{"check": "two worlds", "what": "the view of 1 differs"}]


def test_traces_are_one_line_a_game(tabletown: Command) -> None:
    answer = tabletown("trace", "crimson", "--games", "4", "--seed", "x")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert [line.split()[0] for line in lines] == ["0", "1", "2", "3"]
    assert tabletown("trace", "crimson", "--games", "4", "--seed", "x").out == answer.out
    assert tabletown("trace", "crimson", "--games", "4", "--seed", "y").out != answer.out


# Playing


def test_a_whole_game_can_be_played_in_plain_lines(tabletown: Command) -> None:
    answer = tabletown(*TABLE, typed=ONES)
    assert answer.code == 0
    assert answer.err == ""
    assert re.search(r"wins? with -?\d+ points", answer.out)


def test_the_same_seed_and_choices_play_the_same_game(tabletown: Command) -> None:
    assert tabletown(*TABLE, typed=ONES).out == tabletown(*TABLE, typed=ONES).out


def test_bots_can_play_among_themselves(tabletown: Command) -> None:
    answer = tabletown("play", "crimson", "--plain", "--players", "random,random,greedy", "--seed", "1")
    assert answer.code == 0
    assert re.search(r"wins? with -?\d+ points", answer.out)


def test_players_are_called_by_their_names(tabletown: Command) -> None:
    answer = tabletown(*TABLE, "--names", "Ann, Bob ,Cleo", typed="1\n")
    for name in ("Ann", "Bob", "Cleo"):
        assert name in answer.out


def test_a_game_is_saved_after_every_move(tabletown: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answer = tabletown(*TABLE, "--save", path, typed="1\n1\n")
    assert answer.code == 0
    saved = read_saved(path)
    assert sum(seat == 0 for seat, _ in saved.actions) == 2
    assert saved.players == ["person", "random", "random"]
    assert saved.seed == 7


def test_a_saved_game_goes_on_where_it_stopped(tabletown: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    tabletown(*TABLE, "--save", path, typed="1\n")
    before = read_saved(path).actions
    answer = tabletown("resume", path, "--plain", typed="1\n")
    assert answer.code == 0
    after = read_saved(path).actions
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_finished_game_can_be_looked_at_again(tabletown: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    tabletown(*TABLE, "--save", path, typed=ONES)
    before = read_saved(path)
    answer = tabletown("resume", path, "--plain")
    assert answer.code == 0
    assert re.search(r"wins? with -?\d+ points", answer.out)
    assert read_saved(path) == before


def test_a_game_with_a_pack_is_resumed_with_the_pack(tabletown: Command, tmp_path: Path) -> None:
    path, pack = tmp_path / "game.json", tmp_path / "pack.toml"
    pack.write_text(PACK)
    tabletown(*TABLE, "--save", path, "--pack", pack, typed="1\n")
    assert tabletown("resume", path, "--plain", "--pack", pack, typed="1\n").code == 0
    assert tabletown("resume", path, "--plain").code == 2


@pytest.mark.parametrize("seed", ["12", "-4", "word", "", "9" * 30, "²", "--5", "-", "1.5"])
def test_a_seed_is_a_number_or_a_word(seed: str, tabletown: Command, tmp_path: Path) -> None:
    words = ("play", "crimson", "--plain", "--players", "person,random,random")
    answer = tabletown(*words, f"--seed={seed}", "--save", tmp_path / "game.json")
    assert answer.code == 0
    used = read_saved(tmp_path / "game.json").seed
    assert package.game("crimson").new(3, used).hash() == package.game("crimson").new(3, seed).hash()


def test_without_a_seed_every_game_is_another(tabletown: Command, tmp_path: Path) -> None:
    seeds = set()
    for number in range(3):
        path = tmp_path / f"{number}.json"
        tabletown("play", "crimson", "--plain", "--players", "person,random,random", "--save", path)
        seeds.add(read_saved(path).seed)
    assert len(seeds) == 3


def test_by_default_one_person_plays_against_searching_bots(tabletown: Command, tmp_path: Path) -> None:
    """Quit at once: nobody has to think."""
    seed = next(seed for seed in range(50) if package.game("crimson").new(3, seed).actors() == [0])
    answer = tabletown("play", "crimson", "--plain", "--seed", str(seed), "--save", tmp_path / "game.json")
    assert answer.code == 0
    assert read_saved(tmp_path / "game.json").players == ["person", USUAL, USUAL]


def test_the_lab_writes_a_report_against_the_base_game(
    tabletown: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study, "DUELLISTS", ["random"])
    words = ("lab", "crimson", "--games", "4", "--seats", "3", "--bots", "random", "--option", "one_action")
    answer = tabletown(*words, "--workers", "1", "--out", tmp_path / "report.json")
    assert (answer.code, answer.out) == (0, f"The report is in {tmp_path / 'report.json'}.\n")
    found = figures((tmp_path / "report.json").read_text())
    assert found["base"]["options"]["one_action"] is False
    assert found["sections"][0]["id"] == "base"


@pytest.mark.parametrize("command", ["simulate", "lab", "arena", "dataset"])
def test_help_tells_what_is_played_unless_told_otherwise(command: str, tabletown: Command) -> None:
    told = " ".join(tabletown(command, "--help").out.split())
    assert "default: the fewest that the options allow" in told
    assert "the same seed plays the same games; default: 0" in told
    assert re.search(r"--games N how many; default: (\d+|as many as the game suggests)", told)
