"""PLT: what a Plot card can do. The effects themselves are in crow_cards.py and gang_cards.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.games.crow.rules import act, people, step

if TYPE_CHECKING:
    from tabletown.games.crow.rules.night import Night
    from tabletown.kernel.step import Actions


class Effect:
    """What one kind of Plot card does. Effects are stateless: one object serves all games.

    `who` is the character whose deed or fate a reaction answers: the attacker (attack_declared), the defender
    (before_defense, gangster_killed, after_attack) or whoever sets fire (set_fire_declared); NONE on one's own turn.

    An effect with something to choose pushes CARD (seat, kind, stage); CARD then asks `legal` and `choose` of it.
    """

    def fits(self, night: Night, who: i64) -> bool:
        """PLT-06: whether it could do anything now. Of a reaction: for all that everybody knows."""
        return True

    def works(self, night: Night, who: i64) -> bool:
        """PLT-06: whether it would do anything, with what its owner knows besides."""
        return True

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        """The card has been shown and lies beside the board; what it says happens."""

    def is_secret(self) -> bool:
        """Whether the other side does not see what is chosen."""
        return False

    def waits(self, night: Night, stage: i64) -> bool:
        """Whether there is something to choose at a stage, for all that everybody knows."""
        return True

    def finish(self, night: Night) -> None:
        """Nothing is left to choose, or nothing more is wanted (PASS), and CARD is over."""

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        """What can be chosen at a stage of the effect, ascending."""

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        """Carries out a choice other than PASS; the CARD step is still there, to be replaced or popped."""


class OneOrTwoMove(Effect):
    """One or two gangsters move, one after the other; the stage is 0, or 1 + the first of them."""

    def may_go(self, night: Night, who: i64) -> bool:
        """Whether the card can move this gangster."""
        return False

    def mover(self, night: Night, seat: i64, who: i64) -> i64:
        """The seat that chooses where it goes."""
        return seat

    def fits(self, night: Night, who: i64) -> bool:
        return self.waits(night, 0)

    def play(self, night: Night, seat: i64, kind: i64, who: i64) -> None:
        night.push(step.CARD, seat, kind)

    def waits(self, night: Night, stage: i64) -> bool:
        for who in range(people.GANGSTERS):
            if who + 1 != stage and self.may_go(night, who):
                return True
        return False

    def legal(self, night: Night, seat: i64, stage: i64, out: Actions) -> None:
        if stage:
            out.add(act.PASS)
        for who in range(people.GANGSTERS):
            if who + 1 != stage and self.may_go(night, who):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, kind: i64, stage: i64, action: i64) -> None:
        who = act.CHARACTER.read(action)
        if stage == 0:
            night.set_arg(2, who + 1)
        else:
            night.pop()
        night.push(step.WALK, self.mover(night, seat, who), who)
