"""What is true of the steps that lie on one another, and of the numbers that they go by: the rest is not loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.games.remnants.rules import number, zone
from tabletown.games.remnants.rules.words import FOR_GOOD, IN_BATTLE, NONE
from tabletown.kernel.memory import FRAME

if TYPE_CHECKING:
    from tabletown.games.remnants.rules.quarter import Quarter

PHASES = {"reset": 1, "turns": 2, "fray": 3}
"""How far a round is that such a step lies upon."""
SETUP = {"gang": 1, "side": 2}
STAGES = {"lay": (1, 2), "reroll": (3, 4), "defeat": (6,), "hunt": (6,)}
"""How far a battle is that such a step lies upon."""


def wrong_with_flow(quarter: Quarter) -> list[str]:
    names = [quarter.steps[quarter.frames[depth * FRAME]].name for depth in range(quarter.depth)]
    if not names or names[0] not in ("start", "round"):
        return ["it has neither a set-up nor a round"]
    wrong = wrong_with_numbers(quarter, names) + wrong_with_played(quarter, names)
    for depth in range(1, len(names)):
        wrong += wrong_with_step(quarter, names, depth)
    return wrong


def wrong_with_numbers(quarter: Quarter, names: list[str]) -> list[str]:
    """TRN-01, REC-04, BAT-01: who acts, what is auctioned, and who fights, only while that is so."""
    wrong: list[str] = []
    if (names[0] == "round") != (quarter[number.ROUND] > 0):
        wrong.append("the round is wrong")
    if ("turn" in names) != (quarter[number.ACTIVE] != NONE):
        wrong.append("the turn is nobody's, or nobody has it")
    if ("auction" in names) != (quarter[number.LOT] != NONE):
        wrong.append("nothing is auctioned, or nobody bids")
    if "fights" not in names and max(quarter[at] for at in (number.BEATEN, number.BRIBED, number.YIELDED)) > 0:
        wrong.append("somebody has faced the police, and nobody fights")
    if "battle" in names:
        wrong += wrong_with_battle(quarter, names)
    elif max(quarter[at] for at in (number.ATTACKER, number.DEFENDER, number.BATTLEFIELD, number.RIVAL)) != NONE:
        wrong.append("somebody fights outside of a battle")
    return wrong


def wrong_with_played(quarter: Quarter, names: list[str]) -> list[str]:
    """CRD-06: a played card lies there as long as its effects are carried out."""
    carried_out = [0] * quarter.seats
    for depth, name in enumerate(names):
        if name == "effects":
            carried_out[quarter.frames[depth * FRAME + 1]] += 1
    played = [quarter.size(zone.PLAYED + seat) for seat in range(quarter.seats)]
    return [] if played == carried_out else ["a card was played, and has no effects"]


def wrong_with_step(quarter: Quarter, names: list[str], depth: int) -> list[str]:
    """What a step needs of those under it, and of its numbers."""
    name, below = names[depth], names[depth - 1]
    first = depth * FRAME + 1
    seat, one, two = quarter.frames[first], quarter.frames[first + 1], quarter.frames[first + 2]
    stage = quarter.frames[first - FRAME]
    if (below == "round" and stage != PHASES[name]) or (below == "start" and stage != SETUP[name]):
        return [f"the step {name!r} comes at another time"]
    if below == "battle" and stage not in STAGES[name]:
        return [f"the step {name!r} comes at another time of a battle"]
    in_turn = "turn" in names[: depth + 1] and "fights" not in names
    if in_turn and name != "auction" and seat != quarter[number.ACTIVE]:
        return [f"the step {name!r} asks somebody whose turn it is not"]
    cards = quarter.box.cards
    if name == "effects":
        if one >= len(cards.names) or cards.timing[one] in (FOR_GOOD, IN_BATTLE) or two > len(cards.effects[one]):
            return ["a card has effects that is none to be played"]
        if quarter.count(zone.PLAYED + seat, one) == 0:
            return ["a card has effects that nobody has played"]
    if name == "place" and (one >= len(quarter.box.developments) or quarter[number.TILES_LEFT + one] == 0):
        return ["a tile is to be laid that there is none of"]
    if name == "find" and one not in (zone.DRAW + seat, zone.DISCARD + seat):
        return ["somebody looks through a pile of somebody else"]
    if name in ("gang", "side"):
        return wrong_with_choices(quarter, number.GANG if name == "gang" else number.ENTRY, seat)
    if name == "auction":
        return wrong_with_auction(quarter, seat, one)
    return []


def wrong_with_choices(quarter: Quarter, chosen: i64, seat: i64) -> list[str]:
    """SET-05, SET-10: clockwise from the first player, those before this one have chosen, and the others have not."""
    before = (seat - quarter[number.FIRST]) % quarter.seats
    for i in range(quarter.seats):
        if (quarter[chosen + (quarter[number.FIRST] + i) % quarter.seats] != NONE) != (i < before):
            return ["somebody chooses at another's turn"]
    return []


def wrong_with_auction(quarter: Quarter, seat: i64, declarer: i64) -> list[str]:
    lot, bidder = quarter[number.LOT], quarter[number.BIDDER]
    if lot < 0 or lot >= len(quarter.box.cards.names) or quarter.count(zone.MEMBERS, lot) == 0:
        return ["a card is auctioned that does not lie there"]
    if declarer != quarter[number.ACTIVE] or seat == bidder or quarter[number.OUT] >> seat & 1:
        return ["somebody bids who is out"]
    if bidder >= quarter.seats or (bidder == NONE) != (quarter[number.BID] == 0):
        return ["a bid is nobody's"]
    if bidder != NONE and quarter[number.BID] > quarter[number.ARCS + bidder]:
        return ["a bid is higher than its bidder can pay"]
    return []


def wrong_with_battle(quarter: Quarter, names: list[str]) -> list[str]:
    """BAT-01: the attacker, and a player or a YCU token."""
    attacker, defender = quarter[number.ATTACKER], quarter[number.DEFENDER]
    field, rival = quarter[number.BATTLEFIELD], quarter[number.RIVAL]
    first = names.index("battle") * FRAME + 1
    if attacker != quarter.frames[first - FRAME] or field == NONE or (defender == NONE) == (rival == NONE):
        return ["nobody fights in a battle"]
    if defender >= quarter.seats or defender == attacker or (rival != NONE and quarter[number.TOKEN + rival] != field):
        return ["somebody fights who is not there"]
    stage, lost = quarter.frames[first], quarter.frames[first + 1]
    who = attacker if stage in (1, 3) or (stage == 6 and lost == 1) else defender
    if names[-1] in STAGES and (quarter.arg() != who or (stage == 6) != (lost != 0)):
        return ["somebody acts in a battle who is not asked"]
    if stage < 6 and not all(quarter.figures_at(who, field) for who in (attacker, defender) if who != NONE):
        return ["somebody fights without a figure"]
    return []
