"""Heaps and layers: what everybody can count, and what follows from that when cards are buried, drawn and laid."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tabletown.kernel.errors import BadInput, RulesError
from tabletown.kernel.memory import EDGE, GATHERED, SHUFFLED, WHO
from tabletown.kernel.records import encode
from tabletown.kernel.state import State
from tests.kernel.battle import AXE, BLIND, BOW, BOX, CUP, DISCARD, DYE, HAND, LARGEST, PILE, ROW, SUPPLY, battle, there
from tests.kernel.counted_worlds import OBSERVERS, Sitting

TRIES = 200


def worlds(state: State, seat: int | None, tries: int = TRIES) -> list[State]:
    return [state.imagine(seat, seed) for seed in range(tries)]


def lying(state: State, seat: int | None, *zones: int, tries: int = TRIES) -> Counter[str]:
    """How often what lies in these zones of imagined worlds."""
    return Counter(" / ".join(there(world, zone) for zone in zones) for world in worlds(state, seat, tries))


def pooled(counts: Counter[str]) -> set[str]:
    """What lies in all these zones together."""
    return {" ".join(sorted(line.replace("/", "").split())) for line in counts}


def known(state: State, seat: int | None, zone: str) -> str:
    return " ".join(piece or "?" for piece in state.view(seat).zones[zone])


# Heaps


def test_what_a_seat_owns_stays_its_own_in_every_world() -> None:
    state = battle(2, {"pile:0": "axe bow", "hand:0": "cup", "pile:1": "dye", "hand:1": "egg fan"})
    assert pooled(lying(state, None, PILE, HAND)) == {"axe bow cup"}
    assert pooled(lying(state, None, PILE + 1, HAND + 1)) == {"dye egg fan"}
    assert len(lying(state, None, PILE, HAND)) == 6


def test_a_zone_of_the_table_that_is_apart_is_dealt_by_itself() -> None:
    state = battle(2, {"supply": "axe bow", "box": "cup", "hand:1": "dye"})
    assert set(lying(state, 0, SUPPLY)) == {"axe bow", "bow axe"}
    assert set(lying(state, 0, BOX, HAND + 1)) == {"cup / dye"}


def test_layouts_have_as_many_heaps_as_can_be_told_apart() -> None:
    layout = battle(2, {"pile:0": "axe"}).layout
    heaps = {
        name: [int(layout.heap[zone + seat]) for seat in range(3)] for name, zone in (("pile", PILE), ("row", ROW))
    }
    assert heaps["pile"] == heaps["row"]
    assert len({*heaps["pile"], int(layout.heap[SUPPLY]), int(layout.heap[BOX])}) == 5 == layout.heap_count
    assert layout.heap[BOX] == layout.heap[DISCARD] == 0


def test_no_piece_goes_from_heap_to_heap_unless_everybody_sees_it() -> None:
    state = battle(2, {"hand:0": "axe bow", "pile:0": "cup"})
    with pytest.raises(RulesError, match="a axe goes from hand:0 to hand:1 unseen"):
        state.move(AXE, HAND, HAND + 1)
    with pytest.raises(RulesError, match="goes from pile:0 to box unseen"):
        state.gather(PILE, BOX)


def test_a_piece_that_everybody_sees_changes_heaps() -> None:
    state = battle(2, {"hand:0": "axe bow", "hand:1": "cup"})
    state.move(AXE, HAND, HAND + 1, state.setup.everyone)
    assert set(lying(state, None, HAND, HAND + 1)) == {"bow / axe cup"}


# Layers


def iva(*, gained: bool) -> State:
    """Iva holds G (egg) and W (dye), R, B, W lie in her pile: axe, bow, dye. Z is a fan, O a cup."""
    state = battle(2, {"hand:0": "dye", "pile:0": "axe bow dye", "discard:0": "axe axe bow cup fan egg"})
    state.draw(DISCARD, HAND)
    if not gained:
        state = battle(2, {"hand:0": "dye egg", "pile:0": "axe bow dye", "discard:0": "axe axe bow cup fan"})
    state.move(DYE, HAND, DISCARD)
    state.bury(DISCARD, PILE)
    return state


@pytest.mark.parametrize("gained", [True, False])
@pytest.mark.parametrize("seat", [1, None])
def test_who_has_drawn_the_whole_layer_holds_what_it_was(seat: int | None, gained: bool) -> None:
    state = iva(gained=gained)
    state.deal(PILE, HAND, 3)
    assert known(state, seat, "hand:0") == "axe bow dye egg"
    assert set(lying(state, seat, HAND)) == {"axe bow dye egg"}
    assert pooled(lying(state, seat, PILE)) == {"axe axe bow cup dye fan"}
    assert len(lying(state, seat, PILE)) > 100


@pytest.mark.parametrize("seat", [1, None])
def test_who_has_drawn_a_part_of_the_layer_holds_any_of_it(seat: int | None) -> None:
    state = iva(gained=True)
    state.deal(PILE, HAND, 2)
    assert known(state, seat, "hand:0") == "egg ? ?"
    hands = lying(state, seat, HAND, tries=900)
    assert set(hands) == {"axe bow egg", "axe dye egg", "bow dye egg"}
    assert all(240 < times < 360 for times in hands.values())
    for world in worlds(state, seat):
        assert sorted([*there(world, HAND).split(), there(world, PILE).split()[-1]]) == ["axe", "bow", "dye", "egg"]


def test_the_owner_knows_what_is_left_of_a_layer() -> None:
    state = iva(gained=True)
    state.deal(PILE, HAND, 2)
    assert {world.at(PILE, 6) for world in worlds(state, 0)} == {state.at(PILE, 6)}


def test_layers_are_buried_from_the_bottom() -> None:
    state = iva(gained=True)
    assert state.layers(PILE) == [6, 3]
    state.draw(PILE, DISCARD)
    state.bury(DISCARD, PILE)
    assert state.layers(PILE) == [1, 6, 2]
    state.deal(PILE, HAND, 3)
    assert state.layers(PILE) == [1, 5]


def test_what_is_buried_under_nothing_is_the_only_layer() -> None:
    state = battle(2, {"hand:0": "axe bow", "discard:0": "cup dye"})
    state.bury(DISCARD, PILE)
    assert state.layers(PILE) == [2]
    assert known(state, 1, "hand:0") == "axe bow"


def test_burying_is_told_and_cannot_be_taken_back() -> None:
    state = battle(2, {"pile:0": "axe", "discard:0": "cup dye"})
    state.listen()
    before = state.barrier
    state.bury(DISCARD, PILE)
    assert state.barrier == before + 1
    told = [entry.numbers() for entry in state.deafen()]
    assert told == [(GATHERED, 0, DISCARD, PILE, 0), (SHUFFLED, 0, PILE, PILE, 0)]


def test_burying_nothing_does_nothing() -> None:
    state = battle(2, {"hand:0": "axe", "pile:0": "bow cup"})
    before = state.hash()
    state.listen()
    state.bury(DISCARD, PILE)
    assert state.hash() == before
    assert state.deafen() == []


@pytest.mark.parametrize(
    ("source", "to", "match"),
    [
        (HAND, PILE, "hand:0 cannot be buried: not everybody sees it"),
        (DISCARD, HAND, "hand:0 has no layers"),
        (DISCARD, BOX, "box has no layers"),
    ],
)
def test_only_what_everybody_sees_is_buried_and_only_under_a_pile(source: int, to: int, match: str) -> None:
    state = battle(2, {"hand:0": "axe", "discard:0": "bow"})
    with pytest.raises(RulesError, match=match):
        state.bury(source, to)


def test_nothing_is_buried_where_there_is_no_room() -> None:
    state = battle(2, {"pile:0": "axe axe axe axe axe axe axe", "discard:0": "bow bow bow bow bow bow"})
    with pytest.raises(RulesError, match="no room in pile:0 for 6 more"):
        state.bury(DISCARD, PILE)


def test_a_shuffle_makes_one_layer_of_all() -> None:
    state = iva(gained=True)
    state.shuffle(PILE)
    assert state.layers(PILE) == [9]


def test_a_piece_that_is_taken_openly_leaves_the_layers_as_they_are() -> None:
    state = battle(2, {"pile:0": "axe bow", "discard:0": "cup dye"})
    state.bury(DISCARD, PILE)
    state.move(CUP, PILE, HAND, state.setup.everyone)
    assert state.layers(PILE) == [1, 2]
    state.move(AXE, PILE, HAND, state.setup.everyone)
    assert state.layers(PILE) == [1, 1]
    state.move(DYE, PILE, HAND, state.setup.everyone)
    assert state.layers(PILE) == [1]


def test_a_piece_that_is_taken_unseen_mixes_its_layer_with_those_above() -> None:
    state = battle(2, {"pile:0": "axe bow", "discard:0": "cup dye"})
    state.bury(DISCARD, PILE)
    state.move(CUP, PILE, HAND)
    assert state.layers(PILE) == [3]
    assert {"axe", "bow", "cup", "dye"} == set(lying(state, 1, HAND))


def test_a_piece_that_is_put_under_unseen_makes_one_layer_of_all() -> None:
    state = battle(2, {"pile:0": "axe bow", "hand:0": "egg fan", "discard:0": "cup dye"})
    state.bury(DISCARD, PILE)
    state.put_under(4, HAND, PILE)
    assert state.layers(PILE) == [5]


def test_a_piece_that_is_put_under_openly_is_known_there() -> None:
    state = battle(2, {"pile:0": "axe bow", "hand:0": "egg", "discard:0": "cup dye"})
    state.bury(DISCARD, PILE)
    state.put_under(4, HAND, PILE, state.setup.everyone)
    assert state.layers(PILE) == [3, 2]
    assert {there(world, PILE).split()[0] for world in worlds(state, 1)} == {"egg"}


# In the hand or in the row


def hal(lay: str) -> State:
    """Hal has openly gained an axe and holds three cards that Nia does not know; he lays two face down."""
    state = battle(2, {"hand:0": "bow cup dye", "pile:0": "egg fan", "discard:0": "axe"})
    state.draw(DISCARD, HAND)
    for piece in lay.split():
        state.move({"axe": AXE, "bow": BOW, "cup": CUP}[piece], HAND, ROW)
    return state


def test_a_known_card_is_in_the_hand_or_in_the_row() -> None:
    state = hal("axe bow")
    counts = Counter(
        "row" if "axe" in there(world, ROW) else "hand" if "axe" in there(world, HAND) else "pile"
        for world in worlds(state, 1, 1000)
    )
    assert set(counts) == {"row", "hand"}
    assert 440 < counts["row"] < 560


def test_the_row_does_not_tell_nia_more_before_it_is_shown() -> None:
    assert [world.hash() for world in worlds(hal("axe bow"), 1, 20)] == [
        world.hash() for world in worlds(hal("bow cup"), 1, 20)
    ]


@pytest.mark.parametrize(("lay", "row", "hand"), [("axe bow", "axe bow", "? ?"), ("bow cup", "bow cup", "axe ?")])
def test_when_the_row_is_shown_nia_knows_where_it_is(lay: str, row: str, hand: str) -> None:
    state = hal(lay)
    state.show(ROW, state.setup.everyone)
    assert known(state, 1, "row:0") == row
    assert known(state, 1, "hand:0") == hand


def test_a_row_that_goes_back_unseen_is_the_hand_that_it_was() -> None:
    state = hal("axe bow")
    state.move(AXE, ROW, HAND)
    state.move(BOW, ROW, HAND)
    assert known(state, 1, "hand:0") == "axe ? ? ?"


def test_cards_of_another_seat_are_none_of_its_circle() -> None:
    """Both have gained an axe and laid a card; Hal's is shown."""
    state = battle(2, {"hand:0": "bow", "hand:1": "cup", "discard:0": "axe", "discard:1": "axe"})
    state.draw(DISCARD, HAND)
    state.draw(DISCARD + 1, HAND + 1)
    state.move(AXE, HAND, ROW)
    state.move(CUP, HAND + 1, ROW + 1)
    state.show(ROW, state.setup.everyone)
    assert set(lying(state, None, HAND, ROW)) == {"bow / axe"}
    assert set(lying(state, None, HAND + 1, ROW + 1)) == {"axe / cup", "cup / axe"}


