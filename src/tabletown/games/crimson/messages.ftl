# Crimson Crush in English.

## Words

citizen = { colour-name } { $value }
# Not said by itself: part of "citizen".
colour-name = { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[purple] Purple
}
suburb = { $colour ->
    [red] Old Town
    [yellow] Market Quarter
    [green] Garden Hills
    [blue] Harbour
   *[purple] Theatre Mile
}
supports = { $side ->
    [hero] for Crimson Crush
   *[villain] for Death Grip
}

## Options of the game

option-one_action = One action per turn: draw a card or place one; never more than { most-in-hand } in hand.
option-shuffled_suburbs = The suburbs lie, and score, in a random order.
option-two_players = A game for two (unofficial): two rounds.

wrong-needs-two-players = Crimson Crush is for 3 to 5 players; two need the option 'two_players' (CRIM-OPT-01)
wrong-two-players = the option 'two_players' is for two players, not { $seats } (CRIM-OPT-01)

## What a player is asked, and can do

prompt-turn = Place a citizen beside its suburb.
prompt-one-action = Draw a citizen, or place one beside its suburb.
prompt-stuck = Nothing fits: choose a citizen to put under the deck.
prompt-power = Crimson Crush wins this row. Play your power card to double what you score here?

draw = Draw a citizen
keep = Keep the power card
use = Play the power card
place = Place { $card } { supports }
discard = Put { $card } under the deck

## Why not

refuse-power-first = First decide whether to play your power card.
refuse-no-power-now = Power cards are played only when Crimson Crush wins a row.
refuse-not-held = You do not hold { $card }.
refuse-no-colour = You hold no citizen of { suburb }.
refuse-discard = You can place a citizen, so you may not discard one.
refuse-place-stuck = All your colours are closed: nothing can be placed this turn.
refuse-row-full = { $row } is closed: it has all the citizens it can hold.
refuse-side-full = { $side ->
    [hero] The side of Crimson Crush in { $row } is full.
   *[villain] The side of Death Grip in { $row } is full.
}
refuse-drawn-already = You have drawn your card for this turn already.
refuse-hand-full = You hold { $most } citizens: now you have to place one.
refuse-draw-stuck = You hold { $most } citizens, so you may not draw: put one under the deck.
refuse-misfit = A citizen is placed only beside the suburb of its own colour.
refuse-deck-empty = The deck is empty.

## What happened

row-name = { $row ->
    [red] Old Town
    [yellow] Market Quarter
    [green] Garden Hills
    [blue] Harbour
   *[purple] Theatre Mile
}
event-started = { $you ->
    [yes] Round { $round } begins. You start.
   *[no] Round { $round } begins. { $seat } starts.
}
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-drew-hidden = { $seat } draws a citizen.
event-placed = { $you ->
    [yes] You place { $card } { supports }.
   *[no] { $seat } places { $card } { supports }.
}
event-row-closed = { row-name } is closed.
event-showed-hand = { $you ->
    [yes] You cannot place anything and show your hand.
   *[no] { $seat } cannot place anything and shows the whole hand.
}
event-discarded = { $you ->
    [yes] You put { $card } under the deck.
   *[no] { $seat } puts { $card } under the deck.
}
event-passed = { $you ->
    [yes] You can neither draw nor place, and pass.
   *[no] { $seat } can neither draw nor place, and passes.
}
event-round-ended = The round is over. The rows are scored from top to bottom.
event-hero-wins = Crimson Crush wins { row-name }.
event-villain-wins = Death Grip wins { row-name }.
event-row-undecided = { row-name } is undecided: nobody scores.
event-used-power = { $you ->
    [yes] You play your power card.
   *[no] { $seat } plays the power card.
}
event-kept-power = { $you ->
    [yes] You keep your power card.
   *[no] { $seat } keeps the power card.
}
event-revealed = { $you ->
    [yes] You show { $value } in { row-name }.
   *[no] { $seat } shows { $value } in { row-name }.
}
event-scored = { $you ->
    [yes] You score { $points } in { row-name }.
   *[no] { $seat } scores { $points } in { row-name }.
}
event-doubled = { $you ->
    [yes] You score { $points } in { row-name }, doubled by the power card.
   *[no] { $seat } scores { $points } in { row-name }, doubled by the power card.
}
event-lost = { $you ->
    [yes] You lose { $points } in { row-name }.
   *[no] { $seat } loses { $points } in { row-name }.
}
event-round-total = { $you ->
    [yes] You have { $points } this round.
   *[no] { $seat } has { $points } this round.
}
event-won = { $you ->
    [yes] You win with { $points } points.
   *[no] { $seat } wins with { $points } points.
}

## The table in words

