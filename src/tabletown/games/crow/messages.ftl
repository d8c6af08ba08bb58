# The Crow: Fire It Up!: every sentence that a player reads. A character is a word; a street space is a letter and
# a number, as on a city map, and is called by the corner there. Names of people, buildings, cards and powers come from the content.

game-title = The Crow: Fire It Up!
game-about = Eric Draven hunts the Motor City Gang on a night of fire: one against up to three.
game-goal = The Crow has to kill the four Street Demons in the order of the Death List, and then Top Dollar. The gang wins with its secret Objective, or by killing Eric. He can die once Top Dollar is on the streets; with Early Demise, at any time.
game-time = about 30 minutes
game-time-source = At a table about 30 minutes, says a review; against bots less.

## What the lab compares

lab-about-side = How often this side won.
lab-about-objective = How often the gang won with this Objective.
lab-about-card-of-the-crow-player = How often the Crow player won who played this card. Whoever plays a card may be ahead already.
lab-about-card-of-the-gang = How often the gang won that played this card. Whoever plays a card may be ahead already.
lab-about-first-card-drawn-by-the-crow-player = How often the Crow player won whose first card this was. That is chance, so it shows what a card is worth.
lab-about-first-card-drawn-by-the-gang = How often the gang won whose first card this was. That is chance, so it shows what a card is worth.
lab-about-end = How often a night ended like this.
lab-about-length = How often a night took so many rounds or fewer.

## Sides

game-role = { $seat ->
    [1] The Crow
   *[other] The gang
}

# Nothing is counted at the end: a side has won, or not.
ui-points = { $points ->
    [one] victory
   *[other] { "" }
}

who-name = { $who ->
    [t_bird] { content-t_bird-name }
    [funboy] { content-funboy-name }
    [tin_tin] { content-tin_tin-name }
    [skank] { content-skank-name }
    [myca] { content-myca-name }
    [grange] { content-grange-name }
    [top_dollar] { content-top_dollar-name }
    [gideon] { content-gideon-name }
    [eric_draven] { content-eric_draven-name }
    [the_crow] { content-the_crow-name }
    [albrecht] { content-albrecht-name }
   *[sarah] { content-sarah-name }
}
other-name = { $other ->
    [t_bird] { content-t_bird-name }
    [funboy] { content-funboy-name }
    [tin_tin] { content-tin_tin-name }
    [skank] { content-skank-name }
    [myca] { content-myca-name }
    [grange] { content-grange-name }
    [top_dollar] { content-top_dollar-name }
    [gideon] { content-gideon-name }
    [eric_draven] { content-eric_draven-name }
    [the_crow] { content-the_crow-name }
    [albrecht] { content-albrecht-name }
   *[sarah] { content-sarah-name }
}
by-name = { $by ->
    [t_bird] { content-t_bird-name }
    [funboy] { content-funboy-name }
    [tin_tin] { content-tin_tin-name }
    [skank] { content-skank-name }
    [myca] { content-myca-name }
    [grange] { content-grange-name }
    [top_dollar] { content-top_dollar-name }
    [gideon] { content-gideon-name }
    [eric_draven] { content-eric_draven-name }
    [the_crow] { content-the_crow-name }
    [albrecht] { content-albrecht-name }
   *[sarah] { content-sarah-name }
}
# Names of streets and houses are ours (designed): the boards have none. An avenue begins with the letter of its column,
# a street counts its row, as the edges of the city do; houses of a quarter begin alike.

