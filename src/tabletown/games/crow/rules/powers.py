"""PWR: the attack powers of the two sides."""

from __future__ import annotations

from tabletown.games.crow.rules.night import Night
from tabletown.kernel.step import Choice


class Powers(Choice[Night]):
    """CBT-11 (10): damage powers in the order the attacker chooses.

    Its frame keeps the attack while a free attack goes on above it: (seat, who and where, hits).
    """


class Godfather(Choice[Night]):
    """PWR-04: Fairy Godfather."""


class DeathComes(Choice[Night]):
    """PWR-09: Death is Coming For Them."""


class PutOut(Choice[Night]):
    """PWR-11: Putting Out the Flames."""


class Collateral(Choice[Night]):
    """PWR-18: Collateral Damage."""
