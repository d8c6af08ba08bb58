"""The content of City of Remnants, checked and put into the tables that the rules look things up in."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletown.games.remnants.rules.box import BoardSide, CardTable, CityBox, Condition, Development, Effect
from tabletown.games.remnants.rules.judgement import income
from tabletown.games.remnants.rules.number import TYPE_COUNT
from tabletown.games.remnants.rules.words import (
    ACTIONS,
    BIDS,
    COLOURS,
    FACES,
    FOR_GOOD,
    GANGS,
    LEVELS,
    MARKET,
    MEMBER,
    METRICS,
    MOST_TILES,
    NONE,
    OPS,
    SEATS,
    SPACES,
    STARTER,
    TOKENS,
    TURNS,
)
from tabletown.kernel.boards import SIDE, neighbours
from tabletown.kernel.content import (
    Content,
    Table,
    check_all_read,
    inner,
    inner_tables,
    number,
    where,
    word,
    words,
)
from tabletown.kernel.errors import BadInput

MOST_COPIES = 20
MOST_CARDS = 60
"""In a deck."""
MOST_ARCS = 20_000
MOST_ATTACK = 20
MOST_RENOWN = 20
MOST_DICE = 3
"""That one effect brings."""
MOST_REROLLS = 5
"""Effects of this kind that one player can have."""
MOST = 9
"""Of most other things that an effect counts."""
STARTER_CARDS = 10
STARTER_UNITS = 7
"""CMP-06: of the starter cards of a gang."""
CONDITIONS = 4
"""IFL-08: on each mat."""
COORDINATE_CARDS = 20
DIE = 6
"""Faces of a die."""
KINDS = ("leader", "member", "ability")
TIMINGS = ("turn", "battle", "permanent")
"""When a card works; its effects have to be of the family of this name."""
ABILITIES = ("produce", "static", "defence", "none")
GROUND = "SMH"
"""How the levels are drawn on a board."""
BLOCKED = "#"
NOTHING = "."
BOARDS = ("side_two_four", "side_three")
LISTS = ("two_four", "three")
"""What coordinate cards have for each board."""
ENTRIES = (SEATS, SEATS - 1)

Cells = list[tuple[int, int]]
Reader = Callable[[Table, int], int]
"""Reads a number of an effect, given the smallest amount of money."""


def unpack(content: Content) -> CityBox:
    """Everything in the box; BadInput says what does not fit."""
    unit = number(content.table("money"), "unit", 1, MOST_ARCS // 2)
    developments = [_development(entry, unit) for entry in content.entries("development")]
    sides = _sides(content)
    for side, name in zip(sides, BOARDS, strict=True):
        for entry, development in zip(content.entries("development"), developments, strict=True):
            _lay(side, name, entry, development)
    box = CityBox(_cards(content, unit), developments, sides)
    _numbers(box, content, unit)
    _check_deck(box.cards, MEMBER, content.entries("gang_member_card"), box.members_shown)
    _check_deck(box.cards, MARKET, content.entries("black_market_card"), box.goods_shown)
    _check_tiles(box, content)
    box.condition_names = [word(entry, "id") for entry in content.entries("condition")]
    box.conditions = _conditions(content, unit)
    box.alerts = _alerts(content, unit)
    _tokens(box, content, unit)
    return box


def _numbers(box: CityBox, content: Content, unit: int) -> None:
    money, start, turns = content.table("money"), content.table("start"), content.table("round")
    renown, movement, supply = content.table("renown"), content.table("movement"), content.table("supply")
    box.unit = unit
    most_raise = number(money, "most_raise", unit, unit * len(BIDS))
    box.most_raise = _check_unit(money, "most_raise", most_raise, unit)
    box.start_arcs = _arcs(start, "arcs", unit)
    box.start_hand = number(start, "hand", 0, STARTER_CARDS)
    box.start_influence = number(start, "influence", 1, MOST)
    box.most_influence = number(content.table("influence"), "most", box.start_influence, MOST)
    box.figures = number(supply, "figures_per_gang", 1, 40)
    box.products = number(supply, "products", 0, 99)
    box.start_pool = number(start, "pool", 0, box.figures)
    box.income = _arcs(turns, "income", unit)
    box.turns = number(turns, "turns", 1, MOST)
    box.members_shown = number(turns, "gang_members_shown", 1, MOST)
    box.goods_shown = number(turns, "black_market_shown", 1, MOST)
    box.patrol_cards = number(turns, "patrol_cards", 0, COORDINATE_CARDS)
    box.renown = number(renown, "pool", 1, 999)
    box.renown_price = _arcs(renown, "price", unit, unit)
    box.card_points = number(renown, "per_black_market_card", 0, MOST_RENOWN)
    box.steps = number(movement, "steps", 1, MOST)
    box.most_on_space = number(movement, "most_on_space", 1, 2)
    box.types_per_level = number(content.table("draft"), "types_per_level", 1, MOST)
    box.make_dice(_list(content.table("battle_die"), "faces", DIE, len(FACES) - 1))


# Effects


class Form:
    """How an effect is written: the families that it belongs to, and its numbers.

    What `only` reads can have one value.
    """

    def __init__(
        self, families: str, n: Reader | None = None, m: Reader | None = None, only: Reader | None = None
    ) -> None:
        self.families = families.split()
        self.n = n
        self.m = m
        self.only = only

    def read(self, part: Table, op: int, unit: int) -> Effect:
        n, m, _ = (read(part, unit) if read else 0 for read in (self.n, self.m, self.only))
        return Effect(op, n, m)


class TableForm(Form):
    """An effect with a row of amounts, one for each face of the six-sided die."""

    def read(self, part: Table, op: int, unit: int) -> Effect:
        amounts = _list(part, "table", DIE, MOST_ARCS)
        for amount in amounts:
            _check_unit(part, "table", amount, unit)
        return Effect(op, table=amounts)


def _count(key: str, low: int = 1, high: int = MOST) -> Reader:
    return lambda part, unit: number(part, key, low, high)


def _amount(key: str) -> Reader:
    return lambda part, unit: _arcs(part, key, unit, unit)


def _one_of(key: str, *known: str) -> Reader:
    return lambda part, unit: _choice(part, key, known)


FORMS = {
    "draw": Form("turn", _count("n")),
    "gain_arcs": Form("turn produce alert", _amount("n")),
    "gain_renown": Form("turn produce alert", _count("n", 1, MOST_RENOWN)),
    "discount": Form("turn", _amount("n"), _one_of("on", "black_market", "either")),
    "recruit_direct": Form("turn", lambda part, unit: _arcs(part, "cost", unit)),
    "deploy": Form("turn", _count("n"), _one_of("where", "controlled", "development")),
    "build_now": Form("turn", lambda part, unit: _arcs(part, "discount", unit)),
    "bonus_action": Form("turn", _one_of("action", *ACTIONS)),
    "sell_now": Form("turn", _count("n")),
    "sell_bonus": Form("turn", _amount("n")),
    "take_arcs": Form("turn", _amount("n")),
    "move_bonus": Form("turn", _count("figures", 0), _count("steps", 0)),
    "redeploy": Form("turn", _count("figures"), _count("steps")),
    "die_arcs": Form("turn", _amount("n"), _count("min", 1, DIE)),
    "peek_hand": Form("turn"),
    "add_product": Form("turn", _count("n")),
    "search": Form("turn"),
    "dispel_ycu": Form("turn", _count("n", 1, len(TOKENS))),
    "attack": Form("battle", _count("n", 1, MOST_ATTACK)),
    "dice": Form("battle", _count("n", 1, MOST_DICE)),
    "enemy_dice": Form("battle", _count("n", 1, MOST_DICE)),
    "ycu_attack": Form("battle", _count("n", 1, MOST_ATTACK)),
    "attack_per": Form("battle", _count("n"), _count("max", 1, MOST_ATTACK), _one_of("per", "development")),
    "reinforce": Form("battle", _count("n")),
    "reroll": Form("battle", _count("n")),
    "keep_card": Form("battle"),
    "win_arcs": Form("battle", _amount("n")),
    "win_renown": Form("battle", _count("n", 1, MOST_RENOWN)),
    "win_extra_kill": Form("battle"),
    "perm_defense_dice": Form("permanent", _count("n", 1, MOST_DICE)),
    "perm_bribe_discount": Form("permanent", _amount("n")),
    "perm_income": Form("permanent", _amount("n")),
    "perm_win_arcs": Form("permanent", _amount("n")),
    "product": Form("produce", _count("n")),
    "die_table_arcs": TableForm("produce"),
    "die_times_arcs": Form("produce", _amount("n")),
    "recruit_top": Form("produce"),
    "trade_unit": Form("produce", _amount("n")),
    "buy_discount": Form("produce", _amount("n")),
    "static_attack": Form("static", _count("n", 1, MOST_ATTACK)),
    "static_dice": Form("static", _count("n", 1, MOST_DICE)),
    "defence_attack": Form("defence", _count("n", 1, MOST_ATTACK)),
    "alert_token": Form("alert", _count("n"), only=_one_of("where", "battle_space")),
    "alert_coordinates": Form("alert", _count("n")),
    "lose_arcs": Form("alert", _amount("n")),
    "lose_renown": Form("alert", _count("n", 1, MOST_RENOWN)),
}
"""OPS: the effects, in the order of the rulebook."""
PRODUCT = OPS.index("product")
REROLL = OPS.index("reroll")
BRINGS_TOKENS = (OPS.index("alert_token"), OPS.index("alert_coordinates"))


def _effects(entry: Table, family: str, unit: int) -> list[Effect]:
    """EFF-01: the effects of a card, a tile or an alert; all have to be of the family."""
    return [_effect(part, family, unit) for part in inner_tables(entry, "effects")]


def _effect(part: Table, family: str, unit: int) -> Effect:
    name = part.get("op")
    if not isinstance(name, str) or name not in FORMS:
        raise BadInput(f"{where(part, 'op')}: no effect is called {name!r}; there are: {', '.join(FORMS)}")
    form = FORMS[name]
    if family not in form.families:
        fitting = ", ".join(other for other in FORMS if family in FORMS[other].families)
        raise BadInput(f"{where(part, 'op')}: {name} is no effect of the family {family}; those are: {fitting}")
    effect = form.read(part, OPS.index(name), unit)
    check_all_read(part, name)
    return effect


# Cards


def _cards(content: Content, unit: int) -> CardTable:
    """All kinds of cards: first the gang member cards, then the starter cards, then the black market cards."""
    groups = {
        MEMBER: content.entries("gang_member_card"),
        STARTER: content.entries("starter_card"),
        MARKET: content.entries("black_market_card"),
    }
    entries = [(group, entry) for group, listed in groups.items() for entry in listed]
    names = [word(entry, "id") for _, entry in entries]
    cards = CardTable(names)
    for kind, (group, entry) in enumerate(entries):
        if names.index(names[kind]) != kind:
            raise BadInput(f"{where(entry, 'id')}: there is another card with this id")
        cards.group[kind] = group
        _read_card(cards, kind, entry, unit)
    for gang, entry in enumerate(_gangs(content)):
        _check_starters(cards, gang, entry, groups[STARTER])
        _check_rerolls(cards, gang, groups)
    return cards


def _read_card(cards: CardTable, kind: int, entry: Table, unit: int) -> None:
    group = cards.group[kind]
    cards.copies[kind] = number(entry, "copies", 0, MOST_COPIES)
    cards.timing[kind] = _choice(entry, "timing", TIMINGS)
    if cards.timing[kind] == FOR_GOOD and group != MARKET:
        raise BadInput(f"{where(entry, 'timing')}: only a black market card can be permanent")
    cards.effects[kind] = _effects(entry, word(entry, "timing"), unit)
    if group == MARKET:
        cards.cost[kind] = _arcs(entry, "cost", unit)
    if group == STARTER:
        cards.gang[kind] = _choice(entry, "gang", GANGS)
    cards.is_unit[kind] = int(
        group == MEMBER or (group == STARTER and KINDS[_choice(entry, "kind", KINDS)] != "ability")
    )
    if cards.is_unit[kind]:
        values = inner(entry, "attack")
        for gang, colour in enumerate(COLOURS):
            cards.attack[gang][kind] = number(values, colour, 0, MOST_ATTACK)


def _gangs(content: Content) -> list[Table]:
    gangs = content.entries("gang")
    if [entry.get("id") for entry in gangs] != list(GANGS):
        raise BadInput(f"{where(gangs[-1], 'id')}: the gangs have to be {', '.join(GANGS)}, in this order")
    return gangs


def _check_starters(cards: CardTable, gang: int, entry: Table, starters: list[Table]) -> None:
    """CMP-06: as many cards as the deck has, one of them the leader, and as many unit cards as it needs."""
    kinds = [kind for kind in range(len(cards.names)) if cards.gang[kind] == gang]
    total = sum(cards.copies[kind] for kind in kinds)
    if total != STARTER_CARDS:
        raise BadInput(f"{where(entry)}: a gang has {STARTER_CARDS} starter cards, not {total}")
    units = sum(cards.copies[kind] for kind in kinds if cards.is_unit[kind])
    if units != STARTER_UNITS:
        raise BadInput(f"{where(entry)}: {STARTER_UNITS} of its starter cards are unit cards, not {units}")
    leaders = {
        word(card, "id"): number(card, "copies", 0, MOST_COPIES)
        for card in starters
        if card.get("gang") == GANGS[gang] and card.get("kind") == "leader"
    }
    if leaders != {word(entry, "leader"): 1}:
        raise BadInput(f"{where(entry, 'leader')}: a gang has one leader card, and leader is its id")


def _check_rerolls(cards: CardTable, gang: int, groups: dict[int, list[Table]]) -> None:
    """BAT-11: a player whose gang this is may come to own all that is not another's."""
    owned = [kind for kind in range(len(cards.names)) if cards.gang[kind] in (NONE, gang)]
    effects = sum(cards.copies[kind] for kind in owned for effect in cards.effects[kind] if effect.op == REROLL)
    if effects > MOST_REROLLS:
        last = groups[MARKET][-1]
        raise BadInput(f"{where(last)}: a player could own {effects} cards that reroll; {MOST_REROLLS} are the most")


