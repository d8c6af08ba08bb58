"""The worked examples, as they are written in examples.md: who knows what, and what can be taken back.

Two worlds of an example differ only in what the watcher does not know, so he is sent the same in both.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tabletown.games.remnants.game import GAME
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.history import History
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
    draw_pile,
    hand,
    lay,
    legal,
    news,
    offered,
    pass_all,
    quarter,
    ready,
    renown,
    renown_pool,
    zone_of,
)
from tests.games.table import NAMES, ONLOOKER, actor, built, events, lines, number, numbers, prompt, worked_out

SEEDS = range(40)


def everything(table: State, who: int | None) -> list[object]:
    """All that is sent to a seat or an onlooker, or worked out for it."""
    sent: list[object] = [
        encode(table.view(who)),
        [
            (event.kind, event.data, GAME.say(event.message, NAMES, who) if event.message else "")
            for event in events(table, who)
        ],
        worked_out(table, who),
        lines(table, who),
        table.imagine(who, "a bot thinks about this").hash(),
    ]
    if who is not None:
        legal_ = table.legal(who)
        refused = [GAME.refusal(table, who, code) for code in range(GAME.layout.actions) if code not in legal_]
        sent += [table.options(who), refused, prompt(table, who)]
    return sent


def same(one: State, two: State, *readers: int | None) -> bool:
    return all(everything(one, who) == everything(two, who) for who in readers)


def differ(one: State, two: State, *readers: int | None) -> bool:
    return all(encode(one.view(who)) != encode(two.view(who)) for who in readers)


def imagined(table: State, who: int | None) -> list[Quarter]:
    """Worlds that somebody believes in."""
    worlds = [table.imagine(who, seed) for seed in SEEDS]
    return [world for world in worlds if isinstance(world, Quarter)]


# B. Reset Phase


def after_the_reset(draw: str = "raider bruiser war_cry") -> Quarter:
    """EX-06: Iva has discarded War Cry and drawn her old draw pile."""
    table = quarter(
        phase="reset",
        hand={IVA: "grakk_thurn war_cry"},
        draw={IVA: draw},
        discard={IVA: "raider raider bruiser outrider blitz"},
    )
    do(table, "throw war_cry", by=IVA)
    ready(table)
    return table


@pytest.mark.example("EX-06")
@pytest.mark.clause("REM-HID-12", "REM-HID-14")
@pytest.mark.parametrize("watcher", [HAL, NIA, ONLOOKER])
def test_everybody_can_work_out_her_hand_but_not_the_order_of_her_draw_pile(watcher: int | None) -> None:
    worlds = imagined(after_the_reset(), watcher)
    assert {hand(world, IVA) for world in worlds} == {"grakk_thurn raider bruiser war_cry"}
    piles = [draw_pile(world, IVA).split() for world in worlds]
    assert {tuple(sorted(pile)) for pile in piles} == {("blitz", "bruiser", "outrider", "raider", "raider", "war_cry")}
    assert len({tuple(pile) for pile in piles}) > 10


@pytest.mark.example("EX-06")
@pytest.mark.clause("REM-HID-12")
def test_only_she_knows_which_card_stayed_on_top() -> None:
    table = quarter(
        phase="reset",
        hand={IVA: "grakk_thurn war_cry"},
        draw={IVA: "raider bruiser war_cry"},
        discard={IVA: "raider raider bruiser outrider blitz"},
    )
    ready(table)
    assert {draw_pile(world, IVA).split()[0] for world in imagined(table, IVA)} == {"war_cry"}
    assert len({draw_pile(world, IVA).split()[0] for world in imagined(table, HAL)}) > 1


# L. Renown


def two_gangs(show: bool) -> Quarter:
    return quarter("humans iggaret", renown={0: 31, 1: 29}, show_renown=show)


@pytest.mark.example("EX-86")
@pytest.mark.clause("REM-HID-07", "REM-HID-08")
def test_totals_of_others_are_covered_but_can_be_counted() -> None:
    table = two_gangs(show=False)
    assert (numbers(table, "renown"), number(table, "renown_pool")) == ([-1, -1], 140)
    assert table.view(0).numbers["renown"] == [31, -1]
    assert {renown(world, 1) for world in imagined(table, 0)} == {29}
    assert 200 - renown_pool(table) - renown(table, 0) == renown(table, 1)


@pytest.mark.example("EX-86")
@pytest.mark.clause("REM-OPT-02")
def test_totals_are_shown_if_the_players_want_that() -> None:
    assert two_gangs(show=True).view(0).numbers["renown"] == [31, 29]


# O. Who knows what


def attacked(laid: str, blind: str) -> Quarter:
    """Hal is attacked by Iva, who has laid two cards of three in hand, and one from the draw pile."""
    table = quarter(
        active=IVA,
        figures={IVA: "C5", HAL: "D5"},
        hand={IVA: f"{laid} bruiser"},
        draw={IVA: f"{blind} ..."},
    )
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table, laid, blind=1)
    return table


@pytest.mark.example("EX-94")
@pytest.mark.clause("REM-HID-01", "REM-HID-02", "REM-HID-05")
def test_a_facedown_row_is_the_same_whatever_it_is() -> None:
    one, two = attacked("war_cry raider", "bruiser"), attacked("grakk_thurn outrider", "raider")
    assert same(one, two, HAL, NIA, ONLOOKER)
    assert (zone_of(one, "row:3", HAL), zone_of(one, "blind:3", HAL)) == ("? ?", "?")


@pytest.mark.example("EX-94")
@pytest.mark.clause("REM-HID-04")
def test_its_owner_knows_what_came_from_her_hand_and_not_the_blind_card() -> None:
    one, two = attacked("war_cry raider", "bruiser"), attacked("war_cry raider", "grakk_thurn")
    assert (zone_of(one, "row:3", IVA), zone_of(one, "blind:3", IVA)) == ("raider war_cry", "?")
    assert same(one, two, IVA)


@pytest.mark.example("EX-94")
@pytest.mark.clause("REM-HID-04")
def test_the_reveal_shows_the_difference_to_all() -> None:
    one, two = attacked("war_cry raider", "bruiser"), attacked("grakk_thurn outrider", "raider")
    for table in (one, two):
        lay(table)
    assert differ(one, two, HAL, NIA, IVA, ONLOOKER)


@pytest.mark.example("EX-95")
@pytest.mark.clause("REM-HID-14")
def test_a_buried_layer_is_known_but_not_its_order() -> None:
    worlds = imagined(after_the_reset(), HAL)
    assert len({draw_pile(world, IVA) for world in worlds}) > 1
    assert all("outrider" not in hand(world, IVA).split() for world in worlds)
    assert all("outrider" in draw_pile(world, IVA).split() for world in worlds)


@pytest.mark.example("EX-95")
@pytest.mark.clause("REM-HID-12")
def test_the_order_of_a_buried_layer_changes_nothing_for_anybody() -> None:
    table = after_the_reset()
    data = table.dump()
    pile = cast(dict[str, list[list[object]]], data["zones"])["draw:3"]
    for card, kind in zip(pile, [kind for kind, _ in reversed(pile)], strict=True):
        card[0] = kind
    other = built(GAME, data)
    other.journal = table.journal
    assert other.hash() != table.hash()
    assert same(table, other, HAL, NIA, LIO, IVA, ONLOOKER)


def odin_under_cover(laid: str) -> Quarter:
    """Hal has recruited Odin Kester openly, and has laid two of the four cards in his hand."""
    table = quarter(
        members="odin_kester",
        hand={HAL: "lookout scrapper open_call"},
        figures={HAL: "C5", IVA: "D5"},
        tracker={NIA: 4, LIO: 4},
    )
    do(table, "do recruit", "name odin_kester")
    pass_all(table)
    do(table, "end", "do sell", "done", "end", "do move", "move C5 D5", "done", "attack D5")
    do(table, *(f"lay {card}" for card in laid.split()), "confirm")
    return table


@pytest.mark.example("EX-96")
@pytest.mark.clause("REM-HID-13")
def test_a_known_card_may_be_in_hand_or_row() -> None:
    one, two = odin_under_cover("odin_kester lookout"), odin_under_cover("lookout scrapper")
    assert same(one, two, NIA, ONLOOKER)


@pytest.mark.example("EX-96")
@pytest.mark.clause("REM-HID-11", "REM-HID-13")
def test_a_known_card_is_nowhere_else() -> None:
    table = odin_under_cover("odin_kester lookout")
    places = Counter("hand" if "odin_kester" in hand(world, HAL).split() else "row" for world in imagined(table, NIA))
    assert set(places) == {"hand", "row"}
    assert all("odin_kester" not in draw_pile(world, HAL).split() for world in imagined(table, NIA))


@pytest.mark.example("EX-96")
@pytest.mark.clause("REM-OPS-15")
def test_who_has_looked_at_a_hand_knows_what_is_in_hand_and_row() -> None:
    table = quarter(
        active=NIA,
        hand={NIA: "informer", HAL: "odin_kester lookout scrapper open_call"},
        figures={HAL: "C5", IVA: "D5"},
        tracker={LIO: 4, IVA: 4, NIA: 3},
    )
    do(table, "play informer", "peek hal", "do sell", "done", "end", "do move", "move C5 D5", "done", "attack D5")
    lay(table, "lookout scrapper")
    worlds = imagined(table, NIA)
    held = {tuple(sorted(f"{hand(world, HAL)} {zone_of(world, 'row:0', HAL)}".split())) for world in worlds}
    assert held == {("lookout", "odin_kester", "open_call", "scrapper")}
    assert len({hand(world, HAL) for world in worlds}) > 1


def found(card: str) -> Quarter:
    table = quarter(hand={HAL: "communication_device"})
    do(table, "play communication_device", "search-draw", f"find {card}")
    return table


@pytest.mark.example("EX-97")
@pytest.mark.clause("REM-HID-11")
def test_a_find_in_the_draw_pile_is_hidden() -> None:
    one, two = found("lookout"), found("scrapper")
    assert news(one, "searched", "found", to=LIO) == ["searched 0", "found 0 ?"]
    assert same(one, two, LIO, ONLOOKER)
    assert differ(one, two, HAL)


@pytest.mark.example("EX-97")
@pytest.mark.clause("REM-HID-06")
def test_a_card_lost_from_the_draw_pile_is_shown() -> None:
    table = quarter(active=IVA, figures={IVA: "C5", HAL: "D5"})
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table)
    chance(table, "battle 3", "battle 0")
    lay(table)
    do(table, "search-draw", "lose scrapper")
    assert news(table, "lost", to=LIO) == ["lost 0 scrapper"]


@pytest.mark.example("EX-98")
@pytest.mark.clause("REM-TRN-08")
def test_the_end_of_a_turn_is_asked_for_whatever_is_in_hand() -> None:
    one, two = quarter(hand={HAL: "scrapper scrapper"}), quarter(hand={HAL: "lookout open_call"})
    for table in (one, two):
        do(table, "do sell", "done")
        assert (actor(table), "end" in legal(table)) == (HAL, True)
    assert same(one, two, NIA, ONLOOKER)


@pytest.mark.example("EX-98")
@pytest.mark.clause("REM-HID-15")
@pytest.mark.parametrize("cards", ["", "open_call", "scrapper"])
def test_cards_for_a_battle_are_asked_for_whatever_is_in_hand(cards: str) -> None:
    table = quarter(active=IVA, figures={IVA: "C5", HAL: "D5"}, hand={HAL: cards}, draw={HAL: ""})
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table)
    assert (actor(table), "confirm" in legal(table)) == (HAL, True)


@pytest.mark.example("EX-99")
@pytest.mark.clause("REM-HID-09")
@pytest.mark.parametrize("watcher", [HAL, NIA, ONLOOKER])
def test_the_order_of_shared_decks_is_hidden_from_all(watcher: int | None) -> None:
    one = quarter(member_deck="fighter ...", goods_deck="stim_pack ...", coordinates="coord_05...")
    two = quarter(member_deck="runner ...", goods_deck="credit_chip ...", coordinates="coord_09...")
    assert same(one, two, watcher)
    assert "recruit" in offered(one, "do").split()


@pytest.mark.example("EX-99")
@pytest.mark.clause("REM-HID-10")
def test_the_next_tokens_of_the_bag_are_hidden_from_all() -> None:
    one, two = quarter(), quarter()
    chance(two, "bag suppressor suppressor")
    assert same(one, two, HAL, ONLOOKER)


@pytest.mark.example("EX-99")
@pytest.mark.clause("REM-HID-14")
def test_what_is_left_in_the_bag_is_known() -> None:
    table = quarter(tokens={"A1": "suppressor", "B1": "suppressor"})
    on_board = [i for i, at in enumerate(numbers(table, "token")) if at >= 0]
    assert [GAME.box.tokens[i] for i in on_board] == ["suppressor", "suppressor"]
    assert GAME.box.tokens.count("suppressor") == 2


# P. Taking back


def go_on(history: History, *phrases: str, by: int | None = None) -> None:
    for phrase in phrases:
        verb, *words = phrase.split()
        steps = (
            [f"fetch {words[0]}" if words[0] != "pool" else "pool", f"go {words[1]}"] if verb == "move" else [phrase]
        )
        for step in steps:
            table = history.state
            assert isinstance(table, Quarter)
            seat = actor(table) if by is None else by
            history.apply(seat, code_of(table, step, seat))


def go_back(history: History, seat: int) -> int:
    """Takes back as much as possible: how many choices."""
    count = 0
    while history.can_undo(seat):
        history.undo(seat)
        count += 1
    return count


BUILT = ("play peddler", "do produce_develop", "done", "build red_eden_lab", "place C1 D1", "play golden_handshake")


def lios_turn() -> History:
    return History(quarter(active=LIO, hand={LIO: "peddler golden_handshake"}, members="fighter runner"))


@pytest.mark.example("EX-100")
@pytest.mark.clause("REM-HID-16")
def test_a_turn_is_taken_back_step_by_step() -> None:
    history = lios_turn()
    start = history.state.hash()
    go_on(history, *BUILT)
    assert go_back(history, LIO) == len(BUILT)
    assert history.state.hash() == start


@pytest.mark.example("EX-100")
@pytest.mark.clause("REM-HID-16")
def test_nothing_is_taken_back_once_another_player_is_asked() -> None:
    history = lios_turn()
    go_on(history, *BUILT, "do recruit")
    assert history.can_undo(LIO)
    go_on(history, "name fighter")
    assert actor(history.state) == IVA
    with pytest.raises(IllegalAction):
        history.undo(LIO)


@pytest.mark.example("EX-100")
@pytest.mark.clause("REM-HID-16")
def test_nothing_is_taken_back_after_the_end_of_a_turn() -> None:
    history = lios_turn()
    go_on(history, "do sell", "done", "end")
    assert not history.can_undo(LIO)


def hals_raid(cards: str = "lookout") -> History:
    return History(quarter(figures={HAL: "D6, C6, C5", IVA: "D5"}, hand={HAL: cards}))


@pytest.mark.example("EX-101")
@pytest.mark.clause("REM-HID-16", "REM-BAT-20")
def test_moves_are_taken_back_until_a_row_is_confirmed() -> None:
    history = hals_raid()
    start = history.state.hash()
    go_on(history, "do move", "move D6 D7", "move C6 C7", "move C5 D5", "done", "attack D5", "lay lookout", "blind")
    assert go_back(history, HAL) == 11
    assert history.state.hash() == start


@pytest.mark.example("EX-101")
@pytest.mark.clause("REM-BAT-20")
def test_a_confirmed_row_stands() -> None:
    history = hals_raid()
    go_on(history, "do move", "move C5 D5", "done", "attack D5", "blind", "confirm")
    assert not history.can_undo(HAL)


@pytest.mark.example("EX-101")
@pytest.mark.clause("REM-HID-16")
def test_a_drawn_card_is_a_barrier() -> None:
    history = hals_raid()
    go_on(history, "do move", "move D6 D7", "move C6 C7", "play lookout", "move C5 D5")
    assert go_back(history, HAL) == 2


@pytest.mark.example("EX-101")
@pytest.mark.clause("REM-HID-16")
@pytest.mark.parametrize(
    "phrases",
    [
        ("play communication_device", "search-draw"),
        ("play informer", "peek nia"),
        ("play gambler",),
        ("do recruit",),
    ],
)
def test_whatever_comes_to_light_is_a_barrier(phrases: tuple[str, ...]) -> None:
    history = History(quarter(hand={HAL: "communication_device informer gambler", NIA: "worker"}, arcs=0))
    go_on(history, *phrases)
    assert not history.can_undo(HAL)


@pytest.mark.example("EX-101")
@pytest.mark.clause("REM-HID-16")
@pytest.mark.parametrize(
    "phrases",
    [
        ("do buy", "buy stim_pack"),
        ("do sell", "sell red_eden_lab"),
        ("do move", "done", "bribe cadet"),
        ("do produce_develop", "done", "build back_alley", "place G1"),
    ],
)
def test_what_everybody_sees_is_no_barrier(phrases: tuple[str, ...]) -> None:
    table = quarter(
        goods="stim_pack",
        tiles={"red_eden_lab": "A1 B1"},
        products={"red_eden_lab": 1},
        figures={HAL: "A1, B1, D5"},
        tokens={"D5": "cadet"},
        arcs=5000,
    )
    history = History(table)
    go_on(history, *phrases)
    assert go_back(history, HAL) == len(phrases)


def resetting() -> History:
    """Hal and Nia have chosen what they discard."""
    table = quarter("humans neisu iggaret", phase="reset", hand={0: "lookout scrapper", 1: "worker surveyor"})
    history = History(table)
    go_on(history, "throw lookout", "done", by=0)
    go_on(history, "throw worker", "done", by=1)
    return history


@pytest.mark.example("EX-102")
@pytest.mark.clause("REM-RES-05", "REM-HID-16")
def test_choices_of_a_reset_may_be_changed_until_all_have_chosen() -> None:
    history = resetting()
    assert (go_back(history, 1), go_back(history, 0)) == (2, 2)
    go_on(history, "throw scrapper", "done", by=0)
    go_on(history, "throw surveyor", "done", by=1)
    go_on(history, "done", by=2)
    thrown = [event.data for event in history.events(ONLOOKER)[-1] if event.kind == "discarded"]
    assert thrown == [{"seat": 0, "card": "scrapper"}, {"seat": 1, "card": "surveyor"}]
    assert not any(history.can_undo(seat) for seat in range(3))


@pytest.mark.example("EX-102")
@pytest.mark.clause("REM-RES-05")
def test_nobody_sees_what_others_are_going_to_discard() -> None:
    one = quarter("humans neisu iggaret", phase="reset", hand={1: "worker surveyor"})
    two = quarter("humans neisu iggaret", phase="reset", hand={1: "worker surveyor"})
    do(one, "throw worker", "done", by=1)
    do(two, "throw surveyor", "done", by=1)
    assert same(one, two, 0, 2, ONLOOKER)
