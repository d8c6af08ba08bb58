"""OPS-19 to OPS-29, BAT-07, BAT-08: cards are revealed in a battle, and their Battle abilities follow."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from tabletown.games.remnants.rules import event, number, zone
from tabletown.games.remnants.rules.box import Effect
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import IN_BATTLE, NONE, OPS

Ability = Callable[[Quarter, i64, i64, Effect], None]
"""Of a seat that is the attacker (0) or the defender (1)."""


def reveal(quarter: Quarter, seat: i64, party: i64) -> None:
    """BAT-07, BAT-20: all that he has laid, one card after the other; which of them lay there unseen is not told."""
    row, blind = zone.ROW + seat, zone.BLIND + seat
    while quarter.size(blind) > 0:
        quarter.move(quarter.at(blind, 0), blind, row)
    while quarter.size(row) > 0:
        kind = quarter.at(row, 0)
        quarter.move(kind, row, zone.FIGHT + seat)
        show_card(quarter, seat, party, kind)


def show_card(quarter: Quarter, seat: i64, party: i64, kind: i64) -> None:
    """CMP-07, CMP-08, CRD-08: its attack value counts, and what it says behind the word Battle."""
    cards = quarter.box.cards
    attack = cards.attack[quarter[number.GANG + seat]][kind]
    quarter[number.STRENGTH + party] += attack
    quarter.say(event.SHOWED, seat, kind, attack)
    if cards.timing[kind] == IN_BATTLE:
        for effect in cards.effects[kind]:
            ABILITIES[effect.op](quarter, seat, party, effect)


def attack(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    quarter[number.STRENGTH + party] += effect.n


def dice(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    quarter[number.DICE + party] += effect.n


def enemy_dice(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    """YCU-05: nothing against YCU."""
    if quarter[number.DEFENDER] != NONE:
        quarter[number.DICE + 1 - party] -= effect.n


def ycu_attack(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    if quarter[number.DEFENDER] == NONE:
        quarter[number.STRENGTH + party] += effect.n


def attack_per(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    held = quarter.developments(quarter.defended(seat))
    quarter[number.STRENGTH + party] += min(effect.n * held, effect.m)


def reinforce(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    """BAT-08: cards from the top of the draw pile, whose abilities follow at once."""
    for _ in range(effect.n):
        if quarter.size(zone.DRAW + seat) > 0:
            kind = quarter.draw(zone.DRAW + seat, zone.FIGHT + seat)
            show_card(quarter, seat, party, kind)


def reroll(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    """BAT-11: decided after the roll, one effect after the other."""
    quarter[number.REROLLS + party] = quarter[number.REROLLS + party] << 4 | effect.n


def keep_card(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    quarter[number.KEEPS + party] = 1


def win_arcs(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    quarter[number.PRIZE + party] += effect.n


def win_renown(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    quarter[number.FAME + party] += effect.n


def win_extra_kill(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    quarter[number.KILLS + party] += 1


def nothing(quarter: Quarter, seat: i64, party: i64, effect: Effect) -> None:
    """Works in turns, or all the time."""


KNOWN: dict[str, Ability] = {
    "attack": attack,
    "dice": dice,
    "enemy_dice": enemy_dice,
    "ycu_attack": ycu_attack,
    "attack_per": attack_per,
    "reinforce": reinforce,
    "reroll": reroll,
    "keep_card": keep_card,
    "win_arcs": win_arcs,
    "win_renown": win_renown,
    "win_extra_kill": win_extra_kill,
}

ABILITIES: list[Ability] = [KNOWN.get(op, nothing) for op in OPS]
