"""Positions of The Crow for tests, and what happens in them, in the words of the game.

    table = night(turn="gang", active="skank", skank="11,6", funboy="11,2", albrecht="5,0", tokens={"tin_tin": "5,1"})
    do(table, "move skank", "to 6,1")

    table = night(turn="crow", eric_draven="c1_b", funboy="11,3", death_list="funboy skank t_bird tin_tin")
    dice(table, "wing wing skull skull blade", "blade fist guitar")
    do(table, "attack funboy")

A place is a street space ("row,column"), a building by its board ("a1_g") or by its name ("church"), or "dead".
Whoever is not mentioned stands in the alleys of the far south; Eric and The Crow are on the Graveyard, Top Dollar is in
the Pit and Gideon in the Pawn Shop. `down` says who is incapacitated besides those two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tabletown.games.crow import GAME, TheCrow
from tabletown.games.crow.rules import act
from tabletown.games.crow.rules.city import ROTATIONS, City
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.people import GANGSTERS, STARTERS
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.setup import CONTROL_OF_THREE, CONTROL_OF_TWO
from tabletown.games.crow.rules.symbols import NAMES as SYMBOLS
from tabletown.games.crow.rules.words import BUILDING_WORDS, NONE, SIZE, SPACES
from tabletown.kernel.layout import everybody
from tabletown.kernel.records import Refusal
from tabletown.kernel.rng import SPAN, WORD, Rng
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.table import ONLOOKER, actor, built, events, number, numbers, told

CROW, GANG = 0, 1

LAYOUTS = {
    "r1": (
        ("a1", 0, "b1", 0, "c1", 0, "d1", 0),
        "a1_b=church a1_h=maxi_dogs b1_d=police_station b1_g=darlas_place c1_b=dravens_loft "
        "d1_b=albrechts_apartment d1_e=hospital",
    ),
    "r2": (
        ("a1", 0, "b2", 0, "c1", 0, "d1", 1),
        "a1_b=church a1_h=maxi_dogs b2_b=police_station b2_g=darlas_place c1_b=dravens_loft "
        "d1_b=albrechts_apartment d1_e=hospital",
    ),
}
"""The reference layouts of the worked examples: faces and quarter turns, and the tokens on the spots with a circle."""

ALLEYS = {
    "t_bird": "17,2",
    "funboy": "17,4",
    "tin_tin": "17,6",
    "skank": "16,2",
    "myca": "16,4",
    "grange": "16,6",
    "top_dollar": "pit",
    "gideon": "pawn_shop",
    "eric_draven": "graveyard",
    "the_crow": "graveyard",
    "albrecht": "17,11",
    "sarah": "17,12",
}
"""Where everybody is who is not mentioned."""


FUNBOY_FIRST = "funboy skank t_bird tin_tin"
"""A Death List, top first."""


def layout_number(name: str = "r1") -> int:
    """The number of a reference layout."""
    parts = LAYOUTS[name][0]
    faces = [face.name for face in GAME.box.faces]
    return number_of([(faces.index(str(parts[i])), int(parts[i + 1])) for i in range(0, 8, 2)])


def number_of(chosen: list[tuple[int, int]]) -> int:
    """The layout with these faces and rotations in its quadrants."""
    boards = [0, 1, 2, 3]
    number = 0
    for quadrant, (face, rotation) in enumerate(chosen):
        number += 4096 * (6, 2, 1, 1)[quadrant] * boards.index(face // 2)
        boards.remove(face // 2)
        number += 8**quadrant * (face % 2 * ROTATIONS + rotation)
    return number


def city_of(name: str = "r1") -> City:
    return GAME.box.city(layout_number(name))


def sites_of(name: str = "r1") -> list[int]:
    """The building of each named building in a reference layout."""
    city = city_of(name)
    spots = {pair.split("=")[1]: pair.split("=")[0] for pair in LAYOUTS[name][1].split()}
    fixed = [city.fixed[i] for i in range(4)]
    return fixed + [city.buildings.index(spots[building]) for building in NAMED_BUILDINGS[4:]]


def space(words: str) -> int:
    """A street space from its row and column."""
    row, column = words.split(",")
    return SIZE * int(row) + int(column)


def building(words: str, name: str = "r1") -> int:
    """A building from its name on its board, or from its token."""
    if words in NAMED_BUILDINGS:
        return sites_of(name)[NAMED_BUILDINGS.index(words)]
    return city_of(name).buildings.index(words)


def place(words: str, name: str = "r1") -> int:
    if words == "dead":
        return NONE
    return space(words) if "," in words else SPACES + building(words, name)


def spaces(found: Sequence[int]) -> list[str]:
    return [f"{number // SIZE},{number % SIZE}" for number in found]


def night(
    seats: int = 2,
    *,
    layout: str = "r1",
    turn: str = "gang",
    active: str | None = None,
    left: int = 2,
    actions: int = 4,
    acted: Sequence[str] = (),
    down: Sequence[str] = (),
    tokens: dict[str, str] | None = None,
    fire: dict[str, int] | None = None,
    burning: Sequence[str] = (),
    health: int = 5,
    boss_out: bool | None = None,
    wounded: bool = False,
    death_list: str = "t_bird funboy tin_tin skank",
    known_top: bool = False,
    objective: str = "ive_been_meaning_to_go_to_church",
    revealed: bool = False,
    crow_hand: str = "",
    gang_hand: str = "",
    crow_lasting: str = "",
    gang_lasting: str = "",
    crow_discard: str = "",
    gang_discard: str = "",
    bomb: str | None = None,
    bomb_due: bool = False,
    lost: int = 0,
    recovered: bool = False,
    round: int = 1,
    control: dict[str, int] | None = None,
    options: dict[str, Value] | None = None,
    game: TheCrow = GAME,
    seed: int = 1,
    **people: str,
) -> Night:
    """A turn has begun, in a position of which the test says only what matters to it.

    death_list  the tokens of the Death List, top first; of the dead ones, the tokens lie where `tokens` says
    boss_out    whether Top Dollar has left the Pit: by default, if he is placed elsewhere
    """
    everyone = everybody(seats)
    gang_bits = (1 << seats) - 2
    data = game.new(seats, seed, options).dump()
    where = {**ALLEYS, **people}
    if boss_out is None:
        boss_out = where["top_dollar"] != "pit"
    lying = set(down) | ({"top_dollar"} if not boss_out else set())
    lying |= {"gideon"} if where["gideon"] == "pawn_shop" else set()
    captain = 1 + (round - 1) % (seats - 1)
    numbers = cast(dict[str, object], data["numbers"])
    sites = sites_of(layout)
    burned = [0] * 40
    for words in burning:
        burned[building(words, layout)] = 1
    controls = {2: (1,) * 6, 3: CONTROL_OF_TWO, 4: CONTROL_OF_THREE}[seats]
    living = [where[who] != "dead" for who in CHARACTERS]
    streets = [living[who] and place(where[CHARACTERS[who]], layout) < SPACES for who in range(12)]
    to_act = [turn == "gang" and (streets[who] or (who < STARTERS and living[who])) for who in range(GANGSTERS)]
    laid = tokens or {}
    numbers.update(
        city=layout_number(layout),
        site=sites,
        where=[place(where[who], layout) for who in CHARACTERS],
        condition=[int(who in lying) for who in CHARACTERS],
        health=health,
        wounded=int(wounded),
        boss_out=int(boss_out),
        fire=[(fire or {}).get(name, 0) for name in NAMED_BUILDINGS],
        burning=burned,
        token=[place(laid[who], layout) if who in laid else NONE for who in (*CHARACTERS[:STARTERS], "flaming")],
        bomb=NAMED_BUILDINGS.index(bomb) if bomb else NONE,
        bomb_due=int(bomb_due),
        round=round,
        turn=CROW if turn == "crow" else GANG,
        captain=captain,
        control=[(control or {}).get(who, controls[i]) for i, who in enumerate(CHARACTERS[:STARTERS])],
        to_act=[int(acts and CHARACTERS[who] not in (*acted, active)) for who, acts in enumerate(to_act)],
        active=CHARACTERS.index(active) if active else NONE,
        left=left if active else 0,
        actions=actions if turn == "crow" else 0,
        lost=lost,
        recovered=int(recovered),
        revealed=int(revealed),
    )
    zones = cast(dict[str, list[list[object]]], data["zones"])
    piles = {"hand": (crow_hand, gang_hand), "lasting": (crow_lasting, gang_lasting)}
    for side, name in ((CROW, "crow"), (GANG, "gang")):
        bits = 1 if side == CROW else gang_bits
        rest = [kind for kind, count in enumerate(game.box.plots.copies) for _ in range(count)]
        rest = [kind for kind in rest if game.box.plots.side[kind] == side]
        for pile, audience in (("hand", bits), ("lasting", everyone), ("discard", everyone)):
            words = (crow_discard, gang_discard)[side] if pile == "discard" else piles[pile][side]
            held = sorted(game.layout.kinds.index(card) for card in words.split())
            for kind in held:
                rest.remove(kind)
            zones[f"{name}_{pile}"] = [[game.layout.kinds[kind], audience] for kind in held]
        zones[f"{name}_deck"] = [[game.layout.kinds[kind], 0] for kind in rest]
    others = [each.name for each in game.box.objectives if each.name != objective]
    zones["objectives"] = [[name, 0] for name in others]
    zones["objective"] = [[objective, everyone if revealed else gang_bits]]
    listed = [who for who in death_list.split() if where[who] != "dead"]
    zones["death_list"] = [[f"{who}_token", 0] for who in reversed(listed)]
    if listed:
        zones["death_list"][-1][1] = everyone if known_top else 1
    dead = [who for who in CHARACTERS[:STARTERS] if where[who] == "dead"]
    zones["in_city"] = [[f"{who}_token", everyone] for who in dead]
    rest_of_tokens = [who for who in CHARACTERS[:STARTERS] if who not in dead and who not in listed]
    zones["crow_board"] = [[f"{who}_token", everyone] for who in rest_of_tokens]
    zones["ring"] = []
    data["steps"] = _steps(seats, turn, captain, active, numbers)
    table = built(game, data)
    assert isinstance(table, Night)
    table.journal = []
    return table


def _steps(seats: int, turn: str, captain: int, active: str | None, numbers: dict[str, object]) -> list[list[object]]:
    if turn == "crow":
        return [["match", 0, 0, 0], ["crow-turn", 0, 0, 0], ["crow-choice", CROW, 0, 0]]
    steps: list[list[object]] = [["match", 0, 0, 0], ["gang-turn", 0, 0, 0], ["gang-choice", captain, 0, 0]]
    if active:
        who = CHARACTERS.index(active)
        control = cast(list[int], numbers["control"])
        steps.append(["gangster", control[who] if who < STARTERS else captain, who, 0])
    return steps


def on_funboy(**more: Any) -> Night:
    """Eric, on Draven's Loft, is next to Funboy, who is on top of the Death List."""
    given: dict[str, Any] = {
        "turn": "crow",
        "eric_draven": "dravens_loft",
        "funboy": "11,3",
        "death_list": FUNBOY_FIRST,
    }
    return night(**{**given, **more})


