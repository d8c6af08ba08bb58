"""What options and questions tell where they are asked: names, prices, how far somebody is."""

from __future__ import annotations

from collections.abc import Callable

from tabletown.games.remnants.figures import names
from tabletown.games.remnants.rules import battle, fights, number, zone
from tabletown.games.remnants.rules.move import limit
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sell import sale_price
from tabletown.games.remnants.rules.words import ACTIONS, FACES, NONE, SPACES, TURNS
from tabletown.kernel.content import words_id
from tabletown.kernel.records import Message, Param, Seat

Params = dict[str, Param]
Things = dict[str, int]
"""What an action is about, by the names of its declaration."""


# What can be chosen


def done(quarter: Quarter, seat: int, _: Things) -> Params:
    """What is left out or finished, or what follows."""
    step = quarter.step().name
    if step == "move" and fights.has_to_fight(quarter, seat):
        return {"step": "fights"}
    begun = {
        "buy": quarter.arg(1) or quarter.arg(2),
        "sell": quarter.arg(1),
        "sell-now": quarter.arg(1),
        "move": quarter[number.GONE],
        "lead": quarter[number.LED_ONE] or quarter[number.LED_MOVED_ONE],
        "reroll": sum(quarter[number.PICKED + face] for face in range(len(FACES))),
    }
    return {"step": step, "begun": "yes" if begun.get(step) else "no"}


def tile(quarter: Quarter, seat: int, about: Things) -> Params:
    """The development on a space."""
    return {"type": name(quarter.development(quarter.tile_at(about["space"])).name)}


def sale(quarter: Quarter, seat: int, about: Things) -> Params:
    return tile(quarter, seat, about) | {"arcs": sale_price(quarter, quarter.tile_at(about["space"]))}


def place(quarter: Quarter, seat: int, about: Things) -> Params:
    cover = quarter.side.covers[quarter.arg(1)][len(TURNS) * about["space"] + about["turn"]]
    return {"spaces": ", ".join(names(cover))}


def token(quarter: Quarter, seat: int, about: Things) -> Params:
    """By its name and its space; tokens of one name on one space are alike."""
    space = quarter[number.TOKEN + about["token"]]
    return {"token": name(quarter.box.tokens[about["token"]]), "space": SPACES[space]}


def foe(quarter: Quarter, seat: int, about: Things) -> Params:
    strength = quarter.tokens_strength(quarter[number.TOKEN + about["token"]])
    return token(quarter, seat, about) | {"strength": strength}


def cheaper(quarter: Quarter) -> int:
    """By how much the step lowers prices: one that an effect has brought does."""
    return 0 if quarter.step().name in ("buy", "build") else quarter.arg(1)


def build(quarter: Quarter, seat: int, about: Things) -> Params:
    return {"arcs": quarter.type_price(about["type"], cheaper(quarter))}


def buy(quarter: Quarter, seat: int, about: Things) -> Params:
    return {"arcs": quarter.good_price(quarter.box.first_good + about["card"], cheaper(quarter))}


def fighter(quarter: Quarter, seat: int, about: Things) -> Params | None:
    """Its attack value, if the card has any."""
    kind = about["card"]
    return {"attack": attack(quarter, seat, kind)} if quarter.box.cards.is_unit[kind] else None


OPTIONS: dict[str, Callable[[Quarter, int, Things], Params | None]] = {
    "done": done,
    "do": lambda quarter, seat, about: {} if quarter.arg(1) else None,
    "bid": lambda quarter, seat, about: {"arcs": quarter[number.BID] + quarter.box.unit * (about["raise_by"] + 1)},
    "use": tile,
    "sell": sale,
    "stock": tile,
    "place": place,
    "go": lambda quarter, seat, about: {} if quarter.enemies(seat) >> about["space"] & 1 else None,
    "attack": lambda quarter, seat, about: {"other": Seat(fights.other_at(quarter, seat, about["space"]))},
    "fight": foe,
    "bribe": lambda quarter, seat, about: (
        token(quarter, seat, about) | {"arcs": quarter.bribe_price(seat, about["token"])}
    ),
    "bribe-all": lambda quarter, seat, about: {"arcs": fights.price_of_all(quarter, seat)},
    "dispel": token,
    "confirm": lambda quarter, seat, about: {"cards": battle.laid(quarter, seat)},
    "rob": lambda quarter, seat, about: {"arcs": min(quarter.arg(1), quarter[number.ARCS + about["seat"]])},
    "build": build,
    "buy": buy,
    "cheapen-type": build,
    "cheapen": buy,
    "name": fighter,
    "hire": fighter,
    "lay": fighter,
}
"""What a choice tells to whoever is asked; None if it is called as everywhere. So are all others."""

