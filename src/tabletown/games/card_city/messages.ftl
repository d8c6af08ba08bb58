# Card City XL with Crime in English.

game-title = Card City XL
game-about = Cut and choose lots of cards, partly face down, and build the city that fits the goal best.
game-goal = After ten turns the best city wins. It has the points of the goal, and 1 for every $5; each space without a Building costs 1. Residences grow beside Culture, and Commerce grows beside Residences. Commerce earns the money.
game-time = 15 minutes for each player
game-time-source = At a table about 15 minutes for each player, say published descriptions; alone or against bots less.
game-of-1 = Alone: a city, ten turns, and a rank from Hamlet to Metropolis

## What the lab compares

lab-about-first-turn = How often the player won the game who was first player of the first turn.
lab-about-lot-taken = How often the player won the game who took this lot in a division.
lab-about-police = How often the owner of a city won the game that had one of these.
lab-about-most-cards = How often the player won the game who got more of these into the city than anybody else.

## Words

space = { $along ->
    [north] { $across ->
        [east] { $columns } east, { $rows } north
        [west] { $columns } west, { $rows } north
       *[none] { $rows } north
    }
    [south] { $across ->
        [east] { $columns } east, { $rows } south
        [west] { $columns } west, { $rows } south
       *[none] { $rows } south
    }
   *[none] { $across ->
        [east] { $columns } east
        [west] { $columns } west
       *[none] the middle
    }
}
# Not said by themselves: parts of other sentences.
lot-name = { $lot ->
    [a] Lot A
   *[b] Lot B
}
in-the = { $where ->
    [north] in the north
    [east] in the east
    [south] in the south
   *[west] in the west
}
phase-name = { $phase ->
    [1] Acquisition
    [2] Construction
    [3] Development
    [4] Revenue
   *[5] End of the turn
}

## Options of the game

option-level = The level: what is in the deck, and how large a city gets.
option-victory = The goal: what scores.
option-ecological_city = Ecological City: Industries pollute; from 50 % on no Residences grow, and every full 10 % cost a point.
option-indebted_city = Indebted City: before building, $5 may be borrowed; $6 repay it, or it costs 3 points.
option-renewed_city = Renewed City: at the end of a turn a Building may be demolished for $3.
option-transparent_city = Transparent City: all cards of all lots lie face up.
option-crime = Crime: Crimes lie in the lots. Nothing is built or grows beside one until the city buys a Police Station.
option-municipal_grant = Municipal Grant: a city that earns less than $2 gets $2.
option-alone = Alone: how cards come. The Planner draws one more than he keeps, and puts it under the deck; against the Rival Mayor there are two lots to choose from.
option-alone-planner = The Planner
option-alone-rival = The Rival Mayor
wrong-not-alone = The Rival Mayor is for one player, not for { $seats }.

## What a player is asked, and can do

prompt-cut = Which cards form Lot A?
prompt-hide = Which card of Lot A lies face down?
prompt-show = Which cards of Lot B lie face up?
prompt-take = Lot A or Lot B?
prompt-keep = Which card goes under the deck? You keep the others.
prompt-loan = Do you take a loan before you build?
prompt-build = Build your cards, in the order that you like.
prompt-pollute = The Industry smokes. Where does its Pollution Cloud go?
prompt-commit = On which Building does the Crime lie?
prompt-grow-homes = A Residential District grows. Where?
prompt-grow-shops = A Commercial District grows. Where?
prompt-improve = Anything else at the end of the turn?

cut = { $card } into Lot A
hide = { $card } face down in Lot A
show = { $card } face up in Lot B
take = Take { lot-name }
under = { $card } under the deck
borrow = Borrow $5
decline = No loan
build = Build { $card }: { $space }
pollute = Pollution Cloud: { $space }
commit = Lay the Crime: { $space }
grow = Grow: { $space }
buy = Buy an Industry: { $space }
police = Buy a Police Station: { $space }
demolish = Demolish: { $space }
repay = Repay a loan
done = Done

## Why not

