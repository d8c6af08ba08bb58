"""Imagined worlds: what a seat knows is kept, everything else is dealt anew, and chance starts anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tabletown.kernel.errors import RulesError
from tabletown.kernel.records import encode
from tabletown.kernel.rng import WORLDS, Rng
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import (
    ANT,
    BEE,
    CAT,
    DECK,
    DRAW,
    END,
    GIVE,
    HAND,
    IDLE,
    NO,
    PASS,
    PLAY,
    SACK,
    SHOW,
    SHUFFLE,
    TABLE,
    VOTE,
    YES,
    Menagerie,
    really,
    table,
)

AUDIENCES = [0, 1, 2, None]


def muddle(seed: int) -> State:
    """A position after some random moves, in which everybody knows something else."""
    state = Menagerie().new(3, seed)
    rng = Rng(seed)
    wanted = (PASS, DRAW, SHOW, *range(PLAY, GIVE + 6))
    for _ in range(25):
        seat = state.actors()[0]
        codes = [code for code in state.legal(seat) if code in wanted]
        state.apply(seat, codes[rng.below(len(codes))])
        if state.size(TABLE) == 3:
            break
    return state


def vote() -> State:
    """Seats 0 and 1 have voted in secret, seat 2 has not."""
    state = Menagerie().new(3, 1)
    state.apply(0, VOTE)
    state.apply(0, YES)
    state.apply(1, NO)
    return state


def chi_square(counts: Counter[str], worlds: int, tries: int) -> float:
    expected = tries / worlds
    return sum((times - expected) ** 2 / expected for times in counts.values())


def counted(state: State, seat: int | None, tries: int, told: Callable[[State], str]) -> Counter[str]:
    return Counter(told(state.imagine(seat, seed)) for seed in range(tries))


# What is kept


@pytest.mark.parametrize("seat", AUDIENCES)
@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_world_looks_the_same(seed: int, seat: int | None) -> None:
    state = muddle(seed)
    assert encode(state.imagine(seat, 5).view(seat)) == encode(state.view(seat))


@pytest.mark.parametrize("seat", AUDIENCES)
@pytest.mark.parametrize("seed", range(8))
def test_no_piece_is_lost_or_made_up(seed: int, seat: int | None) -> None:
    assert muddle(seed).imagine(seat, 5).invariants() == []


def test_imagining_leaves_the_real_world_alone() -> None:
    state = muddle(3)
    before = state.hash()
    state.imagine(1, 5)
    assert state.hash() == before


def test_an_imagined_world_is_independent() -> None:
    state = muddle(3)
    before = state.hash()
    world = state.imagine(0, 5)
    world.apply(world.actors()[0], PASS)
    assert state.hash() == before


def test_the_own_hand_is_kept() -> None:
    state = table(2, {"deck": "ant bee", "hand:0": "cat", "hand:1": "dog"})
    assert {really(state.imagine(0, seed), "hand:0") for seed in range(20)} == {"cat"}


def test_a_known_place_in_the_deck_is_kept() -> None:
    state = table(2, {"deck": "ant bee", "hand:0": "cat", "hand:1": "dog"})
    state.put_under(CAT, HAND, DECK)
    worlds = [really(state.imagine(0, seed), "deck").split() for seed in range(20)]
    assert {world[0] for world in worlds} == {"cat"}
    assert len({world[1] for world in worlds}) > 1


def test_what_was_shown_is_kept() -> None:
    state = table(3, {"deck": "ant bee cat", "hand:1": "dog"})
    state.show(HAND + 1, 0b100)
    state.draw(DECK, HAND + 1)
    assert {"dog" in really(state.imagine(2, seed), "hand:1") for seed in range(20)} == {True}
    assert {"dog" in really(state.imagine(0, seed), "hand:1") for seed in range(40)} == {True, False}


def test_an_onlooker_knows_only_the_table() -> None:
    state = table(2, {"deck": "ant", "hand:0": "bee", "hand:1": "cat", "table": "dog"})
    worlds = [state.imagine(None, seed) for seed in range(60)]
    assert {really(world, "table") for world in worlds} == {"dog"}
    for zone in ("deck", "hand:0", "hand:1"):
        assert {really(world, zone) for world in worlds} == {"ant", "bee", "cat"}


def test_side_mates_know_each_others_hands() -> None:
    state = table(4, {"team:0": "ant", "team:1": "bee", "team:2": "cat", "team:3": "dog"}, teams=True)
    worlds = [state.imagine(0, seed) for seed in range(20)]
    assert {(really(world, "team:0"), really(world, "team:2")) for world in worlds} == {("ant", "cat")}
    assert {really(world, "team:1") for world in worlds} == {"bee", "dog"}


def test_pieces_with_different_backs_are_never_mixed() -> None:
    state = table(2, {"deck": "ant bee", "hand:1": "cat", "bag": "tin gold", "purse:1": "gold"})
    for seed in range(50):
        world = state.imagine(0, seed)
        assert world.invariants() == []
        assert {*really(world, "bag").split(), *really(world, "purse:1").split()} == {"tin", "gold"}


def test_pieces_of_every_back_are_dealt_anew() -> None:
    state = table(2, {"deck": "ant bee", "hand:1": "cat", "bag": "tin gold", "purse:1": "gold"})
    assert {really(state.imagine(0, seed), "purse:1") for seed in range(50)} == {"tin", "gold"}
    assert {really(state.imagine(0, seed), "hand:1") for seed in range(50)} == {"ant", "bee", "cat"}


# On what it depends


@pytest.mark.parametrize("seat", AUDIENCES)
@pytest.mark.parametrize("seed", range(8))
def test_worlds_that_look_the_same_are_imagined_the_same(seed: int, seat: int | None) -> None:
    state = muddle(seed)
    other = state.imagine(seat, "another")
    assert other.imagine(seat, 7).hash() == state.imagine(seat, 7).hash()


def test_what_others_know_may_move_but_the_outcome_is_the_same() -> None:
    """In two real worlds seat 2 has been shown one of two cards; to seat 1 they look the same."""
    one = table(3, {"hand:0": "ant bee"})
    two = table(3, {"hand:0": "ant bee"})
    one.move(ANT, HAND, HAND + 2)
    one.move(ANT, HAND + 2, HAND)
    two.move(BEE, HAND, HAND + 2)
    two.move(BEE, HAND + 2, HAND)
    assert encode(one.view(1)) == encode(two.view(1))
    assert one.imagine(1, 3).hash() == two.imagine(1, 3).hash()


def test_the_same_seed_imagines_the_same() -> None:
    state = muddle(1)
    assert state.imagine(0, 5).hash() == state.imagine(0, "5").hash()
    assert state.imagine(0, 5).hash() != state.imagine(0, 6).hash()


def test_chance_starts_anew() -> None:
    state = Menagerie().new(2, 1)
    shuffled = set()
    for seed in range(20):
        world = state.imagine(0, seed)
        assert world.rng.words() != state.rng.words()
        before = really(world, "deck")
        world.apply(0, SHUFFLE)
        shuffled.add((before, really(world, "deck")))
    assert len(shuffled) > 15


def test_the_future_says_nothing_about_the_real_future() -> None:
    """The dice of imagined worlds do not repeat those of the real one."""
    state = Menagerie().new(2, 1)
    real = state.clone().random(10**6)
    imagined = {state.imagine(0, seed).random(10**6) for seed in range(30)}
    assert real not in imagined
    assert len(imagined) == 30


# How likely


def test_every_order_of_a_deck_is_equally_likely() -> None:
    state = table(2, {"deck": "ant bee cat dog"})
    counts = counted(state, 0, 2400, lambda world: really(world, "deck"))
    assert len(counts) == 24
    assert chi_square(counts, 24, 2400) < 50  # 23 degrees of freedom: 49.7 is the one in a thousand


def test_every_deal_is_equally_likely() -> None:
    state = table(3, {"deck": "ant bee", "hand:1": "cat", "hand:2": "dog"})
    counts = counted(state, 0, 2400, lambda world: "/".join(really(world, zone) for zone in ("hand:1", "hand:2")))
    assert len(counts) == 12
    assert chi_square(counts, 12, 2400) < 31.3  # 11 degrees of freedom


def test_alike_pieces_are_likelier_the_more_there_are() -> None:
    state = table(2, {"deck": "ant ant", "hand:1": "bee"})
    counts = counted(state, 0, 3000, lambda world: really(world, "hand:1"))
    assert 1900 < counts["ant"] < 2100
    assert 900 < counts["bee"] < 1100


# What everybody knows not to be


def test_a_piece_is_never_imagined_where_it_is_ruled_out() -> None:
    zones = {"deck": "ant ant bee", "hand:1": "bee cat", "hand:2": "ant dog"}
    state = table(3, zones, impossible={(HAND + 1, ANT), (HAND + 2, CAT)})
    for seed in range(200):
        world = state.imagine(0, seed)
        assert "ant" not in really(world, "hand:1")
        assert "cat" not in really(world, "hand:2")
        assert world.invariants() == []


def test_only_unseen_pieces_are_ruled_out() -> None:
    state = table(3, {"deck": "ant ant bee", "hand:1": "ant cat"}, impossible={(HAND + 1, ANT)})
    state.show(HAND + 1, 0b001)
    state.draw(DECK, HAND + 1)
    for seed in range(50):
        assert really(state.imagine(0, seed), "hand:1") == "ant bee cat"


def test_every_world_that_is_not_ruled_out_is_reached() -> None:
    state = table(3, {"deck": "cat", "hand:1": "bee", "hand:2": "ant"}, impossible={(HAND + 1, ANT), (HAND + 2, BEE)})
    counts = counted(state, 0, 600, lambda world: "/".join(really(world, zone) for zone in ("hand:1", "hand:2")))
    assert sorted(counts) == ["bee/ant", "bee/cat", "cat/ant"]


def test_worlds_that_are_not_ruled_out_are_equally_likely() -> None:
    """Two players are known to lack a suit each, as after tricks that they could not follow."""
    state = table(3, {"deck": "cat", "hand:1": "bee", "hand:2": "ant"}, impossible={(HAND + 1, ANT), (HAND + 2, BEE)})
    counts = counted(state, 0, 3000, lambda world: "/".join(really(world, zone) for zone in ("hand:1", "hand:2")))
    assert chi_square(counts, 3, 3000) < 13.8  # 2 degrees of freedom


def test_where_no_world_is_possible_the_rules_contradict_themselves() -> None:
    """Seat 0 has to act but has no choice, whatever seat 1 imagines."""
    state = Menagerie().new(2, 1)
    state.apply(0, IDLE)
    with pytest.raises(RulesError, match="no world was found that fits what its audience knows"):
        state.imagine(1, 1)


# Sealed choices


def test_the_own_sealed_choice_is_kept() -> None:
    state = vote()
    assert {int(state.imagine(0, seed).sealed(0)) for seed in range(30)} == {YES}
    assert {int(state.imagine(1, seed).sealed(1)) for seed in range(30)} == {NO}


@pytest.mark.parametrize("seat", [1, 2, None])
def test_sealed_choices_of_others_are_imagined_anew(seat: int | None) -> None:
    state = vote()
    assert {int(state.imagine(seat, seed).sealed(0)) for seed in range(30)} == {NO, YES}


def test_who_has_not_chosen_has_not_chosen_in_any_world() -> None:
    state = vote()
    assert {int(state.imagine(0, seed).sealed(2)) for seed in range(30)} == {-1}
    assert state.imagine(0, 1).actors() == [2]


def test_a_view_shows_only_the_own_sealed_choice() -> None:
    state = vote()
    assert [state.view(seat).sealed for seat in (0, 1, 2, None)] == [YES, NO, None, None]


def test_a_world_can_be_played_on() -> None:
    world = vote().imagine(2, 3)
    world.apply(2, YES)
    assert world.step().name == "turn"
    assert world.scores()[2] == 1


def test_a_finished_game_can_be_imagined() -> None:
    state = Menagerie().new(3, 1)
    state.apply(0, END)
    assert state.over
    assert state.imagine(1, 1).over


def test_a_piece_in_a_hidden_set_can_be_any_unseen_one() -> None:
    state = table(2, {"sack": "ant bee", "deck": "cat dog"})
    state.move(BEE, SACK, HAND)
    assert {really(state.imagine(0, seed), "sack") for seed in range(40)} == {"ant", "cat", "dog"}


@pytest.mark.parametrize("seed", [0, 7, "night"])
def test_the_seed_of_a_game_imagines_another_world(seed: int | str) -> None:
    """Whoever knows the seed of one learns nothing about the other."""
    state = Menagerie().new(3, seed)
    fresh, worlds = Rng(seed), Rng(seed, WORLDS)
    known, other = state.clone(), state.clone()
    state.imagine_into(known, None, worlds)
    state.imagine_into(other, None, fresh)
    imagined = state.imagine(None, seed)
    assert imagined.hash() == known.hash()
    assert imagined.hash() != other.hash()
