"""PLT: why a Plot card cannot be played, and what a card lets one choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.rules import act, objectives, plots, windows
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, NONE
from tabletown.kernel.records import Message, Refusal

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

MENUS = ("gang-choice", "gangster", "ask-captain", "crow-choice")
"""PLT-04: steps between actions."""


def no_card(game: TheCrow, night: Night, seat: int, code: int) -> Refusal:
    """Why this seat may not play that card now."""
    kind = act.PLOT.read(night, code)
    card = game.piece(game.layout.kinds[kind])
    side = plots.side_of(seat)
    window = int(game.box.plots.window[kind])
    step = night.step().name
    if game.box.plots.side[kind] != side:
        return _because("PLT-04", "theirs", card)
    if night.count(night.hand(side), kind) == 0:
        return _because("PLT-04", "not-held", card)
    if window == windows.OWN_TURN and step not in MENUS:
        return _because("PLT-04", "own-turn", card)
    if window != windows.OWN_TURN and not (step == "window" and night.arg(1) == window):
        return Refusal("CROW-PLT-11", Message("refuse-card-reaction", {"card": card, "window": windows.NAMES[window]}))
    if side != CROW and objectives.forbids_card(night, kind):
        return _because("OBJ-13", "forbidden", card)
    who = int(night.arg(2)) if step == "window" else NONE
    if step == "gangster" and seat != night.captain():
        return Refusal("CROW-TEM-08", Message("refuse-card-captain", {"card": card}))
    if window != windows.OWN_TURN and not game.box.plots.effects[kind].fits(night, who):
        return _because("PLT-06", "unfit", card)
    return _because("PLT-06", "empty", card)


def no_discard(night: Night, seat: int, code: int) -> Refusal | None:
    """Why that card is not discarded: only a Shakedown asks for one."""
    game = night.setup.game
    if night.step().name != "card":
        return None
    if night.box.plots.effect_names[int(night.arg(1))] != "shakedown":
        return no_target(night, seat, code)
    kind = act.DISCARD.read(night, code)
    return _because("INF-05", "not-shown", game.piece(game.layout.kinds[kind]))


def _because(clause: str, reason: str, card: Message) -> Refusal:
    return Refusal(f"CROW-{clause}", Message(f"refuse-card-{reason}", {"card": card}))


def no_reaction(night: Night, seat: int, code: int) -> Refusal:
    """Why this is no answer to a window."""
    return Refusal("CROW-PLT-11", Message("refuse-window"))


def no_target(night: Night, seat: int, code: int) -> Refusal:
    """Why a card that is being played does not let one choose this."""
    game = night.setup.game
    kind = game.layout.kinds[int(night.arg(1))]
    return Refusal("CROW-PLT-29", Message("refuse-card-choice", {"card": game.piece(kind)}))
