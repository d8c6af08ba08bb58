"""Positions of Crimson Crush for tests, and what happens in them, in the words of the game.

    table = town(hands={0: "red-4 red-1 ..."}, rows={"red": "5 3 | 2 1 1"}, turn=0)
    place(table, 0, "red-4", "hero")

A hand ending in "..." is filled up, and so is a hand that is not mentioned: to six cards, and to seven for a player
who has drawn. The filling is unobtrusive: low citizens, of colours that are mentioned nowhere as long as there are
any. Every citizen that lies nowhere else lies in the deck, and doors are closed where rows are full.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Literal, cast

from tabletown.games.crimson import GAME
from tabletown.games.crimson.game import Crimson
from tabletown.games.crimson.rules import DRAW, KEEP, ONE_ACTION, SCORING, TURN, USE, Town
from tabletown.kernel.layout import everybody
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.games.table import ONLOOKER, built, numbers, told

PLAYERS = ["Patrick", "Martin", "Erik", "Anna", "Bea"]
PATRICK, MARTIN, ERIK, ANNA, BEA = range(5)

COLOURS = ["red", "yellow", "green", "blue", "purple"]
SIDES = ["hero", "villain"]
VARIANT: dict[str, Value] = {"one_action": True}


Moment = Literal["draw", "play", "scoring"]


def town(
    seats: int = 3,
    *,
    at: Moment = "play",
    turn: int = PATRICK,
    hands: dict[int, str] | None = None,
    rows: dict[str, str] | None = None,
    deck_top: str = "",
    powers: Collection[int] | None = None,
    points: list[list[int]] | None = None,
    starter: int = PATRICK,
    order: list[str] | None = None,
    options: dict[str, Value] | None = None,
    game: Crimson = GAME,
    seed: int = 1,
) -> Town:
    """A position of which the test says only what matters to it.

    at        "play": the player whose turn it is has drawn and has to place a card (or acts, in the variant);
              "draw": that turn begins now, as the rules begin it; "scoring": the round has just ended
    deck_top  the next cards of the deck, the first to be drawn first
    powers    who still has the power card; everybody, if not given
    points    the points of the rounds before this one, for each player
    """
    options = options or {}
    hands = hands or {}
    rows = rows or {}
    points = points or []
    variant = options.get("one_action") is True
    box = _Box(game)
    zones: dict[str, list[list[object]]] = {}
    open_sides: list[int] = []
    for number, colour in enumerate(COLOURS):
        sides = [_cards(colour, side) for side in rows.get(colour, "- | -").split("|")]
        for side, cards in enumerate(sides):
            zones[f"side:{2 * number + side}"] = box.lay(cards, everybody(seats))
        full = len(sides[0]) + len(sides[1]) >= game.cards.most_in_row
        open_sides += [0 if full or len(side) >= game.cards.most_on_side else 1 for side in sides]
    held = {seat: box.take(_named(hands.get(seat, ""))) for seat in range(seats)}
    top = box.take(deck_top.split())
    mentioned = {*rows, *(card.split("-")[0] for cards in held.values() for card in cards)}
    for seat in range(5):
        cards = held.get(seat, [])
        if seat < seats and hands.get(seat, "...").endswith("..."):
            wanted = 7 if seat == turn and at == "play" and not variant else 6
            cards = cards + box.fill(wanted - len(cards), mentioned)
        zones[f"hand:{seat}"] = [[card, 1 << seat] for card in sorted(cards, key=game.layout.kinds.index)]
    zones["deck"] = [[card, 0] for card in box.rest() + top[::-1]]

    state = game.new(seats, seed, options)
    data = state.dump()
    data["zones"] = zones
    data["steps"] = [["match", 0, 0, 0], ["one-action" if variant else "turn", turn, 0, 0]]
    numbers = cast(dict[str, object], data["numbers"])
    numbers["starter"] = starter
    numbers["open"] = open_sides
    numbers["round"] = len(points)
    for round, row in enumerate(points):
        numbers[f"round_points_{round}"] = row + [0] * (5 - len(row))
    numbers["power"] = [1 if seat in (powers if powers is not None else range(seats)) else 0 for seat in range(5)]
    if order is not None:
        numbers["order"] = [COLOURS.index(colour) for colour in order]
    table = built(game, data)
    assert isinstance(table, Town)
    table.journal = []
    if at == "draw":
        table.replace(ONE_ACTION if variant else TURN, turn)
        table.advance()
    elif at == "scoring":
        table.replace(SCORING)
        table.advance()
    return table


def doubling() -> Town:
    """The last row of the last round: with the power card Patrick wins the game, without it Martin does."""
    return town(
        at="scoring",
        rows={"purple": "5 | 1"},
        hands={0: "purple-4 purple-3", 1: "purple-1", 2: "blue-1"},
        points=[[0, 10, 0], [0, 0, 0]],
        powers=[0],
    )


class _Box:
    """The citizens that have no place in the position yet."""

    def __init__(self, game: Crimson) -> None:
        self.left = Counter(dict(zip(game.layout.kinds, game.conserved(), strict=True)))

    def take(self, cards: list[str]) -> list[str]:
        for card in cards:
            if self.left[card] == 0:
                raise ValueError(f"there is no {card} left for this position")
            self.left[card] -= 1
        return cards

    def lay(self, cards: list[str], seen_by: int) -> list[list[object]]:
        return [[card, seen_by] for card in self.take(cards)]

    def fill(self, count: int, mentioned: set[str]) -> list[str]:
        """Low cards of colours that the test does not mention, or of any if there are no such cards left."""
        plain = sorted(self.rest(), key=lambda card: (card.split("-")[0] in mentioned, card.split("-")[1]))
        return self.take(plain[:count])

    def rest(self) -> list[str]:
        return list(self.left.elements())


def _cards(colour: str, values: str) -> list[str]:
    return [f"{colour}-{value}" for value in values.split() if value != "-"]


def _named(hand: str) -> list[str]:
    return [card for card in hand.split() if card != "..."]


# What can be done


def legal(table: State, seat: int) -> list[str]:
    """The choices of a player: "red-4 hero", "discard red-4", "draw", "use", "keep"."""
    return [_said(table, code) for code in table.legal(seat)]


def code_of(table: State, choice: str) -> int:
    """The action that a choice in these words stands for, legal or not."""
    for code in range(table.layout.actions):
        if _said(table, code) == choice:
            return code
    raise ValueError(f"there is no action {choice!r}")


def _said(table: State, code: int) -> str:
    option = table.setup.game.describe(code)
    names = [element.split(":")[-1].split("/")[-1] for element in option.elements]
    if option.verb == "place":
        return f"{names[0]} {names[1]}"
    return f"discard {names[0]}" if option.verb == "discard" else option.verb


def place(table: State, seat: int, card: str, side: str) -> None:
    table.apply(seat, code_of(table, f"{card} {side}"))


def discard(table: State, seat: int, card: str) -> None:
    table.apply(seat, code_of(table, f"discard {card}"))


def draw(table: State, seat: int) -> None:
    table.apply(seat, DRAW)


def decide(table: State, *users: int) -> None:
    """Everybody who is asked decides: these players play their power cards, all others keep them."""
    asked = table.actors()
    assert table.step().name == "power"
    assert set(users) <= set(asked)
    for seat in asked:
        table.apply(seat, USE if seat in users else KEEP)


def score_out(table: State) -> None:
    """The scoring goes on to its end, and nobody plays a power card."""
    while not table.over and table.step().name == "power":
        decide(table)


# What is to be seen


def hand(table: State, seat: int) -> str:
    """The cards of a player, as the player sees them."""
    return seen(table, seat, seat)


def seen(table: State, by: int | None, of: int) -> str:
    """A player's hand as somebody sees it; cards that nobody showed are "?" and come last."""
    return " ".join(card or "?" for card in table.view(by).zones[f"hand:{of}"])