refuse-taken = There is a Building already.
refuse-clouded = A Pollution Cloud lies there; only a Park can be built on it.
refuse-outside = Outside the square: a city has at most { $side } columns and { $side } rows.
refuse-no-contact = It has to touch a Building of your city, edge to edge.
refuse-city-full = Your city is full: { $limit } of { $limit }. An Industry makes room for five more.
refuse-crime-beside = Crime next door: nothing is built beside it before you have a Police Station.
refuse-home-by-home = A Residence is never built beside another one: there is one { in-the }.
refuse-shop-by-shop = A Commerce is never built beside another one: there is one { in-the }.
refuse-home-by-factory = A Residence is never built beside an Industry: there is one { in-the }.
refuse-factory-by-home = An Industry is never placed beside a Residence: there is one { in-the }.
refuse-home-by-cloud = No Residence beside a Pollution Cloud: there is one { in-the }.

refuse-leisure-price = It costs ${ $price }, and you have less.
refuse-industry-price = An Industry costs ${ $price }, and you have less.
refuse-station-price = A Police Station costs ${ $price }, and you have less.
refuse-demolition-price = A demolition costs ${ $price }, and you have less.
refuse-repayment = A loan is repaid with ${ $price }, and you have less.

refuse-cut-first = First divide the cards: choose those of Lot A.
refuse-hide-first = First choose which card of Lot A lies face down.
refuse-show-first = First choose which cards of Lot B lie face up.
refuse-lot-a-full = Lot A has all its cards.
refuse-not-in-hand = There is no { $card } left to divide.
refuse-not-in-lot-a = There is no { $card } in Lot A.
refuse-not-in-lot-b = There is no { $card } left in Lot B.
refuse-out-of-order = Cards are named in the order of their kinds: a { $card } would come before the one you named last.
refuse-too-few-left = Cards are named in the order of their kinds: after a { $card } there would be too few.
refuse-take-first = First choose a lot.
refuse-keep-first = First put a card under the deck.
refuse-not-drawn = You have drawn no { $card }.
refuse-crime-stays = A Crime never goes under the deck.

refuse-loan-first = First decide about the loan.
refuse-build-first = First build your cards, as long as one of them fits.
refuse-not-in-lot = There is no { $card } among your cards.
refuse-pollute-first = First lay the Pollution Cloud of the Industry.
refuse-cloud-apart = The Pollution Cloud lies beside its Industry.
refuse-commit-first = First lay the Crime on a Building.
refuse-not-just-built = The Crime lies on a Building that you have just built.
refuse-no-building = There is no Building.
refuse-has-crime = A Crime lies there already.

refuse-grow-first = First let the district grow.
refuse-no-district = No district that grows now touches this space.
refuse-has-grown = This district has grown already.
refuse-too-little-culture = This district touches too little Culture to grow: it takes more than it has Residences.
refuse-too-few-customers = This district touches too few Residential Districts to grow: it takes more than it has Commerce.
refuse-polluted = A Residential District that touches a Pollution Cloud does not grow.
refuse-crime-beside-growth = Nothing grows beside a Crime before you have a Police Station.
refuse-joins = Growth never joins two districts: there is another one { in-the }.
refuse-grows-by-factory = No Residence beside an Industry: there is one { in-the }.

refuse-improve-first = Now is the end of the turn: buy what you like, or be done.
refuse-bought = You have bought an Industry in this turn.
refuse-no-industry = There is no Industry left to buy.
refuse-no-crime-game = There are Police Stations only in games with Crime.
refuse-no-crime = Only a city with a Crime buys a Police Station.
refuse-has-station = Your city has its Police Station.
refuse-not-renewed = Buildings are demolished only in the variant Renewed City.
refuse-demolished = You have demolished a Building in this turn.
refuse-nothing-there = There is no Building to demolish.
refuse-city-hall-stays = City Hall is never demolished.
refuse-scene-stays = The Police Station and a Building with a Crime are never demolished.
refuse-would-split = The rest of the city would no longer hang together.
refuse-would-overflow = Without this Industry the city would be too large for its limit.
refuse-not-indebted = There are loans only in the variant Indebted City.
refuse-no-loan = You have no loan to repay.
refuse-too-many-loans = You may not have more than { $most } loans.

## What happened

