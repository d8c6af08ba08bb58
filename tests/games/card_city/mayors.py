"""Positions of Card City for tests, and what happens in them, in the words of the game.

    table = region("P M C", lot="R I", money=5)
    run(table, "build residence 0,1")

A city is a map: north is up, M is City Hall at (0, 0), and the symbols are those of the content: R I C L P K RC CP LP,
PS for the Police Station, * for a Pollution Cloud, "." for nothing, and "!" behind a symbol for a Crime that lies on
it. Lots and decks are lists of such symbols, "!" being a Crime card. A choice is a phrase: "cut residence", "hide
park", "show crime", "take b", "under leisure", "build commerce 2,0", "pollute 0,1", "commit 1,0", "grow 0,2",
"buy 0,1", "police 1,1", "demolish 1,0", "borrow", "decline", "repay", "done".

What a city consists of is taken from the box, or else from the supply and the deck, so that no card is there twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, cast

from tabletown.games.card_city import GAME, CardCity
from tabletown.games.card_city.records import City, District
from tabletown.games.card_city.rules import number as numbers_of
from tabletown.games.card_city.rules import step
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import ACQUISITION, GRID, KINDS
from tabletown.kernel.layout import everybody
from tabletown.kernel.records import Refusal
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.table import ONLOOKER, actor, built, numbers, told, worked_out

ANA, BEN, CLEO, DAN = range(4)

SYMBOLS: Final = {str(entry["id"]): str(entry["symbol"]) for entry in GAME.content.entries("card")}
KIND_OF: Final = {symbol: kind for kind, symbol in SYMBOLS.items()}
PHASES: Final = ("acquisition", "construction", "development", "revenue", "end")

Zones = dict[str, list[list[object]]]


def region(
    *maps: str,
    seats: int = 2,
    phase: str = "construction",
    turn: int = 5,
    first: int = ANA,
    lot: str = "",
    lots: Sequence[str] = (),
    money: int | Sequence[int] = 3,
    loans: Sequence[int] = (),
    deck: str = "",
    stacks: dict[str, int] | None = None,
    game: CardCity = GAME,
    seed: int = 1,
    **options: Value,
) -> Region:
    """A phase is about to begin, in a position of which the test says only what matters to it.

    maps    the cities from the first seat on; those that are not given consist of City Hall
    lot     what Ana has to place; `lots` if others have cards too
    money   of everybody, or of each of them
    deck    its next cards, the first to be drawn first
    stacks  how many cards of a supply stack are left: {"residence": 1}
    """
    seats = max(seats, len(maps)) if seats > 1 else seats
    data = game.new(seats, seed, options).dump()
    zones = cast(Zones, data["zones"])
    everyone = everybody(seats)
    cards = _Cards(zones, everyone)
    top = cards.draw(_kinds(deck))
    for seat, symbols in enumerate(lots or [lot]):
        zones[f"lot:{seat}"] = [[kind, 1 << seat] for kind in sorted(cards.take(_kinds(symbols)), key=KINDS.index)]
    values = cast(dict[str, list[int]], data["numbers"])
    for seat, drawing in enumerate(maps):
        _lay(zones, values, cards, seat, drawing, everyone)
    for kind, count in (stacks or {}).items():
        cards.leave(kind, count)
    cards.pile(top)
    values["money"][:seats] = [money] * seats if isinstance(money, int) else money
    values["loans"][: len(loans)] = loans
    one = {"turn": turn, "phase": PHASES.index(phase), "first": first, "splitter": -1, "chooser": -1, "division": 0}
    cast(dict[str, object], values).update(one)
    data["steps"] = [["start", 0, 0, 0], ["turn", 0, 0, 0], ["take", 0, 0, 0]]
    table = built(game, data)
    assert isinstance(table, Region)
    table.journal = []
    table.pop()
    if phase == PHASES[ACQUISITION - 1]:
        table[numbers_of.TURN] -= 1
        table.replace(step.TURN)
    table.advance()
    return table


class _Cards:
    """Where the cards of a position come from."""

    def __init__(self, zones: Zones, everyone: int) -> None:
        self.zones = zones
        self.everyone = everyone
        self.removed = len(zones["removed"])
        played = [name for name in zones if not name.startswith(("box", "stack", "city"))]
        deck = [[kind, 0] for name in played for kind, _ in zones[name]]
        zones.update({name: [] for name in played})
        zones["deck"] = deck

    def take(self, kinds: list[str]) -> list[str]:
        stacks = [name for name in self.zones if name.startswith("stack")]
        for kind in kinds:
            self._take(kind, ["box", *stacks, "deck"])
        return kinds

    def draw(self, kinds: list[str]) -> list[str]:
        for kind in kinds:
            self._take(kind, ["deck"])
        return kinds

    def _take(self, kind: str, sources: list[str]) -> None:
        for name in sources:
            for card in self.zones[name]:
                if card[0] == kind:
                    self.zones[name].remove(card)
                    return
        raise ValueError(f"there is no {kind} left for this position")

    def leave(self, kind: str, count: int) -> None:
        """So many cards are left in a stack; the others have left the game."""
        stack = self.zones[f"stack_{kind.rpartition('_')[2]}"]
        while len(stack) > count:
            stack.pop()
            self.zones["discard"].append([kind, self.everyone])
        self.zones["discard"].sort(key=_by_kind)

    def pile(self, top: list[str]) -> None:
        """The deck is complete: what was removed came from its bottom."""
        deck = self.zones["deck"]
        self.zones["removed"] = sorted(deck[: self.removed], key=_by_kind)
        self.zones["deck"] = deck[self.removed :]
        self.zones["deck"] += [[kind, 0] for kind in reversed(top)]


def _by_kind(card: list[object]) -> int:
    return KINDS.index(str(card[0]))


def _kinds(symbols: str) -> list[str]:
    return [KIND_OF[symbol] for symbol in symbols.split()]


def _lay(zones: Zones, values: dict[str, list[int]], cards: _Cards, seat: int, drawing: str, everyone: int) -> None:
    """A city as it is drawn, City Hall included, which lies there from the beginning."""
    zones[f"city:{seat}"] = [["city_hall", everyone]]
    places = read(drawing)
    for (x, y), symbol in places.items():
        kinds = _kinds(symbol.removesuffix("!")) + (["crime"] if symbol.endswith("!") else [])
        for kind in kinds:
            if kind != "city_hall":
                zones[f"city:{seat}"].append([*cards.take([kind]), everyone])
                values[f"city_{kind}"][seat] |= int(GRID.bits[GRID.space(x, y)])
    zones[f"city:{seat}"].sort(key=_by_kind)
    columns, rows = [x for x, _ in places], [y for _, y in places]
    for name, value in zip(("west", "east", "south", "north"), _span(columns, rows), strict=True):
        values[name][seat] = value


def _span(columns: list[int], rows: list[int]) -> tuple[int, int, int, int]:
    return min(columns), max(columns), min(rows), max(rows)


def read(drawing: str) -> dict[tuple[int, int], str]:
    """What lies where on a map."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    (hall,) = [(x, y) for y, row in enumerate(rows) for x, symbol in enumerate(row) if symbol.removesuffix("!") == "M"]
    return {
        (x - hall[0], hall[1] - y): symbol
        for y, row in enumerate(rows)
        for x, symbol in enumerate(row)
        if symbol != "."
    }