avenue-name = { $avenue ->
    [A] Ash
    [B] Birch
    [C] Cedar
    [D] Dogwood
    [E] Elm
    [F] Fir
    [G] Grove
    [H] Hazel
    [I] Ironwood
    [J] Juniper
    [K] King
    [L] Laurel
    [M] Maple
    [N] Nutmeg
    [O] Oak
    [P] Pine
    [Q] Quince
   *[R] Rose
}
space-name = { avenue-name } and { $street ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $street }th
}
house-name = { $house ->
    [nw-1] the Bakery
    [nw-2] the Barber
    [nw-3] the Bank
    [nw-4] the Bookshop
    [nw-5] the Boxing Hall
    [nw-6] the Brewery
    [nw-7] the Bus Depot
    [nw-8] the Butcher
    [nw-9] the Bowling Alley
    [nw-10] the Billiard Hall
    [ne-1] the Cannery
    [ne-2] the Candle Shop
    [ne-3] the Car Wash
    [ne-4] the Chapel
    [ne-5] the Cinema
    [ne-6] the Clock Tower
    [ne-7] the Coffee House
    [ne-8] the Courthouse
    [ne-9] the Cooperage
    [ne-10] the Coal Yard
    [sw-1] the Laundry
    [sw-2] the Library
    [sw-3] the Locksmith
    [sw-4] the Liquor Store
    [sw-5] the Lumber Yard
    [sw-6] the Lamp Factory
    [sw-7] the Lodge
    [sw-8] the Lottery Office
    [sw-9] the Leather Works
    [sw-10] the Lock-up
    [se-1] the Salon
    [se-2] the School
    [se-3] the Shoe Shop
    [se-4] the Ship Chandler
    [se-5] the Silo
    [se-6] the Smithy
    [se-7] the Soup Kitchen
    [se-8] the Stables
    [se-9] the Steel Mill
   *[se-10] the Studio
}
building-name = { $building ->
    [pit] { content-pit-name }
    [pawn_shop] the { content-pawn_shop-name }
    [graveyard] the { content-graveyard-name }
    [arcade_games] { content-arcade_games-name }
    [church] the { content-church-name }
    [police_station] the { content-police_station-name }
    [darlas_place] { content-darlas_place-name }
    [maxi_dogs] { content-maxi_dogs-name }
    [albrechts_apartment] { content-albrechts_apartment-name }
    [dravens_loft] { content-dravens_loft-name }
   *[hospital] the { content-hospital-name }
}
building-title = { $building ->
    [pit] { content-pit-name }
    [pawn_shop] The { content-pawn_shop-name }
    [graveyard] The { content-graveyard-name }
    [arcade_games] { content-arcade_games-name }
    [church] The { content-church-name }
    [police_station] The { content-police_station-name }
    [darlas_place] { content-darlas_place-name }
    [maxi_dogs] { content-maxi_dogs-name }
    [albrechts_apartment] { content-albrechts_apartment-name }
    [dravens_loft] { content-dravens_loft-name }
   *[hospital] The { content-hospital-name }
}
to-name = { $to ->
    [pit] { content-pit-name }
    [pawn_shop] the { content-pawn_shop-name }
    [graveyard] the { content-graveyard-name }
    [arcade_games] { content-arcade_games-name }
    [church] the { content-church-name }
    [police_station] the { content-police_station-name }
    [darlas_place] { content-darlas_place-name }
    [maxi_dogs] { content-maxi_dogs-name }
    [albrechts_apartment] { content-albrechts_apartment-name }
    [dravens_loft] { content-dravens_loft-name }
    [hospital] the { content-hospital-name }
   *[other] { $to }
}
side-name = { $side ->
    [crow] The Crow player
   *[gang] The gang
}
by-side = { $side ->
    [crow] the Crow player
   *[gang] the gang
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
    [playing_with_knives] { content-playing_with_knives-name }
    [fairy_godfather] { content-fairy_godfather-name }
    [someone_gently_rapping] { content-someone_gently_rapping-name }
    [playing_guitar_in_the_rain] { content-playing_guitar_in_the_rain-name }
    [death_is_coming_for_them] { content-death_is_coming_for_them-name }
    [putting_out_the_flames] { content-putting_out_the_flames-name }
    [we_never_miss] { content-we_never_miss-name }
    [creature_of_the_night] { content-creature_of_the_night-name }
    [pour_it_on] { content-pour_it_on-name }
    [power_you_can_take_from_him] { content-power_you_can_take_from_him-name }
    [destroy_the_man] { content-destroy_the_man-name }
   *[collateral_damage] { content-collateral_damage-name }
}
token-of = the token of { who-name }

## Options of the game

option-fire_pit = Fire Pit: Eric may burn the Pit, which drives Top Dollar out, wounded.
option-traffic_jam = Traffic Jam: gangsters cannot move through Albrecht and Sarah.
option-early_demise = Early Demise: Eric dies at zero health even while Top Dollar is in the Pit.
option-ganging_up = Ganging Up: any two gangsters may start at each of the three buildings.

## What a player is asked