def test_a_card_that_may_have_gone_on_top_of_the_pile_is_anywhere() -> None:
    state = hal("bow cup")
    state.move(DYE, HAND, PILE)
    places = [
        {there(world, zone) for world in worlds(state, 1) if "axe" in there(world, zone)} for zone in (PILE, HAND, ROW)
    ]
    assert all(places)


def test_a_blind_card_is_known_when_nothing_else_is_left_to_be_it() -> None:
    state = battle(2, {"hand:0": "axe bow", "pile:0": "cup", "discard:0": "dye egg"})
    state.bury(DISCARD, PILE)
    state.draw(PILE, BLIND)
    assert known(state, 0, "blind:0") == "cup"
    assert set(lying(state, 1, HAND, BLIND)) == {"axe bow / cup", "axe cup / bow", "bow cup / axe"}
    state.show(BLIND, state.setup.everyone)
    assert known(state, 1, "hand:0") == "axe bow"


# All worlds, counted out

ALIKE = {"pile": "axe axe bow", "hand": "bow cup", "discard": "axe bow"}
UNALIKE = {"pile": "axe bow", "hand": "cup dye", "discard": "egg fan"}


def act(sitting: Sitting) -> None:
    """What happens in most games; what is laid is revealed before anything else."""
    for _ in range(6):
        chance = sitting.rng.below(8)
        if chance < 3:
            sitting.draw()
        elif chance == 3:
            sitting.shift("hand", "discard")
        elif chance == 4:
            sitting.bury()
        elif chance == 5:
            sitting.gain()
        elif chance == 6:
            sitting.show("hand", 0b10)
        else:
            sitting.shift("hand", "row")
            if sitting.rng.below(2):
                sitting.reveal("row")
            else:
                return


