# Sentences of the table server.

## Requests that are not granted

error-unknown-path = There is nothing at this address.
error-unknown-game = There is no game called “{ $name }” here.
error-unknown-puzzle = There is no such puzzle here.
error-broken-puzzle = The rules do not allow this puzzle any more.
error-no-answer = That cannot be chosen here.
error-unknown-table = There is no such table. The link may be incomplete, or the table belongs to another server.
error-unknown-level = There is no bot called “{ $name }”.
error-bad-request = That request is not in order: { $reason }
error-bad-setup = That does not work: { $reason }
error-bad-name = A name has letters or digits, at most { $most } characters, and no invisible ones.
error-name-taken = Somebody at this table is called { $name } already.
error-too-large = That is too long: at most { $most } bytes.
error-wrong-name = This server does not go by the name { $name }. Whoever runs it can add the name: tabletown serve --name NAME
error-wrong-origin = This page is from another site and may not play here.
error-slow-down = That was too much at once. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-too-many-connections = There are too many connections from your network.
error-too-many-tables = This server has as many tables as it can take. Try again later.
error-not-seated = You have no seat at this table.
error-wrong-token = This is not the key to a seat at this table.
error-not-invited = This table is for invited people: use the link that you were sent.
error-table-full = All seats at this table are taken.
error-already-started = The game has started already.
error-not-started = The game has not started yet.
error-not-over = That can be seen when the game is over.
error-over = The game is over.
error-no-review = There is a review when the game is over.
error-review-other-rules = There is no review: the rules have changed since this game was played.
error-no-watching = The people at this table play without spectators.
error-stale = The table has moved on in the meantime.
error-undo-never = At this table moves are not taken back.
error-undo-nothing = You have no move to take back.
error-undo-enough = So many moves were taken back at this table that the rest of them stand.
error-chat-full = So much was said at this table that nothing more can be kept.
error-no-proposal = Nobody asks to go back any more.
error-proposal-open = The table is just deciding about another wish to go back.
error-no-hints = This table plays without hints.
error-not-your-choice = You have nothing to choose now.
error-broken-table = What is stored of this table cannot be read. The log of the server says more.
error-person-here = { $seat } is here and plays.
error-person-just-left = { $seat } left a moment ago, and may come back. Wait a little.
error-not-your-seat = Only { $seat } can do that.
error-not-host = Only the host can do that.
error-one-maker = Whoever makes a table takes exactly one of its seats.
error-no-such-move = The game has only { $moves } moves.
error-not-alone = Several play at this table: somebody wins, and there is no best.
error-unknown-deal = There is no such deal. The link may be incomplete, or the deal belongs to another server.
error-old-deal = This deal was made by version { $version } of the rules. By those of this server it would be another one.
error-daily-deal = This is the deal of a day. It is played from the page of the daily deal.
error-daily-closed = This is a game with the deal of a day. Until the day is over, only those can look on who have played it themselves.
error-no-lesson = { $game } has no guided first game.
error-not-guided = This is no guided first game, or not yours.
error-lesson-lost = The rules have changed since this game began, so the coach stops here. The game goes on.
error-nothing-to-place = There is nothing to place now.
error-no-daily = { $game } has no daily deal.
error-no-such-day = Nobody played the deal of this day here.
error-no-player = There is no record without the key of a player.
error-no-proof = This table did not begin with a deal of its own, so there is no shuffle to check.
error-other-rules = This table was played by version { $version } of its rules, and cannot go on by those of this server.
error-changed-rules = The rules changed while this game was played, so it cannot be checked by playing it again.
error-store = { $reason }
error-bot-trouble = The bot did not find an answer. Try again.
error-shutting-down = The server is closing. Your game is stored; come back in a moment.
error-no-lab = The lab of this server is closed. Whoever runs it can open it: tabletown serve --lab
error-lab-preparing = The lab is still getting its libraries. That takes a minute or so; try again then.
error-lab-busy = The lab works on another study just now. Try again when it is done.
error-bad-study = That cannot be studied: { $reason }
error-unknown-study = This study is not here any more: the server was started anew, or newer studies took its place.
error-not-your-study = Only whoever asked for a study can cancel it.
error-study-over = This study has ended already.
error-internal = Something went wrong here. The log of the server says more.

trouble-store = The server cannot store moves at the moment. Play goes on as soon as that is mended.
trouble-rules = This table began by version { $old } of the rules. It goes on by version { $new }.
trouble-bot = The bot { $bot } has failed. A beginner plays on for { $name }.
trouble-store-over = The server can store moves again. Go on.
trouble-closing = The server is closing. Your game is stored.

## Studies that ended without a report

study-cancelled = The study was cancelled.
study-too-long = The study took more than { $seconds } seconds and was stopped. Let fewer games be played, or weaker bots.
study-failed = The study failed: { $reason }

## Bots

level-analyst = Analyst
level-analyst-about = Thinks just enough, so that many games are played soon.
level-guest-about = A bot that the host of this server brought along.

## Links that are sent to somebody

preview-site = Tabletown
preview-about = City games at one table: with friends, or with bots that never peek at your cards.
