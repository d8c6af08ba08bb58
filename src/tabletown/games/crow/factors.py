"""What the sides of a finished night had, Objective and Plot cards, how it ended, how long it took: for the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.rules import number, zone
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, GANG, SIDE_WORDS
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Event

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

PLAYERS = ("the Crow player", "the gang")
ENDS = {
    "boss-killed": "Top Dollar is killed",
    "showdown-won": "the Objective is fulfilled",
    "eric-died": "Eric is killed",
    "drawn": "nobody wins",
}
LENGTHS = (4, 6, 8, 10, 12, 16, 24)


def factors(game: TheCrow, night: Night, told: list[Event]) -> list[Factor]:
    """Sides, Objective and cards with what their side won; of ends and lengths how often each of them came.

    Whoever plays a card may be ahead already. Which card is drawn first is chance, so that shows what it is worth.
    """
    winner = int(night[number.WINNER])
    won = [float(winner == side) for side in (CROW, GANG)]
    found = [Factor("side", PLAYERS[side], won[side]) for side in (CROW, GANG)]
    objective = game.layout.kinds[int(night.at(zone.OBJECTIVE, 0))]
    found.append(Factor("Objective", name(game, objective), won[GANG]))
    for side, card in cards(told, "played"):
        found.append(Factor(f"card of {PLAYERS[side]}", name(game, card), won[side]))
    for side, card in dict(reversed(cards(told, "drew-plot"))).items():  # the first of each side
        found.append(Factor(f"first card drawn by {PLAYERS[side]}", name(game, card), won[side]))
    kinds = {event.kind for event in told}
    end = "boss-killed" if winner == CROW else next(kind for kind in ENDS if kind in kinds)
    found += [Factor("end", ENDS[kind], float(kind == end)) for kind in ENDS]
    rounds = int(night[number.ROUND])
    return found + [Factor("length", f"at most {most:2} rounds", float(rounds <= most)) for most in LENGTHS]


def cards(told: list[Event], kind: str) -> list[tuple[int, str]]:
    """The Plot cards that such events name, each once, with their side, in order."""
    named = [(str(event.data["side"]), str(event.data["card"])) for event in told if event.kind == kind]
    return [(SIDE_WORDS.index(side), card) for side, card in dict.fromkeys(named)]


def name(game: TheCrow, kind: str) -> str:
    return game.say(game.piece(kind))