def _check_deck(cards: CardTable, group: int, entries: list[Table], shown: int) -> None:
    total = sum(cards.copies[kind] for kind in range(len(cards.names)) if cards.group[kind] == group)
    if not shown <= total <= MOST_CARDS:
        raise BadInput(
            f"{where(entries[-1], 'copies')}: {shown} cards are turned faceup from a deck of at most {MOST_CARDS},"
            f" so it cannot have {total}"
        )


# Developments


def _development(entry: Table, unit: int) -> Development:
    development = Development(word(entry, "id"), _choice(entry, "level", LEVELS), _cells(entry))
    development.copies = number(entry, "copies", 1, MOST_COPIES)
    development.cost = _arcs(entry, "cost", unit)
    development.renown = number(entry, "renown", 0, MOST_RENOWN)
    development.price = _arcs(entry, "price", unit)
    ability = ABILITIES[_choice(entry, "ability", ABILITIES)]
    development.is_produce = ability == "produce"
    development.gain(_effects(entry, ability, unit))
    development.income = income(development)
    if bool(development.effects) != (ability != "none"):
        raise BadInput(f"{where(entry, 'effects')}: a tile has effects unless its ability is none")
    development.produces = sum(effect.n for effect in development.effects if effect.op == PRODUCT)
    if (development.produces > 0) != (development.price > 0):
        raise BadInput(
            f"{where(entry, 'price')}: a tile that makes products has a price for them, and no other has one"
        )
    return development


