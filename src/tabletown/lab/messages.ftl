# What a report of the lab says.

lab-title = { $games } games for { $seats } players
lab-reproduce = The same games again: { $command }

lab-as-table = As a table

lab-base = What is different from the base game
lab-base-about = A real difference is one that chance would hardly give: of all that are called real here, at most one in twenty is expected to be chance.
lab-sides = Who wins
lab-sides-about = Bots of the same strength play for all sides. The bar is where the true share lies 95 times of 100.
lab-measures = The course of a game
lab-measures-about = Who is ahead is judged by the game's own evaluation, with all cards open.
lab-lengths = How long games are
lab-lengths-about = Decisions in a game, of all players together.
lab-luck = Skill against luck
lab-luck-about = A strong bot against a weak one, in changing seats; and what the luckiest side wins among equals.
lab-features = { $group }
lab-features-about = What those won who had it. The bar is where the true share lies 95 times of 100.
lab-things = Used: { $kind }
lab-things-about = How often it was used of all times it could be, and what its user won. Dead: offered often and hardly ever used. Dominant: nearly always used when it can be.

lab-side = seat { $seats }
lab-skill = { $bot }
lab-luckiest = the luckiest side (seat { $seats })

lab-measure-decisions = decisions
lab-measure-turns = turns
lab-measure-branching = options to choose from
lab-measure-lead-changes = changes of the lead
lab-measure-decided = decided after % of the game
lab-measure-margin = points between winner and best loser

lab-column-side = side
lab-column-who = who
lab-column-thing = what
lab-column-measure = measure
lab-column-wins = wins %
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
