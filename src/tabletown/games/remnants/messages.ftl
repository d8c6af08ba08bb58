# City of Remnants: every sentence that a player reads. A space is called by its column and its row, as on a city map.
# Names of gangs, cards, developments, conditions, YCU tokens and alerts come from the content.

game-title = City of Remnants
game-about = Gang war in an occupied alien city: recruit, build, deal and fight for renown, while the Yugai police drop in.
game-goal = The gang with the most renown wins. Every round brings renown for the developments and the middle spaces that you control. You can also buy some, and each black market card counts 1 at the end. The game ends when the pool of renown cannot pay a round any more.
game-time = about 90 minutes
game-time-source = At a table about 90 minutes, say published descriptions; against bots less.

## What the lab compares

lab-about-gang = How often this gang won the game.
lab-about-first-round = How often the player won the game who was first player of the first round.
lab-about-first-development = How often the player won the game who was the first to build on this level.
lab-about-most-of-the-game = How often the player won the game who had more of this than anybody else.
lab-about-black-market-card = How often the player won the game who bought this card. Whoever can pay for it may be ahead already.
lab-about-development = How often the player won the game who built this. Whoever can pay for it may be ahead already.
lab-about-length = How often a game took so many rounds or fewer.

## Words

coordinate-card = Coordinate Card { $number }
token-number = { $token } { $number }
# Not said by themselves: parts of other sentences.
action-name = { $action ->
    [recruit] Recruit
    [buy] Buy
    [produce_develop] Produce and Develop
    [sell] Sell
    [refresh] Refresh
   *[move] Move
}
level-name = { $level ->
    [slums] Slums
    [midtown] Midtown
   *[heights] Heights
}
for-arcs = { $arcs ->
    [0] for free
   *[other] for { $arcs } ARCs
}

## Options of the game

option-gang_choice = How gangs are given out.
option-gang_choice-random = At random
option-gang_choice-draft = Chosen, the first player first
option-sides = Where gangs enter the city.
option-sides-choose = Chosen, the first player first
option-sides-random = At random
option-show_renown = Open renown: everybody sees how much renown each player has.
option-max_rounds = The longest game, in rounds. Most games end sooner, when the pool of renown runs dry.

## What a player is asked

prompt-gang = Which gang do you lead?
prompt-side = Where does your gang enter the city?
prompt-reset = Discard what you do not want to keep. Then you draw up to { $limit } cards.
prompt-turn = { $acted ->
    [no] Choose an action; this is your turn { $turn } of { $turns }. You may play cards first.
    [outside] Choose an action; this is your turn { $turn } of { $turns }. Your gang is not in the city yet: Move brings it in.
    [bonus] You may take a bonus action, play cards, or end the turn.
   *[yes] You may play cards, or end the turn.
}
prompt-recruit = { $row ->
    [empty] All gang members of the row are gone. The next card of the deck is yours to recruit; the others may bid.
   *[cards] Whom do you want to recruit? The others may bid.
}
prompt-auction = { $card }, attack { $attack }: { $bid ->
    [0] nobody has bid.
   *[other] { $bidder } bids { $bid } ARCs.
} { $declarer ->
    [yes] Do you bid more?
   *[no] Do you bid? Winning costs you a turn.
}
prompt-hire = Whom do you hire { for-arcs }?
prompt-buy = { $bought ->
    [yes] You have bought a card.
   *[no] You may buy a card.
} { $renown } of { $limit } renown bought.
prompt-bazaar = Which card do you buy for { $arcs } ARCs less?
prompt-cheapen = What costs you { $arcs } ARCs less in this turn?
prompt-produce = Which of your developments do you use?
prompt-build = What do you build?
prompt-build-now = { $arcs ->
    [0] What do you build?
   *[other] What do you build for { $arcs } ARCs less?
}
prompt-place = { $type }: which spaces does it cover?
prompt-sell = { $sold } of { $limit } products sold.
prompt-sell-now = { $sold } of { $limit } products sold.
prompt-refresh = Discard what you do not want to keep. Then you draw up to { $limit } cards.
prompt-move = { $gone } of { $limit } figures moved; { $fight ->
    [none] you may start one fight in this turn
   *[other] your fight of this turn is on { $fight }
}. Which one is next?
prompt-go = { $start ->
    [none] Your figure enters on { $entry }. Where does it go?
   *[other] Where does the figure from { $start } go?
}
prompt-lead = { $count ->
    [one] You may move one more figure, { $steps } spaces at most, never to enemies.
   *[other] You may move { $count } more figures, { $steps } spaces each at most, never to enemies.
}
prompt-deploy = { $count ->
    [one] Where do you put a figure from your pool?
   *[other] Where do you put figures from your pool? { $count } are left.
}
prompt-dispel = { $count ->
    [one] Which YCU token goes back into the bag?
   *[other] Which YCU tokens go back into the bag? { $count } are left.
}
prompt-rob = Who gives you { $arcs } ARCs, or all that is there?
prompt-peek = Whose hand do you look at?
prompt-stock = { $count ->
    [one] Where does the product go?
   *[other] Where do the { $count } products go?
}
prompt-search = Which pile do you search?
prompt-find = Which card do you take into your hand?
prompt-give = Which unit card do you give up? Together with a figure it brings { $arcs } ARCs.
prompt-return = Which figure do you give up? It brings { $arcs } ARCs.
prompt-fights = { $how ->
    [both] Whom do you fight or bribe next?
    [ycu] Fight or bribe: which YCU token is next?
   *[players] Where do you fight next?
}
prompt-lay = { $how ->
    [ycu] You fight the { $token } on { $space }: { $strength } or more wins.
    [attacks] You attack { $other } on { $space }.
   *[defends] { $other } attacks you on { $space }, with { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }.
} You roll { $dice ->
    [one] one die
   *[other] { $dice } dice
}. { $laid } of { $limit } cards laid.
prompt-reroll = { $mine } against { $theirs }. { $count ->
    [0] You can pick no more dice.
    [one] You may pick one die to roll it again.
   *[other] You may pick { $count } dice to roll them again.
}
prompt-defeat = Which unit card do you lose?
prompt-hunt = Which unit card of your draw pile do you lose?

