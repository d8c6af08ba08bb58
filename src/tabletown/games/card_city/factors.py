"""What the mayors of a finished game had: the first turn, lots, Buildings, a Police Station. For the lab."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tabletown.games.card_city.rules.region import Region
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Event

if TYPE_CHECKING:
    from tabletown.games.card_city.game import CardCity

LOTS = {"a": "Lot A", "b": "Lot B"}


def factors(game: CardCity, region: Region, told: list[Event]) -> list[Factor]:
    """Who began; which lots were taken; of which cards somebody built more than anybody else; who had police."""
    found = []
    built: dict[str, Counter[int]] = {}
    for event in told:
        seat = event.data.get("seat")
        if not isinstance(seat, int):
            continue
        won = region.result(seat)
        if event.kind == "turn" and event.data["turn"] == 1:
            found.append(Factor("first turn", "the first player", won))
        elif event.kind == "took":
            found.append(Factor("lot taken", LOTS[str(event.data["lot"])], won))
        elif event.kind == "policed":
            found.append(Factor("police", "a Police Station", won))
        elif event.kind == "struck":
            found.append(Factor("police", "a Crime", won))
        elif event.kind in ("built", "grew", "bought"):
            card = str(event.data.get("card", "industry"))
            built.setdefault(card, Counter())[seat] += 1
    for card, counts in built.items():
        [(seat, most), *others] = counts.most_common()
        if not others or others[0][1] < most:
            found.append(Factor("most cards", game.say(game.piece(card)), region.result(seat)))
    return found
