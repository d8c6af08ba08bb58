"""BAT, YCU, DEF: battles between players and with Yugai Control Units, and what the loser loses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.abilities import reveal
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.effects import begin, roll
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.setup import end_battle
from tabletown.games.remnants.rules.words import FACES, NONE, OPS, SPACES, TOKENS
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice, Step

WIN_ARCS: Final[i64] = OPS.index("perm_win_arcs")

ATTACKING: Final = 0
DEFENDING: Final = 1


class Fray(Step[Quarter]):
    """YCU-23, PAT-07, MOV-11: whoever has to fight does so, one after the other, counted from the argument."""

    def resume(self, quarter: Quarter, first: i64) -> None:
        seat = first
        for _ in range(quarter.seats):
            if has_to_fight(quarter, seat):
                if quarter.actor_bit != 1 << seat:
                    quarter.barrier += 1  # HID-16
                quarter.push(step.FIGHTS, seat)
                return
            seat = quarter.after(seat)
        quarter.review_influence()
        quarter.pop()


def has_to_fight(quarter: Quarter, seat: i64) -> bool:
    """Whether he shares a space with YCU tokens, or in his turn with somebody else."""
    return quarter.troubled(seat) != 0 or (quarter[number.ACTIVE] == seat and quarter.contested(seat) != 0)


class Fights(Window):
    """BAT-02, YCU-01, YCU-11, YCU-28: he names where he fights, or whom he bribes, until there is nobody left."""

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return 1 << seat if has_to_fight(quarter, seat) else 0

    def resume(self, quarter: Quarter, seat: i64) -> None:
        sum_up(quarter, seat)
        quarter.pop()

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        if quarter[number.ACTIVE] == seat:
            board = quarter.contested(seat)
            for space in range(len(SPACES)):
                if board >> space & 1:
                    out.add(action.ATTACK.code(space))
        for token in range(len(TOKENS)):
            if no_fight(quarter, seat, token) == LEGAL:
                out.add(action.FIGHT.code(token))
        for token in range(len(TOKENS)):
            if no_bribe(quarter, seat, token) == LEGAL:
                out.add(action.BRIBE.code(token))
        if no_bribe_for_all(quarter, seat) == LEGAL:
            out.add(action.BRIBE_ALL)

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if action.ATTACK.has(code):
            if quarter[number.ACTIVE] != seat:
                return reason.NOT_OWN_TURN
            return LEGAL if quarter.contested(seat) >> action.ATTACK.read(code) & 1 else reason.NOT_CONTESTED
        if action.FIGHT.has(code):
            return no_fight(quarter, seat, action.FIGHT.read(code))
        if action.BRIBE.has(code):
            return no_bribe(quarter, seat, action.BRIBE.read(code))
        return no_bribe_for_all(quarter, seat) if code == action.BRIBE_ALL else self.first

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if action.ATTACK.has(code):
            open_battle(quarter, seat, action.ATTACK.read(code), NONE)
        elif action.FIGHT.has(code):
            token = action.FIGHT.read(code)
            open_battle(quarter, seat, quarter[number.TOKEN + token], token)
        elif action.BRIBE.has(code):
            bribe(quarter, seat, action.BRIBE.read(code))
        else:
            for token in range(len(TOKENS)):
                if is_faced(quarter, seat, token):
                    bribe(quarter, seat, token)


def sum_up(quarter: Quarter, seat: i64) -> None:
    """YCU-23: what has come of the tokens that he faced, if there were several."""
    if quarter[number.BEATEN] + quarter[number.BRIBED] + quarter[number.YIELDED] > 1:
        quarter.say(event.POLICE, seat, quarter[number.BEATEN], quarter[number.BRIBED])
        if quarter[number.YIELDED] > 0:
            quarter.say(event.FALLEN, seat, quarter[number.YIELDED])
    for outcome in (number.BEATEN, number.BRIBED, number.YIELDED):
        quarter[outcome] = 0


def is_faced(quarter: Quarter, seat: i64, token: i64) -> bool:
    space = quarter[number.TOKEN + token] if token < len(quarter.box.tokens) else NONE
    return space != NONE and quarter[number.ONE + seat] >> space & 1 != 0


def no_fight(quarter: Quarter, seat: i64, token: i64) -> i64:
    """YCU-14, YCU-28."""
    if not is_faced(quarter, seat, token):
        return reason.NOT_FACED
    return LEGAL if quarter.is_first_alike(token) else reason.ALIKE


def no_bribe(quarter: Quarter, seat: i64, token: i64) -> i64:
    fault = no_fight(quarter, seat, token)
    if fault != LEGAL:
        return fault
    price = quarter.bribe_price(seat, token)
    return LEGAL if price <= quarter[number.ARCS + seat] else about(reason.BRIBE_PRICE, price)


def no_bribe_for_all(quarter: Quarter, seat: i64) -> i64:
    """All tokens that he would have to fight, at once, if there are several: the same as one bribe after the other."""
    faced: i64 = 0
    for token in range(len(TOKENS)):
        if is_faced(quarter, seat, token):
            faced += 1
    if faced < 2:
        return reason.NOT_SEVERAL
    price = price_of_all(quarter, seat)
    return LEGAL if price <= quarter[number.ARCS + seat] else about(reason.BRIBE_PRICE, price)


def price_of_all(quarter: Quarter, seat: i64) -> i64:
    price: i64 = 0
    for token in range(len(TOKENS)):
        if is_faced(quarter, seat, token):
            price += quarter.bribe_price(seat, token)
    return price


def bribe(quarter: Quarter, seat: i64, token: i64) -> None:
    """YCU-11, YCU-13."""
    price = quarter.bribe_price(seat, token)
    quarter.pay(seat, price)
    quarter.remove_token(token)
    quarter[number.BRIBED] += 1
    quarter.say(event.BRIBED, seat, token, price)


def open_battle(quarter: Quarter, seat: i64, space: i64, token: i64) -> None:
    """BAT-01, YCU-04: who fights whom, where."""
    quarter[number.ATTACKER] = seat
    quarter[number.DEFENDER] = NONE
    quarter[number.BATTLEFIELD] = space
    quarter[number.RIVAL] = token
    if token == NONE:
        quarter[number.DEFENDER] = other_at(quarter, seat, space)
        quarter.say(event.BATTLE, seat, quarter[number.DEFENDER], space)
    else:
        quarter.say(event.FIGHT, seat, token, space)
    for party in range(number.PARTIES):
        for tally in (
            number.STRENGTH,
            number.DICE,
            number.REROLLS,
            number.KEEPS,
            number.PRIZE,
            number.FAME,
            number.KILLS,
        ):
            quarter[tally + party] = 0
    quarter.set_all(number.ROLLED, 3 * len(FACES), 0)
    quarter.push(step.BATTLE)


def other_at(quarter: Quarter, seat: i64, space: i64) -> i64:
    """CTL-08: who is on a space with him; NONE for nobody."""
    found: i64 = NONE
    for other in range(quarter.seats):
        if other != seat and quarter[number.ONE + other] >> space & 1:
            found = other
    return found


class Battle(Step[Quarter]):
    """BAT-03 to BAT-17: the argument says how far it is."""

    def resume(self, quarter: Quarter, stage: i64) -> None:
        attacker, defender = quarter[number.ATTACKER], quarter[number.DEFENDER]
        quarter.set_arg(0, stage + 1)
        if stage == 0:
            quarter.push(step.LAY, attacker)
        elif stage == 1:
            if defender != NONE:
                quarter.push(step.LAY, defender)
        elif stage == 2:
            reveal(quarter, attacker, ATTACKING)
            if defender != NONE:
                reveal(quarter, defender, DEFENDING)
            roll_dice(quarter)
        elif stage == 3:
            ask_for_rerolls(quarter, attacker, ATTACKING, stage)
        elif stage == 4:
            ask_for_rerolls(quarter, defender, DEFENDING, stage)
        elif stage == 5:
            compare(quarter)
        else:
            finish(quarter)


class Lay(Choice[Quarter]):
    """BAT-03 to BAT-06, BAT-20: cards are laid face down, from the hand and unseen from the draw pile."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        may = laid(quarter, seat) < quarter[number.INFLUENCE + seat]
        if may and quarter.size(zone.DRAW + seat) > 0:
            out.add(action.BLIND)
        out.add(action.CONFIRM)
        if may:
            quarter.offer_kinds(zone.HAND + seat, out, action.LAY.first(quarter))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.CONFIRM:
            return LEGAL
        if code != action.BLIND and not action.LAY.has(quarter, code):
            return self.first
        if laid(quarter, seat) >= quarter[number.INFLUENCE + seat]:
            return about(reason.ROW_FULL, quarter[number.INFLUENCE + seat])
        if code == action.BLIND:
            return LEGAL if quarter.size(zone.DRAW + seat) > 0 else reason.DRAW_EMPTY
        return LEGAL if quarter.count(zone.HAND + seat, action.LAY.read(quarter, code)) > 0 else reason.NOT_IN_HAND

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.CONFIRM:
            quarter.barrier += 1  # HID-16: now it is another's turn, or the cards are turned up
            quarter.say(event.LAID, seat, quarter.size(zone.ROW + seat), quarter.size(zone.BLIND + seat))
            quarter.pop()
        elif code == action.BLIND:
            quarter.draw(zone.DRAW + seat, zone.BLIND + seat)
        else:
            quarter.move(action.LAY.read(quarter, code), zone.HAND + seat, zone.ROW + seat)

    def shown(self, quarter: Quarter, code: i64) -> i64:
        return -1 if action.LAY.has(quarter, code) else code