## What a player can do

gang = Lead the { $gang }
enter = Enter the city on { $space }
done = Done
done-here = { $step ->
    [recruit] Turn up the next gang member
    [produce] Go on to building
    [build] Build nothing
    [buy] { $begun ->
        [yes] Buy no more
       *[no] Buy nothing
    }
    [refresh] Keep the rest, and draw
    [reset] Keep the rest
    [fights] Go on to the battles
    [deploy] Put no more figures on the board
    [dispel] Send no more tokens back
    [reroll] { $begun ->
        [yes] Roll the picked dice again
       *[no] Keep the dice
    }
    [move] { move-no-more }
    [lead] { move-no-more }
   *[sell] { $begun ->
        [yes] Sell no more
       *[no] Sell nothing
    }
}
move-no-more = { $begun ->
    [yes] Move nobody else
   *[no] Move nobody
}
do = { action-name }
do-here = Bonus action: { action-name }
end = End the turn
pass = Pass
bid = Raise the bid by { $arcs } ARCs
bid-here = Bid { $arcs } ARCs
renown = Buy 1 renown { for-arcs }
use = Use the development on { $space }
use-here = Use { $type } on { $space }
sell = Sell a product on { $space }
sell-here = Sell a product of { $type } on { $space } { for-arcs }
stock = Products on { $space }
stock-here = Products for { $type } on { $space }
place = Build from { $space } on, turned by { $degrees } degrees
place-here = Build on { $spaces }
pool = Bring in a figure from your pool
fetch = Move a figure on { $space }
fetch-moved = Move a figure on { $space } that has moved already
go = Go to { $space }
go-here = Go to { $space }, and fight there
deploy = Put a figure on { $space }
return-pool = Give up a figure of your pool
return = Give up a figure on { $space }
attack = Attack on { $space }
attack-here = Attack { $other } on { $space }
fight = Fight { $token }
fight-here = Fight the { $token } on { $space }: { $strength } or more
bribe = Bribe { $token }
bribe-here = Bribe the { $token } on { $space } { for-arcs }
bribe-all = Bribe all of them
bribe-all-here = Bribe all of them { for-arcs }
dispel = Send { $token } back
dispel-here = Send the { $token } on { $space } back
blind = Lay your top card, unseen
confirm = Fight with these cards
confirm-here = { $cards ->
    [0] Fight without cards
    [one] Fight with this card
   *[other] Fight with these { $cards } cards
}
reroll = Pick a die that shows { $face }
rob = Take ARCs from { $seat }
rob-here = Take { $arcs } ARCs from { $seat }
peek = Look at the hand of { $seat }
search-draw = Search your draw pile
search-discard = Search your discard pile
build = Build { $type } { for-arcs }
cheapen-type = { $type } for less
cheapen-type-here = { $type } { for-arcs }
name = Recruit { $card }
name-here = Recruit { $card }, attack { $attack }
hire = Hire { $card }
hire-here = Hire { $card }, attack { $attack }
buy = Buy { $card } { for-arcs }
cheapen = { $card } for less
cheapen-here = { $card } { for-arcs }
throw = Discard { $card }
lay = Lay { $card }
lay-here = Lay { $card }, attack { $attack }
lose = Lose { $card }
find = Take { $card }
give = Give up { $card }
play = Play { $card }

## Why not

refuse-gang-first = First choose a gang.
refuse-gang-taken = Somebody leads that gang already.
refuse-side-first = First choose where your gang enters the city.
refuse-side-taken = Somebody else enters the city there.
refuse-no-entry = No gang enters the city there: only the spaces with a crosshair are entries.

