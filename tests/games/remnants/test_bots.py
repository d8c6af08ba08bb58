"""How bots judge City of Remnants: guesses come to an end, and more is better."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tabletown
from tabletown.bots.greedy import GreedyBot
from tabletown.bots.random import RandomBot
from tabletown.games.remnants.rules import action, number, zone
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import NONE
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

GAME = tabletown.game("remnants")
LONG = 6000
"""No game of guesses has nearly as many choices."""


def begin(seats: int = 2, seed: int = 1) -> Quarter:
    """A game whose first turn is about to begin."""
    quarter = GAME.new(seats=seats, seed=seed)
    assert isinstance(quarter, Quarter)
    guess_until(quarter, lambda now: now[number.ROUND] == 1 and now[number.ACTIVE] != NONE)
    return quarter


def guess_until(quarter: Quarter, is_there: Callable[[Quarter], bool], seed: int = 0) -> int:
    """Everybody guesses; how many choices it took."""
    rng, out = Rng(seed), Actions(quarter.layout.actions)
    choices = 0
    while not quarter.over and not is_there(quarter):
        seat = quarter.actors()[0]
        quarter.legal_into(seat, out)
        code = quarter.guess(seat, out, rng)
        assert out.has(code)
        quarter.play(seat, code)
        choices += 1
        assert choices < LONG
    return choices


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_play_whole_games(seats: int) -> None:
    quarter = begin(seats, seed=seats)
    guess_until(quarter, lambda now: False)
    assert quarter.over
    assert max(quarter.points(seat) for seat in range(seats)) > 40
    assert quarter[number.TILES] > 0


def test_before_the_first_round_all_stand_alike() -> None:
    quarter = GAME.new(seats=4, seed=1)
    assert [quarter.evaluate(seat) for seat in range(4)] == [0.25] * 4


@pytest.mark.parametrize(
    ("what", "more"),
    [(number.RENOWN, 3), (number.ARCS, 2000), (number.POOL, 2), (number.INFLUENCE, 1), (number.OWNED, 1)],
)
def test_having_more_is_better_for_oneself_and_worse_for_others(what: int, more: int) -> None:
    quarter = begin()
    mine, theirs = quarter.evaluate(0), quarter.evaluate(1)
    quarter[what] += more
    assert quarter.evaluate(0) > mine
    assert quarter.evaluate(1) < theirs


def test_middle_of_the_board_is_better_than_the_slums() -> None:
    slums, middle = begin(), begin()
    slums.add_figure(0, 0)
    middle.add_figure(0, 24)
    assert middle.evaluate(0) > slums.evaluate(0)


def test_first_guess_brings_figures_onto_the_board() -> None:
    quarter = begin()
    seat = quarter[number.ACTIVE]
    guess_until(quarter, lambda now: now[number.ACTIVE] != seat)
    assert quarter.on_board(seat) >= 3


def test_cheaper_development_is_worth_nothing_to_whoever_cannot_build_in_this_turn() -> None:
    quarter = begin()
    seat = quarter[number.ACTIVE]
    quarter.add_figure(seat, 0)
    quarter[number.ARCS + seat] = 0
    types = range(len(quarter.box.developments))
    single = next(type for type in types if len(quarter.box.developments[type].cells) == 1)
    quarter[number.TILES_LEFT + single] = 1
    cheaper = quarter.clone()
    assert isinstance(cheaper, Quarter)
    cheaper[cheaper.type_discount(single)] = 3000
    assert cheaper.evaluate(seat) > quarter.evaluate(seat)
    assert cheaper.evaluate(1 - seat) < quarter.evaluate(1 - seat)
    for acted in (quarter, cheaper):
        acted.set_arg(1, 1)
    assert cheaper.evaluate(seat) == quarter.evaluate(seat)


def test_evaluation_of_a_row_grows_with_its_cards() -> None:
    quarter = begin()
    seat = quarter[number.ACTIVE]
    quarter.add_figure(seat, 24)
    quarter.add_token(0, 24)
    quarter[number.ATTACKER], quarter[number.BATTLEFIELD], quarter[number.RIVAL] = seat, 24, 0
    before = quarter.evaluate(seat)
    attack = quarter.box.cards.attack[quarter[number.GANG + seat]]
    hand = quarter.pieces(zone.HAND + seat)
    quarter.move(max(hand, key=lambda kind: attack[kind]), zone.HAND + seat, zone.ROW + seat)
    assert quarter.evaluate(seat) > before


def test_higher_raises_do_no_more_than_the_smallest() -> None:
    quarter = begin()
    assert not quarter.is_futile(0, action.BID.code(0))
    assert quarter.is_futile(0, action.BID.code(3))


def test_ability_of_a_tile_is_worth_something_to_whoever_may_use_it() -> None:
    types = {development.name: development for development in begin().box.developments}
    assert all(development.income > 0 for development in types.values() if development.is_produce)


def test_greedy_lets_all_choose_what_they_discard_and_looks_no_further() -> None:
    """What follows is the others' turns, and a whole round of guesses."""
    quarter = begin()
    guess_until(quarter, lambda now: now.step().name == "reset" and len(now.legal(now.actors()[0])) > 2)
    seat = quarter.actors()[0]
    bot, twin = GreedyBot(worlds=1, seed=1), GreedyBot(worlds=1, seed=1)
    values = {choice.code: choice.value for choice in bot.rank(quarter, seat)}
    world = quarter.clone()
    assert isinstance(world, Quarter)
    quarter.imagine_into(world, seat, twin.rng)
    for code in quarter.legal(seat):
        after = world.clone()
        after.play(seat, code)
        assert twin._settle(after, seat, Actions(quarter.layout.actions), True)
        assert after.step().name == "turn"
        assert [after[number.TRACKER + other] for other in range(2)] == [0, 0]
        assert values[code] == after.evaluate(seat)


def test_nothing_is_left_to_settle_after_an_open_choice() -> None:
    quarter = begin()
    before = quarter.hash()
    assert not GreedyBot(worlds=1)._settle(quarter, quarter[number.ACTIVE], Actions(quarter.layout.actions), True)
    assert quarter.hash() == before


def test_greedy_beats_random_in_a_short_game() -> None:
    quarter = GAME.new(seats=2, seed=5, options={"max_rounds": 5})
    bots = [GreedyBot(worlds=1, seed=1), RandomBot(seed=1)]
    while not quarter.over:
        seat = quarter.actors()[0]
        quarter.play(seat, bots[seat].choose(quarter, seat))
    assert quarter.scores()[0] > quarter.scores()[1]
