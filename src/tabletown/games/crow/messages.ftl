# The Crow: Fire It Up!: every sentence that a player reads. A character is a word, a place a row and a column.

game-title = The Crow: Fire It Up!
game-about = Eric Draven hunts the Motor City Gang on a night of fire: one against up to three.

named = { $name }
who-name = { $who ->
    [t_bird] T-Bird
    [funboy] Funboy
    [tin_tin] Tin Tin
    [skank] Skank
    [myca] Myca
    [grange] Grange
    [top_dollar] Top Dollar
    [gideon] Gideon
    [eric_draven] Eric Draven
    [the_crow] The Crow
    [albrecht] Officer Albrecht
   *[sarah] Sarah
}
other-name = { $other ->
    [t_bird] T-Bird
    [funboy] Funboy
    [tin_tin] Tin Tin
    [skank] Skank
    [myca] Myca
    [grange] Grange
    [top_dollar] Top Dollar
    [gideon] Gideon
    [eric_draven] Eric Draven
    [the_crow] The Crow
    [albrecht] Officer Albrecht
   *[sarah] Sarah
}
by-name = { $by ->
    [t_bird] T-Bird
    [funboy] Funboy
    [tin_tin] Tin Tin
    [skank] Skank
    [myca] Myca
    [grange] Grange
    [top_dollar] Top Dollar
    [gideon] Gideon
    [eric_draven] Eric Draven
    [the_crow] The Crow
    [albrecht] Officer Albrecht
   *[sarah] Sarah
}
building-name = { $building ->
    [pit] the Pit
    [pawn_shop] the Pawn Shop
    [graveyard] the Graveyard
    [arcade_games] Arcade Games
    [church] the Church
    [police_station] the Police Station
    [darlas_place] Darla's Place
    [maxi_dogs] Maxi-Dogs
    [albrechts_apartment] Albrecht's Apartment
    [dravens_loft] Draven's Loft
   *[hospital] the Hospital
}
building-title = { $building ->
    [pit] The Pit
    [pawn_shop] The Pawn Shop
    [graveyard] The Graveyard
    [arcade_games] Arcade Games
    [church] The Church
    [police_station] The Police Station
    [darlas_place] Darla's Place
    [maxi_dogs] Maxi-Dogs
    [albrechts_apartment] Albrecht's Apartment
    [dravens_loft] Draven's Loft
   *[hospital] The Hospital
}
to-name = { $to ->
    [pit] the Pit
    [pawn_shop] the Pawn Shop
    [graveyard] the Graveyard
    [arcade_games] Arcade Games
    [church] the Church
    [police_station] the Police Station
    [darlas_place] Darla's Place
    [maxi_dogs] Maxi-Dogs
    [albrechts_apartment] Albrecht's Apartment
    [dravens_loft] Draven's Loft
    [hospital] the Hospital
   *[other] { $to }
}
side-name = { $side ->
    [crow] The Crow player
   *[gang] The gang
}
symbol-name = { $symbol ->
    [blade] blade
    [wing] wing
    [fist] fist
    [guitar] guitar
    [skull] skull
   *[flame] flame
}
token-of = the token of { who-name }

## Options of the game

option-fire_pit = Fire Pit: Eric may burn the Pit, which drives Top Dollar out, wounded.
option-traffic_jam = Traffic Jam: gangsters cannot move through Albrecht and Sarah.
option-early_demise = Early Demise: Eric dies at zero health even while Top Dollar is in the Pit.
option-ganging_up = Ganging Up: any two gangsters may start at each of the three buildings.

## What a player is asked

prompt-split = Who controls whom? Swap two gangsters, or agree.
prompt-start-building = Next to which building does this gangster start?
prompt-start-space = Choose a street space to start on.
prompt-hand-over = You control too many gangsters: give one away.
prompt-gang-choice = Choose the gangster who acts next, or play a Plot card.
prompt-gangster = Choose an action for this gangster.
prompt-ask-captain = You may play a Plot card before your teammate goes on.
prompt-crow-choice = Take an action, play a Plot card, or end the turn.
prompt-walk = Choose the street space where the move ends.
prompt-leap = Choose the building that Eric goes to.
prompt-fly = Choose the building that The Crow flies to.
prompt-place = Choose the street space.
prompt-free-gangster = Which gangster takes the free action?
prompt-free-action = Choose the free action.

## What a player can do

pass = Go no further
end = End the turn
yes = Yes
ask = Ask the captain for a Plot card
rescue = Rescue Sarah
kill-gideon = Kill Gideon
move = Move { who-name }
attack = Attack { who-name }
recover = Stand { who-name } up
bail = Bail { who-name } out
choose-character = { who-name }
ignite = Set fire to { building-name }
power = Use the power of the { symbol-name }
reroll = Reroll a { symbol-name }
position = Place { $place } from the top
swap = Swap { who-name } and { other-name }
choose-building = { building-title }
choose-regular = Building { $building }
choose-space = Space { $space }
play = Play { $card }
discard = Discard { $card }
dont-ask = Don't ask me for reactions this turn

## Why not

