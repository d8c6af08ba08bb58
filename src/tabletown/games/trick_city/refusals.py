"""Why something cannot be played now: the clause that forbids it, and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.trick_city.rules.layout import (
    EXHAUSTED,
    LEAD_SUIT,
    NONE,
    PLAYER,
    POWERS,
    RESERVE,
    SIDEKICK,
    SPOT,
    SPOTS,
    SUITS,
    TITANS,
    WITH,
)
from tabletown.games.trick_city.rules.play import (
    LEGAL,
    MUST_FOLLOW,
    NO_TARGET,
    SUIT_IS_GIVEN,
    SUIT_TO_STATE,
    fault,
)
from tabletown.games.trick_city.rules.powers import LEFT_PROTECTED, NO_LEFT_CARD, NO_OPPOSING_CARD, POSSIBLE
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.records import Message, Param, Refusal

if TYPE_CHECKING:
    from tabletown.games.trick_city.game import TrickCity

POWER_FAULTS = {
    NO_LEFT_CARD: "refuse-no-left-card",
    LEFT_PROTECTED: "refuse-left-protected",
    NO_OPPOSING_CARD: "refuse-no-opposing-card",
}


def refusal(game: TrickCity, city: City, seat: int, code: int) -> Refusal:
    """For a seat that has to choose now: from what it may know, and in the order in which a play is checked."""
    step = city.step().name
    orders = int(game.box.plays.orders)
    if step in ("hero", "sidekick"):
        return _not_to_choose(game, city, code, step)
    if step == "team-order":
        return Refusal("TRICK-THR-05", Message("refuse-order-first"))
    if code < orders:
        return Refusal("TRICK-SET-01", Message("refuse-power-kept"))
    if code < orders + 2:
        return Refusal("TRICK-THR-05", Message("refuse-no-order"))
    return _not_to_play(game, city, seat, code)


def _not_to_choose(game: TrickCity, city: City, code: int, step: str) -> Refusal:
    clause = "TRICK-SET-01" if step == "hero" else "TRICK-SKK-01"
    if code >= game.box.plays.orders:
        return Refusal(clause, Message("refuse-choose-first", {"what": step}))
    power = game.box.powers[code]
    name: dict[str, Param] = {"power": game.piece(game.box.power_names[code])}
    if power.sidekick != (step == "sidekick"):
        return Refusal(clause, Message("refuse-other-choice", {"what": step}))
    if city.count(RESERVE, game.box.first_power + code) == 0:
        return Refusal("TRICK-SET-02", Message("refuse-taken", name))
    return Refusal("TRICK-OPT-02", Message("refuse-left-out", name))


def _not_to_play(game: TrickCity, city: City, seat: int, code: int) -> Refusal:
    plays = game.box.plays
    kind = int(plays.card[code])
    cards = city.cards(seat)
    named: dict[str, Param] = {"card": game.piece(game.layout.kinds[kind])}
    if kind not in list(cards):
        clause = "TRICK-TTN-05" if city.is_titan(seat) else "TRICK-RND-05"
        return Refusal(clause, Message("refuse-not-held", named))
    if plays.power[code] != NONE:
        no_power = _no_power(game, city, seat, int(plays.power[code]))
        if no_power is not None:
            return no_power
    wrong = fault(city, seat, code, city.duty(cards))
    assert wrong != LEGAL
    if wrong == NO_TARGET:
        return Refusal("TRICK-HRO-06", Message("refuse-no-target", {"spot": int(plays.target[code]) + 1}))
    if wrong == SUIT_TO_STATE:
        return Refusal("TRICK-WLD-01", Message("refuse-suit-to-state"))
    suit = SUITS[city[LEAD_SUIT]]
    if wrong == SUIT_IS_GIVEN:
        return Refusal("TRICK-WLD-04", Message("refuse-suit-is-given", {"suit": suit}))
    assert wrong == MUST_FOLLOW
    if plays.suit[code] != NONE:
        return Refusal("TRICK-FOL-07", Message("refuse-new-suit", {"suit": suit}))
    if not any(game.box.hits.suit[card] == city[LEAD_SUIT] for card in _hand(city, seat)):
        return Refusal("TRICK-TTN-06", Message("refuse-follow-shield", {"suit": suit}))
    return Refusal("TRICK-FOL-01", Message("refuse-follow", {"suit": suit}))


def _hand(city: City, seat: int) -> list[int]:
    return [card for card in city.cards(seat) if city.in_shield(seat, card) == NONE]


def _no_power(game: TrickCity, city: City, seat: int, number: int) -> Refusal | None:
    """Why this seat cannot use a power card on the next spot; None if it can."""
    power = game.box.powers[number]
    kind = game.box.first_power + number
    spot = city[SPOT]
    name: dict[str, Param] = {"power": game.piece(game.box.power_names[number])}
    if city.count(POWERS + seat, kind) == 0:
        if city.count(EXHAUSTED + seat, kind) > 0 or _on_line(city, seat, number):
            return Refusal("TRICK-PWR-04", Message("refuse-exhausted", name))
        if seat < TITANS and city.count(SIDEKICK + seat, kind) > 0:
            return Refusal("TRICK-SKK-03", Message("refuse-in-shield", name))
        return Refusal("TRICK-PWR-06", Message("refuse-not-your-power", name))
    if not power.fits(spot):
        return Refusal("TRICK-PWR-02", Message("refuse-power-spot", {**name, "spot": int(spot) + 1}))
    wrong = power.fault(city, seat, spot)
    if wrong != POSSIBLE:
        return Refusal("TRICK-PWR-08", Message(POWER_FAULTS.get(wrong, "refuse-power-now"), name))
    return None


def _on_line(city: City, seat: int, number: int) -> bool:
    """Whether this seat has played the power card in this trick."""
    kind = city.box.first_power + number
    return any(city.count(WITH + spot, kind) > 0 and city[PLAYER + spot] == seat for spot in range(SPOTS))