# What can be done


@cache
def _codes() -> dict[str, int]:
    return {phrase_of(code): code for code in range(GAME.layout.actions)}


def phrase_of(code: int) -> str:
    option = GAME.option(code)
    wanted = {"take": ("lot",), "commit": ("space",)}.get(option.verb, ("card", "space"))
    names = [element.partition(":")[2] for element in option.elements if element.partition(":")[0] in wanted]
    return " ".join([option.verb, *names])


def code_of(phrase: str) -> int:
    """The action that a phrase stands for, legal or not."""
    return _codes()[phrase]


def legal(table: State) -> list[str]:
    """Everything that whoever has to choose may do, as phrases."""
    return [phrase_of(code) for code in table.legal(actor(table))]


def spaces(table: State, verb: str) -> str:
    """The legal spaces for a phrase without its space, from west to east and from south to north."""
    found = [phrase.rpartition(" ") for phrase in legal(table)]
    return in_order(space for before, _, space in found if before == verb)


def in_order(names: Iterable[str]) -> str:
    """Spaces from west to east, and in a column from south to north."""
    return " ".join(sorted(names, key=lambda name: tuple(map(int, name.split(",")))))


def sites(drawing: str, symbol: str, *, money: int = 3, **position: Value) -> str:
    """The spaces where a card of this symbol may be built in a city."""
    return spaces(region(drawing, lot=symbol, money=money, **position), f"build {KIND_OF[symbol]}")  # type: ignore[arg-type]


