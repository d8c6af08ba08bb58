# How to play, in two minutes. Each line is a paragraph; no sentence is longer than 20 words.

how-goal-title = The goal
how-goal =
    One player leads Eric Draven and his friends. The others are the gang.
    To win, the Crow kills four Street Demons in the order of the Death List, then Top Dollar.
    The gang wins with its secret Objective, or by killing Eric.
how-goal-picture = First on the Death List is Funboy.

how-gang-title = The gang's turn
how-gang =
    Each gangster has two actions: to move, to attack, or to set fire.
    Fire is rolled with dice. Each flame is a token on the building, until it burns.
    Then its power is gone. The gang draws a Plot card, and nears its Objective.
how-gang-picture = Darla's Place and Maxi-Dogs are burning.

how-crow-title = The Crow's turn
how-crow =
    Eric and his friends share four actions.
    Eric leaps from roof to roof, over up to three spaces.
    He attacks gangsters next to his building.
how-crow-picture = Eric has come near, and can attack Funboy.

how-fight-title = A fight
how-fight =
    The attacker rolls dice. Two of the same symbol are a hit.
    The defender rolls, too. One die with that symbol stops the hit.
    One wound kills a Street Demon. Each symbol has a power, too.
how-fight-picture = Eric has a pair of blades: a hit. Funboy needs a blade.

how-idea-title = Eric has to be well
how-idea =
    Eric rolls as many dice as he has hearts. Hurt, he misses.
    If he begins his turn on the Graveyard, all his wounds heal.
    Once Top Dollar is out of the Pit, Eric can die.
    Gang: while you hold Sarah in the Church, Eric cannot attack.
how-idea-picture = Two hearts are left, and Top Dollar is out.
