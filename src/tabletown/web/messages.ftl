# Words of the page around the tables, in English.

ui-tabletown = Tabletown

## Everywhere

ui-skip-to-content = Skip to the content
ui-skip-to-table = Skip to the table
ui-navigation = Tools
ui-close = Close
ui-fold = Fold away
ui-settings = Settings
ui-credits = Credits
ui-rules = Rules
ui-loading = One moment …
ui-copy = Copy
ui-copied = Copied
ui-not-copied = Select and copy it by hand
ui-share = Share
ui-start = Start
ui-bot = bot
ui-you = you
ui-your-turn = Your turn
ui-your-name = Your name
ui-usual-name = Guest
ui-name-example = What shall the others call you?
ui-times = × { $times }
ui-to-lobby = To the lobby
ui-watch = Watch
ui-replay = Replay
ui-watch-replay = Watch the replay
ui-log = Log
ui-chat = Chat
ui-hint = Hint

## What went wrong

ui-lost-title = Wrong street
ui-no-page = There is nothing at this address.
ui-unreachable = The server does not answer. Is your connection working?
ui-broken-answer = The server gave an answer that makes no sense. Try again in a moment.
ui-no-watching = The people at this table play without spectators.

## The lobby

ui-lobby-title = Lobby
ui-what-this-is = City games at one table: with friends, or with bots that never peek at your cards.
ui-learn = New here? Learn { $game } in two minutes.
ui-first-visit = No account needed: pick a game, play against bots, or send friends a link.
ui-your-turn-at = Your turn: { $game } with { $names }
ui-your-turn-alone = Go on: { $game }
ui-games = Games
ui-players = { $seats } players
ui-one-player = For one player
ui-rules-count = { $clauses } rules
ui-start-here = Start here
ui-play-bots = Play against bots
ui-learn-it = Learn
ui-play-alone = Play alone
ui-invite-friends = Invite friends
ui-my-tables = My tables
ui-my-tables-none = Tables that you sit at wait for you here, on this device. Nothing yet: start a game above.
ui-open-tables = Open tables
ui-open-tables-none = Nobody is looking for players right now. Invite friends and tick “List it in the lobby”: others find you here.
ui-state-waiting = Waiting for players
ui-state-playing = In play
ui-won = { $names } won
ui-you-won = You won
ui-you-won-with = You won with { $names }
ui-with = With { $names }
ui-alone = Nobody else yet
ui-forget-table = Remove { $game } from my tables
ui-seats-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
ui-join = Join

## Against bots

ui-play-bots-title = { $game } against bots
ui-play-alone-title = { $game } for one
ui-one-seat = Alone
ui-how-many = Players at the table
ui-which-side = Which side is yours?
ui-how-well = How well do the bots play?

## A new table

ui-new-table = A new table for { $game }
ui-new-table-title = New table, { $game }
ui-people = People
ui-seats = Seats
ui-fewer-seats = One seat fewer
ui-more-seats = One more seat
ui-seat-role = Seat { $number }, { $role }
ui-seat-number = Seat { $number }
ui-seat-me = Me
ui-seat-open = A friend
ui-seat-bot = Bot
ui-level-of = Level of the bot on { $seat }
ui-variants = Variants
ui-no-variants = This game has no variants.
ui-manners = Table manners
ui-undo-policy = Taking back
ui-policy-undo-free = Free
ui-policy-undo-free-about = Until something hidden comes to light; after that the others are asked.
ui-policy-undo-ask = Ask
ui-policy-undo-ask-about = Only if everybody at the table agrees.
ui-policy-undo-never = Never
ui-policy-undo-never-about = A card laid is a card played.
ui-pace = Pace of the bots
ui-policy-pace-calm = Calm
ui-policy-pace-calm-about = Time to see every move.
ui-policy-pace-brisk = Brisk
ui-policy-pace-brisk-about = You can follow, without waiting.
ui-policy-pace-quick = Quick
ui-policy-pace-quick-about = Almost at once.
ui-allow-hints = Hints
ui-allow-hints-about = Everybody may ask the search bot what it would do, and be warned before a blunder.
ui-listed = List it in the lobby
ui-listed-about = Anybody on this server can join; otherwise only people with the link.
ui-allow-watch = Spectators
ui-allow-watch-about = People with the link may look on; they see no hidden cards.
ui-create-invite = Set the table and invite
ui-create-start = Start the game

## The lab

