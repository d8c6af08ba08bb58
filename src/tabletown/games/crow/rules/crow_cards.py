"""PLT: the Plot cards of the Crow player."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules.effects import Effect
from tabletown.games.crow.rules.night import Night


class NotYet(Effect):
    """A card whose effect is not written yet."""

    def fits(self, night: Night) -> bool:
        return False


EFFECTS: Final[dict[str, Effect]] = {
    "thirty_hours_of_pain": NotYet(),
    "boo": NotYet(),
    "cant_rain_all_the_time": NotYet(),
    "dont_move": NotYet(),
    "lets_see_you_enforce_it": NotYet(),
    "night_watchman": NotYet(),
    "rapping_at_my_chamber_door": NotYet(),
    "sky_oughta_be_red": NotYet(),
    "dead_man_walking": NotYet(),
    "no_mercy_left": NotYet(),
    "service_revolver": NotYet(),
    "talons": NotYet(),
    "borrowed_guns": NotYet(),
    "wounds_that_close": NotYet(),
    "shellys_ring": NotYet(),
    "downpour": NotYet(),
    "painted_grin": NotYet(),
}
"""By the names that the content gives them."""
