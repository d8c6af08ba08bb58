"""The content of The Crow, checked and put into the tables that the rules look things up in."""

from __future__ import annotations

from tabletown.games.crow.rules import crow_cards, gang_cards, named, people, symbols, windows
from tabletown.games.crow.rules.box import BASICS, NO_SKILL, SHOWDOWNS, Box, Objective, People, Plots
from tabletown.games.crow.rules.city import Face
from tabletown.games.crow.rules.effects import Effect
from tabletown.games.crow.rules.judgement import Judgement
from tabletown.games.crow.rules.words import BOARD, NONE, PER_BOARD, SIDE_WORDS
from tabletown.kernel.content import Content, Table, inner, number, where, word
from tabletown.kernel.errors import BadInput

MOST_SKILL = 9
MOST_STRENGTH = 9
MOST_AMOUNT = 9
SKILLS = ("move", "fire", "attack", "defense")
INSTANT = ("instant", "this_attack", "this_action", "permanent")
"""Cards with these durations go to the discard pile at once; for a permanent effect, its token stays (PLT-07)."""


def unpack(content: Content) -> Box:
    """Everything in the box; BadInput says what does not fit."""
    _in_order(content, "symbols", symbols.NAMES)
    _in_order(content, "characters", people.NAMES)
    _in_order(content, "buildings", named.NAMES)
    strength = [number(entry, "strength", 0, MOST_STRENGTH) for entry in content.entries("buildings")]
    plots = _plots(content)
    objectives = [_objective(entry, plots) for entry in content.entries("objectives")]
    box = Box(_people(content), strength, objectives, plots)
    box.regular_strength = number(content.table("regular_building"), "burning_strength", 0, MOST_STRENGTH)
    tokens = {word(entry, "id"): entry for entry in content.entries("tokens")}
    box.fire_tokens = number(tokens["fire_token"], "count", 1, 99)
    box.burning_tokens = number(tokens["burning_building_token"], "count", 0, 40)
    crow_board = next(entry for entry in content.entries("player_boards") if entry["id"] == "crow_board")
    box.actions = number(crow_board, "action_start", 1, 9)
    box.faces = _faces(content)
    box.judge = Judgement()
    return box


def _in_order(content: Content, name: str, wanted: tuple[str, ...]) -> None:
    if tuple(entry.get("id") for entry in content.entries(name)) != wanted:
        raise BadInput(f"the {name} have to be {', '.join(wanted)}")


# Characters


def _people(content: Content) -> People:
    entries = content.entries("characters")
    columns = [[_skill(entry, skill) for entry in entries] for skill in SKILLS]
    skills = People(columns[0], columns[1], columns[2], columns[3])
    boss = entries[people.TOP_DOLLAR]
    for i, skill in enumerate(SKILLS):
        skills.wounded[i] = number(boss, f"back_{skill}", 0, MOST_SKILL)
    eric = entries[people.ERIC]
    skills.health = number(eric, "health", 1, MOST_SKILL)
    skills.leap = _leap(eric)
    return skills


def _skill(entry: Table, key: str) -> int:
    """NO_SKILL also for those that follow Eric's health, his leaps, or the flight of The Crow."""
    if entry["id"] in (people.NAMES[people.ERIC], people.NAMES[people.THE_CROW]) and isinstance(entry.get(key), str):
        return NO_SKILL
    return number(entry, key, 0 if key == "move" else NO_SKILL, MOST_SKILL)


def _leap(eric: Table) -> int:
    kind, _, spaces = word(eric, "move").partition(":")
    if kind != "leap" or spaces not in ("1", "2", "3"):
        raise BadInput('the move of Eric Draven is written "leap:3", with 1 to 3 street spaces')
    return int(spaces)


# Objectives


def _objective(entry: Table, plots: Plots) -> Objective:
    objective = Objective(word(entry, "id"))
    objective.no_fire = _set(entry, entry.get("restrict_fire"), named.NAMES)
    objective.no_attack = _set(entry, entry.get("restrict_attack"), people.NAMES)
    cards = _words(entry, entry.get("restrict_cards"), tuple(plots.names))
    objective.no_cards = [plots.names.index(card) for card in cards]
    basic, showdown = inner(entry, "basic"), inner(entry, "showdown")
    objective.basic = _choice(entry, basic.get("kind"), BASICS)
    objective.at_least = number(basic, "at_least", 1, 99)
    objective.leaves_out = _set(entry, basic.get("exclude"), named.NAMES)
    objective.showdown = _choice(entry, showdown.get("kind"), SHOWDOWNS)
    burns = SHOWDOWNS[objective.showdown] == "burn_any"
    objective.targets = _set(entry, showdown.get("targets"), named.NAMES if burns else people.NAMES)
    objective.by = _set(entry, showdown.get("by"), people.NAMES)
    return objective


