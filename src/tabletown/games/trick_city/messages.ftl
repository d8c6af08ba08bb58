# Trick City in English.

game-title = Trick City
game-about = Two sides of superheroes fight for the city, trick by trick. The lowest card takes a trick, but it earns only its own value.
game-goal = The side that first wins { game-to-win } wins the game. The lowest card takes a trick, and earns its own value in VP. Whoever fills the track, or has more VP after the last trick, wins the location.
game-time = 20 to 40 minutes
game-time-source = At a table 20 to 40 minutes, says the rulebook; against bots less.
game-of-2 = A Titan against a Titan: each plays for two, with a Sidekick
game-of-3 = A Titan against a team of two
game-of-4 = Two teams of two
game-to-win-1 = one location
game-to-win-2 = two locations
game-to-win-3 = three locations

## What the lab compares

lab-about-hero = How often the side of this hero won the game.
lab-about-hero-of-the-titan = How often the Titan won the game with this hero.
lab-about-hero-of-the-team = How often the team won the game with this hero.
lab-about-sidekick = How often the side of this Sidekick won the game.
lab-about-lead-of-the-game = How often the side won the game that led its first trick.
lab-about-lead-of-a-round = How often the side that led the first trick of a round won its location.
lab-about-location = How often it was won by the side that led the first trick there; with three players, by the Titan.
lab-about-power-played = How often the side that played it won the location of that round.

## Words