def laid(quarter: Quarter, seat: i64) -> i64:
    return quarter.size(zone.ROW + seat) + quarter.size(zone.BLIND + seat)


def roll_dice(quarter: Quarter) -> None:
    """BAT-09, BAT-10, BAT-12, YCU-06: bonuses of tiles and permanents, then the dice."""
    for party in range(1 if quarter[number.DEFENDER] == NONE else number.PARTIES):
        seat = quarter[number.ATTACKER + party]
        quarter[number.STRENGTH + party] += quarter.strength(seat, quarter[number.BATTLEFIELD])
        dice = dice_of(quarter, party)
        roll_more(quarter, party, dice)
        quarter.say(event.DICE, seat, dice, sum_of_dice(quarter, party))


def dice_of(quarter: Quarter, party: i64) -> i64:
    """BAT-09: how many the attacker or the defender rolls."""
    seat, space = quarter[number.ATTACKER + party], quarter[number.BATTLEFIELD]
    defends = party == DEFENDING or quarter[number.DEFENDER] == NONE
    return max(0, quarter[number.DICE + party] + quarter.dice(seat, space, defends))


def rolled(party: i64) -> i64:
    """Where the dice of the attacker or the defender are counted by face."""
    return number.ROLLED if party == ATTACKING else number.ROLLED_BACK