def on_eric(**more: Any) -> Night:
    """Skank is next to Eric, whom The Crow does not help."""
    given: dict[str, Any] = {"active": "skank", "skank": "6,4", "eric_draven": "a1_g"}
    return night(**{**given, **more})


def sarah_in_the_church(**more: Any) -> Night:
    """The gang wins if its next turn finds Sarah in the Church. Eric may rescue her, with his last action."""
    given: dict[str, Any] = {"turn": "crow", "sarah": "church", "eric_draven": "church", "actions": 1}
    objective = {"objective": "lullaby_for_sarah", "revealed": True}
    return night(**{**given, **objective, **more})


# Dice


def dice(table: State, *rolls: str) -> None:
    """The next rolls show these symbols, roll by roll, each in any order."""
    wanted = [sorted(SYMBOLS.index(symbol) for symbol in roll.split()) for roll in rolls]
    chance = Rng("dice")
    for _ in range(5_000_000):
        words = _start(chance, [face for roll in wanted for face in roll])
        stream = Rng()
        stream.restore(words)
        if all(sorted(int(stream.below(6)) for _ in roll) == roll for roll in wanted):
            table.rng.restore(words)
            return
    raise AssertionError(f"no dice were found that show {rolls}")


def _start(chance: Rng, faces: list[int]) -> list[int]:
    """A state of the random stream whose first two numbers are the first two faces, if there are so many."""
    first, second = (_word(chance, faces[i]) if i < len(faces) else int(chance.word()) for i in (0, 1))
    b = int(chance.word())
    c = (second - (b ^ (b >> 9)) - 2) * pow(9, -1, SPAN) & WORD
    return [(first - b - 1) & WORD, b, c, 1]