def play(table: State, phrase: str) -> None:
    """Whoever has to choose chooses this."""
    table.apply(actor(table), code_of(phrase))


def run(table: State, *phrases: str) -> None:
    for phrase in phrases:
        play(table, phrase)


def offer(table: State, a: str, up: str = "", down: str = "") -> None:
    """Whoever divides offers these cards as Lot A, with those of them face down, and those of Lot B face up."""
    for verb, cards in (("cut", a), ("hide", down), ("show", up)):
        run(table, *(f"{verb} {kind}" for kind in sorted(_kinds(cards), key=KINDS.index)))


def refused(table: State, phrase: str, seat: int | None = None) -> Refusal:
    """Why whoever has to choose, or a certain seat, may not choose this."""
    code = code_of(phrase)
    seat = actor(table) if seat is None else seat
    assert code not in table.legal(seat)
    return table.setup.game.refusal(table, seat, code)


def be_done(table: State) -> None:
    """Nobody does anything more at the end of this turn, and the others go on as far as there is nothing to choose."""
    while not table.over and table.step().name == "improve":
        play(table, "done")


# What is to be seen


def zone_of(table: State, name: str, by: int | None = ONLOOKER) -> str:
    """A zone as somebody sees it, in symbols, "?" for what is not known."""
    return " ".join("?" if kind is None else SYMBOLS[kind] for kind in table.view(by).zones[name])


def counted(table: State, name: str) -> dict[str, int]:
    """What lies in a zone, hidden or not, by symbols."""
    zones = cast(Zones, table.dump()["zones"])
    return dict(Counter(SYMBOLS[str(kind)] for kind, _ in zones[name]))


def offered(table: State, by: int | None = ONLOOKER) -> str:
    """Both lots as somebody sees them: "R I ? / C ? ?"."""
    lots = [
        " ".join(filter(None, (zone_of(table, f"{lot}_up", by), zone_of(table, f"{lot}_down", by)))) for lot in "ab"
    ]
    return " / ".join(lots)


def supply(table: State) -> dict[str, int]:
    """How many cards each stack has."""
    names = ("residence", "industry", "commerce", "cloud", "station")
    return {name: len(table.view().zones[f"stack_{name}"]) for name in names}


def money(table: State, seat: int = ANA) -> int:
    return numbers(table, "money")[seat]


def drawn(table: State, seat: int = ANA) -> str:
    """The map of a city, as everybody sees it."""
    places = {}
    for card in cast(list[str], table.tallies()["cities"])[seat].split():
        kind, _, space = card.partition("@")
        x, y = map(int, space.removesuffix("!").split(","))
        places[x, y] = SYMBOLS[kind] + ("!" if space.endswith("!") else "")
    west, east, south, north = _span([x for x, _ in places], [y for _, y in places])
    return "\n".join(
        " ".join(places.get((x, y), ".") for x in range(west, east + 1)) for y in range(north, south - 1, -1)
    )


def tidy(drawing: str) -> str:
    """A map as `drawn` shows it."""
    return "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines())


def city(table: State, seat: int = ANA) -> City:
    """What can be read off a city."""
    found = worked_out(table)["cities"][seat]
    assert isinstance(found, City)
    return found


def districts(table: State, type: str, seat: int = ANA) -> list[str]:
    """The spaces of each district of this type: "residence" or "commerce"."""
    return sorted(in_order(district.spaces) for district in city(table, seat).districts if district.type == type)


def district(table: State, space: str, type: str = "residence", seat: int = ANA) -> District:
    """The district of this type that a space belongs to."""
    (found,) = [each for each in city(table, seat).districts if each.type == type and space in each.spaces]
    return found


# What happened


def news(table: State, *kinds: str, to: int | None = ONLOOKER) -> list[str]:
    """What somebody has heard so far: "built 0 residence 1,0", "earned 1 3"; only these kinds, if given."""
    return told(table, lambda _, value: str(value), kinds, to)


def grown(table: State) -> list[str]:
    """What has grown; nothing is left to grow now."""
    assert table.step().name not in ("grow-homes", "grow-shops")
    return news(table, "grew")


def smoked(table: State) -> list[str]:
    """Which Pollution Clouds were laid; none is left to be laid now."""
    assert table.step().name != "pollute"
    return news(table, "smoked")