event-turn = { $you ->
    [yes] Turn { $turn } of { $of }. You are first player.
   *[no] Turn { $turn } of { $of }. { $seat } is first player.
}
event-drew = { $you ->
    [yes] You draw { $count } cards, and divide them.
   *[no] { $seat } draws { $count } cards, and divides them.
}
event-drew-alone = { $you ->
    [yes] You draw { $count } cards.
   *[no] { $seat } draws { $count } cards.
}
event-dealt-lots = { $you ->
    [yes] You are dealt two lots, and take one.
   *[no] { $seat } is dealt two lots, and takes one.
}
event-offered = { $you ->
    [yes] You offer two lots to { $to }.
   *[no] { $seat } offers two lots to { $to }.
}
event-took = { $you ->
    [yes] You take { lot-name }.
   *[no] { $seat } takes { lot-name }.
}
event-kept = { $you ->
    [yes] You keep { lot-name }.
   *[no] { $seat } keeps { lot-name }.
}
event-left = { $you ->
    [yes] You leave { lot-name } to the Rival Mayor.
   *[no] { $seat } leaves { lot-name } to the Rival Mayor.
}
event-put-under = { $you ->
    [yes] You put { $card } under the deck.
   *[no] { $seat } puts { $card } under the deck.
}
event-put-under-hidden = { $seat } puts a card under the deck.
event-borrowed = { $you ->
    [yes] You borrow ${ $dollars }.
   *[no] { $seat } borrows ${ $dollars }.
}
event-no-loan = { $you ->
    [yes] You take no loan.
   *[no] { $seat } takes no loan.
}
event-surplus = { $count ->
    [one] { $you ->
        [yes] You discard a Crime: one is enough.
       *[no] { $seat } discards a Crime: one is enough.
    }
   *[other] { $you ->
        [yes] You discard { $count } Crimes: one is enough.
       *[no] { $seat } discards { $count } Crimes: one is enough.
    }
}
event-built = { $you ->
    [yes] You build { $card }: { $space }.
   *[no] { $seat } builds { $card }: { $space }.
}
event-paid = { $you ->
    [yes] You pay ${ $dollars }.
   *[no] { $seat } pays ${ $dollars }.
}
event-cleared = { $you ->
    [yes] Your Pollution Cloud is gone: { $space }.
   *[no] A Pollution Cloud of { $seat } is gone: { $space }.
}
event-smoked = { $you ->
    [yes] Your Industry smokes: { $space }.
   *[no] An Industry of { $seat } smokes: { $space }.
}
event-discarded = { $you ->
    [yes] You cannot build { $card }; it is discarded.
   *[no] { $seat } cannot build { $card }; it is discarded.
}
event-struck = { $you ->
    [yes] A Crime in your city: { $card }, { $space }.
   *[no] A Crime in the city of { $seat }: { $card }, { $space }.
}
event-no-scene = { $you ->
    [yes] Your Crime finds no Building, and is discarded.
   *[no] The Crime of { $seat } finds no Building, and is discarded.
}
event-grew = { $you ->
    [yes] Your city grows by { $card }: { $space }.
   *[no] The city of { $seat } grows by { $card }: { $space }.
}
event-earned = { $you ->
    [yes] Your city earns ${ $dollars }.
   *[no] The city of { $seat } earns ${ $dollars }.
}
event-bought = { $you ->
    [yes] You buy an Industry for ${ $dollars }: { $space }.
   *[no] { $seat } buys an Industry for ${ $dollars }: { $space }.
}
event-policed = { $you ->
    [yes] You buy a Police Station for ${ $dollars }: { $space }.
   *[no] { $seat } buys a Police Station for ${ $dollars }: { $space }.
}
event-demolished = { $you ->
    [yes] You demolish { $card }: { $space }.
   *[no] { $seat } demolishes { $card }: { $space }.
}
event-repaid = { $you ->
    [yes] You repay a loan with ${ $dollars }.
   *[no] { $seat } repays a loan with ${ $dollars }.
}
event-scored = { $you ->
    [yes] Your city scores { $points }.
   *[no] The city of { $seat } scores { $points }.
}
event-won = { $you ->
    [yes] You win with { $points } points.
   *[no] { $seat } wins with { $points } points.
}
event-ranked = { $you ->
    [yes] Your city has { $points } points: { $rank }.
   *[no] The city of { $seat } has { $points } points: { $rank }.
}

## The table in plain lines