def row(table: State, colour: str, by: int | None = ONLOOKER) -> str:
    """A row as somebody sees it, by values: "5 3 | 2 1 1"."""
    zones = table.view(by).zones
    sides = [zones[f"side:{2 * COLOURS.index(colour) + side}"] for side in range(2)]
    return " | ".join(" ".join(str(card).removeprefix(f"{colour}-") for card in cards) or "-" for cards in sides)


def rows(table: State) -> dict[str, str]:
    return {colour: row(table, colour) for colour in COLOURS}


def deck(table: State) -> list[str]:
    """All cards of the deck, the top one first: more than anybody at the table knows."""
    zones = cast(dict[str, list[list[str]]], table.dump()["zones"])
    return [card for card, _ in reversed(zones["deck"])]


def deck_seen(table: State, by: int | None) -> list[str]:
    """The deck as somebody sees it, the top card first; "?" is a card that nobody showed."""
    return [card or "?" for card in reversed(table.view(by).zones["deck"])]


def closed(table: State) -> list[str]:
    sides = numbers(table, "open")
    return [colour for row, colour in enumerate(COLOURS) if not any(sides[2 * row : 2 * row + 2])]


def powers(table: State) -> list[int]:
    """Who still has the power card."""
    return [seat for seat, card in enumerate(numbers(table, "power")) if card]


def order(table: State) -> list[str]:
    """The suburbs from top to bottom."""
    game = table.setup.game
    assert isinstance(game, Crimson)
    return [game.colours[colour] for colour in numbers(table, "order")]


def row_points(table: State, seat: int) -> list[int]:
    """What each row of this round brought a player."""
    return [numbers(table, f"row_points_{row}")[seat] for row in range(len(COLOURS))]


# What happened


def news(table: State, to: int | None = ONLOOKER) -> list[str]:
    """What somebody has heard so far: "placed Patrick red-4 hero", "lost Martin 7 purple", "drew Erik ?"."""
    return told(table, _word, to=to)


def _word(field: str, value: int | str) -> str:
    return PLAYERS[int(value)] if field == "seat" else str(value)