refuse-reset-first = First discard what you do not want to keep.
refuse-refresh-first = First discard what you do not want to keep, and draw.
refuse-not-in-hand = You do not have { $card } in your hand.
refuse-not-own-turn = Only in your own turn.
refuse-battle-card = { $card } works only in a battle.
refuse-no-effect = { $card } would do nothing now.
refuse-turn-first = First choose an action.
refuse-has-acted = You have taken your action, and have no bonus action of this kind.
refuse-end-first = Your action is over: play cards, or end the turn.
refuse-no-members = No gang member is left to recruit.

refuse-recruit-first = First name a gang member whom you want to recruit.
refuse-turn-up-first = The row is empty: now you turn up the next gang member, or play a card before.
refuse-not-in-row = { $card } does not lie in the row.
refuse-auction-first = First bid or pass.
refuse-bid-price = You cannot pay that: you have { $arcs } ARCs.
refuse-hire-first = First choose the gang member whom you hire.

refuse-buy-first = First finish buying.
refuse-has-bought = You have bought a card in this action.
refuse-not-for-sale = { $card } is not for sale now.
refuse-good-price = It costs { $price } ARCs, and you have less.
refuse-renown-limit = You buy no more renown in one action than your influence: { $limit }.
refuse-renown-price = You do not have enough ARCs for renown.
refuse-pool-empty = The pool of renown is empty.
refuse-bazaar-first = First choose the card that you buy for less.
refuse-cheapen-first = First choose what costs you less.
refuse-only-goods = This makes only black market cards cheaper.

refuse-produce-first = First use your developments, or go on to building.
refuse-build-first = First choose what you build.
refuse-build-now-first = { refuse-build-first }
refuse-used-before = Now you build: developments are used before that.
refuse-place-first = First choose where the development goes.
refuse-no-tile = There is no development.
refuse-called-elsewhere = This development is chosen by another of its spaces, the lowest on the left.
refuse-not-controlled = You do not control it: that takes a figure of yours on every space of it, and no enemy.
refuse-no-produce = This development is not used: it has nothing to produce.
refuse-tile-used = You have used it in this action.
refuse-tile-idle = Using it would do nothing now.
refuse-no-tile-left = No { $type } is left to build.
refuse-tile-price = It costs { $price } ARCs, and you have less.
refuse-no-site = There is no room for { $type } any more.
refuse-wrong-level = It does not fit there: all its spaces have to be of its level.
refuse-covered = There is a development already.
refuse-sell-first = First finish selling.
refuse-sell-now-first = { refuse-sell-first }
refuse-sale-limit = You sell no more products in one action than your influence: { $limit }.
refuse-no-products = No products lie there.
refuse-stock-first = First choose where the products go.
refuse-makes-no-products = Products go only to a development of yours that makes some.

refuse-move-first = First finish moving.
refuse-move-limit = No more figures move in this action: { $limit } is the limit.
refuse-pool-out = There is no figure left in your pool.
refuse-no-figure = You have no figure there.
refuse-has-moved = Your figures there have moved in this action.
refuse-held-by-battle = There are enemies: your figures cannot leave before the battle.
refuse-nowhere = There is nowhere to go from here.
refuse-go-first = First choose where the figure goes.
refuse-started-there = A figure does not end its move where it started.
refuse-blocked = That square is blocked.
refuse-space-full = { $limit ->
    [1] One of your figures stands there: there is no room for another.
   *[other] Two of your figures stand there: there is no room for a third.
}
refuse-enemies-twice = You have gone to one space with enemies, and may not go to another one in this turn.
refuse-enemies-led = This never moves a figure to enemies.
refuse-too-far = The figure does not get there.
refuse-lead-first = First move the figures that the effect allows, or nobody else.
refuse-has-been-led = Your figures there have been moved by this effect.
refuse-deploy-first = First put figures from your pool onto the board, or no more.
refuse-not-his-space = You do not control that space.
refuse-not-on-tile = Only a space of a development without enemies.

refuse-rob-first = First choose who gives you ARCs.
refuse-peek-first = First choose whose hand you look at.
refuse-another-player = Choose another player.
refuse-another-hand = Choose another player's hand.
refuse-no-arcs = There are no ARCs to take.
refuse-empty-hand = That hand is empty.
refuse-search-first = First choose the pile that you search.
refuse-find-first = First take a card.
refuse-empty-pile = That pile is empty.
refuse-not-in-pile = There is no { $card } in that pile.
refuse-dispel-first = First choose which YCU tokens go back into the bag.
refuse-in-the-bag = That YCU token is in the bag.
refuse-give-first = First give up a unit card.
refuse-return-first = First give up a figure.

