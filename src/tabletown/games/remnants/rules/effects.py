"""OPS: the named effects of cards that are played in a turn, of tiles, and of alert lines, each a small function."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from tabletown.games.remnants.rules import event, number, step, zone
from tabletown.games.remnants.rules.box import Effect
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sites import anyone_can_go, can_build_now, can_sell
from tabletown.games.remnants.rules.words import NONE, OPS

Test = Callable[[Quarter, i64, Effect], bool]
Deed = Callable[[Quarter, i64, Effect, i64], None]
"""The last number is the tile that has the effect, or the space of the battle before an alert; else NONE."""


def is_possible(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    """CRD-11, DEV-02: whether anything of it can be carried out."""
    return POSSIBLE[effect.op](quarter, seat, effect)


def begin(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    """Carries it out, or asks what the player wants with it."""
    DEEDS[effect.op](quarter, seat, effect, where)


# Whether they are possible


def always(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return True


def can_draw(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return quarter.size(zone.DRAW + seat) > 0


def can_name(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    if quarter.size(zone.GOODS) > 0:
        return True
    if effect.m == 1:
        for type in range(len(quarter.box.developments)):
            if quarter[number.TILES_LEFT + type] > 0:
                return True
    return False


def can_hire(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return quarter.size(zone.MEMBERS) > 0 and quarter[number.ARCS + seat] >= effect.n


def deploy_sites(quarter: Quarter, seat: i64, onto_tiles: i64) -> i64:
    """OPS-06."""
    if quarter[number.POOL + seat] == 0:
        return 0
    board = quarter[number.COVERED] & ~quarter.enemies(seat) if onto_tiles else quarter.controlled(seat)
    return board & quarter.free_of(seat)


def can_deploy(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return deploy_sites(quarter, seat, effect.m) != 0


def can_build(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return can_build_now(quarter, seat, effect.n)


def has_products(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return can_sell(quarter, seat)


def can_rob(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    for other in range(quarter.seats):
        if other != seat and quarter[number.ARCS + other] > 0:
            return True
    return False


def can_lead(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return anyone_can_go(quarter, seat, effect.m)


def can_peek(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    for other in range(quarter.seats):
        if other != seat and quarter.size(zone.HAND + other) > 0:
            return True
    return False


def takes_products(quarter: Quarter, seat: i64, tile: i64) -> bool:
    """OPS-16."""
    development = quarter.box.developments[quarter[number.TILE_TYPE + tile]]
    return development.produces > 0 and quarter.controls(seat, tile)


def can_stock(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    if quarter[number.SUPPLY] == 0:
        return False
    for tile in range(quarter[number.TILES]):
        if takes_products(quarter, seat, tile):
            return True
    return False


def can_search(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return quarter.size(zone.DRAW + seat) > 0 or quarter.size(zone.DISCARD + seat) > 0


def can_dispel(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return quarter[number.PATROLLED] != 0


def has_supply(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return quarter[number.SUPPLY] > 0


def has_members(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return quarter.size(zone.MEMBER_DECK) > 0 or quarter.size(zone.MEMBER_DISCARD) > 0


def can_trade(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    """OPS-38, EFF-06: whether he can give up both; only he is told what is offered to him."""
    has_figure = quarter[number.POOL + seat] > 0 or quarter[number.ONE + seat] != 0
    return has_figure and quarter.unit_cards_in(zone.HAND + seat) > 0


def can_buy(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    for place in range(quarter.size(zone.GOODS)):
        if quarter.good_price(quarter.at(zone.GOODS, place), effect.n) <= quarter[number.ARCS + seat]:
            return True
    return False


# What they do


def draw(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.say(event.DREW, seat, quarter.draw_cards(seat, effect.n))


def gain_arcs(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    take(quarter, seat, effect.n)


def take(quarter: Quarter, seat: i64, arcs: i64) -> None:
    """So many ARCs from the supply."""
    quarter.earn(seat, arcs)
    quarter.say(event.EARNED, seat, arcs)


def gain_renown(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.gain_renown(seat, effect.n)
    quarter.say(event.RENOWN, seat, effect.n)


def discount(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.CHEAPEN, seat, effect.n, effect.m)


def recruit_direct(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.HIRE, seat, effect.n)


def deploy(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.DEPLOY, seat, effect.n, effect.m)


def build_now(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.BUILD_NOW, seat, effect.n)


def bonus_action(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter[number.BONUS + effect.n] += 1


def sell_now(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.SELL_NOW, seat, 0, effect.n)


def sell_bonus(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter[number.SELL_BONUS] += effect.n


def take_arcs(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.ROB, seat, effect.n)


def move_bonus(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter[number.MORE_FIGURES] += effect.n
    quarter[number.MORE_STEPS] += effect.m


def redeploy(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.LEAD, seat, effect.n, effect.m)


def roll(quarter: Quarter, seat: i64) -> i64:
    """CMP-16: the six-sided die."""
    rolled = quarter.random(6) + 1
    quarter.say(event.ROLLED, seat, rolled)
    return rolled


def die_arcs(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    if roll(quarter, seat) >= effect.m:
        take(quarter, seat, effect.n)


def peek_hand(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.PEEK, seat)


def add_product(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.STOCK, seat, effect.n)


def search(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.SEARCH, seat)


def dispel_ycu(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.DISPEL, seat, effect.n)


def product(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    stock_tile(quarter, seat, where, effect.n)


def stock_tile(quarter: Quarter, seat: i64, tile: i64, count: i64) -> None:
    """CMP-21: as many as there are."""
    placed = min(count, quarter[number.SUPPLY])
    quarter[number.SUPPLY] -= placed
    quarter[number.PRODUCTS + tile] += placed
    quarter.say(event.PRODUCED, seat, placed, quarter.anchor(tile))


def die_table_arcs(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    take(quarter, seat, effect.table[roll(quarter, seat) - 1])


def die_times_arcs(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    take(quarter, seat, effect.n * roll(quarter, seat))


def recruit_top(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    kind = quarter.reveal_member()
    if kind != NONE:
        quarter.recruit(seat, kind)
        quarter.say(event.RECRUITED, seat, kind, 0)


def trade_unit(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.GIVE, seat, effect.n)


def buy_discount(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    quarter.push(step.BAZAAR, seat, effect.n)


# Alerts


def alert_token(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    for _ in range(effect.n):
        drop_token(quarter, where)


def alert_coordinates(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    draw_coordinates(quarter, effect.n)


def lose_arcs(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    lost = min(effect.n, quarter[number.ARCS + seat])
    quarter.pay(seat, lost)
    quarter.say(event.FINED, seat, lost)


def lose_renown(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    lost = min(effect.n, quarter[number.RENOWN + seat])
    quarter.lose_renown(seat, lost)
    quarter.say(event.RUMOUR, seat, lost)


def draw_coordinates(quarter: Quarter, count: i64) -> None:
    """PAT-02 to PAT-05, PAT-09, PAT-10: cards are revealed, then a token from the bag goes to each of their spaces."""
    drawn: i64 = 0
    while drawn < count and quarter.restock(zone.COORDINATE_DECK, zone.COORDINATE_DISCARD):
        quarter.say(event.COORDINATES, quarter.draw(zone.COORDINATE_DECK, zone.COORDINATES))
        drawn += 1
    first_card = len(quarter.box.cards.names)
    while quarter.size(zone.COORDINATES) > 0:
        kind = quarter.at(zone.COORDINATES, 0)
        for space in quarter.side.lists[kind - first_card]:
            drop_token(quarter, space)
        quarter.move(kind, zone.COORDINATES, zone.COORDINATE_DISCARD)


def drop_token(quarter: Quarter, space: i64) -> None:
    """PAT-03, YCU-24: a token that is drawn at random, while the bag has any."""
    left = quarter.tokens_in_bag()
    if left == 0:
        return
    pick = quarter.random(left)
    token: i64 = 0
    while quarter[number.TOKEN + token] != NONE or pick > 0:
        if quarter[number.TOKEN + token] == NONE:
            pick -= 1
        token += 1
    quarter.add_token(token, space)
    quarter.say(event.LANDED, token, space)


def never(quarter: Quarter, seat: i64, effect: Effect) -> bool:
    return False


def nothing(quarter: Quarter, seat: i64, effect: Effect, where: i64) -> None:
    """Works in battles, or all the time."""


KNOWN: dict[str, tuple[Test, Deed]] = {
    "draw": (can_draw, draw),
    "gain_arcs": (always, gain_arcs),
    "gain_renown": (always, gain_renown),
    "discount": (can_name, discount),
    "recruit_direct": (can_hire, recruit_direct),
    "deploy": (can_deploy, deploy),
    "build_now": (can_build, build_now),
    "bonus_action": (always, bonus_action),
    "sell_now": (has_products, sell_now),
    "sell_bonus": (always, sell_bonus),
    "take_arcs": (can_rob, take_arcs),
    "move_bonus": (always, move_bonus),
    "redeploy": (can_lead, redeploy),
    "die_arcs": (always, die_arcs),
    "peek_hand": (can_peek, peek_hand),
    "add_product": (can_stock, add_product),
    "search": (can_search, search),
    "dispel_ycu": (can_dispel, dispel_ycu),
    "product": (has_supply, product),
    "die_table_arcs": (always, die_table_arcs),
    "die_times_arcs": (always, die_times_arcs),
    "recruit_top": (has_members, recruit_top),
    "trade_unit": (can_trade, trade_unit),
    "buy_discount": (can_buy, buy_discount),
    "alert_token": (always, alert_token),
    "alert_coordinates": (always, alert_coordinates),
    "lose_arcs": (always, lose_arcs),
    "lose_renown": (always, lose_renown),
}

POSSIBLE: list[Test] = [KNOWN[op][0] if op in KNOWN else never for op in OPS]
DEEDS: list[Deed] = [KNOWN[op][1] if op in KNOWN else nothing for op in OPS]
