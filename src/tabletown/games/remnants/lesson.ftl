# What the coach says in the guided first game. Each line is a paragraph; no sentence is longer than 20 words.

lesson-goal =
    Hello! You lead a gang. Most renown wins.
    The stars are renown. Each round they go to whoever stands there.
lesson-turns =
    You have four turns in a round. In each you take one action. These are the actions.
    Begin with Move. It brings figures into the city.
lesson-move = Touch the figures in your pool, then a space that lights up. Your influence says how many may move.
lesson-cards = These are your people. You may play any of them in your turn. Touch one to read what it does.
lesson-turn = When you are done, end your turn here. Then it is the turn of the other gang.
lesson-recruit = Name somebody for your gang. The other gang may bid. If it does not, it costs nothing.
lesson-auction = The other gang wants somebody. Bid more if you want to have the card, or pass.
lesson-build = Choose what to build. You control it only while you stand on every space that it covers.
lesson-battle =
    A battle! Lay cards face down, then confirm. Their attack and the dice decide.
    Each figure in the space or beside it rolls a die.
lesson-police = Police stand in your way. Fight them, or pay a bribe to send them away.
lesson-end =
    The round has brought renown to those who hold the city. You know all that you need.
    Stand on stars, and on what you have built. Have fun!
