# The review of a finished game, in English.

ui-review = Review
ui-review-how = Look back
ui-review-open = Look at the review
ui-review-working = Bots look back on this game: { $percent } % done. It takes up to half a minute.
ui-review-again = Try again
ui-review-known = Chance to win, from what each knew
ui-review-cards = Chance to win, with all cards open
ui-review-height = How far up the ranks, from what was known
ui-review-numbers = The curves in numbers
ui-review-move = Move
ui-review-cell = { $known } % ({ $open } %)
ui-review-cells = From what each knew; in brackets, with all cards open.
ui-review-turns = Turning points
ui-review-no-turns = The chances never changed much at once.
ui-review-turn = Move { $move }, { $name }: { $choice }
ui-review-change = { $name }: { $points } of 100, mostly by { $cause ->
    [chance] luck
    [hidden] what was hidden
   *[choice] the choice
}.
ui-review-better = Better choices
ui-review-whose = Choices of
ui-review-none = { $count ->
    [one] 1 choice. No clearly better one was seen.
   *[other] { $count } choices. No clearly better one was seen.
}
ui-review-some = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}. Here another one was clearly better, from what could be known:
ui-review-made = { $you ->
    [yes] Move { $move }. You chose: { $choice }
   *[no] Move { $move }. Chosen: { $choice }
}
ui-review-gain = Better, by { $points } of 100: { $choice }
ui-review-look = Look at this moment
ui-review-go-on = Play on from here
ui-review-account = Luck and choice
ui-review-adds-up = In points of 100. The parts add up to the result; each may be off by { $margin }.
ui-review-rough = This game was looked at too roughly to tell luck from choice: the rules of this server are not compiled.
ui-review-start = Chance before the deal
ui-review-dealt = Luck: the deal
ui-review-drawn = Luck: dice and cards
ui-review-hidden = Luck: what was hidden
ui-review-own = Own choices
ui-review-others = Choices of others
ui-review-result = Result
