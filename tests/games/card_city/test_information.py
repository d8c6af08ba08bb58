"""HID, CRI: who knows what. Worlds that differ only in what somebody does not know are alike to him in everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

import pytest

from tabletown.games.card_city import GAME
from tabletown.games.card_city.rules import action, number, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import CARDS, CRIME, KINDS, LOTS, SPACES
from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.history import History
from tabletown.kernel.records import encode
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.card_city.worlds import Witness, cards
from tests.games.table import NAMES, ONLOOKER, actor, built, events, lines, prompt, worked_out

ANA, BEN, CLEO = range(3)
SYMBOLS = dict(zip(("R", "I", "C", "L", "P", "K", "RC", "CP", "LP", "!"), CARDS, strict=True))
NORMAL: dict[str, Value] = {"level": "normal"}
CRIMES: dict[str, Value] = {"level": "normal", "crime": True}
RIVAL: dict[str, Value] = {**CRIMES, "alone": "rival"}
PLANNER: dict[str, Value] = {"level": "normal", "alone": "planner"}


# Positions


def kinds(symbols: str) -> list[int]:
    """Cards by their symbols, in the order in which they are listed."""
    return sorted(CARDS.index(SYMBOLS[symbol]) for symbol in symbols.split())


def dealt(
    seats: int, options: dict[str, Value] | None = None, *, removed: str = "", listen: bool = True, **zones: str
) -> Region:
    """The first decision of a game in which Ana begins, and these cards lie in the zones that are named."""
    start = next(state for seed in range(99) if (state := GAME.new(seats, seed, options))[number.FIRST] == ANA)
    data = start.dump()
    rows = cast(dict[str, list[list[object]]], data["zones"])
    wanted = {"removed": removed, **{name.replace("__", ":"): symbols for name, symbols in zones.items()}}
    shuffled = ["deck", *(name for name in wanted if rows[name])]
    pool = Counter(str(piece) for name in shuffled for piece, _ in rows[name])
    for name in shuffled[1:]:
        known = rows[name][0][1]
        chosen = [KINDS[kind] for kind in kinds(wanted[name])] or [str(piece) for piece, _ in rows[name]]
        assert len(chosen) == len(rows[name])
        rows[name] = [[piece, known] for piece in chosen]
        pool.subtract(chosen)
    assert min(pool.values()) >= 0
    rows["deck"] = [[piece, 0] for piece in sorted(pool.elements())]
    state = built(GAME, data)
    assert isinstance(state, Region)
    if listen:
        state.listen()
    return state


def divide(state: State, a: str, b_up: str, a_down: str = "") -> None:
    """Whoever divides makes Lot A of these cards, with these face down in it, and these face up in Lot B."""
    for group, symbols in ((action.CUT, a), (action.HIDE, a_down), (action.SHOW, b_up)):
        for kind in kinds(symbols):
            state.apply(actor(state), group.code(kind))


def take(state: State, lot: str) -> None:
    state.apply(actor(state), action.TAKE.code(LOTS.index(lot)))


def build(state: State, card: str, space: str) -> None:
    state.apply(actor(state), action.BUILD.code(CARDS.index(SYMBOLS[card]), SPACES.index(space)))


# What somebody gets


def everything(state: State, who: int | None) -> list[object]:
    """All that is sent to a seat or an onlooker, or worked out for it."""
    sent: list[object] = [
        encode(state.view(who)),
        [
            (event.kind, event.data, GAME.say(event.message, NAMES, who) if event.message else "")
            for event in events(state, who)
        ],
        worked_out(state, who),
        lines(state, who),
        state.imagine(who, "a bot thinks about this").hash(),
    ]
    if who is not None:
        legal = state.legal(who)
        refused = [GAME.refusal(state, who, code) for code in range(GAME.layout.actions) if code not in legal]
        sent += [state.options(who), refused, prompt(state, who)]
    return sent


def same(one: State, two: State, *readers: int | None) -> bool:
    return all(everything(one, who) == everything(two, who) for who in readers)


def differ(one: State, two: State, *readers: int | None) -> bool:
    return all(encode(one.view(who)) != encode(two.view(who)) for who in readers)


# Pairs of worlds


def first_offers(second: str) -> Region:
    """EX-12: Ana offers C, I against R, P and two more cards face down."""
    state = dealt(3, hand__0=f"C I R P {second}")
    divide(state, "C I", "R P")
    return state


@pytest.mark.example("EX-12")
@pytest.mark.clause("CITY-HID-02", "CITY-HID-03", "CITY-HID-07")
def test_only_who_divides_knows_what_lies_face_down() -> None:
    one, two = first_offers("R L"), first_offers("C L")
    assert same(one, two, BEN, CLEO, ONLOOKER)
    assert differ(one, two, ANA)
    view = one.view(BEN).zones
    assert (view["a_up"], view["b_up"], view["b_down"]) == (
        ["industry", "commerce"],
        ["residence", "parking"],
        [None, None],
    )


@pytest.mark.example("EX-12")
@pytest.mark.clause("CITY-HID-02", "CITY-HID-03")
def test_worlds_stay_the_same_until_an_offer_shows_a_card_that_differs() -> None:
    one, two = first_offers("R L"), first_offers("C L")
    for state in (one, two):
        take(state, "a")
    assert same(one, two, BEN, CLEO, ONLOOKER)
    for state in (one, two):
        state.apply(ANA, action.CUT.code(kinds("R")[0]))
        assert state.view(BEN).zones["cut_a:0"] == [None]
    assert same(one, two, BEN, CLEO, ONLOOKER)
    for state in (one, two):
        state.apply(ANA, action.CUT.code(kinds("P")[0]))
    assert same(one, two, BEN, CLEO, ONLOOKER)
    one.apply(ANA, action.SHOW.code(kinds("R")[0]))
    two.apply(ANA, action.SHOW.code(kinds("C")[0]))
    assert differ(one, two, BEN, CLEO, ONLOOKER)


@pytest.mark.example("EX-12")
@pytest.mark.clause("CITY-HID-02", "CITY-HID-04")
def test_who_takes_lot_b_sees_all_of_it_at_once_and_nobody_else_does() -> None:
    one, two = first_offers("R L"), first_offers("C L")
    for state in (one, two):
        take(state, "b")
    assert differ(one, two, BEN)
    assert same(one, two, CLEO, ONLOOKER)


def lots_of_two(down: str) -> Region:
    """EX-13: Lot A has one card face down, Lot B two."""
    state = dealt(2, NORMAL, hand__0=f"R C {down} L R R")
    divide(state, f"R C {down}", "L", down)
    return state


@pytest.mark.example("EX-13")
@pytest.mark.clause("CITY-HID-04")
def test_a_card_face_down_is_known_when_it_is_placed_and_not_before() -> None:
    one, two = lots_of_two("I"), lots_of_two("P")
    for state in (one, two):
        take(state, "b")
    assert same(one, two, BEN, ONLOOKER)
    for state in (one, two):
        build(state, "C", "1,0")
    assert same(one, two, BEN, ONLOOKER)
    build(one, "I", "0,-1")
    build(two, "P", "0,-1")
    assert differ(one, two, BEN, ONLOOKER)


@pytest.mark.example("EX-13")
@pytest.mark.clause("CITY-HID-04")
def test_who_takes_lot_a_sees_its_face_down_card_and_onlookers_do_not() -> None:
    one, two = lots_of_two("I"), lots_of_two("P")
    for state in (one, two):
        take(state, "a")
    assert differ(one, two, BEN)
    assert same(one, two, ONLOOKER)


def divided_again(lot: str, a_down: str, other: str = "C") -> Region:
    """EX-14, EX-15: the first Lot B, R L up and R I P and another card down, is taken (or not) and divided again."""
    state = dealt(3, NORMAL, hand__0=f"K K P R L R I {other} P")
    divide(state, "K K P", "R L", "P")
    take(state, lot)
    divide(state, f"R I {a_down}", "P", a_down)
    return state


@pytest.mark.example("EX-14")
@pytest.mark.clause("CITY-HID-06")
def test_nobody_can_follow_a_card_through_a_new_division() -> None:
    one, two = divided_again("a", "C"), divided_again("a", "R")
    assert same(one, two, BEN, CLEO, ONLOOKER)
    assert differ(one, two, ANA)


def down(world: State) -> str:
    """What lies face down in both lots together."""
    names = {card: symbol for symbol, card in SYMBOLS.items()}
    return " ".join(sorted(names[card] for card in cards(world, zone.A_DOWN, zone.B_DOWN).elements()))


def imagined(state: State, who: int | None, tries: int = 150) -> Iterable[State]:
    return (state.imagine(who, seed) for seed in range(tries))


@pytest.mark.example("EX-14")
@pytest.mark.clause("CITY-HID-06", "CITY-ACQ-14")
@pytest.mark.parametrize("who", [BEN, CLEO, ONLOOKER])
def test_what_once_lay_face_up_is_imagined_among_the_cards_that_are_left(who: int | None) -> None:
    found = {down(world) for world in imagined(divided_again("a", "C"), who)}
    assert len(found) > 5
    assert all("L" in cards_down.split() for cards_down in found)


@pytest.mark.example("EX-15")
@pytest.mark.clause("CITY-HID-06")
def test_an_earlier_divider_knows_the_sum_but_not_which_card_lies_where() -> None:
    one, two, three = divided_again("b", "C"), divided_again("b", "R"), divided_again("b", "R", "K")
    assert same(one, two, ANA, CLEO, ONLOOKER)
    assert {down(world) for world in imagined(one, ANA)} == {"C L R"}
    assert {tuple(cards(world, zone.A_DOWN)) for world in imagined(one, ANA)} == {
        ("commerce",),
        ("leisure",),
        ("residence",),
    }
    assert same(one, three, CLEO, ONLOOKER)
    assert everything(one, ANA) != everything(three, ANA)


def without(removed: str) -> Region:
    return dealt(2, CRIMES, removed=removed, hand__0="R R I C L P")


@pytest.mark.example("EX-16")
@pytest.mark.clause("CITY-CRS-02", "CITY-CRS-03", "CITY-CRI-02", "CITY-HID-05")
def test_nobody_knows_which_cards_were_removed() -> None:
    one, two = without("! ! R I"), without("R R C P")
    assert same(one, two, ANA, BEN, ONLOOKER)
    assert len(one.view().zones["deck"]) + 6 == 60
    assert one.view().zones["removed"] == [None] * 4
    assert {cards(world, zone.REMOVED)["crime"] for world in imagined(one, ANA)} >= {0, 1, 2}


@pytest.mark.clause("CITY-CRI-02", "CITY-CRS-03")
def test_the_removed_cards_are_never_shown() -> None:
    state = GAME.new(2, 5, CRIMES)
    rng = Rng(5)
    while not state.over:
        for who in (ANA, BEN, ONLOOKER):
            assert state.view(who).zones["removed"] == [None] * 4
        choices = state.legal(actor(state))
        state.apply(actor(state), choices[rng.below(len(choices))])
    assert state.open_view().zones["removed"] == [None] * 4


def rivals_lots(down: str) -> Region:
    return dealt(1, RIVAL, a_up="R C", a_down="P", b_up="L", b_down=down)


@pytest.mark.example("EX-17")
@pytest.mark.clause("CITY-SOL-07", "CITY-HID-08")
def test_the_lot_that_is_left_behind_is_never_shown() -> None:
    one, two = rivals_lots("R R"), rivals_lots("I !")
    assert same(one, two, ANA, ONLOOKER)
    for state in (one, two):
        take(state, "a")
        build(state, "R", "1,0")
        assert state.view(ANA).zones["left"] == ["leisure", None, None]
    assert same(one, two, ANA, ONLOOKER)


def put_under(card: str) -> Region:
    state = dealt(1, PLANNER, hand__0="R I C P")
    state.apply(ANA, action.UNDER.code(kinds(card)[0]))
    return state


@pytest.mark.example("EX-17")
@pytest.mark.clause("CITY-HID-08")
def test_the_card_under_the_deck_is_known_to_who_put_it_there() -> None:
    one, two = put_under("I"), put_under("P")
    assert same(one, two, ONLOOKER)
    assert one.view(ANA).zones["deck"][0] == "industry"
    assert two.view(ANA).zones["deck"][0] == "parking"
    assert {event.data["card"] for event in events(one, ANA) if event.kind == "put-under"} == {"industry"}
    assert {event.data["card"] for event in events(one) if event.kind == "put-under"} == {None}


# What is public


@pytest.mark.clause("CITY-HID-01", "CITY-CRI-01")
def test_cities_money_stacks_and_discards_are_public() -> None:
    state = GAME.new(3, 2, CRIMES)
    rng = Rng(2)
    public = ["discard", "box", *(f"city:{seat}" for seat in range(3))]
    public += [f"stack_{name}" for name in ("residence", "industry", "commerce", "cloud", "station")]
    while not state.over:
        view = state.view()
        assert all(None not in view.zones[name] for name in public)
        assert {"turn", "first", "money", "loans"} <= view.numbers.keys()
        choices = state.legal(actor(state))
        state.apply(actor(state), choices[rng.below(len(choices))])


@pytest.mark.clause("CITY-HID-02")
def test_nobody_sees_anything_of_a_division_before_it_is_offered() -> None:
    """Neither the choices, nor how many there are to come, tell one set of cards from another."""
    one, two = dealt(3, CRIMES, hand__0="R R R I I C C L P"), dealt(3, CRIMES, hand__0="I L P P K K ! ! !")
    while one.step().name != "take":
        assert same(one, two, BEN, CLEO, ONLOOKER)
        for state in (one, two):
            state.apply(ANA, state.legal(ANA)[0])
        assert one.step().name == two.step().name


@pytest.mark.clause("CITY-CRI-01", "CITY-CRA-05")
def test_who_had_a_crime_too_many_is_known_to_have_one_left() -> None:
    state = dealt(2, CRIMES, hand__0="R I C P ! !")
    divide(state, "R I C", "P", "R")
    take(state, "a")
    assert state.view(ONLOOKER).zones["lot:0"] == ["parking", "crime"]
    assert {cards(world, zone.LOT)["crime"] for world in imagined(state, BEN)} == {1}


# Taking back


@pytest.mark.clause("CITY-HID-02")
def test_a_division_is_taken_back_choice_by_choice_until_it_is_offered() -> None:
    played = History(dealt(2, NORMAL, hand__0="R R I C L P", listen=False))
    start = played.state.hash()
    for kind in kinds("R C P"):
        played.apply(ANA, action.CUT.code(kind))
    played.apply(ANA, action.HIDE.code(kinds("P")[0]))
    for _ in range(4):
        played.undo(ANA)
    assert played.state.hash() == start


@pytest.mark.clause("CITY-HID-03")
def test_an_offer_is_not_taken_back() -> None:
    played = History(dealt(2, hand__0="R I C P", listen=False))
    for code in (action.CUT.code(kinds("I")[0]), action.CUT.code(kinds("C")[0]), action.SHOW.code(kinds("R")[0])):
        played.apply(ANA, code)
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        played.undo(ANA)


@pytest.mark.clause("CITY-HID-04")
def test_building_is_taken_back_until_a_card_is_seen_for_the_first_time() -> None:
    state = dealt(2, hand__0="R I C P", listen=False)
    divide(state, "I C", "R")
    take(state, "a")
    played = History(state)
    assert actor(state) == ANA
    played.apply(ANA, action.BUILD.code(kinds("R")[0], SPACES.index("1,0")))
    played.undo(ANA)
    played.apply(ANA, action.BUILD.code(kinds("P")[0], SPACES.index("1,0")))
    with pytest.raises(IllegalAction, match="cannot be taken back"):
        played.undo(ANA)


@pytest.mark.clause("CITY-HID-08")
def test_alone_everything_is_taken_back_until_new_cards_come() -> None:
    state = dealt(1, {"alone": "planner"}, hand__0="R I P", listen=False)
    played = History(state)
    start = played.state.hash()
    played.apply(ANA, action.UNDER.code(kinds("I")[0]))
    played.apply(ANA, action.BUILD.code(kinds("R")[0], SPACES.index("1,0")))
    played.undo(ANA)
    played.undo(ANA)
    assert played.state.hash() == start


# All worlds that are imagined agree with all that was seen


SETUPS: list[tuple[int, dict[str, Value]]] = [
    (2, {"level": "simplified"}),
    (2, {**CRIMES, "indebted_city": True}),
    (3, {"level": "simplified", "crime": True}),
    (3, {**CRIMES, "indebted_city": True}),
    (3, {"level": "advanced", "renewed_city": True}),
    (4, {"level": "simplified"}),
    (4, CRIMES),
    (4, {**CRIMES, "level": "advanced", "indebted_city": True}),
    (4, {**CRIMES, "transparent_city": True}),
    (1, {**CRIMES, "alone": "planner"}),
    (1, RIVAL),
]


@pytest.mark.clause("CITY-HID-05", "CITY-HID-06", "CITY-CRA-06")
@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_no_imagined_world_contradicts_what_somebody_saw_in_this_turn(seats: int, options: dict[str, Value]) -> None:
    witness = Witness(GAME.new(seats, 3, options))
    rng = Rng(3)
    moves = 0
    while not witness.table.over:
        state = witness.table
        reader = (*range(seats), ONLOOKER)[rng.below(seats + 1)]
        world = state.imagine(reader, moves)
        assert witness.contradictions(world, reader) == []
        assert world.view(reader) == state.view(reader)
        assert world.imagine(reader, "again").hash() == state.imagine(reader, "again").hash()
        assert world.invariants() == []
        choices = state.legal(actor(state))
        witness.play(choices[rng.below(len(choices))])
        moves += 1


@pytest.mark.clause("CITY-CRA-06")
def test_nobody_imagines_a_crime_that_was_put_under_the_deck() -> None:
    state = GAME.new(1, 4, {**CRIMES, "alone": "planner"})
    rng = Rng(4)
    under = 0
    while under < 5:
        choices = state.legal(ANA)
        under += state.step().name == "keep"
        state.apply(ANA, choices[rng.below(len(choices))])
    assert all(CRIME not in world.pieces(zone.DECK)[:5] for world in imagined(state, ONLOOKER))
