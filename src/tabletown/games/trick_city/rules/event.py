"""What can happen, with the clause that it comes from."""

from __future__ import annotations

from typing import Final

from tabletown.games.trick_city.rules.words import SIDE_WORDS, SUITS, declare
from tabletown.kernel.events import NUMBER, PIECE, SEAT

DREW_LEADER: Final = declare.event("drew-leader", "SET-16", seat=SEAT)
CHOSE: Final = declare.event("chose", "SET-01", seat=SEAT, card=PIECE)
DEALT_POWER: Final = declare.event("dealt-power", "OPT-01", seat=SEAT, card=PIECE)
BEGAN: Final = declare.event("began", "RND-01", location=PIECE, round=NUMBER, most=NUMBER)
LEADS: Final = declare.event("leads", "LED-01", seat=SEAT, trick=NUMBER)
ORDERED: Final = declare.event("ordered", "THR-04", seat=SEAT)
PLAYED: Final = declare.event("played", "RND-02", seat=SEAT, card=PIECE, spot=NUMBER)
PLAYED_WITH: Final = declare.event("played-with", "PWR-03", seat=SEAT, card=PIECE, power=PIECE)
TURNED: Final = declare.event("turned", "SHD-10", seat=SEAT, card=PIECE)
FREED: Final = declare.event("freed", "SKK-03", seat=SEAT, card=PIECE)
SUIT_NAMED: Final = declare.event("suit-named", "VAL-01", card=PIECE, suit=SUITS)
VALUE_CHANGED: Final = declare.event("value-changed", "VAL-01", card=PIECE, by=NUMBER, value=NUMBER)
COPIED: Final = declare.event("copied", "VAL-04", card=PIECE, value=NUMBER)
FLIPPED: Final = declare.event("flipped", "VAL-06", card=PIECE)
COUNTERED: Final = declare.event("countered", "CTR-01", card=PIECE, left=PIECE)
LEAD_SUIT: Final = declare.event("lead-suit", "LSU-04", suit=SUITS)
NO_LEAD_SUIT: Final = declare.event("no-lead-suit", "LSU-03")
WON_TRICK: Final = declare.event("won-trick", "RES-04", seat=SEAT, card=PIECE, vp=NUMBER)
TIED_TRICK: Final = declare.event("tied-trick", "RES-05")
EMPTY_TRICK: Final = declare.event("empty-trick", "RES-09")
LOCATION_BONUS: Final = declare.event("location-bonus", "LOC-01", location=PIECE, vp=NUMBER)
POWER_BONUS: Final = declare.event("power-bonus", "RES-11", power=PIECE, vp=NUMBER)
STASH_BONUS: Final = declare.event("stash-bonus", "LOC-11", vp=NUMBER)
MULTIPLIED: Final = declare.event("multiplied", "RES-11", factor=NUMBER)
STASHED: Final = declare.event("stashed", "LOC-11", vp=NUMBER, stash=NUMBER)
EARNED: Final = declare.event("earned", "RES-12", side=SIDE_WORDS, vp=NUMBER, total=NUMBER)
FULL_TRACK: Final = declare.event("full-track", "RE-01", side=SIDE_WORDS, location=PIECE)
MORE_VP: Final = declare.event("more-vp", "RE-04", side=SIDE_WORDS, location=PIECE)
LAST_TRICK: Final = declare.event("last-trick", "RE-05", side=SIDE_WORDS, location=PIECE)
HELD_LEAD: Final = declare.event("held-lead", "RE-06", side=SIDE_WORDS, location=PIECE)
WON: Final = declare.event("won", "END-01", seat=SEAT, trophies=NUMBER)
TEAM_LEADS: Final = declare.event("team-leads", "THR-08", trick=NUMBER)
CHOSE_SIDEKICK: Final = declare.event("chose-sidekick", "SKK-02", seat=SEAT, card=PIECE)
LOCATION_VALUE: Final = declare.event("location-value", "LOC-01", location=PIECE, card=PIECE, value=NUMBER)
PROTECTED: Final = declare.event("protected", "HRO-04", card=PIECE)
