"""What always holds: figures, tokens, products and renown are conserved, and boards agree with one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.games.remnants.rules import number, zone
from tabletown.games.remnants.rules.flow import wrong_with_flow
from tabletown.games.remnants.rules.words import MARKET, MEMBER, NONE, SPACES, STARTER

if TYPE_CHECKING:
    from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.kernel.boards import single

OWN = (zone.HAND, zone.DRAW, zone.ROW, zone.BLIND, zone.DISCARD, zone.FIGHT, zone.PLAYED, zone.PERMANENT)
SHARED = {
    MEMBER: (zone.MEMBERS, zone.MEMBER_DECK, zone.MEMBER_DISCARD),
    MARKET: (zone.GOODS, zone.GOODS_DECK, zone.GOODS_DISCARD),
}


def wrong_with(quarter: Quarter) -> list[str]:
    """CMP, BRD-13, CTL-10, IFL-11: [] unless the rules are faulty."""
    wrong = wrong_with_cards(quarter)
    if not quarter.over:
        wrong += wrong_with_flow(quarter)
    if wrong or quarter[number.ROUND] == 0:
        return wrong
    for seat in range(quarter.seats):
        wrong += wrong_with_gang(quarter, seat)
    return wrong + wrong_with_tokens(quarter) + wrong_with_tiles(quarter)


def wrong_with_cards(quarter: Quarter) -> list[str]:
    """CMP-06, CMP-09, SET-07: no card lies in another deck, and no gang has starter cards of another."""
    cards = quarter.box.cards
    wrong: list[str] = []
    for group, piles in SHARED.items():
        for pile in piles:
            if any(cards.group[kind] != group for kind in quarter.pieces(pile)):
                wrong.append(f"there are other cards in {quarter.layout.zone_name(pile)}")
    if quarter[number.ROUND] == 0:
        if any(cards.group[kind] != STARTER for kind in quarter.pieces(zone.BOX)):
            wrong.append("the box holds other cards than starter cards")
        return wrong
    for seat in range(quarter.seats):
        for pile in OWN:
            for kind in quarter.pieces(pile + seat):
                if cards.group[kind] == STARTER and cards.gang[kind] != quarter[number.GANG + seat]:
                    wrong.append(f"seat {seat} has a starter card of another gang")
    return wrong


def wrong_with_gang(quarter: Quarter, seat: i64) -> list[str]:
    wrong: list[str] = []
    one, two = quarter[number.ONE + seat], quarter[number.TWO + seat]
    figures = quarter.on_board(seat) + quarter[number.POOL + seat] + quarter[number.UNUSED + seat]
    if figures != quarter.box.figures:
        wrong.append(f"seat {seat} has {figures} figures")
    if two & ~one or (one | two) & ~quarter.side.spaces:
        wrong.append(f"the figures of seat {seat} stand where they cannot")
    if quarter[number.HELD + seat] & ~(one & quarter.enemies(seat)):
        wrong.append(f"seat {seat} holds a space that is not contested")
    units: i64 = 0
    for pile in OWN:
        units += quarter.unit_cards_in(pile + seat)
    if units != quarter[number.UNITS + seat]:
        wrong.append(f"seat {seat} has {units} unit cards, not {quarter[number.UNITS + seat]}")
    if quarter[number.ARCS + seat] % quarter.box.unit:
        wrong.append(f"seat {seat} has {quarter[number.ARCS + seat]} ARCs")
    return wrong


def wrong_with_tokens(quarter: Quarter) -> list[str]:
    board: i64 = 0
    for token in range(len(quarter.box.tokens)):
        if quarter[number.TOKEN + token] != NONE:
            board |= single(quarter[number.TOKEN + token])
    return [] if board == quarter[number.PATROLLED] else ["the YCU tokens are not where they are said to be"]


def wrong_with_tiles(quarter: Quarter) -> list[str]:
    wrong: list[str] = []
    covered: i64 = 0
    products = quarter[number.SUPPLY]
    for tile in range(quarter[number.TILES]):
        if quarter[number.TILE_TYPE + tile] >= len(quarter.box.developments):
            return ["there is a tile of no type"]
        if quarter.cover(tile) & covered:
            wrong.append("two tiles lie on one space")
        covered |= quarter.cover(tile)
        products += quarter[number.PRODUCTS + tile]
    for space in range(len(SPACES)):
        tile = quarter.tile_at(space)
        if (covered >> space & 1 != 0) != (tile != NONE) or (tile != NONE and quarter.cover(tile) >> space & 1 == 0):
            wrong.append(f"{SPACES[space]} does not know its tile")
    if covered != quarter[number.COVERED]:
        wrong.append("the covered spaces are wrong")
    if products != quarter.box.products:
        wrong.append(f"there are {products} products")
    return wrong