refuse-not-now = That cannot be done now.
refuse-not-here = Something else has to be decided now.
refuse-ask = Only a teammate of the captain asks for a Plot card, once between two actions, and only if the gang holds one.
refuse-free-kind = This free action is of another kind.
refuse-no-actions-left = You have no actions left in this turn.
refuse-not-acting = { who-name } is not the one who acts now.
refuse-not-your-character = { who-name } is not on your side.
refuse-gang-only = Only the gang can do that.
refuse-crow-only = Only the Crow player can do that.
refuse-dead = { who-name } has left the game.
refuse-down = { who-name } is incapacitated.
refuse-up = { who-name } is not incapacitated.
refuse-zero-health = Eric cannot leave the Graveyard while he has no health.
refuse-no-moves-here = { who-name } is in Eric's neighborhood, where no gangster may take a Move action.
refuse-walled-in = There is no empty street space that { who-name } could reach.
refuse-wall = That is not a street space.
refuse-stays = A move has to end on another space.
refuse-occupied = { who-name } is there.
refuse-too-far = { who-name } does not get there with one move.
refuse-no-leap = Eric does not get there: a move leaps over three street spaces in all, along rows and columns.
refuse-no-flight = The Crow flies in a straight line, along a row or a column.
refuse-already-there = { who-name } is there already.
refuse-no-such-building = There is no regular building with that number here.
refuse-not-beside = That space is not next to the building.
refuse-no-gangster = { who-name } is no gangster.
refuse-in-pit = Top Dollar waits in the Pit until the Street Demons or a Lieutenant are dead.
refuse-in-shop = Gideon is in the Pawn Shop until it burns.
refuse-acted = { who-name } has acted in this turn.
refuse-arrested = { who-name } is arrested, and has to be bailed out first.
refuse-not-arrested = { who-name } is not arrested.
refuse-not-at-station = { who-name } is not next to the Police Station.
refuse-gideon-moves = Gideon can only move, recover, or be killed.
refuse-only-rescue = Sarah can only be rescued, by Eric on the Church.
refuse-not-kidnapped = Sarah is not held in the Church.
refuse-not-at-church = Eric has to be on the Church to rescue Sarah.
refuse-not-boss = Only an action of Top Dollar or of Gideon can kill Gideon.
refuse-gideon-gone = Gideon is not on the streets.
refuse-not-beside-boss = Gideon is not next to Top Dollar, or to the Pit while Top Dollar is in it.
refuse-same-hands = The same player controls both.
refuse-one-lieutenant = Each of two players keeps one Lieutenant and two Street Demons.
refuse-swap-over = Gangsters are swapped before the first turn only.
refuse-not-yours = You do not control { who-name }.
refuse-full = Two gangsters start there already.
refuse-no-start = Gangsters start next to the Pit, the Pawn Shop or Arcade Games.

## What happened

event-named-put = { building-title } is building { $to }.
event-objective-drawn = The gang draws its Objective: { $card }.
event-objective-drawn-hidden = The gang draws its Objective.
event-top-looked-at = On top of the Death List is { $card }.
event-top-looked-at-hidden = The Crow player looks at the top of the Death List.
event-swapped = { who-name } and { other-name } change hands.
event-started = { who-name } starts on { to-name }.
event-gang-began = Round { $round }: the gang's turn. { $you ->
    [yes] You are the captain.
   *[no] { $seat } is the captain.
}
event-handed-over = { $you ->
    [yes] { who-name } is yours now.
   *[no] { $seat } takes over { who-name }.
}
event-acts = { who-name } acts.
event-crow-began = The Crow player's turn, with { $actions } actions.
event-ended = { side-name } has finished.
event-bomb-defused = Albrecht defuses the Time Bomb on { building-name }.
event-bomb-went-off = The Time Bomb on { building-name } goes off.
event-lasting-ended = { $card } is over.
event-action-lost = The Crow player loses an action.
event-walked = { who-name } goes to { $to }.
event-leapt = Eric leaps to { to-name }.
event-looked-in = Eric looks in on Sarah, on { to-name }.
event-flew = The Crow flies to { to-name }.
event-put = { who-name } is put on { to-name }.
event-stood-up = { who-name } stands up.
event-laid-down = { who-name } lies down, incapacitated: { to-name }.
event-arrested = { who-name } is arrested.
event-bailed-out = { by-name } bails { who-name } out.
event-rescued = Eric rescues Sarah.
event-kidnapped = { by-name } kidnaps Sarah.
event-left-game = { who-name } leaves the game.
event-gideon-killed = { by-name } puts an end to Gideon.
event-healed = Eric heals: { $by }. His health is { $health }.
event-eric-hurt = Eric is wounded: { $by }. His health is { $health }.
event-eric-died = Eric Draven dies.
event-boss-out = Top Dollar hits the streets.
event-boss-hurt = Top Dollar is wounded.
event-won = { side-name } wins.
event-drawn = After { $rounds } rounds nobody has won.
event-played = { side-name } plays { $card }.
event-drew-plot = { side-name } draws { $card }.
event-drew-plot-hidden = { side-name } draws a Plot card.
