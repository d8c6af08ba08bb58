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

## Hints

hint-only = There is nothing else to choose here.
hint-best = { $ahead ->
    [0] A little better than the next.
   *[other] Better than the next by { $ahead } of 100.
}
hint-level = My first choice, but I see no clear difference to the next.
hint-alike = It hardly matters: after every choice your chance is about the same.
hint-equal = About as good, as far as I can see.
hint-behind = { $behind ->
    [0] A little worse.
   *[other] Worse by { $behind } of 100.
}
hint-few = { $futures ->
    [one] I looked at this only once: that is no more than a guess.
   *[other] I looked at this only { $futures } times: that is no more than a guess.
}
hint-more = { $about ->
    [yes] More likely then ({ $times } of 100 times, else { $otherwise }), or much the same: { $event }
   *[no] More likely then ({ $times } of 100 times, else { $otherwise }): { $event }
}
hint-less = { $about ->
    [yes] Less likely then ({ $times } of 100 times, else { $otherwise }), or much the same: { $event }
   *[no] Less likely then ({ $times } of 100 times, else { $otherwise }): { $event }
}
hint-next = { $you ->
    [yes] Next you would probably choose: { $choice }.
   *[no] { $seat } would probably answer: { $choice }.
}
