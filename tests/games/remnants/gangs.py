"""Positions of City of Remnants for tests, and what happens in them, in the words of the game.

    table = quarter(hand={HAL: "lookout open_call"}, members="fighter runner", figures={HAL: "D7 x2, D6", IVA: "D5"})
    do(table, "play lookout", "do move", "move D6 D5", "move pool D6", "done", "attack D5")
    lay(table, "open_call", blind=1)                     # Hal: one from his hand, one from his draw pile
    chance(table, "battle 3 2", "battle 0")              # what the dice of Hal and Iva are going to show
    lay(table)                                           # Iva lays nothing: now all is revealed and rolled
    assert (figures(table, HAL), unused(table, IVA)) == ("D5, D6, D7 x2", 9)

    table = quarter("humans iggaret", active=1, tokens={"D5": "warden cadet"}, tiles={"casino": "F3 F4, C2 D2"})
    table = quarter("humans neisu lentree", phase="patrol", begin=False, coordinates="coord_01 coord_07...")
    chance(table, "patrol cadet warden hunter patroller suppressor cadet enforcer_unit")
    begin_phase(table)                                   # or "reset", "award"; without begin=False it begins at once

Hal, Nia, Lio and Iva lead the Humans, Nei'su, Lentree and Iggaret, and sit clockwise in this order (HAL, NIA, LIO,
IVA); in a smaller game seats are counted anew: quarter("humans iggaret") has Hal on seat 0 and Iva on seat 1. Unless
a test says otherwise: the open side with the entries D7, G4, D1 and A4 (three players: C7, G3, A1), Hal is first and
active player, everybody has influence 4 and 2,000 ARCs, an empty hand, and his starter cards in the draw pile. Rows,
board, discard piles and bag hold nothing but what is mentioned; shared decks hold the rest.

Cards are ids, piles from the top down. "..." at the end of a pile: and all that is left; a pile that is given without
it holds just that, and what is left over is in the box (coordinate cards: in their discard pile).

A choice is a phrase: a verb and what it is about. "do move", "play lookout", "end", "done", "name fighter", "bid
1500" (the whole bid), "pass", "buy pulse_rifle", "renown", "cheapen pulse_rifle", "cheapen-type gun_row", "hire
runner", "use casino", "build casino", "place F3 F4" (all spaces that the tile covers), "sell red_eden_lab", "stock
chem_works", "move D6 D5" and "move pool D7" (short for "fetch D6" or "pool", then "go D5"), "fetch-moved C4", "deploy
D6", "give lookout", "return D2", "return-pool", "attack D5", "fight warden", "bribe warden D5" (the space only if it
matters), "bribe-all", "dispel warden E5", "lay raider", "blind", "confirm", "reroll 0", "lose scrapper",
"search-draw", "search-discard", "find lookout", "rob nia", "peek nia", "throw war_cry", "gang humans", "enter D7". A
tile is called by its type, or by any of its spaces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Any, Final, cast

from tabletown.games.remnants.game import GAME, CityOfRemnants
from tabletown.games.remnants.rules import number, step
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import COLUMNS, GANGS, NONE, SPACES
from tabletown.kernel.layout import everybody
from tabletown.kernel.records import Refusal
from tabletown.kernel.rng import SPAN, WORD, Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.table import ONLOOKER, actor, built, told

HAL, NIA, LIO, IVA = range(4)
PLAYERS: Final = ("hal", "nia", "lio", "iva")
FOUR: Final = "humans neisu lentree iggaret"
ENTRIES: Final = {4: dict(zip(GANGS, ("D7", "G4", "D1", "A4"), strict=True))}
AVAILABLE: Final = "back_alley red_eden_lab gun_row recruiter casino chem_works club_silver_x sky_tower data_vault"
"""The types of developments that are in the game, unless a test says otherwise."""

TYPES: Final = [development.name for development in GAME.box.developments]
PHASES: Final = {"reset": 0, "patrol": 2, "battles": 3, "award": 3}

NINTH: Final = pow(9, -1, SPAN)

PerSeat = int | Mapping[int, int]
Piles = Mapping[int, str]
Zones = dict[str, list[list[object]]]


def quarter(
    gangs: str = FOUR,
    *,
    entries: str = "",
    phase: str = "turn",
    begin: bool = True,
    round: int = 2,
    first: int = HAL,
    active: int | None = None,
    acted: bool = False,
    hand: Piles | None = None,
    draw: Piles | None = None,
    discard: Piles | None = None,
    permanent: Piles | None = None,
    members: str = "",
    member_deck: str = "...",
    member_discard: str = "",
    goods: str = "",
    goods_deck: str = "...",
    goods_discard: str = "",
    coordinates: str = "...",
    coordinate_discard: str = "",
    figures: Piles | None = None,
    pool: PerSeat = 7,
    unused: PerSeat | None = None,
    tokens: Mapping[str, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    types: str = AVAILABLE,
    products: Mapping[str, int] | None = None,
    supply: int | None = None,
    arcs: PerSeat = 2000,
    renown: PerSeat = 0,
    renown_pool: int | None = None,
    influence: PerSeat = 4,
    met: Mapping[int, str] | None = None,
    tracker: PerSeat = 0,
    won: PerSeat = 0,
    game: CityOfRemnants = GAME,
    seed: int = 1,
    **options: Value,
) -> Quarter:
    """A position of which the test says only what matters to it; it is in the middle of somebody's turn.

    gangs        of the seats in order: "humans iggaret"
    entries      of the seats in order: "D7 A4"
    phase        "turn": the active player chooses; else this phase is about to begin: "reset", "patrol", "award", or
                 the "battles" of the Patrol Phase with the tokens that are on the board
    begin        False: it begins with `begin_phase`, so that chance can be forced before
    acted        the active player has performed his action
    figures      {HAL: "D5 x2, D6"}; those that are not on the board and not in the pool are unused
    unused       if it is given, it goes before the pool
    tokens       {"D5": "warden cadet"}
    tiles        {"casino": "F3 F4, C2 D2"}: two tiles of a type
    types        the types of which there are tiles left, besides those on the board
    products     {"red_eden_lab": 4}, or by a space of the tile
    met          {IVA: "turf muscle"}: conditions that count no more
    """
    names = gangs.split()
    seats = len(names)
    state = game.new(seats, seed, {"sides": "random", **options})
    data = state.dump()
    values = cast(dict[str, Any], data["numbers"])
    cards = _Cards(cast(Zones, data["zones"]), seats)
    for seat, gang in enumerate(names):
        piles = {"hand": hand, "discard": discard, "permanent": permanent}
        for pile, given in piles.items():
            cards.put(f"{pile}:{seat}", (given or {}).get(seat, ""), seat if pile == "hand" else None)
        cards.put_pile(f"draw:{seat}", (draw or {}).get(seat, "..."), _starters(game, gang))
    cards.put("members", members)
    cards.put("member_discard", member_discard)
    cards.put("goods", goods)
    cards.put("goods_discard", goods_discard)
    cards.put("coordinate_discard", coordinate_discard)
    cards.put_pile("member_deck", member_deck, _group(game, "gang_member_card"))
    cards.put_pile("goods_deck", goods_deck, _group(game, "black_market_card"))
    cards.put_pile("coordinate_deck", coordinates, _group(game, "coordinate_card"))
    cards.finish()
    default = "C7 G3 A1" if seats == 3 else " ".join(ENTRIES[4][gang] for gang in names)
    _spread(values, "entry", {seat: SPACES.index(name) for seat, name in enumerate((entries or default).split())})
    _spread(values, "gang", {seat: GANGS.index(name) for seat, name in enumerate(names)})
    counted = {"arcs": arcs, "renown": renown, "influence": influence, "tracker": tracker, "won": won}
    for name, count in counted.items():
        _spread(values, name, _by_seat(count, seats, values[name]))
    _spread(values, "met", {seat: _conditions(game, names[seat], words) for seat, words in (met or {}).items()})
    _spread(values, "units", {seat: cards.units(game, seat) for seat in range(seats)})
    _spread(values, "owned", {seat: cards.goods(game, seat) for seat in range(seats)})
    _stand(values, figures or {}, pool, unused, seats)
    _patrol(values, game, tokens or {})
    values["renown_pool"] = max(0, 200 - sum(values["renown"])) if renown_pool is None else renown_pool
    whose = first if active is None else active
    values.update({"round": round, "first": first, "active": whose, "entered": NONE})
    data["steps"] = [
        ["round", 2, 0, 0],
        ["turns", (whose + 1) % seats, 0, 0],
        ["turn", whose, int(acted), 0],
    ]
    _build(values, game, seats, tiles or {}, types.split())
    table = built(game, data)
    assert isinstance(table, Quarter)
    for where, made in (products or {}).items():
        table[number.PRODUCTS + _tile(table, where)] = made
    table[number.SUPPLY] = game.box.products - sum((products or {}).values()) if supply is None else supply
    table.journal = []
    if phase != "turn":
        table.pop()
        table.pop()
        table.set_arg(0, PHASES[phase])
        table[number.ACTIVE] = NONE
        if phase == "battles":
            table.push(step.FRAY, first)
        if begin:
            begin_phase(table)
    return table


def begin_phase(table: Quarter) -> None:
    """The phase of a position that was built with begin=False begins."""
    table.advance()


class _Cards:
    """Where the cards of a position are."""

    def __init__(self, zones: Zones, seats: int) -> None:
        self.zones = zones
        self.everyone = everybody(seats)
        self.left = Counter(str(kind) for pieces in zones.values() for kind, _ in pieces)
        for name in zones:
            zones[name] = []

    def put(self, zone: str, cards: str, owner: int | None = None) -> None:
        """Into a zone that everybody sees, or only its owner."""
        knowers = self.everyone if owner is None else 1 << owner
        kinds = [self._take(kind) for kind in cards.split()]
        self.zones[zone] = [[kind, knowers] for kind in sorted(kinds, key=GAME.layout.kinds.index)]

    def put_pile(self, zone: str, cards: str, rest: list[str]) -> None:
        """Onto a pile, from the top down; "..." for what is left of `rest`."""
        top = cards.removesuffix("...").split()
        kinds = [self._take(kind) for kind in top]
        if cards.endswith("..."):
            kinds += [self._take(kind) for kind in rest for _ in range(self.left[kind])]
        self.zones[zone] = [[kind, 0] for kind in reversed(kinds)]

    def _take(self, kind: str) -> str:
        if self.left[kind] == 0:
            raise ValueError(f"there is no {kind} left for this position")
        self.left[kind] -= 1
        return kind

    def finish(self) -> None:
        """What is left over is out of the game; coordinate cards are discarded."""
        rest = sorted(self.left.elements(), key=GAME.layout.kinds.index)
        for kind in rest:
            zone = "coordinate_discard" if kind.startswith("coord_") else "box"
            self.zones[zone].append([kind, self.everyone])
        self.zones["coordinate_discard"].sort(key=lambda card: GAME.layout.kinds.index(str(card[0])))

    def units(self, game: CityOfRemnants, seat: int) -> int:
        cards = game.box.cards
        return sum(int(cards.is_unit[cards.names.index(kind)]) for kind in self._owned(seat))

    def goods(self, game: CityOfRemnants, seat: int) -> int:
        goods = _group(game, "black_market_card")
        return sum(kind in goods for kind in self._owned(seat))

    def _owned(self, seat: int) -> list[str]:
        piles = [self.zones[f"{pile}:{seat}"] for pile in ("hand", "draw", "discard", "permanent")]
        return [str(kind) for pieces in piles for kind, _ in pieces]


def _group(game: CityOfRemnants, entry: str) -> list[str]:
    return [str(card["id"]) for card in game.content.entries(entry)]


def _starters(game: CityOfRemnants, gang: str) -> list[str]:
    return [str(card["id"]) for card in game.content.entries("starter_card") if card["gang"] == gang]


def _spread(values: dict[str, Any], name: str, given: Mapping[int, int]) -> None:
    for seat, value in given.items():
        values[name][seat] = value


def _by_seat(given: PerSeat, seats: int, usual: list[int]) -> dict[int, int]:
    """A number for each seat; who is not mentioned has what is usual."""
    if isinstance(given, int):
        return dict.fromkeys(range(seats), given)
    return {seat: given.get(seat, usual[seat]) for seat in range(seats)}


def _conditions(game: CityOfRemnants, gang: str, names: str) -> int:
    mat = [condition.name for condition in game.box.conditions[GANGS.index(gang)]]
    return sum(1 << mat.index(name) for name in names.split())


def _stand(values: dict[str, Any], figures: Piles, pool: PerSeat, unused: PerSeat | None, seats: int) -> None:
    for seat, words in figures.items():
        for name, count in read_figures(words).items():
            bit = 1 << SPACES.index(name)
            values["one"][seat] |= bit
            values["two"][seat] |= bit if count == 2 else 0
    for seat in range(seats):
        left = GAME.box.figures - sum(read_figures(figures.get(seat, "")).values())
        if unused is None:
            values["pool"][seat] = min(left, _by_seat(pool, seats, [7] * seats)[seat])
        else:
            values["pool"][seat] = left - _by_seat(unused, seats, [0] * seats)[seat]
        values["unused"][seat] = left - values["pool"][seat]
    for seat in range(seats):
        for other in range(seat):
            assert values["one"][seat] & values["one"][other] == 0, "figures meet only in a Move action"


def read_figures(words: str) -> dict[str, int]:
    """ "D5 x2, D6" as {"D5": 2, "D6": 1}."""
    parts = [part.split() for part in words.split(",") if part.strip()]
    return {part[0]: int(part[1].removeprefix("x")) if len(part) == 2 else 1 for part in parts}


def _patrol(values: dict[str, Any], game: CityOfRemnants, tokens: Mapping[str, str]) -> None:
    for space, names in tokens.items():
        for name in names.split():
            token = next(i for i, kind in enumerate(game.box.tokens) if kind == name and values["token"][i] == NONE)
            values["token"][token] = SPACES.index(space)
        at = SPACES.index(space)
        values["patrolled"] |= 1 << at
        for seat, board in enumerate(values["one"]):
            values["held"][seat] |= board & 1 << at


def _build(
    values: dict[str, Any], game: CityOfRemnants, seats: int, tiles: Mapping[str, str], types: list[str]
) -> None:
    side = game.box.blocked_side if seats == 3 else game.box.open_side
    laid = [(name, place) for name, places in tiles.items() for place in places.split(",")]
    for type, development in enumerate(game.box.developments):
        on_board = sum(name == development.name for name, _ in laid)
        is_there = on_board or development.name in types
        values["tiles_left"][type] = int(development.copies) - on_board if is_there else 0
    for tile, (name, place) in enumerate(laid):
        type = TYPES.index(name)
        cover = board_of(place.split())
        values["tile_type"][tile] = type
        values["tile_at"][tile] = list(side.covers[type]).index(cover)
        values["covered"] |= cover
        for space in place.split():
            values["land"][SPACES.index(space)] = tile + 1
    values["tiles"] = len(laid)


def board_of(spaces: Iterable[str]) -> int:
    return sum(1 << SPACES.index(space) for space in spaces)


def on(board: int) -> str:
    """The names of the spaces of a board, column by column."""
    return " ".join(sorted(name for i, name in enumerate(SPACES) if board >> i & 1))


# What can be done


@cache
def _codes() -> dict[str, int]:
    """All actions, by verb and the plain words of their elements."""
    codes: dict[str, int] = {}
    for code in range(GAME.layout.actions):
        codes[" ".join([GAME.option(code).verb, *_words(code)])] = code
    return codes


def _words(code: int) -> list[str]:
    return [element.partition(":")[2] for element in GAME.option(code).elements if ":" in element]


def phrase_of(table: Quarter, code: int) -> str:
    """What a choice is called in this position."""
    verb, words = GAME.option(code).verb, _words(code)
    if verb == "bid":
        words = [str(table[number.BID] + GAME.box.unit * int(words[0]))]
    elif verb in ("fight", "bribe", "dispel"):
        token = int(words[0]) - 1
        words = [GAME.box.tokens[token], SPACES[table[number.TOKEN + token]]]
    elif verb in ("rob", "peek"):
        words = [name_of(table, int(words[0]))]
    elif verb == "place":
        at = 4 * SPACES.index(words[0]) + int(words[1])
        words = on(table.side.covers[table.arg(1)][at]).split()
    return " ".join([verb, *words])


def code_of(table: Quarter, phrase: str, seat: int | None = None) -> int:
    """The action that a phrase stands for in this position, legal or not."""
    verb, *words = phrase.split()
    if verb == "bid":
        words = [str((int(words[0]) - table[number.BID]) // GAME.box.unit)]
    elif verb in ("fight", "bribe", "dispel"):
        words = [str(_token(table, words, seat) + 1)]
    elif verb in ("rob", "peek"):
        words = [str(seat_of(table, words[0]))]
    elif verb == "place":
        words = _place(table, words)
    elif verb in ("use", "sell", "stock"):
        words = [_anchor(table, words[0])]
    return _codes()[" ".join([verb, *words])]


def name_of(table: Quarter, seat: int) -> str:
    return PLAYERS[table[number.GANG + seat]]


def seat_of(table: Quarter, name: str) -> int:
    return next(seat for seat in range(table.setup.seats) if name_of(table, seat) == name)


def _token(table: Quarter, words: list[str], seat: int | None) -> int:
    """The first token of a name on a space, or where the player who chooses has figures, or anywhere."""
    found = [i for i, name in enumerate(GAME.box.tokens) if name == words[0]]
    if len(words) == 2:
        return next(i for i in found if table[number.TOKEN + i] == SPACES.index(words[1]))
    seat = table.actors()[0] if seat is None else seat
    faced = [i for i in found if table[number.TOKEN + i] != NONE and table.figures_at(seat, table[number.TOKEN + i])]
    out = [i for i in found if table[number.TOKEN + i] != NONE]
    return (faced or out or found)[0]


def _tile(table: Quarter, where: str) -> int:
    """A tile by its type, if there is one of it, or by one of its spaces."""
    if where in SPACES:
        return int(table.tile_at(SPACES.index(where)))
    (tile,) = [i for i in range(table[number.TILES]) if TYPES[table[number.TILE_TYPE + i]] == where]
    return tile


def _anchor(table: Quarter, where: str) -> str:
    tile = _tile(table, where)
    return where if tile == NONE else SPACES[table.anchor(tile)]


def _place(table: Quarter, spaces: list[str]) -> list[str]:
    """Where a tile of the type that is being placed lies if it covers these spaces, allowed or not."""
    cells = [(COLUMNS.index(space[0]), int(space[1])) for space in spaces]
    shape = GAME.box.developments[table.arg(1)].cells
    looks: list[set[tuple[int, int]]] = []
    for turn in range(4):
        look = _corner(shape)
        if look not in looks and look == _corner(cells):
            return [SPACES[min(SPACES.index(space) for space in spaces)], str(turn)]
        looks.append(look)
        shape = [(y, -x) for x, y in shape]
    raise ValueError(f"the tile has not the shape of {spaces}")


def _corner(cells: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
    found = list(cells)
    left, low = min(x for x, _ in found), min(y for _, y in found)
    return {(x - left, y - low) for x, y in found}


def legal(table: Quarter, verb: str = "", by: int | None = None) -> list[str]:
    """Everything that whoever has to choose may do, as phrases; only this verb, if given."""
    seat = actor(table) if by is None else by
    phrases = [phrase_of(table, code) for code in table.legal(seat)]
    return [phrase for phrase in phrases if not verb or phrase.split()[0] == verb]


def offered(table: Quarter, verb: str, by: int | None = None) -> str:
    """What this verb may be about, in alphabetical order: "D5 D6"."""
    return " ".join(sorted(phrase.partition(" ")[2].replace(" ", "-") for phrase in legal(table, verb, by)))


def do(table: Quarter, *phrases: str, by: int | None = None) -> None:
    """Whoever has to choose chooses this, one after the other."""
    for phrase in phrases:
        verb, *words = phrase.split()
        if verb == "move":
            start = "pool" if words[0] == "pool" else f"fetch {words[0]}"
            do(table, start, f"go {words[1]}", by=by)
            continue
        seat = actor(table) if by is None else by
        code = code_of(table, phrase, seat)
        assert code in table.legal(seat), f"{phrase} is not legal; {' / '.join(legal(table, by=seat))}"
        table.apply(seat, code)


def refused(table: Quarter, phrase: str, by: int | None = None) -> str:
    """The clause by which whoever has to choose, or a certain seat, may not choose this, without "REM-"."""
    return refusal(table, phrase, by).clause.removeprefix("REM-")


def refusal(table: Quarter, phrase: str, by: int | None = None) -> Refusal:
    seat = actor(table) if by is None else by
    code = code_of(table, phrase, seat)
    assert code not in table.legal(seat), f"{phrase} is legal"
    return table.setup.game.refusal(table, seat, code)


def ends(table: Quarter, start: str) -> str:
    """Where a figure may end that starts on a space or in the "pool", in alphabetical order; nothing is changed."""
    trial = table.clone()
    assert isinstance(trial, Quarter)
    do(trial, "pool" if start == "pool" else f"fetch {start}")
    return offered(trial, "go")


def lay(table: Quarter, cards: str = "", blind: int = 0) -> None:
    """Whoever has to lays these cards from his hand, so many from his draw pile, and confirms."""
    do(table, *(f"lay {card}" for card in cards.split()), *["blind"] * blind, "confirm")


def idle(table: Quarter) -> None:
    """Somebody takes a turn in which he does nothing."""
    do(table, "do sell", "done", "end")


def face(table: Quarter) -> None:
    """The active player moves nobody, so that he has to fight where he is now."""
    do(table, "do move", "done")


def ready(table: Quarter) -> None:
    """All who have not chosen yet discard nothing more in the Reset Phase."""
    for seat in table.actors():
        do(table, "done", by=seat)


def pass_all(table: Quarter) -> None:
    """Nobody bids in this auction, or nobody goes on bidding."""
    while table.step().name == "auction":
        do(table, "pass")


# Chance


def chance(table: Quarter, *parts: str) -> None:
    """The next random numbers, in this order.

    "battle 3 2 2 1": one player's battle dice, in any order; "die 5": the six-sided die; "bag cadet warden": tokens
    that come out of the bag as it is now, with the one that is being fought; "patrol cadet warden": the same from the
    full bag.
    """
    rolls = [_Roll(table, *part.split()) for part in parts]
    numbers = [number for roll in rolls for number in roll.numbers]
    source, stream = Random("chance"), Rng()
    for _ in range(2_000_000):
        words = _start(source, [*numbers, (0, 1), (0, 1), (0, 1)])
        stream.restore(words)
        if all(roll.comes(stream) for roll in rolls):
            table.rng.restore(words)
            return
    raise AssertionError(f"no random numbers were found for {parts}")


class _Roll:
    """What some of the next random numbers stand for."""

    def __init__(self, table: Quarter, kind: str, *values: str) -> None:
        self.kind = kind
        self.values = list(values)
        self.sides = [str(face) for face in GAME.box.faces] if kind == "battle" else list("123456")
        if kind in ("bag", "patrol"):
            self.sides = _bag(table, is_full=kind == "patrol")
        self.numbers: list[tuple[int, int]] = []
        """One way to come: the numbers, each with how many there could be."""
        left = self.sides[:]
        for value in values:
            self.numbers.append((left.index(value), len(left)))
            self._use(left, left.index(value))

    def _use(self, left: list[str], pick: int) -> str:
        return left[pick] if self.kind in ("battle", "die") else left.pop(pick)

    def comes(self, stream: Rng) -> bool:
        left = self.sides[:]
        if self.kind == "battle":
            return sorted(left[stream.below(len(left))] for _ in self.values) == sorted(self.values)
        return all(self._use(left, int(stream.below(len(left)))) == value for value in self.values)


def _bag(table: Quarter, is_full: bool) -> list[str]:
    fought = table[number.RIVAL]
    names = enumerate(GAME.box.tokens)
    return [name for i, name in names if is_full or i == fought or table[number.TOKEN + i] == NONE]


def _start(source: Random, numbers: list[tuple[int, int]]) -> list[int]:
    """A state of the random stream whose first three numbers are these; kernel/rng.py, the other way round."""
    wanted, of = numbers[0]
    second, third = _word(source, *numbers[1]), _word(source, *numbers[2])
    while True:
        b = source.getrandbits(32)
        nine = (second - (b ^ (b >> 9)) - 2) & WORD
        c = nine * NINTH & WORD
        first = ((third - (nine ^ (nine >> 9)) - 3) * NINTH - (c << 21 | c >> 11)) & WORD
        if first * of >> 32 == wanted:
            return [(first - b - 1) & WORD, b, c, 1]


def _word(source: Random, number: int, of: int) -> int:
    """32 bits that make this number, one of so many."""
    return (number * SPAN // of + 1 + source.getrandbits(32) // of) & WORD


# What is to be seen


def zone_of(table: State, name: str, by: int | None = ONLOOKER) -> str:
    """A zone as somebody sees it, "?" for what he does not know."""
    return " ".join("?" if kind is None else kind for kind in table.view(by).zones[name])


def hand(table: State, seat: int) -> str:
    """As its owner sees it, in the order of the content."""
    return zone_of(table, f"hand:{seat}", seat)


def discard(table: State, seat: int) -> str:
    return zone_of(table, f"discard:{seat}")


def fight(table: State, seat: int) -> str:
    """What he has revealed in this battle."""
    return zone_of(table, f"fight:{seat}")


def draw_pile(table: State, seat: int) -> str:
    """From the top down, though nobody knows that."""
    zones = cast(Zones, table.dump()["zones"])
    return " ".join(str(kind) for kind, _ in reversed(zones[f"draw:{seat}"]))


def piles(table: State, seat: int) -> tuple[int, int, int]:
    """How many cards are in hand, in the draw pile and in the discard pile."""
    zones = table.view().zones
    return len(zones[f"hand:{seat}"]), len(zones[f"draw:{seat}"]), len(zones[f"discard:{seat}"])


def size(table: State, zone: str) -> int:
    return len(table.view().zones[zone])


def box(table: State) -> str:
    """What is out of the game."""
    return zone_of(table, "box")


def arcs(table: Quarter, seat: int) -> int:
    return int(table[number.ARCS + seat])


def renown(table: Quarter, seat: int) -> int:
    return int(table[number.RENOWN + seat])


def renown_pool(table: Quarter) -> int:
    return int(table[number.RENOWN_POOL])


def influence(table: Quarter, seat: int) -> int:
    return int(table[number.INFLUENCE + seat])


def tracker(table: Quarter, seat: int) -> int:
    return int(table[number.TRACKER + seat])


def pool(table: Quarter, seat: int) -> int:
    return int(table[number.POOL + seat])


def unused(table: Quarter, seat: int) -> int:
    return int(table[number.UNUSED + seat])


def units(table: Quarter, seat: int) -> int:
    """How many unit cards he owns."""
    return int(table[number.UNITS + seat])


def won(table: Quarter, seat: int) -> int:
    return int(table[number.WON + seat])


def supply(table: Quarter) -> int:
    """The product tokens that are left."""
    return int(table[number.SUPPLY])


def figures(table: Quarter, seat: int) -> str:
    """Where he stands: "D5 x2, D6", column by column."""
    spaces = sorted((name, int(table.figures_at(seat, i))) for i, name in enumerate(SPACES))
    return ", ".join(name if count == 1 else f"{name} x{count}" for name, count in spaces if count)


def tokens(table: Quarter) -> dict[str, str]:
    """The YCU tokens on the board, by space, those of one space in the order of the content."""
    found: dict[str, str] = {}
    for token, name in enumerate(GAME.box.tokens):
        at = table[number.TOKEN + token]
        if at != NONE:
            found[SPACES[at]] = f"{found[SPACES[at]]} {name}" if SPACES[at] in found else name
    return found


def products(table: Quarter, where: str) -> int:
    return int(table[number.PRODUCTS + _tile(table, where)])


def left(table: Quarter, type: str) -> int:
    """How many tiles of a type are left."""
    return int(table[number.TILES_LEFT + TYPES.index(type)])


def controls(table: Quarter, seat: int, where: str) -> bool:
    """Whether he controls a tile."""
    return table.controls(seat, _tile(table, where))


def controlled(table: Quarter, seat: int) -> str:
    """The spaces that he controls."""
    return on(table.controlled(seat))


def met(table: Quarter, seat: int) -> str:
    """The conditions that he has met."""
    mat = GAME.box.conditions[table[number.GANG + seat]]
    return " ".join(condition.name for i, condition in enumerate(mat) if table[number.MET + seat] >> i & 1)


def dice(table: Quarter) -> tuple[str, str]:
    """What the dice of the attacker and the defender show, the highest first."""
    rows = [range(first, first + 10) for first in (number.ROLLED, number.ROLLED_BACK)]
    shown = ["".join(str(face) * int(table[at]) for face, at in enumerate(row)) for row in rows]
    return shown[0][::-1], shown[1][::-1]


def whose(table: Quarter) -> int:
    """Whose turn it is."""
    return int(table[number.ACTIVE])


# What happened


def news(table: State, *kinds: str, to: int | None = ONLOOKER) -> list[str]:
    """What somebody has heard so far: "bid 1 500", "rolled 0 5"; only these kinds, if given."""
    return told(table, lambda _, value: str(value), kinds, to)
