# The levels of bots: what people call them, and how they play.

level-beginner = Beginner
level-beginner-about = Knows the rules, and plays anything that is allowed.
level-casual = Casual
level-casual-about = Likes what looks good, but overlooks much of it.
level-careful = Careful
level-careful-about = Takes what looks best right now.
level-thoughtful = Thoughtful
level-thoughtful-about = Thinks a few moves ahead.
level-expert = Expert
level-expert-about = Thinks much longer, and about what you may hold.