refuse-fights-first = First fight or bribe.
refuse-not-contested = No figures of yours and of another player are together there.
refuse-not-faced = That YCU token is not where figures of yours are.
refuse-alike = A YCU token of the same kind is there: choose that one.
refuse-bribe-price = The bribe is { $price } ARCs, and you have less.
refuse-not-several = There are not several YCU tokens to bribe.
refuse-lay-first = First lay cards for the battle, or fight.
refuse-row-full = You lay no more cards than your influence: { $limit }.
refuse-draw-empty = Your draw pile is empty.
refuse-reroll-first = First pick dice to roll again, or go on.
refuse-no-more-rerolls = You can pick no more dice.
refuse-no-such-die = None of your dice shows that.
refuse-defeat-first = First choose the unit card that you lose.
refuse-hunt-first = { refuse-defeat-first }
refuse-lose-open = It has to be a unit card of this battle; without one, of your discard pile; without one, of your hand.
refuse-no-unit = { $card } is no unit card.
refuse-no-unit-there = There is no unit card in your draw pile.

## What happened

event-rolled-first = { $you ->
    [yes] You roll { $face } for the first turn.
   *[no] { $seat } rolls { $face } for the first turn.
}
event-first = { $you ->
    [yes] You are first player.
   *[no] { $seat } is first player.
}
event-gang = { $you ->
    [yes] You lead the { $gang }.
   *[no] { $seat } leads the { $gang }.
}
event-side = { $you ->
    [yes] Your gang enters the city on { $space }.
   *[no] The gang of { $seat } enters the city on { $space }.
}
event-round = Round { $round }.
event-marked = { $you ->
    [yes] You set a card of your hand aside.
   *[no] { $seat } sets a card aside.
}
event-ready = { $you ->
    [yes] You have chosen what you keep.
   *[no] { $seat } has chosen.
}
event-discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-drew = { $count ->
    [0] { $you ->
        [yes] You have no cards to draw.
       *[no] { $seat } has no cards to draw.
    }
    [one] { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
   *[other] { $you ->
        [yes] You draw { $count } cards.
       *[no] { $seat } draws { $count } cards.
    }
}
event-income = { $you ->
    [yes] Your income is { $arcs } ARCs.
   *[no] The income of { $seat } is { $arcs } ARCs.
}
event-renewed = New gang members and black market cards are laid out.
event-turn = { $you ->
    [yes] Your turn.
   *[no] The turn of { $seat }.
}
event-acts = { $you ->
    [yes] Your action: { action-name }.
   *[no] The action of { $seat }: { action-name }.
}
event-ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
event-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-permanent = { $you ->
    [yes] You play { $card } for good.
   *[no] { $seat } plays { $card } for good.
}
event-revealed = { $you ->
    [yes] You reveal { $card }, and try to recruit it.
   *[no] { $seat } reveals { $card }, and tries to recruit it.
}
event-named = { $you ->
    [yes] You want to recruit { $card }.
   *[no] { $seat } wants to recruit { $card }.
}
event-nobody-left = { $you ->
    [yes] You find nobody to recruit.
   *[no] { $seat } finds nobody to recruit.
}
event-bid = { $you ->
    [yes] You bid { $arcs } ARCs.
   *[no] { $seat } bids { $arcs } ARCs.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-cannot-bid = { $you ->
    [yes] You do not have enough ARCs to bid.
   *[no] { $seat } does not have enough ARCs to bid.
}
event-recruited = { $you ->
    [yes] You recruit { $card } { for-arcs }.
   *[no] { $seat } recruits { $card } { for-arcs }.
}
event-bought = { $you ->
    [yes] You buy { $card } { for-arcs }.
   *[no] { $seat } buys { $card } { for-arcs }.
}
event-bought-renown = { $you ->
    [yes] You buy 1 renown { for-arcs }.
   *[no] { $seat } buys 1 renown { for-arcs }.
}
event-cheaper = { $you ->
    [yes] { $card } costs you { $arcs } ARCs less in this turn.
   *[no] { $card } costs { $seat } { $arcs } ARCs less in this turn.
}
event-cheaper-type = { $you ->
    [yes] { $type } costs you { $arcs } ARCs less in this turn.
   *[no] { $type } costs { $seat } { $arcs } ARCs less in this turn.
}
event-used = { $you ->
    [yes] You use { $type } on { $space }.
   *[no] { $seat } uses { $type } on { $space }.
}
event-produced = { $count ->
    [one] { $you ->
        [yes] You put a product on { $space }.
       *[no] { $seat } puts a product on { $space }.
    }
   *[other] { $you ->
        [yes] You put { $count } products on { $space }.
       *[no] { $seat } puts { $count } products on { $space }.
    }
}
event-built = { $you ->
    [yes] You build { $type } on { $space }.
   *[no] { $seat } builds { $type } on { $space }.
}
event-paid = { $you ->
    [yes] You pay { $arcs } ARCs.
   *[no] { $seat } pays { $arcs } ARCs.
}
event-sold = { $you ->
    [yes] You sell a product on { $space } { for-arcs }.
   *[no] { $seat } sells a product on { $space } { for-arcs }.
}
event-entered = { $you ->
    [yes] A figure of yours comes to { $space }.
   *[no] A figure of { $seat } comes to { $space }.
}
event-walked = { $you ->
    [yes] Your figure goes from { $start } to { $space }.
   *[no] A figure of { $seat } goes from { $start } to { $space }.
}
event-deployed = { $you ->
    [yes] You put a figure on { $space }.
   *[no] { $seat } puts a figure on { $space }.
}
event-rolled = { $you ->
    [yes] You roll the die: { $face }.
   *[no] { $seat } rolls the die: { $face }.
}
event-earned = { $arcs ->
    [0] { $you ->
        [yes] You get nothing.
       *[no] { $seat } gets nothing.
    }
   *[other] { $you ->
        [yes] You get { $arcs } ARCs.
       *[no] { $seat } gets { $arcs } ARCs.
    }
}
event-renown = { $you ->
    [yes] You gain { $points } renown.
   *[no] { $seat } gains { $points } renown.
}
event-robbed = { $you ->
    [yes] You take { $arcs } ARCs from { $other }.
   *[no] { $seat } takes { $arcs } ARCs from { $other_you ->
        [yes] you
       *[no] { $other }
    }.
}
event-peeked = { $you ->
    [yes] You look at the hand of { $other }.
   *[no] { $seat } looks at { $other_you ->
        [yes] your hand
       *[no] the hand of { $other }
    }.
}
event-searched = { $you ->
    [yes] You search your draw pile.
   *[no] { $seat } searches the own draw pile.
}
event-found = { $you ->
    [yes] You take { $card } into your hand.
   *[no] { $seat } takes { $card } from the discard pile.
}
event-found-hidden = { $seat } takes a card from the draw pile.
event-dispelled = { $you ->
    [yes] You send { $token } away from { $space }, back into the bag.
   *[no] { $seat } sends { $token } away from { $space }, back into the bag.
}
event-patrol = The Yugai patrol comes.
event-coordinates = { $card } is drawn.
event-landed = { $token } lands on { $space }.
event-bribed = { $arcs ->
    [0] { $you ->
        [yes] You bribe { $token } with nothing.
       *[no] { $seat } bribes { $token } with nothing.
    }
   *[other] { $you ->
        [yes] You bribe { $token } with { $arcs } ARCs.
       *[no] { $seat } bribes { $token } with { $arcs } ARCs.
    }
}
event-battle = { $you ->
    [yes] You attack { $other } on { $space }.
   *[no] { $seat } attacks { $other_you ->
        [yes] you
       *[no] { $other }
    } on { $space }.
}
event-fight = { $you ->
    [yes] You fight { $token } on { $space }.
   *[no] { $seat } fights { $token } on { $space }.
}
event-laid = { $you ->
    [yes] You lay { $hand } from your hand, { $blind } from your draw pile.
   *[no] { $seat } lays { $hand } from the hand, { $blind } from the draw pile.
}
event-showed = { $you ->
    [yes] You reveal { $card }: attack { $attack }.
   *[no] { $seat } reveals { $card }: attack { $attack }.
}
event-dice = { $dice ->
    [0] { $you ->
        [yes] You have no dice to roll.
       *[no] { $seat } has no dice to roll.
    }
    [one] { $you ->
        [yes] You roll one die: { $sum }.
       *[no] { $seat } rolls one die: { $sum }.
    }
   *[other] { $you ->
        [yes] You roll { $dice } dice: { $sum }.
       *[no] { $seat } rolls { $dice } dice: { $sum }.
    }
}
event-rerolled = { $dice ->
    [one] { $you ->
        [yes] You roll one die again: all dice are { $sum } now.
       *[no] { $seat } rolls one die again: all dice are { $sum } now.
    }
   *[other] { $you ->
        [yes] You roll { $dice } dice again: all dice are { $sum } now.
       *[no] { $seat } rolls { $dice } dice again: all dice are { $sum } now.
    }
}
event-totals = { $you ->
    [yes] You have { $mine } against { $theirs }.
   *[no] { $seat } has { $mine } against { $theirs }.
}
event-defeated = { $you ->
    [yes] You are defeated, and lose a figure on { $space }.
   *[no] { $seat } is defeated, and loses a figure on { $space }.
}
event-defeated-ycu = { $you ->
    [yes] You defeat { $token }.
   *[no] { $seat } defeats { $token }.
}
event-kept = { $you ->
    [yes] You lose no card.
   *[no] { $seat } loses no card.
}
event-killed = { $you ->
    [yes] You lose one more figure on { $space }.
   *[no] { $seat } loses one more figure on { $space }.
}
event-lost = { $you ->
    [yes] You lose { $card } for good.
   *[no] { $seat } loses { $card } for good.
}
event-no-card = { $you ->
    [yes] You have no unit card to lose.
   *[no] { $seat } has no unit card to lose.
}
event-prize = { $you ->
    [yes] You win { $arcs } ARCs.
   *[no] { $seat } wins { $arcs } ARCs.
}
event-alert = { $you ->
    [yes] You have raised an alert: { $alert }.
   *[no] { $seat } has raised an alert: { $alert }.
}
event-fined = { $arcs ->
    [0] { $you ->
        [yes] You have no ARCs to lose.
       *[no] { $seat } has no ARCs to lose.
    }
   *[other] { $you ->
        [yes] You lose { $arcs } ARCs.
       *[no] { $seat } loses { $arcs } ARCs.
    }
}
event-rumour = { $points ->
    [0] { $you ->
        [yes] You have no renown to lose.
       *[no] { $seat } has no renown to lose.
    }
   *[other] { $you ->
        [yes] You lose { $points } renown.
       *[no] { $seat } loses { $points } renown.
    }
}
event-influence = { $you ->
    [yes] { $condition }: your influence is { $influence } now.
   *[no] { $condition }: the influence of { $seat } is { $influence } now.
}
event-police = { $you ->
    [yes] You are done with the police: { police-outcome }
   *[no] { $seat } is done with the police: { police-outcome }
}
event-fallen = { $figures ->
    [one] { $you ->
        [yes] You have lost a figure to them.
       *[no] { $seat } has lost a figure to them.
    }
   *[other] { $you ->
        [yes] You have lost { $figures } figures to them.
       *[no] { $seat } has lost { $figures } figures to them.
    }
}
police-outcome = { $bribed ->
    [0] { $beaten ->
        [0] none defeated, none bribed.
       *[other] { $beaten } defeated, none bribed.
    }
   *[other] { $beaten ->
        [0] { $bribed } bribed, none defeated.
       *[other] { $beaten } defeated, { $bribed } bribed.
    }
}
event-claimed = { $you ->
    [yes] You claim { $points } renown.
   *[no] { $seat } claims { $points } renown.
}
event-pool-short = The pool of renown cannot pay any more: the game ends.
event-last-round = That was the last round.
event-scored = { $points ->
    [one] { $you ->
        [yes] You have 1 point.
       *[no] { $seat } has 1 point.
    }
   *[other] { $you ->
        [yes] You have { $points } points.
       *[no] { $seat } has { $points } points.
    }
}
event-won = { $points ->
    [one] { $you ->
        [yes] You win with 1 point.
       *[no] { $seat } wins with 1 point.
    }
   *[other] { $you ->
        [yes] You win with { $points } points.
       *[no] { $seat } wins with { $points } points.
    }
}

## The table in plain lines

text-round = { $round ->
    [0] Before the first round
   *[other] Round { $round }, of { $most } at most
}
text-first = { $you ->
    [yes] You are first player.
   *[no] { $seat } is first player.
}
text-pool = Renown in the pool: { $renown }; claims now: { $claims }{ $rounds ->
    [0] {""}
    [one] , so this would be the last round
   *[other] , so it would end after { $rounds } more awards
}
text-supply = Products in the supply: { $count }
text-chooses = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
}: { $step ->
    [gang] a gang
    [side] where the gang enters the city
    [reset] what to discard
    [turn] an action, a card, or the end of the turn
    [recruit] whom to recruit
    [auction] a bid
    [hire] whom to hire
    [buy] what to buy
    [bazaar] what to buy for less
    [cheapen] what costs less
    [produce] which development to use
    [build] what to build
    [build-now] what to build at once
    [place] where to build
    [sell] what to sell
    [sell-now] what to sell at once
    [refresh] what to discard
    [move] which figure moves
    [go] where a figure goes
    [lead] which figure moves
    [deploy] where figures come from the pool
    [dispel] which YCU tokens go back
    [rob] who gives ARCs
    [peek] whose hand to look at
    [stock] where products go
    [search] which pile to search
    [find] which card to take
    [give] which unit card to give up
    [return] which figure to give up
    [fights] whom to fight or bribe
    [lay] cards for the battle
    [reroll] dice to roll again
    [defeat] which unit card is lost
    [hunt] which unit card of the draw pile is lost
   *[other] { $step }
}
text-times = { $name } ×{ $count }

text-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $seat }.
}
text-bonus = {"   "} Bonus action to come: { action-name }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
text-sell-bonus = {"   "} Each product brings { $count } ARCs more
text-more-figures = {"   "} More figures in each Move: { $count }
text-more-steps = {"   "} More spaces for each figure: { $count }
text-gone = {"   "} Figures moved in this Move: { $count }
text-moved = {"   "} They stand on { $spaces }
text-led = {"   "} Moved by the effect, now on { $spaces }
text-entered = {"   "} Enemies were met on { $space }: no other space with enemies can be entered in this turn
text-cheaper = {"   "} { $name }: { $arcs } ARCs less

