# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    Crimson Crush and Death Grip fight over five suburbs. Each suburb has a colour.
    You may help both of them. Who wins a suburb decides what your cards of that colour are worth.
    Most points after the last round win.
how-goal-picture = Five suburbs, one row for each. The numbers in the middle say who is ahead.

how-turn-title = Your turn
how-turn =
    You draw a card. Then you place one in the row of its colour.
    The left side helps Crimson Crush, the right side Death Grip.
    A side has room for three cards, and a row for five. Then its door closes.
how-turn-picture = Mia has picked her green 3. It may go to either side of the green row.

how-score-title = The round ends
how-score =
    Two closed doors end the round; with five players, three.
    Now each row counts. The side with the higher sum wins it.
    If it is Crimson Crush, look at the hands. Whoever holds most of that colour scores that much.
    If it is Death Grip, that player loses that much.
how-score-picture = 7 against 5: Crimson Crush wins red. Ada holds most of it, and scores 11.

how-idea-title = Keep what will win
how-idea =
    Cards in your hand score. Cards that you place do not.
    So keep the colours that Crimson Crush will win. Place the others while you can.
    Your power card doubles what you score for one row, once a round.
how-idea-picture = Below her cards, Mia sees what she holds of each colour, and what it would bring now.