ui-lab = Lab
ui-lab-of = The lab: { $game }
ui-lab-about = Change an option, a number or a card. Bots play your game and the usual one, and a report tells what is different.
ui-lab-variant = Your variant
ui-lab-pack = Content pack
ui-lab-pack-about = Numbers, cards and powers that you change, as TOML. Empty: everything as it is printed.
ui-lab-pack-example = Begin with the numbers of this game
ui-lab-pack-file = Open a file
ui-lab-pack-too-large = A content pack has at most { $most } KB.
ui-lab-games = The games
ui-lab-how-many = How many
ui-lab-how-many-about = The base game is played as often, to compare. More games see smaller differences.
ui-lab-bot = Who plays
ui-lab-rival = Against
ui-lab-rival-same = the same
ui-lab-seed = Seed
ui-lab-seed-about = The same number plays the same games again.
ui-lab-begin = Let them play
ui-lab-limits = At most { $seconds } seconds, one study at a time. Everybody on this server can read the reports.
ui-lab-busy = The lab works on another study: { $share } % of it is played. You are next if you are quick.
ui-lab-running = The bots are playing
ui-lab-done = The report
ui-lab-ended = No report
ui-lab-progress = { $played } of { $all } games
ui-lab-cancel = Cancel
ui-lab-open = On a page of its own
ui-lab-html = HTML
ui-lab-json = JSON
ui-lab-parquet = Parquet
ui-lab-toml = The pack
ui-lab-latest = Latest reports
ui-lab-row = { $games } games, { $seats } seats
ui-lab-row-seed = seed { $seed }
ui-lab-with-pack = content pack
ui-lab-read = Read
ui-lab-closed = The lab of this server is closed, because it keeps processors busy. Whoever runs the server opens it like this:
ui-lab-closed-alone = On a computer of your own, this writes the same report:

## Joining

ui-join-title = Join { $game }
ui-invited = { $host } invites you to { $game }
ui-at-the-table = At the table
ui-free-seat = Free seat
ui-sit-down = Sit down
ui-join-over = This game is over.
ui-join-started = This game has already started.
ui-join-full = All seats at this table are taken.
ui-join-no-invite = This table is for invited people. Ask for the whole link: it ends with a long code.

## Waiting for players

ui-waiting-for = { $free ->
    [0] Everybody is here
    [one] Waiting for one more player
   *[other] Waiting for { $free } more players
}
ui-host = host
ui-away = away
ui-start-now = { $free ->
    [0] Start
    [one] Start now, a bot takes the free seat
   *[other] Start now, bots take the free seats
}
ui-host-starts = { $host } can start the game, or it starts when all seats are taken.
ui-invite = Invite
ui-invite-about = Whoever opens this link takes a free seat. No account needed.
ui-invite-only-here = This link works on this machine only. Others reach your server if you start it with
ui-invite-link = Link to join this table
ui-invite-qr = The invitation as a QR code
ui-invite-scan = Or let them scan this with a phone.

## At the table

ui-table-menu = Menu of the table
ui-watching = Watching
ui-side-panel = Log, chat and rules
ui-tools = Tools
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-spoils = Undo, no best
ui-thinking = Thinking …
ui-skip = Skip
ui-leave = To the lobby; your seat is kept
ui-let-bot = Let a bot play for me
ui-let-bot-about = It sees only what you see. You can take your seat back at any time.
ui-share-table = Share
ui-share-link = Link to this table
ui-share-about = Whoever opens this link looks on and sees no hidden cards.
ui-share-private = This table has no spectators: the link works for its players only.
ui-do-it = Do it
ui-do-this = Do it: { $choice }
ui-no-hints = This table plays without hints.
ui-hint-later = You can ask for a hint when it is your turn.
ui-place-for-me = Place for me
ui-coach = Coach
ui-coach-earlier = Earlier
ui-coach-next = Next
ui-coach-close = Got it
ui-coach-leave = Play on without the coach
ui-coach-points = It points at: { $what }.
ui-coach-left = The game goes on without the coach. You find it again in the menu.
ui-warning = Are you sure?
ui-warning-again = Choose again
ui-warning-play = Play it anyway
ui-table-in-words = The table in words
ui-hidden-pieces = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}
ui-choices = What you can do
ui-find-choice = Find a choice

## Banners

