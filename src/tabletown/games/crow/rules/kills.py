"""KIL, ATK: what becomes of a defender who has been hit."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import fire, plots
from tabletown.games.crow.rules.characters import boss_hits_streets, lay_down, leave_game
from tabletown.games.crow.rules.events import KIDNAPPED, LEFT_GAME, TOKEN_LAID
from tabletown.games.crow.rules.layout import BOSS_OUT, CROW_BOARD, DEATH_LIST, IN_CITY, PLACE, TOKEN
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.setup import look_at_top
from tabletown.games.crow.rules.words import (
    ALBRECHT,
    APARTMENT,
    BY_KILL,
    CHURCH,
    CROW,
    DEMONS,
    GANGSTER_KILLED,
    SARAH,
    SPACES,
    STARTERS,
)
from tabletown.kernel.step import Step

# The Crow side


def shoot_albrecht(night: Night) -> None:
    """ATK-07, ATK-08: he lies in his apartment; if that is burning he is killed."""
    lay_down(night, ALBRECHT, SPACES + night.site(APARTMENT))
    if night.burns(APARTMENT):
        fire.perish(night, ALBRECHT)
    fire.settle(night)  # FIR-12


def kidnap(night: Night, who: i64) -> None:
    """ATK-14, ATK-15: a gangster takes Sarah to the Church; if that is burning she is killed.

    A gangster who is being killed stays where it is (KIL-03).
    """
    night.say(KIDNAPPED, who)
    lay_down(night, SARAH, SPACES + night.site(CHURCH))
    if night.burns(CHURCH):
        fire.perish(night, SARAH)
    if not night.is_doomed(who):
        night.push(PLACE, night.controller(who), who, night.site(CHURCH))


# Gangsters


class Kill(Step[Night]):
    """KIL: (who, 1 once it is gone): a gangster is killed in combat, step by step."""

    def enter(self, night: Night, arg: i64) -> None:
        plots.open_windows(night, GANGSTER_KILLED, arg)

    def resume(self, night: Night, arg: i64) -> None:
        if night.arg(1) == 0:
            night.set_arg(1, 1)
            bury(night, arg)
        else:
            see_next(night)
            night.pop()


def bury(night: Night, who: i64) -> None:
    """KIL-02 to KIL-05."""
    place = night.where(who)
    leave_game(night, who)
    night.say(LEFT_GAME, who)
    if who < STARTERS:  # GID-09
        lay_token(night, who, place)
    night.draw_plot(CROW)
    if brings_out_boss(night, who):
        boss_hits_streets(night, 0)


def lay_token(night: Night, who: i64, place: i64) -> None:
    """KIL-03, KIL-07, KIL-08: from the Death List or the Crow player's board to where it died."""
    token = night.box.first_token + who
    if night.count(CROW_BOARD, token) > 0:
        night.move(token, CROW_BOARD, IN_CITY)
    else:
        night.draw(DEATH_LIST, IN_CITY)
    night[TOKEN + who] = place
    night.say(TOKEN_LAID, who, night.place_word(place))


def brings_out_boss(night: Night, who: i64) -> bool:
    """KIL-05: a Lieutenant, or the last Street Demon, while Top Dollar has not left the Pit."""
    if night[BOSS_OUT] or who >= STARTERS:
        return False
    return who >= DEMONS or night.living_demons() == 0


def see_next(night: Night) -> None:
    """KIL-06: the Crow player looks at the new top of the Death List."""
    left = night.size(DEATH_LIST)
    if left > 0 and not night.knows(night.crow_seat, DEATH_LIST, left - 1):
        look_at_top(night, BY_KILL)