def _cells(entry: Table) -> Cells:
    value = entry.get("cells")
    pairs = value if isinstance(value, list) else []
    cells = [(pair[0], pair[1]) for pair in pairs if _is_cell(pair)]
    if not cells or len(set(cells)) != len(pairs) or not _is_one_piece(cells):
        raise BadInput(
            f"{where(entry, 'cells')}: cells has to be a list of different squares [column, row] that hang together,"
            f" each number from 0 to {SIDE - 1}, not {value!r}"
        )
    return cells


def _is_cell(pair: object) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and all(type(at) is int and 0 <= at < SIDE for at in pair)


def _is_one_piece(cells: Cells) -> bool:
    found: set[tuple[int, int]] = set()
    reached = {cells[0]}
    while reached != found:
        found = reached
        reached = found | {(x, y) for x, y in cells if found & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}}
    return len(found) == len(cells)


def _check_tiles(box: CityBox, content: Content) -> None:
    """SET-14: there are enough types to choose from, and not too many tiles of those that are chosen."""
    last = content.entries("development")[-1]
    if len(box.developments) != TYPE_COUNT:
        raise BadInput(f"{where(last)}: there have to be {TYPE_COUNT} developments, not {len(box.developments)}")
    most = 0
    for level, name in enumerate(LEVELS):
        copies = sorted((int(type.copies) for type in box.developments if type.level == level), reverse=True)
        if len(copies) < box.types_per_level:
            raise BadInput(f"{where(last)}: {box.types_per_level} types of {name} are needed, not {len(copies)}")
        most += sum(copies[: box.types_per_level])
    if most > MOST_TILES:
        raise BadInput(f"{where(last, 'copies')}: {most} tiles could be laid out at once; {MOST_TILES} are the most")