hit-card = { $suit ->
    [red] Red { $value }
    [yellow] Yellow { $value }
    [green] Green { $value }
    [blue] Blue { $value }
   *[wild] Wild { $value }
}
# Not said by itself: a part of other sentences, like the next ones.
suit-name = { $suit ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
side-name = { $side ->
    [titan-1] Titan 1
    [titan-2] Titan 2
    [titan] The Titan
    [team] The team
    [team-1] Team 1
   *[team-2] Team 2
}

# What is counted at the end.
ui-points = { $points ->
    [one] { $points } location
   *[other] { $points } locations
}

## Options of the game

option-locations = The set of locations: A is the gentler one, B bends the rules more.
option-locations-A = Set A
option-locations-B = Set B
option-locations-random = Either, at random
option-random_heroes = Heroes and Sidekicks are dealt at random.
option-strict_suit = Strict suit: only cards of the lead suit can win a trick.

## What a player is asked, and can do

prompt-hero = Choose your hero for the whole game.
prompt-sidekick = Choose the Sidekick that waits in your shield.
prompt-team-order = Which of you plays first in this trick?
prompt-play = Play a Hit Card.

choose = Choose { $power }
order = { $you ->
    [yes] You play first
   *[no] { $seat } plays first
}
play = Play { $card }{ $suit ->
    [none] {""}
   *[other] {" "}as { suit-name }
}
play-with = Play { $card } with { $power }{ $suit ->
    [none] {""}
   *[other] , as { suit-name }
}{ $amount ->
    [none] {""}
   *[other] , { $amount }
}{ $target ->
    [none] {""}
   *[other] , on the card on spot { $target }
}

## Why not

refuse-choose-first = { $what ->
    [hero] First choose your hero.
   *[sidekick] First choose your Sidekick.
}
refuse-other-choice = { $what ->
    [hero] Now heroes are chosen, not Sidekicks.
   *[sidekick] Now Sidekicks are chosen, not heroes.
}
refuse-taken = Somebody else has { $power }.
refuse-left-out = With strict suit { $power } is left out of the game.
refuse-power-kept = Heroes and Sidekicks are chosen once, for the whole game.
refuse-order-first = First decide which of you plays first in this trick.
refuse-no-order = Only a team of three players decides who plays first, when its first card of a trick is due.
refuse-not-held = You do not have { $card } to play.
refuse-follow = You hold { suit-name }: you have to play { suit-name } or a wild card.
refuse-follow-shield = Your shield shows { suit-name }: you have to play it or a wild card.
refuse-new-suit = You have { suit-name }, so the card has to be { suit-name } when it is played.
refuse-suit-to-state = There is no lead suit: say which suit the wild card has.
refuse-suit-is-given = The lead suit is { suit-name }, and a wild card takes it.
refuse-not-your-power = { $power } is not your power card.
refuse-exhausted = { $power } is exhausted until the next round.
refuse-in-shield = { $power } is still covered in your shield.
refuse-power-spot = { $power } cannot be played on spot { $spot }.
refuse-power-now = { $power } cannot be used now.
refuse-no-left-card = { $power } needs a face-up card to the left.
refuse-left-protected = The card to the left cannot be flipped in this trick.
refuse-no-opposing-card = The other side has no face-up card for { $power }.
refuse-no-target = There is no face-up card of the other side on spot { $spot }.

## What happened

event-drew-leader = { $you ->
    [yes] You saw a superhero film most recently, and lead the first trick.
   *[no] { $seat } saw a superhero film most recently, and leads the first trick.
}
event-chose = { $you ->
    [yes] You choose { $card }.
   *[no] { $seat } chooses { $card }.
}
event-chose-sidekick = { $you ->
    [yes] You choose { $card }, who waits in your shield.
   *[no] { $seat } chooses { $card }, who waits in the shield.
}
event-dealt-power = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
event-began = Round { $round }: the fight for { $location } begins. { $most } VP take it at once.
event-leads = { $you ->
    [yes] You lead trick { $trick }.
   *[no] { $seat } leads trick { $trick }.
}
event-team-leads = The team leads trick { $trick }.
event-ordered = { $you ->
    [yes] You play first for the team.
   *[no] { $seat } plays first for the team.
}
event-played = { $you ->
    [yes] You play { $card } on spot { $spot }.
   *[no] { $seat } plays { $card } on spot { $spot }.
}
event-played-with = { $you ->
    [yes] You play { $card } with { $power }.
   *[no] { $seat } plays { $card } with { $power }.
}
event-turned = { $you ->
    [yes] { $card } is uncovered in your shield. You may play it from your next turn on.
   *[no] { $card } is uncovered in the shield of { $seat }.
}
event-freed = { $you ->
    [yes] { $card } is uncovered and comes to your hand. You may use it from your next turn on.
   *[no] { $card } is uncovered and comes to the hand of { $seat }.
}
event-suit-named = { $card } is { suit-name } for this trick.
event-value-changed = { $card } counts as { $value }.
event-copied = { $card } counts as { $value }, like the card to its left.
event-location-value = { $location } makes { $card } count as { $value }.
event-protected = { $card } cannot be flipped in this trick.
event-flipped = { $card } is face down and out of the trick.
event-countered = { $card } counters { $left }.
event-lead-suit = The lead suit is { suit-name }.
event-no-lead-suit = There is no lead suit: the next card sets it.
event-won-trick = { $you ->
    [yes] You win the trick with { $card }: { $vp } VP.
   *[no] { $seat } wins the trick with { $card }: { $vp } VP.
}
event-tied-trick = Both sides tie: nobody wins the trick, and the lead stays.
event-empty-trick = No card can win: nobody wins the trick, and the lead stays.
event-location-bonus = { $location } adds { $vp } VP.
event-power-bonus = { $power } adds { $vp } VP.
event-stash-bonus = The stash adds { $vp } VP.
event-multiplied = That counts { $factor } times.
event-stashed = { $vp } VP go to the stash, which now holds { $stash }.
event-earned = { side-name } earns { $vp } VP and has { $total }.
event-full-track = { side-name } has filled the track and wins { $location } at once.
event-more-vp = { side-name } has more VP and wins { $location }.
event-last-trick = Both sides have the same VP: { side-name } won the last trick, and { $location }.
event-held-lead = Nobody won a trick: { side-name } has the lead, and wins { $location }.
event-won = { $you ->
    [yes] You win the game with { $trophies } locations.
   *[no] { $seat } wins the game with { $trophies } locations.
}

## The table in words

text-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }, trick { $trick } of { $tricks }
}
text-locations = { $set ->
    [random] Locations: a random set
   *[other] Locations: set { $set }
}
text-random_heroes = Heroes were dealt at random
text-strict_suit = Strict suit: only cards of the lead suit can win a trick
text-location = Location: { $location }, { $most } VP take it at once
text-side = { side-name }: { $vp } VP here; locations won: { $trophies }{ $won ->
    [yes] ; last to win a trick
   *[no] {""}
}
text-stash = In the stash: { $count } VP
text-first = { $you ->
    [yes] You will lead the first trick
   *[no] { $seat } will lead the first trick
}
text-opener = { $you ->
    [yes] You led the first trick of this round
   *[no] { $seat } led the first trick of this round
}
text-leader = { $you ->
    [yes] You have the lead
   *[no] { $seat } has the lead
}
text-lead-suit = { $suit ->
    [none] No lead suit: the next card sets it
   *[other] Lead suit: { suit-name }
}
text-order = { $you ->
    [yes] You play first for the team
   *[no] { $seat } plays first for the team
}
text-winning = As it lies, spot { $spot } wins the trick: { $vp } VP
text-spot-empty = Spot { $spot }: empty
text-spot = Spot { $spot }: { $card } by { $seat }{ $power ->
    [none] {""}
   *[other] {" "}with { $power }
}{ $up ->
    [no] , face down
   *[yes] , { suit-name }, counts as { $value }
}{ $copy ->
    [none] {""}
   *[other] , copied { $copy }
}{ $change ->
    [none] {""}
   *[other] , changed by { $change }
}{ $protected ->
    [yes] , cannot be flipped
   *[no] {""}
}
text-player = { $acts ->
    [no] {" "}
   *[other] >
} { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}, { side-name }: { $cards } { $cards ->
    [one] card
   *[other] cards
}{ $acts ->
    [hero] , chooses a hero
    [sidekick] , chooses a Sidekick
    [team-order] , decides who plays first
    [play] , to play
   *[no] {""}
}
text-hand = { $you ->
    [yes] {"   "} Your hand: { $cards }
   *[no] {"   "} Seen in { $seat }’s hand: { $cards }
}
text-power = {"   "} { $power }, ready: { $rule }
text-exhausted = {"   "} { $power }, exhausted
text-void = {"   "} Holds no { suit-name } card
text-shield = {"   "} Shield: { $cards }; Sidekick: { $sidekick }
text-stack = Locations to come: { $count }; the last of them is { $final }
text-discard = Discard pile: { $count } cards; played in this round: { $cards }
text-offer = To choose from:
text-offered = {"   "} { $power }: { $rule }
text-reserve = Power cards not in use: { $powers }

