# The levels of bots: what people call them, and how they play.

level-beginner = Beginner
level-beginner-about = Knows the rules, and plays anything that is allowed.
level-casual = Casual
level-casual-about = Knows what looks good, but slips more often than not.
level-steady = Steady
level-steady-about = Takes what looks best right now, but often slips.
level-careful = Careful
level-careful-about = Takes what looks best right now, and seldom slips.
level-expert = Expert
level-expert-about = Thinks ahead, in thousands of games with what you may hold.