text-lot = On offer: { $card }
text-auction = Auction: nobody has bid
text-bid = Auction: { $you ->
    [yes] you bid
   *[no] { $seat } bids
} { $arcs } ARCs
text-out = {"   "} Out: { $names }

text-battle = Battle on { $space }: { $you ->
    [yes] you attack { $other }
   *[no] { $seat } attacks { $other_you ->
        [yes] you
       *[no] { $other }
    }
}
text-fight = Battle on { $space }: { $you ->
    [yes] you fight
   *[no] { $seat } fights
} the { $token }; { $strength } or more wins
text-side = {"   "} { $you ->
    [yes] You
   *[no] { $seat }
}: dice { $dice }, attack { $strength }
text-row = {"   "} From the hand, face down: { $cards }
text-blind = {"   "} From the draw pile, face down: { $count }
text-shown = {"   "} Revealed: { $cards }
text-rolled = {"   "} Dice: { $faces }, together { $sum }; total { $total }
text-picked = {"   "} Picked to be rolled again: { $faces }
text-rerolls = {"   "} Dice that can be rolled again later: { $counts }
text-keeps = {"   "} Loses no card
text-prize = {"   "} Wins { $count } ARCs with the battle
text-fame = {"   "} Wins { $count } renown with the battle
text-kills = {"   "} Kills one figure more with the battle

