"""What a position promises a gang: how bots judge it.

Everything is weighed in renown. Weights were set by hand.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import number, zone
from tabletown.games.remnants.rules.words import FACES, IN_BATTLE, NONE, OPS, PRODUCE
from tabletown.kernel.boards import count

if TYPE_CHECKING:
    from tabletown.games.remnants.rules.box import Development
    from tabletown.games.remnants.rules.quarter import Quarter

SPREAD: Final = 14.0
"""So much renown ahead is a fairly sure win."""
PACE: Final = 18.0
"""The renown that leaves the pool in a round, beside half of what is claimed now."""
FIGURE: Final = 0.4
"""What things are worth for each round to come: a figure on the board, one in the pool, a point of attack, a point of
influence, a condition for it that is nearly met."""
POOLED: Final = 0.3
ATTACK: Final = 0.03
INFLUENCE: Final = 0.45
PROGRESS: Final = 0.15
GROUND: Final = 0.04
"""A space without a tile, times its level, counted from 1."""
PART: Final = 0.4
"""The share of a tile that standing on some of its spaces is worth."""
PLAN: Final = 0.6
"""The share of a tile that could be built where figures stand."""
HELD_CARD: Final = 0.1
"""A card in hand, and each point of its attack; the same in the draw pile."""
HELD_ATTACK: Final = 0.05
DRAWN_ATTACK: Final = 0.015
RISK: Final = 0.12
"""What it costs to attack somebody, for each round to come: cards are spent that the next fight may need."""
TURN: Final = 1.2
"""What a turn is worth to whoever gives it up for a recruit."""

DICE: Final[i64] = OPS.index("dice")
ENEMY_DICE: Final[i64] = OPS.index("enemy_dice")
BONUS_ATTACK: Final[i64] = OPS.index("attack")
YCU_ATTACK: Final[i64] = OPS.index("ycu_attack")
ATTACK_PER: Final[i64] = OPS.index("attack_per")
REINFORCE: Final[i64] = OPS.index("reinforce")
PRODUCT: Final[i64] = OPS.index("product")
GAIN_ARCS: Final[i64] = OPS.index("gain_arcs")
GAIN_RENOWN: Final[i64] = OPS.index("gain_renown")
DIE_TABLE: Final[i64] = OPS.index("die_table_arcs")
DIE_TIMES: Final[i64] = OPS.index("die_times_arcs")
RECRUIT_TOP: Final[i64] = OPS.index("recruit_top")


def evaluate(quarter: Quarter, seat: i64) -> float:
    if quarter[number.ROUND] == 0:
        return 1.0 / float(quarter.seats)
    left = rounds_left(quarter)
    mine = prospect(quarter, seat, left)
    best = -999.0
    for other in range(quarter.seats):
        if other != seat:
            best = max(best, prospect(quarter, other, left))
    return 1.0 / (1.0 + exp((best - mine) / SPREAD))


def rounds_left(quarter: Quarter) -> float:
    """How often renown will still be awarded, roughly."""
    if quarter.over:
        return 0.0
    claims: i64 = 0
    for seat in range(quarter.seats):
        claims += quarter.claim(seat)
    most = quarter.setup.options["max_rounds"]
    assert isinstance(most, int)
    left = float(quarter[number.RENOWN_POOL]) / (PACE + 0.5 * float(claims)) + 0.5
    return min(left, float(most - quarter[number.ROUND] + 1))


def prospect(quarter: Quarter, seat: i64, left: float) -> float:
    """The score that a gang may well come to."""
    score = float(quarter.points(seat))
    if quarter.over:
        return score
    score += worth_of_arcs(quarter[number.ARCS + seat], left)
    sure = quarter.controlled(seat)
    mine = quarter[number.ONE + seat]
    chance = 0.5
    if seat in (quarter[number.ATTACKER], quarter[number.DEFENDER]):
        chance = chance_to_win(quarter, seat)
    elif mine & ~sure:
        chance = outlook(quarter, seat, mine & ~sure)
    score += holdings(quarter, seat, sure, chance, left)
    ground = sure & ~quarter[number.COVERED]
    if quarter[number.ACTIVE] == seat and quarter.step().name == "place":
        score += worth_of_site(quarter, seat, quarter.arg(1), quarter.arg(2), ground, left)
    else:
        score += best_plan(quarter, seat, ground, left)
    if quarter[number.BIDDER] == seat:
        score += worth_of_bid(quarter, seat, left)
    board = quarter.on_board(seat)
    fights = count(mine & ~sure)
    score += left * (FIGURE * float(min(board, 10)) + 0.5 * FIGURE * float(max(board - 10, 0)))
    score += left * POOLED * float(min(quarter[number.POOL + seat], 8))
    score -= (1.0 - chance) * float(fights) * left * (FIGURE + 3.0 * ATTACK)
    if quarter[number.ACTIVE] == seat:
        score -= RISK * left * float(count(quarter.contested(seat)))
    score += cards(quarter, seat, left)
    return score + left * influence(quarter, seat)


def worth_of_arcs(arcs: i64, left: float) -> float:
    """Early on money becomes tiles, later it buys renown."""
    first = min(arcs, 4000)
    then = min(arcs - first, 5000)
    later = min(arcs - first - then, 16000)
    urgent = 0.2 * max(0.0, min(left, 8.0) - 1.0) * float(first)
    rest = 0.2 * float(later) + 0.03 * float(arcs - first - then - later)
    return 0.001 * (urgent + arcs_rate(left) * float(first + then) + rest)


def arcs_rate(left: float) -> float:
    """What 1000 ARCs are worth."""
    return 0.12 + 0.1 * min(left, 8.0)


def holding(left: float) -> float:
    """How often something is claimed that is controlled now."""
    return 0.9 * min(left, 1.0) + 0.7 * max(0.0, left - 1.0)


def income(development: Development) -> float:
    """What its ability is worth each time that it is used, in ARCs."""
    if not development.is_produce:
        return 700.0 if len(development.effects) > 0 else 0.0
    arcs = 0.0
    for effect in development.effects:
        if effect.op == PRODUCT:
            arcs += 0.6 * float(effect.n * development.price)
        elif effect.op == GAIN_ARCS:
            arcs += float(effect.n)
        elif effect.op == GAIN_RENOWN:
            arcs += 3000.0 * float(effect.n)
        elif effect.op == DIE_TIMES:
            arcs += 3.5 * float(effect.n)
        elif effect.op == DIE_TABLE:
            for face in effect.table:
                arcs += float(face) / 6.0
        elif effect.op == RECRUIT_TOP:
            arcs += 2000.0
        else:
            arcs += 300.0
    return arcs


def worth_of_type(development: Development, left: float) -> float:
    """What it is worth to control such a tile from now on."""
    used = 0.3 * max(0.0, left - 0.5)
    return float(development.renown) * holding(left) + 0.001 * arcs_rate(left) * development.income * used


def holdings(quarter: Quarter, seat: i64, sure: i64, chance: float, left: float) -> float:
    """What tiles and spaces are worth that he controls, will perhaps control, or stands on in part."""
    hoped = quarter[number.ONE + seat]
    others = quarter.enemies(seat) & ~hoped
    rate = 0.001 * arcs_rate(left)
    score = 0.0
    for tile in range(quarter[number.TILES]):
        cover = quarter.cover(tile)
        if cover & hoped == 0:
            continue
        development = quarter.box.developments[quarter[number.TILE_TYPE + tile]]
        share = 1.0
        if cover & ~hoped:
            share = PART * float(count(cover & hoped)) / float(count(cover))
            if cover & others:
                share *= 0.4
        elif cover & ~sure:
            share = chance
        products = 0.6 * rate * float(quarter[number.PRODUCTS + tile] * development.price)
        score += share * (worth_of_type(development, left) + products)
    hold = holding(left)
    levels = quarter.side.levels
    board = hoped & ~quarter[number.COVERED]
    for level in range(len(levels)):
        score += GROUND * left * float((level + 1) * count(board & levels[level]))
    while board:
        lowest = board & -board
        printed = quarter.side.renown[count(lowest - 1)]
        if printed > 0:
            if lowest & sure:
                score += hold * float(printed)
            else:
                score += chance * hold * float(printed)
        board ^= lowest
    return score


def best_plan(quarter: Quarter, seat: i64, ground: i64, left: float) -> float:
    """What the best tile is worth that he could soon build where his figures stand."""
    if ground == 0:
        return 0.0
    best = 0.0
    cheaper = may_build_yet(quarter, seat)
    for type in range(len(quarter.box.developments)):
        if quarter[number.TILES_LEFT + type] > 0:
            price = quarter.type_price(type, 0) if cheaper else quarter.box.developments[type].cost
            lacking = price - quarter[number.ARCS + seat]
            if lacking > 4000:
                continue
            share = PLAN
            if lacking > 0:
                share -= 0.0001 * float(lacking)
            value = share * (worth_of_type(quarter.box.developments[type], left) - worth_of_arcs(price, left))
            if value > best:
                best = max(best, value * fit(quarter, type, ground, left, value))
    return best


def may_build_yet(quarter: Quarter, seat: i64) -> bool:
    """EFF-10: whether he may still develop in this turn; what makes developments cheaper lapses with it."""
    if quarter.over or quarter[number.ACTIVE] != seat:
        return False
    if quarter[number.BONUS + PRODUCE] > 0:
        return True
    name = quarter.step().name
    return name in ("produce", "build") or (name == "turn" and quarter.arg(1) == 0)


def worth_of_site(quarter: Quarter, seat: i64, type: i64, off: i64, ground: i64, left: float) -> float:
    """What a tile is worth that he is going to place, where it is best, less what he has still to pay for it."""
    value = worth_of_type(quarter.box.developments[type], left)
    arcs = quarter[number.ARCS + seat]
    price = worth_of_arcs(arcs, left) - worth_of_arcs(arcs - quarter.type_price(type, off), left)
    return value * fit(quarter, type, ground, left, value) - price


def worth_of_bid(quarter: Quarter, seat: i64, left: float) -> float:
    """What a recruit is worth for the highest bid so far."""
    attack = quarter.box.cards.attack[quarter[number.GANG + seat]][quarter.arg(1)]
    arcs = quarter[number.ARCS + seat]
    price = worth_of_arcs(arcs, left) - worth_of_arcs(arcs - quarter[number.BID], left)
    value = left * (POOLED + ATTACK * float(attack)) - price
    return value if seat == quarter.arg(2) else value - TURN


def fit(quarter: Quarter, type: i64, ground: i64, left: float, value: float) -> float:
    """The share of a type's worth that its best site on this ground promises."""
    best = 0.0
    covered = quarter[number.COVERED]
    for place in quarter.side.placements[type]:
        cover = quarter.side.covers[type][place]
        if cover & ground == 0 or cover & covered:
            continue
        missing = count(cover & ~ground)
        if missing == 0:
            share = 1.0 - holding(left) * float(printed_on(quarter, cover)) / max(value, 0.1)
        elif missing == 1 and count(cover) > 1:
            share = 0.35
        elif missing == 2 and count(cover) > 2:
            share = 0.15
        else:
            continue
        if share > best:
            best = share
    return best