prompt-split = Who controls whom? Swap two gangsters, or agree.
prompt-start-building = Next to which building does { who-name } start?
prompt-start-space = Choose the street space where { who-name } starts.
prompt-hand-over = You control too many gangsters: give one away.
prompt-gang-choice = { $acts ->
    [yes] Choose the gangster who acts next.
   *[no] No gangster is left to act: play a Plot card, or end the turn.
}
prompt-gangster = Choose an action for { who-name }.
prompt-ask-captain = You may play a Plot card before your teammate goes on.
prompt-crow-choice = Choose what to do, or end the turn.
prompt-walk = Choose the street space that { who-name } goes to.
prompt-leap = Choose the building that Eric goes to. Where it burns, the gang rolls for his health.
prompt-fly = Choose the building that The Crow flies to. Where it burns, the gang rolls against it.
prompt-place = Choose the street space for { who-name }.
prompt-free-gangster = Which gangster takes a free { $kind ->
    [move] Move action
    [attack] Attack action
   *[any] action of any kind
}?
prompt-free-action = Choose the free action of { who-name }.
prompt-reroll = { $picking ->
    [yes] Playing With Knives: pick up to two other dice to reroll.
   *[no] Reroll dice of your attack, or keep them.
}
prompt-myca-reroll = Myca can make Draven roll his defense again. Shall she?
prompt-powers = Which attack power comes next?
prompt-again = Someone Gently Rapping: attack the same enemy again for free?
prompt-godfather = Fairy Godfather: move or recover one of Albrecht, The Crow and Sarah.
prompt-death-comes = Death is Coming For Them: choose the gangster who becomes incapacitated.
prompt-put-out = Putting Out the Flames: choose the building that loses a fire token.
prompt-collateral = Collateral Damage: choose the building that starts burning.
prompt-window = { $window ->
    [attack_declared] An attack is declared.
    [before_defense] The attack has hit; the defense comes next.
    [gangster_killed] A gangster is being killed.
    [after_attack] The attack is over.
   *[set_fire_declared] A fire is being set.
} { $fits ->
    [yes] Play a Plot card?
   *[no] No card of yours fits, but only you know that.
}
prompt-card = { $card } – { $effect ->
    [thirty_hours_of_pain] where does the flaming Crow token go?
    [boo] which gangster do you move?
    [dont_move] who is arrested?
    [rapping_at_my_chamber_door] which building does Eric come to?
    [sky_oughta_be_red] which building stops burning?
    [service_revolver] whom does Albrecht attack?
    [talons] whom does The Crow attack?
    [shellys_ring] which token comes next, from the top?
    [downpour] which building loses a fire token?
    [city_oughta_be_in_flames] which building gets a fire token?
    [seeing_is_believing] whose token goes into the Death List, and where?
    [theyve_taken_sarah] who kidnaps Sarah?
    [time_bomb] where does the Time Bomb go?
    [joyride] which gangster moves?
    [feathers_will_burn] who attacks The Crow?
    [made_bail] which prisoner goes free?
    [rooftop_blaze] which building starts burning?
   *[shakedown] which card is discarded?
}
prompt-burn-order = Several buildings start burning: choose which one is next.

## What a player can do

pass = { $step ->
    [split] Agreed
    [gangster] Done
    [ask-captain] Play nothing
    [window] Play nothing
    [reroll] Keep the dice
    [throw] Reroll what is picked up
    [myca-reroll] No
    [again] No
    [godfather] Nobody
    [free-gangster] Nobody
    [leap] Stay
   *[other] Go no further
}
end = End the turn
yes = { $step ->
    [again] Attack again
    [myca-reroll] Roll again
   *[other] Yes
}
ask = Ask the captain for a Plot card
rescue = Rescue Sarah
kill-gideon = Kill Gideon
move = Move { who-name }
attack = Attack { who-name }{ $how ->
    [far] {" "}at long range
    [hopeless] {" "}with one die: no pair, no hit, unless a card adds dice
   *[near] {""}
}
recover = Stand { who-name } up
bail = Bail { who-name } out
choose-character = { who-name }
ignite = Set fire to { building-name }
power = Use { power-name }
reroll = Reroll a { symbol-name }
position = Place { $place } from the top
swap = Swap { who-name } and { other-name }
choose-building = { building-title }
choose-regular = Regular building: { $building }
choose-space = { $space }
play = Play { $card }
discard = Discard { $card }
dont-ask = No more reactions this turn
ask-again = Ask me for reactions again

