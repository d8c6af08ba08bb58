"""The content of Card City, checked and put into the tables that the rules look things up in."""

from __future__ import annotations

from tabletown.games.card_city.rules.box import Box, Cards, Level, Victory
from tabletown.games.card_city.rules.number import MOST_LOANS, MOST_TURNS
from tabletown.games.card_city.rules.scoring import MEASURES, MOST_POINTS, Measure, type_of
from tabletown.games.card_city.rules.words import (
    BUILDINGS,
    CITY_HALL,
    CLOUD,
    COMMERCE,
    CRIME,
    INDUSTRY,
    KINDS,
    LARGEST_SQUARE,
    NONE,
    RANKS,
    RESIDENCE,
    SEATS,
    STATION,
)
from tabletown.kernel.content import (
    Content,
    Table,
    check_all_read,
    inner,
    inner_tables,
    number,
    numbers,
    where,
    word,
    words,
)
from tabletown.kernel.errors import BadInput

MOST_COPIES = 120
MOST_DOLLARS = 99
MOST_CARDS = 4
MOST_PERCENT = 100
NOTHING = "nothing"
STATIONS = ("culture", "commerce", "industry", NOTHING)
"""What a Police Station can count as."""


def unpack(content: Content) -> Box:
    """Everything in the box; BadInput says what does not fit."""
    levels = content.entries("level")
    names = [word(level, "id") for level in levels]
    victories = [_victory(entry, names) for entry in content.entries("victory")]
    box = Box(_cards(content), [_level(entry) for entry in levels], victories)
    _numbers(box, content)
    box.ranks = [word(rank, "id") for rank in content.entries("rank")]
    if len(box.ranks) != RANKS:
        last = content.entries("rank")[-1]
        raise BadInput(f"{where(last)}: there have to be {RANKS} ranks, not {len(box.ranks)}")
    for level in levels:
        _check_deck(box, level)
    return box


def _numbers(box: Box, content: Content) -> None:
    box.turns = number(content.table("game"), "turns", 1, MOST_TURNS)
    limits, prices = content.table("limits"), content.table("prices")
    box.base_limit = number(limits, "city_size", 1, MOST_DOLLARS)
    box.limit_per_industry = number(limits, "city_size_per_industry", 0, MOST_DOLLARS)
    box.purchases = number(limits, "industries_bought_per_turn", 0, 9)
    box.industry_price = number(prices, "industry", 0, MOST_DOLLARS)
    box.station_price = number(prices, "police_station", 0, MOST_DOLLARS)
    box.demolition_price = number(prices, "demolition", 0, MOST_DOLLARS)
    box.empty_points = number(content.table("scoring"), "points_per_empty_space", 0, MOST_POINTS)
    box.crimes_per_player = number(content.table("crime"), "cards_per_player", 0, 2)
    ecology, debts = content.table("ecological_city"), content.table("indebted_city")
    box.smoke = number(ecology, "percent_per_industry", 0, MOST_PERCENT)
    box.smoke_together = number(ecology, "percent_per_industry_beside_industry", 0, MOST_PERCENT)
    box.smoke_of_cloud = number(ecology, "percent_per_cloud", 0, MOST_PERCENT)
    box.fresh_air = number(ecology, "percent_less_per_park", 0, MOST_PERCENT)
    box.smog = number(ecology, "no_growth_from", 1, 1000)
    box.percent_per_point = number(ecology, "percent_per_point_lost", 1, MOST_PERCENT)
    box.loan = number(debts, "loan", 1, MOST_DOLLARS)
    box.repayment = number(debts, "repayment", 1, MOST_DOLLARS)
    box.most_loans = number(debts, "most_open", 0, MOST_LOANS)
    box.points_per_loan = number(debts, "points_lost_per_open_loan", 0, MOST_POINTS)
    box.grant = number(content.table("municipal_grant"), "least_revenue", 0, MOST_DOLLARS)


