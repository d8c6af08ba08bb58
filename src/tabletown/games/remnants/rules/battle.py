"""BAT, YCU: battles with players and with Yugai Control Units: cards, dice, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.abilities import reveal
from tabletown.games.remnants.rules.effects import begin, roll
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.setup import end_battle
from tabletown.games.remnants.rules.words import FACES, NONE, OPS
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice, Step

WIN_ARCS: Final[i64] = OPS.index("perm_win_arcs")

ATTACKING: Final = 0
DEFENDING: Final = 1


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
