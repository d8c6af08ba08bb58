# The levels of bots: what people call them, and how they play.

level-beginner = Beginner
level-beginner-about = Knows the rules, and plays anything that is allowed.
level-casual = Casual
level-casual-about = Knows what looks good, but slips seven times in ten.
level-steady = Steady
level-steady-about = Takes what looks best right now, but slips four times in ten.
level-careful = Careful
level-careful-about = Takes what looks best right now, and slips one time in eight.
level-expert = Expert
level-expert-about = Thinks ahead, in thousands of games with what you may hold.
