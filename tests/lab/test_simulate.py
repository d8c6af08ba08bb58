"""Many games between bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import pytest

import tabletown
from tabletown.bots import Bot, BotPool, make
from tabletown.kernel.content import Pack, read_pack
from tabletown.kernel.errors import BadInput
from tabletown.lab import playing, simulate
from tabletown.lab.engines import Processes
from tabletown.lab.engines.chunks import FEW_PARTS
from tabletown.lab.simulate import Plan, Played, plan, play, run, summary
from tests.bots.outside.programs import program


def hand_made(bots: list[str], sides: Sequence[int] = (0, 1)) -> Plan:
    return Plan("crimson", 4, len(sides), list(sides), bots, 0, {})


def by_number(plan: Plan, workers: int) -> list[Played]:
    return sorted((game for batch in run(plan, Processes(workers)) for game in batch), key=lambda game: game.number)


# The plan


def test_a_plan_fills_up_the_table_with_the_bots_in_turn() -> None:
    assert plan("crimson", 10, 5, ["random", "greedy"], 0).bots == ["random", "greedy", "random", "greedy", "random"]
    assert plan("crimson", 10, 3, ["greedy"], 0).bots == ["greedy"] * 3


def test_more_bots_than_seats_take_turns() -> None:
    bots = ["random", "greedy", "search:5", "search:6"]
    assert plan("crimson", 10, 3, bots, 0).bots == bots


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"], ["random", "greedy", "search:1", "search:2"]])
def test_every_bot_plays_for_every_side_equally_often(seats: int, bots: list[str]) -> None:
    made = plan("crimson", 60, seats, bots, 0)
    games = len(made.bots) * 4
    played = Counter((made.bot_of(number, side), side) for number in range(games) for side in range(seats))
    assert played == {(bot, side): 4 for bot in range(len(made.bots)) for side in range(seats)}


def test_nobody_plays_for_two_sides_at_once() -> None:
    made = plan("crimson", 10, 4, ["random", "greedy"], 0)
    for number in range(10):
        assert len({made.bot_of(number, side) for side in range(4)}) == 4


@pytest.mark.parametrize(("seats", "sides"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 0, 1])])
def test_the_bots_are_shared_out_among_the_sides(seats: int, sides: list[int]) -> None:
    made = plan("trick_city", 10, seats, ["random", "greedy"], 0)
    assert made.sides == sides
    assert made.bots == ["random", "greedy"]


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("seats", [3, 4])
def test_partners_are_played_by_the_same_bot(seats: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = plan("trick_city", 4, seats, ["random", "greedy"], 0)
    sat: list[str] = []

    def noted(name: str, seed: str, pool: BotPool) -> Bot:
        sat.append(name)
        return make("random", seed)

    monkeypatch.setattr(simulate, "make", noted)
    play(made, number)
    names = ["random", "greedy"] if number % 2 == 0 else ["greedy", "random"]
    assert sat == [names[side] for side in made.sides]


def test_a_plan_says_every_option() -> None:
    made = plan("crimson", 1, 3, ["random"], 0, {"one_action": True})
    assert made.options == {"one_action": True, "shuffled_suburbs": False, "two_players": False}


@pytest.mark.parametrize(
    ("slug", "seats", "bots", "options", "sentence"),
    [
        ("chess", 3, ["random"], {}, "there is no game 'chess'"),
        ("crimson", 9, ["random"], {}, "Crimson Crush has 2 to 5 seats, not 9"),
        ("crimson", 0, ["random"], {}, "Crimson Crush has 2 to 5 seats, not 0"),
        ("crimson", 2, ["random"], {}, "two need the option 'two_players'"),
        ("crimson", 3, ["clever"], {}, "there is no bot 'clever'"),
        ("crimson", 3, ["random", ""], {}, "there is no bot ''"),
        ("crimson", 3, ["random"], {"rain": True}, "Crimson Crush has no option 'rain'"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_work_starts(
    slug: str, seats: int, bots: list[str], options: dict[str, bool | int | str], sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        plan(slug, 10, seats, bots, 0, options)


def test_a_pack_that_does_not_fit_is_refused_before_the_work_starts() -> None:
    with pytest.raises(BadInput, match=r"mine\.toml: there is no \[frog\] to replace"):
        plan("crimson", 10, 3, ["random"], 0, None, Pack("mine.toml", "[frog]"))


# The games


def test_one_worker_and_two_play_the_same_games() -> None:
    made = plan("crimson", 45, 3, ["random", "random"], 5)
    assert by_number(made, 1) == by_number(made, 2)


def test_all_games_are_played_once() -> None:
    made = plan("crimson", 45, 3, ["random"], 5)
    assert [game.number for game in by_number(made, 2)] == list(range(45))


def test_the_same_plan_and_number_give_the_same_game() -> None:
    made = plan("crimson", 5, 3, ["random", "greedy"], 5)
    assert play(made, 3) == play(made, 3)
    assert play(made, 3) != play(made, 4)


def test_another_seed_gives_other_games() -> None:
    one, two = (plan("crimson", 5, 3, ["random"], seed) for seed in (1, 2))
    assert play(one, 0) != play(two, 0)


def test_a_game_is_told_with_its_length_scores_and_winners() -> None:
    game = play(plan("crimson", 1, 4, ["random"], 3), 0)
    assert game.decisions > 40
    assert len(game.scores) == len(game.returns) == 4
    assert sum(game.returns) == pytest.approx(1)
    assert game.scores[game.returns.index(max(game.returns))] == max(game.scores)


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    """With every citizen worth nothing, nobody ever scores."""
    pack = tmp_path / "worthless.toml"
    citizens = tabletown.game("crimson").content.entries("citizen")
    pack.write_text("".join(f'[[citizen]]\nid = "{entry["id"]}"\nvalue = 0\n' for entry in citizens))
    made = plan("crimson", 3, 3, ["random"], 0, None, read_pack(pack))
    for batch in run(made, Processes(2)):
        assert [game.scores for game in batch] == [[0, 0, 0]] * len(batch)


# What the sides had


def test_factors_are_noted_only_when_wanted() -> None:
    without, with_them = (
        play(plan("trick_city", 1, 4, ["random"], 0, {"random_heroes": True}, None, factors), 0)
        for factors in (False, True)
    )
    assert without.factors == []
    assert len([factor for factor in with_them.factors if factor.group == "hero"]) == 4
    assert with_them.returns == without.returns


# The figures


def test_figures_of_seats() -> None:
    found = summary(
        hand_made(["random", "random"]),
        [Played(0, 10, [4, 2], [1.0, 0.0]), Played(1, 20, [0, 2], [0.0, 1.0]), Played(2, 60, [5, 5], [0.5, 0.5])],
    )
    assert found.games == 3
    assert (found.decisions_mean, found.decisions_low, found.decisions_high) == (30, 10, 60)
    assert [line.share.wins for line in found.seats] == [0.5, 0.5]
    assert [line.score for line in found.seats] == [3, 3]
    assert [line.deviation for line in found.seats] == pytest.approx([sqrt(14 / 3), sqrt(2)])
    assert found.scores == {0: 1, 2: 2, 4: 1, 5: 2}
    assert list(found.scores) == sorted(found.scores)


def test_figures_of_sides_count_a_game_once() -> None:
    """However many partners share it."""
    games = [Played(number, 10, [3, 1, 1], [1.0, 0.0, 0.0]) for number in range(3)]
    games.append(Played(3, 10, [0, 3, 3], [0.0, 1.0, 1.0]))
    found = summary(hand_made(["random", "random"], sides=[0, 1, 1]), games)
    assert [(line.seats, line.share.wins, line.share.times) for line in found.sides] == [
        ([0], 0.75, 4),
        ([1, 2], 0.25, 4),
    ]
    assert [line.score for line in found.sides] == [2.25, 1.5]


def test_figures_of_bots_follow_them_over_the_sides() -> None:
    found = summary(
        hand_made(["greedy", "random"], sides=[0, 1, 0, 1]),
        [Played(0, 10, [9, 1, 9, 1], [1.0, 0.0, 1.0, 0.0]), Played(1, 10, [2, 8, 2, 8], [0.0, 1.0, 0.0, 1.0])],
    )
    assert [(line.bot, line.share.wins, line.score) for line in found.bots] == [("greedy", 1, 8.5), ("random", 0, 1.5)]
    assert [line.share.times for line in found.bots] == [2, 2]


def test_bots_of_one_name_are_counted_together() -> None:
    found = summary(
        hand_made(["greedy", "random", "greedy"], sides=[0, 1, 2]),
        [Played(0, 10, [9, 1, 3], [1.0, 0.0, 0.0])],
    )
    assert [(line.bot, line.share.wins, line.score) for line in found.bots] == [("greedy", 0.5, 6), ("random", 0, 1)]


def test_a_bot_wins_half_against_itself_without_any_doubt() -> None:
    games = [Played(number, 10, [1, 0], [1.0, 0.0]) for number in range(100)]
    (line,) = summary(hand_made(["random", "random"]), games).bots
    assert (line.share.wins, line.share.low, line.share.high) == (0.5, 0.5, 0.5)


def test_a_bot_that_never_played_has_no_wins() -> None:
    found = summary(hand_made(["greedy", "random", "search:5"]), [Played(0, 10, [1, 0], [1.0, 0.0])])
    assert [(line.bot, line.share.wins) for line in found.bots] == [("greedy", 1), ("random", 0), ("search:5", 0)]
    assert found.bots[2].share.games == 0


def test_a_variant_whose_games_never_end_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 10)
    pack = Pack("endless.toml", "[game.limits]\nhand_deal = 5\n")
    with pytest.raises(BadInput, match=r"Crimson Crush with endless\.toml does not end: 10 decisions were made in one"):
        play(plan("crimson", 1, 3, ["random"], 0, {"one_action": True}, pack), 0)


def test_a_program_is_not_started_for_every_game(tmp_path: Path) -> None:
    greetings = tmp_path / "greetings"
    bot = program(tmp_path, f"if said['type'] == 'hello': open({str(greetings)!r}, 'a').write('.')")
    wanted = plan("crimson", 48, 3, [bot, "random", "random"], 0)
    found = [game for batch in run(wanted, Processes(1)) for game in batch]
    assert [game.number for game in found] == list(range(48))
    assert len(greetings.read_text()) == 1 + FEW_PARTS
