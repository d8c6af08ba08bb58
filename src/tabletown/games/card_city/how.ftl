# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    You are the mayor of a city of your own, for ten turns. Then the best city wins.
    Each game has a goal that says what scores. Usually it is large Residential Districts.
    Every $5 is 1 point more, and every empty space 1 point less.
how-goal-picture = A city near the end. Its homes have orange edges, its shops blue ones.

how-cut-title = Cut and choose
how-cut =
    In each turn somebody draws cards and divides them into two lots. Some lie face down.
    The next player chooses a lot. What is left is divided again, until everybody has cards.
how-cut-picture = All of Lot A can be seen. Lot B has four cards, and two lie face down.

how-build-title = Build
how-build =
    Each card goes beside a Building of your city.
    Never put Residence beside Residence, Commerce beside Commerce, or Industry beside Residence.
    Leisure costs $5. With each Industry your city may have five Buildings more.
how-build-picture = Mia has picked Leisure. The places that it fits light up.

how-grow-title = It grows by itself
how-grow =
    A Residential District grows when it touches more culture than it has cards. Culture is City Hall and Leisure.
    A Commercial District grows when it touches more Residential Districts than it has cards.
    Commerce earns your money.
how-grow-picture = This home touches City Hall and Leisure. Two are more than one, so it grows.

how-idea-title = Plan for big districts
how-idea =
    A Residential District of one card scores 1, of two 3, of three 6, of four 10.
    You cannot build a large one. You can only make it grow.
    So leave room beside culture. And when you divide, let both lots hurt.
how-idea-picture = Three homes in one district score 6 points. Three alone would score 3.