# Boards


def _sides(content: Content) -> list[BoardSide]:
    boards = content.entries("board")
    if [entry.get("id") for entry in boards] != list(BOARDS):
        raise BadInput(f"{where(boards[-1], 'id')}: the boards have to be {' and '.join(BOARDS)}")
    sides = [_side(entry, entries) for entry, entries in zip(boards, ENTRIES, strict=True)]
    cards = content.entries("coordinate_card")
    if len(cards) != COORDINATE_CARDS:
        raise BadInput(f"{where(cards[-1])}: there have to be {COORDINATE_CARDS} coordinate cards, not {len(cards)}")
    for side, name, key in zip(sides, BOARDS, LISTS, strict=True):
        for card in cards:
            side.add_list(_coordinates(card, key, side, name))
    return sides


def _side(entry: Table, entries: int) -> BoardSide:
    grid = _drawn(entry, "grid", GROUND + BLOCKED)
    levels = [_board(space for space, mark in enumerate(grid) if mark == level) for level in GROUND]
    crosshairs = _spaces(entry, "entries")
    if len(crosshairs) != entries:
        raise BadInput(f"{where(entry, 'entries')}: there have to be {entries} entry spaces, not {len(crosshairs)}")
    renown = [0 if mark == NOTHING else int(mark) for mark in _drawn(entry, "renown", NOTHING + "0123456789")]
    for space, mark in enumerate(grid):
        if mark == BLOCKED and (space in crosshairs or renown[space]):
            raise BadInput(f"{where(entry, 'grid')}: {SPACES[space]} is blocked: it is no entry and gives no renown")
    side = BoardSide(levels, crosshairs, renown)
    for space in range(len(SPACES)):
        if side.spaces >> space & 1:
            side.near[space] = neighbours(1 << space) & side.spaces
    return side