## Why not

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
refuse-fire-order = Choose one of the buildings that start burning now.
refuse-attack-gangster = Gangsters never attack each other.
refuse-attack-gideon = Gangsters never attack Gideon; Top Dollar may have him killed.
refuse-attack-friend = { who-name } is on your side.
refuse-attack-dead = { who-name } has left the game.
refuse-attack-lying = { who-name } is incapacitated, and cannot be attacked.
refuse-attack-doomed = { who-name } is about to fall, and cannot be attacked again.
refuse-attack-darla = Sarah is safe in the neighborhood of Darla's Place until that burns.
refuse-attack-watchman = Night Watchman: nobody attacks from Eric's neighborhood.
refuse-attack-restricted = Your Objective keeps you from attacking { who-name } until it is revealed.
refuse-attack-far-building = { who-name } is on a building that is not next to the attacker.
refuse-attack-far-street = { who-name } is not on a space next to the attacker.
refuse-attack-no-line = { who-name } is not next to the attacker, and there is no free straight line to shoot along.
refuse-attack-sarah-far = Sarah can only be attacked from a space next to hers, never at long range.
refuse-attack-no-skill = { who-name } has no dice to attack with.
refuse-attack-sarah-held = Eric attacks nobody while Sarah is held in the Church.
refuse-attack-boss-in-pit = Top Dollar has not left the Pit.
refuse-attack-boss-guarded = Top Dollar can be attacked only after all four Street Demons are dead.
refuse-attack-in-shop = Gideon is in the Pawn Shop until it burns.
refuse-attack-not-on-top = { who-name } is not on top of the Death List.
refuse-attack-listed = The token of { who-name } is in the Death List, but not on top.
refuse-attack-prisoner = { who-name } is arrested, and can be attacked only from the Police Station.
refuse-reroll-pair = The two blades of this hit stay.
refuse-reroll-no-die = No die shows that symbol.
refuse-reroll-pick = Choose the dice first that are rerolled.
refuse-no-knives = There is no pair of blades left to use, or there are no other dice.
refuse-power-none = No hit of that symbol waits for a power that could do anything now.
refuse-godfather = Only Albrecht, The Crow and Sarah can be moved or recovered now.
refuse-death-comes = { who-name } is not a gangster who is up on the streets and stays there.
refuse-put-out = No fire token lies there.
refuse-collateral = Only a regular building that is not burning, next to where the defender was attacked.
refuse-card-not-held = { $card } is not in your hand.
refuse-card-not-shown = { $card } is not in the hand of the Crow player.
refuse-card-theirs = { $card } is a card of the other side.
refuse-card-own-turn = { $card } is played between actions on your own turn.
refuse-card-reaction = { $card } is a reaction: { $window ->
    [attack_declared] play it when an attack is declared.
    [before_defense] play it before a defense roll.
    [gangster_killed] play it when a gangster is being killed.
    [after_attack] play it after an attack.
   *[set_fire_declared] play it when a fire is being set.
}
refuse-card-unfit = { $card } does not fit this: it would do nothing.
refuse-card-empty = { $card } would do nothing now.
refuse-card-forbidden = Your Objective forbids { $card } until it is revealed.
refuse-card-captain = { $card } is played by the captain, like all cards of the team: ask for it.
refuse-card-choice = Finish { $card } first: this is not among its choices.
refuse-window = You may play a reaction now, or decline.
refuse-not-here = Something else has to be decided first. { $asked }
refuse-ask = Only a teammate of the captain asks for a Plot card, once between two actions, and only if the gang holds one.
refuse-free-kind = This free action is of another kind.
refuse-free-doomed = { who-name } is being killed, and gets no free action.
refuse-free-none = { who-name } could not take that free action.
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
refuse-back = A move does not end on the building where it began.
refuse-occupied = { who-name } is there.
refuse-crow-token = A Crow token lies on the way: { who-name } has to stop on it.
refuse-traffic-jam = Traffic Jam: Albrecht or Sarah is in the way, and { who-name } cannot pass.
refuse-gangsters-in-the-way = A gangster is in the way, and { who-name } cannot pass.
refuse-too-far = { who-name } does not get there with one move.
refuse-no-leap = Eric does not get there: a move leaps over three street spaces in all, along rows and columns.
refuse-no-flight = The Crow flies in a straight line, along a row or a column.
refuse-already-there = { who-name } is there already.
refuse-no-such-building = There is no regular building with that number here.
refuse-not-beside = That space is not next to the building.
refuse-no-gangster = { who-name } is no gangster.
refuse-in-pit = Top Dollar waits in the Pit until the Street Demons or a Lieutenant are dead.
refuse-in-shop = Gideon is in the Pawn Shop until it burns.
refuse-acted = { who-name } does not act any more in this turn.
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

