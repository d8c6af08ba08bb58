"""What is remembered of imagined futures, and what it says about chances."""

from __future__ import annotations

import pytest

from tabletown.bots.futures import Branch, Futures
from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import DISCARDED, DREW, LOST, PLACED, SCORED
from tabletown.kernel.memory import JournalEntry

EVERYBODY = 0b111
OLD_TOWN, HARBOUR = 0, 1
THIS, THAT = 5, 6
"""Two choices."""


def futures() -> Futures:
    return Futures(GAME, 0, every=4)


def scored(seat: int, points: int, row: int = OLD_TOWN) -> JournalEntry:
    return JournalEntry(SCORED, seat, points, row, EVERYBODY)


def filled(*worths: float, code: int = THIS) -> tuple[Futures, Branch]:
    seen = futures()
    for worth in worths:
        seen.add(code, worth)
    return seen, seen.branches[code]


# What happened


def happened(seen: Futures, code: int, worth: float, journal: list[JournalEntry]) -> None:
    seen.add(code, worth)
    seen.tell(code, worth, journal)


def test_events_that_differ_only_in_their_amounts_are_the_same() -> None:
    seen = futures()
    happened(seen, THIS, 0.5, [scored(0, 4)])
    happened(seen, THIS, 0.5, [scored(0, 9)])
    (sight,) = seen.branches[THIS].sights.values()
    assert sight.times == 2
    assert sight.varies()


@pytest.mark.parametrize("other", [scored(1, 4), scored(0, 4, HARBOUR), JournalEntry(LOST, 0, 4, OLD_TOWN, EVERYBODY)])
def test_who_did_what_where_tells_events_apart(other: JournalEntry) -> None:
    seen = futures()
    happened(seen, THIS, 0.5, [scored(0, 4), other])
    assert len(seen.branches[THIS].sights) == 2


def test_what_happens_twice_in_a_future_counts_once() -> None:
    seen = futures()
    happened(seen, THIS, 0.5, [scored(0, 4), scored(0, 5)])
    happened(seen, THIS, 0.5, [])
    (key,) = seen.branches[THIS].sights
    assert seen.branches[THIS].share(key) == 0.5


def test_only_aims_are_remembered() -> None:
    seen = futures()
    happened(seen, THIS, 0.5, [JournalEntry(event, 0, 3, 0, EVERYBODY) for event in (DREW, PLACED, DISCARDED)])
    assert seen.branches[THIS].sights == {}


def test_the_typical_event_is_the_one_in_the_middle() -> None:
    seen = futures()
    for points in (30, 4, 5):
        happened(seen, THIS, 0.5, [scored(0, points)])
    (sight,) = seen.branches[THIS].sights.values()
    assert sight.typical().b == 5


def test_an_event_weighs_as_much_as_the_futures_with_it_are_better() -> None:
    seen = futures()
    happened(seen, THIS, 0.75, [scored(0, 4)])
    happened(seen, THIS, 0.25, [])
    happened(seen, THAT, 0.25, [])
    (key,) = seen.branches[THIS].sights
    assert seen.weight(key) == 0.5


def test_what_always_happens_weighs_nothing() -> None:
    seen = futures()
    happened(seen, THIS, 0.75, [scored(0, 4)])
    happened(seen, THAT, 0.25, [scored(0, 4)])
    (key,) = seen.branches[THIS].sights
    assert seen.weight(key) == 0


# Chances


def test_one_future_of_so_many_is_played_to_the_end() -> None:
    seen = futures()
    wanted = []
    for _ in range(9):
        seen.add(THIS, 0.5)
        wanted.append(seen.wants_end(THIS))
    assert wanted == [True, False, False, False] * 2 + [True]


def test_every_choice_has_ends_of_its_own() -> None:
    seen = futures()
    for code in (THIS, THAT):
        seen.add(code, 0.5)
        assert seen.wants_end(code)


def test_the_chance_is_how_often_the_ends_were_won() -> None:
    seen, branch = filled(0.9, 0.9)
    for result in (1.0, 0.0, 0.0, 0.0):
        seen.end(0.9, result)
    assert seen.chance(branch) == pytest.approx(0.25)


def test_a_measure_that_says_nothing_about_winning_makes_no_difference() -> None:
    seen = futures()
    for _ in range(500):
        for worth, result in ((0.2, 1.0), (0.2, 0.0), (0.8, 1.0), (0.8, 0.0)):
            seen.end(worth, result)
    seen.add(THIS, 0.8)
    seen.add(THAT, 0.2)
    assert seen.chance(seen.branches[THIS]) == pytest.approx(seen.chance(seen.branches[THAT]), abs=0.01)


def test_a_measure_that_foretells_winning_is_taken_for_it() -> None:
    seen = futures()
    for _ in range(500):
        seen.end(0.4, 0.0)
        seen.end(0.6, 1.0)
    seen.add(THIS, 0.6)
    seen.add(THAT, 0.4)
    assert seen.chance(seen.branches[THIS]) > 0.9
    assert seen.chance(seen.branches[THAT]) < 0.1


def test_the_more_ends_are_seen_the_smaller_is_the_margin() -> None:
    few, branch = filled(0.5)
    many, _ = filled(0.5)
    for number in range(400):
        if number < 20:
            few.end(0.5, float(number % 2))
        many.end(0.5, float(number % 2))
    assert 0.15 < few.margin(branch) < 0.3
    assert 0.03 < many.margin(branch) < 0.06


def test_a_few_games_that_were_all_won_are_no_proof() -> None:
    seen, branch = filled(1.0)
    for _ in range(5):
        seen.end(1.0, 1.0)
    assert seen.margin(branch) > 0.2


def test_a_difference_within_the_noise_is_not_clear() -> None:
    seen = futures()
    for number in range(40):
        seen.add(THIS, 0.52 + 0.4 * (number % 2))
        seen.add(THAT, 0.50 + 0.4 * (number % 2))
    this, that = seen.branches[THIS], seen.branches[THAT]
    assert not seen.is_clear(this, that)


def test_a_difference_beyond_the_noise_is_clear() -> None:
    seen = futures()
    for number in range(40):
        seen.add(THIS, 0.60 + 0.1 * (number % 2))
        seen.add(THAT, 0.50 + 0.1 * (number % 2))
    this, that = seen.branches[THIS], seen.branches[THAT]
    assert seen.is_clear(this, that)
    assert not seen.is_clear(that, this)
