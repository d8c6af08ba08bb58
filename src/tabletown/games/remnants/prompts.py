"""What a step asks: how far it is, how much is left, and whom or what it is about."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.games.remnants.actions import Params, attack_value
from tabletown.games.remnants.figures import dice
from tabletown.games.remnants.rules import number, zone
from tabletown.games.remnants.rules.battle import ATTACKING, DEFENDING, laid, total
from tabletown.games.remnants.rules.move import limit
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import ACTIONS, NONE, SPACES
from tabletown.kernel.content import words_id
from tabletown.kernel.records import Message, Seat


def prompt(quarter: Quarter, seat: int) -> Message:
    """What this seat is asked now."""
    name = quarter.step().name
    return Message(f"prompt-{name}", ASKED[name](quarter, seat) if name in ASKED else {})


def hand(quarter: Quarter, seat: int) -> Params:
    return {"influence": int(quarter[number.INFLUENCE + seat])}


def turn(quarter: Quarter, seat: int) -> Params:
    """Whoever has nobody in the city is told how gangs get there."""
    acted = "yes" if quarter.arg(1) else "no"
    if acted == "yes" and any(quarter[number.BONUS + which] for which in range(len(ACTIONS))):
        acted = "bonus"
    elif acted == "no" and quarter.on_board(seat) == 0 and quarter[number.POOL + seat]:
        acted = "outside"
    return {"acted": acted, "turn": int(quarter[number.TRACKER + seat]) + 1, "turns": int(quarter.box.turns)}


def recruit(quarter: Quarter, seat: int) -> Params:
    return {"row": "cards" if quarter.size(zone.MEMBERS) else "empty"}


def auction(quarter: Quarter, seat: int) -> Params:
    kind = int(quarter[number.LOT])
    asked: Params = {
        "card": Message(words_id(quarter.box.cards.names[kind], "name")),
        "attack": attack_value(quarter, seat, kind),
        "bid": int(quarter[number.BID]),
        "declarer": "yes" if quarter.arg(1) == seat else "no",
    }
    if quarter[number.BIDDER] != NONE:
        asked["bidder"] = Seat(int(quarter[number.BIDDER]))
    return asked


def arcs(quarter: Quarter, seat: int) -> Params:
    """So many ARCs are paid, saved or brought in."""
    return {"arcs": int(quarter.arg(1))}


def buy(quarter: Quarter, seat: int) -> Params:
    bought = "yes" if quarter.arg(1) else "no"
    return {"bought": bought, "renown": int(quarter.arg(2)), "limit": int(quarter[number.INFLUENCE + seat])}


def place(quarter: Quarter, seat: int) -> Params:
    return {"type": Message(words_id(quarter.box.developments[quarter.arg(1)].name, "name"))}


def sell(quarter: Quarter, seat: int) -> Params:
    return {"sold": int(quarter.arg(1)), "limit": int(quarter[number.INFLUENCE + seat])}


def sell_now(quarter: Quarter, seat: int) -> Params:
    return {"sold": int(quarter.arg(1)), "limit": int(quarter.arg(2))}


def move(quarter: Quarter, seat: int) -> Params:
    entered = int(quarter[number.ENTERED])
    space = "none" if entered == NONE else SPACES[entered]
    return {"gone": int(quarter[number.GONE]), "limit": int(limit(quarter, seat)), "fight": space}


def go(quarter: Quarter, seat: int) -> Params:
    start, entry = int(quarter.arg(1)), int(quarter[number.ENTRY + seat])
    return {"start": "none" if start == NONE else SPACES[start], "entry": SPACES[entry]}


def lead(quarter: Quarter, seat: int) -> Params:
    return {"count": int(quarter.arg(1)), "steps": int(quarter.arg(2))}


def count(quarter: Quarter, seat: int) -> Params:
    """So many are left."""
    return {"count": int(quarter.arg(1))}


def fights(quarter: Quarter, seat: int) -> Params:
    if not quarter.troubled(seat):
        return {"how": "players"}
    return {"how": "both" if quarter[number.ACTIVE] == seat and quarter.contested(seat) else "ycu"}


def lay(quarter: Quarter, seat: int) -> Params:
    """Whom he fights, how strong that is, and what he has laid."""
    space = int(quarter[number.BATTLEFIELD])
    asked: Params = {
        "space": SPACES[space],
        "dice": dice(quarter, ATTACKING if seat == quarter[number.ATTACKER] else DEFENDING),
        "laid": int(laid(quarter, seat)),
        "limit": int(quarter[number.INFLUENCE + seat]),
    }
    attacker, rival = int(quarter[number.ATTACKER]), int(quarter[number.RIVAL])
    if rival != NONE:
        token = Message(words_id(quarter.box.tokens[rival], "name"))
        return asked | {"how": "ycu", "token": token, "strength": int(quarter.tokens_strength(space))}
    if attacker == seat:
        return asked | {"how": "attacks", "other": Seat(int(quarter[number.DEFENDER]))}
    return asked | {"how": "defends", "other": Seat(attacker), "cards": int(laid(quarter, attacker))}


def reroll(quarter: Quarter, seat: int) -> Params:
    party = int(quarter.arg(1))
    if quarter[number.DEFENDER] == NONE:
        theirs = quarter.tokens_strength(quarter[number.BATTLEFIELD])
    else:
        theirs = total(quarter, ATTACKING if party == DEFENDING else DEFENDING)
    return {"mine": int(total(quarter, party)), "theirs": int(theirs), "count": int(quarter.arg(2))}


ASKED: dict[str, Callable[[Quarter, int], Params]] = {
    "reset": hand,
    "turn": turn,
    "recruit": recruit,
    "auction": auction,
    "hire": arcs,
    "buy": buy,
    "bazaar": arcs,
    "cheapen": arcs,
    "build-now": arcs,
    "place": place,
    "sell": sell,
    "sell-now": sell_now,
    "refresh": hand,
    "move": move,
    "go": go,
    "lead": lead,
    "deploy": count,
    "dispel": count,
    "rob": arcs,
    "stock": count,
    "give": arcs,
    "return": arcs,
    "fights": fights,
    "lay": lay,
    "reroll": reroll,
}
"""By the names of the steps; the others ask the same question everywhere."""
