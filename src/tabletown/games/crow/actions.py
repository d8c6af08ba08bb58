"""What the actions are called, and which elements of the table they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletown.games.crow import clauses
from tabletown.games.crow.rules.combat import is_hopeless, range_of
from tabletown.games.crow.rules.instinct import attacker
from tabletown.games.crow.rules.layout import (
    ASK,
    ASK_AGAIN,
    ATTACK,
    BAIL,
    BUILDING,
    CHARACTER,
    DIE,
    DONT_ASK,
    END,
    IGNITE,
    KILL_GIDEON,
    MOVE,
    NAMED,
    PAIR,
    PASS,
    PLOT,
    POSITION,
    POWER,
    RECOVER,
    RESCUE,
    SPACE,
    SWAP,
    YES,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    BUILDING_WORDS,
    CHARACTERS,
    CROW,
    FACES,
    FAR,
    NAMED_BUILDINGS,
    POWERS,
    SPACE_WORDS,
    SYMBOLS,
)
from tabletown.kernel.records import Message, Option, Param
from tabletown.kernel.state import State

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

SINGLE = {
    PASS: ("pass", ("pass",), "CROW-TRN-05"),
    END: ("end", ("end",), "CROW-TRN-05"),
    YES: ("yes", ("yes",), "CROW-PWR-20"),
    ASK: ("ask", ("captain",), "CROW-TEM-08"),
    RESCUE: ("rescue", ("character:sarah", "rescue"), "CROW-CMI-04"),
    KILL_GIDEON: ("kill-gideon", ("character:gideon", "kill"), "CROW-GMI-04"),
    DONT_ASK: ("dont-ask", ("dont-ask",), "CROW-PLT-11"),
    ASK_AGAIN: ("ask-again", ("ask-again",), "CROW-PLT-11"),
}
"""Actions by themselves: verb, elements, clause."""

ANSWERS = (PASS, YES)
"""Actions that are called by what they mean in the step that asks."""

GROUPS = (
    (MOVE, "move", "who", CHARACTERS),
    (ATTACK, "attack", "who", CHARACTERS),
    (RECOVER, "recover", "who", CHARACTERS),
    (BAIL, "bail", "who", CHARACTERS),
    (CHARACTER, "choose-character", "who", CHARACTERS),
    (IGNITE, "ignite", "building", NAMED_BUILDINGS),
    (DIE, "reroll", "symbol", SYMBOLS),
    (POSITION, "position", "place", ("1", "2", "3", "4", "5", "6")),
    (NAMED, "choose-building", "building", NAMED_BUILDINGS),
    (BUILDING, "choose-regular", "building", BUILDING_WORDS),
    (SPACE, "choose-space", "space", SPACE_WORDS),
)
"""Actions for each of many things: first code, verb, parameter, the things."""

CLAUSES = {
    "move": "CROW-MOV-01",
    "attack": "CROW-EAT-01",
    "recover": "CROW-GMI-01",
    "bail": "CROW-GMI-03",
    "choose-character": "CROW-GNG-02",
    "ignite": "CROW-FIR-01",
    "reroll": "CROW-CBT-11",
    "position": "CROW-PLT-26",
    "choose-building": "CROW-GEO-06",
    "choose-regular": "CROW-GEO-06",
    "choose-space": "CROW-GEO-16",
}
"""The clause of each of these verbs."""

CLAUSES_OF = {
    "move": {"eric_draven": "ERI-01", "the_crow": "FLY-01", "albrecht": "CMV-01", "sarah": "CMV-01"},
    "attack": {"eric_draven": "ATK-01", "the_crow": "ATK-09", "albrecht": "ATK-05", "sarah": "ATK-12"},
    "recover": {"eric_draven": "CMI-03", "the_crow": "CMI-02", "albrecht": "CMI-01", "sarah": "CMI-04"},
    "ignite": {"pawn_shop": "PWN-01", "pit": "OPT-03"},
}
"""The same for certain things."""

POWER_CLAUSES = tuple(
    f"CROW-PWR-{clause}" for clause in ("02", "04", "06", "08", "09", "11", "12", "13", "14", "15", "16", "18")
)
"""The clause of each attack power."""

ELEMENTS = {
    "who": "character",
    "building": "building",
    "symbol": "symbol",
    "place": "position",
    "space": "space",
}


def describe(game: TheCrow, code: int) -> Option:
    """Any action, in any position."""
    if code in SINGLE:
        verb, elements, clause = SINGLE[code]
        return Option(code, verb, elements, Message(verb, {"step": ""} if code in ANSWERS else {}), clause)
    if code >= PLOT:
        return _plot(game, code)
    if POWER <= code < DIE:
        return _power(code)
    if SWAP <= code < NAMED:
        return _swap(code)
    first, verb, param, things = next(group for group in reversed(GROUPS) if group[0] <= code)
    thing = things[code - first]
    element = f"{ELEMENTS[param]}:{thing}"
    elements = (element,) if is_choice(verb) else (element, verb)
    special = CLAUSES_OF.get(verb, {}).get(thing)
    clause = f"CROW-{special}" if special is not None else CLAUSES[verb]
    params: dict[str, Param] = {param: game.word(thing)}
    if verb == "attack":
        params["how"] = "near"
    return Option(code, verb, elements, Message(verb, params), clause)


def is_choice(verb: str) -> bool:
    """Whether the step that asks says what is done with the thing."""
    return verb.startswith("choose") or verb == "position"


def offered(game: TheCrow, night: Night, code: int) -> Option:
    """An action as a step offers it: by what it means there, and by the clause that it comes from there."""
    option = game.option(code)
    if code in ANSWERS:
        step = "throw" if is_picking(night) else night.step().name
        clause = option.clause if step == "gangster" else clauses.of_step(night)  # TRN-05: actions are optional
        return msgspec.structs.replace(option, message=Message(option.verb, {"step": step}), clause=clause)
    if option.verb == "attack":
        return _attack(night, option)
    if option.verb == "reroll":
        return msgspec.structs.replace(option, clause=clauses.of_reroll(night))
    return msgspec.structs.replace(option, clause=clauses.of_step(night)) if is_choice(option.verb) else option


def _attack(night: Night, option: Option) -> Option:
    """EAT-10, LRG-04: it says before it is chosen that it cannot hit, or that it is a Long-Range attack."""
    who, target = int(attacker(night)), option.code - ATTACK
    message = option.message
    if is_hopeless(night, who, target):
        return msgspec.structs.replace(option, message=Message("attack", {**message.params, "how": "hopeless"}))
    if range_of(night, who, target) == FAR:
        shot = Message("attack", {**message.params, "how": "far"})
        return msgspec.structs.replace(option, message=shot, clause="CROW-LRG-04")
    return option


def is_picking(night: State) -> bool:
    """Whether dice are being picked up, to be rerolled together."""
    return night.step().name == "reroll" and night.arg(1) > 0


def _swap(code: int) -> Option:
    first, second = (CHARACTERS[who] for who in PAIR[code - SWAP])
    elements = (f"character:{first}", f"character:{second}", "swap")
    return Option(code, "swap", elements, Message("swap", {"who": first, "other": second}), "CROW-TEM-07")


def _power(code: int) -> Option:
    """It belongs to the dice that show its symbol."""
    number = code - POWER
    elements = (f"symbol:{SYMBOLS[number % FACES]}", f"power:{POWERS[number]}")
    return Option(code, "power", elements, Message("power", {"power": POWERS[number]}), POWER_CLAUSES[number])


def _plot(game: TheCrow, code: int) -> Option:
    discarded, number = divmod(code - PLOT, game.box.plots.count)
    kind = game.layout.kinds[number]
    side = "crow" if game.box.plots.side[number] == CROW else "gang"
    verb, clause = ("discard", "CROW-PLT-07") if discarded else ("play", "CROW-PLT-03")
    elements = (f"card:{kind}", f"{side}_hand", *(("discard",) if discarded else ()))
    return Option(code, verb, elements, Message(verb, {"card": game.piece(kind)}), clause)