def _drawn(entry: Table, key: str, marks: str) -> list[str]:
    """The marks of all spaces, row by row from the bottom; they are drawn from the top."""
    rows = [row.split() for row in words(entry, key)]
    drawn = [mark for row in reversed(rows) for mark in row]
    if [len(row) for row in rows] != [SIDE] * SIDE or any(len(mark) > 1 or mark not in marks for mark in drawn):
        raise BadInput(f"{where(entry, key)}: {key} has to be {SIDE} rows of {SIDE} marks, each one of {marks}")
    return drawn


def _spaces(entry: Table, key: str) -> list[int]:
    """The numbers of different spaces."""
    names = words(entry, key)
    for name in names:
        if name not in SPACES:
            raise BadInput(f"{where(entry, key)}: there is no space {name!r} in {key}; they go from A1 to {SPACES[-1]}")
        if names.count(name) > 1:
            raise BadInput(f"{where(entry, key)}: {name} is in {key} twice")
    return [SPACES.index(name) for name in names]


def _coordinates(card: Table, key: str, side: BoardSide, board: str) -> list[int]:
    spaces = _spaces(card, key)
    if not 0 < len(spaces) <= len(TOKENS):
        raise BadInput(f"{where(card, key)}: {key} has to name from 1 to {len(TOKENS)} spaces")
    for space in spaces:
        if not side.spaces >> space & 1:
            raise BadInput(f"{where(card, key)}: {SPACES[space]} is blocked on {board}")
        if space in side.entries:
            raise BadInput(f"{where(card, key)}: {SPACES[space]} is an entry space of {board}; no YCU comes there")
    return spaces


def _lay(side: BoardSide, name: str, entry: Table, development: Development) -> None:
    """DEV-06, DEV-10: all ways to lay a tile on an empty board."""
    covers = [0] * (len(SPACES) * len(TURNS))
    ground = side.levels[development.level]
    looks: list[set[tuple[int, int]]] = []
    for turn in range(len(TURNS)):
        cells = _turned(development.cells, turn)
        if set(cells) in looks:
            continue
        looks.append(set(cells))
        for left in range(SIDE - max(x for x, _ in cells)):
            for low in range(SIDE - max(y for _, y in cells)):
                spaces = [SIDE * (low + y) + left + x for x, y in cells]
                tile = _board(spaces)
                if tile & ground == tile:
                    covers[len(TURNS) * min(spaces) + turn] = tile
    if not any(covers):
        raise BadInput(f"{where(entry, 'cells')}: it fits nowhere on {name}, where its level has too few spaces")
    side.add_covers(covers)