text-level = { $level }, { $goal }
text-goal = { $text }
text-station = Police Station: { $text }
text-turn = Turn { $turn } of { $turns }: { phase-name }
text-first = { $you ->
    [yes] You are first player.
   *[no] { $seat } is first player.
}
text-deck = Cards in the deck: { $size }
text-deck-known = { $card } lies in the deck, number { $place } from below.
text-supply = Supply: { $residence } Residences, { $industry } Industries, { $commerce } Commerce
text-clouds = Pollution Clouds left: { $count }
text-crimes = { $count } Crimes were shuffled in, and as many cards removed unseen. Police Stations left: { $stations }
text-acts = { $you ->
    [yes] To choose for you: { $what }
   *[no] To choose for { $seat }: { $what }
}
text-left = Left to the Rival Mayor: { $cards }
text-discard = Discarded: { $cards }
text-divides = { $you ->
    [yes] You divide cards for { $chooser }: division { $division } of this turn.
   *[no] { $seat } divides cards for { $chooser }: division { $division } of this turn.
}
text-hand = To divide: { $cards }
text-cut-a = Lot A so far: { $cards }
text-cut-down = Face down in Lot A: { $cards }
text-cut-up = Face up in Lot B: { $cards }
text-drawn = Drawn: { $cards }
text-lot = { lot-name }: { $up }; face down: { $down }
text-city = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { $points } { $points ->
    [one] point
   *[other] points
}, ${ $money }, earns ${ $revenue }, size { $size } of { $limit }{ $acts ->
    [yes] , to act
   *[no] {""}
}
text-score = Goal { $goal }, money { $cash }, spaces without a Building { $empty }
text-pollution = Pollution { $percent } %
text-loans = Open loans: { $count }
text-cards = Cards to build: { $cards }{ $division ->
    [0] {""}
   *[other] {" "}(from division { $division })
}
text-district-residence = Residential District of { $size }, { $space }: touches { $beside } Culture, grows with { $needed }{ $grows ->
    [yes] , will grow
   *[no] {""}
}{ $polluted ->
    [yes] , polluted
   *[no] {""}
}
text-district-commerce = Commercial District of { $size }, { $space }: touches { $beside ->
    [one] { $beside } Residential District
   *[other] { $beside } Residential Districts
}, grows with { $needed }{ $grows ->
    [yes] , will grow
   *[no] {""}
}

## The table in the browser

table-your-turn = Your turn.
table-put-back = Put it back
table-turn = Turn { $turn } of { $of }
table-phase = { phase-name }
table-first = First player: { $name }
table-is-first = { $name } is first player
table-cuts = { $name } divides the cards
table-chooses = { $name } chooses a lot
table-desk = The offer and your cards
table-whose = { $own ->
    [yes] Your city
   *[no] The city of { $name }
}
table-look-at = { $own ->
    [yes] Show your city
   *[no] Show the city of { $name }
}
table-back-home = { $name }: back to your city
table-supply = Deck and supply
table-deck = Deck { $count }
table-stack = { $count ->
    [one] { $card }
   *[other] { $card }, { $count }
}
table-scores = Scores
table-size = Size { $size } of { $limit }
table-money = ${ $money }, next revenue ${ $revenue }
table-crimes = { $count ->
    [one] 1 Crime
   *[other] { $count } Crimes
}
table-loans = { $count ->
    [one] 1 open loan
   *[other] { $count } open loans
}
table-pollution = Pollution: { $percent } %
table-percent = { $percent } %
table-parts = { $goal } + { $cash } − { $lost }
table-parts-mean = Goal { $goal }, money { $cash }, lost { $lost }
table-goal = The goal of this game
table-goal-money = Every ${ $dollars } score 1, every unfilled space costs 1.
table-crimes-in = { $count } Crimes were shuffled in, and as many cards removed unseen.
table-station = Police Station (${ $price }):
table-alone = { $way ->
    [planner] The Planner: you draw one card more than you keep, and put it under the deck.
   *[rival] The Rival Mayor: you take one of two lots; the other one leaves the game.
}

## Cutting and choosing

table-lot = { lot-name }
table-lot-means = { $again ->
    [yes] { $lot ->
        [a] Yours for this turn
       *[b] Yours to divide again, for the next player
    }
   *[no] Yours for this turn
}
table-lot-holds = { $down ->
    [0] { lot-name }: { $cards }
   *[other] { lot-name }: { $cards }, and { $down } face down
}
table-divides = { $name } divides { $count } cards
table-of = { $laid }/{ $all }
table-laid = { $place ->
    [a_down] face down { $laid } of { $all }
   *[other] face up { $laid } of { $all }
}
table-slot = { $place ->
    [a_down] face down
   *[other] face up
}
table-sees = { $name } will see
table-lay = { $place ->
    [a_up] { $card }: into Lot A
    [a_down] { $card }: into Lot A, face down
   *[b_up] { $card }: face up in Lot B
}
table-take-back = { $place ->
    [a_up] { $card }, in Lot A: take it back
    [a_down] { $card }, face down in Lot A: take it back
   *[b_up] { $card }, face up in Lot B: take it back
}
table-cut = { $place ->
    [a_up] Touch or drag a card for Lot A.
    [a_down] Now the card of Lot A that lies face down.
    [b_up] Now a card that lies face up in Lot B; the others stay hidden.
    [sent] The lots are laid out for { $name }.
   *[none] Offer the lots to { $name }, or touch a card to take it back.
}
table-offer = Offer