def _choice(entry: Table, name: object, known: tuple[str, ...]) -> int:
    if name not in known:
        raise BadInput(f"{where(entry)}: {name!r} has to be one of {', '.join(known)}")
    return known.index(str(name))


def _words(entry: Table, names: object, known: tuple[str, ...]) -> list[str]:
    if not isinstance(names, list) or any(name not in known for name in names):
        raise BadInput(f"{where(entry)}: {names!r} has to be a list from {', '.join(known)}")
    return names


def _set(entry: Table, names: object, known: tuple[str, ...]) -> int:
    """A bit for each of these names."""
    return sum(1 << known.index(name) for name in _words(entry, names, known))


# Plot cards


def _plots(content: Content) -> Plots:
    """The cards of the Crow player come first."""
    entries = sorted(content.entries("plot_cards"), key=lambda entry: _choice(entry, entry.get("side"), SIDE_WORDS))
    plots = Plots(
        [word(entry, "id") for entry in entries],
        [_choice(entry, entry.get("side"), SIDE_WORDS) for entry in entries],
        [number(entry, "copies", 0, 9) for entry in entries],
        [_choice(entry, entry.get("window"), windows.NAMES) for entry in entries],
    )
    for kind, entry in enumerate(entries):
        plots.effect_names.append(word(entry, "effect"))
        plots.effects.append(_effect(entry))
        plots.amount[kind] = number(entry, "amount", 1, MOST_AMOUNT) if "amount" in entry else 0
        plots.lasts[kind] = 0 if word(entry, "duration") in INSTANT else 1
        if (entry.get("timing") == "own_turn") != (plots.window[kind] == windows.OWN_TURN):
            raise BadInput(f"{where(entry)}: a reaction needs a window, and no other card has one")
    return plots


def _effect(entry: Table) -> Effect:
    known = crow_cards.EFFECTS if entry["side"] == "crow" else gang_cards.EFFECTS
    name = word(entry, "effect")
    if name not in known:
        raise BadInput(f"{where(entry)}: no effect is called {name!r}; there are: {', '.join(known)}")
    return known[name]


# Boards


def _faces(content: Content) -> list[Face]:
    """GEO-03, SET-05, SET-07: two faces for each board, in the order of the named buildings on their fixed spots."""
    boards = content.entries("boards")
    if [board.get("fixed_building") for board in boards] != list(named.NAMES[: named.FIXED]):
        raise BadInput(f"the boards have to carry {', '.join(named.NAMES[: named.FIXED])}, in this order")
    drawn = {word(entry, "id"): _face(entry) for entry in content.entries("faces")}
    faces = []
    circles = 0
    for board in boards:
        names = board.get("faces")
        if not isinstance(names, list) or len(names) != 2 or any(name not in drawn for name in names):
            raise BadInput(f"{where(board)}: a board has two faces")
        spots = number(board, "circle_spots_per_face", 0, PER_BOARD)
        circles += spots
        for name in names:
            if len(drawn[name].circles) != spots:
                raise BadInput(f"content entry {name!r}: {spots} buildings have to carry a circle")
            faces.append(drawn[name])
    if circles != named.COUNT - named.FIXED:
        raise BadInput(f"there have to be {named.COUNT - named.FIXED} spots with a circle, not {circles}")
    return faces


def _face(entry: Table) -> Face:
    """ "." is a street space, equal letters are one building, a capital letter the fixed spot."""
    rows = word(entry, "grid").split()
    if len(rows) != BOARD or any(len(row) != BOARD for row in rows):
        raise BadInput(f"{where(entry)}: the grid has to be {BOARD} by {BOARD} spaces")
    letters = sorted({letter.lower() for row in rows for letter in row if letter != "."})
    buildings = tuple(f"{entry['id']}_{letter}" for letter in letters)
    if len(buildings) > PER_BOARD:
        raise BadInput(f"{where(entry)}: a board has at most {PER_BOARD} buildings")
    grid = [NONE if letter == "." else letters.index(letter.lower()) for row in rows for letter in row]
    fixed = _words(entry, [inner(entry, "fixed_spot").get("building")], buildings)
    circles = _words(entry, entry.get("circle_spots"), buildings)
    names = list(buildings)
    return Face(str(entry["id"]), grid, names, names.index(fixed[0]), [names.index(circle) for circle in circles])