text-player = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}{ $gang ->
    [none] {""}
   *[other] , { $gang }
}: { $renown ->
    [-1] renown covered
   *[other] { $renown } renown, { $points ->
        [one] 1 point
       *[other] { $points } points
    } with black market cards
}{ $acts ->
    [yes] , to act
   *[no] {""}
}
text-entry = {"   "} Enters the city on { $space }
text-means = {"   "} { $arcs } ARCs, influence { $influence }, { $turns ->
    [0] no turn left
    [one] 1 turn left
   *[other] { $turns } turns left
}; would claim { $claim } renown now
text-aims = {"   "} Conditions: { $aims }
text-aim = { $name } { $met ->
    [yes] met
   *[no] { $count } of { $needed }
}
text-figures = {"   "} Figures: { $pool } in the pool, { $unused } unused, { $board ->
    [0] none on the board
   *[other] { $board } on the board: { $spaces }
}
text-held = {"   "} Holds these spaces against enemies: { $spaces }
text-owned = {"   "} Unit cards: { $units }; black market cards: { $owned }; battles won: { $won }
text-hand = {"   "} Hand ({ $count }): { $cards }
text-hand-hidden = {"   "} Cards in hand: { $count }
text-card = {"      "} { $card }{ $attack ->
    [-1] {""}
   *[other] , attack { $attack }
}: { $rule }
text-marked = {"   "} To be discarded: { $cards }
text-draw = {"   "} Draw pile ({ $count }): { $cards }
text-draw-hidden = {"   "} Cards in the draw pile: { $count }
text-discard = {"   "} Discard pile: { $cards }
text-played = {"   "} Just played: { $cards }
text-permanent = {"   "} In play, { $card }: { $rule }