def printed_on(quarter: Quarter, board: i64) -> i64:
    """BRD-11: the renown that a tile would hide."""
    total: i64 = 0
    while board:
        lowest = board & -board
        total += quarter.side.renown[count(lowest - 1)]
        board ^= lowest
    return total


def cards(quarter: Quarter, seat: i64, left: float) -> float:
    """What his cards are worth in fights, now and later; all may be useful when they are played."""
    attack = quarter.box.cards.attack[quarter[number.GANG + seat]]
    hand = quarter.worth(zone.HAND + seat, attack)
    draw = quarter.worth(zone.DRAW + seat, attack)
    owned = hand + draw + quarter.worth(zone.DISCARD + seat, attack) + quarter.worth(zone.ROW + seat, attack)
    owned += quarter.worth(zone.BLIND + seat, attack) + quarter.worth(zone.FIGHT + seat, attack)
    held = HELD_CARD * float(min(quarter.size(zone.HAND + seat), 8)) + HELD_ATTACK * float(min(hand, 18))
    permanents = 0.25 * float(quarter.size(zone.PERMANENT + seat))
    return held + DRAWN_ATTACK * float(draw) + left * (ATTACK * float(min(owned, 45)) + permanents)


def influence(quarter: Quarter, seat: i64) -> float:
    """What influence is worth for each round to come, and being close to more of it."""
    score = INFLUENCE * float(quarter[number.INFLUENCE + seat])
    if quarter[number.INFLUENCE + seat] >= quarter.box.most_influence:
        return score
    met = quarter[number.MET + seat]
    conditions = quarter.box.conditions[quarter[number.GANG + seat]]
    for i in range(len(conditions)):
        if met >> i & 1 == 0:
            condition = conditions[i]
            part = float(quarter.metric(seat, condition.metric)) / float(condition.threshold)
            score += PROGRESS * part * part
    return score