event-named-put = { building-title } takes the place of { $to }.
event-objective-drawn = The gang draws its Objective: { $card }.
event-objective-drawn-hidden = The gang draws its Objective.
event-top-looked-at = { $when ->
    [kill] On top of the Death List is { $card } now.
   *[start] On top of the Death List is { $card }.
}
event-top-looked-at-hidden = { $when ->
    [kill] The Crow player looks at the new top of the Death List.
   *[start] The Crow player looks at the top of the Death List.
}
event-swapped = { who-name } and { other-name } change hands.
event-gathers = { who-name } starts next to { building-name }.
event-started = { who-name } starts on { to-name }.
event-gang-began = Round { $round }: the gang's turn.
event-leads = { $you ->
    [yes] You are the captain.
   *[no] { $seat } is the captain.
}
event-handed-over = { $you ->
    [yes] { who-name } is yours now.
   *[no] { $seat } takes over { who-name }.
}
event-acts = { who-name } acts.
event-crow-began = The Crow player's turn, with { $actions ->
    [0] no actions
    [one] 1 action
   *[other] { $actions } actions
}.
event-ended = { side-name } has finished.
event-bomb-defused = Albrecht defuses the Time Bomb on { building-name }.
event-bomb-went-off = The Time Bomb on { building-name } goes off.
event-lasting-ended = { $card } ends.
event-action-lost = The Crow player loses an action.
event-walked = { who-name } goes to { $to }.
event-leapt = Eric leaps to { to-name }.
event-looked-in = Eric looks in on Sarah, on { to-name }.
event-flew = The Crow flies to { to-name }.
event-put = { who-name } is put on { to-name }.
event-stood-up = { who-name } stands up.
event-laid-down = { who-name } is incapacitated, and lies on { to-name }.
event-arrested = { who-name } is arrested.
event-bailed-out = { by-name } bails { who-name } out.
event-rescued = Eric rescues Sarah.
event-kidnapped = { by-name } kidnaps Sarah.
event-albrecht-died = Officer Albrecht dies in his burning apartment.
event-sarah-died = Sarah dies in the burning Church.
event-left-game = { who-name } is dead, and leaves the city.
event-gideon-killed = { by-name } puts an end to Gideon.
event-healed = { $why ->
    [graveyard] The Graveyard heals Eric
    [ashes] The ashes of the Graveyard heal Eric
    [loft] Home in his loft, Eric heals
   *[card] Eric heals
} by { $by }: his health is { $health } now.
event-eric-hurt = { $by ->
    [0] Eric has no health left to lose.
   *[other] Eric loses { $by } health{ $why ->
        [fire] {" "}in the fire
       *[attack] {""}
    }: { $health ->
        [0] nothing is
        [one] 1 is
       *[other] { $health } are
    } left.
}
event-eric-died = { $why ->
    [early] Eric Draven dies, although Top Dollar is still in the Pit.
   *[late] Eric Draven dies.
}
event-boss-out = { $why ->
    [fire] The fire drives Top Dollar out onto the streets.
   *[attack] Top Dollar hits the streets.
}
event-boss-hurt = { $why ->
    [fire] Top Dollar is wounded by the fire.
   *[attack] Top Dollar is wounded.
}
event-boss-killed = Top Dollar is dead.
event-attacked = { who-name } attacks { other-name }{ $range ->
    [far] {" "}at long range
   *[near] {""}
}.
event-top-revealed = On top of the Death List lies { $card }.
event-rolled = { who-name } rolls:{ $blade ->
    [0] {""}
   *[other] {" "}{ $blade }×blade
}{ $wing ->
    [0] {""}
   *[other] {" "}{ $wing }×wing
}{ $fist ->
    [0] {""}
   *[other] {" "}{ $fist }×fist
}{ $guitar ->
    [0] {""}
   *[other] {" "}{ $guitar }×guitar
}{ $skull ->
    [0] {""}
   *[other] {" "}{ $skull }×skull
}{ $flame ->
    [0] {""}
   *[other] {" "}{ $flame }×flame
}.
reroll-source = { $source ->
    [knives] { content-playing_with_knives-name }
    [tin_tins_reroll] Tin Tin's ability
   *[arcade] { content-arcade_games-name }
}
event-picked-up = { reroll-source }: { who-name } picks up a { symbol-name } to reroll it.
event-rerolled = { reroll-source }: { who-name } rerolls a { symbol-name }.
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
event-power-works = { power-name } works.
event-discarded = { $card } has to be discarded by the Crow player.
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
event-fire-added = { building-title } gets { $by ->
    [one] one fire token
   *[other] { $by } fire tokens
}, and has { $tokens } now.
event-fire-removed = { building-title } loses { $by ->
    [one] one fire token
   *[other] { $by } fire tokens
}, and has { $tokens } now.
event-caught-fire = Now { building-name } is burning!
event-regular-caught-fire = Now { $to } is burning.
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
event-played = { $card } is played by { by-side }.
event-drew-plot = { $card } is drawn by { by-side }.
event-drew-plot-hidden = { side-name } draws a Plot card.
event-unasked = { side-name } plays no more reactions this turn.
event-asked-again = { side-name } may play reactions again.
event-pain = The flaming Crow token lies on { $to }.
event-came = Eric comes to { to-name }.
event-action-gained = The Crow player has one more action, { $actions } in all.
event-more-dice = { $by ->
    [one] One die
   *[other] { $by } dice
} more.
event-list-seen = The Crow player looks at the whole Death List.
event-list-sorted = The Death List is in a new order.
event-listed = The token of { who-name } goes into the Death List, number { $place } from the top.
event-bomb-laid = The Time Bomb is put on { building-name }.
event-top-read = The gang looks at the top of the Death List: { $card }.
event-top-read-hidden = The gang looks at the top of the Death List.
event-freed = { who-name } is free again.
event-hand-shown = The Crow player shows the gang all Plot cards in hand.
event-taken = { $card } is taken from the Crow player, and discarded.