ui-connecting = Connecting to the table …
ui-line-lost = The connection is lost; nothing else is.
ui-line-again = { $seconds ->
    [0] Trying again …
    [one] Trying again in 1 second.
   *[other] Trying again in { $seconds } seconds.
}
ui-line-back = Connected again.
ui-line-closed = The server has closed this table for you.
ui-nothing-fits = Nothing of yours fits here.
ui-pass-from-now = From now on, pass for me
ui-keep-asking = Keep asking me
ui-passing = Nothing of yours fits here. You pass in a moment.
ui-proposal = { $moves ->
    [one] { $name } asks to take back the last move.
   *[other] { $name } asks to take back the last { $moves } moves.
}
ui-proposal-waiting = Asking to take back. Waiting for { $names }.
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Never mind
ui-bot-for-me = A bot plays for you ({ $level }).
ui-take-back = Take my seat back
ui-idle = { $name } has not chosen for a while.
ui-idle-agree = Let a bot play
ui-idle-waiting = You want a bot to play for { $name }. The others here have to agree.
ui-are-gone = { $count ->
    [one] { $names } is gone.
   *[other] { $names } are gone.
}
ui-give-to-bots = { $count ->
    [one] Let a bot play
   *[other] Let bots play
}
ui-wait = Wait
ui-game-over = The game is over
ui-result = Result

## Log and chat

ui-log-empty = Nothing has happened yet.
ui-log-goes-on = This table goes on from another one, after move { $move }.
ui-log-before = See what happened before
ui-goal = How to win
ui-see-moment = See this moment
ui-see-moment-number = See the table after move { $move }
ui-rule = Rule { $clause }
ui-chat-empty = Say hello.
ui-chat-nobody = You are the only person at this table. Bots do not talk.
ui-chat-seats-only = Only the people at the table can write.
ui-say-something = Say something
ui-send = Send
ui-mute = Whom you hear
ui-mute-name = Mute { $name }
ui-mute-all = Mute all
ui-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}

## Rules

ui-rules-of = { $game }: the rules
ui-search-rules = Search the rules
ui-contents = Contents
ui-how-short = How to play, in two minutes
ui-clauses-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
ui-no-clauses = No rule mentions “{ $query }”.
ui-why-so = Why so?
ui-tag-seed = Rulebook
ui-tag-public = Found elsewhere
ui-tag-designed = Ours
ui-tag-ruling = Our ruling

## How to play

ui-how = How to play
ui-guided = Play a guided game
ui-guided-now = Now play it, with a coach
ui-guided-first = Your first time? A coach plays along, and says what matters.
ui-ways-to-learn = Ways to learn it
ui-how-title = How to play { $game }
ui-how-clauses = The rules in full:
ui-how-rules = All the rules
ui-how-not-yet = This game is not explained in two minutes yet. Its rules are.
ui-how-no-picture = There was a picture here, of a game by older rules.

## The end

ui-you-win = You win!
ui-draw = A draw
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-rematch = Rematch
ui-to-rematch = Go to the rematch
ui-verify = Verify the shuffles
ui-copy-replay = Copy the replay’s link

## The end of a game for one

ui-points-rank = { $points ->
    [one] { $points } point: { $rank }
   *[other] { $points } points: { $rank }
}
ui-next-rank = { $points ->
    [one] 1 more point makes { $rank }.
   *[other] { $points } more points make { $rank }.
}
ui-highest-rank = There is no higher rank.
ui-ranks = Ranks
ui-rank-from = { $points ->
    [one] from 1 point
   *[other] from { $points } points
}
ui-rank-below = { $points ->
    [one] with less than 1 point
   *[other] with less than { $points } points
}
ui-new-best = Your best!
ui-best-so-far = Your best so far: { $best }; this one: { $now }.
ui-no-best-yet = Your first result in this game.
ui-first-try = First try: it counts for your best.
ui-played-before = Played before: this was your try number { $number } at this deal, and only the first counts for your best.
ui-spoilt-undo = It does not count for your best: a move was taken back after something had come to light.
ui-spoilt-bot = It does not count for your best: a bot played for you.
ui-same-deal = The same deal again
ui-another-deal = Another deal
ui-deal-for-friend = The same deal for a friend
ui-deal-for-friend-about = Who opens this link plays the same deal at a table of their own. The link tells nothing about the cards.
ui-deal-link = Link to this deal
ui-deal-title = { $game }: a deal for you
ui-deal-about = Somebody has played this deal of a game for one. Now you: the cards come in the same order, and nobody sees yours before you do.
ui-play-deal = Play this deal

## Replay

ui-moment = Moment
ui-move-of = Move { $move } of { $moves }
ui-first = To the beginning
ui-back = One move back
ui-play = Play
ui-pause = Pause
ui-forward = One move on
ui-last = To the end
ui-point-of-view = Point of view
ui-own-view = My view
ui-view-of = View of { $name }
ui-share-moment = Copy link
ui-back-to-live = Back to the table
ui-close-replay = Close
ui-continue = Continue from here
ui-continue-short = Play on from here
ui-continue-about = A new table begins as this one stood after move { $move }. You keep your seat; bots take all others.