def roll_more(quarter: Quarter, party: i64, dice: i64) -> None:
    first = rolled(party)
    while dice > 0:
        quarter[first + quarter.box.faces[quarter.random(len(quarter.box.faces))]] += 1
        dice -= 1


def sum_of_dice(quarter: Quarter, party: i64) -> i64:
    first = rolled(party)
    total: i64 = 0
    for face in range(len(FACES)):
        total += face * quarter[first + face]
    return total


def ask_for_rerolls(quarter: Quarter, seat: i64, party: i64, stage: i64) -> None:
    """BAT-11: one effect after the other, as long as there are dice."""
    left = quarter[number.REROLLS + party]
    if left == 0:
        return
    quarter.set_arg(0, stage)
    quarter[number.REROLLS + party] = left >> 4
    if has_dice(quarter, party):
        quarter.push(step.REROLL, seat, party, left & 15)


def rerolls_left(quarter: Quarter, party: i64) -> list[i64]:
    """BAT-11: how many dice each effect allows that is to come."""
    left, found = quarter[number.REROLLS + party], []
    while left > 0:
        found.append(left & 15)
        left >>= 4
    return found


def has_dice(quarter: Quarter, party: i64) -> bool:
    for face in range(len(FACES)):
        if quarter[rolled(party) + face] > 0:
            return True
    return False


