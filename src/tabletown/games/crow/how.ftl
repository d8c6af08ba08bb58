# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    One player leads Eric Draven and his friends. The others are the gang.
    The Crow wins by killing four Street Demons, in the order of the Death List, and then Top Dollar.
    The gang wins with its secret Objective, or by killing Eric.
how-goal-picture = On top of the Death List lies Funboy. He has to be the first to die.

how-gang-title = The gang's turn
how-gang =
    Each gangster has two actions: to move, to attack, or to set fire.
    Fire is rolled with dice. Each flame puts a token on the building, until it burns.
    A burning building has lost its power. It gives the gang a Plot card, and helps its Objective.
how-gang-picture = Darla's Place and Maxi-Dogs are burning. Funboy did the second one.

how-crow-title = The Crow's turn
how-crow =
    Eric and his friends share four actions.
    Eric leaps from roof to roof, over three street spaces at most.
    He attacks gangsters who are next to his building.
how-crow-picture = Eric has come to the Shoe Shop. Funboy is next to it.

how-fight-title = A fight
how-fight =
    The attacker rolls dice. Two of the same symbol are a hit.
    The defender rolls, too. One die with that symbol stops the hit.
    One wound kills a Street Demon. Each hit also brings the power of its symbol.
how-fight-picture = Eric has rolled a pair of blades: a hit. Funboy needs a blade to stop it.

how-idea-title = Eric has to be well
how-idea =
    Eric rolls as many dice as he has hearts. When he is hurt, he misses.
    If he begins his turn on the Graveyard, all his wounds heal.
    Once Top Dollar has left the Pit, losing the last heart loses the game.
    Gang: while you hold Sarah in the Church, Eric cannot attack.
how-idea-picture = Eric has two hearts left. The Graveyard is far away, and Top Dollar is near.
