"""What a table of The Crow shows beside a view: records, worked out in figures.py."""

from __future__ import annotations

from msgspec import Struct


class Tallies(Struct, frozen=True):
    """How everybody and everything is; lists go by character, by named building or by symbol."""

    states: list[str] = []
    """Of each character: coming, up, down, held, waiting, wounded or dead."""
    turn: str = ""
    """Of which side: crow or gang."""
    winner: str = ""
    actions: int = 0
    """Left to whoever acts."""
    mortal: int = 0
    """1 if Eric dies at zero health."""
    captive: int = 0
    """1 while Sarah keeps him from attacking."""
    covered: int = 0
    """1 while The Crow is up in his neighborhood."""
    fire_left: int = 0
    """Fire tokens in the supply."""
    burning_left: int = 0
    """Burning Building tokens in the supply."""
    strength: list[int] = []
    """What is printed on each named building."""
    needed: list[int] = []
    """The fire tokens with which it burns."""
    protected: list[int] = []
    """1 for those that Albrecht protects."""
    pairs: list[int] = []
    """How many pairs of each symbol the attack shows: that many hits."""
    saved: list[int] = []
    """How many of them the defense saves."""
    bomb_in: int = 0
    """In how many turns the bomb goes off; 0 while there is none."""


class Quadrant(Struct, frozen=True):
    """A neighborhood: a face of the content, and how often it is turned clockwise."""

    face: str
    turns: int
    word: str
    """What events call it: its buildings have this word and a number from 1."""
    first: int
    """The number of its first building."""


class Attack(Struct, frozen=True):
    """An attack that is possible from where everybody is, for all that the reader knows. Chances are in thousandths;
    rerolls that the two sides have without a card are in them, used as well as can be; cards are not."""

    who: int
    target: int
    dice: int
    defense: int
    """Dice of the defense."""
    hit: int
    """The chance of a hit."""
    undefended: int
    """The chance of a hit that is not defended."""
    far: int
    """1 at long range."""


class Blaze(Struct, frozen=True):
    """A fire that might be set; chance and flames are in thousandths."""

    who: int
    building: int
    dice: int
    missing: int
    """Flames that it still takes."""
    chance: int
    """That it burns."""
    expected: int
    """Flames that can be expected."""


class Beside(Struct, frozen=True):
    """Somebody on the streets, next to a building."""

    who: int
    building: int


class Reach(Struct, frozen=True):
    """Where a Move action of somebody may end, if it were their turn."""

    who: int
    places: list[int]


class Goal(Struct, frozen=True):
    """How far an Objective is that the reader knows."""

    progress: int
    needed: int
    counts: list[int]
    """For each named building 0 if it does not count for the Basic part, 1 if it would, 2 if it does."""
    showdown: int
    targets: list[int]
    """Of the Showdown."""
    revealed: int


class Figures(Struct, frozen=True):
    """What everybody could do; lists of skills go by character, NO_SKILL where there is none."""

    sides: list[str] = []
    """Of each seat: crow or gang."""
    hero: int = 0
    """The character that acts in the Crow player's turns."""
    usual_actions: int = 0
    """Of the Crow player, in a turn."""
    quadrants: list[Quadrant] = []
    most_health: int = 0
    move: list[int] = []
    fire: list[int] = []
    attack: list[int] = []
    """Without what depends on the opponent, as `defense`."""
    defense: list[int] = []
    attacks: list[Attack] = []
    fires: list[Blaze] = []
    beside: list[Beside] = []
    walls: dict[str, list[int]] = {}
    """For each side the street spaces through which nobody of it walks: a walk may end there, if anything."""
    reach: list[Reach] = []
    """For whoever has to choose, about everybody who could take a Move action from where they are."""
    objective: Goal | None = None
