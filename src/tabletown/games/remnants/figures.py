"""What a table of City of Remnants shows beside a view, as the rules see it."""

from __future__ import annotations

from tabletown.games.remnants.records import (
    Aim,
    Auction,
    Battle,
    Figures,
    Layer,
    Mat,
    Reach,
    Site,
    Space,
    Tallies,
    Type,
)
from tabletown.games.remnants.rules import battle as fighting
from tabletown.games.remnants.rules import move, number, zone
from tabletown.games.remnants.rules.abilities import show_card
from tabletown.games.remnants.rules.box import Condition
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sites import fits, reach
from tabletown.games.remnants.rules.words import COLUMNS, FACES, GANGS, LEVELS, NONE, SPACES, TURNS
from tabletown.kernel.boards import SIDE, count, neighbours, single
from tabletown.kernel.memory import EDGE
from tabletown.kernel.reasons import LEGAL

AUCTION = "auction"
"""Steps whose arguments a table shows."""
PLACE = "place"
MOVING = ("move", "lead")
FORESEEN = 12
"""Rounds: what is farther away says nothing."""


# Boards in words


def names(board: int) -> list[str]:
    return [SPACES[space] for space in range(len(SPACES)) if board >> space & 1]


def joined(board: int, twice: int = 0) -> str:
    return " ".join([*names(board), *names(twice)])


# What everybody sees


def tallies(quarter: Quarter) -> Tallies:
    seats = range(quarter.seats)
    tiles = range(quarter[number.TILES])
    shared = 0
    for seat in seats:
        shared |= quarter.contested(seat) | quarter.troubled(seat)
    claims = [int(quarter.claim(seat)) for seat in seats]
    return Tallies(
        stands=[joined(quarter[number.ONE + seat], quarter[number.TWO + seat]) for seat in seats],
        moved=joined(quarter[number.MOVED_ONE], quarter[number.MOVED_TWO]),
        contested=joined(shared),
        tiles=[
            f"{quarter.box.developments[quarter[number.TILE_TYPE + tile]].name} {covered(quarter, tile)}"
            for tile in tiles
        ],
        holders=[next((seat for seat in seats if quarter.controls(seat, tile)), NONE) for tile in tiles],
        short=[next((seat for seat in seats if is_short(quarter, seat, tile)), NONE) for tile in tiles],
        patrol=[space_name(quarter[number.TOKEN + token]) for token in range(len(quarter.box.tokens))],
        bag=int(quarter.tokens_in_bag()),
        left=[int(quarter[number.TILES_LEFT + type]) for type in in_play(quarter)],
        claim=claims,
        earns=[earns(quarter, seat) for seat in seats],
        on_board=[int(quarter.on_board(seat)) for seat in seats],
        progress=[" ".join(str(quarter.metric(seat, aim.metric)) for aim in aims(quarter, seat)) for seat in seats],
        turns_left=[max(0, int(quarter.box.turns - quarter[number.TRACKER + seat])) for seat in seats],
        rounds_left=rounds_left(quarter, sum(claims)),
        dice=[dice(quarter, party) for party in parties(quarter)],
        strength=[int(quarter[number.STRENGTH + party]) for party in parties(quarter)],
        rolled=[rolled(quarter, party) for party in parties(quarter)],
        total=[int(fighting.total(quarter, party)) for party in parties(quarter)],
        enemy=enemy(quarter),
    )


def earns(quarter: Quarter, seat: int) -> str:
    """AWD-01, BRD-11: developments by the spaces that they are called by, and printed spaces without one."""
    board = quarter.controlled(seat)
    tiles = [tile for tile in range(quarter[number.TILES]) if quarter.controls(seat, tile)]
    open = [space for space in range(len(SPACES)) if board & ~quarter[number.COVERED] & single(space)]
    printed = [space for space in open if quarter.side.renown[space]]
    return " ".join(SPACES[space] for space in [*(quarter.anchor(tile) for tile in tiles), *printed])


def rounds_left(quarter: Quarter, claimed: int) -> int:
    """AWD-02: the round in which the pool falls short is the last one."""
    rounds = int(quarter[number.RENOWN_POOL]) // claimed + 1 if claimed else 0
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
    built = {int(quarter[number.TILE_TYPE + tile]) for tile in range(quarter[number.TILES])}
    types = range(len(quarter.box.developments))
    return [type for type in types if quarter[number.TILES_LEFT + type] > 0 or type in built]


def aims(quarter: Quarter, seat: int) -> list[Condition]:
    gang = quarter[number.GANG + seat]
    return [] if gang == NONE else quarter.box.conditions[gang]


def is_fought(quarter: Quarter) -> bool:
    return quarter[number.BATTLEFIELD] != NONE and quarter[number.ATTACKER] != NONE


def enemy(quarter: Quarter) -> int:
    """YCU-02: what is to be beaten, if it is not a player."""
    if not is_fought(quarter) or quarter[number.DEFENDER] != NONE:
        return 0
    return int(quarter.tokens_strength(quarter[number.BATTLEFIELD]))


