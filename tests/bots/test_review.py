"""Reviews of finished games: accounts that add up, chances that depend on what a seat knew, and better choices."""

from __future__ import annotations

from functools import cache
from statistics import fmean, stdev

import pytest
from librt.vecs import vec

import tabletown
from tabletown.bots import make
from tabletown.bots.accounts import Entry
from tabletown.bots.beliefs import Beliefs
from tabletown.bots.chances import Chances, Sample
from tabletown.bots.findings import Prospect, Review
from tabletown.bots.review import Reviewing, review, usual_effort, worked_out
from tabletown.bots.scale import Sides, chances, learn
from tabletown.kernel.game import Game
from tabletown.kernel.history import Move
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tests.games.crimson.town import doubling, legal
from tests.lamplighter.lamplighter import GAME as LAMPLIGHTER

QUICK = 0.0003


def played(start: State, seed: str = "1", bot: str = "random") -> list[Move]:
    """The moves of bots to the end."""
    state = start.clone()
    bots = [make(bot, f"{seed}/{seat}") for seat in range(state.setup.seats)]
    moves: list[Move] = []
    while acting := state.actors():
        moves.append((acting[0], int(bots[acting[0]].choose(state, acting[0]))))
        state.apply(*moves[-1])
    return moves


def made(game: Game, seats: int, seed: str = "1") -> Review:
    start = game.new(seats, seed)
    return review(start, played(start, seed), f"review/{seed}", QUICK)


reviewed = cache(made)


@pytest.mark.parametrize(("slug", "seats"), [("crimson", 3), ("trick_city", 4)])
def test_accounts_add_up_to_the_result(slug: str, seats: int) -> None:
    told = reviewed(tabletown.game(slug), seats)
    for account in told.accounts:
        parts = (account.start, account.dealt, account.drawn, account.hidden, account.own, account.others)
        assert sum(parts) == pytest.approx(account.result)
    assert [account.result for account in told.accounts] == told.points[-1].open == told.points[-1].known


def test_chances_with_all_cards_open_add_up_to_one() -> None:
    for point in reviewed(LAMPLIGHTER, 2).points:
        assert sum(point.open) == pytest.approx(1.0, abs=0.002)


def test_equal_seeds_give_equal_reviews() -> None:
    assert made(LAMPLIGHTER, 2) == made(LAMPLIGHTER, 2)


def test_alone_the_rank_is_accounted_for() -> None:
    (account,) = reviewed(LAMPLIGHTER, 1).accounts
    assert account.others == 0
    assert account.start + account.dealt + account.drawn + account.hidden + account.own == pytest.approx(account.result)


def test_partners_win_together() -> None:
    told = reviewed(tabletown.game("trick_city"), 4)
    for point in told.points:
        assert point.open[0] == point.open[2]


@pytest.mark.parametrize(("slug", "seats"), [("crimson", 4), ("trick_city", 2), ("crow", 2)])
def test_what_a_seat_does_not_know_changes_nothing_in_its_chances(slug: str, seats: int) -> None:
    start = tabletown.game(slug).new(seats, 3)
    state = start.clone()
    for seat, code in played(start, bot="random")[:40]:
        state.apply(seat, code)
    seen = Chances(state.setup, learn(state.setup, "1", 1))
    for seat in range(seats):
        world = state.imagine(seat, 7)
        assert world.hash() != state.hash()
        assert seen.of(state, seat, 40, 3, Rng("1")) == seen.of(world, seat, 40, 3, Rng("1"))


def test_what_is_dealt_and_drawn_is_nothing_on_average() -> None:
    games = [made(LAMPLIGHTER, 2, str(seed)).accounts[0] for seed in range(60)]
    luck = [account.dealt + account.drawn for account in games]
    assert abs(fmean(luck)) < 2.5 * stdev(luck) / len(luck) ** 0.5
    assert stdev(luck) > 0.05


def test_a_choice_that_loses_is_told_with_the_better_one_and_why() -> None:
    start = doubling()
    use, keep = (start.legal(0)[legal(start, 0).index(choice)] for choice in ("use", "keep"))
    after = start.clone()
    after.apply(0, keep)
    moves = [(0, int(keep)), *played(after)]
    reviewing = Reviewing(start, moves, "1", 0.01, dealt=False)
    while part := reviewing.next():
        reviewing.take(worked_out(start, moves, part))
    told = reviewing.review()
    first = told.better[0]
    assert (first.move, first.seat, first.code) == (0, 0, use)
    assert first.gain > 0.3
    assert first.reasons
    assert told.accounts[0].own < -0.1
    assert told.accounts[0].dealt == 0.0


def test_progress_goes_from_nothing_to_everything() -> None:
    start = LAMPLIGHTER.new(2, 1)
    moves = played(start)
    reviewing = Reviewing(start, moves, "1", QUICK)
    shares = [reviewing.share()]
    while part := reviewing.next():
        reviewing.take(worked_out(start, moves, part))
        shares.append(reviewing.share())
    assert shares == sorted(shares)
    assert shares[0] == 0.0
    assert shares[-1] == pytest.approx(1.0)


def test_the_scale_gives_better_chances_to_whoever_stands_better() -> None:
    setup = tabletown.game("crimson").setup(3, {})
    scale = learn(setup, "1", 5000)
    out = vec[float]([0.0] * 3)
    chances(Sides(setup), vec[float](scale.weights), vec[float]([0.6, 0.5, 0.4]), 0.9, out)
    assert out[0] > 0.5 > out[1] > out[2]
    assert sum(out) == pytest.approx(1.0)


def test_looks_are_told_run_by_run() -> None:
    sample = Sample(Sides(LAMPLIGHTER.setup(2, {})), 5, 2)
    for chance in (0.9, 0.7, 0.8, 0.2, 0.4):
        sample.add(vec[float]([chance, 1.0 - chance]))
    told = sample.estimate()
    assert told.chances == pytest.approx([0.6, 0.4])
    assert [run[0] for run in told.runs] == pytest.approx([0.8, 0.3])


def test_whoever_believes_less_firmly_believes_in_less_likely_worlds() -> None:
    state = tabletown.game("crimson").new(3, 3)
    for seat, code in played(state, bot="greedy")[:12]:
        state.apply(seat, code)
    world = state.clone()
    likely: list[float] = []
    for firmness in (0.0, 0.5, 1.0):
        beliefs = Beliefs(state, 0, Rng("1"), firmness)
        found: list[float] = []
        for _ in range(200):
            beliefs.next_into(world)
            found.append(world.likelihood(0))
        likely.append(fmean(found))
    assert likely == sorted(likely)
    assert likely[2] > likely[0] + 1.0


def test_what_is_added_and_taken_away_again_leaves_no_doubt() -> None:
    before, after = Prospect([0.5], [[0.375], [0.625]]), Prospect([0.75], [[0.75], [0.75]])
    own, rest = Entry(), Entry()
    own.change(before, after)
    rest.change(before, Prospect([1.0]))
    rest.take(own, -1)
    assert (own.value(0), own.variance(0)) == (0.25, 0.015625)
    assert (rest.value(0), rest.variance(0)) == (0.25, 0.0)


def test_where_rules_are_not_compiled_a_review_is_shorter() -> None:
    game = tabletown.game("crimson")
    assert usual_effort(game, False) < usual_effort(game, True) == 1.0
