"""What observations and actions mean, number by number, read from the game's own declarations."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from tabletown.envs.encoder import Numbers, ObservationLayout, Pile
from tabletown.envs.reading import read
from tabletown.kernel.boards import SIDE
from tabletown.kernel.game import Game
from tabletown.kernel.records import View
from tabletown.kernel.setup import Setup, changed

PLAYERS = ("you", "next")
"""Who comes first where there is something for each player; then `after-2`, `after-3` and so on, round the table."""
BOARD_SPACES = tuple(f"column {space % SIDE}, row {space // SIDE}" for space in range(SIDE * SIDE))
"""Columns and rows of a ring: a space of the grid lies at its own modulo SIDE."""
NO_PIECE = "no piece"
A_PIECE = "some piece"


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together."""

    name: str
    first: int
    each: tuple[str, ...]
    """What each of its numbers is about."""
    what: str
    values: tuple[str, ...] = ()
    """If a number picks one of these words, the words from 0 on; else a number is just a number."""

    @property
    def end(self) -> int:
        return self.first + len(self.each)

    @property
    def indices(self) -> slice:
        """Where it lies in an observation."""
        return slice(self.first, self.end)


class Space:
    """The observations of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.plan = plan = ObservationLayout(setup)
        self.size = plan.size
        self.actions = setup.layout.actions
        self.fields: dict[str, Field] = {}
        seats = setup.seats
        self._add("seat", [f"seat {seat}" for seat in range(seats)], "1 for the seat that observes, else 0")
        self._add("step", [step.name for step in setup.steps], "1 for the step that is being played, else 0")
        self._add("acting", players(seats), "1 for whoever may choose now, else 0")
        self._add("scores", players(seats), "points, as the rulebook counts them")
        self._add("sealed", ["you"], "your own hidden choice: 0 for none, else 1 + its action")
        for row in plan.numbers:
            self._row(row)
        for pile in plan.piles:
            self._pile(pile)

    def _add(self, name: str, each: Sequence[str], what: str, values: Sequence[str] = ()) -> None:
        first = next(reversed(self.fields.values())).end if self.fields else 0
        self.fields[name] = Field(name, first, tuple(each), what, tuple(values))

    def _row(self, row: Numbers) -> None:
        name = f"number/{row.name}"
        if row.width > 1:
            owners = players(row.count) if row.per_seat else [str(i) for i in range(row.count)]
            for board in [f"{name}/{owner}" for owner in owners] if row.per_seat or row.count > 1 else [name]:
                self._add(board, BOARD_SPACES, f"the board `{row.name}`: 1 for each space that it has")
        elif row.per_seat:
            self._add(name, players(row.count), f"the number `{row.name}` of each player")
        elif row.count == 1:
            self._add(name, [row.name], f"the number `{row.name}`")
        else:
            self._add(name, [str(i) for i in range(row.count)], f"the list `{row.name}`")

    def _pile(self, pile: Pile) -> None:
        kinds = [self.setup.layout.kinds[kind] for kind in pile.kinds]
        owners = players(pile.count) if pile.per_seat else [str(i) for i in range(pile.count)]
        for owner in owners:
            name = f"zone/{pile.name}" if pile.count == 1 and not pile.per_seat else f"zone/{pile.name}/{owner}"
            if not pile.ordered:
                self._add(name, [A_PIECE, *kinds], "how many pieces that you do not know, then how many of each kind")
                continue
            if pile.capacity > 1:
                self._add(f"{name}/size", ["size"], "how many pieces lie there")
            places = [f"place {place}" for place in range(pile.capacity)]
            words = [NO_PIECE, A_PIECE, *kinds]
            self._add(name, places, "what lies there, from the bottom up", words)

    def __reduce__(self) -> tuple[type[Space], tuple[Setup]]:
        return Space, (self.setup,)

    def observation(self, view: View) -> list[int]:
        """What a seat with this view observes."""
        return read(self.setup, self.plan, view)

    def meaning(self, index: int) -> str:
        """What one number of an observation is."""
        for field in self.fields.values():
            if field.first <= index < field.end:
                return f"{field.name}: {field.each[index - field.first]}"
        raise IndexError(f"an observation has {self.size} numbers")


def players(seats: int) -> list[str]:
    """The players as an observer counts them: itself first, then round the table."""
    return [*PLAYERS, *(f"after-{i}" for i in range(2, seats))][:seats]


def page(space: Space) -> str:
    """Observations and actions of a set-up, for people, as Markdown."""
    game, setup = space.game, space.setup
    chosen = "".join(f" --option {option}" for option in changed(game, setup.options))
    lines = [
        f"# {game.title}: observations and actions",
        "",
        f"Made by `tabletown spaces {game.slug} --seats {setup.seats}{chosen}` from rules version {game.rules}.",
        "",
        f"## An observation is {space.size} whole numbers",
        "",
        "Where there is something for each player, the observer comes first, then the others round the table."
        " Numbers that name a seat count seats from 0.",
        "",
        "| index | field | what it says | of |",
        "|---|---|---|---|",
    ]
    lines += [f"| {_span(field)} | `{field.name}` | {field.what} | {_each(field)} |" for field in space.fields.values()]
    lines += ["", "## What a place holds", ""]
    lines += _places(space)
    lines += [
        f"## There are {space.actions} actions",
        "",
        "The mask has a 1 for every action that is legal."
        f" `tabletown spaces {game.slug} --actions` lists them one by one.",
        "",
        "| action | verb | what it does | clause |",
        "|---|---|---|---|",
        *_actions(game),
    ]
    return "\n".join(lines)


def action_lines(game: Game) -> list[str]:
    """Every action: its code and its sentence."""
    return [f"{code} {game.say(game.option(code).message)}" for code in range(game.layout.actions)]


def _span(field: Field) -> str:
    return str(field.first) if len(field.each) == 1 else f"{field.first} to {field.end - 1}"


def _each(field: Field) -> str:
    """Each number with its index where their names differ, and a range where they only count."""
    if len(field.each) == 1 or field.values:
        return f"{field.each[0]} to {field.each[-1]}" if len(field.each) > 1 else field.each[0]
    if field.each == BOARD_SPACES or all(name.isdigit() for name in field.each):
        return f"{field.each[0]} to {field.each[-1]}"
    return ", ".join(f"{field.first + i} {name}" for i, name in enumerate(field.each))


def _places(space: Space) -> list[str]:
    """The words of all fields whose numbers pick one, each list once."""
    lists: dict[tuple[str, ...], list[str]] = {}
    for field in space.fields.values():
        if field.values:
            lists.setdefault(field.values, []).append(f"`{field.name}`")
    return [
        f"{', '.join(names)}: " + ", ".join(f"{number} {word}" for number, word in enumerate(words)) + ".\n"
        for words, names in lists.items()
    ]


def _actions(game: Game) -> list[str]:
    """All actions; neighbours with the same verb share a line, with the sentences of the first and the last."""
    lines = []
    for verb, run in groupby((game.option(code) for code in range(game.layout.actions)), lambda option: option.verb):
        options = list(run)
        first, last = options[0], options[-1]
        codes, words = str(first.code), game.say(first.message)
        if first is not last:
            codes, words = f"{codes} to {last.code}", f"{words} ... {game.say(last.message)}"
        clauses = ", ".join(dict.fromkeys(option.clause for option in options))
        lines.append(f"| {codes} | {verb} | {words} | {clauses} |")
    return lines