# What is asked


def influence(quarter: Quarter, seat: int) -> Params:
    return {"limit": quarter[number.INFLUENCE + seat]}


def turn(quarter: Quarter, seat: int) -> Params:
    """Whoever has nobody in the city is told how gangs get there."""
    acted = "yes" if quarter.arg(1) else "no"
    if acted == "yes" and any(quarter[number.BONUS + which] for which in range(len(ACTIONS))):
        acted = "bonus"
    elif acted == "no" and quarter.on_board(seat) == 0 and quarter[number.POOL + seat]:
        acted = "outside"
    return {"acted": acted, "turn": quarter[number.TRACKER + seat] + 1, "turns": quarter.box.turns}


def auction(quarter: Quarter, seat: int) -> Params:
    lot, bidder = quarter[number.LOT], quarter[number.BIDDER]
    asked: Params = {
        "card": name(quarter.box.cards.names[lot]),
        "attack": attack(quarter, seat, lot),
        "bid": quarter[number.BID],
        "declarer": "yes" if quarter.arg(1) == seat else "no",
    }
    return asked if bidder == NONE else asked | {"bidder": Seat(bidder)}


def move(quarter: Quarter, seat: int) -> Params:
    entered = quarter[number.ENTERED]
    fight = "none" if entered == NONE else SPACES[entered]
    return {"gone": quarter[number.GONE], "limit": limit(quarter, seat), "fight": fight}


def foes(quarter: Quarter, seat: int) -> Params:
    if not quarter.troubled(seat):
        return {"how": "players"}
    return {"how": "both" if quarter[number.ACTIVE] == seat and quarter.contested(seat) else "ycu"}


def lay(quarter: Quarter, seat: int) -> Params:
    """Whom he fights, how strong that is, and what he has laid."""
    attacker, rival = quarter[number.ATTACKER], quarter[number.RIVAL]
    asked: Params = {
        "space": SPACES[quarter[number.BATTLEFIELD]],
        "dice": battle.dice_of(quarter, battle.ATTACKING if seat == attacker else battle.DEFENDING),
        "laid": battle.laid(quarter, seat),
        "limit": quarter[number.INFLUENCE + seat],
    }
    if rival != NONE:
        strength = battle.total_against(quarter, battle.ATTACKING)
        return asked | {"how": "ycu", "token": name(quarter.box.tokens[rival]), "strength": strength}
    if attacker == seat:
        return asked | {"how": "attacks", "other": Seat(quarter[number.DEFENDER])}
    return asked | {"how": "defends", "other": Seat(attacker), "cards": battle.laid(quarter, attacker)}


def reroll(quarter: Quarter, seat: int) -> Params:
    party = quarter.arg(1)
    return {
        "mine": battle.total(quarter, party),
        "theirs": battle.total_against(quarter, party),
        "count": quarter.arg(2),
    }


QUESTIONS: dict[str, Callable[[Quarter, int], Params]] = {
    "reset": influence,
    "turn": turn,
    "recruit": lambda quarter, seat: {"row": "cards" if quarter.size(zone.MEMBERS) else "empty"},
    "auction": auction,
    "buy": influence,
    "sell": influence,
    "refresh": influence,
    "move": move,
    "go": lambda quarter, seat: {"entry": SPACES[quarter[number.ENTRY + seat]]},
    "fights": foes,
    "lay": lay,
    "reroll": reroll,
}
"""By the names of the steps: what a question tells beside the numbers that its step declares."""

# Words


def name(id: str) -> Message:
    return Message(words_id(id, "name"))


def attack(quarter: Quarter, seat: int, kind: int) -> int:
    """In the colour of his gang."""
    return quarter.box.cards.attack[quarter[number.GANG + seat]][kind]
