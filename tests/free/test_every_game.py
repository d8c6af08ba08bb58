"""What every registered game gets for free. A new game adds nothing here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletown
from tabletown.bots import LEVELS, Bot, make
from tabletown.bots.hints import hints
from tabletown.bots.search import SearchBot
from tabletown.bots.warnings import BUDGET, Foresight, warnings
from tabletown.cli import is_compiled
from tabletown.kernel.game import Game
from tabletown.kernel.record import Record
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.lab.check import CheckReport, check_one, trace, undeclared
from tabletown.lab.coverage import claims, covered
from tabletown.server import daily
from tests.free.games import game_of, games, registered

ROOT = Path(__file__).parents[2]
FEWEST_GAMES = 28
STRIDE = 11
"""From one set-up to the next: not their order, so that the first few have all sorts of seats and options."""
MOST_INTERPRETED = 1_500
"""Decisions of one game that are checked where its rules are interpreted; compiled, every set-up is played."""
PARTS = 8 if is_compiled() else 1
"""In so many tests that is done, so that all cores have something to do, and none takes long where much else runs."""
COMPARED = 20
"""Decisions of a game that a bot takes in two worlds."""
HINTED = 2
"""Positions of a game for which hints are asked."""
WARNED = 3
"""The same for warnings."""
LATE = 40
"""They are chosen from so many at the end."""
LOOKS = 60
"""Futures for each of them: enough for reasons."""
WATCHED = 3
"""Games in which is seen which numbers change."""


def random_positions(game: Game, seats: int, options: dict[str, Value]) -> Iterator[State]:
    """Every position of a random game in which somebody has to choose."""
    rng = Rng("positions")
    state = game.new(seats, "positions", options)
    while acting := state.actors():
        yield state.clone()
        codes = state.legal(acting[0])
        state.apply(acting[0], codes[rng.below(len(codes))])


@games
def test_everything_that_is_declared_exists(slug: str) -> None:
    assert undeclared(game_of(slug)) == []


@games
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_keep_every_promise(slug: str, part: int) -> None:
    game = game_of(slug)
    report = CheckReport()
    for i in range(part, max(FEWEST_GAMES, len(game.setups())), PARTS):
        if report.decisions < MOST_INTERPRETED or is_compiled():
            report.add(check_one(game, STRIDE * i, seed=1))
    assert [(found.check, found.what) for found in report.failures] == []
    assert report.worlds > report.decisions
    assert report.refusals > report.games
    assert report.reasons > 0
    assert report.replays == report.games


@registered
def test_its_deal_of_the_day_is_a_set_up_as_usual(slug: str) -> None:
    game = tabletown.game(slug)
    seats = daily.seats_of(game)
    assert (seats, game.setup(seats).options) in game.setups(seats)
    assert all(daily.seat_of(game, f"2026-11-{day:02}") < seats for day in range(1, 31))


@registered
def test_every_clause_is_claimed_by_a_test(slug: str) -> None:
    clauses = covered(tabletown.game(slug).rulebook, ROOT / "tests" / "games" / slug)
    assert [id for id, found in clauses.items() if not found] == []


@registered
def test_every_worked_example_is_a_test(slug: str) -> None:
    tests = ROOT / "tests" / "games" / slug
    written = re.findall(r"^(?:\*\*|### )(EX-\d+)", (tests / "examples.md").read_text(encoding="utf-8"), re.MULTILINE)
    played = {id for _, id in claims(tests, mark="example")}
    assert written
    assert [id for id in written if id not in played] == []


@games
def test_a_robot_that_reads_only_text_and_options_finishes_the_game(slug: str) -> None:
    game = game_of(slug)
    seats, options = game.setups()[-1]
    record = Record(game, seats, "robot", options)
    while acting := record.state.actors():
        seat = acting[0]
        page = game.text(record.state.view(seat), record.names).split("\n")
        sentences = [game.say(option.message, record.names, seat) for option in record.state.options(seat)]
        assert len(set(sentences)) == len(sentences)
        pick = sum(len(line) for line in page) % len(sentences)
        record.apply(seat, record.state.options(seat)[pick].code)
    assert record.state.over


def changing(game: Game, seats: int) -> dict[str, set[int]]:
    """The places of each list of numbers that are ever used by so many players."""
    found: dict[str, set[int]] = {}
    for chosen in [options for having, options in game.setups() if having == seats][:WATCHED]:
        for state in random_positions(game, seats, chosen):
            for name, first, count, per_seat in game.layout.numbers:
                if count > 1 and not per_seat:
                    found.setdefault(name, set()).update(i for i in range(count) if state[first + i])
    return found


@games
def test_what_there_is_for_each_player_is_declared_per_seat(slug: str) -> None:
    """Only that is turned to whoever observes. A list in which absent players have dead places is none of the kind."""
    game = game_of(slug)
    most = game.layout.seats
    used = {seats: changing(game, seats) for seats in range(game.fewest, game.most + 1)}
    for name, _, count, per_seat in game.layout.numbers:
        if per_seat or count % most or len(used) == 1:
            continue
        for stride in (1, count // most):
            live = [(seats, {place // stride % most for place in places[name]}) for seats, places in used.items()]
            assert not all(found == set(range(seats)) for seats, found in live), f"{name}: a number for each seat"


def hasty(level: str) -> Bot:
    """The bot of a level; if it searches, it does so for a moment only."""
    bot = make(level, 7)
    if isinstance(bot, SearchBot):
        bot.iterations = 20
    return bot


@games
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_the_same_in_two_worlds_that_look_the_same(slug: str, level: str) -> None:
    game = game_of(slug)
    rng = Rng("two worlds")
    for seats, options in game.setups()[:: max(1, len(game.setups()) // 4)]:
        positions = list(random_positions(game, seats, options))
        for state in positions[:: 1 + len(positions) // COMPARED]:
            seat = state.actors()[0]
            world = state.imagine(seat, rng.word())
            assert hasty(level).choose(state, seat) == hasty(level).choose(world, seat)


@games
def test_hints_are_the_same_in_two_worlds_that_look_the_same(slug: str) -> None:
    """Choices, chances and every sentence."""
    game = game_of(slug)
    rng = Rng("two worlds")
    for seats, options in game.setups()[:: max(1, len(game.setups()) // 4)]:
        positions = list(random_positions(game, seats, options))
        for state in positions[:: 1 + len(positions) // HINTED]:
            seat = state.actors()[0]
            world = state.imagine(seat, rng.word())
            assert hints(state, seat, 7, LOOKS, 0) == hints(world, seat, 7, LOOKS, 0)


@games
def test_every_hint_can_be_said(slug: str) -> None:
    game = game_of(slug)
    for seats, options in game.setups()[:: max(1, len(game.setups()) // 4)]:
        names = [f"Player {seat}" for seat in range(seats)]
        positions = list(random_positions(game, seats, options))
        for state in positions[:: 1 + len(positions) // HINTED]:
            seat = state.actors()[0]
            for advice in hints(state, seat, 7, LOOKS, 0):
                assert advice.code in state.legal(seat)
                assert advice.reasons
                assert all(game.say(reason, names, seat) for reason in advice.reasons)


def late_positions(game: Game) -> Iterator[State]:
    """Some positions near the end of random games, where a choice may lose."""
    for seats, options in game.setups()[:: max(1, len(game.setups()) // 4)]:
        positions = list(random_positions(game, seats, options))[-LATE:]
        yield from positions[:: -(1 + len(positions) // WARNED)]


@games
def test_warnings_are_the_same_in_two_worlds_that_look_the_same(slug: str) -> None:
    rng = Rng("two worlds")
    for state in late_positions(game_of(slug)):
        seat = state.actors()[0]
        assert warnings(state, seat, patience=0) == warnings(state.imagine(seat, rng.word()), seat, patience=0)


@games
def test_every_warning_can_be_said_and_costs_no_more_than_it_may(slug: str) -> None:
    game = game_of(slug)
    for state in late_positions(game):
        seat = state.actors()[0]
        legal = [int(code) for code in state.legal(seat)]
        foresight = Foresight(state, seat, legal, 0)
        told = foresight.warn(legal)
        assert 0 <= foresight.left <= BUDGET
        assert len({caution.code for caution in told}) == len(told) < len(legal)
        for caution in told:
            assert caution.code in legal
            names = [f"Player {number}" for number in range(state.setup.seats)]
            assert all(game.say(reason, names, seat) for reason in caution.reasons)


@registered
def test_golden_playthroughs_have_not_changed(slug: str) -> None:
    """One reviewed file per game and number of seats; `python -m tests.playthroughs` writes them anew."""
    from tests.playthroughs import FOLDER, playthrough

    game = tabletown.game(slug)
    for seats in range(game.fewest, game.most + 1):
        golden = (FOLDER / f"{slug}-{seats}.txt").read_text(encoding="utf-8")
        assert playthrough(game, seats) == golden


@games
def test_traces_are_the_same_every_time(slug: str) -> None:
    game = game_of(slug)
    assert trace(game, 3, "again") == trace(game, 3, "again")
    assert trace(game, 3, "again") != trace(game, 3, "other")