class Reroll(Choice[Quarter]):
    """BAT-11, OPS-25: dice are picked by their face, then rolled together; how many more are the third argument."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        if quarter.arg(2) > 0:
            for face in range(len(FACES)):
                if quarter[rolled(quarter.arg(1)) + face] > 0:
                    out.add(action.REROLL.code(face))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if not action.REROLL.has(code):
            return self.first
        if quarter.arg(2) == 0:
            return reason.NO_MORE_REROLLS
        return LEGAL if quarter[rolled(quarter.arg(1)) + action.REROLL.read(code)] > 0 else reason.NO_SUCH_DIE

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        party = quarter.arg(1)
        if code == action.DONE:
            again: i64 = 0
            for face in range(len(FACES)):
                again += quarter[number.PICKED + face]
                quarter[number.PICKED + face] = 0
            quarter.pop()
            if again > 0:
                roll_more(quarter, party, again)
                quarter.say(event.REROLLED, seat, again, sum_of_dice(quarter, party))
        else:
            face = action.REROLL.read(code)
            quarter[rolled(party) + face] -= 1
            quarter[number.PICKED + face] += 1
            quarter.set_arg(2, quarter.arg(2) - 1)


def total(quarter: Quarter, party: i64) -> i64:
    """BAT-12."""
    return quarter[number.STRENGTH + party] + sum_of_dice(quarter, party)


def total_against(quarter: Quarter, party: i64) -> i64:
    """YCU-02: that of whom he fights: of the other player, or of the YCU tokens."""
    if quarter[number.DEFENDER] == NONE:
        return quarter.tokens_strength(quarter[number.BATTLEFIELD])
    return total(quarter, 1 - party)


def compare(quarter: Quarter) -> None:
    """BAT-13 to BAT-15, YCU-07 to YCU-09: the loser suffers Defeat."""
    attacker, defender, space = quarter[number.ATTACKER], quarter[number.DEFENDER], quarter[number.BATTLEFIELD]
    mine, theirs = total(quarter, ATTACKING), total_against(quarter, ATTACKING)
    wins = mine > theirs or (mine == theirs and defender == NONE)
    loser = defender if wins else attacker
    quarter.say(event.TOTALS, attacker, mine, theirs)
    if loser == NONE:
        quarter.remove_token(quarter[number.RIVAL])
        quarter[number.BEATEN] += 1
        quarter.say(event.DEFEATED_YCU, attacker, quarter[number.RIVAL])
        return
    quarter.retire(loser, space)
    if defender == NONE:
        quarter[number.YIELDED] += 1
    quarter.say(event.DEFEATED, loser, space)
    party = ATTACKING if loser == attacker else DEFENDING
    quarter.set_arg(1, party + 1)
    if quarter[number.KEEPS + party]:  # OPS-26
        quarter.say(event.KEPT, loser)
    else:
        quarter.push(step.DEFEAT, loser)


def finish(quarter: Quarter) -> None:
    """BAT-15, YCU-26: the winner's effects, all cards to the discard piles, and an alert after a YCU defeat."""
    attacker, defender = quarter[number.ATTACKER], quarter[number.DEFENDER]
    space, lost = quarter[number.BATTLEFIELD], quarter.arg(1) - 1
    winner = NONE
    if lost != ATTACKING:
        winner = attacker
        party: i64 = ATTACKING
    elif defender != NONE:
        winner = defender
        party = DEFENDING
    if winner != NONE:
        win(quarter, winner, party)
    clear_cards(quarter, attacker)
    if defender != NONE:
        clear_cards(quarter, defender)
    end_battle(quarter)
    quarter.pop()
    if lost == NONE:
        alert(quarter, attacker, space)
    quarter.review_influence()


def win(quarter: Quarter, seat: i64, party: i64) -> None:
    """OPS-27 to OPS-29, OPS-33, IFL-15."""
    quarter[number.WON + seat] += 1
    arcs = quarter[number.PRIZE + party] + quarter.permanent(seat, WIN_ARCS)
    if arcs > 0:
        quarter.earn(seat, arcs)
        quarter.say(event.PRIZE, seat, arcs)
    if quarter[number.FAME + party] > 0:
        quarter.gain_renown(seat, quarter[number.FAME + party])
        quarter.say(event.RENOWN, seat, quarter[number.FAME + party])
    if quarter[number.DEFENDER] == NONE:
        return
    other = quarter[number.DEFENDER] if party == ATTACKING else quarter[number.ATTACKER]
    for _ in range(quarter[number.KILLS + party]):
        if quarter.figures_at(other, quarter[number.BATTLEFIELD]) > 0:
            quarter.retire(other, quarter[number.BATTLEFIELD])
            quarter.say(event.KILLED, other, quarter[number.BATTLEFIELD])


