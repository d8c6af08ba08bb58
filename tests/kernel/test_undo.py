"""Taking back: the own last move, as long as nothing hidden has come to light."""

from __future__ import annotations

import pytest

import tabletown
from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.record import Record
from tests.kernel.menagerie.game import (
    ANT,
    DECK,
    DRAW,
    GIVE,
    GROUP,
    HAND,
    NO,
    PASS,
    PLAY,
    POINT,
    ROLL,
    SHOW,
    SHUFFLE,
    UNDER,
    VOTE,
    YES,
    Menagerie,
    seen,
    table,
)


def record(seats: int = 3, seed: int = 1) -> Record:
    return Record(Menagerie(), seats, seed)


def own(played: Record, first: int) -> int:
    """What the acting seat can do with a card of its own."""
    seat = played.state.actors()[0]
    return next(code for code in played.state.legal(seat) if code >= first)


def refused(played: Record, seat: int) -> IllegalAction:
    before = played.state.hash(), list(played.moves)
    assert not played.can_undo(seat)
    with pytest.raises(IllegalAction) as refusal:
        played.undo(seat)
    assert (played.state.hash(), played.moves) == before
    assert refusal.value.clause == "MEN-TRN-01"
    return refusal.value


@pytest.mark.parametrize("verb", [PASS, POINT, SHOW, PLAY, UNDER, GIVE])
def test_a_move_with_what_its_seat_knows_can_be_taken_back(verb: int) -> None:
    played = record()
    before = played.state.hash()
    played.apply(0, own(played, verb) if verb >= PLAY else verb)
    assert played.can_undo(0)
    played.undo(0)
    assert played.state.hash() == before
    assert played.moves == []
    assert len(played.journals) == 1


@pytest.mark.parametrize("verb", [DRAW, ROLL, SHUFFLE, GROUP])
def test_what_has_come_to_light_cannot_be_taken_back(verb: int) -> None:
    played = record()
    played.apply(0, verb)
    refusal = refused(played, 0)
    assert refusal.message == "refuse-undo-barrier"
    assert refusal.text.startswith("That cannot be taken back: something hidden has come to light")


def test_a_move_after_which_the_next_player_draws_cannot_be_taken_back() -> None:
    played = Record(tabletown.game("crimson"), 3, 1)
    seat = played.state.actors()[0]
    played.apply(seat, played.state.legal(seat)[0])
    assert not played.can_undo(seat)
    with pytest.raises(IllegalAction, match="something hidden has come to light"):
        played.undo(seat)


def without_deck() -> Record:
    """Two players have drawn everything, and seat 0 is to move."""
    played = record(2)
    for seat in (0, 1):
        while DRAW in played.state.legal(seat) and played.state.size(HAND + seat) < 6:
            played.apply(seat, DRAW)
        played.apply(seat, PASS)
    assert played.state.size(DECK) == 0
    return played


def test_drawing_a_card_that_one_knows_is_no_barrier() -> None:
    played = without_deck()
    played.apply(0, own(played, UNDER))
    played.apply(0, DRAW)
    assert played.can_undo(0)


def test_drawing_a_card_that_only_others_know_is_a_barrier() -> None:
    played = without_deck()
    played.apply(0, PASS)
    played.apply(1, own(played, UNDER))
    played.apply(1, PASS)
    played.apply(0, own(played, PLAY))
    played.apply(0, DRAW)
    assert refused(played, 0).message == "refuse-undo-barrier"


def test_learning_that_somebody_has_none_of_a_group_is_a_barrier() -> None:
    state = table(2, {"hand:1": "cat dog"})
    before = state.barrier
    state.apply(0, GROUP)
    assert seen(state, 0, "hand:1") == "? ?"
    assert state.barrier > before


def test_asking_for_what_one_knows_already_is_no_barrier() -> None:
    state = table(2, {"hand:1": "ant cat"})
    state.show(HAND + 1, 0b01)
    before = state.barrier
    state.apply(0, GROUP)
    assert state.barrier == before


def test_two_moves_can_be_taken_back_one_after_the_other() -> None:
    played = record()
    hashes = [played.state.hash()]
    for _ in range(2):
        played.apply(0, POINT)
        hashes.append(played.state.hash())
    played.undo(0)
    assert played.state.hash() == hashes[1]
    played.undo(0)
    assert played.state.hash() == hashes[0]
    assert refused(played, 0).message == "refuse-undo-other"


def test_taking_back_ends_at_the_barrier() -> None:
    played = record()
    for code in (POINT, DRAW, POINT):
        played.apply(0, code)
    played.undo(0)
    assert refused(played, 0).message == "refuse-undo-barrier"
    assert played.moves == [(0, POINT), (0, DRAW)]


def test_a_move_that_was_taken_back_can_be_played_again() -> None:
    played = record()
    played.apply(0, POINT)
    after = played.state.hash()
    played.undo(0)
    played.apply(0, POINT)
    assert played.state.hash() == after
    assert [[event.kind for event in told] for told in played.events(0)[1:]] == [["table-changed"]]


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert refused(record(), 0).message == "refuse-undo-other"


def test_only_the_own_move_can_be_taken_back() -> None:
    played = record()
    played.apply(0, POINT)
    refusal = refused(played, 1)
    assert refusal.message == "refuse-undo-other"
    assert refusal.text == "Only your own last move can be taken back, and only until somebody else moves."


def test_a_move_cannot_be_taken_back_after_another_seat_moved() -> None:
    played = record()
    played.apply(0, PASS)
    played.apply(1, POINT)
    assert refused(played, 0).message == "refuse-undo-other"


def test_when_the_other_takes_back_one_can_again() -> None:
    played = record()
    played.apply(0, PASS)
    played.apply(1, POINT)
    played.undo(1)
    played.undo(0)
    assert played.moves == []


def test_a_sealed_choice_can_be_taken_back_until_the_others_have_chosen() -> None:
    played = record()
    played.apply(0, VOTE)
    played.apply(1, YES)
    played.undo(1)
    assert played.state.actors() == [0, 1, 2]
    assert played.state.sealed(1) == -1


def test_a_sealed_choice_cannot_be_taken_back_after_another_seat_chose() -> None:
    played = record()
    played.apply(0, VOTE)
    played.apply(1, YES)
    played.apply(2, NO)
    assert refused(played, 1).message == "refuse-undo-other"


def test_a_choice_that_opened_all_sealed_ones_cannot_be_taken_back() -> None:
    played = record()
    played.apply(0, VOTE)
    for seat in range(3):
        played.apply(seat, YES)
    for seat in range(3):
        refusal = refused(played, seat)
        assert refusal.message == ("refuse-undo-barrier" if seat == 2 else "refuse-undo-other")


def test_an_illegal_move_leaves_what_can_be_taken_back() -> None:
    played = record()
    played.apply(0, POINT)
    with pytest.raises(IllegalAction):
        played.apply(1, PLAY + ANT)
    assert played.can_undo(0)
    assert played.moves == [(0, POINT)]
    assert len(played.journals) == 2