def parties(quarter: Quarter) -> range:
    """None while no battle is fought."""
    if not is_fought(quarter):
        return range(0)
    return range(1 if quarter[number.DEFENDER] == NONE else number.PARTIES)


def party_seat(quarter: Quarter, party: int) -> int:
    return int(quarter[number.ATTACKER if party == fighting.ATTACKING else number.DEFENDER])


def dice(quarter: Quarter, party: int) -> int:
    """BAT-09: what he would roll now."""
    seat, space = party_seat(quarter, party), int(quarter[number.BATTLEFIELD])
    defends = party == fighting.DEFENDING or quarter[number.DEFENDER] == NONE
    return max(0, int(quarter[number.DICE + party] + quarter.dice(seat, space, defends)))


def rolled(quarter: Quarter, party: int) -> str:
    first = fighting.rolled(party)
    return " ".join(FACES[face] for face in range(len(FACES)) for _ in range(quarter[first + face]))


# What the reader sees


def figures(quarter: Quarter, seat: int | None) -> Figures:
    box = quarter.box
    asked = seat is not None and seat in quarter.actors()
    reader = seat if seat is not None else 0
    return Figures(
        spaces=[space(quarter, at) for at in board_order()],
        columns=len(COLUMNS),
        types=[type_of(quarter, type) for type in in_play(quarter)],
        mats=[mat(quarter, other, seat) for other in range(quarter.seats)],
        turns=int(box.turns),
        influence=[int(box.start_influence), int(box.most_influence)],
        goods={box.cards.names[kind]: int(quarter.good_price(kind, 0)) for kind in quarter.pieces(zone.GOODS)},
        attack=attacks(quarter),
        bribe=[int(quarter.bribe_price(reader, token)) for token in range(len(box.tokens))],
        ycu=list(box.tokens),
        ycu_attack=[int(attack) for attack in box.token_attack],
        odds=[odds(quarter, seat, token) for token in range(len(box.tokens))] if seat is not None else [],
        reach=reaches(quarter, reader) if asked else [],
        sites=sites(quarter) if asked else [],
        auction=auction(quarter),
        battle=battle(quarter, seat),
    )


def board_order() -> list[int]:
    """From the top left, as the board lies before everybody."""
    return [SIDE * row + column for row in reversed(range(SIDE)) for column in range(SIDE)]


def space(quarter: Quarter, at: int) -> Space:
    side = quarter.side
    level = next((name for name, board in zip(LEVELS, side.levels, strict=True) if board >> at & 1), "")
    owner = next((seat for seat in range(quarter.seats) if quarter[number.ENTRY + seat] == at), NONE)
    return Space(SPACES[at], level, int(side.renown[at]), int(at in list(side.entries)), owner)


def type_of(quarter: Quarter, type: int) -> Type:
    development = quarter.box.developments[type]
    return Type(
        name=development.name,
        level=LEVELS[development.level],
        cost=int(quarter.type_price(type, 0)),
        renown=int(development.renown),
        price=int(development.price),
        cells=[list(cell) for cell in development.cells],
    )


def mat(quarter: Quarter, seat: int, reader: int | None) -> Mat:
    gang, met = quarter[number.GANG + seat], quarter[number.MET + seat]
    return Mat(
        gang="" if gang == NONE else GANGS[gang],
        aims=[Aim(aim.name, int(aim.threshold), int(met >> i & 1)) for i, aim in enumerate(aims(quarter, seat))],
        layers=layers(quarter, seat, reader),
    )


def layers(quarter: Quarter, seat: int, reader: int | None) -> list[Layer]:
    """HID-12: the draw pile from the top. Of the top layer, some cards may be where the reader does not see them."""
    pile = zone.DRAW + seat
    bottom, size = quarter.start[pile], quarter.size(pile)
    found: list[list[int]] = [[]]
    for place in reversed(range(size)):
        found[-1].append(quarter.at(pile, place))
        if place and quarter.known_by[bottom + place] & EDGE:
            found.append([])
    counts = [len(kinds) for kinds in found]
    bit = quarter.bit(reader)
    for elsewhere in (zone.HAND + seat, zone.ROW + seat, zone.BLIND + seat):
        places = range(quarter.size(elsewhere)) if size else ()
        found[0] += [quarter.at(elsewhere, place) for place in places if not quarter.knows(bit, elsewhere, place)]
    names = quarter.box.cards.names
    return [Layer(count, [names[kind] for kind in sorted(kinds)]) for count, kinds in zip(counts, found, strict=True)]


def attacks(quarter: Quarter) -> dict[str, list[int]]:
    """CMP-07: each player uses the value of his own colour."""
    cards = quarter.box.cards
    gangs = [quarter[number.GANG + seat] for seat in range(quarter.seats)]
    units = [kind for kind in range(len(cards.names)) if cards.is_unit[kind]]
    return {
        cards.names[kind]: [0 if gang == NONE else int(cards.attack[gang][kind]) for gang in gangs] for kind in units
    }


