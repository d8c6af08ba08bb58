"""What a table of City of Remnants shows beside a view, as the rules see it."""

from __future__ import annotations

from tabletown.games.remnants import records
from tabletown.games.remnants.rules import action, move, number, zone
from tabletown.games.remnants.rules import battle as fighting
from tabletown.games.remnants.rules.abilities import show_card
from tabletown.games.remnants.rules.battle import ATTACKING, DEFENDING
from tabletown.games.remnants.rules.box import Condition
from tabletown.games.remnants.rules.fights import is_faced
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sites import reach
from tabletown.games.remnants.rules.words import COLUMNS, FACES, GANGS, LEVELS, NONE, SPACES, TURNS
from tabletown.kernel.boards import SIDE, count, neighbours, single

FORESEEN = 12
"""Rounds: what is farther away says nothing."""


# Boards in words


def names(board: int) -> list[str]:
    return [SPACES[space] for space in range(len(SPACES)) if board >> space & 1]


# What everybody sees


def tallies(quarter: Quarter) -> records.Tallies:
    seats, tiles, fought = range(quarter.seats), range(quarter[number.TILES]), parties(quarter)
    shared = 0
    for seat in seats:
        shared |= quarter.contested(seat) | quarter.troubled(seat)
    claims = [quarter.claim(seat) for seat in seats]
    return records.Tallies(
        stands=[" ".join(names(quarter[number.ONE + seat]) + names(quarter[number.TWO + seat])) for seat in seats],
        contested=" ".join(names(shared)),
        tiles=[f"{quarter.development(tile).name} {covered(quarter, tile)}" for tile in tiles],
        holders=[next((seat for seat in seats if quarter.controls(seat, tile)), NONE) for tile in tiles],
        short=[next((seat for seat in seats if is_short(quarter, seat, tile)), NONE) for tile in tiles],
        patrol=[space_name(quarter[number.TOKEN + token]) for token in range(len(quarter.box.tokens))],
        left=[quarter[number.TILES_LEFT + type] for type in in_play(quarter)],
        claim=claims,
        earns=[earns(quarter, seat) for seat in seats],
        progress=[" ".join(str(quarter.metric(seat, aim.metric)) for aim in aims(quarter, seat)) for seat in seats],
        turns_left=[max(0, quarter.box.turns - quarter[number.TRACKER + seat]) for seat in seats],
        rounds_left=rounds_left(quarter, sum(claims)),
        dice=[fighting.dice_of(quarter, party) for party in fought],
        rolled=[" ".join(rolled(quarter, party)) for party in fought],
        total=[fighting.total(quarter, ATTACKING), fighting.total_against(quarter, ATTACKING)] if fought else [],
    )


def earns(quarter: Quarter, seat: int) -> str:
    """AWD-01, BRD-11: developments by the spaces that they are called by, and printed spaces without one."""
    tiles = [tile for tile in range(quarter[number.TILES]) if quarter.controls(seat, tile)]
    open = quarter.controlled(seat) & ~quarter[number.COVERED]
    printed = [space for space in range(len(SPACES)) if open >> space & 1 and quarter.side.renown[space]]
    return " ".join(SPACES[space] for space in [*(quarter.anchor(tile) for tile in tiles), *printed])


def rounds_left(quarter: Quarter, claimed: int) -> int:
    """AWD-02: the round in which the pool falls short is the last one."""
    rounds = quarter[number.RENOWN_POOL] // claimed + 1 if claimed else 0
    return rounds if rounds <= FORESEEN else 0


def space_name(space: int) -> str:
    return "" if space == NONE else SPACES[space]


def covered(quarter: Quarter, tile: int) -> str:
    """The space by which a tile is called comes first."""
    anchor = SPACES[quarter.anchor(tile)]
    return " ".join([anchor, *(space for space in names(quarter.cover(tile)) if space != anchor)])


def is_short(quarter: Quarter, seat: int, tile: int) -> bool:
    """Whether one figure more would give him control."""
    cover = quarter.cover(tile)
    if quarter.enemies(seat) & cover:
        return False
    return bool(quarter[number.ONE + seat] & cover) and count(cover & ~quarter[number.ONE + seat]) == 1


def in_play(quarter: Quarter) -> list[int]:
    """SET-14: the types of which there are tiles, on the board or not."""
    built = {quarter[number.TILE_TYPE + tile] for tile in range(quarter[number.TILES])}
    types = range(len(quarter.box.developments))
    return [type for type in types if quarter[number.TILES_LEFT + type] > 0 or type in built]