## The table in the browser

table-city = The city
table-view = View of the city
table-closer = Closer
table-farther = Farther
table-fit = The whole city
table-as-list = City as a list
table-as-map = City as a map
table-list-or-map = City as a list, or as a map
table-tray = Your choices
table-actions = What you can do
table-ends = How to go on
table-wheel = What can be done here
table-your-turn = { $turn ->
    [yes] Your turn.
   *[no] Your choice.
}
table-briefing-title = { $side ->
    [crow] You are Eric Draven.
   *[gang] You are the Motor City Gang.
}
table-briefing = { $side ->
    [crow] Kill the four Street Demons in the order of the Death List, then Top Dollar. Stop the fires: the gang has a secret Objective. It also wins if Eric dies{ $early ->
        [yes] , and he can die at any time.
       *[no] {" "}while Top Dollar is on the streets.
    }
   *[gang] Do in secret what the Basic part of your Objective asks for; then its Showdown wins. Or kill Eric{ $early ->
        [yes] , who can die at any time.
       *[no] {" "}while Top Dollar is on the streets.
    } Eric wins when the four Street Demons and Top Dollar are dead.
}
table-where = Choose where the move ends, or something else.
table-picked = Choose what to do, or something else.
table-controls = { $name } controls { $who }.
table-of-teammate = { $who } ({ $name })
table-put-back = Put back
table-setup = Before the night
table-over = { $winner ->
    [crow] The Crow has won
    [gang] The gang has won
   *[nobody] Nobody has won
}
table-round = Round { $round }
table-turn-of = { $side ->
    [crow] The Crow's turn
   *[gang] The gang's turn
}
table-actions-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
table-captain = Captain
table-crow-side = The Crow
table-gang-side = Motor City Gang
table-health = Eric's health: { $count } of 5
table-mortal = At zero health Eric dies.
table-sarah-held = Sarah is held in the Church: Eric cannot attack.
table-death-list = Death List
table-goal = Kill them in this order, from the left. Then kill Top Dollar: two wounds.
table-tips = New to this game?
table-tip-dice = Two equal dice are a hit. One die of the same symbol in the defense saves it.
table-tip-near = Next to means diagonally too. Walking goes straight only.
table-tip-bird = { $side ->
    [crow] Keep The Crow in Eric's neighborhood: without it he has no defense.
   *[gang] Strike when The Crow is not in Eric's neighborhood: then he has no defense.
}
table-tip-secret = { $side ->
    [crow] Watch which building the gang never touches. It may matter in the Showdown.
   *[gang] Your Objective is secret until its Basic part is met. Until then its Restriction binds you.
}
table-tip-boss = { $side ->
    [crow] Killing Myca or Grange brings Top Dollar out. { $early ->
        [yes] Eric can die at any time.
       *[no] From then on Eric can die.
    }
   *[gang] Spread out. Of the Street Demons Eric may attack only the next one on the Death List, and you rarely know who.
}
table-listed = Number { $place }: { $name ->
    [none] unknown
   *[other] { $name }
}
table-fire-left = Fire tokens left: { $count }
table-bomb = Time Bomb: { $due ->
    [yes] it goes off at the end of this gang turn
   *[no] it goes off at the end of the next gang turn
}
table-done = Has acted.
table-deck = Plot cards in the deck: { $count }, in the discard pile: { $discarded }
table-objective-hidden = Secret Objective: { $count ->
    [one] only 1 is possible
   *[other] { $count } are possible
}
table-restriction = Restriction
table-basic = Basic
table-showdown = Showdown
table-now-wins = Showdown: with this the gang wins
table-progress = { $progress } of { $needed }
table-lasting = Still working
table-unasked = No more reactions this turn
table-hand = { $count ->
    [one] Your hand: 1 Plot card
   *[other] Your hand: { $count } Plot cards
}
table-when = { $window ->
    [own_turn] Your turn
    [attack_declared] When an attack is declared
    [before_defense] Before a defense roll
    [gangster_killed] When a gangster is killed
    [after_attack] After an attack
   *[set_fire_declared] When a fire is set
}
table-landmark = { $name }{ $burns ->
    [yes] , burning
   *[no] { $needed ->
        [0] {""}
       *[other] , fire { $tokens } of { $needed }
    }
}.
table-house = { $building }{ $burns ->
    [yes] , burning
   *[no] {""}
}.
table-burns = Burning
table-bomb-here = The Time Bomb is here.
table-space = { $space }, { $near }
table-on-space = On { $space }.
table-person = { $name }, { $state ->
    [up] standing
    [down] incapacitated
    [held] held
    [waiting] inside
    [wounded] wounded
    [coming] still to come
   *[dead] dead
}.
table-state = { $state ->
    [up] Standing
    [down] Incapacitated
    [held] Held
    [waiting] Inside, waiting
    [wounded] Wounded
    [coming] Still to come
   *[dead] Dead
}
table-crow-token = { $name ->
    [none] Flaming Crow token
   *[other] Crow token of { $name }
}
table-skill = { $skill ->
    [move] Move
    [fire] Fire
    [attack] Attack
   *[defense] Defense
}
table-odds-about = { $verb ->
    [attack] { $dice } dice against { $against }: { $percent } % for a wound
   *[ignite] Fire { $tokens } of { $needed }. { $dice } dice bring about { $expected } more; { $percent } % that it burns at once
}
table-fire-odds = { $tokens } of { $needed }, { $expected }
table-burns-odds = { $percent } burns
table-covered = { $covered ->
    [yes] The Crow is near: Eric defends with his health.
   *[no] The Crow does not help: Eric cannot defend.
}
table-moment = { $kind ->
    [token-laid] { who-name } is dead
   *[showdown-won] Showdown
}
table-moment-about = { $kind ->
    [boss-out] At zero health Eric dies.
   *[kidnapped] Eric cannot attack while she is held.
}
table-fight = The attack
table-blaze = The fire
table-roll-of = { $kind ->
    [burn-rolled] The gang rolls to burn { who-name }
    [picked-up] { who-name } picks up
    [rerolled] { who-name } rerolls
   *[other] { who-name } rolls
}
table-declared = The attack is declared.
table-rolls = The dice roll …
table-hits = { $count ->
    [0] No pair, no hit.
    [one] One pair: a hit.
   *[other] { $count } pairs: { $count } hits.
}
table-dice = { $symbol ->
    [blade] Blade
    [wing] Wing
    [fist] Fist
    [guitar] Guitar
    [skull] Skull
   *[flame] Flame
}: { $count } rolled, { $hits } hits, { $saves } saved
table-flames = { $dice } dice, { $flames } flames
table-flames-rolled = { $count ->
    [0] No flame
    [one] One flame
   *[other] { $count } flames
}{ $place ->
    [none] .
   *[other] {" "}for { $place }.
}
table-outcome = { $end ->
    [missed] No pair: missed.
    [defended] Every hit is defended.
   *[hurt] { $count ->
        [one] One wound.
       *[other] { $count } wounds.
    }
}