def reaches(quarter: Quarter, seat: int) -> list[Reach]:
    """MOV-13: where each figure can go, before it is taken."""
    if quarter.step().name not in MOVING:
        return []
    walks = quarter.step().name == MOVING[0]
    if walks and quarter[number.GONE] >= move.limit(quarter, seat):
        return []
    found = []
    for start in (NONE, *range(len(SPACES))):
        if start != NONE and quarter.figures_at(seat, start) == 0:
            continue
        ways = (move.WALK,) if walks else (move.LED, move.LED_MOVED)
        for way in ways:
            if (start == NONE and way == move.LED_MOVED) or not may_start(quarter, seat, start, way):
                continue
            steps = move.steps(quarter) if walks else quarter.arg(2)
            board = reach(quarter, seat, start, steps, not walks)
            sort = "moved" if way == move.LED_MOVED else "figure"
            element = "pool" if start == NONE else f"{sort}:{SPACES[start]}"
            found.append(Reach(element, names(board), names(board & quarter.enemies(seat))))
    return found


def may_start(quarter: Quarter, seat: int, start: int, way: int) -> bool:
    if way == move.WALK:
        return bool(move.no_start(quarter, seat, start) == LEGAL)
    return bool(move.no_lead(quarter, seat, start, way) == LEGAL)


def sites(quarter: Quarter) -> list[Site]:
    """DEV-06, DEV-10: where the tile fits that is being built; its type is the second argument of the step."""
    if quarter.step().name != PLACE:
        return []
    type = quarter.arg(1)
    covers = quarter.side.covers[type]
    return [
        Site(SPACES[place // len(TURNS)], TURNS[place % len(TURNS)], names(covers[place]))
        for place in quarter.side.placements[type]
        if fits(quarter, type, place)
    ]


def auction(quarter: Quarter) -> Auction | None:
    """REC-06: from the declarer's left, the declarer last."""
    if quarter.step().name != AUCTION:
        return None
    declarer = int(quarter.arg(1))
    order = [(declarer + i + 1) % quarter.seats for i in range(quarter.seats)]
    out = [seat for seat in order if quarter[number.OUT] >> seat & 1]
    return Auction(quarter.box.cards.names[quarter[number.LOT]], declarer, order, out)


def battle(quarter: Quarter, seat: int | None) -> Battle | None:
    if not is_fought(quarter):
        return None
    space = int(quarter[number.BATTLEFIELD])
    around = single(space) | (neighbours(single(space)) & quarter.side.spaces)
    return Battle(
        space=SPACES[space],
        attacker=int(quarter[number.ATTACKER]),
        defender=int(quarter[number.DEFENDER]),
        token=int(quarter[number.RIVAL]),
        support=[names(quarter[number.ONE + party_seat(quarter, party)] & around) for party in parties(quarter)],
        chance=NONE if seat is None else chance(quarter, seat),
    )


# Odds


def chance(quarter: Quarter, seat: int) -> int:
    """YCU-07, BAT-13: that he wins with the cards that he has laid and knows; -1 while no cards are laid."""
    attacker, defender = int(quarter[number.ATTACKER]), int(quarter[number.DEFENDER])
    if quarter.step().name != "lay" or seat not in (attacker, defender):
        return NONE
    shown = with_known_cards(quarter, seat)
    mine, theirs = (int(shown[number.STRENGTH + party]) for party in (fighting.ATTACKING, fighting.DEFENDING))
    space, attacking = int(quarter[number.BATTLEFIELD]), dice(shown, fighting.ATTACKING)
    if defender == NONE:
        return beats_tokens(quarter, seat, space, attacking, mine)
    ahead = mine + quarter.strength(attacker, space) - theirs - quarter.strength(defender, space)
    won = quarter.box.odds.beats(attacking, ahead, dice(shown, fighting.DEFENDING))
    return thousandths(won if seat == attacker else 1 - won)


def with_known_cards(quarter: Quarter, reader: int) -> Quarter:
    """BAT-07: as if the cards were turned up that the reader knows; those that they draw are not counted."""
    shown, bit = Quarter(quarter.setup, quarter), quarter.bit(reader)
    for party in (fighting.ATTACKING, fighting.DEFENDING):
        seat = party_seat(quarter, party)
        if seat == NONE:
            continue
        shown.sizes[zone.DRAW + seat] = 0
        for pile in (zone.ROW + seat, zone.BLIND + seat):
            for place in range(quarter.size(pile)):
                if quarter.knows(bit, pile, place):
                    show_card(shown, seat, party, quarter.at(pile, place))
    return shown


def odds(quarter: Quarter, seat: int, token: int) -> int:
    """YCU-07: the same without cards, for a token that he has to fight or to bribe."""
    if not fighting.is_faced(quarter, seat, token):
        return NONE
    space = int(quarter[number.TOKEN + token])
    return beats_tokens(quarter, seat, space, int(quarter.dice(seat, space, True)), 0)


def beats_tokens(quarter: Quarter, seat: int, space: int, dice: int, laid: int) -> int:
    needed = quarter.tokens_strength(space) - laid - quarter.strength(seat, space)
    return thousandths(quarter.box.odds.reaches(dice, needed))


def thousandths(chance: float) -> int:
    return round(1000 * chance)