def aims(quarter: Quarter, seat: int) -> list[Condition]:
    gang = quarter[number.GANG + seat]
    return [] if gang == NONE else quarter.box.conditions[gang]


def parties(quarter: Quarter) -> range:
    """None while no battle is fought."""
    if quarter[number.ATTACKER] == NONE:
        return range(0)
    return range(1 if quarter[number.DEFENDER] == NONE else number.PARTIES)


def rolled(quarter: Quarter, party: int) -> list[str]:
    first = fighting.rolled(party)
    return [FACES[face] for face in range(len(FACES)) for _ in range(quarter[first + face])]


# What the reader sees


def figures(quarter: Quarter, seat: int | None) -> records.Figures:
    box = quarter.box
    asked = seat is not None and seat in quarter.actors()
    reader = seat if seat is not None else 0
    return records.Figures(
        spaces=[space(quarter, at) for at in board_order()],
        columns=len(COLUMNS),
        types=[type_of(quarter, type) for type in in_play(quarter)],
        mats=[mat(quarter, other, seat) for other in range(quarter.seats)],
        turns=box.turns,
        influence=[box.start_influence, box.most_influence],
        goods={box.cards.names[kind]: quarter.good_price(kind, 0) for kind in quarter.pieces(zone.GOODS)},
        attack=attacks(quarter),
        bribe=[quarter.bribe_price(reader, token) for token in range(len(box.tokens))],
        ycu=box.tokens,
        ycu_attack=list(box.token_attack),
        odds=[odds(quarter, seat, token) for token in range(len(box.tokens))] if seat is not None else [],
        reach=reaches(quarter, reader) if asked else [],
        sites=sites(quarter, reader) if asked else [],
        auction=auction(quarter),
        battle=battle(quarter, seat),
    )


def board_order() -> list[int]:
    """From the top left, as the board lies before everybody."""
    return [SIDE * row + column for row in reversed(range(SIDE)) for column in range(SIDE)]


def space(quarter: Quarter, at: int) -> records.Space:
    side = quarter.side
    level = next((name for name, board in zip(LEVELS, side.levels, strict=True) if board >> at & 1), "")
    owner = next((seat for seat in range(quarter.seats) if quarter[number.ENTRY + seat] == at), NONE)
    return records.Space(SPACES[at], level, side.renown[at], int(at in list(side.entries)), owner)


def type_of(quarter: Quarter, type: int) -> records.Type:
    development = quarter.box.developments[type]
    return records.Type(
        name=development.name,
        level=LEVELS[development.level],
        cost=quarter.type_price(type, 0),
        renown=development.renown,
        price=development.price,
        cells=[list(cell) for cell in development.cells],
    )


def mat(quarter: Quarter, seat: int, reader: int | None) -> records.Mat:
    gang, met = quarter[number.GANG + seat], quarter[number.MET + seat]
    return records.Mat(
        gang="" if gang == NONE else GANGS[gang],
        aims=[records.Aim(aim.name, aim.threshold, met >> i & 1) for i, aim in enumerate(aims(quarter, seat))],
        layers=layers(quarter, seat, reader),
    )


def layers(quarter: Quarter, seat: int, reader: int | None) -> list[records.Layer]:
    """HID-12: the draw pile from the top. Of the top layer, some cards may be where the reader does not see them."""
    pile, bit, names = zone.DRAW + seat, quarter.bit(reader), quarter.box.cards.names
    found, bottom = [], 0
    for size in quarter.layers(pile):
        found.append((size, [quarter.at(pile, place) for place in range(bottom, bottom + size)]))
        bottom += size
    for elsewhere in (zone.HAND + seat, zone.ROW + seat, zone.BLIND + seat) if found else ():
        places = range(quarter.size(elsewhere))
        found[-1][1].extend(
            quarter.at(elsewhere, place) for place in places if not quarter.knows(bit, elsewhere, place)
        )
    return [records.Layer(size, [names[kind] for kind in sorted(kinds)]) for size, kinds in reversed(found)]


def attacks(quarter: Quarter) -> dict[str, list[int]]:
    """CMP-07: each player uses the value of his own colour."""
    cards = quarter.box.cards
    gangs = [quarter[number.GANG + seat] for seat in range(quarter.seats)]
    units = [kind for kind in range(len(cards.names)) if cards.is_unit[kind]]
    return {cards.names[kind]: [0 if gang == NONE else cards.attack[gang][kind] for gang in gangs] for kind in units}


