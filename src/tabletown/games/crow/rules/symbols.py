"""CMP-04: the symbols on the dice, and the attack powers that they stand for."""

from __future__ import annotations

from typing import Final

BLADE: Final = 0
WING: Final = 1
FIST: Final = 2
GUITAR: Final = 3
SKULL: Final = 4
FLAME: Final = 5
COUNT: Final = 6
NAMES: Final[tuple[str, ...]] = ("blade", "wing", "fist", "guitar", "skull", "flame")
POWERS: Final[tuple[str, ...]] = (
    *("playing_with_knives", "fairy_godfather", "someone_gently_rapping"),
    *("playing_guitar_in_the_rain", "death_is_coming_for_them", "putting_out_the_flames"),
    *("we_never_miss", "creature_of_the_night", "pour_it_on"),
    *("power_you_can_take_from_him", "destroy_the_man", "collateral_damage"),
)
"""PWR-01: the attack power of each symbol, for the Crow player and for the gang: COUNT * side + symbol."""
