# Card City XL with Crime in English.

game-title = Card City XL
game-about = Mayors cut and choose lots of cards, partly face down, and lay them into cities that grow by themselves. After ten turns the best city wins.
game-goal = The highest score wins. After ten turns every city is scored: the points of the goal, 1 for every $5, and 1 less for every space of the square that holds no Building. Culture beside Residences makes them grow; Residences beside Commerce make that grow; Commerce earns the money.
game-time = 15 minutes for each player
game-time-source = At a table about 15 minutes for each player, say published descriptions; alone or against bots less.
game-of-1 = Alone: a city, ten turns, and a rank from Hamlet to Metropolis

## What the lab compares

lab-about-first-player = How often the player who began won the game.
lab-about-lot-taken = How often the player who took this lot more often won the game.
lab-about-police-station = How often the owner of a city with a Police Station won the game.
lab-about-built = How often the player who built the most of these won the game.

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

refuse-divide-first = First divide the cards: choose those of Lot A.
refuse-hide-first = First choose which card of Lot A lies face down.
refuse-show-first = First choose which cards of Lot B lie face up.
refuse-not-in-hand = There is no { $card } left to divide.
refuse-not-in-lot-a = There is no { $card } in Lot A.
refuse-not-in-lot-b = There is no { $card } left in Lot B.
refuse-out-of-order = Cards are named in the order of their kinds: a { $card } would come before the one you named last.
refuse-too-few-left = Cards are named in the order of their kinds: after a { $card } there would be too few.
refuse-choose-lot = First choose a lot.
refuse-put-under = First put a card under the deck.
refuse-not-drawn = You have drawn no { $card }.
refuse-crime-stays = A Crime never goes under the deck.

refuse-loan-first = First decide about the loan.
refuse-build-first = First build your cards, as long as one of them fits.
refuse-not-in-lot = There is no { $card } among your cards.
refuse-cloud-first = First lay the Pollution Cloud of the Industry.
refuse-cloud-apart = The Pollution Cloud lies beside its Industry.
refuse-crime-first = First lay the Crime on a Building.
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

refuse-end-first = Now is the end of the turn: buy what you like, or be done.
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
    [yes] Two lots are dealt to you.
   *[no] Two lots are dealt to { $seat }.
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
    [yes] You leave { lot-name } behind.
   *[no] { $seat } leaves { lot-name } behind.
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
event-surplus = { $you ->
    [yes] { $count ->
        [one] You discard a Crime: only one is committed.
       *[other] You discard { $count } Crimes: only one is committed.
    }
   *[no] { $count ->
        [one] { $seat } discards a Crime: only one is committed.
       *[other] { $seat } discards { $count } Crimes: only one is committed.
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
    [yes] You have no room for { $card }; it is discarded.
   *[no] { $seat } has no room for { $card }; it is discarded.
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
    [yes] { $points } points: your city is { $rank }.
   *[no] { $points } points: the city of { $seat } is { $rank }.
}
