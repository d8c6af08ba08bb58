# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    Two sides of heroes fight for the city, one location after the other.
    Tricks bring VP. A side wins the location when its track is full, or with more VP at the end.
    The side that first wins { game-to-win } wins the game.
how-goal-picture = The location has a rule of its own. Below it are the tracks of both sides.

how-turn-title = Your turn
how-turn =
    Four cards are a trick. The first may be any card.
    After that you follow its suit, if you can. If not, play what you like.
    A wild card may always be played.
how-turn-picture = Blue was played first. Tom may play blue, or a wild card. His other cards are dark.

how-score-title = The lowest card wins
how-score =
    The lowest card takes the trick, whatever its suit.
    Its side earns as many VP as the card says.
how-score-picture = The wild 4 counts 3 in this location. So far it is the lowest, for 3 VP.

how-counter-title = Counters
how-counter =
    Is your card equal to the one on its left? Then both are turned face down.
    They are out of the trick. So you can stop a low card.
how-counter-picture = Mia has put a 6 beside the 6 of Tom. Both are out.

how-idea-title = Make your wins count
how-idea =
    A 1 wins nearly every trick, but for one VP.
    The best winner is a high card that is still the lowest.
    Let go of tricks that are worth little. Wait until the small cards are gone.
    Once in each location your hero can bend the rules. Read that card first.
how-idea-picture = Green counts 1 less here. Tom's green 1 wins with 0, and earns nothing.
