"""What an action is called where a step offers it: by what it means there, with its names, prices and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.battle import is_faced, laid
from tabletown.games.remnants.rules.box import CityBox
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import FACES, SPACES, TOKENS, TURNS
from tabletown.kernel.content import words_id
from tabletown.kernel.records import Message, Option, Param, Seat

if TYPE_CHECKING:
    from tabletown.games.remnants.game import CityOfRemnants

Numbers = dict[str, int]
"""Of the things that an action is about, by the names of its declaration."""
Params = dict[str, Param]

DEGREES = 360 // len(TURNS)
UNKNOWN = -1
"""A number that only a position tells."""

DONE_CLAUSES = {
    "recruit": "REM-REC-03",
    "reset": "REM-RES-01",
    "refresh": "REM-REF-01",
    "reroll": "REM-CRD-16",
    "lead": "REM-EFF-02",
    "deploy": "REM-EFF-02",
    "dispel": "REM-EFF-02",
    "sell-now": "REM-EFF-02",
}
"""Where it is not an action that is finished."""
CHEAPER = ("build-now", "bazaar", "cheapen")
"""Steps with a second argument that says how much less a thing costs."""


# In any position

SAME_EVERYWHERE: dict[str, Params] = {
    "done": {"step": "none"},
    "do": {"bonus": "no"},
    "use": {"type": "none"},
    "sell": {"type": "none"},
    "stock": {"type": "none"},
    "go": {"fight": "no"},
    "attack": {"against": "none"},
    "fight": {"space": "none"},
    "bribe": {"space": "none"},
    "dispel": {"space": "none"},
    "bribe-all": {"arcs": UNKNOWN},
    "confirm": {"cards": UNKNOWN},
    "rob": {"arcs": 0},
    "cheapen-type": {"arcs": UNKNOWN},
    "cheapen": {"arcs": UNKNOWN},
    "name": {"attack": UNKNOWN},
    "hire": {"attack": UNKNOWN},
    "lay": {"attack": UNKNOWN},
}


def described(game: CityOfRemnants, option: Option) -> Option:
    """An action as it is called without a position."""
    _, numbers = game.declared.read(option.code)
    params = option.message.params | SAME_EVERYWHERE.get(option.verb, {})
    if option.verb in NUMBERED:
        params = NUMBERED[option.verb](game.box, numbers) | params
    elif option.verb in COUNTED:
        params = COUNTED[option.verb](game.box, numbers)
    return msgspec.structs.replace(option, message=Message(option.verb, params))


def _listed_good(box: CityBox, numbers: Numbers) -> Params:
    return {"arcs": int(box.cards.cost[box.first_good + numbers["card"]])}


def _listed_type(box: CityBox, numbers: Numbers) -> Params:
    return {"arcs": int(box.developments[numbers["type"]].cost)}


def _renown(box: CityBox, numbers: Numbers) -> Params:
    return {"arcs": int(box.renown_price)}


def _raise(box: CityBox, numbers: Numbers) -> Params:
    return {"of": "raise", "arcs": int(box.unit) * (numbers["raise_by"] + 1)}


def _turned(box: CityBox, numbers: Numbers) -> Params:
    return {"spaces": "none", "space": SPACES[numbers["space"]], "degrees": DEGREES * numbers["turn"]}


def _face(box: CityBox, numbers: Numbers) -> Params:
    return {"face": int(FACES[numbers["face"]])}


Counting = Callable[[CityBox, Numbers], Params]
NUMBERED: dict[str, Counting] = {"buy": _listed_good, "build": _listed_type, "renown": _renown}
"""What the content adds to the words of an action."""
COUNTED: dict[str, Counting] = {"bid": _raise, "place": _turned, "reroll": _face}
"""Actions whose words are numbers, and nothing else."""


# Where it is offered


def offered(game: CityOfRemnants, quarter: Quarter, code: int) -> Option:
    """An action as the present step offers it."""
    option = game.option(code)
    if option.verb not in MEANT:
        return option
    _, numbers = game.declared.read(code)
    params = option.message.params | MEANT[option.verb](quarter, numbers)
    clause = DONE_CLAUSES.get(quarter.step().name, option.clause) if option.verb == "done" else option.clause
    return msgspec.structs.replace(option, message=Message(option.verb, params), clause=clause)


def chooser(quarter: Quarter) -> int:
    """Who is asked, by a step that asks one player."""
    return int(quarter.arg(0))


def done(quarter: Quarter, numbers: Numbers) -> Params:
    """What is left out or finished."""
    name = quarter.step().name
    if name == "move" and (quarter.contested(chooser(quarter)) or quarter.troubled(chooser(quarter))):
        return {"step": "fights"}
    more = {
        "buy": quarter.arg(1) > 0 or quarter.arg(2) > 0,
        "sell": quarter.arg(1) > 0,
        "sell-now": quarter.arg(1) > 0,
        "move": quarter[number.GONE] > 0,
        "lead": quarter[number.LED_ONE] > 0 or quarter[number.LED_MOVED_ONE] > 0,
        "reroll": any(quarter[number.PICKED + face] for face in range(len(FACES))),
    }
    called = {"sell-now": "sell", "lead": "move"}.get(name, name)
    return {"step": f"{called}-more" if more.get(name, False) else called}


def do(quarter: Quarter, numbers: Numbers) -> Params:
    return {"bonus": "yes" if quarter.arg(1) else "no"}


def bid(quarter: Quarter, numbers: Numbers) -> Params:
    return {"of": "total", "arcs": int(quarter[number.BID] + quarter.box.unit * (numbers["raise_by"] + 1))}


def tile(quarter: Quarter, numbers: Numbers) -> Params:
    """The development on a space."""
    type = quarter[number.TILE_TYPE + quarter.tile_at(numbers["space"])]
    return {"type": Message(words_id(quarter.box.developments[type].name, "name"))}


def sale(quarter: Quarter, numbers: Numbers) -> Params:
    type = quarter[number.TILE_TYPE + quarter.tile_at(numbers["space"])]
    return {
        **tile(quarter, numbers),
        "arcs": int(quarter.box.developments[type].price + quarter[number.SELL_BONUS]),
    }


def place(quarter: Quarter, numbers: Numbers) -> Params:
    cover = quarter.side.covers[quarter.arg(1)][len(TURNS) * numbers["space"] + numbers["turn"]]
    return {"spaces": ", ".join(space for i, space in enumerate(SPACES) if cover >> i & 1)}


def go(quarter: Quarter, numbers: Numbers) -> Params:
    return {"fight": "yes" if quarter.enemies(chooser(quarter)) >> numbers["space"] & 1 else "no"}


def attack(quarter: Quarter, numbers: Numbers) -> Params:
    there = [seat for seat in range(quarter.seats) if quarter.figures_at(seat, numbers["space"])]
    [other] = [seat for seat in there if seat != chooser(quarter)]
    return {"against": "somebody", "other": Seat(other)}


def token(quarter: Quarter, numbers: Numbers) -> Params:
    """A YCU token by its name and its space; tokens of one name on one space are alike."""
    space = int(quarter[number.TOKEN + numbers["token"]])
    return {"token": Message(words_id(quarter.box.tokens[numbers["token"]], "name")), "space": SPACES[space]}


def fight(quarter: Quarter, numbers: Numbers) -> Params:
    strength = quarter.tokens_strength(quarter[number.TOKEN + numbers["token"]])
    return {**token(quarter, numbers), "strength": int(strength)}


def bribe(quarter: Quarter, numbers: Numbers) -> Params:
    return {**token(quarter, numbers), "arcs": int(quarter.bribe_price(chooser(quarter), numbers["token"]))}


def bribe_all(quarter: Quarter, numbers: Numbers) -> Params:
    seat = chooser(quarter)
    faced = [one for one in range(len(TOKENS)) if is_faced(quarter, seat, one)]
    return {"arcs": sum(int(quarter.bribe_price(seat, one)) for one in faced)}


def confirm(quarter: Quarter, numbers: Numbers) -> Params:
    return {"cards": int(laid(quarter, chooser(quarter)))}


def rob(quarter: Quarter, numbers: Numbers) -> Params:
    return {"arcs": int(min(quarter.arg(1), quarter[number.ARCS + numbers["seat"]]))}


def build(quarter: Quarter, numbers: Numbers) -> Params:
    off = quarter.arg(1) if quarter.step().name in CHEAPER else 0
    return {"arcs": int(quarter.type_price(numbers["type"], off))}


def buy(quarter: Quarter, numbers: Numbers) -> Params:
    off = quarter.arg(1) if quarter.step().name in CHEAPER else 0
    return {"arcs": int(quarter.good_price(quarter.box.first_good + numbers["card"], off))}


def fighter(quarter: Quarter, numbers: Numbers) -> Params:
    """A card with its attack value in the colour of whoever is asked."""
    return {"attack": attack_value(quarter, chooser(quarter), numbers["card"])}


def attack_value(quarter: Quarter, seat: int, kind: int) -> int:
    """UNKNOWN for a card that has none."""
    cards = quarter.box.cards
    return int(cards.attack[quarter[number.GANG + seat]][kind]) if cards.is_unit[kind] else UNKNOWN


MEANT: dict[str, Callable[[Quarter, Numbers], Params]] = {
    "done": done,
    "do": do,
    "bid": bid,
    "use": tile,
    "sell": sale,
    "stock": tile,
    "place": place,
    "go": go,
    "attack": attack,
    "fight": fight,
    "bribe": bribe,
    "bribe-all": bribe_all,
    "dispel": token,
    "confirm": confirm,
    "rob": rob,
    "build": build,
    "buy": buy,
    "cheapen-type": build,
    "cheapen": buy,
    "name": fighter,
    "hire": fighter,
    "lay": fighter,
}