@pytest.mark.parametrize("zones", [ALIKE, UNALIKE], ids=["alike", "unalike"])
@pytest.mark.parametrize("seed", range(12))
def test_every_world_that_fits_is_imagined_and_no_other(seed: int, zones: dict[str, str]) -> None:
    sitting = Sitting(zones, seed)
    act(sitting)
    for observer in OBSERVERS:
        fitting = sitting.worlds[observer]
        tries = 60 + 8 * min(len(fitting), 60)
        imagined = set(sitting.imagined(observer, tries))
        assert imagined <= fitting
        assert imagined == fitting or len(fitting) > 60


def mix(sitting: Sitting) -> None:
    """Whatever can happen, in any order."""
    for _ in range(7):
        chance = sitting.rng.below(10)
        source = sitting.any_of(("hand", "hand", "row", "blind"))
        if chance < 2:
            sitting.draw(("hand", "blind")[chance])
        elif chance == 2:
            sitting.bury()
        elif chance == 3:
            sitting.gain()
        elif chance == 4:
            sitting.show("hand", 0b10)
        elif chance == 5:
            sitting.show("row")
        elif chance == 6:
            sitting.shuffle()
        elif chance == 7:
            sitting.shift("hand", "pile", under=True)
        elif chance == 8:
            sitting.shift(source, "discard")
        else:
            sitting.shift(source, sitting.any_of(zone for zone in ("pile", "hand", "row", "blind") if zone != source))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_no_world_that_fits_is_left_out(seed: int) -> None:
    sitting = Sitting({"pile": "axe bow", "hand": "axe cup", "discard": "bow"}, seed)
    mix(sitting)
    for observer in OBSERVERS:
        fitting = sitting.worlds[observer]
        if len(fitting) <= 30:
            assert fitting <= set(sitting.imagined(observer, 60 + 12 * len(fitting)))


