# What a report of the lab says.

lab-title = { $games } games for { $seats } players
lab-reproduce = The same games again: { $command }

lab-pack = The content pack { $file }
lab-as-table = As a table
lab-none = Nothing.

lab-base = What is different from the base game
lab-base-about = { $options ->
    [same] The base game is the same without the content pack.
   *[other] The base game is the one without options.
} A real difference is one that chance would hardly give: of all that are called real in this report, at most one in twenty is expected to be chance.
lab-base-owners = What it is worth to have something
lab-base-owners-about = What those won who had it, in percent, in the base game and in the variant; the section of each group says what it is a share of. Of the game itself (end, length): in how many of all games it came so. What was had in fewer than { $fewest } games is not compared. The clearest changes come first.
lab-sides = Who wins
lab-sides-about = Bots of the same strength play for all sides. The bar is where the true share lies 95 times of 100.
lab-seats = Seat by seat
lab-seats-about = All seats of a side win together; what differs is what each of them scores.
lab-verdicts = Dead and dominant choices
lab-verdicts-about = Dead: offered at least 50 times and used in less than 1 of 100, and ten times more seldom than is usual for its kind. Dominant: used in more than 85 of 100. Whatever is neither is not listed.
lab-ends = How games end
lab-ends-about = In how many of all games it came so. The bar is where the true share lies 95 times of 100.
lab-measures = The course of a game
lab-measures-about = Who is ahead is judged by the game's own evaluation, with all cards open.
lab-lengths = How long games are
lab-lengths-about = Decisions in a game, of all players together.
lab-luck = Skill against luck
lab-luck-about = A strong bot against a weak one, in changing seats; and what the luckiest side wins among equals. The broken line is where everybody would be if nothing mattered.
lab-factors = { $group }
lab-factors-told = { $about } The bar is where the true share lies 95 times of 100.
lab-factors-about = What those won who had it. The bar is where the true share lies 95 times of 100.
lab-usage = Used: { $kind }
lab-usage-about = How often it was used of all times it could be, and what its user won.

lab-side = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
lab-seat = seat { $seat } (side { $side })
lab-owner = { $group }: { $name }
lab-skill = { $bot }
lab-luckiest = the luckiest: { $side }

lab-end-one = one side wins
lab-end-several = several share the victory
lab-end-nobody = nobody wins

lab-measure-decisions = decisions
lab-measure-turns = turns
lab-measure-branching = options to choose from
lab-measure-lead-changes = changes of the lead
lab-measure-decided = decided after % of the game
lab-measure-skill = wins of the strong bot in duels %
lab-measure-wins = wins of { $side } %
lab-measure-margin = points between winner and best loser

lab-column-side = side
lab-column-seat = seat
lab-column-who = who
lab-column-end = end
lab-column-of-games = of games %
lab-column-score = mean score
lab-column-thing = what
lab-column-measure = measure
lab-column-wins = wins %
lab-column-won = won %
lab-column-owner-wins = owner wins %
lab-column-user-wins = user wins %
lab-column-low = from
lab-column-high = to
lab-column-median = median
lab-column-mean = mean
lab-column-least = least
lab-column-most = most
lab-column-from = from
lab-column-to = to
lab-column-games = games
lab-column-times = times
lab-column-used = used %
lab-column-offered = offered
lab-column-verdict = verdict
lab-column-base = base game
lab-column-variant = variant
lab-column-chance = chance

lab-real = real
lab-chance = may be chance
lab-alive = { "" }
lab-dead = dead
lab-dominant = dominant
