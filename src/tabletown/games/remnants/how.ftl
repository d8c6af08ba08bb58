# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    You lead a gang in an occupied city. The gang with the most renown wins.
    Each round brings renown for the middle spaces and the developments that you control.
    The game ends when the pool of renown cannot pay a round any more.
how-goal-picture = The stars are renown, for whoever controls these spaces.

how-turn-title = Your turn
how-turn =
    You have four turns in a round. In each you take one action, and play any cards.
    Your influence says how many figures move, and how many cards you draw.
how-turn-picture = Recruit, buy, produce and build, sell, draw new cards, or move.

how-recruit-title = Recruiting
how-recruit =
    Name a card. The others may bid for it.
    If nobody bids, it is free. Whoever else wins it has a turn less.
how-recruit-picture = Mia wants the Runner. Ben may bid, or pass.

how-battle-title = Battles
how-battle =
    Two gangs in one space have to fight. Both lay cards face down.
    Then both roll a die for each figure in the space or beside it.
    Dice and cards together decide. The loser gives up a figure and a card for good.
how-battle-picture = Ben has laid two cards. Mia does not see which.

how-idea-title = Stand on it
how-idea =
    What you build is not yours. You control it only with figures on every space that it covers.
    So build where you can stay. And take what others have built.
    After each round the police come. Fight them, or pay a bribe.
how-idea-picture = Mia stands on all of this Gun Row: its renown is hers.
