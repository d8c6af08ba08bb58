"""PLT: the Plot cards of the gang."""

from __future__ import annotations

from typing import Final

from tabletown.games.crow.rules.effects import Effect
from tabletown.games.crow.rules.night import Night


class NotYet(Effect):
    """A card whose effect is not written yet."""

    def fits(self, night: Night) -> bool:
        return False


EFFECTS: Final[dict[str, Effect]] = {
    "a_slight_case_of_death": NotYet(),
    "abashed_the_devil_stood": NotYet(),
    "city_oughta_be_in_flames": NotYet(),
    "disorder_chaos_anarchy": NotYet(),
    "seeing_is_believing": NotYet(),
    "theyve_taken_sarah": NotYet(),
    "time_bomb": NotYet(),
    "gasoline_trail": NotYet(),
    "armed_to_the_teeth": NotYet(),
    "joyride": NotYet(),
    "kevlar": NotYet(),
    "crooked_badge": NotYet(),
    "read_the_ashes": NotYet(),
    "feathers_will_burn": NotYet(),
    "made_bail": NotYet(),
    "rooftop_blaze": NotYet(),
    "shakedown": NotYet(),
}
"""By the names that the content gives them."""
