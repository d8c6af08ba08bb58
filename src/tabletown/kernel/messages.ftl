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

## The table in plain lines

plain-none = none
plain-unknown = { $count ->
    [one] one that you do not know
   *[other] { $count } that you do not know
}
plain-thing = { $name }: { $value }
plain-seat = { $seat }
plain-player = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { $score } { $score ->
    [one] point
   *[other] points
}
plain-acts = { $you ->
    [yes] You have to choose: { $step }
   *[no] { $seat } has to choose: { $step }
}
plain-sealed = You have chosen already: { $choice }

## Hints

hint-chance = { $margin ->
    [0] You win about { $chance } of 100 games.
   *[other] You win about { $chance } of 100 games, give or take { $margin }.
}
hint-height = { $margin ->
    [0] On average you come { $chance } % of the way up the ranks.
   *[other] On average you come { $chance } % of the way up the ranks, give or take { $margin } %.
}
hint-only = There is nothing else to choose here.
hint-best = { $ahead ->
    [0] A little better than the next.
    [one] Wins one game in 100 more than the next.
   *[other] Wins { $ahead } games in 100 more than the next.
}
hint-best-alone = Better than the next.
hint-level = I see no clear difference to the next.
hint-alike = It hardly matters: after every choice your chance is about the same.
hint-alike-alone = It hardly matters: every choice leads about as far.
hint-equal = About as good.
hint-behind = { $behind ->
    [0] A little worse.
    [one] Wins one game in 100 less.
   *[other] Wins { $behind } games in 100 less.
}
hint-behind-alone = Worse.
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

## Puzzles

puzzle-best = Find the best choice.

## Warnings

warning-loses = With this you lose the game.
warning-rival = With this { $seat } can probably win.
warning-wastes = You win with another choice: { $choice }. With this one you may not.
warning-missed = More likely with another choice: { $event }
