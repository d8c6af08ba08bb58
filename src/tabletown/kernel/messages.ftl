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

## What is got ready behind open tables

preparing-rules = { $all ->
    [0] The fast rules are being built.
   *[other] The fast rules are being built: { $done } of { $all }.
}
preparing-rules-ready = The fast rules are ready: bots think with them from now on.
preparing-rules-failed = The fast rules could not be built. Everything works without them, but slower. { $reason }
preparing-lab = The lab is getting its libraries. That takes a minute or so.
preparing-lab-ready = The lab is ready.
preparing-lab-failed = The lab could not get its libraries. { $reason }

## Hints

hint-chance = { $margin ->
    [0] You win about { $chance } of 100 games.
   *[other] You win about { $chance } of 100 games, give or take { $margin }.
}
hint-only = There is nothing else to choose here.
hint-best = { $ahead ->
    [0] A little better than the next.
    [one] Wins one game in 100 more than the next.
   *[other] Wins { $ahead } games in 100 more than the next.
}
hint-level = I see no clear difference to the next.
hint-alike = It hardly matters: after every choice your chance is about the same.
hint-equal = About as good.
hint-behind = { $behind ->
    [0] A little worse.
    [one] Wins one game in 100 less.
   *[other] Wins { $behind } games in 100 less.
}
hint-few = { $futures ->
    [one] Only a guess: I looked at this once.
   *[other] Only a guess: I looked at this { $futures } times.
}
hint-more = { $about ->
    [yes] More likely then ({ $times } % instead of { $otherwise } %), something like: { $event }
   *[no] More likely then ({ $times } % instead of { $otherwise } %): { $event }
}
hint-less = { $about ->
    [yes] Less likely then ({ $times } % instead of { $otherwise } %), something like: { $event }
   *[no] Less likely then ({ $times } % instead of { $otherwise } %): { $event }
}
hint-next = { $you ->
    [yes] Next you would probably choose: { $choice }.
   *[no] { $seat } would probably answer: { $choice }.
}
