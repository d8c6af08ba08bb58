"""HID: who knows what. Worlds that differ only in what somebody does not know are alike to him in everything."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules import number, zone
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.history import History
from tabletown.kernel.layout import COVERED
from tabletown.kernel.records import encode
from tabletown.kernel.state import State
from tests.games.remnants.gangs import (
    HAL,
    IVA,
    LIO,
    NIA,
    chance,
    code_of,
    do,
    hand,
    lay,
    legal,
    news,
    quarter,
    zone_of,
)
from tests.games.table import ONLOOKER, actor, events

WORLDS = 40


def everything(table: Quarter, who: int | None) -> list[object]:
    """All that is sent to a seat or an onlooker, or worked out for it."""
    sent: list[object] = [
        encode(table.view(who)),
        [(event.kind, event.data) for event in events(table, who)],
        table.imagine(who, "a bot thinks about this").hash(),
    ]
    if who is not None:
        offered = table.legal(who)
        sent += [
            offered,
            [GAME.refusal(table, who, code) for code in range(GAME.layout.actions) if code not in offered],
        ]
    return sent


def same(one: Quarter, two: Quarter, *readers: int | None) -> bool:
    return all(everything(one, who) == everything(two, who) for who in readers)


def differ(one: Quarter, two: Quarter, *readers: int | None) -> bool:
    return all(encode(one.view(who)) != encode(two.view(who)) for who in readers)


def cards(world: State, *zones: int) -> Counter[str]:
    return Counter(GAME.layout.kinds[kind] for place in zones for kind in world.pieces(place))


def worlds(table: Quarter, by: int) -> list[State]:
    return [table.imagine(by, seed) for seed in range(WORLDS)]


def all_done(table: Quarter) -> None:
    for seat in table.actors():
        do(table, "done", by=seat)


@pytest.mark.clause("REM-HID-01")
def test_only_its_owner_sees_a_hand_and_all_see_its_size() -> None:
    one = quarter(hand={NIA: "worker surveyor"}, draw={NIA: "site_guard prefab_crew"})
    two = quarter(hand={NIA: "site_guard prefab_crew"}, draw={NIA: "worker surveyor"})
    assert same(one, two, HAL, LIO, IVA, ONLOOKER)
    assert differ(one, two, NIA)
    assert zone_of(one, "hand:1", HAL) == "? ?"
    assert hand(one, NIA) == "worker surveyor"


@pytest.mark.clause("REM-HID-02")
def test_nobody_knows_a_draw_pile_not_even_its_owner() -> None:
    one = quarter(draw={HAL: "lookout scrapper open_call"})
    two = quarter(draw={HAL: "open_call lookout scrapper"})
    assert same(one, two, HAL, NIA, ONLOOKER)
    assert zone_of(one, "draw:0", HAL) == "? ? ?"


@pytest.mark.clause("REM-HID-03")
def test_discard_piles_are_public() -> None:
    table = quarter(discard={HAL: "lookout open_call"})
    for reader in (HAL, NIA, ONLOOKER):
        assert zone_of(table, "discard:0", reader) == "lookout open_call"


def battle(laid: str, kept: str) -> Quarter:
    """Hal attacks Iva with one card of his hand and one of his draw pile, both face down."""
    table = quarter(
        figures={HAL: "D5", IVA: "D4"}, hand={HAL: f"{laid} {kept}"}, draw={HAL: "safe_house open_call"}, pool=0
    )
    do(table, "do move", "move D5 D4", "done", "attack D4")
    lay(table, laid, blind=1)
    return table


@pytest.mark.clause("REM-HID-04")
def test_battle_cards_are_hidden_until_they_are_revealed() -> None:
    one, two = battle("lookout", "scrapper"), battle("scrapper", "lookout")
    assert same(one, two, NIA, IVA, ONLOOKER)
    assert differ(one, two, HAL)
    assert (zone_of(one, "row:0", HAL), zone_of(one, "blind:0", HAL)) == ("lookout", "?")
    lay(one)
    assert news(one, "showed", to=IVA) == ["showed 0 lookout 3", "showed 0 safe_house 0"]


@pytest.mark.clause("REM-HID-05")
def test_how_many_cards_were_laid_and_from_where_is_public() -> None:
    table = battle("lookout", "scrapper")
    assert news(table, "laid", to=IVA) == ["laid 0 1 1"]
    assert (zone_of(table, "row:0", IVA), zone_of(table, "blind:0", IVA)) == ("?", "?")


@pytest.mark.clause("REM-HID-06")
def test_a_card_that_leaves_the_game_is_shown_to_all() -> None:
    table = quarter(hand={HAL: "lookout"}, figures={HAL: "B2, C2"}, tiles={"labour_broker": "B2 C2"})
    do(table, "do produce_develop", "use labour_broker", "give lookout")
    assert news(table, "lost", to=IVA) == ["lost 0 lookout"]
    assert "lookout" in zone_of(table, "box", IVA).split()


@pytest.mark.clause("REM-HID-07", "REM-HID-08", "REM-OPT-02")
def test_a_player_is_shown_only_his_own_renown_until_the_end() -> None:
    table = quarter(renown={HAL: 5, NIA: 7, LIO: 1, IVA: 2}, hand={HAL: "credit_chip"})
    assert table.view(NIA).numbers["renown"] == [COVERED, 7, COVERED, COVERED]
    assert table.view(NIA).scores == [COVERED, 7, COVERED, COVERED]
    assert table.view(ONLOOKER).numbers["renown"] == [COVERED] * 4
    shown = quarter(renown={HAL: 5, NIA: 7, LIO: 1, IVA: 2}, show_renown=True)
    assert shown.view(NIA).numbers["renown"] == [5, 7, 1, 2]
    over = quarter(renown={HAL: 5, NIA: 7, LIO: 1, IVA: 2}, phase="award", round=30)
    assert over.view(NIA).numbers["renown"] == [5, 7, 1, 2]


@pytest.mark.clause("REM-HID-08")
def test_the_pool_and_every_gain_of_renown_are_public() -> None:
    table = quarter(hand={HAL: "master_key"}, renown_pool=20)
    do(table, "play master_key")
    assert news(table, "renown", to=NIA) == ["renown 0 1"]
    assert table.view(NIA).numbers["renown_pool"] == 19


@pytest.mark.clause("REM-HID-09")
def test_all_other_numbers_are_public() -> None:
    table = quarter(
        arcs={HAL: 1500},
        influence={HAL: 6},
        tracker={HAL: 3},
        pool=5,
        permanent={HAL: "trophy_rack"},
        members="fighter",
        goods="stim_pack",
        tiles={"red_eden_lab": "A1 B1"},
        products={"red_eden_lab": 3},
    )
    seen = table.view(NIA)
    for name, value in (("arcs", 1500), ("influence", 6), ("tracker", 3), ("pool", 5), ("unused", 11), ("products", 3)):
        assert seen.numbers[name][0] == value  # type: ignore[index]
    assert [seen.zones[name] for name in ("permanent:0", "members", "goods")] == [
        ["trophy_rack"],
        ["fighter"],
        ["stim_pack"],
    ]
    assert seen.numbers["tiles"] == 1


@pytest.mark.clause("REM-HID-10")
def test_the_order_of_shared_decks_is_hidden_from_all() -> None:
    one = quarter(
        member_deck="fighter runner dealer",
        goods_deck="stim_pack grav_sled",
        coordinates="coord_01 coord_02",
        member_discard="gambler",
    )
    two = quarter(
        member_deck="dealer fighter runner",
        goods_deck="grav_sled stim_pack",
        coordinates="coord_02 coord_01",
        member_discard="gambler",
    )
    assert same(one, two, HAL, NIA, ONLOOKER)
    seen = one.view(HAL).zones
    assert (len(seen["member_deck"]), seen["member_discard"]) == (3, ["gambler"])
    assert set(seen["goods_deck"]) == set(seen["coordinate_deck"]) == {None}


@pytest.mark.clause("REM-HID-10")
def test_the_next_token_of_the_bag_is_a_matter_of_chance() -> None:
    table = quarter(phase="patrol", begin=False)
    drawn = set()
    for world in worlds(table, HAL):
        world.advance()
        drawn.add(tuple(int(world[number.TOKEN + token]) for token in range(20)))
    assert len(drawn) > 10


@pytest.mark.clause("REM-HID-11")
def test_a_card_from_a_row_is_known_to_all_and_a_drawn_one_to_its_owner() -> None:
    table = quarter(members="fighter", goods="stim_pack", arcs={HAL: 3000, NIA: 0, LIO: 0, IVA: 0})
    do(table, "do buy", "buy stim_pack", "done", "end")
    assert zone_of(table, "hand:0", NIA) == "stim_pack"
    do(table, "do recruit", "name fighter")
    assert zone_of(table, "hand:1", HAL) == "fighter"
    one = quarter(hand={HAL: "lookout"}, draw={HAL: "scrapper open_call"})
    do(one, "play lookout")
    assert (hand(one, HAL), zone_of(one, "hand:0", NIA)) == ("scrapper", "?")


@pytest.mark.clause("REM-HID-12")
def test_layers_of_a_draw_pile_stay_apart() -> None:
    table = quarter(
        phase="reset",
        hand={HAL: "lookout"},
        draw={HAL: "open_call safe_house"},
        discard={HAL: "scrapper scrapper fast_talker"},
        influence=1,
    )
    all_done(table)
    orders = set()
    for by in (HAL, NIA):
        for world in worlds(table, by):
            pile = [GAME.layout.kinds[kind] for kind in world.pieces(zone.DRAW + HAL)]  # the bottom comes first
            assert Counter(pile[:3]) == Counter(["scrapper", "scrapper", "fast_talker"])
            assert set(pile[3:]) <= {"open_call", "safe_house", "lookout"}
            orders.add(tuple(pile))
    assert len({order[:3] for order in orders}) == 3  # any order inside a layer
    assert len({order[3:] for order in orders}) > 2


@pytest.mark.clause("REM-HID-12")
def test_shuffling_the_whole_pile_merges_its_layers() -> None:
    table = quarter(
        hand={HAL: "communication_device"},
        draw={HAL: "open_call safe_house"},
        discard={HAL: "scrapper scrapper fast_talker"},
        influence=1,
    )
    do(table, "do refresh", "done")
    assert {world.pieces(zone.DRAW + HAL)[-1] for world in worlds(table, HAL)} == {
        GAME.layout.kinds.index(kind) for kind in ("open_call", "safe_house")
    }
    do(table, "play communication_device", "search-draw", "find open_call")
    tops = {GAME.layout.kinds[world.pieces(zone.DRAW + HAL)[-1]] for world in worlds(table, HAL)}
    assert tops == {"scrapper", "fast_talker", "safe_house"}


@pytest.mark.clause("REM-HID-13")
def test_a_card_once_seen_is_in_the_hand_or_in_the_row_until_that_is_revealed() -> None:
    table = quarter(
        hand={HAL: "informer", IVA: "raider bruiser war_cry"},
        draw={HAL: "", IVA: "grakk_thurn outrider blitz"},
        figures={HAL: "D5", IVA: "D4"},
        discard={HAL: "lookout"},
        pool=0,
    )
    do(table, "play informer", "peek iva", "do move", "move D5 D4", "done", "attack D4")
    lay(table)
    do(table, "lay bruiser")
    rows = set()
    for world in worlds(table, HAL):
        assert cards(world, zone.HAND + IVA, zone.ROW + IVA) == Counter(["raider", "bruiser", "war_cry"])
        rows |= set(cards(world, zone.ROW + IVA))
    assert rows == {"raider", "bruiser", "war_cry"}
    assert zone_of(table, "hand:3", HAL) == "? ?"
    chance(table, "battle 0", "battle 0")
    do(table, "confirm")
    assert zone_of(table, "hand:3", HAL) == "raider war_cry"


@pytest.mark.clause("REM-HID-14")
def test_what_everybody_can_count_holds_in_every_world() -> None:
    table = quarter(
        hand={NIA: "worker fighter", IVA: "raider"},
        discard={NIA: "worker"},
        permanent={NIA: "trophy_rack"},
        members="runner",
        goods="stim_pack",
    )
    places = [zone.MEMBER_DECK], [zone.GOODS_DECK], [zone.COORDINATE_DECK], [zone.HAND + NIA, zone.DRAW + NIA]
    for world in worlds(table, HAL):
        assert [cards(world, *place) for place in places] == [cards(table, *place) for place in places]
        assert cards(world, zone.HAND + IVA, zone.DRAW + IVA) == cards(table, zone.HAND + IVA, zone.DRAW + IVA)


@pytest.mark.clause("REM-HID-15")
def test_the_platform_asks_even_if_there_is_no_choice() -> None:
    table = quarter(figures={HAL: "D5", IVA: "D4"}, draw={HAL: "", IVA: ""}, pool=0)
    do(table, "do move", "move D5 D4", "done", "attack D4")
    assert (actor(table), legal(table)) == (HAL, ["confirm"])
    do(table, "confirm")
    assert (actor(table), legal(table)) == (IVA, ["confirm"])
    assert legal(quarter(acted=True)) == ["end"]
    reset = quarter(phase="reset")
    assert [legal(reset, by=seat) for seat in reset.actors()] == [["done"]] * 4
    refresh = quarter()
    do(refresh, "do refresh")
    assert legal(refresh) == ["done"]


@pytest.mark.clause("REM-HID-15")
def test_others_are_not_told_which_card_was_laid_or_marked() -> None:
    laying = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, hand={HAL: "lookout"})
    do(laying, "do move", "done", "fight cadet")
    assert laying.step().shown(laying, code_of(laying, "lay lookout")) == -1
    assert laying.step().shown(laying, code_of(laying, "blind")) >= 0
    reset = quarter(phase="reset", hand={HAL: "lookout"})
    assert reset.step().shown(reset, code_of(reset, "throw lookout", HAL)) == -1


@pytest.mark.clause("REM-HID-15", "REM-RES-05")
def test_what_others_are_going_to_discard_is_anybodys_guess() -> None:
    one, two = (quarter(phase="reset", hand={HAL: "lookout", NIA: "worker surveyor"}) for _ in range(2))
    do(one, "throw worker", by=NIA)
    do(two, "throw surveyor", by=NIA)
    assert same(one, two, HAL, LIO, ONLOOKER)
    do(one, "throw lookout", by=HAL)
    assert {int(world.sealed(NIA)) for world in worlds(one, HAL)} == {0b01, 0b10}  # one card, as everybody has heard
    assert news(one, "marked", to=LIO) == ["marked 1", "marked 0"]
    assert {int(world.sealed(HAL)) for world in worlds(one, HAL)} == {int(one.sealed(HAL))}


def undone(table: Quarter, *phrases: str) -> bool:
    """Whether the last of these choices can be taken back."""
    history = History(table)
    for phrase in phrases:
        state = history.state
        assert isinstance(state, Quarter)
        seat = actor(state)
        history.apply(seat, code_of(state, phrase, seat))
    seat, _ = history.moves[-1]
    before = len(history.moves)
    try:
        history.undo(seat)
    except IllegalAction:
        return False
    assert len(history.moves) == before - 1
    return True


@pytest.mark.clause("REM-HID-16")
def test_decisions_are_taken_back_up_to_the_last_barrier() -> None:
    table = quarter(figures={HAL: "D5, A1", IVA: "D4"}, hand={HAL: "zar_tayvius"}, goods="stim_pack", arcs=5000)
    assert undone(table, "do move", "fetch A1", "go A2")
    assert undone(table, "do buy", "buy stim_pack")
    assert undone(table, "play zar_tayvius")
    assert undone(table, "do sell", "done")


@pytest.mark.clause("REM-HID-16")
@pytest.mark.parametrize(
    ("position", "phrases"),
    [
        ({"hand": {HAL: "gambler"}}, ["play gambler"]),  # a die
        ({"hand": {HAL: "cass_orlan"}}, ["play cass_orlan"]),  # cards drawn
        ({"discard": {HAL: "lookout"}}, ["do refresh", "done"]),  # a shuffle
        ({"members": ""}, ["do recruit"]),  # a card revealed
        ({"members": "fighter"}, ["do recruit", "name fighter", "bid 500"]),  # another player is asked
        ({"members": "fighter"}, ["do recruit", "name fighter"]),
        ({}, ["do sell", "done", "end"]),
        ({"hand": {HAL: "informer", NIA: "worker"}}, ["play informer", "peek nia"]),  # a look
        ({"hand": {HAL: "communication_device"}}, ["play communication_device", "search-draw"]),
        ({"figures": {HAL: "D4"}, "tokens": {"D4": "cadet"}}, ["do move", "done", "fight cadet", "confirm"]),
        ({"figures": {HAL: "D5", IVA: "D4"}}, ["do move", "fetch D5", "go D4", "done", "attack D4", "confirm"]),
    ],
)
def test_barriers(position: dict[str, object], phrases: list[str]) -> None:
    assert not undone(quarter(**position), *phrases)  # type: ignore[arg-type]


@pytest.mark.clause("REM-HID-16", "REM-BAT-20")
def test_a_card_that_was_laid_may_be_taken_back_before_the_row_is_confirmed() -> None:
    position = {"figures": {HAL: "D4"}, "tokens": {"D4": "cadet"}, "hand": {HAL: "lookout"}}
    assert undone(quarter(**position), "do move", "done", "fight cadet", "lay lookout")  # type: ignore[arg-type]
