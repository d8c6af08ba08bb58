# What the coach says in the guided first game. Each line is a paragraph; no sentence is longer than 20 words.

lesson-goal =
    Hello! You lead Eric Draven and his friends. Everybody is in place already.
    Kill four Street Demons in the order of this list, then Top Dollar.
lesson-target = First on the list is Funboy. Here he is.
lesson-actions =
    Your side shares four actions in a turn. Touch Eric, then a building that lights up.
    He leaps from roof to roof, over up to three spaces. Stop beside Funboy.
lesson-attack = Somebody stands next to Eric: he can attack. The number says how likely that is to work.
lesson-dice = In a fight both roll dice. Two of the same symbol hit. One die of that symbol stops the hit.
lesson-killed = One gangster less! The next on the list is shown now.
lesson-plot = You hold a Plot card that can be played now. Touch it to read what it does.
lesson-turn = When all is done, end your turn here. Then the gang moves, attacks and sets fires.
lesson-hurt = Eric is hurt, and rolls fewer dice. On the Graveyard, all his wounds heal at the start of his turn.
lesson-fire = A building burns now. Its power is gone, and the gang comes nearer to its secret Objective.
lesson-end =
    You know all that you need. Follow the list, and look after Eric.
    Never leave Sarah in the Church: the gang wins with some Objectives there. Have fun!