def _turned(cells: Cells, turn: int) -> Cells:
    """After so many quarter turns to the right, moved to the first column and row."""
    for _ in range(turn):
        cells = [(y, -x) for x, y in cells]
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - low) for x, y in cells]


def _board(spaces: Iterable[int]) -> int:
    return sum(1 << space for space in spaces)


# Mats, alerts, YCU tokens


def _conditions(content: Content, unit: int) -> list[list[Condition]]:
    """IFL-08: what stands on the mat of each gang."""
    mats: list[list[Condition]] = [[] for _ in GANGS]
    for entry in content.entries("condition"):
        metric = _choice(entry, "metric", METRICS)
        if METRICS[metric] == "arcs":
            threshold = _arcs(entry, "threshold", unit, unit)
        else:
            threshold = number(entry, "threshold", 1, 99)
        condition = Condition(word(entry, "id"), metric, threshold)
        names = words(entry, "gangs")
        for name in names:
            if name not in GANGS or names.count(name) > 1:
                raise BadInput(f"{where(entry, 'gangs')}: gangs are some of {', '.join(GANGS)}, each once")
            mats[GANGS.index(name)].append(condition)
    for mat, entry in zip(mats, _gangs(content), strict=True):
        if len(mat) != CONDITIONS:
            raise BadInput(f"{where(entry)}: a mat has {CONDITIONS} conditions, not {len(mat)}")
    return mats


def _alerts(content: Content, unit: int) -> list[list[Effect]]:
    lines: dict[int, list[Effect]] = {}
    entries = content.entries("alert")
    for entry in entries:
        roll = number(entry, "roll", 1, DIE)
        if roll in lines:
            raise BadInput(f"{where(entry, 'roll')}: there is another alert for a roll of {roll}")
        lines[roll] = _effects(entry, "alert", unit)
    if len(lines) != DIE:
        raise BadInput(f"{where(entries[-1])}: there has to be an alert for each roll from 1 to {DIE}")
    if all(any(effect.op in BRINGS_TOKENS for effect in line) for line in lines.values()):
        raise BadInput(f"{where(entries[-1])}: some alert has to bring no YCU, or fights would never end")
    return [lines[roll] for roll in range(1, DIE + 1)]


def _tokens(box: CityBox, content: Content, unit: int) -> None:
    """CMP-12."""
    names: list[str] = []
    attack: list[int] = []
    bribe: list[int] = []
    entries = content.entries("ycu_token")
    for entry in entries:
        copies = number(entry, "copies", 0, len(TOKENS))
        names += [word(entry, "id")] * copies
        attack += [number(entry, "attack", 0, 2 * MOST_ATTACK)] * copies
        bribe += [_arcs(entry, "bribe", unit)] * copies
    if len(names) != len(TOKENS):
        raise BadInput(f"{where(entries[-1], 'copies')}: there have to be {len(TOKENS)} tokens, not {len(names)}")
    box.fill_bag(names, attack, bribe)


# Values


def _arcs(entry: Table, key: str, unit: int, low: int = 0) -> int:
    """CMP-19: an amount of money."""
    return _check_unit(entry, key, number(entry, key, low, MOST_ARCS), unit)


def _check_unit(entry: Table, key: str, amount: int, unit: int) -> int:
    if amount % unit:
        raise BadInput(f"{where(entry, key)}: {key} has to be a multiple of {unit} ARCs, not {amount}")
    return amount


def _list(entry: Table, key: str, length: int, high: int) -> list[int]:
    """A row of so many numbers from 0; they may be equal."""
    values = entry.get(key)
    if not isinstance(values, list) or len(values) != length:
        raise BadInput(f"{where(entry, key)}: {key} has to be a list of {length} numbers, not {values!r}")
    for value in values:
        if type(value) is not int or not 0 <= value <= high:
            raise BadInput(f"{where(entry, key)}: each number of {key} has to be from 0 to {high}, not {value!r}")
    return values


def _choice(entry: Table, key: str, known: tuple[str, ...]) -> int:
    """The place of a word among those that are known."""
    name = word(entry, key)
    if name not in known:
        raise BadInput(f"{where(entry, key)}: {key} has to be one of {', '.join(known)}, not {name!r}")
    return known.index(name)
