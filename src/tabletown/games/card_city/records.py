"""What a table of Card City shows beside a view: records, worked out in figures.py."""

from __future__ import annotations

from msgspec import Struct


class Tallies(Struct, frozen=True):
    """How the cities are; lists go by seat."""

    cities: list[str] = []
    """The cards of each city, apart by blanks: `residence@1,-2`, and with a Crime on it `residence@1,-2!`."""
    size: list[int] = []
    limit: list[int] = []
    revenue: list[int] = []
    """What each city would earn now."""
    goal: list[int] = []
    """The points of the victory condition."""
    cash: list[int] = []
    """The points for money."""
    empty: list[int] = []
    """Spaces of the square that hold no Building: what they cost is in the score."""
    pollution: list[int] = []
    """In per cent; 0 where it does not matter."""


class District(Struct, frozen=True):
    """A district, and what it takes to grow."""

    type: str
    """residence or commerce."""
    spaces: list[str]
    beside: int
    """Culture Buildings that a Residential District touches; Residential Districts that a Commercial one touches."""
    needed: int
    polluted: int
    """1 for a Residential District that touches a Pollution Cloud."""
    sites: list[str]
    """Where it could grow."""
    grows: int
    """1 if it would grow in the next Development."""
    points: int
    """What it scores by itself under the goal."""


class City(Struct, frozen=True):
    """What can be read off a city."""

    square: list[int]
    """The columns and rows that the square can still reach: west, east, south, north."""
    districts: list[District]
    warehouses: list[str]
    """The empty spaces that count for the Police Station."""
    final: list[int]
    """The square as it would be scored: west, east, south, north."""
    open: list[str]
    """The spaces of that square that hold no Building."""
    lost: dict[str, int]
    """Points that would be lost by `spaces`, `pollution` and `loans`."""
    repaid: int
    """Money left if all loans were repaid that can be."""
    unpaid: int
    """Loans that would stay open."""


class Outlook(Struct, frozen=True):
    """What a card of the reader's lot would do on a space."""

    card: str
    space: str
    grows: list[str]
    """The cards of the districts that would grow in this turn, one of each."""
    earns: int
    """What the city would earn in this turn if nothing else happened."""
    warns: list[str]
    """`walls-in`: no Industry would fit anywhere; `chokes`: a district that grows would lose its last site."""


class Figures(Struct, frozen=True):
    """What the table plays with, and what everybody could do."""

    turns: int = 0
    side: int = 0
    """Of the square."""
    cards: int = 0
    """That each player gets in a turn."""
    down: int = 0
    """Cards that lie face down in Lot A."""
    up: int = 0
    """Cards that lie face up in Lot B of the present division."""
    crimes: int = 0
    """Crimes that were shuffled in; as many cards were then removed unseen."""
    prices: dict[str, int] = {}
    """industry, police_station, demolition, loan, repayment, and each card that costs something."""
    station: str = ""
    """What a Police Station counts as: culture, commerce, industry, doubles, or nothing."""
    dollars: int = 0
    """That make a point."""
    cities: list[City] = []
    outlooks: list[Outlook] = []
    """For a reader who builds now."""
