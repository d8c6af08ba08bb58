"""The kinds of steps, as the rulebook has them. The rules name them, and they are made of the rules."""

from __future__ import annotations

from typing import Final

from tabletown.games.trick_city.rules.play import Play
from tabletown.games.trick_city.rules.rounds import Fight, Match
from tabletown.games.trick_city.rules.setup import ChoosePower
from tabletown.games.trick_city.rules.tricks import HitLine, TeamOrder
from tabletown.games.trick_city.rules.words import declare
from tabletown.kernel.layout import A_SEAT

NOTHING: Final = (0, 0)

MATCH: Final = declare.step(Match("match", NOTHING))
CHOOSE_HERO: Final = declare.step(ChoosePower("hero", sidekick=False))
CHOOSE_SIDEKICK: Final = declare.step(ChoosePower("sidekick", sidekick=True))
FIGHT: Final = declare.step(Fight("fight", NOTHING, under="match"))
HIT_LINE: Final = declare.step(HitLine("hit-line", NOTHING, under="fight"))
TEAM_ORDER: Final = declare.step(TeamOrder("team-order", A_SEAT, under="hit-line"))
PLAY: Final = declare.step(Play("play", A_SEAT, under="hit-line"))
