"""Zones and knowledge: who knows which piece after every kind of move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import PUBLIC
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import (
    ANT,
    BEE,
    CAT,
    DECK,
    DOG,
    GOLD,
    HAND,
    LEGS,
    MARKS,
    PILE,
    PURSE,
    ROLLED,
    SACK,
    TABLE,
    TEAM,
    Menagerie,
    really,
    seen,
    table,
)

ONLOOKER = None
EVERYBODY = 0b111 | PUBLIC


def known(state: State, zone: str) -> list[str]:
    """The zone as seats 0, 1, 2 and an onlooker see it."""
    return [seen(state, reader, zone) for reader in (0, 1, 2, ONLOOKER)]


# Reading


def test_a_zone_tells_its_pieces_from_the_bottom_to_the_top() -> None:
    state = table(2, {"deck": "bee ant ant cat"})
    assert state.size(DECK) == 4
    assert state.pieces(DECK) == [BEE, ANT, ANT, CAT]
    assert list(state.row(DECK)) == [BEE, ANT, ANT, CAT]
    assert state.at(DECK, 0) == BEE
    assert state.count(DECK, ANT) == 2
    assert state.count(DECK, DOG) == 0


@pytest.mark.parametrize(
    ("place", "after"), [(0, "dog bee ant cat"), (1, "bee dog ant cat"), (2, "bee ant dog cat"), (3, "bee ant cat dog")]
)
def test_a_piece_goes_to_any_place_of_an_ordered_zone(place: int, after: str) -> None:
    state = table(2, {"deck": "bee ant cat", "hand:0": "dog"})
    state.insert(DOG, HAND, DECK, place)
    assert really(state, "deck") == after
    assert seen(state, 0, "deck") == after.replace("bee", "?").replace("ant", "?").replace("cat", "?")


@pytest.mark.parametrize("place", [-1, 4])
def test_there_are_no_places_beyond_the_ends(place: int) -> None:
    state = table(2, {"deck": "bee ant cat", "hand:0": "dog"})
    with pytest.raises(RulesError, match=f"there is no place {place} in deck"):
        state.insert(DOG, HAND, DECK, place)


def test_the_top_piece_is_shown_and_no_other() -> None:
    state = table(3, {"deck": "bee ant cat"})
    state.show_top(DECK, 0b010)
    assert known(state, "deck") == ["? ? ?", "? ? cat", "? ? ?", "? ? ?"]


def test_a_set_is_kept_in_order_of_kinds() -> None:
    state = table(2, {"deck": "ant cat bee ant"})
    state.deal(DECK, HAND, 4)
    assert really(state, "hand:0") == "ant ant bee cat"


def test_worth_adds_up_what_pieces_are_worth() -> None:
    state = table(2, {"hand:0": "ant bee bee cat"})
    values = vec[i64]([1, 10, 100, 0, 0, 0])
    assert state.worth(HAND, values) == 121
    assert state.worth(HAND + 1, values) == 0


def test_numbers_are_public() -> None:
    state = table(2)
    state[ROLLED] = 5
    state[MARKS + 1] = -7
    for reader in (0, 1, ONLOOKER):
        assert state.view(reader).numbers == {"score": [0, 0], "rolled": 5, "marks": [0, -7]}


def test_numbers_in_a_row_can_be_set_together() -> None:
    state = table(2)
    state.set_all(MARKS, 2, 4)
    assert state.view().numbers == {"score": [0, 0], "rolled": 0, "marks": [4, 4]}


@pytest.mark.parametrize("listen", [True, False])
def test_a_state_knows_whether_anybody_listens(listen: bool) -> None:
    assert Menagerie().new(3, 1, listen=listen).is_heard() is listen


# Coming into the game


def test_new_pieces_are_known_to_whoever_sees_the_zone() -> None:
    game = Menagerie()
    state = game.blank(game.setup(3))
    state.push(1)
    state.advance()
    state.fill(HAND + 1, vec[i64]([1, 0, 1, 0, 0, 0]))
    state.fill(TABLE, vec[i64]([0, 2, 0, 0, 0, 0]))
    assert known(state, "hand:1") == ["? ?", "ant cat", "? ?", "? ?"]
    assert known(state, "table") == ["bee bee"] * 4


# Drawing and playing


def test_a_drawn_piece_is_known_to_its_owner_only() -> None:
    state = table(3, {"deck": "ant bee cat"})
    assert state.draw(DECK, HAND + 1) == CAT
    assert known(state, "hand:1") == ["?", "cat", "?", "?"]
    assert known(state, "deck") == ["? ?"] * 4


def test_pieces_are_dealt_from_the_top() -> None:
    state = table(3, {"deck": "ant bee cat"})
    state.deal(DECK, HAND, 2)
    assert really(state, "hand:0") == "bee cat"
    assert really(state, "deck") == "ant"


def test_a_piece_on_the_table_is_known_to_all() -> None:
    state = table(3, {"hand:0": "ant bee"})
    state.move(ANT, HAND, TABLE)
    assert known(state, "table") == ["ant"] * 4
    assert known(state, "hand:0") == ["bee", "?", "?", "?"]


def test_a_piece_given_away_is_known_to_both() -> None:
    state = table(3, {"hand:0": "ant bee", "hand:1": "cat"})
    state.move(ANT, HAND, HAND + 1)
    assert known(state, "hand:1") == ["ant ?", "ant cat", "? ?", "? ?"]


def test_a_piece_put_away_face_down_is_known_to_whoever_had_it() -> None:
    state = table(3, {"hand:0": "ant bee"})
    state.move(ANT, HAND, SACK)
    assert known(state, "sack") == ["ant", "?", "?", "?"]


def test_the_hand_of_a_team_is_known_to_its_side() -> None:
    state = table(4, {"deck": "ant bee"}, teams=True)
    state.draw(DECK, TEAM + 2)
    assert [seen(state, reader, "team:2") for reader in (0, 1, 2, 3, ONLOOKER)] == ["bee", "?", "bee", "?", "?"]


def test_pieces_of_one_kind_are_alike_wherever_they_come_from() -> None:
    one = table(3, {"deck": "ant ant", "hand:0": "bee"})
    two = table(3, {"deck": "ant ant", "hand:0": "bee"})
    one.put_under(BEE, HAND, DECK)
    one.draw(DECK, HAND + 1)
    two.draw(DECK, HAND + 1)
    two.put_under(BEE, HAND, DECK)
    assert one.hash() == two.hash()


# Under the deck


def test_a_known_piece_under_the_deck_stays_known_there() -> None:
    state = table(3, {"deck": "ant bee", "hand:0": "cat dog"})
    state.put_under(CAT, HAND, DECK)
    assert really(state, "deck") == "cat ant bee"
    assert known(state, "deck") == ["cat ? ?", "? ? ?", "? ? ?", "? ? ?"]


def test_it_is_still_known_when_somebody_else_draws_it() -> None:
    state = table(3, {"deck": "ant", "hand:0": "cat dog"})
    state.put_under(CAT, HAND, DECK)
    state.deal(DECK, HAND + 1, 2)
    assert known(state, "hand:1") == ["cat ?", "ant cat", "? ?", "? ?"]


def test_what_everybody_saw_go_under_the_deck_is_known_when_it_is_drawn() -> None:
    state = table(3, {"deck": "ant", "table": "cat"})
    state.put_under(CAT, TABLE, DECK)
    assert known(state, "deck") == ["cat ?"] * 4
    state.deal(DECK, HAND + 2, 2)
    assert known(state, "hand:2") == ["cat ?", "cat ?", "ant cat", "cat ?"]


def test_a_piece_that_is_moved_out_of_an_ordered_zone_leaves_a_place_that_everybody_sees() -> None:
    state = table(3, {"table": "ant bee ant"})
    state.move(ANT, TABLE, SACK)
    assert known(state, "table") == ["bee ant"] * 4
    assert known(state, "sack") == ["ant"] * 4


# Shuffling and gathering


def test_shuffling_forgets_places() -> None:
    state = table(3, {"deck": "ant bee", "hand:0": "cat"})
    state.put_under(CAT, HAND, DECK)
    state.shuffle(DECK)
    assert known(state, "deck") == ["? ? ?"] * 4
    assert sorted(really(state, "deck").split()) == ["ant", "bee", "cat"]


def test_shuffling_what_lies_face_up_hides_nothing() -> None:
    state = table(3, {"table": "ant bee cat"})
    state.shuffle(TABLE)
    assert known(state, "table") == [really(state, "table")] * 4


def test_gathered_pieces_are_known_only_to_whoever_sees_their_new_place() -> None:
    state = table(3, {"table": "ant bee", "hand:0": "cat", "deck": "dog"})
    state.gather(TABLE, DECK)
    state.gather(HAND, DECK)
    assert really(state, "deck") == "dog ant bee cat"
    assert really(state, "table") == really(state, "hand:0") == ""
    assert known(state, "deck") == ["? ? ? ?"] * 4


def test_pieces_gathered_face_up_are_known_to_all() -> None:
    state = table(3, {"deck": "ant bee", "table": "cat"})
    state.gather(DECK, TABLE)
    assert known(state, "table") == ["cat ant bee"] * 4


# Showing


def test_showing_a_hand_makes_it_known_to_those_it_is_shown_to() -> None:
    state = table(3, {"hand:0": "ant bee"})
    state.show(HAND, 0b010)
    assert known(state, "hand:0") == ["ant bee", "ant bee", "? ?", "? ?"]


def test_showing_it_to_everybody_includes_onlookers() -> None:
    state = table(3, {"hand:0": "ant bee"})
    state.show(HAND, EVERYBODY)
    assert known(state, "hand:0") == ["ant bee"] * 4


def test_what_was_shown_stays_known() -> None:
    state = table(3, {"hand:0": "bee", "deck": "cat ant"})
    state.show(HAND, EVERYBODY)
    state.deal(DECK, HAND, 2)
    assert known(state, "hand:0") == ["ant bee cat", *["bee ? ?"] * 3]


def test_showing_a_group_shows_only_that_group() -> None:
    state = table(3, {"hand:0": "ant bee cat dog"})
    state.show_group(HAND, LEGS, 4, EVERYBODY)
    assert known(state, "hand:0") == ["ant bee cat dog", *["cat dog ? ?"] * 3]


@pytest.mark.parametrize("other", ["ant", "cat"])
def test_showing_a_hand_tells_nothing_by_the_order(other: str) -> None:
    """Who knows the bee, and not the other piece, does not hear either which of them comes first."""
    state = table(3, {"hand:0": " ".join(sorted(["bee", other]))})
    state.show_group(HAND, vec[i64]([int(kind == BEE) for kind in range(DOG + 1)]), 1, 0b100)
    state.listen()
    state.show(HAND, 0b010)
    told = [state.setup.game.event(entry, 0b100).data["piece"] for entry in state.deafen()]
    assert told == [None, "bee"]


def test_only_the_top_of_a_pile_can_be_looked_at() -> None:
    state = table(3, {"hand:0": "ant bee cat"})
    for kind in (BEE, ANT):
        state.move(kind, HAND, PILE)
    assert known(state, "pile") == ["? ant"] * 4


def test_the_piece_below_the_top_shows_when_the_top_is_gone() -> None:
    state = table(3, {"pile": "bee ant"})
    state.draw(PILE, HAND + 1)
    assert known(state, "pile") == ["bee"] * 4
    assert known(state, "hand:1") == ["ant"] * 4


# Forgetting


def test_a_hidden_move_out_of_a_shown_hand_makes_the_blind_forget_that_hand() -> None:
    state = table(3, {"hand:0": "ant bee cat"})
    state.show(HAND, 0b010)
    state.move(BEE, HAND, SACK)
    assert known(state, "hand:0") == ["ant cat", "? ?", "? ?", "? ?"]
    assert known(state, "sack") == ["bee", "?", "?", "?"]


def test_whoever_receives_the_piece_is_not_blind() -> None:
    state = table(3, {"hand:0": "ant bee cat"})
    state.show(HAND, 0b110)
    state.move(BEE, HAND, HAND + 1)
    assert known(state, "hand:0") == ["ant cat", "ant cat", "? ?", "? ?"]
    assert known(state, "hand:1") == ["bee", "bee", "?", "?"]


def test_a_visible_move_out_of_a_shown_hand_lets_nobody_forget_the_rest() -> None:
    state = table(3, {"hand:0": "ant bee cat"})
    state.show(HAND, EVERYBODY)
    state.move(BEE, HAND, TABLE)
    assert known(state, "hand:0") == ["ant cat"] * 4


def test_a_hand_of_which_nothing_was_seen_has_nothing_to_forget() -> None:
    state = table(3, {"hand:0": "ant bee cat", "hand:1": "dog"})
    state.show(HAND + 1, EVERYBODY)
    state.move(BEE, HAND, SACK)
    assert known(state, "hand:1") == ["dog"] * 4


def test_the_owner_never_forgets() -> None:
    state = table(3, {"hand:0": "ant ant bee"})
    state.show(HAND, 0b010)
    state.move(ANT, HAND, SACK)
    assert seen(state, 0, "hand:0") == "ant bee"


@pytest.mark.parametrize("seen_first", [True, False])
def test_of_two_alike_the_seen_one_may_be_the_one_that_left(seen_first: bool) -> None:
    """Seat 1 has seen one of two ants; when an ant is played, it may have been that one."""
    state = table(3, {"hand:1": "ant", "deck": "ant"})
    if seen_first:
        state.move(ANT, HAND + 1, HAND)
        state.draw(DECK, HAND)
    else:
        state.draw(DECK, HAND)
        state.move(ANT, HAND + 1, HAND)
    assert known(state, "hand:0") == ["ant ant", "ant ?", "? ?", "? ?"]
    state.move(ANT, HAND, TABLE)
    assert known(state, "hand:0") == ["ant", "?", "?", "?"]


def test_of_three_alike_of_which_two_were_seen_one_is_still_known() -> None:
    state = table(3, {"hand:0": "ant ant", "deck": "ant"})
    state.show(HAND, 0b010)
    state.draw(DECK, HAND)
    state.move(ANT, HAND, TABLE)
    assert known(state, "hand:0") == ["ant ant", "ant ?", "? ?", "? ?"]


def test_when_an_unseen_one_of_three_alike_leaves_one_of_the_two_seen_is_still_known() -> None:
    state = table(3, {"deck": "ant", "hand:1": "ant ant"})
    state.draw(DECK, HAND)
    state.move(ANT, HAND + 1, HAND)
    state.move(ANT, HAND + 1, HAND)
    state.move(ANT, HAND, TABLE)
    assert known(state, "hand:0") == ["ant ant", "ant ?", "? ?", "? ?"]


def test_alike_copies_that_different_seats_have_seen_are_both_forgotten() -> None:
    """Seat 1 gave one ant, seat 2 the other; when one is played, neither is sure of the rest."""
    state = table(3, {"hand:1": "ant", "hand:2": "ant"})
    state.move(ANT, HAND + 1, HAND)
    state.move(ANT, HAND + 2, HAND)
    assert known(state, "hand:0") == ["ant ant", "ant ?", "ant ?", "? ?"]
    state.move(ANT, HAND, TABLE)
    assert known(state, "hand:0") == ["ant", "?", "?", "?"]


def test_who_has_seen_both_of_two_alike_still_knows_one() -> None:
    state = table(3, {"hand:1": "ant", "hand:2": "ant"})
    state.move(ANT, HAND + 1, HAND)
    state.move(ANT, HAND + 2, HAND)
    state.show(HAND, 0b100)
    state.move(ANT, HAND, TABLE)
    assert known(state, "hand:0") == ["ant", "?", "ant", "?"]


# What cannot be


def test_nothing_can_be_drawn_from_an_empty_zone() -> None:
    state = table(2, {"hand:0": "ant"})
    with pytest.raises(RulesError, match="nothing can be drawn: deck is empty"):
        state.draw(DECK, HAND)
    assert really(state, "hand:0") == "ant"


def test_more_cannot_be_dealt_than_there_is() -> None:
    state = table(2, {"deck": "ant bee"})
    with pytest.raises(RulesError, match="nothing can be drawn: deck is empty"):
        state.deal(DECK, HAND, 3)


def test_a_piece_that_is_not_there_cannot_be_moved() -> None:
    state = table(2, {"hand:1": "ant"})
    with pytest.raises(RulesError, match="there is no bee in hand:1"):
        state.move(BEE, HAND + 1, TABLE)
    with pytest.raises(RulesError, match="there is no ant in purse:0"):
        state.put_under(ANT, PURSE, DECK)


FILLERS: dict[str, Callable[[State], object]] = {
    "move": lambda state: state.move(BEE, HAND, TABLE),
    "draw": lambda state: state.draw(DECK, TABLE),
    "put_under": lambda state: state.put_under(BEE, HAND, TABLE),
    "gather": lambda state: state.gather(DECK, TABLE),
}


@pytest.mark.parametrize("verb", FILLERS)
def test_a_full_zone_takes_no_more(verb: str) -> None:
    state = table(2, {"table": "ant ant ant", "deck": "bee", "hand:0": "bee"})
    with pytest.raises(RulesError, match="there is no room in table for 1 more"):
        FILLERS[verb](state)


def test_a_zone_cannot_be_filled_with_more_than_it_holds() -> None:
    state = table(2)
    with pytest.raises(RulesError, match="there is no room in table for 4 more"):
        state.fill(TABLE, vec[i64]([4, 0, 0, 0, 0, 0]))


def test_a_zone_is_filled_only_once() -> None:
    state = table(2, {"table": "cat"})
    with pytest.raises(RulesError, match="table"):
        state.fill(TABLE, vec[i64]([1, 0, 0, 0, 0, 0]))
    assert really(state, "table") == "cat"


def test_a_piece_in_a_zone_for_another_back_is_found() -> None:
    state = table(2, {"hand:0": "ant", "purse:0": "gold"})
    assert state.invariants() == []
    state.move(GOLD, PURSE, HAND)
    assert state.invariants() == ["hand:0 holds a gold, which has another back"]


def test_a_lost_piece_is_found() -> None:
    state = table(2, {"hand:0": "ant bee"})
    state.sizes[HAND] -= 1
    assert state.invariants() == ["there are 0 of bee, not 1"]


def test_a_set_out_of_order_is_found() -> None:
    state = table(2, {"hand:0": "ant bee"})
    first = state.start[HAND]
    state.kinds[first], state.kinds[first + 1] = state.kinds[first + 1], state.kinds[first]
    assert state.invariants() == ["hand:0 is not sorted"]


def test_a_set_has_no_top_and_no_order() -> None:
    state = table(2, {"hand:0": "ant bee"})
    with pytest.raises(RulesError, match="hand:0 cannot be shuffled: it is not ordered"):
        state.shuffle(HAND)
    with pytest.raises(RulesError, match="hand:0 has no top to draw from: it is not ordered"):
        state.draw(HAND, TABLE)
