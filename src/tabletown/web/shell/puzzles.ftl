## Puzzles

ui-puzzles = Puzzles
ui-puzzles-of = Puzzles: { $game }
ui-puzzles-about = One table, one choice. Find the best one, from what your seat knows.
ui-puzzles-solved = { $solved } of { $puzzles } solved
ui-puzzles-none = There are no puzzles of this game yet.
ui-puzzles-left-out = The rules have changed since, and do not allow these puzzles any more: { $names }.
ui-puzzles-go-on = Next puzzle
ui-puzzles-again = Once more from the first
ui-puzzle-of = { $game }: puzzle { $number }
ui-puzzle-number = Puzzle { $number }
ui-puzzle-facts = { $seats } players, { $choices } choices
ui-puzzle-hard = Hard
ui-puzzle-solved = Solved
ui-puzzle-shown = Looked up
ui-puzzle-right = Right!
ui-puzzle-wrong = There is a better choice.
ui-puzzle-best = This is the best choice.
ui-puzzle-then = The table shows how the game may go on.
ui-puzzle-try-again = Try again
ui-puzzle-show = Show the answer
ui-puzzle-next = Next puzzle
ui-puzzle-all = All puzzles
ui-puzzle-answers = How good each choice is
ui-puzzle-bar = What to do