def clear_cards(quarter: Quarter, seat: i64) -> None:
    pile = zone.FIGHT + seat
    while quarter.size(pile) > 0:
        quarter.move(quarter.at(pile, 0), pile, zone.DISCARD + seat)


def alert(quarter: Quarter, seat: i64, space: i64) -> None:
    """YCU-08."""
    face = roll(quarter, seat) - 1
    quarter.say(event.ALERT, seat, face)
    for effect in quarter.box.alerts[face]:
        begin(quarter, seat, effect, space)


class Defeat(Choice[Quarter]):
    """DEF-02 to DEF-06, DEF-11: the loser gives up a unit card: of the battle, of the discard pile, or another."""

    def enter(self, quarter: Quarter, seat: i64) -> None:
        if quarter[number.UNITS + seat] == 0:
            quarter.say(event.NO_CARD, seat)
            quarter.pop()

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        source = losing_from(quarter, seat)
        if source == zone.HAND + seat and may_search(quarter, seat):
            out.add(action.SEARCH_DRAW)
        before: i64 = NONE
        for place in range(quarter.size(source)):
            kind = quarter.at(source, place)
            if kind != before and quarter.box.cards.is_unit[kind]:
                out.add(action.LOSE.code(quarter, kind))
            before = kind

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        source = losing_from(quarter, seat)
        if code == action.SEARCH_DRAW:
            if source != zone.HAND + seat:
                return reason.LOSE_OPEN
            return LEGAL if may_search(quarter, seat) else reason.NO_UNIT_THERE
        if not action.LOSE.has(quarter, code):
            return self.first
        kind = action.LOSE.read(quarter, code)
        if not quarter.box.cards.is_unit[kind]:
            return reason.NO_UNIT
        return LEGAL if quarter.count(source, kind) > 0 else reason.LOSE_OPEN

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.SEARCH_DRAW:
            quarter.say(event.SEARCHED, seat)
            quarter.show(zone.DRAW + seat, 1 << seat)
            quarter.barrier += 1
            quarter.replace(step.HUNT, seat)
            return
        kind = action.LOSE.read(quarter, code)
        source = losing_from(quarter, seat)
        quarter.pop()
        if source == zone.HAND + seat:
            quarter.barrier += 1
        lose(quarter, seat, kind, source)


def losing_from(quarter: Quarter, seat: i64) -> i64:
    """DEF-02 to DEF-04."""
    if quarter.unit_cards_in(zone.FIGHT + seat) > 0:
        return zone.FIGHT + seat
    if quarter.unit_cards_in(zone.DISCARD + seat) > 0:
        return zone.DISCARD + seat
    return zone.HAND + seat


def may_search(quarter: Quarter, seat: i64) -> bool:
    """DEF-11: whether the draw pile holds a unit card, as its owner can work out."""
    return quarter.unit_cards_in(zone.DRAW + seat) > 0


def lose(quarter: Quarter, seat: i64, kind: i64, source: i64) -> None:
    """DEF-07."""
    quarter.drop_card(seat, kind, source)
    quarter.say(event.LOST, seat, kind)


class Hunt(Choice[Quarter]):
    """DEF-04, DEF-05: a unit card of the draw pile, which is then shuffled."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for kind in range(len(quarter.box.cards.names)):
            if quarter.box.cards.is_unit[kind] and quarter.count(zone.DRAW + seat, kind) > 0:
                out.add(action.LOSE.code(quarter, kind))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.LOSE.has(quarter, code):
            return self.first
        kind = action.LOSE.read(quarter, code)
        if not quarter.box.cards.is_unit[kind]:
            return reason.NO_UNIT
        return LEGAL if quarter.count(zone.DRAW + seat, kind) > 0 else reason.NOT_IN_PILE

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        quarter.pop()
        lose(quarter, seat, action.LOSE.read(quarter, code), zone.DRAW + seat)
        quarter.shuffle(zone.DRAW + seat)
