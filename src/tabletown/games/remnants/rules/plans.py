"""What a sensible boss does at once: quick guesses, which lead the bots.

Each choice has a worth in renown, as in `judgement`; to do nothing more is worth nothing. No guess goes on for ever,
because what can be chosen again and again costs something: a card, a figure's move, money, a product.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, number, zone
from tabletown.games.remnants.rules.judgement import (
    DICE,
    FIGURE,
    GROUND,
    PART,
    RISK,
    TURN,
    arcs_rate,
    chance_to_win,
    dice_on,
    fit,
    holding,
    likely_row,
    printed_on,
    rounds_left,
    strength,
    worth_of_arcs,
    worth_of_type,
)
from tabletown.games.remnants.rules.words import (
    BUY,
    DEFENCE_ATTACK,
    FOR_GOOD,
    IN_BATTLE,
    MOVE,
    NONE,
    OPS,
    PRODUCE,
    RECRUIT,
    REFRESH,
    SELL,
    STATIC_ATTACK,
    STATIC_DICE,
)
from tabletown.kernel.boards import SIDE, count, neighbours, single
from tabletown.kernel.packed import vec

if TYPE_CHECKING:
    from tabletown.games.remnants.rules.box import Effect
    from tabletown.games.remnants.rules.quarter import Quarter
    from tabletown.kernel.rng import Rng
    from tabletown.kernel.step import Actions

NOISE: Final = 0.4
"""How much guesses differ."""
NEVER: Final = -99.0
RESTLESS: Final = 0.25
"""So much better a place has to be before a figure leaves for it."""
LOSS: Final = 0.55
"""What a defeat costs for each round to come, beside the space."""

DRAW: Final[i64] = OPS.index("draw")
GAIN_ARCS: Final[i64] = OPS.index("gain_arcs")
GAIN_RENOWN: Final[i64] = OPS.index("gain_renown")
DISCOUNT: Final[i64] = OPS.index("discount")
RECRUIT_DIRECT: Final[i64] = OPS.index("recruit_direct")
DEPLOY: Final[i64] = OPS.index("deploy")
BUILD_NOW: Final[i64] = OPS.index("build_now")
BONUS_ACTION: Final[i64] = OPS.index("bonus_action")
SELL_NOW: Final[i64] = OPS.index("sell_now")
SELL_BONUS: Final[i64] = OPS.index("sell_bonus")
TAKE_ARCS: Final[i64] = OPS.index("take_arcs")
MOVE_BONUS: Final[i64] = OPS.index("move_bonus")
REDEPLOY: Final[i64] = OPS.index("redeploy")
DIE_ARCS: Final[i64] = OPS.index("die_arcs")
ADD_PRODUCT: Final[i64] = OPS.index("add_product")
SEARCH: Final[i64] = OPS.index("search")
DISPEL_YCU: Final[i64] = OPS.index("dispel_ycu")
TRADE_UNIT: Final[i64] = OPS.index("trade_unit")
BUY_DISCOUNT: Final[i64] = OPS.index("buy_discount")


UNKNOWN: Final = -999.0
NOT_ASKED: Final = vec[float]([])
NO_ROWS: Final = vec[i64]([])


class Aim:
    """What guides a guess: how many rounds are left, and where the next tile is to be built."""

    def __init__(self, left: float) -> None:
        self.left: float = left
        self.goal: i64 = 0
        self.prize: float = 0.0
        """What it is worth to stand on each space of the goal."""
        self.arrivals: vec[float] = NOT_ASKED
        """What one more figure is worth on each space, as far as somebody has asked."""
        self.rows: vec[i64] = NO_ROWS
        """What everybody may lay in a fight, with his tiles, and the dice that these add, once somebody asks."""
        self.dice: vec[i64] = NO_ROWS


def is_about_figures(first: i64, offered: Actions) -> bool:
    """Whether it matters where figures are to stand."""
    if action.DO.has(first) or action.GO.has(first):
        return True
    return offered.size > 1 and (
        offered.at(1) == action.POOL or action.FETCH.has(offered.at(1)) or first == action.DONE
    )


def take_aim(quarter: Quarter, seat: i64, aim: Aim) -> None:
    """The tile that promises most for each figure that has to go there, if it can be paid soon."""
    covered = quarter[number.COVERED]
    mine = quarter.controlled(seat) & ~covered
    near = mine | neighbours(mine) | single(quarter[number.ENTRY + seat])
    near = (near | neighbours(near)) & quarter.side.spaces & ~covered & ~quarter.enemies(seat)
    highest = 0.0
    for type in range(len(quarter.box.developments)):
        price = quarter.type_price(type, 0)
        if quarter[number.TILES_LEFT + type] == 0 or price > quarter[number.ARCS + seat] + quarter.box.income:
            continue
        value = worth_of_type(quarter.box.developments[type], aim.left) - worth_of_arcs(price, aim.left)
        if value <= highest:
            continue
        for place in quarter.side.placements[type]:
            cover = quarter.side.covers[type][place]
            if cover & ~near:
                continue
            promise = value / (2.0 + float(count(cover & ~mine)))
            if promise > highest:
                promise -= 0.5 * holding(aim.left) * float(printed_on(quarter, cover))
            if promise > highest:
                highest = promise
                aim.goal = cover
                aim.prize = 0.7 * value / float(count(cover))


def guess(quarter: Quarter, seat: i64, offered: Actions, rng: Rng) -> i64:
    first = offered.at(0)
    if offered.size == 1:
        return first
    if quarter[number.ROUND] == 0:
        return offered.at(rng.below(offered.size))
    aim = Aim(rounds_left(quarter))
    if is_about_figures(first, offered):
        take_aim(quarter, seat, aim)
    if first == action.PASS:
        return bid(quarter, seat, aim, rng)
    if action.PLACE.has(first):
        return best_site(quarter, seat, offered, aim, rng)
    if offered.at(offered.size - 1) == action.CONFIRM or first in (action.CONFIRM, action.BLIND):
        return lay(quarter, seat, offered, aim, rng)
    best = first
    highest = NEVER - 1.0
    for i in range(offered.size):
        code = offered.at(i)
        value = worth_of(quarter, seat, code, aim)
        if value != 0.0:
            value += NOISE * (rng.fraction() - 0.5)
        if value > highest:
            best, highest = code, value
    return best


def is_futile(quarter: Quarter, seat: i64, code: i64) -> bool:
    """A raise that does no more than the smallest one, a card that adds nothing to a battle, a sale of nothing."""
    if action.BID.has(code):
        return action.BID.read(code) > 0
    if action.LAY.has(quarter, code):
        kind = action.LAY.read(quarter, code)
        cards = quarter.box.cards
        return cards.timing[kind] != IN_BATTLE and cards.attack[quarter[number.GANG + seat]][kind] == 0
    if action.DO.has(code):
        which = action.DO.read(code)
        return (which == SELL and not has_products(quarter, seat)) or (which == BUY and not can_pay(quarter, seat))
    return False


def has_products(quarter: Quarter, seat: i64) -> bool:
    for tile in range(quarter[number.TILES]):
        if quarter[number.PRODUCTS + tile] > 0 and quarter.controls(seat, tile):
            return True
    return False


def can_pay(quarter: Quarter, seat: i64) -> bool:
    """Whether he can buy anything."""
    arcs = quarter[number.ARCS + seat]
    for place in range(quarter.size(zone.GOODS)):
        if quarter.good_price(quarter.at(zone.GOODS, place), 0) <= arcs:
            return True
    return arcs >= quarter.box.renown_price


def worth_of(quarter: Quarter, seat: i64, code: i64, aim: Aim) -> float:
    """How good a choice looks where it is made."""
    if code in (action.DONE, action.END):
        return 0.0
    if action.PLAY.has(quarter, code):
        return worth_of_play(quarter, seat, action.PLAY.read(quarter, code), aim)
    if action.GO.has(code):
        return arrival(quarter, seat, action.GO.read(code), aim)
    if code == action.POOL:
        return 0.5 + setting_out(quarter, seat, NONE, aim)
    if action.FETCH.has(code):
        return setting_out(quarter, seat, action.FETCH.read(code), aim)
    if action.FETCH_MOVED.has(code):
        return setting_out(quarter, seat, action.FETCH_MOVED.read(code), aim)
    if action.DO.has(code):
        return worth_of_action(quarter, seat, action.DO.read(code), aim)
    if code == action.RENOWN:
        return 1.0 - cost(quarter, seat, quarter.box.renown_price, aim)
    if action.USE.has(code):
        return worth_of_use(quarter, seat, quarter.tile_at(action.USE.read(code)), aim)
    if action.SELL.has(code):
        return 0.5 + price_at(quarter, action.SELL.read(code), aim)
    if action.STOCK.has(code):
        return price_at(quarter, action.STOCK.read(code), aim)
    if action.BUILD.has(quarter, code):
        return worth_of_building(quarter, seat, action.BUILD.read(quarter, code), 0, aim)
    if action.BUY.has(quarter, code):
        return worth_of_good(quarter, seat, quarter.box.first_good + action.BUY.read(quarter, code), aim)
    if action.NAME.has(quarter, code):
        return worth_of_member(quarter, seat, action.NAME.read(quarter, code), aim)
    if action.HIRE.has(quarter, code):
        return worth_of_member(quarter, seat, action.HIRE.read(quarter, code), aim)
    if action.ATTACK.has(code):
        return 0.1
    if action.FIGHT.has(code):
        return worth_of_fight(quarter, seat, action.FIGHT.read(code), aim)
    if action.BRIBE.has(code):
        return -cost(quarter, seat, quarter.bribe_price(seat, action.BRIBE.read(code)), aim)
    if code == action.BRIBE_ALL:
        return NEVER
    return worth_of_detail(quarter, seat, code, aim)


def worth_of_detail(quarter: Quarter, seat: i64, code: i64, aim: Aim) -> float:
    """What effects and defeats ask for."""
    if action.DEPLOY.has(code):
        return 0.3 + arrival(quarter, seat, action.DEPLOY.read(code), aim)
    if action.REROLL.has(code):
        return quarter.box.odds.mean - float(action.REROLL.read(code))
    if action.THROW.has(quarter, code):
        return 0.5 - worth_of_card(quarter, seat, action.THROW.read(quarter, code), aim)
    if action.LOSE.has(quarter, code):
        return -worth_of_card(quarter, seat, action.LOSE.read(quarter, code), aim)
    if action.GIVE.has(quarter, code):
        return -worth_of_card(quarter, seat, action.GIVE.read(quarter, code), aim)
    if action.FIND.has(quarter, code):
        kind = action.FIND.read(quarter, code)
        return NEVER if is_search(quarter, kind) else worth_of_card(quarter, seat, kind, aim)
    if action.DISPEL.has(code):
        space = quarter[number.TOKEN + action.DISPEL.read(code)]
        return 2.0 if quarter[number.ONE + seat] >> space & 1 else stand(quarter, seat, space, aim) - 1.0
    if action.ROB.has(code):
        return 0.001 * float(quarter[number.ARCS + action.ROB.read(code)])
    if action.CHEAPEN_TYPE.has(quarter, code):
        return 0.5 + worth_of_building(quarter, seat, action.CHEAPEN_TYPE.read(quarter, code), 1000, aim)
    if action.CHEAPEN.has(quarter, code):
        return worth_of_good(quarter, seat, quarter.box.first_good + action.CHEAPEN.read(quarter, code), aim)
    if action.RETURN.has(code):
        return -0.2 - stand(quarter, seat, action.RETURN.read(code), aim)
    if code == action.SEARCH_DRAW:
        return -0.2
    return 0.1


# Money


def cost(quarter: Quarter, seat: i64, arcs: i64, aim: Aim) -> float:
    """What it costs him to pay so much now."""
    owned = quarter[number.ARCS + seat]
    return worth_of_arcs(owned, aim.left) - worth_of_arcs(owned - arcs, aim.left)


def price_at(quarter: Quarter, space: i64, aim: Aim) -> float:
    """What a product is worth on the tile that is called by a space."""
    tile = quarter.tile_at(space)
    development = quarter.box.developments[quarter[number.TILE_TYPE + tile]]
    return 0.001 * arcs_rate(aim.left) * float(development.price)


def products(quarter: Quarter, seat: i64, most: i64, aim: Aim) -> float:
    """What his products bring, if he sells up to so many."""
    value = 0.0
    sold: i64 = 0
    for tile in range(quarter[number.TILES]):
        stock = quarter[number.PRODUCTS + tile]
        if stock > 0 and quarter.controls(seat, tile):
            stock = min(stock, most - sold)
            sold += stock
            value += float(stock) * price_at(quarter, quarter.anchor(tile), aim)
    return value


# Actions


def worth_of_action(quarter: Quarter, seat: i64, which: i64, aim: Aim) -> float:
    if which == MOVE:
        return worth_of_move(quarter, seat, aim)
    if which == PRODUCE:
        value = building(quarter, seat, 0, aim)
        for tile in range(quarter[number.TILES]):
            if quarter.controls(seat, tile):
                value += worth_of_use(quarter, seat, tile, aim)
        return value
    if which == SELL:
        return products(quarter, seat, quarter[number.INFLUENCE + seat], aim)
    if which == RECRUIT:
        if quarter.size(zone.MEMBERS) + quarter.size(zone.MEMBER_DECK) + quarter.size(zone.MEMBER_DISCARD) == 0:
            return 0.0
        spare = quarter[number.POOL + seat]
        return aim.left * (0.4 if quarter[number.UNUSED + seat] > 0 else 0.05) - 0.25 * float(spare)
    if which == REFRESH:
        return 0.25 * float(quarter[number.INFLUENCE + seat] - quarter.size(zone.HAND + seat))
    if which == BUY:
        return worth_of_shopping(quarter, seat, aim)
    return 0.0


def worth_of_move(quarter: Quarter, seat: i64, aim: Aim) -> float:
    """The best that a few of his figures could do."""
    movers = quarter[number.INFLUENCE + seat] + quarter[number.MORE_FIGURES]
    value = 0.0
    fresh = min(movers, quarter[number.POOL + seat])
    if fresh > 0:
        value += 0.5 * float(fresh) * (0.4 + setting_out(quarter, seat, NONE, aim))
        movers -= fresh
    board = quarter.controlled(seat)
    while board and movers > 0:
        lowest = board & -board
        board ^= lowest
        better = setting_out(quarter, seat, count(lowest - 1), aim)
        if better > 0.0:
            value += 0.6 * better
            movers -= 1
    return value


def worth_of_shopping(quarter: Quarter, seat: i64, aim: Aim) -> float:
    arcs = quarter[number.ARCS + seat]
    best = 0.0
    for place in range(quarter.size(zone.GOODS)):
        kind = quarter.at(zone.GOODS, place)
        if quarter.good_price(kind, 0) <= arcs:
            best = max(best, worth_of_good(quarter, seat, kind, aim))
    price = quarter.box.renown_price
    points = min(arcs // price, quarter[number.INFLUENCE + seat], quarter[number.RENOWN_POOL])
    if points > 0:
        best += max(0.0, float(points) - cost(quarter, seat, points * price, aim))
    return best


def worth_of_good(quarter: Quarter, seat: i64, kind: i64, aim: Aim) -> float:
    """END-02: a point at the end, and some use."""
    use = 0.25 if quarter.box.cards.timing[kind] == FOR_GOOD else 0.1
    value = float(quarter.box.card_points) + use * aim.left
    return value - cost(quarter, seat, quarter.good_price(kind, 0), aim)


def worth_of_use(quarter: Quarter, seat: i64, tile: i64, aim: Aim) -> float:
    """What a tile produces now."""
    development = quarter.box.developments[quarter[number.TILE_TYPE + tile]]
    if not development.is_produce:
        return 0.0
    for effect in development.effects:
        if effect.op == TRADE_UNIT:
            return -0.5 if aim.left > 2.0 else 0.5
        if effect.op == BUY_DISCOUNT:
            return worth_of_bargain(quarter, seat, effect.n, aim)
    return 0.001 * arcs_rate(aim.left) * development.income


def worth_of_bargain(quarter: Quarter, seat: i64, off: i64, aim: Aim) -> float:
    best = -1.0
    for place in range(quarter.size(zone.GOODS)):
        kind = quarter.at(zone.GOODS, place)
        if quarter.good_price(kind, off) <= quarter[number.ARCS + seat]:
            best = max(best, worth_of_good(quarter, seat, kind, aim) + 0.001 * arcs_rate(aim.left) * float(off))
    return best


# Building


def building(quarter: Quarter, seat: i64, off: i64, aim: Aim) -> float:
    """What the best tile is worth that he can pay, where his figures stand."""
    best = 0.0
    for type in range(len(quarter.box.developments)):
        if quarter[number.TILES_LEFT + type] > 0 and quarter.type_price(type, off) <= quarter[number.ARCS + seat]:
            best = max(best, worth_of_building(quarter, seat, type, off, aim))
    return best


def worth_of_building(quarter: Quarter, seat: i64, type: i64, off: i64, aim: Aim) -> float:
    ground = quarter.controlled(seat) & ~quarter[number.COVERED]
    value = worth_of_type(quarter.box.developments[type], aim.left)
    share = fit(quarter, type, ground, aim.left, value)
    if share < 0.5:
        return NEVER
    return share * value - cost(quarter, seat, quarter.type_price(type, off), aim)


def best_site(quarter: Quarter, seat: i64, offered: Actions, aim: Aim, rng: Rng) -> i64:
    """Where most of the tile lies under own figures, and little is hidden."""
    type = quarter.arg(1)
    covers = quarter.side.covers[type]
    mine = quarter.controlled(seat)
    enemies = quarter.enemies(seat)
    near = quarter[number.ENTRY + seat]
    best = offered.at(0)
    highest = NEVER
    for i in range(offered.size):
        code = offered.at(i)
        cover = covers[code - action.PLACE.first]
        value = 2.0 * float(count(cover & mine)) - 1.5 * float(count(cover & enemies)) + NOISE * rng.fraction()
        if value > highest - 2.0:
            value -= holding(aim.left) * float(printed_on(quarter, cover))
            if cover >> near & 1:
                value -= 0.3
        if value > highest:
            best, highest = code, value
    return best


# Figures


def setting_out(quarter: Quarter, seat: i64, start: i64, aim: Aim) -> float:
    """How much better the best place is that a figure can reach, than the one where it is."""
    if len(aim.arrivals) == 0:
        aim.arrivals = vec[float]([UNKNOWN] * (SIDE * SIDE))
    arrivals = aim.arrivals
    stays = RESTLESS
    board = reachable(quarter, seat, start)
    if start != NONE:
        stays += stay(quarter, seat, start, aim)
        board &= ~same_site(quarter, seat, start, aim)
    best = -1.0
    while board:
        lowest = board & -board
        board ^= lowest
        space = count(lowest - 1)
        if arrivals[space] == UNKNOWN:
            arrivals[space] = arrival(quarter, seat, space, aim)
        best = max(best, arrivals[space])
    return best - stays


def same_site(quarter: Quarter, seat: i64, start: i64, aim: Aim) -> i64:
    """Where the figure on a space would only take its own place: the rest of a tile, or of the goal."""
    if quarter[number.TWO + seat] >> start & 1:
        return 0
    tile = quarter.tile_at(start)
    if tile != NONE:
        return quarter.cover(tile)
    return aim.goal if aim.goal >> start & 1 else 0


def reachable(quarter: Quarter, seat: i64, start: i64) -> i64:
    """Where a figure can go without a fight, roughly, and the enemies that it meets."""
    enemies = quarter.enemies(seat)
    spaces = quarter.side.spaces
    steps = quarter.box.steps + quarter[number.MORE_STEPS]
    if start == NONE:
        front: i64 = single(quarter[number.ENTRY + seat])
        steps -= 1
    else:
        front = single(start)
    found = front
    while steps > 0:
        front = neighbours(front & ~enemies) & spaces
        found |= front
        steps -= 1
    if start != NONE:
        found &= ~single(start)
    if quarter[number.ENTERED] != NONE:
        found &= ~enemies | single(quarter[number.ENTERED])
    return found & quarter.free_of(seat)


def stay(quarter: Quarter, seat: i64, space: i64, aim: Aim) -> float:
    """What a figure is worth where it stands."""
    if quarter[number.TWO + seat] >> space & 1:
        return second(quarter, seat, space, aim)
    return stand(quarter, seat, space, aim)


def arrival(quarter: Quarter, seat: i64, space: i64, aim: Aim) -> float:
    """What one more figure is worth on a space."""
    if quarter.enemies(seat) >> space & 1:
        return raid(quarter, seat, space, aim)
    if quarter[number.ONE + seat] >> space & 1:
        return second(quarter, seat, space, aim)
    return stand(quarter, seat, space, aim)


def second(quarter: Quarter, seat: i64, space: i64, aim: Aim) -> float:
    """A second figure is for the fights to come."""
    value = 0.03 * aim.left
    if quarter[number.COVERED] >> space & 1:
        value += 0.03 * aim.left
    return value


def stand(quarter: Quarter, seat: i64, space: i64, aim: Aim) -> float:
    """What the only figure on a space is worth, beside those on other spaces."""
    bit: i64 = single(space)
    mine = quarter[number.ONE + seat] & ~bit
    tile = quarter.tile_at(space)
    if tile != NONE:
        cover = quarter.cover(tile)
        size = count(cover)
        have = count(cover & mine)
        value = worth_of_type(quarter.box.developments[quarter[number.TILE_TYPE + tile]], aim.left)
        if have + 1 == size:
            return value * (1.0 - PART * float(have) / float(size))
        value *= PART / float(size)
        if cover & ~bit & quarter.enemies(seat):
            value *= 0.3
        return value
    value = holding(aim.left) * float(quarter.side.renown[space])
    if aim.goal & bit:
        value += aim.prize
    levels = quarter.side.levels
    for level in range(len(levels)):
        if levels[level] & bit:
            beside = quarter.side.near[space] & levels[level] & ~quarter[number.COVERED]
            value += aim.left * GROUND * float(level + 1) * (1.0 + 1.5 * float(count(beside & mine)))
    return value


def raid(quarter: Quarter, seat: i64, space: i64, aim: Aim) -> float:
    """What it is worth to attack the enemies on a space."""
    bit: i64 = single(space)
    if len(aim.rows) == 0:
        take_stock(quarter, aim)
    chance = 1.0
    gain = 0.0
    dice = quarter.dice_of_figures(seat, space) + aim.dice[seat] + 1
    if quarter[number.PATROLLED] & bit:
        chance = quarter.box.odds.reaches(dice, quarter.tokens_strength(space) - aim.rows[seat])
        gain = -0.3
    else:
        for other in range(quarter.seats):
            if other != seat and quarter[number.ONE + other] & bit:
                ahead = aim.rows[seat] - aim.rows[other]
                if quarter[number.COVERED] & bit:
                    ahead -= quarter.static(other, DEFENCE_ATTACK, quarter.defended(other), space)
                back = quarter.dice_of_figures(other, space) + aim.dice[other]
                chance = quarter.box.odds.beats(dice, ahead, back)
                if quarter[number.TWO + other] & bit:
                    chance *= chance
                gain = (LOSS * aim.left + stand(quarter, other, space, aim)) / float(quarter.seats - 1)
                gain -= RISK * aim.left
    return chance * (gain + stand(quarter, seat, space, aim)) - (1.0 - chance) * LOSS * aim.left


def take_stock(quarter: Quarter, aim: Aim) -> None:
    """What everybody has for a fight, wherever it is."""
    aim.rows = vec[i64]([0] * quarter.seats)
    aim.dice = vec[i64]([0] * quarter.seats)
    for seat in range(quarter.seats):
        board = quarter.defended(seat)
        aim.rows[seat] = likely_row(quarter, seat) + quarter.static(seat, STATIC_ATTACK, board, 0)
        aim.dice[seat] = quarter.static(seat, STATIC_DICE, board, 0)


# Fights


def chance_against(quarter: Quarter, seat: i64, space: i64, more: i64) -> float:
    """How likely he defeats a token there with what he may lay, and so many figures more."""
    mine = likely_row(quarter, seat) + quarter.strength(seat, space)
    dice = quarter.dice(seat, space, True) + more
    return quarter.box.odds.reaches(dice, quarter.tokens_strength(space) - mine)


def worth_of_fight(quarter: Quarter, seat: i64, token: i64, aim: Aim) -> float:
    space = quarter[number.TOKEN + token]
    chance = chance_against(quarter, seat, space, 0)
    return -0.3 - (1.0 - chance) * stake(quarter, seat, space, aim)


def stake(quarter: Quarter, seat: i64, space: i64, aim: Aim) -> float:
    """What a defeat on a space costs."""
    if quarter[number.TWO + seat] >> space & 1:
        return LOSS * aim.left + 0.5
    return LOSS * aim.left + stand(quarter, seat, space, aim)


def lay(quarter: Quarter, seat: i64, offered: Actions, aim: Aim, rng: Rng) -> i64:
    """BAT-03: the card that helps most for what it is worth, until the battle is as good as won, or hopeless."""
    space = quarter[number.BATTLEFIELD]
    ycu = quarter[number.DEFENDER] == NONE
    now = chance_to_win(quarter, seat)
    if now > 0.9:
        return action.CONFIRM
    risk = stake(quarter, seat, space, aim)
    best = action.CONFIRM
    highest = 0.0
    for i in range(offered.size):
        code = offered.at(i)
        if code == action.CONFIRM:
            continue
        if code == action.BLIND:
            helps = 2.0
            keep = 0.1
        else:
            kind = action.LAY.read(quarter, code)
            helps = float(strength(quarter, seat, kind, ycu)) + 1.5 * float(dice_on(quarter, kind, DICE))
            keep = 0.1 + 0.5 * worth_of_playing(quarter, seat, kind, aim)
        if helps <= 0.0:
            continue
        value = (1.0 - now) * risk * 0.16 * helps - keep + 0.2 * NOISE * rng.fraction()
        if value > highest:
            best, highest = code, value
    if best != action.CONFIRM and now < 0.05 and not is_winnable(quarter, seat, ycu, space):
        return action.CONFIRM
    return best


def is_winnable(quarter: Quarter, seat: i64, ycu: bool, space: i64) -> bool:
    """Whether all that he can lay could help."""
    if not ycu:
        return True
    most = likely_row(quarter, seat) * 4 // 3 + quarter.strength(seat, space)
    return quarter.box.odds.reaches(quarter.dice(seat, space, True), quarter.tokens_strength(space) - most) > 0.2


# Cards


def worth_of_member(quarter: Quarter, seat: i64, kind: i64, aim: Aim) -> float:
    """What a recruit is worth: a figure, attack, and what it does in a turn."""
    value = 0.03 * aim.left * float(quarter.box.cards.attack[quarter[number.GANG + seat]][kind])
    if quarter[number.UNUSED + seat] > 0:
        value += FIGURE * aim.left * 0.7
    return value + 0.1 * aim.left * worth_of_playing(quarter, seat, kind, aim)


def bid(quarter: Quarter, seat: i64, aim: Aim, rng: Rng) -> i64:
    """The smallest raise, as long as the recruit is worth it."""
    value = worth_of_member(quarter, seat, quarter.arg(1), aim)
    if seat != quarter.arg(2):
        value -= TURN
    price = quarter[number.BID] + quarter.box.unit
    if value * (0.8 + 0.4 * rng.fraction()) > cost(quarter, seat, price, aim):
        return action.BID.code(0)
    return action.PASS


def worth_of_card(quarter: Quarter, seat: i64, kind: i64, aim: Aim) -> float:
    """What it is worth to hold a card."""
    value = 0.15 * float(strength(quarter, seat, kind, True)) + 0.2 * float(dice_on(quarter, kind, DICE))
    return value + worth_of_playing(quarter, seat, kind, aim)


def is_search(quarter: Quarter, kind: i64) -> bool:
    """Two cards of this kind could find each other for ever."""
    for effect in quarter.box.cards.effects[kind]:
        if effect.op == SEARCH:
            return True
    return False


def worth_of_playing(quarter: Quarter, seat: i64, kind: i64, aim: Aim) -> float:
    """What a card does in a turn, roughly and at any time."""
    table = quarter.box.cards
    if table.timing[kind] == IN_BATTLE:
        return 0.0
    if table.timing[kind] == FOR_GOOD:
        return 1.0
    value = 0.0
    rate = 0.001 * arcs_rate(aim.left)
    for effect in table.effects[kind]:
        op = effect.op
        if op in (GAIN_ARCS, TAKE_ARCS):
            value += rate * float(effect.n)
        elif op == DIE_ARCS:
            value += 0.5 * rate * float(effect.n)
        elif op == GAIN_RENOWN:
            value += float(effect.n)
        elif op == DRAW:
            value += 0.25 * float(effect.n)
        elif op in (BONUS_ACTION, REDEPLOY, DEPLOY, BUILD_NOW):
            value += 1.0
        else:
            value += 0.4
    return value


def worth_of_play(quarter: Quarter, seat: i64, kind: i64, aim: Aim) -> float:
    """What it is worth to play a card now, less what it would be worth in a fight."""
    table = quarter.box.cards
    if table.timing[kind] == FOR_GOOD:
        return 1.0
    value = -0.1 - 0.06 * float(table.attack[quarter[number.GANG + seat]][kind])
    for effect in table.effects[kind]:
        value += worth_of_effect(quarter, seat, effect, aim)
    return value


def worth_of_effect(quarter: Quarter, seat: i64, effect: Effect, aim: Aim) -> float:
    op = effect.op
    rate = 0.001 * arcs_rate(aim.left)
    if op == GAIN_ARCS:
        return rate * float(effect.n)
    if op == TAKE_ARCS:
        return 1.3 * rate * float(effect.n)
    if op == DIE_ARCS:
        return 0.5 * rate * float(effect.n)
    if op == GAIN_RENOWN:
        return float(effect.n)
    if op == DRAW:
        return 0.3 * float(min(effect.n, quarter.size(zone.DRAW + seat)))
    if op == RECRUIT_DIRECT:
        return worth_of_hiring(quarter, seat, effect.n, aim)
    if op == DEPLOY:
        return 0.4 * float(min(effect.n, quarter[number.POOL + seat]))
    if op == BUILD_NOW:
        value = building(quarter, seat, effect.n, aim)
        return value if value > 0.0 else NEVER
    if op == BONUS_ACTION:
        return 0.3 + worth_of_action(quarter, seat, effect.n, aim)
    if op == SELL_NOW:
        return products(quarter, seat, effect.n, aim)
    if op == ADD_PRODUCT:
        return 0.5 * float(effect.n)
    if op == SEARCH:
        return 0.3
    if op == REDEPLOY:
        return 0.2 + 0.4 * worth_of_move(quarter, seat, aim)
    if op == MOVE_BONUS:
        return 0.5 if quarter[number.GONE] > 0 and quarter[number.POOL + seat] > 0 else -1.0
    if op == DISCOUNT:
        return worth_of_discount(quarter, seat, effect, aim)
    return -1.0


def worth_of_hiring(quarter: Quarter, seat: i64, price: i64, aim: Aim) -> float:
    best = 0.0
    for place in range(quarter.size(zone.MEMBERS)):
        best = max(best, worth_of_member(quarter, seat, quarter.at(zone.MEMBERS, place), aim))
    return best - cost(quarter, seat, price, aim)


def worth_of_discount(quarter: Quarter, seat: i64, effect: Effect, aim: Aim) -> float:
    """Something is going to be built: before the action, or in the middle of it."""
    if effect.m == 0 or (quarter[number.BONUS + PRODUCE] == 0 and quarter.arg(1) != 0):
        return -1.0
    if building(quarter, seat, effect.n, aim) <= 0.5:
        return -1.0
    return 0.7 * 0.001 * arcs_rate(aim.left) * float(effect.n)