text-conditions = Each of these raises influence once:
text-condition = {"   "} { $name }: { $rule }

text-members = Gang members to recruit: { $count }
text-attack = { $attack } for the { $gang }
text-member = {"   "} { $card }, attack { $attacks }: { $rule }
text-goods = Black market: { $count }
text-good = {"   "} { $card }, { $arcs } ARCs: { $rule }
text-types = Developments to build:
text-type = {"   "} { $type }, { level-name }, { $arcs } ARCs, { $renown } renown, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces ({ $columns } by { $rows })
}, { $left } left: { $rule }

text-level = { level-name }: { $spaces }
text-blocked = Blocked: { $spaces }
text-printed = Renown on spaces without a development: { $spaces }
text-entries = Entries: { $spaces }
text-nobody = nobody controls it
text-controls = { $you ->
    [yes] you control it
   *[no] { $seat } controls it
}
text-short = { $you ->
    [yes] you are one figure short of controlling it
   *[no] { $seat } is one figure short of controlling it
}
text-tile = { $type } on { $spaces }: { $renown } renown, { $products ->
    [0] {""}
    [one] 1 product { for-arcs },{" "}
   *[other] { $products } products { for-arcs } each,{" "}
}{ $control }{ $used ->
    [yes] ; used in this action
   *[no] {""}
}
text-space = { $space }, { level-name }{ $type ->
    [none] {""}
   *[other] , { $type }
}: { $there }
text-stand = { $you ->
    [yes] { $count ->
        [one] 1 figure of yours
       *[other] { $count } figures of yours
    }
   *[no] { $count ->
        [one] 1 figure of { $seat }
       *[other] { $count } figures of { $seat }
    }
}
text-token = { $token } (attack { $attack }, bribe { $bribe })

text-map-signs = s Slums, m Midtown, h Heights, a number for a development, * entry, #### blocked; ! and the attack of the YCU there
text-map-gang = { $letter } { $seat }
text-map-tile = { $number } { $type }