text-sides = Crimson Crush is the hero, Death Grip the villain
text-round = Round { $round } of { $rounds }
text-starter = { $you ->
    [yes] You started this round
   *[no] { $seat } started this round
}
text-closed = Closed rows: { $closed } of { $end }
text-deck = Deck: { $size } { $size ->
    [one] card
   *[other] cards
}
text-deck-known = In the deck, { $place } from the bottom: { $card }
text-one_action = One action per turn
text-shuffled_suburbs = Shuffled suburbs
text-two_players = The game for two
text-scoring = { row-name } is being scored: Crimson Crush has won it
text-stuck = { $you ->
    [yes] You cannot place anything
   *[no] { $seat } cannot place anything
}
text-row = { row-name } ({ colour-name }): hero { $hero_sum }{ $hero }, villain { $villain_sum }{ $villain }, { $ahead ->
    [hero] hero ahead
    [villain] villain ahead
   *[nobody] level
}{ $closed ->
    [yes] , closed
   *[no] {""}
}
text-player = { $acts ->
    [yes] >
   *[no] {" "}
} { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { $points } { $points ->
    [one] point
   *[other] points
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}, power card { $power ->
    [yes] ready
   *[no] played
}
text-hand = { $you ->
    [yes] {"   "} Your hand: { $cards }
   *[no] {"   "} Seen in { $seat }’s hand: { $cards }
}
text-kept = You have chosen to keep your power card
text-used = You have chosen to play your power card
text-round-points = Round { $round }: { $points }
text-row-points = { row-name }: { $points }

## On the shelf

game-title = Crimson Crush
game-about = Hero or villain? Send citizens to either side, and hold the colours that turn out good.
game-goal = Place citizens for Crimson Crush or for Death Grip. When a round ends, each row counts. Where Crimson Crush is ahead, whoever holds most of its colour scores that much. Where Death Grip is ahead, whoever holds most loses that much. Most points win.
game-time = about 30 minutes
game-time-source = At a table about half an hour. The rulebook gives no time: this is our estimate, from the 20 to 27 choices that each player has in games of bots.

## What the lab compares

lab-about-start-of-the-game = How often the player won the game who began it.
lab-about-row-scored = How often the player won the game who scored this row in a round.
lab-about-row-scored-doubly = How often the player won the game who scored this row doubly, with the power card.
lab-about-row-lost = How often the player won the game who lost points in this row.

## The drawn table

table-board = The five suburbs
table-rows = Rows from top to bottom
table-tray = Your cards
table-hero = Crimson Crush
table-villain = Death Grip
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-closed = Closed rows { $closed } of { $end }
table-scores = Scores
table-deck = Deck, { $size ->
    [one] 1 card
   *[other] { $size } cards
}
table-deck-size = Deck { $size }
table-your-power = Your power
table-one-row = one row
table-own-power = Your power: { $ready ->
    [yes] a card that doubles what you score in one row
   *[no] played in this round
}
table-power = { $ready ->
    [yes] Power card ready
   *[no] Power card played
}
table-row = { $row } ({ colour-name }): Crimson Crush { $hero }, Death Grip { $villain }, { $ahead ->
    [hero] Crimson Crush ahead
    [villain] Death Grip ahead
   *[nobody] level
}{ $closed ->
    [yes] , closed
   *[no] {""}
}
table-side = { $row }, { supports }: { $count ->
    [0] no citizens
    [one] { $cards }
   *[other] { $cards }
}; { $places ->
    [0] no place left
    [one] 1 place left
   *[other] { $places } places left
}.
table-place-here = Place it here.
table-ends-round = This ends the round.
table-drop = Here
table-key-side = Place the picked card for { $side ->
    [hero] Crimson Crush
   *[villain] Death Grip
}
table-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-stake = { colour-name }: you hold { $held }. { $stake ->
    [plus] As the row stands, whoever holds most of it scores that much.
    [minus] As the row stands, whoever holds most of it loses that much.
   *[nothing] As the row stands, it scores nothing.
}
table-stake-now = now
table-key-power = { $use ->
    [yes] Play the power card for this row
   *[no] Keep the power card
}
table-your-turn = Your turn.
table-choose-side = { $card } picked: choose a side of { $row }.
table-choose-side-closes = { $card } picked: choose a side of { $row }. This closes the row.
table-choose-side-ends = { $card } picked. Careful: this closes { $row } and ends the round at once.
table-choose-card = Choose a card for { $row }.
table-choose-deck = { $card } picked: put it under the deck.
table-put-back = Put the card back
table-round-over = The round is over!
table-rows-scored = Five rows, from top to bottom
table-decision = The secret choice
table-decide = { $held ->
    [0] You hold nothing of it, so there is nothing to double. The others shall not know.
   *[other] You hold { $held } of it. Double what you score here?
}
table-sealed = { $use ->
    [yes] You play your power card; the others are still choosing.
   *[no] You keep your power card; the others are still choosing.
}
table-deciding = The players decide in secret whether to double.
table-still-deciding = Still choosing
table-sheet = Round { $round }: the score
table-total = Total
table-continue = Continue
table-close = Close
table-close-sheet = Close the score sheet
table-winners = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the victory with { $points }
}