def _word(chance: Rng, face: int) -> int:
    """A number of 32 bits for which a die shows this face."""
    return (face * SPAN // 6 + 1 + int(chance.word()) // 6) & WORD


# What can be done


def code_of(table: State, phrase: str) -> int:
    """The action that a phrase stands for, legal or not."""
    assert isinstance(table, Night)
    verb, _, rest = phrase.partition(" ")
    single = {"pass": act.PASS, "end": act.END, "yes": act.YES, "ask": act.ASK, "rescue": act.RESCUE}
    single |= {"dont-ask": act.DONT_ASK, "ask-again": act.ASK_AGAIN}
    people = {"move": act.MOVE, "attack": act.ATTACK, "recover": act.RECOVER, "bail": act.BAIL}
    people |= {"pick": act.CHARACTER}
    if phrase == "kill gideon":
        return act.KILL_GIDEON
    if phrase in single:
        return single[phrase]
    if verb in people:
        return people[verb].code(CHARACTERS.index(rest))
    if verb == "power":
        return act.POWER.code((0 if actor(table) == CROW else len(SYMBOLS)) + SYMBOLS.index(rest))
    if verb == "reroll":
        return act.DIE.code(SYMBOLS.index(rest))
    if verb == "fire":
        return act.IGNITE.code(NAMED_BUILDINGS.index(rest))
    if verb == "position":
        return act.POSITION.code(int(rest) - 1)
    if verb == "swap":
        first, second = sorted(CHARACTERS.index(who) for who in rest.split())
        return act.SWAP.code(act.SWAPS.index((first, second)))
    if verb in ("play", "discard"):
        group = act.DISCARD if verb == "discard" else act.PLOT
        return group.code(table, table.layout.kinds.index(rest))
    if verb == "to":
        return act.SPACE.code(space(rest))
    if verb == "on":
        return _building_code(table, rest)
    raise ValueError(f"there is no action {phrase!r}")


def _building_code(table: Night, words: str) -> int:
    if words in NAMED_BUILDINGS:
        return act.NAMED.code(NAMED_BUILDINGS.index(words))
    if words in BUILDING_WORDS:
        return act.BUILDING.code(BUILDING_WORDS.index(words))
    return code_of_building(table, table.city.buildings.index(words))


def code_of_building(table: Night, building: int) -> int:
    """Named buildings go by their names."""
    name = int(table.name_of(building))
    return act.BUILDING.code(building) if name == NONE else act.NAMED.code(name)


def phrase_of(table: State, code: int) -> str:
    """The phrase for an action."""
    assert isinstance(table, Night)
    option = table.setup.game.option(code)
    thing = option.elements[0].partition(":")[2]
    if option.verb == "choose-space":
        return "to {},{}".format(*divmod(act.SPACE.read(code), SIZE))
    if option.verb == "choose-regular":
        return f"on {table.city.buildings[act.BUILDING.read(code)]}"
    if option.verb == "swap":
        return " ".join(["swap", *(element.partition(":")[2] for element in option.elements[:2])])
    verbs = {"choose-building": "on", "choose-character": "pick", "ignite": "fire", "kill-gideon": "kill gideon"}
    verb = verbs.get(option.verb, option.verb)
    return verb if option.verb in ("kill-gideon", "rescue", "ask") or not thing else f"{verb} {thing}"


def legal(table: State) -> list[str]:
    """Everything that whoever has to choose may do, as phrases."""
    return [phrase_of(table, code) for code in table.legal(actor(table))]


def can(table: State, phrase: str) -> bool:
    return code_of(table, phrase) in table.legal(actor(table))


def do(table: State, *phrases: str) -> None:
    """Whoever has to choose chooses these, one after the other."""
    for phrase in phrases:
        table.apply(actor(table), code_of(table, phrase))


def refused(table: State, phrase: str) -> Refusal:
    """Why whoever has to choose may not choose this."""
    code = code_of(table, phrase)
    assert code not in table.legal(actor(table))
    return table.setup.game.refusal(table, actor(table), code)


def grounds(table: State, phrase: str) -> tuple[str, str]:
    """Why not: the clause, and the sentence that says so."""
    refusal = refused(table, phrase)
    return refusal.clause, refusal.message.id


# What is to be seen


def where(table: State, who: str) -> str:
    """A street space "row,column", a named building, a building on its board ("a1_g"), or "dead"."""
    assert isinstance(table, Night)
    found = table.where(CHARACTERS.index(who))
    if found == NONE:
        return "dead"
    if found < SPACES:
        return spaces([found])[0]
    name = table.name_of(found - SPACES)
    return NAMED_BUILDINGS[name] if name != NONE else table.city.buildings[found - SPACES]


def extent(table: State, name: str) -> list[tuple[int, int]]:
    """Row and column of each space of a named building."""
    assert isinstance(table, Night)
    building = int(table.site(NAMED_BUILDINGS.index(name)))
    return [divmod(space, SIZE) for space in range(SPACES) if table.city.at[space] == building]


def is_down(table: State, who: str) -> bool:
    return numbers(table, "condition")[CHARACTERS.index(who)] == 1


def fire_on(table: State, name: str) -> int:
    return numbers(table, "fire")[NAMED_BUILDINGS.index(name)]


def burns(table: State, words: str) -> bool:
    """Whether a building burns; by its name, or by its name on its board."""
    assert isinstance(table, Night)
    if words in NAMED_BUILDINGS:
        return bool(table.burns(NAMED_BUILDINGS.index(words)))
    return bool(table.is_burning(table.city.buildings.index(words)))


def zone(table: State, name: str, by: int | None = ONLOOKER) -> str:
    """A zone as somebody sees it, "?" for what is not known."""
    return " ".join("?" if kind is None else short(kind) for kind in table.view(by).zones[name])


def death_list(table: State, by: int | None = ONLOOKER) -> str:
    """The Death List as somebody knows it, top first."""
    return " ".join(reversed(zone(table, "death_list", by).split()))


def short(name: str) -> str:
    return name.removesuffix("_token")


def winner(table: State) -> str | None:
    """ "crow", "gang", or "nobody" once it is over."""
    if not table.over:
        return None
    return {CROW: "crow", GANG: "gang"}.get(number(table, "winner"), "nobody")


# What happened


def news(table: State, *kinds: str, to: int | None = ONLOOKER) -> list[str]:
    """What somebody has heard so far: "walked skank B7"; only these kinds, if given."""
    return told(table, lambda _, value: short(str(value)), kinds, to)


def clauses(table: State, *kinds: str) -> list[str]:
    """The clauses of what an onlooker has heard so far; only of these kinds."""
    return [event.clause for event in events(table) if event.clause is not None and event.kind in kinds]


def rolled(table: State, who: str) -> int:
    """How many dice somebody has rolled so far."""
    rolls = [line.split() for line in news(table, "rolled")]
    return sum(int(count) for _, roller, *counts in rolls for count in counts if roller == who)
