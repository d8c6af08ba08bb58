# The levels of bots: what people call them, and how they play.

level-beginner = Beginner
level-beginner-about = Knows the rules, and plays anything that is allowed.
level-casual = Casual
level-casual-about = Takes what looks good, but overlooks most of what there is.
level-steady = Steady
level-steady-about = Takes what looks best right now, but overlooks nearly half of it.
level-careful = Careful
level-careful-about = Takes what looks best right now, and overlooks little.
level-expert = Expert
level-expert-about = Thinks ahead, in thousands of games with what you may hold.
