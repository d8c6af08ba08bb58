# Sentences that all games share.

seat = Player { $number }

prompt-over = The game is over.
prompt-wait = Waiting for { $seat }.
prompt-wait-several = Waiting for the other players.

refuse-over = The game is over.
refuse-not-your-turn = It is not your turn: { $seat } has to choose.
refuse-already-chosen = You have chosen already; now the others choose.
refuse-unknown-action = There is no such action in this game.
refuse-no-use = There is nothing to do with that here.
refuse-undo-other = Only your own last move can be taken back, and only until somebody else moves.
refuse-undo-barrier = That cannot be taken back: something hidden has come to light, or chance has spoken.
