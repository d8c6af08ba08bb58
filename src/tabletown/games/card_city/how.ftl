# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    You are the mayor of a city, for ten turns. Then the best city wins.
    The goal of the game says what scores. Usually it is large Residential Districts.
    Every $5 is 1 point more, and every empty space 1 point less.
how-goal-picture = A city near the end: homes are orange, shops are blue.

how-cut-title = Cut and choose
how-cut =
    Each turn somebody draws cards and divides them into two lots, some face down.
    The next player chooses a lot. What is left is divided again, until everybody has cards.
how-cut-picture = Lot B has four cards, but two lie face down.

how-build-title = Build
how-build =
    Each card goes beside a Building of yours.
    Never put Residence beside Residence, Commerce beside Commerce, or Industry beside Residence.
    Leisure costs $5. With each Industry your city may have five Buildings more.
how-build-picture = Mia has picked Leisure. Where it fits lights up.

how-grow-title = It grows by itself
how-grow =
    A Residential District grows when it touches more culture than it has cards. Culture is City Hall and Leisure.
    A Commercial District needs more Residential Districts than it has cards.
    Commerce earns your money.
how-grow-picture = A home between City Hall and Leisure: two are more than one, so it grows.

how-idea-title = Plan for big districts
how-idea =
    A Residential District of one card scores 1, of two 3, of three 6, of four 10.
    You cannot build a large one. You can only make it grow.
    So leave room beside culture. When you divide, let both lots hurt.
how-idea-picture = These three score 6. Alone they would score 3.