@pytest.mark.parametrize("seed", range(30))
def test_whatever_happens_worlds_that_look_the_same_are_imagined_and_seen_the_same(seed: int) -> None:
    sitting = Sitting({"pile": "axe bow", "hand": "axe cup", "discard": "bow dye"}, seed)
    mix(sitting)
    state = sitting.state
    for observer in OBSERVERS:
        for world in worlds(state, observer, 4):
            assert encode(world.view(observer)) == encode(state.view(observer))
            assert world.imagine(observer, 7).hash() == state.imagine(observer, 7).hash()
            assert world.as_seen(observer).hash() == state.as_seen(observer).hash()
            assert world.invariants() == []
            assert state.setup.game.load(world.dump()).hash() == world.hash()


def test_all_worlds_are_equally_likely() -> None:
    """Two of the hand and the top layer in the hand, three cards under them: 6 hands and tops, 6 orders below."""
    sitting = Sitting({"pile": "axe bow", "hand": "cup", "discard": "dye egg fan"})
    sitting.bury()
    sitting.draw()
    counts = Counter(sitting.imagined(1, 3600))
    assert set(counts) == sitting.worlds[1]
    assert len(counts) == 18
    assert all(150 < times < 250 for times in counts.values())


# Positions


def layered() -> State:
    state = battle(2, {"hand:0": "bow cup", "pile:0": "egg fan", "discard:0": "axe dye dye"})
    state.bury(DISCARD, PILE)
    state.draw(PILE, HAND)
    return state


