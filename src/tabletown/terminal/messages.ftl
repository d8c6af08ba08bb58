# What the terminal says by itself; games bring their own sentences.

## Both ways of playing

goal = How to win: { $goal }
your-turn = Your turn: { $prompt }
your-turn-named = Your turn, { $name }: { $prompt }
bot-broken = The bot { $bot } of { $name } has failed ({ $fault }); it chose at random.
bot-replaced = The bot { $bot } of { $name } has failed: { $fault }. A beginner plays on.
warning-broken = The bot that warns you has failed ({ $fault }).
hint-broken = There is no hint: the bot has failed ({ $fault }).
not-saved = This game is not saved: { $fault }
save-exists = There is a file { $file } already: choose another name.
save-fails = { $file } cannot be used: { $fault }
saved = Saved in { $file }; every choice from now on is saved there too.
resume = This game is saved. To go on with it: tabletown resume { $file }
kept-whole = The whole game is saved in { $file }.
left-unsaved = This game was not saved.
broken = The program has failed; what is above may help to mend it.
undone = Taken back.
coach = Coach: { $text }
coach-left = The game goes on without the coach.
no-coach = There is no coach at this table. For a guided first game: tabletown play GAME --guided
nothing-to-place = There is nothing to place now.
no-undo = There is nothing to take back.
only-watching = Only bots play here: you are watching.
why-allowed = You may do that now.
why-line = { $choice }: { $reason }
why-words = Which choice do you mean? Give some of its words.
last-turn = ─── your last turn ───
place-won = { $name }: { $points }, wins
place = { $name }: { $points }
goal-alone = What to aim at: { $goal }
no-results = What you reach alone is not kept: { $fault }
scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scored-rank = { $points ->
    [one] { $points } point: { $rank }
   *[other] { $points } points: { $rank }
}
rank = - { $name }, { $lowest ->
    [yes] below { $least }
   *[no] from { $least }
}
rank-reached = { rank }: reached
next-rank = { $points ->
    [one] 1 more point makes { $rank }.
   *[other] { $points } more points make { $rank }.
}
first-try = First try at this deal: it counts for your best.
played-before = Played before: this was try number { $number } at this deal, and only the first counts for your best.
best-so-far = Your best so far: { $best }; this one: { $points }.
tag = { $tag ->
    [seed] from the printed rules
    [public] from public sources
    [designed] designed here
   *[ruling] our ruling
}

## Plain lines

plain-welcome = { $title }. Type the number of a choice, or help.
plain-map = For a drawing of the table type map.
plain-no-map = There is no drawing of this game: table says everything.
plain-ask = Your choice?
plain-ask-over = The game is over. Type again for another game, or quit.
plain-ask-over-alone = The game is over. Type again for another deal, same for the same deal, or quit.
plain-number = { $number }. { $text }
plain-reason = - { $text }
plain-clause = { $text } ({ $clause })
plain-rule = { $clause }, { $section }, { $tag }: { $text }
plain-no-rule = No clause has these words: { $words }
plain-no-such = There is no choice { $number } here: the choices go from 1 to { $most }.
plain-not-now = There is nothing to choose now.
plain-unknown = I do not know “{ $typed }”. Type the number of a choice, or help.
plain-more = There is more: { $count } { $count ->
    [one] other answer
   *[other] other answers
}. Give more words.
plain-cover = Blank lines follow, so that the next player does not see what is above. Please do not scroll back.
plain-pass = Pass the keyboard to { $name }. { $name }, press Enter when you are ready.
plain-pass-again = { $name }, press Enter when you are ready; before that there is only undo or quit.
plain-quit-unsaved = This game is not saved. Type quit again to leave, or save and a file name.
plain-warned = Type { $number } again to play it anyway, or choose something else.
plain-save-where = Save in which file? For example: save { $file }
plain-end = The input has ended.
plain-help = A number: choose that.
    undo: take back your last choice, as long as nobody has seen or done anything after it.
    why WORDS: why a choice is not offered, for example: why { $example }
    rules WORDS: the clauses of the rules that have these words; rules alone: all of them.
    log: everything that has happened. table: the table again. map: the table as a drawing, if there is one.
    hint: what a bot would choose for you, and why.
    place: while the game is set up, a bot places for you.
    coach: in a guided game, all that the coach has said; coach off: play on without the coach.
    save FILE: save the game. quit: leave. help: this list.

## Full screen

mark-act = ▶ { $prompt }
mark-wait = … { $prompt }
refused = { $text } ({ $clause }; r opens the clause)
filter = Words of a choice; Enter takes the marked one, Esc shows all again
filter-nothing = No choice has these words. Esc shows all; then w says why.
look-filter = Type words to find
look-nothing = Nothing has these words.
rules-title = The rules of { $title }
log-title = What has happened. Enter opens the clause of a line.
log-side = Log
why-title = Why not? Type what you want to do. Enter opens the clause.
hint-wait = A bot is thinking about your choices ...
hint-told = Hints: what a bot would do that sees what you see, and why.
hint-mark = Hint { $place }. { $chance }
play-again = Play again with the same players
another-deal = Another deal
same-deal = The same deal again
leave = Leave the table

key-undo = undo
key-why = why
key-rules = rules
key-hint = hint
key-place = place for me
key-coach = coach
key-save = save
key-log = log
key-filter = filter
key-page = table
key-skip = skip
key-quit = quit
key-back = back
key-choose-again = choose again
key-play-anyway = play it anyway
key-again = again
key-same = same deal
key-look = look at the table
key-leave = quit without saving
key-save-first = save and quit
key-ready = ready

cover-pass = Pass the keyboard to { $name }.
cover-ready = Press Enter when you are ready.
cover-undo = Or press u: { $name } takes back the last choice.
save-where = In which file should the game be saved?
warning-sure = Are you sure?
leave-unsaved = This game is not saved. Leave the table?
end-title = { $title } is over

## Puzzles

puzzle-number = Puzzle { $number } of { $puzzles }
puzzle-ask = Your choice? Type a number; or show, next, quit.
puzzle-which = Type a number from 1 to { $most }; or show, next, quit.
puzzle-right = Right!
puzzle-wrong = There is a better choice.
puzzle-then = How the game may go on:
puzzle-solved = You have solved { $solved } of { $puzzles }.
