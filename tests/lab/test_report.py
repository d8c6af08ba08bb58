"""What a report says of many games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

import tabletown
from tabletown.kernel.content import read_pack
from tabletown.kernel.errors import BadInput
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Message
from tabletown.lab import study
from tabletown.lab.game_stats import GameStats
from tabletown.lab.report import Report, Section, report, strength
from tabletown.lab.simulate import Plan, Played, plan, play
from tabletown.lab.trial import Trial
from tabletown.lab.usage import judgement

PLAN = Plan("crimson", 4, 2, [0, 1], ["random", "random"], 0, {}, watched=True)


def stats(offered: dict[str, int], *chosen: dict[str, int]) -> GameStats:
    return GameStats(10, 8, 40, 2, 0.5, offered, list(chosen))


def game(number: int, winner: int, of: GameStats | None = None, factors: list[Factor] | None = None) -> Played:
    won = [float(seat == winner) for seat in (0, 1)]
    scores = [5 * int(won[0]), 5 * int(won[1])]
    return Played(number, 20 + number, scores, won, factors or [], of or stats({}, {}, {}))


def section(found: Report, id: str) -> Section:
    return next(each for each in found.sections if each.id == id)


def reported(*games: Played, base: list[Played] | None = None) -> Report:
    trial = Trial(PLAN, list(games))
    return report(trial, trial, *([Trial(PLAN, base)] * 2 if base else []))


def test_it_says_who_wins_with_intervals_and_what_would_be_fair() -> None:
    sides = section(reported(game(0, 0), game(1, 0), game(2, 0), game(3, 1)), "sides")
    assert [row[1] for row in sides.rows] == [75, 25]
    assert sides.fair == 50
    assert sides.chart == "intervals"


def test_every_measure_has_its_median() -> None:
    measures = section(reported(game(0, 0), game(1, 0), game(4, 0)), "measures")
    by_name = {row[0].id: row[1] for row in measures.rows if isinstance(row[0], Message)}
    assert by_name["lab-measure-decisions"] == 21
    assert by_name["lab-measure-branching"] == 5
    assert by_name["lab-measure-lead-changes"] == 2
    assert by_name["lab-measure-decided"] == 50
    assert by_name["lab-measure-margin"] == 5


def test_all_games_are_in_the_classes_of_their_lengths() -> None:
    lengths = section(reported(*(game(number, 0) for number in range(100))), "lengths")
    assert sum(row[2] for row in lengths.rows if isinstance(row[2], int)) == 100
    assert len(lengths.rows) <= 25


def test_a_thing_has_how_often_it_was_used_and_what_its_user_won() -> None:
    used = stats({"card:red-1": 60, "card:two": 100}, {"card:two": 95}, {"card:two": 3})
    found = reported(game(0, 0, used), game(1, 0, used))
    one, two = section(found, "used-card").rows
    assert (one[0], one[4], one[5], one[6]) == ("Red 1", 0, 120, Message("lab-dead"))
    assert (two[0], two[1], two[4], two[6]) == ("two", 50, 98, Message("lab-dominant"))


def test_the_dead_and_the_dominant_are_put_together_unless_they_are_the_only_ones_of_their_kind() -> None:
    used = stats({"card:red-1": 60, "card:two": 100, "verb:place": 100}, {"card:two": 98, "verb:place": 100}, {})
    found = section(reported(game(0, 0, used)), "verdicts")
    assert [row[:3] for row in found.rows] == [
        ["card: Red 1", Message("lab-dead"), 0],
        ["card: two", Message("lab-dominant"), 98],
    ]


def test_it_says_how_games_end() -> None:
    shared = Played(2, 20, [5, 5], [0.5, 0.5], [], stats({}, {}, {}))
    nobody = Played(3, 20, [0, 0], [0.0, 0.0], [Factor("end", "a draw", 1.0)], stats({}, {}, {}))
    ends = section(reported(game(0, 0), game(1, 1), shared, nobody), "ends")
    assert [(row[0], row[1], row[4]) for row in ends.rows] == [
        (Message("lab-end-one"), 50, 2),
        (Message("lab-end-several"), 25, 1),
        (Message("lab-end-nobody"), 25, 1),
        ("a draw", 100, 1),
    ]


def test_seats_are_told_apart_where_several_make_a_side() -> None:
    team = Plan("trick_city", 2, 4, [0, 1, 0, 1], ["random", "random"], 0, {}, watched=True)
    won = [Played(number, 20, [3, 1, 3, 1], [1.0, 0.0, 1.0, 0.0], [], stats({}, {}, {})) for number in (0, 1)]
    found = report(Trial(team, won), Trial(team, won))
    assert [row[1] for row in section(found, "seats").rows] == [100, 0, 100, 0]
    assert "seats" not in [each.id for each in reported(game(0, 0)).sections]


def test_what_something_is_worth_is_compared_with_the_base_game() -> None:
    strong, weak = [Factor("hero", "Comet", 1.0)], [Factor("hero", "Comet", 0.0)]
    games = [game(number, number % 2, factors=strong) for number in range(20)]
    base = [game(number, number % 2, factors=weak) for number in range(20)]
    (row,) = section(reported(*games, base=base), "base-owners").rows
    assert row[0] == Message("lab-owner", {"group": "hero", "name": "Comet"})
    assert (row[1], row[2], row[6]) == (0, 100, Message("lab-real"))


def test_what_something_is_worth_is_the_same_in_its_own_section() -> None:
    often, once = [Factor("power", "Bolt", 1.0)] * 3, [Factor("power", "Bolt", 0.0)]
    games = [game(number, number % 2, factors=often if number % 2 else once) for number in range(20)]
    found = reported(*games, base=games)
    (own,) = section(found, "had-power").rows
    (compared,) = section(found, "base-owners").rows
    assert own[1] == compared[1] == compared[2] == 75


def test_what_was_had_in_a_few_games_only_is_not_compared() -> None:
    had = [Factor("hero", "Comet", 1.0)]
    games = [game(number, 0, factors=had if number < 9 else []) for number in range(20)]
    base = [game(number, 0, factors=had) for number in range(20)]
    assert "base-owners" not in [each.id for each in reported(*games, base=base).sections]


def by_chance(luck: Random, number: int) -> Played:
    """A game with a dozen common things and many rare ones, some of them several times."""
    winner = int(luck.random() < 0.45)
    had = [Factor("hero", f"hero {int(luck.paretovariate(0.6)) % 80}", float(seat == winner)) for seat in (0, 0, 1, 1)]
    had += [Factor("row", f"row {luck.randrange(12)}", float(luck.randrange(2) == winner)) for _ in range(5)]
    had.append(Factor("end", "sudden", float(luck.randrange(20) == 0)))
    moves = luck.randrange(20, 60)
    stats = GameStats(moves, moves // 2, 4 * moves, luck.randrange(6), luck.random(), {}, [{}, {}])
    won = [float(seat == winner) for seat in (0, 1)]
    return Played(number, moves, [luck.randrange(9), luck.randrange(9)], won, had, stats)


@pytest.mark.slow
@pytest.mark.parametrize("games", [20, 60])
def test_where_nothing_is_different_hardly_anything_is_called_real(games: int) -> None:
    reports = 100
    surprised = 0
    for number in range(reports):
        luck = Random(number)
        variant, base = ([by_chance(luck, i) for i in range(games)] for _ in range(2))
        rows = [
            row for each in reported(*variant, base=base).sections if each.chart == "differences" for row in each.rows
        ]
        surprised += any(row[-1] == Message("lab-real") for row in rows)
    assert surprised <= 0.05 * reports


@pytest.mark.parametrize(
    ("rate", "offered", "verdict"),
    [(0.5, 1000, "alive"), (0.0, 1000, "dead"), (0.0, 10, "alive"), (0.95, 1000, "dominant"), (0.95, 10, "alive")],
)
def test_only_what_is_offered_often_can_be_dead_or_dominant(rate: float, offered: int, verdict: str) -> None:
    assert judgement(rate, offered, usual=0.3) == verdict


@pytest.mark.parametrize(("usual", "verdict"), [(0.3, "dead"), (0.01, "alive")])
def test_what_is_as_rare_as_others_of_its_kind_is_not_dead(usual: float, verdict: str) -> None:
    assert judgement(0.003, 1000, usual) == verdict


def test_a_report_without_a_base_game_compares_nothing() -> None:
    assert "base" not in [each.id for each in reported(game(0, 0), game(1, 1)).sections]


def test_the_difference_to_the_base_game_comes_first() -> None:
    games = [game(number, 0) for number in range(30)]
    base = [game(number, 1) for number in range(30)]
    found = reported(*games, base=base).sections[0]
    assert found.id == "base"
    sides = [row for row in found.rows if isinstance(row[0], Message) and row[0].id == "lab-measure-wins"]
    assert [(row[1], row[2], row[6]) for row in sides] == [
        (0, 100, Message("lab-real")),
        (100, 0, Message("lab-real")),
    ]


def test_skill_is_what_the_strong_bot_wins_whichever_side_it_has() -> None:
    duels = Plan("crimson", 4, 2, [0, 1], ["search:100", "greedy"], 0, {})
    assert strength(Trial(duels, [game(0, 0), game(1, 1), game(2, 1)])) == [[1], [1], [0]]


# The study


def test_the_base_game_is_played_only_against_a_variant() -> None:
    usual = plan("crimson", 8, 3, ["random"], 0, watched=True)
    variant = plan("crimson", 8, 3, ["random"], 0, {"one_action": True}, watched=True)
    assert list(study.plans(usual)) == ["variant", "duels"]
    assert study.plans(variant)["base"].options["one_action"] is False
    assert study.plans(variant)["duels"].options["one_action"] is True


def test_with_a_pack_the_base_game_keeps_the_options(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('[[citizen]]\nid = "red-5"\nvalue = 9\n')
    variant = plan(
        "crimson", 8, 3, ["random"], 0, {"one_action": True}, read_pack(tmp_path / "pack.toml"), watched=True
    )
    base = study.plans(variant)["base"]
    assert (base.pack, base.options) == (None, variant.options)


def test_a_game_that_needs_its_options_has_no_base_game() -> None:
    variant = plan("crimson", 8, 2, ["random"], 0, {"two_players": True}, watched=True)
    assert list(study.plans(variant)) == ["variant", "duels"]


def test_the_command_of_a_report_plays_the_same_games_again() -> None:
    variant = plan("crimson", 8, 3, ["random", "greedy"], 5, {"one_action": True}, watched=True)
    assert study.command(variant) == (
        "tabletown lab crimson --seats=3 --games=8 --seed=5 --bots=random,greedy --option=one_action=on"
        " --out=report.html"
    )


@pytest.fixture(scope="module")
def trials() -> dict[str, Trial]:
    variant = plan("crimson", 3, 3, ["random"], 0, {"one_action": True}, watched=True)
    duels = plan("crimson", 3, 3, ["random", "greedy"], 1, {"one_action": True})
    plans = {**study.plans(variant), "duels": duels, "base duels": duels}
    return {name: Trial(each, [play(each, number) for number in range(3)]) for name, each in plans.items()}


def test_a_page_needs_nothing_else_and_says_everything(trials: dict[str, Trial], tmp_path: Path) -> None:
    study.write([tmp_path / "report.html"], trials)
    text = (tmp_path / "report.html").read_text()
    assert "src=" not in text.partition("<script")[0]
    assert "<link" not in text
    for words in ("Crimson Crush", "Who wins", "Skill against luck", "--option=one_action=on", "place"):
        assert words in text


def test_a_file_for_programs_has_the_same_sections(trials: dict[str, Trial], tmp_path: Path) -> None:
    study.write([tmp_path / "report.json"], trials)
    found = json.loads((tmp_path / "report.json").read_text())
    assert [each["id"] for each in found["sections"]][:2] == ["base", "sides"]


@pytest.mark.parametrize("kind", list(study.KINDS))
def test_the_same_seed_gives_the_same_bytes(trials: dict[str, Trial], kind: str, tmp_path: Path) -> None:
    again = {name: Trial(each.plan, [play(each.plan, i) for i in range(3)]) for name, each in trials.items()}
    one, two = tmp_path / f"one{kind}", tmp_path / f"two{kind}"
    study.write([one], trials)
    study.write([two], again)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
def test_every_game_can_be_reported_on(slug: str, tmp_path: Path) -> None:
    title = tabletown.game(slug)
    variant = plan(slug, 2, title.fewest + 1, ["random"], 0, watched=True)
    trial = Trial(variant, [play(variant, number) for number in range(2)])
    study.write([tmp_path / "report.html"], {"variant": trial, "duels": trial})
    assert title.title in (tmp_path / "report.html").read_text()


@pytest.mark.parametrize("kind", list(study.KINDS))
def test_a_library_that_is_missing_is_named(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    library, extra = study.KINDS[kind].library, study.KINDS[kind].extra
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(BadInput, match=rf"{library} is not installed; get it with: pip install 'tabletown\[{extra}\]'"):
        study.check_files([Path(f"report{kind}")])


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("report.pdf", r"a report is FILE\.html, FILE\.json or FILE\.parquet, not report\.pdf"),
        ("no/report.html", "no/report.html cannot be written: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_is_refused_before_the_games(path: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        study.check_files([Path("report.json"), Path(path)])