## The table in plain lines

quadrant-name = { $quadrant ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
}
text-map-signs = · street, ░ building, ▓ building with a name, ^ burning, × Crow token, * flaming Crow token; buildings without a name have the number of their neighborhood; whoever lies is written small
text-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }: { $side ->
        [crow] the Crow player's turn
       *[gang] the gang's turn
    }
}
text-nobody = Nobody has won
text-player = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { $side ->
    [crow] the Crow player
   *[gang] the gang{ $captain ->
        [yes] , captain
       *[no] {""}
    }; controls { $gangsters }
}
text-chooses = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
}: { $step ->
    [split] who controls whom
    [start-building] next to which building somebody starts
    [start-space] a street space to start on
    [hand-over] a gangster to give away
    [gang-choice] the next gangster
    [gangster] an action of the gangster
    [ask-captain] a Plot card for a teammate
    [crow-choice] an action
    [walk] where a walk ends
    [leap] where Eric leaps
    [fly] where The Crow flies
    [place] where somebody is placed
    [free-gangster] who takes a free action
    [free-action] a free action
    [burn-order] which building burns next
    [reroll] dice to reroll
    [myca-reroll] whether Draven's defense is rolled again
    [powers] the next attack power
    [again] whether to attack again
    [godfather] who is moved or recovered
    [death-comes] who is laid low
    [put-out] where a flame is put out
    [collateral] which building burns
    [window] a reaction
    [card] what a Plot card is about
   *[other] { $step }
}
text-unasked = { side-name } is not asked for reactions until the turn ends
text-objective-hidden = The gang's Objective is secret
text-objective = { $revealed ->
    [yes] The gang's Objective, revealed: { $card }
   *[no] The gang's Objective, still secret: { $card }
}
text-restriction = {"   "} Restriction: { $rule }
text-basic = {"   "} Basic Objective: { $rule } { $progress } of { $goal }
text-showdown = {"   "} Showdown: { $rule }
text-ruled-out = Not the Objective, for all to see: { $cards }
text-put-away = Objectives put away: { $cards }
text-gang = The Motor City Gang:
text-active = { who-name } acts, actions left: { $left }
text-left = Actions left: { $left }
text-asked = The captain has been asked for a Plot card
text-boss-out = Top Dollar has hit the streets: Eric can die
text-boss-in = Top Dollar has not left the Pit
text-crow = The Crow player has { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}{ $lost ->
    [0] {""}
   *[other] , and loses { $lost } of the next turn
}:
text-health = Eric's health: { $health } of { $most }
text-recovered = There has been a recover action in this turn
text-captive = Sarah is held in the Church: Eric may attack nobody
text-gone = {"   "} { who-name }: { $coming ->
    [yes] still to be placed
   *[no] dead, and out of the game
}{ $condition ->
    [up] {""}
   *[other] {" "}({ $condition })
}{ $acts ->
    [yes] , still to act
   *[no] {""}
}
text-character = {"   "} { who-name }: { $street ->
    [yes] on { $place }
   *[no] at { $place }
}, { quadrant-name }{ $condition ->
    [down] , incapacitated
    [doomed] , hit
   *[up] {""}
}{ $wounded ->
    [yes] , wounded
   *[no] {""}
}; skills: { $skills }{ $acts ->
    [yes] ; still to act
   *[no] {""}
}
text-skill = { $skill ->
    [move] { $value ->
        [-2] flies
       *[other] Move { $value }
    }
    [fire] Fire { $value }
    [attack] Attack { $value }
   *[defense] Defense { $value }
}
text-death-list = Death List, top first: { $tokens }
text-ring = Death List, to be put into a new order: { $cards }
text-crow-board = On the board of the Crow player: { $cards }
text-in-city = Crow tokens in the city: { $cards }
text-token = {"   "} { $token ->
    [flaming] The flaming Crow token
    [t_bird] The token of { content-t_bird-name }
    [funboy] The token of { content-funboy-name }
    [tin_tin] The token of { content-tin_tin-name }
    [skank] The token of { content-skank-name }
    [myca] The token of { content-myca-name }
   *[grange] The token of { content-grange-name }
} lies on { $place }
text-quadrant = The { quadrant-name }: board { $board }{ $turned ->
    [0] {""}
   *[other] , turned by { $turned } degrees
}
text-named = {"   "} { building-name }, building { $number }, spaces { $spaces }: { $pit ->
    [yes] no strength
   *[no] strength { $strength }
}{ $burning ->
    [yes] , burning
   *[no] {""}
}{ $fire ->
    [0] {""}
   *[other] , { $fire } of { $needed } fire tokens
}{ $protected ->
    [yes] , protected by Albrecht
   *[no] {""}
}
text-extent = { $first } to { $last }
text-regular = {"   "} Regular buildings: { $buildings }
text-found = { $name } ({ $word })
text-regular-one = { $name } on { $spaces }{ $burning ->
    [yes] {" "}(burning)
   *[no] {""}
}
text-supply = In the supply: { $fire } fire tokens, { $burning } Burning Building tokens
text-bomb = The Time Bomb lies on { building-name }{ $due ->
    [yes] {" "}and goes off at the end of this gang turn
   *[no] {""}
}
text-possible = Possible from here:
text-attack-odds = {"   "} { who-name } attacks { other-name }: { $dice } against { $defense } dice, { $chance } percent
text-fire-odds = {"   "} { who-name } sets fire to { building-name }: { $dice } dice, { $missing } to go, { $chance } percent
text-attack = The last attack: { who-name } on { other-name }, at { $spot }
text-dice = {"   "} Dice: { $count }
text-guard = {"   "} Change of the Defense: { $guard }
text-roll = {"   "} Attack roll: { $symbols }
text-saves = {"   "} Defense roll: { $symbols }
text-hits = {"   "} Hits that deal damage, power to come: { $symbols }
text-knives = {"   "} Dice used for Playing With Knives: { $symbols }
text-flames = {"   "} { $roll ->
    [fire] Flames of the last Set Fire roll
    [eric] Flames of the last burn roll against Eric
   *[crow] Flames of the last burn roll against The Crow
}: { $flames }
text-rerolls = {"   "} Rerolls left: { $count }
text-raps = {"   "} Free attacks to come: { $count }
text-myca-used = {"   "} Myca has had the defense rolled again
text-hand = { $side ->
    [crow] Plot hand of the Crow player
   *[gang] Plot hand of the gang
}: { $cards }
text-card = {"   "} { $card } – { $rule }
text-lasting = {"   "} In effect, { $card } – { $rule }
text-deck = {"   "} Deck: { $cards }
text-discard = {"   "} Discard pile: { $cards }
