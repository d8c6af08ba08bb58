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
power-name = { $power ->
    [playing_with_knives] Playing With Knives
    [fairy_godfather] Fairy Godfather
    [someone_gently_rapping] Someone Gently Rapping
    [playing_guitar_in_the_rain] Playing Guitar in the Rain
    [death_is_coming_for_them] Death is Coming For Them
    [putting_out_the_flames] Putting Out the Flames
    [we_never_miss] We Never Miss
    [creature_of_the_night] Creature of the Night
    [pour_it_on] Pour It On
    [power_you_can_take_from_him] Power You Can Take From Him
    [destroy_the_man] Destroy the Man
   *[collateral_damage] Collateral Damage
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
prompt-reroll = Reroll dice of your attack, or keep them.
prompt-myca-reroll = Myca can make Draven roll his defense again. Shall she?
prompt-powers = Which attack power comes first?
prompt-again = Someone Gently Rapping: attack the same enemy again for free?
prompt-godfather = Fairy Godfather: move or recover one of Albrecht, The Crow and Sarah.
prompt-death-comes = Death is Coming For Them: choose the gangster who is incapacitated.
prompt-put-out = Putting Out the Flames: choose the building that loses a fire token.
prompt-collateral = Collateral Damage: choose the building that starts burning.
prompt-burn-order = Several buildings start burning: choose which one is next.

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
choose-building = { building-name }
choose-regular = Building { $building }
choose-space = Space { $space }
play = Play { $card }

## Why not

refuse-not-now = That cannot be done now.
refuse-fire-gideon = Gideon can only move.
refuse-fire-down = { who-name } is incapacitated.
refuse-fire-other-action = This free action is no Set Fire action.
refuse-fire-never = Gangsters never set fire to { building-name }.
refuse-fire-burning = It is burning already: { building-name }.
refuse-fire-draven = Draven is on { building-name }.
refuse-fire-too-far = { who-name } is not next to { building-name }.
refuse-fire-rain = Can't Rain All the Time: no fires are set from Eric's neighborhood.
refuse-fire-restricted = Your Objective keeps you from setting fire to { building-name } until it is revealed.
refuse-fire-no-skill = { who-name } has no dice for a fire.
refuse-fire-not-eric = Eric cannot set fire to { building-name }.
refuse-fire-not-on-it = Eric is not on { building-name }.
refuse-fire-empty-pit = Top Dollar has left the Pit: there is nobody to drive out.
refuse-fire-no-action = You have no action left.
refuse-fire-order = Choose one of the buildings that start burning now.

## What happened

event-named-put = { building-name } is building { $to }.
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
event-attacked = { who-name } attacks { other-name }.
event-top-revealed = On top of the Death List lies { $card }.
event-rolled = { who-name } rolls { symbol-name }: { $count }.
event-picked-up = { who-name } picks up a { symbol-name } to reroll it.
event-rerolled = { who-name } rerolls: { symbol-name }.
event-hit = { $count ->
    [one] A hit: { power-name }.
   *[other] { $count } hits: { power-name }.
}
event-missed = { who-name } misses.
event-no-defense = { who-name } has no defense dice.
event-canceled = Myca cancels the roll: Draven has to defend again.
event-defended = { who-name } defends every hit.
event-hurt = { $by ->
    [one] { who-name } takes a wound.
   *[other] { who-name } takes { $by } wounds.
}
event-power-works = { power-name }.
event-discarded = The Crow player has to discard { $card }.
event-token-laid = A Crow token marks where { who-name } died: { to-name }.
event-rapped = { who-name } attacks again for free.
event-won = { side-name } wins.
event-drawn = After { $rounds } rounds nobody has won.
event-fire-declared = { who-name } sets fire to { building-name }.
event-fire-rolled = { who-name } rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $flames ->
    [0] no flame
    [one] one flame
   *[other] { $flames } flames
}.
event-fire-added = Fire tokens for { building-name }: { $by }. It holds { $tokens }.
event-fire-removed = Fire tokens come off { building-name }: { $by }. It holds { $tokens }.
event-caught-fire = Now { building-name } is burning!
event-regular-caught-fire = Building { $to } is burning.
event-burn-rolled = The gang rolls { $dice ->
    [one] one die
   *[other] { $dice } dice
} to burn { who-name }: { $flames ->
    [0] no flame
    [one] one flame
   *[other] { $flames } flames
}.
event-restored = The fire in { building-name } is out.
event-bomb-fizzled = The Time Bomb on { building-name } does nothing.
event-objective-revealed = The gang reveals its Objective: { $card }.
event-showdown-won = The Showdown of { $card } is fulfilled.
event-played = { side-name } plays { $card }.
event-drew-plot = { side-name } draws { $card }.
event-drew-plot-hidden = { side-name } draws a Plot card.