# Fights


def chance_to_win(quarter: Quarter, seat: i64) -> float:
    """How likely a battle is won that is under way, from the cards that lie there and those that may follow."""
    attacker, defender, space = quarter[number.ATTACKER], quarter[number.DEFENDER], quarter[number.BATTLEFIELD]
    odds = quarter.box.odds
    rolled = has_rolled(quarter)
    if rolled:
        mine = quarter[number.STRENGTH] + sum_of(quarter, number.ROLLED)
        dice = fresh_dice(quarter, attacker)
    else:
        mine = quarter.strength(attacker, space) + laid(quarter, attacker, defender == NONE)
        dice = quarter.dice(attacker, space, defender == NONE) + laid_dice(quarter, attacker, DICE)
    if defender == NONE:
        need = quarter.tokens_strength(space) - mine
        chance = odds.reaches(dice, need)
        return chance if rolled else hopeful(chance, odds.mean * float(dice) - float(need))
    if rolled:
        theirs = quarter[number.STRENGTH + 1] + sum_of(quarter, number.ROLLED_BACK)
        back = fresh_dice(quarter, defender)
    else:
        theirs = laid(quarter, defender, False)
        if seat != defender:
            theirs = max(theirs, likely_row(quarter, defender))
        theirs += quarter.strength(defender, space)
        back = quarter.dice(defender, space, True) + laid_dice(quarter, defender, DICE)
        back -= laid_dice(quarter, attacker, ENEMY_DICE)
        dice -= laid_dice(quarter, defender, ENEMY_DICE)
    chance = odds.beats(dice, mine - theirs, back)
    if not rolled:
        chance = hopeful(chance, float(mine - theirs) + odds.mean * float(dice - back))
    return chance if seat == attacker else 1.0 - chance