def reaches(quarter: Quarter, seat: int) -> list[records.Reach]:
    """MOV-13: where each figure can go that can be taken now."""
    walks = quarter.step().name == "move"
    found = []
    for code in quarter.legal(seat):
        if code == action.POOL or action.FETCH.has(code) or action.FETCH_MOVED.has(code):
            steps = move.steps(quarter) if walks else quarter.arg(2)
            board = reach(quarter, seat, move.start_of(code), steps, not walks)
            [element] = quarter.setup.game.option(code).elements
            found.append(records.Reach(element, names(board), names(board & quarter.enemies(seat))))
    return found


def sites(quarter: Quarter, seat: int) -> list[records.Site]:
    """DEV-06, DEV-10: where the tile fits that is being built; its type is the second argument of the step."""
    places = [code - action.PLACE.first for code in quarter.legal(seat) if action.PLACE.has(code)]
    return [
        records.Site(
            SPACES[place // len(TURNS)], TURNS[place % len(TURNS)], names(quarter.side.covers[quarter.arg(1)][place])
        )
        for place in places
    ]


def auction(quarter: Quarter) -> records.Auction | None:
    """REC-06: from the declarer's left, the declarer last."""
    if quarter[number.LOT] == NONE:
        return None
    order = [(quarter[number.ACTIVE] + i + 1) % quarter.seats for i in range(quarter.seats)]
    out = [seat for seat in order if quarter[number.OUT] >> seat & 1]
    return records.Auction(quarter.box.cards.names[quarter[number.LOT]], order, out)


def battle(quarter: Quarter, seat: int | None) -> records.Battle | None:
    fought = parties(quarter)
    if not fought:
        return None
    space = quarter[number.BATTLEFIELD]
    around = single(space) | (neighbours(single(space)) & quarter.side.spaces)
    support = [names(quarter[number.ONE + quarter[number.ATTACKER + party]] & around) for party in fought]
    return records.Battle(SPACES[space], support, NONE if seat is None else chance(quarter, seat))


# Odds


def chance(quarter: Quarter, seat: int) -> int:
    """YCU-07, BAT-13: that he wins with the cards that he has laid and knows; -1 while no cards are laid."""
    attacker, defender = quarter[number.ATTACKER], quarter[number.DEFENDER]
    if quarter.step().name != "lay" or seat not in (attacker, defender):
        return NONE
    shown = with_known_cards(quarter, seat)
    mine, theirs = (shown[number.STRENGTH + party] for party in (ATTACKING, DEFENDING))
    space, attacking = quarter[number.BATTLEFIELD], fighting.dice_of(shown, ATTACKING)
    if defender == NONE:
        return beats_tokens(quarter, seat, space, attacking, mine)
    ahead = mine + quarter.strength(attacker, space) - theirs - quarter.strength(defender, space)
    won = quarter.box.odds.beats(attacking, ahead, fighting.dice_of(shown, DEFENDING))
    return thousandths(won if seat == attacker else 1 - won)


def with_known_cards(quarter: Quarter, reader: int) -> Quarter:
    """BAT-07: as if the cards were turned up that the reader knows; those that they draw are not counted."""
    shown, bit = Quarter(quarter.setup, quarter), quarter.bit(reader)
    for party in parties(quarter):
        seat = quarter[number.ATTACKER + party]
        shown.sizes[zone.DRAW + seat] = 0
        for pile in (zone.ROW + seat, zone.BLIND + seat):
            for place in range(quarter.size(pile)):
                if quarter.knows(bit, pile, place):
                    show_card(shown, seat, party, quarter.at(pile, place))
    return shown


def odds(quarter: Quarter, seat: int, token: int) -> int:
    """YCU-07: the same without cards, for a token that he has to fight or to bribe."""
    if not is_faced(quarter, seat, token):
        return NONE
    space = quarter[number.TOKEN + token]
    return beats_tokens(quarter, seat, space, quarter.dice(seat, space, True), 0)


def beats_tokens(quarter: Quarter, seat: int, space: int, dice: int, laid: int) -> int:
    needed = quarter.tokens_strength(space) - laid - quarter.strength(seat, space)
    return thousandths(quarter.box.odds.reaches(dice, needed))


def thousandths(chance: float) -> int:
    return round(1000 * chance)
