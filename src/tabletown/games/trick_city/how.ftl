# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    Two sides of heroes fight for one location after the other.
    Tricks bring VP. A side wins the location when its track is full, or with more VP at the end.
    The side that first wins { game-to-win } wins the game.
how-goal-picture = The location has its own rule. Below are the tracks of both sides.

how-turn-title = Your turn
how-turn =
    Four cards are a trick. The first may be any card.
    The others follow its suit, if they can. If not, they play anything.
    A wild card may always be played.
how-turn-picture = Blue was first. Tom may play blue, or a wild card; the rest is dark.

how-score-title = The lowest card wins
how-score =
    The lowest card takes the trick, whatever its suit.
    Its side earns as many VP as the card says.
how-score-picture = The wild 4 counts 3 here. So far it is the lowest, for 3 VP.

how-counter-title = Counters
how-counter =
    Is your card equal to the one on its left? Then both are turned face down.
    They are out of the trick. That stops a low card.
how-counter-picture = Mia has put a 6 beside the 6 of Tom. Both are out.

how-idea-title = Make your wins count
how-idea =
    A 1 wins nearly every trick, but for one VP.
    The best winner is a high card that is still the lowest.
    Let cheap tricks go, and wait until small cards are gone.
    Once in each location your hero bends the rules. Read that card.
how-idea-picture = Green counts 1 less here. Tom's green 1 wins with 0, and earns nothing.
