"""What a table shows beside a view: who would win now, and what each play would do."""

from __future__ import annotations

from tabletown.games.trick_city.records import Does, Figures, Preview, Tallies, Why
from tabletown.games.trick_city.rules import action, number, zone
from tabletown.games.trick_city.rules.play import lay, strike
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import DEALT, NONE, SIDE_WORDS, SIDES


def tallies(city: City) -> Tallies:
    if city.size(zone.LOCATION) == 0:
        return Tallies()
    place = city.location()
    judged = all(city.value_on(spot) != NONE for spot in range(city[number.SPOT]) if city.is_up(spot))
    winner = city.winner() if judged else NONE
    return Tallies(
        winning=int(winner) + 1,
        prize=0 if winner == NONE else int(city.prize(winner)),
        why="" if winner == NONE else why(city, winner),
        most=int(place.most),
        highest=int(place.highest_wins),
        narrow=int(city.only_lead_suit()),
    )


def why(city: City, winner: int) -> Why:
    values = [int(city.value_on(spot)) for spot in range(city[number.SPOT]) if city.is_up(spot)]
    if len(values) == 1:
        return "only"
    if city.location().highest_wins:
        return "highest" if city.value_on(winner) == max(values) else "lead-highest"
    return "lowest" if city.value_on(winner) == min(values) else "lead-lowest"


def figures(city: City, seat: int | None) -> Figures:
    words = SIDE_WORDS[SIDES * (city.seats - SIDES) :][:SIDES]
    plays = city.legal(seat) if seat is not None and not city.over and city.step().name == "play" else []
    return Figures(
        sides=city.setup.sides,
        titans=[int(city.is_titan(other)) for other in range(city.seats)],
        side_words=list(words),
        plays=[preview(city, seat, int(play)) for play in plays if seat is not None],
    )


def preview(city: City, seat: int, play: int) -> Preview:
    after = city.clone()
    assert isinstance(after, City)
    spot = city[number.SPOT]
    lead = city[number.LEAD_SUIT]
    lay(after, seat, action.PLAY.read(after, play))
    value = after.value_on(spot)  # before a counter, which takes suit and value away
    does: Does = "counters"
    if not strike(after, spot):
        if not after.is_up(spot):
            does = "down"
        elif after[number.LEAD_SUIT] != lead:
            does = "sets"
        else:
            does = "follows" if after[number.SUIT + spot] == lead else "leaves"
    wins = int(after.prize(spot)) if after.winner() == spot else NONE
    opens = sorted(uncovered(after, seat) - uncovered(city, seat))
    return Preview(play, does, int(value), wins, opens)


def uncovered(city: City, seat: int) -> set[int]:
    """The places in a shield that nothing covers; the one behind them: the Sidekick."""
    if not city.is_titan(seat):
        return set()
    held = (place for place in range(DEALT) if city.size(zone.shield(seat) + place))
    open = {place for place in held if city.is_uncovered(seat, place)}
    return open if city.size(zone.SIDEKICK + seat) else open | {DEALT}
