"""What the actions are called, and which elements of the table they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

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
from tabletown.games.crow.rules.words import (
    BUILDING_WORDS,
    CHARACTERS,
    CROW,
    FACES,
    NAMED_BUILDINGS,
    POWERS,
    SPACE_WORDS,
    SYMBOLS,
)
from tabletown.kernel.shown import Message, Option

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
    (MOVE, "move", "who", CHARACTERS, "CROW-TRN-04"),
    (ATTACK, "attack", "who", CHARACTERS, "CROW-CBT-01"),
    (RECOVER, "recover", "who", CHARACTERS, "CROW-INC-02"),
    (BAIL, "bail", "who", CHARACTERS, "CROW-GMI-03"),
    (CHARACTER, "choose-character", "who", CHARACTERS, "CROW-GNG-02"),
    (IGNITE, "ignite", "building", NAMED_BUILDINGS, "CROW-FIR-01"),
    (DIE, "reroll", "symbol", SYMBOLS, "CROW-CBT-11"),
    (POSITION, "position", "place", ("1", "2", "3", "4", "5", "6"), "CROW-PLT-26"),
    (NAMED, "choose-building", "building", NAMED_BUILDINGS, "CROW-GEO-06"),
    (BUILDING, "choose-regular", "building", BUILDING_WORDS, "CROW-GEO-06"),
    (SPACE, "choose-space", "space", SPACE_WORDS, "CROW-GEO-16"),
)
"""Actions for each of many things: first code, verb, parameter, the things, clause."""

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
    first, verb, param, things, clause = next(group for group in reversed(GROUPS) if group[0] <= code)
    thing = things[code - first]
    element = f"{ELEMENTS[param]}:{thing}"
    chosen = verb.startswith("choose") or param == "place"
    elements = (element,) if chosen else (element, verb)
    return Option(code, verb, elements, Message(verb, {param: game.word(thing)}), clause)


def offered(game: TheCrow, code: int, step: str) -> Option:
    """An action as a step offers it."""
    option = game.option(code)
    return msgspec.structs.replace(option, message=Message(option.verb, {"step": step})) if code in ANSWERS else option


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