def _cards(content: Content) -> Cards:
    entries = content.entries("card")
    if [entry.get("id") for entry in entries] != list(KINDS):
        raise BadInput(f"{where(entries[-1])}: the cards have to be {', '.join(KINDS)}, in this order")
    types = [words(entry, "types") for entry in entries]
    for entry, listed in zip(entries, types, strict=True):
        for type in listed:
            type_of(entry, type)
    for kind in (CRIME, CLOUD, STATION):
        if types[kind]:
            raise BadInput(f"{where(entries[kind], 'types')}: a {KINDS[kind]} counts as no Building")
    for kind in (RESIDENCE, INDUSTRY, COMMERCE):
        if types[kind] != [KINDS[kind]]:
            raise BadInput(f"{where(entries[kind], 'types')}: a card of {KINDS[kind]} counts as just that")
    copies = [number(entry, "count", 0, MOST_COPIES) for entry in entries]
    for kind in (CITY_HALL, STATION):
        if copies[kind] < SEATS:
            raise BadInput(f"{where(entries[kind], 'count')}: there has to be one for each of {SEATS} players")
    return Cards(copies, [number(entry, "cost", 0, MOST_DOLLARS) for entry in entries], types)


def _level(entry: Table) -> Level:
    counts = inner(entry, "deck")
    deck = [number(counts, name, 0, MOST_COPIES) if name in BUILDINGS else 0 for name in KINDS]
    level = Level(word(entry, "id"), deck)
    level.square = number(entry, "square", 2, LARGEST_SQUARE)
    level.cards = number(entry, "cards", 1, MOST_CARDS)
    level.a_up = number(entry, "lot_a_up", 0, level.cards)
    level.start_money = number(entry, "start_money", 0, MOST_DOLLARS)
    level.clouds = _flag(entry, "clouds")
    return level


def _flag(data: Table, key: str) -> bool:
    value = data.get(key)
    if not isinstance(value, bool):
        raise BadInput(f"{where(data, key)}: {key} has to be true or false, not {value!r}")
    return value


def _check_deck(box: Box, entry: Table) -> None:
    """ACQ-15: exactly enough for all turns, and no more than there are in the box."""
    level = box.levels[word(entry, "id")]
    needed = box.turns * level.cards
    if sum(level.deck) != needed:
        raise BadInput(
            f"{where(entry, 'deck')}: {box.turns} turns of {level.cards} cards need {needed} for each player,"
            f" not {sum(level.deck)}"
        )
    for kind, name in enumerate(KINDS):
        if level.deck[kind] * SEATS > box.cards.copies[kind]:
            raise BadInput(f"{where(entry, 'deck')}: {SEATS} players need more {name} cards than there are in the box")


def _victory(entry: Table, levels: list[str]) -> Victory:
    victory = Victory(word(entry, "id"), [_measure(part) for part in inner_tables(entry, "scores")])
    victory.dollars_per_point = number(entry, "dollars_per_point", 1, MOST_DOLLARS)
    station = inner(entry, "station")
    counts_as = word(station, "counts_as")
    if counts_as not in STATIONS:
        raise BadInput(f"{where(entry, 'station')}: a Police Station counts as one of {', '.join(STATIONS)}")
    if counts_as != NOTHING:
        victory.station_as = type_of(entry, counts_as)
    victory.warehouses = _flag(station, "warehouses")
    victory.doubles = _flag(station, "doubles")
    if victory.warehouses and victory.station_as == NONE:
        raise BadInput(f"{where(entry, 'station')}: warehouses count as what the Police Station counts as")
    ranks = inner(entry, "ranks")
    ranked = [level for level in levels if level in ranks]
    for level in levels:
        least = numbers(ranks, level if level in ranks else ranked[-1], -99, 999)
        if len(least) != RANKS - 1 or sorted(set(least)) != least:
            raise BadInput(
                f"{where(entry, 'ranks')}: {level} needs {RANKS - 1} scores, each higher than the one before"
            )
        victory.ranks[level] = least
    return victory


def _measure(part: Table) -> Measure:
    name = part.get("counts")
    if not isinstance(name, str) or name not in MEASURES:
        raise BadInput(f"{where(part)}: nothing counts {name!r}; there are: {', '.join(MEASURES)}")
    made = MEASURES[name](part)
    check_all_read(part, name)
    return made