## The drawn table

table-line = The Hit Line
table-tray = Your cards
table-locations = Locations
table-round = Round { $round }
table-trick = Trick { $trick } of 8
table-your-turn = Your turn.
table-side-name = { $own ->
    [yes] { side-name } (yours)
   *[no] { side-name }
}
table-leads = Leads this trick
table-power = { $power }, { $ready ->
    [yes] ready
   *[no] exhausted until the next round
}
table-powers = Your power cards
table-gallery = { $what ->
    [hero] The heroes
   *[sidekick] The Sidekicks
}
table-stash = { $vp } VP in the stash
table-pile = { $count ->
    [0] This is the last location.
   *[other] Locations to come: { $count }. The last of them is { $final }.
}
table-vp = { $side }: { $vp } of { $most } VP
table-trophies = { $count ->
    [0] No location won yet; { $most } win the game
   *[other] Locations won: { $names }; { $most } win the game
}
table-lead = { $suit ->
    [none] Free: the next card sets the suit
   *[other] Lead suit: { suit-name }
}
table-suit = { suit-name }
table-goal = { $highest ->
    [yes] { $narrow ->
        [yes] The highest of this suit wins
       *[no] The highest card wins
    }
   *[no] { $narrow ->
        [yes] The lowest of this suit wins
       *[no] The lowest card wins
    }
}
table-last = Last trick
table-victory = { side-name } has won the city
table-spot-empty = Spot { $spot }, empty
table-spot = Spot { $spot }: { $card } by { $name }{ $power ->
    [none] {""}
   *[other] {" "}with { $power }
}{ $up ->
    [no] , face down, out of the trick
   *[yes] , { $suit ->
        [none] {""}
       *[other] { suit-name },
    } counts as { $value }
}{ $safe ->
    [yes] , cannot be flipped
   *[no] {""}
}{ $wins ->
    [yes] . It would win now: { $vp } VP
   *[no] {""}
}
table-winning = { $vp } VP
table-play = Play
table-play-here = Play { $card } on spot { $spot }
table-preview = { $does ->
    [counters] Counter: both cards count as { $value }, and are out.
    [down] It lies face down.
    [sets] It sets the lead suit{ $wins ->
        [yes] , and would win { $vp } VP.
       *[no] .
    }
    [follows] It follows suit{ $wins ->
        [yes] , and would win { $vp } VP.
       *[no] , and would not win.
    }
   *[leaves] Another suit{ $wins ->
        [yes] ; it would win { $vp } VP.
       *[no] ; it would not win.
    }
}
table-counts = Counts as { $value }.
table-picked = { $power ->
    [none] { $card }:
   *[other] { $card } with { $power }:
}
table-needs-power = { $card } can only be played with { $powers }: choose the power card, too.
table-only-with = Only with { $powers }
table-missing = { $power ->
    [none] { $card }
   *[other] { $card } with { $power }
}: { $missing ->
    [suit] name its suit.
    [amount] choose the amount.
   *[target] choose a card of the other side.
}
table-put-back = Start again
table-choices = What you can choose
table-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-nobody = { $how ->
    [tied] Nobody won: both sides tied.
   *[empty] Nobody won: no card could.
}
table-why = { $you ->
    [yes] You won with { $card }
   *[no] { $seat } won with { $card }
}{ $why ->
    [only] , the only card face up
    [lowest] : { $value } was the lowest
    [highest] : { $value } was the highest
    [lead-lowest] : { $value } was the lowest of the lead suit
   *[lead-highest] : { $value } was the highest of the lead suit
}. { $vp } VP{ $sum ->
    [none] .
   *[other] {" "}= { $sum }.
}
table-part = { $what ->
    [card] { $vp }
    [location] { $vp } (location)
    [power] { $vp } (power)
   *[stash] { $vp } (stash)
}
table-shield-title = Your shield
table-own-shield = Your shield, { $count } left
table-shield = Shield, { $count } left; face up: { $cards }
table-in-shield = { $card }, in your shield
table-hidden-sidekick = { $power }, still covered
