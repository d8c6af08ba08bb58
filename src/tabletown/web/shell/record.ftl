# My record and the deal of the day, in English.

## The deal of the day

ui-daily = Deal of the day
ui-daily-about = Each game has one deal a day. It is the same for everybody on this server, and the bots play the same for everybody.
ui-daily-counts = Your first try counts if you end it today, let no bot help, and take back nothing that showed you something new.
ui-daily-until = New deals come at { $time }.
ui-daily-play = Play
ui-daily-play-at = Play today’s deal of { $game }
ui-daily-again = Again
ui-daily-again-at = Play today’s deal of { $game } again; only the first try counts
ui-daily-go-on = Go on
ui-daily-go-on-at = Go on with today’s deal of { $game }
ui-daily-nobody = Nobody has a result yet.
ui-daily-players = { $count ->
    [one] 1 player has a result.
   *[other] { $count } players have a result.
}
ui-daily-begun = Begun. It counts if you end it today.
ui-daily-begun-uncounted = Begun. It does not count any more.
ui-daily-uncounted = does not count
ui-daily-missed = You did not play on this day.
ui-daily-place = Place { $place } of { $count }
ui-daily-won = Won
ui-daily-lost = Lost
ui-daily-rivals = { $count ->
    [one] Against 1 bot: { $level }
   *[other] Against { $count } bots: { $level }
}
ui-daily-role = Today you are { $role }
ui-daily-looks = Whoever has played the deal can look at the games of the others. Tomorrow everybody can.
ui-daily-open = The day is over: everybody can look at these games.
ui-undo-daily = Undo, not counted
ui-day-table = Table of the day
ui-day-table-of = { $game }: the table of the day
ui-standings = First tries
ui-place = Place
ui-player = Player
ui-reached = Result
ui-replay-of = Replay of { $name }
ui-other-days = Other days
ui-today = Today
ui-fair-daily = This is the deal of a day, the same for everybody who plays it. The server drew its secret on that day and published this commitment to it. After the game the secret is published, and you can check it here.

## My record

ui-record = My record
ui-record-all = All of it
ui-record-together = All games together
ui-record-none = No finished games yet. Play one to the end, and it stands here.
ui-record-played = { $count ->
    [one] game
   *[other] games
}
ui-record-won = won
ui-record-share = of games with others
ui-record-streak = won in a row
ui-record-longest = most in a row
ui-record-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
ui-record-row = { $count } won in a row
ui-record-longest-row = Most in a row: { $count }
ui-record-best = Best: { $points }
ui-record-kind = Kind of game
ui-record-count = Games
ui-record-by-side = Your side
ui-record-by-level = Against whom
ui-record-by-seats = Players
ui-record-by-variant = Variants
ui-record-usual = The usual game
ui-record-people = People
ui-record-mixed = Bots of several levels
ui-record-last = Last games
ui-uncounted-undo = not counted: something seen was taken back
ui-uncounted-bot = not counted: a bot played
ui-uncounted-again = not counted: not the first try
ui-uncounted-self = not counted: against yourself
ui-record-kept = Where this is kept
ui-record-kept-about = On this server only, under a key that this browser holds. There is no account, and nobody else sees your record. Whoever has the key has the record.
ui-record-move = Use it on another device
ui-record-move-about = Open this link there, and both devices have the same record. Give it to nobody else.
ui-record-link = Link to your record
ui-record-qr = The link to your record as a QR code
ui-record-bring = A record from another device
ui-record-bring-about = { $count ->
    [one] It has 1 game that counts.
   *[other] It has { $count } games that count.
} From now on, what you play here goes there too.
ui-record-bring-lost = The record that this browser has now is left behind. Copy its link below if you want to come back to it.
ui-record-bring-yes = Use it here
ui-record-delete = Delete my record
ui-record-delete-about = All results, bests and places in tables of the day are deleted on the server, and this browser forgets its key. That cannot be taken back. Tables and replays stay.
ui-record-delete-yes = Delete it
ui-record-keep = Leave it as it is