def hopeful(chance: float, ahead: float) -> float:
    """While cards are laid, each of them brings victory nearer, even if it would not be enough alone."""
    return 0.7 * chance + 0.3 * min(1.0, max(0.0, 0.5 + 0.03 * ahead))


def outlook(quarter: Quarter, seat: i64, board: i64) -> float:
    """How likely the fights on these spaces are won, on average, if his cards are shared out among them."""
    fights = count(board)
    chance = 0.0
    while board:
        lowest = board & -board
        board ^= lowest
        space = count(lowest - 1)
        row = likely_row(quarter, seat)
        if fights > 1:
            row = 3 * row // (2 + fights)
        mine = row + quarter.strength(seat, space)
        attacks = quarter[number.ACTIVE] == seat
        dice = quarter.dice(seat, space, not attacks or quarter[number.PATROLLED] & lowest != 0)
        if quarter[number.PATROLLED] & lowest:
            chance += quarter.box.odds.reaches(dice, quarter.tokens_strength(space) - mine)
            continue
        for other in range(quarter.seats):
            if other != seat and quarter[number.ONE + other] & lowest:
                theirs = likely_row(quarter, other) + quarter.strength(other, space)
                back = quarter.dice(other, space, attacks)
                if attacks:
                    chance += quarter.box.odds.beats(dice, mine - theirs, back)
                else:
                    chance += 1.0 - quarter.box.odds.beats(back, theirs - mine, dice)
    return chance / float(fights)