def test_layers_are_copied_saved_and_loaded() -> None:
    state = layered()
    for copy in (state.clone(), state.setup.game.load(state.dump())):
        assert copy.hash() == state.hash()
        assert copy.layers(PILE) == [3, 1]
    plain = state.clone()
    plain.known_by[plain.start[PILE] + 3] &= WHO
    assert plain.hash() != state.hash()


@pytest.mark.parametrize(("zone", "place"), [("pile:0", 0), ("hand:0", 1), ("box", 1)])
def test_no_position_is_loaded_with_a_layer_that_cannot_be(zone: str, place: int) -> None:
    state = battle(2, {"pile:0": "axe bow", "hand:0": "cup dye", "box": "egg fan"})
    data = state.dump()
    piece = cast(dict[str, list[list[int]]], data["zones"])[zone][place]
    piece[1] |= EDGE
    with pytest.raises(BadInput, match="has a layer in"):
        state.setup.game.load(data)


@pytest.mark.parametrize("seat", OBSERVERS)
def test_worlds_that_look_the_same_are_imagined_and_seen_the_same(seat: int | None) -> None:
    state = layered()
    for seed in range(20):
        world = state.imagine(seat, seed)
        assert encode(world.view(seat)) == encode(state.view(seat))
        assert world.imagine(seat, 7).hash() == state.imagine(seat, 7).hash()
        assert world.as_seen(seat).hash() == state.as_seen(seat).hash()
        assert world.invariants() == []


def test_the_seen_position_has_what_everybody_can_count() -> None:
    state = layered()
    seen = state.as_seen(1)
    assert there(seen, PILE) == "axe dye dye bow"
    assert there(seen, HAND) == "cup egg fan"
    assert {int(seen.known_by[seen.start[HAND] + i]) for i in range(3)} == {0}
    assert seen.layers(PILE) == [3, 1]


def test_the_seen_position_has_known_pieces_first_in_a_set() -> None:
    state = layered()
    state.draw(PILE, HAND)
    state.draw(PILE, HAND)
    seen = state.as_seen(1)
    assert there(seen, HAND) == "bow cup egg fan dye"
    assert there(seen, PILE) == "axe dye"


# Sealed choices


def test_a_game_imagines_sealed_choices_that_are_no_codes() -> None:
    state = battle(2, {"hand:0": "axe cup", "hand:1": "dye", "pile:0": "bow"})
    state.seal(0, 1 << CUP)
    assert {int(state.imagine(1, seed).sealed(0)) for seed in range(60)} == {1 << AXE, 1 << BOW, 1 << CUP}
    assert state.imagine(0, 1).sealed(0) == 1 << CUP


def test_sealed_choices_that_are_no_codes_are_loaded() -> None:
    state = battle(2, {"hand:0": "axe", "hand:1": "dye"})
    state.seal(0, LARGEST)
    assert state.setup.game.load(state.dump()).sealed(0) == LARGEST
    state.seal(0, LARGEST + 1)
    with pytest.raises(BadInput, match="sealed"):
        state.setup.game.load(state.dump())
