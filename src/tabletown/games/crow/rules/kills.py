"""KIL, ATK: what becomes of a defender who has been hit."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import cause, event, fire, named, number, people, plots, step, windows, zone
from tabletown.games.crow.rules.characters import boss_hits_streets, lay_down, leave_game
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.setup import look_at_top
from tabletown.games.crow.rules.words import CROW, SPACES
from tabletown.kernel.step import Step

# The Crow side


def shoot_albrecht(night: Night) -> None:
    """ATK-07, ATK-08: he lies in his apartment; if that is burning he is killed."""
    lay_down(night, people.ALBRECHT, SPACES + night.site(named.APARTMENT))
    if night.burns(named.APARTMENT):
        fire.perish(night, people.ALBRECHT)
    fire.settle(night)  # FIR-12


def kidnap(night: Night, who: i64) -> None:
    """ATK-14, ATK-15: a gangster takes Sarah to the Church; if that is burning she is killed.

    A gangster who is being killed stays where it is (KIL-03).
    """
    night.say(event.KIDNAPPED, who)
    lay_down(night, people.SARAH, SPACES + night.site(named.CHURCH))
    if night.burns(named.CHURCH):
        fire.perish(night, people.SARAH)
    if not night.is_doomed(who):
        night.push(step.PLACE, night.controller(who), who, night.site(named.CHURCH))


# Gangsters


class Kill(Step[Night]):
    """KIL: (who, 1 once it is gone): a gangster is killed in combat, step by step."""

    def enter(self, night: Night, arg: i64) -> None:
        plots.open_windows(night, windows.GANGSTER_KILLED, arg)

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
    night.say(event.LEFT_GAME, who)
    if who < people.STARTERS:  # GID-09
        lay_token(night, who, place)
    night.draw_plot(CROW)
    if brings_out_boss(night, who):
        boss_hits_streets(night, 0)


def lay_token(night: Night, who: i64, place: i64) -> None:
    """KIL-03, KIL-07, KIL-08: from the Death List or the Crow player's board to where it died."""
    token = night.box.first_token + who
    if night.count(zone.CROW_BOARD, token) > 0:
        night.move(token, zone.CROW_BOARD, zone.IN_CITY)
    else:
        night.draw(zone.DEATH_LIST, zone.IN_CITY)
    night[number.TOKEN + who] = place
    night.say(event.TOKEN_LAID, who, night.place_word(place))


def brings_out_boss(night: Night, who: i64) -> bool:
    """KIL-05: a Lieutenant, or the last Street Demon, while Top Dollar has not left the Pit."""
    if night[number.BOSS_OUT] or who >= people.STARTERS:
        return False
    return who >= people.DEMONS or night.living_demons() == 0


def see_next(night: Night) -> None:
    """KIL-06: the Crow player looks at the new top of the Death List."""
    left = night.size(zone.DEATH_LIST)
    if left > 0 and not night.knows(night.crow_seat, zone.DEATH_LIST, left - 1):
        look_at_top(night, cause.BY_KILL)
