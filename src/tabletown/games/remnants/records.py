"""What a table of City of Remnants shows beside a view: records, worked out in figures.py."""

from __future__ import annotations

from msgspec import Struct


class Tallies(Struct, frozen=True):
    """How the city is. Lists go by seat, by tile or by token; spaces are called by their names, apart by blanks."""

    stands: list[str] = []
    """Where the figures of each player stand; a space comes twice where two stand."""
    contested: str = ""
    tiles: list[str] = []
    """Each tile: its type, then the spaces that it covers, the first of which is what it is called by."""
    holders: list[int] = []
    """Who controls each tile; -1 for nobody."""
    short: list[int] = []
    """Who is one figure short of controlling it; -1 for nobody."""
    patrol: list[str] = []
    """The space of each YCU token; "" for those in the bag."""
    left: list[int] = []
    """The tiles that are left of each type in play, in the order of `types` of the figures."""
    claim: list[int] = []
    """The renown that each player would claim now."""
    earns: list[str] = []
    """The developments and the printed spaces that this comes from, each by a space."""
    progress: list[str] = []
    """How far each player is with each condition of the mat, apart by blanks."""
    turns_left: list[int] = []
    rounds_left: int = 0
    """For how many rounds the renown pool lasts if the claims stay as they are; 0 if that is far away."""
    dice: list[int] = []
    """In a battle: the dice that the attacker and the defender have of their figures and of what else is known."""
    rolled: list[str] = []
    """The faces of their dice, apart by blanks."""
    total: list[int] = []
    """What each side has with its dice, as far as it is revealed; of YCU tokens, their attack."""


class Space(Struct, frozen=True):
    """A square of the board."""

    name: str
    level: str
    """slums, midtown or heights; "" for a blocked square."""
    renown: int
    """What is printed on it."""
    entry: int
    """1 for a crosshair."""
    owner: int
    """Whose entry space it is; -1 for nobody's."""


class Type(Struct, frozen=True):
    """A type of development that is in play."""

    name: str
    level: str
    cost: int
    """For the reader, after discounts."""
    renown: int
    price: int
    """Of a product on it."""
    cells: list[list[int]]
    """Its shape: columns and rows from its first space."""


class Aim(Struct, frozen=True):
    """A condition of influence."""

    name: str
    needed: int
    met: int
    """1 if it was met once: that is for good."""


class Layer(Struct, frozen=True):
    """Cards of a draw pile that lie there in some order."""

    count: int
    cards: list[str]
    """What they can be, for the reader: as many names, or more if some of them can be in the hand."""


class Mat(Struct, frozen=True):
    """What stands before a player and does not change with every event."""

    gang: str
    """"" before it is chosen."""
    aims: list[Aim]
    layers: list[Layer]
    """The draw pile, from the top."""


class Site(Struct, frozen=True):
    """A way to lay the tile that is being built."""

    space: str
    turn: str
    covers: list[str]


class Reach(Struct, frozen=True):
    """Where a figure of the reader can go that can move now."""

    element: str
    """What options call it."""
    spaces: list[str]
    fights: list[str]
    """Those of them with enemies."""


class Auction(Struct, frozen=True):
    """A gang member who is auctioned."""

    card: str
    order: list[int]
    """Who is asked in which order; the declarer comes last."""
    out: list[int]


class Battle(Struct, frozen=True):
    """A battle that is being fought."""

    space: str
    support: list[list[str]]
    """For each party the spaces of its figures that give dice."""
    chance: int
    """In thousandths: that the reader would win by the laid cards that he knows; -1 while no cards are laid."""


class Figures(Struct, frozen=True):
    """What the table plays with, and what the reader could do."""

    spaces: list[Space] = []
    """Row by row, from the top left as the board is looked at."""
    columns: int = 0
    types: list[Type] = []
    mats: list[Mat] = []
    turns: int = 0
    influence: list[int] = []
    """The first and the last number of the track."""
    goods: dict[str, int] = {}
    """What each black market card in the row costs the reader."""
    attack: dict[str, list[int]] = {}
    """The attack of each unit card that lies open or that the reader holds, by seat."""
    bribe: list[int] = []
    """What each YCU token costs the reader."""
    ycu: list[str] = []
    """The name of each YCU token."""
    ycu_attack: list[int] = []
    odds: list[int] = []
    """In thousandths, for each YCU token: that the reader would win without cards; -1 where he does not fight it."""
    reach: list[Reach] = []
    sites: list[Site] = []
    auction: Auction | None = None
    battle: Battle | None = None