def has_rolled(quarter: Quarter) -> bool:
    for face in range(3 * len(FACES)):
        if quarter[number.ROLLED + face] > 0:
            return True
    return False


def sum_of(quarter: Quarter, first: i64) -> i64:
    total: i64 = 0
    for face in range(len(FACES)):
        total += face * quarter[first + face]
    return total


def fresh_dice(quarter: Quarter, seat: i64) -> i64:
    """BAT-11: the dice that he has picked and will roll again."""
    picked: i64 = 0
    if quarter.depth > 0 and quarter.arg(0) == seat:
        for face in range(len(FACES)):
            picked += quarter[number.PICKED + face]
    return picked


def laid(quarter: Quarter, seat: i64, ycu: bool) -> i64:
    """What the cards of his row add to his total."""
    total: i64 = 0
    for place in range(quarter.size(zone.ROW + seat)):
        total += strength(quarter, seat, quarter.at(zone.ROW + seat, place), ycu)
    for place in range(quarter.size(zone.BLIND + seat)):
        total += strength(quarter, seat, quarter.at(zone.BLIND + seat, place), ycu)
    return total


def strength(quarter: Quarter, seat: i64, kind: i64, ycu: bool) -> i64:
    """What a card adds to a total in a battle, without its dice."""
    table = quarter.box.cards
    total = table.attack[quarter[number.GANG + seat]][kind]
    if table.timing[kind] == IN_BATTLE:
        for effect in table.effects[kind]:
            if effect.op == BONUS_ATTACK or (effect.op == YCU_ATTACK and ycu):
                total += effect.n
            elif effect.op == ATTACK_PER:
                total += min(effect.m, effect.n * quarter.developments(quarter.defended(seat)))
            elif effect.op == REINFORCE:
                total += 2 * min(effect.n, quarter.size(zone.DRAW + seat))
    return total


def laid_dice(quarter: Quarter, seat: i64, op: i64) -> i64:
    """The dice that the cards of his row add, or take from the enemy."""
    total: i64 = 0
    for place in range(quarter.size(zone.ROW + seat)):
        total += dice_on(quarter, quarter.at(zone.ROW + seat, place), op)
    for place in range(quarter.size(zone.BLIND + seat)):
        total += dice_on(quarter, quarter.at(zone.BLIND + seat, place), op)
    return total


def dice_on(quarter: Quarter, kind: i64, op: i64) -> i64:
    total: i64 = 0
    if quarter.box.cards.timing[kind] == IN_BATTLE:
        for effect in quarter.box.cards.effects[kind]:
            if effect.op == op:
                total += effect.n
    return total


def likely_row(quarter: Quarter, seat: i64) -> i64:
    """What a player who has yet to lay cards may well lay: most of his hand, and a few unseen ones."""
    influence = quarter[number.INFLUENCE + seat]
    size = quarter.size(zone.HAND + seat)
    attack = quarter.worth(zone.HAND + seat, quarter.box.cards.attack[quarter[number.GANG + seat]])
    if size > influence:
        attack = attack * influence // size
    blind = min(influence - size, quarter.size(zone.DRAW + seat))
    return 9 * attack // 10 + 3 * max(0, blind) // 2