## Building

table-hand = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
table-actions = What you can do
table-picked-card = { $to ->
    [deck] { $card }: touch the deck to put it there.
   *[space] { $card }: touch a space that lights up.
}
table-picked = { $what ->
    [industry] Where does the new Industry stand?
    [station] Where does the Police Station stand?
    [demolish] Which Building is demolished?
   *[other] Touch what lights up.
}
table-given = { $what ->
    [cloud] Touch where the smoke goes
   *[grow] Touch where it grows
}
table-do = { $what ->
    [industry] Buy an Industry
    [station] Buy a Police Station
   *[demolish] Demolish
}
table-price = ${ $dollars }
table-under = Under the deck
table-under-known = { $count ->
    [0] Nothing lies there yet.
   *[other] They come back in this order.
}

## The first turn

table-guide = { $step ->
    [cut] Split the cards into two lots for the next player, who takes one and leaves you the other. Lot A is small and open, Lot B is large and mostly hidden.
    [hide] One card of Lot A stays secret: the one who chooses sees only its back.
    [show] A few cards of Lot B are shown; the rest stays secret.
    [take] You must build what you take, as far as it fits. Without Industry a city stops at five cards.
    [keep] You draw one card more than you keep. What goes under the deck comes back later.
    [loan] Money early helps to build Leisure or to buy Industry; paying back costs more.
    [build] Never a Residence beside a Residence or an Industry, never a Commerce beside a Commerce. Leave holes: districts grow into them by themselves.
    [pollute] No Residence beside smoke: put it where nobody will live.
    [commit] Nothing is built or grows beside a Crime: lay it where the neighbours stand already.
    [grow-homes] A district that touches more Culture than it has houses grows by one: City Hall and Leisure are Culture.
    [grow-shops] A Commerce that touches more Residential Districts than its own size grows by one.
   *[improve] An Industry costs ${ $price } and makes room for more Buildings.
}

## The city on the screen

table-times = ×{ $count }
table-city-of = City of { $name }
table-space-empty = Empty: { $space }
table-space-built = { $card }: { $space }
table-space-crime = { $card } with a Crime: { $space }
table-district-needs = { $type ->
    [residence] { $beside } of { $needed } Culture
   *[commerce] { $beside } of { $needed } { $needed ->
        [one] Residential District
       *[other] Residential Districts
    }
}
table-district-count = { $beside }/{ $needed }
table-district-grows = Grows
table-district-polluted = Smoke beside it: does not grow
table-district-shut = No space to grow
table-site = { $type ->
    [residence] A Residential District can grow here
   *[commerce] A Commercial District can grow here
}
table-outlook-grows = { $type ->
    [residence] A Residential District grows
   *[commerce] A Commercial District grows
}
table-outlook-earns = ${ $dollars } more each turn
table-outlook-loses = ${ $dollars } less each turn
table-outlook-warns = { $what ->
    [walls-in] Afterwards no Industry fits anywhere
   *[chokes] Takes the last space of a district that grows
}
table-more-land = { $side ->
    [west] { $count } more to the west
    [east] { $count } more to the east
    [south] { $count } more to the south
   *[north] { $count } more to the north
}
table-more-dollars = +${ $dollars }
table-less-dollars = −${ $dollars }
table-sheet-now = If the game ended now
table-sheet-winners = { $count ->
    [one] { $names } wins with { $points } points
   *[other] { $names } win with { $points } points
}
table-sheet-rank = { $points } points: { $rank }
table-part = { $part ->
    [money] Money
    [spaces] Unfilled spaces
    [pollution] Pollution
   *[loans] Open loans
}
table-next-rank = { $points ->
    [one] One more point: { $rank }
   *[other] { $points } more points: { $rank }
}
table-close-sheet = Close the score sheet
table-close = Close
table-continue = Go on
