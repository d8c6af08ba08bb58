"""Recalling: who knows that a piece lies in one of several zones, although somebody has spread them out of sight."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.layout import PUBLIC
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import ANT, BEE, CAT, DECK, HAND, SACK, TABLE, really, seen, table

CIRCLES = {HAND + 1: 1, HAND + 2: 2, SACK: 2}
"""The hands of seats 1 and 2 and the sack belong together; the hand of seat 2 and the sack more closely."""
ALL = 0b111 | PUBLIC


def spread(shown_to: int = 0b001, zones: dict[str, str] | None = None) -> State:
    """Somebody has seen the hand of seat 1, before this seat has spread it over two hands and the sack."""
    state = table(3, zones or {"deck": "dog dog", "hand:1": "ant bee cat"}, circles=CIRCLES)
    state.show(HAND + 1, shown_to)
    state.recall(HAND + 1, 1)
    return state


def give(state: State, *kinds: int, to: int = SACK) -> State:
    for kind in kinds:
        state.move(kind, HAND + 1, to)
    return state


def worlds(state: State, seat: int | None, tries: int = 60) -> list[State]:
    return [state.imagine(seat, seed) for seed in range(tries)]


def together(world: State) -> str:
    return " ".join(sorted(f"{really(world, 'hand:1')} {really(world, 'hand:2')} {really(world, 'sack')}".split()))


def test_whoever_recalls_pieces_imagines_them_in_their_circle_but_does_not_know_where() -> None:
    state = give(spread(), CAT)
    assert seen(state, 0, "hand:1") == "? ?"
    assert {together(world) for world in worlds(state, 0)} == {"ant bee cat"}
    assert {really(world, "sack") for world in worlds(state, 0)} == {"ant", "bee", "cat"}


def test_nobody_else_imagines_them_there() -> None:
    state = give(spread(), CAT)
    assert len({together(world) for world in worlds(state, 2)}) > 1


def test_what_everybody_recalls_onlookers_recall_too() -> None:
    state = give(spread(ALL), CAT)
    assert {together(world) for world in worlds(state, None)} == {"ant bee cat"}


def test_who_recalls_nothing_imagines_as_if_nobody_did() -> None:
    zones = {"deck": "dog dog", "hand:1": "ant bee cat"}
    plain = give(table(3, zones), CAT)
    assert [together(world) for world in worlds(plain, 2)] == [
        together(world) for world in worlds(give(spread(), CAT), 2)
    ]


def test_worlds_do_not_tell_what_others_recall() -> None:
    """Seat 0 has seen the hand; to seat 2 it is the same whether it was this one or another."""
    one = give(spread(), CAT)
    two = give(spread(zones={"deck": "dog cat", "hand:1": "ant bee dog"}), BEE)
    assert [world.hash() for world in worlds(one, 2)] == [world.hash() for world in worlds(two, 2)]


def test_every_place_in_the_circle_is_equally_likely() -> None:
    state = give(spread(), CAT)
    counts = Counter(really(world, "sack") for world in worlds(state, 0, 1200))
    assert all(330 < counts[piece] < 470 for piece in ("ant", "bee", "cat"))


def test_a_narrower_circle_has_fewer_places() -> None:
    state = give(spread(), BEE, CAT)
    state.show(SACK, 0b001)
    state.recall(SACK, 2)
    state.move(CAT, SACK, HAND + 2)
    assert {really(world, "hand:1") for world in worlds(state, 0)} == {"ant"}
    assert {really(world, "sack") for world in worlds(state, 0)} == {"bee", "cat"}


# Seeing a recalled piece


def test_a_recalled_piece_that_is_shown_is_recalled_no_more() -> None:
    state = give(spread(), CAT)
    state.recognise(CAT, SACK, ALL)
    state.move(CAT, SACK, TABLE)
    assert {really(world, "hand:1") for world in worlds(state, 0)} == {"ant bee"}


def test_an_alike_piece_that_is_shown_is_taken_for_the_recalled_one() -> None:
    """Seat 0 recalls one of two ants. Whichever is shown: of the other one it knows nothing."""
    for seen_first in (True, False):
        state = table(3, {"deck": "dog dog", "hand:1": "bee", "hand:0": "ant", "sack": "ant"}, circles=CIRCLES)
        state.move(ANT, HAND, HAND + 1)
        state.show(HAND + 1, 0b001)
        state.recall(HAND + 1, 1)
        give(state, BEE, to=HAND + 2)
        zone = HAND + 1 if seen_first else SACK
        state.recognise(ANT, zone, ALL)
        state.move(ANT, zone, TABLE)
        assert len({together(world) for world in worlds(state, 0)}) > 1
        assert all("bee" in together(world) for world in worlds(state, 0))


def test_a_piece_that_is_known_to_be_there_is_not_taken_for_a_recalled_one() -> None:
    """Seat 0 knows an ant in the hand of seat 2, and recalls another one."""
    state = spread(zones={"deck": "dog dog", "hand:1": "ant bee", "hand:2": "ant"})
    give(state, ANT)
    state.show(HAND + 2, 0b001)
    state.recognise(ANT, HAND + 2, ALL)
    state.move(ANT, HAND + 2, TABLE)
    assert {together(world) for world in worlds(state, 0)} == {"ant bee"}


def test_of_two_alike_pieces_in_a_zone_the_known_one_is_seen_first() -> None:
    state = spread(zones={"deck": "dog dog", "hand:1": "ant bee", "table": "ant"})
    give(state, ANT, to=HAND + 2)
    state.move(ANT, TABLE, HAND + 2)
    state.recognise(ANT, HAND + 2, ALL)
    state.move(ANT, HAND + 2, TABLE)
    assert {together(world) for world in worlds(state, 0)} == {"ant bee"}


def test_outside_of_all_circles_nothing_is_recognised() -> None:
    state = give(spread(zones={"deck": "dog dog", "hand:1": "ant bee", "hand:0": "ant"}), ANT)
    before = state.hash()
    state.recognise(ANT, HAND, ALL)
    assert state.hash() == before


def test_what_is_shown_to_all_is_recalled_by_nobody() -> None:
    state = spread()
    state.show(HAND + 1, ALL)
    assert {int(state.known_by[state.start[HAND + 1] + i]) for i in range(3)} == {ALL}


# Positions


def test_a_game_without_circles_keeps_no_marks() -> None:
    state = table(3, {"deck": "dog dog", "hand:1": "ant bee cat"})
    before = state.hash()
    state.recognise(ANT, HAND + 1, ALL)
    assert state.hash() == before


def test_what_is_recalled_is_saved_and_loaded() -> None:
    state = give(spread(), CAT)
    loaded = state.setup.game.load(state.dump())
    assert loaded.hash() == state.hash()
    assert {together(world) for world in worlds(loaded, 0)} == {"ant bee cat"}


@pytest.mark.parametrize("marks", [1 << 32, 1 << 48, 1 << 20, 1 << 31])
def test_no_position_is_loaded_in_which_somebody_recalls_what_cannot_be(marks: int) -> None:
    """A circle too narrow for this zone; or a seat that is not there."""
    state = spread()
    data = state.dump()
    pieces = cast(dict[str, list[list[object]]], data["zones"])["hand:1"]
    pieces[0][1] = 0b010 | marks
    with pytest.raises(BadInput, match="nobody can recall to be there"):
        state.setup.game.load(data)


def test_rules_that_move_a_recalled_piece_out_of_its_circle_are_faulty() -> None:
    state = spread()
    for kind in (ANT, BEE, CAT):
        state.put_under(kind, HAND + 1, DECK)
    with pytest.raises(RulesError, match="recalled in a circle that has no place for it"):
        state.imagine(0, 1)