text-bag = In the bag ({ $count }): { $tokens }
text-deck = { $deck ->
    [member] Gang member deck
    [goods] Black market deck
   *[coordinate] Coordinate deck
}: { $count }
text-member-discard = Gang members discarded: { $cards }
text-goods-discard = Black market cards discarded: { $cards }
text-coordinate-discard = Coordinate cards discarded: { $cards }
text-coordinate = { $card } ({ $spaces })
text-box = Out of the game: { $cards }

## Table

table-your-turn = Your move.
table-picked = Choose what to do with it, or something else.
table-put-back = Put it back
table-where = { $fights ->
    [yes] Where does it go? A space with enemies is your only fight of this turn.
   *[no] Where does it go?
}
table-unreached = This figure cannot go to { $space }. Choose a space that is lit, or put the figure back.
table-turn-tile = Turn the tile
table-tray = Your choices
table-actions = What you can do
table-city = The city
table-view = View of the city
table-closer = Closer
table-farther = Farther
table-fit = The whole city
table-as-list = City as a list
table-as-map = City as a map
table-list-or-map = City as a list, or as a map
table-setup = Before the first round
table-round = Round { $round }
table-renown-pool = { $count } in the pool
table-rounds-left = { $count ->
    [one] may end this round
   *[other] about { $count } rounds left
}
table-first = First player
table-turns-left = { $count ->
    [0] no turn left
    [one] 1 turn left
   *[other] { $count } turns left
}
table-arcs = ARCs
table-claim = +{ $count } a round
table-influence = Influence { $influence }
table-influence-about = Influence: the limit for cards in hand, cards in a battle, figures moved, products sold and renown bought
table-pool = pool
table-pool-of = { $count } pool { $count ->
    [one] figure
   *[other] figures
}
table-on-board = { $count ->
    [one] 1 figure in the city
   *[other] { $count } figures in the city
}
table-unused = { $count ->
    [one] 1 figure not recruited yet
   *[other] { $count } figures not recruited yet
}
table-in-hand = Cards in hand
table-draw-pile = Draw pile
table-layer = { $depth ->
    [0] On top, in some order
   *[other] Below, in some order
}: { $sure ->
    [yes] { $cards }.
   *[no] { $count } of { $cards }; the others are in the hand or laid face down.
}
table-discard-pile = Discard pile
table-owned = Black market cards: { $count }
table-choose-player = Choose { $name }
table-open-mat = The mat of { $name }
table-market = Market
table-members = Gang members
table-goods = Black market
table-types = Developments
table-deck = deck { $count }
table-bag = YCU in the bag: { $tokens }
table-attack = Attack { $attack }
table-price = { $arcs } ARCs
table-type = { level-name }, { $arcs } ARCs, { $renown } renown a round, { $left } left.
table-type-about = { level-name }, { $arcs } ARCs, { $renown } renown a round
table-hand = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
table-space = { $space }, { level-name }
table-space-blocked = { $space }, blocked
table-tile = { $name }{ $products ->
    [0] {""}
    [one] {" "}with 1 product
   *[other] {" "}with { $products } products
}{ $held ->
    [yes] , held by { $holder }
   *[no] {""}
}
table-printed = { $count } renown
table-entry = { $owned ->
    [yes] entry of { $name }
   *[no] entry
}
table-figures-of = { $count ->
    [one] { $name } 1 figure
   *[other] { $name } { $count } figures
}
table-ycu = { $names }, attack { $attack }
table-token = { $name }: attack { $attack }, bribe { $arcs } ARCs
table-auction = Auction
table-bidding = Your bid
table-bids = bids { $arcs }
table-out = is out
table-declarer = named the card
table-costs-a-turn = Winning costs you one of your turns.
table-battle = Battle on { $space }
table-versus = against
table-chance = { $against ->
    [ycu] { $percent } to win, by the cards that you know
   *[player] { $percent } to win, by dice and the cards that you know
}
table-at-once = { $fight }, at once: { $how ->
    [bare] without cards, { $percent } to win
   *[top] with the top card of your draw pile, unseen
}
table-action-about = { $action ->
    [recruit] Name a gang member for your deck. The others may bid; if nobody does, it costs nothing. It brings a figure to your pool.
    [buy] Buy a black market card, and renown as often as your influence.
    [produce_develop] Use the developments that you control, then build one.
    [sell] Sell products of the developments that you control, as many as your influence.
    [refresh] Discard what you do not want to keep, and draw new cards.
   *[move] Bring figures from your pool into the city, or move those that are there, as many as your influence.
}
table-total-is = Total { $total }
table-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}, { $strength } without dice
table-score = { $source ->
    [claims] Claimed in the rounds
    [bought] Bought
    [cards] Black market cards
   *[other] Won and lost otherwise
}
table-scores = Renown
table-total = Total
table-close-sheet = Close the scores
table-close = Close
table-continue = Go on