## Fairness

ui-fairness = Fairness
ui-fair-before = Before it knew anybody’s number, the server fixed a secret and all that the deal depends on, and published this commitment to it. Your browser keeps it, and only then added a random number of its own. All shuffles follow from both, so the server alone cannot choose them, and no player alone. Somebody who adds a number after you could, but only with the help of the server. After the game the secret is published, and you can check everything here.
ui-fair-again = This deal was made for another table, where somebody has played it. The server had published this commitment to it before anybody knew the cards. After the game the secret is published here too, and you can check that it is the same deal.
ui-fair-after = The game is over, so the server has published its secret. Your browser has just worked out everything again:
ui-fair-guided = The deal of a guided game is chosen, and the same for everybody. So there is nothing to check.
ui-fair-continued = This table continues another one, so its shuffles cannot be checked.
ui-commitment = Commitment of the server
ui-my-number = The number that I added
ui-proof-none = The saved game has no proof.
ui-proof-secret = Secret, table, game, rules, options and seats are those that were promised
ui-secret = Secret:
ui-proof-bots = Only people added numbers, no bot did
ui-proof-before = The numbers that were there before mine are still the same
ui-proof-old = This game was dealt by the method of an older release, in which the server could still choose the table’s id when it knew all numbers. Its shuffles cannot be proven.
ui-proof-mine = My own number went into the shuffle
ui-proof-seed = The shuffles follow from the secret and the players’ numbers
ui-right = Right
ui-wrong = Wrong
ui-fair-yes = Everything is as it was promised.
ui-fair-last = Your number came last, so nobody could choose the shuffles.
ui-fair-later = After your number came that of { $names }. The server alone could not choose the shuffles; only together with somebody who came after you could it.
ui-fair-others = You added no number yourself. The server alone could not choose the shuffles if one of those who added a number is honest, and none who came later helped the server.
ui-fair-alone = Nobody added a number: the server fixed the shuffles alone, before the game began.
ui-promise-swapped = The server now shows another promise for this table than the one that your number was added to. So it could choose the shuffle, and this page does not play on. Whoever runs the server can tell you what happened.
ui-fair-no = This is not what was promised.
ui-verify-offline = That every move is right, too, can be checked offline with the saved game:
ui-download = Save the game
ui-fair-limits = This does not prove that nobody looked at the cards on the server, that its bots did not, or that it kept every table that was begun.

## Settings

ui-set-sound = Sound
ui-set-sound-about = Small sounds for cards and scores.
ui-set-still = Less motion
ui-set-still-about = Nothing flies; moves appear at once.
ui-set-still-system = Your system asks for this.
ui-set-contrast = High contrast
ui-set-contrast-about = Plain grounds, brighter lines.
ui-set-shortcuts = Letter keys
ui-set-shortcuts-about = Single letters work as keys at the table.
ui-set-passing = Pass when nothing fits
ui-set-passing-about = A question for which you hold nothing is answered for you, after about as long as you usually take.
ui-set-warnings = Warn me before a blunder
ui-set-warnings-bots = Against bots
ui-set-warnings-always = Always, where hints are allowed
ui-set-warnings-never = Never
ui-set-speed = Speed
ui-set-text = Text size
ui-set-language = Language

## Keys

ui-keys = Keys
ui-key-choose = Enter Space
ui-key-choose-about = Choose
ui-key-cancel = Esc
ui-key-cancel-about = Cancel
ui-key-arrows = ← → ↑ ↓
ui-key-arrows-about = Move inside the hand, the board, a list; in a replay from move to move
ui-key-ends = Home End
ui-key-ends-about = To the first or the last of them; in a replay to its beginning or end
ui-key-play = Space
ui-key-play-about = In a replay: play, and pause
ui-key-digits = 1 … 9
ui-key-digits-about = Cards of your hand
ui-key-tab = Tab
ui-key-tab-about = On to the next part of the table
ui-shortcuts-off = Letter keys are switched off in the settings.

## Credits

ui-designer = Designed by { $name }
ui-publisher = Published by { $name } { $year }
ui-designed-count = { $count } of { $total } parts (cards, boards, numbers) are our own design.
ui-designed-about = What is printed on some cards and boards is not public; these texts and numbers are ours, and carry a mark. Whoever owns the printed game can put the printed values into a content pack, and the mark goes.
ui-credits-own = Pictures and sounds are our own, drawn by numbers.
ui-built-with = Built with
ui-licence-of = Licence of { $name }
ui-version = Tabletown { $version }
